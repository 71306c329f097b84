/**
 * Several moves that are one choice: a walk to a place, an answer with what follows from it, dice in a row. Joined they
 * are named, previewed, sent and taken back like a move.
 */
import type { About, Decision, Rehearsal } from "$lib/api";
import type { GameModule, View } from "$kit/contract";

const JOINT = "; ";

export const chained = (moves: readonly string[]): string => moves.join(JOINT);
export const stepsOf = (move: string): string[] => move.split(JOINT);

/** No chain that is looked for has more steps, nor more beginnings. */
const LONGEST = 6;

const NOTHING: About = { costs: {}, brings: {}, facts: {} };

/** What chains must know of their table. */
interface Around {
  readonly decision: Decision | null;
  readonly scene: { readonly view: View };
  /** Where every step is wanted alone, as in a lesson, there are none. */
  readonly single: boolean;
}

export class Chains {
  /** Chains that were found by trying, and what their steps cost and bring; of the decision they were found at. */
  #found = $state.raw<{ decision: Decision; chains: Map<string, About[]> } | null>(null);

  constructor(
    readonly game: GameModule,
    readonly around: Around,
    readonly after: (move: string) => Promise<Rehearsal | null>,
  ) {}

  /** The last decision at which all has been tried. */
  #looked = $state.raw<Decision | null>(null);
  /** Whether it is known what can be chosen: nothing is left to be tried. */
  settled = $derived.by(() => {
    const { decision, single } = this.around;
    if (!decision || single || this.#looked === decision) return true;
    return !this.game.ahead?.(decision, []).length;
  });
  #known = $derived.by(() => (this.#found?.decision === this.around.decision ? this.#found.chains : null));
  #routes = $derived.by(() => {
    const { decision, scene, single } = this.around;
    if (single || !decision?.moves?.length) return [];
    return (this.game.routes?.(decision, scene.view) ?? []).map(chained);
  });

  /** All that can be chosen: moves, routes, and chains in place of the moves that only begin them. */
  moves = $derived.by(() => {
    const moves = this.around.decision?.moves ?? [];
    const found = [...(this.#known?.keys() ?? [])];
    const begun = new Set(found.filter((chain) => !this.#alike(chain)).map((chain) => stepsOf(chain)[0]));
    return [...moves.filter((move) => !begun.has(move)), ...this.#routes, ...found];
  });

  /** The board shows where a chain ends; one of equal steps ends nowhere, unless it is a route. */
  targets(move: string): string[] {
    const { view } = this.around.scene;
    const last = stepsOf(move).at(-1) ?? move;
    if (last !== move && this.#alike(move) && !this.#routes.includes(move)) return [];
    return this.game.targets(last.split(" "), view);
  }

  /** What a move costs and brings, or a chain: all its equal steps, else what follows from the question's own answer. */
  about(move: string): About | undefined {
    const whole = this.around.decision?.about ?? {};
    const steps = this.#known?.get(move);
    if (!steps) return whole[move];
    return sum(this.#alike(move) ? steps : steps.slice(1));
  }

  #alike(chain: string): boolean {
    return new Set(stepsOf(chain).map((step) => step.split(" ")[0])).size === 1;
  }

  /** Try what the game would join at this decision. */
  async look(decision: Decision | null): Promise<void> {
    const { ahead } = this.game;
    if (!ahead || this.around.single || !decision?.moves?.length) return;
    const chains = new Map<string, About[]>();
    await this.#follow(ahead, decision, [], [], chains);
    if (this.around.decision === decision && chains.size) this.#found = { decision, chains };
    this.#looked = decision;
  }

  async #follow(
    ahead: NonNullable<GameModule["ahead"]>,
    asked: Decision,
    made: readonly string[],
    abouts: readonly About[],
    chains: Map<string, About[]>,
  ): Promise<void> {
    const ways = made.length < LONGEST ? ahead(asked, made).slice(0, LONGEST) : [];
    for (const way of ways) {
      const [moves, sums] = [
        [...made, way],
        [...abouts, asked.about?.[way] ?? NOTHING],
      ];
      const answer = await this.after(chained(moves));
      const next = answer && !answer.revealed ? answer.position.decision : null;
      const further = next?.seat === asked.seat && next.moves?.length ? ahead(next, moves) : [];
      if (next && further.length) await this.#follow(ahead, next, moves, sums, chains);
      else if (moves.length > 1 && answer) chains.set(chained(moves), sums);
    }
  }
}

function sum(abouts: readonly About[]): About {
  const together = (of: "costs" | "brings") => {
    const all: Record<string, number> = {};
    for (const about of abouts)
      for (const [what, amount] of Object.entries(about[of])) all[what] = (all[what] ?? 0) + amount;
    return all;
  };
  return { costs: together("costs"), brings: together("brings"), facts: {} };
}
