/**
 * What things cost and bring, from what a seat sees. The twin of `costs.py`, `store_wigs` and `building_wigs`; the tests
 * compare both on real positions.
 */
import {
  ARCHITECTS,
  BUILDINGS,
  CARDS,
  CLERGY,
  COLOURS,
  CUBE_PRICE,
  HOUSES,
  INFLUENCE,
  LANDS,
  OFFICIALS,
  PLANS,
  SHIPS,
  SITES,
  siteAt,
  type Architect,
  type Colour,
  type Effect,
  type Good,
  type Noble,
} from "./content";
import { player, type LisboaView, type PlayerView } from "./view";

/** Every lasting effect a player has: treasury cards, clergy tiles, and the last house of each group. */
export function lasting(own: PlayerView): Effect[] {
  const cards = own.treasuries.flatMap((card) => CARDS.get(card)?.benefit ?? []);
  const tiles = own.clergy.map((tile) => CLERGY.get(tile)).filter((tile) => tile?.timing === "lasting");
  const houses = HOUSES.filter((house) => own.houses[house.group] === house.step);
  return [
    ...cards,
    ...tiles.flatMap((tile) => tile?.effects ?? []),
    ...houses.flatMap((house) => house.effects),
  ];
}

function sum(own: PlayerView, op: string, fits: (effect: Effect) => boolean = () => true): number {
  const effects = lasting(own).filter((effect) => effect.op === op && fits(effect));
  return effects.reduce((total, effect) => total + (effect.n ?? 1), 0);
}

export interface VisitCost {
  cost: number;
  /** The parts: treasury, officials of others, the own benefits. */
  treasury: number;
  officials: number;
  benefits: number;
  /** Wigs that must make up for missing influence. */
  wigs: number;
}

export function visitCost(view: LisboaView, seat: number, noble: Noble, following = false): VisitCost {
  const own = player(view, seat);
  const office = view.offices[noble];
  const present = office.office.reduce((total, officials) => total + officials, office.neutral);
  const officials = present - (office.office[seat] ?? 0);
  const follow = following ? sum(own, "follow") : 0;
  const benefits = sum(own, "visit", (effect) => effect.noble === noble) + follow;
  const treasury = view.treasury.influence;
  const cost = Math.max(0, treasury + officials + benefits);
  return { cost, treasury, officials, benefits, wigs: Math.max(0, cost - own.influence) };
}

export function eventPrice(view: LisboaView, seat: number): number {
  const own = player(view, seat);
  const price = Math.max(0, view.treasury.reis + sum(own, "event"));
  return Math.max(0, price - sum(own, "coin"));
}

export function cubePrice(own: PlayerView, colour: Colour): number {
  return Math.max(0, CUBE_PRICE[colour] + sum(own, "cube_cost", (effect) => effect.colour === colour));
}

export interface LandPrice {
  /** If the dearest cube is taken. */
  price: number;
  treasury: number;
  /** The cubes left at the ends of row and column. */
  rubble: number;
  benefits: number;
}

export function landPrice(view: LisboaView, seat: number, land: string): LandPrice {
  const own = player(view, seat);
  const { row, column } = LANDS.get(land)!;
  const benefits = sum(own, "land");
  let rubble = 0;
  let dearest = 0;
  for (const colour of COLOURS) {
    const cubes = view.rubble.rows[row][colour] + view.rubble.columns[String(column)]![colour];
    if (!cubes) continue;
    const each = cubePrice(own, colour);
    rubble += cubes * each;
    dearest = Math.max(dearest, each);
  }
  rubble -= dearest;
  const treasury = view.treasury.reis;
  return { price: Math.max(0, treasury + rubble + benefits), treasury, rubble, benefits };
}

/** Wigs a store would score at once. */
export function storeWigs(view: LisboaView, land: string, good: Good): number {
  const { row, column } = LANDS.get(land)!;
  const ends = [siteAt("west", row), siteAt("north", good), siteAt("east", row)];
  const relevant = ends.filter((site) => buildingGoods(view, site)?.includes(good));
  return relevant.length * (view.columns[column - 1] ?? 0);
}

/** The two goods of the building on a site; null while the site is free. */
export function buildingGoods(view: LisboaView, site: string): readonly Good[] | null {
  const shown = view.sites[site];
  if (!shown?.building || !shown.architect) return null;
  return BUILDINGS.get(shown.building)?.[shown.architect] ?? null;
}

/** What a building would score for every player at a site. */
export function buildingWigs(
  view: LisboaView,
  architect: Architect,
  building: string,
  site: string,
): number[] {
  const goods: readonly Good[] = BUILDINGS.get(building)![architect];
  const { row, street } = SITES.get(site)!;
  const wigs = view.players.map(() => 0);
  for (const [id, store] of Object.entries(view.lands)) {
    if (store.owner === null || !store.good) continue;
    const land = LANDS.get(id)!;
    const counts = street ? store.good === street : land.row === row && goods.includes(store.good);
    if (counts) wigs[store.owner - 1]! += view.columns[land.column - 1] ?? 0;
  }
  return wigs;
}

/** Whether the available building of an architect may stand on a free site. */
export function buildingFits(view: LisboaView, architect: Architect, site: string): boolean {
  const building = view.buildings[architect].available;
  const street = SITES.get(site)!.street;
  return Boolean(building) && (!street || BUILDINGS.get(building!)![architect].includes(street));
}

export interface Forecast {
  architect: Architect;
  wigs: number[];
}

/** For each architect of whom the seat has a plan: what the available building would score on a site. */
export function siteForecasts(view: LisboaView, seat: number, site: string): Forecast[] {
  if (view.sites[site]?.building) return [];
  const planned = new Set(player(view, seat).plans.map((plan) => PLANS.get(plan)?.architect));
  return ARCHITECTS.filter((architect) => planned.has(architect) && buildingFits(view, architect, site)).map(
    (architect) => ({
      architect,
      wigs: buildingWigs(view, architect, view.buildings[architect].available!, site),
    }),
  );
}

export interface Hiring {
  needed: number;
  hired: number;
  price: number;
}

export function hiring(view: LisboaView, seat: number, plan: string): Hiring {
  const own = player(view, seat);
  const needed = Math.max(0, PLANS.get(plan)!.officials + sum(own, "staff"));
  const hired = Math.max(0, needed - (OFFICIALS - own.officials));
  const each = Math.max(0, view.treasury.reis + sum(own, "hire"));
  return { needed, hired, price: hired * each };
}

/** Goods to pay for the ship on top of the shipyard, alone or in place of another. */
export function shipCost(view: LisboaView, seat: number, replaced?: string): number {
  const own = player(view, seat);
  const top = view.shipyard[0];
  if (!top || lasting(own).some((effect) => effect.op === "ship_free")) return 0;
  const hull = SHIPS.get(top)!.hull - (replaced ? SHIPS.get(replaced)!.hull : 0);
  return Math.max(0, hull + sum(own, "ship_cost"));
}

/** What a good brings on a ship. */
export function salePrice(view: LisboaView, seat: number, good: Good, ship: string): number {
  const bonus = sum(player(view, seat), "sale", (effect) => effect.kinds?.includes(good) ?? false);
  return view.prices[good] + SHIPS.get(ship)!.modifier + bonus;
}

/** Where the influence marker would stand after giving so many réis. */
export function influenceAfter(influence: number, reis: number): number {
  let space = influence;
  for (let given = 0; given < reis; given++) {
    space -= 1;
    while (space > 0 && !INFLUENCE[space]!.real) space -= 1;
  }
  return space;
}

/** What one payment may come to. */
export function means(own: PlayerView): number {
  return own.reis + INFLUENCE[own.influence]!.reis_available + sum(own, "coin");
}
