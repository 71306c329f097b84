/** The coach of a lesson: what is said now, what is lit, and what the learner does beside moving. */
import { ApiError, post, type Lesson, type TableInfo, type TableState } from "$lib/api";
import { words, type Facts } from "$lib/words.svelte";

/** What the coach must know of its table. */
interface Around {
  readonly name: string;
  readonly info: TableInfo;
  readonly scene: { readonly latest: { readonly ply: number } | null };
  take(state: TableState, own?: boolean): void;
  refresh(): Promise<void>;
}

/** A fact of this ending is told by what the thing does, not by its name. */
const EXPLAINED = "-text";

export class Coaching {
  /** What answered a move that was not wanted yet: which sentence, and of which step. */
  #nudge = $state.raw<{ heard: string; step: string; at: string } | null>(null);
  #tries = $state(0);
  busy = $state(false);
  folded = $state(false);

  constructor(readonly around: Around) {}

  lesson = $derived.by<Lesson | null>(() => this.around.info?.lesson ?? null);
  /** Which moment of the lesson stands: another one forgets what was said about the last. */
  moment = $derived.by(() => `${this.lesson?.step} ${this.around.scene.latest?.ply}`);
  /** The step's own sentence. */
  text = $derived.by(() => {
    const { lesson } = this;
    if (!lesson) return "";
    if (lesson.kind === "detour") return words.say("table-coach-detour");
    return lesson.kind === "end" ? this.#of("", "payoff") : this.#of(lesson.id, "");
  });
  /** What was said last beside it: praise of a fact, a reply, a reason. */
  aside = $derived.by(() => {
    const { lesson } = this;
    if (!lesson) return "";
    const nudge = this.#nudge?.at === this.moment ? this.#nudge : null;
    if (nudge) {
      if (nudge.heard === "answer-first" || nudge.heard === "end")
        return words.say(`table-coach-${nudge.heard}`);
      return this.#of(nudge.step, nudge.heard);
    }
    if (lesson.heard === "renewed") return words.say("table-coach-renewed");
    return lesson.heard ? this.#of(lesson.heard_of, lesson.heard) : "";
  });
  /** Whether the aside tells why a move was not played. */
  unwanted = $derived.by(() => this.#nudge?.at === this.moment);
  /** After the second try the way out is offered more plainly. */
  stuck = $derived.by(() => this.#nudge?.at === this.moment && this.#tries > 1);
  answers = $derived.by(() => {
    const { lesson } = this;
    return Array.from({ length: lesson?.answers ?? 0 }, (_, at) => this.#of(lesson!.id, `answer-${at + 1}`));
  });
  title = $derived.by(() => this.#of("", ""));
  can = $derived.by(() => this.#of("", "can"));
  /** All of it, for the ear. */
  spoken = $derived.by(() => {
    const { lesson } = this;
    if (!lesson) return "";
    const { step, steps } = lesson;
    const said = [this.aside, this.text, ...this.answers.map((text, at) => `${at + 1}: ${text}.`)];
    const place = lesson.kind === "end" ? steps : step + 1;
    return words.say("table-coach-aloud", { step: place, steps, text: said.filter(Boolean).join(" ") });
  });

  #of(step: string, attribute: string): string {
    const { lesson } = this;
    if (!lesson) return "";
    const { name } = this.around;
    const key = `${name}-lesson-${lesson.chapter}${step ? `-${step}` : ""}`;
    return words.text(key, this.#facts(lesson), attribute) ?? "";
  }

  #facts(lesson: Lesson): Facts {
    const { name } = this.around;
    const given = Object.entries(lesson.facts);
    const plain = given.filter(([key]) => !key.endsWith(EXPLAINED));
    const told = words.facts(name, Object.fromEntries(plain));
    for (const [key, label] of given)
      if (key.endsWith(EXPLAINED)) told[key] = words.about(name, String(label));
    return told;
  }

  /** A legal move was not wanted yet; nothing was played. */
  refuse(facts: Facts): void {
    const step = String(facts["step"] ?? "");
    this.#tries = this.#nudge?.step === step ? this.#tries + 1 : 1;
    this.#nudge = { heard: String(facts["heard"] ?? ""), step, at: this.moment };
  }

  next = (): Promise<void> => this.#do("next");
  answer = (number: number): Promise<void> => this.#do("answer", number);
  show = (): Promise<void> => this.#do("show");

  async #do(what: "next" | "answer" | "show", number = 0): Promise<void> {
    const { around } = this;
    if (this.busy || !this.lesson) return;
    this.busy = true;
    try {
      const ply = around.scene.latest?.ply ?? 0;
      const state = await post<TableState>(`/api/tables/${around.info.id}/lesson`, { ply, do: what, number });
      this.#nudge = null;
      around.take(state, true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await around.refresh().catch(() => undefined);
    } finally {
      this.busy = false;
    }
  }
}
