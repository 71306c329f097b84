/** What Lisboa's things are, for who asks, and what to press instead of them. */
import type { Explanation, Instead } from "$kit/contract";
import type { Decision } from "$lib/api";
import type { Words } from "$lib/words.svelte";
import {
  CARDS,
  CLERGY,
  DECREES,
  LANDS,
  NOBLES,
  PLANS,
  SHIPS,
  SITES,
  TASKS,
  type Noble,
} from "../know/content";
import { about, name, reisOf, say, wigsOf } from "./say";
import { player, reader, type LisboaView } from "../know/view";

/** Rules by what an id begins with, or is. */
const CLAUSES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^[a-e][1-5]$/, ["L8.2", "L8.5", "L8.10"]],
  [/^[wne]-/, ["L8.15", "L8.20"]],
  [/^(row|column)-/, ["L8.4", "L8.5"]],
  [/^scoring-place-/, ["L8.10", "L8.20"]],
  [/^cube-|^rubble$/, ["L3.9", "L8.4", "L8.5"]],
  [/^display-/, ["L8.1"]],
  [/^architect-/, ["L6.6", "L8.17"]],
  [/^building-/, ["L8.17", "L8.21"]],
  [/^(manuel|marquis|king)$/, ["L7.1", "L7.2"]],
  [/^(office|plaza)-/, ["L6.4", "L6.5"]],
  [/^favors?-/, ["L6.15", "L7.6"]],
  [/^action-recruit$/, ["L6.4"]],
  [/^action-plan$/, ["L6.6"]],
  [/^action-ship$/, ["L6.7"]],
  [/^action-produce$/, ["L6.10", "L6.11"]],
  [/^action-cardinal$/, ["L6.12"]],
  [/^action-favor$/, ["L6.15"]],
  [/^action-store$/, ["L8.1"]],
  [/^action-decree$/, ["L8.12"]],
  [/^action-public$/, ["L8.15"]],
  [/^court$/, ["L2.5", "L9.1"]],
  [/^church-|^cardinal$/, ["L6.12", "L6.14"]],
  [/^treasury/, ["L3.6", "L7.2"]],
  [/^market-/, ["L5.1", "L6.11"]],
  [/^shipyard$/, ["L6.7"]],
  [/^influence/, ["L4.2", "L4.3"]],
  [/^pile-/, ["L2.6"]],
  [/^portfolio$|^slot-/, ["L3.1", "L3.2"]],
  [/^(gold|cloth|book|tool)$/, ["L5.1", "L6.2"]],
  [/^houses-left$/, ["L8.7"]],
  [/^houses-middle$/, ["L8.8"]],
  [/^houses-right$/, ["L8.9"]],
  [/^reis$/, ["L4.3"]],
  [/^wigs/, ["L1.5"]],
  [/^officials$/, ["L6.4", "L8.18"]],
  [/^street-/, ["L8.1"]],
];

export function explain(id: string, view: LisboaView, words: Words): Explanation | null {
  if (CARDS.has(id)) return card(id, view, words);
  const tile = CLERGY.get(id);
  if (tile) {
    return {
      kind: name("clergy-tile"),
      rows: [[say("row-worth"), wigsOf(tile.wigs)]],
      text: about(id),
      clauses: ["L6.12", "L10.2"],
    };
  }
  if (DECREES.has(id)) return { kind: name("decree"), clauses: ["L8.12"] };
  if (PLANS.has(id)) return { kind: name("plan"), clauses: ["L8.17", "L8.18"] };
  if (SHIPS.has(id)) return { kind: name("ship"), clauses: ["L5.1", "L5.2"] };
  if (TASKS.has(id)) return { clauses: [] };
  const clauses = CLAUSES.find(([pattern]) => pattern.test(id))?.[1] ?? [];
  if (LANDS.has(id)) return { name: `${id.toUpperCase()} · ${name(id)}`, clauses };
  return clauses.length ? { clauses } : null;
}

/** Cards of the display, decrees, clergy tiles and public buildings have others of their kind behind them. */
export function hides(id: string, view: LisboaView): string | null {
  if (id.startsWith("pile-") || Object.values(view.display).some(({ card }) => card === id))
    return view.period === 1 ? "red" : "brown";
  if (view.decrees.includes(id)) return "decrees";
  if (view.church.tiles.includes(id)) return "clergy";
  return null;
}

function card(id: string, view: LisboaView, words: Words): Explanation {
  const { kind, influence } = CARDS.get(id)!;
  const seat = reader(view);
  const pays = seat < view.seats;
  if (kind === "treasury") {
    return {
      kind: name("treasury-card"),
      rows: pays
        ? [[say("row-court"), say("sponsor-costs", { reis: reisOf(player(view, seat).event) })]]
        : [],
      text: about(id),
      clauses: ["L3.6", "L9.1"],
    };
  }
  const { cost, wigs } = player(view, seat).visits[kind as Noble];
  const visit = words.say("lisboa-at-visit", { noble: name(kind), cost: cost - wigs, wigs });
  return {
    kind: name(kind),
    rows: [...(pays ? ([[say("row-court"), visit]] as const) : []), [name("influence"), String(influence)]],
    text: say("tuck-text", { text: about(id) }),
    clauses: ["L3.5", "L7.1"],
  };
}

/** What to do first for a thing that is of no use now. */
export function instead(id: string, view: LisboaView, decision: Decision): Instead | null {
  if (decision.prompt !== "action") return null;
  const hand = view.players[decision.seat]?.hand ?? [];
  const of = (noble: string) => hand.filter((one) => CARDS.get(one)?.kind === noble);
  const tell = (key: string, press: readonly string[], clause: string): Instead => ({
    text: say(`instead-${key}`),
    press,
    clause,
  });
  if ((NOBLES as readonly string[]).includes(id)) {
    return of(id).length ? tell("noble", of(id), "L7.1") : tell("no-noble", hand, "L7.1");
  }
  if (LANDS.has(id) || id.startsWith("display-")) return tell("land", of("manuel"), "L8.1");
  if (SITES.has(id)) return tell("site", of("king"), "L8.15");
  if (view.decrees.includes(id)) return tell("decree", of("marquis"), "L8.12");
  if (view.church.tiles.includes(id) || id.startsWith("church-")) return tell("church", hand, "L6.12");
  if (id.startsWith("action-") || id.startsWith("architect-") || id === "shipyard")
    return tell("trade", hand, "L6.1");
  if (id === "court" || id === "portfolio" || id.startsWith("slot-")) return tell("card", hand, "L2.5");
  if (Object.values(view.display).some(({ card }) => card === id)) return tell("display", hand, "L2.6");
  return null;
}
