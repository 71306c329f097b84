/** A whole game without a mouse. */
import { expect, test, type Page } from "@playwright/test";
import { bots, enter, Luck, sit, stateOf, turn } from "./hands";

/** One decision by keys alone: from glowing thing to glowing thing, Enter on each, and Enter again for the move. */
async function decide(page: Page, luck: Luck): Promise<void> {
  const before = (await stateOf(page)).table.entry;
  const gone = async () => (await stateOf(page)).table.entry !== before;
  for (let tries = 0; tries < 12; tries += 1) {
    for (let steps = 1 + luck.below(3); steps > 0; steps -= 1) await page.keyboard.press("PageDown");
    await page.keyboard.press("Enter");
    if (await gone()) return;
    if (tries % 3 === 2) {
      await page.keyboard.press("Escape");
      await page.keyboard.press(String(1 + luck.below(4)));
      if (await gone()) return;
      await page.keyboard.press("Enter");
    }
    for (let look = 0; look < 8 && !(await gone()); look += 1) await page.waitForTimeout(30);
    if (await gone()) return;
  }
  // The list of all moves is always there: the first choice, by typing.
  await page.keyboard.press("/");
  await page.keyboard.press("Enter");
  await expect.poll(gone).toBe(true);
}

for (const game of ["coimbra", "lisboa", "magnanimous"]) {
  test(`${game} by keyboard alone`, async ({ page }) => {
    await enter(page, "Inês");
    await sit(page, { game, seats: 2, bots: bots(2, "random") });
    await expect(page.locator("section.bar")).toBeVisible();
    const luck = new Luck(3);
    for (;;) {
      const state = await turn(page);
      if (state.table.status !== "running") break;
      await decide(page, luck);
    }
    await expect(page.locator(".end h2")).toBeVisible();
  });
}
