/** What the things of Magnanimous are, for who asks, and what to press instead of them. */
import type { Explanation, Instead } from "$kit/contract";
import type { Decision } from "$lib/api";
import { words as here, type Words } from "$lib/words.svelte";
import { CARD, IMPROVEMENT, MINISTER, NEAR, PROVINCE, QUADRANTS, SPACE_NUMBER } from "../know/content";
import { GAME, name, provinceLabel, say, spaceLabel, told } from "./say";
import { boardOf, type MagnanimousView } from "../know/view";

/** Rules by what an id begins with, or is. */
const CLAUSES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^governor$|^rio-\d/, ["M42", "M43"]],
  [/^imperial-area$|^troops-imperial/, ["M9", "M46"]],
  [/^zone$|^paraguay/, ["M45", "M49"]],
  [/^nobility$/, ["M2", "M33"]],
  [/^(barao|visconde|conde|marques|duque)$/, ["M43", "M79"]],
  [/^crown-/, ["M75"]],
  [/^republic$/, ["M3", "M73"]],
  [/^commerce-/, ["M68", "M74", "M80"]],
  [/^throne$/, ["M23", "M67"]],
  [/^deck-/, ["M15", "M77"]],
  [/^(con|lib)$/, ["M28"]],
  [/^goods-/, ["M17", "M36"]],
  [/^sell-/, ["M61"]],
  [/^troops-/, ["M17", "M46"]],
  [/^ships-/, ["M68", "M69"]],
  [/^train/, ["M58", "M60"]],
  [/^reis$/, ["M36", "M83"]],
];

/** The Empire deck, the face-down ministers on the crowns, the pile behind the open improvements. */
export function hides(id: string, view: MagnanimousView): string | null {
  if (id === "deck-empire") return "empire";
  if (id.startsWith("crown-")) return "ministers";
  return view.improvements.open.includes(id) ? "improvements" : null;
}

export function explain(id: string, view: MagnanimousView, words: Words): Explanation | null {
  const space = QUADRANTS.find(({ spaces }) => spaces.includes(id));
  if (space) {
    const text = spaceLabel(view, id, words);
    const clauses = [space.good ? "M36" : "M37", "M39", ...(space.good ? ["M57"] : [])];
    return {
      name: name(space.id, words),
      kind: say("space-number", { number: SPACE_NUMBER.get(id) }, words),
      text,
      clauses,
    };
  }
  if (PROVINCE.has(id)) {
    const near = words.join((NEAR.get(id) ?? []).map((other) => name(other, words)));
    const { kind } = PROVINCE.get(id)!;
    return {
      kind: name(kind === "board" ? "province" : kind, words),
      text: `${words.about(GAME, id)} ${provinceLabel(view, id, words)} ${say("next-to", { provinces: near }, words)}`.trim(),
      clauses: kind === "port" ? ["M46", "M68"] : ["M17", "M46", "M53"],
    };
  }
  const card = CARD.get(id);
  if (card) {
    const note = words.text(`${GAME}-${id}`, {}, "note");
    return {
      kind: name(card.kind, words),
      rows: note ? [[say("row-history", {}, words), note]] : [],
      clauses: card.kind === "event" ? ["M24"] : ["M25", "M32"],
    };
  }
  if (MINISTER.has(id))
    return { kind: name("minister", words), text: told(id, words), clauses: ["M75", "M76"] };
  if (IMPROVEMENT.has(id)) return { kind: name("improvement", words), clauses: ["M17", "M37"] };
  const clauses = CLAUSES.find(([pattern]) => pattern.test(id))?.[1] ?? [];
  return clauses.length ? { clauses } : null;
}

/** What to do first for a thing that is of no use now. */
export function instead(id: string, view: MagnanimousView, decision: Decision): Instead | null {
  const tell = (key: string, press: readonly string[], clause: string): Instead => ({
    text: say(`instead-${key}`, {}, here),
    press,
    clause,
  });
  const spaces = [...SPACE_NUMBER.keys()];
  const hand = view.players[decision.seat]?.hand ?? [];
  if (view.phase === "production") {
    if (PROVINCE.has(id) || id.startsWith("troops-") || id.startsWith("goods-"))
      return tell("province", spaces, "M35");
    if (hand.includes(id)) return tell("card", spaces, "M67");
    if (IMPROVEMENT.has(id)) return tell("improvement", spaces, "M37");
  }
  if (view.phase === "nobles") {
    const own = boardOf(view, decision.seat).map(({ printed }) => printed.id);
    if (SPACE_NUMBER.has(id) || PROVINCE.has(id)) return tell("nobles", own, "M55");
    if (hand.includes(id)) return tell("card-nobles", own, "M66");
  }
  if (id.startsWith("commerce-")) return tell("commerce", [], "M68");
  if (id === "throne") return tell("throne", [], "M67");
  return null;
}
