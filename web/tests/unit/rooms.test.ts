/** The rooms of the client: who may import whom (the drawing is in docs/web.md). */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const BASE = ["kit/contract.ts", "ui", "lib"];
const TABLE = ["kit/table", "kit/wire", ...BASE];
const PART = ["kit/stage", "kit/thing", ...TABLE];
const MAY: Record<string, string[]> = {
  // What lies on the games' shelves is plain data: it borrows types of lib, and lib finds games by it.
  shelf: ["lib"],
  lib: ["generated", "shelf"],
  ui: ["lib"],
  "kit/contract.ts": ["lib"],
  "kit/wire": BASE,
  "kit/table": TABLE,
  "kit/thing": TABLE,
  "kit/stage": PART,
  "kit/aloud": ["kit/bar", ...PART],
  "kit/keys": ["kit/bar", "kit/aloud", ...PART],
  games: ["kit/thing", "shelf", ...BASE],
  picture: ["games", "style", ...BASE],
  shell: ["kit/wire", "shelf", "ui", "lib"],
  routes: ["shell", "games", "shelf", "kit/frame", "kit/table", "ui", "lib"],
};
for (const part of ["bar", "log", "explain", "people", "score", "replay", "review", "coach"])
  MAY[`kit/${part}`] = PART;
MAY["kit/frame"] = Object.keys(MAY).filter((room) => /^(kit|ui|lib)/.test(room));

const ALIASES = { $lib: "lib", $kit: "kit", $ui: "ui" } as Record<string, string>;
/** What a game lays on the shelf for the pages round its table, without its table. */
const SHELF = /^games\/(shelves|[^/]+\/(shelf|vignette\.svg|wordmark\.svg))(\.ts|$)/;
const roomOf = (path: string): string =>
  SHELF.test(path)
    ? "shelf"
    : path
        .split("/")
        .slice(0, path.startsWith("kit/") ? 2 : 1)
        .join("/");
const files = readdirSync("src", { recursive: true, encoding: "utf8" });

/** Rooms that a file imports from. */
function imported(file: string): string[] {
  const text = readFileSync(join("src", file), "utf8");
  const names = [...text.matchAll(/(?:\bfrom|\bimport|\bglob(?:<.*>)?)\s*\(?\s*"([^"]+)"/g)].map(
    ([, name]) => name!,
  );
  const paths = names.flatMap((name) => {
    if (name.startsWith(".")) return join(dirname(file), name);
    const [alias = "", ...rest] = name.split("/");
    return ALIASES[alias] ? [ALIASES[alias], ...rest].join("/") : [];
  });
  return paths.map((path) => roomOf(path === "kit/contract" ? "kit/contract.ts" : path));
}

it("lets no room know what stands above it", () => {
  const rooms = files.filter((file) => file.includes("/") && /\.(ts|svelte)$/.test(file));
  const wrong = rooms.flatMap((file) => {
    const room = roomOf(file);
    const others = imported(file).filter((other) => other !== room);
    return others.filter((other) => !MAY[room]?.includes(other)).map((other) => `${file} -> ${other}`);
  });
  expect(rooms.length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});

it("puts nothing on the shelf but data: of other rooms it borrows types", () => {
  const shelf = files.filter((file) => file.endsWith(".ts") && roomOf(file) === "shelf");
  const taken = shelf.flatMap((file) =>
    [...readFileSync(join("src", file), "utf8").matchAll(/^import (?!type\b).* from "([^"]+)"/gm)]
      .map(([, name]) => join(dirname(file), name!))
      .filter((path) => roomOf(path) !== "shelf")
      .map((path) => `${file} -> ${path}`),
  );
  expect(shelf.length).toBeGreaterThan(3);
  expect(taken).toEqual([]);
});
