/** Turning points of a game as the banner says them: what has come, why, and what each seat got by it. */
import type { GameEvent } from "$lib/api";
import { words } from "$lib/words.svelte";
import type { GameModule, View } from "$kit/contract";

export interface Turning {
  icon: string;
  title: string;
  /** Cause and consequence, in one sentence or two. */
  text: string;
  /** Points of each seat that came with it. */
  sums: { seat: number; amount: number }[];
}

type Told = Pick<GameModule, "name" | "turnings" | "sums" | "points" | "order">;

/** The last turning point of what has just happened; another one before it is said beneath. */
export function turningOf(game: Told, news: readonly GameEvent[], view: View): Turning | null {
  const all = news.filter(({ event }) => game.turnings?.[event]);
  const last = all.at(-1);
  if (!last) return null;
  const facts = words.facts(game.name, { ...last });
  const key = `${game.name}-moment-${last.event}`;
  const before = all.at(-2);
  const text = words.text(key, facts, "text") ?? (before ? words.event(game.name, before) : "");
  return {
    icon: game.turnings?.[last.event] ?? "next",
    title: words.text(key, facts) ?? words.event(game.name, last),
    text,
    sums: sums(game, news.slice(news.indexOf(last) + 1), last.ply, view),
  };
}

function sums(game: Told, after: readonly GameEvent[], ply: number, view: View): Turning["sums"] {
  const found = new Map<number, number>();
  for (const event of after.filter((one) => one.ply === ply)) {
    for (const { icon, amount, seat = event.seat } of game.sums?.(event, event.seat) ?? [])
      if (icon === game.points && seat >= 0) found.set(seat, (found.get(seat) ?? 0) + amount);
  }
  return found.size ? game.order(view).map((seat) => ({ seat, amount: found.get(seat) ?? 0 })) : [];
}
