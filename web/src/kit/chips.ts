/** What a dry run says in short: the game's own changes, and the points that they do not tell. */
import type { Change } from "./contract";

type Row = Record<string, number>;

/** A number with its sign; the minus is a real one. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}

/** The categories in which a sheet's row changes, the largest change first. */
export function scored(before: Row, after: Row): [category: string, change: number][] {
  const changed = Object.keys({ ...before, ...after }).map((category): [string, number] => [
    category,
    (after[category] ?? 0) - (before[category] ?? 0),
  ]);
  return changed.filter(([, change]) => change).sort((one, other) => Math.abs(other[1]) - Math.abs(one[1]));
}

export function chips(
  changes: readonly Change[],
  before: Row,
  after: Row,
  name: (category: string) => string,
  icon: (category: string) => string,
): Change[] {
  const points = scored(before, after).map(([category, change]): Change => ({
    icon: icon(category),
    name: name(category),
    after: `${signed(change)} ${name(category)}`,
    mood: change > 0 ? "gain" : "loss",
  }));
  return [...changes, ...points];
}
