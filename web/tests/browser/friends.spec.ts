/** A friend's link: honest about who can open it, and good from another address. */
import { expect, test } from "./fixture";
import type { TableState } from "../../src/lib/api";
import { call, enter } from "./hands";

test("an invitation that only this computer can follow says so", async ({ page }) => {
  await enter(page, "Ana");
  const opened = await call<TableState>(page, "POST", "/api/tables", { game: "coimbra", seats: 2 });
  await page.goto(`/t/${opened.table.id}`);
  await expect(page.getByText("Only this computer can reach this address")).toBeVisible();
});

test("a friend who comes by the link gives a name and sits down", async ({ browser, page }) => {
  await enter(page, "Ana");
  const opened = await call<TableState>(page, "POST", "/api/tables", {
    game: "coimbra",
    seats: 3,
    public: false,
  });
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(`/t/${opened.table.id}?invite=${opened.invite}`);
  await expect(friend.getByRole("link", { name: "Sign in" })).toBeVisible();
  await friend.getByLabel("Your name").fill("Marta");
  await friend
    .getByRole("button", { name: /^Sit here/ })
    .first()
    .click();
  await page.goto(`/t/${opened.table.id}`);
  await expect(page.getByRole("list", { name: "Players" })).toContainText("Marta");
});
