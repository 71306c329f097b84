/** What a move points at, where that lies, what an event speaks of, and the icons of moves and categories. */
import type { GameEvent } from "$lib/api";
import {
  BARON,
  CARD,
  COLOURS,
  COMMERCE,
  IMPERIAL,
  IMPROVEMENT,
  MINISTER,
  PROVINCE,
  RIO,
  SPACE_NUMBER,
  ZONE,
  type Effect,
} from "./know/content";
import { portOf, type MagnanimousView } from "./know/view";

/** The seat whose hand one sees: who decides, where moves are offered. */
export function ownSeat(view: MagnanimousView): number {
  return Math.max(
    0,
    view.players.findIndex((player) => player.hand !== null),
  );
}

/** The card, minister or event whose trade is offered. */
function tradeSource(view: MagnanimousView): string[] {
  const player = view.players[ownSeat(view)];
  const trades = (effects: readonly Effect[] | undefined) =>
    effects?.some(({ op }) => op === "trade") ?? false;
  const held = [...Object.values(player?.ministers ?? {}), ...(player?.referendums ?? []), player?.baron];
  const sources = [...held, ...view.cards.events].filter((id): id is string => Boolean(id));
  return sources
    .filter((id) => trades((MINISTER.get(id) ?? CARD.get(id) ?? BARON.get(id))?.effects))
    .slice(0, 1);
}

/**
 * Ids to press, in the order one would press them. Where a place is left and one is gone to, the pieces that leave have
 * an id of their own (`troops-bahia`, `goods-bahia`, `ships-sergipe`), so that from and to are not confused.
 */
export function targets(move: readonly string[], view: MagnanimousView): string[] {
  const [verb, first = "", second = ""] = move;
  const port = portOf(view, ownSeat(view)) ?? "";
  switch (verb) {
    case "load":
      return [`goods-${first}`, second];
    case "sell":
      return [`sell-${first}`];
    case "march":
    case "attack":
      return [`troops-${first}`, second];
    case "ship":
      return [
        { port, rio: RIO, "port-to-rio": `ships-${port}`, "rio-to-port": `ships-${RIO}` }[first] ?? first,
      ];
    case "sail":
      return [`ships-${port}`];
    case "govern":
      return ["governor"];
    case "appoint":
      return view.ministers.shown ? [view.ministers.shown] : [];
    case "trade":
      return tradeSource(view);
    case "export":
      return [first];
    case "build":
      return [first, second];
    case "spend":
    case "votes":
    case "bid":
    case "send":
    case "turn":
      return [];
    default:
      return first ? [first] : [];
  }
}

export function zoneOf(target: string, view: MagnanimousView): string {
  if (target === `troops-${IMPERIAL}` || target === IMPERIAL) return "imperial";
  if (/^(goods|sell)-/.test(target)) return "dock";
  if (/^(troops|ships)-/.test(target) || PROVINCE.has(target) || target === ZONE) return "map";
  if (SPACE_NUMBER.has(target)) return "area";
  if (target === "republic" || COMMERCE.some(({ id }) => id === target)) return "commerce";
  if (target === "nobility" || target === "governor") return target;
  if (IMPROVEMENT.has(target)) return "improvements";
  if (target === "throne" || view.cards.events.includes(target)) return "court";
  if ((COLOURS as readonly string[]).includes(target) || target === view.ministers.shown) return "map";
  const own = view.players.some(({ baron }) => baron === target);
  return BARON.has(target) && !own ? "moment" : "dock";
}

const ON_TRACKS: Readonly<Record<string, string>> = {
  "republic-moved": "republic",
  proclaimed: "republic",
  advanced: "nobility",
  "became-governor": "governor",
  "purple-returned": ZONE,
  "purple-turned": ZONE,
  "imperial-changed": IMPERIAL,
};

function isPlace(label: string): boolean {
  const things = [PROVINCE, SPACE_NUMBER, CARD, MINISTER, IMPROVEMENT];
  return (
    things.some((known) => known.has(label)) ||
    [IMPERIAL, ZONE, "con", "lib"].includes(label) ||
    COMMERCE.some(({ id }) => id === label)
  );
}

export function lights(event: GameEvent): string[] {
  const spoken = Object.entries(event).flatMap(([key, value]) =>
    key === "event" || key === "ply" ? [] : [value].flat(),
  );
  const ids = spoken.filter((value): value is string => typeof value === "string" && isPlace(value));
  const track = ON_TRACKS[event.event];
  return [...new Set(track ? [...ids, track] : ids)];
}

const VERB_ICONS: Readonly<Record<string, string>> = {
  act: "confirm",
  advance: "nobility",
  appoint: "minister",
  attack: "attack",
  attacker: "cannon",
  ballot: "referendum",
  baron: "baron",
  bid: "auction",
  build: "machinery",
  colour: "pattern",
  deputy: "deputy",
  discard: "discard",
  export: "export",
  follow: "follow",
  free: "liberate",
  give: "troop",
  govern: "governor",
  load: "train",
  march: "troop",
  offer: "sell",
  pass: "next",
  pick: "die",
  place: "die",
  precise: "precise",
  put: "die",
  refuse: "close",
  reinforce: "troop",
  sail: "steamship",
  sell: "sell",
  send: "troop",
  ship: "steamship",
  spend: "deputy",
  take: "die",
  target: "cannon",
  throne: "throne",
  trade: "trade",
  train: "train",
  troop: "troop",
  turn: "die",
  votes: "vote-for",
};

export function moveIcon(move: readonly string[]): string {
  const [verb = "", first, second] = move;
  if (verb === "build" && first) return first;
  if (verb === "advance" && first === "republic") return "republic";
  const side = verb === "votes" ? first : verb === "spend" ? second : null;
  if (side) return side === "against" ? "vote-against" : "vote-for";
  return VERB_ICONS[verb] ?? "next";
}

/** Every verb that has an icon. */
export const VERBS = Object.keys(VERB_ICONS);

const CATEGORY_ICONS: Readonly<Record<string, string>> = {
  nobility: "nobility",
  title: "nobility",
  commerce: "commerce",
  referendums: "referendum",
  troops: "troop",
  reis: "real",
  occupied: "cannon",
  governor: "governor",
  assembly: "minister",
  trade: "train",
  dice: "die",
  danger: "attack",
};
export const categoryIcon = (category: string): string => CATEGORY_ICONS[category] ?? "points";
