/** Coimbra at the table: paper and ink, watercolour. */
import type { Component } from "svelte";
import type { GameModule, Zone } from "$kit/contract";
import Dock from "./dock/Dock.svelte";
import Held from "./dock/Held.svelte";
import Purse from "./dock/Purse.svelte";
import { ALONE, BOXES, PAGES, type ZoneId } from "./know/geometry";
import { colourOf, type CoimbraView } from "./know/view";
import { routes } from "./know/walk";
import Moment from "./moments/Moment.svelte";
import { ahead, categoryIcon, lights, moveIcon, targets, zoneOf } from "./point";
import { arithmetic } from "./tell/arithmetic";
import { changes } from "./tell/changes";
import { describe } from "./tell/describe";
import { explain, hides, instead } from "./tell/explain";
import { figures, progress } from "./tell/progress";
import { deeds, sums } from "./tell/turn";
import Castle from "./zones/Castle.svelte";
import City from "./zones/City.svelte";
import Ground from "./zones/Ground.svelte";
import Order from "./zones/Order.svelte";
import PilgrimMap from "./zones/PilgrimMap.svelte";
import Pool from "./zones/Pool.svelte";
import Tracks from "./zones/Tracks.svelte";
import Voyages from "./zones/Voyages.svelte";

type Drawn = Zone<CoimbraView>["component"];

function zone(
  id: ZoneId,
  key: string,
  name: string,
  tab: string,
  component: Drawn,
  more = {},
): Zone<CoimbraView> {
  return { id, key, name: `coimbra-${name}`, tab, component, box: BOXES[id], alone: ALONE[id], ...more };
}

const game: GameModule<CoimbraView> = {
  name: "coimbra",
  zones: [
    zone("pool", "D", "web-pool", "town", Pool, { pinned: true }),
    zone("castle", "C", "castle", "town", Castle),
    zone("upper", "U", "upper", "town", City),
    zone("central", "E", "central", "town", City),
    zone("lower", "L", "lower", "town", City),
    zone("tracks", "T", "zone-tracks", "tracks", Tracks),
    zone("order", "O", "web-order", "tracks", Order),
    zone("map", "M", "web-map", "map", PilgrimMap),
    zone("voyages", "V", "zone-voyages", "voyages", Voyages),
  ],
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
  hides,
  instead,
  points: "laurel",
  categoryIcon,
  moveIcon,
  arithmetic,
  asks: ["give"],
  routes,
  ahead,
  deeds,
  sums,
  turnings: { round: "die", ordered: "crown" },
};

export default game;
