/** Coimbra at the table. */
import type { Component } from "svelte";
import type { Change, Figure, GameModule, Step, View } from "$kit/contract";
import type { Words } from "$lib/words.svelte";
import Castle from "./zones/Castle.svelte";
import CentralCity from "./zones/CentralCity.svelte";
import Dock from "./dock/Dock.svelte";
import Ground from "./zones/Ground.svelte";
import LowerCity from "./zones/LowerCity.svelte";
import Moment from "./moments/Moment.svelte";
import Order from "./zones/Order.svelte";
import PilgrimMap from "./zones/PilgrimMap.svelte";
import Pool from "./zones/Pool.svelte";
import Purse from "./dock/Purse.svelte";
import Tracks from "./zones/Tracks.svelte";
import UpperCity from "./zones/UpperCity.svelte";
import Voyages from "./zones/Voyages.svelte";
import { arithmetic } from "./tell/arithmetic";
import { CLASSES, ROUNDS } from "./know/content";
import { explain, instead } from "./tell/explain";
import Held from "./dock/Held.svelte";
import { ALONE, PAGES, ZONES } from "./know/geometry";
import { ahead, lights, targets, zoneOf } from "./point";
import { describe } from "./tell/say";
import { deeds, sums } from "./tell/turn";
import { routes } from "./know/walk";
import { colourOf, diplomasOf, ownMonasteries, ownVoyages, type CoimbraView } from "./know/view";

const CATEGORY_ICONS: Record<string, string> = {
  "start-cards": "hand",
  cards: "hand",
  monasteries: "monastery",
  favours: "favour-tile",
  income: "time-income",
  exchanges: "trade",
  losses: "discard",
  rival: "bot",
  voyages: "voyage",
  majorities: "points",
  diplomas: "diploma-wild",
  "end-cards": "time-end",
  leftovers: "coin",
};
const MOVE_ICONS: Record<string, string> = {
  pair: "hand",
  corner: "pilgrim",
  place: "die",
  favour: "favour-tile",
  acquire: "time-acquire",
  distress: "distress",
  walk: "step",
  stop: "pilgrim",
  pay: "coin",
  invest: "voyage",
  cap: "cap-plus-three",
  repeat: "redo",
  surrender: "discard",
  raise: "points",
  begin: "step",
  activate: "time-income",
  "activate-white": "time-income",
  decline: "close",
};
/** Moves told apart by what they are about. */
const FIRST_ICONS: Record<string, string> = {
  guards: "guard",
  coins: "coin",
  goods: "crate",
  points: "laurel",
};
const PHASES = ["b", "c", "d", "e", "f"];

function figures(view: CoimbraView, seat: number): Figure[] {
  const player = view.players[seat];
  if (!player) return [];
  return [
    { icon: "guard", name: "coimbra-guards", value: player.guards },
    { icon: "coin", name: "coimbra-coins", value: player.coins },
    { icon: "diploma-wild", name: "coimbra-diplomas", value: diplomasOf(view, seat).length },
    { icon: "monastery", name: "coimbra-zone-monasteries", value: ownMonasteries(view, seat).length },
  ];
}

function progress(view: CoimbraView, words: Words): { chip: string; steps: Step[] } {
  if (view.phase === "setup") return { chip: words.say("coimbra-section-start-choice"), steps: [] };
  const now = PHASES.indexOf(view.phase);
  const steps = PHASES.map((phase, at): Step => {
    const state = at < now ? "done" : at === now ? "now" : "next";
    return { name: words.say(`coimbra-web-phase-${phase}`), state };
  });
  return { chip: words.say("coimbra-web-round", { round: view.round, rounds: ROUNDS }), steps };
}

/** What a move would bring and cost the one who makes it. */
function changes(before: CoimbraView, after: CoimbraView, seat: number): Change[] {
  const [old, now] = [before.players[seat], after.players[seat]];
  if (!old || !now) return [];
  const found: Change[] = [];
  const compare = (icon: string, name: string, was: number, is: number): void => {
    if (was !== is) found.push({ icon, name, before: was, after: is, mood: is > was ? "gain" : "loss" });
  };
  compare("guard", "coimbra-guards", old.guards, now.guards);
  compare("coin", "coimbra-coins", old.coins, now.coins);
  compare("laurel", "coimbra-points", old.points, now.points);
  for (const track of CLASSES) compare(track, `coimbra-web-${track}`, old.tracks[track], now.tracks[track]);
  compare("crown", "coimbra-crowns", old.crowns, now.crowns);
  const counts = [
    ["diploma-wild", "coimbra-diplomas", diplomasOf],
    ["monastery", "coimbra-zone-monasteries", ownMonasteries],
    ["voyage", "coimbra-zone-voyages", ownVoyages],
  ] as const;
  for (const [icon, name, of] of counts) compare(icon, name, of(before, seat).length, of(after, seat).length);
  return found;
}

const game: GameModule<CoimbraView> = {
  name: "coimbra",
  zones: [
    { id: "pool", name: "coimbra-web-pool", key: "D", component: Pool, tab: "town", pinned: true },
    { id: "castle", name: "coimbra-castle", key: "C", component: Castle, tab: "town" },
    { id: "upper", name: "coimbra-upper", key: "U", component: UpperCity, tab: "town" },
    { id: "central", name: "coimbra-central", key: "E", component: CentralCity, tab: "town" },
    { id: "lower", name: "coimbra-lower", key: "L", component: LowerCity, tab: "town" },
    { id: "tracks", name: "coimbra-zone-tracks", key: "T", component: Tracks, tab: "tracks" },
    { id: "order", name: "coimbra-web-order", key: "O", component: Order, tab: "tracks" },
    { id: "map", name: "coimbra-web-map", key: "M", component: PilgrimMap, tab: "map" },
    { id: "voyages", name: "coimbra-zone-voyages", key: "V", component: Voyages, tab: "voyages" },
  ].map((zone) => {
    const id = zone.id as keyof typeof ZONES;
    return { ...zone, box: ZONES[id], alone: ALONE[id] };
  }),
  tabs: [
    { id: "town", name: "coimbra-web-tab-town", icon: "castle" },
    { id: "tracks", name: "coimbra-web-tab-tracks", icon: "points" },
    { id: "map", name: "coimbra-web-tab-map", icon: "pilgrim" },
    { id: "voyages", name: "coimbra-zone-voyages", icon: "voyage" },
  ],
  pages: PAGES,
  ground: Ground as Component<{ view: CoimbraView }>,
  moment: Moment,
  hasMoment: (_view, decision) => decision?.prompt === "from-discard" && Boolean(decision.moves?.length),
  dock: Dock,
  purse: Purse,
  held: Held,
  colour: (_view, seat) => colourOf(seat),
  order: (view) => [...view["order-seats"]],
  first: (view) => view["order-seats"][0] ?? 0,
  score: (view, seat) => view.players[seat]?.points ?? 0,
  figures,
  progress,
  targets,
  zoneOf,
  lights,
  changes,
  describe,
  explain,
  instead,
  points: "laurel",
  categoryIcon: (category) => CATEGORY_ICONS[category] ?? "laurel",
  moveIcon: ([verb = "", first = ""]) => MOVE_ICONS[verb] ?? FIRST_ICONS[first] ?? "confirm",
  arithmetic,
  asks: ["give"],
  routes,
  ahead,
  deeds,
  sums,
  turnings: { round: "die", ordered: "crown" },
};

export default game as unknown as GameModule<View>;
