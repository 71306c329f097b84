/** What a seat sees of a game of Coimbra, and what follows from it: prices, places in line, ranks. */
import type { SeatColour } from "$lib/seats";
import type { Known, Shapes } from "$lib/views";
import { SHELF } from "../shelf";
import {
  CAP,
  CITIES,
  COLOURS,
  LOCATIONS,
  cardOf,
  monasteryOf,
  type CardFace,
  type City,
  type Class,
  type Colour,
  type Diploma,
  type Goods,
  type Location,
} from "./content";

export type StandingDie = Known<Shapes["CoimbraDie"], { colour: Colour }>;
export type StandingToken = Shapes["CoimbraToken"];
/** A die or a die token in a line. */
export type Standing = StandingDie | StandingToken;
export type Player = Known<
  Shapes["CoimbraPlayer"],
  { tokens: Class[]; tracks: Record<Class, number>; dice: Colour[]; discounts: Record<Goods, number> }
>;
export type CoimbraView = Known<
  Shapes["CoimbraView"],
  {
    location: Location | null;
    locations: Record<Location, Standing[]>;
    acting: Standing | null;
    display: Record<City, (Shapes["CoimbraDisplayed"] | null)[]>;
    tracks: Record<Class, Shapes["CoimbraTrack"]>;
    players: Player[];
  }
>;

export function colourOf(seat: number): SeatColour {
  return SHELF.colours[seat] ?? "black";
}

export function isToken(standing: Standing): standing is StandingToken {
  return "token" in standing;
}

export function valueOf(standing: Standing): number {
  return isToken(standing) ? standing.token : standing.value;
}

const DIE = new RegExp(`^(${COLOURS.join("|")})-\\d+$`);
/** Whether a thing is a die by its face, `grey-6`. */
export const isDie = (id: string) => DIE.test(id);

/** A die's face as moves name it, `grey-6`; or a die of the pool that shows none, `die-grey`. */
export function parseDie(name: string): { colour: Colour; value: number } {
  const [first, second] = name.split("-");
  const colour = COLOURS.find((one) => one === (first === "die" ? second : first));
  return { colour: colour ?? "white", value: first === "die" ? 0 : Number(second) };
}

/** A die of a line as the board names it: by its face, and by a number where like ones stand further left. */
export function standingId(location: string, line: readonly Standing[], at: number): string {
  const face = (one: Standing) => (isToken(one) ? "" : `${location}:${one.colour}-${one.value}`);
  const id = face(line[at]!);
  const before = line.slice(0, at).filter((one) => face(one) === id).length;
  return before ? `${id}:${before + 1}` : id;
}

/** Where the die stands that a move for the cap names: the so-manieth of a player's like dice, from the left. */
export function cappable(view: CoimbraView, die: string, city: City, which: number): number {
  const { colour, value } = parseDie(die);
  const like = view.locations[city].flatMap((one, at) =>
    !isToken(one) && one["owner-seat"] === view.seat && one.colour === colour && one.value === value
      ? [at]
      : [],
  );
  return like[which - 1] ?? -1;
}

/** What a card costs a player with a die of some value. */
export function cardPrice(player: Player, card: CardFace, value: number): number {
  return card.cost === "none" ? 0 : Math.max(0, value - player.discounts[card.cost]);
}

export function goodsOf(player: Player, goods: Goods): number {
  return player[goods];
}

/** Diplomas by kind, of cards and monasteries. */
export function diplomasOf(view: CoimbraView, seat: number): Diploma[] {
  const player = view.players[seat];
  if (!player) return [];
  return [
    ...player.cards.flatMap((id) => cardOf(id).diplomas),
    ...ownMonasteries(view, seat).flatMap((node) => monasteryOf(view.monasteries[node]!.tile).diplomas),
  ];
}

/** Places with the seat's disk. */
export function ownMonasteries(view: CoimbraView, seat: number): string[] {
  return Object.entries(view.monasteries)
    .filter(([, house]) => house["disk-seats"].includes(seat))
    .map(([node]) => node);
}

export function ownVoyages(view: CoimbraView, seat: number): string[] {
  return Object.entries(view.voyages)
    .filter(([, voyage]) => voyage["disk-seats"].includes(seat))
    .map(([voyage]) => voyage);
}

/** The city in whose row a card lies. */
export function cityOf(view: CoimbraView, card: string): City | null {
  return CITIES.find((city) => view.display[city].some((place) => place?.card === card)) ?? null;
}

/** Whether the pairs of start cards are still being taken. */
export function isStart(view: CoimbraView): boolean {
  return view.pairs.some((pair) => pair.length > 0);
}

/**
 * Names by which pieces are followed from place to place. Dice of one face are counted over pool and lines, so that a
 * die leaving the pool is the one that arrives in a line.
 */
export function diceKeys(view: CoimbraView): {
  pool: string[];
  lines: Record<Location, string[]>;
  acting: string;
} {
  const seen = new Map<string, number>();
  const key = (face: string) => {
    const number = seen.get(face) ?? 0;
    seen.set(face, number + 1);
    return `die:${face}:${number}`;
  };
  const standing = (place: Location) => (one: Standing, at: number) =>
    isToken(one)
      ? `token:${place}:${one.token}:${at}`
      : key(`${one.colour}-${one.value - (one.capped ? CAP.amount : 0)}`);
  const pool = view.pool.map(key);
  const acting = view.acting && view.location ? standing(view.location)(view.acting, 0) : "";
  const lines = Object.fromEntries(
    LOCATIONS.map((place) => [place, view.locations[place].map(standing(place))]),
  ) as Record<Location, string[]>;
  return { pool, lines, acting };
}

/** The seat a board is shown for; a watcher sees the first. */
export function lookingAs(view: CoimbraView): number {
  return view.seat >= 0 && view.seat < view.players.length ? view.seat : 0;
}
