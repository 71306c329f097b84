/** What somebody who explains a game may want to light can be lit on its board: zones, and parts that are no targets. */
import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/svelte";
import { parse } from "smol-toml";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { TableState } from "$lib/api";
import { words } from "$lib/words.svelte";
import type { GameModule } from "$kit/contract";
import { Table } from "$kit/table/table.svelte";
import { loadGame } from "../../src/games";
import { POSITIONS as COIMBRA } from "./coimbra/positions";
import { POSITIONS as LISBOA } from "./lisboa/positions";
import { furnish, POSITIONS as MAGNANIMOUS } from "./magnanimous/positions";
import Shown from "./parts/Shown.svelte";

interface Position {
  seats: number;
  seat: number;
  view: unknown;
  decision: unknown;
}
const BOARDS: [GameModule, readonly unknown[], string[]][] = [
  [await loadGame("coimbra"), COIMBRA, ["goods:guards", "goods:coins", "track:council", "castle", "upper"]],
  [
    await loadGame("lisboa"),
    LISBOA,
    [
      ...[
        "hand",
        "goods",
        "plans",
        "rubble",
        "officials",
        "ships",
        "treasury",
        "portfolio",
        "influence",
        "clergy",
      ],
      ...[1, 2, 3, 4, 5].map((column) => `column-${column}`),
    ],
  ],
  [
    await loadGame("magnanimous"),
    MAGNANIMOUS,
    ["hand", "throne", "deputies", "ministers", "republic", "nobility", "imperial-area"],
  ],
];

/** What the coach of a game's first game says there is to be lit. */
function coachOf(game: string): { zones: string[]; parts: string[] } {
  const file = readFileSync(`../src/rossio/games/${game}/lessons/coach.toml`, "utf8");
  return (parse(file) as unknown as { game: { zones: string[]; parts: string[] } }).game;
}

// Whole boards are drawn here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => {
  furnish();
  await words.use("en");
  for (const [{ name }] of BOARDS) await words.open(name);
});
afterEach(cleanup);

function tableOf(game: GameModule, position: Position): Table {
  const info = { id: "lit", game: game.name, version: 1, entry: 1, status: "running", seats: [] };
  const { seat } = position;
  const state = { table: info, seat, held: [seat], position: { ...position, events: [] } };
  return new Table(game, state as unknown as TableState);
}

it.each(BOARDS)(
  "every named part of $name is lit, and only while it is meant",
  async (game, positions, names) => {
    const position = (positions as Position[]).findLast(({ seats, decision }) => seats === 4 && decision)!;
    const table = tableOf(game, position);
    const { container } = render(Shown, { table, forms: ["stage"] });
    const lit = () => container.querySelectorAll(".lit, .lit-part").length;
    const zones = game.zones.map(({ id }) => id);
    expect(lit()).toBe(0);
    for (const name of [...names, ...zones]) {
      table.lights.show("log", [name]);
      await tick();
      const [here] = [...container.querySelectorAll<HTMLElement>(".lit, .lit-part")].map(
        (one) => one.dataset["part"] ?? one.dataset["at"],
      );
      expect(here, name).toBe(name);
      table.lights.clear("log");
      await tick();
      expect(lit()).toBe(0);
    }
  },
);

it.each(BOARDS)("the coach of $name speaks of zones and parts that there are", (game, positions) => {
  const { zones, parts } = coachOf(game.name);
  expect([...zones].sort()).toEqual(game.zones.map(({ id }) => id).sort());
  const found = new Set<string | undefined>();
  // The first position has what is there at the start only.
  for (const position of [positions[0], positions.at(-1)] as Position[]) {
    const { container } = render(Shown, { table: tableOf(game, position), forms: ["stage"] });
    for (const one of container.querySelectorAll<HTMLElement>("[data-part], [data-at]"))
      found.add(one.dataset["part"]).add(one.dataset["at"]);
    cleanup();
  }
  expect(parts.filter((part) => !found.has(part))).toEqual([]);
});
