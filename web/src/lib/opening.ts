/** Opening tables: at once against bots, or as somebody set them up. */
import { get, post, type NewTable, type Offer, type TableState } from "./api";
import { placeName, USUAL_LEVEL, USUAL_SEATS } from "./games";
import { router } from "./router.svelte";
import { session } from "./session.svelte";

let asked: Promise<Offer> | null = null;

/** The games with their options, and the bots. */
export function offer(): Promise<Offer> {
  asked ??= get<Offer>("/api/games").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export type Asked = Partial<NewTable> & Pick<NewTable, "game" | "seats">;

/** Ask for a table of any kind, a lesson or a puzzle as well, and go there. */
export async function sitAt(path: string, ask: object): Promise<void> {
  await session.known();
  const state = await post<TableState>(path, ask);
  router.go(`/t/${state.table.id}`);
}

/** Open a table and go there. */
export const open = (table: Asked): Promise<void> =>
  sitAt("/api/tables", { title: placeName(table.game), ...table });

/** One click: oneself and bots of the usual strength, for nothing but the game. */
export async function playNow(game: string): Promise<void> {
  const bots = Object.fromEntries(Array.from({ length: USUAL_SEATS - 1 }, (_, at) => [at + 1, USUAL_LEVEL]));
  await open({ game, seats: USUAL_SEATS, bots, public: false, rated: false, start: true });
}

/** A first game with the coach, as gentle as the game's coach wants it. */
export const playFirst = (game: string): Promise<void> => open({ game, seats: 2, coach: true });

/** Where a pasted link or a bare id leads; null if nowhere of ours. */
export function invitation(text: string, origin = location.origin): string | null {
  const trimmed = text.trim();
  if (/^[a-z0-9]{12}$/.test(trimmed)) return `/t/${trimmed}`;
  try {
    const address = new URL(trimmed, origin);
    const ours = address.origin === origin && /^\/t\/[a-z0-9]+$/.test(address.pathname);
    return ours ? address.pathname + address.search : null;
  } catch {
    return null;
  }
}
