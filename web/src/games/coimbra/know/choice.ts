/** What the person at the table is about to do, as far as it can be shown on the board before it is done. */
import type { Board } from "$kit/thing/board";
import { isDie, parseDie, type CoimbraView, type Player, valueOf, isToken } from "./view";
import type { City, Colour } from "./content";

export interface Placing {
  colour: Colour;
  value: number;
  seat: number;
}

/** The die that is being placed: chosen, or under the pointer. */
export function placing(board: Board | null): Placing | null {
  const decision = board?.decision;
  if (!board || decision?.prompt !== "place" || !decision.moves?.length) return null;
  const die = board.picked.find(isDie) ?? board.hovered;
  return die && isDie(die) && decision.moves.some((move) => move.includes(` ${die} `))
    ? { ...parseDie(die), seat: decision.seat }
    : null;
}

/** The value that cards of a city cost now, and who would pay: the acting die's, or that of the die being placed. */
export function priceIn(
  board: Board | null,
  view: CoimbraView,
  city: City,
): { payer: Player; value: number } | null {
  const acting = view.acting;
  if (acting && !isToken(acting) && view.location === city) {
    const payer = view.players[acting["owner-seat"]];
    return payer ? { payer, value: valueOf(acting) } : null;
  }
  const die = placing(board);
  const payer = die && view.players[die.seat];
  return die && payer ? { payer, value: die.value } : null;
}

/** Whether the one at the table is asked this now. */
export function asked(board: Board | null, prompt: string): boolean {
  return Boolean(board?.decision?.moves?.length && board.decision.prompt === prompt);
}
