/** Lessons: every chapter is finished, by keys alone or by buttons on a phone; what is not wanted is answered. */
import { existsSync, readdirSync } from "node:fs";
import { faultless } from "./axe";
import { expect, test, type Page } from "./fixture";
import type { ChapterInfo, TableState } from "../../src/lib/api";
import { call, enter, hurry, LONG, tableOf } from "./hands";
import { inBothThemes } from "./scenes";

const GAMES = "../../../src/rossio/games";
/** Every chapter of every game that has some, as its files tell: `lisboa/one-card`. */
const CHAPTERS = readdirSync(new URL(GAMES, import.meta.url)).flatMap((game) => {
  const folder = new URL(`${GAMES}/${game}/lessons`, import.meta.url);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.flatMap((name) => /^\d+-(.+)\.toml$/.exec(name)?.[1] ?? []).map((id) => `${game}/${id}`);
});
/** A lesson answers at once: it is looked at often, since there are many steps. */
const OFTEN = { intervals: [60, 120] };
const lesson = async (page: Page) => {
  const state = await call<TableState>(page, "GET", `/api/tables/${tableOf(page)}`);
  return { ...state.table.lesson!, ply: state.table.ply };
};

async function sitDown(page: Page, chapter: string): Promise<void> {
  const state = await call<TableState>(page, "POST", `/api/lessons/${chapter}`, {});
  await page.goto(`/t/${state.table.id}`);
  await expect(page.locator(".coach .say")).not.toBeEmpty();
}

/** Whether the page shows the step at which the lesson stands. */
async function arrived(page: Page, step: number): Promise<void> {
  await expect(page.locator(".coach .dots .past")).toHaveCount(step);
}

/** What is lit and can be seen: things, parts, zones, and where the window is narrow the doors behind which they lie. */
const lit = (page: Page) =>
  page.locator(":is(.lit, .lit-part):visible").evaluateAll((found) =>
    found.map((one) => {
      const stage = one.closest("main")?.getBoundingClientRect();
      const box = one.getBoundingClientRect();
      const inSight = !stage || (box.top < stage.bottom && box.bottom > stage.top);
      const { part, at } = (one as HTMLElement).dataset;
      return { name: part ?? at ?? "door", inSight };
    }),
  );

/** What is wrong with the order of stage, coach and bar from top to bottom; it runs inside the page. */
function stacked(): string[] {
  const [stage, coach, bar] = ["main", ".coach", "section.bar"].map((css) =>
    document.querySelector(css)!.getBoundingClientRect(),
  ) as [DOMRect, DOMRect, DOMRect];
  const foot = document.querySelector(".coach .foot")!.getBoundingClientRect();
  return [
    ...(coach.top < stage.bottom - 1 ? ["the coach covers the stage"] : []),
    ...(coach.bottom > bar.top + 1 ? ["the coach covers the bar"] : []),
    ...(foot.bottom > coach.bottom + 1 ? ["the coach's buttons are cut off"] : []),
    ...(stage.height <= 120 ? [`the stage is ${stage.height} high`] : []),
  ];
}

/** Go through a chapter; `press` does what a step asks for. All answers are tried, so each wrong one is seen once. */
async function finish(
  page: Page,
  press: (what: "next" | "show" | number, point: readonly string[]) => Promise<void>,
): Promise<number> {
  let deeds = 0;
  for (;;) {
    const now = await lesson(page);
    await arrived(page, now.step);
    if (now.kind === "end") return deeds;
    const before = `${now.step} ${now.ply}`;
    if (now.kind === "ask") {
      for (let answer = 1; answer <= now.answers; answer += 1) {
        await press(answer, now.point);
        await expect
          .poll(async () => {
            const after = await lesson(page);
            return after.step > now.step || after.heard === `reply-${answer}`;
          }, OFTEN)
          .toBe(true);
        if ((await lesson(page)).step > now.step) break;
      }
    } else {
      await press(now.kind === "read" ? "next" : "show", now.point);
      deeds += 1;
    }
    await expect
      .poll(async () => {
        const after = await lesson(page);
        return `${after.step} ${after.ply}`;
      }, OFTEN)
      .not.toBe(before);
    await hurry(page);
  }
}

/** Chapters in turn: one by keys, the next on a phone; all in both ways where there is time. */
const everySecond = (rest: number) => CHAPTERS.filter((_, at) => LONG || at % 2 === rest);

for (const chapter of everySecond(0)) {
  test(`${chapter}, by keys alone`, async ({ page }) => {
    await enter(page, "Ana");
    await sitDown(page, chapter);
    const press = async (what: "next" | "show" | number, point: readonly string[]) => {
      await expect
        .poll(async () => {
          const names = (await lit(page)).map(({ name }) => name);
          return point.filter((name) => !names.includes(name));
        }, OFTEN)
        .toEqual([]);
      // What was answered before may still be on its way to the page.
      await expect(page.locator(".coach :is(.answers, .foot) button:disabled")).toHaveCount(0);
      await page.keyboard.press(what === "next" ? "n" : what === "show" ? "i" : String(what));
    };
    expect(await finish(page, press)).toBeGreaterThan(3);
    await expect(page.locator(".coach")).toContainText("Now you can");
  });
}

for (const chapter of everySecond(1)) {
  test(`${chapter}, on a phone, covering nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page, "Rui");
    await sitDown(page, chapter);
    const press = async (what: "next" | "show" | number, point: readonly string[]) => {
      await expect.poll(() => page.evaluate(stacked), OFTEN).toEqual([]);
      if (point.length)
        await expect
          .poll(async () => (await lit(page)).filter(({ inSight }) => inSight), OFTEN)
          .not.toEqual([]);
      const button =
        typeof what === "number"
          ? page.locator(".coach .answers button").nth(what - 1)
          : page.locator(".coach .foot button").first();
      await button.click();
    };
    expect(await finish(page, press)).toBeGreaterThan(3);
  });
}

test("a move that is not wanted is answered and not played; the wanted one is, by pressing the board", async ({
  page,
}) => {
  await enter(page, "Ana");
  await sitDown(page, "coimbra/three-jobs");
  await page.locator(".coach .foot button").first().click();
  await arrived(page, 1);
  await page.locator(".coach .foot button").first().click();
  await arrived(page, 2);
  const before = (await lesson(page)).ply;
  const die = page.locator('[data-at$="-6"]').first();
  await die.click();
  await page.locator('[data-at="castle"]').first().click();
  await expect(page.locator(".coach .unwanted")).toContainText("The castle serves the lowest first");
  expect((await lesson(page)).ply).toBe(before);
  await die.click();
  await page.locator('[data-at="central"]').first().click();
  await arrived(page, 3);
  await expect(page.locator(".coach .aside")).toContainText("First in line");
  expect((await lesson(page)).ply).toBe(before + 2);
  await page.reload();
  await arrived(page, 3);
  await page.keyboard.press("u");
  await arrived(page, 2);
});

test("a first turn of Lisboa is learnt by pressing the board: a card and its place, a good and its action", async ({
  page,
}) => {
  await enter(page, "Ana");
  await sitDown(page, "lisboa/one-card");
  const press = (thing: string) => page.locator(`[data-at="${thing}"]`).first().click();
  for (const step of [1, 2]) {
    await page.locator(".coach .foot button").first().click();
    await arrived(page, step);
  }
  const before = (await lesson(page)).ply;
  await press("p05");
  await press("portfolio");
  await expect(page.locator(".coach .unwanted")).toContainText("Strong cards bite");
  expect((await lesson(page)).ply).toBe(before);
  const turn: string[][] = [
    ["p06", "portfolio"],
    ["tool", "action-recruit"],
    ["office-manuel"],
    ["office-king"],
  ];
  for (const [at, things] of turn.entries()) {
    for (const thing of things) await press(thing);
    await arrived(page, 3 + at);
  }
  await press("cloth");
  await press("action-favor");
  await arrived(page, 7);
});

test("the page Learn says where one stands, and the promise of the home page leads there", async ({
  page,
}) => {
  await enter(page, "Ana");
  await page.goto("/");
  await page.getByRole("link", { name: "Learn to play" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Learn to play");
  await page.getByRole("button", { name: "Start: One die, three jobs" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await arrived(page, 1);
  await page.goto("/learn/coimbra");
  await page.getByRole("button", { name: "Continue: One die, three jobs" }).click();
  await arrived(page, 1);
  const told = await call<ChapterInfo[]>(page, "GET", "/api/lessons/coimbra");
  expect(told.map((one) => one.step)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`axe finds nothing on Learn and at a lesson, ${width} wide, by day and by night`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await enter(page, "Ana");
    await page.goto("/learn");
    await expect(page.locator("ol li button").first()).toBeVisible();
    await inBothThemes(page, () => faultless(page));
    await sitDown(page, "coimbra/three-jobs");
    await inBothThemes(page, () => faultless(page));
  });
}
