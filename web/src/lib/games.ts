/** What the shell knows of a game without its table: emblem, seat colours, usual set-up, names for tables. */
import type { SeatColour } from "./seats";

interface Shelf {
  emblem: string;
  /** Colours by seat; none where the game itself gives them out. */
  colours: readonly SeatColour[];
  /** Places after which tables are named. */
  places: readonly string[];
}

const SHELVES: Record<string, Shelf> = {
  lisboa: {
    emblem: "wig",
    colours: ["green", "purple", "yellow", "orange"],
    places: [
      "Baixa",
      "Chiado",
      "Alfama",
      "Mouraria",
      "Graça",
      "Belém",
      "Estrela",
      "Ajuda",
      "Madragoa",
      "Lapa",
    ],
  },
  coimbra: {
    emblem: "upper-city",
    colours: ["red", "blue", "yellow", "black"],
    places: [
      "Sé Velha",
      "Botânico",
      "Almedina",
      "Mondego",
      "Santa Cruz",
      "Celas",
      "Penedo",
      "Sereia",
      "Arregaça",
    ],
  },
  magnanimous: {
    emblem: "nobility",
    colours: [],
    places: [
      "Ilha Fiscal",
      "Petrópolis",
      "Paquetá",
      "Ouro Preto",
      "Olinda",
      "Sabará",
      "Diamantina",
      "Tijuca",
    ],
  },
};

export const GAMES: readonly string[] = Object.keys(SHELVES);
/** The bot that plays if nobody chose another. */
export const USUAL_LEVEL = "journeyman";
export const USUAL_SEATS = 4;

export function emblemOf(game: string): string {
  return SHELVES[game]?.emblem ?? "die";
}

export function seatColour(game: string, seat: number): SeatColour | null {
  return SHELVES[game]?.colours[seat] ?? null;
}

/** A name for a table, such as "Baixa 214". */
export function placeName(game: string, chance: () => number = Math.random): string {
  const places = SHELVES[game]?.places ?? ["Rossio"];
  return `${places[Math.floor(chance() * places.length)]} ${1 + Math.floor(chance() * 399)}`;
}
