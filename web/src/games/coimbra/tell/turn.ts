/** Coimbra's turns in the log: what was done, and what it brought. */
import type { GameEvent } from "$lib/api";
import type { Deed, Sum } from "$kit/contract";

/** What a turn is told by; the rest are its parts. */
const TOLD = [
  "paired",
  "cornered",
  "placed",
  "favoured",
  "distressed",
  "capped",
  "acquired",
  "acquired-free",
  "invested",
  "invested-free",
  "began",
  "repeated",
  "gave",
  "surrendered",
  "lost",
];
const MOST = 3;

export function deeds(events: readonly GameEvent[]): Deed[] {
  const of = (kind: string) => events.filter((event) => event.event === kind);
  const found: Deed[] = events
    .filter((event) => TOLD.includes(event.event))
    .map((event) => ({ kind: event.event, facts: event }));
  const colours = [...new Set(of("activated").map((event) => event["colour"]))];
  if (colours.length) found.push({ kind: "activated", facts: { colours } });
  const monasteries = of("entered").map((event) => event["monastery"]);
  if (monasteries.length) found.push({ kind: "entered", facts: { monasteries } });
  const walked = of("walked").at(-1);
  if (walked && !monasteries.length) found.push({ kind: "walked", facts: walked });
  if (!found.length) {
    const other = events.find((event) => !["spilled", "removed"].includes(event.event));
    if (other) found.push({ kind: other.event, facts: other });
  }
  return found.slice(0, MOST);
}

const ICONS: Record<string, [icon: string, name: string]> = {
  guards: ["guard", "coimbra-guards"],
  coins: ["coin", "coimbra-coins"],
  points: ["laurel", "coimbra-points"],
};

function parts(what: unknown, sign: 1 | -1): Sum[] {
  return Object.entries((what ?? {}) as Record<string, number>).flatMap(([kind, number]) => {
    const [icon, name] = ICONS[kind] ?? [];
    return icon && name ? [{ icon, name, amount: sign * number }] : [];
  });
}

export function sums(event: GameEvent): Sum[] {
  const points = Number(event["points"] ?? 0);
  switch (event.event) {
    case "gained":
    case "distressed":
      return parts(event["what"], 1);
    case "paid":
      return parts(event["what"], -1);
    case "gave": {
      const seat = Number(event["taker-seat"]);
      return [...parts(event["what"], -1), ...parts(event["what"], 1).map((sum) => ({ ...sum, seat }))];
    }
    case "acquired":
    case "invested":
      return parts(event["price"], -1);
    case "exchanged":
      return [...parts(event["what"], -1), ...parts({ points: 1 }, 1)];
    case "lost":
      return parts({ points }, -1);
    case "scored-diplomas":
    case "scored-voyages":
    case "scored-card":
    case "scored-track":
      return parts({ points }, 1);
    case "raised":
    case "lowered": {
      const track = String(event["track"]);
      const spaces = Number(event["spaces"]) * (event.event === "raised" ? 1 : -1);
      return [{ icon: track, name: `coimbra-web-${track}`, amount: spaces }];
    }
    default:
      return [];
  }
}
