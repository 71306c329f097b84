/** Real positions of random games with what the rules reckon there, made by tools/web_lisboa.py. */
import type { Decision } from "../../../src/lib/api";
import type { Architect, Good, Noble } from "../../../src/games/lisboa/content";
import type { LisboaView } from "../../../src/games/lisboa/view";
import positions from "../../fixtures/lisboa-positions.json";

export interface Reckoned {
  /** Cost of a visit, and of following one. */
  visits: Record<Noble, [number, number]>;
  event: number;
  means: number;
  lands: Record<string, number>;
  stores: Record<string, Partial<Record<Good, number>>>;
  buildings: Record<string, Partial<Record<Architect, number[]>>>;
  hiring: Record<string, number>;
  ship: number;
  decrees: Record<string, number>;
  /** Influence after giving 0, 1, 2 ... réis. */
  influence: number[];
}

export interface Position {
  seats: number;
  seat: number;
  ply: number;
  over: boolean;
  view: LisboaView;
  decision: Decision | null;
  reckoned: Reckoned;
}

export const POSITIONS = positions as unknown as Position[];

export const title = (position: Position) =>
  `${position.seats} seats, ply ${position.ply}, ${position.decision?.prompt ?? "the end"}`;
