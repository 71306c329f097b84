/** The decision bar stands still: a pointer moves, cuts, covers and resizes nothing, at every size. */
import type { Request } from "@playwright/test";
import { expect, test, type Page } from "./fixture";
import { faults } from "./frames";
import { bar, begin, bots, enter, LONG, Luck, mine, until } from "./hands";
import { GAMES } from "./scenes";

const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;
/** So many moves are made before each position. Each size is looked at in one of them; where there is time, in all. */
const MADE = [0, 5, 9];
/** In this deal of Coimbra a pair of start cards brings as much as one can: its words are the longest. */
const DEALS = { coimbra: "5", lisboa: "", magnanimous: "" };
/** So many things are pointed at in each position. */
const POINTED = 7;

/** Milliseconds after which a pointer that rests has aimed at a thing, and what it would bring is asked. */
const AIM = 200;

/** The rehearsals that are not answered yet. */
function rehearsals(page: Page): Set<Request> {
  const under = new Set<Request>();
  page.on("request", (request) => void (request.url().endsWith("/rehearsal") && under.add(request)));
  const done = (request: Request) => void under.delete(request);
  page.on("requestfinished", done);
  page.on("requestfailed", done);
  return under;
}

/** The boxes of the bar's controls, and where the board stands. */
async function boxes(page: Page): Promise<Record<string, number[]>> {
  return page.evaluate(() => {
    const found: Record<string, number[]> = {};
    const note = (name: string, one: Element) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      found[name] = [x, y, width, height].map((number) => Math.round(number * 2) / 2);
    };
    const bar = document.querySelector("section.bar")!;
    note("bar", bar);
    for (const [at, one] of [...bar.querySelectorAll(".options button, .tools, [data-part=undo]")].entries())
      note(`${at} ${one.textContent?.trim().slice(0, 20)}`, one);
    for (const [at, one] of [...bar.children].entries())
      if (!one.matches(".slow, .readout")) note(`slot ${at} ${one.className}`, one);
    const zone = document.querySelector("main [data-zone]");
    if (zone) note("board", zone);
    return found;
  });
}

for (const game of GAMES) {
  test(`the bar of ${game} stands still under a pointer, and nothing in it covers anything`, async ({
    page,
  }) => {
    await enter(page, "Inês");
    const id = await begin(page, { game, seats: 4, bots: bots(4, "random"), title: DEALS[game] });
    const luck = new Luck(21);
    const under = rehearsals(page);
    for (const [turn, moves] of MADE.entries()) {
      const state = await until(page, luck, { moves }, id);
      expect(state.table.status).toBe("running");
      for (const [width, height] of SIZES.filter((_, at) => LONG || at % MADE.length === turn)) {
        await page.setViewportSize({ width, height });
        await page.goto(`/t/${id}`);
        await mine(page, state);
        // Until all that can be chosen is known: answers that belong together are found by trying.
        await expect(bar(page)).toHaveAttribute("aria-busy", "false");
        await page.evaluate(() => document.fonts.ready);
        expect(await faults(page), `${game} ${state.position?.decision?.prompt} ${width}`).toEqual([]);
        const before = await boxes(page);
        const things = page.locator(".target.legal, .spot.legal, section.bar .options button");
        const count = Math.min(POINTED, await things.count());
        for (let at = 0; at < count; at += 1) {
          const thing = things.nth(at);
          if (!(await thing.isVisible())) continue;
          await thing.dispatchEvent("pointerenter");
          await page.waitForTimeout(AIM);
          await expect.poll(() => under.size).toBe(0);
          await expect(bar(page).locator(".slow")).toHaveCount(0);
          const said = `${game} ${state.position?.decision?.prompt} ${width}, thing ${at}`;
          expect(await boxes(page), said).toEqual(before);
          expect(await faults(page), said).toEqual([]);
          await thing.dispatchEvent("pointerleave");
        }
      }
    }
  });
}
