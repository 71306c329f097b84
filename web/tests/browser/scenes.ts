/** Screens that look the same in every run: home, and moments of recorded games. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { TableState } from "../../src/lib/api";
import { call, enter } from "./hands";

export const MOMENTS = { coimbra: 120, lisboa: 215, magnanimous: 640 } as const;
export type Game = keyof typeof MOMENTS;
export const GAMES = Object.keys(MOMENTS) as Game[];

/** A recorded game, brought to the server. */
export async function brought(page: Page, name: string): Promise<TableState> {
  const record = readFileSync(new URL(`records/${name}.rossio`, import.meta.url), "utf8");
  return call<TableState>(page, "POST", "/api/records", { record, title: "", public: false });
}

/** A new table that goes on where a recorded game ended; nobody sits at it yet but who opens it. */
export async function resumed(page: Page, name: string): Promise<TableState> {
  const { table } = await brought(page, name);
  return call<TableState>(page, "POST", `/api/tables/${table.id}/fork`, { ply: table.entry, public: false });
}

/** The board as it stood at a moment of the recorded game. */
export async function moment(page: Page, game: Game): Promise<void> {
  await enter(page, "Inês");
  const { table } = await brought(page, game);
  await page.goto(`/t/${table.id}?ply=${MOMENTS[game]}`);
  await expect(page.getByText(`Decision ${MOMENTS[game]} of`).first()).toBeVisible();
  await expect(page.locator("[data-piece]").first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}
