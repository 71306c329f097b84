/** A rulebook as data: sections of clauses, references between them, and search. Needs no browser. */
import type { List } from "../games/shelves";

export interface Section {
  id: string;
  clauses: string[];
}

/** A piece of a clause's text: plain, or the number of another clause. */
export interface Piece {
  text: string;
  clause: boolean;
}

/** A component: its id, and the numbers that its text may name. */
export interface Entry {
  id: string;
  facts: Record<string, number>;
}

type Content = Record<string, unknown>;

export function sectionsOf(clauses: Content): Section[] {
  return (clauses["section"] as Section[]).map(({ id, clauses: ids }) => ({ id, clauses: [...ids] }));
}

/** The components of a list. A number is a fact by its key, one of a row by key and place: `crowns`, `values-1`. */
export function entriesOf(content: Content, { table, beside }: Pick<List, "table" | "beside">): Entry[] {
  const rows = (beside ? content[beside] : []) as Content[];
  const shared = rows.map((row, at) => numbersOf(row, `-${at + 1}`));
  return ((content[table] ?? []) as Content[]).map((entry) => ({
    id: entry["id"] as string,
    facts: Object.assign(numbersOf(entry), ...shared) as Record<string, number>,
  }));
}

function numbersOf(entry: Content, ending = ""): Record<string, number> {
  const facts: Record<string, number> = {};
  for (const [key, value] of Object.entries(entry)) {
    for (const [at, number] of (Array.isArray(value) ? value : [value]).entries()) {
      if (typeof number === "number")
        facts[`${key}${Array.isArray(value) ? `-${at + 1}` : ""}${ending}`] = number;
    }
  }
  return facts;
}

/** What stands in the margin of the contents: "L7" for L7.1 and its like, else the first clause. */
export function labelOf(section: Section): string {
  return (section.clauses[0] ?? "").split(".")[0] ?? "";
}

/** A text cut where it names clauses that exist. */
export function piecesOf(text: string, known: ReadonlySet<string>): Piece[] {
  const cut = text.split(/\b([A-Z]\d+(?:\.\d+)?)\b/);
  const pieces = cut.map((part, at) => ({ text: part, clause: at % 2 === 1 && known.has(part) }));
  return pieces.filter((piece) => piece.text);
}

/** Without accents and case, sign for sign, so that places in the folded text are places in the text. */
export function fold(text: string): string {
  return [...text.normalize("NFC")]
    .map((sign) => sign.normalize("NFD")[0]?.toLowerCase() ?? sign)
    .map((sign) => (sign === "’" ? "'" : sign))
    .join("");
}

/** Whether a text holds every word that was asked for. */
export function holds(text: string, asked: string): boolean {
  const folded = fold(text);
  return fold(asked)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** A text cut where it holds one of the words asked for. */
export function marksOf(text: string, asked: string): { text: string; found: boolean }[] {
  const signs = [...text.normalize("NFC")];
  const folded = fold(text);
  const found = new Array<boolean>(signs.length).fill(false);
  for (const word of fold(asked).split(/\s+/).filter(Boolean)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      found.fill(true, at, at + word.length);
    }
  }
  const parts: { text: string; found: boolean }[] = [];
  signs.forEach((sign, at) => {
    const last = parts.at(-1);
    if (last && last.found === found[at]) last.text += sign;
    else parts.push({ text: sign, found: found[at] ?? false });
  });
  return parts;
}
