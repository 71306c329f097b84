/** Every component of the game has a drawing, made of icons and colours that exist. */
import { readFileSync, readdirSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import {
  BUILDINGS,
  CARDS,
  CLERGY,
  DECREES,
  GROUPS,
  HOUSES,
  LANDS,
  PLANS,
  SHIPS,
  SITES,
  TASKS,
  TOKENS,
} from "../../../src/games/lisboa/know/content";
import {
  cardMarks,
  clergyMarks,
  decreeFace,
  houseMarks,
  marksOf,
  rewardMarks,
  taskMarks,
  type Mark,
} from "../../../src/games/lisboa/draw/effects";
import { LANGUAGES, Words } from "../../../src/lib/words.svelte";

const ICONS = new Set(readdirSync("src/icons").map((file) => file.replace(".svg", "")));
const COLOURS = ["src/style/tokens.css", "src/games/lisboa/style.css"]
  .map((file) => readFileSync(file, "utf8"))
  .join("");

function check(marks: readonly Mark[]): void {
  for (const mark of marks) {
    expect(mark.icon || mark.text).toBeTruthy();
    if (mark.icon) expect(ICONS).toContain(mark.icon);
    if (mark.ink) expect(COLOURS).toContain(`--${mark.ink}:`);
    expect(mark.text ?? "").not.toMatch(/undefined|NaN|\?/);
  }
}
function drawn(marks: readonly Mark[]): void {
  expect(marks.length).toBeGreaterThan(0);
  check(marks);
}

it("knows all components", () => {
  const counts = [CARDS, CLERGY, DECREES, LANDS, SITES, TOKENS, PLANS, BUILDINGS, SHIPS, TASKS].map(
    (all) => all.size,
  );
  expect(counts).toEqual([82, 37, 70, 24, 14, 38, 20, 16, 12, 12]);
  expect(HOUSES.length).toBe(8);
});

it.each([...CARDS])("draws the card %s", (id, card) => {
  const { first, second, penalty } = cardMarks(id);
  drawn(first);
  if (card.kind === "treasury") drawn(second);
  else expect(second).toEqual([]);
  expect(penalty).toBe(card.nature === "penalty");
  expect(first.some((mark) => mark.loss)).toBe(penalty);
});

it.each([...CLERGY.keys()])("draws the clergy tile %s", (id) => drawn(clergyMarks(id)));
it.each([...LANDS.keys(), ...SITES.keys()])("draws the reward of %s", (id) => drawn(rewardMarks(id, null)));
it.each([...TOKENS.keys()])("draws the token %s", (id) => drawn(rewardMarks("a2", id)));
it.each([...TASKS.keys()])("draws the task %s", (id) => {
  const { asks, gives } = taskMarks(id);
  drawn(asks);
  drawn(gives);
});
it.each(GROUPS)("draws the houses of the %s group", (group) => {
  for (const house of HOUSES.filter((one) => one.group === group)) {
    if (house.effects.length) drawn(houseMarks(group, house.step));
  }
});

it("refuses an effect that it cannot draw", () => {
  expect(() => marksOf({ op: "dance" })).toThrow("dance");
});

describe.each(LANGUAGES)("in %s", (language) => {
  const words = new Words();
  beforeAll(async () => {
    await words.use(language);
    await words.open("lisboa");
  });

  it("captions every decree in few letters", () => {
    for (const [id, decree] of DECREES) {
      const face = decreeFace(id);
      expect(ICONS).toContain(face.icon);
      if (face.ink) expect(COLOURS).toContain(`--${face.ink}:`);
      expect(face.value).toContain(String(decree.wigs));
      const caption = words.text(face.caption, face.facts);
      expect(caption, `${id}: ${face.caption}`).not.toBeNull();
      expect(caption!.length, caption!).toBeLessThanOrEqual(10);
    }
  });
});
