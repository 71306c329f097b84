/**
 * Positions shown one after the other, so that the moves of others can be followed. The truth does not wait: a press
 * or a key finishes the show, and too long a show is left out.
 */
import type { Position } from "$lib/api";

/** Milliseconds a position is held before the next. */
export const BEAT = 760;
const HURRY_FROM = 3_000;
const SKIP_FROM = 8_000;

export interface Stagehand {
  /** Show a position; the promise ends when its pieces have arrived. */
  show(position: Position, speed: number): Promise<void>;
  /** End all travel at once. */
  settle(): void;
  /** Too much to show: the last of these is shown, the others are told. */
  skip(positions: Position[]): void;
  /** Whether this position must be seen, however long the queue. */
  matters(position: Position): boolean;
}

export class Showing {
  waiting = $state.raw<Position[]>([]);
  #running = false;
  #hand: Stagehand;
  #wake: (() => void) | null = null;

  constructor(hand: Stagehand) {
    this.#hand = hand;
  }

  busy = $derived.by(() => this.waiting.length > 0);

  /** How fast the queue is played: 1, 2, or 0 for "not at all". */
  static speed(count: number, needed: number): number {
    if (count * BEAT > SKIP_FROM && needed * BEAT <= SKIP_FROM) return needed ? 2 : 0;
    return count * BEAT > HURRY_FROM ? 2 : 1;
  }

  push(position: Position): void {
    this.waiting = [...this.waiting, position];
    if (!this.#running) void this.#run();
  }

  /** Show the newest at once. */
  finish(): void {
    const last = this.waiting.at(-1);
    this.#hand.settle();
    this.waiting = [];
    if (last) void this.#hand.show(last, 0);
    this.#wake?.();
  }

  /** Forget what waits. */
  clear(): void {
    this.waiting = [];
    this.#hand.settle();
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.#running = true;
    try {
      // States of one burst arrive together: look at all of them before the first is shown.
      await Promise.resolve();
      while (this.waiting.length) {
        const needed = this.waiting.filter((position) => this.#hand.matters(position)).length;
        const speed = Showing.speed(this.waiting.length, needed);
        if (!speed) {
          const all = this.waiting;
          this.waiting = [];
          this.#hand.skip(all);
          break;
        }
        const [next, ...rest] = this.waiting as [Position, ...Position[]];
        this.waiting = rest;
        const hold = rest.length ? BEAT / speed : 0;
        await Promise.all([this.#hand.show(next, speed), this.#rest(hold)]);
      }
    } finally {
      this.#running = false;
    }
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
