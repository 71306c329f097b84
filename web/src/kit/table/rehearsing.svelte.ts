/** A turn tried out before it is sent: moves one after the other on the server's private copy, kept over a reload. */
import { ApiError, type Position, type Problem, type Rehearsal } from "$lib/api";
import { keep, kept } from "$lib/shelf";

interface Plan {
  moves: string[];
}

export class Rehearsing {
  on = $state(false);
  moves = $state.raw<string[]>([]);
  /** Where the plan leads; null while it is empty. */
  position = $state.raw<Position | null>(null);
  /** The last step would bring out something hidden: here the plan ends. */
  revealed = $state(false);
  /** A move of an older plan that is not possible any more, and why. */
  stopped = $state.raw<{ move: string; problem: Problem } | null>(null);
  /** Moves are only ever tried here: at a puzzle. */
  always = false;
  #name: string;

  constructor(
    table: string,
    readonly ask: (moves: readonly string[]) => Promise<Rehearsal>,
  ) {
    this.#name = `plan-${table}`;
  }

  start(): void {
    this.on = true;
    this.#keep();
  }

  stop(): void {
    this.on = this.always;
    this.moves = [];
    this.position = null;
    this.revealed = false;
    this.stopped = null;
    this.#keep();
  }

  /** One move more; the server's refusal is thrown. */
  async add(move: string): Promise<void> {
    await this.#to([...this.moves, move]);
  }

  /** Back to a number of moves. */
  async back(length = this.moves.length - 1): Promise<void> {
    this.stopped = null;
    await this.#to(this.moves.slice(0, Math.max(0, length)));
  }

  async #to(moves: string[]): Promise<void> {
    const answer = moves.length ? await this.ask(moves) : null;
    this.position = answer?.position ?? null;
    this.revealed = answer?.revealed ?? false;
    this.moves = answer ? moves.slice(0, answer.tried) : [];
    this.#keep();
  }

  /** Play a plan again on a position that changed, as far as it is still possible. */
  async again(moves: readonly string[]): Promise<void> {
    this.on = true;
    this.moves = [];
    this.position = null;
    this.stopped = null;
    for (const move of moves) {
      try {
        await this.add(move);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        this.stopped = { move, problem: error.problem };
        break;
      }
      if (this.revealed) break;
    }
    this.#keep();
  }

  /** The plan of before a reload. */
  left(): string[] {
    return kept<Plan>("session", this.#name)?.moves ?? [];
  }

  #keep(): void {
    keep("session", this.#name, this.on && this.moves.length ? { moves: this.moves } : null);
  }
}
