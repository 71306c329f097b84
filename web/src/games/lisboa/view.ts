/** What `view.py` shows a seat. Players and owners count from 1 here as there; seats of the kit from 0. */
import type { Architect, Colour, Good, Group, Kind, Noble, Row } from "./content";

export type Cubes = Record<Colour, number>;
export interface Office {
  spaces: number;
  neutral: number;
  office: number[];
  plaza: number[];
}
export interface LandView {
  owner: number | null;
  good: Good | null;
  token: string | null;
}
export interface SiteView {
  building: string | null;
  architect: Architect | null;
  cubes: Cubes;
  token: string | null;
}
export interface ShipView {
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
}
export interface Automa {
  player: number;
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
  starter: number;
  active: number;
  triggered: number | null;
  ending: number;
  court: Noble | null;
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
}

/** The seat the board speaks to: the own one, or the one at turn for those who watch. */
export function reader(view: LisboaView): number {
  return view.seat >= 0 && view.seat < view.players.length ? view.seat : view.active - 1;
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
