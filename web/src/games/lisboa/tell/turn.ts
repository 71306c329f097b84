/** Lisboa's turns in the log: what was done, and what it brought. */
import type { GameEvent } from "$lib/api";
import type { Deed, Sum } from "$kit/contract";

/** What a card was used for, or what somebody was asked. */
const USES = ["visit", "sponsor", "portfolio", "get-gold", "follow", "kept-tile", "kept-card", "shows-tile"];
/** What came of it, the most telling first. */
const RESULTS = [
  "building",
  "store",
  "decree",
  "ship",
  "cardinal",
  "sold",
  "sailed",
  "discarded",
  "gave-up",
  "plan",
  "produced",
  "favor",
  "placed",
  "traded",
  "card-reward",
  "task",
  "period-wigs",
  "store-wigs",
  "building-wigs",
];
/** Kinds of which several in a turn are one phrase, with what they name or how many they are. */
const TOGETHER: Record<string, string> = {
  decree: "decree",
  produced: "good",
  sold: "good",
  discarded: "card",
  "gave-up": "tile",
  placed: "noble",
  "card-reward": "card",
};
/** Not worth a line of its own: they belong to the turn that follows, or stand on the board. */
const SILENT = ["turn", "card-out", "decree-out", "clergy-out", "treasury", "price", "displaced", "docked"];
const MOST = 3;

export function deeds(events: readonly GameEvent[]): Deed[] {
  const found: Deed[] = events
    .filter((event) => USES.includes(event.event))
    .map((event) => ({ kind: event.event, facts: event }));
  const kinds = RESULTS.filter((kind) => events.some((event) => event.event === kind));
  const room = MOST - Math.min(found.length, 1);
  const results = kinds.slice(0, room).map((kind): [number, Deed] => {
    const same = events.filter((event) => event.event === kind);
    const [first] = same as [GameEvent];
    const field = TOGETHER[kind];
    const facts = field
      ? { number: same.length, [`${field}s`]: [...new Set(same.map((event) => event[field]))] }
      : first;
    return [events.indexOf(first), { kind, facts }];
  });
  found.push(...results.sort(([one], [other]) => one - other).map(([, deed]) => deed));
  if (!found.length) {
    const other = events.find((event) => !SILENT.includes(event.event));
    if (other) found.push({ kind: other.event, facts: other });
  }
  return found.slice(0, MOST);
}

const WIGS = ["wigs", "store-wigs", "building-wigs", "sailed", "gave-up", "period-wigs"];
const number = (event: GameEvent, key: string): number => Number(event[key] ?? 0);
const wigs = (amount: number): Sum => ({ icon: "wig", name: "lisboa-wigs", amount });
const reis = (amount: number): Sum => ({ icon: "real", name: "lisboa-reis", amount });

export function sums(event: GameEvent): Sum[] {
  if (WIGS.includes(event.event)) return [wigs(number(event, "wigs"))];
  switch (event.event) {
    case "lost-wigs":
      return [wigs(-number(event, "wigs"))];
    case "influence":
      return [wigs(number(event, "wigs"))];
    case "reis":
      return [reis(number(event, "reis"))];
    case "paid":
      return [reis(-number(event, "reis"))];
    case "paid-penalty":
      return [reis(-number(event, "coins"))];
    case "paid-visit":
      return [wigs(-number(event, "wigs")), reis(-number(event, "reis"))];
    case "sold":
      return [reis(number(event, "price"))];
    default:
      return [];
  }
}
