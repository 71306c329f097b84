/** Two people at one table, each in a browser of their own. */
import { expect, test, type Browser, type Page } from "./fixture";
import type { TableState } from "../../src/lib/api";
import { bar, call, decide, enter, Luck, mine, stateOf } from "./hands";
import { resumed } from "./scenes";

type Pair = readonly [Page, Page];

/** Two people, and a table that the first of them opens. */
async function two(browser: Browser, open: (page: Page) => Promise<TableState>): Promise<Pair> {
  const [ana, rui] = (await Promise.all(
    ["Ana", "Rui"].map(async (name) => {
      const page = await (await browser.newContext()).newPage();
      await enter(page, name);
      return page;
    }),
  )) as [Page, Page];
  const { table, invite } = await open(ana);
  await Promise.all([ana.goto(`/t/${table.id}`), rui.goto(`/t/${table.id}?invite=${invite}`)]);
  await call(rui, "POST", `/api/tables/${table.id}/seats`, { invite });
  await call(ana, "POST", `/api/tables/${table.id}/start`);
  await expect(bar(ana)).toBeVisible();
  await expect(bar(rui)).toBeVisible();
  return [ana, rui];
}

/** The page whose decision it is, when it says so itself. */
async function deciding(pages: Pair): Promise<Page> {
  let found: Page | undefined;
  await expect
    .poll(async () => {
      const asked = await Promise.all(pages.map((page) => stateOf(page)));
      found = pages[asked.findIndex((state) => state.position?.decision?.moves?.length)];
      return Boolean(found);
    })
    .toBe(true);
  await mine(found!);
  return found!;
}

for (const game of ["coimbra", "lisboa", "magnanimous"]) {
  test(`two browsers play ${game} live, and each sees the other's moves`, async ({ browser }) => {
    const asked = { game, seats: 2, public: false };
    const pages = await two(browser, (page) => call(page, "POST", "/api/tables", asked));
    const [ana, rui] = pages;
    const luck = new Luck(2);
    for (let count = 0; count < 10; count += 1) {
      await decide(await deciding(pages), luck);
    }
    expect((await stateOf(ana)).table.entry).toBeGreaterThanOrEqual(10);
    const lines = (page: Page) => page.locator("[data-ply]").count();
    await expect
      .poll(async () => (await lines(ana)) > 0 && (await lines(ana)) === (await lines(rui)))
      .toBe(true);
    await ana.getByRole("tab", { name: "Chat" }).click();
    await ana.getByRole("textbox").fill("Boa sorte");
    await ana.keyboard.press("Enter");
    await rui.getByRole("tab", { name: "Chat" }).click();
    await expect(rui.locator(".chat").getByText("Boa sorte")).toBeVisible();
  });
}

// Who is asked reads what each answer brings: in the bar, or in the panel that all share.
for (const { prompt, what, brings } of [
  { prompt: "follow", what: "a follow in lisboa", brings: "Let it pass" },
  { prompt: "give-up", what: "a church scoring in lisboa", brings: "every tile goes on working" },
  { prompt: "auction", what: "an auction in magnanimous", brings: "If you leave" },
]) {
  test(`${what} between two people`, async ({ browser }) => {
    const pages = await two(browser, (page) => resumed(page, prompt));
    const asked = await deciding(pages);
    const other = pages.find((page) => page !== asked)!;
    await expect(bar(other)).not.toHaveClass(/mine/);
    const { table, position } = await stateOf(asked);
    expect(position?.decision?.prompt).toBe(prompt);
    await expect(bar(other)).toContainText(table.seats[position?.decision?.seat ?? -1]?.name ?? "nobody");
    await expect(asked.getByText(brings).first()).toBeVisible();
    await decide(asked, new Luck(4));
    await expect.poll(async () => (await stateOf(other)).table.entry).toBeGreaterThan(table.entry);
  });
}
