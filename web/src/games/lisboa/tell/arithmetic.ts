/** One line of reckoning for a move: why it costs what it costs, and what it brings. */
import type { About } from "$lib/api";
import { words, type Words } from "$lib/words.svelte";
import type { Kind } from "../know/content";
import { player, reader, type LisboaView } from "../know/view";
import { about, say } from "./say";

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
