/** All that games and their things may know of the table around them; there is none in pictures. */
import { getContext, setContext } from "svelte";
import type { Decision, GameEvent, Position } from "$lib/api";
import type { SeatColour } from "$lib/seats";
import type { View } from "$kit/contract";

/** How a thing stands in the present choice. */
export interface Thing {
  /** It may be pressed next. */
  readonly legal: boolean;
  /** It could be pressed next, if the thing under the pointer were. */
  readonly next: boolean;
  /** It was pressed. */
  readonly chosen: boolean;
  /** One might expect it to be of use, and there is a reason why not. */
  readonly refused: boolean;
  /** That reason is being told. */
  readonly asked: boolean;
  /** It is lit, by the log or by whatever else speaks of it. */
  readonly lit: boolean;
  /** The colour of the seat whose last move touched it. */
  readonly mark: SeatColour | null;
}

export interface Board {
  /** What is asked at the moment on show. */
  readonly decision: Decision | null;
  /** Whether that is this browser's to decide. */
  readonly mine: boolean;
  readonly sheet: Position["sheet"];
  readonly outcome: Position["outcome"];
  readonly over: boolean;
  /** What had happened by now. */
  readonly told: readonly GameEvent[];
  /** What is being told one by one, the last of it now. */
  readonly telling: readonly GameEvent[];
  /** Where the move thought about would lead. */
  readonly preview: View | null;
  /** Things pressed so far, the one under the pointer, and the moves that remain. */
  readonly picked: readonly string[];
  readonly hovered: string | null;
  readonly candidates: readonly string[];
  thing(id: string): Thing;
  press(id: string, event: Event): void;
  hover(id: string | null): void;
  /** Name a move. */
  choose(move: string, event: Event): void;
}

export const BOARD = Symbol("board");

export function provideBoard(board: Board): void {
  setContext(BOARD, board);
}

/** The board around a component; null where it is drawn alone. */
export function useBoard(): Board | null {
  return getContext<Board | undefined>(BOARD) ?? null;
}

/** The same board, only looked at: things on it are lit and marked as ever, and none can be used. */
export function stilled(board: Board): Board {
  const nothing = (): void => undefined;
  const thing = (id: string): Thing => {
    const standing = board.thing(id);
    return {
      legal: false,
      next: false,
      chosen: false,
      refused: false,
      asked: false,
      get lit() {
        return standing.lit;
      },
      get mark() {
        return standing.mark;
      },
    };
  };
  const looked = Object.create(board) as Board;
  return Object.assign(looked, { thing, press: nothing, hover: nothing, choose: nothing });
}
