import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$lib/settings.svelte";
import DecisionBar from "$kit/bar/DecisionBar.svelte";
import ToolMenu from "$kit/bar/ToolMenu.svelte";
import Target from "$kit/thing/Target.svelte";
import { around, positionAt, serve, settle, stateAt, tableAt } from "./kit-table-fixture";

beforeEach(() => {
  // jsdom lays nothing out.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  sessionStorage.clear();
  settings.confirm = "never";
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const landed = { accepted: 1, repeated: false, state: stateAt({ ply: 6, turn: 1 }) };

describe("a target on the board", () => {
  const props = { id: "b", x: 0, y: 0, width: 40, height: 40, label: "Plot B, empty" };

  it("is a button with its state in words, and is pressed by Enter", async () => {
    const sent = serve((one) => ({ body: one.path.endsWith("moves") ? landed : {} }));
    render(Target, { props, context: around(tableAt({ ply: 5 })) });
    const button = screen.getByRole("button");
    expect(button.getAttribute("aria-label")).toContain("table-label-legal");
    await fireEvent.keyDown(button, { key: "Enter" });
    await settle();
    expect(sent.map((one) => one.body["moves"])).toEqual([["put b x"]]);
  });

  it("explains itself where it cannot be used", async () => {
    const table = tableAt({ ply: 5 });
    render(Target, { props: { ...props, id: "c" }, context: around(table) });
    const button = screen.getByRole("button");
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(button);
    expect(table.choice.asked?.id).toBe("c");
  });

  it("is a picture where no table is around it", () => {
    render(Target, props);
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe("Plot B, empty");
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("the decision bar", () => {
  it("names the only move on its button", async () => {
    const sent = serve((one) => ({ body: one.path.endsWith("moves") ? landed : {} }));
    render(DecisionBar, { context: around(tableAt({ ply: 5, moves: ["put b x"] })) });
    await fireEvent.click(screen.getByText(/put \(b, x\)/));
    await settle();
    expect(sent.some((one) => one.path.endsWith("moves"))).toBe(true);
  });

  it("lets an amount be chosen by steps, the smallest first", async () => {
    serve(() => ({ body: { tried: 1, revealed: false, before: [], position: positionAt({ ply: 6 }) } }));
    render(DecisionBar, { context: around(tableAt({ ply: 5, moves: ["bid 2", "bid 3", "bid 4"] })) });
    const amount = screen.getByRole("spinbutton");
    expect(amount.getAttribute("aria-valuenow")).toBe("2");
    await fireEvent.keyDown(amount, { key: "End" });
    expect(amount.getAttribute("aria-valuenow")).toBe("4");
    expect(document.querySelectorAll("[data-primary]")).toHaveLength(1);
  });

  it("begins every question at the smallest amount, not where the last one ended", async () => {
    serve((one) => ({
      body: one.path.endsWith("moves")
        ? {
            accepted: 1,
            repeated: false,
            state: stateAt({ ply: 6, moves: ["bid 5", "bid 6", "bid 7", "bid 8"] }),
          }
        : { tried: 1, revealed: false, before: [], position: positionAt({ ply: 6 }) },
    }));
    const moves = ["bid 1", "bid 2", "bid 3", "bid 4"];
    render(DecisionBar, { context: around(tableAt({ ply: 5, moves })) });
    await fireEvent.keyDown(screen.getByRole("spinbutton"), { key: "End" });
    await fireEvent.click(screen.getByText("bid (4)"));
    await settle();
    await tick();
    expect(screen.getByRole("spinbutton").getAttribute("aria-valuenow")).toBe("5");
  });

  it("offers no move in another's turn", () => {
    render(DecisionBar, { context: around(tableAt({ ply: 5, turn: 1 })) });
    expect(document.querySelector("[data-primary]")).toBeNull();
    expect(document.querySelector(".options")).toBeNull();
  });
});

describe("under a finger", () => {
  const tap = (one: Element) =>
    fireEvent(one, new PointerEvent("click", { bubbles: true, pointerType: "touch" }));
  const option = (text: RegExp) => screen.getByText(text).closest("button")!;
  beforeEach(() => {
    settings.confirm = "final";
    vi.stubGlobal("innerWidth", 390);
    vi.stubGlobal("innerHeight", 844);
  });

  it("the tapped option becomes the button that does it, in its own place; the second tap plays it", async () => {
    const sent = serve((one) => ({
      body: one.path.endsWith("moves")
        ? landed
        : { tried: 1, revealed: false, before: [], position: positionAt({ ply: 6 }) },
    }));
    render(DecisionBar, { context: around(tableAt({ ply: 5, moves: ["put a x", "put b x"] })) });
    expect(document.querySelector("[data-primary]")).toBeNull();
    const places = [...document.querySelectorAll(".options button")];
    await tap(option(/put \(b, x\)/));
    expect([...document.querySelectorAll(".options button")]).toEqual(places);
    expect(document.querySelector("[data-primary]")).toBe(places[1]);
    expect(sent.filter(({ path }) => path.endsWith("moves"))).toEqual([]);
    await tap(places[1]!);
    await settle();
    expect(sent.find(({ path }) => path.endsWith("moves"))?.body["moves"]).toEqual(["put b x"]);
  });

  it("has its tools in one menu, each by its name", async () => {
    const table = tableAt({ ply: 5 });
    render(DecisionBar, { context: around(table) });
    expect(document.querySelector('[data-part="rehearse"]')).toBeNull();
    await fireEvent.click(document.querySelector('[data-part="tools"]')!);
    expect(table.ui.drawer).toBe("tools");
    render(ToolMenu, { props: { close: () => table.ui.shut() }, context: around(table) });
    expect(screen.getByText("table-why").closest("button")).not.toBeNull();
    await fireEvent.click(screen.getByText("table-rehearse"));
    expect(table.rehearsing.on).toBe(true);
    expect(table.ui.drawer).toBeNull();
  });

  it("what is asked on one's own board raises it, unless it was put down", () => {
    const dock = tableAt({ ply: 5 }, { zoneOf: (target) => (target === "b" ? "dock" : "board") });
    expect(dock.ui.dockUp).toBe(true);
    dock.ui.raise(false);
    expect(dock.ui.dockUp).toBe(false);
    expect(tableAt({ ply: 5 }).ui.dockUp).toBe(false);
  });
});
