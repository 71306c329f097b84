/** What the decision bar says and offers, as one value: the component draws it, keys and tests read it. */
import type { About, Decision, Rehearsal } from "$lib/api";
import { signed } from "$lib/numbers";
import { capital } from "$lib/sentence";
import { words } from "$lib/words.svelte";
import type { Change } from "$kit/contract";
import { named } from "$kit/table/moves";
import { amounts, type Family } from "./amounts";

export interface Option {
  move: string;
  /** Short in context: what all options share, and what was pressed already, is not said again. */
  label: string;
  /** What it costs and brings, if the rules say so. */
  costs: string;
  brings: string;
  /** On key 0, and last. */
  passes: boolean;
  /** The key that takes it. */
  digit: number;
}

export interface Offer {
  options: Option[];
  family: Family | null;
  /** The one move left. */
  only: string | null;
  /** So many ways on that are not buttons: they are on the board, and in the list. */
  more: number;
}

/** What is asked, as the bar needs it. */
export interface Asked {
  game: string;
  decision: Decision | null;
  candidates: readonly string[];
  picked: readonly string[];
  passing: (move: string) => boolean;
  about: (move: string) => About | undefined;
  /** So many signs are there for each button, if there are so many of them. */
  room: (count: number) => number;
  /** So many rows of buttons leave enough of the board in sight. */
  most?: number | undefined;
}

/** More than this is looked for on the board, or in a list. */
const MOST = 6;
/** The share of the room that is sure to be one line; the room is reckoned with wide letters. */
const ONE_LINE = 0.62;
/** More buttons than this are told by their words alone. */
export const ICONS = 3;

/** On a desk a button is never wider, in pixels. */
export const WIDEST = 236;
/** Pixels of the bar that are not for buttons, of a button that are not for its label, of its icon, and of a sign. */
const TAKEN: Readonly<Record<string, number>> = { desk: 584, landscape: 156, portrait: 100 };
const [AROUND, AROUND_TOUCH, ICON, SIGN] = [40, 22, 24, 7.4];
/** Signs of a button where it may grow, or its bar is not measured yet. */
const AMPLE = 90;

/** So many signs are there in the two lines of each of so many buttons; upright tablets have rows of three. */
export function roomIn(form: string, width: number, count: number): number {
  const taken = TAKEN[form];
  if (taken === undefined || !width) return AMPLE;
  const [around, widest] = form === "desk" ? [AROUND, WIDEST] : [AROUND_TOUCH, Infinity];
  const button = Math.min(widest, (width - taken) / (form === "portrait" ? 3 : count));
  return (2 * Math.max(0, button - around - (count > ICONS ? 0 : ICON))) / SIGN;
}

/** So few signs stand in half the width of a phone. */
const HALF = 20;

/** Whether two of these stand beside each other on a phone. */
export const paired = (options: readonly Option[]): boolean =>
  options.every(({ label, costs, brings }) => label.length <= HALF && costs.length + brings.length <= HALF);

export function offer(asked: Asked): Offer {
  const passes = asked.candidates.filter((move) => asked.passing(move));
  const free = asked.candidates.filter((move) => !asked.passing(move));
  const only = asked.candidates.length === 1 ? (asked.candidates[0] ?? null) : null;
  const family = amounts(free);
  const buttons = (moves: readonly string[]) => labelled(asked, moves, passes);
  if (only) return { options: [], family: null, only, more: 0 };
  if (family) return { options: buttons([]), family, only, more: 0 };
  const all = buttons(free);
  const room = asked.room(all.length);
  const rows = paired(all) ? Math.ceil(all.length / 2) : all.length;
  const fits =
    all.length <= MOST && rows <= (asked.most ?? MOST) && all.every(({ label }) => label.length <= room);
  // A label of two lines leaves none for what it costs: that is told when it is thought about.
  const bare = (option: Option) => ({ ...option, costs: "", brings: "" });
  const options = all.map((option) => (option.label.length > room * ONE_LINE ? bare(option) : option));
  if (fits) return { options, family, only, more: 0 };
  return { options: buttons([]), family, only, more: free.length };
}

function labelled(asked: Asked, free: readonly string[], passes: readonly string[]): Option[] {
  const labels = shortened(asked, free);
  const option = (move: string, label: string, digit: number, passing: boolean): Option => ({
    move,
    label,
    ...prices(asked.game, asked.about(move)),
    passes: passing,
    digit,
  });
  return [
    ...free.map((move, at) => option(move, labels[at] ?? move, at + 1, false)),
    ...passes.map((move) => option(move, named(asked.game, asked.decision, move), 0, true)),
  ];
}

/** "−3 coins": costs have their minus, gains their plus. */
function parts(game: string, amounts: Readonly<Record<string, number>>, sign: 1 | -1): string {
  return Object.entries(amounts)
    .filter(([, amount]) => amount)
    .map(([what, amount]) => `${signed(sign).slice(0, 1)}${words.amount(game, what, amount)}`)
    .join(", ");
}

/** What a move costs and brings by the rules, in words. */
export function prices(game: string, about: About | undefined): { costs: string; brings: string } {
  const { costs = {}, brings = {} } = about ?? {};
  return { costs: parts(game, costs, -1), brings: parts(game, brings, 1) };
}

/** What the question or a thing that was pressed leaves to be said: "Tuck it"; the tile alone, if asked which. */
function use(game: string, prompt: string | undefined, pressed: boolean, move: string): string | null {
  const [verb] = move.split(" ");
  const facts = words.facts(game, words.parts(game, move));
  const own = words.text(`${game}-use-${prompt}-${verb}`, facts);
  return own ?? (pressed ? words.text(`${game}-use-${verb}`, facts) : null);
}

/** What tells moves of one verb apart, if that is a name; otherwise all of each. */
function shortened({ game, decision, picked }: Asked, moves: readonly string[]): string[] {
  const whole = moves.map((move) => named(game, decision, move));
  const uses = moves.map((move) => use(game, decision?.prompt, picked.length > 0, move));
  if (moves.length && uses.every(Boolean) && new Set(uses).size === uses.length) return uses as string[];
  const split = moves.map((move) => move.split(" "));
  const [first] = split;
  if (!first || moves.length < 2 || !picked.length) return whole;
  if (!split.every((one) => one[0] === first[0] && one.length === first.length)) return whole;
  const telling = first.map((_, at) => at).filter((at) => new Set(split.map((one) => one[at])).size > 1);
  const isName = (label: string) => !/^\d+$/.test(label) && words.component(game, label) !== label;
  if (!telling.length || !split.every((one) => telling.every((at) => isName(one[at] ?? "")))) return whole;
  const labels = split.map((one) => telling.map((at) => words.component(game, one[at] ?? "")).join(", "));
  return new Set(labels).size === labels.length ? labels : whole;
}

/** The question after each press: the one of the rules, then what is still to be said of what was pressed. */
export function question(
  game: string,
  decision: Decision,
  picked: readonly string[],
  candidates: readonly string[],
  /** Who asks, where it is another's turn. */
  by: number | null = null,
): string {
  const last = picked.at(-1);
  if (!last || candidates.length < 2) {
    const facts = words.facts(game, { ...decision.facts, "by-seat": by });
    const own = by === null ? null : words.text(`${game}-asked-${decision.prompt}`, facts);
    return own ? capital(own) : words.prompt(game, decision.prompt, decision.seat, decision.facts);
  }
  const thing = words.component(game, last);
  const verbs = new Set(candidates.map((move) => move.split(" ")[0] ?? ""));
  const [verb = ""] = verbs;
  // What was pressed may be the second thing of the move: then the first is asked for.
  const later = candidates.every((move) => move.split(" ").indexOf(last) > 1);
  const step = (part?: string) => words.text(`${game}-step-${verb}`, { thing }, part);
  const own = verbs.size === 1 ? ((later ? step("first") : null) ?? step()) : null;
  return capital(own ?? words.say(verbs.size === 1 ? "table-step" : "table-step-use", { thing }));
}

/** A way on that the thing under the pointer would open, or what all of them cost and bring. */
export interface Prospect {
  label: string;
  costs: string;
  brings: string;
}

/** So many ways on are told one by one. */
const FEW = 3;

/** What pressing a thing would lead to, before it is pressed: its uses with their prices, or from which to which price. */
export function prospects(
  game: string,
  moves: readonly string[],
  about: (move: string) => About | undefined,
): Prospect[] {
  if (moves.length < 2) return [];
  const told = moves.map((move) => ({ costs: {}, brings: {}, ...about(move) }));
  const uses = moves.map((move) => use(game, undefined, true, move));
  // A noble that several cards may visit has one use, at several prices.
  const apart = uses.every(Boolean) && new Set(uses).size === uses.length;
  if (moves.length <= FEW && apart) {
    return moves.map((move, at) => ({ label: uses[at] ?? "", ...prices(game, about(move)) }));
  }
  const label = words.say("table-ways", { number: moves.length });
  return [
    {
      label,
      costs: ranges(
        game,
        told.map(({ costs }) => costs),
        -1,
      ),
      brings: ranges(
        game,
        told.map(({ brings }) => brings),
        1,
      ),
    },
  ];
}

/** "−2 to −5 réis": of each thing the least and the most, of at most two things. */
function ranges(game: string, all: readonly Readonly<Record<string, number>>[], sign: 1 | -1): string {
  const sums = [...new Set(all.flatMap((one) => Object.keys(one)))].map((what) => {
    const amounts = all.map((one) => one[what] ?? 0);
    return { what, least: Math.min(...amounts), most: Math.max(...amounts) };
  });
  return sums
    .filter(({ most }) => most > 0)
    .slice(0, 2)
    .map(({ what, least, most }) => {
      const whole = parts(game, { [what]: most }, sign);
      const from = least ? signed(sign * least) : "0";
      return least === most ? whole : words.say("table-range", { least: from, most: whole });
    })
    .join(", ");
}

export interface Readout {
  /** Of this moment: costs first. */
  now: Change[];
  /** How many more points it would be if the game ended now, beside those earned at once. */
  later: number;
}

/** What the question that follows will take whatever is answered: "then −3 réis". */
export function forcedLater(game: string, seat: number, next: Decision | null): string {
  const moves = next?.seat === seat ? (next.moves ?? []) : [];
  if (!moves.length) return "";
  const all = moves.map((move) => next?.about?.[move]?.costs ?? {});
  const least = Object.keys(all[0] ?? {}).map(
    (what) => [what, Math.min(...all.map((costs) => costs[what] ?? 0))] as const,
  );
  return parts(game, Object.fromEntries(least), -1);
}

/** What the moves from a ply on bring beyond a limit: "2 coins over the limit: lost". */
export function overflow(game: string, lost: Rehearsal["lost"], from: number): string {
  const sums: Record<string, number> = {};
  for (const { ply, what, amount } of lost) if (ply > from) sums[what] = (sums[what] ?? 0) + amount;
  const parts = Object.entries(sums).map(([what, number]) => words.amount(game, what, number));
  return parts.length ? words.say("table-over-limit", { what: words.join(parts) }) : "";
}

const total = (row: Readonly<Record<string, number>>): number =>
  Object.values(row).reduce((sum, points) => sum + points, 0);

/** What a dry run changed: now, and if the game ended now, apart and nothing counted twice. */
export function readout(
  changes: readonly Change[],
  scored: number,
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): Readout {
  const costs = changes.filter(({ mood }) => mood === "loss");
  const rest = changes.filter(({ mood }) => mood !== "loss");
  return { now: [...costs, ...rest], later: total(after) - total(before) - scored };
}
