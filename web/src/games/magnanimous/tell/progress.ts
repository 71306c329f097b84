/** What plates and header say: the numbers of a seat, how far the round is. */
import type { Figure, Progress, Step } from "$kit/contract";
import type { Words } from "$lib/words.svelte";
import { PHASES, troopsOf, type MagnanimousView } from "../know/view";

export function figures(view: MagnanimousView, seat: number): Figure[] {
  const player = view.players[seat]!;
  return [
    { icon: "real", name: "magnanimous-reis", value: player.reis },
    { icon: "troop", name: "magnanimous-troop", value: troopsOf(view, seat) },
    { icon: "deputy", name: "magnanimous-deputy", value: player.deputies.con + player.deputies.lib },
    { icon: "referendum", name: "magnanimous-won-referendums", value: player.referendums.length },
  ];
}

export function progress(view: MagnanimousView, words: Words): Progress {
  if (!view.round) return { chip: words.say("magnanimous-web-phase-setup"), steps: [] };
  const now = PHASES.findIndex((phase) => phase === view.phase);
  const at = now < 0 ? PHASES.length : now;
  const steps = PHASES.map((phase, place): Step => ({
    name: words.say(`magnanimous-web-phase-${phase}`),
    state: place < at ? "done" : place === at ? "now" : "next",
  }));
  return { chip: words.say("magnanimous-web-round", { round: view.round }), steps };
}

/** Words on a player's plate. */
export function tags(view: MagnanimousView, seat: number, words: Words): string[] {
  return seat === view["governor-seat"] ? [words.say("magnanimous-web-tag-governor")] : [];
}
