/** Words of this table: names of its things, its own messages, and who sits where. */
import { words, type Facts } from "$lib/words.svelte";
import { COLOURS } from "../know/content";
import type { Cubes, LisboaView } from "../know/view";

export const name = (id: string): string => words.component("lisboa", id);
export const about = (id: string): string => words.about("lisboa", id);
export const say = (key: string, facts: Facts = {}): string => words.say(`lisboa-web-${key}`, facts);
export const thing = (id: string): string =>
  words.say("lisboa-at-thing", { name: name(id), text: about(id) });
export const wigsOf = (number: number): string => words.say("lisboa-at-wigs", { number });
export const reisOf = (number: number): string => words.say("lisboa-at-reis", { number });

export function cubesOf(cubes: Cubes): string {
  return words.say("lisboa-at-cubes", Object.fromEntries(COLOURS.map((colour) => [colour, cubes[colour]])));
}

/** A player's name; in the solo game the second player is the Magistrate. */
export function who(view: LisboaView, seat: number): string {
  return seat >= view.seats ? name("automa") : words.seat(seat);
}

/** The card at court: of a visit, or of an event. */
export function cardAtCourt(view: LisboaView): string {
  const card = view["court-card"];
  if (!card) return "";
  if (!view.court) return words.say("lisboa-at-event-at-court", { card: name(card) });
  return words.say("lisboa-at-at-court", { noble: name(view.court), card: name(card) });
}

/** "Ana 2, Rui 1": those of whom there are any. */
export function bySeat(view: LisboaView, numbers: readonly number[]): string[] {
  return numbers.flatMap((number, seat) => (number ? [`${who(view, seat)} ${number}`] : []));
}
