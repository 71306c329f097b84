/**
 * Pieces that travel: measured before and after a change, each one that stands elsewhere goes there on an arc, as a
 * copy in a layer over everything; the real one appears when the copy has arrived.
 */
import { tick } from "svelte";

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Journey {
  key: string;
  from: Rect;
  to: Rect;
}

/** More than these at once cannot be followed: the rest is simply there. */
const MOST = 24;
const NEAR = 3;
const RISE = 0.18;
const SAMPLES = 10;

/** What travels, the longest ways first. Pieces whose key is not unique stay. */
export function journeys(before: ReadonlyMap<string, Rect>, after: ReadonlyMap<string, Rect>): Journey[] {
  const found: Journey[] = [];
  for (const [key, to] of after) {
    const from = before.get(key);
    if (from && way(from, to) > NEAR) found.push({ key, from, to });
  }
  return found.sort((one, other) => way(other.from, other.to) - way(one.from, one.to)).slice(0, MOST);
}

const middle = (rect: Rect) => [rect.left + rect.width / 2, rect.top + rect.height / 2] as const;

function way(from: Rect, to: Rect): number {
  const [x, y] = middle(from);
  const [toX, toY] = middle(to);
  return Math.hypot(toX - x, toY - y);
}

/** Milliseconds of a journey: longer ways take a little longer, never over half a second. */
export function duration(journey: Journey, speed: number): number {
  return (300 + 200 * Math.min(1, way(journey.from, journey.to) / 1100)) / speed;
}

const ease = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

/** The steps of the arc, as offsets from where the piece ends. */
export function arc(journey: Journey): Keyframe[] {
  const [x, y] = middle(journey.from);
  const [toX, toY] = middle(journey.to);
  const [dx, dy] = [x - toX, y - toY];
  const rise = Math.hypot(dx, dy) * RISE;
  const size = journey.from.width / Math.max(1, journey.to.width);
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const t = ease(index / SAMPLES);
    const scale = size + (1 - size) * t;
    const lift = 4 * rise * t * (1 - t);
    return { transform: `translate(${dx * (1 - t)}px, ${dy * (1 - t) - lift}px) scale(${scale})` };
  });
}

interface Seen {
  element: HTMLElement | SVGGraphicsElement;
  rect: Rect;
}

/** What must be read of the page before anything is written to it, or the browser lays it out again and again. */
interface Look extends Seen {
  matrix: DOMMatrix | null;
  colour: string;
  fill: string;
  seat: string[];
}

function look(seen: Seen): Look {
  const { element } = seen;
  const drawn = element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement);
  const around = element.parentElement && getComputedStyle(element.parentElement);
  const seat = element.parentElement?.closest('[class*="seat-"]');
  return {
    ...seen,
    matrix: drawn ? element.getScreenCTM() : null,
    colour: around?.color ?? "",
    fill: around?.fill ?? "",
    seat: [...(seat?.classList ?? [])].filter((name) => name.startsWith("seat-")),
  };
}

function seenIn(root: Element): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  const twice = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement | SVGGraphicsElement>("[data-piece]")) {
    const key = element.dataset["piece"];
    if (!key) continue;
    const rect = element.getBoundingClientRect();
    if (!rect.width || !rect.height) continue;
    if (seen.has(key)) twice.add(key);
    seen.set(key, { element, rect });
  }
  for (const key of twice) seen.delete(key);
  return seen;
}

export function measure(root: Element): Map<string, Rect> {
  return new Map([...seenIn(root)].map(([key, { rect }]) => [key, rect]));
}

const SVG = "http://www.w3.org/2000/svg";

/** A copy of a piece over the page, exactly where the piece is. */
function copy({ element, rect, matrix, colour, fill, seat }: Look, layer: Element): HTMLElement | SVGElement {
  const clone = element.cloneNode(true) as HTMLElement | SVGElement;
  for (const inner of [clone, ...clone.querySelectorAll("[data-piece], [data-at]")]) {
    inner.removeAttribute("data-piece");
    inner.removeAttribute("data-at");
    inner.removeAttribute("tabindex");
  }
  let holder: HTMLElement | SVGElement;
  if (matrix) {
    holder = document.createElementNS(SVG, "svg");
    holder.setAttribute("overflow", "visible");
    const group = document.createElementNS(SVG, "g");
    const { a, b, c, d, e, f } = matrix;
    group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - rect.left} ${f - rect.top})`);
    clone.removeAttribute("transform");
    group.append(clone);
    holder.append(group);
  } else {
    holder = document.createElement("div");
    holder.append(clone);
  }
  holder.classList.add(...seat);
  Object.assign(holder.style, {
    position: "fixed",
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    color: colour,
    fill,
  });
  layer.append(holder);
  return holder;
}

export class Mover {
  #running = new Set<Animation>();

  constructor(
    readonly root: Element,
    readonly layer: Element,
    readonly still: () => boolean,
  ) {}

  /** Change the page, and let what moved travel; ends when everything has arrived. */
  async change(apply: () => void | Promise<void>, speed: number): Promise<void> {
    this.settle();
    const before = measure(this.root);
    await apply();
    await tick();
    const after = seenIn(this.root);
    const places = new Map([...after].map(([key, { rect }]) => [key, rect]));
    const ways = journeys(before, places).flatMap((journey) => {
      const seen = after.get(journey.key);
      return seen ? [{ journey, seen: look(seen) }] : [];
    });
    const ends = ways.map(({ journey, seen }) => this.#travel(journey, seen, speed));
    if (before.size) {
      const fresh = [...after].filter(([key]) => !before.has(key)).slice(0, MOST);
      for (const [, { element }] of fresh) this.#appear(element, 160);
    }
    await Promise.all(ends);
  }

  async #travel(journey: Journey, seen: Look, speed: number): Promise<void> {
    if (this.still()) return this.#appear(seen.element, 120);
    const holder = copy(seen, this.layer);
    const { element } = seen;
    element.style.visibility = "hidden";
    const animation = holder.animate(arc(journey), { duration: duration(journey, speed), fill: "both" });
    await this.#end(animation);
    holder.remove();
    element.style.visibility = "";
  }

  async #appear(element: Element, milliseconds: number): Promise<void> {
    if (typeof element.animate !== "function") return;
    await this.#end(element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: milliseconds }));
  }

  async #end(animation: Animation): Promise<void> {
    this.#running.add(animation);
    try {
      await animation.finished;
    } catch {
      // Cancelled with its element.
    }
    this.#running.delete(animation);
  }

  settle(): void {
    for (const animation of this.#running) animation.finish();
    this.#running.clear();
  }
}
