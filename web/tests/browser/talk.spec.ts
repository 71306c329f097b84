/** Talk: in the waiting room, at the table, on a phone; what was not read is counted. */
import { expect, test, type Browser, type Page } from "./fixture";
import type { TableState } from "../../src/lib/api";
import { call, enter } from "./hands";

async function visitor(browser: Browser, name: string, viewport?: { width: number; height: number }) {
  const page = await (await browser.newContext(viewport ? { viewport } : {})).newPage();
  await enter(page, name);
  return page;
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Say something").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}

const lines = (page: Page) => page.getByRole("list", { name: "Chat" });

test("people talk before the game, and what they said is still there at the table", async ({ browser }) => {
  const ana = await visitor(browser, "Ana");
  const opened = await call<TableState>(ana, "POST", "/api/tables", {
    game: "coimbra",
    seats: 2,
    public: false,
    auto_start: false,
  });
  const { id } = opened.table;
  await ana.goto(`/t/${id}`);
  await say(ana, "Shall we play the short one?");
  const rui = await (await browser.newContext()).newPage();
  await rui.goto(`/t/${id}?invite=${opened.invite}`);
  await expect(lines(rui)).toContainText("Shall we play the short one?");
  await expect(rui.getByLabel("Say something")).toHaveCount(0);
  await rui.getByLabel("Your name").fill("Rui");
  await rui.getByRole("button", { name: /^Sit here/ }).click();
  await say(rui, "With pleasure.");
  await expect(lines(ana)).toContainText("With pleasure.");
  await expect(ana.getByRole("list", { name: "Players" }).getByRole("listitem").nth(1)).toContainText(
    /Rui.*\bhere\b/s,
  );
  await ana.getByRole("button", { name: "Start the game" }).click();
  for (const page of [ana, rui]) {
    await page.getByRole("tab", { name: "Chat" }).click();
    await expect(lines(page)).toContainText("With pleasure.");
  }
});

test("a line that was not read is counted and shown by its sender, on a phone too", async ({ browser }) => {
  const ana = await visitor(browser, "Ana");
  const rui = await visitor(browser, "Rui", { width: 390, height: 844 });
  const opened = await call<TableState>(ana, "POST", "/api/tables", {
    game: "coimbra",
    seats: 2,
    public: false,
  });
  const { id } = opened.table;
  await call(rui, "POST", `/api/tables/${id}/seats`, { invite: opened.invite });
  await Promise.all([ana.goto(`/t/${id}`), rui.goto(`/t/${id}`)]);
  await ana.getByRole("tab", { name: "Chat" }).click();
  const chat = rui.getByRole("button", { name: "Chat" });
  await expect(chat).toHaveText("Chat");
  await expect(ana.locator(".seat", { hasText: "Rui" })).not.toContainText("away");
  await Promise.all([
    expect(rui.locator(".heard")).toHaveText("AnaYour move, dear friend."),
    say(ana, "Your move, dear friend."),
  ]);
  await expect(chat).toContainText("1 new line");
  await expect(rui).toHaveTitle(/^\(1\)/);
  await expect(rui.locator(".heard")).toHaveCount(0);
  await expect(chat).toContainText("1 new line");
  await rui.reload();
  await expect(chat).toContainText("1 new line");
  await chat.click();
  await expect(lines(rui)).toContainText("Your move, dear friend.");
  await rui.getByRole("dialog", { name: "Chat" }).getByRole("button", { name: "Close" }).click();
  await expect(chat).toHaveText("Chat");
  await expect(rui).toHaveTitle(/^[^(]/);
  await rui.reload();
  await expect(rui.locator(".seat").first()).toBeVisible();
  await expect(chat).toHaveText("Chat");
});
