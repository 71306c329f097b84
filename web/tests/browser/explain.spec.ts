/** Everything on a board explains itself, by pointer, keys and touch, and a press in vain says what to press instead. */
import { expect, test, type Page } from "./fixture";
import { bots, enter, Luck, mine, sit, until } from "./hands";
import { GAMES } from "./scenes";

const panel = (page: Page) => page.locator(".popover .explain");

/** Every thing of the page that can be asked about, each once. */
async function things(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll<HTMLElement>(".target, .spot")]
      .filter((one) => one.checkVisibility())
      .map((one) => one.dataset["at"]!);
    return [...new Set(ids)];
  });
}

for (const game of GAMES) {
  test(`every thing on the board and the dock of ${game} opens an explanation that says more than its name`, async ({
    page,
  }) => {
    await enter(page, "Inês");
    await sit(page, { game, seats: 4, bots: bots(4) });
    await mine(page);
    const begun = await explainedBy(page);
    expect(begun).toEqual([]);
    await mine(page, await until(page, new Luck(3), { moves: 8 }));
    expect(await explainedBy(page)).toEqual([]);
  });
}

/** The things that say nothing, or nothing but their names, or that leave a word or number out. */
async function explainedBy(page: Page): Promise<string[]> {
  const mute: string[] = [];
  const all = await things(page);
  expect(all.length).toBeGreaterThan(40);
  for (const id of all) {
    const said = await page.evaluate(async (id) => {
      const find = () =>
        document.querySelector<HTMLElement>(`:is(.target, .spot)[data-at="${CSS.escape(id)}"]`);
      const press = (key: string) =>
        find()?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const open = () => document.querySelector(".popover .explain .does");
      for (; open(); await new Promise((resolve) => setTimeout(resolve, 20))) press("Escape");
      // An answer that was given by itself draws things anew and closes what was open: then one asks again.
      for (let frame = 0; frame < 400 && !open(); frame += 1) {
        if (!find()) return null; // it left the board meanwhile
        if (frame % 100 === 0) {
          find()?.focus();
          press("e");
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const text = (css: string) =>
        document.querySelector(`.popover .explain ${css}`)?.textContent?.trim() ?? "";
      const told = { name: text(".name"), does: text(".does") };
      press("Escape");
      return told;
    }, id);
    if (!said) continue;
    const whole = `${said.name} ${said.does}`;
    const again = said.does.toLowerCase() === `${said.name.toLowerCase()}.`;
    if (!said.name || again || said.does.length < 6 || /undefined|NaN|\{ ?\$|\.\.|[a-z]+-web-/.test(whole)) {
      mute.push(`${id}: ${whole}`);
    }
  }
  return mute;
}

test("a pair of start cards says under a resting pointer what both its cards do", async ({ page }) => {
  await enter(page, "Inês");
  await sit(page, { game: "coimbra", seats: 4, bots: bots(4) });
  await mine(page);
  const pair = page.locator('.spot.legal[data-at^="pair-"]').first();
  await pair.hover();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).locator("dd")).toHaveCount(2);
  await expect(panel(page).locator(".picture > svg")).toBeVisible();
  await expect(panel(page).getByRole("link", { name: "C13" })).toBeVisible();
});

test("a press on a card in the time of the dice says why not, and shows the dice", async ({ page }) => {
  await enter(page, "Inês");
  await sit(page, { game: "coimbra", seats: 4, bots: bots(4) });
  await mine(page);
  await mine(page, await until(page, new Luck(5), { prompts: ["place"] }));
  await expect(page.locator('[data-zone="pool"] .target.legal').first()).toBeVisible();
  const card = page.locator('[data-zone="upper"] .target[data-at]').last();
  await card.click();
  await expect(panel(page)).toContainText("Cards are taken with dice");
  await panel(page).getByRole("button", { name: "Show what can be pressed" }).click();
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('[data-zone="pool"] .target.legal:focus')).toHaveCount(1);
  await expect(page.locator('[data-zone="pool"] .target.lit').first()).toBeVisible();
});

test("the explanation goes with the focus and closes by Escape", async ({ page }) => {
  await enter(page, "Inês");
  await sit(page, { game: "lisboa", seats: 4, bots: bots(4) });
  await mine(page);
  await page.locator('[data-zone="downtown"] [data-at="b2"]').focus();
  await page.keyboard.press("e");
  await expect(panel(page).locator(".name")).toContainText("B2");
  await page.keyboard.press("ArrowDown");
  await expect(panel(page).locator(".name")).toContainText("C2");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a tap on what is of no use now opens its explanation as a sheet", async ({ page }) => {
    await enter(page, "Inês");
    await sit(page, { game: "coimbra", seats: 4, bots: bots(4) });
    await mine(page);
    await page.locator('[data-tab="tracks"], [role="tab"]').filter({ hasText: "Tracks" }).first().tap();
    await page.locator('.target[data-at="track:council"]').tap();
    await expect(panel(page).locator(".name")).toHaveText("Council");
  });
});
