/** What a decree would be worth now; the twin of `goal_count` and `decree_wigs` in `scoring.py`. */
import {
  BUILDINGS,
  DECREES,
  GROUPS,
  GROUP_SIZE,
  LANDS,
  OFFICIALS,
  PLANS,
  SHIPS,
  SITES,
  type Goal,
} from "./content";
import { player, type LisboaView } from "./view";

function stores(view: LisboaView, seat: number, goal: Goal): number {
  return Object.entries(view.lands).filter(([id, land]) => {
    const place = LANDS.get(id)!;
    return (
      land.owner === seat + 1 &&
      (!goal.row || goal.row === place.row) &&
      (!goal.column || goal.column === place.column) &&
      (!goal.good || goal.good === land.good)
    );
  }).length;
}

function buildings(view: LisboaView, goal: Goal): number {
  return Object.entries(view.sites).filter(([id, site]) => {
    if (!site.building || !site.architect) return false;
    const place = SITES.get(id)!;
    return (
      (!goal.row || goal.row === place.row) &&
      (!goal.side || goal.side === place.side) &&
      (!goal.architect || goal.architect === site.architect) &&
      (!goal.good || BUILDINGS.get(site.building)![site.architect].includes(goal.good))
    );
  }).length;
}

/** How often a goal is met. */
export function goalCount(view: LisboaView, seat: number, goal: Goal): number {
  const own = player(view, seat);
  const ships = own.ships.map((ship) => SHIPS.get(ship.ship)!);
  const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
  const counts: Record<string, () => number> = {
    own_stores: () => stores(view, seat, goal),
    own_store_kinds: () => Object.values(own.stores).filter((count) => count > 0).length,
    public: () => buildings(view, goal),
    own_plans: () =>
      own["done-plans"].filter((plan) => !goal.architect || PLANS.get(plan)!.architect === goal.architect)
        .length,
    own_officials: () =>
      goal.noble ? (view.offices[goal.noble].office[seat] ?? 0) : OFFICIALS - own.officials,
    own_cubes: () => own.cubes[goal.colour!],
    own_ships: () => ships.length,
    own_hulls: () => total(ships.map((ship) => ship.hull)),
    own_sets: () => own.sets,
    own_favors: () => own.favors.length,
    own_clergy: () => own.clergy.length,
    own_nobles: () => own.nobles.length,
    own_treasury: () => own.treasuries.length,
    own_reis: () => own.reis,
    own_influence: () => own.influence,
    own_goods: () => total(Object.values(own.goods)),
    own_groups: () => GROUPS.filter((group) => own.houses[group] === GROUP_SIZE[group]).length,
  };
  const count = counts[goal.op];
  if (!count) throw new Error(`${goal.op}: no such goal`);
  return count();
}

export function decreeWorth(view: LisboaView, seat: number, decree: string): number {
  const found = DECREES.get(decree)!;
  const count = goalCount(view, seat, found.goal);
  if (found.at_least) return count >= found.at_least ? found.wigs : 0;
  return found.wigs * Math.floor(count / (found.every ?? 1));
}
