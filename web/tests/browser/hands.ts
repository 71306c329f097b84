/** Hands that play: they press what glows on the board, or choose in the decision bar, as a person would. */
import {
  expect,
  type APIResponse,
  type Locator,
  type Page,
  type Request,
  type Response,
} from "@playwright/test";
import type { NewTable, TableState } from "../../src/lib/api";
import type { Chosen } from "../../src/lib/settings.svelte";
import { look } from "./eyes";

/** Whether this is the long form of the tests: everything in every form (`make test-long`). */
export const LONG = process.env["ROSSIO_EFFORT"] === "1";

/** Milliseconds after which one looks whether bots have decided. */
const BOTS_THINK = 40;

/** Numbers that look random and are the same in every run. */
export class Luck {
  constructor(private seed: number) {}

  below(bound: number): number {
    this.seed = (Math.imul(this.seed, 1103515245) + 12345) & 0x7fffffff;
    return (this.seed >> 8) % bound;
  }
}

interface Asked {
  method?: string;
  /** What shows that a request that changes something is the person's own. */
  sign?: string;
  body?: unknown;
}

const ask = (
  page: Page,
  path: string,
  { method = "GET", sign = "", body }: Asked = {},
): Promise<APIResponse> =>
  page.request.fetch(path, {
    method,
    headers: { "X-CSRF-Token": sign },
    ...(body === undefined ? {} : { data: body }),
  });

/** The sign of the page's person; nobody has none. */
async function signOf(page: Page): Promise<string> {
  const me = (await (await ask(page, "/api/me")).json()) as { csrf?: string } | null;
  return me?.csrf ?? "";
}

/** A request of the page's own person; no page need be open for it. */
export async function call<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  const sign = method === "GET" ? "" : await signOf(page);
  const answer = await ask(page, path, { method, sign, body });
  const said = await answer.text();
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${said}`);
  return JSON.parse(said) as T;
}

/** Come in as a guest, without a table yet; no page is opened. */
export const enter = (page: Page, name: string): Promise<unknown> =>
  call(page, "POST", "/api/guests", { name });

/** What the person has set, from the first page on. */
export const set = (page: Page, chosen: Partial<Chosen>): Promise<unknown> =>
  page.addInitScript((kept) => (localStorage["rossio-settings"] ??= kept), JSON.stringify(chosen));

type Wanted = Partial<NewTable> & { game: string; seats: number };

/** A table of one's own that runs, not opened yet; with another title it is another deal. */
export async function begin(page: Page, table: Wanted): Promise<string> {
  const asked = { start: true, public: false, rated: false, ...table };
  return (await call<TableState>(page, "POST", "/api/tables", asked)).table.id;
}

/** A table of one's own, opened and shown. */
export async function sit(page: Page, table: Wanted): Promise<string> {
  const id = await begin(page, table);
  await page.goto(`/t/${id}`);
  return id;
}

export function bots(seats: number, bot = "greedy"): Record<string, string> {
  return Object.fromEntries(Array.from({ length: seats - 1 }, (_, at) => [String(at + 1), bot]));
}

export const tableOf = (page: Page): string => /\/t\/([a-z0-9]+)/.exec(page.url())?.[1] ?? "";
export const stateOf = (page: Page): Promise<TableState> => call(page, "GET", `/api/tables/${tableOf(page)}`);
export const bar = (page: Page): Locator => page.locator("section.bar");

/** Where to stop; where there is nothing to choose, no move is counted, since an open page answers by itself. */
export interface Stop {
  /** After so many choices of one's own. */
  moves?: number;
  /** When one of these is asked. */
  prompts?: readonly string[];
  /** When something is refused. */
  refusals?: boolean;
}

/** Play by API, as luck has it, until `stop` or to the end; the state there. A page that is open follows by its own line. */
export async function until(page: Page, luck: Luck, stop: Stop, table = tableOf(page)): Promise<TableState> {
  const path = `/api/tables/${table}`;
  const sign = await signOf(page);
  const own = new Luck(luck.below(1 << 20));
  const fresh = () => call<TableState>(page, "GET", path);
  let state = await fresh();
  for (let made = 0; state.table.status === "running";) {
    const decision = state.position?.decision;
    const moves = decision?.moves ?? [];
    if (!moves.length) {
      await page.waitForTimeout(BOTS_THINK);
      state = await fresh();
      continue;
    }
    if (made === stop.moves || stop.prompts?.includes(decision!.prompt)) return state;
    if (stop.refusals && decision!.refusals?.length) return state;
    const choice = moves.length > 1;
    const move = moves[choice ? own.below(moves.length) : 0];
    const body = { ply: state.position?.ply, moves: [move], key: crypto.randomUUID() };
    const answer = await ask(page, `${path}/moves`, { method: "POST", sign, body });
    if (choice) made += 1;
    // It is refused where the page was quicker with the one answer there was.
    state = ((await answer.json()) as { state?: TableState }).state ?? (await fresh());
  }
  return state;
}

/** Wait until the page itself says that the decision is its own; of the position that was reached, not an older one. */
export async function mine(page: Page, reached?: TableState): Promise<void> {
  if (reached?.position) {
    const shown = async () => {
      await hurry(page);
      return Number(await page.locator(".table").getAttribute("data-shown"));
    };
    // Further on, where the one answer there was has been given by itself.
    await expect.poll(shown, { timeout: 60_000 }).toBeGreaterThanOrEqual(reached.position.ply);
  }
  await expect(bar(page)).toHaveClass(/mine/, { timeout: 60_000 });
}

/** Point at one thing after another that may be pressed, pressing on, until the bar tells what lies ahead of a move. */
export async function ponder(page: Page): Promise<void> {
  const ahead = bar(page).locator("[data-part=ahead] button");
  const luck = new Luck(1);
  for (let presses = 0; !(await ahead.isVisible()); presses += 1) {
    await mine(page);
    const seen = await page.evaluate(look, { presses: 0, dice: luck.below(1 << 20) });
    if (seen.kind !== "glowing" && seen.kind !== "other")
      throw new Error(`nothing to point at: ${seen.what}`);
    await page.mouse.move(seen.x, seen.y);
    const told = ahead.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (await told) return;
    if (presses > 8) throw new Error(`nothing lies ahead: ${seen.what}`);
    await page.mouse.click(seen.x, seen.y);
  }
}

/** Found covered so many times in a row, a thing is covered for good. */
const PATIENCE = 20;
/** So many milliseconds without anything asked are too many. */
export const QUIET = 60_000;

/** End the show of what others did: any key does, or a touch beside everything, at the corner of the bar. */
export async function hurry(page: Page, touch = false): Promise<void> {
  if (!touch) return page.keyboard.press("Shift");
  // Not waited for: the end of the game may have taken its place.
  const box = await bar(page).evaluateAll(
    ([found]) => found?.getBoundingClientRect().toJSON() as DOMRect | undefined,
  );
  if (box) await page.touchscreen.tap(box.x + 2, box.y + 2);
}

/** A move on its way, and what was pressed for it. */
export interface Sent {
  answer: Promise<Response | null>;
  after: string;
}

export const isMove = (request: Request): boolean =>
  request.url().endsWith("/moves") && request.method() === "POST";

/** Those of the moves that the server did not take. */
export async function refused(moves: Sent[]): Promise<string[]> {
  const answers = await Promise.all(
    moves.map(async ({ answer, after }) => ({ answer: await answer, after })),
  );
  return answers
    .filter(({ answer }) => !answer?.ok())
    .map(({ answer, after }) => `${answer?.status()} ${after}`);
}

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
  let stuck = 0;
  let asked = Date.now();
  let board = false;
  const trail: string[] = [];
  // Drawn anew after a press alone: how often one has to look depends on the machine.
  let dice = luck.below(1 << 20);
  const moves: Sent[] = [];
  // Counted when it is sent: word of the answer may come later than the page that shows it.
  const sent = (request: Request) => {
    if (!isMove(request)) return;
    moves.push({ answer: request.response(), after: trail.splice(0).join(", ") });
    tally.decisions += 1;
    tally.board += board ? 1 : 0;
    presses = 0;
    board = false;
  };
  page.on("request", sent);
  try {
    while (tally.decisions < count) {
      const seen = await page.evaluate(look, { presses, dice });
      if (seen.kind === "over" || tally.decisions >= count) break; // sent while it was looked
      if (seen.kind !== "quiet") asked = Date.now();
      // A sheet that opens covers things for a moment.
      stuck = seen.kind === "stuck" ? stuck + 1 : 0;
      if (stuck > 0 && stuck < PATIENCE) {
        await page.waitForTimeout(100);
        continue;
      }
      if (seen.kind === "stuck" || presses > 16 || Date.now() - asked > QUIET) {
        throw new Error(`no way on: ${seen.what} after ${trail.join(", ") || "nothing"}`);
      }
      if (seen.kind === "quiet") {
        await hurry(page, touch);
        continue;
      }
      if (seen.kind === "glowing") board = true;
      presses += 1;
      dice = luck.below(1 << 20);
      trail.push(seen.what);
      if (touch) await page.touchscreen.tap(seen.x, seen.y);
      else await page.mouse.click(seen.x, seen.y);
    }
  } finally {
    page.off("request", sent);
  }
  expect(await refused(moves), "what glows must be legal").toEqual([]);
  return tally;
}

/** Play to the end of the game. */
export const finish = (page: Page, luck: Luck, touch = false): Promise<Tally> =>
  decide(page, luck, { count: Infinity, touch });
