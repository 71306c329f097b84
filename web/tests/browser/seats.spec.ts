/** Seats that change hands: two and three browsers at one table. */
import { expect, test, type Browser, type Page } from "./fixture";
import type { TableInfo, TableState } from "../../src/lib/api";
import { bar, begin, bots, call, enter, mine, sit, stateOf, tableOf } from "./hands";

async function visitor(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enter(page, name);
  return page;
}

/** Ana and Rui at a table that runs, each in a browser. */
async function two(browser: Browser, more: object = {}): Promise<readonly [Page, Page, string]> {
  const [ana, rui] = [await visitor(browser, "Ana"), await visitor(browser, "Rui")];
  const opened = await call<TableState>(ana, "POST", "/api/tables", {
    game: "coimbra",
    seats: 2,
    public: false,
    rated: false,
    stand_in: "random",
    ...more,
  });
  const { id } = opened.table;
  await call(rui, "POST", `/api/tables/${id}/seats`, { invite: opened.invite });
  await Promise.all([ana.goto(`/t/${id}`), rui.goto(`/t/${id}`)]);
  return [ana, rui, opened.invite ?? ""];
}

const stood = (page: Page) => page.locator("section.stood");
const menu = (page: Page) => page.getByRole("button", { name: "Seat and table" });

/** The page that decides, and the other. */
async function deciding(ana: Page, rui: Page): Promise<readonly [Page, Page]> {
  const { table } = await stateOf(ana);
  return table.turn === 0 ? [ana, rui] : [rui, ana];
}

test("whose time runs out is told, and takes the seat back", async ({ browser }) => {
  const [ana, rui] = await two(browser, { clock: { move: 3, reserve: 0 } });
  const [late, other] = await deciding(ana, rui);
  await expect(stood(late)).toContainText("Your time ran out");
  await expect(late.locator(".seat", { hasText: "a bot plays" })).toBeVisible();
  await expect(late.locator(".legal")).toHaveCount(0);
  await expect(other.locator(".seat", { hasText: "a bot plays" })).toBeVisible();
  await stood(late).getByRole("button", { name: "Take my seat back" }).click();
  await expect(stood(late)).toBeHidden();
  const seat = (await stateOf(late)).held[0] ?? -1;
  expect((await stateOf(late)).table.seats[seat]?.kind).toBe("person");
});

test("who leaves sees it said, and comes back", async ({ browser }) => {
  const [ana, rui] = await two(browser, {});
  await menu(ana).click();
  await ana.getByRole("button", { name: /^Leave, a bot plays for me/ }).click();
  await ana.getByRole("button", { name: "Leave, a bot plays for me" }).click();
  await expect(stood(ana)).toContainText("You left");
  await expect(rui.locator(".seat", { hasText: "Ana" })).toContainText("a bot plays");
  await stood(ana).getByRole("button", { name: "Take my seat back" }).click();
  await expect(bar(ana)).toBeVisible();
  await expect(rui.locator(".seat", { hasText: "a bot plays" })).toHaveCount(0);
});

test("a substitute takes an offered seat by the link and sees what the seat may know", async ({
  browser,
}) => {
  const [ana, rui] = await two(browser);
  const before = await stateOf(ana);
  await menu(ana).click();
  await ana.getByRole("button", { name: /^Offer my seat/ }).click();
  const link = await ana.locator(".menu small", { hasText: "/t/" }).innerText();
  const marta = await (await browser.newContext()).newPage();
  await marta.goto(link);
  await marta.getByRole("button", { name: "Take this seat" }).click();
  await expect(marta.locator(".seat .you")).toBeVisible();
  expect((await stateOf(marta)).held).toEqual([0]);
  const after = await call<TableState>(marta, "GET", `/api/tables/${before.table.id}`);
  expect(after.position).toEqual(before.position);
  if (before.table.turn === 0) await mine(marta);
  await expect(rui.locator(".seat").first()).not.toContainText("Ana");
  await expect.poll(async () => (await ana.locator(".seat .you").count()) === 0).toBe(true);
});

test("an absent seat is given to a bot", async ({ browser }) => {
  const [ana, rui] = await two(browser, { clock: { absence: 2 } });
  const [absent, other] = await deciding(ana, rui);
  await menu(other).click();
  const give = other.getByRole("button", { name: /^Hand the seat of/ });
  await expect(give).toHaveAttribute("aria-disabled", "true");
  await absent.goto("about:blank");
  await expect(other.locator(".seat.turn")).toContainText("decides · away");
  await expect(give).toHaveAttribute("aria-disabled", "false");
  await give.click();
  await expect
    .poll(async () => (await stateOf(other)).table.seats.filter((seat) => seat.kind === "stand-in").length)
    .toBe(1);
});

test("people end a game together and play again with one press each", async ({ browser }) => {
  const [ana, rui] = await two(browser);
  await menu(ana).click();
  await ana.getByRole("button", { name: /^Propose to end the game/ }).click();
  await rui.getByRole("button", { name: "End the game", exact: true }).click();
  await expect.poll(async () => (await stateOf(ana)).table.status).toBe("abandoned");
  const old = tableOf(ana);
  await expect(ana.locator("section.replay")).toBeVisible();
  await menu(ana).click();
  await ana.getByRole("button", { name: /^Rematch/ }).click();
  await expect(ana).not.toHaveURL(new RegExp(old));
  await rui.getByRole("button", { name: "Sit down" }).click();
  await expect(bar(rui)).toBeVisible();
  await expect(bar(ana)).toBeVisible();
  expect(tableOf(ana)).toBe(tableOf(rui));
  expect((await stateOf(rui)).table.seats.map((seat) => seat.name)).toEqual(["Ana", "Rui"]);
});

test("a rematch on one device keeps the names", async ({ page }) => {
  await enter(page, "Ana");
  const old = await sit(page, { game: "coimbra", seats: 2, people: ["Ana", "Rui"] });
  await page.getByRole("button", { name: /show my board/ }).click();
  await menu(page).click();
  await page.getByRole("button", { name: /^End this game/ }).click();
  await expect(page.locator("section.replay")).toBeVisible();
  await menu(page).click();
  await page.getByRole("button", { name: /^Rematch/ }).click();
  await expect(page).not.toHaveURL(new RegExp(old));
  await expect.poll(async () => (await stateOf(page)).table.status).toBe("running");
  expect((await stateOf(page)).table.seats.map((seat) => seat.name)).toEqual(["Ana", "Rui"]);
});

test("a finished private game opens by its link in a fresh browser", async ({ browser }) => {
  const ana = await visitor(browser, "Ana");
  const id = await sit(ana, { game: "coimbra", seats: 2, bots: bots(2, "random"), stand_in: "random" });
  await call(ana, "POST", `/api/tables/${id}/leave`, {});
  await expect(ana.locator("main.end")).toBeVisible({ timeout: 120_000 });
  const fresh = await (await browser.newContext()).newPage();
  await fresh.goto(`/t/${id}?ply=3`);
  await expect(fresh.locator("section.replay")).toContainText("Decision 3 of");
});

test("a game alone is put out of the list", async ({ page }) => {
  await enter(page, "Ana");
  const id = await begin(page, { game: "coimbra", seats: 2, bots: bots(2) });
  await page.goto("/");
  const row = page.locator("article", { has: page.locator(`a[href="/t/${id}"]`) });
  await row.getByRole("button", { name: /^Put out of my list/ }).click();
  await expect(row).toHaveCount(0);
  const mine = await call<{ tables: TableInfo[] }>(page, "GET", "/api/tables?mine=true");
  expect(mine.tables.map((table) => table.id)).not.toContain(id);
});
