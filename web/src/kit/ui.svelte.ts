/** What is open on the table page: drawer, tab, zone in focus. Nothing of the game. */
import { keep, kept } from "./shelf";
import { Viewport } from "./viewport.svelte";

export type Drawer = RailTab | "keys" | "settings" | "language" | "hand" | "moves" | "why";
export type RailTab = "log" | "chat" | "score";

export class Ui {
  drawer = $state<Drawer | null>(null);
  /** Whose board lies over the dock; null for one's own dock. */
  board = $state<number | null>(null);
  railTab = $state<RailTab>("log");
  railOpen = $state(false);
  /** The tab of narrow frames. */
  tab = $state("");
  /** The zone that fills the stage. */
  zone = $state<string | null>(null);
  /** Where one looks on the stage. */
  port = new Viewport();
  /** Height of the decision bar, which grows with its words. */
  barHeight = $state(64);
  dockUp = $state(false);
  asText = $state(false);
  #folded = $state<boolean | null>(null);

  constructor(readonly game: string) {
    this.#folded = kept<boolean>("local", `folded-${game}`);
  }

  folded(low: boolean): boolean {
    return low || (this.#folded ?? false);
  }

  fold(folded: boolean): void {
    this.#folded = folded;
    keep("local", `folded-${this.game}`, folded);
  }

  /** The whole board again. */
  fit(): void {
    this.zone = null;
    this.port.fit();
  }

  toggle(drawer: Drawer): void {
    this.drawer = this.drawer === drawer ? null : drawer;
  }

  /** Close the uppermost thing; false if nothing was open. */
  back(): boolean {
    if (this.drawer) this.drawer = null;
    else if (this.board !== null) this.board = null;
    else if (this.dockUp) this.dockUp = false;
    else if (this.railOpen) this.railOpen = false;
    else return false;
    return true;
  }
}
