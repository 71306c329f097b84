/** Several events of a round stand among each other with their whole names, in every language. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { CARD } from "../../../src/games/magnanimous/know/content";
import { courtPlan } from "../../../src/games/magnanimous/know/geometry";
import { LANGUAGES, words } from "../../../src/lib/words.svelte";
import { furnish } from "./positions";

const SPARE = 3;
/** Narrower than this, letters are no longer read at ease. */
const NARROWEST = 0.6;
const LETTER = 12 * 0.53;

beforeAll(async () => {
  furnish();
  await words.open("magnanimous");
});
afterEach(cleanup);

describe.each(LANGUAGES)("in %s", (language) => {
  it.each([2, 3, 4])("%d events", async (count) => {
    await words.use(language);
    const { default: EventRow } = await import("../../../src/games/magnanimous/zones/EventRow.svelte");
    const plan = courtPlan("stage");
    const height = Math.min(54, plan.height / count) - SPARE;
    const events = [...CARD.values()].filter(({ kind }) => kind === "event");
    expect(events.length).toBeGreaterThan(10);
    for (const { id } of events) {
      const { container } = render(EventRow, { id, x: 0, y: 0, width: plan.width, height });
      const lines = [...container.querySelectorAll<SVGTextElement>("text.name")];
      expect(lines.map((line) => line.textContent).join(" ")).toBe(words.component("magnanimous", id));
      for (const line of lines) {
        const room = Number(line.getAttribute("textLength") ?? Infinity);
        expect(room / (line.textContent.length * LETTER), line.textContent).toBeGreaterThan(NARROWEST);
        expect(Number(line.getAttribute("y"))).toBeLessThan(height);
      }
      cleanup();
    }
  });
});
