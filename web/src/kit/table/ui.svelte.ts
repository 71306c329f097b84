/** What is open on the table page: drawer, tab, zone in focus. Nothing of the game. */
import { keep, kept } from "$lib/shelf";
import { paged } from "$ui/layout";
import type { GameModule } from "$kit/contract";
import { Viewport } from "./viewport.svelte";

export type Drawer =
  RailTab | "keys" | "settings" | "language" | "hand" | "moves" | "why" | "tools" | "menu" | "rules" | "left";
export type RailTab = "log" | "chat" | "score";

/** Keys of what is being decided. */
interface Asked {
  readonly decision: string;
  readonly question: string;
  /** It is about cards of the hand. */
  readonly aboutHand: boolean;
  /** It is about one's own board. */
  readonly aboutDock: boolean;
}

export class Ui {
  /** Whose board lies over the dock; null for one's own dock. */
  board = $state<number | null>(null);
  railTab = $state<RailTab>("log");
  railOpen = $state(false);
  /** The tab of phones. */
  tab = $state("");
  /** The page of tablets. */
  page = $state("");
  /** The zone that fills the stage. */
  zone = $state<string | null>(null);
  /** Where one looks on the stage. */
  readonly port = new Viewport();
  /** Height of the decision bar, which grows with its words. */
  barHeight = $state(64);
  /** Height of the hand's tray, which lies over the foot of the stage. */
  trayHeight = $state(0);
  asText = $state(false);
  /** The clause that the rules beside the table were opened at. */
  clause = $state("");
  /** The kind of components that what is left was opened for; "" for all. */
  kind = $state("");
  #opened = $state.raw<{ drawer: Drawer; until: string } | null>(null);
  #folded = $state<boolean | null>(null);
  /** The hand was raised or put down by hand; that holds for one decision. */
  #tray = $state.raw<{ up: boolean; until: string } | null>(null);
  /** The folded dock was raised by hand, until it is put down; or put down, for one decision. */
  #dock = $state.raw<{ up: boolean; until: string } | null>(null);

  constructor(
    readonly game: GameModule,
    readonly asked: Asked,
  ) {
    this.tab = game.tabs[0]?.id ?? game.zones[0]?.id ?? "";
    this.page = game.pages[0]?.id ?? "";
    this.#folded = kept<boolean>("local", `folded-${game.name}`);
  }

  drawer = $derived.by(() => {
    const opened = this.#opened;
    return opened && opened.until === this.#lifetime(opened.drawer) ? opened.drawer : null;
  });

  /** A list of moves belongs to one decision; the hand makes room for what its card can be used for. */
  #lifetime(drawer: Drawer): string {
    if (drawer === "hand") return this.asked.question;
    return drawer === "moves" || drawer === "why" || drawer === "tools" ? this.asked.decision : "";
  }

  open(drawer: Drawer): void {
    this.#opened = { drawer, until: this.#lifetime(drawer) };
  }

  openRules(clause: string): void {
    this.clause = clause;
    this.open("rules");
  }

  openLeft(kind = ""): void {
    this.kind = kind;
    this.open("left");
  }

  shut(): void {
    this.#opened = null;
  }

  toggle(drawer: Drawer): void {
    if (this.drawer === drawer) this.shut();
    else this.open(drawer);
  }

  /** Where the dock is folded: the hand rises by itself when it is asked about, unless it was put down. */
  handUp = $derived.by(() => {
    const tray = this.#tray;
    return tray && tray.until === this.asked.decision ? tray.up : this.asked.aboutHand;
  });

  toggleHand(): void {
    this.#tray = { up: !this.handUp, until: this.asked.decision };
  }

  /** Where the dock is folded, it rises by itself when it is asked about; tablets keep what is asked in sight anyway. */
  dockUp = $derived.by(() => {
    const dock = this.#dock;
    if (dock && (dock.up || dock.until === this.asked.decision)) return dock.up;
    return this.asked.aboutDock && !paged();
  });

  folded(low: boolean): boolean {
    return low || (this.#folded ?? false);
  }

  fold(folded: boolean): void {
    this.#folded = folded;
    keep("local", `folded-${this.game.name}`, folded);
  }

  /** Raise the folded dock, or lower whatever lies over it. */
  raise(up: boolean): void {
    this.#dock = { up, until: this.asked.decision };
    if (!up) this.board = null;
  }

  /** Lay a seat's board over the dock, or take it away. */
  toggleBoard(seat: number): void {
    this.board = this.board === seat ? null : seat;
  }

  showRail(tab: RailTab): void {
    this.railTab = tab;
  }

  unfoldRail(open: boolean): void {
    this.railOpen = open;
  }

  showTab(tab: string): void {
    this.tab = tab;
  }

  showPage(page: string): void {
    this.page = page;
  }

  /** Open the tab and the page in which a zone lies. */
  showTabOf(zone: string): void {
    this.tab = this.game.zones.find((one) => one.id === zone)?.tab ?? zone;
    this.page =
      this.game.pages.find(({ places }) => places.some((one) => one.zone === zone))?.id ?? this.page;
  }

  /** Go near a zone; null for the whole board. */
  near(zone: string | null): void {
    const found = this.game.zones.find((one) => one.id === zone);
    this.zone = found?.id ?? null;
    if (found) this.port.frame(found.box);
    else this.port.fit();
  }

  readAsText(on: boolean): void {
    this.asText = on;
  }

  /** The bar has been drawn so high. */
  measured(barHeight: number): void {
    this.barHeight = barHeight;
  }

  measuredTray(height: number): void {
    this.trayHeight = height;
  }

  /** Close the uppermost thing; false if nothing was open. */
  back(): boolean {
    if (this.drawer) this.shut();
    else if (this.board !== null) this.board = null;
    else if (this.dockUp) this.raise(false);
    else if (this.railOpen) this.railOpen = false;
    else return false;
    return true;
  }
}
