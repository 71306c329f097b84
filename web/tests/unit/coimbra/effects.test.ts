/** Every component has a drawing that fits its place, and says in signs the numbers it says in words. */
import { readFileSync, readdirSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import {
  CARD_FACES,
  FAVOUR_FACES,
  MONASTERY_FACES,
  VOYAGE_FACES,
  type Effect,
} from "../../../src/games/coimbra/know/content";
import {
  brief,
  glyphs,
  lineWidth,
  rows,
  timeIcon,
  type Glyph,
} from "../../../src/games/coimbra/draw/effects";
import { CASTLE_PLAN, CITY_PLAN, HOUSE, VOYAGE_PLAN } from "../../../src/games/coimbra/know/geometry";
import { Words, type Language } from "../../../src/lib/words.svelte";

const ICONS = new Set(readdirSync("src/icons").map((file) => file.replace(".svg", "")));
const TOKENS = ["src/style/tokens.css", "src/games/coimbra/style.css"]
  .map((file) => readFileSync(file, "utf8"))
  .join("");
const ALL: { id: string; effects: Effect[] }[] = [
  ...CARD_FACES,
  ...FAVOUR_FACES,
  ...MONASTERY_FACES,
  ...VOYAGE_FACES.map(({ id, task }) => ({ id, effects: [task] })),
];

const flat = (line: readonly Glyph[]): Glyph[] =>
  line.flatMap((glyph) => (glyph.kind === "loss" ? flat(glyph.inner) : [glyph]));
const signs = (effects: readonly Effect[]) => effects.flatMap((effect) => flat(glyphs(effect)));

it("knows all components", () => {
  expect([CARD_FACES, FAVOUR_FACES, MONASTERY_FACES, VOYAGE_FACES].map((faces) => faces.length)).toEqual([
    56, 4, 24, 15,
  ]);
});

it.each(ALL)("draws $id with icons and colours that exist", ({ id, effects }) => {
  for (const glyph of signs(effects)) {
    if (glyph.kind === "icon") expect(ICONS, id).toContain(glyph.name);
    if (glyph.kind === "icon" && glyph.tone) expect(TOKENS).toContain(`--${glyph.tone}:`);
    if (glyph.kind === "die") expect(TOKENS).toContain(`--die-${glyph.colour}:`);
    if (glyph.kind === "text") expect(glyph.text).not.toMatch(/undefined|NaN|\?/);
  }
});

it("refuses an effect that it cannot draw", () => {
  expect(() => glyphs({ op: "dance" })).toThrow("dance");
});

describe.each([
  ["stage", CITY_PLAN.stage.row.width],
  ["alone", CITY_PLAN.alone.row.width],
] as const)("on a card of the %s", (_form, width) => {
  it.each(CARD_FACES)("$id has room for its effect and diplomas", (card) => {
    const units = (room: number) => (room * 16) / 14;
    const lines = rows(card.effects, units(width - 20), units(width - 8));
    expect(lines.length).toBeLessThanOrEqual(3);
    // Drawn a little smaller where it must, but never under 12.
    for (const line of lines) expect((lineWidth(line) * 12) / 16).toBeLessThanOrEqual(width - 8);
    if (lines.length === 3) {
      const beside = lineWidth(lines[2]!) * (14 / 16) + card.diplomas.length * 18;
      expect(beside).toBeLessThanOrEqual(width - 6);
    }
    expect(ICONS).toContain(timeIcon(card.bonus));
  });
});

it.each(FAVOUR_FACES)("the pennon of $id holds its effects", ({ effects }) => {
  const lines = rows(effects, ((CASTLE_PLAN.stage.row.width - 6) * 16) / 15);
  expect(lines.length).toBeLessThanOrEqual(2);
  for (const line of lines)
    expect((lineWidth(line) * 15) / 16).toBeLessThanOrEqual(CASTLE_PLAN.stage.row.width);
});

it.each(MONASTERY_FACES)("the house of $id holds its signs", (house) => {
  const line = brief(house);
  expect(line.length).toBeGreaterThan(0);
  expect((lineWidth(line) * 12.5) / 16).toBeLessThanOrEqual(2 * HOUSE.half);
});

it.each(VOYAGE_FACES)("the chart of $id holds its task", ({ task }) => {
  expect((lineWidth(glyphs(task)) * 14) / 16).toBeLessThanOrEqual(VOYAGE_PLAN.stage.width - 8);
});

describe.each(["en", "pt", "fr"] as Language[])("in %s", (language) => {
  let words: Words;
  beforeAll(async () => {
    words = new Words();
    await words.use(language);
    await words.open("coimbra");
  });

  it.each(ALL)("$id says in words the numbers of its signs", ({ id, effects }) => {
    const told = words.about("coimbra", id);
    expect(told).not.toBe("");
    const cap = effects.some(({ op }) => op === "cap_die") ? words.component("coimbra", "cap") : "";
    const spoken = new Set(`${told} ${cap}`.match(/\d+/g) ?? []);
    for (const glyph of signs(effects)) {
      if (glyph.kind !== "text" || glyph.quiet) continue;
      for (const number of glyph.text.match(/\d+/g) ?? []) {
        // "One" is often a word: "invest in one voyage".
        if (number !== "1") expect(spoken, `${id}: ${told}`).toContain(number);
      }
    }
  });
});
