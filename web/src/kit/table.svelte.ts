/** One table as this browser sees it: position, choosing, sending, going back, rehearsing. */
import { getContext, setContext } from "svelte";
import {
  ApiError,
  get,
  post,
  type ChatLine,
  type GameEvent,
  type Position,
  type Problem,
  type Refusal,
  type Rehearsal,
  type TableInfo,
  type TableState,
} from "$lib/api";
import { settings } from "$lib/settings.svelte";
import { words } from "$lib/words.svelte";
import { Choosing } from "./choosing.svelte";
import type { GameModule, SeatColour, View } from "./contract";
import { Line, type Frame, type LineState } from "./live";
import { namesOf } from "./names";
import { Outbox } from "./outbox";
import { Previews } from "./previews.svelte";
import { Rehearsing } from "./rehearsing.svelte";
import { keep, kept } from "./shelf";
import { Showing, type Stagehand } from "./showing.svelte";
import { Trail } from "./trail.svelte";
import { Ui } from "./ui.svelte";

const PASSES = ["pass", "decline", "refuse", "stop", "done"];

/** A question about a thing that cannot be used, and where it was asked. */
export interface Asked {
  id: string;
  refusals: Refusal[];
  at: DOMRect;
}

export class Table {
  info = $state.raw<TableInfo>(undefined as never);
  seat = $state(-1);
  held = $state.raw<number[]>([]);
  invite = $state<string | null>(null);
  /** The position as the server has it. */
  latest = $state.raw<Position | null>(null);
  /** The position as it has been shown so far. */
  position = $state.raw<Position | null>(null);
  /** A moment of a finished game. */
  replayed = $state.raw<Position | null>(null);
  /** All events since the table was opened, in order. */
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  present = $state.raw<number[]>([]);
  watchers = $state(0);
  line = $state<LineState>("connecting");
  tries = $state(0);
  sending = $state<string | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** Somebody was faster; the plan, if any, is kept. */
  outOfStep = $state(false);
  /** A move that waits for its second press. */
  ready = $state<string | null>(null);
  asked = $state.raw<Asked | null>(null);
  /** Where the last thing was pressed: the chooser opens there. */
  pressedAt = $state.raw<DOMRect | null>(null);
  /** Ids lit from the log. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** Moves that came while nobody looked, or too many to show: from this ply on they are told as a digest. */
  away = $state<number | null>(null);
  choosing: Choosing;
  previews: Previews;
  rehearsing: Rehearsing;
  showing: Showing;
  ui: Ui;
  /** Moves pieces when a position is shown; the page gives it. */
  mover: { change(apply: () => void, speed: number): Promise<void>; settle(): void } | null = null;
  #line: Line | null = null;
  #outbox: Outbox;
  #trail: Trail;

  constructor(
    readonly game: GameModule,
    state: TableState,
  ) {
    const id = state.table.id;
    this.#outbox = new Outbox(id);
    this.#trail = new Trail(id);
    this.ui = new Ui(game.name);
    this.ui.tab = game.tabs[0]?.id ?? game.zones[0]?.id ?? "";
    this.previews = new Previews(id, () => ({ ply: this.latest?.ply ?? 0, before: this.rehearsing.moves }));
    this.rehearsing = new Rehearsing(id, (moves) => this.previews.ask(moves));
    this.showing = new Showing(this.#stagehand());
    this.choosing = new Choosing(
      () => ({ moves: this.decision?.moves ?? [], refusals: this.decision?.refusals ?? [] }),
      (move) => this.game.targets(move.split(" "), this.view),
    );
    this.#take(state);
    const seen = kept<number>("local", `seen-${id}`);
    const others = (this.events.at(-1)?.ply ?? 0) - (seen ?? Infinity);
    if (this.seat >= 0 && others > 0 && state.table.status === "running") this.away = seen;
  }

  /** The position on show: of the replay, of the rehearsal, or the real one. */
  shown = $derived.by(() => this.replayed ?? this.rehearsing.position ?? this.position);
  view = $derived.by(() => (this.shown?.view ?? {}) as View);
  decision = $derived.by(() => (this.replayed || this.over ? null : (this.shown?.decision ?? null)));
  over = $derived.by(() => this.info.status !== "running" && this.info.status !== "open");
  /** Whether the decision is this browser's to make. */
  mine = $derived.by(() => Boolean(this.decision?.moves?.length));
  name = $derived.by(() => this.game.name);
  /** The seat whose board is one's own; a spectator sits behind the first. */
  own = $derived.by(() => (this.seat >= 0 ? this.seat : 0));
  sheet = $derived.by(() => this.shown?.sheet ?? []);
  /** What the log tells: never more than the board shows. */
  told = $derived.by(() => this.events.filter((event) => event.ply <= (this.position?.ply ?? 0)));
  crumbs = $derived.by(() => (this.position ? this.#trail.upTo(this.position.ply) : []));
  alone = $derived.by(() => {
    const people = this.info.seats.filter((seat) => seat.kind === "person");
    return people.every((seat) => this.held.includes(seat.seat));
  });
  /** The move thought about: on the board, in the bar, or waiting for its second press. */
  considered = $derived.by(() => this.previews.move);
  /** Where it would lead, for ghosts. */
  previewed = $derived.by(() => (this.previews.answer?.position.view ?? null) as View | null);
  /** The corner of the last move on things: the seat that touched them. */
  marks = $derived.by(() => {
    const marks = new Map<string, number>();
    const last = new Map<number, number>();
    for (const event of this.told) if (event.seat >= 0) last.set(event.seat, event.ply);
    for (const event of this.told) {
      if (event.ply !== last.get(event.seat) || event.seat === this.seat) continue;
      for (const id of this.game.lights(event)) marks.set(id, event.seat);
    }
    return marks;
  });

  colour(seat: number): SeatColour {
    return this.game.colour(this.view, seat);
  }

  passing(move: string): boolean {
    return (this.game.passes ?? PASSES).includes(move.split(" ")[0] ?? "");
  }

  connect(): void {
    this.#line = new Line(
      this.info.id,
      () => ({
        since: String(this.latest?.ply ?? 0),
        ...(this.invite ? { invite: this.invite } : {}),
      }),
      (frame) => this.#hear(frame),
      (state, tries) => {
        this.line = state;
        this.tries = tries;
      },
    );
    void this.#recall();
  }

  close(): void {
    this.#line?.close();
  }

  /** What was begun before a reload: chat, a move on its way, a plan. */
  async #recall(): Promise<void> {
    const invite = this.invite ? `&invite=${this.invite}` : "";
    get<ChatLine[]>(`/api/tables/${this.info.id}/chat?after=0${invite}`).then(
      (lines) => (this.chat = lines),
      () => undefined,
    );
    const letter = this.#outbox.left();
    if (letter) await this.#post(letter.moves, letter);
    const plan = this.rehearsing.left();
    if (plan.length && this.mine) await this.rehearsing.again(plan);
  }

  #hear(frame: Frame): void {
    if (frame.type === "state") this.#take(frame as unknown as TableState);
    else if (frame.type === "chat") {
      const line = frame as unknown as ChatLine;
      if (!this.chat.some((other) => other.id === line.id)) this.chat = [...this.chat, line];
    } else if (frame.type === "presence") {
      this.present = frame["seats"] as number[];
      this.watchers = frame["watchers"] as number;
    } else if (frame.type === "hello") {
      this.seat = frame["seat"] as number;
      this.held = frame["held"] as number[];
    }
  }

  #take(state: TableState, own = false): void {
    const stale = this.info && state.table.version < this.info.version;
    if (stale) return;
    const before = this.latest;
    const changed = before?.ply !== state.position?.ply || this.info?.entry !== state.table.entry;
    const back = Boolean(before && state.position && state.position.ply <= before.ply);
    this.info = state.table;
    this.seat = state.seat;
    if (state.held) this.held = state.held;
    if (state.invite) this.invite = state.invite;
    words.names = namesOf(state.table.seats, words);
    this.latest = state.position;
    if (!state.position) return;
    this.#remember(state.position, before);
    if (before && !changed) {
      // The same moment, seen anew: another seat's eyes, or only names and clocks.
      if (!this.showing.busy) this.position = state.position;
      return;
    }
    const plan = this.rehearsing.moves;
    this.previews.forget();
    this.choosing.clear();
    this.ready = null;
    this.asked = null;
    if (!before || own || back || document.visibilityState === "hidden") {
      this.showing.clear();
      void this.#show(state.position, before ? 1 : 0);
    } else this.showing.push(state.position);
    if (this.rehearsing.on) {
      this.rehearsing.stop();
      if (plan.length && state.position.decision?.moves?.length) {
        this.outOfStep = true;
        void this.rehearsing.again(plan);
      }
    }
  }

  #remember(position: Position, before: Position | null): void {
    const events = position.events as GameEvent[];
    // After an undo the journal tells the plies again.
    const known = Math.min(before?.ply ?? 0, position.since);
    const from = position.ply <= (before?.ply ?? -1) ? Math.min(position.ply, known) : (before?.ply ?? 0);
    this.events = [
      ...this.events.filter((event) => event.ply <= Math.min(position.ply, from)),
      ...events.filter((event) => event.ply > from),
    ];
    if (this.seat >= 0 && document.visibilityState === "visible" && position.decision?.moves?.length) {
      keep("local", `seen-${this.info.id}`, position.ply);
    }
  }

  #stagehand(): Stagehand {
    return {
      show: (position, speed) => this.#show(position, speed),
      settle: () => this.mover?.settle(),
      matters: (position) =>
        Boolean(this.game.slow && (position.events as GameEvent[]).some((event) => this.game.slow?.(event))),
      skip: (positions) => {
        this.away = this.position?.ply ?? 0;
        const last = positions.at(-1);
        if (last) void this.#show(last, 0);
      },
    };
  }

  async #show(position: Position, speed: number): Promise<void> {
    const apply = (): void => {
      this.position = position;
    };
    if (this.mover && speed) await this.mover.change(apply, speed);
    else apply();
  }

  async refresh(): Promise<void> {
    const ply = this.latest?.ply ?? 0;
    const invite = this.invite ? `&invite=${this.invite}` : "";
    this.#take(await get<TableState>(`/api/tables/${this.info.id}?since=${ply}${invite}`));
  }

  /** Look through the eyes of another of one's own seats (one device, several people). */
  async sit(seat: number): Promise<void> {
    this.#take(
      await get<TableState>(`/api/tables/${this.info.id}?since=${this.latest?.ply ?? 0}&seat=${seat}`),
    );
  }

  /** A thing of the board was pressed. When that leaves one move, it is made, or waits for a second press. */
  press(id: string, element: Element, touch = false): void {
    this.problem = null;
    const at = element.getBoundingClientRect();
    const refusals = this.choosing.refused.get(id);
    if (!this.choosing.legal.has(id) && !this.choosing.isChosen(id) && refusals) {
      this.asked = { id, refusals, at };
      return;
    }
    this.asked = null;
    if (this.ready && this.choosing.isChosen(id) && this.choosing.picked.at(-1) === id) {
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
    if (this.ready === move) return this.play(move);
    if (!touch && (this.rehearsing.on || !(await this.#mustConfirm(move)))) return this.play(move);
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
    this.ready = null;
    this.asked = null;
    if (!this.rehearsing.on) return this.send([move]);
    try {
      await this.#moving(() => this.rehearsing.add(move));
    } catch (error) {
      this.#went(error);
    }
    this.choosing.clear();
    this.previews.consider(null);
  }

  async send(moves: string[]): Promise<void> {
    if (this.sending || !this.latest || !moves.length) return;
    await this.#post(moves, this.#outbox.write(this.latest.ply, this.info.entry, moves));
  }

  async #post(moves: string[], letter: Parameters<Outbox["send"]>[0]): Promise<void> {
    this.sending = moves[0] ?? null;
    this.problem = null;
    this.outOfStep = false;
    try {
      const landed = await this.#outbox.send(letter);
      if (!landed.repeated) this.#trail.add(letter.ply, moves.slice(0, landed.accepted));
      this.rehearsing.stop();
      this.#take(landed.state, true);
    } catch (error) {
      this.#went(error);
      if (error instanceof ApiError && error.problem.error === "stale") this.outOfStep = true;
      await this.refresh().catch(() => undefined);
    } finally {
      this.sending = null;
      this.choosing.clear();
      this.previews.consider(null);
    }
  }

  /** Take back the last decision: of the rehearsal, or of the game. */
  async undo(to = (this.latest?.ply ?? 1) - 1): Promise<void> {
    this.choosing.clear();
    this.ready = null;
    try {
      if (this.rehearsing.moves.length) await this.#moving(() => this.rehearsing.back());
      else {
        const asked = { ply: this.latest?.ply, to };
        this.#take(await post<TableState>(`/api/tables/${this.info.id}/undo`, asked));
      }
    } catch (error) {
      this.#went(error);
    }
  }

  /** Whether going back to a ply needs nobody's consent. */
  freely(to: number): boolean {
    return this.alone || to >= (this.latest?.undo_floor ?? Infinity);
  }

  async answerWish(agree: boolean): Promise<void> {
    try {
      this.#take(await post<TableState>(`/api/tables/${this.info.id}/undo/answer`, { agree }));
    } catch (error) {
      this.#went(error);
    }
  }

  async say(text: string): Promise<void> {
    const line = await post<ChatLine>(`/api/tables/${this.info.id}/chat`, { text });
    if (!this.chat.some((other) => other.id === line.id)) this.chat = [...this.chat, line];
  }

  async #moving(change: () => Promise<void>): Promise<void> {
    await change();
  }

  #went(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    this.problem = error.problem;
  }

  preview(move: string): Promise<Rehearsal | null> {
    return this.previews.after(move);
  }
}

const KEY = Symbol("table");

export function provideTable(table: Table): void {
  setContext(KEY, table);
}

/** The table around a component; null where a board is drawn alone (replay pictures, rules pages). */
export function useTable(): Table | null {
  return getContext<Table | undefined>(KEY) ?? null;
}

/** The table around a component of the page, where there always is one. */
export function atTable(): Table {
  const table = useTable();
  if (!table) throw new Error("not at a table");
  return table;
}
