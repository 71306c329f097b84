/** Puzzles: from the page to the table, a turn tried, the answer shown and never before. */
import { faultless } from "./axe";
import { expect, test, type Page } from "./fixture";
import type { Rehearsal, TableState } from "../../src/lib/api";
import { call, enter, tableOf } from "./hands";

/** A whole turn, the first move of each decision, as the server's rehearsal tells it. */
async function aTurn(page: Page): Promise<string[]> {
  const state = await call<TableState>(page, "GET", `/api/tables/${tableOf(page)}`);
  const { ply, decision, seat } = state.position!;
  const moves = [decision!.moves![0]!];
  for (;;) {
    const path = `/api/tables/${tableOf(page)}/rehearsal`;
    const { position, revealed } = await call<Rehearsal>(page, "POST", path, { ply, moves });
    const { prompt } = position.decision ?? {};
    const over = revealed || position.over || position.turn !== seat;
    if (over || state.table.puzzle!.openings.includes(prompt ?? "")) return moves;
    moves.push(position.decision!.moves![0]!);
  }
}

test("a puzzle is tried at the table, its answer comes only when it is asked for, and another follows", async ({
  page,
}) => {
  await enter(page, "Ana");
  await page.goto("/puzzles/coimbra");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Puzzles");
  await expect(page.locator(".ways button").first()).toBeVisible();
  await faultless(page);
  await page.getByRole("button", { name: "Next puzzle" }).click();
  const panel = page.locator('[data-part="puzzle"]');
  await expect(panel).toContainText("Find the best turn");
  await expect(panel).not.toContainText("The answer:");
  await faultless(page);
  // The plan of before a reload is taken up: so a turn is laid out without a pointer.
  const moves = await aTurn(page);
  const table = tableOf(page);
  await page.evaluate(([name, plan]) => sessionStorage.setItem(name!, plan!), [
    `rossio-plan-${table}`,
    JSON.stringify({ moves }),
  ] as const);
  await page.reload();
  const ask = page.getByRole("button", { name: "Is it this?" });
  await expect(ask).toBeEnabled();
  await page.keyboard.press("Enter");
  const verdict = page.locator('[data-part="verdict"]');
  await expect(verdict).toContainText(/That is it|Close|Not that one yet/);
  if (!(await verdict.innerText()).startsWith("That is it")) {
    await expect(panel).not.toContainText("The answer:");
    await panel.getByRole("button", { name: "Show the answer" }).click();
  }
  await expect(panel).toContainText("The answer:");
  await faultless(page);
  await panel.getByRole("button", { name: "Next puzzle" }).click();
  await expect(page).not.toHaveURL(new RegExp(table));
  await expect(page.locator('[data-part="puzzle"]')).toContainText("Find the best turn");
});
