/** Which shared moment there is now, and what a vote needs to be seen by all. */
import type { Decision } from "$lib/api";
import { CARD, titleRank } from "../know/content";
import { order, type MagnanimousView } from "../know/view";

export type MomentName = "vote" | "auction" | "baron" | "colour" | "minister" | "end";

const PROMPTS: Readonly<Record<string, MomentName>> = {
  "fixed-votes": "vote",
  "spend-deputies": "vote",
  "card-votes": "vote",
  auction: "auction",
  "choose-baron": "baron",
  "choose-colour": "colour",
  "take-minister": "minister",
  "replace-minister": "minister",
};

export function momentOf(view: MagnanimousView, decision: Decision | null): MomentName | null {
  if (view.end !== "running") return "end";
  const moment = PROMPTS[decision?.prompt ?? ""] ?? null;
  // Barons are chosen in secret: only who chooses has something to see.
  if (moment === "baron" && !decision?.moves?.length) return null;
  if (moment === "vote" && !view.ballot) return null;
  if (moment === "auction" && !view.auction) return null;
  return moment;
}

export const STEPS = ["fixed", "deputies", "cards", "result"] as const;
const STEP_OF: Readonly<Record<string, number>> = {
  "fixed-votes": 0,
  "spend-deputies": 1,
  "card-votes": 2,
  auction: 3,
};

export function stepOf(decision: Decision | null): number {
  return STEP_OF[decision?.prompt ?? ""] ?? 0;
}

export interface Voter {
  seat: number;
  /** The title is high enough. */
  allowed: boolean;
  for: number;
  against: number;
  deciding: boolean;
  /** What may still come from this player, by public information. */
  can: { fixed: number; deputies: number; cards: number };
}

/** The voters in order, with what they declared and what they can still add. */
export function voters(view: MagnanimousView, decision: Decision | null): Voter[] {
  const ballot = view.ballot;
  if (!ballot) return [];
  const least = titleRank(CARD.get(ballot.card)?.min_title ?? "barao");
  const step = stepOf(decision);
  const seats = order(view);
  const now = seats.indexOf(decision?.seat ?? -1);
  return seats.map((seat, place) => {
    const player = view.players[seat]!;
    const allowed = titleRank(player.title) >= least;
    /** Whether a step is still to come for this player. */
    const open = (at: number) => allowed && (step < at || (step === at && place >= now));
    return {
      seat,
      allowed,
      for: ballot.votes[seat]?.[0] ?? 0,
      against: ballot.votes[seat]?.[1] ?? 0,
      deciding: seat === decision?.seat,
      can: {
        fixed: open(0) ? player["fixed-votes"].con + player["fixed-votes"].lib : 0,
        deputies: open(1) ? player.deputies.con + player.deputies.lib : 0,
        cards: open(2) ? player["hand-size"] : 0,
      },
    };
  });
}

export interface Tally {
  for: number;
  against: number;
  /** Key of the outcome if nothing more is declared. */
  outcome: "none" | "rejected" | "tie" | "won";
  by: number;
  winner: number;
}

/** Approved with at least one vote for and not more against; then most votes for win, a tie is bid for (M30, M31). */
export function tally(view: MagnanimousView): Tally {
  const votes = view.ballot?.votes ?? [];
  const sum = (side: 0 | 1) => votes.reduce((total, pair) => total + pair[side], 0);
  const [pro, contra] = [sum(0), sum(1)];
  const most = Math.max(0, ...votes.map(([given]) => given));
  const leaders = votes.flatMap(([given], seat) => (given === most ? [seat] : []));
  const outcome = !pro ? "none" : contra > pro ? "rejected" : leaders.length > 1 ? "tie" : "won";
  return { for: pro, against: contra, outcome, by: Math.abs(pro - contra), winner: leaders[0] ?? -1 };
}
