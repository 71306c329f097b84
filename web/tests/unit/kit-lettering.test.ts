import { describe, expect, it } from "vitest";
import { lettered } from "$kit/thing/lettering";

describe("a name on a face", () => {
  it("is broken between words, as rarely as its room allows", () => {
    expect(lettered("Captain of the Night Watch", 68, 5.3, 3).map(({ line }) => line)).toEqual([
      "Captain of",
      "the Night",
      "Watch",
    ]);
    expect(lettered("Salt Trader", 68, 5.3, 3)).toEqual([{ line: "Salt Trader", narrowed: undefined }]);
  });

  it("is drawn narrower before it takes a line too many, and loses no word", () => {
    const name = "Register of Emergency Orders of the Crown";
    const lines = lettered(name, 62, 6.3, 3);
    expect(lines.length).toBe(3);
    expect(lines.map(({ line }) => line).join(" ")).toBe(name);
    expect(lines.some(({ narrowed }) => narrowed === 62)).toBe(true);
  });
});
