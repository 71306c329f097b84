/** A name on a face: in as few lines as it needs, and never smaller; a line that is too long is drawn narrower. */
export interface Lettered {
  line: string;
  /** The width it is drawn to, if it is more by nature. */
  narrowed: number | undefined;
}

/** How much narrower than by nature, step by step, before a further line is too many. */
const STEPS = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.46];

function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \u00a0]/)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** `letter`: the width of a letter of the face in the middle; `most`: so many lines have room. */
export function lettered(text: string, room: number, letter: number, most: number): Lettered[] {
  let lines: string[] = [];
  for (const step of STEPS) {
    lines = wrapped(text, room / (letter * step));
    if (lines.length <= most) break;
  }
  const [kept, rest] = [lines.slice(0, most - 1), lines.slice(most - 1).join(" ")];
  return [...kept, ...(rest ? [rest] : [])].map((line) => ({
    line,
    narrowed: line.length * letter > room ? room : undefined,
  }));
}
