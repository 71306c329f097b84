/** Without a mouse: a whole game of Coimbra, and the opening of the others; all to their ends where there is time. */
import { expect, test, type Page } from "./fixture";
import { keyed } from "./eyes";
import { bots, enter, hurry, isMove, LONG, Luck, QUIET, refused, sit, type Sent } from "./hands";
import { GAMES } from "./scenes";

const OPENING = 16;

/** Play by keys alone: from glowing thing to glowing thing, Enter on each, and Enter again for the move. */
async function play(page: Page, luck: Luck, most = Infinity): Promise<number> {
  let decisions = 0;
  let tries = 0;
  let asked = Date.now();
  const moves: Sent[] = [];
  page.on("request", (request) => {
    if (!isMove(request)) return;
    moves.push({ answer: request.response(), after: `decision ${decisions}` });
    decisions += 1;
    tries = 0;
  });
  while (decisions < most) {
    const seen = await page.evaluate(keyed);
    if (seen === "over" || decisions >= most) break; // sent while it was looked
    if (seen !== "quiet") asked = Date.now();
    expect(Date.now() - asked, `nothing is asked after ${decisions} decisions`).toBeLessThan(QUIET);
    if (seen === "quiet") {
      await hurry(page);
      continue;
    }
    tries += 1;
    expect(tries, "keys that lead nowhere").toBeLessThan(25);
    if (seen === "chooser" || seen === "move") await page.keyboard.press("Enter");
    else if (tries % 8 === 7) {
      // The list of all moves is always there: its first row.
      await page.keyboard.press("Escape");
      await page.keyboard.press("/");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    } else if (seen === "glowing") {
      for (let steps = 1 + luck.below(3); steps > 0; steps -= 1) await page.keyboard.press("PageDown");
      await page.keyboard.press("Enter");
    } else if (seen === "options") await page.keyboard.press("1");
    else await page.keyboard.press("Enter");
  }
  expect(await refused(moves)).toEqual([]);
  return decisions;
}

for (const game of GAMES) {
  const whole = LONG || game === "coimbra";
  test(`${game} by keyboard alone, ${whole ? "to the end" : "the opening"}`, async ({ page }) => {
    await enter(page, "Inês");
    await sit(page, { game, seats: 2, bots: bots(2, "random") });
    if (whole) {
      expect(await play(page, new Luck(3))).toBeGreaterThan(20);
      await expect(page.locator(".end h2")).toBeVisible();
      return;
    }
    // More, where the page gives the one answer there is by itself behind the last of them.
    expect(await play(page, new Luck(3), OPENING)).toBeGreaterThanOrEqual(OPENING);
  });
}
