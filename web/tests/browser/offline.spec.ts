/** Without a connection: every page and the rules are kept; what is not kept says so. */
import { expect, test, type Page } from "./fixture";

test.use({ serviceWorkers: "allow" });

/** Open the house and let all of it be kept. */
async function kept(page: Page): Promise<void> {
  await page.goto("/");
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage("keep all");
  });
  const files = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith("shell-"));
      const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return found.flat().length;
    });
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await files();
        const still = now > 100 && now === before;
        before = now;
        return still;
      },
      { timeout: 120_000, intervals: [2_000] },
    )
    .toBe(true);
}

test("pages that were never opened, and the rules, can be read offline", async ({ page, context }) => {
  await kept(page);
  await context.setOffline(true);
  await page.goto("/rules/coimbra#C20");
  await expect(page.locator("#C20")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Coimbra in five minutes" })).toBeVisible();
  for (const [path, heading] of [
    ["/lobby", "Tables"],
    ["/people", "People"],
    ["/study", "Study"],
    ["/settings", "Settings"],
    ["/learn", "Learn"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: new RegExp(heading, "i") })).toBeVisible();
    await expect(page.getByText("A mistake of ours")).toHaveCount(0);
  }
});

test("a page that was not kept says so", async ({ page, context }) => {
  await page.goto("/");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.getByRole("link", { name: "Study", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Not kept for offline" })).toBeVisible();
});
