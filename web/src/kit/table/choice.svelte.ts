/**
 * One's own choice: what was pressed so far, what is thought about, the move that waits for its second press, and the
 * thing one asks about. Every press and every named move comes in here.
 */
import type { Decision, Refusal } from "$lib/api";
import { settings } from "$lib/settings.svelte";
import { isTouch } from "$ui/touch";
import type { GameModule, View } from "$kit/contract";
import { Chains } from "./chains.svelte";
import { Choosing } from "./choosing.svelte";
import type { Previews } from "./previews.svelte";
import type { Rehearsing } from "./rehearsing.svelte";
import type { Scene } from "./scene.svelte";
import type { Sending } from "./sending.svelte";

const PASSES = ["pass", "decline", "refuse", "stop", "done"];

/** A question about a thing that cannot be used, and where it was asked. */
export interface Asked {
  id: string;
  /** Why not; none where nobody would expect it to be of use now. */
  refusals: readonly Refusal[];
  at: DOMRect;
}

/** What a choice must know of its table. */
interface Around {
  readonly decision: Decision | null;
  readonly held: readonly number[];
  readonly alone: boolean;
  /** Each step is wanted alone, and nothing is answered without asking: in a lesson. */
  readonly single: boolean;
  readonly mine: boolean;
  readonly scene: Scene;
  readonly sending: Sending;
  readonly rehearsing: Rehearsing;
  readonly previews: Previews;
}

export class Choice {
  /** A move that waits for its second press. */
  ready = $state<string | null>(null);
  asked = $state.raw<Asked | null>(null);
  /** Where the last thing was pressed: the chooser opens there. */
  pressedAt = $state.raw<DOMRect | null>(null);
  readonly chains: Chains;
  #choosing: Choosing;
  /** Grows with every choice: an answer to an older one comes too late. */
  #count = 0;
  /** The turn of another in which nothing more is wanted. */
  #standing = $state(-1);
  /** Choices of which it is not known yet whether they wait for a second press. */
  #asking = $state(0);

  constructor(
    readonly game: GameModule,
    readonly around: Around,
  ) {
    this.chains = new Chains(game, around, (move) => around.previews.after(move));
    this.#choosing = new Choosing(
      () => ({ moves: this.chains.moves, refusals: around.decision?.refusals ?? [] }),
      (move) => this.chains.targets(move),
    );
  }

  picked = $derived.by(() => this.#choosing.picked);
  hovered = $derived.by(() => this.#choosing.hovered);
  candidates = $derived.by(() => this.#choosing.candidates);
  legal = $derived.by(() => this.#choosing.legal);
  refused = $derived.by(() => this.#choosing.refused);
  ambiguous = $derived.by(() => this.#choosing.ambiguous);
  /** The moves that would remain if the thing under the pointer were pressed. */
  prospects = $derived.by(() => {
    const { hovered, legal } = this.#choosing;
    return hovered && legal.has(hovered) && !this.ready ? this.#choosing.after(hovered) : [];
  });
  /** What they point at beside it: what would be pressed next. */
  next = $derived.by(() => {
    const ids = new Set(this.prospects.flatMap((move) => this.chains.targets(move)));
    for (const id of [this.hovered ?? "", ...this.picked]) ids.delete(id);
    return ids;
  });
  /** The move thought about: on the board, in the bar, or waiting for its second press. */
  considered = $derived.by(() => this.around.previews.move);
  /** What a dry run of it said. */
  answer = $derived.by(() => this.around.previews.answer);
  /** The answer is long in coming. */
  slow = $derived.by(() => this.around.previews.slow);
  /** Where it would lead, for ghosts. */
  previewed = $derived.by(() => (this.answer?.position.view ?? null) as View | null);
  /** Whether something chosen is on its way: what is on show will change without a press. */
  busy = $derived.by(() => this.around.sending.move !== null || this.#asking > 0);
  /** Which decision it is, as a key; the same one seen anew (clocks, names) has the same key. */
  decision = $derived.by(() => {
    const { decision, scene } = this.around;
    return decision ? `${scene.shown?.ply} ${decision.seat} ${decision.prompt}` : "";
  });
  /** Which question inside it, after what was pressed so far. */
  question = $derived.by(() => [this.decision, ...this.picked].join(" "));
  /** Whether every way on begins with a card of the hand, and none is chosen yet. */
  fromHand = $derived.by(() => {
    const ways = this.candidates.filter((move) => !this.passing(move));
    const first = (move: string) => this.chains.targets(move)[0] ?? "";
    return ways.length > 0 && !this.picked.length && ways.every((move) => this.#inHand(first(move)));
  });
  /** Whether the question is about the hand: which card, or what for. */
  aboutHand = $derived.by(() => {
    const [first] = this.picked;
    return first === undefined ? this.fromHand : this.#inHand(first);
  });
  /** Whether the question is about one's own board: something on it may be pressed first, or was. */
  aboutDock = $derived.by(() => {
    const [picked] = this.picked;
    const first =
      picked === undefined ? this.candidates.map((move) => this.chains.targets(move)[0]) : [picked];
    return this.chains.settled && first.some((id) => id !== undefined && this.onDock(id));
  });
  /** Whether cards of the hand may be pressed. */
  handLegal = $derived.by(() => [...this.legal].some((id) => this.#inHand(id)));

  #inHand(id: string): boolean {
    return this.game.inHand?.(id, this.around.scene.view) ?? false;
  }

  /** Whether a thing lies on one's own board, and is no card of the hand. */
  onDock(id: string): boolean {
    return this.game.zoneOf(id, this.around.scene.view) === "dock" && !this.#inHand(id);
  }

  /** Whether a move lets something pass. */
  passing(move: string): boolean {
    return (this.game.passes ?? PASSES).includes(move.split(" ")[0] ?? "");
  }

  isChosen(id: string): boolean {
    return this.#choosing.isChosen(id);
  }

  /** A thing was pressed. When that leaves one move, it is made, or waits; what cannot be used says what it is. */
  press(id: string, event: Event): void {
    if (this.around.sending.move) return;
    this.around.sending.dismiss();
    const at = (event.currentTarget as Element).getBoundingClientRect();
    if (!this.#choosing.answers(id)) {
      this.ask(id, at);
      return;
    }
    this.asked = null;
    this.#count += 1;
    if (this.ready && this.picked.at(-1) === id) {
      void this.#play(this.ready);
      return;
    }
    this.ready = null;
    this.pressedAt = at;
    this.#choosing.press(id);
    const move = this.#choosing.chosen;
    if (move && this.picked.length) void this.choose(move, event);
  }

  /**
   * A move was named, by whatever door: make it, or hold it until it is named again. `plainly`: by the one button that
   * says what it does, so that no second press is needed to be sure.
   */
  async choose(move: string, event: Event, plainly = false): Promise<void> {
    if (this.around.sending.move) return;
    // A finger cannot hover: its first tap shows.
    const sure = this.around.rehearsing.on || settings.confirm === "never";
    const bold = !isTouch(event) && (sure || (plainly && settings.confirm !== "always"));
    if (bold || this.ready === move) return this.#play(move);
    const count = (this.#count += 1);
    if (!isTouch(event) && settings.confirm === "final") {
      this.#asking += 1;
      const final = await this.#isFinal(move);
      this.#asking -= 1;
      if (count !== this.#count) return;
      if (!final) return this.#play(move);
    }
    this.ready = move;
    this.around.previews.consider(move, 0);
  }

  /** Whether a move cannot be taken back freely, or nobody can say. */
  async #isFinal(move: string): Promise<boolean> {
    const answer = await this.around.previews.after(move);
    if (!answer) return true;
    const passesOn = !this.around.held.includes(answer.position.turn) && !answer.position.over;
    return answer.revealed || (passesOn && !this.around.alone);
  }

  async #play(move: string, forced = false): Promise<void> {
    this.#count += 1;
    this.ready = null;
    this.asked = null;
    await this.around.sending.play(move, () => this.#decided(), forced);
  }

  /** The answer that needs nobody: the only one there is, or the one given for the rest of this turn. */
  needless = $derived.by(() => {
    const { decision, mine, rehearsing, scene, sending, single } = this.around;
    if (!mine || !decision || single || rehearsing.on || scene.busy || scene.latest !== scene.position)
      return null;
    if (sending.tookBack || sending.problem || sending.outOfStep) return null;
    const [only = null, ...more] = decision.moves ?? [];
    if (this.standing) return decision.moves?.find((move) => this.passing(move)) ?? null;
    return more.length || settings.single === "ask" ? null : only;
  });

  /** Give it, unless that brought something out or could not be taken back: then somebody should look. */
  async answerNeedless(): Promise<void> {
    const { decision, needless: move } = this;
    if (!move || (await this.#isFinal(move))) return;
    if (this.decision === decision && this.needless === move) await this.#play(move, true);
  }

  /** Let everything pass that is asked in this turn of another. */
  stand(): void {
    this.#standing = this.around.scene.turn;
  }

  /** Whether what is asked has been answered for the rest of this turn. */
  standing = $derived.by(
    () => this.around.scene.asking !== null && this.#standing === this.around.scene.turn,
  );

  /** Make all moves of the rehearsal. */
  async sendPlan(): Promise<void> {
    await this.around.sending.sendPlan(() => this.#decided());
  }

  #decided(): void {
    this.#choosing.clear();
    this.around.previews.consider(null);
  }

  /** Ask about a thing. */
  ask(id: string, at: DOMRect): void {
    this.asked = { id, refusals: this.refused.get(id) ?? [], at };
  }

  /** The answer has been read. */
  dismiss(): void {
    this.asked = null;
  }

  /** The pointer or the focus is on a thing; null: it left. */
  hover(id: string | null): void {
    this.#choosing.hovered = id;
    if (this.ready) return;
    const moves = id ? this.#choosing.after(id) : [];
    if (moves.length) this.around.previews.consider(moves.length === 1 ? (moves[0] ?? null) : null);
    else this.around.previews.leave();
  }

  /** Think about a move; null: soon no more of it, unless one waits for its second press. */
  consider(move: string | null): void {
    const thought = move ?? this.ready;
    if (thought) this.around.previews.consider(thought);
    else this.around.previews.leave();
  }

  /** What is said of the move thought about is read, until the answer is called. */
  hold(): () => void {
    return this.around.previews.hold();
  }

  /** Step back inside the choice; false if there was nothing to step back from. */
  back(): boolean {
    this.#count += 1;
    if (this.asked) this.asked = null;
    else if (this.ready || this.picked.length) {
      this.ready = null;
      this.around.previews.consider(null);
      this.#choosing.back();
    } else return false;
    return true;
  }

  /** Choose anew. */
  drop(): void {
    this.#choosing.clear();
    this.ready = null;
  }

  /** The table stands elsewhere than before: forget what was thought about the old position. */
  forget(): void {
    this.#count += 1;
    this.around.previews.forget();
    this.asked = null;
    this.drop();
  }
}
