/** What a dry run changed for a seat and for the realm, as chips. */
import type { Change } from "$kit/contract";
import { boardOf, provinceView, troopsOf, type MagnanimousView } from "../know/view";

interface Count {
  icon: string;
  name: string;
  of: (view: MagnanimousView, seat: number) => number;
  /** More is worse, or neither good nor bad. */
  mood?: "bad" | "neutral";
}

const goods = (view: MagnanimousView, seat: number) =>
  boardOf(view, seat).reduce((sum, { now }) => sum + now.goods + now.transit, 0);

const COUNTS: readonly Count[] = [
  { icon: "real", name: "magnanimous-reis", of: (view, seat) => view.players[seat]!.reis },
  { icon: "nobility", name: "magnanimous-nobility", of: (view, seat) => view.players[seat]!.nobility },
  { icon: "crate", name: "magnanimous-good", of: goods },
  { icon: "troop", name: "magnanimous-troop", of: troopsOf },
  {
    icon: "conservative",
    name: "magnanimous-deputy-con",
    of: (view, seat) => view.players[seat]!.deputies.con,
  },
  { icon: "liberal", name: "magnanimous-deputy-lib", of: (view, seat) => view.players[seat]!.deputies.lib },
  {
    icon: "steamship",
    name: "magnanimous-ship",
    of: (view, seat) => view.players[seat]!.ships.port + view.players[seat]!.ships.rio,
  },
  {
    icon: "machinery",
    name: "magnanimous-improvement",
    of: (view, seat) => boardOf(view, seat).filter(({ now }) => now.improvement).length,
  },
  {
    icon: "referendum",
    name: "magnanimous-won-referendums",
    of: (view, seat) => view.players[seat]!.referendums.length,
  },
  {
    icon: "hand",
    name: "magnanimous-hand",
    of: (view, seat) => view.players[seat]!["hand-size"],
    mood: "neutral",
  },
  { icon: "imperial", name: "magnanimous-imperial-area", of: (view) => view.imperial },
  { icon: "republic", name: "magnanimous-republic", of: (view) => view.republic, mood: "neutral" },
  { icon: "cannon", name: "magnanimous-paraguay-power", of: (view) => view.purple.power, mood: "bad" },
  {
    icon: "cannon",
    name: "magnanimous-occupied",
    of: (view) => view.provinces.filter((province) => province.occupied).length,
    mood: "bad",
  },
];

export function changes(before: MagnanimousView, after: MagnanimousView, seat: number): Change[] {
  if (seat < 0) return [];
  const counted = COUNTS.flatMap(({ icon, name, of, mood }): Change[] => {
    const [was, is] = [of(before, seat), of(after, seat)];
    if (was === is) return [];
    const better = mood === "bad" ? is < was : is > was;
    return [
      { icon, name, before: was, after: is, mood: mood === "neutral" ? "neutral" : better ? "gain" : "loss" },
    ];
  });
  return [...counted, ...defences(before, after, seat)];
}

/** The power of the own provinces that became stronger or weaker by it. */
function defences(before: MagnanimousView, after: MagnanimousView, seat: number): Change[] {
  return boardOf(after, seat).flatMap(({ printed, now }): Change[] => {
    const was = provinceView(before, printed.id).defence;
    if (was === now.defence) return [];
    const name = `magnanimous-${printed.id}`;
    return [
      {
        icon: "fortification",
        name,
        before: was,
        after: now.defence,
        mood: now.defence > was ? "gain" : "loss",
      },
    ];
  });
}
