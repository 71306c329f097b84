/** What hands see of a page. These functions run inside it, so each is whole in itself. */
export interface Seen {
  /** `quiet`: nothing is asked yet. */
  kind: "over" | "quiet" | "stuck" | "glowing" | "other";
  what: string;
  x: number;
  y: number;
}

/** Find a thing to press next, if something is asked; nothing that lies under something else. */
export async function look({ presses, dice }: { presses: number; dice: number }): Promise<Seen> {
  const nothing = { x: 0, y: 0 };
  const shown = (css: string) =>
    [...document.querySelectorAll(css)].filter((one) => one.checkVisibility() && !one.matches(":disabled"));
  const name = (one: Element) =>
    `${one.getAttribute("data-at") ?? one.getAttribute("data-tab") ?? one.textContent?.trim().slice(0, 60)}`;
  const frame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      setTimeout(resolve, 100);
    });

  await frame();
  for (let waited = 0; ; waited += 1) {
    if (document.querySelector(".end h2")) return { kind: "over", what: "the end", ...nothing };
    if (document.querySelector('section.bar.mine[aria-busy="false"]')) break;
    if (waited > 4) {
      const said = document.querySelector("section.bar")?.textContent;
      return { kind: "quiet", what: said ?? document.body.innerText.slice(0, 200), ...nothing };
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** A point at which a press reaches the thing itself. */
  function free(one: Element): { x: number; y: number } | null {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = (one.querySelector(":scope > .hit") ?? one).getBoundingClientRect();
    for (const [right, down] of [
      [0.5, 0.5],
      [0.5, 0.2],
      [0.5, 0.8],
      [0.2, 0.5],
      [0.8, 0.5],
      [0.12, 0.12],
      [0.88, 0.88],
    ] as const) {
      const x = box.left + box.width * right;
      const y = box.top + box.height * down;
      const hit = document.elementFromPoint(x, y);
      if (hit?.closest("[data-at], button, [role=tab]") === one) return { x, y };
    }
    return null;
  }

  const glowing = ".target.legal, .spot.legal";
  const primary = "[data-primary]";
  const ways = [
    ".chooser button",
    ".list button.move",
    ...(presses === 0 && dice % 2 ? [".editor .step:last-of-type"] : []),
    ...(presses > 0 ? [primary] : []),
    ...(presses < 10 ? [glowing] : []),
    "section.bar .options button",
    primary,
    '[role="tab"].dotted:not([aria-selected="true"])',
    // Not one that is open already: its sheet is still on its way, and a second press would close it.
    'section.bar button.list[aria-expanded="false"]',
  ];
  const covered: string[] = [];
  for (const way of ways) {
    const found = shown(way);
    for (let at = 0; at < found.length; at += 1) {
      const one = found[(dice + at) % found.length]!;
      const point = free(one);
      if (point) return { kind: way === glowing ? "glowing" : "other", what: name(one), ...point };
      covered.push(name(one));
    }
  }
  return { kind: "stuck", what: `covered: ${covered.join(", ")}`, ...nothing };
}

/** What the keyboard finds: something asked, and what answers it. */
export async function keyed(): Promise<
  "over" | "quiet" | "chooser" | "move" | "glowing" | "options" | "else"
> {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, 100);
  });
  for (let waited = 0; ; waited += 1) {
    if (document.querySelector(".end h2")) return "over";
    if (document.querySelector('section.bar.mine[aria-busy="false"]')) break;
    if (waited > 4) return "quiet";
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  if (document.querySelector(".chooser button")) return "chooser";
  const chosen = document.querySelector(".target.chosen, .spot.chosen");
  if (chosen && document.querySelector("[data-primary]")) return "move";
  if (document.querySelector(".target.legal, .spot.legal")) return "glowing";
  return document.querySelector("section.bar .options button") ? "options" : "else";
}
