"""Becoming Governor of Rio de Janeiro: the purple die, its effect, the income of the title (M42-M44)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous.actions import (
    ADVANCE,
    DEPUTY,
    FREE,
    NOBILITY,
    PASS,
    PLACE_IDS,
    PORT_TO_RIO,
    REINFORCE,
    REPUBLIC,
    RIO_TO_PORT,
    SHIP,
    TO_RIO,
)
from rossio.games.magnanimous.content import (
    COLOURS,
    DEPUTY_LIMIT,
    IMPERIAL,
    IMPERIAL_LIMIT,
    PER_COLOUR,
    PROVINCE_IDS,
    RIO,
    RIO_ACT,
    RIO_ADVANCE,
    RIO_AMOUNT,
    RIO_DEPUTY,
    RIO_DOCKS,
    RIO_FREE,
    RIO_IDS,
    RIO_SHIP,
    RIO_TRAIN,
    RIO_TROOPS,
    TITLE_IDS,
    TITLE_INCOME,
    TRACK_TOP,
)
from rossio.games.magnanimous.effects import BECOME_GOVERNOR, CON, GOVINCOME, LIB, NO_SUBTYPE
from rossio.games.magnanimous.state import NONE, PORT, Table
from rossio.games.magnanimous.steps.effects import advance, fire, triggered
from rossio.games.magnanimous.steps.gains import gain_deputy, station, why_no_deputy, why_no_ship, why_no_troop
from rossio.games.magnanimous.steps.realm import liberate, move_republic, occupied_provinces
from rossio.games.magnanimous.steps.trains import run_train, train_moves, why_no_train
from rossio.games.magnanimous.steps.works import launch
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step


def become_governor(table: Table, seat: int) -> None:
    """Take the purple die onto the Rio card and the card; then its effect, then the income (M42, Q16, Q20)."""
    table.purple_taken = True
    table.governor = seat
    if table.log is not None:
        table.tell("became-governor", seat, {"value": table.purple, "effect": RIO_IDS[table.purple]})
    table.agenda.append(TitleIncome(seat))
    table.agenda.append(RioEffect(seat))
    fire(table, seat, triggered(table, seat, BECOME_GOVERNOR, NO_SUBTYPE))


@final
class TitleIncome(Step[Table]):
    """The new Governor receives the income of the title (M42, Q20)."""

    def open(self, state: Table) -> bool:
        player = state.players[self.seat]
        income = max(TITLE_INCOME[player.title()] + player.mods[GOVINCOME], 0)
        player.reis += income
        if state.log is not None:
            state.tell("income", self.seat, {"reis": income, "title": TITLE_IDS[player.title()]})
        return False


@final
class RioEffect(Step[Table]):
    """The effect of the purple die's value, free of charge and optional (M43, Q17-Q21)."""

    def open(self, state: Table) -> bool:
        return len(self.moves(state)) > 1

    def moves(self, state: Table) -> list[int]:
        act = RIO_ACT[state.purple]
        if act == RIO_TRAIN:
            moves = train_moves(state, self.seat, NONE)
        elif act == RIO_TROOPS:
            moves = [REINFORCE | place << 8 for place in reinforce_places(state)]
        elif act == RIO_SHIP:
            moves = [SHIP | route << 8 for route in self.routes(state)]
        elif act == RIO_DEPUTY:
            deputies = state.players[self.seat].deputies
            moves = [DEPUTY | party << 8 for party in (CON, LIB) if deputies[party] < DEPUTY_LIMIT]
        elif act == RIO_ADVANCE:
            moves = []
            if state.players[self.seat].nobility < TRACK_TOP:
                moves.append(ADVANCE | NOBILITY << 8)
            if state.republic < TRACK_TOP:
                moves.append(ADVANCE | REPUBLIC << 8)
        else:
            moves = [FREE | province << 8 for province in occupied_provinces(state)]
        moves.append(PASS)
        return moves

    def routes(self, state: Table) -> list[int]:
        """A new ship to Rio, or an own ship between the own port and Rio (M43, Q35, Q41)."""
        player = state.players[self.seat]
        routes: list[int] = []
        dock = state.fits_rio()
        if dock and state.has_ship(self.seat):
            routes.append(TO_RIO)
        if dock and player.port_ships and state.port_open(self.seat):
            routes.append(PORT_TO_RIO)
        if player.rio_ships and state.fits_port(self.seat):
            routes.append(RIO_TO_PORT)
        return routes

    def take(self, state: Table, move: int) -> None:
        if move == PASS:
            return
        act = RIO_ACT[state.purple]
        amount = RIO_AMOUNT[state.purple]
        chosen = move >> 8
        if act == RIO_TRAIN:
            run_train(state, self.seat, move)
        elif act == RIO_TROOPS:
            station(state, self.seat, chosen, amount)
        elif act == RIO_SHIP:
            self.ship(state, chosen)
        elif act == RIO_DEPUTY:
            gain_deputy(state, self.seat, chosen)
        elif act == RIO_ADVANCE and chosen == NOBILITY:
            advance(state, self.seat, amount)
        elif act == RIO_ADVANCE:
            move_republic(state, amount)
        else:
            liberate(state, chosen)

    def ship(self, state: Table, route: int) -> None:
        if route == TO_RIO:
            launch(state, self.seat, route)
        else:
            sail(state, self.seat, route)

    def refusals(self, state: Table) -> list[Refusal]:
        act = RIO_ACT[state.purple]
        if act == RIO_TRAIN:
            return why_no_train(state, self.seat, NONE)
        if act == RIO_TROOPS:
            return self.why_no_troops(state)
        if act == RIO_SHIP:
            return self.why_no_route(state)
        if act == RIO_DEPUTY:
            return why_no_deputy(state, self.seat)
        if act == RIO_FREE:
            return [
                Refusal(FREE | p << 8, "not-occupied", "M43", {"province": PROVINCE_IDS[p]})
                for p in range(RIO + 1)
                if not state.is_occupied(p)
            ]
        facts: dict[str, object] = {"limit": TRACK_TOP}
        refusals: list[Refusal] = []
        if state.players[self.seat].nobility == TRACK_TOP:
            refusals.append(Refusal(ADVANCE | NOBILITY << 8, "track-end", "M33", facts))
        if state.republic == TRACK_TOP:
            refusals.append(Refusal(ADVANCE | REPUBLIC << 8, "track-end", "M33", facts))
        return refusals

    def why_no_troops(self, state: Table) -> list[Refusal]:
        fitting = reinforce_places(state)
        refusals: list[Refusal] = []
        for place in range(IMPERIAL + 1):
            if place in fitting or (place != IMPERIAL and (place == RIO or state.owner(place) == NOBODY)):
                continue
            move = REINFORCE | place << 8
            if place != IMPERIAL and place % PER_COLOUR == PORT:
                refusals.append(Refusal(move, "port-no-troops", "Q18", {"place": PLACE_IDS[place]}))
            else:
                why = why_no_troop(state, place)
                refusals.append(Refusal(move, why.reason, why.clause, why.facts))
        return refusals

    def why_no_route(self, state: Table) -> list[Refusal]:
        routes = self.routes(state)
        player = state.players[self.seat]
        port: dict[str, object] = {"province": PROVINCE_IDS[state.port_of(self.seat)]}
        refusals: list[Refusal] = []
        if TO_RIO not in routes:
            refusals.append(why_no_ship(state, self.seat, SHIP | TO_RIO << 8, True))
        if PORT_TO_RIO not in routes:
            move = SHIP | PORT_TO_RIO << 8
            if not player.port_ships:
                refusals.append(Refusal(move, "no-ship-there", "M43", port))
            else:
                refusals.append(Refusal(move, "rio-full", "Q41", {"limit": RIO_DOCKS}))
        if RIO_TO_PORT not in routes:
            move = SHIP | RIO_TO_PORT << 8
            if not player.rio_ships:
                refusals.append(Refusal(move, "no-ship-there", "M43", {"province": PROVINCE_IDS[RIO]}))
            else:
                refusals.append(Refusal(move, "occupied", "Q35", port))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        return Prompt("rio-effect", self.seat, "M43", {"effect": RIO_IDS[state.purple]})


def reinforce_places(table: Table) -> list[int]:
    """One province of any player, no port and not occupied, or the Imperial area (M43, Q18)."""
    if table.troop_supply == 0:
        return []
    places: list[int] = []
    for colour in range(len(COLOURS)):
        seat = table.owners[colour]
        if seat == NOBODY:
            continue
        first = colour * PER_COLOUR
        for province in range(first, first + PORT):
            if not table.is_occupied(province) and table.troop_room(seat, province) > 0:
                places.append(province)
    if table.imperial < IMPERIAL_LIMIT:
        places.append(IMPERIAL)
    return places


def sail(table: Table, seat: int, route: int) -> None:
    """An own ship moves between the own port and Rio (M43, M69)."""
    player = table.players[seat]
    change = 1 if route == PORT_TO_RIO else -1
    player.rio_ships += change
    player.port_ships -= change
    if table.log is not None:
        place = RIO if route == PORT_TO_RIO else table.port_of(seat)
        table.tell("sailed", seat, {"place": PROVINCE_IDS[place]})
