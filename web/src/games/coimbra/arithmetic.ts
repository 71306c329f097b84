/** One line of reckoning for a move: why a card or a voyage costs what it costs, where a die would stand. */
import type { Words } from "$lib/words.svelte";
import { CITIES, LOCATIONS, cardOf, isCard, voyageOf, type Location } from "./content";
import { say } from "./tell";
import { cardPrice, isToken, parseDie, placeInLine, valueOf, voyagePrice, type CoimbraView } from "./view";

function placed(view: CoimbraView, face: string, location: Location, words: Words): string {
  const { value } = parseDie(face);
  const line = view.locations[location];
  const place = say("place-in-line", words, {
    place: placeInLine(line, location, value) + 1,
    count: line.length + 1,
  });
  const city = CITIES.some((one) => one === location);
  return city ? `${place} · ${say("cards-cost", words, { price: value })}` : place;
}

function acquired(view: CoimbraView, card: string, words: Words): string | null {
  const { acting } = view;
  if (!acting || isToken(acting)) return null;
  const payer = view.players[acting.owner - 1];
  const face = cardOf(card);
  if (!payer || face.cost === "none" || view.discard.includes(card)) return null;
  const value = valueOf(acting);
  const price = cardPrice(payer, face, value);
  if (price === value) return null;
  return say("price-sum", words, { price, value, off: value - price });
}

function invested(view: CoimbraView, voyage: string, words: Words): string | null {
  const payer = view.players[view.seat];
  const value = voyageOf(voyage).cost;
  const price = payer ? voyagePrice(payer, voyage) : value;
  return price === value ? null : say("price-sum", words, { price, value, off: value - price });
}

export function arithmetic(move: readonly string[], view: CoimbraView, words: Words): string | null {
  const [verb, first = "", second = ""] = move;
  const location = LOCATIONS.find((one) => one === second);
  if (verb === "place" && location) return placed(view, first, location, words);
  if (verb === "acquire" && isCard(first)) return acquired(view, first, words);
  if (verb === "invest") return invested(view, first, words);
  return null;
}
