/** What a table asks of the server beside its moves. */
import { get, post, put, type Fork, type TableState, type Unseen } from "$lib/api";
import { session } from "$lib/session.svelte";

const path = (table: string, part = ""): string => `/api/tables/${table}${part}`;

export const readTable = (table: string, query: URLSearchParams): Promise<TableState> =>
  get(path(table, `?${query}`));

/** What is hidden from a seat, or from who only watches. */
export function readUnseen(table: string, seat: number, invite: string | null): Promise<Unseen[]> {
  return get(path(table, `/unseen?${new URLSearchParams({ seat: String(seat), invite: invite ?? "" })}`));
}

/** Go back to a ply from the one at which one stands: at once where that is free, else as a wish. */
export const undo = (table: string, ply: number | undefined, to: number): Promise<TableState> =>
  post(path(table, "/undo"), { ply, to });

export const answerWish = (table: string, agree: boolean): Promise<TableState> =>
  post(path(table, "/undo/answer"), { agree });

/** Leave one's seat to a bot of like strength, and take it back. */
export const leave = (table: string): Promise<TableState> => post(path(table, "/leave"));
export const comeBack = (table: string): Promise<TableState> => post(path(table, "/return"));

/** Let somebody else take one's seat, or no longer. */
export const offerSeat = (table: string, offered: boolean): Promise<TableState> =>
  post(path(table, "/offer"), { offered });

/** Take a seat that its person offers. */
export async function takeSeat(table: string, seat: number, invite: string | null): Promise<TableState> {
  await session.known();
  return post(path(table, "/seats"), { seat, invite: invite ?? "" });
}

/** Give the seat of somebody who is away to a bot. */
export const giveSeat = (table: string, seat: number): Promise<TableState> =>
  post(path(table, `/seats/${seat}/bot`));

/** End the game without a result, or answer somebody who would like to. */
export const end = (table: string, agree: boolean): Promise<TableState> =>
  post(path(table, "/end"), { agree });

/** Put a table out of one's list. */
export const putAway = (table: string): Promise<void> => put(path(table, "/away"));

/** The same game once more with the same people: opened by the first who asks, sat down at by the others. */
export const rematch = (table: string): Promise<TableState> => post(path(table, "/rematch"));

/** Play on from a moment of a finished game: on which seat, against which bots. */
export async function fork(table: string, wish: Fork): Promise<TableState> {
  await session.known();
  return post(path(table, "/fork"), wish);
}
