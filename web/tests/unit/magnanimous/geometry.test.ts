import { describe, expect, it } from "vitest";
import {
  EDGES,
  NEAR,
  PROVINCES,
  QUADRANTS,
  TRACK_TOP,
  ZONE,
} from "../../../src/games/magnanimous/know/content";
import {
  BOXES,
  courtPlan,
  dieSpots,
  LAND,
  LETTERING,
  MOORINGS,
  nodeOf,
  quadrantBox,
  RING,
  SHIP_PITCH,
  SHIP_WIDTH,
  sizeOf,
  smooth,
  SPACE_SIZE,
  STAGE,
  trackPlan,
} from "../../../src/games/magnanimous/know/geometry";
import type { Box } from "../../../src/kit/contract";

const OVER_THE_MAP = ["imperial", "offensive", "governor"];

function inside([x, y, width, height]: Box, [w, h]: readonly [number, number]): void {
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(w);
  expect(y + height).toBeLessThanOrEqual(h);
}

function apart(a: Box, b: Box): boolean {
  return a[0] + a[2] <= b[0] || b[0] + b[2] <= a[0] || a[1] + a[3] <= b[1] || b[1] + b[3] <= a[1];
}

describe("zones", () => {
  it("lie on the stage, apart from each other", () => {
    for (const box of Object.values(BOXES)) inside(box, STAGE);
    const all = Object.entries(BOXES) as [string, Box][];
    for (const [one, box] of all) {
      for (const [other, next] of all) {
        const allowed = one === other || (one === "map" && OVER_THE_MAP.includes(other));
        if (!allowed && other !== "map") expect(apart(box, next), `${one} and ${other}`).toBe(true);
      }
    }
  });

  it("on the map hide no province", () => {
    const [left, top] = BOXES.map;
    for (const zone of ["imperial", "offensive", "governor"] as const) {
      for (const { id, kind } of PROVINCES) {
        const [x, y] = nodeOf(id);
        const node: Box = [x + left - RING[kind], y + top - RING[kind], RING[kind] * 2, RING[kind] * 2];
        expect(apart(BOXES[zone], node), `${zone} and ${id}`).toBe(true);
      }
    }
  });
});

describe("the map", () => {
  const size = sizeOf("map", "stage");

  it.each(PROVINCES.map(({ id }) => id))("has room for %s, its name, pieces and ships", (id) => {
    const { kind } = PROVINCES.find((one) => one.id === id)!;
    const [x, y] = nodeOf(id);
    inside([x - RING[kind] - 3, y - RING[kind] - 3, RING[kind] * 2 + 6, RING[kind] * 2 + 6], size);
    expect(LETTERING[id]).toBeDefined();
    const mooring = MOORINGS[id];
    expect(Boolean(mooring)).toBe(kind !== "board");
    if (mooring) inside([x + mooring[0], y + mooring[1], SHIP_WIDTH + 3 * SHIP_PITCH, 18], size);
  });

  it("keeps provinces apart", () => {
    for (const one of PROVINCES) {
      for (const other of PROVINCES) {
        if (one.id === other.id) continue;
        const [a, b] = [nodeOf(one.id), nodeOf(other.id)];
        const distance = Math.hypot(a[0] - b[0], a[1] - b[1]);
        expect(distance, `${one.id} and ${other.id}`).toBeGreaterThan(RING[one.kind] + RING[other.kind]);
      }
    }
  });

  it("joins neighbours both ways", () => {
    for (const [a, b] of EDGES) {
      expect(NEAR.get(a)).toContain(b);
      expect(NEAR.get(b)).toContain(a);
    }
    expect(NEAR.get(ZONE)).toHaveLength(4);
  });

  it("is outlined by a closed, smooth curve", () => {
    expect(LAND).toMatch(/^M[\d.]+ [\d.]+(C[-\d. ]+)+z$/);
    expect(smooth([], true, 0.3)).toBe("");
    expect(
      smooth(
        [
          [0, 0],
          [10, 0],
        ],
        false,
        0,
      ),
    ).toBe("M0 0C0 0 10 0 10 0");
  });
});

describe.each(["stage", "alone"] as const)("places on the %s", (form) => {
  it("of both tracks lie in their zones, apart", () => {
    for (const zone of ["nobility", "commerce"] as const) {
      const plan = trackPlan(zone, form);
      const boxes = Array.from({ length: TRACK_TOP + 1 }, (_, space): Box => [
        ...plan.at(space),
        plan.width,
        plan.height,
      ]);
      for (const box of boxes) inside(box, sizeOf(zone, form));
      for (const box of boxes)
        for (const next of boxes) if (box !== next) expect(apart(box, next)).toBe(true);
    }
  });

  it("of the action area lie in their quadrants, apart", () => {
    const boxes = QUADRANTS.map(({ column, row, colour }) => quadrantBox(column, row, colour, form));
    for (const box of boxes) {
      inside(box, sizeOf("area", form));
      for (const [x, y] of dieSpots(box)) inside([x, y, SPACE_SIZE, SPACE_SIZE], [box[2], box[3]]);
      for (const next of boxes) if (box !== next) expect(apart(box, next)).toBe(true);
    }
  });

  it("of the court do not overlap", () => {
    const { left, top, width, height, throne, deck } = courtPlan(form);
    inside([left, top, width, height], sizeOf("court", form));
    expect(left + width).toBeLessThan(throne);
    expect(throne + 50 + 9).toBeLessThan(deck);
    expect(deck + 50).toBeLessThan(sizeOf("court", form)[0]);
  });
});
