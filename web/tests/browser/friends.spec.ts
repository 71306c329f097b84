/** A friend's link: honest about who can open it, and good from another address. */
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "./fixture";
import type { TableState } from "../../src/lib/api";
import { call, enter } from "./hands";

test("an invitation that only this computer can follow says so", async ({ page }) => {
  await enter(page, "Ana");
  const opened = await call<TableState>(page, "POST", "/api/tables", { game: "coimbra", seats: 2 });
  await page.goto(`/t/${opened.table.id}`);
  await expect(page.getByText("Only this computer can reach this address")).toBeVisible();
});

test("a friend who comes by the link gives a name and sits down", async ({ browser, page }) => {
  await enter(page, "Ana");
  const opened = await call<TableState>(page, "POST", "/api/tables", {
    game: "coimbra",
    seats: 3,
    public: false,
  });
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(`/t/${opened.table.id}?invite=${opened.invite}`);
  await expect(friend.getByRole("link", { name: "Sign in" })).toBeVisible();
  await friend.getByLabel("Your name").fill("Marta");
  await friend
    .getByRole("button", { name: /^Sit here/ })
    .first()
    .click();
  await page.goto(`/t/${opened.table.id}`);
  await expect(page.getByRole("list", { name: "Players" })).toContainText("Marta");
});

/** A server that friends can reach, by another loopback address in place of the network's. */
async function friendly(port: number): Promise<{ home: string; end: () => void }> {
  const reach = `http://127.0.0.2:${port}`;
  const data = mkdtempSync(join(tmpdir(), "rossio-"));
  const house = spawn("../.venv/bin/rossio", ["serve", "--friends", "--port", String(port), "--data", data], {
    env: { ...process.env, PYTHONPATH: "../build/compiled", ROSSIO_REACH: reach, ROSSIO_LIMITS: "0" },
    stdio: "ignore",
  });
  const answers = () =>
    fetch(`${reach}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 120_000 }).toBe(true);
  return { home: `http://127.0.0.1:${port}`, end: () => void house.kill("SIGTERM") };
}

test("a friend comes by the link from another address", async ({ browser, baseURL }) => {
  const { home, end } = await friendly(Number(new URL(baseURL ?? "").port) + 1);
  try {
    const ana = await (await browser.newContext({ baseURL: home })).newPage();
    await enter(ana, "Ana");
    const opened = await call<TableState>(ana, "POST", "/api/tables", {
      game: "coimbra",
      seats: 2,
      public: false,
    });
    await ana.goto(`/t/${opened.table.id}`);
    const field = ana.getByLabel("Only those who have this link can come.");
    await expect(field).toHaveValue(/^http:\/\/127\.0\.0\.2:/);
    const marta = await (await browser.newContext()).newPage();
    await marta.goto(await field.inputValue());
    await marta.getByLabel("Your name").fill("Marta");
    await marta.getByRole("button", { name: /^Sit here/ }).click();
    for (const page of [ana, marta]) await expect(page.locator("section.bar")).toBeVisible();
    await expect(ana.locator(".seat", { hasText: "Marta" })).not.toContainText("away");
  } finally {
    end();
  }
});
