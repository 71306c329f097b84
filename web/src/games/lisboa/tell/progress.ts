/** What plates and header say: the numbers of a seat, how far the turn and the period are. */
import type { Figure, Now, Progress, Step } from "$kit/contract";
import type { Words } from "$lib/words.svelte";
import { COLOURS, EMPTY_PILES, GROUPS, HOUSE_COUNT, PERIOD_SETS } from "../know/content";
import { player, type LisboaView, type PlayerView } from "../know/view";
import { name, say, who } from "./say";

const built = (own: PlayerView) => GROUPS.reduce((sum, group) => sum + own.houses[group], 0);

export function figures(view: LisboaView, seat: number): Figure[] {
  const own = player(view, seat);
  const houses = { icon: "house", name: "lisboa-web-houses-left", value: HOUSE_COUNT - built(own) };
  const sets = { icon: "rubble-set", name: "lisboa-web-sets-done", value: own.sets };
  if (seat >= view.seats) return [houses, sets];
  return [
    { icon: "real", name: "lisboa-reis", value: own.reis },
    { icon: "influence", name: "lisboa-influence", value: own.influence },
    houses,
    sets,
  ];
}

/** Questions at the end of a turn, after the card. */
const LAST_PROMPTS = ["give-up", "lose-good", "make-room", "task", "claim-reward"];

/** The steps of a turn; the chip says in which period, and the meters how near its end is. */
export function progress(view: LisboaView, told: Words, now?: Now): Progress {
  const last = Number(view["trigger-seat"] !== null || view.ending > 0);
  const turn = last ? 0 : (now?.turn ?? 0);
  const chip = {
    setup: () => told.say("lisboa-phase-setup"),
    play: () => told.say("lisboa-web-chip", { period: "I".repeat(view.period), last, turn }),
    change: () => told.say("lisboa-phase-period"),
    over: () => told.say("lisboa-phase-end"),
  }[view.phase]();
  if (view.phase !== "play") return { chip, steps: [] };
  const prompt = now?.prompt ?? "";
  const at = prompt === "take-card" ? 1 : LAST_PROMPTS.includes(prompt) ? 2 : 0;
  const steps = ["action", "card", "end"].map((step, place): Step => ({
    name: told.say(`lisboa-web-step-${step}`),
    state: place < at ? "done" : place === at ? "now" : "next",
  }));
  return { chip, steps, ends: ends(view, told) };
}

/** How near the end of the period or of the game is: by rubble sets, by empty piles (L11.1, L12.1). */
function ends(view: LisboaView, told: Words): NonNullable<Progress["ends"]> {
  const name = told.say("lisboa-web-ends-at", { period: view.period });
  const reached = view["trigger-seat"] !== null || view.ending > 0;
  const of = PERIOD_SETS[view.period - 1] ?? PERIOD_SETS[0];
  if (reached) {
    const said = told.say("lisboa-web-ends-now", { period: view.period, ending: view.ending });
    return { name, meters: [{ icon: "rubble-set", at: of, of, said, near: true }] };
  }
  const lacking = (own: PlayerView) => COLOURS.filter((colour) => own.cubes[colour] < of);
  const missing = (own: PlayerView) =>
    COLOURS.reduce((sum, one) => sum + Math.max(0, of - own.cubes[one]), 0);
  const [first = 0] = view.players
    .map((_, seat) => seat)
    .sort((one, other) => missing(player(view, one)) - missing(player(view, other)));
  const own = player(view, first);
  const near = missing(own) === 1;
  const said = told.say(near ? "lisboa-web-ends-cube" : "lisboa-web-ends-sets", {
    seat: who(view, first),
    sets: own.sets,
    of,
    colour: lacking(own)[0] ?? "",
  });
  const piles = Object.values(view.display);
  const empty = piles.filter(({ card, left }) => !card && !left).length;
  const going = piles.some(({ card, left }) => card && !left);
  return {
    name,
    meters: [
      { icon: "rubble-set", at: own.sets, of, said, near },
      {
        icon: "deck",
        at: empty,
        of: EMPTY_PILES,
        said: told.say("lisboa-web-ends-piles", { empty, of: EMPTY_PILES }),
        near: going && empty === EMPTY_PILES - 1,
      },
    ],
  };
}

/** Words on a player's plate: the solo Magistrate's next card. */
export function tags(view: LisboaView, seat: number): string[] {
  if (view.automa && seat === view.automa.seat) {
    return [say("automa-next", { kind: name(view.automa.next) })];
  }
  return [];
}
