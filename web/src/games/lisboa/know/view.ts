/** What a seat sees of a game of Lisboa, and small questions to it. */
import type { SeatColour } from "$lib/seats";
import type { Known, Shapes } from "$lib/views";
import { SHELF } from "../shelf";
import type { Architect, Colour, Good, Group, Kind, Noble, Row } from "./content";

export type Cubes = Record<Colour, number>;
type Land = Known<Shapes["LisboaLand"], { good: Good | null }>;
type Site = Known<Shapes["LisboaSite"], { architect: Architect | null; cubes: Cubes }>;
type Rubble = Known<
  Shapes["LisboaRubble"],
  { rows: Record<Row, Cubes>; columns: Record<string, Cubes>; pile: Cubes; lost: Cubes }
>;
export type PlayerView = Known<
  Shapes["LisboaPlayer"],
  {
    goods: Record<Good, number>;
    cubes: Cubes;
    houses: Record<Group, number>;
    stores: Record<Good, number>;
    favors: Noble[];
    visits: Record<Noble, Shapes["LisboaVisit"]>;
  }
>;
export type LisboaView = Known<
  Shapes["LisboaView"],
  {
    phase: "setup" | "play" | "change" | "over";
    court: Noble | null;
    prices: Record<Good, number>;
    display: Record<Kind, Shapes["LisboaDeck"]>;
    offices: Record<Noble, Shapes["LisboaOffice"]>;
    plans: Record<Architect, Shapes["LisboaPlans"]>;
    buildings: Record<Architect, Shapes["LisboaBuildings"]>;
    rubble: Rubble;
    lands: Record<string, Land>;
    sites: Record<string, Site>;
    players: PlayerView[];
    automa: Known<Shapes["LisboaAutoma"], { next: Kind; architect: Architect }> | null;
    reckoned: Known<Shapes["LisboaReckoned"], { cubes: Cubes }>;
  }
>;

export const colourOf = (seat: number): SeatColour => SHELF.colours[seat] ?? "green";

/** The seat the board speaks to: the own one, or the one at turn for those who watch. */
export function reader(view: LisboaView): number {
  return view.seat >= 0 && view.seat < view.players.length ? view.seat : view["active-seat"];
}

export function player(view: LisboaView, seat: number): PlayerView {
  const found = view.players[seat];
  if (!found) throw new Error(`no player ${seat}`);
  return found;
}

/** Whether row E is out of the game (2 players, and solo). */
export function isSmall(view: LisboaView): boolean {
  return view.players.length === 2;
}
