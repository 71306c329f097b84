/** What a table must bear: reload, a cut line, second thoughts, another language; and what stays of it: the replay. */
import { expect, test, type Page } from "./fixture";
import type { TableState } from "../../src/lib/api";
import { look } from "./eyes";
import { GAMES } from "./scenes";
import {
  bar,
  begin,
  bots,
  call,
  decide,
  enter,
  Luck,
  mine,
  set,
  sit,
  stateOf,
  until,
  type Stop,
} from "./hands";

/** A table some decisions on, at the turn of the page's own person. */
async function playing(page: Page, game = "coimbra", stop: Stop = { moves: 6 }): Promise<Luck> {
  await enter(page, "Inês");
  const id = await begin(page, { game, seats: 2, bots: bots(2, "random") });
  const luck = new Luck(6);
  await shows(page, await until(page, luck, stop, id));
  return luck;
}

/** Open a table, and wait until the page shows this position or a later one, and asks. */
async function shows(page: Page, state: TableState): Promise<void> {
  await page.goto(`/t/${state.table.id}`);
  await mine(page, state);
}

/** Press what comes next in a choice, once. */
async function press(page: Page, luck: Luck, presses: number): Promise<void> {
  const seen = await page.evaluate(look, { presses, dice: luck.below(1 << 20) });
  expect(["glowing", "other"], seen.what).toContain(seen.kind);
  await page.mouse.click(seen.x, seen.y);
}

test("a reload in mid-turn comes back to the same decision", async ({ page }) => {
  const luck = await playing(page);
  const before = await stateOf(page);
  await page.locator(".target.legal").first().focus();
  await page.reload();
  await mine(page);
  const after = await stateOf(page);
  expect(after.position?.ply).toBe(before.position?.ply);
  expect(after.position?.decision).toEqual(before.position?.decision);
  await decide(page, luck);
});

test("a move made without a connection lands once, when it is back", async ({ page, context }) => {
  const luck = await playing(page);
  const before = await stateOf(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/moves")) sent.push(String(request.postData()));
  });
  await context.setOffline(true);
  const sending = page.locator("[data-primary]:disabled");
  for (let presses = 0; presses < 12 && !(await sending.count()); presses += 1) {
    await press(page, luck, presses);
  }
  await expect(sending).toBeVisible();
  await expect.poll(() => sent.length).toBeGreaterThan(1);
  await context.setOffline(false);
  await expect
    .poll(async () => (await stateOf(page)).table.entry, { timeout: 30_000 })
    .toBeGreaterThan(before.table.entry);
  // What follows it, and has but one answer, the page answers by itself.
  const moves = sent.map((body) => JSON.parse(body) as { ply: number; key: string });
  const here = moves.filter(({ ply }) => ply === before.position?.ply);
  expect(new Set(here.map(({ key }) => key)).size).toBe(1);
  await mine(page);
  expect((await stateOf(page)).position?.undo_floor).toBeDefined();
});

test("a decision can be taken back, and made differently", async ({ page }) => {
  const luck = await playing(page, "lisboa", { prompts: ["action"] });
  const before = await stateOf(page);
  await decide(page, luck);
  await mine(page);
  await expect(bar(page)).toHaveAttribute("aria-busy", "false");
  await bar(page).getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(async () => (await stateOf(page)).position?.ply).toBe(before.position?.ply);
  await mine(page);
  expect((await stateOf(page)).position?.decision?.moves).toEqual(before.position?.decision?.moves);
  await decide(page, luck);
});

for (const game of GAMES) {
  test(`after three bots have answered, Undo gives my own decision back (${game})`, async ({ page }) => {
    await enter(page, "Inês");
    // A question with one answer is asked, so that nothing goes on by itself between two looks.
    await set(page, { single: "ask" });
    const id = await begin(page, { game, seats: 4, bots: bots(4, "random") });
    const luck = new Luck(12);
    // Somewhere on, at a choice of my own that passes the turn on.
    let before = await until(page, luck, { moves: 3 }, id);
    let last = before;
    for (let tries = 0; tries < 40; tries += 1) {
      last = await until(page, luck, { moves: 1 }, id);
      const choice = (before.position?.decision?.moves?.length ?? 0) > 1;
      if (choice && (last.position?.ply ?? 0) > (before.position?.ply ?? 0) + 3) break;
      before = last;
    }
    const back = last.position?.undo;
    expect(back?.to).toBe(before.position?.ply);
    expect(back?.others).toBe((last.position?.ply ?? 0) - (before.position?.ply ?? 0) - 1);
    await shows(page, last);
    const undo = bar(page).locator('[data-part="undo"]');
    await expect(undo).toContainText(`${back?.others} answers`);
    await undo.click();
    await expect(bar(page)).toContainText("Taken back");
    await expect.poll(async () => (await stateOf(page)).position?.ply).toBe(before.position?.ply);
    await mine(page);
    // And nobody plays on before I decide.
    expect((await stateOf(page)).position?.decision?.moves).toEqual(before.position?.decision?.moves);
    await decide(page, luck);
  });
}

test("the log tells a line for each turn, keeps to the newest, and unfolds", async ({ page }) => {
  await enter(page, "Inês");
  const id = await begin(page, { game: "lisboa", seats: 4, bots: bots(4, "random") });
  const log = page.locator('[data-part="log"] .pane');
  await shows(page, await until(page, new Luck(4), { moves: 30 }, id));
  const atEnd = () => log.evaluate((pane) => pane.scrollHeight - pane.scrollTop - pane.clientHeight < 2);
  await expect.poll(atEnd).toBe(true);
  const turns = log.locator("[data-ply]");
  expect(await turns.count()).toBeGreaterThan(8);
  const last = log.locator(".line[aria-expanded]").last();
  const own = log.locator(".turn").filter({ hasText: /^\s*\d*\s*You / });
  expect(await own.count()).toBeGreaterThan(0);
  await last.click();
  await expect(log.locator(".turn ul li").first()).toBeVisible();
  // Whoever scrolls back is left alone, and is told how much is new.
  await log.hover();
  await page.mouse.wheel(0, -600);
  await expect.poll(atEnd).toBe(false);
  const where = await log.evaluate((pane) => pane.scrollTop);
  await until(page, new Luck(5), { moves: 12 });
  await expect(page.locator('[data-part="log"] .new')).toBeVisible();
  expect(await log.evaluate((pane) => pane.scrollTop)).toBe(where);
  await page.locator('[data-part="log"] .new').click();
  await expect.poll(atEnd).toBe(true);
});

test("the moves of others wait to be asked for, step by step, and can be seen again", async ({ page }) => {
  await enter(page, "Inês");
  await set(page, { pace: "step" });
  await sit(page, { game: "coimbra", seats: 4, bots: bots(4, "random") });
  await mine(page);
  const luck = new Luck(3);
  const next = page.locator('[data-part="next"]');
  await expect(async () => {
    if (!(await next.isVisible())) await decide(page, luck);
    await expect(next).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  const said = new Set<string>();
  for (let presses = 0; presses < 12 && (await next.isVisible()); presses += 1) {
    said.add(await page.locator("section.bar .prompt").innerText());
    await next.click();
    await expect(next.or(page.locator("section.bar.mine")).first()).toBeVisible();
  }
  expect(said.size).toBeGreaterThan(1);
  await mine(page);
  const again = page.locator('[data-part="again"]');
  await again.click();
  await expect(next).toBeVisible();
  for (let presses = 0; presses < 30 && (await next.isVisible()); presses += 1) {
    await next.click();
    await expect(next.or(page.locator("section.bar.mine")).first()).toBeVisible();
  }
  await mine(page);
});

test("on a low desk the hand rises when it is asked about; another's board says whose it is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await playing(page, "lisboa", { prompts: ["action"] });
  await expect(page.locator('header [data-part="ends"]')).toContainText("period ends at");
  const tray = page.locator(".tray");
  await expect(tray).toBeVisible();
  // The first thing of a choice says what it is good for, and lights where.
  const card = tray.locator(".spot.legal").first();
  await card.hover();
  await expect(bar(page).locator('[data-part="prospects"]')).toContainText("Tuck it");
  expect(await page.locator("main .target.next").count()).toBeGreaterThan(0);
  await card.click();
  await expect(tray).toBeVisible();
  await page.keyboard.press("h");
  await expect(tray).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(bar(page).locator(".options")).toHaveCount(0);
  await expect(tray).toHaveCount(0);
  await page.locator('[data-seat="1"]').first().click();
  await expect(page.locator('[data-part="whose"]')).toBeVisible();
  expect(await page.locator(".sheet .spot.legal").count()).toBe(0);
  await page.keyboard.press("Escape");
  await expect(page.locator('[data-part="whose"]')).toHaveCount(0);
});

test("the second press of a double click does not decide what comes next", async ({ page }) => {
  const luck = await playing(page, "lisboa", { prompts: ["action"] });
  await decide(page, luck);
  await mine(page);
  await expect(bar(page)).toHaveAttribute("aria-busy", "false");
  const before = await stateOf(page);
  const { kind, what, x, y } = await page.evaluate(look, { presses: 0, dice: 0 });
  expect(["glowing", "other"], what).toContain(kind);
  const answered = async (clickCount: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await page.waitForTimeout(300);
    const chosen = await page
      .locator(".target.chosen, .spot.chosen, .chooser button, section.bar .ready")
      .count();
    return chosen > 0 || (await stateOf(page)).table.entry !== before.table.entry;
  };
  expect(await answered(2)).toBe(false);
  expect(await answered(1)).toBe(true);
});

test("a turn can be rehearsed and sent whole", async ({ page }) => {
  await playing(page, "lisboa", { prompts: ["action"] });
  const before = await stateOf(page);
  await bar(page).getByRole("button", { name: "Rehearse" }).click();
  await expect(bar(page)).toHaveClass(/rehearsing/);
  const planned = bar(page).locator(".planned");
  const next = page.locator(".chooser button, .target.legal, .spot.legal").first();
  for (const count of [1, 2]) {
    await expect(async () => {
      await next.click();
      await expect(planned).toHaveCount(count, { timeout: 1_000 });
    }).toPass();
  }
  expect((await stateOf(page)).table.entry).toBe(before.table.entry);
  await bar(page)
    .getByRole("button", { name: /Send the whole turn/ })
    .click();
  await expect
    .poll(async () => (await stateOf(page)).position?.ply)
    .toBeGreaterThanOrEqual((before.position?.ply ?? 0) + 2);
});

test("why not: one sentence, and the rule it rests on", async ({ page }) => {
  await playing(page, "lisboa", { refusals: true });
  await bar(page)
    .getByRole("button", { name: /Why not/ })
    .click();
  const link = page.locator('a[href^="/rules/lisboa#L"]').first();
  await expect(link).toBeVisible();
  const rule = (await link.getAttribute("href"))!.split("#")[1]!;
  await link.click();
  const reached = page.getByRole("dialog", { name: "Rules" }).locator(".reached");
  await expect(reached).toBeInViewport();
  await expect(reached).toHaveAttribute("data-clause", rule);
});

test("the table speaks three languages, without a reload", async ({ page }) => {
  await playing(page, "magnanimous", { moves: 2 });
  const prompt = page.locator("section.bar .prompt");
  const said = new Set<string>([await prompt.innerText()]);
  for (const language of ["Português", "Français"]) {
    await page
      .locator("header")
      .getByRole("button", { name: /Language|Idioma|Língua|Langue/ })
      .click();
    await page
      .getByRole("radio", { name: language })
      .or(page.getByRole("button", { name: language }))
      .first()
      .click();
    await expect(page.locator("html")).toHaveAttribute("lang", language === "Português" ? "pt" : "fr");
    said.add(await prompt.innerText());
  }
  expect(said.size).toBe(3);
});

test("a finished game can be replayed at any moment, and played on from there", async ({ page }) => {
  await enter(page, "Inês");
  const id = await begin(page, { game: "coimbra", seats: 2, bots: bots(2, "random") });
  await until(page, new Luck(8), {}, id);
  await page.goto(`/t/${id}?ply=20`);
  const slider = page.getByRole("slider").first();
  await expect(slider).toBeEnabled();
  await expect(page.locator(".stage svg").first()).toBeVisible();
  await slider.press("ArrowRight");
  await expect(page).toHaveURL(/ply=21/);
  const onward = page.getByRole("button", { name: "One decision on" });
  await onward.click({ clickCount: 3, delay: 80 });
  await expect(page).toHaveURL(/ply=24/);
  await page.getByRole("button", { name: "Play from here" }).click();
  const sheet = page.getByRole("dialog", { name: "Play from here" });
  await sheet.getByRole("button", { name: "Play from here" }).click();
  await expect(page).not.toHaveURL(/ply=/);
  expect((await stateOf(page)).table.forked_ply).toBe(24);
});

test("a replay tells no later moment, leads by log and rounds, and gives its link away", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enter(page, "Inês");
  const id = await begin(page, { game: "coimbra", seats: 2, bots: bots(2, "random") });
  await until(page, new Luck(8), {}, id);
  await page.goto(`/t/${id}?ply=20`);
  await expect(page.getByRole("slider").first()).toBeEnabled();
  const log = page.locator('[data-part="log"]');
  const current = log.locator('[aria-current="step"]');
  const shownAt = () => current.locator("[data-ply]").getAttribute("data-ply");
  await expect(current).toBeInViewport();
  expect(Number(await shownAt())).toBeLessThanOrEqual(20);
  // A round's mark, a turn by key, a turn of the log, and a line within it.
  const marks = page.locator(".replay .mark");
  const other = await marks.evaluateAll(
    (all, last) => {
      const ply = (mark: Element) => Number(getComputedStyle(mark).getPropertyValue("--at")) * last;
      return all.findIndex((mark, at) => at > 0 && Math.abs(ply(mark) - 20) > 0.5);
    },
    Number(await page.getByRole("slider").first().getAttribute("max")),
  );
  await marks.nth(other).click();
  await expect(page).not.toHaveURL(/ply=20$/);
  const before = page.url();
  await page.keyboard.press("PageDown");
  await expect(page).not.toHaveURL(before);
  await page.keyboard.press("PageUp");
  await expect(page).toHaveURL(before);
  const later = log.locator(".turn.later [data-ply]").first();
  const wanted = await later.getAttribute("data-ply");
  await later.click();
  await expect(page).toHaveURL(new RegExp(`ply=${wanted}$`));
  await expect.poll(shownAt).toBe(wanted);
  await page.getByRole("button", { name: "Copy the link to this moment" }).click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test("people who share a device see only their own cards", async ({ page }) => {
  await enter(page, "Ana");
  await sit(page, { game: "lisboa", seats: 2, people: ["Ana", "Rui"] });
  const luck = new Luck(9);
  const ready = page.getByRole("button", { name: "I am Rui, show my board" });
  const first = page.getByRole("button", { name: "I am Ana, show my board" });
  const covered = ready.or(first);
  await expect(covered.or(page.locator("section.bar.mine"))).toBeVisible();
  if (await covered.isVisible()) await covered.click();
  await mine(page);
  // The seat changes only after a whole turn; between the two nothing of either is on show.
  for (let count = 0; count < 25 && !(await covered.isVisible()); count += 1) {
    await decide(page, luck);
    await expect(covered.or(page.locator("section.bar.mine"))).toBeVisible();
  }
  await expect(covered).toBeVisible();
  await expect(page.locator(".spot, .target")).toHaveCount(0);
  await covered.click();
  await mine(page);
  await decide(page, luck);
});

test("somebody may watch a public table, and sees no hand", async ({ page, browser }) => {
  await enter(page, "Inês");
  const id = await begin(page, { game: "lisboa", seats: 2, bots: bots(2), public: true });
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`/t/${id}`);
  await expect(stranger.locator(".stage svg").first()).toBeVisible();
  const seen = await call<{ position: { view: { players: { hand: unknown[] }[] } } }>(
    stranger,
    "GET",
    `/api/tables/${id}`,
  );
  expect(JSON.stringify(seen.position.view.players.map((player) => player.hand ?? []))).not.toMatch(/p\d\d/);
});

test("the end is said, then told by category, with curves", async ({ page }) => {
  await enter(page, "Inês");
  await set(page, { pace: "once" });
  const id = await begin(page, { game: "coimbra", seats: 2, bots: bots(2, "random") });
  const luck = new Luck(11);
  await shows(page, await until(page, luck, { moves: 30 }, id));
  const said = expect(page.getByRole("button", { name: "See the result" })).toBeVisible({ timeout: 300_000 });
  await until(page, luck, {});
  await said;
  await expect(page.locator(".end h2")).toBeVisible();
  await expect(page.locator(".end table").first()).toBeVisible();
  await expect(page.locator(".end .curves .line path").first()).toBeVisible();
});
