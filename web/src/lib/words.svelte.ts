/**
 * Words: what the rules say in keys and numbers, said to a person. The twin of `rossio/words.py`, on the same Fluent
 * files: those of the house are loaded with the language, those of a game when its table or rules are opened.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import games from "../generated/games.json";
import { speak } from "./api";
import { capital } from "./sentence";

export const LANGUAGES = ["en", "pt", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, unknown>;
const LOCALES: Record<Language, string> = { en: "en-GB", pt: "pt-PT", fr: "fr-FR" };
const SHELVES = import.meta.glob<string>("@locale/*/*.ftl", { query: "?raw", import: "default" });
/** Files of the house that a browser shows; the others are for the command line. */
const HOUSE = ["rossio", "web", "table", "bots", "server"];
/** In French, de and que before a fact that begins with a vowel. Fluent sets facts between these marks. */
const ELISION = /\b(d|qu)e (?=\u2068+[aeiouàâéèêëîïôû])/gi;
const MARKS = /[\u2068\u2069]/g;
const GRAMMAR = games as Record<string, { moves: Record<string, string[]> }>;

export function slug(label: string): string {
  return label.toLowerCase().replace(/[^a-z0-9-]/g, "-");
}

export class Words {
  language = $state<Language>("en");
  locale = $derived.by(() => LOCALES[this.language]);
  /** Names of the people at the table, by seat. */
  names = $state<Record<number, string>>({});
  #bundle = $state.raw(new FluentBundle("en-GB"));
  #read = new Map<string, Promise<string>>();
  #stems = new Set<string>(HOUSE);

  async use(language: Language): Promise<void> {
    await this.#fill(language);
    this.language = language;
    speak(language);
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  /** Load the words of a game; `clauses` are its rules. */
  async open(
    game: string,
    parts: string[] = ["", "-names", "-table", "-web", "-deeds", "-clauses"],
  ): Promise<void> {
    const before = this.#stems.size;
    for (const part of parts) this.#stems.add(game + part);
    if (this.#stems.size > before) await this.#fill(this.language);
  }

  async #fill(language: Language): Promise<void> {
    const bundle = new FluentBundle(LOCALES[language], { useIsolating: language === "fr" });
    const texts = await Promise.all([...this.#stems].map((stem) => this.#text(language, stem)));
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
  }

  #text(language: string, stem: string): Promise<string> {
    const path = `${language}/${stem}.ftl`;
    let text = this.#read.get(path);
    if (!text) {
      const key = Object.keys(SHELVES).find((name) => name.endsWith(`/locale/${path}`));
      text = key ? SHELVES[key]!() : Promise.resolve("");
      this.#read.set(path, text);
    }
    return text;
  }

  /** A message, and whether it lacked no fact; null if there is none. */
  find(key: string, facts: Facts = {}, attribute = ""): [string, boolean] | null {
    const message = this.#bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return null;
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, facts as Record<string, string>, errors);
    return [said.replace(ELISION, "$1’").replace(MARKS, ""), !errors.length];
  }

  text(key: string, facts: Facts = {}, attribute = ""): string | null {
    return this.find(key, facts, attribute)?.[0] ?? null;
  }

  /** A message by its key, with its facts as they are. */
  say(key: string, facts: Facts = {}, attribute = ""): string {
    return this.text(key, facts, attribute) ?? key;
  }

  join(items: string[]): string {
    if (items.length < 2) return items.join("");
    return this.say("list", { rest: items.slice(0, -1).join(", "), last: items.at(-1) });
  }

  seat(seat: number): string {
    if (seat < 0) return this.say("nobody");
    return this.names[seat] ?? this.say("seat", { number: seat + 1 });
  }

  /** The name of a card, tile, place or any other thing. */
  component(game: string, label: string): string {
    const name = this.text(`${game}-${slug(label)}`);
    if (name !== null) return name;
    const numbered = /^(.*)-(\d+)$/.exec(label);
    const kind = numbered && this.text(`${game}-${slug(numbered[1]!)}`);
    return kind ? this.say("numbered", { kind, number: numbered[2] }) : label;
  }

  /** What a thing does, in a sentence, with the numbers of its content if the sentence names them. */
  about(game: string, label: string, facts: Facts = {}): string {
    return this.text(`${game}-${slug(label)}`, facts, "text") ?? "";
  }

  amount(game: string, what: string, number: unknown): string {
    const counted = this.text(`${game}-${slug(what)}`, { number }, "amount");
    return counted ?? this.say("amount", { number, what: this.component(game, what) });
  }

  value(game: string, key: string, value: unknown): string | number {
    if (Array.isArray(value)) {
      return this.join(value.map((item) => String(this.value(game, key.replace(/s$/, ""), item))));
    }
    if (typeof value === "boolean") return Number(value);
    if (typeof value === "number") return key.endsWith("seat") ? this.seat(value) : value;
    if (value === null || value === undefined) return this.say("nothing");
    if (typeof value === "object") {
      const amounts = Object.entries(value).map(([what, number]) => this.amount(game, what, number));
      return this.join(amounts) || this.say("nothing");
    }
    const label = String(value);
    const name = this.component(game, label);
    return name === label && /^\d+$/.test(label) ? Number(label) : name;
  }

  facts(game: string, facts: Facts): Facts {
    const told: Facts = {};
    for (const [key, value] of Object.entries(facts)) {
      told[key] = this.value(game, key, value);
      if (typeof value === "string") told[`${key}-id`] = slug(value);
    }
    return told;
  }

  #bare(game: string, name: string, facts: Facts): string {
    const values = Object.entries(facts).filter(([key]) => !key.endsWith("-id"));
    const told = values.map(([key, value]) => this.value(game, key, value)).join(", ");
    return told ? `${name} (${told})` : name;
  }

  /** What a move speaks of, by the names of its fields. */
  parts(game: string, name: string): Facts {
    const [group = "", ...labels] = name.split(" ");
    const fields = GRAMMAR[game]?.moves[group] ?? [];
    return Object.fromEntries(labels.map((label, at) => [fields[at] ?? `field-${at}`, label]));
  }

  /** A move by its name (`place grey-6 castle`), as a sentence. */
  move(game: string, name: string): string {
    const [group = ""] = name.split(" ");
    const facts = this.parts(game, name);
    return (
      this.text(`${game}-move-${slug(group)}`, this.facts(game, facts)) ?? this.#bare(game, group, facts)
    );
  }

  /** What the moves of a group have in common, as a heading. */
  group(game: string, name: string): string {
    return this.text(`${game}-move-${slug(name)}`, {}, "all") ?? name;
  }

  /** Something that happened; the attribute `secret` says it to a seat that knows more than the others. */
  event(game: string, event: Facts): string {
    const key = `${game}-did-${slug(String(event["event"]))}`;
    const facts = Object.fromEntries(
      Object.entries(event).filter(([name]) => !["event", "ply", "turn", "clause"].includes(name)),
    );
    const told = this.facts(game, facts);
    const secret = this.find(key, told, "secret");
    if (secret?.[1]) return secret[0];
    return this.text(key, told) ?? this.#bare(game, String(event["event"]), facts);
  }

  /** What is asked now. */
  prompt(game: string, key: string, seat: number, facts: Facts): string {
    const text = this.text(`${game}-ask-${slug(key)}`, this.facts(game, { seat, ...facts }));
    return text === null ? this.#bare(game, key, facts) : capital(text);
  }

  /** Why a move cannot be made, without the move and the clause. */
  refusal(game: string, reason: string, facts: Facts): string {
    const told = this.facts(game, facts);
    return (
      this.text(`${game}-why-${slug(reason)}`, told) ??
      this.text(`why-${slug(reason)}`, told) ??
      this.#bare(game, reason, facts)
    );
  }

  clause(clause: string): string {
    return this.text(`clause-${clause.toUpperCase().replaceAll(".", "-")}`) ?? "";
  }

  category(game: string, category: string): string {
    return this.text(`${game}-score-${slug(category)}`) ?? category;
  }

  option(game: string, option: string, value = ""): string {
    const key = `${game}-option-${slug(option)}`;
    return (value ? this.text(key, {}, slug(value)) : this.text(key)) ?? (value || option);
  }

  ending(game: string, reason: string): string {
    return this.text(`${game}-end-${slug(reason)}`) ?? this.text(`end-${slug(reason)}`) ?? reason;
  }

  title(game: string): string {
    return this.text(`${game}-title`) ?? this.text(`web-game-${game}`) ?? game;
  }
}

export const words = new Words();

/** Points with their sign, to a tenth. */
export function points(number: number): string {
  const size = Math.abs(number).toLocaleString(words.locale, { maximumFractionDigits: 1 });
  return size === "0" ? size : `${number < 0 ? "\u2212" : "+"}${size}`;
}
