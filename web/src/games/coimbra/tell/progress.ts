/** What plates and header say: the numbers of a seat, how far the round is. */
import type { Figure, Progress, Step } from "$kit/contract";
import type { Words } from "$lib/words.svelte";
import { ROUNDS } from "../know/content";
import { diplomasOf, ownMonasteries, type CoimbraView } from "../know/view";

const PHASES = ["b", "c", "d", "e", "f"];

export function figures(view: CoimbraView, seat: number): Figure[] {
  const player = view.players[seat];
  if (!player) return [];
  return [
    { icon: "guard", name: "coimbra-guards", value: player.guards },
    { icon: "coin", name: "coimbra-coins", value: player.coins },
    { icon: "diploma-wild", name: "coimbra-diplomas", value: diplomasOf(view, seat).length },
    { icon: "monastery", name: "coimbra-zone-monasteries", value: ownMonasteries(view, seat).length },
  ];
}

export function progress(view: CoimbraView, words: Words): Progress {
  if (view.phase === "setup") return { chip: words.say("coimbra-section-start-choice"), steps: [] };
  const now = PHASES.indexOf(view.phase);
  const steps = PHASES.map((phase, at): Step => {
    const state = at < now ? "done" : at === now ? "now" : "next";
    return { name: words.say(`coimbra-web-phase-${phase}`), state };
  });
  return { chip: words.say("coimbra-web-round", { round: view.round, rounds: ROUNDS }), steps };
}
