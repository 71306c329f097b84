/** Why a move is good, in words: what its line brings by category, and the bot's reason. */
import type { Hint } from "$lib/api";
import { words } from "$lib/words.svelte";

/** Points by category, as "troops +2 and money +1"; nothing if there are none. */
export function byCategory(game: string, categories: Hint["categories"]): string {
  return words.join(
    Object.entries(categories).map(([category, points]) =>
      words.say("bots-gain", { category: words.category(game, category), points }),
    ),
  );
}

/** What a line of moves brings; nothing if it brings no points yet. */
export function brought(game: string, categories: Hint["categories"]): string {
  const what = byCategory(game, categories);
  return what && words.say("bots-brings", { what });
}

/** The reason itself, which names a category, another move or another player. */
export function reasoned(game: string, { reason, facts }: Pick<Hint, "reason" | "facts">): string {
  const said = { ...facts };
  if (typeof said["category"] === "string") said["category"] = words.category(game, said["category"]);
  if (typeof said["move"] === "string") said["other"] = words.move(game, said["move"]);
  if (typeof said["seat"] === "number") said["other"] = words.seat(said["seat"]);
  return words.text(`bots-reason-${reason}`, said) ?? words.say("table-hint-quiet");
}
