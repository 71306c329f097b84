import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { Choosing } from "$kit/table/choosing.svelte";

const REFUSED = { move: "put z x", reason: "taken", clause: "X2", facts: {} };

function choosing(moves: string[]): Choosing {
  let made: Choosing | undefined;
  $effect.root(() => {
    made = new Choosing(
      () => ({ moves, refusals: [REFUSED] }),
      (move) => move.split(" ").slice(1),
    );
  });
  return made!;
}

describe("choosing by pressing", () => {
  it("narrows to one move", () => {
    const choice = choosing(["put a x", "put a y", "put b x"]);
    expect(choice.chosen).toBeNull();
    expect([...choice.legal].sort()).toEqual(["a", "b", "x", "y"]);
    choice.press("a");
    expect([...choice.legal].sort()).toEqual(["x", "y"]);
    choice.press("y");
    flushSync();
    expect(choice.chosen).toBe("put a y");
  });

  it("takes back a press by pressing again", () => {
    const choice = choosing(["put a x", "put a y"]);
    choice.press("a");
    choice.press("x");
    choice.press("a");
    expect(choice.picked).toEqual([]);
  });

  it("starts anew on a thing outside the choice", () => {
    const choice = choosing(["put a x", "put b y"]);
    choice.press("a");
    choice.press("b");
    expect(choice.picked).toEqual(["b"]);
    expect(choice.chosen).toBe("put b y");
  });

  it("knows when no press can tell moves apart", () => {
    const choice = choosing(["sell a", "keep a", "sell b"]);
    expect(choice.ambiguous).toBe(false);
    choice.press("a");
    expect(choice.ambiguous).toBe(true);
    expect(choice.candidates).toEqual(["sell a", "keep a"]);
  });

  it("says why a thing cannot be used, and does not press it", () => {
    const choice = choosing(["put a x"]);
    expect(choice.refused.get("z")).toEqual([REFUSED]);
    choice.press("z");
    expect(choice.picked).toEqual([]);
  });
});
