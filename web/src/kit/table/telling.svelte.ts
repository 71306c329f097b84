/** Events that are told one by one after their position is shown, so that a war can be followed; a press ends it. */
import type { GameEvent } from "$lib/api";

/** Milliseconds for each: time to read an attack and its result. */
export const STEP = 1_100;

export class Telling {
  /** Those told so far, the last of them now; empty when nothing is being told. */
  told = $state.raw<readonly GameEvent[]>([]);
  #end: (() => void) | null = null;

  async tell(events: readonly GameEvent[], speed: number): Promise<void> {
    this.hush();
    for (const at of events.keys()) {
      this.told = events.slice(0, at + 1);
      if (!(await this.#beat(STEP / speed))) return;
    }
    this.told = [];
  }

  hush(): void {
    this.told = [];
    this.#end?.();
    this.#end = null;
  }

  /** Wait; false if it was cut short. */
  #beat(milliseconds: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(true), milliseconds);
      this.#end = () => {
        clearTimeout(timer);
        resolve(false);
      };
    });
  }
}
