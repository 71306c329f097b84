/** Nothing lies outside its box, and zones do not overlap. */
import { describe, expect, it } from "vitest";
import type { Box } from "../../../src/kit/contract";
import { CLASSES, NODES, ROADS, TRACK_LIMIT, diceOf } from "../../../src/games/coimbra/know/content";
import {
  BOXES,
  ALONE,
  CASTLE_PLAN,
  CITY_PLAN,
  HOUSE,
  HOUSES,
  PILES,
  discPlace,
  lineOf,
  nodeBox,
  nodePlace,
  poolPlace,
  roadPath,
  rowBox,
  sizeOf,
  spaceBox,
  voyageBox,
  type Form,
} from "../../../src/games/coimbra/know/geometry";

const inside = ([x, y, width, height]: Box, [wide, high]: readonly [number, number]) => {
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(wide);
  expect(y + height).toBeLessThanOrEqual(high);
};
const apart = (a: Box, b: Box) =>
  a[0] + a[2] <= b[0] || b[0] + b[2] <= a[0] || a[1] + a[3] <= b[1] || b[1] + b[3] <= a[1];
const boxes = Object.values(BOXES) as Box[];

it("keeps the zones on the stage and apart", () => {
  for (const box of boxes) inside(box, [1144, 596]);
  for (const a of boxes) for (const b of boxes) if (a !== b) expect(apart(a, b)).toBe(true);
});

it("draws every zone as wide as a phone when alone", () => {
  for (const [width] of Object.values(ALONE)) expect(width).toBe(344);
});

describe.each(["stage", "alone"] as Form[])("in the form %s", (form) => {
  it.each([
    ["castle", CASTLE_PLAN[form]],
    ["upper", CITY_PLAN[form]],
  ] as const)("keeps cards and lines of the %s inside and apart", (zone, plan) => {
    const cards = [0, 1, 2, 3].map((column) => rowBox(plan, column));
    for (const card of cards) inside(card, sizeOf(zone, form));
    for (const count of [1, 4, 13]) {
      for (const { x, y, size } of lineOf(plan, count)) {
        // A plate and a sign stand under each die.
        const die: Box = [x, y, size, size * 1.55];
        inside(die, sizeOf(zone, form));
        for (const card of cards) expect(apart(die, card)).toBe(true);
      }
    }
  });

  it("keeps the dice of a line apart, and large enough for six", () => {
    for (const plan of [CASTLE_PLAN[form], CITY_PLAN[form]]) {
      for (let count = 1; count <= 7; count++) {
        const dice = lineOf(plan, count);
        dice.slice(1).forEach(({ x }, at) => expect(x).toBeGreaterThan(dice[at]!.x + dice[at]!.size + 2));
        if (form === "stage" && count <= 6) expect(dice[0]!.size).toBeGreaterThan(26);
      }
    }
  });

  it("keeps all dice of the pool inside and off the piles", () => {
    const all = diceOf(4);
    const placed = Array.from({ length: all }, (_, at) => poolPlace(form, at, all));
    for (const [at, { x, y, size }] of placed.entries()) {
      inside([x, y, size, size], sizeOf("pool", form));
      for (const pile of Object.values(PILES[form])) expect(apart([x, y, size, size], pile)).toBe(true);
      for (const other of placed.slice(at + 1)) {
        expect(apart([x, y, size, size], [other.x, other.y, other.size, other.size])).toBe(true);
      }
    }
  });

  it("keeps the lights around a few dice of the pool apart", () => {
    /** The frame around a die, and the light around the frame. */
    const LIGHT = 3 + 3.5;
    for (let count = 2; count <= 7; count++) {
      const [first, second] = [poolPlace(form, 0, count), poolPlace(form, 1, count)];
      expect(second.x - first.x - first.size).toBeGreaterThan(2 * LIGHT);
    }
  });

  it("keeps spaces and discs of the tracks inside", () => {
    for (const column of CLASSES.keys()) {
      for (let space = 0; space <= TRACK_LIMIT; space++) {
        const box = spaceBox(form, column, space);
        inside(box, sizeOf("tracks", form));
        for (let at = 0; at < 4; at++) {
          const { cx, cy, size } = discPlace(form, column, space, at, 4);
          expect(cx - size / 2).toBeGreaterThanOrEqual(box[0] - 1);
          expect(cy + size / 2).toBeLessThanOrEqual(box[1] + box[3] + 1);
        }
      }
    }
  });

  it("keeps all 46 nodes inside and apart", () => {
    expect(NODES).toHaveLength(46);
    for (const node of NODES) inside(nodeBox(form, node), sizeOf("map", form));
    const within = (dx: number, dy: number) =>
      Math.abs(dx) < HOUSE.half &&
      dy < HOUSE.foot &&
      dy > HOUSE.gable + ((HOUSE.eaves - HOUSE.gable) * Math.abs(dx)) / HOUSE.half;
    for (const house of HOUSES) {
      const at = nodePlace(form, house.id);
      for (const stop of NODES.filter(({ level }) => !level)) {
        const other = nodePlace(form, stop.id);
        for (let turn = 0; turn < 16; turn++) {
          const dx = other.x + 4 * Math.cos((turn * Math.PI) / 8) - at.x;
          const dy = other.y + 4 * Math.sin((turn * Math.PI) / 8) - at.y;
          expect(within(dx, dy), `${house.id} ${stop.id}`).toBe(false);
        }
      }
    }
    for (const { from, to } of ROADS) expect(roadPath(form, from, to)).toMatch(/^M[\d.]+ [\d.]+Q/);
  });

  it("keeps the six voyages inside and apart", () => {
    const six = [0, 1, 2, 3, 4, 5].map((at) => voyageBox(form, at));
    for (const box of six) inside(box, sizeOf("voyages", form));
    for (const a of six) for (const b of six) if (a !== b) expect(apart(a, b)).toBe(true);
  });
});
