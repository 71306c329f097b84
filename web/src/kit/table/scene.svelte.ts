/**
 * The one owner of the moment on show. The server's truth comes in and is shown move by move; a replay or a rehearsal
 * may stand in its place. What had happened by then, what is told and what is marked belong to that moment.
 */
import type { GameEvent, Position } from "$lib/api";
import { reducedMotion, settings } from "$lib/settings.svelte";
import { keep, kept } from "$lib/shelf";
import type { GameModule, View } from "$kit/contract";
import { Showing, type Stagehand } from "./showing.svelte";
import { Telling } from "./telling.svelte";
import { RECENT, turns } from "./turns";

/** Changes the page and lets the pieces travel. */
export interface Carrier {
  change(apply: () => void | Promise<void>, speed: number): Promise<void>;
  settle(): void;
}

/** What a scene must know of its table. */
interface Around {
  readonly seat: number;
  readonly over: boolean;
  readonly rehearsing: { readonly position: Position | null };
}

/** So many positions are kept, to be shown once more. */
const KEPT = 120;

/** Which deed a position came of: the turn and the seat; nothing if nothing was told. */
function deedOf(position: Position): string {
  const last = (position.events as GameEvent[]).findLast(
    (event) => event.ply === position.ply && event.seat >= 0,
  );
  return last ? `${last.turn ?? last.ply} ${last.seat}` : "";
}

export class Scene {
  /** The position as the server has it. */
  latest = $state.raw<Position | null>(null);
  /** The real position as it has been shown so far. */
  position = $state.raw<Position | null>(null);
  /** A moment of a finished game. */
  replayed = $state.raw<Position | null>(null);
  /** Moves that came while nobody looked: from this ply on they are told as a digest. */
  away = $state<number | null>(null);
  /** All events since the table was opened, in order, also those that are not shown yet. */
  #events = $state.raw<GameEvent[]>([]);
  #telling = new Telling();
  #showing: Showing;
  #carrier: Carrier | null = null;
  #seen: string;
  /** The positions of this visit, the newest last; none that was taken back. */
  #history = $state.raw<Position[]>([]);
  #again = false;

  constructor(
    readonly game: GameModule,
    table: string,
    readonly around: Around,
  ) {
    this.#seen = `seen-${table}`;
    this.#showing = new Showing(this.#stagehand());
  }

  /** The position on show: of the replay, of the rehearsal, or the real one. */
  shown = $derived.by(() => this.replayed ?? this.around.rehearsing.position ?? this.position);
  view = $derived.by(() => (this.shown?.view ?? {}) as View);
  sheet = $derived.by(() => this.shown?.sheet ?? []);
  /** What had happened by then. A rehearsal adds nothing: none of it has happened. */
  told = $derived.by(() => {
    const ply = (this.replayed ?? this.position)?.ply ?? 0;
    return this.#events.filter((event) => event.ply <= ply);
  });
  /** What the log lists: in a replay also what is still to come, for it is how one goes there. */
  log = $derived.by(() => (this.replayed ? this.#events : this.told));
  /** The corner of the last move on things: the seat that touched them. */
  marks = $derived.by(() => {
    const marks = new Map<string, number>();
    const last = new Map<number, number>();
    for (const event of this.told) if (event.seat >= 0) last.set(event.seat, event.ply);
    for (const event of this.told) {
      if (event.ply !== last.get(event.seat) || event.seat === this.around.seat) continue;
      for (const id of this.game.lights(event)) marks.set(id, event.seat);
    }
    return marks;
  });
  /** The turn that is being played, by its number. */
  turn = $derived.by(() => this.told.at(-1)?.turn ?? 0);
  /** Whose turn it is, while somebody else is asked something in it; null otherwise. */
  asking = $derived.by(() => {
    const decision = this.replayed ? null : this.shown?.decision;
    if (!decision || !this.game.asks?.includes(decision.prompt)) return null;
    const whose = turns(this.game, this.told.slice(-RECENT)).findLast(({ kind }) => kind === "turn");
    return whose && whose.seat >= 0 && whose.seat !== decision.seat ? whose.seat : null;
  });
  /** Events that are being told one by one, the last of them now. */
  telling = $derived.by(() => this.#telling.told);
  /** Whether positions wait to be shown. */
  busy = $derived.by(() => this.#showing.busy);
  /** Whether the next deed waits until it is asked for. */
  stepping = $derived.by(() => this.#showing.stepping);
  /** How many decisions have been made since a ply, and can be shown once more. */
  since(ply: number): number {
    const first = this.#history.findIndex((position) => position.ply === ply);
    return first < 0 ? 0 : this.#history.length - 1 - first;
  }

  /** Who carries the pieces, from now on. */
  carriedBy(carrier: Carrier): void {
    this.#carrier = carrier;
  }

  /**
   * A position of the server; whether the table now stands elsewhere. `renewed`: the record was written to since the
   * last one; `own`: it answers a move of one's own.
   */
  take(position: Position | null, renewed: boolean, own: boolean): boolean {
    const before = this.latest;
    this.latest = position;
    if (!position) return false;
    this.#remember(position, before);
    this.#history = [...this.#history.filter(({ ply }) => ply < position.ply), position].slice(-KEPT);
    if (before && before.ply === position.ply && !renewed) {
      // The same moment, seen anew: another seat's eyes, or only names and clocks.
      if (!this.busy) this.position = position;
      return false;
    }
    const back = before !== null && position.ply <= before.ply;
    if (!before || own || back || document.visibilityState === "hidden") {
      this.#showing.clear();
      void this.#show(position, before ? 1 : 0);
    } else {
      if (!this.busy) this.#again = false;
      this.#showing.push(position);
    }
    return true;
  }

  #remember(position: Position, before: Position | null): void {
    const known = before?.ply ?? 0;
    // After an undo the plies are told again.
    const from = position.ply <= known ? Math.min(position.ply, position.since) : known;
    this.#events = [
      ...this.#events.filter((event) => event.ply <= from),
      ...(position.events as GameEvent[]).filter((event) => event.ply > from),
    ];
  }

  /** Show a moment of a finished game; null for the real one. */
  replay(position: Position | null, speed: number): Promise<void> {
    return this.change(() => void (this.replayed = position), speed);
  }

  /** Change what is on show, and let the pieces travel. */
  async change(apply: () => void | Promise<void>, speed: number): Promise<void> {
    if (this.#carrier && speed) await this.#carrier.change(apply, speed);
    else await apply();
  }

  /** Show once more what happened after a ply. */
  again(ply: number): void {
    const first = this.#history.findIndex((position) => position.ply === ply);
    if (first < 0 || this.replayed) return;
    this.#showing.clear();
    this.#again = true;
    this.position = this.#history[first]!;
    this.#showing.push(...this.#history.slice(first + 1));
  }

  /** The next deed, without waiting for its time. */
  next(): void {
    this.#showing.next();
  }

  /** Show the newest at once. */
  finish(): void {
    this.#showing.finish();
  }

  /** End all travel and telling at once. */
  settle(): void {
    this.#carrier?.settle();
    this.#telling.hush();
  }

  /** Up to which ply somebody had looked on the last visit. */
  lastLook(): number | null {
    return kept<number>("local", this.#seen);
  }

  /** Remember how far somebody has looked. */
  look(): void {
    if (this.around.seat < 0 || document.visibilityState !== "visible") return;
    keep("local", this.#seen, this.latest?.ply);
  }

  /** Tell what others did after a ply, if there is anything. */
  tellSince(ply: number | null): void {
    const { seat, over } = this.around;
    if (ply === null || seat < 0 || over) return;
    const news = this.#events.some((event) => event.ply > ply && event.seat >= 0 && event.seat !== seat);
    if (news) this.away = ply;
  }

  /** What happened meanwhile is known. */
  dismiss(): void {
    this.away = null;
  }

  #stagehand(): Stagehand {
    return {
      show: (position, speed) => this.#show(position, speed),
      settle: () => this.settle(),
      // What was asked for again is not left out.
      pace: () => (this.#again && settings.pace === "once" ? "normal" : settings.pace),
      together: (position, next) => {
        const one = deedOf(position);
        const other = deedOf(next);
        return !one || !other || one === other;
      },
      matters: (position) =>
        Boolean(this.game.slow && (position.events as GameEvent[]).some((event) => this.game.slow?.(event))),
      skip: (positions) => {
        const last = positions.at(-1);
        if (last) void this.#show(last, 0);
      },
    };
  }

  async #show(position: Position, speed: number): Promise<void> {
    const known = this.position?.ply ?? position.ply;
    await this.change(() => void (this.position = position), speed);
    if (!speed || reducedMotion() || this.position !== position) return;
    const slow = (position.events as GameEvent[]).filter(
      (event) => event.ply > known && this.game.slow?.(event),
    );
    if (slow.length) await this.#telling.tell(slow, speed);
  }
}
