/** One line of reckoning for a move: why a card or a voyage costs what it costs, where a die would stand. */
import type { About } from "$lib/api";
import type { Words } from "$lib/words.svelte";
import { CITIES, LOCATIONS, cardOf, isCard, voyageOf, type Location } from "../know/content";
import { say } from "./say";
import { isToken, parseDie, valueOf, type CoimbraView } from "../know/view";

function placed(view: CoimbraView, location: Location, about: About, value: number, words: Words): string {
  const standing = view.locations[location].length;
  const count = about.facts["value"] === undefined ? standing + 1 : standing;
  const place = say("place-in-line", words, { place: Number(about.facts["ahead"]) + 1, count });
  const city = CITIES.some((one) => one === location);
  return city ? `${place} · ${say("cards-cost", words, { price: value })}` : place;
}

/** A price that differs from what is printed, and by how much. */
function reduced(about: About, value: number, words: Words): string | null {
  const price = Object.values(about.costs)[0] ?? value;
  return price === value ? null : say("price-sum", words, { price, value, off: value - price });
}

export function arithmetic(
  move: readonly string[],
  view: CoimbraView,
  words: Words,
  about?: About,
): string | null {
  const [verb, first = "", second = ""] = move;
  const location = LOCATIONS.find((one) => one === second);
  if (!about) return null;
  if (verb === "place" && location) return placed(view, location, about, parseDie(first).value, words);
  if (verb === "cap" && location) return placed(view, location, about, Number(about.facts["value"]), words);
  if (verb === "acquire" && isCard(first)) {
    const { acting } = view;
    if (!acting || isToken(acting) || cardOf(first).cost === "none" || view.discard.includes(first))
      return null;
    return reduced(about, valueOf(acting), words);
  }
  return verb === "invest" ? reduced(about, voyageOf(first).cost, words) : null;
}
