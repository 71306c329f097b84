/** Where a small panel stands beside the thing it speaks of: never over it, always inside the window. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 12;
const EDGE = 8;
const SIDES = ["below", "above", "right", "left"] as const;

export interface Placed {
  left: number;
  top: number;
  /** `apart`: beside it there was no room that covers nothing. */
  side: (typeof SIDES)[number] | "apart";
  /** Where its pointer stands, along that side. */
  pointer: number;
}

/** How much of two rectangles lies over each other. */
function common(a: Rect, b: Rect): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Beside `at`, on the side with room where it covers least of what is to be avoided. */
export function place(
  at: Rect,
  width: number,
  height: number,
  room: { width: number; height: number },
  avoid: readonly Rect[] = [],
): Placed {
  const middleX = (at.left + at.right) / 2;
  const middleY = (at.top + at.bottom) / 2;
  const clamp = (value: number, size: number, most: number) =>
    Math.max(EDGE, Math.min(most - size - EDGE, value));
  const on = (side: (typeof SIDES)[number]): Placed => {
    if (side === "below" || side === "above") {
      const left = clamp(middleX - width / 2, width, room.width);
      const top = side === "below" ? at.bottom + GAP : at.top - GAP - height;
      return { left, top: clamp(top, height, room.height), side, pointer: middleX - left };
    }
    const top = clamp(middleY - height / 2, height, room.height);
    const left = side === "right" ? at.right + GAP : at.left - GAP - width;
    return { left, top, side, pointer: middleY - top };
  };
  const fitting = {
    below: at.bottom + GAP + height + EDGE <= room.height,
    above: at.top - GAP - height - EDGE >= 0,
    right: at.right + GAP + width + EDGE <= room.width,
    left: at.left - GAP - width - EDGE >= 0,
  };
  let best = on(SIDES.find((side) => fitting[side]) ?? "below");
  let least = Infinity;
  for (const side of SIDES.filter((one) => fitting[one])) {
    const placed = on(side);
    const { left, top } = placed;
    const box = { left, top, right: left + width, bottom: top + height };
    const covered = avoid.reduce((sum, one) => sum + common(box, one), 0);
    if (covered < least) [best, least] = [placed, covered];
  }
  return least > 0 && least < Infinity ? (apart(at, width, height, room, avoid) ?? best) : best;
}

const STEP = 24;

/** The place nearest to `at` where nothing is covered at all; null if there is none. */
function apart(
  at: Rect,
  width: number,
  height: number,
  room: { width: number; height: number },
  avoid: readonly Rect[],
): Placed | null {
  const kept = [at, ...avoid];
  let best: Placed | null = null;
  let least = Infinity;
  for (let top = EDGE; top + height <= room.height - EDGE; top += STEP) {
    for (let left = EDGE; left + width <= room.width - EDGE; left += STEP) {
      const box = { left, top, right: left + width, bottom: top + height };
      if (kept.some((one) => common(box, one) > 0)) continue;
      const far = Math.hypot(
        left + width / 2 - (at.left + at.right) / 2,
        top + height / 2 - (at.top + at.bottom) / 2,
      );
      if (far < least) [best, least] = [{ left, top, side: "apart", pointer: 0 }, far];
    }
  }
  return best;
}
