/** The log: turns with the lines drawn between them, and whether the reader follows the newest. */
import type { Turn } from "$kit/table/turns";

export type Divider = "left" | "horizon";

/** Where lines are drawn: `left` is the ply at which the reader went away, `horizon` the one to which undo is free. */
export function dividers(turns: readonly Turn[], left: number | null, horizon: number): Map<string, Divider> {
  const drawn = new Map<string, Divider>();
  const mark = (ply: number, divider: Divider) => {
    const found = turns.find((turn) => turn.ply > ply);
    if (found) drawn.set(found.key, divider);
  };
  if (horizon > 0) mark(horizon, "horizon");
  if (left !== null) mark(left, "left");
  return drawn;
}

/** How far from its end a list may stand and still be at its end. */
const NEAR = 24;

/**
 * Keeps a list at its newest line, unless the reader has scrolled. Only what a reader does counts: a list that grows
 * scrolls too, and says so later, when it may have grown again.
 */
export class Following {
  on = $state(true);
  #pane: HTMLElement | null = null;
  #reader = false;

  /** Watch a pane and its growing list; the answer ends it. */
  watch(pane: HTMLElement): () => void {
    this.#pane = pane;
    const reads = () => (this.#reader = true);
    const kinds = ["wheel", "touchmove", "keydown", "pointerdown"] as const;
    for (const kind of kinds) pane.addEventListener(kind, reads, { passive: true });
    const scrolled = () => this.#scrolled();
    pane.addEventListener("scroll", scrolled, { passive: true });
    const grown = typeof ResizeObserver === "function" ? new ResizeObserver(() => this.pin()) : null;
    grown?.observe(pane);
    for (const child of pane.children) grown?.observe(child);
    this.pin();
    return () => {
      for (const kind of kinds) pane.removeEventListener(kind, reads);
      pane.removeEventListener("scroll", scrolled);
      grown?.disconnect();
    };
  }

  #scrolled(): void {
    if (!this.#reader || !this.#pane) return;
    const { scrollHeight, scrollTop, clientHeight } = this.#pane;
    this.on = scrollHeight - scrollTop - clientHeight < NEAR;
  }

  /** To the newest, if it is followed. */
  pin(): void {
    if (!this.on || !this.#pane) return;
    this.#reader = false;
    this.#pane.scrollTop = this.#pane.scrollHeight;
  }

  /** To the newest, and stay there. */
  resume(): void {
    this.on = true;
    this.pin();
  }
}
