/** What Coimbra's things are, for who asks: cards, tiles, places, dice, numbers. And what to press instead of them. */
import type { Explanation, Instead } from "$kit/contract";
import type { Decision } from "$lib/api";
import { capital } from "$lib/sentence";
import type { Words } from "$lib/words.svelte";
import {
  CITIES,
  CLASSES,
  DIPLOMAS,
  FAVOUR_FACES,
  LOCATIONS,
  VOYAGE_FACES,
  cardOf,
  isCard,
  isNode,
  monasteryOf,
  nodeOf,
  voyageOf,
  type Class,
} from "../know/content";
import { name, say, tellIncome, tellNode, tellTrack } from "./say";
import { cityOf, isDie, lookingAs, type CoimbraView } from "../know/view";

const GAME = "coimbra";
const FAVOURS = new Set(FAVOUR_FACES.map(({ id }) => id));
const VOYAGES = new Set(VOYAGE_FACES.map(({ id }) => id));
const PLACES = new Set<string>(LOCATIONS);

/** Rules by what an id begins with, or is. */
const CLAUSES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^castle$/, ["C19", "C26"]],
  [/^(upper|central|lower)$/, ["C20", "C27"]],
  [/^pair-/, ["C13", "C15"]],
  [/^track:/, ["C41", "C60"]],
  [/^held:/, ["C41"]],
  [/^goods:/, ["C27", "C46"]],
  [/^diploma:/, ["C61"]],
  [/^flag-/, ["C39", "C40"]],
  [/^crowns$/, ["C39", "C40"]],
  [/^points$/, ["C64"]],
  [/^(stack|discard)$/, ["C8", "C30"]],
  [/^distress$/, ["C25"]],
  [/^token:/, ["C21", "C29"]],
  [/^(castle|upper|central|lower):/, ["C24", "C41"]],
];

export function explain(id: string, view: CoimbraView, words: Words): Explanation | null {
  if (isCard(id)) return card(id, view, words);
  if (isNode(id)) return node(id, view, words);
  if (FAVOURS.has(id)) return { kind: capital(name("favour", words)), clauses: ["C26"] };
  if (VOYAGES.has(id)) return voyage(id, view, words);
  if (isDie(id)) {
    const [colour] = id.split("-");
    const text = `${words.about(GAME, `die-${colour}`)} ${say("die-about", words)}`;
    return { name: capital(name(id, words)), text, clauses: ["C18", "C41"] };
  }
  const [first = "", second = ""] = id.split(":");
  const clauses = CLAUSES.find(([pattern]) => pattern.test(id))?.[1] ?? [];
  if (first === "track" && (CLASSES as readonly string[]).includes(second)) {
    const track = second as Class;
    return {
      name: name(track, words),
      text: `${tellIncome(track, words)} ${tellTrack(view, track, words)}`,
      clauses,
    };
  }
  if (first === "goods")
    return { name: capital(name(second, words)), text: say(`${second}-about`, words), clauses };
  if (first === "diploma" && (DIPLOMAS as readonly string[]).includes(second)) {
    return { text: say("diploma-about", words), kind: capital(name("diplomas", words)), clauses };
  }
  if (first.startsWith("pair-")) {
    const cards = view.pairs[Number(first.slice(5)) - 1] ?? [];
    const rows = cards.map((one) => [name(one, words), words.about(GAME, one)] as const);
    const text = cards.map((one) => `${up(one, words)}.`).join(" ");
    return { name: say("pair", words, { pair: first.slice(5) }), rows, text, clauses };
  }
  return clauses.length ? { clauses } : null;
}

/** The deck that is being drawn from. */
export function hides(id: string, view: CoimbraView): string | null {
  if (id !== "stack" || !view["to-come"].length) return null;
  return view["to-come"].some((card) => cardOf(card).deck === 2) ? "deck-2" : "deck-3";
}

function card(id: string, view: CoimbraView, words: Words): Explanation {
  const face = cardOf(id);
  const city = cityOf(view, id);
  const place = city ? name(city, words) : view.discard.includes(id) ? name("discard", words) : "";
  const rows: [string, string][] = [];
  if (face.cost !== "none") rows.push([say("row-price", words), words.about(GAME, `cost-${face.cost}`)]);
  rows.push(
    [say("row-track", words), up(id, words)],
    [say("row-when", words), words.about(GAME, when(face.bonus))],
  );
  if (face.diplomas.length) {
    rows.push([capital(name("diplomas", words)), face.diplomas.map((kind) => name(kind, words)).join(", ")]);
  }
  const crown = city && view.display[city].some((one) => one?.card === id && one.crown);
  return {
    kind: [capital(name(`${face.class}-card`, words)), place].filter(Boolean).join(" · "),
    rows,
    text: [words.about(GAME, id), crown ? words.say("coimbra-at-crown") : ""].filter(Boolean).join(" "),
    clauses: face.deck === 1 ? ["C15", "C28"] : ["C27", "C28"],
  };
}
/** How far a card moves its owner up, and where. */
function up(id: string, words: Words): string {
  const face = cardOf(id);
  return say("row-up", words, { track: name(face.class, words), spaces: face.influence });
}
const when = (bonus: string): string => `bonus-${bonus.replace("_", "-")}`;

function node(id: string, view: CoimbraView, words: Words): Explanation {
  const house = view.monasteries[id];
  const { kind, level } = nodeOf(id);
  if (!house || !level) {
    const clauses = kind === "start" ? ["C13", "C52"] : ["C49"];
    const told = tellNode(view, id, words).slice(`${name(id, words)}. `.length);
    return { text: [words.about(GAME, kind), told].filter(Boolean).join(" "), clauses };
  }
  const face = monasteryOf(house.tile);
  return {
    name: name(house.tile, words),
    kind: capital(name(kind, words)),
    rows: [[say("row-when", words), words.about(GAME, `type-${face.type}`)]],
    text: tellNode(view, id, words).slice(`${name(id, words)}: ${name(house.tile, words)}. `.length),
    clauses: face.type === "immediate" ? ["C50"] : ["C50", "C53"],
  };
}

function voyage(id: string, view: CoimbraView, words: Words): Explanation {
  const face = voyageOf(id);
  const player = view.players[lookingAs(view)];
  const price = player?.prices[id] ?? face.cost;
  return {
    kind: capital(name("voyage", words)),
    rows: [[say("row-price", words), words.amount(GAME, face.resource, price)]],
    clauses: ["C54", "C59"],
  };
}

/** The phase in which a thing is of use, and what to do for it now. */
export function instead(id: string, view: CoimbraView, decision: Decision, words: Words): Instead | null {
  const tell = (key: string, press: readonly string[], clause: string): Instead => ({
    text: say(`instead-${key}`, words),
    press,
    clause,
  });
  const city = isCard(id) ? cityOf(view, id) : CITIES.find((one) => one === id);
  if (decision.prompt === "place") {
    if (city) return tell("card", view.pool, "C18");
    if (FAVOURS.has(id)) return tell("favour", view.pool, "C18");
    if (isNode(id)) return tell("walk", view.pool, "C49");
    if (VOYAGES.has(id)) return tell("voyage", view.pool, "C54");
    if (id.startsWith("track:")) return tell("track", view.pool, "C28");
    if (PLACES.has(id.split(":")[0] ?? "")) return tell("standing", view.pool, "C18");
  }
  if (isDie(id)) return tell("die", [], "C18");
  if (isNode(id) && decision.prompt !== "walk" && decision.prompt !== "start") return tell("walk", [], "C49");
  if (VOYAGES.has(id)) return tell("voyage", [], "C54");
  return null;
}
