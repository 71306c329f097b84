import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import grammar from "../../../src/generated/games.json";
import {
  BARONS,
  CARDS,
  IMPROVEMENTS,
  MINISTERS,
  PROVINCES,
  RIO_EFFECTS,
  nobilityOf,
} from "../../../src/games/magnanimous/know/content";
import { linesOf, rioOf, startOf, WHEN_ICON, type Part } from "../../../src/games/magnanimous/draw/effects";
import { moveIcon, VERBS } from "../../../src/games/magnanimous/point";
import { LANGUAGES, Words } from "../../../src/lib/words.svelte";

const ICONS = new Set(readdirSync("src/icons").map((file) => file.replace(".svg", "")));
const PRINTED = [...CARDS, ...BARONS, ...MINISTERS, ...IMPROVEMENTS];

function iconsOf(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => (part.kind === "icon" ? [part.icon] : []));
}

describe("effects", () => {
  it("are those of 93 cards and tiles and four improvements", () => {
    expect(PRINTED.length).toBe(93 + 4);
  });

  it.each(PRINTED.map(({ id }) => id))("%s is drawn with icons that exist", (id) => {
    const found = PRINTED.find((one) => one.id === id)!;
    const lines = linesOf(id);
    expect(lines).toHaveLength(found.effects.length);
    for (const { parts } of lines) {
      expect(iconsOf(parts).length).toBeGreaterThan(0);
      for (const icon of iconsOf(parts)) expect(ICONS, icon).toContain(icon);
    }
  });

  it("show every amount of the content", () => {
    for (const { id, effects } of PRINTED) {
      linesOf(id).forEach(({ parts }, at) => {
        const shown = parts.flatMap((part) => (part.kind === "text" ? [part.text] : [])).join(" ");
        const { n } = effects[at]!;
        if (n !== undefined) expect(shown, id).toContain(String(Math.abs(n)));
      });
    }
  });

  it("of barons tell what each starts with", () => {
    for (const baron of BARONS) {
      const parts = startOf(baron);
      for (const icon of iconsOf(parts)) expect(ICONS).toContain(icon);
      const numbers = parts.flatMap((part) => (part.kind === "text" ? [Number(part.text)] : []));
      const { reis, goods, troops, ships, deputies, improvement } = baron.start;
      const tokens = Object.values(goods).reduce((sum, number) => sum + number, 0);
      const total = reis + tokens + troops + ships + deputies + (improvement ? 1 : 0);
      expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(total);
    }
  });

  it("of the Rio card are drawn for all six values", () => {
    expect(RIO_EFFECTS.map(({ die }) => iconsOf(rioOf(die)))).not.toContainEqual([]);
    expect(() => rioOf(7)).toThrow();
  });

  it("count the Nobility of every won referendum", () => {
    expect(nobilityOf(CARDS.find(({ id }) => id === "c18")!)).toBe(3);
    expect(nobilityOf(CARDS.find(({ id }) => id === "e01")!)).toBeNull();
  });

  it("have a sign for each time", () => {
    for (const icon of Object.values(WHEN_ICON)) if (icon) expect(ICONS).toContain(icon);
  });
});

describe("moves", () => {
  it("have an icon for every verb of the rules and for no other", () => {
    expect(VERBS.toSorted()).toEqual(Object.keys(grammar.magnanimous.moves).toSorted());
    for (const verb of VERBS) expect(ICONS, verb).toContain(moveIcon([verb]));
  });
});

describe.each(LANGUAGES)("words in %s", (language) => {
  const words = new Words();
  beforeAll(async () => {
    await words.use(language);
    await words.open("magnanimous");
  });

  it("name and explain every printed thing", () => {
    const things = [...PRINTED, ...PROVINCES, ...RIO_EFFECTS].map(({ id }) => id);
    for (const id of things) {
      expect(words.component("magnanimous", id), id).not.toBe(id);
      expect(words.about("magnanimous", id).length, id).toBeGreaterThan(10);
    }
  });
});
