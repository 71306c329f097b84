/** Every page without a fault that axe can see, in both themes; no page wider than a phone. */
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "./fixture";
import { bots, enter, Luck, mine, sit, until } from "./hands";

async function clean(page: Page): Promise<void> {
  const found = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  const told = found.violations.map(
    (fault) => `${fault.id}: ${fault.nodes.map((node) => node.html.slice(0, 160)).join("\n  ")}`,
  );
  expect(told).toEqual([]);
}

for (const theme of ["light", "dark"] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme });

    for (const path of [
      "/",
      "/lobby",
      "/settings",
      "/sign-in",
      "/rules",
      "/rules/coimbra",
      "/rules/lisboa",
      "/rules/magnanimous",
      "/study",
      "/content/coimbra",
      "/nowhere",
    ]) {
      test(`${path} is accessible`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator("h1").first()).toBeVisible();
        await clean(page);
        await page.setViewportSize({ width: 360, height: 780 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      });
    }

    for (const game of ["coimbra", "lisboa", "magnanimous"]) {
      test(`${game} in mid-game is accessible`, async ({ page }) => {
        await enter(page, "Inês");
        await sit(page, { game, seats: 3, bots: bots(3, "random") });
        await until(page, new Luck(12), { moves: 15 });
        await page.reload();
        await mine(page);
        await clean(page);
        await page.setViewportSize({ width: 360, height: 780 });
        await clean(page);
      });
    }
  });
}
