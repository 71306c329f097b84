/** Where the parts of an effect's line stand. Text is measured by its letters: figures of the face are all alike. */
import type { Mark } from "../effects";

const GAP = 0.14;
const FIGURE = 0.39;

export interface Placed {
  mark: Mark;
  x: number;
  textX: number;
}

export function placeMarks(marks: readonly Mark[], size: number): { parts: Placed[]; width: number } {
  const parts: Placed[] = [];
  let x = 0;
  for (const mark of marks) {
    if (parts.length) x += size * GAP;
    const textX = mark.icon ? x + size + size * 0.06 : x;
    parts.push({ mark, x, textX });
    x = textX + (mark.text?.length ?? 0) * size * FIGURE;
  }
  return { parts, width: Math.max(1, x) };
}
