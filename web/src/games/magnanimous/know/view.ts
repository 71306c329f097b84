/** The game's picture of a position (`view.py`), typed, and small questions to it. */
import type { SeatColour } from "$lib/seats";
import { COLOURS, provincesOf, type Colour, type Party, type Province } from "./content";

export interface ProvinceView {
  id: string;
  "owner-seat": number | null;
  occupied: boolean;
  troops: number;
  "troop-limit": number;
  goods: number;
  "goods-limit": number;
  transit: number;
  improvement: string | null;
  die: number;
  defence: number;
  "train-seats": number[];
}

export interface PlayerView {
  colour: Colour | null;
  reis: number;
  nobility: number;
  title: string;
  arrival: number;
  deputies: Record<Party, number>;
  ministers: Record<Party, string | null>;
  "fixed-votes": Record<Party, number>;
  "tie-votes": number;
  ships: { port: number; rio: number };
  train: string | null;
  cargo: { from: string | null; tokens: number };
  supply: number[];
  hand: string[] | null;
  "hand-size": number;
  barons: string[] | null;
  baron: string | null;
  "baron-kept": boolean;
  referendums: string[];
  used: string[];
}

export interface Attempt {
  attacker: string;
  province: string;
  power: number;
  defence: number;
  falls: boolean;
  /** Somebody may choose another province first. */
  choice: boolean;
}
export interface MagnanimousView {
  seats: number;
  "troop-limit": number;
  round: number;
  phase: string;
  end: "running" | "nobility" | "republic" | "defeat";
  "governor-seat": number;
  republic: number;
  proclaimed: boolean;
  /** Whichever reaches 20 first, Nobility or the Republic, ends the game; else the Republic does (Q51). */
  "first-ends": boolean;
  /** Somebody came to 20 before the Republic was proclaimed, and the first ends the game. */
  "nobility-first": boolean;
  imperial: number;
  purple: { value: number; "on-card": boolean; power: number };
  realm: { attack: number; defend: number; paraguay: number; truce: boolean };
  /** The next offensive if nothing changes, or what is left of the one under way. */
  forecast: Attempt[];
  provinces: ProvinceView[];
  spaces: { id: string; die: number }[];
  improvements: { open: string[]; pile: number; discards: string[] };
  ministers: {
    crowns: { id: string; tile: boolean }[];
    shown: string | null;
    pile: number;
    discards: string[];
  };
  cards: {
    deck: number;
    discards: string[];
    events: string[];
    removed: string[];
    throne: { seat: number; card: string | null }[];
  };
  ballot: { card: string; votes: [number, number][] } | null;
  auction: { high: number; "leader-seat": number | null; "standing-seats": number[] } | null;
  commerce: { id: string; "owner-seat": number | null; tokens: number }[];
  "troop-supply": number;
  players: PlayerView[];
}

export const PHASES = ["emperor", "production", "offensives", "nobles", "republic"] as const;

/** The colour of a seat; while colours are chosen, one that nobody has taken. */
export function colourOf(view: MagnanimousView, seat: number): SeatColour {
  const chosen = view.players[seat]?.colour;
  if (chosen) return chosen;
  const free = COLOURS.filter((colour) => !view.players.some((player) => player.colour === colour));
  const waiting = view.players.flatMap((player, other) => (player.colour ? [] : [other]));
  return free[waiting.indexOf(seat)] ?? "red";
}

export function provinceView(view: MagnanimousView, id: string): ProvinceView {
  const found = view.provinces.find((province) => province.id === id);
  if (!found) throw new Error(`${id}: no such province`);
  return found;
}

/** The four provinces of a board with what lies there; none before a colour is chosen. */
export function boardOf(view: MagnanimousView, seat: number): { printed: Province; now: ProvinceView }[] {
  const colour = view.players[seat]?.colour;
  if (!colour) return [];
  return provincesOf(colour)
    .filter((province) => province.kind === "board")
    .map((printed) => ({ printed, now: provinceView(view, printed.id) }));
}

export function portOf(view: MagnanimousView, seat: number): string | null {
  const colour = view.players[seat]?.colour;
  return provincesOf(colour ?? "").find((province) => province.kind === "port")?.id ?? null;
}

/** Seats in order of play, the Governor first. */
export function order(view: MagnanimousView): number[] {
  return Array.from({ length: view.seats }, (_, place) => (view["governor-seat"] + place) % view.seats);
}

export function troopsOf(view: MagnanimousView, seat: number): number {
  return boardOf(view, seat).reduce((sum, { now }) => sum + now.troops, 0);
}

export function slotState(view: MagnanimousView, province: ProvinceView): string {
  if (view.phase === "setup") return "idle";
  if (province.occupied) return "occupied";
  if (province.transit) return "transit";
  if (view.phase === "production") return province.die ? "placed" : "free";
  return province.die ? "ready" : "used";
}
