/** Names of the people and bots at a table; two of the same name get a number. */
import type { SeatInfo } from "$lib/api";
import { calledAt } from "$lib/bots";
import type { Words } from "$lib/words.svelte";

export function namesOf(seats: readonly SeatInfo[], words: Words): Record<number, string> {
  const bare = seats.map((seat) => {
    if (seat.kind === "bot") return calledAt(seat);
    return seat.name || words.say("seat", { number: seat.seat + 1 });
  });
  const counts = new Map<string, number>();
  return Object.fromEntries(
    seats.map((seat, index) => {
      const name = bare[index] ?? "";
      const number = (counts.get(name) ?? 0) + 1;
      counts.set(name, number);
      const shared = bare.filter((other) => other === name).length > 1;
      return [seat.seat, shared ? words.say("numbered", { kind: name, number }) : name];
    }),
  );
}

/** Behind the seats stands a rival that the rules play, in games alone: it has a row on the score sheet. */
export function rivalsOf(game: string, seats: number, rows: number, words: Words): Record<number, string> {
  const behind = Array.from({ length: Math.max(0, rows - seats) }, (_, at) => seats + at);
  return Object.fromEntries(behind.map((seat) => [seat, words.component(game, "rival")]));
}
