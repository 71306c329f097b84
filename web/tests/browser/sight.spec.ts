/** What must be seen first, or whole: the level of a bot on its plate, and on a phone what one's own board is asked for. */
import { expect, test } from "./fixture";
import { mine } from "./hands";
import { asked, GAMES } from "./scenes";

for (const game of GAMES) {
  test(`the plates of ${game} say everything, whole`, async ({ page }) => {
    await asked(page, game);
    const plates = page.locator(".rail .seat.plate");
    await expect(plates.first()).toBeVisible();
    const found = await plates.evaluateAll((all) =>
      all.flatMap((plate) => {
        const frame = plate.getBoundingClientRect();
        const name = plate.querySelector("b")!.textContent;
        const parts = [...plate.querySelectorAll<HTMLElement>(".top > *, .numbers > *")];
        const level = parts.some((part) => part.textContent === "greedy");
        const bot = plate.querySelector(".top .icon use[href$=bot]") !== null;
        return [
          ...(bot && !level ? [`${name}: no level`] : []),
          ...parts
            .filter((part) => {
              const box = part.getBoundingClientRect();
              const cut = part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0;
              return cut || box.right > frame.right + 0.5 || box.bottom > frame.bottom + 0.5;
            })
            .map((part) => `${name}: ${part.textContent}`),
          ...parts.flatMap((one, at) =>
            parts.slice(at + 1).flatMap((other) => {
              const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
              const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
              const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
              return wide > 1 && high > 2 ? [`${name}: ${one.textContent} over ${other.textContent}`] : [];
            }),
          ),
        ];
      }),
    );
    expect(found).toEqual([]);
    expect(await plates.filter({ hasText: "greedy" }).count()).toBe((await plates.count()) - 1);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the board that is raised for church scoring shows first what it asks for", async ({ page }) => {
    await asked(page, "give-up", 1);
    await mine(page);
    const dock = page.locator(".dock .dock");
    const legal = dock.locator(".spot.legal").first();
    await expect(legal).toBeInViewport();
    const [box, first] = [await dock.boundingBox(), await legal.boundingBox()];
    expect(first!.y - box!.y).toBeLessThan(80);
  });
});
