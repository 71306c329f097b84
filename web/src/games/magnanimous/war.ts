/**
 * The Paraguayan Offensives: what the next one would do if nothing changes (M45-M52), and what the one under way did.
 * A province that may be chosen is chosen as its owner would: the strongest is tried first.
 */
import type { GameEvent } from "$lib/api";
import { NEAR, POWER_MIN, PROVINCE, PROVINCES, raised, RIO, ZONE } from "./content";
import { defenders, order, provinceView, type MagnanimousView } from "./view";

export interface Attempt {
  attacker: string;
  province: string;
  power: number;
  defence: number;
  falls: boolean;
  /** Somebody may choose another province first. */
  choice: boolean;
}

/** Whether the offensive of this round is over, so that the next one is without this round's events. */
function isPast(view: MagnanimousView): boolean {
  return ["nobles", "republic", "end-of-round"].includes(view.phase);
}

export function isTruce(view: MagnanimousView): boolean {
  return view.realm.truce && !isPast(view);
}

export function forecast(view: MagnanimousView): Attempt[] {
  if (view.phase === "setup" || isTruce(view)) return [];
  const war = new War(view);
  const before = view.provinces.filter((province) => province.occupied).map((province) => province.id);
  war.attack(ZONE);
  for (const province of before) if (!war.lost) war.attack(province);
  return war.attempts;
}

class War {
  attempts: Attempt[] = [];
  #purple: number;
  #occupied: Set<string>;
  #strength = new Map<string, number>();

  constructor(readonly view: MagnanimousView) {
    const underWay = view.phase === "offensives" && !view.purple.on_card;
    this.#purple = underWay ? view.purple.value : raised(view.purple.value);
    this.#occupied = new Set(view.provinces.filter((p) => p.occupied).map((p) => p.id));
    const passing = isPast(view) ? view.realm.defend : 0;
    for (const { id, defence } of view.provinces) {
      this.#strength.set(id, defence && defence - passing);
    }
  }

  get lost(): boolean {
    return this.#occupied.has(RIO);
  }

  get #power(): number {
    const realm = isPast(this.view) ? 0 : this.view.realm.paraguay;
    return Math.max(this.#purple + realm, POWER_MIN);
  }

  /** One province per player in order, in passes; then those of nobody; until one falls or all have held. */
  attack(attacker: string): void {
    const tried = new Set<string>();
    const seats = order(this.view);
    let place = 0;
    for (;;) {
      const targets = (NEAR.get(attacker) ?? []).filter(
        (id) => id !== ZONE && !this.#occupied.has(id) && !tried.has(id),
      );
      if (!targets.length) return;
      let own: string[] = [];
      for (let step = 0; step < seats.length && !own.length; step += 1) {
        const seat = seats[(place + step) % seats.length]!;
        own = targets.filter((id) => provinceView(this.view, id).owner === seat);
        if (own.length) place += step + 1;
      }
      const pool = (own.length ? own : targets).toSorted((a, b) => rank(a) - rank(b));
      const province = pool.reduce((best, id) => (this.#at(id) > this.#at(best) ? id : best));
      const power = this.#power;
      const falls = power > this.#at(province);
      this.attempts.push({
        attacker,
        province,
        power,
        defence: this.#at(province),
        falls,
        choice: pool.length > 1,
      });
      if (falls) {
        this.#fall(province);
        return;
      }
      tried.add(province);
    }
  }

  #at(id: string): number {
    return this.#strength.get(id) ?? 0;
  }

  /** What falls takes its defenders along, and the purple die goes down by them. */
  #fall(id: string): void {
    this.#occupied.add(id);
    if (provinceView(this.view, id).owner >= 0) {
      this.#purple = Math.max(this.#purple - defenders(this.view, id), 1);
    }
  }
}

/** Among equals the first in the order of the content is taken. */
function rank(id: string): number {
  return PROVINCES.findIndex((province) => province.id === id);
}

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
