import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$lib/settings.svelte";
import Explain from "$kit/explain/Explain.svelte";
import { Lights } from "$kit/table/lights.svelte";
import Target from "$kit/thing/Target.svelte";
import Pressable from "./parts/Pressable.svelte";
import { around, positionAt, pressOf, serve, settle, stateAt, tableAt } from "./kit-table-fixture";

beforeEach(() => {
  sessionStorage.clear();
  settings.confirm = "always";
  serve(() => ({ body: { tried: 1, revealed: false, before: [], position: positionAt({ ply: 6 }) } }));
  // jsdom lays nothing out.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal("CSS", { escape: (text: string) => text });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  settings.confirm = "never";
});

describe("a thing of the dock", () => {
  it("stays the same element with the same inside when it becomes legal, chosen or neither", async () => {
    const table = tableAt({ ply: 5, moves: ["put b x", "put b y", "put a x"] });
    render(Pressable, { props: { id: "x" }, context: around(table) });
    const thing = screen.getByLabelText(/Card x|table-label-legal/);
    const inside = screen.getByLabelText("inside");
    expect(thing.getAttribute("role")).toBe("button");
    table.choice.press("b", pressOf());
    await fireEvent.click(thing);
    expect(thing.classList).toContain("chosen");
    table.take(stateAt({ ply: 6, turn: 1 }));
    await settle();
    await tick();
    expect(screen.getByLabelText("Card x")).toBe(thing);
    expect(thing.getAttribute("role")).toBe("group");
    expect(screen.getByLabelText("inside")).toBe(inside);
  });

  it("is pressed by Enter and Space as by a pointer", async () => {
    const table = tableAt({ ply: 5 });
    render(Pressable, { props: { id: "a" }, context: around(table) });
    const thing = screen.getByRole("button");
    await fireEvent.keyDown(thing, { key: "Enter" });
    expect(table.choice.picked).toEqual(["a"]);
    await fireEvent.keyDown(thing, { key: " " });
    expect(table.choice.picked).toEqual([]);
  });
});

describe("a press on a thing that means nothing now", () => {
  const props = { id: "far", x: 0, y: 0, width: 40, height: 40, label: "Plot far, empty" };

  it("is answered by what it is", async () => {
    const table = tableAt({ ply: 5, turn: 1 });
    const { container } = render(Target, { props, context: around(table) });
    render(Explain, { props: { root: container as HTMLElement }, context: around(table) });
    await fireEvent.click(screen.getByRole("img"));
    expect(table.choice.asked).toMatchObject({ id: "far", refusals: [] });
    expect(document.querySelector(".explain .name")?.textContent).toBe("Plot far");
    expect(document.querySelector(".explain .does")?.textContent).toBe("Empty.");
    expect(table.back()).toBe(true);
    await tick();
    expect(document.querySelector(".explain")).toBeNull();
  });
});

describe("lights", () => {
  it("are put out only by who lit them, and the upper layer is seen", () => {
    const lights = new Lights();
    lights.show("log", ["a", "b"]);
    lights.show("digest", ["b"]);
    expect(["a", "b", "c"].map((id) => lights.on(id))).toEqual(["log", "digest", null]);
    lights.clear("digest");
    expect(lights.on("b")).toBe("log");
    lights.clear("log");
    expect(lights.on("a")).toBeNull();
  });
});
