/** Screens that look the same in every run: home, and moments of recorded games. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { Replay, TableState } from "../../src/lib/api";
import { call, enter } from "./hands";

export const GAMES = ["coimbra", "lisboa", "magnanimous"] as const;
/** How far on in a recorded game there is much to see. */
const FAR = 0.6;

/** A recorded game, brought to the server. Made by `tools/web_records.py`. */
async function brought(page: Page, name: string): Promise<TableState> {
  const record = readFileSync(new URL(`records/${name}.rossio`, import.meta.url), "utf8");
  return call<TableState>(page, "POST", "/api/records", { record, title: "", public: false });
}

/** A new table that goes on where a recorded game ended; nobody sits at it yet but who opens it. */
export async function resumed(page: Page, name: string): Promise<TableState> {
  const { table } = await brought(page, name);
  return call<TableState>(page, "POST", `/api/tables/${table.id}/fork`, { ply: table.entry, public: false });
}

/** The board as it stood at a moment of the recorded game. */
export async function moment(page: Page, game: string): Promise<void> {
  await enter(page, "Inês");
  const { table } = await brought(page, game);
  const ply = Math.round(FAR * table.entry);
  await page.goto(`/t/${table.id}?ply=${ply}`);
  await expect(page.getByText(`Decision ${ply} of`).first()).toBeVisible();
  await expect(page.locator("[data-piece]").first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** A question to oneself at that moment, or further on: the recorded game is played on, on the seat that decides. */
export async function asked(page: Page, record: string, far = FAR): Promise<void> {
  await enter(page, "Inês");
  const { table } = await brought(page, record);
  const ply = Math.round(far * table.entry);
  const { position } = await call<Replay>(page, "GET", `/api/tables/${table.id}/replay?ply=${ply}`);
  const others = table.seats.map(({ seat }) => seat).filter((seat) => seat !== position.turn);
  const fork = await call<TableState>(page, "POST", `/api/tables/${table.id}/fork`, {
    ply,
    sit: position.turn,
    bots: Object.fromEntries(others.map((seat) => [String(seat), "greedy"])),
    start: true,
    public: false,
  });
  await page.goto(`/t/${fork.table.id}`);
  await expect(page.locator("section.bar .options button, section.bar .prompt").first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** By day and by night, on a page that stays as it is. */
export async function inBothThemes(page: Page, look: (theme: string) => Promise<void>): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveCSS("color-scheme", colorScheme);
    await look(colorScheme);
  }
}
