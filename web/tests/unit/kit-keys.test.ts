import { describe, expect, it } from "vitest";
import { command } from "$kit/keys/keys";
import { nearest, setStops, type Spot } from "$kit/keys/roving";

const press = (key: string, more: object = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe("keys", () => {
  it.each([
    ["3", { do: "option", number: 3 }],
    ["0", { do: "pass-or-fit" }],
    ["u", { do: "undo" }],
    ["w", { do: "why" }],
    ["p", { do: "preview" }],
    ["/", { do: "command-line" }],
    ["?", { do: "keys" }],
    ["]", { do: "log-step", by: 1 }],
    ["PageDown", { do: "legal", by: 1 }],
    ["Escape", { do: "back" }],
  ])("%s", (key, asked) => {
    expect(command(press(key), false, true)).toEqual(asked);
  });

  it("undoes the turn with shift", () => {
    expect(command(press("U", { shiftKey: true }), false, true)).toEqual({ do: "undo-turn" });
  });

  it("goes to a zone after G", () => {
    expect(command(press("c"), true, true)).toEqual({ do: "zone", key: "c" });
  });

  it("leaves the browser's own keys alone", () => {
    expect(command(press("l", { ctrlKey: true }), false, true)).toBeNull();
  });

  it("knows no letters where they are switched off, but still steps back", () => {
    expect(command(press("u"), false, false)).toBeNull();
    expect(command(press("Escape"), false, false)).toEqual({ do: "back" });
  });
});

describe("arrows by geometry", () => {
  const spot = (x: number, y: number): Spot => ({ left: x, right: x + 10, top: y, bottom: y + 10 });
  const grid = [spot(0, 0), spot(50, 0), spot(100, 0), spot(0, 50), spot(50, 50), spot(100, 50)];

  it("goes to the neighbour in a row and in a column", () => {
    expect(nearest(grid[1]!, grid, "ArrowRight")).toBe(2);
    expect(nearest(grid[1]!, grid, "ArrowLeft")).toBe(0);
    expect(nearest(grid[1]!, grid, "ArrowDown")).toBe(4);
    expect(nearest(grid[4]!, grid, "ArrowUp")).toBe(1);
  });

  it("stays where nothing lies ahead", () => {
    expect(nearest(grid[2]!, grid, "ArrowRight")).toBe(-1);
    expect(nearest(grid[0]!, grid, "ArrowUp")).toBe(-1);
  });
});

describe("tab stops", () => {
  it("gives each zone one, on its first legal thing", () => {
    document.body.innerHTML = `
      <div data-zone="one"><i data-at="a" tabindex="-1"></i><i data-at="b" class="legal" tabindex="-1"></i></div>
      <div data-zone="two"><i data-at="c" tabindex="-1"></i><i data-at="d" tabindex="0"></i></div>`;
    setStops(document.body);
    const stops = [...document.querySelectorAll('[tabindex="0"]')].map(
      (one) => (one as HTMLElement).dataset["at"],
    );
    expect(stops).toEqual(["b", "c"]);
  });
});
