/** One table as this browser sees it: position, choosing, sending, going back, rehearsing. */
import { getContext, setContext } from "svelte";
import {
  ApiError,
  get,
  post,
  type ChatLine,
  type GameEvent,
  type Landed,
  type Position,
  type Problem,
  type Rehearsal,
  type TableInfo,
  type TableState,
} from "$lib/api";
import { words } from "$lib/words.svelte";
import { Choosing } from "./choosing.svelte";
import type { GameModule, View } from "./contract";
import { Line, type Frame, type LineState } from "./live";

export class Table {
  info = $state.raw<TableInfo>(undefined as never);
  seat = $state(-1);
  held = $state.raw<number[]>([]);
  invite = $state<string | null>(null);
  position = $state.raw<Position | null>(null);
  /** All events since the table was opened, in order. */
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  present = $state.raw<number[]>([]);
  watchers = $state(0);
  line = $state<LineState>("connecting");
  tries = $state(0);
  sending = $state<string | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** Moves rehearsed and not yet sent, and the position they lead to. */
  plan = $state.raw<string[]>([]);
  rehearsing = $state(false);
  rehearsed = $state.raw<Position | null>(null);
  choosing: Choosing;
  #line: Line | null = null;
  #tried = new Map<string, Promise<Rehearsal>>();

  constructor(
    readonly game: GameModule,
    state: TableState,
  ) {
    this.#take(state);
    this.choosing = new Choosing(
      () => ({ moves: this.decision?.moves ?? [], refusals: this.decision?.refusals ?? [] }),
      (move) => this.game.targets(move.split(" "), this.view),
    );
  }

  /** The position on show: the real one, or the one rehearsed. */
  shown = $derived.by(() => this.rehearsed ?? this.position);
  view = $derived.by(() => (this.shown?.view ?? {}) as View);
  decision = $derived.by(() => this.shown?.decision ?? null);
  /** Whether the decision is this browser's to make. */
  mine = $derived.by(() => Boolean(this.decision?.moves?.length));
  name = $derived.by(() => this.game.name);

  connect(): void {
    this.#line = new Line(
      this.info.id,
      () => ({
        since: String(this.position?.ply ?? 0),
        ...(this.invite ? { invite: this.invite } : {}),
      }),
      (frame) => this.#hear(frame),
      (state, tries) => {
        this.line = state;
        this.tries = tries;
      },
    );
  }

  close(): void {
    this.#line?.close();
  }

  #hear(frame: Frame): void {
    if (frame.type === "state") this.#take(frame as unknown as TableState);
    else if (frame.type === "chat") this.chat = [...this.chat, frame as unknown as ChatLine];
    else if (frame.type === "presence") {
      this.present = frame["seats"] as number[];
      this.watchers = frame["watchers"] as number;
    } else if (frame.type === "hello") {
      this.seat = frame["seat"] as number;
      this.held = frame["held"] as number[];
    }
  }

  #take(state: TableState): void {
    const before = this.position;
    const stale = this.info && state.table.version < this.info.version;
    if (stale) return;
    this.info = state.table;
    this.seat = state.seat;
    if (state.held) this.held = state.held;
    if (state.invite) this.invite = state.invite;
    this.position = state.position;
    words.names = Object.fromEntries(state.table.seats.map((seat) => [seat.seat, seat.name ?? ""]));
    const events = (state.position?.events ?? []) as GameEvent[];
    const known =
      state.position && before && state.position.ply < before.ply ? state.position.ply : (before?.ply ?? 0);
    this.events = [
      ...this.events.filter((event) => event.ply <= (state.position?.ply ?? 0)),
      ...events.filter((event) => event.ply > known || !before),
    ];
    if (before?.ply !== state.position?.ply || this.info.entry !== state.table.entry) {
      this.choosing?.clear();
      this.#tried.clear();
      this.stopRehearsing();
    }
  }

  async refresh(): Promise<void> {
    this.#take(await get<TableState>(`/api/tables/${this.info.id}`));
  }

  /** A thing of the board was pressed. When that leaves one move, it is made. */
  press(id: string, _element: Element): void {
    this.choosing.press(id);
    const move = this.choosing.chosen;
    if (move && this.choosing.picked.length) void this.play(move);
  }

  hover(id: string | null): void {
    this.choosing.hovered = id;
  }

  /** Make a move, or add it to the rehearsal. */
  async play(move: string): Promise<void> {
    if (this.rehearsing) {
      await this.#rehearse([...this.plan, move]);
      return;
    }
    await this.send([move]);
  }

  /** Send moves until an answer comes; the key makes sure that they land once. */
  async send(moves: string[]): Promise<void> {
    if (this.sending || !this.position) return;
    this.sending = moves[0] ?? null;
    this.problem = null;
    const body = { ply: this.position.ply, entry: this.info.entry, moves, key: crypto.randomUUID() };
    try {
      for (;;) {
        try {
          const landed = await post<Landed>(`/api/tables/${this.info.id}/moves`, body);
          this.stopRehearsing();
          this.#take(landed.state);
          return;
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (error.status === 0 || error.status === 503) {
            await new Promise((resolve) => setTimeout(resolve, 1_500));
            continue;
          }
          this.problem = error.problem;
          await this.refresh();
          return;
        }
      }
    } finally {
      this.sending = null;
      this.choosing.clear();
    }
  }

  /** What a move would lead to; null where the server cannot say. */
  async preview(move: string): Promise<Rehearsal | null> {
    try {
      return await this.#try([...this.plan, move]);
    } catch {
      return null;
    }
  }

  #try(moves: string[]): Promise<Rehearsal> {
    const key = moves.join("\n");
    let answer = this.#tried.get(key);
    if (!answer) {
      answer = post<Rehearsal>(`/api/tables/${this.info.id}/rehearsal`, {
        ply: this.position?.ply ?? 0,
        moves,
      });
      this.#tried.set(key, answer);
    }
    return answer;
  }

  async #rehearse(plan: string[]): Promise<void> {
    this.rehearsed = plan.length ? (await this.#try(plan)).position : null;
    this.plan = plan;
    this.choosing.clear();
  }

  startRehearsing(): void {
    this.rehearsing = true;
  }

  stopRehearsing(): void {
    this.rehearsing = false;
    this.plan = [];
    this.rehearsed = null;
  }

  /** Take back the last decision: of the rehearsal, or of the game. */
  async undo(to = (this.position?.ply ?? 1) - 1): Promise<void> {
    if (this.plan.length) {
      await this.#rehearse(this.plan.slice(0, -1));
      return;
    }
    try {
      await post(`/api/tables/${this.info.id}/undo`, { ply: this.position?.ply, to });
      await this.refresh();
    } catch (error) {
      if (error instanceof ApiError) this.problem = error.problem;
    }
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
