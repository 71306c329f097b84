import { describe, expect, it } from "vitest";
import { follow } from "../../../src/games/magnanimous/know/dice";

describe("dice", () => {
  const start = follow(new Map(), ["space-1a", "space-1b", "space-2a"]);

  it("get a key each", () => {
    expect(new Set(start.values()).size).toBe(3);
  });

  it("keep it when they move", () => {
    const moved = follow(start, ["space-1a", "space-2a", "bahia"]);
    expect(moved.get("bahia")).toBe(start.get("space-1b"));
    expect(moved.get("space-2a")).toBe(start.get("space-2a"));
    const back = follow(moved, ["space-1a", "space-2a", "space-8b"]);
    expect(back.get("space-8b")).toBe(start.get("space-1b"));
  });

  it("never share one", () => {
    const more = follow(start, ["space-2a", "bahia", "goyaz", "para", "ceara"]);
    expect(new Set(more.values()).size).toBe(5);
  });
});
