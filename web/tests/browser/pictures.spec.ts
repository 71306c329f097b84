/**
 * How it looks, in both themes: parts of the table at their full size, where a missing button shows, and whole screens as
 * small pictures, for the look. Renew: `npm run pictures`.
 */
import type { Locator } from "@playwright/test";
import { expect, test, type Page } from "./fixture";
import { asked, GAMES, inBothThemes, moment } from "./scenes";

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 780 } };
const SMALL = 0.25;

/** The page as a small picture: what a reader sees at a glance, whatever the renderer does to single pixels. */
async function small(page: Page, scratch: Page): Promise<Buffer> {
  const shot = (await page.screenshot({ animations: "disabled" })).toString("base64");
  const data = await scratch.evaluate(
    async ({ shot, scale }) => {
      const bytes = Uint8Array.from(atob(shot), (sign) => sign.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(picture.width * scale, picture.height * scale);
      const pen = canvas.getContext("2d")!;
      pen.imageSmoothingQuality = "high";
      pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const drawn = new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer());
      return btoa(drawn.reduce((text, byte) => text + String.fromCharCode(byte), ""));
    },
    { shot, scale: SMALL },
  );
  return Buffer.from(data, "base64");
}

/** A part as it is; so many of its pixels may be a renderer's own. */
async function whole(part: Locator, name: string): Promise<void> {
  await expect(part).toBeVisible();
  expect(await part.screenshot({ animations: "disabled" })).toMatchSnapshot(name, {
    maxDiffPixelRatio: 0.005,
  });
}

for (const game of GAMES) {
  test(`the question of ${game}`, async ({ page }) => {
    await asked(page, game);
    await inBothThemes(page, (theme) => whole(page.locator("section.bar"), `part-bar-${game}-${theme}.png`));
  });
}

/** The turn of the log, and the bar of the replay. */
const ofReplay = (page: Page, game: string): Promise<void> =>
  inBothThemes(page, async (theme) => {
    await whole(page.locator("[data-part=log] [aria-current=step]"), `part-turn-${game}-${theme}.png`);
    await whole(page.locator("section.replay"), `part-replay-${game}-${theme}.png`);
  });

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport });
    const look = async (page: Page, name: string) => {
      const scratch = await page.context().newPage();
      await page.bringToFront();
      await inBothThemes(page, async (theme) =>
        expect(await small(page, scratch)).toMatchSnapshot(`${name}-${theme}-${size}.png`, {
          maxDiffPixelRatio: 0.05,
        }),
      );
    };

    test("home", async ({ page }) => {
      await page.route("**/api/tables?**", (route) => route.fulfill({ json: { tables: [], before: null } }));
      await page.goto("/");
      await expect(page.locator("article")).toHaveCount(3);
      await page.evaluate(() => document.fonts.ready);
      await look(page, "home");
    });

    for (const game of GAMES) {
      test(game, async ({ page }) => {
        await moment(page, game);
        await look(page, game);
        if (size === "desk") await ofReplay(page, game);
      });
    }
  });
}
