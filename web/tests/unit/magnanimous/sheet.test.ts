// The score sheet says what its rows count, ties included.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { GameModule } from "../../../src/kit/contract";
import { words } from "../../../src/lib/words.svelte";
import { furnish, POSITIONS, stateOf } from "./positions";

beforeAll(async () => {
  furnish();
  await words.use("en");
  await words.open("magnanimous");
});
afterEach(cleanup);

/** The sheet of a table at which everybody has these points. */
async function draw(row: Record<string, number>): Promise<void> {
  const { Table } = await import("$kit/table/table.svelte");
  const { TABLE } = await import("$kit/table/context");
  const { default: ScoreSheet } = await import("$kit/score/ScoreSheet.svelte");
  const game = (await import("../../../src/games/magnanimous")).default as unknown as GameModule;
  const state = stateOf(POSITIONS[0]!);
  state.position!.sheet = POSITIONS[0]!.view.players.map(() => row);
  render(ScoreSheet, { context: new Map([[TABLE, new Table(game, state)]]) });
}

it("tells that players who tie in commerce share what is rounded down", async () => {
  await draw({ title: 3, commerce: 2 });
  const titles = screen.getAllByRole("rowheader").map((row) => row.getAttribute("title"));
  expect(titles[0]).toContain("Viscount 3");
  expect(titles[1]).toContain("rounded down");
  expect(titles.at(-1)).toBeNull();
});

it("writes what is below nothing with a minus of its own, in the total too", async () => {
  await draw({ title: 1, occupied: -4 });
  const rows = screen.getAllByRole("row").map((row) => row.textContent);
  expect(rows.some((row) => row.includes("−4"))).toBe(true);
  expect(rows.at(-1)).toContain("−3");
  expect(rows.join()).not.toContain("-");
});
