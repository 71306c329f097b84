/** What the board reckons is what the rules reckon, on real positions. */
import { describe, expect, it } from "vitest";
import { NOBLES, type Architect, type Good } from "../../../src/games/lisboa/content";
import {
  eventPrice,
  hiring,
  influenceAfter,
  landPrice,
  means,
  shipCost,
  siteForecasts,
  storeWigs,
  visitCost,
} from "../../../src/games/lisboa/reckon";
import { decreeWorth } from "../../../src/games/lisboa/worth";
import { POSITIONS, title } from "./positions";

describe.each(POSITIONS.map((position) => [title(position), position] as const))("%s", (_title, position) => {
  const { view, seat, reckoned } = position;
  const own = view.players[seat]!;

  it("knows what visits and events cost", () => {
    for (const noble of NOBLES) {
      const [cost, following] = reckoned.visits[noble];
      const visit = visitCost(view, seat, noble);
      expect(visit.cost).toBe(cost);
      expect(Math.max(0, visit.treasury + visit.officials + visit.benefits)).toBe(cost);
      expect(visitCost(view, seat, noble, true).cost).toBe(following);
    }
    expect(eventPrice(view, seat)).toBe(reckoned.event);
    expect(means(own)).toBe(reckoned.means);
    expect(reckoned.influence.map((_, reis) => influenceAfter(own.influence, reis))).toEqual(
      reckoned.influence,
    );
  });

  it("knows the price of every free land and what a store scores there", () => {
    for (const [land, price] of Object.entries(reckoned.lands)) {
      const parts = landPrice(view, seat, land);
      expect(parts.price, land).toBe(price);
      expect(Math.max(0, parts.treasury + parts.rubble + parts.benefits)).toBe(price);
      for (const [good, wigs] of Object.entries(reckoned.stores[land]!)) {
        expect(storeWigs(view, land, good as Good), `${land} ${good}`).toBe(wigs);
      }
    }
  });

  it("knows what a building would score, and for whom", () => {
    for (const [site, scores] of Object.entries(reckoned.buildings)) {
      const told = siteForecasts(view, seat, site);
      expect(told.map(({ architect }) => architect)).toEqual(Object.keys(scores));
      for (const { architect, wigs } of told) expect(wigs).toEqual(scores[architect as Architect]);
    }
  });

  it("knows what plans, ships and decrees come to", () => {
    for (const [plan, price] of Object.entries(reckoned.hiring)) {
      expect(hiring(view, seat, plan).price, plan).toBe(price);
    }
    expect(shipCost(view, seat)).toBe(reckoned.ship);
    for (const [decree, wigs] of Object.entries(reckoned.decrees)) {
      expect(decreeWorth(view, seat, decree), decree).toBe(wigs);
    }
  });
});

it("meets benefits, buildings and hiring that make a difference", () => {
  const some = (test: (position: (typeof POSITIONS)[number]) => boolean) => POSITIONS.some(test);
  const visits = some(({ reckoned }) =>
    NOBLES.some((noble) => reckoned.visits[noble][0] !== reckoned.visits[noble][1]),
  );
  expect(visits).toBe(true);
  expect(some(({ view, seat }) => NOBLES.some((noble) => visitCost(view, seat, noble).benefits < 0))).toBe(
    true,
  );
  expect(some(({ reckoned }) => Object.values(reckoned.hiring).some((price) => price > 0))).toBe(true);
  expect(some(({ reckoned }) => Object.values(reckoned.decrees).some((wigs) => wigs > 0))).toBe(true);
  const scoring = (scores: Partial<Record<string, number[]>>) =>
    Object.values(scores).some((wigs) => wigs?.some(Boolean));
  expect(some(({ reckoned }) => Object.values(reckoned.buildings).some(scoring))).toBe(true);
  expect(
    some(({ reckoned }) =>
      Object.values(reckoned.stores).some((goods) => Object.values(goods).some(Boolean)),
    ),
  ).toBe(true);
});
