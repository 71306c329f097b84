/** The games on the shelf, by name, in their orders; emblem, seat colours, usual set-up, names for tables. */
import { SHELVES, type Shelf } from "../games/shelves";
import type { SeatColour } from "./seats";

export const GAMES: readonly string[] = SHELVES.map(({ name }) => name);
/** The games for who learns them, the easiest first. */
export const LEARNT: readonly string[] = SHELVES.toSorted((one, other) => one.learnt - other.learnt).map(
  ({ name }) => name,
);
/** The bot that plays if nobody chose another. */
export const USUAL_LEVEL = "journeyman";
export const USUAL_SEATS = 4;

export function shelfOf(game: string): Shelf | undefined {
  return SHELVES.find(({ name }) => name === game);
}

export function emblemOf(game: string): string {
  return shelfOf(game)?.emblem ?? "die";
}

export function seatColour(game: string, seat: number): SeatColour | null {
  return shelfOf(game)?.colours[seat] ?? null;
}

/** A name for a table, such as "Baixa 214". */
export function placeName(game: string, chance: () => number = Math.random): string {
  const places = shelfOf(game)?.places ?? ["Rossio"];
  return `${places[Math.floor(chance() * places.length)]} ${1 + Math.floor(chance() * 399)}`;
}
