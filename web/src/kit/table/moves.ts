/** Moves by the names that fit the question at which they are made. */
import type { Decision } from "$lib/api";
import { words } from "$lib/words.svelte";
import { stepsOf } from "./chains.svelte";

/** A move by name, as it is meant at this question: "Keep them", not "Go on"; a chain by all its steps, or its last. */
export function named(game: string, decision: Decision | null, move: string): string {
  const steps = stepsOf(move);
  const last = steps.at(-1) ?? move;
  if (last !== move) {
    const things = words.join(steps.map((step) => words.component(game, step.split(" ")[1] ?? "")));
    return words.text(`${game}-say-${decision?.prompt}-all`, { things }) ?? words.move(game, last);
  }
  const [verb] = move.split(" ");
  const facts = words.facts(game, { ...words.parts(game, move), ...decision?.facts });
  const own = decision ? words.text(`${game}-say-${decision.prompt}-${verb}`, facts) : null;
  return own ?? words.move(game, move);
}
