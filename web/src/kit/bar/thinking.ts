/** Whoever points at a move thinks about it: handlers for everything that names one. */
import type { AtTable } from "$kit/table/context";

export function thinking(choice: AtTable["choice"], move: string) {
  const think = () => choice.consider(move);
  const rest = () => choice.consider(null);
  return { onpointerenter: think, onpointerleave: rest, onfocus: think, onblur: rest };
}
