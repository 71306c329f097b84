/** A small table for tests: two seats, a board of letters, and a server made of answers. */
import { vi } from "vitest";
import type { Back, GameEvent, Position, TableState } from "$lib/api";
import type { GameModule } from "$kit/contract";
import { TABLE } from "$kit/table/context";
import { Table } from "$kit/table/table.svelte";
import { BOARD } from "$kit/thing/board";
import { boardOf } from "$kit/thing/boardOf";

const nothing = (() => undefined) as unknown as GameModule["dock"];

export const GAME: GameModule = {
  name: "letters",
  zones: [],
  tabs: [],
  pages: [],
  dock: nothing,
  purse: nothing,
  colour: (_, seat) => (seat ? "blue" : "red"),
  order: () => [0, 1],
  score: () => 0,
  figures: () => [],
  progress: () => ({ chip: "", steps: [] }),
  targets: (move) => move.slice(1),
  zoneOf: () => "board",
  lights: (event) => [String(event["on"] ?? "")],
  changes: () => [],
  describe: () => [],
};

export interface At {
  ply: number;
  version?: number;
  entry?: number;
  turn?: number;
  moves?: string[];
  events?: GameEvent[];
  since?: number;
  floor?: number;
  undo?: Back | null;
  undoTurn?: Back | null;
}

export function positionAt(at: At): Position {
  const turn = at.turn ?? 0;
  return {
    ply: at.ply,
    seat: 0,
    turn,
    over: false,
    horizon: 0,
    undo_floor: at.floor ?? 0,
    view: { ply: at.ply },
    decision: {
      prompt: "place",
      seat: turn,
      clause: "X1",
      facts: {},
      moves: turn === 0 ? (at.moves ?? ["put a x", "put a y", "put b x"]) : null,
      refusals: turn === 0 ? [{ move: "put c x", reason: "taken", clause: "X2", facts: {} }] : null,
    },
    sheet: [{ points: at.ply }, { points: 0 }],
    outcome: null,
    since: at.since ?? 0,
    events: at.events ?? [],
    undo: at.undo === undefined ? { to: at.ply - 1, move: "put a x", own: 1, others: 0 } : at.undo,
    undo_turn: at.undoTurn ?? null,
  } as unknown as Position;
}

export function stateAt(at: At): TableState {
  const seat = { bot: null, reserve: 0, score: null, rank: null };
  return {
    table: {
      id: "t1",
      game: "letters",
      status: "running",
      version: at.version ?? at.ply + 1,
      entry: at.entry ?? at.ply,
      ply: at.ply,
      turn: at.turn ?? 0,
      pace: "live",
      clock: { move: 0, reserve: 0 },
      seats: [
        { ...seat, seat: 0, kind: "person", name: "Ana", account: "a" },
        { ...seat, seat: 1, kind: "person", name: "Rui", account: "b" },
      ],
      undo: null,
      outcome: null,
      options: {},
    },
    seat: 0,
    held: [0],
    invite: null,
    position: positionAt(at),
  } as unknown as TableState;
}

export interface Sent {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

/** Answer requests by a function; an Error it throws is a cut line. */
export function serve(answer: (sent: Sent) => { status?: number; body: unknown }): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (path: string, asked: RequestInit) => {
    const one: Sent = { method: asked.method ?? "GET", path, body: JSON.parse(String(asked.body ?? "{}")) };
    sent.push(one);
    const { status = 200, body } = answer(one);
    return new Response(JSON.stringify(body), { status });
  });
  return sent;
}

export class FakeSocket {
  static last: FakeSocket;
  static OPEN = 1;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((close: { code: number }) => void) | null = null;
  constructor(readonly url: URL) {
    FakeSocket.last = this;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  send(): void {}
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export function tableAt(at: At, game: Partial<GameModule> = {}): Table {
  return new Table({ ...GAME, ...game }, stateAt(at));
}

/** What stands around a component on the page of a table. */
export function around(table: Table): Map<symbol, unknown> {
  return new Map<symbol, unknown>([
    [TABLE, table],
    [BOARD, boardOf(table)],
  ]);
}

/** A press on a thing, by mouse or finger. */
export function pressOf(pointerType: "mouse" | "touch" = "mouse"): Event {
  const event = new PointerEvent("click", { pointerType });
  document.createElement("button").dispatchEvent(event);
  Object.defineProperty(event, "currentTarget", { value: event.target });
  return event;
}

/** Let promises that are due be kept. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}
