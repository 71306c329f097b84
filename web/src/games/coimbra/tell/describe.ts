/** The whole table in words, with the messages of the text client. */
import type { Words } from "$lib/words.svelte";
import { CITIES, CLASSES, type City } from "../know/content";
import { isStart, type CoimbraView, type Player } from "../know/view";
import {
  at,
  name,
  namesOf,
  seatsOf,
  tellCard,
  tellFavour,
  tellIncome,
  tellLine,
  tellNode,
  tellStanding,
  tellTrack,
  tellVoyage,
  who,
} from "./say";

function tellRound(view: CoimbraView, words: Words): string[] {
  const lines = [];
  if (view.round)
    lines.push(at("round", words, { round: view.round, phase: name(`phase-${view.phase}`, words) }));
  lines.push(at("order", words, { seats: seatsOf(view, view["order-seats"], words) }));
  if (view.acting) lines.push(at("acting", words, { die: tellStanding(view, view.acting, words) }));
  return lines;
}

function tellCity(view: CoimbraView, city: City, words: Words): string[] {
  const cards = view.display[city].flatMap((place) =>
    place ? [tellCard(place.card, words, { crown: place.crown })] : [],
  );
  return [tellLine(view, city, words), ...cards];
}

function tellCastle(view: CoimbraView, words: Words): string[] {
  const cap = at(view.cap === "free" ? "cap-free" : "cap-used", words, { cap: name("cap", words) });
  const tiles = Object.keys(view.favours).map((tile) => tellFavour(view, tile, words));
  return [tellLine(view, "castle", words), ...tiles, cap];
}

function tellPlayer(player: Player, words: Words): string[] {
  const { guards, coins, crowns, points } = player;
  const spaces = CLASSES.map((track) => `${name(track, words)} ${player.tracks[track]}`);
  const lines = [
    at("goods", words, { guards, coins, crowns, points }),
    at("spaces", words, { spaces: words.join(spaces) }),
    at("cards", words, { cards: namesOf(player.cards, words) }),
  ];
  if (player.pilgrim) lines.push(at("pilgrim", words, { place: name(player.pilgrim, words) }));
  if (player.dice.length) {
    lines.push(
      at("held", words, {
        dice: namesOf(
          player.dice.map((colour) => `die-${colour}`),
          words,
        ),
      }),
    );
  }
  if (player.favours.length) lines.push(at("favours", words, { tiles: namesOf(player.favours, words) }));
  return lines;
}

export function describe(view: CoimbraView, words: Words): { zone: string; lines: string[] }[] {
  const title = (zone: string) => words.say(`coimbra-zone-${zone}`);
  const zones = [{ zone: title("round"), lines: tellRound(view, words) }];
  if (isStart(view)) {
    const lines = view.pairs.flatMap((pair, number) =>
      pair.map((card) => at("pair", words, { pair: number + 1, card: tellCard(card, words) })),
    );
    zones.push({ zone: title("pairs"), lines });
  }
  zones.push({ zone: name("castle", words), lines: tellCastle(view, words) });
  for (const city of CITIES) zones.push({ zone: name(city, words), lines: tellCity(view, city, words) });
  zones.push({ zone: title("pool"), lines: [namesOf(view.pool, words)] });
  zones.push({ zone: title("tracks"), lines: CLASSES.map((track) => tellTrack(view, track, words)) });
  zones.push({ zone: title("income"), lines: CLASSES.map((track) => tellIncome(track, words)) });
  const houses = Object.keys(view.monasteries).map((node) => tellNode(view, node, words));
  zones.push({ zone: title("monasteries"), lines: houses });
  const voyages = Object.keys(view.voyages).map((id) => tellVoyage(view, id, words));
  zones.push({ zone: title("voyages"), lines: voyages });
  zones.push({ zone: title("discard"), lines: [namesOf(view.discard, words)] });
  view.players.forEach((player, seat) =>
    zones.push({ zone: who(view, seat, words), lines: tellPlayer(player, words) }),
  );
  return zones;
}
