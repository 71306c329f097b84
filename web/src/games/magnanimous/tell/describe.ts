/** The whole table in words, zone by zone, from the same messages as the text client. */
import type { Words } from "$lib/words.svelte";
import {
  COMMERCE,
  GOODS,
  IMPERIAL_LIMIT,
  IMPROVEMENTS,
  NEAR,
  PROVINCES,
  QUADRANTS,
  SPACE_NUMBER,
  TRACK_TOP,
} from "../know/content";
import { cardLabel, commerceLabel, name, provinceLabel, reis, say, tell, told } from "./say";
import { boardOf, order, portOf, type MagnanimousView } from "../know/view";

interface Told {
  zone: string;
  lines: string[];
}

export function describe(view: MagnanimousView, words: Words): Told[] {
  return [
    { zone: "map", lines: map(view, words) },
    { zone: "imperial", lines: [tell("imperial", { troops: view.imperial, limit: IMPERIAL_LIMIT }, words)] },
    { zone: "offensive", lines: offensive(view, words) },
    { zone: "governor", lines: governor(view, words) },
    { zone: "area", lines: area(view, words) },
    { zone: "nobility", lines: nobility(view, words) },
    { zone: "commerce", lines: commerce(view, words) },
    { zone: "improvements", lines: improvements(view, words) },
    { zone: "court", lines: court(view, words) },
    { zone: "dock", lines: view.players.flatMap((_, seat) => player(view, seat, words)) },
  ];
}

function map(view: MagnanimousView, words: Words): string[] {
  return PROVINCES.map(({ id }) => {
    const near = words.join((NEAR.get(id) ?? []).map((other) => name(other, words)));
    return `${provinceLabel(view, id, words)} ${say("next-to", { provinces: near }, words)}`;
  });
}

function offensive(view: MagnanimousView, words: Words): string[] {
  if (view.realm.truce) return [tell("truce", {}, words)];
  return view.forecast.map((attempt) => {
    const facts = {
      ...attempt,
      attacker: name(attempt.attacker, words),
      province: name(attempt.province, words),
    };
    return say(attempt.falls ? "would-fall" : "would-hold", facts, words);
  });
}

function governor(view: MagnanimousView, words: Words): string[] {
  const { value, "on-card": taken } = view.purple;
  return [
    tell("governor", { seat: words.seat(view["governor-seat"]) }, words),
    tell("order", { seats: words.join(order(view).map((seat) => words.seat(seat))) }, words),
    tell(taken ? "purple-taken" : "purple", { value, effect: told(`rio-${value}`, words) }, words),
    tell("power", { power: view.purple.power }, words),
  ];
}

function area(view: MagnanimousView, words: Words): string[] {
  const dice = new Map(view.spaces.map(({ id, die }) => [id, die]));
  return QUADRANTS.map((quadrant) => {
    const spaces = quadrant.spaces.map((id) => {
      const value = dice.get(id) ?? 0;
      const facts = { space: id.slice(-1).toUpperCase(), number: SPACE_NUMBER.get(id), value };
      return tell(value ? "on-space" : "on-space-free", facts, words);
    });
    return tell("quadrant", { quadrant: told(quadrant.id, words), spaces: spaces.join("; ") }, words);
  });
}

function nobility(view: MagnanimousView, words: Words): string[] {
  const crowns = view.ministers.crowns.filter(({ tile }) => tile).map(({ id }) => id.replace("crown-", ""));
  const ranks = view.players.map((_, seat) => `${words.seat(seat)}: ${rank(view, seat, words)}`);
  return [...ranks, tell("crowns", { spaces: words.join(crowns) || words.say("nothing") }, words)];
}

function rank(view: MagnanimousView, seat: number, words: Words): string {
  const player = view.players[seat]!;
  const facts = { title: name(player.title, words), nobility: player.nobility, last: TRACK_TOP };
  return tell("rank", { ...facts, reis: reis(player.reis, words) }, words);
}

function commerce(view: MagnanimousView, words: Words): string[] {
  const lines = [tell("republic", { space: view.republic, last: TRACK_TOP }, words)];
  if (view["first-ends"]) lines.push(tell("first-ends", { last: TRACK_TOP }, words));
  if (view.proclaimed) lines.push(tell(view["nobility-first"] ? "nobility-first" : "proclaimed", {}, words));
  const seen = COMMERCE.filter(({ space }) => space <= view.republic || view.commerce[space]?.tokens);
  return [...lines, ...seen.map(({ space }) => commerceLabel(view, space, words))];
}

function improvements(view: MagnanimousView, words: Words): string[] {
  return IMPROVEMENTS.flatMap(({ id }) => {
    const number = view.improvements.open.filter((tile) => tile === id).length;
    return number ? [tell("open", { number, tile: told(id, words) }, words)] : [];
  });
}

function court(view: MagnanimousView, words: Words): string[] {
  const events = view.cards.events.map((id) => tell("event", { event: told(id, words) }, words));
  const throne = view.cards.throne.toReversed().map(({ seat: by, card }) => {
    const seat = words.seat(by);
    return card
      ? tell("laid-known", { seat, card: cardLabel(card, words) }, words)
      : tell("laid", { seat }, words);
  });
  return [...events, ...throne, tell("deck", { cards: view.cards.deck }, words)];
}

function player(view: MagnanimousView, seat: number, words: Words): string[] {
  const { hand, "hand-size": cards, deputies, "fixed-votes": votes, ...held } = view.players[seat]!;
  const lines = [`${words.seat(seat)}: ${rank(view, seat, words)}`];
  for (const { printed, now } of boardOf(view, seat)) {
    const good = name(printed.good ?? GOODS[0], words);
    const facts = [
      tell("goods", { good, goods: now.goods, limit: now["goods-limit"] }, words),
      tell("troops", { troops: now.troops, limit: now["troop-limit"], defence: now.defence }, words),
    ];
    if (now.occupied) facts.unshift(tell("is-occupied", {}, words));
    if (now.transit) facts.push(tell("transit", { tokens: now.transit }, words));
    if (now.die) facts.push(tell("with-die", { value: now.die }, words));
    if (now.improvement) facts.push(name(now.improvement, words));
    const province = name(printed.id, words);
    lines.push(tell("province", { province, number: printed.number, facts: facts.join(", ") }, words));
  }
  const port = portOf(view, seat);
  if (port)
    lines.push(
      tell("ships", { port: name(port, words), ships: held.ships.port, rio: held.ships.rio }, words),
    );
  lines.push(tell("deputies", deputies, words), tell("fixed-votes", votes, words));
  const people = [held.baron, ...Object.values(held.ministers)].filter((id): id is string => Boolean(id));
  lines.push(...people.map((id) => told(id, words)));
  lines.push(...held.referendums.map((card) => tell("won", { card: told(card, words) }, words)));
  if (hand) lines.push(...hand.map((card) => tell("in-hand", { card: cardLabel(card, words) }, words)));
  else lines.push(tell("hand-size", { cards }, words));
  return lines;
}
