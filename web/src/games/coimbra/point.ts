/** What a move points at, where that lies, what an event speaks of, and the icons of moves and categories. */
import type { Decision, GameEvent } from "$lib/api";
import { CLASSES, FAVOUR_FACES, LOCATIONS, VOYAGE_FACES, isCard, isNode, type City } from "./know/content";
import { cappable, cityOf, isDie, standingId, type CoimbraView } from "./know/view";

const FAVOURS = new Set(FAVOUR_FACES.map((tile) => tile.id));
const VOYAGES = new Set(VOYAGE_FACES.map((voyage) => voyage.id));
const PLACES = new Set<string>(LOCATIONS);

export const heldDie = (colour: string) => `held:${colour}`;
export const trackTarget = (track: string) => `track:${track}`;
export const goodsTarget = (goods: string) => `goods:${goods}`;
export const giftTarget = (gift: string) => `gift:${gift}`;

/** Ids on the board that a move points at, in the order one would press them. */
export function targets(move: readonly string[], view: CoimbraView): string[] {
  const [verb, first = "", second = "", third = ""] = move;
  switch (verb) {
    case "pair":
      return [`pair-${first}`];
    case "cap": {
      const city = second as City;
      const at = cappable(view, first, city, Number(third));
      return at < 0 ? [] : [standingId(city, view.locations[city], at)];
    }
    case "raise":
      return [first, trackTarget(second)];
    case "activate":
      return [heldDie(first)];
    case "activate-white":
      return [heldDie("white"), trackTarget(first)];
    case "choose":
    case "exchange":
      return [goodsTarget(first)];
    case "give":
      return [giftTarget(first)];
    case "stop":
      return here(view);
    case "distress":
    case "pay":
      return [verb];
    case "decline":
    case "done":
      return [];
    default:
      return move.slice(1);
  }
}

/** Where the walking pilgrim stands: pressing it ends the walk. */
function here(view: CoimbraView): string[] {
  const node = view.players[view.seat]?.pilgrim;
  return node ? [node] : [];
}

export function zoneOf(target: string, view: CoimbraView): string {
  if (PLACES.has(target)) return target;
  if (target.startsWith("track:")) return "tracks";
  if (isDie(target)) return "pool";
  if (FAVOURS.has(target)) return "castle";
  if (VOYAGES.has(target)) return "voyages";
  if (isNode(target)) return "map";
  if (target === "distress") return view.location ?? "castle";
  if (isCard(target)) return cityOf(view, target) ?? (view.discard.includes(target) ? "pool" : "dock");
  const [place = ""] = target.split(":");
  return PLACES.has(place) ? place : "dock";
}

const QUIET = new Set(["guards", "coins", "points"]);

/** Dice whose income is only counted: one after the other, in whatever order, they bring the same. */
export function ahead({ prompt, moves, about }: Decision, made: readonly string[]): string[] {
  const quiet = (move: string) => {
    const { costs = {}, brings = {} } = about?.[move] ?? {};
    return !Object.keys(costs).length && Object.keys(brings).every((what) => QUIET.has(what));
  };
  if (prompt !== "activate" || moves?.some((move) => move.startsWith("begin "))) return [];
  const dice = moves?.filter((move) => move.startsWith("activate ") && quiet(move)) ?? [];
  return made.length || dice.length > 1 ? dice.slice(0, 1) : [];
}

/** Ids an event speaks of. */
export function lights(event: GameEvent): string[] {
  const ids: string[] = [];
  const see = (value: unknown): void => {
    if (typeof value === "string") ids.push(value);
    else if (Array.isArray(value)) value.forEach(see);
  };
  for (const field of ["card", "cards", "corner", "place", "tile", "voyage", "location", "monastery"]) {
    see(event[field]);
  }
  if (typeof event["die"] === "string" && typeof event["location"] === "string") {
    ids.push(`${event["location"]}:${event["die"]}`);
  }
  const track = event["track"];
  if (typeof track === "string" && (CLASSES as readonly string[]).includes(track))
    ids.push(trackTarget(track));
  return ids;
}

const CATEGORY_ICONS: Record<string, string> = {
  "start-cards": "hand",
  cards: "hand",
  monasteries: "monastery",
  favours: "favour-tile",
  income: "time-income",
  exchanges: "trade",
  losses: "discard",
  rival: "bot",
  voyages: "voyage",
  majorities: "points",
  diplomas: "diploma-wild",
  "end-cards": "time-end",
  leftovers: "coin",
  "dice-to-come": "time-income",
  lasting: "hand",
  "turn-order": "crown",
  pilgrim: "pilgrim",
  "dice-standing": "die",
};
const MOVE_ICONS: Record<string, string> = {
  pair: "hand",
  corner: "pilgrim",
  place: "die",
  favour: "favour-tile",
  acquire: "time-acquire",
  distress: "distress",
  walk: "step",
  stop: "pilgrim",
  pay: "coin",
  invest: "voyage",
  cap: "cap-plus-three",
  repeat: "redo",
  surrender: "discard",
  raise: "points",
  begin: "step",
  activate: "time-income",
  "activate-white": "time-income",
  decline: "close",
};
/** Moves told apart by what they are about. */
const FIRST_ICONS: Record<string, string> = {
  guards: "guard",
  coins: "coin",
  goods: "crate",
  points: "laurel",
};

export const categoryIcon = (category: string): string => CATEGORY_ICONS[category] ?? "laurel";

export function moveIcon([verb = "", first = ""]: readonly string[]): string {
  return MOVE_ICONS[verb] ?? FIRST_ICONS[first] ?? "confirm";
}
