/** What a seat sees of a game of Magnanimous, and small questions to it. */
import type { SeatColour } from "$lib/seats";
import type { Known, Shapes } from "$lib/views";
import { COLOURS, provincesOf, type Colour, type Party, type Province } from "./content";

export type ProvinceView = Shapes["MagnanimousProvince"];
export type Attempt = Shapes["MagnanimousAttempt"];
export type PlayerView = Known<
  Shapes["MagnanimousPlayer"],
  {
    colour: Colour | null;
    deputies: Record<Party, number>;
    ministers: Record<Party, string | null>;
    "fixed-votes": Record<Party, number>;
  }
>;
export type MagnanimousView = Known<
  Shapes["MagnanimousView"],
  {
    end: "running" | "nobility" | "republic" | "defeat";
    ballot: Known<Shapes["MagnanimousBallot"], { votes: [number, number][] }> | null;
    players: PlayerView[];
  }
>;

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
