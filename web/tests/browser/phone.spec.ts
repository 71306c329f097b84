/** A whole game on a phone, by touch. */
import { expect, test } from "@playwright/test";
import { bots, enter, finish, Luck, sit } from "./hands";

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

for (const game of ["coimbra", "lisboa", "magnanimous"]) {
  test(`${game} on a phone`, async ({ page }) => {
    await enter(page, "Inês");
    await sit(page, { game, seats: 2, bots: bots(2, "random") });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    await finish(page, new Luck(5), true);
    await expect(page.locator(".end h2")).toBeVisible();
  });
}
