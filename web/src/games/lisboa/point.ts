/** What a move points at, where that lies, what an event speaks of, and the icons of moves and categories. */
import type { Decision, GameEvent } from "$lib/api";
import { slug } from "$lib/words.svelte";
import { ACTION_ICONS, CARDS, CHURCH, LANDS } from "./know/content";
import type { LisboaView } from "./know/view";

/** A good of the supply, beside its prices; the own goods go by their plain names. */
const supply = (good: string) => `market-${good}`;

type Pointing = (args: readonly string[], view: LisboaView) => string[];
const first: Pointing = ([id = ""]) => [id];

const POINTING: Record<string, Pointing> = {
  "get-gold": ([card = ""]) => [card, supply("gold")],
  portfolio: ([card = ""]) => [card, "portfolio"],
  visit: ([card = ""]) => [card, CARDS.get(card)?.kind ?? ""],
  sponsor: ([card = ""]) => [card, "court"],
  sell: ([good = "", ship = ""]) => [good, ship],
  trade: ([good = "", action = ""]) => [good, `action-${action}`],
  act: ([action = ""]) => [`action-${action}`],
  follow: (_args, view) => [`favor-${view.court ?? ""}`],
  office: ([noble = ""]) => [`office-${noble}`],
  recall: ([noble = "", post = ""]) => [`${post}-${noble}`],
  plan: ([architect = ""]) => [`architect-${architect}`],
  "new-ship": () => ["shipyard"],
  "pay-goods": ([goods = ""]) => (goods === "nothing" ? [] : goods.split("+")),
  extra: ([good = ""]) => [supply(good)],
  "take-good": ([good = ""]) => [supply(good)],
  meet: ([steps = "0", tile = ""], view) => [
    tile,
    `church-${(view.church.cardinal + Number(steps)) % CHURCH.length}`,
  ],
  favor: ([noble = ""]) => [`favors-${noble}`],
  "lose-favor": ([noble = ""]) => [`favor-${noble}`],
  build: ([land = "", good = ""]) => [
    land,
    LANDS.get(land)?.size === "small" ? "display-small" : `display-${good}`,
  ],
  cube: ([line = "", colour = ""]) => [`cube-${line}-${colour}`],
  "from-influence": ([reis = "0"], view) => [`influence-${view.reckoned.influence[Number(reis)]}`],
  "from-reis": () => [],
  house: ([group = ""]) => [`houses-${group}`],
  done: () => [],
};

export function targets(move: readonly string[], view: LisboaView): string[] {
  const [group = "", ...args] = move;
  return (POINTING[group] ?? first)(args, view);
}

const ZONES: [RegExp, (match: RegExpExecArray) => string][] = [
  [/^[a-e][1-5]$|^[wne]-|^cube-|^column-/, () => "downtown"],
  [/^display-|^architect-|^b\d\d$/, () => "city"],
  [/^(?:(?:office|plaza|favors)-)?(manuel|marquis|king)$/, ([, noble]) => noble!],
  [/^action-(recruit|plan|store)$/, () => "manuel"],
  [/^action-(ship|produce|decree)$/, () => "marquis"],
  [/^action-/, () => "king"],
  [/^court$/, () => "court"],
  [/^church-/, () => "church"],
  [/^treasury/, () => "treasury"],
  [/^market-/, () => "market"],
  [/^shipyard$/, () => "shipyard"],
  [/^influence-/, () => "influence"],
];

/** Where a target lies now: cards, tiles, ships and plans by who holds them. */
export function zoneOf(target: string, view: LisboaView): string {
  for (const [pattern, zone] of ZONES) {
    const match = pattern.exec(target);
    if (match) return zone(match);
  }
  if (view.church.tiles.includes(target)) return "church";
  if (view.decrees.includes(target)) return "decrees";
  if (Object.values(view.display).some((pile) => pile.card === target)) return "cards";
  const own = view.players[view.seat];
  const docked = view.players.some(
    (other) => other !== own && other.ships.some((ship) => ship.ship === target),
  );
  if (docked || view.shipyard.includes(target)) return "shipyard";
  return "dock";
}

/** What an event speaks of. */
export function lights(event: GameEvent): string[] {
  const ids: string[] = [];
  for (const key of ["card", "ship", "land", "site", "tile", "decree", "plan", "building", "task"]) {
    const value = event[key];
    if (typeof value === "string") ids.push(slug(value));
  }
  const { noble, good, action } = event as { noble?: unknown; good?: unknown; action?: unknown };
  if (typeof action === "string")
    ids.push(slug(action).startsWith("action-") ? slug(action) : `action-${slug(action)}`);
  if (typeof noble === "string") ids.push(slug(noble));
  if (typeof good === "string" && !event["land"]) ids.push(supply(slug(good)));
  if (event.event === "influence" && typeof event["influence"] === "number")
    ids.push(`influence-${event["influence"]}`);
  if (event.event === "treasury") ids.push("treasury");
  return ids;
}

/** Following, and with which action, are one question unless the payment comes between. */
export function ahead({ prompt, moves }: Decision, made: readonly string[]): string[] {
  if (prompt === "follow" && !made.length) return ["follow"];
  return prompt === "follow-action" && made.length === 1 ? (moves ?? []) : [];
}

const VERB_ICONS: Record<string, string> = {
  "get-gold": "gold",
  portfolio: "portfolio",
  visit: "visit",
  sponsor: "event",
  take: "hand",
  drop: "discard",
  scrap: "discard",
  sell: "sell",
  trade: "trade",
  done: "confirm",
  follow: "follow",
  office: "official",
  recall: "official",
  plan: "plan",
  "new-ship": "build-ship",
  replace: "build-ship",
  "pay-goods": "crate",
  meet: "cardinal",
  favor: "favor",
  build: "store",
  cube: "rubble-set",
  "from-influence": "influence",
  "from-reis": "real",
  house: "house",
  decree: "decree",
  site: "public-building",
  "use-plan": "plan",
  "give-up": "clergy",
  "lose-favor": "favor",
  "keep-tile": "clergy",
  "keep-card": "hand",
  discard: "discard",
  reward: "points",
  task: "confirm",
};

export function moveIcon(move: readonly string[]): string {
  const [verb = "", first = ""] = move;
  if (verb === "act") return ACTION_ICONS[first] ?? "confirm";
  if (["take-good", "lose-good", "extra"].includes(verb)) return first;
  return VERB_ICONS[verb] ?? "confirm";
}

const CATEGORY_ICONS: Record<string, string> = {
  start: "points",
  envelope: "influence",
  sailed: "ship",
  "new-stores": "store",
  buildings: "public-building",
  church: "clergy",
  rewards: "portfolio",
  tasks: "referendum",
  period: "rubble-set",
  visits: "visit",
  penalties: "discard",
  "treasury-cards": "treasury",
  ships: "crate",
  rubble: "rubble-set",
  stores: "store",
  money: "real",
  decrees: "decree",
  officials: "official",
  favors: "favor",
  goods: "market",
  portfolio: "portfolio",
  clergy: "clergy",
};
export const categoryIcon = (category: string): string => CATEGORY_ICONS[category] ?? "wig";
