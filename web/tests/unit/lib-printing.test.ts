/** Packs in the hands of somebody who owns the box. */
import { describe, expect, it } from "vitest";
import {
  differences,
  entriesOf,
  fieldsOf,
  markPrinted,
  sourceOf,
  tally,
  typed,
  withEntry,
  withValue,
  type Files,
} from "../../src/lib/printing";

const PACK: Files = {
  cards: {
    card: [
      { id: "C1", cost: "coins", influence: 2, effects: [{ op: "gain", guards: 4 }], source: "ours" },
      { id: "C2", cost: "none", influence: 3, source: "ours", sources: { cost: "printed" } },
    ],
  },
  limits: { goods: { most: 20, source: "printed" } },
  clauses: { section: [{ id: "start", clauses: ["C1"] }] },
};
const [first, second] = entriesOf(PACK);

describe("a pack", () => {
  it("is listed entry by entry, without the list of clauses", () => {
    expect(entriesOf(PACK).map(({ place }) => `${place.file} ${place.table} ${place.at}`)).toEqual([
      "cards card 0",
      "cards card 1",
      "limits goods -1",
    ]);
  });

  it("tells every single value, also inside effects, with its source", () => {
    expect(fieldsOf(first!.entry).map(({ path, value, source }) => [path.join(" "), value, source])).toEqual([
      ["cost", "coins", "ours"],
      ["influence", 2, "ours"],
      ["effects 0 op", "gain", "ours"],
      ["effects 0 guards", 4, "ours"],
    ]);
    expect(sourceOf(second!.entry, "cost")).toBe("printed");
    expect(tally(PACK)).toEqual({ printed: 2, reference: 0, inferred: 0, ours: 5 });
  });

  it("takes a correction, which is then what the box prints, and leaves the old one alone", () => {
    const entry = withValue(first!.entry, ["effects", 0, "guards"], 5);
    const files = withEntry(PACK, first!.place, entry);
    expect(fieldsOf(entry).at(-1)).toEqual({
      path: ["effects", 0, "guards"],
      value: 5,
      source: "printed",
    });
    expect(sourceOf(entry, "influence")).toBe("ours");
    expect(differences(files, PACK)).toEqual(["cards/card/0"]);
    expect(fieldsOf(first!.entry).at(-1)!.value).toBe(4);
    expect(differences(withEntry(files, first!.place, first!.entry), PACK)).toEqual([]);
  });

  it("corrects a table that stands alone", () => {
    const limits = entriesOf(PACK)[2]!;
    const files = withEntry(PACK, limits.place, withValue(limits.entry, ["most"], 30));
    expect(files["limits"]!["goods"]).toEqual({ most: 30, source: "printed" });
  });

  it("is confirmed as printed without a change of its values", () => {
    const entry = markPrinted(second!.entry);
    expect(entry).toEqual({ id: "C2", cost: "none", influence: 3, source: "printed" });
  });

  it("takes whole numbers where a number stood", () => {
    expect(typed(" 12 ", 3)).toBe(12);
    expect(typed("-1", 3)).toBe(-1);
    for (const wrong of ["", "1.5", "two", "1e3"]) expect(typed(wrong, 3)).toBeNull();
    expect(typed("12", "coins")).toBe("12");
    expect(typed("false", true)).toBe(false);
  });
});
