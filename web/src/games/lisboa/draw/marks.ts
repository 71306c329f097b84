/** Where the parts of an effect's line stand. Text is measured by its letters: figures of the face are all alike. */
import { SLASH, type Mark } from "./effects";

const GAP = 0.14;
const FIGURE = 0.54;
/** Numbers are never smaller; where there is little room the icons give way, down to this. */
const SMALLEST = 11.5;
const LEAST_ICON = 9;

interface Placed {
  mark: Mark;
  x: number;
  textX: number;
}

export interface Line {
  parts: Placed[];
  width: number;
  /** Sizes of its icons and letters. */
  icon: number;
  font: number;
}

/** Where even small icons leave too little room, letters are as small as may be, and no strokes stand between. */
export function placeMarks(marks: readonly Mark[], size: number, room = Infinity): Line {
  const line = placed(marks, size, room, Math.max(SMALLEST, size * 0.72));
  if (line.width <= room) return line;
  const bare = marks.filter((mark) => mark !== SLASH);
  return placed(bare, size, room, SMALLEST);
}

function placed(marks: readonly Mark[], size: number, room: number, font: number): Line {
  const icons = marks.filter(({ icon }) => icon).length;
  const letters = marks.reduce((sum, { text }) => sum + (text?.length ?? 0), 0) * font * FIGURE;
  const gaps =
    Math.max(0, marks.length - 1) * size * GAP + marks.filter(({ icon, text }) => icon && text).length;
  const icon = icons ? Math.min(size, Math.max(LEAST_ICON, (room - letters - gaps) / icons)) : size;
  const parts: Placed[] = [];
  let x = 0;
  for (const mark of marks) {
    if (parts.length) x += size * GAP;
    const textX = x + (mark.icon ? icon : 0) + (mark.icon && mark.text ? 1 : 0);
    parts.push({ mark, x, textX });
    x = textX + (mark.text?.length ?? 0) * font * FIGURE;
  }
  return { parts, width: Math.max(1, x), icon, font };
}
