/** Hands that play: they press what glows on the board, or choose in the decision bar, as a person would. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { NewTable, TableState } from "../../src/lib/api";

/** Numbers that look random and are the same in every run. */
export class Luck {
  constructor(private seed: number) {}

  below(bound: number): number {
    this.seed = (Math.imul(this.seed, 1103515245) + 12345) & 0x7fffffff;
    return (this.seed >> 8) % bound;
  }

  of<T>(things: readonly T[]): T {
    const found = things[this.below(things.length)];
    if (found === undefined) throw new Error("nothing to choose from");
    return found;
  }
}

/** A request of the page's own person. */
export async function call<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const me = method === "GET" ? null : await fetch("/api/me").then((answer) => answer.json());
      const answer = await fetch(path, {
        method,
        headers: { "Content-Type": "application/json", "X-CSRF-Token": me?.csrf ?? "" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return answer.json();
    },
    { method, path, body },
  ) as Promise<T>;
}

/** Come in as a guest, without a table yet. */
export async function enter(page: Page, name: string): Promise<void> {
  await page.goto("/settings");
  await call(page, "POST", "/api/guests", { name });
}

/** A table of one's own, opened and shown. */
export async function sit(
  page: Page,
  table: Partial<NewTable> & { game: string; seats: number },
): Promise<string> {
  const state = await call<TableState>(page, "POST", "/api/tables", { start: true, public: false, ...table });
  if (!state.table) throw new Error(JSON.stringify(state));
  await page.goto(`/t/${state.table.id}`);
  return state.table.id;
}

export function bots(seats: number, bot = "greedy"): Record<string, string> {
  return Object.fromEntries(Array.from({ length: seats - 1 }, (_, at) => [String(at + 1), bot]));
}

export const tableOf = (page: Page): string => /\/t\/([a-z0-9]+)/.exec(page.url())?.[1] ?? "";
export const stateOf = (page: Page): Promise<TableState> => call(page, "GET", `/api/tables/${tableOf(page)}`);
export const bar = (page: Page): Locator => page.locator("section.bar");

/** Wait until the decision is the page's own, or the game is over. */
export async function turn(page: Page): Promise<TableState> {
  let state = await stateOf(page);
  await expect
    .poll(
      async () => {
        state = await stateOf(page);
        return state.table.status !== "running" || Boolean(state.position?.decision?.moves?.length);
      },
      { timeout: 60_000, intervals: [20, 40, 80, 150] },
    )
    .toBe(true);
  return state;
}

/** Play by API until a prompt is asked of somebody here; false if the game ends first. */
export async function until(page: Page, luck: Luck, asked: (state: TableState) => boolean): Promise<boolean> {
  for (let count = 0; count < 2_000; count += 1) {
    const state = await stateOf(page);
    if (state.table.status !== "running") return false;
    if (asked(state)) return true;
    const moves = state.position?.decision?.moves;
    if (!moves?.length) {
      await page.waitForTimeout(30);
      continue;
    }
    await call(page, "POST", `/api/tables/${tableOf(page)}/moves`, {
      ply: state.position?.ply,
      moves: [luck.of(moves)],
      key: `until-${count}-${state.table.entry}`,
    });
  }
  return false;
}

export interface Tally {
  decisions: number;
  /** Decisions for which something on the board or the own board was pressed. */
  board: number;
}

/** Make one decision with the pointer: on the board where it glows, else in the bar. */
export async function decide(page: Page, luck: Luck, tally: Tally, touch = false): Promise<void> {
  const before = (await stateOf(page)).table.entry;
  await expect(bar(page)).toHaveClass(/mine/);
  const press = (thing: Locator) => (touch ? thing.tap({ timeout: 3_000 }) : thing.click({ timeout: 3_000 }));
  let used = false;
  for (let tries = 0; tries < 14; tries += 1) {
    const chooser = page.locator(".chooser button");
    const glowing = page.locator(".target.legal:visible, button.spot.legal:visible");
    const primary = page.locator("[data-primary]:visible:enabled").last();
    const options = page.locator("section.bar .options button:visible");
    const tabs = page.locator('[role="tab"].dotted:visible, [role="tab"]:has(.dot):visible');
    const list = page.locator("section.bar button.list:visible");
    const rows = page.locator(".list button.move:visible");
    try {
      if (await chooser.count()) await press(chooser.nth(luck.below(await chooser.count())));
      else if (await rows.count()) await press(rows.nth(luck.below(await rows.count())));
      else if (tries > 0 && (await primary.count())) await press(primary);
      else if (tries < 8 && (await glowing.count())) {
        await press(glowing.nth(luck.below(await glowing.count())));
        used = true;
      } else if (await options.count()) await press(options.nth(luck.below(await options.count())));
      else if (await list.count()) await press(list);
      else if (await primary.count()) await press(primary);
      else if (await tabs.count()) await press(tabs.nth(luck.below(await tabs.count())));
    } catch (error) {
      // What glowed a moment ago may be gone, or lie under something: look again.
      if (tries > 11) throw error;
      await page.keyboard.press("Escape");
    }
    for (let look = 0; look < 12; look += 1) {
      const state = await stateOf(page);
      if (state.table.entry !== before || state.table.status !== "running") {
        tally.decisions += 1;
        tally.board += used ? 1 : 0;
        return;
      }
      if (!(await page.locator("[data-primary][disabled]").count())) break;
      await page.waitForTimeout(40);
    }
  }
  throw new Error(`no decision could be made: ${JSON.stringify((await stateOf(page)).position?.decision)}`);
}

/** Play to the end of the game. */
export async function finish(page: Page, luck: Luck, touch = false): Promise<Tally> {
  const tally = { decisions: 0, board: 0 };
  for (;;) {
    const state = await turn(page);
    if (state.table.status !== "running") return tally;
    await decide(page, luck, tally, touch);
  }
}
