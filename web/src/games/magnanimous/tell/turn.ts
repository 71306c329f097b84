/** Magnanimous' turns in the log: what was done, and what it brought. */
import type { GameEvent } from "$lib/api";
import type { Deed, Sum } from "$kit/contract";
import { isAttempt } from "../know/war";

const MOST = 3;
/** What came of an action, as it happened. */
const RESULTS = [
  "produced",
  "stationed",
  "built",
  "docked",
  "won-deputy",
  "moved-train",
  "sold",
  "exported",
  "sailed",
  "marched",
  "attacked",
  "freed",
  "discarded-card",
  "laid-on-throne",
  "appointed",
  "replaced-minister",
  "traded",
  "won-referendum",
  "bid",
  "left-auction",
  "became-governor",
];
/** Votes of nothing are no deed. */
const VOTES: Record<string, string> = { "voted-fixed": "votes", "spent-deputies": "deputies" };
const OPENING = ["revealed-baron", "kept-baron", "chose-colour"];

const sum = (events: readonly GameEvent[], key: string): number =>
  events.reduce((total, event) => total + Number(event[key] ?? 0), 0);

/** Several of one kind as one phrase. */
function merged(kind: string, same: readonly GameEvent[]): Deed {
  const last = same.at(-1)!;
  const places = [...new Set(same.map((event) => event["place"] ?? event["province"]))];
  switch (kind) {
    case "stationed":
      return { kind, facts: { troops: sum(same, "troops"), places } };
    case "produced":
      return {
        kind,
        facts: { tokens: sum(same, "tokens"), goods: [...new Set(same.map((one) => one["good"]))] },
      };
    case "sold":
      return { kind, facts: { number: same.length, reis: sum(same, "reis") } };
    case "laid-on-throne":
    case "won-deputy":
      return { kind, facts: { number: same.length } };
    default:
      return { kind, facts: last };
  }
}

/** What a die was used for. */
function used(of: (kind: string) => GameEvent | undefined): Deed[] {
  const province = (of("placed-die") ?? of("put-die"))?.["province"];
  for (const kind of ["declared-precise", "offered", "paid"]) {
    const event = of(kind);
    if (event && province) return [{ kind, facts: { ...event, province } }];
    // One die may serve twice: the second time it is not placed.
    if (event) return [{ kind: `${kind}-also`, facts: event }];
  }
  const other = of("followed") ?? of("bought") ?? of("placed-die") ?? of("put-die");
  return other ? [{ kind: other.event, facts: other }] : [];
}

export function deeds(events: readonly GameEvent[]): Deed[] {
  const attempts = events.filter(isAttempt);
  if (attempts.length) {
    const fallen = attempts.filter((event) => event.event === "occupied").length;
    return [{ kind: "offensive", facts: { attacks: attempts.length, fallen } }];
  }
  const of = (kind: string) => events.find((event) => event.event === kind);
  const found = used(of);
  for (const kind of OPENING) {
    const event = of(kind);
    if (event && !found.length) found.push({ kind, facts: event });
  }
  const kinds = [...new Set(events.map((event) => event.event))];
  for (const kind of kinds.filter((one) => RESULTS.includes(one)))
    found.push(
      merged(
        kind,
        events.filter((event) => event.event === kind),
      ),
    );
  for (const event of events)
    if (event.event === "balloted" || Number(event[VOTES[event.event] ?? ""] ?? 0) > 0)
      found.push({ kind: event.event, facts: event });
  if (!found.length) {
    const other = events.find((event) => event.event !== "declined" && !(event.event in VOTES));
    if (other) found.push({ kind: other.event, facts: other });
  }
  return found.slice(0, MOST);
}

const reis = (amount: number): Sum => ({ icon: "real", name: "magnanimous-reis", amount });

/** `owner`: whose turn it is; they are paid by those who buy the action. */
export function sums(event: GameEvent, owner: number): Sum[] {
  switch (event.event) {
    case "gained-reis":
    case "income":
    case "sold":
    case "exported":
    case "revealed-baron":
      return [reis(Number(event["reis"]))];
    case "bought":
      return [reis(-Number(event["reis"])), { ...reis(Number(event["reis"])), seat: owner }];
    case "lost-reis":
    case "paid":
    case "followed":
    case "won-referendum":
      return [reis(-Number(event["reis"]))];
    case "advanced":
      return [{ icon: "nobility", name: "magnanimous-nobility", amount: Number(event["spaces"]) }];
    default:
      return [];
  }
}
