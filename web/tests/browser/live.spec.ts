/** Two people at one table, each in a browser of their own. */
import { expect, test, type Browser, type Page } from "@playwright/test";
import type { TableState } from "../../src/lib/api";
import { bar, call, decide, enter, Luck, stateOf, tableOf, until } from "./hands";

async function two(
  browser: Browser,
  game: string,
  options: Record<string, string> = {},
): Promise<[Page, Page]> {
  const pages = await Promise.all(
    [browser.newContext(), browser.newContext()].map(async (it) => (await it).newPage()),
  );
  const [ana, rui] = pages as [Page, Page];
  await enter(ana, "Ana");
  await enter(rui, "Rui");
  const opened = await call<TableState>(ana, "POST", "/api/tables", {
    game,
    seats: 2,
    options,
    public: false,
  });
  const link = `/t/${opened.table.id}?invite=${opened.invite}`;
  await ana.goto(`/t/${opened.table.id}`);
  await rui.goto(link);
  await call(rui, "POST", `/api/tables/${opened.table.id}/seats`, { invite: opened.invite });
  await call(ana, "POST", `/api/tables/${opened.table.id}/start`);
  await expect(bar(ana)).toBeVisible();
  await expect(bar(rui)).toBeVisible();
  return [ana, rui];
}

/** The page of the two whose decision it is. */
async function deciding(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined;
  await expect
    .poll(async () => {
      for (const page of pages) if ((await stateOf(page)).position?.decision?.moves?.length) found = page;
      return Boolean(found);
    })
    .toBe(true);
  return found!;
}

/** Both play by API until one of them is asked this; false if the game ended before. */
async function reach(pages: readonly Page[], luck: Luck, prompts: readonly string[]): Promise<Page | null> {
  for (;;) {
    const first = await stateOf(pages[0]!);
    if (first.table.status !== "running") return null;
    const page = await deciding(pages);
    if (prompts.includes((await stateOf(page)).position?.decision?.prompt ?? "")) return page;
    const turn = (await stateOf(page)).table.turn;
    await until(page, luck, (state) => {
      const asked = state.position?.decision;
      return !asked?.moves?.length || state.table.turn !== turn || prompts.includes(asked.prompt);
    });
  }
}

for (const game of ["coimbra", "lisboa", "magnanimous"]) {
  test(`two browsers play ${game} live, and each sees the other's moves`, async ({ browser }) => {
    const pages = await two(browser, game);
    const luck = new Luck(2);
    const tally = { decisions: 0, board: 0 };
    for (let count = 0; count < 12; count += 1) await decide(await deciding(pages), luck, tally);
    const [ana, rui] = pages;
    const entry = (await stateOf(ana)).table.entry;
    expect(entry).toBeGreaterThanOrEqual(12);
    const lines = (page: Page) => page.locator(".log li").count();
    await expect
      .poll(async () => (await lines(ana)) === (await lines(rui)) && (await lines(ana)) > 0)
      .toBe(true);
    await call(ana, "POST", `/api/tables/${tableOf(ana)}/chat`, { text: "Boa sorte" });
    await rui.getByRole("tab", { name: "Chat" }).click();
    await expect(rui.getByText("Boa sorte")).toBeVisible();
  });
}

const MOMENTS = [
  { game: "lisboa", prompt: "follow", what: "a follow" },
  { game: "lisboa", prompt: "give-up", what: "a church scoring" },
  { game: "magnanimous", prompt: "auction", what: "an auction" },
];

for (const { game, prompt, what } of MOMENTS) {
  test(`${what} in ${game} between two people`, async ({ browser }) => {
    let asked: Page | null = null;
    let pages: readonly Page[] = [];
    for (let seed = 1; !asked && seed < 6; seed += 1) {
      pages = await two(browser, game);
      asked = await reach(pages, new Luck(seed), [prompt]);
    }
    expect(asked, `no game came to ${what}`).not.toBeNull();
    const other = pages.find((page) => page !== asked)!;
    await expect(bar(asked!)).toHaveClass(/mine/);
    await expect(bar(other)).not.toHaveClass(/mine/);
    const name = asked === pages[0] ? "Ana" : "Rui";
    await expect(bar(other)).toContainText(name);
    const before = (await stateOf(other)).table.entry;
    await decide(asked!, new Luck(4), { decisions: 0, board: 0 });
    await expect.poll(async () => (await stateOf(other)).table.entry).toBeGreaterThan(before);
  });
}
