// The whole module on positions of real games: every zone drawn, every legal thing there to be pressed, all in words.
import { cleanup, render } from "@testing-library/svelte";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readdirSync } from "node:fs";
import type { GameModule } from "../../../src/kit/contract";
import type { Table } from "$kit/table/table.svelte";
import { words } from "../../../src/lib/words.svelte";
import { furnish, POSITIONS, stateOf, titleOf, type Position } from "./positions";

const ICONS = new Set(readdirSync("src/icons").map((file) => file.replace(".svg", "")));
let game: GameModule;
let shown: (position: Position) => { table: Table; board: HTMLElement };
/** On a phone each zone alone; once for each number of seats is enough. */
const FORMS = ({ decision }: Position) => (decision ? (["stage"] as const) : (["stage", "alone"] as const));
/** Whether a text is free of what a missing word, number or fact leaves behind. */
const whole = (text: string) =>
  !/magnanimous-|undefined|NaN|\[object|\{ ?\$/.test(text.replaceAll("/rules/magnanimous", ""));

beforeAll(async () => {
  furnish();
  const { Table } = await import("$kit/table/table.svelte");
  const { default: Shown } = await import("../parts/Shown.svelte");
  game = (await import("../../../src/games/magnanimous")).default as unknown as GameModule;
  await words.use("en");
  await words.open("magnanimous");
  shown = (position) => {
    const table = new Table(game, stateOf(position));
    return { table, board: render(Shown, { table, forms: FORMS(position) }).container };
  };
});

/** Verbs that point at nothing on the board: they are in the bar and, most of them, in the moment's panel. */
const BAR = ["votes", "spend", "bid", "pass", "refuse", "act", "precise", "offer", "follow", "send", "turn"];

describe.each(POSITIONS.map((position) => [titleOf(position), position] as const))("%s", (_, position) => {
  let table: Table;
  let board: HTMLElement;
  beforeAll(() => ({ table, board } = shown(position)));
  afterAll(cleanup);

  it("is drawn whole, with every icon and word", () => {
    expect(whole(board.innerHTML)).toBe(true);
    for (const use of board.querySelectorAll("use")) {
      expect(ICONS).toContain(use.getAttribute("href")?.replace("#i-", ""));
    }
    for (const zone of game.zones) {
      expect(board.querySelectorAll(`svg[data-zone="${zone.id}"] *`).length).toBeGreaterThan(5);
    }
    expect(board.querySelectorAll("svg[data-form='stage'] *").length).toBeLessThan(2500);
  });

  it("has every legal target where it says it is, named", () => {
    const drawn = new Map<string, string>();
    for (const spot of board.querySelectorAll("[data-at]")) {
      const zone = spot.closest<HTMLElement>("[data-zone]")?.dataset["zone"];
      drawn.set(
        `${zone} ${spot.getAttribute("data-at")}`,
        spot.getAttribute("aria-label") ?? spot.textContent ?? "",
      );
    }
    for (const move of position.decision?.moves ?? []) {
      const verb = move.split(" ")[0]!;
      const targets = game.targets(move.split(" "), table.scene.view);
      if (!BAR.includes(verb) && verb !== "trade") expect(targets.length, move).toBeGreaterThan(0);
      for (const id of targets) {
        const zone = game.zoneOf(id, table.scene.view);
        const label = drawn.get(`${zone} ${id}`) ?? drawn.get(`moment ${id}`);
        expect(label?.length ?? 0, `${move}: ${id} in ${zone}`).toBeGreaterThan(3);
      }
    }
  });

  it("follows each piece by one key", () => {
    const stage = [...board.querySelectorAll("svg[data-form='stage'] [data-piece]")];
    const keys = stage.map((piece) => piece.getAttribute("data-piece"));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("is told in words, seat by seat", () => {
    const view = table.scene.view;
    const told = game.describe(view, words);
    expect(told.map(({ zone }) => zone)).toEqual([...game.zones.map(({ id }) => id), "dock"]);
    const lines = told.flatMap((zone) => zone.lines);
    for (const line of lines) expect(whole(line), line).toBe(true);
    expect(told.find(({ zone }) => zone === "map")!.lines).toHaveLength(21);
    for (const seat of game.order(view)) {
      expect(game.figures(view, seat)).toHaveLength(4);
      for (const { icon, name } of game.figures(view, seat)) {
        expect(ICONS).toContain(icon);
        expect(words.text(name)).not.toBeNull();
      }
    }
    expect(new Set(game.order(view).map((seat) => game.colour(view, seat))).size).toBe(position.seats);
    const { chip, steps } = game.progress(view, words);
    expect(chip.length).toBeGreaterThan(3);
    expect(steps.filter(({ state }) => state === "now").length).toBeLessThanOrEqual(1);
    for (const move of position.decision?.moves ?? []) {
      const line = game.arithmetic?.(move.split(" "), view, words, position.decision!.about?.[move]);
      if (line) expect(whole(line), line).toBe(true);
    }
  });
});

describe("the module", () => {
  it.each([
    ["colour red", ["red"], "map"],
    ["baron b01", ["b01"], "dock"],
    ["troop bahia", ["bahia"], "map"],
    ["troop imperial-area", ["imperial-area"], "imperial"],
    ["deputy lib", ["lib"], "dock"],
    ["build railway bahia", ["railway", "bahia"], "improvements"],
    ["ballot c01", ["c01"], "dock"],
    ["take space-3b", ["space-3b"], "area"],
    ["place bahia", ["bahia"], "map"],
    ["govern", ["governor"], "governor"],
    ["ship rio", ["rio-de-janeiro"], "map"],
    ["ship rio-to-port", ["ships-rio-de-janeiro"], "map"],
    ["reinforce imperial-area", ["imperial-area"], "imperial"],
    ["advance nobility", ["nobility"], "nobility"],
    ["advance republic", ["republic"], "commerce"],
    ["free uruguay", ["uruguay"], "map"],
    ["attacker uruguay", ["uruguay"], "map"],
    ["target bahia", ["bahia"], "map"],
    ["pick bahia", ["bahia"], "map"],
    ["put space-1a", ["space-1a"], "area"],
    ["train bahia", ["bahia"], "map"],
    ["load bahia goyaz", ["goods-bahia", "goyaz"], "dock"],
    ["sell bahia", ["sell-bahia"], "dock"],
    ["march bahia goyaz", ["troops-bahia", "goyaz"], "map"],
    ["march imperial-area goyaz", ["troops-imperial-area", "goyaz"], "imperial"],
    ["attack bahia sergipe", ["troops-bahia", "sergipe"], "map"],
    ["discard e01", ["e01"], "dock"],
    ["throne e01", ["e01"], "dock"],
    ["export commerce-5 3", ["commerce-5"], "commerce"],
    ["give bahia", ["bahia"], "map"],
  ])("%s points at %j, in %s", (move, targets, zone) => {
    const { view } = POSITIONS.find((position) => position.view.phase === "production")!;
    expect(game.targets(move.split(" "), view as never)).toEqual(targets);
    expect(game.zoneOf(targets[0]!, { ...view, cards: { ...view.cards, events: [] } } as never)).toBe(zone);
  });

  it("finds the port, the minister and the source of a trade in the view", () => {
    const view = structuredClone(POSITIONS.find((position) => position.view.phase === "production")!.view);
    const own = view.players.find((player) => player.hand !== null)!;
    own.colour = "red";
    own.ministers.lib = "m13";
    view.ministers.shown = "m05";
    expect(game.targets(["ship", "port"], view as never)).toEqual(["sergipe"]);
    expect(game.targets(["sail"], view as never)).toEqual(["ships-sergipe"]);
    expect(game.targets(["appoint"], view as never)).toEqual(["m05"]);
    expect(game.targets(["trade"], view as never)).toEqual(["m13"]);
    own.ministers.lib = null;
    view.cards.events = ["e20"];
    expect(game.targets(["trade"], view as never)).toEqual(["e20"]);
  });

  it("tells what changed, with its mood", () => {
    const before = POSITIONS.find(({ view }) => view.phase === "production")!;
    const after = structuredClone(before.view);
    const seat = before.seat;
    after.players[seat]!.reis += 3;
    after.republic += 1;
    after.purple.power += 1;
    const own = after.provinces.find(({ "owner-seat": owner }) => owner === seat)!;
    own.troops += 1;
    own.defence += 1;
    const changes = game.changes(before.view as never, after as never, seat);
    const moods = Object.fromEntries(changes.map(({ name, mood }) => [name, mood]));
    expect(moods).toMatchObject({
      "magnanimous-reis": "gain",
      "magnanimous-republic": "neutral",
      "magnanimous-paraguay-power": "loss",
      "magnanimous-troop": "gain",
      [`magnanimous-${own.id}`]: "gain",
    });
    for (const { name, icon } of changes) {
      expect(words.text(name), name).not.toBeNull();
      expect(ICONS).toContain(icon);
    }
    expect(game.changes(before.view as never, before.view as never, seat)).toEqual([]);
  });

  it("lights what an event speaks of", () => {
    const lit = (event: object) => game.lights({ ply: 1, seat: 0, ...event } as never);
    expect(lit({ event: "held", attacker: "paraguay", province: "uruguay", power: 3, imperial: 4 })).toEqual([
      "paraguay",
      "uruguay",
    ]);
    expect(lit({ event: "republic-moved", republic: 3, spaces: 3 })).toEqual(["republic"]);
    expect(lit({ event: "drew", cards: 2, drawn: ["e01", "c02"] })).toEqual(["e01", "c02"]);
    expect(lit({ event: "declined" })).toEqual([]);
  });

  it("tells from and to apart", () => {
    const view = POSITIONS[0]!.view as never;
    expect(game.targets(["march", "bahia", "goyaz"], view)).toEqual(["troops-bahia", "goyaz"]);
    expect(game.targets(["march", "goyaz", "bahia"], view)).toEqual(["troops-goyaz", "bahia"]);
    expect(game.targets(["load", "bahia", "goyaz"], view)).toEqual(["goods-bahia", "goyaz"]);
  });

  it("gives each seat a colour while colours are chosen", () => {
    const four = structuredClone(POSITIONS.find(({ seats }) => seats === 4)!.view);
    four.players.forEach((player, seat) => (player.colour = seat === 1 ? "red" : null));
    const colours = [0, 1, 2, 3].map((seat) => game.colour(four as never, seat));
    expect(new Set(colours).size).toBe(4);
    expect(colours[1]).toBe("red");
  });
});
