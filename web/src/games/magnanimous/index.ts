/** Magnanimous at the table: green and gold, an engraved map. */
import type { GameModule, Zone } from "$kit/contract";
import { changes } from "./tell/changes";
import { arithmetic } from "./tell/arithmetic";
import { describe } from "./tell/describe";
import { figures, progress, tags } from "./tell/progress";
import Dock from "./dock/Dock.svelte";
import Hand from "./dock/Hand.svelte";
import Purse from "./dock/Purse.svelte";
import { explain, hides, instead } from "./tell/explain";
import { ALONE, BOXES, PAGES, type ZoneId } from "./know/geometry";
import Ground from "./zones/Ground.svelte";
import Map from "./zones/map/Map.svelte";
import Moment from "./moments/Moment.svelte";
import { momentOf } from "./moments/moments";
import { categoryIcon, lights, moveIcon, targets, zoneOf } from "./point";
import { deeds, sums } from "./tell/turn";
import { colourOf, order, type MagnanimousView } from "./know/view";
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

function zone(id: ZoneId, key: string, tab: string, component: Drawn): Zone<MagnanimousView> {
  return { id, name: `magnanimous-web-zone-${id}`, key, tab, box: BOXES[id], alone: ALONE[id], component };
}

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
  categoryIcon,
  figures,
  progress,
  targets,
  zoneOf,
  lights,
  changes,
  describe,
  explain,
  hides,
  instead,
  moveIcon,
  arithmetic,
  passes: ["pass", "refuse"],
  first: (view) => view["governor-seat"],
  tags,
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
