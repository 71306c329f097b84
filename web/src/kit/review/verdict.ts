/** The result in one sentence, and what decided it. */
import type { Position } from "$lib/api";
import type { Words } from "$lib/words.svelte";

type Outcome = NonNullable<Position["outcome"]>;

/** The two categories in which a seat is furthest ahead of another. */
export function strengths(own: Record<string, number>, other: Record<string, number>): string[] {
  const ahead = Object.keys(own).map((name): [string, number] => [
    name,
    (own[name] ?? 0) - (other[name] ?? 0),
  ]);
  const best = ahead.filter(([, more]) => more > 0).sort((a, b) => b[1] - a[1]);
  return best.slice(0, 2).map(([name]) => name);
}

export function verdict(
  game: string,
  outcome: Outcome,
  sheet: readonly Record<string, number>[],
  words: Words,
): { title: string; why: string } {
  const { winners, scores } = outcome;
  const [winner] = winners;
  if (winner === undefined)
    return { title: words.say("won-nobody"), why: words.ending(game, outcome.reason) };
  const names = words.join(winners.map((seat) => words.seat(seat)));
  const points = scores[winner] ?? 0;
  if (winners.length > 1) {
    return {
      title: words.say("table-share-win", { names, points }),
      why: words.ending(game, outcome.reason),
    };
  }
  const title = words.say("table-win", { name: names, points });
  const second = scores
    .map((_, seat) => seat)
    .filter((seat) => seat !== winner)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))[0];
  if (second === undefined) return { title, why: words.ending(game, outcome.reason) };
  const lead = points - (scores[second] ?? 0);
  const by = strengths(sheet[winner] ?? {}, sheet[second] ?? {}).map((name) => words.category(game, name));
  const ahead = words.say(lead ? "table-ahead" : "table-level", { number: lead, name: words.seat(second) });
  return { title, why: by.length ? `${ahead} ${words.say("table-decided", { by: words.join(by) })}` : ahead };
}
