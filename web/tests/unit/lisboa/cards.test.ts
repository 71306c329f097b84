/** A political card carries its whole name and all it brings, in every language, however narrow it is. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { cardMarks } from "../../../src/games/lisboa/draw/effects";
import { placeMarks } from "../../../src/games/lisboa/draw/marks";
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

it.each(LANGUAGES)("on display has its name between its influence and its foot, in %s", async (language) => {
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

/** Signs are never smaller. */
const SMALLEST = 11.5;
/** A letter of the line below a card, and its least room: a sign in place of the word, and a gap. */
const [BELOW, GAP] = [6, 3];

it.each(LANGUAGES)(
  "in the hand says below what it brings, as wide as the card at most, in %s",
  async (language) => {
    await words.use(language);
    const { default: PortfolioUse } = await import("../../../src/games/lisboa/dock/PortfolioUse.svelte");
    for (const card of CARDS.keys()) {
      for (const width of [70, 84, 108]) {
        const { container } = render(PortfolioUse, { card, width, reis: 12 });
        const line = container.querySelector(".line")!;
        const drawn = [...line.querySelectorAll(":scope > svg")].map((one) =>
          Number(one.getAttribute("width")),
        );
        const whole = drawn.reduce((sum, one) => sum + one, GAP + wordOf(line).length * BELOW);
        expect(whole, `${card} on ${width}`).toBeLessThanOrEqual(width);
        for (const text of line.querySelectorAll("text"))
          expect(Number(text.getAttribute("font-size"))).toBeGreaterThanOrEqual(SMALLEST);
        cleanup();
      }
    }
  },
);

const wordOf = (line: Element): string =>
  [...line.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent!.trim())
    .join("");

it("in the hand keeps what it brings within its foot", () => {
  for (const [card, { kind }] of CARDS) {
    if (kind !== "treasury")
      expect(placeMarks(cardMarks(card).first, 18, 54).width, card).toBeLessThanOrEqual(54);
  }
});
