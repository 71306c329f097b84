/** Where a small panel stands beside the thing it speaks of: never over it, always inside the window. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 12;
const EDGE = 8;

export interface Placed {
  left: number;
  top: number;
  side: "above" | "below" | "left" | "right";
  /** Where its pointer stands, along that side. */
  pointer: number;
}

export function place(
  at: Rect,
  width: number,
  height: number,
  room: { width: number; height: number },
): Placed {
  const middleX = (at.left + at.right) / 2;
  const middleY = (at.top + at.bottom) / 2;
  const clamp = (value: number, size: number, most: number) =>
    Math.max(EDGE, Math.min(most - size - EDGE, value));
  const fitting = {
    below: at.bottom + GAP + height + EDGE <= room.height,
    above: at.top - GAP - height - EDGE >= 0,
    right: at.right + GAP + width + EDGE <= room.width,
    left: at.left - GAP - width - EDGE >= 0,
  };
  const side = (["below", "above", "right", "left"] as const).find((one) => fitting[one]) ?? "below";
  if (side === "below" || side === "above") {
    const left = clamp(middleX - width / 2, width, room.width);
    const top = side === "below" ? at.bottom + GAP : at.top - GAP - height;
    return { left, top: clamp(top, height, room.height), side, pointer: middleX - left };
  }
  const top = clamp(middleY - height / 2, height, room.height);
  return {
    left: side === "right" ? at.right + GAP : at.left - GAP - width,
    top,
    side,
    pointer: middleY - top,
  };
}
