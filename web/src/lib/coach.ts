/** The coach of a first whole game: its cards, from the files of the rules, and what was told already. */
import { get, put, type CoachInfo } from "./api";
import { keep, kept } from "./shelf";

/** What is said the first time its cause appears: `start`, `prompt:KEY`, `why:REASON`, `event:KIND`, `zone:ID`. */
export interface Card {
  on: string;
  /** What it lights. */
  point: string[];
  clause: string;
  /** Who finished this chapter knows it already. */
  chapter?: number;
}

const COACHES = import.meta.glob<{ default: { card: Card[] } }>("@content/*/lessons/coach.toml");
const place = (game: string): string => `coach-${game}`;

/** The cards of a game, and what this person was told: by the account, and by this browser if the account was away. */
export async function coachOf(game: string): Promise<{ cards: Card[]; told: CoachInfo }> {
  const file = Object.entries(COACHES).find(([path]) => path.includes(`/${game}/`));
  const [cards, told] = await Promise.all([
    file ? file[1]().then((found) => found.default.card) : [],
    get<CoachInfo>(`/api/coach/${game}`).catch((): CoachInfo => ({ met: [], silent: false, known: [] })),
  ]);
  const here = kept<Pick<CoachInfo, "met" | "silent">>("local", place(game));
  const silent = told.silent || (here?.silent ?? false);
  return { cards, told: { ...told, silent, met: [...new Set([...told.met, ...(here?.met ?? [])])] } };
}

/** Keep what was told, here and with the account; without a connection this browser remembers. */
export function keepTold(game: string, met: string[], silent: boolean): void {
  keep("local", place(game), { met, silent });
  put<CoachInfo>(`/api/coach/${game}`, { met, silent }).then(
    () => keep("local", place(game), null),
    () => undefined,
  );
}
