/** Real positions of random games, made by tools/web_positions.py. */
import type { Decision } from "../../../src/lib/api";
import type { CoimbraView } from "../../../src/games/coimbra/know/view";
import positions from "../../fixtures/coimbra-positions.json";

export interface Position {
  seats: number;
  seat: number;
  ply: number;
  over: boolean;
  view: CoimbraView;
  sheet: Record<string, number>[];
  decision: Decision | null;
}

export const POSITIONS = positions as unknown as Position[];

export const title = (position: Position) =>
  `${position.seats} seats, ply ${position.ply}, ${position.decision?.prompt ?? "the end"}`;
