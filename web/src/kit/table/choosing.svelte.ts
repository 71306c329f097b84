/**
 * Choosing: from all legal moves to one, by pressing what they point at. Pressing a thing keeps the moves that point
 * at it; when one is left it is the chosen move, when several are left that point at the same things they are listed.
 */
import type { Refusal } from "$lib/api";

export interface Offered {
  moves: readonly string[];
  refusals: readonly Refusal[];
}

export class Choosing {
  /** Things pressed so far. */
  picked = $state<string[]>([]);
  /** The thing under the pointer or the focus. */
  hovered = $state<string | null>(null);
  #offered: () => Offered;
  #targets: (move: string) => readonly string[];

  constructor(offered: () => Offered, targets: (move: string) => readonly string[]) {
    this.#offered = offered;
    this.#targets = targets;
  }

  #pointing = $derived.by(() => new Map(this.#offered().moves.map((move) => [move, this.#targets(move)])));

  /** Moves that point at everything pressed. */
  candidates = $derived.by(() => {
    const fits = (ids: readonly string[]) => this.picked.every((id) => ids.includes(id));
    return [...this.#pointing].filter(([, ids]) => fits(ids)).map(([move]) => move);
  });

  /** What may be pressed next. */
  legal = $derived.by(() => {
    const ids = this.candidates.flatMap((move) => this.#pointing.get(move) ?? []);
    return new Set(ids.filter((id) => !this.picked.includes(id)));
  });

  /** The one move left after at least one press, or the only legal move. */
  chosen = $derived.by(() => (this.candidates.length === 1 ? (this.candidates[0] ?? null) : null));

  /** Several moves left, and no press can tell them apart. */
  ambiguous = $derived.by(() => {
    if (this.candidates.length < 2 || !this.picked.length) return false;
    const kinds = new Set(
      this.candidates.map((move) => [...(this.#pointing.get(move) ?? [])].sort().join(" ")),
    );
    return kinds.size === 1;
  });

  /** The moves left if this thing were pressed. */
  after(id: string): string[] {
    return this.candidates.filter((move) => this.#pointing.get(move)?.includes(id));
  }

  /** Why a thing cannot be used, if one might expect it. */
  refused = $derived.by(() => {
    const why = new Map<string, Refusal[]>();
    for (const refusal of this.#offered().refusals) {
      for (const id of this.#targets(refusal.move)) {
        why.set(id, [...(why.get(id) ?? []), refusal]);
      }
    }
    return why;
  });

  isChosen(id: string): boolean {
    return this.picked.includes(id);
  }

  /** Whether a press would choose: it goes on, takes back or, where nothing is refused there, begins anew. */
  answers(id: string): boolean {
    if (this.legal.has(id) || this.isChosen(id)) return true;
    return !this.refused.has(id) && this.#begins(id);
  }

  #begins(id: string): boolean {
    return [...this.#pointing.values()].some((ids) => ids.includes(id));
  }

  press(id: string): void {
    if (this.picked.includes(id)) this.picked = this.picked.slice(0, this.picked.indexOf(id));
    else if (this.legal.has(id)) this.picked = [...this.picked, id];
    // A thing outside the present choice starts a new one, if it can.
    else if (this.#begins(id)) this.picked = [id];
  }

  back(): void {
    this.picked = this.picked.slice(0, -1);
  }

  clear(): void {
    this.picked = [];
    this.hovered = null;
  }
}
