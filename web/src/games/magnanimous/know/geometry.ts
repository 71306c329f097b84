/** Every number of the board's layout: zones on the stage, the map's drawing, places of pieces. */
import type { Box, Page } from "$kit/contract";
import { cut } from "$kit/thing/pages";
import { OUTLINE, PARAGUAY, PROVINCE, type Point } from "./content";

export const STAGE = [1144, 596] as const;

/** Zones on the stage (frame of 1440 × 900 less the header of 52). */
export const BOXES = {
  map: [12, 8, 668, 580],
  imperial: [500, 20, 168, 50],
  offensive: [22, 346, 168, 232],
  governor: [500, 472, 168, 106],
  area: [688, 8, 444, 196],
  nobility: [688, 212, 444, 98],
  commerce: [688, 318, 444, 110],
  improvements: [688, 436, 170, 152],
  court: [866, 436, 266, 152],
} as const satisfies Record<string, Box>;

/** Sizes when a zone stands alone on a phone. The map keeps its scale and pans. */
export const ALONE = {
  map: [668, 580],
  imperial: [344, 56],
  offensive: [344, 300],
  governor: [344, 124],
  area: [344, 424],
  nobility: [344, 168],
  commerce: [344, 214],
  improvements: [344, 110],
  court: [344, 164],
} as const;

/** The cards stand beside the tracks, since a page is broader than high. */
export const PAGES: readonly Page[] = [
  {
    id: "page-map",
    name: "magnanimous-web-tab-map",
    icon: "railway",
    ...cut(BOXES, ["map", "imperial", "offensive", "governor"]),
  },
  {
    id: "page-actions",
    name: "magnanimous-web-page-actions",
    icon: "die",
    size: [718, 420],
    places: [
      ...cut(BOXES, ["area", "nobility", "commerce"]).places,
      { zone: "court", at: [452, 0] },
      { zone: "improvements", at: [452, 160] },
    ],
  },
];

export type ZoneId = keyof typeof BOXES;

export function sizeOf(zone: ZoneId, form: "stage" | "alone"): readonly [number, number] {
  return form === "alone" ? ALONE[zone] : [BOXES[zone][2], BOXES[zone][3]];
}

/* The map */

const SCALE = 0.565;

/** From the content's grid to the map zone's own units. */
function place([x, y]: Point): Point {
  return [round(x * SCALE + 12), round(y * SCALE + 6)];
}

export function nodeOf(id: string): Point {
  const province = PROVINCE.get(id);
  return place(province ? [province.x, province.y] : [PARAGUAY.x, PARAGUAY.y]);
}

export const RING = { board: 18, port: 15, capital: 19 } as const;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A smooth curve through points; `pull` says how far a point draws its neighbours' tangents. */
export function smooth(points: readonly Point[], closed: boolean, pull: number): string {
  const at = (index: number): Point => {
    const count = points.length;
    return closed ? points[(index + count) % count]! : points[Math.max(0, Math.min(count - 1, index))]!;
  };
  const [start] = points;
  if (!start) return "";
  const curves = points.slice(closed ? 0 : 1).map((_, step) => {
    const [before, from, to, after] = [at(step - 1), at(step), at(step + 1), at(step + 2)];
    const out = [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull];
    const into = [to[0] - (after[0] - from[0]) * pull, to[1] - (after[1] - from[1]) * pull];
    return `C${[...out, ...into, ...to].map(round).join(" ")}`;
  });
  return `M${start.join(" ")}${curves.join("")}${closed ? "z" : ""}`;
}

const outline = OUTLINE.map(place);
/** Points of the outline up to here are coast, the rest are land borders. */
const COAST_END = 25;

export const LAND = smooth(outline, true, 0.3);
export const COAST = smooth(outline.slice(0, COAST_END), false, 0.3);
export const SEA = `${smooth(outline.slice(0, COAST_END), false, 0.3)}V590H680V-10H${outline[0]![0]}z`;
/** Distances of the water lines from the coast. */
export const WATER_LINES = [33, 24.5, 17, 10.5, 5] as const;
export const PARAGUAY_ZONE = smooth(PARAGUAY.polygon.map(place), true, 0.2);

const RIVER_POINTS: readonly (readonly Point[])[] = [
  // Amazonas, Rio Negro, Madeira, Tapajós, Tocantins, Parnaíba, São Francisco, Paraná, Paraguai, Uruguai
  [
    [20, 312],
    [90, 318],
    [170, 308],
    [265, 262],
    [350, 250],
    [430, 180],
    [500, 110],
    [540, 60],
  ],
  [
    [165, 110],
    [205, 175],
    [270, 215],
    [318, 252],
  ],
  [
    [215, 415],
    [270, 355],
    [325, 310],
    [372, 236],
  ],
  [
    [428, 395],
    [418, 330],
    [440, 255],
    [452, 168],
  ],
  [
    [560, 420],
    [560, 330],
    [540, 250],
    [520, 150],
  ],
  [
    [722, 395],
    [738, 345],
    [727, 270],
    [742, 182],
  ],
  [
    [720, 640],
    [735, 560],
    [745, 500],
    [790, 480],
    [830, 400],
    [900, 392],
    [950, 400],
  ],
  [
    [640, 600],
    [560, 630],
    [500, 690],
    [485, 740],
  ],
  [
    [445, 505],
    [415, 555],
    [420, 628],
  ],
  [
    [585, 838],
    [540, 800],
    [480, 800],
    [445, 825],
  ],
];
export const RIVERS = RIVER_POINTS.map((points) => smooth(points.map(place), false, 0.25));

const RIDGES: readonly { from: Point; to: Point; peaks: number }[] = [
  { from: [770, 520], to: [781, 584], peaks: 5 },
  { from: [545, 515], to: [621, 540], peaks: 6 },
  { from: [300, 380], to: [352, 391], peaks: 4 },
  { from: [660, 340], to: [678, 386], peaks: 4 },
  { from: [655, 725], to: [712, 724], peaks: 4 },
  { from: [300, 165], to: [372, 150], peaks: 4 },
  { from: [470, 520], to: [520, 590], peaks: 4 },
];
/** Hills as an engraver draws them: a roof and two strokes of shade. */
export const HILLS = RIDGES.flatMap(({ from, to, peaks }) =>
  Array.from({ length: peaks }, (_, peak) => {
    const share = peaks > 1 ? peak / (peaks - 1) : 0;
    const [x, y] = place([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    return `M${round(x - 4)} ${round(y + 3)}l4-7l4 7m-3.5-6l-1 5m2.5-3l-1 3.5`;
  }),
).join("");

interface Lettering {
  dx: number;
  dy: number;
  anchor: "start" | "middle" | "end";
  /** The name stands on the sea. */
  sea?: boolean;
  /** Words on the first line, if it takes two. */
  breakAfter?: number;
  /** Side of the pill with the troops. */
  pill: "left" | "right";
  /** Where a train stands, from the node, if not below at right. */
  train?: Point;
}

export const LETTERING: Readonly<Record<string, Lettering>> = {
  "rio-negro": { dx: 0, dy: 30, anchor: "middle", pill: "left" },
  solimoes: { dx: 0, dy: 30, anchor: "middle", pill: "left" },
  para: { dx: -2, dy: -24, anchor: "middle", pill: "right" },
  maranhao: { dx: -6, dy: -24, anchor: "middle", pill: "right" },
  ceara: { dx: -8, dy: -24, anchor: "middle", pill: "right" },
  piauhy: { dx: -20, dy: 17, anchor: "end", pill: "right" },
  "rio-grande-do-norte": { dx: 19, dy: -4, anchor: "start", sea: true, breakAfter: 2, pill: "left" },
  parahyba: { dx: 22, dy: 6, anchor: "start", sea: true, pill: "left" },
  pernambuco: { dx: 22, dy: 7, anchor: "start", sea: true, pill: "left", train: [-29, 4] },
  sergipe: { dx: 18, dy: 6, anchor: "start", sea: true, pill: "left" },
  bahia: { dx: -20, dy: 17, anchor: "end", pill: "left" },
  "porto-seguro": { dx: 18, dy: 5, anchor: "start", sea: true, pill: "left" },
  "espirito-santo": { dx: 18, dy: 5, anchor: "start", sea: true, pill: "left" },
  "rio-de-janeiro": { dx: 14, dy: 34, anchor: "middle", sea: true, pill: "left" },
  "minas-geraes": { dx: -22, dy: 5, anchor: "end", pill: "left" },
  goyaz: { dx: -22, dy: -9, anchor: "end", pill: "right" },
  "matto-grosso": { dx: 0, dy: 31, anchor: "middle", pill: "left" },
  "sao-paulo": { dx: 0, dy: 31, anchor: "middle", pill: "left" },
  "santa-catharina": { dx: 21, dy: 8, anchor: "start", sea: true, pill: "left" },
  "rio-grande-do-sul": { dx: 23, dy: 10, anchor: "start", sea: true, pill: "left" },
  uruguay: { dx: 23, dy: 7, anchor: "start", sea: true, pill: "left" },
};

/** Where the first ship of a port or of Rio lies, from its node. */
export const MOORINGS: Readonly<Record<string, Point>> = {
  "rio-grande-do-norte": [18, -38],
  sergipe: [66, -8],
  "porto-seguro": [98, -9],
  "espirito-santo": [104, -9],
  "rio-de-janeiro": [24, -13],
};
export const SHIP_PITCH = 15;
export const SHIP_WIDTH = 20;

export const SEA_NAMES: readonly { text: string; x: number; y: number; size: number }[] = [
  { text: "Oceano", x: 597, y: 424, size: 17 },
  { text: "Atlântico", x: 597, y: 445, size: 17 },
];
export const NEIGHBOURS: readonly { text: string; x: number; y: number; turn: number }[] = [
  { text: "Bolívia", x: 62, y: 296, turn: 0 },
  { text: "Perú", x: 28, y: 113, turn: -60 },
];
/** Middle of the purple die while it lies in Paraguay, and its place on the Governor's card. */
export const PARAGUAY_DIE: Point = nodeOf("paraguay");

/* Tracks */

export interface TrackPlan {
  /** Top left of each space 0 to 20, and the size of all. */
  at: (space: number) => Point;
  width: number;
  height: number;
  /** Spaces in the first row. */
  firstRow: number;
}

/** One row of 21 on the stage, two rows on a phone. */
export function trackPlan(zone: "nobility" | "commerce", form: "stage" | "alone"): TrackPlan {
  const top = zone === "nobility" ? 42 : 46;
  const height = zone === "nobility" ? 29 : 56;
  if (form === "stage")
    return { at: (n) => [round(10.5 + n * 20.19), top], width: 18.7, height, firstRow: 21 };
  const pitch = 29.2;
  const down = zone === "nobility" ? 63 : 84;
  return {
    at: (n) => (n < 11 ? [round(11.5 + n * pitch), top] : [round(11.5 + (n - 11) * pitch), top + down]),
    width: 27,
    height,
    firstRow: 11,
  };
}

/* Action area */

export function quadrantBox(
  column: number,
  row: number,
  colour: "red" | "blue",
  form: "stage" | "alone",
): Box {
  if (form === "stage") {
    const x = (colour === "red" ? 8 : 224) + (column - 1) * 106;
    return [x, 29 + (row - 1) * 81, 100, 76];
  }
  // A phone shows red above blue, two by two.
  const top = (colour === "red" ? 32 : 228) + (row - 1) * 96;
  return [10 + (column - 1) * 166, top, 158, 90];
}

/** Tops left of the two die spaces inside a quadrant of this size. */
export function dieSpots(box: Box): readonly [Point, Point] {
  const [, , width, height] = box;
  const top = height > 80 ? 27 : 24;
  return [
    [width / 2 - 34, top],
    [width / 2 + 4, top],
  ];
}
export const SPACE_SIZE = 30;
export const DIE_SIZE = 28;

/* Cards */

/** Court: the events at left, throne and deck at right. */
export function courtPlan(form: "stage" | "alone") {
  const width = sizeOf("court", form)[0];
  const throne = width - 132;
  return { left: 12, top: 30, width: Math.min(throne - 24, 140), height: 112, throne, deck: throne + 68 };
}

export const CARD_SIZE = [72, 132] as const;
