"""Carrying out declared effects, and the ministers that Nobility brings (M32, M33, M75, M76, Q68)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous.actions import APPOINT, GIVE, PASS, REFUSE, TRADE
from rossio.games.magnanimous.content import (
    BARON_EFFECTS,
    CARD_EFFECTS,
    CROWN_IDS,
    CROWNS,
    EFFECTS,
    MINISTER_EFFECTS,
    MINISTER_IDS,
    MINISTER_PARTY,
    MINISTER_VOTES,
    PROVINCE_IDS,
    TRACK_TOP,
)
from rossio.games.magnanimous.effects import (
    DEPUTY_ANY,
    DEPUTY_CON,
    DEPUTY_LIB,
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
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step


def perform_now(table: Table, seat: int, effects: list[int]) -> None:
    """Put the immediate effects of an owner's card or tile on the agenda."""
    for place in range(len(effects) - 1, -1, -1):
        if EFFECTS[effects[place]].timing == NOW:
            table.agenda.append(Perform(seat, effects[place]))


def perform_for_all(table: Table, effects: list[int]) -> None:
    """Put the immediate effects of an event on the agenda: every player in order, unless it is the realm's."""
    for place in range(len(effects) - 1, -1, -1):
        effect = EFFECTS[effects[place]]
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
        sources.append(BARON_EFFECTS[player.baron])
    sources.extend(MINISTER_EFFECTS[minister] for minister in player.ministers if minister != NONE)
    sources.extend(CARD_EFFECTS[card] for card in player.referendums)
    sources.extend(CARD_EFFECTS[card] for card in table.events)
    return [
        number
        for source in sources
        for number in source
        if EFFECTS[number].trigger == trigger and EFFECTS[number].subtype in (NO_SUBTYPE, subtype)
    ]


def fire(table: Table, seat: int, effects: list[int]) -> None:
    """Put triggered effects on the agenda."""
    for place in range(len(effects) - 1, -1, -1):
        table.agenda.append(Perform(seat, effects[place]))


def advance(table: Table, seat: int, spaces: int) -> None:
    """Advance on the Nobility track; each crown reached or passed offers its minister, lowest first (M33, M75)."""
    player = table.players[seat]
    before = player.nobility
    after = min(before + spaces, TRACK_TOP)
    if after == before:
        return
    player.nobility = after
    if after == TRACK_TOP:
        table.arrivals += 1
        player.arrival = table.arrivals
    if table.log is not None:
        table.tell("advanced", seat, {"spaces": after - before, "nobility": after})
    for crown in range(len(CROWNS) - 1, -1, -1):
        if before < CROWNS[crown] <= after:
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

    def open(self, state: Table) -> bool:
        effect = EFFECTS[self.effect]
        player = state.players[self.seat]
        if effect.condition == SHIP_IN_OWN_PORT and player.port_ships == 0:
            return False
        op = effect.op
        if op == OP_GAIN:
            receive(state, self.seat, effect.thing, effect.n)
        elif op == OP_LOSE:
            lost = min(effect.n, player.reis)
            player.reis -= lost
            if state.log is not None:
                state.tell("lost-reis", self.seat, {"reis": lost})
        elif op == OP_NOB:
            advance(state, self.seat, effect.n)
        elif op == OP_FREE:
            state.agenda.append(FreeProvinces(self.seat, effect.n))
        elif op == OP_IMPERIAL:
            man_imperial(state, effect.n)
        elif op == OP_PDIE:
            turn_purple(state, effect.n)
        elif op == OP_TRADE:
            state.agenda.append(Exchange(self.seat, self.effect))
        return False


@final
class MinisterOffer(Step[Table]):
    """The tile on a crown is turned up; the player takes or refuses the minister (M75, Q57)."""

    crown: int

    def __init__(self, seat: int = NOBODY, crown: int = 0) -> None:
        super().__init__(seat)
        self.crown = crown

    def open(self, state: Table) -> bool:
        if state.shown == NONE:
            if state.crowns[self.crown] == NONE:
                return False
            state.shown = state.crowns[self.crown]
            state.crowns[self.crown] = NONE
            state.reveal()
            if state.log is not None:
                crown = CROWN_IDS[self.crown]
                state.tell("unveiled", self.seat, {"minister": MINISTER_IDS[state.shown], "crown": crown})
        return True

    def moves(self, state: Table) -> list[int]:
        return [APPOINT, REFUSE]

    def take(self, state: Table, move: int) -> None:
        minister = state.shown
        state.shown = NONE
        if move == APPOINT:
            appoint(state, self.seat, minister)
        else:
            state.minister_discards.append(minister)
            if state.log is not None:
                state.tell("refused-minister", self.seat, {"minister": MINISTER_IDS[minister]})
        _refill(state, self.crown)

    def prompt(self, state: Table) -> Prompt:
        shown = state.shown
        facts: dict[str, object] = {"minister": MINISTER_IDS[shown], "party": PARTIES[MINISTER_PARTY[shown]]}
        holder = state.players[self.seat].ministers[MINISTER_PARTY[shown]]
        if holder == NONE:
            return Prompt("take-minister", self.seat, "M75", facts)
        facts["held"] = MINISTER_IDS[holder]
        return Prompt("replace-minister", self.seat, "M75", facts)


def appoint(table: Table, seat: int, minister: int) -> None:
    """The minister goes to the space of his party, the one there before is discarded (M75, M76)."""
    player = table.players[seat]
    party = MINISTER_PARTY[minister]
    former = player.ministers[party]
    if former != NONE:
        player.mods[votes_slot(party, NO_SUBTYPE)] -= MINISTER_VOTES[former]
        set_in_force(table, seat, MINISTER_EFFECTS[former], -1)
        table.minister_discards.append(former)
    player.ministers[party] = minister
    player.mods[votes_slot(party, NO_SUBTYPE)] += MINISTER_VOTES[minister]
    set_in_force(table, seat, MINISTER_EFFECTS[minister], 1)
    if table.log is not None:
        facts: dict[str, object] = {"minister": MINISTER_IDS[minister]}
        if former == NONE:
            table.tell("appointed", seat, facts)
        else:
            facts["former"] = MINISTER_IDS[former]
            table.tell("replaced-minister", seat, facts)
    if former != NONE:
        _clear_excess(table, seat)
    perform_now(table, seat, MINISTER_EFFECTS[minister])


def _clear_excess(table: Table, seat: int) -> None:
    """Goods above a limit that has just fallen go back to the supply (M17)."""
    first = table.first_of(seat)
    for province in range(first, first + PORT):
        excess = -table.goods_room(seat, province)
        if excess > 0:
            table.token_supply[table.supply_of(province)] += excess
            table.goods[province] -= excess
            if table.log is not None:
                table.tell("lost-goods", seat, {"tokens": excess, "province": PROVINCE_IDS[province]})


def _refill(table: Table, crown: int) -> None:
    """A new tile face down on the crown; an empty pile is remade from the discards (M75)."""
    if not table.minister_pile:
        table.minister_pile = table.minister_discards
        table.minister_discards = []
        table.chance.shuffle(table.minister_pile)
    if table.minister_pile:
        table.crowns[crown] = table.minister_pile.pop()


def can_receive(table: Table, seat: int, effect: Effect) -> bool:
    """Whether a trade would bring anything."""
    player = table.players[seat]
    if effect.got == NOBILITY:
        return player.nobility < TRACK_TOP
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

    def open(self, state: Table) -> bool:
        return can_receive(state, self.seat, EFFECTS[self.effect]) and len(self.moves(state)) > 1

    def moves(self, state: Table) -> list[int]:
        effect = EFFECTS[self.effect]
        if effect.thing == REIS:
            return [TRADE, PASS] if state.players[self.seat].reis >= effect.given else [PASS]
        first = state.first_of(self.seat)
        moves = [GIVE | p << 8 for p in range(first, first + PORT) if state.troops[p] >= effect.given]
        moves.append(PASS)
        return moves

    def take(self, state: Table, move: int) -> None:
        effect = EFFECTS[self.effect]
        if move == PASS:
            return
        if effect.thing == REIS:
            state.players[self.seat].reis -= effect.given
        else:
            state.troops[move >> 8] -= effect.given
            state.troop_supply += effect.given
        tell_trade(state, self.seat, effect)
        receive(state, self.seat, effect.got, effect.n)

    def refusals(self, state: Table) -> list[Refusal]:
        effect = EFFECTS[self.effect]
        if effect.thing == REIS:
            return []
        first = state.first_of(self.seat)
        return [
            Refusal(GIVE | p << 8, "no-troops-here", "M24", {"province": PROVINCE_IDS[p], "need": effect.given})
            for p in range(first, first + PORT)
            if state.troops[p] < effect.given
        ]

    def prompt(self, state: Table) -> Prompt:
        effect = EFFECTS[self.effect]
        facts: dict[str, object] = {
            "give": THINGS[effect.thing].replace("_", "-"),
            "given": effect.given,
            "get": THINGS[effect.got].replace("_", "-"),
            "got": effect.n,
        }
        return Prompt("exchange", self.seat, "M24", facts)


def tell_trade(table: Table, seat: int, effect: Effect) -> None:
    if table.log is not None:
        give = THINGS[effect.thing].replace("_", "-")
        get = THINGS[effect.got].replace("_", "-")
        table.tell("traded", seat, {"give": give, "given": effect.given, "get": get, "got": effect.n})
