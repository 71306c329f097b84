"""Becoming Governor of Rio de Janeiro: the purple die, its effect, the income of the title (M42-M44)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous import content
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
from rossio.games.magnanimous.effects import BECOME_GOVERNOR, CON, GOVINCOME, LIB, NO_SUBTYPE, PARTIES
from rossio.games.magnanimous.state import NONE, PORT, Table
from rossio.games.magnanimous.steps.carry_out import advance, fire, rise, triggered
from rossio.games.magnanimous.steps.gains import (
    about_place,
    gain_deputy,
    station,
    why_no_deputy,
    why_no_ship,
    why_no_troop,
)
from rossio.games.magnanimous.steps.realm import about_province, liberate, move_republic, occupied_provinces
from rossio.games.magnanimous.steps.trains import about_train, run_train, train_moves, why_no_train
from rossio.games.magnanimous.steps.works import launch
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal
from rossio.kernel.state import Step


def become_governor(table: Table, seat: int) -> None:
    """Take the purple die onto the Rio card and the card; then its effect, then the income (M42, Q16, Q20)."""
    table.purple_taken = True
    table.governor = seat
    if table.log is not None:
        table.tell("became-governor", seat, {"value": table.purple, "effect": content.RIO_IDS[table.purple]})
    table.agenda.append(TitleIncome(seat))
    table.agenda.append(RioEffect(seat))
    fire(table, seat, triggered(table, seat, BECOME_GOVERNOR, NO_SUBTYPE))


def title_income(table: Table, seat: int) -> int:
    """What the title pays a new Governor (M42)."""
    player = table.players[seat]
    return max(content.TITLE_INCOME[player.title()] + player.mods[GOVINCOME], 0)


@final
class TitleIncome(Step[Table]):
    """The new Governor receives the income of the title (M42, Q20)."""

    def open(self, table: Table) -> bool:
        player = table.players[self.seat]
        income = title_income(table, self.seat)
        player.reis += income
        if table.log is not None:
            table.tell("income", self.seat, {"reis": income, "title": content.TITLE_IDS[player.title()]})
        return False


@final
class RioEffect(Step[Table]):
    """The effect of the purple die's value, free of charge and optional (M43, Q17-Q21)."""

    def open(self, table: Table) -> bool:
        return table.offer(self.moves(table))

    def moves(self, table: Table) -> list[int]:
        act = content.RIO_ACT[table.purple]
        if act == content.RIO_TRAIN:
            moves = train_moves(table, self.seat, NONE)
        elif act == content.RIO_TROOPS:
            moves = [encode(REINFORCE, place) for place in reinforce_places(table)]
        elif act == content.RIO_SHIP:
            moves = [encode(SHIP, route) for route in self.routes(table)]
        elif act == content.RIO_DEPUTY:
            deputies = table.players[self.seat].deputies
            moves = [encode(DEPUTY, party) for party in (CON, LIB) if deputies[party] < content.DEPUTY_LIMIT]
        elif act == content.RIO_ADVANCE:
            moves = []
            if table.players[self.seat].nobility < content.TRACK_TOP:
                moves.append(encode(ADVANCE, NOBILITY))
            if table.republic < content.TRACK_TOP:
                moves.append(encode(ADVANCE, REPUBLIC))
        else:
            moves = [encode(FREE, province) for province in occupied_provinces(table)]
        moves.append(PASS)
        return moves

    def routes(self, table: Table) -> list[int]:
        """A new ship to Rio, or an own ship between the own port and Rio (M43, Q35, Q41)."""
        player = table.players[self.seat]
        routes: list[int] = []
        dock = table.fits_rio()
        if dock and table.has_ship(self.seat):
            routes.append(TO_RIO)
        if dock and player.port_ships and table.port_open(self.seat):
            routes.append(PORT_TO_RIO)
        if player.rio_ships and table.fits_port(self.seat):
            routes.append(RIO_TO_PORT)
        return routes

    def take(self, table: Table, move: int) -> None:
        if move == PASS:
            return
        act = content.RIO_ACT[table.purple]
        amount = content.RIO_AMOUNT[table.purple]
        chosen = first_of(move)
        if act == content.RIO_TRAIN:
            run_train(table, self.seat, move)
        elif act == content.RIO_TROOPS:
            station(table, self.seat, chosen, amount)
        elif act == content.RIO_SHIP:
            self.ship(table, chosen)
        elif act == content.RIO_DEPUTY:
            gain_deputy(table, self.seat, chosen)
        elif act == content.RIO_ADVANCE and chosen == NOBILITY:
            advance(table, self.seat, amount)
        elif act == content.RIO_ADVANCE:
            move_republic(table, amount)
        else:
            liberate(table, chosen)

    def ship(self, table: Table, route: int) -> None:
        if route == TO_RIO:
            launch(table, self.seat, route)
        else:
            sail(table, self.seat, route)

    def about(self, table: Table, move: int) -> About:
        if move == PASS:
            return About()
        act = content.RIO_ACT[table.purple]
        chosen = first_of(move)
        if act == content.RIO_TRAIN:
            return about_train(table, self.seat, move)
        if act == content.RIO_TROOPS:
            return about_place(table, chosen)
        if act == content.RIO_DEPUTY:
            return About(brings={f"deputy-{PARTIES[chosen]}": 1})
        if act == content.RIO_FREE:
            return about_province(table, chosen)
        if act == content.RIO_ADVANCE:
            now = table.players[self.seat].nobility if chosen == NOBILITY else table.republic
            brings = rise(table, self.seat, content.RIO_AMOUNT[table.purple]) if chosen == NOBILITY else {}
            return About(brings=brings, facts={"space": now})
        return About(brings={"ship": 1} if chosen == TO_RIO else {})

    def refusals(self, table: Table) -> list[Refusal]:
        act = content.RIO_ACT[table.purple]
        if act == content.RIO_TRAIN:
            return why_no_train(table, self.seat, NONE)
        if act == content.RIO_TROOPS:
            return self.why_no_troops(table)
        if act == content.RIO_SHIP:
            return self.why_no_route(table)
        if act == content.RIO_DEPUTY:
            return why_no_deputy(table, self.seat)
        if act == content.RIO_FREE:
            return [
                Refusal(encode(FREE, p), "not-occupied", "M43", {"province": content.PROVINCE_IDS[p]})
                for p in range(content.RIO + 1)
                if not table.is_occupied(p)
            ]
        facts: dict[str, object] = {"limit": content.TRACK_TOP}
        refusals: list[Refusal] = []
        if table.players[self.seat].nobility == content.TRACK_TOP:
            refusals.append(Refusal(encode(ADVANCE, NOBILITY), "track-end", "M33", facts))
        if table.republic == content.TRACK_TOP:
            refusals.append(Refusal(encode(ADVANCE, REPUBLIC), "track-end", "M33", facts))
        return refusals

    def why_no_troops(self, table: Table) -> list[Refusal]:
        fitting = reinforce_places(table)
        refusals: list[Refusal] = []
        for place in range(content.IMPERIAL + 1):
            if place in fitting or (
                place != content.IMPERIAL and (place == content.RIO or table.owner(place) == NOBODY)
            ):
                continue
            move = encode(REINFORCE, place)
            if place != content.IMPERIAL and place % content.PER_COLOUR == PORT:
                refusals.append(Refusal(move, "port-no-troops", "Q18", {"place": PLACE_IDS[place]}))
            else:
                why = why_no_troop(table, place)
                refusals.append(Refusal(move, why.reason, why.clause, why.facts))
        return refusals

    def why_no_route(self, table: Table) -> list[Refusal]:
        routes = self.routes(table)
        player = table.players[self.seat]
        port: dict[str, object] = {"province": content.PROVINCE_IDS[table.port_of(self.seat)]}
        refusals: list[Refusal] = []
        if TO_RIO not in routes:
            refusals.append(why_no_ship(table, self.seat, encode(SHIP, TO_RIO), True))
        if PORT_TO_RIO not in routes:
            move = encode(SHIP, PORT_TO_RIO)
            if not player.port_ships:
                refusals.append(Refusal(move, "no-ship-there", "M43", port))
            else:
                refusals.append(Refusal(move, "rio-full", "Q41", {"limit": content.RIO_DOCKS}))
        if RIO_TO_PORT not in routes:
            move = encode(SHIP, RIO_TO_PORT)
            if not player.rio_ships:
                refusals.append(Refusal(move, "no-ship-there", "M43", {"province": content.PROVINCE_IDS[content.RIO]}))
            else:
                refusals.append(Refusal(move, "occupied", "Q35", port))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("rio-effect", self.seat, "M43", {"effect": content.RIO_IDS[table.purple]})


def reinforce_places(table: Table) -> list[int]:
    """One province of any player, no port and not occupied, or the Imperial area (M43, Q18)."""
    if table.troop_supply == 0:
        return []
    places: list[int] = []
    for colour in range(len(content.COLOURS)):
        seat = table.owners[colour]
        if seat == NOBODY:
            continue
        first = colour * content.PER_COLOUR
        for province in range(first, first + PORT):
            if not table.is_occupied(province) and table.troop_room(seat, province) > 0:
                places.append(province)
    if table.imperial < content.IMPERIAL_LIMIT:
        places.append(content.IMPERIAL)
    return places


def sail(table: Table, seat: int, route: int) -> None:
    """An own ship moves between the own port and Rio (M43, M69)."""
    player = table.players[seat]
    change = 1 if route == PORT_TO_RIO else -1
    player.rio_ships += change
    player.port_ships -= change
    if table.log is not None:
        place = content.RIO if route == PORT_TO_RIO else table.port_of(seat)
        table.tell("sailed", seat, {"place": content.PROVINCE_IDS[place]})
