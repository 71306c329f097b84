/** What must be seen first, or whole: the level of a bot on its plate, and on a phone what one's own board is asked for. */
import type { Rehearsal } from "../../src/lib/api";
import { expect, test, type Page } from "./fixture";
import { faults } from "./frames";
import { bar, bots, enter, mine, ponder, sit } from "./hands";
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

/** The same table anew, in a window of this size. */
async function opened(page: Page, size: string): Promise<void> {
  const [width, height] = size.split("x").map(Number) as [number, number];
  await page.setViewportSize({ width, height });
  await page.reload();
}

test("a warning of waste, and all that is told with it, stands in one line over no button", async ({
  page,
}) => {
  await page.route("**/rehearsal", async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as Rehearsal;
    const { view, sheet, ply } = told.position;
    for (const player of view["players"] as Record<string, number>[]) {
      player["guards"] = (player["guards"] ?? 0) + 9;
      player["coins"] = (player["coins"] ?? 0) + 9;
    }
    for (const row of sheet) for (const category of Object.keys(row)) row[category]! += 5;
    told.lost = [{ ply: ply + 1, what: "guards", amount: 12 }];
    await route.fulfill({ response: answer, json: told });
  });
  await asked(page, "coimbra");
  for (const size of ["1440x900", "1280x720", "1024x768"]) {
    await opened(page, size);
    await ponder(page);
    const readout = page.locator("section.bar .readout");
    await expect(readout.locator("[data-part=waste]")).toContainText("12 guards over the limit");
    expect((await readout.boundingBox())!.height).toBeLessThan(32);
    const [line, first] = [await readout.boundingBox(), await readout.locator("li").first().boundingBox()];
    expect(first!.x).toBeGreaterThanOrEqual(line!.x - 0.5);
    expect(await faults(page)).toEqual([]);
  }
});

test("what a pair of start cards will bring can be read whole, however much it is", async ({ page }) => {
  await enter(page, "Inês");
  await sit(page, { game: "coimbra", seats: 4, bots: bots(4, "random"), title: "5" });
  for (const size of ["1440x900", "1280x720", "820x1180", "390x844", "844x390"]) {
    await opened(page, size);
    await mine(page);
    await page.locator('.spot.legal[data-at="pair-1"]').dispatchEvent("pointerenter");
    const told = page.locator("section.bar .readout li");
    await expect(told.first()).toHaveText(
      "+2 on the merchant track, +4 coins, +2 on the cleric track, +2 pilgrim steps",
    );
    const frame = (await bar(page).boundingBox())!;
    for (const one of await told.all()) {
      const box = (await one.boundingBox())!;
      expect(box.x + box.width, size).toBeLessThanOrEqual(frame.x + frame.width);
    }
    expect(await faults(page)).toEqual([]);
  }
});

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
