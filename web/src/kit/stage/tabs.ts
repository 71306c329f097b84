/** The ways to look at a board that does not fit as a whole: the tabs of phones, or the pages of tablets. */
import { paged } from "$ui/layout";
import type { AtTable } from "$kit/table/context";

export interface Tab {
  id: string;
  /** Fluent key of its name. */
  name: string;
  icon: string;
  /** Ids of the zones in it. */
  zones: readonly string[];
}

export function tabsOf({ game }: AtTable): Tab[] {
  if (paged())
    return game.pages.map(({ id, name, icon, places }) => ({
      id,
      name,
      icon,
      zones: places.map(({ zone }) => zone),
    }));
  const tabs = game.tabs.length
    ? game.tabs
    : game.zones.map((zone) => ({ id: zone.id, name: zone.name, icon: "zoom-fit" }));
  return tabs.map((tab) => ({
    ...tab,
    zones: game.zones.filter((zone) => (zone.tab ?? zone.id) === tab.id).map(({ id }) => id),
  }));
}

/** The one that is open. */
export function opened(table: AtTable, tabs: readonly Tab[]): Tab | undefined {
  const id = paged() ? table.ui.page : table.ui.tab;
  return tabs.find((tab) => tab.id === id) ?? tabs[0];
}

export function open(table: AtTable, id: string): void {
  if (paged()) table.ui.showPage(id);
  else table.ui.showTab(id);
}

/** The edge around a page, on both sides together. */
export const EDGE = 16;
/** Pages are drawn no larger than this. */
export const LARGEST = 1.5;

/** How large the open page would be by one of the window's lengths, its edge included: what is over is for cards and log. */
export function pageSize(table: AtTable, by: "width" | "height", length: number): number {
  const page = table.game.pages.find(({ id }) => id === table.ui.page);
  if (!page) return length;
  const [wide, high] = page.size;
  const scale = Math.min(LARGEST, (length - EDGE) / (by === "width" ? wide : high));
  return Math.ceil(scale * (by === "width" ? high : wide)) + EDGE;
}

/** Tabs with something to press; where a hand that is folded away comes first, only when a card is chosen. */
export function lively(table: AtTable, tabs: readonly Tab[]): Set<string> {
  if (table.choice.fromHand && !paged()) return new Set();
  const zones = new Set([...table.choice.legal].map((id) => table.game.zoneOf(id, table.scene.view)));
  return new Set(tabs.filter((tab) => tab.zones.some((zone) => zones.has(zone))).map(({ id }) => id));
}
