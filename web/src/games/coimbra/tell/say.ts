/** Names and states of things, in words: for those who do not see them, and for labels. */
import type { Words } from "$lib/words.svelte";
import {
  INCOME_BOXES,
  cardOf,
  incomeOf,
  trackOf,
  voyageOf,
  type Class,
  type Location,
} from "../know/content";
import { isToken, type CoimbraView, type Standing, type StandingDie } from "../know/view";

const GAME = "coimbra";
type Facts = Record<string, unknown>;

export const name = (id: string, words: Words) => words.component(GAME, id);
export const at = (key: string, words: Words, facts: Facts = {}) => words.say(`coimbra-at-${key}`, facts);
export const say = (key: string, words: Words, facts: Facts = {}) => words.say(`coimbra-web-${key}`, facts);

/** A player's name; the one beyond the seats is the rival of a game alone. */
export function who(view: CoimbraView, seat: number, words: Words): string {
  return view.rival && seat >= view.seats ? name("rival", words) : words.seat(seat);
}
export function seatsOf(view: CoimbraView, seats: readonly number[], words: Words): string {
  return words.join(seats.map((seat) => who(view, seat, words))) || words.say("nobody");
}
export function namesOf(ids: readonly string[], words: Words): string {
  return words.join(ids.map((id) => name(id, words))) || words.say("nothing");
}

/** A card with all that is printed on it, and what it costs now. */
export function tellCard(
  id: string,
  words: Words,
  more: { crown?: boolean; price?: number | null } = {},
): string {
  const card = cardOf(id);
  const facts = at("card-facts", words, {
    influence: card.influence,
    rank: name(`${card.class}-card`, words),
    cost: name(`cost-${card.cost}`, words),
    text: words.about(GAME, id),
  });
  const parts = [at("card", words, { card: name(id, words), facts })];
  if (card.diplomas.length) parts.push(at("diplomas", words, { kinds: namesOf(card.diplomas, words) }));
  if (more.crown) parts.push(at("crown", words));
  if (more.price !== undefined && more.price !== null && card.cost !== "none") {
    parts.push(say("price", words, { price: words.amount(GAME, card.cost, more.price) }));
  }
  return parts.join(" ");
}

export function tellTile(id: string, words: Words): string {
  return at("tile", words, { tile: name(id, words), text: words.about(GAME, id) });
}

export function tellFavour(view: CoimbraView, id: string, words: Words): string {
  const holder = view.favours[id]?.["holder-seat"] ?? null;
  if (holder === null) return tellTile(id, words);
  return at("favour-held", words, { tile: name(id, words), seat: who(view, holder, words) });
}

export function tellVoyage(view: CoimbraView, id: string, words: Words): string {
  const voyage = voyageOf(id);
  const facts = at("voyage-facts", words, {
    cost: voyage.cost,
    goods: name(voyage.resource, words),
    text: words.about(GAME, id),
  });
  const line = at("card", words, { card: name(id, words), facts });
  return withDisks(view, line, view.voyages[id]?.["disk-seats"] ?? [], words);
}

function withDisks(view: CoimbraView, line: string, disks: readonly number[], words: Words): string {
  return disks.length ? `${line} ${at("disks", words, { seats: seatsOf(view, disks, words) })}` : line;
}

/** A place of the map: what lies there, whose disks, who stands there. */
export function tellNode(view: CoimbraView, id: string, words: Words): string {
  const house = view.monasteries[id];
  const place = name(id, words);
  const line = house
    ? withDisks(
        view,
        at("monastery", words, { place, tile: tellTile(house.tile, words) }),
        house["disk-seats"],
        words,
      )
    : `${place}.`;
  const here = view.players.flatMap((player, seat) => (player.pilgrim === id ? [seat] : []));
  return here.length ? `${line} ${say("pilgrims-here", words, { seats: seatsOf(view, here, words) })}` : line;
}

export function tellStanding(view: CoimbraView, standing: Standing, words: Words): string {
  if (isToken(standing)) return at("token", words, { value: standing.token });
  const die = name(`${standing.colour}-${standing.value}`, words);
  return at(standing.capped ? "die-capped" : "die", words, {
    die,
    seat: who(view, standing["owner-seat"], words),
  });
}

/** A die of a line: whose, what it pays, and what its number is for. */
export function tellDie(view: CoimbraView, die: StandingDie, words: Words): string {
  const pays = words.about(GAME, `die-${die.colour}`);
  return `${tellStanding(view, die, words)}. ${pays} ${say("die-about", words)}`;
}

/** A location and its dice, from the one that acts first. */
export function tellLine(view: CoimbraView, place: Location, words: Words): string {
  const dice = view.locations[place].map((standing) => tellStanding(view, standing, words));
  const line = at("dice", words, { dice: words.join(dice) || words.say("nothing") });
  return `${name(place, words)}. ${line}`;
}

export function tellTrack(view: CoimbraView, track: Class, words: Words): string {
  const row = view.tracks[track];
  const disks = row.disks.map(({ seat, space }) => {
    const income = words.amount(GAME, trackOf(track).reward, incomeOf(track, space));
    return at("disk", words, { seat: who(view, seat, words), space, income });
  });
  return at("track", words, {
    track: name(track, words),
    disks: words.join(disks),
    points: words.join(row.points.map(String)),
  });
}

/** What a track pays on all its spaces. */
export function tellIncome(track: Class, words: Words): string {
  const face = trackOf(track);
  const facts = Object.fromEntries([
    ...face.values.map((value, at) => [`values-${at + 1}`, value] as const),
    ...INCOME_BOXES.flatMap(({ from, to }, at) => [
      [`from-${at + 1}`, from] as const,
      [`to-${at + 1}`, to] as const,
    ]),
  ]);
  return at("tile", words, { tile: name(face.id, words), text: words.about(GAME, face.id, facts) });
}
