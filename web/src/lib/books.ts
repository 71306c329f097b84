/** The content files of the games, as far as their rulebooks need them; each loaded when its book is opened. */
import { shelfOf } from "./games";
import { entriesOf, sectionsOf, type Entry, type Section } from "./rulebook";

const FILES = import.meta.glob<{ default: Record<string, unknown> }>("@content/*/content/*.toml");

async function file(game: string, name: string): Promise<Record<string, unknown>> {
  const path = Object.keys(FILES).find((key) => key.endsWith(`/${game}/content/${name}.toml`));
  if (!path) throw new Error(`${game}: no content file ${name}`);
  return (await FILES[path]!()).default;
}

export async function openBook(game: string): Promise<Section[]> {
  return sectionsOf(await file(game, "clauses"));
}

export interface Listed {
  name: string;
  entries: Entry[];
}

/** Every card and tile, list by list. */
export async function openLists(game: string): Promise<Listed[]> {
  const lists = shelfOf(game)?.lists ?? [];
  return Promise.all(
    lists.map(async (list) => ({ name: list.name, entries: entriesOf(await file(game, list.file), list) })),
  );
}
