/** Bots: those on offer, and what one is called; one that a plug-in brought has only its own name. */
import type { SeatInfo } from "./api";
import { words } from "./words.svelte";

export interface Bots {
  /** Ours, the weakest first. */
  levels: readonly string[];
  /** Those of plug-ins. */
  plug_ins: readonly string[];
}

export const botName = (bot: string | null): string => (bot ? (words.text(`bots-name-${bot}`) ?? bot) : "");

/** Bots of ours have names of the game's time; others, and those of older tables, go by what they are. */
const hasName = ({ name, bot }: SeatInfo): boolean => Boolean(name) && name !== bot;

/** What the bot of a seat is called at the table. */
export const calledAt = (seat: SeatInfo): string => (hasName(seat) ? seat.name : botName(seat.bot));

/** How well the bot of a seat plays, in a word beside its name; nothing for people, and where the name says it. */
export const levelAt = (seat: SeatInfo | undefined): string =>
  seat?.kind === "bot" && hasName(seat) ? botName(seat.bot).toLocaleLowerCase(words.language) : "";
