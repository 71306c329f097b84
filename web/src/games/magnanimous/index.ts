/** Magnanimous at the table: green and gold, an engraved map. */
import type { GameModule, Zone } from "$kit/contract";
import { changes } from "./tell/changes";
import { arithmetic, describe } from "./tell/describe";
import Dock from "./dock/Dock.svelte";
import Hand from "./dock/Hand.svelte";
import Purse from "./dock/Purse.svelte";
import { explain, instead } from "./tell/explain";
import { ALONE, BOXES, PAGES, type ZoneName } from "./know/geometry";
import Ground from "./zones/Ground.svelte";
import Map from "./zones/map/Map.svelte";
import Moment from "./moments/Moment.svelte";
import { momentOf } from "./moments/moments";
import { lights, moveIcon, targets, zoneOf } from "./point";
import { deeds, sums } from "./tell/turn";
import { colourOf, order, PHASES, troopsOf, type MagnanimousView } from "./know/view";
import { isAttempt } from "./know/war";
import Area from "./zones/Area.svelte";
import Commerce from "./zones/Commerce.svelte";
import Court from "./zones/Court.svelte";
import Governor from "./zones/Governor.svelte";
import Imperial from "./zones/Imperial.svelte";
import Improvements from "./zones/Improvements.svelte";
import Nobility from "./zones/Nobility.svelte";
import Offensive from "./zones/Offensive.svelte";

type Drawn = Zone<MagnanimousView>["component"];

function zone(id: ZoneName, key: string, tab: string, component: Drawn): Zone<MagnanimousView> {
  return { id, name: `magnanimous-web-zone-${id}`, key, tab, box: BOXES[id], alone: ALONE[id], component };
}

const CATEGORY_ICONS: Readonly<Record<string, string>> = {
  nobility: "nobility",
  title: "nobility",
  commerce: "commerce",
  referendums: "referendum",
  troops: "troop",
  reis: "real",
  occupied: "cannon",
  governor: "governor",
};

const game: GameModule<MagnanimousView> = {
  name: "magnanimous",
  zones: [
    zone("map", "M", "map", Map),
    zone("imperial", "I", "front", Imperial),
    zone("offensive", "O", "front", Offensive),
    zone("governor", "G", "front", Governor),
    zone("area", "A", "actions", Area),
    zone("nobility", "N", "tracks", Nobility),
    zone("commerce", "C", "tracks", Commerce),
    zone("improvements", "V", "cards", Improvements),
    zone("court", "T", "cards", Court),
  ],
  tabs: [
    { id: "map", name: "magnanimous-web-tab-map", icon: "railway" },
    { id: "actions", name: "magnanimous-web-tab-actions", icon: "die" },
    { id: "tracks", name: "magnanimous-web-tab-tracks", icon: "nobility" },
    { id: "cards", name: "magnanimous-web-tab-cards", icon: "throne" },
    { id: "front", name: "magnanimous-web-tab-front", icon: "cannon" },
  ],
  pages: PAGES,
  ground: Ground,
  dock: Dock,
  purse: Purse,
  hand: Hand,
  inHand: (target, view) => view.players.some(({ hand }) => hand?.includes(target)),
  moment: Moment,
  hasMoment: (view, decision) => momentOf(view, decision) !== null,
  colour: colourOf,
  order,
  score: (view, seat) => view.players[seat]?.nobility ?? 0,
  points: "nobility",
  categoryIcon: (category) => CATEGORY_ICONS[category] ?? "points",
  figures: (view, seat) => {
    const player = view.players[seat]!;
    return [
      { icon: "real", name: "magnanimous-reis", value: player.reis },
      { icon: "troop", name: "magnanimous-troop", value: troopsOf(view, seat) },
      { icon: "deputy", name: "magnanimous-deputy", value: player.deputies.con + player.deputies.lib },
      { icon: "referendum", name: "magnanimous-won-referendums", value: player.referendums.length },
    ];
  },
  progress: (view, words) => {
    if (!view.round) return { chip: words.say("magnanimous-web-phase-setup"), steps: [] };
    const now = PHASES.findIndex((phase) => phase === view.phase);
    const at = now < 0 ? PHASES.length : now;
    return {
      chip: words.say("magnanimous-web-round", { round: view.round }),
      steps: PHASES.map((phase, place) => ({
        name: words.say(`magnanimous-web-phase-${phase}`),
        state: place < at ? "done" : place === at ? "now" : "next",
      })),
    };
  },
  targets,
  zoneOf,
  lights,
  changes,
  describe,
  explain,
  instead,
  moveIcon,
  arithmetic,
  passes: ["pass", "refuse"],
  first: (view) => view["governor-seat"],
  tags: (view, seat, words) =>
    seat === view["governor-seat"] ? [words.say("magnanimous-web-tag-governor")] : [],
  asks: [
    "follow-production",
    "follow-produce",
    "follow-nobles",
    "buy-production",
    "buy-produce",
    "buy-nobles",
  ],
  slow: isAttempt,
  deeds,
  sums,
  turnings: {
    "round-began": "throne",
    "became-governor": "governor",
    proclaimed: "republic",
  },
};

export default game;
