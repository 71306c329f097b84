/** Which frame fits the window (widths and heights of the design language, 8.1). */
import { createSubscriber } from "svelte/reactivity";
import { settings } from "$lib/settings.svelte";

/** `desk`: everything at once; tablets (`landscape`, `portrait`) show it by two pages, phones by tabs; `side`: a phone on its side. */
type Form = "desk" | "landscape" | "portrait" | "phone" | "side";

export interface Frame {
  form: Form;
  header: number;
  bar: number;
  /** Where the players stand: in a rail beside the stage, in one that is folded until it is asked for, in a strip on top. */
  players: "rail" | "folded" | "strip";
  /** Width of that rail; 0 where there is none. */
  rail: number;
  /** Too low for a whole dock. */
  low: boolean;
  /** How much larger dock and rail are drawn where there is room. */
  grow: number;
}

/** A rail of plates alone, as wide as the names of the bots. */
const FOLDED = 88;
export const STAGE = [1144, 596] as const;
export const DOCK = 180;
export const PURSE = 56;
/** Boards are drawn no smaller than this. */
export const LEAST_SCALE = 0.9;
/** The bar of tablets; that of phones is as high as what is asked. */
const BARS: Partial<Record<Form, number>> = { landscape: 106, portrait: 190 };
/** Lower than this, a window is a phone on its side: the decision stands beside the board. */
const SIDE = 480;

/** Dock and rail by the height of the window: neither stays small under a board that grows. */
const growOf = (height: number): number => Math.min(1.35, Math.max(1, 1 + (height - 900) * 0.0013));

/** Rail by the width of the window. */
function railOf(width: number, grow: number): number {
  if (width >= 1600) return Math.round(320 * grow);
  if (width >= 1440) return 296;
  return FOLDED;
}

export function frameFor(width: number, height: number, text = 1): Frame {
  const low = height < 820;
  const side = height <= SIDE && width > height;
  const narrow: Form = side ? "side" : width >= 1024 ? "landscape" : width >= 768 ? "portrait" : "phone";
  const header = side ? 40 : width < 1280 ? 48 : 44;
  const larger = Math.max(1, text);
  const bar = Math.round(80 * larger);
  const grow = width >= 1600 ? growOf(height) : 1;
  const rail = railOf(width, grow);
  const room = height - header - bar - (low ? PURSE : DOCK * grow);
  const scale = Math.min((width - rail) / STAGE[0], room / STAGE[1]);
  if (width < 1280 || height < 640 || scale < LEAST_SCALE - 0.005) {
    const own = Math.round((BARS[narrow] ?? 80) * larger);
    return { form: narrow, header, bar: own, players: "strip", rail: 0, low: true, grow: 1 };
  }
  return { form: "desk", header, bar, players: rail === FOLDED ? "folded" : "rail", rail, low, grow };
}

const resized = createSubscriber((update) => {
  addEventListener("resize", update);
  return () => removeEventListener("resize", update);
});

/** The window now. Plain getters: a derived value would belong to the first component that asks, and end with it. */
export const layout = {
  get width(): number {
    resized();
    return innerWidth;
  },
  get height(): number {
    resized();
    return innerHeight;
  },
  get frame(): Frame {
    return frameFor(layout.width, layout.height, settings.textSize);
  },
};

/** Tablets: two pages, and one's own cards and the log beside them. */
export const paged = (): boolean => ["landscape", "portrait"].includes(layout.frame.form);

/** Phones, upright or on their side: the bar alone asks and answers, and what lies over the board only tells. */
export const handheld = (): boolean => ["phone", "side"].includes(layout.frame.form);
