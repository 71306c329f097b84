/** Which frame fits the window (widths and heights of the design language, 8.1). */
import { settings } from "$lib/settings.svelte";

/** `desk`: everything at once; the others show one zone or two and the rest in tabs. */
export type Form = "desk" | "landscape" | "portrait" | "phone";

export interface Frame {
  form: Form;
  header: number;
  bar: number;
  /** Width of the players' rail; 72 is the folded one, 0 a strip on top. */
  rail: number;
  /** Too low for a whole dock. */
  low: boolean;
}

export const STAGE = [1144, 596] as const;
export const DOCK = 188;
export const PURSE = 56;
const LEAST_SCALE = 0.94;

/** Rail by the width of the window. */
function railOf(width: number): number {
  if (width >= 1600) return 320;
  if (width >= 1440) return 296;
  return 72;
}

export function frameFor(width: number, height: number, text = 1): Frame {
  const low = height < 820;
  const header = width < 768 ? 48 : low ? 44 : 52;
  const bar = Math.round((low ? 56 : 64) * Math.max(1, text));
  const narrow = (): Form => (width >= 1024 ? "landscape" : width >= 768 ? "portrait" : "phone");
  const rail = railOf(width);
  const room = height - header - bar - (low ? PURSE : DOCK);
  const scale = Math.min((width - rail) / STAGE[0], room / STAGE[1]);
  if (width < 1280 || height < 640 || scale < LEAST_SCALE - 0.005) {
    return { form: narrow(), header, bar, rail: 0, low: true };
  }
  return { form: "desk", header, bar, rail, low };
}

class Layout {
  width = $state(innerWidth);
  height = $state(innerHeight);
  frame = $derived.by(() => frameFor(this.width, this.height, settings.textSize));

  constructor() {
    addEventListener("resize", () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }
}

let layout: Layout | undefined;

export function useLayout(): Layout {
  return (layout ??= new Layout());
}
