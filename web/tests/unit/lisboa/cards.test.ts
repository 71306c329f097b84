/** A political card on display carries its whole name, between its influence and its foot, in every language. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { CARDS } from "../../../src/games/lisboa/know/content";
import { LANGUAGES, words } from "../../../src/lib/words.svelte";

const [WIDTH, HEIGHT] = [54, 92];
/** Narrower than this, letters are no longer read. */
const NARROWEST = 0.43;
const LETTER = 6.3;

beforeAll(async () => {
  await words.open("lisboa");
});
afterEach(cleanup);

it.each(LANGUAGES)("in %s", async (language) => {
  await words.use(language);
  const { default: CardFace } = await import("../../../src/games/lisboa/draw/CardFace.svelte");
  expect(CARDS.size).toBeGreaterThan(80);
  for (const card of CARDS.keys()) {
    const { container } = render(CardFace, { card, width: WIDTH, height: HEIGHT });
    const lines = [...container.querySelectorAll<SVGTextElement>("text.title")];
    expect(lines.map((line) => line.textContent).join(" ")).toBe(words.component("lisboa", card));
    for (const line of lines) {
      const room = Number(line.getAttribute("textLength") ?? Infinity);
      expect(room / (line.textContent.length * LETTER), line.textContent).toBeGreaterThan(NARROWEST);
    }
    const foot = HEIGHT - (CARDS.get(card)!.kind === "treasury" ? 42 : 27);
    expect(Number(lines.at(-1)!.getAttribute("y"))).toBeLessThan(foot);
    cleanup();
  }
});
