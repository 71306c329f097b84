/** Lisboa at the table: azulejo blue and white. */
import type { GameModule, Zone } from "$kit/contract";
import { CARDS, CLERGY } from "./know/content";
import { describe } from "./tell/describe";
import Dock from "./dock/Dock.svelte";
import Hand from "./dock/Hand.svelte";
import { explain, hides, instead } from "./tell/explain";
import { ALONE, BOXES, PAGES, type ZoneId } from "./know/geometry";
import Ground from "./zones/Ground.svelte";
import Large from "./draw/Large.svelte";
import Moment from "./moments/Moment.svelte";
import { arithmetic } from "./tell/arithmetic";
import { changes } from "./tell/changes";
import { figures, progress, tags } from "./tell/progress";
import Purse from "./dock/Purse.svelte";
import { ahead, categoryIcon, lights, moveIcon, targets, zoneOf } from "./point";
import { deeds, sums } from "./tell/turn";
import { colourOf, type LisboaView } from "./know/view";
import Cards from "./zones/Cards.svelte";
import Church from "./zones/Church.svelte";
import City from "./zones/City.svelte";
import Court from "./zones/Court.svelte";
import Decrees from "./zones/Decrees.svelte";
import Downtown from "./zones/Downtown.svelte";
import Influence from "./zones/Influence.svelte";
import Market from "./zones/Market.svelte";
import Noble from "./zones/Noble.svelte";
import Shipyard from "./zones/Shipyard.svelte";
import Treasury from "./zones/Treasury.svelte";
import Wigs from "./zones/Wigs.svelte";

function zone(id: ZoneId, key: string, name: string, tab: string, component: Zone<LisboaView>["component"]) {
  const alone = (ALONE as Partial<Record<ZoneId, readonly [number, number]>>)[id];
  return { id, key, name: `lisboa-${name}`, tab, component, box: BOXES[id], ...(alone ? { alone } : {}) };
}

const game: GameModule<LisboaView> = {
  name: "lisboa",
  zones: [
    zone("wigs", "W", "wig-track", "city", Wigs),
    zone("downtown", "C", "downtown", "city", Downtown),
    zone("city", "T", "city-display", "city", City),
    zone("manuel", "N", "manuel", "nobles", Noble),
    zone("marquis", "Q", "marquis", "nobles", Noble),
    zone("king", "K", "king", "nobles", Noble),
    zone("court", "O", "court", "nobles", Court),
    zone("church", "H", "church", "church", Church),
    zone("treasury", "Y", "treasury-track", "church", Treasury),
    zone("market", "M", "market", "market", Market),
    zone("shipyard", "S", "shipyard", "market", Shipyard),
    zone("influence", "I", "influence-track", "church", Influence),
    zone("cards", "P", "display", "cards", Cards),
    zone("decrees", "D", "zone-decrees", "decrees", Decrees),
  ],
  tabs: [
    { id: "city", name: "lisboa-web-tab-city", icon: "land" },
    { id: "nobles", name: "lisboa-web-tab-nobles", icon: "king" },
    { id: "church", name: "lisboa-web-tab-church", icon: "clergy" },
    { id: "market", name: "lisboa-web-tab-market", icon: "market" },
    { id: "cards", name: "lisboa-web-tab-cards", icon: "hand" },
    { id: "decrees", name: "lisboa-web-tab-decrees", icon: "decree" },
  ],
  pages: PAGES,
  ground: Ground,
  dock: Dock,
  purse: Purse,
  hand: Hand,
  inHand: (target, view) => {
    const own = view.players[view.seat];
    return Boolean(own?.hand?.includes(target) || own?.offer.includes(target));
  },
  large: Large,
  isLarge: (id) => CARDS.has(id) || CLERGY.has(id),
  moment: Moment,
  hasMoment: (_view, decision) => decision?.prompt === "give-up",
  colour: (_view, seat) => colourOf(seat),
  order: (view) => view.players.map((_, at) => (Math.max(0, view.seat) + at) % view.players.length),
  score: (view, seat) => view.players[seat]?.wigs ?? 0,
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
  points: "wig",
  categoryIcon,
  moveIcon,
  passes: ["done"],
  first: (view) => view["starter-seat"],
  tags,
  asks: ["follow", "follow-action", "give-up"],
  ahead,
  arithmetic,
  deeds,
  sums,
  turnings: {
    triggered: "rubble-set",
    "period-ends": "rubble-set",
    "period-begins": "hand",
    "last-round": "end-game",
    "church-due": "cardinal",
  },
};

export default game;
