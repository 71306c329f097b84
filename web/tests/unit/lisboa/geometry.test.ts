/** Nothing lies outside its zone, zones do not overlap, nor do the things of the town. */
import { describe, expect, it } from "vitest";
import type { Box } from "../../../src/kit/contract";
import { CHURCH, INFLUENCE, LANDS, ROWS, SITES } from "../../../src/games/lisboa/know/content";
import {
  ALONE,
  BOXES,
  CHURCH_RING,
  NOBLE,
  STAGE,
  TOWN,
  churchGap,
  churchSpace,
  columnCube,
  harbourBox,
  influenceBox,
  landBox,
  rowCube,
  scoringBox,
  siteBox,
  sizeOf,
  type Form,
} from "../../../src/games/lisboa/know/geometry";

const inside = ([x, y, width, height]: Box, [wide, high]: readonly [number, number]) => {
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(wide);
  expect(y + height).toBeLessThanOrEqual(high);
};
const apart = (a: Box, b: Box) =>
  a[0] + a[2] <= b[0] || b[0] + b[2] <= a[0] || a[1] + a[3] <= b[1] || b[1] + b[3] <= a[1];
function allApart(boxes: readonly Box[]): void {
  for (const [at, box] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) expect(apart(box, other), `${box} | ${other}`).toBe(true);
  }
}

it("keeps the zones on the stage and apart", () => {
  const boxes = Object.values(BOXES) as Box[];
  for (const box of boxes) inside(box, STAGE);
  allApart(boxes);
});

it("draws zones as wide as a phone when alone", () => {
  for (const [width] of Object.values(ALONE)) expect(width).toBe(344);
});

describe.each(["stage", "alone"] as Form[])("in the form %s", (form) => {
  const town = TOWN[form];

  it("keeps lands, sites, rubble and scoring tiles of the town inside and apart", () => {
    const lands = [...LANDS.values()].map((land) => landBox(town, land.row, land.column));
    const sites = [...SITES.values()].map((site) => siteBox(town, site));
    const cube = ([x, y]: [number, number]): Box => [x, y, town.cube, town.cube];
    const rows = ROWS.flatMap((row) => [0, 1, 2].map((at) => cube(rowCube(town, row, at))));
    const columns = [1, 2, 3, 4, 5].flatMap((column) => {
      const count = column === 5 ? 2 : 3;
      return Array.from({ length: count }, (_, at) => cube(columnCube(town, column, at, count)));
    });
    const scoring = [1, 2, 3, 4].map((column) => scoringBox(town, column));
    const all = [...lands, ...sites, ...rows, ...columns, ...scoring];
    for (const box of all) inside(box, sizeOf("downtown", form));
    allApart(all);
  });

  it("keeps the parts of a noble inside and apart", () => {
    const lay = NOBLE[form];
    const boxes = [lay.office, lay.plaza, lay.favors, ...lay.actions];
    for (const box of boxes) inside(box, sizeOf("king", form));
    allApart(boxes);
  });

  it("keeps the influence track inside and apart", () => {
    const boxes = INFLUENCE.map(({ space }) => influenceBox(form, space));
    for (const box of boxes) inside(box, sizeOf("influence", form));
    allApart(boxes);
  });

  it.each([1, 4, 8, 9])("has room for %i ships of others", (count) => {
    const boxes = Array.from({ length: count }, (_, at) => harbourBox(form, at, count));
    for (const box of boxes) inside(box, sizeOf("shipyard", form));
    allApart(boxes);
  });
});

it("keeps spaces and tiles of the church inside and apart", () => {
  const [width, height] = CHURCH_RING.tile;
  const tiles = CHURCH.map(({ space }): Box => {
    const [x, y] = churchGap(space);
    return [x - width / 2, y - height / 2, width, height];
  });
  const spaces = CHURCH.map(({ space, icon }): Box => {
    const [x, y] = churchSpace(space);
    const radius = icon === "none" ? 5 : 9;
    return [x - radius, y - radius, 2 * radius, 2 * radius];
  });
  for (const box of [...tiles, ...spaces]) inside(box, sizeOf("church", "stage"));
  allApart(tiles);
  allApart(spaces);
});
