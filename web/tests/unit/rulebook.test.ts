import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { plainPages } from "../../plugins/plainRules.ts";
import { SHELVES } from "../../src/games/shelves";
import { SHELF as COIMBRA } from "../../src/games/coimbra/shelf";
import { entriesOf, fold, holds, labelOf, marksOf, piecesOf, sectionsOf } from "../../src/lib/rulebook";

const FOLDERS = { locale: "../src/rossio/locale", games: "../src/rossio/games" };
const content = (game: string, file: string) =>
  parse(readFileSync(`${FOLDERS.games}/${game}/content/${file}.toml`, "utf8"));

describe("search", () => {
  it("does not mind accents, case or the shape of an apostrophe", () => {
    expect(fold("L’Été à Coimbra")).toBe("l'ete a coimbra");
    expect(holds("Pague 6 réis ao Tesouro", "REIS tesouro")).toBe(true);
    expect(holds("Pague 6 réis ao Tesouro", "reis marquês")).toBe(false);
  });

  it("marks what it found in the text as it is written", () => {
    expect(marksOf("Dez réis, cem Réis", "reis")).toEqual([
      { text: "Dez ", found: false },
      { text: "réis", found: true },
      { text: ", cem ", found: false },
      { text: "Réis", found: true },
    ]);
    expect(marksOf("nothing", "zz")).toEqual([{ text: "nothing", found: false }]);
  });
});

it("finds the clauses a text names, if they exist", () => {
  const pieces = piecesOf("See L7.2 and L99.9.", new Set(["L7.2"]));
  expect(pieces).toEqual([
    { text: "See ", clause: false },
    { text: "L7.2", clause: true },
    { text: " and ", clause: false },
    { text: "L99.9", clause: false },
    { text: ".", clause: false },
  ]);
});

it("gives the texts of components the numbers of the content", () => {
  const tracks = COIMBRA.lists.find(({ name }) => name === "tracks")!;
  const [grey] = entriesOf(content("coimbra", "tracks"), tracks);
  expect(grey!.id).toBe("TR-GREY");
  expect(grey!.facts).toMatchObject({ "values-1": 1, "values-6": 6, "from-6": 13, "to-6": 15 });
  const page = plainPages(FOLDERS).get("rules/coimbra.en.html")!;
  expect(page).toContain("Guards for each grey die: 1 on space 0, 2 on 1 to 3, 3 on 4 to 6,");
  expect(page).toContain("2 or 3 players: 13 points for first, 6 for second. 4 players: 13, 7 and 4.");
  expect(page).toContain("Second in player order; 1 crown.");
});

describe.each(SHELVES)("the book of $name", ({ name: game, lists }) => {
  const sections = sectionsOf(content(game, "clauses"));

  it("has sections with labels and lists that are not empty", () => {
    expect(sections.length).toBeGreaterThan(9);
    expect(sections.every((section) => /^[A-Z]\d+$/.test(labelOf(section)))).toBe(true);
    for (const list of lists) expect(entriesOf(content(game, list.file), list)).not.toEqual([]);
  });

  it.each(["en", "pt", "fr"])("is complete as a plain page in %s", (language) => {
    const page = plainPages(FOLDERS).get(`rules/${game}.${language}.html`) ?? "";
    expect(page).toContain(`<html lang="${language}">`);
    for (const clause of sections.flatMap((section) => section.clauses)) {
      const line = new RegExp(`<p id="${clause.replace(".", "\\.")}"><a [^>]*>[^<]*</a> \\S.+</p>`);
      expect(page).toMatch(line);
    }
    expect(page).not.toContain("<h2></h2>");
    expect(page).not.toContain("<dt></dt>");
    expect(page).not.toContain("{$");
  });
});
