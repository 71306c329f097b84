/** Walks of the pilgrim: the shortest ways, along the roads as they may be walked. */
import { describe, expect, it } from "vitest";
import { NODES, ROADS } from "../../../src/games/coimbra/know/content";
import type { CoimbraView } from "../../../src/games/coimbra/know/view";
import { routes, walks } from "../../../src/games/coimbra/know/walk";

const [corner] = NODES.filter(({ kind }) => kind === "start");
const houses = NODES.filter(({ level }) => level).map(({ id }) => id);
const viewAt = (pilgrim: string, entered: readonly string[]) =>
  ({
    players: [{ pilgrim }],
    monasteries: Object.fromEntries(
      houses.map((id) => [id, { tile: "", "disk-seats": entered.includes(id) ? [0] : [] }]),
    ),
  }) as unknown as CoimbraView;
const joined = (from: string, to: string) =>
  ROADS.some(
    (road) =>
      (road.from === from && road.to === to) || (road.to === from && road.from === to && !road.oneWay),
  );

describe("walks", () => {
  it("go along roads, one way each, and nowhere in one step", () => {
    const ways = walks(viewAt(corner!.id, []), 0, 4);
    expect(ways.length).toBeGreaterThan(2);
    for (const way of ways) {
      expect(way.length).toBeGreaterThan(1);
      expect(
        [corner!.id, ...way].every((from, at, all) => at === way.length || joined(from, all[at + 1]!)),
      ).toBe(true);
    }
    expect(new Set(ways.map((way) => way.at(-1))).size).toBe(ways.length);
  });

  it("end at a monastery that is entered, and pass one that was", () => {
    const through = (entered: readonly string[]) =>
      walks(viewAt(corner!.id, entered), 0, 6).filter((way) =>
        way.slice(0, -1).some((place) => houses.includes(place)),
      );
    expect(through([])).toEqual([]);
    expect(through(houses).length).toBeGreaterThan(0);
  });

  it("are asked for only when the pilgrim walks", () => {
    const decision = { prompt: "walk", seat: 0, facts: { steps: 3 } } as never;
    expect(
      routes(decision, viewAt(corner!.id, [])).every((way) => way.every((move) => move.startsWith("walk "))),
    ).toBe(true);
    expect(routes({ prompt: "place", seat: 0, facts: {} } as never, viewAt(corner!.id, []))).toEqual([]);
  });
});
