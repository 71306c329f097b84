/** A puzzle at the table: when the turn is whole, what the judges say to it, and the way to the next one. */
import { ApiError, post, type Position, type PuzzleAnswer, type TableInfo, type TableState } from "$lib/api";
import { router } from "$lib/router.svelte";
import { points, words } from "$lib/words.svelte";
import { trying } from "./tried";

/** What a puzzle must know of its table. */
interface Around {
  readonly name: string;
  readonly info: TableInfo;
  readonly seat: number;
  readonly rehearsing: {
    readonly moves: readonly string[];
    readonly position: Position | null;
    readonly revealed: boolean;
  };
}

export class Puzzling {
  busy = $state(false);
  trouble = $state("");
  #answer = $state.raw<{ moves: string; answer: PuzzleAnswer } | null>(null);

  constructor(readonly around: Around) {}

  set = $derived.by(() => this.around.info?.puzzle ?? null);
  /** Whether one decision is asked for, and not a whole turn. */
  one = $derived.by(() => this.set?.asks === "decision");
  /** Whether the turn that is tried has come to its end. */
  whole = $derived.by(() => {
    const { moves, position, revealed } = this.around.rehearsing;
    if (!this.set || !moves.length || !position) return false;
    if (this.one) return true;
    if (revealed || position.over || position.turn !== this.around.seat) return true;
    return this.set.openings.includes(position.decision?.prompt ?? "");
  });
  answer = $derived.by(() => this.#answer?.answer ?? null);
  /** Whether this very turn was asked about already. */
  tried = $derived.by(() => this.#answer?.moves === this.around.rehearsing.moves.join(";"));
  /** Whether there is nothing left to find. */
  known = $derived.by(() => this.answer?.answer != null);

  /** All that the panel says, a sentence each. */
  lines = $derived.by(() => {
    const { answer, set } = this;
    const { name } = this.around;
    if (!set) return [];
    if (!answer) {
      const about = set.themes.map((theme) => words.say(`puzzle-theme-${name}-${theme}`));
      const lines = [words.say(this.one ? "puzzle-task-one" : "puzzle-task")];
      if (!this.one || set.level > 1) lines.push(words.say(`puzzle-level-${set.level}`));
      lines.push(words.say("puzzle-about", { themes: words.join(about) }));
      if (set.again) lines.push(words.say("puzzle-again", { times: set.again }));
      return lines;
    }
    const turn = (moves: readonly string[]): string =>
      words.join(moves.map((move) => words.move(name, move)));
    const lines: string[] = [];
    const best = points(answer.best);
    if (answer.right) lines.push(words.say("puzzle-right", { best }));
    else if (answer.points !== null)
      lines.push(words.say("puzzle-close", { points: points(answer.points), best }));
    else if (answer.answer) lines.push(words.say(this.one ? "puzzle-shown-one" : "puzzle-shown", { best }));
    else lines.push(words.say("puzzle-other", { best }));
    if (answer.answer) {
      const [first, ...then] = answer.answer;
      if (this.one && first !== undefined && then.length)
        lines.push(words.say("puzzle-answer-one", { turn: turn([first]), then: turn(then) }));
      else lines.push(words.say("puzzle-answer", { turn: turn(answer.answer) }));
      lines.push(...this.#why(answer));
      const named = new Set<string>();
      const told = (key: string, way: { moves: string[]; points: number } | null): void => {
        const moves = way ? turn(this.one ? way.moves.slice(0, 1) : way.moves) : "";
        if (!way || named.has(moves)) return;
        named.add(moves);
        lines.push(words.say(key, { turn: moves, points: points(way.points) }));
      };
      told("puzzle-tempts", answer.tempts);
      told("puzzle-played", answer.played);
      told("puzzle-second", answer.second);
    }
    if (answer.due)
      lines.push(words.say("puzzle-due", { days: Math.round((answer.due - Date.now() / 1000) / 86_400) }));
    if (set.number) lines.push(words.say("puzzle-solved-by", { solved: answer.solved, tried: answer.tried }));
    if (answer.rating !== null && set.number)
      lines.push(words.say("puzzle-ratings", { mine: answer.rating, its: answer.puzzle_rating }));
    return lines;
  });

  /** Why it is best: what it brings at once, by category, and who gains or loses against the tempting turn. */
  #why(answer: PuzzleAnswer): string[] {
    const lines: string[] = [];
    const parts = Object.entries(answer.categories).map(([category, number]) =>
      words.say("bots-gain", {
        category: words.category(this.around.name, category),
        points: number,
      }),
    );
    if (parts.length) lines.push(words.say("puzzle-brings", { what: words.join(parts) }));
    if (!answer.own && !answer.others) return lines;
    if (answer.others > answer.own)
      lines.push(words.say("puzzle-why-others", { others: points(answer.others), own: points(answer.own) }));
    else lines.push(words.say("puzzle-why-own", { own: points(answer.own), others: points(answer.others) }));
    return lines;
  }

  /** Is it this? */
  attempt(): Promise<void> {
    return this.#ask([...this.around.rehearsing.moves]);
  }

  /** Show the answer. */
  give(): Promise<void> {
    return this.#ask([]);
  }

  async #ask(moves: string[]): Promise<void> {
    if (this.busy || this.known) return;
    await this.#work(async () => {
      const answer = await post<PuzzleAnswer>(`/api/tables/${this.around.info.id}/puzzle`, { moves });
      this.#answer = { moves: moves.join(";"), answer };
      const { set } = this;
      if (set?.table && answer.answer) trying(set.table, this.around.info.ply);
    });
  }

  /** The next puzzle of the game; one that is due again before a new one. */
  async next(): Promise<void> {
    const again = (this.set?.again ?? 0) > 0;
    await this.#work(async () => {
      const where = `/api/puzzles/${this.around.name}`;
      const state = await post<TableState>(where, { due: again }).catch((error: unknown) => {
        if (!again) throw error;
        return post<TableState>(where, {});
      });
      router.go(`/t/${state.table.id}`);
    });
  }

  async #work(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error.message;
    } finally {
      this.busy = false;
    }
  }
}
