/** The content files of the rules, typed; ids as in moves and views. */
import { packOf } from "$lib/packs";
import { slug } from "$lib/words.svelte";

const file = await packOf("magnanimous");
const baronsFile = file("barons");
const boardsFile = file("boards");
const constantsFile = file("constants");
const empireFile = file("empire");
const improvementsFile = file("improvements");
const ministersFile = file("ministers");
const provincesFile = file("provinces");
const quadrantsFile = file("quadrants");
const rioFile = file("rio");
const tracksFile = file("tracks");

export const GOODS = ["cotton", "sugar", "leather", "coffee"] as const;
export type Good = (typeof GOODS)[number];
export type Colour = "red" | "green" | "blue" | "yellow";
export type Party = "con" | "lib";
export const PARTIES: readonly Party[] = ["con", "lib"];
export type Point = readonly [x: number, y: number];

/** One effect as the content files write it: when, what, and its arguments. */
export interface Effect {
  t: "now" | "round" | "while" | "once";
  op: string;
  n?: number;
  who?: string;
  what?: string;
  act?: string;
  good?: string;
  party?: string;
  subtype?: string;
  mode?: string;
  where?: string;
  trigger?: string;
  phase?: string;
  give?: string;
  gn?: number;
  get?: string;
  if?: string;
}

export interface Province {
  id: string;
  kind: "board" | "port" | "capital";
  colour?: Colour;
  good?: Good;
  /** Printed on the slot of the die. */
  number?: number;
  x: number;
  y: number;
}

export interface Quadrant {
  id: string;
  colour: "red" | "blue";
  production: string;
  good?: Good;
  nobles: string;
  spaces: string[];
  row: number;
  column: number;
}

export interface EmpireCard {
  id: string;
  kind: "event" | "conservative" | "liberal";
  party?: Party;
  year: string;
  republic: number;
  nobility?: number;
  subtype?: string;
  min_title?: string;
  effects: Effect[];
}

export interface Minister {
  id: string;
  party: Party;
  votes: number;
  effects: Effect[];
}

export interface Baron {
  id: string;
  start: {
    reis: number;
    goods: Partial<Record<Good, number>>;
    troops: number;
    ships: number;
    deputies: number;
    improvement?: string;
  };
  effects: Effect[];
}

export interface Title {
  id: string;
  from: number;
  to: number;
  income: number;
  points: number;
}

function entries<T extends { id: string }>(file: Record<string, unknown>, list: string): T[] {
  return (file[list] as T[]).map((entry) => ({ ...entry, id: slug(entry.id) }));
}

function byId<T extends { id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((entry) => [entry.id, entry]));
}

export const PROVINCES = entries<Province>(provincesFile, "province");
export const PROVINCE = byId(PROVINCES);
export const RIO = "rio-de-janeiro";
export const ZONE = "paraguay";
export const IMPERIAL = "imperial-area";
export const EDGES: readonly (readonly [string, string])[] = (
  provincesFile["edge"] as { a: string; b: string }[]
).map((edge) => [slug(edge.a), slug(edge.b)]);
const zone = (provincesFile["zone"] as { x: number; y: number; polygon: Point[] }[])[0]!;
export const PARAGUAY = { x: zone.x, y: zone.y, polygon: zone.polygon };
export const OUTLINE = (provincesFile["drawing"] as { outline: Point[] }).outline;

/** Neighbours of every province and of the zone. */
export const NEAR: ReadonlyMap<string, readonly string[]> = new Map(
  [...PROVINCES.map((province) => province.id), ZONE].map((id) => [
    id,
    EDGES.filter((edge) => edge.includes(id)).map(([a, b]) => (a === id ? b : a)),
  ]),
);

/** The five provinces of a colour: by good, then the port. */
export function provincesOf(colour: string): Province[] {
  return PROVINCES.filter((province) => province.colour === colour);
}

export const COLOURS = entries<{ id: Colour }>(boardsFile, "board").map((board) => board.id);
export const QUADRANTS = entries<Quadrant>(quadrantsFile, "quadrant").map((quadrant) => ({
  ...quadrant,
  spaces: quadrant.spaces.map(slug),
}));
/** The number printed on each space of the action area. */
export const SPACE_NUMBER: ReadonlyMap<string, number> = new Map(
  entries<{ id: string; number: number }>(quadrantsFile, "space").map((space) => [space.id, space.number]),
);
export const CARDS = entries<EmpireCard>(empireFile, "card");
export const CARD = byId(CARDS);
export const MINISTERS = entries<Minister>(ministersFile, "minister");
export const MINISTER = byId(MINISTERS);
export const BARONS = entries<Baron>(baronsFile, "baron");
export const BARON = byId(BARONS);
export const IMPROVEMENTS = entries<{ id: string; effects: Effect[] }>(improvementsFile, "improvement");
export const IMPROVEMENT = byId(IMPROVEMENTS);
export const RIO_EFFECTS = entries<{ id: string; die: number; act: string; n: number; options: string[] }>(
  rioFile,
  "effect",
);
export const TITLES = entries<Title>(tracksFile, "title");
export const CROWNS = entries<{ id: string; space: number }>(tracksFile, "crown");
export const COMMERCE = entries<{ id: string; space: number; good?: Good; value: number }>(
  tracksFile,
  "commerce",
);

const constants = constantsFile as Record<string, Record<string, number>>;
export const TRACK_TOP = constants["tracks"]!["track_max"]!;
export const REPUBLIC_STEP = constants["tracks"]!["republic_step"]!;
export const SPACE_TOKENS = constants["limits"]!["commerce_tokens_per_space"]!;
export const IMPERIAL_LIMIT = constants["limits"]!["imperial_troops_max"]!;
export const DEPUTY_LIMIT = constants["limits"]!["deputies_per_party"]!;
const DIE_MAX = constants["limits"]!["die_max"]!;
const REFERENDUM_NOBILITY = constants["actions"]!["referendum_nobility"]!;
export const RAISE = constants["actions"]!["auction_min_raise"]!;

/** A die goes up by one, the highest face becomes the lowest. */
export function raised(value: number): number {
  return value < DIE_MAX ? value + 1 : 1;
}

/** Nobility the winner of a referendum gains in all. */
export function nobilityOf(card: EmpireCard): number | null {
  return card.party ? REFERENDUM_NOBILITY + (card.nobility ?? 0) : null;
}

export function titleRank(id: string): number {
  return TITLES.findIndex((title) => title.id === slug(id));
}
