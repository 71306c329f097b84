/**
 * What one sees of a table: the line to it, the position as the server has it and as it has been shown so far, what
 * happened, who is there. Deciding is in `table.svelte.ts`.
 */
import { get, type ChatLine, type GameEvent, type Position, type TableInfo, type TableState } from "$lib/api";
import { reducedMotion } from "$lib/settings.svelte";
import { words } from "$lib/words.svelte";
import type { GameModule, SeatColour, View } from "./contract";
import type { Mover } from "./flip";
import { Line, type Frame, type LineState } from "./live";
import { namesOf, rivalsOf } from "./names";
import { keep, kept } from "./shelf";
import { Showing, type Stagehand } from "./showing.svelte";
import { Telling } from "./telling.svelte";

export abstract class Sight {
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
  /** Ids lit from the log. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** Moves that came while nobody looked, or too many to show: from this ply on they are told as a digest. */
  away = $state<number | null>(null);
  /** Who holds the device, where several people share one; -1 until somebody took it. */
  sitter = $state(-1);
  /** Moves pieces when a position is shown; the page gives it. */
  mover: Pick<Mover, "change" | "settle"> | null = null;
  showing: Showing;
  telling = new Telling();
  #line: Line | null = null;

  constructor(
    readonly game: GameModule,
    state: TableState,
  ) {
    this.sitter = kept<number>("session", `sitter-${state.table.id}`) ?? -1;
    this.showing = new Showing(this.#stagehand());
  }

  over = $derived.by(() => this.info.status !== "running" && this.info.status !== "open");
  name = $derived.by(() => this.game.name);
  /** The seat whose board is one's own; a spectator sits behind the first. */
  own = $derived.by(() => (this.seat >= 0 ? this.seat : 0));
  /** What the log tells: never more than the board shows. */
  told = $derived.by(() => this.events.filter((event) => event.ply <= (this.position?.ply ?? 0)));
  /** Whether all people at the table sit at this browser. */
  alone = $derived.by(() => {
    const people = this.info.seats.filter((seat) => seat.kind === "person");
    return people.every((seat) => this.held.includes(seat.seat));
  });
  /** Several people on this one device. */
  shared = $derived.by(() => this.held.length > 1);
  /** The device must change hands before anything is shown. */
  handing = $derived.by(
    () => this.shared && !this.over && this.held.includes(this.info.turn) && this.sitter !== this.info.turn,
  );
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

  abstract readonly view: View;
  /** The table stands elsewhere than before: forget what was thought about the old position. */
  protected abstract moved(state: TableState): void;

  colour(seat: number): SeatColour {
    return this.game.colour(this.view, seat);
  }

  connect(): void {
    this.#line = new Line(
      this.info.id,
      () => Object.fromEntries(this.#query()),
      (frame) => this.#hear(frame),
      (state, tries) => {
        this.line = state;
        this.tries = tries;
      },
    );
    document.addEventListener("visibilitychange", this.#returned);
    const invite = this.invite ? `&invite=${this.invite}` : "";
    get<ChatLine[]>(`/api/tables/${this.info.id}/chat?after=0${invite}`).then(
      (lines) => (this.chat = lines),
      () => undefined,
    );
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#returned);
    this.#line?.close();
  }

  #query(seat = this.shared ? this.sitter : -1): URLSearchParams {
    const query = new URLSearchParams({ since: String(this.latest?.ply ?? 0) });
    if (seat >= 0) query.set("seat", String(seat));
    if (this.invite) query.set("invite", this.invite);
    return query;
  }

  async refresh(): Promise<void> {
    this.take(await get<TableState>(`/api/tables/${this.info.id}?${this.#query()}`));
  }

  /** Somebody else takes the device, and sees what their seat may know. */
  async sit(seat: number): Promise<void> {
    const state = await get<TableState>(`/api/tables/${this.info.id}?${this.#query(seat)}`);
    this.sitter = seat;
    keep("session", `sitter-${this.info.id}`, seat);
    this.take(state);
    this.#line?.reopen();
  }

  #hear(frame: Frame): void {
    if (frame.type === "state") this.take(frame as unknown as TableState);
    else if (frame.type === "chat") this.heard(frame as unknown as ChatLine);
    else if (frame.type === "presence") {
      this.present = frame["seats"] as number[];
      this.watchers = frame["watchers"] as number;
    } else if (frame.type === "hello") {
      this.seat = frame["seat"] as number;
      this.held = frame["held"] as number[];
    }
  }

  protected heard(line: ChatLine): void {
    if (!this.chat.some((other) => other.id === line.id)) this.chat = [...this.chat, line];
  }

  /** A state of the table; an older one than is known is left aside. `own`: the answer to one's own move. */
  protected take(state: TableState, own = false): void {
    if (this.info && state.table.version < this.info.version) return;
    const before = this.latest;
    const changed = before?.ply !== state.position?.ply || this.info?.entry !== state.table.entry;
    const back = Boolean(before && state.position && state.position.ply <= before.ply);
    this.info = state.table;
    this.seat = state.seat;
    if (state.held) this.held = state.held;
    if (state.invite) this.invite = state.invite;
    const { game, seats } = state.table;
    const rows = state.position?.sheet?.length ?? 0;
    const names = { ...namesOf(seats, words), ...rivalsOf(game, seats.length, rows, words) };
    if (JSON.stringify(names) !== JSON.stringify(words.names)) words.names = names;
    this.latest = state.position;
    if (!state.position) return;
    this.#remember(state.position, before);
    if (before && !changed) {
      // The same moment, seen anew: another seat's eyes, or only names and clocks.
      if (!this.showing.busy) this.position = state.position;
      return;
    }
    if (!before || own || back || document.visibilityState === "hidden") {
      this.showing.clear();
      void this.#show(state.position, before ? 1 : 0);
    } else this.showing.push(state.position);
    this.moved(state);
  }

  #remember(position: Position, before: Position | null): void {
    const known = before?.ply ?? 0;
    // After an undo the plies are told again.
    const from = position.ply <= known ? Math.min(position.ply, position.since) : known;
    this.events = [
      ...this.events.filter((event) => event.ply <= from),
      ...(position.events as GameEvent[]).filter((event) => event.ply > from),
    ];
    this.#see();
  }

  /** How far somebody has looked. */
  #see(): void {
    if (this.seat < 0 || document.visibilityState !== "visible") return;
    keep("local", `seen-${this.info.id}`, this.latest?.ply);
  }

  /** Back at the page: what happened meanwhile is told. */
  #returned = (): void => {
    if (document.visibilityState !== "visible") return;
    this.tellSince(kept<number>("local", `seen-${this.info.id}`));
    this.#see();
  };

  /** Tell what others did after a ply, if there is anything. */
  protected tellSince(ply: number | null): void {
    if (ply === null || this.seat < 0 || this.over) return;
    const news = this.events.some((event) => event.ply > ply && event.seat >= 0 && event.seat !== this.seat);
    if (news) this.away = ply;
  }

  #stagehand(): Stagehand {
    return {
      show: (position, speed) => this.#show(position, speed),
      settle: () => this.settle(),
      matters: (position) =>
        Boolean(this.game.slow && (position.events as GameEvent[]).some((event) => this.game.slow?.(event))),
      skip: (positions) => {
        this.away = this.position?.ply ?? 0;
        const last = positions.at(-1);
        if (last) void this.#show(last, 0);
      },
    };
  }

  /** End all travel and telling at once. */
  settle(): void {
    this.mover?.settle();
    this.telling.hush();
  }

  async #show(position: Position, speed: number): Promise<void> {
    const known = this.position?.ply ?? position.ply;
    await this.#let(() => (this.position = position), speed);
    if (!speed || reducedMotion() || this.position !== position) return;
    const slow = (position.events as GameEvent[]).filter(
      (event) => event.ply > known && this.game.slow?.(event),
    );
    if (slow.length) await this.telling.tell(slow, speed);
  }

  /** Show a moment of a finished game. */
  recall(position: Position | null, speed: number): Promise<void> {
    return this.#let(() => (this.replayed = position), speed);
  }

  async #let(apply: () => void, speed: number): Promise<void> {
    if (this.mover && speed) await this.mover.change(apply, speed);
    else apply();
  }
}
