/** What a table must bear: reload, a cut line, second thoughts, another language; and what stays of it: the replay. */
import { expect, test, type Page } from "@playwright/test";
import { bar, bots, call, decide, enter, finish, Luck, sit, stateOf, tableOf, turn, until } from "./hands";

const tally = () => ({ decisions: 0, board: 0 });

async function playing(page: Page, game = "coimbra", decisions = 4): Promise<Luck> {
  await enter(page, "Inês");
  await sit(page, { game, seats: 2, bots: bots(2) });
  const luck = new Luck(6);
  let made = 0;
  await until(page, luck, () => (made += 1) > decisions * 3);
  await turn(page);
  return luck;
}

test("a reload in mid-turn comes back to the same decision", async ({ page }) => {
  const luck = await playing(page);
  const before = await stateOf(page);
  await page.locator(".target.legal:visible").first().click();
  await page.reload();
  await expect(bar(page)).toHaveClass(/mine/);
  expect((await stateOf(page)).position?.ply).toBeGreaterThanOrEqual(before.position?.ply ?? 0);
  await turn(page);
  await decide(page, luck, tally());
});

test("a move made without a connection lands once, when it is back", async ({ page, context }) => {
  await playing(page);
  await expect(bar(page)).toHaveClass(/mine/);
  const before = await stateOf(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/moves")) sent.push(String(request.postData()));
  });
  await context.setOffline(true);
  for (let tries = 0; tries < 8 && !sent.length; tries += 1) {
    const primary = page.locator("[data-primary]:visible:enabled").last();
    const next = page.locator(".chooser button, .target.legal:visible, button.spot.legal:visible").first();
    await ((await primary.count()) ? primary : next).click({ timeout: 3_000 }).catch(() => undefined);
  }
  expect(sent.length).toBeGreaterThan(0);
  await context.setOffline(false);
  await expect
    .poll(async () => (await stateOf(page)).table.entry, { timeout: 30_000 })
    .toBeGreaterThan(before.table.entry);
  const keys = new Set(sent.map((body) => (JSON.parse(body) as { key: string }).key));
  expect(keys.size).toBe(1);
});

test("a decision can be taken back, and made differently", async ({ page }) => {
  const luck = await playing(page, "lisboa", 1);
  for (;;) {
    const before = await turn(page);
    await decide(page, luck, tally());
    const after = await stateOf(page);
    const free = (after.position?.undo_floor ?? 0) <= (before.position?.ply ?? 0);
    if (!free || after.table.turn !== before.table.turn) continue;
    await bar(page).getByRole("button", { name: /Undo/ }).click();
    await expect.poll(async () => (await stateOf(page)).position?.ply).toBe(before.position?.ply);
    await expect(bar(page)).toHaveClass(/mine/);
    break;
  }
});

test("a turn can be rehearsed and sent whole", async ({ page }) => {
  await playing(page, "coimbra", 3);
  const before = await stateOf(page);
  await bar(page).getByRole("button", { name: "Rehearse" }).click();
  for (let tries = 0; tries < 6; tries += 1) {
    if (await page.getByRole("button", { name: /Send the whole turn/ }).count()) break;
    const primary = page.locator("[data-primary]:visible:enabled").last();
    const next = page.locator(".chooser button, .target.legal:visible, button.spot.legal:visible").first();
    await ((await primary.count()) ? primary : next).click({ timeout: 3_000 }).catch(() => undefined);
  }
  expect((await stateOf(page)).table.entry).toBe(before.table.entry);
  const send = page.getByRole("button", { name: /Send the whole turn/ });
  for (let tries = 0; tries < 4 && !(await send.isVisible()); tries += 1) await page.keyboard.press("Escape");
  await send.click();
  await expect.poll(async () => (await stateOf(page)).table.entry).toBeGreaterThan(before.table.entry);
});

test("why not: one sentence, and the rule it rests on", async ({ page }) => {
  const luck = await playing(page, "lisboa", 2);
  await until(page, luck, (state) => (state.position?.decision?.refusals?.length ?? 0) > 0);
  await expect(bar(page)).toHaveClass(/mine/);
  await bar(page)
    .getByRole("button", { name: /Why not/ })
    .click();
  const link = page.locator('a[href^="/rules/lisboa#L"]').first();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/\/rules\/lisboa#L/);
  await expect(page.locator(":target, .reached, [aria-current]").first()).toBeVisible();
});

test("the table speaks three languages, without a reload", async ({ page }) => {
  await playing(page, "magnanimous", 2);
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
  await sit(page, { game: "coimbra", seats: 2, bots: bots(2, "random") });
  await until(page, new Luck(8), () => false);
  await page.goto(`/t/${tableOf(page)}?ply=20`);
  const slider = page.getByRole("slider").first();
  await expect(slider).toBeVisible();
  await expect(page.locator(".stage svg").first()).toBeVisible();
  await slider.press("ArrowRight");
  await expect(page).toHaveURL(/ply=21/);
  await page.getByRole("button", { name: /Play from here/ }).click();
  await expect(page).not.toHaveURL(/ply=/);
  expect((await stateOf(page)).table.forked_ply).toBe(21);
});

test("people who share a device see only their own cards", async ({ page }) => {
  await enter(page, "Ana");
  await sit(page, { game: "lisboa", seats: 2, people: ["Ana", "Rui"] });
  const luck = new Luck(9);
  const seen = new Set<number>();
  for (let count = 0; count < 25 && seen.size < 2; count += 1) {
    const state = await turn(page);
    seen.add(state.table.turn ?? -1);
    const ready = page.getByRole("button", { name: /^I am|I’m/ });
    if (await ready.count()) await ready.first().click();
    await decide(page, luck, tally());
  }
  expect(seen.size).toBe(2);
});

test("somebody may watch a public table, and sees no hand", async ({ page, browser }) => {
  await enter(page, "Inês");
  const id = await sit(page, { game: "lisboa", seats: 2, bots: bots(2), public: true });
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

test("the end is told by category, with curves", async ({ page }) => {
  await enter(page, "Inês");
  await sit(page, { game: "magnanimous", seats: 2, bots: bots(2, "random") });
  await until(page, new Luck(11), () => false);
  await page.reload();
  await expect(page.locator(".end h2")).toBeVisible();
  await expect(page.locator(".end svg path").first()).toBeVisible();
  await finish(page, new Luck(1));
});
