/** The whole table in words, with the messages of the text client. */
import type { Words } from "$lib/words.svelte";
import { CARDS, CLERGY, GOODS, KINDS, NOBLES, SHIPS } from "../know/content";
import { about, bySeat, cardAtCourt, cubesOf, name, reisOf, thing, wigsOf, who } from "./say";
import { player, reader, type LisboaView, type PlayerView } from "../know/view";

export interface Told {
  zone: string;
  lines: string[];
}

export function describe(view: LisboaView, words: Words): Told[] {
  const at = (key: string, facts: Record<string, unknown> = {}) => words.say(`lisboa-at-${key}`, facts);
  const names = (ids: readonly string[]) => words.join(ids.map(name)) || words.say("nothing");
  const counted = (numbers: Record<string, number>) =>
    Object.entries(numbers)
      .map(([id, number]) => `${name(id)} ${number}`)
      .join(", ");
  const seat = reader(view);

  function turn(): string[] {
    const lines = [at("period", { period: view.period, seat: who(view, view["active-seat"]) })];
    if (view["trigger-seat"] !== null) lines.push(at("triggered", { seat: who(view, view["trigger-seat"]) }));
    const atCourt = cardAtCourt(view);
    if (atCourt) lines.push(atCourt);
    if (view.covered.length)
      lines.push(at("covered", { actions: names(view.covered.map((id) => `action-${id}`)) }));
    if (view.automa) {
      const { seat: rival, next, architect } = view.automa;
      lines.push(
        at("automa", {
          seat: who(view, rival),
          kind: name(next),
          architect: name(`architect-${architect}`),
        }),
      );
    }
    return lines;
  }

  function market(): string[] {
    const top = view.shipyard[0];
    return [
      thing(`treasury-${view.treasury.space}`),
      at("prices", { prices: counted(view.prices) }),
      at("shipyard", { ships: names(view.shipyard) }),
      ...(top ? [at("next-ship", { ship: thing(top) })] : []),
    ];
  }

  function cards(): string[] {
    return KINDS.map((kind) => {
      const { card, left } = view.display[kind];
      if (card === null) return at("display", { kind: name(kind), left, card: words.say("nothing") });
      const influence = CARDS.get(card)?.influence;
      const shown =
        influence === undefined
          ? thing(card)
          : at("shown-card", { card: name(card), influence, text: about(card) });
      return at("display", { kind: name(kind), left, card: shown });
    });
  }

  function offices(): string[] {
    return NOBLES.flatMap((noble) => {
      const office = view.offices[noble];
      const present = bySeat(view, office.office);
      if (office.neutral) present.push(at("neutral", { officials: office.neutral }));
      const officials = words.join(present) || words.say("nobody");
      const lines = [
        at("visit-cost", { noble: name(noble), cost: player(view, seat).visits[noble].cost }),
        at("office", { place: name(`office-${noble}`), spaces: office.spaces, officials }),
      ];
      const outside = bySeat(view, office.plaza);
      if (outside.length)
        lines.push(at("plaza", { place: name(`plaza-${noble}`), officials: words.join(outside) }));
      return seat < view.seats ? lines : lines.slice(1);
    });
  }

  const clergy = (tile: string) =>
    at("clergy", { text: about(tile), wigs: wigsOf(CLERGY.get(tile)?.wigs ?? 0) });

  function church(): string[] {
    const lines = [at("cardinal", { space: name(`church-${view.church.cardinal}`) })];
    if (view.church.due) lines.push(at("church-due"));
    view.church.tiles.forEach((tile, gap) => {
      if (tile) lines.push(at("gap", { gap: name(`gap-${gap}`), tile: name(tile), facts: clergy(tile) }));
    });
    return lines;
  }

  function works(): string[] {
    return (["blue", "green"] as const).flatMap((id) => {
      const architect = name(`architect-${id}`);
      const plans = view.plans[id];
      const { available, next } = view.buildings[id];
      const nothing = words.say("nothing");
      return [
        at("plans", { architect, plan: plans.top ? thing(plans.top) : nothing, left: plans.left }),
        at("buildings", {
          architect,
          building: available ? thing(available) : nothing,
          next: next ? name(next) : nothing,
        }),
      ];
    });
  }

  function downtown(): string[] {
    const shown = Object.entries(view.city.display).filter(([, count]) => count);
    const tiles = shown.map(([space]) =>
      space === "display-small" ? at("small-tile") : name(space.replace("display-", "")),
    );
    const lines = [
      at("tiles", {
        tiles: words.join(tiles) || words.say("nothing"),
        large: view.city.large,
        small: view.city.small,
      }),
    ];
    lines.push(at("pile", { cubes: cubesOf(view.rubble.pile) }));
    for (const [id, land] of Object.entries(view.lands)) {
      if (land["owner-seat"] !== null) {
        lines.push(
          at("standing", {
            land: name(id),
            seat: who(view, land["owner-seat"]),
            good: name(land.good ?? ""),
          }),
        );
      } else if (seat < view.seats) {
        const reis = reisOf(view.reckoned.lands[id] ?? 0);
        lines.push(`${name(id)} (${id.toUpperCase()}): ${reis}. ${about(land.token ?? id)}`);
      }
    }
    for (const [id, site] of Object.entries(view.sites)) {
      const facts = site.building
        ? name(site.building)
        : at("site", { cubes: cubesOf(site.cubes), reward: about(site.token ?? id) });
      lines.push(at("card", { card: name(id), facts }));
    }
    return lines;
  }

  function means(own: PlayerView): string[] {
    const portfolio = [...own.nobles, ...own.ships.map((ship) => ship.ship), ...own.treasuries];
    return [
      at("means", {
        wigs: wigsOf(own.wigs),
        reis: reisOf(own.reis),
        influence: own.influence,
        envelope: own.envelope,
      }),
      at("goods", { room: own.room, goods: counted(own.goods) }),
      at("portfolio", { slots: own.slots, cards: names(portfolio) }),
    ];
  }

  function board(number: number): string[] {
    const own = player(view, number);
    const automa = number >= view.seats;
    const lines = automa ? [at("total", { wigs: wigsOf(own.wigs) })] : means(own);
    lines.push(at("officials", { officials: own.officials, favors: names(own.favors) }));
    lines.push(at("rubble", { cubes: cubesOf(own.cubes), sets: own.sets, markers: own.markers }));
    for (const ship of own.ships) {
      const place = name(ship.sea ? "at-sea" : "docked");
      const { hull = 0 } = SHIPS.get(ship.ship) ?? {};
      lines.push(at("ship", { ship: thing(ship.ship), cargo: ship.cargo, hull, place }));
    }
    for (const card of own.treasuries) lines.push(at("benefit", { card: thing(card) }));
    for (const id of [...own.clergy, ...own.plans, ...own.decrees, ...own.tasks]) lines.push(thing(id));
    if (GOODS.some((good) => own.stores[good])) lines.push(at("stores", { stores: counted(own.stores) }));
    if (own["done-plans"].length) lines.push(at("done-plans", { plans: names(own["done-plans"]) }));
    if (automa) return lines;
    if (own.hand) return [...lines, ...own.hand.map((card) => at("in-hand", { card: thing(card) }))];
    lines.push(at("hand-size", { cards: own["hand-size"] }));
    if (own["hand-known"].length) lines.push(at("hand-known", { cards: names(own["hand-known"]) }));
    return lines;
  }

  const zone = (key: string) => words.say(`lisboa-zone-${key}`);
  return [
    { zone: zone("turn"), lines: turn() },
    { zone: zone("market"), lines: market() },
    { zone: name("display"), lines: cards() },
    { zone: zone("offices"), lines: offices() },
    { zone: zone("decrees"), lines: view.decrees.map(thing) },
    { zone: name("church"), lines: church() },
    { zone: zone("works"), lines: works() },
    { zone: name("downtown"), lines: downtown() },
    ...view.players.map((_, number) => ({ zone: who(view, number), lines: board(number) })),
  ];
}
