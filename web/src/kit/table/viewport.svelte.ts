/** Where one looks on the stage: whole (fit), one zone, or freely between 1 and 3 times. Units are those of the stage. */
import { STAGE } from "$ui/layout";
import type { Box } from "$kit/contract";

const MARGIN = 24;
const MOST = 3;

export class Viewport {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** Whether the last change may glide; dragging and wheels follow the hand. */
  glides = $state(true);

  constructor(readonly size: readonly [number, number] = STAGE) {}

  whole = $derived.by(() => this.scale === 1);

  fit(): void {
    this.glides = true;
    this.#set(1, 0, 0);
  }

  /** Let a box fill the stage, with a margin. */
  frame(box: Box): void {
    this.glides = true;
    const [x, y, width, height] = box;
    const scale = Math.min(MOST, this.size[0] / (width + 2 * MARGIN), this.size[1] / (height + 2 * MARGIN));
    this.#set(scale, x + width / 2 - this.size[0] / scale / 2, y + height / 2 - this.size[1] / scale / 2);
  }

  /** Zoom around a point of the stage that stays where it is. */
  zoom(factor: number, at: readonly [number, number] = this.#centre(), glides = false): void {
    this.glides = glides;
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const ratio = this.scale / scale;
    this.#set(scale, at[0] - (at[0] - this.x) * ratio, at[1] - (at[1] - this.y) * ratio);
  }

  pan(dx: number, dy: number, glides = false): void {
    this.glides = glides;
    this.#set(this.scale, this.x + dx, this.y + dy);
  }

  /** Bring a box into sight if it is not. */
  reveal(box: Box): void {
    const [x, y, width, height] = box;
    const wide = this.size[0] / this.scale;
    const high = this.size[1] / this.scale;
    const dx = Math.min(0, x - MARGIN - this.x) + Math.max(0, x + width + MARGIN - this.x - wide);
    const dy = Math.min(0, y - MARGIN - this.y) + Math.max(0, y + height + MARGIN - this.y - high);
    if (dx || dy) this.pan(dx, dy, true);
  }

  #centre(): [number, number] {
    return [this.x + this.size[0] / this.scale / 2, this.y + this.size[1] / this.scale / 2];
  }

  #set(scale: number, x: number, y: number): void {
    const clamp = (value: number, size: number) => Math.min(size - size / scale, Math.max(0, value));
    this.scale = scale;
    this.x = clamp(x, this.size[0]);
    this.y = clamp(y, this.size[1]);
  }
}
