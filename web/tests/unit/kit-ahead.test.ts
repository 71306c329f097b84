import { beforeAll, expect, it } from "vitest";
import { aheadRows, gained, saidAhead, thingName } from "$kit/table/ahead";
import { points, words } from "$lib/words.svelte";

const thing = (kind: string, label: string) => ({ kind, label, costs: {} });
const ahead = {
  before: { cards: 4000, pilgrim: 1300, income: 2000 },
  after: { cards: 6400, pilgrim: 1290, income: 1000 },
  opens: ["l206", "l203", "s201", "m204", "c206"].map((label) => thing("card", label)),
  closes: [thing("voyage", "vo-malaca")],
};

beforeAll(async () => {
  await words.open("table", [""]);
  await words.open("coimbra");
});

it("adds up all categories, and tells those that change", () => {
  expect(gained(ahead)).toBeCloseTo(1.39);
  const { rows, total } = aheadRows(ahead);
  expect(rows.map(({ category }) => category)).toEqual(["cards", "income"]);
  expect(total.after - total.before).toBeCloseTo(gained(ahead));
});

it("names three things, and counts the others", () => {
  const [opens, closes] = saidAhead("coimbra", ahead);
  expect(opens).toContain(thingName("coimbra", ahead.opens[2]!));
  expect(opens).not.toContain(thingName("coimbra", ahead.opens[3]!));
  expect(opens).toMatch(/\+2/);
  expect(closes).toContain("Malacca");
  expect(thingName("lisboa", thing("land", "a2"))).toBe("A2");
});

it("writes points to a tenth, and nothing as nothing", () => {
  expect([1.39, -0.26, 0.04, -0.04].map(points)).toEqual(["+1.4", "−0.3", "0", "0"]);
});
