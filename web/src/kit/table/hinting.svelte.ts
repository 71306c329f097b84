/** Asking for help at an unrated table: a hint in three steps, and why a bot did what it did. */
import { ApiError, post, type GameEvent, type Hint, type TableInfo, type Why } from "$lib/api";
import { words } from "$lib/words.svelte";
import type { GameModule, View } from "$kit/contract";
import { brought, reasoned } from "./why";

/** What help must know of its table. */
interface Around {
  readonly name: string;
  readonly info: TableInfo;
  readonly mine: boolean;
  readonly over: boolean;
  readonly seat: number;
  readonly game: GameModule;
  readonly scene: {
    readonly latest: { readonly ply: number } | null;
    readonly view: View;
    readonly told: GameEvent[];
  };
}

const LAST = 3;

export class Hinting {
  open = $state(false);
  busy = $state(false);
  trouble = $state("");
  /** How much of the hint was asked for: where, what kind, which move. */
  step = $state(0);
  #hint = $state.raw<{ ply: number; hint: Hint } | null>(null);
  #why = $state.raw<{ ply: number; why: Why } | null>(null);

  constructor(readonly around: Around) {}

  /** Only where nothing is at stake, and for one person among bots. */
  allowed = $derived.by(() => {
    const { info, over, seat } = this.around;
    if (!info || info.rated || info.lesson || info.puzzle || over || seat < 0) return false;
    return info.status === "running" && info.seats.filter((one) => one.kind === "person").length === 1;
  });
  ply = $derived.by(() => this.around.scene.latest?.ply ?? 0);
  hint = $derived.by(() => (this.#hint?.ply === this.ply && this.around.mine ? this.#hint.hint : null));
  why = $derived.by(() => (this.#why?.ply === this.last?.ply ? (this.#why?.why ?? null) : null));
  /** The last thing that a bot did. */
  last = $derived.by(() => {
    const { info, scene, seat } = this.around;
    return (
      scene.told.findLast((event) => event.seat !== seat && info.seats[event.seat]?.kind === "bot") ?? null
    );
  });
  more = $derived.by(() => this.hint !== null && this.step < LAST);
  zone = $derived.by(() => {
    const { game, scene } = this.around;
    const first = this.hint ? game.targets(this.hint.move.split(" "), scene.view)[0] : undefined;
    return first === undefined ? "" : game.zoneOf(first, scene.view);
  });
  /** What the hint so far lights. */
  lit = $derived.by(() => {
    const { game, scene } = this.around;
    if (!this.open || !this.hint) return [];
    const targets = game.targets(this.hint.move.split(" "), scene.view);
    return this.step === 1 ? [this.zone] : this.step === 2 ? targets.slice(0, 1) : targets;
  });
  /** The hint so far, a sentence for each step. */
  lines = $derived.by(() => {
    const { hint, step } = this;
    if (!hint) return [];
    const { name } = this.around;
    const group = hint.move.split(" ")[0] ?? "";
    const lines = [words.say("table-hint-where", { zone: this.#zoneName() })];
    if (step > 1) lines.push(words.say("table-hint-kind", { kind: words.group(name, group) }));
    if (step > 2) {
      lines.push(
        words.say("table-hint-move", { move: words.move(name, hint.move), why: this.#reason(hint) }),
      );
      if (hint.other) lines.push(words.say("table-hint-other", { move: words.move(name, hint.other) }));
      lines.push(words.say("table-hint-looks", { looks: hint.looks }));
    }
    return lines;
  });
  /** Why the bot did it. */
  told = $derived.by(() => {
    const { why } = this;
    if (!why) return "";
    const facts = { name: words.seat(why.seat), move: words.move(this.around.name, why.move) };
    return words.say("table-hint-did", {
      ...facts,
      why: this.#brought(why) || words.say("table-hint-quiet"),
    });
  });

  #zoneName(): string {
    const zone = this.around.game.zones.find((one) => one.id === this.zone);
    return zone
      ? words.say(zone.name)
      : words.say(this.zone === "dock" ? "table-hint-dock" : "table-hint-bar");
  }

  /** What a move brings; nothing if it brings no points yet. */
  #brought({ categories, expected }: Pick<Hint, "categories" | "expected">): string {
    const told = brought(this.around.name, categories);
    return told || (expected > 0 ? words.say("table-hint-promises", { points: expected }) : "");
  }

  #reason(hint: Hint): string {
    return this.#brought(hint) || reasoned(this.around.name, hint);
  }

  toggle(): void {
    this.open = !this.open && this.allowed;
  }

  /** One step more of the hint for the present decision. */
  async ask(): Promise<void> {
    if (!this.allowed || !this.around.mine) return;
    this.open = true;
    if (this.hint) {
      this.step = Math.min(LAST, this.step + 1);
      return;
    }
    const { ply } = this;
    const hint = await this.#post<Hint>("hint", ply);
    if (!hint) return;
    this.#hint = { ply, hint };
    this.step = 1;
  }

  async explain(): Promise<void> {
    const { last } = this;
    if (!last) return;
    const why = await this.#post<Why>("why", last.ply);
    if (why) this.#why = { ply: last.ply, why };
  }

  async #post<T>(what: string, ply: number): Promise<T | null> {
    if (this.busy) return null;
    this.busy = true;
    this.trouble = "";
    try {
      return await post<T>(`/api/tables/${this.around.info.id}/${what}`, { ply });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error.problem.message;
      return null;
    } finally {
      this.busy = false;
    }
  }
}
