/** What happened, turn by turn: who did what, what it brought, and the events it was made of. */
import type { GameEvent } from "$lib/api";
import { isMilestone } from "$lib/milestones";
import { words } from "$lib/words.svelte";
import type { GameModule, Sum } from "$kit/contract";

/** No turn has more events. */
export const RECENT = 120;

export interface Turn {
  /** The same for the same turn of the same seat, however much of it has happened. */
  key: string;
  /** `turn`: somebody's own; `answer`: what another did within it; `milestone`: a round, a period, a phase. */
  kind: "turn" | "answer" | "milestone";
  turn: number;
  seat: number;
  /** The decision it began with, and the last one so far. */
  from: number;
  ply: number;
  events: GameEvent[];
}

type Told = Pick<GameModule, "name" | "deeds" | "sums" | "slow">;

/** Events by turn and seat. What belongs to nobody belongs to whoever caused it. */
export function turns(game: Told, events: readonly GameEvent[]): Turn[] {
  const list: Turn[] = [];
  for (const event of events) {
    const turn = event.turn ?? event.ply;
    if (isMilestone(game.name, event)) {
      list.push(begin("milestone", turn, -1, event, list.length));
      continue;
    }
    const same = list.filter((one) => one.turn === turn && one.kind !== "milestone");
    const seat = game.slow?.(event) ? -1 : event.seat;
    const owner = same[0];
    const found = seat < 0 && !game.slow?.(event) ? same.at(-1) : same.find((one) => one.seat === seat);
    if (found) {
      found.events.push(event);
      found.ply = event.ply;
    } else list.push(begin(owner ? "answer" : "turn", turn, seat, event, 0));
  }
  return list.filter((one) => one.kind === "milestone" || deedsOf(game, one).length);
}

function begin(kind: Turn["kind"], turn: number, seat: number, event: GameEvent, at: number): Turn {
  return {
    key: `${turn} ${seat} ${kind} ${at}`,
    kind,
    turn,
    seat,
    from: event.ply,
    ply: event.ply,
    events: [event],
  };
}

function deedsOf(game: Told, turn: Turn): { kind: string; facts: Record<string, unknown> }[] {
  if (game.deeds) return game.deeds(turn.events);
  return turn.events.slice(0, 1).map((event) => ({ kind: event.event, facts: event }));
}

/** What was done, as one sentence; to the one who did it, as to a reader. */
export function sentence(game: Told, turn: Turn, me: number): string {
  const [first] = turn.events;
  if (turn.kind === "milestone" && first) return words.event(game.name, first);
  const you = turn.seat >= 0 && turn.seat === me;
  const phrases = deedsOf(game, turn).map((one) => phrase(game.name, turn, one, you));
  const told = phrases.filter(({ whole }) => !whole).map(({ text }) => text);
  const deed = words.join(told.length ? told : phrases.map(({ text }) => text));
  if (turn.seat < 0 || !told.length) return capital(words.say("table-deed-nobody", { deed }));
  return capital(words.say(you ? "table-deed-you" : "table-deed", { name: words.seat(turn.seat), deed }));
}

function phrase(
  game: string,
  turn: Turn,
  { kind, facts }: { kind: string; facts: Record<string, unknown> },
  you: boolean,
): { text: string; whole: boolean } {
  const told = words.facts(game, facts);
  const key = `${game}-deed-${kind}`;
  const found = (you ? words.text(key, told, "you") : null) ?? words.text(key, told);
  if (found !== null) return { text: found, whole: false };
  // No phrase of its own: the event's sentence without its full stop, and without its subject if that is the seat.
  const event = turn.events.find((one) => one.event === kind);
  const said = event ? bare(words.event(game, event)) : kind;
  const name = words.seat(turn.seat);
  if (!said.startsWith(`${name} `)) return { text: said, whole: true };
  return { text: said.slice(name.length + 1), whole: false };
}

/** What another seat did last, if it was after one's own last deed. */
export function lastDeed(game: Told, events: readonly GameEvent[], me: number): Turn | null {
  const last = turns(game, events.slice(-RECENT)).findLast(({ kind }) => kind !== "milestone");
  return last && last.seat !== me ? last : null;
}

/** The rounds, phases and periods of a game: where each begins, and what it is called. */
export function milestones(game: Told, all: readonly Turn[]): { ply: number; name: string }[] {
  const named = new Map<number, string[]>();
  for (const turn of all.filter(({ kind }) => kind === "milestone"))
    named.set(turn.ply, [...(named.get(turn.ply) ?? []), sentence(game, turn, -1)]);
  return [...named].map(([ply, names]) => ({ ply, name: names.join(" ") }));
}

/** The last moment of the turn before or after the one that a moment belongs to. */
export function neighbour(all: readonly Turn[], ply: number, by: -1 | 1): number | null {
  const ends = [...new Set(all.map((turn) => turn.ply))].sort((one, other) => one - other);
  return (by > 0 ? ends.find((end) => end > ply) : ends.findLast((end) => end < ply)) ?? null;
}

/** A sentence without its full stop, to be said on. */
const bare = (text: string): string => text.replace(/\.$/, "");
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What happened in a turn, without the name that stands above it; equal neighbours are one, and how many they were. */
export function lines(game: string, turn: Turn): { text: string; events: GameEvent[] }[] {
  const name = words.seat(turn.seat);
  const list: { text: string; events: GameEvent[] }[] = [];
  for (const event of turn.events) {
    const said = words.event(game, event);
    const text = capital(said.startsWith(`${name} `) ? said.slice(name.length + 1) : said);
    const last = list.at(-1);
    if (last?.text === text) last.events.push(event);
    else list.push({ text, events: [event] });
  }
  return list.map(({ text, events }) => ({
    text: events.length > 1 ? words.say("table-times", { text: bare(text), number: events.length }) : text,
    events,
  }));
}

/** What the whole turn changed for its seat, by what others did in it too; nothing that came and went. */
export function sumsOf(game: Told, turn: Turn, all: readonly Turn[]): Sum[] {
  const together = all.filter((one) => one.turn === turn.turn && one.kind !== "milestone");
  const owner = together.find(({ kind }) => kind === "turn")?.seat ?? turn.seat;
  const sums = new Map<string, Sum>();
  for (const event of together.flatMap(({ events }) => events)) {
    for (const { icon, name, amount, seat = event.seat } of game.sums?.(event, owner) ?? []) {
      if (seat !== turn.seat) continue;
      const sum = sums.get(name) ?? { icon, name, amount: 0 };
      sum.amount += amount;
      sums.set(name, sum);
    }
  }
  return [...sums.values()].filter(({ amount }) => amount);
}
