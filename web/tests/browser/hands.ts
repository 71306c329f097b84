/** Hands that play: they press what glows on the board, or choose in the decision bar, as a person would. */
import { expect, type Locator, type Page, type Response } from "@playwright/test";
import type { NewTable, TableState } from "../../src/lib/api";
import { look, play, type Stop } from "./eyes";

/** Numbers that look random and are the same in every run. */
export class Luck {
  constructor(private seed: number) {}

  below(bound: number): number {
    this.seed = (Math.imul(this.seed, 1103515245) + 12345) & 0x7fffffff;
    return (this.seed >> 8) % bound;
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
      const said = await answer.json();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(said)}`);
      return said;
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
  await page.goto(`/t/${state.table.id}`);
  return state.table.id;
}

export function bots(seats: number, bot = "greedy"): Record<string, string> {
  return Object.fromEntries(Array.from({ length: seats - 1 }, (_, at) => [String(at + 1), bot]));
}

export const tableOf = (page: Page): string => /\/t\/([a-z0-9]+)/.exec(page.url())?.[1] ?? "";
export const stateOf = (page: Page): Promise<TableState> => call(page, "GET", `/api/tables/${tableOf(page)}`);
export const bar = (page: Page): Locator => page.locator("section.bar");

/** Play by API, as luck has it, until `stop`; the state there. The page follows by its own line. */
export async function until(page: Page, luck: Luck, stop: Stop): Promise<TableState> {
  const seed = luck.below(1 << 20);
  return page.evaluate(play, { table: tableOf(page), seed, stop });
}

/** Wait until the page itself says that the decision is its own. */
export async function mine(page: Page): Promise<void> {
  await expect(bar(page)).toHaveClass(/mine/, { timeout: 60_000 });
}

/** So many looks without anything asked are too many: about a minute. */
export const QUIET = 180;

export interface Tally {
  decisions: number;
  /** Decisions for which something on the board or the own board was pressed. */
  board: number;
}

/** Press until `count` decisions were taken, or the game is over: on the board where it glows, else in the bar. */
export async function decide(
  page: Page,
  luck: Luck,
  { count = 1, touch = false }: { count?: number; touch?: boolean } = {},
): Promise<Tally> {
  const tally = { decisions: 0, board: 0 };
  let presses = 0;
  let quiet = 0;
  let board = false;
  const trail: string[] = [];
  const refused: string[] = [];
  const landed = (answer: Response) => {
    if (!answer.url().endsWith("/moves") || answer.request().method() !== "POST") return;
    if (!answer.ok()) refused.push(`${answer.status()} after ${trail.join(", ")}`);
    tally.decisions += 1;
    tally.board += board ? 1 : 0;
    presses = 0;
    board = false;
    trail.length = 0;
  };
  page.on("response", landed);
  try {
    while (tally.decisions < count) {
      const seen = await page.evaluate(look, { presses, dice: luck.below(1 << 20) });
      if (seen.kind === "over") break;
      quiet = seen.kind === "quiet" ? quiet + 1 : 0;
      if (seen.kind === "stuck" || presses > 16 || quiet > QUIET) {
        throw new Error(`no way on: ${seen.what} after ${trail.join(", ") || "nothing"}`);
      }
      if (seen.kind === "quiet") continue;
      if (seen.kind === "glowing") board = true;
      presses += 1;
      trail.push(seen.what);
      if (touch) await page.touchscreen.tap(seen.x, seen.y);
      else await page.mouse.click(seen.x, seen.y);
    }
  } finally {
    page.off("response", landed);
  }
  expect(refused, "what glows must be legal").toEqual([]);
  return tally;
}

/** Play to the end of the game. */
export const finish = (page: Page, luck: Luck, touch = false): Promise<Tally> =>
  decide(page, luck, { count: Infinity, touch });
