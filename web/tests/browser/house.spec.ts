/** The house around the table: forks with a way back, rules beside the table, people, set-up, and a quiet console. */
import { expect, test, type Page } from "./fixture";
import type { TableState } from "../../src/lib/api";
import { bar, bots, call, enter, mine, sit, stateOf, tableOf } from "./hands";
import { moment } from "./scenes";

/** What the browser complains about. */
function complaints(page: Page): string[] {
  const told: string[] = [];
  page.on("console", (line) => line.type() === "error" && told.push(line.text()));
  page.on("pageerror", (error) => told.push(error.message));
  return told;
}

test.describe("with what a visit keeps for later", () => {
  test.use({ serviceWorkers: "allow" });

  test("a first visit leaves the console quiet", async ({ page }) => {
    const told = complaints(page);
    for (const path of ["/", "/lobby", "/people", "/study", "/settings", "/rules/coimbra"]) {
      await page.goto(path);
      await expect(page.locator("h1").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
    }
    expect(told).toEqual([]);
  });
});

test("a fork asks which seat and who plays the others, and leads back", async ({ page }) => {
  await moment(page, "coimbra");
  const source = tableOf(page);
  const ply = Number(new URL(page.url()).searchParams.get("ply"));
  await page.getByRole("button", { name: "Play from here" }).click();
  const sheet = page.getByRole("dialog", { name: "Play from here" });
  await sheet.getByRole("radio").nth(1).check();
  await sheet.getByRole("combobox").first().selectOption("apprentice");
  await sheet.getByRole("button", { name: "Play from here" }).click();
  await expect(page).not.toHaveURL(new RegExp(source));
  const { table, held } = await stateOf(page);
  expect(held).toEqual([1]);
  expect(table.status).toBe("running");
  expect(table.seats[0]?.bot).toBe("apprentice");
  expect([table.forked_from, table.forked_ply]).toEqual([source, ply]);
  await page.getByRole("link", { name: new RegExp(`decision ${ply}`) }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${source}\\?ply=${ply}`));
});

test("a fork with a seat for somebody else waits for them", async ({ page }) => {
  await moment(page, "coimbra");
  const source = tableOf(page);
  await page.getByRole("button", { name: "Play from here" }).click();
  const sheet = page.getByRole("dialog", { name: "Play from here" });
  await sheet.getByRole("combobox").first().selectOption("");
  await sheet.getByRole("button", { name: "Open the table" }).click();
  await expect(page).not.toHaveURL(new RegExp(source));
  await expect(page.getByRole("list", { name: "Players" })).toContainText("free");
  expect((await stateOf(page)).table.status).toBe("open");
});

test("the rules open beside the table", async ({ page }) => {
  await enter(page, "Ana");
  await sit(page, { game: "coimbra", seats: 2, bots: bots(2) });
  await mine(page);
  const at = page.url();
  await page.getByRole("link", { name: "Rules" }).click();
  const rules = page.getByRole("dialog", { name: "Rules" });
  await expect(rules.locator(".reached")).toBeInViewport();
  await expect(bar(page)).toBeVisible();
  expect(page.url()).toBe(at);
  await rules.getByRole("searchbox").fill("pilgrim");
  await expect(rules.locator("p").first()).toContainText(/pilgrim/i);
  await rules.getByRole("button", { name: "Close" }).click();
  await expect(rules).toHaveCount(0);
});

test("Back leads to where one read", async ({ page }) => {
  await page.goto("/rules/coimbra");
  await expect(page.locator("#C20")).toBeVisible();
  await page.evaluate(() => {
    scrollTo(0, 2500);
    document.querySelector<HTMLElement>('a[href="/lobby"]')?.click();
  });
  await expect(page.getByRole("heading", { level: 1, name: "Tables" })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(2500);
});

test("people are found by name, and the ladder shows who plays well", async ({ page }) => {
  const name = `Eça ${Date.now() % 1_000_000}`;
  await enter(page, "Ana");
  await call(page, "POST", "/api/accounts", { name, password: "os maias 1888" });
  await page.goto("/people");
  await page.getByRole("textbox", { name: "Find somebody by name" }).fill("nobody of this name");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await call(page, "POST", "/api/accounts", { name: `${name} II`, password: "os maias 1888", program: true });
  await page.getByRole("textbox", { name: "Find somebody by name" }).fill(name.slice(2).toUpperCase());
  await page.getByRole("button", { name: "Find" }).click();
  const found = page.getByRole("list", { name: "Find somebody by name" });
  await expect(found.getByRole("link")).toHaveText([name, `${name} II (bot)`]);
  await page.getByRole("textbox", { name: "Find somebody by name" }).fill(`${name} ii`);
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `${name} II (bot)` })).toBeVisible();
  await expect(page.getByText("a bot account")).toBeVisible();
  await page.goBack();
  await page.getByRole("radio", { name: "Magnanimous" }).check();
  await expect(page).toHaveURL(/game=magnanimous/);
});

test("one's name is changed where it stands in the waiting room", async ({ page }) => {
  await enter(page, "Guest");
  const { table } = await call<TableState>(page, "POST", "/api/tables", { game: "coimbra", seats: 3 });
  await page.goto(`/t/${table.id}`);
  const seat = page.getByRole("list", { name: "Players" }).getByRole("listitem").first();
  await seat.getByRole("button", { name: "Change name" }).click();
  const field = seat.getByLabel("Your name");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(seat).toContainText("Guest");
  await seat.getByRole("button", { name: "Change name" }).click();
  await field.fill("Fernão");
  await page.keyboard.press("Enter");
  await expect(seat).toContainText("Fernão");
  await expect(field).toHaveCount(0);
});

test("the clock of a table rests in the hours that were set", async ({ page }) => {
  await page.goto("/lobby?new");
  await page.getByRole("button", { name: "Coimbra" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: /seat 2/i }).selectOption("open");
  await dialog.getByRole("radio", { name: "by correspondence" }).check();
  await dialog.getByText("The clock rests at night").click();
  await dialog.getByLabel("From").fill("23:00");
  await dialog.getByLabel("To", { exact: true }).fill("07:30");
  await dialog.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByText("clock rests from 23:00 to 07:30")).toBeVisible();
  const { table } = await call<TableState>(page, "GET", `/api/tables/${tableOf(page)}`);
  expect(table.clock.quiet_from).not.toBe(table.clock.quiet_to);
});
