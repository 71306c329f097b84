/** Points over the game: scales for the drawing. */

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
