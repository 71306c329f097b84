/** What the table asks of the game beside its drawings: numbers of a seat, progress, changes, arithmetic, icons. */
import type { Change, Figure, Step } from "$kit/contract";
import type { About, Decision } from "$lib/api";
import { words, type Words } from "$lib/words.svelte";
import { ACTION_ICONS, COLOURS, CUBE_ICONS, GOODS, GROUPS, HOUSE_COUNT, type Kind } from "./content";
import { about, name, say } from "./say";
import { player, reader, type LisboaView, type PlayerView } from "./view";

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

/** The two periods and the end; the chip says what lies between them. */
export function progress(view: LisboaView, told: Words): { chip: string; steps: Step[] } {
  const period = (number: number, last = 0) =>
    told.say("lisboa-web-chip", { period: "I".repeat(number), last });
  const now = view.phase === "over" ? 2 : view.phase === "setup" ? -1 : view.period - 1;
  const names = [period(1), period(2), told.say("lisboa-phase-end")];
  const steps = names.map((name, at): Step => ({
    name,
    state: at < now ? "done" : at === now ? "now" : "next",
  }));
  const last = Number(view["trigger-seat"] !== null || view.ending > 0);
  const chip = {
    setup: () => told.say("lisboa-phase-setup"),
    play: () => period(view.period, last),
    change: () => told.say("lisboa-phase-period"),
    over: () => told.say("lisboa-phase-end"),
  }[view.phase]();
  return { chip, steps };
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
