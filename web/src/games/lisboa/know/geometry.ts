/** Where everything lies: the boxes of the zones on the stage, and the layouts inside them, for both forms. */
import type { Box, Page } from "$kit/contract";
import { cut } from "$kit/thing/pages";
import { GOODS, ROWS, type Good, type Row, type Site } from "./content";

export type Form = "stage" | "alone";
export const STAGE = [1144, 596] as const;

export const BOXES = {
  wigs: [12, 6, 1120, 26],
  downtown: [12, 40, 620, 470],
  city: [12, 518, 620, 72],
  manuel: [644, 40, 132, 208],
  marquis: [784, 40, 132, 208],
  king: [924, 40, 132, 208],
  court: [1064, 40, 68, 208],
  church: [644, 256, 150, 150],
  treasury: [802, 256, 74, 150],
  market: [884, 256, 126, 150],
  shipyard: [1018, 256, 114, 150],
  influence: [644, 414, 488, 42],
  cards: [644, 464, 254, 126],
  decrees: [906, 464, 226, 126],
} as const satisfies Record<string, Box>;
export type ZoneId = keyof typeof BOXES;

/** Width and height of the zones that are drawn anew when alone. */
export const ALONE = {
  wigs: [344, 34],
  downtown: [344, 384],
  city: [344, 132],
  manuel: [344, 165],
  marquis: [344, 165],
  king: [344, 165],
  court: [344, 112],
  church: [344, 292],
  treasury: [344, 74],
  market: [344, 150],
  shipyard: [344, 104],
  influence: [344, 52],
} as const satisfies Partial<Record<ZoneId, readonly [number, number]>>;

const NOBLES = [
  "manuel",
  "marquis",
  "king",
  "court",
  "church",
  "treasury",
  "market",
  "shipyard",
  "influence",
];

/** The cards and decrees stand beside the nobles, since a page is broader than high. */
export const PAGES: readonly Page[] = [
  {
    id: "page-city",
    name: "lisboa-web-tab-city",
    icon: "land",
    ...cut(BOXES, ["downtown", "city"]),
  },
  {
    id: "page-court",
    name: "lisboa-web-page-court",
    icon: "king",
    size: [750, 472],
    places: [
      ...cut(BOXES, NOBLES).places,
      { zone: "wigs", at: [0, 424], form: "alone", scale: 488 / 344 },
      { zone: "cards", at: [496, 0] },
      { zone: "decrees", at: [496, 134] },
    ],
  },
];

export function sizeOf(zone: ZoneId, form: Form): readonly [number, number] {
  const alone = (ALONE as Partial<Record<ZoneId, readonly [number, number]>>)[zone];
  return form === "alone" && alone ? alone : [BOXES[zone][2], BOXES[zone][3]];
}

export interface Town {
  columns: readonly number[];
  wide: number;
  thin: number;
  streets: readonly number[];
  street: number;
  rowTop: number;
  row: number;
  pitch: number;
  site: number;
  north: number;
  west: number;
  east: number;
  cube: number;
  rowRubble: number;
  columnRubble: number;
  scoring: readonly [y: number, height: number];
  pile: readonly [x: number, y: number];
}

export const TOWN: Record<Form, Town> = {
  stage: {
    columns: [74, 178, 282, 386, 490],
    wide: 78,
    thin: 44,
    streets: [152, 256, 360, 464],
    street: 26,
    rowTop: 60,
    row: 66,
    pitch: 71,
    site: 50,
    north: 6,
    west: 20,
    east: 564,
    cube: 15,
    rowRubble: 541,
    columnRubble: 418,
    scoring: [440, 23],
    pile: [549, 416],
  },
  alone: {
    columns: [41, 97, 153, 209, 265],
    wide: 43,
    thin: 26,
    streets: [84, 140, 196, 252],
    street: 13,
    rowTop: 44,
    row: 53,
    pitch: 56,
    site: 32,
    north: 5,
    west: 5,
    east: 308,
    cube: 12,
    rowRubble: 293,
    columnRubble: 328,
    scoring: [347, 20],
    pile: [297, 346],
  },
};

export function rowTop(town: Town, row: Row): number {
  return town.rowTop + ROWS.indexOf(row) * town.pitch;
}

function columnWidth(town: Town, column: number): number {
  return column === 5 ? town.thin : town.wide;
}

export function landBox(town: Town, row: Row, column: number): Box {
  return [town.columns[column - 1]!, rowTop(town, row), columnWidth(town, column), town.row];
}

export function streetX(town: Town, good: Good): number {
  return town.streets[GOODS.indexOf(good)]!;
}

export function siteBox(town: Town, site: Site): Box {
  const { site: size } = town;
  if (site.side === "north") {
    return [streetX(town, site.street!) + (town.street - size) / 2, town.north, size, size];
  }
  const y = rowTop(town, site.row!) + (town.row - size) / 2;
  return [site.side === "west" ? town.west : town.east, y, size, size];
}

/** The scoring tile of a column; one tile serves columns 4 and 5. */
export function scoringBox(town: Town, column: number): Box {
  const x = town.columns[column - 1]!;
  const width = column === 4 ? town.columns[4]! + town.thin - x : town.wide;
  return [x, town.scoring[0], width, town.scoring[1]];
}

/** Top left corner of the n-th cube at the end of a row: beside it, from the top down. */
export function rowCube(town: Town, row: Row, at: number): [number, number] {
  const step = (town.row - 2) / 3;
  return [town.rowRubble, rowTop(town, row) + 2 + at * step + (step - town.cube) / 2];
}

/** Top left corner of the n-th of so many cubes below a column. */
export function columnCube(town: Town, column: number, at: number, count: number): [number, number] {
  const gap = town.cube + (column === 5 && count > 2 ? 0 : 3);
  const middle = town.columns[column - 1]! + columnWidth(town, column) / 2;
  return [middle + (at - count / 2) * gap + 1, town.columnRubble];
}

export const CHURCH_RING = { centre: [75, 85], radius: 28, tiles: 51, tile: [40, 36] } as const;

/** Six spaces of the church, clockwise from the top, and six gaps with tiles between them. */
export function churchSpace(space: number): [number, number] {
  return around(space * 60, CHURCH_RING.radius);
}
export function churchGap(gap: number): [number, number] {
  return around(gap * 60 + 30, CHURCH_RING.tiles);
}
function around(degrees: number, radius: number): [number, number] {
  const [x, y] = CHURCH_RING.centre;
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

export interface NobleLayout {
  head: number;
  cost: number;
  favors: Box;
  office: Box;
  plaza: Box;
  actions: readonly [Box, Box, Box];
}

export const NOBLE: Record<Form, NobleLayout> = {
  stage: {
    head: 124,
    cost: 77,
    favors: [98, 8, 32, 18],
    office: [7, 51, 118, 25],
    plaza: [8, 77, 116, 22],
    actions: [
      [8, 105, 116, 27],
      [8, 136, 116, 27],
      [8, 172, 116, 28],
    ],
  },
  alone: {
    head: 278,
    cost: 214,
    favors: [288, 9, 48, 30],
    office: [8, 50, 174, 34],
    plaza: [192, 58, 144, 24],
    actions: [
      [8, 98, 82, 56],
      [96, 98, 82, 56],
      [184, 98, 152, 56],
    ],
  },
};

/** A ship of another player in the harbour: four in a row below the yard, or beside it when alone. */
export function harbourBox(form: Form, at: number, count: number): Box {
  const columns = form === "alone" ? 6 : 4;
  const rows = Math.ceil(count / columns);
  const height = form === "alone" ? 34 : rows > 2 ? 17.5 : 25;
  const left = form === "alone" ? 136 : 6;
  const top = form === "alone" ? 26 : 93;
  const pitch = form === "alone" ? 34 : 26;
  return [left + (at % columns) * pitch, top + Math.floor(at / columns) * (height + 2), pitch - 2, height];
}

/** A space of the influence track. */
export function influenceBox(form: Form, space: number): Box {
  return form === "alone" ? [8 + space * 30, 18, 28, 30] : [88 + space * 36, 5, 34, 32];
}
