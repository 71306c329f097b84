/**
 * The content packs that tables are drawn with, as the server gives them out by digest. A page holds one pack for each
 * game, as a process of the rules does: a table with another one wants a page of its own.
 */
import { get } from "./api";

export type ContentFile = Readonly<Record<string, unknown>>;
export type ContentFiles = Readonly<Record<string, ContentFile>>;

const held = new Map<string, { digest: string; files: Promise<ContentFiles> }>();

/** Give a game its content; a pack that is held already stays. */
export function holdPack(game: string, digest: string, files: Promise<ContentFiles>): void {
  if (!held.has(game)) held.set(game, { digest, files });
}

/** Fetch the pack of a table, unless this page holds it; false if the page holds another one of that game. */
export function openPack(game: string, digest: string): boolean {
  const pack = held.get(game);
  if (pack) return pack.digest === digest;
  const files = get<{ files: ContentFiles }>(`/api/games/${game}/content?digest=${digest}`).then(
    (content) => content.files,
  );
  files.catch(() => held.delete(game));
  holdPack(game, digest, files);
  return true;
}

/** The content files of a game, by name. */
export async function packOf(game: string): Promise<(name: string) => ContentFile> {
  const pack = held.get(game);
  if (!pack) throw new Error(`${game}: its table is drawn before its content is there`);
  const files = await pack.files;
  return (name) => {
    const file = files[name];
    if (!file) throw new Error(`${game}: no content file ${name}`);
    return file;
  };
}
