/** How the main screens look, at two sizes and in both themes, as small pictures. Renew: `npm run pictures`. */
import { expect, test, type Page } from "./fixture";
import { GAMES, moment } from "./scenes";

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 780 } };
const SMALL = 0.25;

/** The page as a small picture: what a reader sees at a glance, whatever the renderer does to single pixels. */
async function small(page: Page): Promise<Buffer> {
  const shot = (await page.screenshot({ animations: "disabled" })).toString("base64");
  const scratch = await page.context().newPage();
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
  await scratch.close();
  return Buffer.from(data, "base64");
}

for (const theme of ["light", "dark"] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test.describe(`${theme}, ${size}`, () => {
      test.use({ colorScheme: theme, viewport });

      test("home", async ({ page }) => {
        await page.route("**/api/tables?**", (route) =>
          route.fulfill({ json: { tables: [], before: null } }),
        );
        await page.goto("/");
        await expect(page.locator("article")).toHaveCount(3);
        await page.evaluate(() => document.fonts.ready);
        expect(await small(page)).toMatchSnapshot(`home-${theme}-${size}.png`, { maxDiffPixelRatio: 0.05 });
      });

      for (const game of GAMES) {
        test(game, async ({ page }) => {
          await moment(page, game);
          expect(await small(page)).toMatchSnapshot(`${game}-${theme}-${size}.png`, {
            maxDiffPixelRatio: 0.05,
          });
        });
      }
    });
  }
}
