/** What a game gives to the pages round its table, and the games in the order in which the house shows them. */
import type { FivePart } from "../lib/five";
import type { SeatColour } from "../lib/seats";
import { SHELF as coimbra } from "./coimbra/shelf.ts";
import { SHELF as lisboa } from "./lisboa/shelf.ts";
import { SHELF as magnanimous } from "./magnanimous/shelf.ts";

/** A list of components in the appendix: where its entries stand in the content files. */
export interface List {
  /** Last part of the heading's key. */
  name: string;
  file: string;
  table: string;
  /** A table of the same file whose numbers the texts of all entries may name. */
  beside?: string;
}

export interface Term {
  icon: string;
  value: number;
}

type Drawing =
  /** Steps one after the other: icon and the key of its name. */
  | { kind: "strip"; steps: readonly (readonly [icon: string, name: string])[] }
  /** Numbers added up, or compared. */
  | { kind: "sum"; terms: readonly Term[]; sign: "+" | "−"; relation: "=" | ">"; result: Term }
  /** Dice standing in line, one of them coming in. */
  | {
      kind: "lines";
      lines: readonly { icon: string; name: string; dice: readonly number[]; comes: number }[];
    };

export interface Shelf {
  name: string;
  /** Its place among the games for who learns them: the easiest is 1. */
  learnt: number;
  /** The icon that stands for it. */
  emblem: string;
  /** Colours by seat; none where the game itself gives them out. */
  colours: readonly SeatColour[];
  /** Places after which tables are named. */
  places: readonly string[];
  /** The ornament over its rules: paths on a square of 20, drawn as lines, one of them filled. */
  band: { lines: readonly string[]; solid?: string };
  /** In five minutes: what follows what, in icons of the table. */
  five: Partial<Record<FivePart, readonly string[]>>;
  /** The icons worth knowing before reading its rules, each with the thing it stands for. */
  icons: readonly (readonly [icon: string, thing: string])[];
  /** Small drawings by section of the rules; each has its sentence `web-diagram-<game>-<section>`. */
  drawings: Record<string, Drawing>;
  /** The lists of components in the appendix. */
  lists: readonly List[];
}

export const SHELVES: readonly Shelf[] = [lisboa, coimbra, magnanimous];
