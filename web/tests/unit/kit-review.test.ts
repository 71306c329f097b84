/** Reviews in figures: they add up to the points, whatever was rounded, and one's own decisions come first. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Dear } from "$lib/api";
import { words } from "$lib/words.svelte";
import { decimal, gained, ordered, reason, shares } from "$kit/review/reviewing.svelte";
import { tried, trying } from "$kit/table/tried";

const dear = (ply: number, seat: number): Dear => ({
  ply,
  seat,
  move: "pass",
  better: "rest",
  cost: 10 - ply,
  unsure: 0,
  line: [],
  reason: "better",
  facts: {},
  categories: {},
  expected: 0,
});

beforeAll(async () => {
  await words.open("table", [""]);
  await words.open("coimbra");
});

describe("reviews", () => {
  it("adds par, luck and skill up to the points", () => {
    for (const par of [93.4, 93.5, 120.9])
      for (const luck of [-3.5, -0.4, 0.5, 2.49, 7.51]) {
        const parts = shares({ par }, { points: 121, luck });
        expect(Math.round(par) + parts.luck + parts.skill).toBe(121);
      }
  });

  it("writes numbers with a real minus, and nothing as nothing", () => {
    expect([gained(4.4), gained(-5.2), gained(-0.2)]).toEqual(["+4", "−5", "0"]);
    expect([decimal(0.314, 2), decimal(-1.25, 1), decimal(-0.01, 1)]).toEqual(["0.31", "−1.3", "0.0"]);
  });

  it("tells one's own decisions first, each by its cost", () => {
    const all = [dear(1, 0), dear(2, 1), dear(3, 0)];
    expect(ordered(all, [1], true).map(({ ply }) => ply)).toEqual([2, 1, 3]);
    expect(ordered(all, [1], false).map(({ ply }) => ply)).toEqual([1, 2, 3]);
  });

  it("says what a better move's line brings, and how the game ends otherwise by it", () => {
    const denies = { ...dear(1, 0), reason: "denies", facts: { seat: 1, points: 3 } };
    expect(reason("coimbra", denies)).toMatch(/^it costs .+ about 3 points$/);
    const voyages = { ...denies, categories: { voyages: 2 } };
    expect(reason("coimbra", voyages)).toMatch(/brings Voyages \+2; it costs .+ about 3 points$/);
  });

  it("remembers what was tried, table by table", () => {
    trying("abc", 7);
    trying("abc", 7);
    expect([tried("abc", 7), tried("abc", 8), tried("other", 7)]).toEqual([true, false, false]);
  });
});
