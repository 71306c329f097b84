/** Positions of real games (`tools/web_positions.py`) and tables made of them. */
import { vi } from "vitest";
import type { Decision, TableState } from "$lib/api";
import fixture from "../../fixtures/magnanimous-positions.json";
import type { MagnanimousView } from "../../../src/games/magnanimous/know/view";

export interface Position {
  seats: number;
  seat: number;
  ply: number;
  over: boolean;
  view: MagnanimousView;
  decision: Decision | null;
}

export const POSITIONS = fixture as unknown as Position[];
export const titleOf = ({ seats, ply, decision }: Position) =>
  `${seats} seats, ply ${ply}, ${decision?.prompt ?? "end"}`;

/** A browser's answer to questions about the screen, which jsdom leaves open. */
export function furnish(): void {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

export function stateOf({ seats, seat, ply, over, view, decision }: Position): TableState {
  const state = {
    seat,
    held: [seat],
    invite: null,
    table: {
      id: "test",
      version: 1,
      entry: ply,
      status: over ? "finished" : "running",
      seats: Array.from({ length: seats }, (_, at) => ({
        seat: at,
        name: ["Ana", "Rui", "Léa", "Mauá"][at],
      })),
    },
    position: {
      decision,
      events: [],
      horizon: 0,
      outcome: null,
      over,
      ply,
      seat,
      sheet: [],
      since: 0,
      turn: 0,
      undo_floor: 0,
      view,
    },
  };
  return state as unknown as TableState;
}
