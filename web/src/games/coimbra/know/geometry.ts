/** Where everything of Coimbra's board lies: zones on the stage of 1144 x 596, and things inside a zone's own box. */
import type { Box, Page, ZoneProps } from "$kit/contract";
import { cut } from "$kit/thing/pages";
import { NODES, TRACK_LIMIT, nodeOf, type MapNode } from "./content";

export type Form = ZoneProps["form"];

export const BOXES = {
  castle: [12, 8, 554, 100],
  upper: [12, 116, 554, 130],
  central: [12, 254, 554, 130],
  lower: [12, 392, 554, 130],
  pool: [12, 532, 554, 56],
  tracks: [574, 8, 214, 580],
  order: [796, 8, 336, 34],
  map: [796, 50, 336, 376],
  voyages: [796, 434, 336, 154],
} as const satisfies Record<string, Box>;

export type ZoneId = keyof typeof BOXES;

export const ALONE = {
  castle: [344, 118],
  upper: [344, 206],
  central: [344, 206],
  lower: [344, 206],
  pool: [344, 94],
  tracks: [344, 560],
  order: [344, 40],
  map: [344, 385],
  voyages: [344, 286],
} as const satisfies Record<ZoneId, readonly [number, number]>;

/** The map a third larger, and beside it what is drawn for a phone. */
export const PAGES: readonly Page[] = [
  {
    id: "page-town",
    name: "coimbra-web-page-town",
    icon: "castle",
    ...cut(BOXES, ["pool", "castle", "upper", "central", "lower", "tracks"]),
  },
  {
    id: "page-map",
    name: "coimbra-web-page-map",
    icon: "pilgrim",
    size: [804, 506],
    places: [
      { zone: "map", at: [0, 0], scale: 1.345 },
      { zone: "order", at: [460, 0], form: "alone" },
      { zone: "voyages", at: [460, 48], form: "alone" },
    ],
  },
];

export function sizeOf(zone: ZoneId, form: Form): readonly [width: number, height: number] {
  return form === "alone" ? ALONE[zone] : [BOXES[zone][2], BOXES[zone][3]];
}

/** A city or the castle: picture, line of dice, what lies beside it. */
export interface TownPlan {
  vignette: { x: number; y: number; scale: number } | null;
  title: { x: number; y: number; middle: boolean; size: number };
  hint: { x: number; y: number };
  /** The line of dice: left end, top of the dice, width to fill. */
  line: { x: number; y: number; width: number; die: number };
  /** Where the line goes from the fourth die on: the picture makes room, the name stands above. */
  wide: { x: number; width: number };
  note: { x: number; y: number };
  /** The pill of distress; in the castle it takes the place of the hint. */
  wayOut: { x: number; y: number };
  /** First card or tile, its size and the way to the next. */
  row: { x: number; y: number; width: number; height: number; pitch: number };
}

export const CASTLE_PLAN: Record<Form, TownPlan> = {
  stage: {
    vignette: { x: 12, y: 10, scale: 1 },
    title: { x: 50, y: 91, middle: true, size: 16 },
    hint: { x: 106, y: 19 },
    line: { x: 108, y: 32, width: 176, die: 34 },
    wide: { x: 16, width: 268 },
    note: { x: 106, y: 95 },
    wayOut: { x: 105, y: 20 },
    row: { x: 298, y: 12, width: 56, height: 74, pitch: 62 },
  },
  alone: {
    vignette: { x: 6, y: 6, scale: 0.6 },
    title: { x: 60, y: 24, middle: false, size: 16 },
    hint: { x: 150, y: 24 },
    line: { x: 12, y: 58, width: 140, die: 32 },
    wide: { x: 12, width: 146 },
    note: { x: 12, y: 112 },
    wayOut: { x: 150, y: 25 },
    row: { x: 164, y: 37, width: 40, height: 74, pitch: 44 },
  },
};

export const CITY_PLAN: Record<Form, TownPlan> = {
  stage: {
    vignette: { x: 9, y: 8, scale: 1 },
    title: { x: 51, y: 98, middle: true, size: 15.5 },
    hint: { x: 106, y: 19 },
    line: { x: 108, y: 38, width: 124, die: 34 },
    wide: { x: 16, width: 216 },
    note: { x: 106, y: 109 },
    wayOut: { x: 106, y: 109 },
    row: { x: 242, y: 4, width: 74, height: 122, pitch: 77.5 },
  },
  alone: {
    vignette: { x: 6, y: 8, scale: 0.6 },
    title: { x: 62, y: 24, middle: false, size: 16 },
    hint: { x: 62, y: 40 },
    line: { x: 188, y: 10, width: 146, die: 34 },
    wide: { x: 154, width: 182 },
    note: { x: 62, y: 63 },
    wayOut: { x: 62, y: 63 },
    row: { x: 9, y: 78, width: 78, height: 122, pitch: 83 },
  },
};

const CROWD = 4;
const GAP = 6;

/** Whether so many dice need the width of the picture too. */
export const isCrowded = (count: number): boolean => count >= CROWD;

function spanOf(plan: TownPlan, count: number): { x: number; width: number } {
  return isCrowded(count) ? plan.wide : plan.line;
}

/** The places of `count` dice in a line: smaller when there are many, never one over the other. */
export function lineOf(plan: TownPlan, count: number): { x: number; y: number; size: number }[] {
  const { y, die } = plan.line;
  const { x, width } = spanOf(plan, count);
  const size = Math.min(die, (width - (count - 1) * GAP) / Math.max(1, count));
  const pitch = count > 1 ? Math.min(size + 11, (width - size) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, at) => ({ x: x + at * pitch, y: y + die - size, size }));
}

/** The whole of a line. */
export function lineBox(plan: TownPlan, count: number): Box {
  const { y, die } = plan.line;
  const { x, width } = spanOf(plan, count);
  return [x - 5, y - 5, width + 10, die + 23];
}

export function rowBox(plan: TownPlan, column: number): Box {
  const { x, y, width, height, pitch } = plan.row;
  return [x + column * pitch, y, width, height];
}

const POOL = {
  stage: { x: 92, y: 28, die: 31, pitch: 46, perRow: 13, width: 340 },
  alone: { x: 12, y: 46, die: 27, pitch: 44, perRow: 9, width: 326 },
} as const;

/**
 * Dice of the pool, left to right and, on a phone, then below; on the stage they shrink when there are many. A few stand
 * so far apart that the light around one does not run into that around the next.
 */
export function poolPlace(form: Form, at: number, count: number): { x: number; y: number; size: number } {
  const plan = POOL[form];
  if (form === "alone") {
    const row = Math.floor(at / plan.perRow);
    const y = plan.y + row * (plan.die + 4) - plan.die / 2;
    const pitch = Math.min(plan.pitch, plan.width / Math.min(Math.max(count, 1), plan.perRow));
    return { x: plan.x + (at % plan.perRow) * pitch, y, size: plan.die };
  }
  const pitch = Math.min(plan.pitch, plan.width / Math.max(count, 1));
  const size = Math.min(plan.die, pitch - 2.5);
  return { x: plan.x + at * pitch, y: plan.y - size / 2, size };
}

export const PILES = {
  stage: { deck: [442, 8, 30, 40], discard: [504, 8, 30, 40] },
  alone: { deck: [270, 7, 22, 22], discard: [306, 7, 22, 22] },
} as const satisfies Record<Form, { deck: Box; discard: Box }>;

export interface TrackPlan {
  column: number;
  pitch: number;
  x: number;
  head: number;
  top: number;
  space: number;
  disc: number;
}
export const TRACK_PLAN: Record<Form, TrackPlan> = {
  stage: { column: 44, pitch: 50, x: 10, head: 8, top: 99, space: 29.5, disc: 18 },
  alone: { column: 74, pitch: 82, x: 12, head: 8, top: 100, space: 28, disc: 20 },
};

/** A space of a track: its box in the zone. Spaces rise from 0 at the foot to 15 at the top. */
export function spaceBox(form: Form, track: number, space: number): Box {
  const plan = TRACK_PLAN[form];
  const width = plan.column - 17;
  return [plan.x + track * plan.pitch, plan.top + (TRACK_LIMIT - space) * plan.space, width, plan.space - 2];
}

/** A disc among `count` on one space, in rank order: first at the left, a second row above the first. */
export function discPlace(form: Form, track: number, space: number, at: number, count: number) {
  const [x, y, width, height] = spaceBox(form, track, space);
  const full = TRACK_PLAN[form].disc;
  const middle = { cx: x + width / 2, cy: y + height / 2 };
  if (count === 1) return { ...middle, size: full };
  const size = Math.min(full, count === 2 ? 15 : 13);
  const column = (at % 2) - 0.5;
  const row = count > 2 ? 0.5 - Math.floor(at / 2) : 0;
  return { cx: middle.cx + column * (size - (count === 2 ? 3 : 0)), cy: middle.cy + row * size, size };
}

/** A node of the pilgrim map: the content's 100 x 100 on the zone's box. The corners stand round the town's circle. */
export function nodePlace(form: Form, id: string): { x: number; y: number } {
  const [width, height] = sizeOf("map", form);
  const node = nodeOf(id);
  const away = node.kind === "start" ? 1.42 : 1;
  const x = 50 + (node.x - 50) * away;
  const y = 50 + (node.y - 50) * away;
  return { x: (width * (2 + 0.96 * x)) / 100, y: (height * (1.5 + 0.97 * y)) / 100 };
}

/** A house of the map: half its width, its foot, eaves and gable above the node; clear of the stops round it. */
export const HOUSE = { half: 20, foot: 10.2, eaves: -6, gable: -16 } as const;

export function nodeBox(form: Form, node: MapNode): Box {
  const { x, y } = nodePlace(form, node.id);
  if (node.level) return [x - HOUSE.half, y + HOUSE.gable, 2 * HOUSE.half, HOUSE.foot - HOUSE.gable];
  return [x - 6.5, y - 6.5, 13, 13];
}

/** A road as a gentle curve, bent to the same side in both halves of the map. */
export function roadPath(form: Form, from: string, to: string): string {
  const a = nodePlace(form, from);
  const b = nodePlace(form, to);
  const bend = 0.06;
  const cx = (a.x + b.x) / 2 + (b.y - a.y) * bend;
  const cy = (a.y + b.y) / 2 - (b.x - a.x) * bend;
  const n = (value: number) => Math.round(value * 10) / 10;
  return `M${n(a.x)} ${n(a.y)}Q${n(cx)} ${n(cy)} ${n(b.x)} ${n(b.y)}`;
}

export const VOYAGE_PLAN = {
  stage: { x: 11, y: 29, width: 100.7, height: 57, dx: 106.6, dy: 62, columns: 3 },
  alone: { x: 10, y: 34, width: 158, height: 76, dx: 166, dy: 82, columns: 2 },
} as const;

export function voyageBox(form: Form, at: number): Box {
  const plan = VOYAGE_PLAN[form];
  return [
    plan.x + (at % plan.columns) * plan.dx,
    plan.y + Math.floor(at / plan.columns) * plan.dy,
    plan.width,
    plan.height,
  ];
}

export const ORDER_PLAN = { x: 58, pitch: 69, width: 44 } as const;

export const HOUSES = NODES.filter((node) => node.level);
