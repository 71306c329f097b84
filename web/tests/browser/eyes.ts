/** What hands see of a page. These functions run inside it, so each is whole in itself. */
import type { TableState } from "../../src/lib/api";

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

export interface Stop {
  /** After so many moves of one's own. */
  moves?: number;
  /** When one of these is asked. */
  prompts?: readonly string[];
  /** When something is refused. */
  refusals?: boolean;
}

/** Play by the API until the stop, or to the end. */
export async function play(order: { table: string; seed: number; stop: Stop }): Promise<TableState> {
  const path = `/api/tables/${order.table}`;
  const { csrf } = (await fetch("/api/me").then((answer) => answer.json())) as { csrf: string };
  let seed = order.seed;
  const below = (bound: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >> 8) % bound;
  };
  const fresh = async () => (await fetch(path).then((answer) => answer.json())) as TableState;
  let state = await fresh();
  for (let made = 0; state.table.status === "running";) {
    const decision = state.position?.decision;
    const moves = decision?.moves ?? [];
    if (!moves.length) {
      await new Promise((resolve) => setTimeout(resolve, 25));
      state = await fresh();
      continue;
    }
    if (made === order.stop.moves || order.stop.prompts?.includes(decision!.prompt)) return state;
    if (order.stop.refusals && decision!.refusals?.length) return state;
    const answer = await fetch(`${path}/moves`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-CSRF-Token": csrf },
      body: JSON.stringify({
        ply: state.position?.ply,
        moves: [moves[below(moves.length)]],
        key: crypto.randomUUID(),
      }),
    }).then((one) => one.json());
    made += 1;
    state = (answer.state as TableState | undefined) ?? (await fresh());
  }
  return state;
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
