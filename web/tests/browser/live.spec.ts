/** Two people at one table, each in a browser of their own. */
import { expect, test, type Browser, type Page } from "@playwright/test";
import type { TableState } from "../../src/lib/api";
import { bar, call, decide, enter, Luck, mine, stateOf, until } from "./hands";

type Pair = readonly [Page, Page];

async function two(browser: Browser, game: string): Promise<Pair> {
  const [ana, rui] = await Promise.all(
    ["Ana", "Rui"].map(async (name) => {
      const page = await (await browser.newContext()).newPage();
      await enter(page, name);
      return page;
    }),
  );
  const asked = { game, seats: 2, public: false };
  const opened = await call<TableState>(ana!, "POST", "/api/tables", asked);
  const { id } = opened.table;
  await Promise.all([ana!.goto(`/t/${id}`), rui!.goto(`/t/${id}?invite=${opened.invite}`)]);
  await call(rui!, "POST", `/api/tables/${id}/seats`, { invite: opened.invite });
  await call(ana!, "POST", `/api/tables/${id}/start`);
  await expect(bar(ana!)).toBeVisible();
  await expect(bar(rui!)).toBeVisible();
  return [ana!, rui!];
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

/** Both play by API until one of them is asked this: that page and the other; null if the game ended before. */
async function reach(pages: Pair, luck: Luck, prompt: string, rather: string[]): Promise<Pair | null> {
  for (let at = 0; ; at = 1 - at) {
    const page = pages[at]!;
    const state = await until(page, luck, { prompts: [prompt], handed: true, rather });
    if (state.table.status !== "running") return null;
    if (state.position?.decision?.moves?.length) return [page, pages[1 - at]!];
  }
}

for (const game of ["coimbra", "lisboa", "magnanimous"]) {
  test(`two browsers play ${game} live, and each sees the other's moves`, async ({ browser }) => {
    const pages = await two(browser, game);
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
    await expect(rui.getByText("Boa sorte")).toBeVisible();
  });
}

/** An auction needs a tie: each votes with one deputy and nothing else. */
const TIE = ["^spend \\S+ for 1$", "^spend \\S+ \\S+ 0$", "^votes \\S+ 0$"];

for (const { game, prompt, what, rather } of [
  { game: "lisboa", prompt: "follow", what: "a follow", rather: [] },
  { game: "lisboa", prompt: "give-up", what: "a church scoring", rather: [] },
  { game: "magnanimous", prompt: "auction", what: "an auction", rather: TIE },
]) {
  test(`${what} in ${game} between two people`, async ({ browser }) => {
    let found: Pair | null = null;
    for (let seed = 1; !found && seed < 6; seed += 1) {
      found = await reach(await two(browser, game), new Luck(seed), prompt, rather);
    }
    if (!found) throw new Error(`no game came to ${what}`);
    const [asked, other] = found;
    await mine(asked);
    await expect(bar(other)).not.toHaveClass(/mine/);
    const { table, position } = await stateOf(asked);
    await expect(bar(other)).toContainText(table.seats[position?.decision?.seat ?? -1]?.name ?? "nobody");
    await decide(asked, new Luck(4));
    await expect.poll(async () => (await stateOf(other)).table.entry).toBeGreaterThan(table.entry);
  });
}
