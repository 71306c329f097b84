/** What the table asks of the game beside its drawings: numbers of a seat, progress, changes, arithmetic, icons. */
import type { Change, Figure, Now, Progress, Step } from "$kit/contract";
import type { About, Decision } from "$lib/api";
import { words, type Words } from "$lib/words.svelte";
import {
  ACTION_ICONS,
  COLOURS,
  CUBE_ICONS,
  EMPTY_PILES,
  GOODS,
  GROUPS,
  HOUSE_COUNT,
  PERIOD_SETS,
  type Kind,
} from "../know/content";
import { about, name, say, who } from "./say";
import { player, reader, type LisboaView, type PlayerView } from "../know/view";

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

/** First what it costs, then points, goods and the rest. */
export function changes(before: LisboaView, after: LisboaView, seat: number): Change[] {
  const [old, now] = [before.players[seat], after.players[seat]];
  if (!old || !now) return [];
  const found: Change[] = [];
  const compare = (icon: string, key: string, was: number, is: number, good = true): void => {
    if (was === is) return;
    found.push({
      icon,
      name: `lisboa-${key}`,
      before: was,
      after: is,
      mood: is > was === good ? "gain" : "loss",
    });
  };
  compare("real", "reis", old.reis, now.reis);
  compare("influence", "influence", old.influence, now.influence);
  compare("wig", "wigs", old.wigs, now.wigs);
  for (const good of GOODS) compare(good, good, old.goods[good], now.goods[good]);
  for (const colour of COLOURS)
    compare(CUBE_ICONS[colour], `cube-${colour}`, old.cubes[colour], now.cubes[colour]);
  compare("rubble-set", "web-sets-done", old.sets, now.sets);
  compare("official", "officials", old.officials, now.officials);
  compare(
    "plan",
    "plan",
    old.plans.length + old["done-plans"].length,
    now.plans.length + now["done-plans"].length,
  );
  compare("favor", "favor", old.favors.length, now.favors.length);
  compare("clergy", "clergy-tile", old.clergy.length, now.clergy.length);
  compare("decree", "decree", old.decrees.length, now.decrees.length);
  compare("ship", "ship", old.ships.length, now.ships.length);
  compare("treasury", "treasury-value", before.treasury.reis, after.treasury.reis, false);
  return found;
}

const signed = (key: string, number: number): string =>
  number ? say(key, { sign: number < 0 ? "−" : "+", number: Math.abs(number) }) : "";

type Facts = Readonly<Record<string, number>>;
/** A line from what the rules say of a move: its costs, what it brings, and the numbers behind them. */
type Reckoning = (args: readonly string[], costs: Facts, brings: Facts, facts: Facts) => string | null;

function visitLine({ cost, treasury, officials, benefits = 0, wigs = 0 }: Facts): string {
  const parts = say("sum-visit", { cost, treasury, officials }) + signed("sum-benefits", benefits);
  return wigs ? `${parts}. ${say("sum-wigs", { number: wigs })}` : parts;
}

/** What a political card costs the reader at court: a visit, or an event. */
export function atCourt(view: LisboaView, kind: Kind): string {
  const own = player(view, reader(view));
  return kind === "treasury" ? say("sum-event", { price: own.event }) : visitLine({ ...own.visits[kind] });
}

const RECKONINGS: Record<string, Reckoning> = {
  visit: (_args, { wigs = 0 }, _brings, facts) => visitLine({ ...facts, wigs }),
  sponsor: (_args, costs) => say("sum-event", { price: costs["reis"] }),
  build: (_args, _costs, brings, { price, treasury, rubble, benefits = 0 }) => {
    const parts = say("sum-land", { price, treasury, rubble }) + signed("sum-benefits", benefits);
    return brings["wigs"] ? `${parts}. ${say("sum-store", { wigs: brings["wigs"] })}` : parts;
  },
  sell: (_args, _costs, brings, { market }) => say("sum-sale", { price: brings["reis"] ?? 0, market }),
  "new-ship": (_args, costs) => say("sum-ship", { goods: costs["goods"] }),
  replace: (_args, costs) => say("sum-ship", { goods: costs["goods"] }),
  "use-plan": (_args, costs, _brings, { officials, hired }) =>
    say("sum-hiring", { needed: officials, hired, price: costs["reis"] }),
  portfolio: ([card = ""]) => about(card),
  take: ([card = ""]) => about(card),
  "keep-card": ([card = ""]) => about(card),
  cube: (_args, _costs, _brings, { off }) => (off === undefined ? null : say("sum-cube", { reis: off })),
  house: (_args, _costs, _brings, { house }) => about(String(house)),
  meet: ([, tile = ""], _costs, _brings, { treasury, scores }) =>
    [
      about(tile),
      treasury ? words.say("lisboa-at-treasury-rises") : "",
      scores ? words.say("lisboa-at-church-scores") : "",
    ]
      .filter(Boolean)
      .join(" "),
  decree: (_args, _costs, _brings, { wigs }) => say("sum-decree", { wigs }),
};

/** Following, and with which action, are one question unless the payment comes between. */
export function ahead({ prompt, moves }: Decision, made: readonly string[]): string[] {
  if (prompt === "follow" && !made.length) return ["follow"];
  return prompt === "follow-action" && made.length === 1 ? (moves ?? []) : [];
}

/** One line of arithmetic for a move, where there is something to reckon. */
export function arithmetic(
  move: readonly string[],
  _view: LisboaView,
  _words: Words,
  told?: About,
): string | null {
  const [verb = "", ...args] = move;
  const { costs = {}, brings = {}, facts = {} } = told ?? {};
  return RECKONINGS[verb]?.(args, costs, brings, facts as Facts) ?? null;
}

const VERB_ICONS: Record<string, string> = {
  "get-gold": "gold",
  portfolio: "portfolio",
  visit: "visit",
  sponsor: "event",
  take: "hand",
  drop: "discard",
  scrap: "discard",
  sell: "sell",
  trade: "trade",
  done: "confirm",
  follow: "follow",
  office: "official",
  recall: "official",
  plan: "plan",
  "new-ship": "build-ship",
  replace: "build-ship",
  "pay-goods": "crate",
  meet: "cardinal",
  favor: "favor",
  build: "store",
  cube: "rubble-set",
  "from-influence": "influence",
  "from-reis": "real",
  house: "house",
  decree: "decree",
  site: "public-building",
  "use-plan": "plan",
  "give-up": "clergy",
  "lose-favor": "favor",
  "keep-tile": "clergy",
  "keep-card": "hand",
  discard: "discard",
  reward: "points",
  task: "confirm",
};

export function moveIcon(move: readonly string[]): string {
  const [verb = "", first = ""] = move;
  if (verb === "act") return ACTION_ICONS[first] ?? "confirm";
  if (["take-good", "lose-good", "extra"].includes(verb)) return first;
  return VERB_ICONS[verb] ?? "confirm";
}

const CATEGORY_ICONS: Record<string, string> = {
  start: "points",
  envelope: "influence",
  sailed: "ship",
  "new-stores": "store",
  buildings: "public-building",
  church: "clergy",
  rewards: "portfolio",
  tasks: "referendum",
  period: "rubble-set",
  visits: "visit",
  penalties: "discard",
  "treasury-cards": "treasury",
  ships: "crate",
  rubble: "rubble-set",
  stores: "store",
  money: "real",
  decrees: "decree",
  officials: "official",
  favors: "favor",
};
export const categoryIcon = (category: string): string => CATEGORY_ICONS[category] ?? "wig";

/** Words on a player's plate: the solo Magistrate's next card. */
export function tags(view: LisboaView, seat: number): string[] {
  if (view.automa && seat === view.automa.seat) {
    return [say("automa-next", { kind: name(view.automa.next) })];
  }
  return [];
}
