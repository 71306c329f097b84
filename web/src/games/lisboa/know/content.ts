/** The content files of Lisboa, typed and found by the ids that moves and views use (lower case). */
import { packOf } from "$lib/packs";
import { slug } from "$lib/words.svelte";

const file = await packOf("lisboa");
const buildingsFile = file("buildings");
const churchFile = file("church");
const clergyFile = file("clergy");
const constantsFile = file("constants");
const decreesFile = file("decrees");
const downtownFile = file("downtown");
const housesFile = file("houses");
const influenceFile = file("influence");
const marketFile = file("market");
const officesFile = file("offices");
const plansFile = file("plans");
const politicalFile = file("political");
const shipsFile = file("ships");
const tasksFile = file("tasks");
const tokensFile = file("city_tokens");
const treasuryFile = file("treasury");

export const GOODS = ["gold", "cloth", "book", "tool"] as const;
export const NOBLES = ["manuel", "marquis", "king"] as const;
export const KINDS = [...NOBLES, "treasury"] as const;
export const COLOURS = ["brown", "red", "blue"] as const;
export const ARCHITECTS = ["blue", "green"] as const;
export const GROUPS = ["left", "middle", "right"] as const;
export const ROWS = ["A", "B", "C", "D", "E"] as const;
export type Good = (typeof GOODS)[number];
export type Noble = (typeof NOBLES)[number];
export type Kind = (typeof KINDS)[number];
export type Colour = (typeof COLOURS)[number];
export type Architect = (typeof ARCHITECTS)[number];
export type Group = (typeof GROUPS)[number];
export type Row = (typeof ROWS)[number];

/** One effect as the content files write it. */
export interface Effect {
  op: string;
  n?: number;
  kind?: Good;
  kinds?: Good[];
  what?: string;
  noble?: Noble;
  colour?: Colour;
  scope?: "one" | "each";
  deck?: string;
  different?: boolean;
}
export interface Card {
  id: string;
  deck: "blue" | "red" | "purple" | "brown";
  kind: Kind;
  influence?: number;
  nature?: "reward" | "penalty";
  effects?: Effect[];
  event?: Effect[];
  benefit?: Effect[];
}
export interface Deck {
  deck: Card["deck"];
  first_year: number;
  last_year: number;
  period: number;
  use: "hand" | "display";
}
export interface Clergy {
  id: string;
  timing: "lasting" | "once";
  effects: Effect[];
  wigs: number;
}
export interface Goal {
  op: string;
  row?: Row;
  column?: number;
  good?: Good;
  architect?: Architect;
  side?: "west" | "north" | "east";
  colour?: Colour;
  noble?: Noble;
}
export interface Decree {
  id: string;
  goal: Goal;
  every?: number;
  at_least?: number;
  wigs: number;
}
export interface Land {
  id: string;
  row: Row;
  column: number;
  size: "large" | "small";
  streets: Good[];
  effects: Effect[];
}
export interface Site {
  id: string;
  side: "west" | "north" | "east";
  row?: Row;
  street?: Good;
  effects: Effect[];
}
export interface Token {
  id: string;
  effects: Effect[];
}
export interface Plan {
  id: string;
  architect: Architect;
  officials: number;
  starting: boolean;
}
export interface Building {
  id: string;
  blue: [Good, Good];
  green: [Good, Good];
}
export interface Ship {
  id: string;
  colour: Card["deck"];
  hull: number;
  influence: number;
  modifier: number;
  period: number;
}
export interface Task {
  id: string;
  deck: "A" | "B";
  by_visit: boolean;
  any_of: { op: string; noble?: Noble; at_least?: number }[];
  effects: Effect[];
}
export interface House {
  id: string;
  group: Group;
  step: number;
  effects: Effect[];
}
export interface NobleInfo {
  id: Noble;
  accepts: Good[];
  state_actions: [string, string];
  noble_action: string;
}

function list<T>(file: Record<string, unknown>, table: string): T[] {
  return file[table] as T[];
}
function byId<T extends { id: string }>(file: Record<string, unknown>, table: string): Map<string, T> {
  return new Map(list<T>(file, table).map((entry) => [slug(entry.id), entry]));
}

export const CARDS = byId<Card>(politicalFile, "card");
export const DECKS = new Map(list<Deck>(politicalFile, "deck").map((deck) => [deck.deck, deck]));
export const CLERGY = byId<Clergy>(clergyFile, "tile");
export const DECREES = byId<Decree>(decreesFile, "decree");
export const LANDS = byId<Land>(downtownFile, "land");
export const SITES = byId<Site>(downtownFile, "site");
export const TOKENS = byId<Token>(tokensFile, "token");
export const PLANS = byId<Plan>(plansFile, "plan");
export const BUILDINGS = byId<Building>(buildingsFile, "building");
export const SHIPS = byId<Ship>(shipsFile, "ship");
export const TASKS = byId<Task>(tasksFile, "task");
export const HOUSES = list<House>(housesFile, "house");
export const GROUP_SIZE = Object.fromEntries(
  list<{ group: Group; size: number }>(housesFile, "group").map((group) => [group.group, group.size]),
) as Record<Group, number>;
export const NOBLE_INFO = Object.fromEntries(
  list<NobleInfo>(officesFile, "noble").map((noble) => [noble.id, noble]),
) as Record<Noble, NobleInfo>;
export const FAVOR_COPIES = list<{ copies: number }>(officesFile, "favor")[0]!.copies;
export const TREASURY = list<{ space: number; influence: number; reis: number }>(treasuryFile, "space");
export const INFLUENCE = list<{ space: number; real: boolean; wig: boolean; reis_available: number }>(
  influenceFile,
  "space",
);
export const CHURCH = list<{
  space: number;
  icon: "influence" | "treasury" | "none";
  beside: [number, number];
}>(churchFile, "space");
export const START_PRICE = Object.fromEntries(
  list<{ id: Good; start_price: number }>(marketFile, "good").map((good) => [good.id, good.start_price]),
) as Record<Good, number>;
const rubble = constantsFile["rubble"] as { land_cost: Record<Colour, number> };
export const CUBE_PRICE = rubble.land_cost;
const triggers = constantsFile["triggers"] as Record<string, number>;
/** So many rubble sets of one player end the first period, and the game. */
export const PERIOD_SETS = [triggers["period_1_sets"]!, triggers["period_2_sets"]!] as const;
/** So do so many empty piles of political cards. */
export const EMPTY_PILES = triggers["empty_decks"]!;
const pieces = constantsFile["pieces"] as { houses: number };
export const HOUSE_COUNT = pieces.houses;
const limits = constantsFile["limits"] as {
  clergy: number;
  cubes_per_colour: number;
  top_slots: number;
  bottom_slots: number;
};
export const CLERGY_LIMIT = limits.clergy;
export const CUBES_PER_COLOUR = limits.cubes_per_colour;
export const TOP_SLOTS = limits.top_slots;
export const BOTTOM_SLOTS = limits.bottom_slots;

/** Icon of every action, by its id in moves. */
export const ACTION_ICONS: Record<string, string> = {
  recruit: "recruit",
  plan: "plan",
  ship: "build-ship",
  produce: "produce",
  cardinal: "cardinal",
  favor: "favor",
  store: "store",
  decree: "decree",
  public: "public-building",
};
export const CUBE_ICONS: Record<Colour, string> = { brown: "earthquake", red: "fire", blue: "tsunami" };
