/** The pictures of the README, from recorded games. */
import { expect, test } from "@playwright/test";
import { bots, enter, Luck, mine, sit, until } from "../browser/hands";
import { brought, GAMES } from "../browser/scenes";

const folder = "../docs/pictures";
const options = { type: "jpeg", quality: 82, animations: "disabled" } as const;

test("home", async ({ page }) => {
  await page.route("**/api/tables?**", (route) => route.fulfill({ json: { tables: [], before: null } }));
  for (const [name, width, height] of [
    ["home", 1440, 900],
    ["home-phone", 360, 780],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await expect(page.locator("article")).toHaveCount(3);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${folder}/${name}.jpg`, ...options });
  }
});

for (const game of GAMES) {
  test(game, async ({ page }) => {
    await enter(page, "Inês");
    await sit(page, { game, seats: 4, bots: bots(4) });
    await until(page, new Luck(21), { moves: 25 });
    await page.reload();
    await mine(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${folder}/${game}.jpg`, ...options });
    await page.setViewportSize({ width: 360, height: 780 });
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${folder}/${game}-phone.jpg`, ...options });
  });
}

test("end", async ({ page }) => {
  const id = await brought(page, "coimbra");
  for (const [name, width, height] of [
    ["end", 1440, 900],
    ["end-phone", 360, 780],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/t/${id}`);
    await page.waitForTimeout(1_000);
    await page.screenshot({ path: `${folder}/${name}.jpg`, ...options });
  }
});
