/** The whole contract on real positions: every decision has its targets, every target is drawn where it is said to be. */
import { mount, unmount } from "svelte";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import games from "../../../src/generated/games.json";
import { loadGame } from "../../../src/games";
import type { GameEvent } from "../../../src/lib/api";
import type { View } from "../../../src/kit/contract";
import { explained } from "../../../src/kit/explain/explanation";
import { words } from "../../../src/lib/words.svelte";
import Bench from "./Bench.svelte";
import { POSITIONS, title, type Position } from "./positions";

const game = await loadGame("coimbra");
/** Told in the decision bar only: there is nothing on the board that they are about. */
const BAR_ONLY = ["decline", "done"];
const VERBS = Object.keys(games.coimbra.moves);

// A whole board is drawn for each position.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

beforeAll(async () => {
  await words.use("en");
  await words.open("coimbra");
});

it("has met every kind of move and every number of seats", () => {
  const met = new Set(
    POSITIONS.flatMap(({ decision }) => (decision?.moves ?? []).map((move) => move.split(" ")[0])),
  );
  expect([...met].sort()).toEqual(VERBS.toSorted());
  expect(new Set(POSITIONS.map(({ seats }) => seats))).toEqual(new Set([1, 2, 3, 4]));
});

describe.each(POSITIONS.map((position) => [title(position), position] as const))(
  "%s",
  (_title, position: Position) => {
    const view = position.view as unknown as View;
    let container: HTMLElement;
    let bench: ReturnType<typeof mount>;
    beforeAll(() => {
      container = document.createElement("div");
      bench = mount(Bench, { target: container, props: { position } });
    });
    afterAll(() => unmount(bench));

    it("draws what every legal move points at, in the zone that is said", () => {
      const places = new Map(
        [...container.querySelectorAll<SVGElement>("[data-at]")].map((element) => [
          element.dataset["at"]!,
          element.closest<HTMLElement>("[data-zone]")!.dataset["zone"]!,
        ]),
      );
      for (const move of position.decision?.moves ?? []) {
        const parts = move.split(" ");
        const targets = game.targets(parts, view);
        if (BAR_ONLY.includes(parts[0]!)) expect(targets).toEqual([]);
        else expect(targets.length, move).toBeGreaterThan(0);
        for (const target of targets)
          expect(places.get(target), `${move}: ${target}`).toBe(game.zoneOf(target, view));
      }
    });

    it("tells moves apart by what they point at", () => {
      const moves = (position.decision?.moves ?? []).filter((move) => !BAR_ONLY.includes(move));
      const keys = moves.map((move) => game.targets(move.split(" "), view).join(" "));
      expect(new Set(keys).size).toBe(moves.length);
    });

    it("gives every target a name in words", () => {
      for (const element of container.querySelectorAll("[data-at][role]")) {
        expect(element.getAttribute("aria-label"), element.getAttribute("data-at")!).toMatch(/\S.*\S/);
        expect(element.getAttribute("aria-label")).not.toMatch(/coimbra-|undefined|\{/);
      }
    });

    it("gives plates, progress and the board as text", () => {
      expect(game.order(view).toSorted()).toEqual([...position.view.players.keys()]);
      for (const seat of game.order(view)) {
        expect(game.figures(view, seat)).toHaveLength(4);
        expect(game.score(view, seat)).toBe(position.view.players[seat]!.points);
      }
      const { chip, steps } = game.progress(view, words);
      expect(chip).toMatch(/\w/);
      if (position.view.phase !== "setup")
        expect(steps.filter(({ state }) => state === "now")).toHaveLength(1);
      const told = game.describe(view, words);
      expect(told.length).toBeGreaterThan(9);
      for (const { zone, lines } of told)
        expect(`${zone}: ${lines.join(" ")}`).not.toMatch(/coimbra-|undefined|\{ \$/);
    });

    it("names each piece once", () => {
      const stage = container.querySelector("[data-stage]")!;
      const pieces = [...stage.querySelectorAll<SVGElement>("[data-piece]")].map(
        (piece) => piece.dataset["piece"],
      );
      expect(pieces.length).toBe(new Set(pieces).size);
    });
  },
);

it("explains a corner without its name again, in a sentence", () => {
  const { view } = POSITIONS[0]!;
  const { name, text } = explained(game, view as unknown as View, "co-nw", "", words);
  expect(name).toBe("The north-west corner of Coimbra");
  expect(text).toMatch(/^The pilgrim starts here/);
});

it("tells like dice of one line apart for the cap, and says where each would stand", () => {
  const { view, seat } = POSITIONS.find(({ decision }) => decision?.prompt === "cap")!;
  const own = { colour: "grey", value: 3, "owner-seat": seat, capped: false };
  const other = { ...own, "owner-seat": (seat + 1) % 2 };
  const upper = [own, other, { token: 3 }, own];
  const here = { ...view, locations: { ...view.locations, upper } } as unknown as View;
  const capped = (which: string) => ["cap", "grey-3", "upper", which];
  expect(game.targets(capped("1"), here)).toEqual(["upper:grey-3"]);
  expect(game.targets(capped("2"), here)).toEqual(["upper:grey-3:3"]);
  const about = { costs: {}, brings: {}, facts: { value: 6, ahead: 0 } };
  expect(game.arithmetic!(capped("2"), here, words, about)).toBe("1st of 4 · cards cost 6");
  expect(game.targets(["cap", "grey-4", "upper", "1"], here)).toEqual([]);
});

it("says what a move changed for the one who made it", () => {
  const before = POSITIONS[0]!.view;
  const mine = before.players[0]!;
  const richer = {
    ...mine,
    coins: mine.coins + 3,
    guards: mine.guards - 2,
    tracks: { ...mine.tracks, cleric: 4 },
  };
  const after = { ...before, players: [richer, ...before.players.slice(1)] };
  const told = game.changes(before as unknown as View, after as unknown as View, 0);
  expect(told.map(({ icon, before: was, after: is, mood }) => [icon, was, is, mood])).toEqual([
    ["guard", 7, 5, "loss"],
    ["coin", 7, 10, "gain"],
    ["cleric", 0, 4, "gain"],
  ]);
});

it("lights what an event speaks of", () => {
  const event = { ply: 3, event: "placed", seat: 0, die: "grey-4", location: "upper" } as GameEvent;
  expect(game.lights(event)).toEqual(["upper", "upper:grey-4"]);
  expect(game.lights({ ply: 3, event: "raised", seat: 0, track: "cleric", spaces: 1 })).toEqual([
    "track:cleric",
  ]);
});

it("names the dice of the pool by their colour alone while they show no face", () => {
  const told = (phase: string) => {
    const { view } = POSITIONS.find((position) => position.view.phase === phase)!;
    const zone = words.say("coimbra-zone-pool");
    return game
      .describe(view as unknown as View, words)
      .find((one) => one.zone === zone)!
      .lines.join(" ");
  };
  expect(told("b")).toMatch(/\d/);
  expect(told("e")).toMatch(/^(\w+ die(, | and |$))+$/);
});

it("reckons prices and places in line", () => {
  const { view, decision } = POSITIONS.find(({ decision }) => decision?.prompt === "place")!;
  const move = decision!.moves!.find((one) => one.endsWith("upper"))!;
  const sum = game.arithmetic!(move.split(" "), view as unknown as View, words, decision!.about![move]);
  expect(sum).toMatch(/^\d\w\w of \d · cards cost \d$/);
  expect(game.arithmetic!(["decline"], view as unknown as View, words)).toBeNull();
});
