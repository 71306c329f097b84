/** What `view.py` shows a seat. */
import type { SeatColour } from "$lib/seats";
import type { Architect, Colour, Good, Group, Kind, Noble, Row } from "./content";

export type Cubes = Record<Colour, number>;
interface Office {
  spaces: number;
  neutral: number;
  office: number[];
  plaza: number[];
}
interface LandView {
  "owner-seat": number | null;
  good: Good | null;
  token: string | null;
}
interface SiteView {
  building: string | null;
  architect: Architect | null;
  cubes: Cubes;
  token: string | null;
}
interface ShipView {
  ship: string;
  cargo: number;
  sea: boolean;
}
export interface PlayerView {
  hand: string[] | null;
  "hand-known": string[];
  "hand-size": number;
  offer: string[];
  nobles: string[];
  ships: ShipView[];
  treasuries: string[];
  slots: number;
  room: number;
  goods: Record<Good, number>;
  reis: number;
  influence: number;
  envelope: number;
  wigs: number;
  officials: number;
  cubes: Cubes;
  sets: number;
  markers: number;
  houses: Record<Group, number>;
  stores: Record<Good, number>;
  plans: string[];
  "done-plans": string[];
  decrees: string[];
  clergy: string[];
  favors: Noble[];
  tasks: string[];
  "tasks-done": string[];
  visits: Record<Noble, VisitCost>;
  /** The price of an event. */
  event: number;
  /** What the decrees held are worth now. */
  worth: Record<string, number>;
  hiring: Record<string, Hiring>;
}
interface VisitCost {
  cost: number;
  /** The parts: treasury, officials of others, the own benefits. */
  treasury: number;
  officials: number;
  benefits: number;
  /** Wigs that must make up for missing influence. */
  wigs: number;
}
interface Hiring {
  needed: number;
  hired: number;
  price: number;
}
/** What the rules reckon for the reader. */
interface Reckoned {
  seat: number;
  purse: number;
  cubes: Record<Colour, number>;
  /** The least price of every free land. */
  lands: Record<string, number>;
  /** The goods that the ship on top costs. */
  ship: number;
  /** Where the marker would stand after so many réis from influence. */
  influence: number[];
}
interface Automa {
  seat: number;
  next: Kind;
  architect: Architect;
  officials: number;
}
export interface LisboaView {
  game: "lisboa";
  seat: number;
  seats: number;
  phase: "setup" | "play" | "change" | "over";
  period: number;
  "starter-seat": number;
  "active-seat": number;
  "trigger-seat": number | null;
  ending: number;
  court: Noble | null;
  "court-card": string | null;
  playing: string | null;
  covered: string[];
  treasury: { space: number; reis: number; influence: number };
  prices: Record<Good, number>;
  display: Record<Kind, { card: string | null; left: number }>;
  discards: string[];
  decrees: string[];
  "decrees-left": number;
  church: { cardinal: number; tiles: (string | null)[]; due: boolean; left: number; out: string[] };
  offices: Record<Noble, Office>;
  plans: Record<Architect, { top: string | null; left: number }>;
  buildings: Record<Architect, { available: string | null; next: string | null; left: number }>;
  shipyard: string[];
  city: { display: Record<string, number>; large: number; small: number };
  columns: number[];
  rubble: { rows: Record<Row, Cubes>; columns: Record<string, Cubes>; pile: Cubes; lost: Cubes };
  lands: Record<string, LandView>;
  sites: Record<string, SiteView>;
  "tasks-left": number;
  players: PlayerView[];
  automa: Automa | null;
  reckoned: Reckoned;
}

const SEATS: readonly SeatColour[] = ["green", "purple", "yellow", "orange"];

export const colourOf = (seat: number): SeatColour => SEATS[seat] ?? "green";

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
