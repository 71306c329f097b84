/** What the person at the table is about to do, as far as it can be shown on the board before it is done. */
import type { Table } from "$kit/table.svelte";
import { parseDie, type CoimbraView, type Player, valueOf, isToken } from "./view";
import type { City, Colour } from "./content";
import { isDie } from "./moves";

export interface Placing {
  colour: Colour;
  value: number;
  seat: number;
}

/** The die that is being placed: chosen, or under the pointer. */
export function placing(table: Table | null): Placing | null {
  const decision = table?.decision;
  if (!table || decision?.prompt !== "place" || !decision.moves?.length) return null;
  const die = table.choosing.picked.find(isDie) ?? table.choosing.hovered;
  return die && isDie(die) && decision.moves.some((move) => move.includes(` ${die} `))
    ? { ...parseDie(die), seat: decision.seat }
    : null;
}

/** The value that cards of a city cost now, and who would pay: the acting die's, or that of the die being placed. */
export function priceIn(
  table: Table | null,
  view: CoimbraView,
  city: City,
): { payer: Player; value: number } | null {
  const acting = view.acting;
  if (acting && !isToken(acting) && view.location === city) {
    const payer = view.players[acting.owner - 1];
    return payer ? { payer, value: valueOf(acting) } : null;
  }
  const die = placing(table);
  const payer = die && view.players[die.seat];
  return die && payer ? { payer, value: die.value } : null;
}

/** Whether the one at the table is asked this now. */
export function asked(table: Table | null, prompt: string): boolean {
  return Boolean(table?.decision?.moves?.length && table.decision.prompt === prompt);
}
