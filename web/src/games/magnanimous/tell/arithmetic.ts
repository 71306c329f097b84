/** One line of reckoning for a move, from what the rules say of it. */
import type { About } from "$lib/api";
import type { Words } from "$lib/words.svelte";
import type { MagnanimousView } from "../know/view";
import { GAME, name, tell } from "./say";

export function arithmetic(
  move: readonly string[],
  view: MagnanimousView,
  words: Words,
  about?: About,
): string | null {
  const [verb = "", first = ""] = move;
  const facts = about?.facts ?? {};
  if (verb === "take") {
    const precise = facts["precise"] as string[] | undefined;
    if (!precise?.length) return null;
    return tell("precise-in", { provinces: words.join(precise.map((id) => name(id, words))) }, words);
  }
  if (verb === "pick" && about) return tell("rising", { value: facts["value"], next: facts["next"] }, words);
  if (verb === "put" && about) {
    return facts["action"]
      ? tell("space", { action: name(String(facts["action"]), words), number: facts["number"] }, words)
      : null;
  }
  if (["throne", "discard", "ballot", "build", "appoint"].includes(verb)) {
    return words.about(GAME, verb === "appoint" ? (view.ministers.shown ?? "") : first) || null;
  }
  return null;
}
