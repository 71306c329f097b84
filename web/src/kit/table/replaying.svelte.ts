/** A finished game, moment by moment with everything open; the address says which. */
import { ApiError, get, type Curve, type Position, type Problem, type Replay } from "$lib/api";

/** Milliseconds between two decisions at speed 1. */
const STEP = 1_400;
export const SPEEDS = [1, 2, 4] as const;

export class Replaying {
  /** The moves of the whole game and the seats that made them. */
  moves = $state.raw<string[]>([]);
  seats = $state.raw<number[]>([]);
  scores = $state.raw<number[][]>([]);
  ply = $state(0);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  problem = $state.raw<Problem | null>(null);
  #read = new Map<number, Promise<Replay>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = -1;

  constructor(
    readonly table: string,
    readonly invite: string,
    readonly show: (position: Position, speed: number) => Promise<void>,
    /** Put the ply into the address. */
    readonly moved: (ply: number) => void,
  ) {}

  last = $derived.by(() => this.moves.length);

  #address(part: string, query = ""): string {
    const asked = [query, this.invite ? `invite=${this.invite}` : ""].filter(Boolean).join("&");
    return `/api/tables/${this.table}/${part}${asked ? `?${asked}` : ""}`;
  }

  #at(ply: number): Promise<Replay> {
    let replay = this.#read.get(ply);
    if (!replay) {
      replay = get<Replay>(this.#address("replay", `ply=${ply}`));
      replay.catch(() => this.#read.delete(ply));
      this.#read.set(ply, replay);
    }
    return replay;
  }

  /** The moves and the curves of the game, for the last page. */
  async whole(): Promise<void> {
    try {
      const [end, curve] = await Promise.all([
        get<Replay>(this.#address("replay")),
        get<Curve>(this.#address("curves")),
      ]);
      this.#know(end);
      this.scores = curve.scores;
    } catch (error) {
      this.#went(error);
    }
  }

  #know(replay: Replay): void {
    this.moves = replay.moves;
    this.seats = replay.seats;
  }

  /** Show a moment; only the newest wish counts. */
  async to(ply: number, animated = true): Promise<void> {
    const wish = Math.max(0, this.last ? Math.min(this.last, ply) : ply);
    const forward = wish === this.ply + 1;
    this.#asked = wish;
    try {
      const replay = await this.#at(wish);
      if (this.#asked !== wish) return;
      this.#know(replay);
      this.ply = wish;
      this.problem = null;
      this.moved(wish);
      const shown = this.show(replay.position, animated && forward ? this.speed : 0);
      if (wish < this.last) void this.#at(wish + 1).catch(() => undefined);
      await shown;
    } catch (error) {
      if (this.#asked !== wish) return;
      this.#asked = this.ply;
      this.#went(error);
    }
  }

  /** Go on or back from the newest wish: steps pressed faster than moments arrive count too. */
  step(by: number): Promise<void> {
    return this.to((this.#asked < 0 ? this.ply : this.#asked) + by);
  }

  play(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    this.playing = true;
    void this.#go(this.ply >= this.last ? 0 : this.ply + 1);
  }

  async #go(ply: number): Promise<void> {
    await this.to(ply);
    if (!this.playing || this.ply >= this.last) {
      this.stop();
      return;
    }
    this.#timer = setTimeout(() => void this.#go(this.ply + 1), STEP / this.speed);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  hurry(speed: (typeof SPEEDS)[number]): void {
    this.speed = speed;
  }

  /** What a request brings; null if the server refused, which is then said. */
  async trying<T>(asked: Promise<T>): Promise<T | null> {
    try {
      return await asked;
    } catch (error) {
      this.#went(error);
      return null;
    }
  }

  #went(error: unknown): void {
    this.stop();
    if (!(error instanceof ApiError)) throw error;
    this.problem = error.problem;
  }
}
