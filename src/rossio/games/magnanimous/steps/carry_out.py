"""Carrying out declared effects, and the ministers that Nobility brings (M32, M33, M75, M76, Q68)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous import content, purposes
from rossio.games.magnanimous.actions import APPOINT, GIVE, PASS, REFUSE, TRADE
from rossio.games.magnanimous.effects import (
    DEPUTY_ANY,
    DEPUTY_CON,
    DEPUTY_LIB,
    GOODS,
    GOVERNOR,
    NEW_SHIP,
    NO_SUBTYPE,
    NOBILITY,
    NOW,
    OP_FREE,
    OP_GAIN,
    OP_IMPERIAL,
    OP_LOSE,
    OP_NOB,
    OP_PDIE,
    OP_TRADE,
    PARTIES,
    REIS,
    SHIP_IN_OWN_PORT,
    THINGS,
    TROOP,
    Effect,
    votes_slot,
)
from rossio.games.magnanimous.state import NONE, PORT, Table
from rossio.games.magnanimous.steps.gains import (
    PlaceTroops,
    TakeDeputies,
    dock_in_port,
    fits_deputy,
    gain_deputy,
)
from rossio.games.magnanimous.steps.realm import FreeProvinces, man_imperial, set_in_force, turn_purple
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal
from rossio.kernel.state import Step


def perform_now(table: Table, seat: int, effects: list[int]) -> None:
    """Put the immediate effects of an owner's card or tile on the agenda."""
    for place in range(len(effects) - 1, -1, -1):
        if content.EFFECTS[effects[place]].timing == NOW:
            table.agenda.append(Perform(seat, effects[place]))


def perform_for_all(table: Table, effects: list[int]) -> None:
    """Put the immediate effects of an event on the agenda: every player in order, unless it is the realm's."""
    for place in range(len(effects) - 1, -1, -1):
        effect = content.EFFECTS[effects[place]]
        if effect.timing != NOW:
            continue
        if effect.who == GOVERNOR or effect.op in (OP_IMPERIAL, OP_PDIE):
            table.agenda.append(Perform(table.governor, effects[place]))
            continue
        for order in range(table.seats - 1, -1, -1):
            table.agenda.append(Perform(table.in_order(order), effects[place]))


def triggered(table: Table, seat: int, trigger: int, subtype: int) -> list[int]:
    """The effects of a player, and of this round's events, that something sets off."""
    player = table.players[seat]
    sources: list[list[int]] = []
    if player.baron != NONE:
        sources.append(content.BARON_EFFECTS[player.baron])
    sources.extend(content.MINISTER_EFFECTS[minister] for minister in player.ministers if minister != NONE)
    sources.extend(content.CARD_EFFECTS[card] for card in player.referendums)
    sources.extend(content.CARD_EFFECTS[card] for card in table.events)
    return [
        number
        for source in sources
        for number in source
        if content.EFFECTS[number].trigger == trigger and content.EFFECTS[number].subtype in (NO_SUBTYPE, subtype)
    ]


def fire(table: Table, seat: int, effects: list[int]) -> None:
    """Put triggered effects on the agenda."""
    for place in range(len(effects) - 1, -1, -1):
        table.agenda.append(Perform(seat, effects[place]))


def rise(table: Table, seat: int, spaces: int) -> dict[str, int]:
    """What an advance on the Nobility track comes to, for who thinks about it (M33)."""
    risen = min(spaces, content.TRACK_TOP - table.players[seat].nobility)
    return {"nobility": risen}


def advance(table: Table, seat: int, spaces: int) -> None:
    """Advance on the Nobility track; each crown reached or passed offers its minister, lowest first (M33, M75)."""
    player = table.players[seat]
    before = player.nobility
    after = min(before + spaces, content.TRACK_TOP)
    if table.ledger is not None and spaces > 0:
        table.weigh(seat, "nobility", spaces, after - before)
    if after == before:
        return
    player.nobility = after
    if after == content.TRACK_TOP:
        table.arrivals += 1
        player.arrival = table.arrivals
    if table.log is not None:
        table.tell("advanced", seat, {"spaces": after - before, "nobility": after})
    for crown in range(len(content.CROWNS) - 1, -1, -1):
        if before < content.CROWNS[crown] <= after:
            table.agenda.append(MinisterOffer(seat, crown))


def receive(table: Table, seat: int, thing: int, n: int) -> None:
    """Gain things from the supply; what does not fit is lost (M20)."""
    if thing == REIS:
        table.players[seat].reis += n
        if table.log is not None:
            table.tell("gained-reis", seat, {"reis": n})
    elif thing == TROOP:
        table.agenda.append(PlaceTroops(seat, n))
    elif thing == NEW_SHIP:
        for _ in range(n):
            dock_in_port(table, seat)
    elif thing in (DEPUTY_CON, DEPUTY_LIB):
        for _ in range(n):
            gain_deputy(table, seat, thing - DEPUTY_CON)
    elif thing == DEPUTY_ANY:
        table.agenda.append(TakeDeputies(seat, n))
    else:
        advance(table, seat, n)


@final
class Perform(Step[Table]):
    """One effect of a card or tile is carried out for a player (Q68)."""

    effect: int

    def __init__(self, seat: int = NOBODY, effect: int = 0) -> None:
        super().__init__(seat)
        self.effect = effect

    def open(self, table: Table) -> bool:
        effect = content.EFFECTS[self.effect]
        player = table.players[self.seat]
        if effect.condition == SHIP_IN_OWN_PORT and player.port_ships == 0:
            return False
        op = effect.op
        if op == OP_GAIN:
            receive(table, self.seat, effect.thing, effect.n)
        elif op == OP_LOSE:
            lost = min(effect.n, player.reis)
            player.reis -= lost
            if table.log is not None:
                table.tell("lost-reis", self.seat, {"reis": lost})
        elif op == OP_NOB:
            advance(table, self.seat, effect.n)
        elif op == OP_FREE:
            table.agenda.append(FreeProvinces(self.seat, effect.n))
        elif op == OP_IMPERIAL:
            man_imperial(table, effect.n)
        elif op == OP_PDIE:
            turn_purple(table, effect.n)
        elif op == OP_TRADE:
            table.agenda.append(Exchange(self.seat, self.effect))
        return False


@final
class MinisterOffer(Step[Table]):
    """The tile on a crown is turned up; the player takes or refuses the minister (M75, Q57)."""

    crown: int

    def __init__(self, seat: int = NOBODY, crown: int = 0) -> None:
        super().__init__(seat)
        self.crown = crown

    def open(self, table: Table) -> bool:
        if table.shown == NONE:
            if table.crowns[self.crown] == NONE:
                return False
            table.shown = table.crowns[self.crown]
            table.crowns[self.crown] = NONE
            table.reveal()
            if table.log is not None:
                crown = content.CROWN_IDS[self.crown]
                table.tell("unveiled", self.seat, {"minister": content.MINISTER_IDS[table.shown], "crown": crown})
        return True

    def moves(self, table: Table) -> list[int]:
        return [APPOINT, REFUSE]

    def take(self, table: Table, move: int) -> None:
        minister = table.shown
        table.shown = NONE
        if move == APPOINT:
            appoint(table, self.seat, minister)
        else:
            table.minister_discards.append(minister)
            if table.log is not None:
                table.tell("refused-minister", self.seat, {"minister": content.MINISTER_IDS[minister]})
        _refill(table, self.crown)

    def about(self, table: Table, move: int) -> About:
        if move != APPOINT:
            return About()
        party = content.MINISTER_PARTY[table.shown]
        facts: dict[str, object] = {"party": PARTIES[party], "votes": content.MINISTER_VOTES[table.shown]}
        former = table.players[self.seat].ministers[party]
        if former != NONE:
            facts["held"] = content.MINISTER_IDS[former]
        return About(facts=facts)

    def prompt(self, table: Table) -> Prompt:
        shown = table.shown
        facts: dict[str, object] = {
            "minister": content.MINISTER_IDS[shown],
            "party": PARTIES[content.MINISTER_PARTY[shown]],
        }
        holder = table.players[self.seat].ministers[content.MINISTER_PARTY[shown]]
        if holder == NONE:
            return Prompt("take-minister", self.seat, "M75", facts)
        facts["held"] = content.MINISTER_IDS[holder]
        return Prompt("replace-minister", self.seat, "M75", facts)


def appoint(table: Table, seat: int, minister: int) -> None:
    """The minister goes to the space of his party, the one there before is discarded (M75, M76)."""
    player = table.players[seat]
    party = content.MINISTER_PARTY[minister]
    former = player.ministers[party]
    if former != NONE:
        player.mods[votes_slot(party, NO_SUBTYPE)] -= content.MINISTER_VOTES[former]
        set_in_force(table, seat, content.MINISTER_EFFECTS[former], -1)
        table.minister_discards.append(former)
    player.ministers[party] = minister
    player.mods[votes_slot(party, NO_SUBTYPE)] += content.MINISTER_VOTES[minister]
    set_in_force(table, seat, content.MINISTER_EFFECTS[minister], 1)
    if table.log is not None:
        facts: dict[str, object] = {"minister": content.MINISTER_IDS[minister]}
        if former == NONE:
            table.tell("appointed", seat, facts)
        else:
            facts["former"] = content.MINISTER_IDS[former]
            table.tell("replaced-minister", seat, facts)
    if former != NONE:
        _clear_excess(table, seat)
    perform_now(table, seat, content.MINISTER_EFFECTS[minister])


def _clear_excess(table: Table, seat: int) -> None:
    """Goods above a limit that has just fallen go back to the supply (M17)."""
    first = table.first_of(seat)
    for province in range(first, first + PORT):
        excess = -table.goods_room(seat, province)
        if excess > 0:
            table.token_supply[table.supply_of(province)] += excess
            table.goods[province] -= excess
            if table.ledger is not None:
                table.weigh(seat, GOODS[province - first], excess, 0)
            if table.log is not None:
                table.tell("lost-goods", seat, {"tokens": excess, "province": content.PROVINCE_IDS[province]})


def _refill(table: Table, crown: int) -> None:
    """A new tile face down on the crown; an empty pile is remade from the discards (M75)."""
    if not table.minister_pile and table.minister_discards:
        table.minister_pile = table.minister_discards
        table.minister_discards = []
        table.minister_piles += 1
        table.stream(purposes.MINISTERS, table.minister_piles).reshuffle(table.minister_pile)
    if table.minister_pile:
        table.crowns[crown] = table.minister_pile.pop()


def can_receive(table: Table, seat: int, effect: Effect) -> bool:
    """Whether a trade would bring anything."""
    player = table.players[seat]
    if effect.got == NOBILITY:
        return player.nobility < content.TRACK_TOP
    if effect.got == DEPUTY_ANY:
        return fits_deputy(table, seat)
    return True


@final
class Exchange(Step[Table]):
    """An optional trade: give so much of one thing, receive another (Q68)."""

    effect: int

    def __init__(self, seat: int = NOBODY, effect: int = 0) -> None:
        super().__init__(seat)
        self.effect = effect

    def open(self, table: Table) -> bool:
        return can_receive(table, self.seat, content.EFFECTS[self.effect]) and table.offer(self.moves(table))

    def moves(self, table: Table) -> list[int]:
        effect = content.EFFECTS[self.effect]
        if effect.thing == REIS:
            return [TRADE, PASS] if table.players[self.seat].reis >= effect.given else [PASS]
        first = table.first_of(self.seat)
        moves = [encode(GIVE, p) for p in range(first, first + PORT) if table.troops[p] >= effect.given]
        moves.append(PASS)
        return moves

    def take(self, table: Table, move: int) -> None:
        effect = content.EFFECTS[self.effect]
        if move == PASS:
            return
        if effect.thing == REIS:
            table.players[self.seat].reis -= effect.given
        else:
            table.troops[first_of(move)] -= effect.given
            table.troop_supply += effect.given
        tell_trade(table, self.seat, effect)
        receive(table, self.seat, effect.got, effect.n)

    def about(self, table: Table, move: int) -> About:
        return About() if move == PASS else about_trade(content.EFFECTS[self.effect])

    def refusals(self, table: Table) -> list[Refusal]:
        effect = content.EFFECTS[self.effect]
        if effect.thing == REIS:
            return []
        first = table.first_of(self.seat)
        return [
            Refusal(
                encode(GIVE, p), "no-troops-here", "M24", {"province": content.PROVINCE_IDS[p], "need": effect.given}
            )
            for p in range(first, first + PORT)
            if table.troops[p] < effect.given
        ]

    def prompt(self, table: Table) -> Prompt:
        effect = content.EFFECTS[self.effect]
        facts: dict[str, object] = {
            "give": thing_name(effect.thing),
            "given": effect.given,
            "get": thing_name(effect.got),
            "got": effect.n,
        }
        return Prompt("exchange", self.seat, "M24", facts)


def thing_name(thing: int) -> str:
    return THINGS[thing].replace("_", "-")


def about_trade(effect: Effect) -> About:
    return About({thing_name(effect.thing): effect.given}, {thing_name(effect.got): effect.n})


def tell_trade(table: Table, seat: int, effect: Effect) -> None:
    if table.log is not None:
        give = thing_name(effect.thing)
        get = thing_name(effect.got)
        table.tell("traded", seat, {"give": give, "given": effect.given, "get": get, "got": effect.n})
