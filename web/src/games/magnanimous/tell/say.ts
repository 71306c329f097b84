/** Names and states of things, in words: labels for those who do not see them, lines of "Board as text". */
import { words, type Words } from "$lib/words.svelte";
import { signed } from "$lib/numbers";
import { CARD, COMMERCE, nobilityOf, PROVINCE, QUADRANTS, SPACE_NUMBER, SPACE_TOKENS } from "../know/content";
import { provinceView, type MagnanimousView } from "../know/view";

export const GAME = "magnanimous";

export function name(id: string, tongue: Words = words): string {
  return tongue.component(GAME, id);
}

/** A message of the board's own words. */
export function say(key: string, facts: Record<string, unknown> = {}, tongue: Words = words): string {
  return tongue.say(`${GAME}-web-${key}`, facts);
}

/** A fact as the text client tells it. */
export function tell(key: string, facts: Record<string, unknown> = {}, tongue: Words = words): string {
  return tongue.say(`${GAME}-at-${key}`, facts);
}

export function reis(number: number, tongue: Words = words): string {
  return tell("reis", { number }, tongue);
}

/** Name and text of a card, tile or person. */
export function told(id: string, tongue: Words = words): string {
  return tell("thing", { name: name(id, tongue), text: tongue.about(GAME, id) }, tongue);
}

/** An Empire card in words: what it brings to whom, who may vote, what it does. */
export function cardLabel(id: string, tongue: Words = words): string {
  const card = CARD.get(id)!;
  const facts = [name(card.kind, tongue)];
  const nobility = nobilityOf(card);
  if (nobility !== null) facts.push(tell("brings-nobility", { spaces: signed(nobility) }, tongue));
  facts.push(tell("brings-republic", { spaces: signed(card.republic) }, tongue));
  if (card.min_title) facts.push(tell("lowest-title", { title: name(card.min_title, tongue) }, tongue));
  const text = tell("facts", { facts: facts.join(", "), text: tongue.about(GAME, id) }, tongue);
  return tell("card", { card: name(id, tongue), facts: text }, tongue);
}

export function provinceLabel(view: MagnanimousView, id: string, tongue: Words = words): string {
  const province = provinceView(view, id);
  const { "owner-seat": owner, defence, troops } = province;
  const kind = PROVINCE.get(id)!.kind;
  const told = [
    owner === null
      ? tell("uncontrolled", { defence }, tongue)
      : tell("owned", { seat: tongue.seat(owner ?? -1), defence }, tongue),
  ];
  if (province.occupied) told.unshift(`${name("occupied", tongue)}.`);
  if (kind === "board" && owner !== null) told.push(tell("troops-there", { troops }, tongue));
  if (kind === "port" && owner !== null) {
    told.push(say("ships-here", { ships: view.players[owner]!.ships.port }, tongue));
  }
  if (province.improvement) told.push(`${name(province.improvement, tongue)}.`);
  if (province["train-seats"].length) {
    told.push(
      tell(
        "trains",
        { seats: tongue.join(province["train-seats"].map((seat) => tongue.seat(seat))) },
        tongue,
      ),
    );
  }
  return `${name(id, tongue)}: ${told.join(" ")}`;
}

export function spaceLabel(view: MagnanimousView, id: string, tongue: Words = words): string {
  const value = view.spaces.find((space) => space.id === id)?.die ?? 0;
  const quadrant = QUADRANTS.find(({ spaces }) => spaces.includes(id))!;
  const facts = { space: name(id, tongue), number: SPACE_NUMBER.get(id), value };
  const lies = tell(value ? "on-space" : "on-space-free", facts, tongue);
  return `${lies}. ${tongue.about(GAME, quadrant.id)}`;
}

export function commerceLabel(view: MagnanimousView, space: number, tongue: Words = words): string {
  const { id, value } = COMMERCE[space]!;
  const { "owner-seat": owner, tokens } = view.commerce[space] ?? { "owner-seat": null, tokens: 0 };
  const pays = reis(value, tongue);
  if (tokens) {
    const facts = {
      space: name(id, tongue),
      reis: pays,
      tokens,
      limit: SPACE_TOKENS,
      seat: tongue.seat(owner ?? -1),
    };
    return tell("commerce-held", facts, tongue);
  }
  const state = say(space <= view.republic ? "space-open" : "space-closed", {}, tongue);
  return `${name(id, tongue)}: ${pays}, ${state}.`;
}
