/** What a seat sees of a game of Coimbra, and what follows from it: prices, places in line, ranks. */
import type { SeatColour } from "$kit/contract";
import {
  CAP,
  CITIES,
  COLOURS,
  LOCATIONS,
  cardOf,
  favourOf,
  monasteryOf,
  voyageOf,
  type CardFace,
  type City,
  type Class,
  type Colour,
  type Diploma,
  type Goods,
  type Location,
} from "./content";

export interface StandingDie {
  colour: Colour;
  value: number;
  owner: number;
  capped: boolean;
}
export interface StandingToken {
  token: number;
}
/** A die or a die token in a line. Owners are counted from 1. */
export type Standing = StandingDie | StandingToken;
export interface Player {
  guards: number;
  coins: number;
  points: number;
  crowns: number;
  tokens: Class[];
  tracks: Record<Class, number>;
  cards: string[];
  pilgrim: string | null;
  dice: Colour[];
  favours: string[];
}
export interface CoimbraView {
  [field: string]: unknown;
  seat: number;
  seats: number;
  round: number;
  phase: string;
  location: Location | null;
  order: number[];
  pool: string[];
  locations: Record<Location, Standing[]>;
  turned: number[];
  acting: Standing | null;
  display: Record<City, ({ card: string; crown: boolean } | null)[]>;
  favours: Record<string, number>;
  cap: "free" | "used";
  pairs: string[][];
  monasteries: Record<string, { tile: string; disks: number[] }>;
  voyages: Record<string, number[]>;
  tracks: Record<Class, { tile: string; points: number[]; disks: [number, number][] }>;
  discard: string[];
  "to-come": string[];
  players: Player[];
  rival: boolean;
}

const SEATS: readonly SeatColour[] = ["red", "blue", "yellow", "black"];

export function colourOf(seat: number): SeatColour {
  return SEATS[seat] ?? "black";
}

export function isToken(standing: Standing): standing is StandingToken {
  return "token" in standing;
}

export function valueOf(standing: Standing): number {
  return isToken(standing) ? standing.token : standing.value;
}

/** A die's face as moves name it: `grey-6`. */
export function parseDie(name: string): { colour: Colour; value: number } {
  const [colour, value] = name.split("-");
  return { colour: COLOURS.find((one) => one === colour) ?? "white", value: Number(value) };
}

/** A die of a line as a move for the cap points at it. */
export function standingId(location: string, standing: StandingDie): string {
  return `${location}:${standing.colour}-${standing.value}`;
}

/** Where a new die would stand: after its equals, rising in the castle and falling in the cities (C19 to C21). */
export function placeInLine(line: readonly Standing[], location: Location, value: number): number {
  const before = (other: number) => (location === "castle" ? other <= value : other >= value);
  const place = line.findIndex((standing) => !before(valueOf(standing)));
  return place < 0 ? line.length : place;
}

/** The die of the display's row that acts now, or the value a card costs with the die chosen. */
export function cardPrice(player: Player, card: CardFace, value: number): number {
  const off = player.cards
    .flatMap((id) => cardOf(id).effects)
    .filter((effect) => effect.op === "discount" && effect.cost === card.cost)
    .reduce((sum, effect) => sum + (effect.amount ?? 0), 0);
  return Math.max(0, value - off);
}

export function voyagePrice(player: Player, id: string): number {
  const off = player.favours
    .flatMap((tile) => favourOf(tile).effects)
    .filter((effect) => effect.op === "voyage_discount")
    .reduce((sum, effect) => sum + (effect.amount ?? 0), 0);
  return Math.max(0, voyageOf(id).cost - off);
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
    .filter(([, house]) => house.disks.includes(seat + 1))
    .map(([node]) => node);
}

export function ownVoyages(view: CoimbraView, seat: number): string[] {
  return Object.entries(view.voyages)
    .filter(([, disks]) => disks.includes(seat + 1))
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
