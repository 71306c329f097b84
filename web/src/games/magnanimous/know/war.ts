/** The Paraguayan Offensive under way, from the log; what the next one would do is told by the view. */
import type { GameEvent } from "$lib/api";
import { PROVINCE } from "./content";
import type { Attempt } from "./view";

/** The attempts of the offensive under way or just over, from the log. */
export function fought(events: readonly GameEvent[]): Attempt[] {
  const start = events.findLastIndex((event) => event.event === "purple-returned");
  return start < 0 ? [] : attemptsOf(events.slice(start));
}

export function attemptsOf(events: readonly GameEvent[]): Attempt[] {
  return events.filter(isAttempt).map((event) => ({
    attacker: String(event["attacker"]),
    province: String(event["province"]),
    power: Number(event["power"]),
    defence: Number(event["imperial"]),
    falls: event.event === "occupied",
    choice: false,
  }));
}

export function isAttempt(event: GameEvent): boolean {
  return (event.event === "held" || event.event === "occupied") && PROVINCE.has(String(event["province"]));
}

/** The last of some attempts, as a line on the map. */
export function lastAttack(attempts: readonly Attempt[]): { from: string; to: string; held: boolean } | null {
  const last = attempts.at(-1);
  return last ? { from: last.attacker, to: last.province, held: !last.falls } : null;
}
