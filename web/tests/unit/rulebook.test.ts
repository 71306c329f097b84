import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { plainPages } from "../../plugins/plainRules.ts";
import { fold, holds, idsOf, labelOf, LISTS, marksOf, piecesOf, sectionsOf } from "../../src/lib/rulebook";

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

describe.each(Object.keys(LISTS))("the book of %s", (game) => {
  const sections = sectionsOf(content(game, "clauses"));

  it("has sections with labels and lists that are not empty", () => {
    expect(sections.length).toBeGreaterThan(9);
    expect(sections.every((section) => /^[A-Z]\d+$/.test(labelOf(section)))).toBe(true);
    for (const list of LISTS[game]!) expect(idsOf(content(game, list.file), list.table)).not.toEqual([]);
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
  });
});
