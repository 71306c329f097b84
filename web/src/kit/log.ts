/** The log: events of one decision together, with the lines drawn between them. */
import type { GameEvent } from "$lib/api";

export interface Entry {
  ply: number;
  seat: number;
  events: GameEvent[];
  /** The rule by which the decision was asked. */
  clause: string;
  /** Said above this entry. */
  divider: "left" | "horizon" | null;
}

/** Events by ply and seat (-1: the game itself); `left` is the ply at which the reader went away, `horizon` the one to which undo is free. */
export function entries(events: readonly GameEvent[], left: number | null, horizon: number): Entry[] {
  const list: Entry[] = [];
  for (const event of events) {
    const last = list.at(-1);
    if (last && last.ply === event.ply && last.seat === event.seat) last.events.push(event);
    else
      list.push({
        ply: event.ply,
        seat: event.seat,
        events: [event],
        clause: event.clause ?? "",
        divider: null,
      });
  }
  const cut = (ply: number): Entry | undefined => list.find((entry) => entry.ply > ply);
  if (horizon > 0) mark(cut(horizon), "horizon");
  if (left !== null) mark(cut(left), "left");
  return list;
}

function mark(entry: Entry | undefined, divider: Entry["divider"]): void {
  if (entry) entry.divider = divider;
}
