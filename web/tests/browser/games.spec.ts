/** Whole games against bots, by pressing what glows: from the first visit to the score sheet. */
import { expect, test } from "./fixture";
import { bots, decide, enter, finish, LONG, Luck, sit } from "./hands";

const BEGINNING = 24;

test("a first visitor plays a two-player game of Coimbra to its end", async ({ page }) => {
  await page.goto("/");
  const card = page.locator("article").filter({ has: page.locator('button[data-game="coimbra"]') });
  await card.getByRole("button", { name: /Set up/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "2", exact: true }).check();
  await dialog.getByRole("combobox").first().selectOption("apprentice");
  await dialog.locator("button[type=submit]").click();
  await expect(page).toHaveURL(/\/t\//);
  const tally = await finish(page, new Luck(1));
  expect(tally.decisions).toBeGreaterThan(20);
  expect(tally.board / tally.decisions).toBeGreaterThan(0.5);
  await expect(page.locator(".end h2")).toBeVisible();
  await expect(page.locator(".end table").first()).toBeVisible();
});

for (const game of ["coimbra", "lisboa", "magnanimous"]) {
  // Lisboa and Magnanimous to the end: by touch in other files, by pointer where there is time.
  for (const seats of LONG && game !== "coimbra" ? [2, 4] : [4]) {
    test(`${game} with ${seats} seats, by pointer`, async ({ page }) => {
      await enter(page, "Inês");
      await sit(page, { game, seats, bots: bots(seats, "random") });
      const tally = await decide(page, new Luck(seats), { count: LONG ? Infinity : BEGINNING });
      expect(tally.decisions).toBeGreaterThan(15);
      expect(tally.board / tally.decisions).toBeGreaterThan(0.4);
      if (LONG) await expect(page.locator(".end h2")).toBeVisible();
    });
  }
}
