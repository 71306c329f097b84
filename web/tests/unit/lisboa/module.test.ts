/** The whole contract on real positions: every decision has its targets, every target is drawn where it is said to be. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import games from "../../../src/generated/games.json";
import { loadGame } from "../../../src/games";
import type { GameEvent } from "../../../src/lib/api";
import type { View } from "../../../src/kit/contract";
import { words } from "../../../src/lib/words.svelte";
import Bench from "./Bench.svelte";
import { POSITIONS, title, type Position } from "./positions";

const game = await loadGame("lisboa");
/** Told in the decision bar only: there is nothing on the board that they are about. */
const BAR_ONLY = ["done", "from-reis"];
/** A key that found no words, or a hole in a sentence. */
const BROKEN = /lisboa-[a-z]|undefined|NaN|\{ ?\$/;
const plain = (position: Position) => position.view as unknown as View;

beforeAll(async () => {
  await words.use("en");
  await words.open("lisboa");
});

/** Everything has a name in words, and nothing was left to fill in. */
function named(container: Element): void {
  const labels = [...container.querySelectorAll("[aria-label]")].map((one) =>
    one.getAttribute("aria-label")!,
  );
  expect(labels.filter((label) => !label.trim() || BROKEN.test(label))).toEqual([]);
  expect(container.textContent).not.toMatch(BROKEN);
  expect(container.innerHTML).not.toMatch(/NaN|undefined/);
}

afterEach(cleanup);
// Whole boards are drawn here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

it("has met every kind of move and every number of seats", () => {
  const moves = POSITIONS.flatMap(({ decision }) => decision?.moves ?? []);
  expect(new Set(moves.map((move) => move.split(" ")[0]))).toEqual(new Set(Object.keys(games.lisboa.moves)));
  expect(new Set(POSITIONS.map(({ seats }) => seats))).toEqual(new Set([1, 2, 3, 4]));
});

describe.each(POSITIONS.map((position) => [title(position), position] as const))("%s", (_title, position) => {
  const view = plain(position);

  it("draws what every legal move points at, in the zone that is said", () => {
    const { container } = render(Bench, { position });
    const places = new Map(
      [...container.querySelectorAll<HTMLElement>("[data-zone] [data-at]")].map((element) => [
        element.dataset["at"]!,
        element.closest<HTMLElement>("[data-zone]")!.dataset["zone"]!,
      ]),
    );
    for (const move of position.decision?.moves ?? []) {
      const parts = move.split(" ");
      const targets = game.targets(parts, view);
      if (BAR_ONLY.includes(parts[0]!)) expect(targets).toEqual([]);
      else if (move !== "pay-goods nothing") expect(targets.length, move).toBeGreaterThan(0);
      for (const target of targets) {
        expect(words.component("lisboa", target), "crumbs name what was pressed").not.toBe(target);
        expect(places.get(target), `${move}: ${target}`).toBe(game.zoneOf(target, view));
      }
    }
    named(container);
    // Each piece of the stage is there once, and the stage stays within its budget of nodes.
    const stage = container.querySelector("[data-stage]")!;
    const pieces = [...stage.querySelectorAll<SVGElement>("[data-piece]")].map(
      (piece) => piece.dataset["piece"],
    );
    expect(pieces.length).toBe(new Set(pieces).size);
    expect(stage.querySelectorAll("*").length).toBeLessThan(2500);
  });

  it("tells moves apart by what they point at, or lists few", () => {
    const kinds = new Map<string, number>();
    for (const move of position.decision?.moves ?? []) {
      const key = game.targets(move.split(" "), view).toSorted().join(" ");
      if (key) kinds.set(key, (kinds.get(key) ?? 0) + 1);
    }
    expect(Math.max(0, ...kinds.values())).toBeLessThanOrEqual(2);
  });

  it("says the whole table, the numbers of a seat and how far the game is", () => {
    const told = game.describe(view, words);
    expect(told.length).toBeGreaterThan(8);
    for (const { zone, lines } of told) expect(`${zone}: ${lines.join(" ")}`).not.toMatch(BROKEN);
    for (const seat of game.order(view)) {
      for (const { name } of game.figures(view, seat)) expect(words.text(name)).not.toBeNull();
      for (const tag of game.tags!(view, seat, words)) expect(tag).not.toMatch(BROKEN);
    }
    const { chip, steps } = game.progress(view, words);
    expect(`${chip} ${steps.map(({ name }) => name).join(" ")}`).not.toMatch(BROKEN);
  });

  it("reckons and shows an icon for every move", () => {
    for (const move of position.decision?.moves ?? []) {
      const parts = move.split(" ");
      expect(game.arithmetic!(parts, view, words, position.decision!.about?.[move]) ?? "").not.toMatch(
        BROKEN,
      );
      expect(game.moveIcon!(parts)).toMatch(/^[a-z-]+$/);
    }
  });
});

it.each(
  POSITIONS.filter(({ ply, over }) => ply === 140 || over).map(
    (position) => [title(position), position] as const,
  ),
)("draws on a phone: %s", (_title, position) => named(render(Bench, { position, form: "alone" }).container));

it("draws without a table", () => {
  const { view } = POSITIONS.find(({ seats }) => seats === 4)!;
  for (const zone of game.zones) {
    const { container } = render(zone.component, {
      view: view as unknown as View,
      zone: zone.id,
      form: "stage",
    });
    expect(container.innerHTML.length).toBeGreaterThan(100);
  }
});

it("draws cards and clergy tiles at reading size", () => {
  const { view } = POSITIONS.find(({ decision }) => decision?.prompt === "action")!;
  const Large = game.large!;
  for (const id of ["p03", "p16", "c37"]) {
    expect(game.isLarge!(id)).toBe(true);
    named(render(Large, { view: view as unknown as View, id }).container);
  }
  expect(game.isLarge!("c3")).toBe(false);
});

it("covers row E for two, and not for three", () => {
  const drawn = (seats: number) => {
    const { container } = render(Bench, {
      position: POSITIONS.find((position) => position.seats === seats)!,
    });
    return container.querySelector("[data-at='e3']") !== null;
  };
  expect([drawn(1), drawn(2), drawn(3), drawn(4)]).toEqual([false, false, true, true]);
});

it("shows the card at court, in a visit and in an event, and says which it is", () => {
  const court = game.zones.find(({ id }) => id === "court")!;
  const found = [
    POSITIONS.find(({ view }) => view.court !== null)!,
    POSITIONS.find(({ view }) => view.court === null && view["court-card"] !== null)!,
  ];
  for (const position of found) {
    const card = words.component("lisboa", position.view["court-card"]!);
    const { container } = render(court.component, { view: plain(position), zone: court.id, form: "stage" });
    expect(container.querySelector("[data-at='court']")!.getAttribute("aria-label")).toContain(card);
    expect(game.describe(plain(position), words)[0]!.lines.join(" ")).toContain(card);
    cleanup();
  }
});

it("shows church scoring as a moment of all", () => {
  const scoring = POSITIONS.find(({ decision }) => decision?.prompt === "give-up")!;
  const other = POSITIONS.find(({ decision }) => decision?.prompt === "action")!;
  expect(game.hasMoment!(plain(scoring), scoring.decision)).toBe(true);
  expect(game.hasMoment!(plain(other), other.decision)).toBe(false);
});

it("says what a move changed, cost first", () => {
  const before = POSITIONS[0]!.view;
  const mine = before.players[0]!;
  const after = {
    ...before,
    treasury: { ...before.treasury, reis: before.treasury.reis + 1 },
    players: [
      {
        ...mine,
        reis: mine.reis - 6,
        wigs: mine.wigs + 4,
        goods: { ...mine.goods, book: mine.goods.book + 1 },
      },
      ...before.players.slice(1),
    ],
  };
  const told = game.changes(before as unknown as View, after as unknown as View, 0);
  expect(told.map(({ icon, mood }) => [icon, mood])).toEqual([
    ["real", "loss"],
    ["wig", "gain"],
    ["book", "gain"],
    ["treasury", "loss"],
  ]);
  for (const { name } of told) expect(words.text(name)).not.toBeNull();
});

it("lights what an event speaks of", () => {
  const of = (event: Record<string, unknown>) => game.lights({ ply: 3, seat: 0, ...event } as GameEvent);
  expect(of({ event: "store", land: "c3", good: "book" })).toEqual(["c3"]);
  expect(of({ event: "sold", good: "cloth", ship: "h2a", price: 6 })).toEqual(["h2a", "market-cloth"]);
  expect(of({ event: "visit", card: "p03", noble: "manuel" })).toEqual(["p03", "manuel"]);
  expect(of({ event: "treasury", value: 4 })).toEqual(["treasury"]);
});
