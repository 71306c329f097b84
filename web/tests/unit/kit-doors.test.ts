/** Every way to name a move obeys the setting that asks for a second press. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$lib/settings.svelte";
import Chooser from "$kit/bar/Chooser.svelte";
import DecisionBar from "$kit/bar/DecisionBar.svelte";
import MoveList from "$kit/bar/MoveList.svelte";
import type { Table } from "$kit/table/table.svelte";
import Target from "$kit/thing/Target.svelte";
import Actions from "../../src/games/magnanimous/moments/Actions.svelte";
import { around, positionAt, serve, settle, stateAt, tableAt, type Sent } from "./kit-table-fixture";

let sent: Sent[];
const moved = () => sent.filter((one) => one.path.endsWith("moves")).map((one) => one.body["moves"]);
const button = (name: RegExp) => screen.getAllByRole("button", { name }).at(-1)!;

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  sessionStorage.clear();
  sent = serve((one) => ({
    body: one.path.endsWith("moves")
      ? { accepted: 1, repeated: false, state: stateAt({ ply: 6, turn: 1 }) }
      : { tried: 1, revealed: false, before: [], position: positionAt({ ply: 6 }) },
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  settings.confirm = "never";
});

/** The doors: how each is drawn, and what is pressed in it. */
const thing = { id: "b", x: 0, y: 0, width: 40, height: 40, label: "Plot B" };
const DOORS: Record<string, { moves: string[]; move: string; open: (table: Table) => () => HTMLElement }> = {
  "a thing of the board": {
    moves: ["put b x", "put a x"],
    move: "put b x",
    open: (table) => {
      render(Target, { props: thing, context: around(table) });
      return () => button(/Plot B|table-label/);
    },
  },
  "the button of the only move": {
    moves: ["put b x"],
    move: "put b x",
    open: (table) => {
      render(DecisionBar, { context: around(table) });
      return () => button(/put \(b, x\)/);
    },
  },
  "a button to let it pass": {
    moves: ["put b x", "put a x", "pass"],
    move: "pass",
    open: (table) => {
      render(DecisionBar, { context: around(table) });
      return () => button(/^pass/);
    },
  },
  "an amount": {
    moves: ["bid 1", "bid 2", "bid 3"],
    move: "bid 1",
    open: (table) => {
      render(DecisionBar, { context: around(table) });
      return () => button(/bid \(1\)/);
    },
  },
  "the list of all moves": {
    moves: ["put b x", "put a x"],
    move: "put b x",
    open: (table) => {
      render(MoveList, { props: { close: () => undefined }, context: around(table) });
      return () => button(/put \(b, x\)/);
    },
  },
  "an action of a moment": {
    moves: ["put b x", "put a x"],
    move: "put b x",
    open: (table) => {
      render(Actions, { props: { primary: "put b x" }, context: around(table) });
      return () => button(/put \(b, x\)/);
    },
  },
};

const HANDS = {
  "with every move confirmed": () => (settings.confirm = "always"),
  "with a finger": () => (settings.confirm = "never"),
};

describe.each(Object.entries(HANDS))("%s", (hand, set) => {
  const pointerType = hand === "with a finger" ? "touch" : "mouse";
  const press = async (element: HTMLElement) => {
    await fireEvent(element, new PointerEvent("click", { bubbles: true, pointerType }));
    await settle();
  };
  beforeEach(() => void set());

  it.each(Object.entries(DOORS))("%s waits for its second press", async (_, { moves, move, open }) => {
    const table = tableAt({ ply: 5, moves });
    const found = open(table);
    await press(found());
    expect(moved()).toEqual([]);
    expect(table.choice.ready).toBe(move);
    await press(found());
    expect(moved()).toEqual([[move]]);
  });

  it("a chooser's row waits for its second press", async () => {
    const table = tableAt({ ply: 5, moves: ["put b", "take b"] });
    render(Target, { props: thing, context: around(table) });
    render(Chooser, { context: around(table) });
    await press(button(/Plot B|table-label/));
    // The panel is hidden until it was measured, which nobody does here.
    await press(screen.getByText("take (b)").closest("button")!);
    expect(moved()).toEqual([]);
    expect(table.choice.ready).toBe("take b");
  });
});
