/** Moves on their way to the server, what became of them, and the way back. */
import { ApiError, type Back, type Problem, type Seen, type TableInfo, type TableState } from "$lib/api";
import * as commands from "$kit/wire/commands";
import { Outbox, type Letter } from "$kit/wire/outbox";
import { stepsOf } from "./chains.svelte";
import type { Previews } from "./previews.svelte";
import type { Rehearsing } from "./rehearsing.svelte";
import type { Scene } from "./scene.svelte";
import { Trail } from "./trail.svelte";

/** What sending must know of its table. */
interface Around {
  readonly info: TableInfo;
  readonly alone: boolean;
  readonly scene: Scene;
  readonly rehearsing: Rehearsing;
  readonly previews: Previews;
  take(state: TableState, own?: boolean): void;
  refresh(): Promise<void>;
}

export class Sending {
  /** The first of the moves on their way. */
  move = $state<string | null>(null);
  /** The server's last refusal. */
  problem = $state.raw<Problem | null>(null);
  /** Somebody was faster; the plan, if any, is kept. */
  outOfStep = $state(false);
  /** What was taken back last, until something else is done. */
  tookBack = $state.raw<Back | null>(null);
  /** What was answered without asking, until something else is done. */
  forced = $state<string | null>(null);
  #outbox: Outbox;
  #trail: Trail;
  #goingBack = false;

  constructor(
    table: string,
    readonly around: Around,
  ) {
    this.#outbox = new Outbox(table);
    this.#trail = new Trail(table);
  }

  /** The decisions of this turn so far. */
  crumbs = $derived.by(() => {
    const { position } = this.around.scene;
    return position ? this.#trail.upTo(position.ply) : [];
  });

  /** Moves of one's own that were answered without asking, from one moment to another. */
  forcedIn(from: number, to: number): string[] {
    return this.#trail.forced(from, to).map(({ move }) => move);
  }

  /**
   * Make a move, or add it to the rehearsal. `done` is called when it is decided, before anything travels; `forced`: it
   * was answered without asking.
   */
  async play(move: string, done: () => void, forced = false): Promise<void> {
    const { rehearsing, scene } = this.around;
    const moves = stepsOf(move);
    if (!rehearsing.on) {
      await this.#send(moves, done, { joined: moves.length > 1, forced });
      if (forced && !this.problem && !this.outOfStep) this.forced = move;
      return;
    }
    try {
      await scene.change(async () => {
        for (const step of moves) await rehearsing.add(step);
        done();
      }, 1);
    } catch (error) {
      this.#went(error);
    }
  }

  /** Make all moves of the rehearsal. */
  async sendPlan(done: () => void): Promise<void> {
    await this.#send(this.around.rehearsing.moves, done);
  }

  async #send(moves: string[], done: () => void, how: Parameters<Trail["add"]>[2] = {}): Promise<void> {
    const { latest } = this.around.scene;
    if (!this.idle || !latest || !moves.length) return;
    await this.#post(this.#outbox.write(latest.ply, this.around.info.entry, moves), done, how);
  }

  async #post(letter: Letter, done: () => void, how: Parameters<Trail["add"]>[2] = {}): Promise<void> {
    const { previews, rehearsing, scene } = this.around;
    this.move = letter.moves[0] ?? null;
    previews.rest(true);
    this.dismiss();
    try {
      const landed = await this.#outbox.send(letter);
      this.#trail.add(
        letter.ply,
        landed.repeated ? letter.moves : letter.moves.slice(0, landed.accepted),
        how,
      );
      rehearsing.stop();
      scene.dismiss();
      this.around.take(landed.state, true);
    } catch (error) {
      if (this.#went(error).error === "stale") {
        this.problem = null;
        this.outOfStep = true;
      }
      await this.around.refresh().catch(() => undefined);
    } finally {
      this.move = null;
      done();
      previews.rest(false);
    }
  }

  /** Send what a reload interrupted. */
  async recover(): Promise<void> {
    const letter = this.#outbox.left();
    if (letter) await this.#post(letter, () => undefined);
  }

  /** The table stands elsewhere: a plan is played again there, if there is still something to decide. */
  moved(state: Seen): void {
    const { rehearsing } = this.around;
    const plan = rehearsing.moves;
    if (!rehearsing.on) return;
    rehearsing.stop();
    if (plan.length && state.position?.decision?.moves?.length) {
      this.outOfStep = true;
      void rehearsing.again(plan);
    }
  }

  /** Whether nothing is on its way, forth or back. */
  get idle(): boolean {
    return this.move === null && !this.#goingBack;
  }

  /** Where undo leads: to before one's own last decision, all of it, whatever others answered since. */
  back = $derived.by(() => {
    const undo = this.around.scene.latest?.undo ?? null;
    if (!undo || this.around.info.puzzle) return null;
    const to = this.#trail.from(undo.to, undo.move);
    return { ...undo, to, own: undo.own + undo.to - to };
  });
  /** The same for one's whole last turn. */
  backTurn = $derived.by(() =>
    this.around.info.puzzle ? null : (this.around.scene.latest?.undo_turn ?? null),
  );

  /** Take back: the last step of the rehearsal, or the game's decisions from one of one's own on. */
  async undo(back = this.back): Promise<void> {
    if (!this.idle) return;
    const { info, rehearsing, scene } = this.around;
    this.#goingBack = true;
    try {
      if (rehearsing.moves.length) await scene.change(() => rehearsing.back(), 1);
      else if (back && scene.latest) {
        const state = await commands.undo(info.id, scene.latest.ply, back.to);
        this.around.take(state);
        this.dismiss();
        this.tookBack = state.table.undo ? null : back;
      }
    } catch (error) {
      if (this.#went(error).error !== "stale") return;
      // Somebody has moved on: what they did is shown, and said.
      this.problem = null;
      this.outOfStep = true;
      await this.around.refresh().catch(() => undefined);
    } finally {
      this.#goingBack = false;
    }
  }

  /** Whether going back to a ply needs nobody's consent. */
  freely(to: number): boolean {
    return this.around.alone || to >= (this.around.scene.latest?.undo_floor ?? Infinity);
  }

  async answerWish(agree: boolean): Promise<void> {
    try {
      this.around.take(await commands.answerWish(this.around.info.id, agree));
    } catch (error) {
      this.#went(error);
    }
  }

  /** What went wrong has been read. */
  dismiss(): void {
    this.problem = null;
    this.outOfStep = false;
    this.tookBack = null;
    this.forced = null;
  }

  /** Say what is wrong, if it is the server's word; else it is a fault of ours. */
  #went(error: unknown): Problem {
    if (!(error instanceof ApiError)) throw error;
    this.problem = error.problem;
    return error.problem;
  }
}
