/** How near the end of Lisboa's period is: by sets, by piles, one cube away, reached. */
import { expect, it } from "vitest";
import { words } from "$lib/words.svelte";
import { progress } from "../../../src/games/lisboa/tell/progress";
import type { LisboaView } from "../../../src/games/lisboa/know/view";
import { POSITIONS } from "./positions";

const playing = structuredClone(
  POSITIONS.find(({ seats, view }) => seats === 4 && view.phase === "play" && view.period === 1)!.view,
);
const with_ = (cubes: readonly [number, number, number], sets: number): LisboaView => {
  const view = structuredClone(playing);
  view.players.forEach((player) => Object.assign(player, { cubes: { brown: 0, red: 0, blue: 0 }, sets: 0 }));
  const [brown, red, blue] = cubes;
  Object.assign(view.players[1]!, { cubes: { brown, red, blue }, sets });
  return view;
};

it("shows sets and piles, who needs one cube more, and what has been reached", async () => {
  await words.open("lisboa");
  words.names = { 0: "Ana", 1: "Rui", 2: "Léa", 3: "Théo" };
  const meters = (view: LisboaView) => progress(view, words).ends!.meters;
  const [sets, piles] = meters(with_([2, 1, 1], 1));
  expect(sets).toMatchObject({ at: 1, of: 2, said: "Rui 1 of 2 sets", near: false });
  expect(piles).toMatchObject({ of: 3, near: false });
  expect(meters(with_([2, 1, 2], 1))[0]).toMatchObject({ said: "Rui needs a fire cube", near: true });
  const reached = { ...with_([2, 2, 2], 2), "trigger-seat": 1 };
  expect(meters(reached)).toMatchObject([{ at: 2, said: "ends after this turn", near: true }]);
  const asked = (prompt: string) =>
    progress(playing, words, { turn: 24, prompt }).steps.find(({ state }) => state === "now")!.name;
  expect([asked("action"), asked("take-card"), asked("give-up")]).toEqual(["Action", "Card", "End of turn"]);
  expect(progress(playing, words, { turn: 24, prompt: null }).chip).toBe("Period I · turn 24");
});
