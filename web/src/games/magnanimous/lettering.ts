/** Breaking names into lines where an SVG cannot. */

/** Words in as few lines as fit `width` characters, the lines as even as may be. */
export function lines(text: string, width: number, most = 3): string[] {
  const words = text.split(" ");
  for (let count = 1; count < most; count += 1) {
    const broken = even(words, count);
    if (broken.every((line) => line.length <= width)) return broken;
  }
  const broken = even(words, most);
  return broken.map((line) => (line.length > width + 3 ? `${line.slice(0, width + 1)}…` : line));
}

/** The split into `count` lines whose longest line is shortest. */
function even(words: readonly string[], count: number): string[] {
  if (count <= 1 || words.length <= 1) return [words.join(" ")];
  let best: string[] = [words.join(" ")];
  for (let first = 1; first < words.length; first += 1) {
    const split = [words.slice(0, first).join(" "), ...even(words.slice(first), count - 1)];
    if (longest(split) < longest(best)) best = split;
  }
  return best;
}

function longest(split: readonly string[]): number {
  return Math.max(...split.map((line) => line.length));
}
