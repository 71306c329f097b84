/** The pictures of the README, from games played on the spot. */
import { expect, test } from "@playwright/test";
import type { TableState } from "../../src/lib/api";
import { bots, call, enter, Luck, mine, sit, until } from "../browser/hands";
import { GAMES } from "../browser/scenes";

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

test("a chapter", async ({ page }) => {
  await enter(page, "Ana");
  const { table } = await call<TableState>(page, "POST", "/api/lessons/coimbra/three-jobs", {});
  await page.goto(`/t/${table.id}`);
  // Two sentences are read, and the third asks for something.
  for (const step of [1, 2]) {
    await page.locator(".coach .foot button").first().click();
    await expect(page.locator(".coach .dots .past")).toHaveCount(step);
  }
  await expect(page.locator(".lit, .lit-part").first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/chapter.jpg`, ...options });
});

const phone = { width: 360, height: 780 };
/** How long a review of a game for four may take. */
const REVIEWED = 300_000;

/** In the middle of the game, at a decision that shows what the board can do. */
const MOMENTS = {
  coimbra: { moves: 14, prompts: ["place"] },
  lisboa: { moves: 24, prompts: ["action"] },
  magnanimous: { moves: 60, prompts: ["troops", "train-or-sell", "pick-die"] },
} as const;

for (const game of GAMES) {
  test(game, async ({ page }) => {
    await enter(page, "Inês");
    await sit(page, { game, seats: 4, bots: bots(4, "apprentice") });
    const luck = new Luck(21);
    const { moves, prompts } = MOMENTS[game];
    await until(page, luck, { moves });
    const { position } = await until(page, luck, { prompts });
    await page.reload();
    await mine(page);
    await page.evaluate(() => document.fonts.ready);
    // A die in the hand: its places in line and its prices are seen.
    const die = position?.decision?.moves?.at(-1)?.split(" ")[1];
    if (game === "coimbra") await page.locator(`.target.legal[data-at="${die}"]`).first().click();
    await page.screenshot({ path: `${folder}/${game}.jpg`, ...options });
    await page.setViewportSize(phone);
    await page.reload();
    await mine(page);
    // What can be played is in the hand.
    if (game === "lisboa") await page.getByRole("button", { name: "Hand" }).last().click();
    await expect(page.locator(".legal").first()).toBeVisible();
    await page.screenshot({ path: `${folder}/${game}-phone.jpg`, ...options });
    if (game !== "coimbra") return;
    await until(page, luck, {});
    await page.reload();
    await expect(page.locator(".end .curves .line path").first()).toBeVisible();
    await page.screenshot({ path: `${folder}/end-phone.jpg`, ...options });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await expect(page.locator(".end .curves .line path").first()).toBeVisible();
    await page.screenshot({ path: `${folder}/end.jpg`, ...options });
    await page.getByRole("button", { name: "Review this game" }).click();
    const dearest = page.getByRole("heading", { name: /decisions? that cost most/ });
    await expect(dearest).toBeVisible({ timeout: REVIEWED });
    await page.getByRole("heading", { name: "Luck and skill" }).scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${folder}/review.jpg`, ...options });
  });
}
