/** The coached first game: one card at a time, lit and said, covering nothing; silenced, called back, kept. */
import { faultless } from "./axe";
import { expect, test, type Page } from "./fixture";
import type { CoachInfo, TableState } from "../../src/lib/api";
import { call, enter, tableOf } from "./hands";

const GAMES = ["coimbra", "lisboa", "magnanimous"];
const SIZES = [
  [1440, 900],
  [1280, 720],
  [820, 1180],
  [390, 844],
] as const;
const line = (page: Page) => page.locator("aside.line");

async function sitDown(page: Page, game: string): Promise<void> {
  const state = await call<TableState>(page, "POST", "/api/tables", { game, seats: 2, coach: true });
  await page.goto(`/t/${state.table.id}`);
  await expect(line(page).locator(".say")).not.toBeEmpty();
}

/** What is wrong with the order of stage, coach and bar from top to bottom, all seen at one moment in the page. */
function covered(): string[] {
  const [stage, line, bar] = ["main", "aside.line", "section.bar"].map((css) =>
    document.querySelector(css)!.getBoundingClientRect(),
  ) as [DOMRect, DOMRect, DOMRect];
  return [
    ...(line.top < stage.bottom - 1 ? ["the line covers the stage"] : []),
    ...(line.bottom > bar.top + 1 ? ["the line covers the bar"] : []),
    ...(stage.height <= 120 ? [`the stage is ${stage.height} high`] : []),
  ];
}

for (const game of GAMES) {
  test(`${game}: what wins, then what is asked; it is lit, and nothing is covered in any window`, async ({
    page,
  }) => {
    await enter(page, "Ana");
    await sitDown(page, game);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(covered)).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const first = await line(page).locator(".say").textContent();
    await page.keyboard.press("n");
    await expect(line(page).locator(".say")).not.toHaveText(first!);
    const card = (await line(page).locator(".say").textContent())!;
    await expect(page.locator(".lit, .lit-part").first()).toBeVisible();
    await expect(page.locator("[role=status][aria-live=polite]")).toContainText(card);
    await faultless(page);
  });
}

test("silenced for good, called back by the question's own button, remembered on another visit", async ({
  page,
}) => {
  await enter(page, "Rui");
  await sitDown(page, "coimbra");
  await page.keyboard.press("n");
  const card = (await line(page).locator(".say").textContent())!;
  await page.getByRole("button", { name: "Silence the coach" }).click();
  await expect(line(page)).toHaveCount(0);
  await page.getByRole("button", { name: "What this question is about" }).click();
  await expect(line(page).locator(".say")).toHaveText(card);
  const told = async () => call<CoachInfo>(page, "GET", "/api/coach/coimbra");
  await expect.poll(async () => (await told()).silent).toBe(true);
  expect((await told()).met).toContain("start");
  await page.reload();
  await expect(page.locator("section.bar.mine")).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  await page.keyboard.press("k");
  await expect(line(page).locator(".say")).toHaveText(card);
  await page.getByRole("button", { name: "Let the coach speak again" }).click();
  await expect.poll(async () => (await told()).silent).toBe(false);
});

test("the home page, the set-up and the page Learn open it", async ({ page }) => {
  await enter(page, "Ana");
  await page.goto("/learn/coimbra");
  await page.getByRole("button", { name: "Start my first game" }).click();
  await expect(line(page).locator(".say")).toContainText("most points win");
  const { table } = await call<TableState>(page, "GET", `/api/tables/${tableOf(page)}`);
  expect([table.coach, table.rated, table.deadline]).toEqual([true, false, null]);
  await page.goto("/");
  await page.locator("aside").getByRole("button", { name: "Lisboa" }).click();
  await expect(line(page).locator(".say")).toContainText("most wigs win");
});

test("help at an unrated table: a hint in three steps; none in rated games", async ({ page }) => {
  await enter(page, "Ana");
  await sitDown(page, "coimbra");
  const help = page.locator("aside.help");
  await page.keyboard.press("i");
  await expect(help).toContainText("Look here");
  await page.keyboard.press("i");
  await expect(help).toContainText("What kind");
  await page.keyboard.press("i");
  await expect(help).toContainText("looks ahead");
  await expect(page.locator(".lit, .lit-part").first()).toBeVisible();
  const rated = await call<TableState>(page, "POST", "/api/tables", {
    game: "coimbra",
    seats: 2,
    bots: { 1: "random" },
    rated: true,
    start: true,
  });
  await page.goto(`/t/${rated.table.id}`);
  await expect(page.locator("section.bar")).toBeVisible();
  await expect(page.getByRole("button", { name: "Help", exact: true })).toHaveCount(0);
  await page.keyboard.press("i");
  await expect(help).toHaveCount(0);
});
