/** What a move changes by the end, as it is told: points by category, and what it opens and closes. */
import type { Ahead, Thing } from "$lib/api";
import { words } from "$lib/words.svelte";

export interface AheadRow {
  category: string;
  before: number;
  after: number;
}

const THOUSAND = 1000;
/** Less than this is not told: it would read as nothing. */
const LEAST = 50;
/** So many things are named, the most valuable; the others are counted. */
const NAMED = 3;

const sum = (row: Readonly<Record<string, number>>): number =>
  Object.values(row).reduce((all, one) => all + one, 0);

/** By how many points the move changes what may be expected. */
export const gained = ({ before, after }: Ahead): number => (sum(after) - sum(before)) / THOUSAND;

/** The categories in which something changes, in points, and the sum of all. */
export function aheadRows({ before, after }: Ahead): { rows: AheadRow[]; total: AheadRow } {
  const rows = Object.keys(before)
    .filter((category) => Math.abs((after[category] ?? 0) - before[category]!) >= LEAST)
    .map((category) => ({
      category,
      before: before[category]! / THOUSAND,
      after: (after[category] ?? 0) / THOUSAND,
    }));
  return { rows, total: { category: "", before: sum(before) / THOUSAND, after: sum(after) / THOUSAND } };
}

/** A thing by its name, or by its label where that is all the name it has. */
export function thingName(game: string, { label }: Thing): string {
  const name = words.component(game, label);
  return name === label ? label.toUpperCase() : name;
}

/** The first things by name, and how many more. */
function listed(game: string, things: readonly Thing[]): string {
  const named = things.slice(0, NAMED).map((thing) => thingName(game, thing));
  const more = things.length - named.length;
  return [...named, ...(more > 0 ? [words.say("table-more", { number: more })] : [])].join(", ");
}

/** Everything in sentences, for those who listen and for a hint over the chip. */
export function saidAhead(game: string, ahead: Ahead): string[] {
  const told = [];
  if (ahead.opens.length) told.push(words.say("table-opens-what", { things: listed(game, ahead.opens) }));
  if (ahead.closes.length) told.push(words.say("table-closes-what", { things: listed(game, ahead.closes) }));
  return told;
}
