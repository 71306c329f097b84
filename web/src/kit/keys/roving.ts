/**
 * Focus on the board: one tab stop in each zone, arrows by geometry. Works on the page as it is drawn, so that a game
 * need not know of it.
 */
export interface Spot {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const centre = (spot: Spot) => [(spot.left + spot.right) / 2, (spot.top + spot.bottom) / 2] as const;

/** The index of the nearest spot in a direction; -1 if there is none. What lies straight ahead is nearer. */
export function nearest(from: Spot, spots: readonly Spot[], direction: Direction): number {
  const [x, y] = centre(from);
  const flat = direction === "ArrowLeft" || direction === "ArrowRight";
  const sign = direction === "ArrowLeft" || direction === "ArrowUp" ? -1 : 1;
  let best = -1;
  let least = Infinity;
  for (const [index, spot] of spots.entries()) {
    const [otherX, otherY] = centre(spot);
    const ahead = (flat ? otherX - x : otherY - y) * sign;
    const aside = Math.abs(flat ? otherY - y : otherX - x);
    if (ahead <= 1 || aside > ahead * 3) continue;
    const cost = ahead + aside * 2;
    if (cost < least) {
      least = cost;
      best = index;
    }
  }
  return best;
}

const SPOTS = "[data-at]";

const reachable = (element: Element): boolean =>
  element.hasAttribute("tabindex") || element.matches("button");

/** The things of a zone that can have the focus, each once. */
function spotsOf(zone: Element): (HTMLElement | SVGElement)[] {
  return [...zone.querySelectorAll<HTMLElement | SVGElement>(SPOTS)].filter(reachable);
}

/** Give each zone one tab stop: what has the focus, else the first legal thing, else the first. */
export function setStops(root: Element): void {
  for (const zone of root.querySelectorAll("[data-zone]")) {
    const spots = spotsOf(zone);
    const stop =
      spots.find((spot) => spot === document.activeElement) ??
      spots.find((spot) => spot.matches(".legal")) ??
      spots.find((spot) => spot.matches(".chosen, .refused")) ??
      spots[0];
    for (const spot of spots) {
      const index = spot === stop ? "0" : "-1";
      if (spot.getAttribute("tabindex") !== index) spot.setAttribute("tabindex", index);
    }
  }
}

/** Move the focus inside a zone; false if the key is not ours. */
export function arrow(zone: Element, from: Element, key: string): boolean {
  const spots = spotsOf(zone);
  let next: HTMLElement | SVGElement | undefined;
  if (key === "Home") next = spots[0];
  else if (key === "End") next = spots.at(-1);
  else if (key === "ArrowLeft" || key === "ArrowRight" || key === "ArrowUp" || key === "ArrowDown") {
    const boxes = spots.map((spot) => spot.getBoundingClientRect());
    next = spots[nearest(from.getBoundingClientRect(), boxes, key)];
  } else return false;
  next?.focus();
  return true;
}

/** The next or previous legal thing of the page after the one with the focus. */
export function nextLegal(root: Element, by: 1 | -1): HTMLElement | SVGElement | null {
  const legal = [...root.querySelectorAll<HTMLElement | SVGElement>(`${SPOTS}.legal`)].filter(reachable);
  if (!legal.length) return null;
  const active = document.activeElement;
  let at = active ? legal.indexOf(active as HTMLElement) : -1;
  if (at < 0 && active && root.contains(active)) {
    const after = legal.findIndex(
      (spot) => (active.compareDocumentPosition(spot) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    at = by > 0 ? (after < 0 ? legal.length : after) - 1 : after < 0 ? legal.length : after;
  } else if (at < 0) at = by > 0 ? -1 : 0;
  return legal[(at + by + legal.length) % legal.length] ?? null;
}
