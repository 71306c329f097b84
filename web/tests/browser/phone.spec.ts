/** On a phone, by touch: a whole game of Magnanimous, and the opening of the others; no page wider than it. */
import { expect, test } from "./fixture";
import { bar, bots, decide, enter, finish, Luck, set, sit } from "./hands";

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

for (const game of ["coimbra", "lisboa", "magnanimous"]) {
  const whole = game === "magnanimous";
  test(`${game} on a phone, ${whole ? "to the end" : "the opening"}`, async ({ page }) => {
    await enter(page, "Inês");
    await sit(page, { game, seats: 2, bots: bots(2, "random") });
    await expect(bar(page)).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    const luck = new Luck(5);
    if (whole) {
      const tally = await finish(page, luck, true);
      expect(tally.board / tally.decisions).toBeGreaterThan(0.4);
      await expect(page.locator(".end h2")).toBeVisible();
    } else expect((await decide(page, luck, { count: 12, touch: true })).decisions).toBe(12);
  });
}

const PAGES = [
  ...["/", "/lobby", "/learn", "/puzzles/lisboa", "/study", "/people", "/rules", "/rules/coimbra"],
  ...["/settings", "/sign-in", "/content/lisboa"],
];

for (const language of ["en", "pt", "fr"] as const) {
  test(`no page of the house is wider than a phone for who comes first, in ${language}`, async ({ page }) => {
    await set(page, { language });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(language));
      await expect(page.locator("h1, h2").first()).toBeVisible();
      // On a phone a page that is too wide is shown smaller: its layout is what is wide.
      const wide = await page.evaluate(() => Math.max(innerWidth, document.documentElement.scrollWidth));
      expect(wide, path).toBeLessThanOrEqual(360);
    }
  });
}
