/** What is wrong with the frame of a table at a glance: things of the bar, controls, letters. */
import type { Page } from "@playwright/test";

/** Pairs of things in the bar that lie over each other, and things that stick out of it. */
export async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector("section.bar")!;
    const whole = bar.getBoundingClientRect();
    const parts = [...bar.querySelectorAll("button, .prompt, .readout li, .words p, .hint")].filter((one) =>
      one.checkVisibility(),
    );
    const name = (one: Element) =>
      `${one.className.toString().slice(0, 24)} "${one.textContent?.trim().slice(0, 40)}"`;
    const found: string[] = [];
    const scrolls = bar.scrollHeight > bar.clientHeight + 1;
    /** What is seen of a thing: rows of options and of crumbs scroll inside themselves. */
    const seen = (one: Element): DOMRect => {
      let { left, top, right, bottom } = one.getBoundingClientRect();
      for (let around = one.parentElement; around && around !== bar; around = around.parentElement) {
        if (getComputedStyle(around).overflow === "visible") continue;
        const frame = around.getBoundingClientRect();
        [left, right] = [Math.max(left, frame.left), Math.max(frame.left, Math.min(right, frame.right))];
        [top, bottom] = [Math.max(top, frame.top), Math.max(frame.top, Math.min(bottom, frame.bottom))];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    for (const [at, one] of parts.entries()) {
      const box = seen(one);
      if (box.width < 1 || box.height < 1) continue;
      if (box.left < whole.left - 0.5 || box.right > whole.right + 0.5)
        found.push(`beside the bar: ${name(one)}`);
      if (!scrolls && (box.top < whole.top - 0.5 || box.bottom > whole.bottom + 0.5))
        found.push(`out of the bar: ${name(one)}`);
      if (
        one.matches("button") &&
        (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
      )
        found.push(
          `cut: ${name(one)} ${one.scrollWidth}>${one.clientWidth} ${one.scrollHeight}>${one.clientHeight}`,
        );
      for (const other of parts.slice(at + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const next = seen(other);
        const wide = Math.min(box.right, next.right) - Math.max(box.left, next.left);
        const high = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
        if (wide > 1 && high > 1) found.push(`${name(one)} under ${name(other)}`);
      }
    }
    return found;
  });
}

/** Controls that are not on the screen, a page wider or higher than it, and letters of the board too small to be read. */
export async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [WORDS, NUMBERS] = [12, 11];
    const found: string[] = [];
    const way = (one: Element): string => {
      const zone = one.closest<HTMLElement>("[data-zone]")?.dataset["zone"];
      return [zone, one.parentElement?.getAttribute("class"), one.getAttribute("class")].join(" > ");
    };
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) found.push("the page scrolls");
    const table = document.querySelector(".table")!;
    if (table.scrollTop || table.scrollLeft) found.push("the table is scrolled");
    const controls =
      "header button, header a, .strip .seat, [role=tab], section.bar .tools button, section.bar [data-part=undo], section.bar [data-primary], section.bar button.list, .dock .open button";
    for (const one of document.querySelectorAll(controls)) {
      if (!one.checkVisibility()) continue;
      const { left, top, right, bottom } = one.getBoundingClientRect();
      if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
        found.push(`off the screen: ${one.getAttribute("aria-label") ?? one.textContent?.trim()}`);
    }
    for (const one of document.querySelectorAll<HTMLElement>("main [data-zone] *")) {
      const said = [...one.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent)
        .join("")
        .trim();
      if (!said || !one.checkVisibility({ opacityProperty: true })) continue;
      const matrix = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null;
      const size = parseFloat(getComputedStyle(one).fontSize) * (matrix ? Math.hypot(matrix.c, matrix.d) : 1);
      if (size < (/\p{L}{2,}/u.test(said) ? WORDS : NUMBERS) - 0.15)
        found.push(`small: ${said} ${size.toFixed(1)} (${way(one)})`);
    }
    return [...new Set(found)];
  });
}
