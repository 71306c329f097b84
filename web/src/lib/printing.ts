/** A content pack in the hands of somebody who owns the box: every value, its source, and corrections to it. */
export const SOURCES = ["printed", "reference", "inferred", "ours"] as const;
export type Source = (typeof SOURCES)[number];
export type Value = string | number | boolean;
export type Entry = Readonly<Record<string, unknown>>;
export type Files = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Notes of a file, not values of the game. */
const NOTES = ["source", "sources", "proposed"];
/** Files without a value that could be printed. */
const UNPRINTED = ["clauses"];

/** Where an entry stands: a file, a table in it, and its place in a list of tables. */
export interface Place {
  file: string;
  table: string;
  /** -1 where the table is no list. */
  at: number;
}
export interface Field {
  path: readonly (string | number)[];
  value: Value;
  source: Source;
}

export function entriesOf(files: Files): { place: Place; entry: Entry }[] {
  return Object.entries(files)
    .filter(([file]) => !UNPRINTED.includes(file))
    .flatMap(([file, tables]) =>
      Object.entries(tables).flatMap(([table, value]) =>
        Array.isArray(value)
          ? (value as Entry[]).map((entry, at) => ({ place: { file, table, at }, entry }))
          : [{ place: { file, table, at: -1 }, entry: value as Entry }],
      ),
    );
}

export function entryAt(files: Files, { file, table, at }: Place): Entry {
  const found = files[file]?.[table];
  return (at < 0 ? found : (found as Entry[])[at]) as Entry;
}

export function sourceOf(entry: Entry, key: string): Source {
  const sources = (entry["sources"] ?? {}) as Record<string, Source>;
  return sources[key] ?? (entry["source"] as Source);
}

/** Every single value of an entry, those inside lists and effects too. */
export function fieldsOf(entry: Entry): Field[] {
  const walk = (value: unknown, path: (string | number)[], source: Source): Field[] => {
    if (Array.isArray(value)) return value.flatMap((item, at) => walk(item, [...path, at], source));
    if (value !== null && typeof value === "object")
      return Object.entries(value).flatMap(([key, item]) => walk(item, [...path, key], source));
    return [{ path, value: value as Value, source }];
  };
  return Object.entries(entry)
    .filter(([key]) => key !== "id" && !NOTES.includes(key))
    .flatMap(([key, value]) => walk(value, [key], sourceOf(entry, key)));
}

function changed(holder: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(holder))
    return holder.map((item: unknown, at) => (at === step ? changed(item, rest, value) : item));
  const table = holder as Record<string, unknown>;
  return { ...table, [step]: changed(table[step], rest, value) };
}

/** The files with another entry at a place. */
export function withEntry(files: Files, { file, table, at }: Place, entry: Entry): Files {
  return changed(files, at < 0 ? [file, table] : [file, table, at], entry) as Files;
}

/** An entry with another value, which is then what the box prints. */
export function withValue(entry: Entry, path: Field["path"], value: Value): Entry {
  return markPrinted(changed(entry, path, value) as Entry, String(path[0]));
}

/** An entry of which a value, or all, are confirmed to be the printed ones. */
export function markPrinted(entry: Entry, key?: string): Entry {
  if (key === undefined) {
    const rest = Object.entries(entry).filter(([name]) => !["sources", "proposed"].includes(name));
    return { ...Object.fromEntries(rest), source: "printed" };
  }
  if (sourceOf(entry, key) === "printed") return entry;
  return { ...entry, sources: { ...((entry["sources"] ?? {}) as object), [key]: "printed" } };
}

/** What was typed, as the kind of value that stood there; null if it is none. */
export function typed(text: string, before: Value): Value | null {
  if (typeof before === "boolean") return text === "true";
  if (typeof before === "string") return text;
  return /^\s*-?\d+\s*$/.test(text) ? Number(text) : null;
}

/** How many values have each source. */
export function tally(files: Files): Record<Source, number> {
  const counted: Record<Source, number> = { printed: 0, reference: 0, inferred: 0, ours: 0 };
  for (const { entry } of entriesOf(files)) for (const { source } of fieldsOf(entry)) counted[source]++;
  return counted;
}

/** The places at which two packs differ, notes on the sources included. */
export function differences(files: Files, base: Files): string[] {
  return entriesOf(files)
    .filter(({ place, entry }) => {
      const other = base[place.file]?.[place.table] === undefined ? undefined : entryAt(base, place);
      return JSON.stringify(entry) !== JSON.stringify(other);
    })
    .map(({ place }) => keyOf(place));
}

export function keyOf({ file, table, at }: Place): string {
  return `${file}/${table}/${at}`;
}
