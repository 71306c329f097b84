/** Pages of tablets that are cut out of the stage: the zones lie to each other as they do there. */
import type { Box, Place } from "$kit/contract";

/** The zones moved into the upper left corner, and the size of what they fill. */
export function cut(
  boxes: Readonly<Record<string, Box>>,
  zones: readonly string[],
): { size: readonly [number, number]; places: Place[] } {
  const found = zones.map((zone) => boxes[zone]!);
  const left = Math.min(...found.map(([x]) => x));
  const top = Math.min(...found.map(([, y]) => y));
  const right = Math.max(...found.map(([x, , width]) => x + width));
  const bottom = Math.max(...found.map(([, y, , height]) => y + height));
  const places = zones.map((zone, at): Place => ({ zone, at: [found[at]![0] - left, found[at]![1] - top] }));
  return { size: [right - left, bottom - top], places };
}
