/** Every page without a fault that axe can see, in both themes, on a desk and on a phone; no page wider than a phone. */
import { faultless, RULES } from "./axe";
import { expect, test, type Page } from "./fixture";
import type { TableState } from "../../src/lib/api";
import { begin, bots, call, enter, LONG, Luck, mine, ponder, until } from "./hands";

const PHONE = { width: 360, height: 780 };

/**
 * What axe finds by day, and by night what colours alone can do wrong: a theme changes nothing else.
 * `habits`: its good habits too, such as landmarks that hold everything; `part`: in a part of the page.
 */
async function clean(page: Page, habits = true, part = "html"): Promise<void> {
  await byDay(page, habits, part);
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    .not.toBe(paper);
  await faultless(page, { rules: ["color-contrast"], part });
  await page.emulateMedia({ colorScheme: "light" });
}

const byDay = (page: Page, habits = true, part = "html"): Promise<void> =>
  faultless(page, { tags: habits ? [...RULES, "best-practice"] : RULES, part });

/** On a phone the colours are those of a desk: they are looked at by night too where there is time. */
async function cleanOnPhone(page: Page, habits = true, part = "html"): Promise<void> {
  await page.setViewportSize(PHONE);
  await (LONG ? clean : byDay)(page, habits, part);
}

/** On a desk, then on a phone, where nothing is wider than the window. */
async function cleanOnBoth(page: Page): Promise<void> {
  await clean(page);
  await cleanOnPhone(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
}

for (const path of [
  "/",
  "/lobby",
  "/people",
  "/learn",
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
    await cleanOnBoth(page);
  });
}

test("the waiting room is accessible", async ({ page }) => {
  await enter(page, "Inês");
  const { table } = await call<TableState>(page, "POST", "/api/tables", { game: "coimbra", seats: 3 });
  await page.goto(`/t/${table.id}`);
  await page.getByLabel("Say something").fill("Good evening.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("list", { name: "Chat" })).toContainText("Good evening.");
  await cleanOnBoth(page);
});

/** A table with much on it, at a decision of one's own. */
async function midGame(page: Page, game: string): Promise<void> {
  await enter(page, "Inês");
  const id = await begin(page, { game, seats: 3, bots: bots(3, "random") });
  const reached = await until(page, new Luck(12), { moves: 15 }, id);
  await page.goto(`/t/${id}`);
  await mine(page, reached);
}

for (const game of ["coimbra", "lisboa", "magnanimous"]) {
  test(`${game} in mid-game is accessible`, async ({ page }) => {
    await midGame(page, game);
    await clean(page);
    await page.locator("header").getByLabel("Rules").click();
    await expect(page.getByRole("dialog", { name: "Rules" })).toBeVisible();
    await (LONG ? clean(page) : clean(page, false, "[role=dialog]"));
    await page.keyboard.press("Escape");
    await cleanOnPhone(page, false);
  });
}

for (const game of ["coimbra", "lisboa", "magnanimous"]) {
  test(`what the eyes on ${game} see is accessible`, async ({ page }) => {
    await midGame(page, game);
    await ponder(page);
    await clean(page, false, "section.bar");
    // The pointer has time to go to what is said of the move, and it stays while it is read.
    await page.locator("[data-part=ahead] button").click();
    await expect(page.getByText("What it changes by the end")).toBeVisible();
    await clean(page, false, "[role=dialog]");
    await page.keyboard.press("Escape");

    await page.locator('.seat[data-seat="1"]').click();
    const reach = page.locator("[data-part=reach]");
    await expect(reach).toBeVisible();
    const more = reach.locator(".more").first();
    if (await more.count()) {
      const before = await reach.locator("[data-explain]").count();
      await more.click();
      expect(await reach.locator("[data-explain]").count()).toBeGreaterThan(before);
    }
    await clean(page, false, "[data-part=reach]");
    await cleanOnPhone(page, false, "[data-part=reach]");
    await page.keyboard.press("Escape");

    await page.getByLabel("Seat and table").click();
    await page.getByRole("button", { name: "What is left" }).click();
    await expect(page.locator("[data-part=left] section").first()).toBeVisible();
    await clean(page, false, "[role=dialog]");
  });
}

test("the end of a game and its replay are accessible", async ({ page }) => {
  await enter(page, "Inês");
  const id = await begin(page, {
    game: "coimbra",
    seats: 2,
    bots: { "0": "random", "1": "random" },
    sit: -1,
  });
  await expect
    .poll(async () => (await call<TableState>(page, "GET", `/api/tables/${id}`)).table.status, {
      timeout: 90_000,
    })
    .toBe("finished");
  await page.goto(`/t/${id}`);
  await expect(page.locator("main h2").first()).toBeVisible();
  await cleanOnBoth(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/t/${id}?ply=30`);
  await expect(page.getByRole("slider")).toBeVisible();
  await clean(page);
  await cleanOnPhone(page, false);
});
