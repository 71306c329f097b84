/** The coach's cards in a first game: which one is on show, and which have been shown. One at a time, each once. */
import { keepTold, type Card } from "$lib/coach";
import type { CoachInfo } from "$lib/api";

const RANKS = ["start", "prompt", "why", "event", "zone"];
const START = "start";
/** So many things that happen are explained between two decisions; the others wait for their next occasion. */
const EVENTS = 3;

const rank = (card: Card): number => RANKS.indexOf(card.on.split(":")[0] ?? "");

export class Cards {
  #cards = $state.raw<ReadonlyMap<string, Card>>(new Map());
  #met = $state.raw<ReadonlySet<string>>(new Set());
  #known: readonly number[] = [];
  #expert = false;
  #events = 0;
  #prompt = $state<string | null>(null);
  silent = $state(false);
  /** The card on show. */
  now = $state.raw<Card | null>(null);

  constructor(readonly game: string) {}

  /** Whether this table has a coach. */
  on = $derived.by(() => this.#cards.size > 0);
  all = $derived.by(() => this.#cards.size);
  /** How many things were met so far. */
  count = $derived.by(() => [...this.#cards.keys()].filter((on) => this.#met.has(on)).length);
  /** The card of the question that stands, shown before or not. */
  asking = $derived.by(() => this.#cards.get(`prompt:${this.#prompt}`) ?? null);

  lay(cards: readonly Card[], told: CoachInfo): void {
    this.#cards = new Map(cards.map((card) => [card.on, card]));
    this.#known = told.known;
    this.#expert = cards.every(({ chapter }) => !chapter || told.known.includes(chapter));
    this.#met = new Set(told.met);
    this.silent = told.silent;
  }

  /** A question is asked of the learner; null: nothing is. */
  asked(prompt: string | null): void {
    this.#prompt = prompt;
    if (prompt === null) {
      if (this.now && rank(this.now) < RANKS.indexOf("event")) this.now = null;
      return;
    }
    this.#events = 0;
    this.#show(START);
    this.#show(`prompt:${prompt}`);
  }

  /** The learner wanted something that cannot be, for this reason. */
  refused(reason: string): void {
    this.#show(`why:${reason}`);
  }

  /** Something happened, of whomever. */
  happened(kind: string): void {
    if (this.#expert || this.#events >= EVENTS) return;
    if (this.#show(`event:${kind}`)) this.#events += 1;
  }

  /** The learner looks at a zone. */
  opened(zone: string): void {
    if (!this.#expert) this.#show(`zone:${zone}`);
  }

  /** The card was on show long enough to be read. */
  spend(card: Card): void {
    if (this.#met.has(card.on)) return;
    this.#met = new Set([...this.#met, card.on]);
    keepTold(this.game, [...this.#met], this.silent);
  }

  /** Away with the card; after the first one the question's own may follow. */
  away(): void {
    const { now } = this;
    this.now = null;
    if (!now) return;
    this.spend(now);
    if (this.#prompt !== null) this.#show(`prompt:${this.#prompt}`);
  }

  /** The card of the question that stands once more, silent or not. */
  again(): void {
    this.now = this.asking ?? this.now;
  }

  hush(silent: boolean): void {
    this.silent = silent;
    if (silent) this.now = null;
    keepTold(this.game, [...this.#met], silent);
  }

  /** Show a card for the first time, unless a more urgent one is being read. */
  #show(on: string): boolean {
    const card = this.#cards.get(on);
    if (!card || this.silent || this.#met.has(on) || this.#known.includes(card.chapter ?? 0)) return false;
    const { now } = this;
    if (now && now !== card && rank(now) <= rank(card) && !this.#met.has(now.on)) return false;
    if (now && rank(now) < rank(card) && !this.#yields(now, card)) return false;
    this.now = card;
    return true;
  }

  /** A question's card that has been read makes way for a reason or a zone, not for what merely happens. */
  #yields(now: Card, card: Card): boolean {
    return this.#met.has(now.on) && !card.on.startsWith("event:");
  }
}
