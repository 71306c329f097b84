/** The tests draw with the packs of this repository, as a server would give them out. */
import { holdPack, type ContentFile } from "../../src/lib/packs";

const FILES = import.meta.glob<ContentFile>("@content/*/content/*.toml", { eager: true, import: "default" });
const packs = new Map<string, Record<string, ContentFile>>();
for (const [path, file] of Object.entries(FILES)) {
  const [, game = "", name = ""] = /([a-z]+)\/content\/(\w+)\.toml$/.exec(path) ?? [];
  packs.set(game, { ...packs.get(game), [name]: file });
}
for (const [game, files] of packs) holdPack(game, "", Promise.resolve(files));
