/** What is printed on the boards can be read: no letters below the floor, no words cut or over others, no die over another. */
import { expect, test, type Page } from "./fixture";
import { bots, enter, Luck, mine, sit, until } from "./hands";
import { GAMES } from "./scenes";

interface Found {
  small: string[];
  crossing: string[];
}

/** Texts of stage and dock that are too small, and pairs in one zone that lie over each other. */
function read(): Found {
  const NUMBERS = 11;
  const WORDS = 12;
  const found: Found = { small: [], crossing: [] };
  const own = (one: Element) =>
    [...one.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent!.trim())
      .join(" ")
      .trim();
  for (const zone of document.querySelectorAll<HTMLElement>("[data-zone]")) {
    const texts = [...zone.querySelectorAll("*")]
      .filter((one) => own(one) && one.checkVisibility({ opacityProperty: true }))
      .map((one) => ({ one, said: own(one), box: boxOf(one) }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    for (const { one, said } of texts) {
      const matrix = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null;
      const scale = matrix ? Math.hypot(matrix.c, matrix.d) : 1;
      const size = parseFloat(getComputedStyle(one).fontSize) * scale;
      const floor = /\p{L}{2,}/u.test(said) ? WORDS : NUMBERS;
      if (size < floor - 0.15) found.small.push(`${zone.dataset["zone"]}: ${said} ${size.toFixed(1)}`);
    }
    texts.forEach((a, at) => {
      for (const b of texts.slice(at + 1)) {
        if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        // The box of a line is higher than its letters.
        if (wide > 1.5 && high > 0.4 * Math.min(a.box.height, b.box.height)) {
          found.crossing.push(`${zone.dataset["zone"]}: ${a.said} | ${b.said}`);
        }
      }
    });
  }
  return found;

  /** Where its letters are: a block of HTML is wider than they. */
  function boxOf(one: Element): DOMRect {
    if (one instanceof SVGElement) return one.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  }
}

async function readable(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => page.evaluate(read)).toEqual({ small: [], crossing: [] });
}

/** Words anywhere on the page of which a part is cut off, once it has been drawn for its window. */
async function cut(): Promise<string[]> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return [...document.querySelectorAll<HTMLElement>("body *")]
    .filter((one) => one instanceof HTMLElement && one.checkVisibility() && !one.closest(".unseen"))
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim()))
    .filter((one) => getComputedStyle(one).overflowX === "hidden" && one.clientWidth > 2)
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.textContent!.trim().slice(0, 60)} ${one.scrollWidth}>${one.clientWidth}`);
}

const SIZES = [
  [1280, 720],
  [820, 1180],
  [390, 844],
  [1440, 900],
] as const;

for (const game of GAMES) {
  test(`what is printed on ${game} can be read at 1440 x 900, at the start and in the middle, in each language`, async ({
    page,
  }) => {
    await enter(page, "Inês");
    await sit(page, { game, seats: 4, bots: bots(4) });
    await mine(page);
    await readable(page);
    await mine(page, await until(page, new Luck(7), { moves: 16 }));
    for (const language of ["en", "pt", "fr"]) {
      await page.addInitScript(
        (chosen) => (localStorage["rossio-settings"] = chosen),
        JSON.stringify({ language }),
      );
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(language));
      await mine(page);
      await readable(page);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => page.evaluate(cut), `${language} ${width}`).toEqual([]);
      }
    }
  });
}

test("no die of a line stands over another, however many there are", async ({ page }) => {
  await enter(page, "Inês");
  await sit(page, { game: "coimbra", seats: 4, bots: bots(4, "random") });
  await mine(page);
  await mine(page, await until(page, new Luck(2), { prompts: ["castle", "city", "activate"] }));
  const over = await page.evaluate(() => {
    const wrong: string[] = [];
    for (const place of ["castle", "upper", "central", "lower"]) {
      const dice = [
        ...document.querySelectorAll<SVGElement>(`[data-zone="${place}"] [data-piece^="die:"] .body`),
      ];
      const boxes = dice.map((die) => die.getBoundingClientRect()).sort((a, b) => a.left - b.left);
      boxes.slice(1).forEach((box, at) => {
        if (box.left < boxes[at]!.right + 2) wrong.push(`${place} ${at}`);
      });
      if (boxes.some(({ width }) => width < 20)) wrong.push(`${place} small`);
    }
    return wrong;
  });
  expect(over).toEqual([]);
});
