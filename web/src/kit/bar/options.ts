/** Lists of moves: grouped by their verb, found by what one types. */
export interface Group {
  verb: string;
  moves: string[];
}

export function grouped(moves: readonly string[]): Group[] {
  const groups = new Map<string, string[]>();
  for (const move of moves) {
    const verb = move.split(" ")[0] ?? "";
    groups.set(verb, [...(groups.get(verb) ?? []), move]);
  }
  return [...groups].map(([verb, members]) => ({ verb, moves: members }));
}

/** Without case and accents: "Sé" is found by "se". */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Moves in whose words, or name, every typed word begins a word. */
export function matching(moves: readonly string[], typed: string, say: (move: string) => string): string[] {
  const parts = plain(typed).split(/\s+/).filter(Boolean);
  if (!parts.length) return [...moves];
  return moves.filter((move) => {
    const told = plain(`${say(move)} ${move}`).split(/[^\p{L}\p{N}]+/u);
    const names = plain(move).split(" ");
    return parts.every((part) => [...told, ...names].some((word) => word.startsWith(part)));
  });
}
