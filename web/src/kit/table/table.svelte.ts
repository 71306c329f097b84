/** One table, put together: what the server says of it, the moment on show, one's own choice, and moves on their way. */
import type { Back, Frame, Seen, TableInfo, TableState } from "$lib/api";
import type { SeatColour } from "$lib/seats";
import { session } from "$lib/session.svelte";
import { keep, kept } from "$lib/shelf";
import { sees } from "$lib/settings.svelte";
import { heldBy } from "$lib/tables.svelte";
import { Talk } from "$lib/talk.svelte";
import { words } from "$lib/words.svelte";
import type { GameModule } from "$kit/contract";
import * as commands from "$kit/wire/commands";
import { Line, type LineState } from "$kit/wire/live";
import { Cards } from "./cards.svelte";
import { Choice } from "./choice.svelte";
import { Coaching } from "./coaching.svelte";
import { Hinting } from "./hinting.svelte";
import { Lights } from "./lights.svelte";
import { namesOf, rivalsOf } from "./names";
import { Previews } from "./previews.svelte";
import { Puzzling } from "./puzzling.svelte";
import { Rehearsing } from "./rehearsing.svelte";
import { Scene } from "./scene.svelte";
import { Sending } from "./sending.svelte";
import { Ui } from "./ui.svelte";

export class Table {
  info = $state.raw<TableInfo>(undefined as never);
  seat = $state(-1);
  held = $state.raw<number[]>([]);
  invite = $state<string | null>(null);
  present = $state.raw<number[]>([]);
  watchers = $state(0);
  line = $state<LineState>("connecting");
  tries = $state(0);
  /** Who holds the device, where several people share one; -1 until somebody took it. */
  sitter = $state(-1);
  readonly talk: Talk;
  readonly lights = new Lights();
  readonly previews: Previews;
  readonly rehearsing: Rehearsing;
  readonly scene: Scene;
  readonly sending: Sending;
  readonly choice: Choice;
  readonly ui: Ui;
  readonly coach = new Coaching(this);
  readonly help = new Hinting(this);
  readonly puzzle = new Puzzling(this);
  readonly cards: Cards;
  #line: Line | null = null;

  constructor(
    readonly game: GameModule,
    state: TableState,
  ) {
    const { id } = state.table;
    this.cards = new Cards(game.name);
    this.sitter = kept<number>("session", `sitter-${id}`) ?? -1;
    this.talk = new Talk(id);
    this.previews = new Previews(id, () => ({
      ply: this.scene.latest?.ply ?? 0,
      before: this.rehearsing.moves,
      ahead: sees("prospects") && !this.info.lesson,
    }));
    this.rehearsing = new Rehearsing(id, (moves) => this.previews.ask(moves));
    this.scene = new Scene(game, id, this);
    this.sending = new Sending(id, this);
    this.choice = new Choice(game, this);
    this.ui = new Ui(game, this.choice);
    const seen = this.scene.lastLook();
    this.take(state);
    this.rehearsing.always = this.rehearsing.on = Boolean(state.table.puzzle);
    this.scene.tellSince(seen);
  }

  name = $derived.by(() => this.game.name);
  over = $derived.by(() => this.info.status !== "running" && this.info.status !== "open");
  /** The seat whose board is one's own; a spectator sits behind the first. */
  own = $derived.by(() => (this.seat >= 0 ? this.seat : 0));
  /** Whether all people at the table sit at this browser, and nothing but their own wish keeps them from going back. */
  alone = $derived.by(() => {
    if (this.info.rated) return false;
    const people = this.info.seats.filter((seat) => seat.kind === "person");
    return people.every((seat) => this.held.includes(seat.seat));
  });
  /** Several people on this one device. */
  shared = $derived.by(() => this.held.length > 1);
  /** The device must change hands before anything is shown. */
  handing = $derived.by(
    () => this.shared && !this.over && this.held.includes(this.info.turn) && this.sitter !== this.info.turn,
  );
  /** One's own seat that a bot plays, if any. */
  stood = $derived.by(() => {
    const seat = this.info.seats.find(({ seat, kind }) => kind === "stand-in" && this.held.includes(seat));
    return this.over ? null : (seat ?? null);
  });
  /** What is asked at the moment on show; nothing in a replay. What a bot is asked is nobody's to choose. */
  decision = $derived.by(() => {
    const none = this.scene.replayed || this.over || this.puzzle.whole;
    const decision = none ? null : (this.scene.shown?.decision ?? null);
    if (!decision || this.info.seats[decision.seat]?.kind !== "stand-in") return decision;
    return { ...decision, moves: [], refusals: [] };
  });
  /** In a lesson each step is wanted alone, and in a puzzle each is tried alone. */
  single = $derived.by(() => this.coach.lesson !== null || this.puzzle.set !== null);
  /** Whether the decision is this browser's to make. */
  mine = $derived.by(() => Boolean(this.decision?.moves?.length) && !this.handing);

  /** Lines of chat that somebody who sits here has not read. */
  unread = $derived.by(() => (this.held.length ? this.talk.unread : 0));

  colour(seat: number): SeatColour {
    return this.game.colour(this.scene.view, seat);
  }

  /** Open the line, and take up what was begun before a reload: a move on its way, a plan. */
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
    this.talk.open(this.invite).catch(() => undefined);
    void this.#recover();
  }

  async #recover(): Promise<void> {
    await this.sending.recover();
    const plan = this.rehearsing.left();
    if (plan.length && this.mine) await this.rehearsing.again(plan);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#returned);
    this.#line?.close();
    words.names = {};
  }

  #query(seat = this.shared ? this.sitter : -1): URLSearchParams {
    const query = new URLSearchParams({ since: String(this.scene.latest?.ply ?? 0) });
    if (seat >= 0) query.set("seat", String(seat));
    if (this.invite) query.set("invite", this.invite);
    return query;
  }

  async refresh(): Promise<void> {
    this.take(await commands.readTable(this.info.id, this.#query()));
  }

  /** Somebody else takes the device, and sees what their seat may know. */
  async sit(seat: number): Promise<void> {
    const state = await commands.readTable(this.info.id, this.#query(seat));
    this.sitter = seat;
    keep("session", `sitter-${this.info.id}`, seat);
    this.take(state);
    this.#line?.reopen();
  }

  #hear(frame: Frame): void {
    if (frame.type === "state") this.take(frame);
    else if (frame.type === "chat") this.talk.hear(frame);
    else if (frame.type === "presence") {
      this.present = frame.seats;
      this.watchers = frame.watchers;
    } else if (frame.type === "hello") {
      this.seat = frame.seat;
      this.held = frame.held;
    }
  }

  /** A state of the table; an older one than is known is left aside. `own`: the answer to one's own move. */
  take(state: Seen, own = false): void {
    if (this.info && state.table.version < this.info.version) return;
    const renewed = this.info?.entry !== state.table.entry;
    this.info = state.table;
    this.seat = state.seat;
    this.held = state.held ?? heldBy(state.table, session.me?.id);
    if (state.invite) this.invite = state.invite;
    this.#name(state);
    const moved = this.scene.take(state.position, renewed, own);
    this.scene.look();
    if (!moved) return;
    this.choice.forget();
    this.sending.moved(state);
  }

  #name(state: Seen): void {
    const { game, seats } = state.table;
    const rows = state.position?.sheet?.length ?? 0;
    const names = { ...namesOf(seats, words), ...rivalsOf(game, seats.length, rows, words) };
    if (JSON.stringify(names) !== JSON.stringify(words.names)) words.names = names;
  }

  /** Back at the page: what happened meanwhile is told. */
  #returned = (): void => {
    if (document.visibilityState !== "visible") return;
    this.scene.tellSince(this.scene.lastLook());
    this.scene.look();
  };

  /** Take back one's own last decision, or all from another one on. */
  async undo(back?: Back | null): Promise<void> {
    // The second press of a double click must not take back what the first one sends.
    if (!this.sending.idle) return;
    this.choice.drop();
    await this.sending.undo(back ?? undefined);
  }

  /** Step back: from a question, inside the choice, from a refusal; false if there was nothing to step back from. */
  back(): boolean {
    if (this.choice.back()) return true;
    if (!this.sending.problem) return false;
    this.sending.dismiss();
    return true;
  }
}
