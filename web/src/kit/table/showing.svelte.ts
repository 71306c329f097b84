/**
 * Positions shown one after the other, so that the moves of others can be followed, as fast as the reader likes. The
 * truth does not wait: a press or a key finishes the show, and too long a show is left out.
 */
import type { Position } from "$lib/api";
import type { Pace } from "$lib/settings.svelte";

/** Milliseconds a deed is held before the next. Step by step it is held until somebody asks for the next. */
const BEATS: Record<Pace, number> = { step: 0, slow: 2_400, normal: 1_200, fast: 400, once: 0 };
const HURRY_FROM = 7_000;
const SKIP_FROM = 16_000;

export interface Stagehand {
  /** Show a position; the promise ends when its pieces have arrived. */
  show(position: Position, speed: number): Promise<void>;
  /** End all travel at once. */
  settle(): void;
  /** Too much to show: the last of these is shown, the others stand in the log. */
  skip(positions: Position[]): void;
  /** Whether this position must be seen, however long the queue. */
  matters(position: Position): boolean;
  /** Whether two positions are one deed, so that the later one tells enough. */
  together(position: Position, next: Position): boolean;
  pace(): Pace;
}

export class Showing {
  waiting = $state.raw<Position[]>([]);
  /** A deed is on show until somebody asks for the next. */
  stepping = $state(false);
  #running = false;
  /** A deed has been shown since the reader last acted: step by step, the next one waits to be asked for. */
  #owed = false;
  #hand: Stagehand;
  #wake: (() => void) | null = null;

  constructor(hand: Stagehand) {
    this.#hand = hand;
  }

  busy = $derived.by(() => this.waiting.length > 0);

  /** How fast the queue is played: 1, 2, or 0 for "not at all". */
  static speed(count: number, needed: number, pace: Pace = "normal"): number {
    if (pace === "step" || pace === "slow") return 1;
    const beat = BEATS[pace];
    if (pace === "once") return needed ? 2 : 0;
    if (count * beat > SKIP_FROM && needed * beat <= SKIP_FROM) return needed ? 2 : 0;
    return pace === "fast" || count * beat > HURRY_FROM ? 2 : 1;
  }

  push(...positions: Position[]): void {
    this.waiting = [...this.waiting, ...positions];
    if (!this.#running) void this.#run();
  }

  /** Show the newest at once. */
  finish(): void {
    const last = this.waiting.at(-1);
    this.#hand.settle();
    this.waiting = [];
    this.#owed = false;
    if (last) void this.#hand.show(last, 0);
    this.#wake?.();
  }

  /** End the present beat: the next deed, please. */
  next(): void {
    this.#hand.settle();
    this.#wake?.();
  }

  /** Forget what waits. */
  clear(): void {
    this.waiting = [];
    this.#owed = false;
    this.#hand.settle();
    this.#wake?.();
  }

  /** Of what waits, only the last position of each deed. */
  #gather(): void {
    const { waiting } = this;
    this.waiting = waiting.filter((position, at) => {
      const next = waiting[at + 1];
      return !next || this.#hand.matters(position) || !this.#hand.together(position, next);
    });
  }

  async #run(): Promise<void> {
    this.#running = true;
    try {
      // States of one burst arrive together: look at all of them before the first is shown.
      await Promise.resolve();
      while (this.waiting.length) {
        const pace = this.#hand.pace();
        if (pace === "step" && this.#owed) {
          await this.#step();
          this.#owed = false;
          continue;
        }
        if (pace === "normal" || pace === "fast") this.#gather();
        const needed = this.waiting.filter((position) => this.#hand.matters(position)).length;
        const speed = Showing.speed(this.waiting.length, needed, pace);
        if (!speed) {
          const all = this.waiting;
          this.waiting = [];
          this.#hand.skip(all);
          break;
        }
        const [next, ...rest] = this.waiting as [Position, ...Position[]];
        this.waiting = rest;
        const hold = rest.length ? BEATS[pace] / (pace === "fast" ? 1 : speed) : 0;
        this.#owed = true;
        await Promise.all([this.#hand.show(next, speed), this.#rest(hold)]);
      }
    } finally {
      this.#running = false;
    }
  }

  #step(): Promise<void> {
    this.stepping = true;
    return new Promise((resolve) => {
      this.#wake = () => {
        this.stepping = false;
        this.#wake = null;
        resolve();
      };
    });
  }

  #rest(milliseconds: number): Promise<void> {
    if (!milliseconds) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
