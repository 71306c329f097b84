/** Points over the game: scales for the drawing, and the decisions that moved the lead. */
export interface Turning {
  ply: number;
  /** Change of the winner's lead over the best of the others. */
  change: number;
}

/** Lead of a seat over the best of the others, after each decision. */
export function leads(scores: readonly (readonly number[])[], seat: number): number[] {
  return scores.map((row) => {
    const others = row.filter((_, other) => other !== seat);
    return (row[seat] ?? 0) - (others.length ? Math.max(...others) : 0);
  });
}

/** The plies after which the lead changed most, in the order of the game, at least `apart` plies from each other. */
export function turnings(
  scores: readonly (readonly number[])[],
  seat: number,
  count = 5,
  apart = 3,
): Turning[] {
  const lead = leads(scores, seat);
  const all = lead.slice(1).map((now, at): Turning => ({ ply: at + 1, change: now - (lead[at] ?? 0) }));
  const chosen: Turning[] = [];
  for (const one of all
    .filter(({ change }) => change)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))) {
    if (chosen.length === count) break;
    if (chosen.every((other) => Math.abs(other.ply - one.ply) >= apart)) chosen.push(one);
  }
  return chosen.sort((one, other) => one.ply - other.ply);
}

/** Round steps of an axis from 0 (or below) to the most. */
export function ticks(least: number, most: number, wanted = 6): number[] {
  const raw = Math.max(1, (most - least) / wanted);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= raw) ?? raw);
  const list: number[] = [];
  for (let at = Math.ceil(least / step) * step; at <= most; at += step) list.push(at);
  return list;
}

/** Heights of labels at the end of lines, pushed apart to a least distance. */
export function spread(heights: readonly number[], distance: number): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  let last = -Infinity;
  const placed = new Array<number>(heights.length).fill(0);
  for (const { height, index } of order) {
    last = Math.max(height, last + distance);
    placed[index] = last;
  }
  return placed;
}
