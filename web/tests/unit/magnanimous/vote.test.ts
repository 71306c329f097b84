// What a voter may declare: only numbers that whole ministers, barons and cards make.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { GameModule } from "../../../src/kit/contract";
import { words } from "../../../src/lib/words.svelte";
import { furnish, POSITIONS, stateOf } from "./positions";

const BASE = POSITIONS.find(({ seats, view }) => seats === 4 && view.round > 1)!;
let panel: (moves: string[]) => HTMLElement;

beforeAll(async () => {
  furnish();
  const { Table } = await import("$kit/table/table.svelte");
  const { default: Shown } = await import("../parts/Shown.svelte");
  const game = (await import("../../../src/games/magnanimous")).default as unknown as GameModule;
  await words.use("en");
  await words.open("magnanimous");
  panel = (moves) => {
    const ballot = { card: "c08", votes: BASE.view.players.map((): [number, number] => [0, 0]) };
    const view = { ...BASE.view, ballot, auction: null };
    const facts = { card: "c08", for: 0, against: 0, side: "for", have: 5 };
    const decision = { prompt: "fixed-votes", seat: BASE.seat, clause: "M27", facts, moves, refusals: [] };
    const table = new Table(game, stateOf({ ...BASE, view, decision }));
    const { container } = render(Shown, { table, forms: [] });
    return container.querySelector<HTMLElement>("[data-zone='moment'] .controls")!;
  };
});
afterEach(cleanup);

describe("fixed votes", () => {
  const button = (controls: HTMLElement, name: string) =>
    controls.querySelector<HTMLButtonElement>(`.stepper button[aria-label="${name}"]`)!;
  const shown = (controls: HTMLElement) => controls.querySelector("output")!.textContent.trim();

  it("are all proposed, and fewer only by whole sources", async () => {
    const controls = panel(["votes for 0", "votes for 2", "votes for 3", "votes for 5"]);
    const seen = [shown(controls)];
    for (let press = 0; press < 3; press += 1) {
      await fireEvent.click(button(controls, "Fewer"));
      seen.push(shown(controls));
    }
    expect(seen).toEqual(["5 for", "3 for", "2 for", "0 for"]);
    expect(button(controls, "Fewer").disabled).toBe(true);
    await fireEvent.click(button(controls, "More"));
    expect(shown(controls)).toBe("2 for");
  });
});
