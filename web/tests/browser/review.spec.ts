/** A whole review, by keys alone: asked for, followed while it is made, read, a decision of one's own tried again. */
import { faultless } from "./axe";
import { expect, test, type Page } from "./fixture";
import type { ReviewState } from "../../src/lib/api";
import { begin, bots, call, enter, Luck, tableOf, until } from "./hands";

const MADE = 300_000;

/** Press Tab until something is in focus, as who uses no mouse does. */
async function tabTo(page: Page, name: string | RegExp, role: "button" | "link"): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  await expect(wanted).toBeVisible();
  for (let press = 0; press < 120; press++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no way to ${name} by Tab`);
}

test("a game is reviewed, read and tried again by keys", async ({ page }) => {
  await enter(page, "Inês");
  const id = await begin(page, { game: "coimbra", seats: 2, bots: bots(2, "random") });
  await until(page, new Luck(5), {}, id);
  await page.goto(`/t/${id}`);
  await expect(page.locator(".end h2")).toBeVisible();
  await tabTo(page, "Review this game", "button");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("progressbar", { name: "Review" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /decisions? that cost most/ })).toBeVisible({
    timeout: MADE,
  });

  // Luck and skill add up to the points.
  const { review } = await call<ReviewState>(page, "GET", `/api/tables/${id}/review`);
  const par = Math.round(review?.par ?? 0);
  await expect(page.getByText(`${par} + luck + skill = points`)).toBeVisible();
  for (const row of await page.locator(".end tbody tr:has(td.bar)").all()) {
    const [points, luck, skill] = (await row.locator("td").allInnerTexts()).map((text) =>
      Number(text.replace("−", "-").replace("+", "")),
    );
    expect(par + (luck ?? 0) + (skill ?? 0)).toBe(points);
  }

  // Expected points, points so far, and both as a table.
  await expect(page.getByRole("img", { name: /^Expected points at the end/ })).toBeVisible();
  await tabTo(page, "points so far", "button");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: /^Points over the game/ })).toBeVisible();
  await tabTo(page, "Show as table", "button");
  await page.keyboard.press("Enter");
  await expect(page.locator(".curves table")).toBeVisible();

  // One's own mistakes are hidden until one has tried.
  const own = review?.dearest.filter(({ seat }) => seat === 0) ?? [];
  expect(own.length).toBeGreaterThan(0);
  await expect(page.getByText("hidden until you try")).toHaveCount(own.length);
  await faultless(page);
  await tabTo(page, `Try decision ${own[0]!.ply + 1} again`, "button");
  await page.keyboard.press("Enter");
  // The board itself is asked, and one decision is enough.
  const panel = page.locator('[data-part="puzzle"]');
  await expect(panel).toContainText("Find the best decision");
  await expect(panel).not.toContainText("The answer:");
  await expect(page.locator(".target.legal, .spot.legal, section.bar .options button").first()).toBeVisible();
  await page.evaluate(([name, plan]) => sessionStorage.setItem(name!, plan!), [
    `rossio-plan-${tableOf(page)}`,
    JSON.stringify({ moves: [own[0]!.better] }),
  ] as const);
  await page.reload();
  await tabTo(page, "Is it this?", "button");
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-part="verdict"]')).toContainText("That is it");
  await expect(panel).toContainText("Played in the game:");
  await faultless(page);
  await tabTo(page, "Back to the review", "link");
  await page.keyboard.press("Enter");
  await expect(page.getByText("hidden until you try")).toHaveCount(own.length - 1);

  // The same review waits for whoever comes back.
  await page.reload();
  await expect(page.getByRole("heading", { name: "Luck and skill" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await faultless(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // The curve is drawn narrower there, and not smaller: its letters are as large as on a desk.
  const letters = page.locator(".curves text");
  await expect(letters.first()).toBeVisible();
  const sizes = await letters.evaluateAll((found) =>
    found.map(
      (one) => parseFloat(getComputedStyle(one).fontSize) * ((one as SVGTextElement).getScreenCTM()?.d ?? 0),
    ),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
});
