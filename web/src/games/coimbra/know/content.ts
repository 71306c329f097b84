/** What is printed on Coimbra's components: the content files of the rules, typed and found by their id in a view. */
import { packOf } from "$lib/packs";
import { slug } from "$lib/words.svelte";

const file = await packOf("coimbra");
const cardsFile = file("cards");
const constantsFile = file("constants");
const diceFile = file("dice");
const favoursFile = file("favours");
const mapFile = file("map");
const monasteriesFile = file("monasteries");
const tracksFile = file("tracks");
const voyagesFile = file("voyages");

export const CLASSES = ["council", "merchant", "cleric", "scholar"] as const;
export type Class = (typeof CLASSES)[number];
export const COLOURS = ["grey", "orange", "purple", "green", "white"] as const;
export type Colour = (typeof COLOURS)[number];
export const LOCATIONS = ["castle", "upper", "central", "lower"] as const;
export type Location = (typeof LOCATIONS)[number];
export const CITIES = ["upper", "central", "lower"] as const;
export type City = (typeof CITIES)[number];
export const GOODS = ["guards", "coins"] as const;
export type Goods = (typeof GOODS)[number];
export const DIPLOMAS = ["LAW", "CAN", "MED", "THE", "ART", "WILD"] as const;
export type Diploma = (typeof DIPLOMAS)[number];

/** Goods, points and steps taken or paid together. */
export interface Amounts {
  guards?: number;
  coins?: number;
  vp?: number;
  steps?: number;
}
export interface Effect extends Amounts {
  op: string;
  gain?: Amounts;
  options?: (Amounts & { card_class?: Class })[];
  count?: string;
  cost?: Amounts | Goods | number;
  resource?: Goods | "any";
  track?: Class;
  tracks?: Class[];
  class?: Class;
  color?: Colour;
  who?: string;
  of?: string[];
  spaces?: number;
  amount?: number;
  rate?: number;
  max?: number;
  factor?: number;
  n?: number;
  table?: [number, number][];
}
export interface CardFace {
  id: string;
  class: Class;
  deck: 1 | 2 | 3;
  cost: Goods | "none";
  influence: number;
  bonus: "immediate" | "phase_c" | "phase_e" | "end";
  effects: Effect[];
  diplomas: Diploma[];
}
export interface FavourFace {
  id: string;
  crowns: number;
  effects: Effect[];
}
export interface MonasteryFace {
  id: string;
  level: 1 | 2 | 3;
  type: "immediate" | "ongoing" | "diploma";
  effects: Effect[];
  diplomas: Diploma[];
}
export interface VoyageFace {
  id: string;
  cost: number;
  resource: Goods;
  task: Effect;
}
export interface MapNode {
  id: string;
  kind: "start" | "stop" | "monastery1" | "monastery2" | "monastery3";
  x: number;
  y: number;
  level?: 1 | 2 | 3;
}
export interface Road {
  from: string;
  to: string;
  oneWay: boolean;
}
interface TrackFace {
  id: string;
  class: Class;
  color: Colour;
  reward: "guards" | "coins" | "steps" | "vp";
  values: number[];
}

function listed<T extends { id: string }>(entries: unknown): T[] {
  return (entries as T[]).map((entry) => ({ ...entry, id: slug(entry.id) }));
}
const byId = <T extends { id: string }>(entries: T[]) => new Map(entries.map((entry) => [entry.id, entry]));

export const CARD_FACES = listed<CardFace>(cardsFile["card"]);
export const FAVOUR_FACES = listed<FavourFace>(favoursFile["favour"]);
export const MONASTERY_FACES = listed<MonasteryFace>(monasteriesFile["monastery"]);
export const VOYAGE_FACES = listed<VoyageFace>(voyagesFile["voyage"]);
export const NODES = listed<MapNode>(mapFile["node"]);
const TRACKS = listed<TrackFace>(tracksFile["track"]);
export const INCOME_BOXES = tracksFile["income_box"] as { from: number; to: number }[];

const cards = byId(CARD_FACES);
const favours = byId(FAVOUR_FACES);
const monasteries = byId(MONASTERY_FACES);
const voyages = byId(VOYAGE_FACES);
const nodes = byId(NODES);

function found<T>(shelf: Map<string, T>, id: string): T {
  const entry = shelf.get(id);
  if (!entry) throw new Error(`${id}: not in the content of Coimbra`);
  return entry;
}
export const cardOf = (id: string) => found(cards, id);
export const favourOf = (id: string) => found(favours, id);
export const monasteryOf = (id: string) => found(monasteries, id);
export const voyageOf = (id: string) => found(voyages, id);
export const nodeOf = (id: string) => found(nodes, id);
export const isCard = (id: string) => cards.has(id);
export const isNode = (id: string) => nodes.has(id);
export const trackOf = (name: Class) => found(new Map(TRACKS.map((track) => [track.class, track])), name);

const network = mapFile["network"] as { roads: [string, string][]; one_way: [string, string][] };
export const ROADS: Road[] = [
  ...network.roads.map(([from, to]) => ({ from: slug(from), to: slug(to), oneWay: false })),
  ...network.one_way.map(([from, to]) => ({ from: slug(from), to: slug(to), oneWay: true })),
];

const constants = constantsFile as Record<string, Record<string, unknown>>;
export const ROUNDS = constants["game"]!["rounds"] as number;
export const HOLDERS = constants["game"]!["dice_holders"] as number;
export const GOODS_LIMIT = constants["limits"]!["resource_max"] as number;
export const TRACK_LIMIT = constants["limits"]!["track_max"] as number;
export const DISTRESS = constants["distress"] as unknown as Record<Goods, number>;
const cap = favoursFile["cap"] as { home: string; amount: number };
export const CAP = { home: slug(cap.home), amount: cap.amount };

/** What a track pays for one die on a space. */
export function incomeOf(name: Class, space: number): number {
  const box = INCOME_BOXES.findIndex(({ from, to }) => from <= space && space <= to);
  return trackOf(name).values[box] ?? 0;
}

/** How many dice are rolled at a table of this many players. */
export function diceOf(players: number): number {
  const all = (diceFile["die"] as { count: number }[]).reduce((sum, die) => sum + die.count, 0);
  const removed = (diceFile["removal"] as Record<string, number>[]).find((row) => row["players"] === players);
  return all - COLOURS.reduce((sum, colour) => sum + (removed?.[colour] ?? 0), 0);
}
