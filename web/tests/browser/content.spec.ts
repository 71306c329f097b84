/** Somebody who owns the box corrects a value, plays with it, and sees it on the board. */
import { expect, test } from "./fixture";
import type { GameInfo } from "../../src/lib/api";
import { begin, bots, call, enter, mine } from "./hands";

/** Of a content pack, what is corrected here. */
interface TracksPack {
  files: { tracks: { track: { values: number[] }[] } };
}

test("a corrected value is tried, kept, played with and seen on the board", async ({ page }) => {
  await enter(page, "Inês");
  await page.goto("/content/coimbra");
  await page.getByRole("combobox", { name: "File" }).selectOption("tracks");
  const track = page.locator("article").first();
  const said = page.getByRole("region", { name: "Your pack" }).getByRole("status");
  const last = track.getByLabel("values 6");

  await last.fill("many");
  await last.blur();
  await expect(track.getByRole("alert")).toContainText("values 6");
  await last.fill("99");
  await last.blur();
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(page.locator(".faults")).toContainText("tracks.toml");
  await last.fill("27");
  await last.blur();
  await expect(said).toContainText("One thing corrected");
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(said).toContainText("Everything fits");
  await page.getByLabel("Name of your pack").fill("Grandmother’s box");
  await page.getByRole("button", { name: "Save it" }).click();
  await expect(said).toContainText("Grandmother’s box is saved");

  await page.getByRole("button", { name: "Open a table with it" }).click();
  await expect(page.getByRole("combobox", { name: "Content" })).toHaveValue(/^[0-9a-f]{16}$/);
  await page.getByRole("button", { name: "Start the game" }).click();
  await mine(page);
  await expect(page.locator("svg text", { hasText: /^27$/ }).first()).toBeVisible();
});

test("a table of another pack is drawn with its own, in the same visit", async ({ page }) => {
  await enter(page, "Inês");
  const open = (content?: string) =>
    begin(page, { game: "coimbra", seats: 2, bots: bots(2, "random"), ...(content ? { content } : {}) });
  const { games } = await call<{ games: GameInfo[] }>(page, "GET", "/api/games");
  const { content } = games.find(({ name }) => name === "coimbra")!;
  const pack = await call<TracksPack>(page, "GET", `/api/packs/${content}`);
  pack.files.tracks.track[0]!.values[5] = 28;
  const { digest } = await call<{ digest: string }>(page, "POST", "/api/packs", { ...pack, title: "Other" });
  const [ours, other] = [await open(), await open(digest)];
  const printed = page.locator("svg text", { hasText: /^28$/ });
  await page.goto(`/t/${ours}`);
  await mine(page);
  await expect(printed).toHaveCount(0);
  await page.evaluate((path) => {
    const link = document.createElement("a");
    link.href = path;
    document.body.append(link);
    link.click();
  }, `/t/${other}`);
  await expect(printed.first()).toBeVisible();
});
