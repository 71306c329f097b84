/** A table as somebody sets it up, and the request it becomes. */
import type { Clock, GameInfo } from "./api";
import { USUAL_LEVEL, USUAL_SEATS } from "./games";
import type { Asked } from "./opening";

/** Who takes a seat: somebody who comes, somebody at this device, or a bot by its level. */
interface Taker {
  who: "open" | "here" | "bot";
  level: string;
  name: string;
}

export interface SetUp {
  seats: number;
  /** The seats beside one's own; as many as the game can have. */
  others: Taker[];
  options: Record<string, string>;
  pace: "live" | "correspondence";
  /** Seconds of the clock: a reserve for the game if live, for each move by correspondence; 0 for none. */
  time: number;
  atZero: Clock["at_zero"];
  /** Hours in which the clock rests, as minutes of the day in UTC; equal ones mean none. */
  quiet: { from: number; to: number };
  public: boolean;
  rated: boolean;
  /** Only for people who keep the games they begin. */
  keepers: boolean;
  title: string;
  /** The digest of the pack to play with; empty for the usual one. */
  pack: string;
}

const MINUTE = 60;
const DAY = 86_400;
export const TIMES = {
  live: [0, 30 * MINUTE, 60 * MINUTE, 120 * MINUTE],
  correspondence: [0, DAY, 2 * DAY, 7 * DAY],
} as const;

/** What usually happens at the end of the time: at a live table people sit and wait, by correspondence life goes on. */
export const AT_ZERO = { live: "bot", correspondence: "wait" } as const;

export function usual(game: GameInfo, title: string): SetUp {
  const most = Math.max(...game.seats);
  return {
    seats: Math.min(USUAL_SEATS, most),
    others: Array.from({ length: most - 1 }, () => ({ who: "bot", level: USUAL_LEVEL, name: "" })),
    options: Object.fromEntries(game.options.map((option) => [option.name, option.values[0] ?? ""])),
    pace: "live",
    time: 0,
    atZero: AT_ZERO.live,
    quiet: { from: 0, to: 0 },
    public: false,
    rated: false,
    keepers: false,
    title,
    pack: "",
  };
}

/** The options that mean something with so many seats. */
export function optionsFor(game: GameInfo, seats: number): GameInfo["options"] {
  return game.options.filter((option) => option.seats.includes(seats));
}

export function seatsOpen(plan: SetUp): number {
  return plan.others.slice(0, plan.seats - 1).filter((taker) => taker.who === "open").length;
}

/** People sit first, then those who may come, then the bots: only so can all of them share one device. */
export function requestOf(game: GameInfo, plan: SetUp, myName: string): Asked {
  const others = plan.others.slice(0, plan.seats - 1);
  const here = others.filter((taker) => taker.who === "here");
  const bots = others.filter((taker) => taker.who === "bot");
  const firstBot = plan.seats - bots.length;
  const named = optionsFor(game, plan.seats).map((option) => [option.name, plan.options[option.name] ?? ""]);
  const { from, to } = plan.quiet;
  const clock: Partial<Clock> = plan.time
    ? {
        [plan.pace === "live" ? "reserve" : "move"]: plan.time,
        at_zero: plan.atZero,
        ...(from === to ? {} : { quiet_from: from, quiet_to: to }),
      }
    : {};
  return {
    game: game.name,
    seats: plan.seats,
    options: Object.fromEntries(named) as Record<string, string>,
    bots: Object.fromEntries(bots.map((taker, at) => [String(firstBot + at), taker.level])),
    people: here.length
      ? [myName, ...here.map((taker, at) => taker.name.trim() || `${myName} ${at + 2}`)]
      : [],
    pace: plan.pace,
    clock: clock as Clock,
    public: plan.public,
    rated: plan.rated && !here.length && !plan.pack,
    keepers: plan.keepers,
    title: plan.title.trim(),
    start: seatsOpen(plan) === 0,
    ...(plan.pack ? { content: plan.pack } : {}),
  };
}
