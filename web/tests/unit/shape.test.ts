/** The three games' folders have one shape: who knows one knows all (docs/a-new-game.md). */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { SHELVES } from "../../src/games/shelves";

const GAMES = readdirSync("src/games").filter((name) => !name.includes("."));

/** Files that every game has, and what each gives. */
const COMMON: Record<string, string[]> = {
  "index.ts": [],
  "shelf.ts": ["SHELF"],
  "style.css": [],
  "vignette.svg": [],
  "wordmark.svg": [],
  "point.ts": ["ahead", "categoryIcon", "lights", "moveIcon", "targets", "zoneOf"],
  "know/content.ts": [],
  "know/geometry.ts": ["ALONE", "BOXES", "PAGES", "ZoneId", "sizeOf"],
  "know/view.ts": ["colourOf"],
  "tell/arithmetic.ts": ["arithmetic"],
  "tell/changes.ts": ["changes"],
  "tell/describe.ts": ["describe"],
  "tell/explain.ts": ["explain", "instead"],
  "tell/progress.ts": ["figures", "progress"],
  "tell/say.ts": ["name", "say"],
  "tell/turn.ts": ["deeds", "sums"],
  "draw/effects.ts": [],
  "zones/Ground.svelte": [],
  "dock/Dock.svelte": [],
  "dock/Purse.svelte": [],
  "moments/Moment.svelte": [],
};
/** Where a game's own differs: Magnanimous tries no moves ahead. */
const LACKS: Record<string, string[]> = { magnanimous: ["ahead"] };
/** The rooms of a game, each knowing those before it only; beside them its colours, its letters and its pictures for the home page. */
const ORDER = ["shelf.ts", "know", "point.ts", "tell", "draw", "zones", "dock", "moments", "index.ts"];
const SHEETS = ["face.css", "style.css", "vignette.svg", "wordmark.svg"];
/** Rooms side by side, which do not know each other. */
const APART = ["zones", "dock", "moments"];

const roomOf = (path: string): string => path.split("/")[0]!;

it("stands on the shelf, every game", () => {
  expect(SHELVES.map(({ name }) => name).toSorted()).toEqual(GAMES.toSorted());
  expect(new Set(SHELVES.map(({ learnt }) => learnt)).size).toBe(GAMES.length);
});

describe.each(GAMES)("%s in the browser", (game) => {
  const root = join("src/games", game);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.\w+$/.test(file),
  );
  const text = (file: string) => readFileSync(join(root, file), "utf8");

  it("has the rooms of a game and nothing beside them", () => {
    const strange = files.filter((file) => ![...ORDER, ...SHEETS].includes(roomOf(file)));
    expect(strange).toEqual([]);
  });

  it("has the common files, and they give the common names", () => {
    const lacking = Object.entries(COMMON).flatMap(([file, names]) => {
      const given = [...text(file).matchAll(/^export (?:const|function|type) (\w+)/gm)].map(
        ([, name]) => name,
      );
      const expected = names.filter((name) => !LACKS[game]?.includes(name));
      return expected.filter((name) => !given.includes(name)).map((name) => `${file}: ${name}`);
    });
    expect(lacking).toEqual([]);
  });

  it("lets no room know a later one", () => {
    const wrong = files
      .filter((file) => /\.(ts|svelte)$/.test(file))
      .flatMap((file) => {
        const own = roomOf(file);
        const paths = [...text(file).matchAll(/\bfrom "(\.[^"]+)"/g)].map(([, path]) =>
          join(dirname(file), path!),
        );
        return paths
          .map((path) => (path === "point" || path === "shelf" ? `${path}.ts` : roomOf(path)))
          .filter((room) => room !== own)
          .filter(
            (room) =>
              ORDER.indexOf(room) > ORDER.indexOf(own) || (APART.includes(room) && APART.includes(own)),
          )
          .map((room) => `${file} -> ${room}`);
      });
    expect(wrong).toEqual([]);
  });
});
