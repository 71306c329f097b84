/** Dry runs: what a move would lead to, asked once per position and remembered. */
import { post, type Rehearsal } from "$lib/api";
import { stepsOf } from "./chains.svelte";

/** Hover this long before the server is asked, and this long before waiting shows. */
const AIM = 120;
const SLOW = 400;
/** What is said of a move stays so long after the pointer has left it: the way to what is said. */
const LINGER = 900;

export class Previews {
  /** The move thought about, and where it would lead. */
  move = $state<string | null>(null);
  answer = $state.raw<Rehearsal | null>(null);
  slow = $state(false);
  #asked = new Map<string, Promise<Rehearsal>>();
  #timers: ReturnType<typeof setTimeout>[] = [];
  #resting = false;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #left = false;
  #readers = 0;
  #request = new AbortController();

  constructor(
    readonly table: string,
    readonly where: () => { ply: number; before: readonly string[]; ahead: boolean },
  ) {}

  /** Where moves lead from the real position. */
  ask(moves: readonly string[]): Promise<Rehearsal> {
    const key = moves.join("\n");
    let answer = this.#asked.get(key);
    if (!answer) {
      const { ply, ahead } = this.where();
      const asked = { ply, moves, ahead };
      answer = post<Rehearsal>(`/api/tables/${this.table}/rehearsal`, asked, this.#request.signal);
      answer.catch(() => this.#asked.delete(key));
      this.#asked.set(key, answer);
    }
    return answer;
  }

  /** The dry run of one more move; null where the server cannot say. */
  async after(move: string): Promise<Rehearsal | null> {
    try {
      return await this.ask(this.#with(move));
    } catch {
      return null;
    }
  }

  #with(move: string): string[] {
    return [...this.where().before, ...stepsOf(move)];
  }

  /** While a move is on its way nothing is asked: the answer would be about a position that is gone. */
  rest(resting: boolean): void {
    this.#resting = resting;
    this.#request.abort();
    this.#request = new AbortController();
    this.consider(null);
  }

  /** The pointer or the focus has left the move: it is thought of until there was time to go and read. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#leaving);
    if (!this.#readers) this.#leaving = setTimeout(() => this.consider(null), LINGER);
  }

  /** Somebody reads what is said of the move: it stays until the answer is called. */
  hold(): () => void {
    this.#readers += 1;
    clearTimeout(this.#leaving);
    return () => {
      this.#readers -= 1;
      if (this.#left) this.leave();
    };
  }

  /** Think about a move, or about nothing. */
  consider(thought: string | null, aim = AIM): void {
    clearTimeout(this.#leaving);
    this.#left = false;
    const move = this.#resting ? null : thought;
    if (move === this.move) return;
    this.move = move;
    this.answer = null;
    this.slow = false;
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    if (!move) return;
    const known = this.#asked.has(this.#with(move).join("\n"));
    this.#timers.push(setTimeout(() => void this.#look(move), known ? 0 : aim));
    this.#timers.push(setTimeout(() => (this.slow = this.move === move && !this.answer), aim + SLOW));
  }

  async #look(move: string): Promise<void> {
    const answer = await this.after(move);
    if (this.move !== move) return;
    this.answer = answer;
    this.slow = false;
  }

  forget(): void {
    this.#asked.clear();
    this.consider(null);
  }
}
