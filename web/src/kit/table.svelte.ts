/** One table at which one may decide: choosing, sending, going back, rehearsing. */
import { getContext, setContext } from "svelte";
import { ApiError, post, type ChatLine, type Problem, type Refusal, type TableState } from "$lib/api";
import { settings } from "$lib/settings.svelte";
import { Choosing } from "./choosing.svelte";
import type { GameModule, View } from "./contract";
import { Outbox, type Letter } from "./outbox";
import { Previews } from "./previews.svelte";
import { Rehearsing } from "./rehearsing.svelte";
import { kept } from "./shelf";
import { Sight } from "./sight.svelte";
import { Trail } from "./trail.svelte";
import { Ui } from "./ui.svelte";

const PASSES = ["pass", "decline", "refuse", "stop", "done"];

/** A question about a thing that cannot be used, and where it was asked. */
export interface Asked {
  id: string;
  refusals: Refusal[];
  at: DOMRect;
}

export class Table extends Sight {
  /** The first of the moves on their way to the server. */
  sending = $state<string | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** Somebody was faster; the plan, if any, is kept. */
  outOfStep = $state(false);
  /** A move that waits for its second press. */
  ready = $state<string | null>(null);
  asked = $state.raw<Asked | null>(null);
  /** Where the last thing was pressed: the chooser opens there. */
  pressedAt = $state.raw<DOMRect | null>(null);
  choosing: Choosing;
  previews: Previews;
  rehearsing: Rehearsing;
  ui: Ui;
  #outbox: Outbox;
  #trail: Trail;
  #goingBack = false;
  /** Grows with every choice: an answer to an older one comes too late. */
  #choices = 0;
  /** Choices of which it is not known yet whether they wait for a second press. */
  #asking = $state(0);

  constructor(game: GameModule, state: TableState) {
    super(game, state);
    const id = state.table.id;
    this.#outbox = new Outbox(id);
    this.#trail = new Trail(id);
    this.ui = new Ui(game.name);
    this.ui.tab = game.tabs[0]?.id ?? game.zones[0]?.id ?? "";
    this.previews = new Previews(id, () => ({ ply: this.latest?.ply ?? 0, before: this.rehearsing.moves }));
    this.rehearsing = new Rehearsing(id, (moves) => this.previews.ask(moves));
    this.choosing = new Choosing(
      () => ({ moves: this.decision?.moves ?? [], refusals: this.decision?.refusals ?? [] }),
      (move) => this.game.targets(move.split(" "), this.view),
    );
    const seen = kept<number>("local", `seen-${id}`);
    this.take(state);
    this.tellSince(seen);
  }

  /** The position on show: of the replay, of the rehearsal, or the real one. */
  shown = $derived.by(() => this.replayed ?? this.rehearsing.position ?? this.position);
  view = $derived.by(() => (this.shown?.view ?? {}) as View);
  decision = $derived.by(() => (this.replayed || this.over ? null : (this.shown?.decision ?? null)));
  /** Whether the decision is this browser's to make. */
  mine = $derived.by(() => Boolean(this.decision?.moves?.length) && !this.handing);
  /** Whether a choice is on its way: what is on show will change without a press. */
  busy = $derived.by(() => this.sending !== null || this.#asking > 0);
  sheet = $derived.by(() => this.shown?.sheet ?? []);
  /** The decisions of this turn so far. */
  crumbs = $derived.by(() => (this.position ? this.#trail.upTo(this.position.ply) : []));
  /** The move thought about: on the board, in the bar, or waiting for its second press. */
  considered = $derived.by(() => this.previews.move);
  /** Where it would lead, for ghosts. */
  previewed = $derived.by(() => (this.previews.answer?.position.view ?? null) as View | null);

  /** Whether every way on begins with a card of the hand, and none is chosen yet. */
  fromHand = $derived.by(() => {
    const { candidates, picked } = this.choosing;
    const ways = candidates.filter((move) => !this.passing(move));
    const first = (move: string) => this.game.targets(move.split(" "), this.view)[0] ?? "";
    return ways.length > 0 && !picked.length && ways.every((move) => this.#inHand(first(move)));
  });
  /** Whether cards of the hand may be pressed. */
  handLegal = $derived.by(() => [...this.choosing.legal].some((id) => this.#inHand(id)));

  #inHand(id: string): boolean {
    return this.game.inHand?.(id, this.view) ?? false;
  }

  passing(move: string): boolean {
    return (this.game.passes ?? PASSES).includes(move.split(" ")[0] ?? "");
  }

  override connect(): void {
    super.connect();
    void this.#recover();
  }

  /** What was begun before a reload: a move on its way, a plan. */
  async #recover(): Promise<void> {
    const letter = this.#outbox.left();
    if (letter) await this.#post(letter);
    const plan = this.rehearsing.left();
    if (plan.length && this.mine) await this.rehearsing.again(plan);
  }

  protected moved(state: TableState): void {
    const plan = this.rehearsing.moves;
    this.#choices += 1;
    this.previews.forget();
    this.choosing.clear();
    this.ready = null;
    this.asked = null;
    if (!this.rehearsing.on) return;
    this.rehearsing.stop();
    if (plan.length && state.position?.decision?.moves?.length) {
      this.outOfStep = true;
      void this.rehearsing.again(plan);
    }
  }

  /** A thing of the board was pressed. When that leaves one move, it is made, or waits for a second press. */
  press(id: string, element: Element, touch = false): void {
    if (this.sending) return;
    this.problem = null;
    const at = element.getBoundingClientRect();
    const refusals = this.choosing.refused.get(id);
    if (refusals && !this.choosing.legal.has(id) && !this.choosing.isChosen(id)) {
      this.asked = { id, refusals, at };
      return;
    }
    this.asked = null;
    this.#choices += 1;
    if (this.ready && this.choosing.picked.at(-1) === id) {
      void this.play(this.ready);
      return;
    }
    this.ready = null;
    this.pressedAt = at;
    this.choosing.press(id);
    const move = this.choosing.chosen;
    if (move && this.choosing.picked.length) void this.choose(move, touch);
  }

  /** A move was named: make it, or hold it until it is confirmed. */
  async choose(move: string, touch = false): Promise<void> {
    if (this.sending) return;
    if (this.ready === move) return this.play(move);
    const choice = (this.#choices += 1);
    this.#asking += 1;
    const confirm = touch || (!this.rehearsing.on && (await this.#mustConfirm(move)));
    this.#asking -= 1;
    if (choice !== this.#choices) return;
    if (!confirm) return this.play(move);
    this.ready = move;
    this.previews.consider(move, 0);
  }

  async #mustConfirm(move: string): Promise<boolean> {
    if (settings.confirm !== "final") return settings.confirm === "always";
    const answer = await this.previews.after(move);
    if (!answer) return true;
    const passesOn = !this.held.includes(answer.position.turn) && !answer.position.over;
    return answer.revealed || (passesOn && !this.alone);
  }

  hover(id: string | null): void {
    this.choosing.hovered = id;
    if (this.ready) return;
    const moves = id ? this.choosing.after(id) : [];
    this.previews.consider(moves.length === 1 ? (moves[0] ?? null) : null);
  }

  /** Step back inside the choice; false if there was nothing to step back from. */
  back(): boolean {
    this.#choices += 1;
    if (this.asked) this.asked = null;
    else if (this.ready || this.choosing.picked.length) {
      this.ready = null;
      this.previews.consider(null);
      this.choosing.back();
    } else if (this.problem) this.problem = null;
    else return false;
    return true;
  }

  /** Make a move, or add it to the rehearsal. */
  async play(move: string): Promise<void> {
    this.#choices += 1;
    this.ready = null;
    this.asked = null;
    if (!this.rehearsing.on) return this.send([move]);
    try {
      await this.#moving(async () => {
        await this.rehearsing.add(move);
        this.choosing.clear();
        this.previews.consider(null);
      });
    } catch (error) {
      this.#went(error);
    }
  }

  async send(moves: string[]): Promise<void> {
    if (this.sending || this.#goingBack || !this.latest || !moves.length) return;
    await this.#post(this.#outbox.write(this.latest.ply, this.info.entry, moves));
  }

  async #post(letter: Letter): Promise<void> {
    this.sending = letter.moves[0] ?? null;
    this.previews.rest(true);
    this.problem = null;
    this.outOfStep = false;
    try {
      const landed = await this.#outbox.send(letter);
      this.#trail.add(letter.ply, landed.repeated ? letter.moves : letter.moves.slice(0, landed.accepted));
      this.rehearsing.stop();
      this.away = null;
      this.take(landed.state, true);
    } catch (error) {
      if (this.#went(error).error === "stale") {
        this.problem = null;
        this.outOfStep = true;
      }
      await this.refresh().catch(() => undefined);
    } finally {
      this.sending = null;
      this.choosing.clear();
      this.previews.rest(false);
    }
  }

  /** Take back the last decision: of the rehearsal, or of the game. */
  async undo(to = (this.latest?.ply ?? 1) - 1): Promise<void> {
    // The second press of a double click must not take back what the first one sends.
    if (this.sending || this.#goingBack) return;
    this.choosing.clear();
    this.ready = null;
    this.#goingBack = true;
    try {
      if (this.rehearsing.moves.length) await this.#moving(() => this.rehearsing.back());
      else {
        const asked = { ply: this.latest?.ply, to };
        this.take(await post<TableState>(`/api/tables/${this.info.id}/undo`, asked));
      }
    } catch (error) {
      if (this.#went(error).error !== "stale") return;
      // Somebody has moved on: what they did is shown, and says more than a refusal.
      this.problem = null;
      await this.refresh().catch(() => undefined);
    } finally {
      this.#goingBack = false;
    }
  }

  /** Whether going back to a ply needs nobody's consent. */
  freely(to: number): boolean {
    return this.alone || to >= (this.latest?.undo_floor ?? Infinity);
  }

  async answerWish(agree: boolean): Promise<void> {
    try {
      this.take(await post<TableState>(`/api/tables/${this.info.id}/undo/answer`, { agree }));
    } catch (error) {
      this.#went(error);
    }
  }

  async say(text: string): Promise<void> {
    this.heard(await post<ChatLine>(`/api/tables/${this.info.id}/chat`, { text }));
  }

  /** Change the rehearsal, and let the pieces travel. */
  async #moving(change: () => Promise<void>): Promise<void> {
    if (this.mover) await this.mover.change(change, 1);
    else await change();
  }

  /** Say what is wrong, if it is the server's word; else it is a fault of ours. */
  #went(error: unknown): Problem {
    if (!(error instanceof ApiError)) throw error;
    this.problem = error.problem;
    return error.problem;
  }
}

/** Under this key a table is given to the components around which it stands. */
export const TABLE = Symbol("table");

export function provideTable(table: Table): void {
  setContext(TABLE, table);
}

/** The table around a component; null where a board is drawn alone (replay pictures, rules pages). */
export function useTable(): Table | null {
  return getContext<Table | undefined>(TABLE) ?? null;
}

/** The table around a component of the page, where there always is one. */
export function atTable(): Table {
  const table = useTable();
  if (!table) throw new Error("not at a table");
  return table;
}
