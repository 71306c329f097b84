/** The review of a finished game: asked for, followed while it is made, and kept here once it is done. */
import { ApiError, get, post, type Dear, type Review, type ReviewState } from "$lib/api";
import { signed } from "$lib/numbers";
import { words } from "$lib/words.svelte";
import { brought, reasoned } from "$kit/table/why";

/** Milliseconds between two looks at a review that is being made. */
const LOOK = 900;

export class Reviewing {
  asked = $state(false);
  done = $state(false);
  mayAsk = $state(false);
  review = $state.raw<Review | null>(null);
  trouble = $state("");
  ready = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly table: string,
    readonly invite: string,
  ) {}

  #address = $derived.by(
    () => `/api/tables/${this.table}/review${this.invite ? `?invite=${this.invite}` : ""}`,
  );

  async open(): Promise<void> {
    this.#closed = false;
    await words.open("review", [""]);
    this.ready = true;
    await this.#take(get<ReviewState>(this.#address));
  }

  async ask(): Promise<void> {
    await this.#take(post<ReviewState>(this.#address, {}));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #take(answer: Promise<ReviewState>): Promise<void> {
    try {
      const state = await answer;
      this.trouble = "";
      this.asked = state.asked;
      this.done = state.done;
      this.mayAsk = state.may_ask;
      this.review = state.review ?? null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error.problem.message;
    }
    if (!this.asked || this.done || this.#closed) return;
    this.#timer = setTimeout(() => void this.#take(get<ReviewState>(this.#address)), LOOK);
  }
}

/** A number with so many digits behind the point, as the language writes it, with a real minus. */
export function decimal(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits);
  const sign = value < 0 && Number(text) ? "−" : "";
  return sign + (words.language === "en" ? text : text.replace(".", ","));
}

/** A whole number of points with its sign. */
export function gained(value: number): string {
  return signed(Math.round(value));
}

/** Luck and skill in whole points, so that par, luck and skill make the points exactly. */
export function shares(
  review: Pick<Review, "par">,
  seat: { points: number; luck: number },
): { luck: number; skill: number } {
  const luck = Math.round(seat.luck);
  return { luck, skill: seat.points - Math.round(review.par) - luck };
}

/** The sentence below the verdict: what luck gave, and who decided better. */
export function summary(review: Review): string {
  const given = words.join(
    review.seats.map(({ seat, luck }) =>
      words.say("table-review-verdict-gave", { name: words.seat(seat), points: gained(luck) }),
    ),
  );
  const [best, next] = [...review.seats].sort((one, other) => one.error - other.error);
  const said = words.say("table-review-verdict", { luck: given });
  if (!best || !next) return said;
  const [own, other] = [decimal(best.error, 2), decimal(next.error, 2)];
  const names = { name: words.seat(best.seat), second: words.seat(next.seat), own, other };
  return `${said} ${words.say(own === other ? "table-review-verdict-level" : "table-review-verdict-better", names)}`;
}

/** Why a better move is better: what its line brings, and how the game ends otherwise by it. */
export function reason(game: string, dear: Dear): string {
  return [brought(game, dear.categories), reasoned(game, dear)].filter(Boolean).join("; ");
}

/** The decisions in the order they are told: one's own first, or all by what they cost. */
export function ordered(dearest: readonly Dear[], mine: readonly number[], ownFirst: boolean): Dear[] {
  if (!ownFirst) return [...dearest];
  const own = dearest.filter(({ seat }) => mine.includes(seat));
  return [...own, ...dearest.filter(({ seat }) => !mine.includes(seat))];
}
