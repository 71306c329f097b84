/**
 * What a game gives to the table: drawings of its zones and of a player's own board, and small functions that say
 * what a move points at. Everything else (connection, choosing, previews, log, score, animation) is the kit's.
 */
import type { Component } from "svelte";
import type { About, Decision, GameEvent } from "$lib/api";
import type { SeatColour } from "$lib/seats";
import type { Words } from "$lib/words.svelte";

export type View = Record<string, unknown>;
/** x, y, width, height in the units of the stage. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export interface ZoneProps<V = View> {
  view: V;
  /** Its id, for components that draw several zones alike. */
  zone: string;
  /** `stage`: one of many zones on a desktop's stage; `alone`: the only one, on a phone or in zone focus. */
  form: "stage" | "alone";
}

export interface Zone<V = View> {
  id: string;
  /** Fluent key of its name. */
  name: string;
  /** Letter of `G` + letter. */
  key: string;
  /** Place on the stage of 1144 x 596. The component draws in its own units, 0 0 width height. */
  box: Box;
  /** Width and height when alone (a phone: 344 wide); the stage's own if left out. */
  alone?: readonly [width: number, height: number];
  /** Tab it belongs to on narrow screens; its own id if left out. */
  tab?: string;
  /** On a phone on its side it stays in sight below the others, in the form of the stage. */
  pinned?: boolean;
  component: Component<ZoneProps<V>>;
}

/** A zone on a page of a tablet: its upper left corner in the page's units, how large, and in which form it is drawn. */
export interface Place {
  zone: string;
  at: readonly [x: number, y: number];
  scale?: number;
  form?: ZoneProps["form"];
}

/** One of the two pages of tablets: several zones drawn together. */
export interface Page {
  id: string;
  /** Fluent key of its name. */
  name: string;
  icon: string;
  size: readonly [width: number, height: number];
  places: readonly Place[];
}

export interface SeatProps<V = View> {
  view: V;
  seat: number;
}

/** One of the numbers of a seat that everybody must know. */
export interface Figure {
  icon: string;
  /** Fluent key of what it counts. */
  name: string;
  value: number | string;
}

/** What a dry run of a move changed for the one who decides. */
export interface Change {
  icon: string;
  name: string;
  before?: number | string;
  after: number | string;
  mood: "gain" | "loss" | "neutral" | "warning";
}

/** A part of what somebody did in a turn: the message `<game>-deed-<kind>`, whose `.you` says it to the one who did it. */
export interface Deed {
  kind: string;
  facts: Record<string, unknown>;
}

/** By how much something of a seat changed. */
export interface Sum {
  icon: string;
  /** Fluent key of what it counts. */
  name: string;
  amount: number;
  /** Whose, if not of the seat that acted. */
  seat?: number;
}

/** A word on a player's plate: "governor". */
type Tag = string;

/** What a thing is, beyond the name and the sentence of its label. */
export interface Explanation {
  name?: string;
  /** "Cleric, Upper city". */
  kind?: string;
  /** What it costs, when it works: label and value. */
  rows?: readonly (readonly [label: string, value: string])[];
  /** What it does; its label says it if this is left out. */
  text?: string;
  clauses?: readonly string[];
}

/** Why a thing is of no use now, in one sentence that says what to do, and what to press for that. */
export interface Instead {
  text: string;
  press: readonly string[];
  clause?: string;
}

export interface Step {
  /** In words. */
  name: string;
  state: "done" | "now" | "next";
}

/** One of the ways to an end: how far it is, in words, and whether the next turn may bring it. */
interface Meter {
  icon: string;
  at: number;
  of: number;
  said: string;
  near: boolean;
}

/** The chip of the header (round, period), the steps of the round or turn, and how near an end is. */
export interface Progress {
  chip: string;
  steps: Step[];
  /** What ends by it, in words: "period ends at". */
  ends?: { name: string; meters: Meter[] };
}

/** What the header knows beside the view: the number of the turn, and what is asked. */
export interface Now {
  turn: number;
  prompt: string | null;
}

export interface GameModule<V = View> {
  name: string;
  zones: readonly Zone<V>[];
  /** Tabs of narrow screens, in order: id and Fluent key of the name. */
  tabs: readonly { id: string; name: string; icon: string }[];
  /** Pages of tablets, in order. Every zone lies on one of them. */
  pages: readonly Page[];
  /** Behind everything: pattern, sea, washes. Drawn in stage units. */
  ground?: Component<{ view: V }>;
  /** A player's own board, in HTML, up to 180 high; also read-only for others' boards. */
  dock: Component<SeatProps<V>>;
  /** The dock folded: one line of the most needed numbers. */
  purse: Component<SeatProps<V>>;
  /** A shared moment over the stage (vote, auction, church scoring), if there is one now. */
  moment?: Component<{ view: V; decision: Decision | null }>;
  hasMoment?(view: V, decision: Decision | null): boolean;
  colour(view: V, seat: number): SeatColour;
  /** Seats in the order of the plates. */
  order(view: V): number[];
  score(view: V, seat: number): number;
  figures(view: V, seat: number): Figure[];
  progress(view: V, words: Words, now?: Now): Progress;
  /** Turning points said across the stage: the events and their icons, in the words of `<game>-moment-<event>`. */
  turnings?: Readonly<Record<string, string>>;
  /** Ids on the board that a move points at, in the order one would press them. */
  targets(move: readonly string[], view: V): string[];
  /** The zone in which a target lies; "dock" for the own board, "moment" for what lies over the stage. */
  zoneOf(target: string, view: V): string;
  /** Ids an event speaks of, to light them from the log. */
  lights(event: GameEvent): string[];
  changes(before: V, after: V, seat: number): Change[];
  /** The whole table in words, by zone. */
  describe(view: V, words: Words): { zone: string; lines: string[] }[];

  // What follows may be left out.

  /** The hand alone, where the dock is folded. */
  hand?: Component<SeatProps<V>>;
  /** What a tablet keeps in sight of one's own board, if that is not the hand. */
  held?: Component<SeatProps<V>>;
  /** Whether a target is a card of the own hand. */
  inHand?(target: string, view: V): boolean;
  /** More about a thing than its label says. */
  explain?(id: string, view: V, words: Words): Explanation | null;
  /** Of which kind of components, as the rules name them, there are more where this thing lies or was drawn from. */
  hides?(id: string, view: V): string | null;
  /** What to press instead of a thing that is of no use now. */
  instead?(id: string, view: V, decision: Decision, words: Words): Instead | null;
  /** A card or tile at reading size, for those that are larger than words; draws nothing for other ids. */
  large?: Component<{ view: V; id: string }>;
  /** Whether `large` draws this id. */
  isLarge?(id: string): boolean;
  /** Icon of the points: "wig", "laurel". */
  points?: string;
  /** Icon of a category of the score sheet. */
  categoryIcon?(category: string): string;
  /** Icon of a verb, in lists of moves. */
  moveIcon?(move: readonly string[]): string;
  /** Verbs that let something pass, on key 0; by default pass, decline, refuse, stop and done. */
  passes?: readonly string[];
  /** Who starts the round, if somebody does. */
  first?(view: V): number;
  tags?(view: V, seat: number, words: Words): Tag[];
  /** Ways of several moves that lead to a place and meet nothing else to decide: a walk. */
  routes?(decision: Decision, view: V): string[][];
  /** Moves that are tried ahead, after those made so far, because together they are one choice: "follow" and its action. */
  ahead?(asked: Decision, made: readonly string[]): string[];
  /** Prompts that are put to a seat in somebody else's turn. */
  asks?: readonly string[];
  /** One line of arithmetic for a move: "6 réis = treasury 4 + rubble 4 − card 2". */
  arithmetic?(move: readonly string[], view: V, words: Words, about?: About): string | null;
  /** What a seat did in a turn, in at most three phrases; none if it is not worth a line. */
  deeds?(events: readonly GameEvent[]): Deed[];
  /** What an event gave or took, in the turn of a seat. */
  sums?(event: GameEvent, owner: number): Sum[];
  /** Events that are shown one by one, however many wait (the war). */
  slow?(event: GameEvent): boolean;
}
