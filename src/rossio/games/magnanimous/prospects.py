"""The judgement of a position by hand: the points each player may expect, and the danger for all.

Every number is a guess in thousandths of a point that play has confirmed or corrected; docs/bots-diary.md tells how.
"""

from __future__ import annotations

from typing import Final

from rossio.games.magnanimous import content
from rossio.games.magnanimous.actions import AGAINST, FOR
from rossio.games.magnanimous.effects import CON, LIB
from rossio.games.magnanimous.scoring import CATEGORIES, outcome_of, own_occupied, score_sheet
from rossio.games.magnanimous.state import NOBLES, NONE, OFFENSIVES, PORT, PRODUCTION, RUNNING, Table
from rossio.games.magnanimous.strength import defence
from rossio.games.magnanimous.votes import final_votes
from rossio.kernel.facts import ScoreSheet
from rossio.kernel.game import THOUSAND, thousandfold


class Worth:
    """The numbers that play has to find. Mutable, so that an experiment can try others without a new build."""

    nobility: int
    race: int
    arrived: int
    reis: int
    good: int
    cargo: int
    mile: int
    waiting: int
    ship: int
    deputy: int
    minister: int
    referendum: int
    tile: int
    card: int
    throne: int
    ballot: int
    action: int
    governor: int
    lost: int
    zone: int
    attacker: int

    def __init__(self) -> None:
        self.nobility = 650
        self.race = 4000
        self.arrived = 40_000
        self.reis = 380
        self.good = 1100
        self.cargo = 1900
        self.mile = 200
        self.waiting = 500
        self.ship = 500
        self.deputy = 200
        self.minister = 1500
        self.referendum = 500
        self.tile = 100
        self.card = 150
        self.throne = 400
        self.ballot = 350
        self.action = 900
        self.governor = -1500
        self.lost = 0
        self.zone = 300
        self.attacker = 750


WORTH: Final = Worth()

AHEAD: Final = ["assembly", "trade", "dice", "danger"]
"""What the play to come may bring or cost, beside the categories of the score sheet."""
Court = tuple[int, int, int, int, int, int]
"""Title, the race to the last space of the Nobility track, referendums, réis, the Governor's card, votes."""
Board = tuple[int, int, int, int, int]
"""Occupied provinces, troops, goods with all that moves them, dice still to be used, the danger."""
LAID: Final = 2
"""So many own cards on the throne are worth a vote; more of them only fall to others."""


def _miles() -> list[int]:
    """For each colour the steps of a train from every province to the port of the colour."""
    miles: list[int] = []
    for colour in range(len(content.COLOURS)):
        steps = [content.PROVINCES] * content.PROVINCES
        seen = 1 << (colour * content.PER_COLOUR + PORT)
        for step in range(content.PROVINCES):
            grown = seen
            for province in range(content.PROVINCES):
                if seen >> province & 1:
                    steps[province] = min(steps[province], step)
                    grown |= content.ADJACENT[province]
            seen = grown
        miles.extend(steps)
    return miles


MILES: Final = _miles()


def values_of(table: Table) -> list[int]:
    """The points every player may expect; all of it lies open on the table."""
    if table.end != RUNNING:
        return [THOUSAND * score for score in outcome_of(table).scores]
    left = rounds_left(table)
    values = _commerce(table, left)
    _assembly(table, left, values)
    for seat in range(table.seats):
        court = _court(table, seat, left)
        board = _board(table, seat, left)
        value = court[0] + court[1] + court[2] + court[3] + court[4] + court[5]
        values[seat] += value + board[0] + board[1] + board[2] + board[3] + board[4]
    return values


def prospects_of(table: Table) -> ScoreSheet:
    """The same by category."""
    if table.end != RUNNING:
        return thousandfold(score_sheet(table), AHEAD)
    left = rounds_left(table)
    commerce = _commerce(table, left)
    assembly = [0] * table.seats
    _assembly(table, left, assembly)
    rows: list[list[int]] = []
    for seat in range(table.seats):
        title, nobility, referendums, reis, governor, votes = _court(table, seat, left)
        occupied, troops, trade, dice, danger = _board(table, seat, left)
        row = [title, commerce[seat], referendums, troops, reis, occupied, governor, nobility]
        rows.append([*row, votes + assembly[seat], trade, dice, danger])
    return ScoreSheet(CATEGORIES + AHEAD, rows)


def rounds_left(table: Table) -> int:
    """How many more rounds the Republic will leave, the running one apart."""
    if table.proclaimed:
        return 0
    to_come = content.TRACK_TOP - table.republic
    if table.phase <= NOBLES:
        to_come -= content.REPUBLIC_STEP
    return max((to_come + content.REPUBLIC_STEP - 1) // content.REPUBLIC_STEP, 0)


def _court(table: Table, seat: int, left: int) -> Court:
    """Nobility, votes, money and the Governor's card."""
    player = table.players[seat]
    place = player.nobility
    title = (content.TITLE_POINTS[player.title()] * THOUSAND + left * place * WORTH.nobility) // (left + 1)
    race = 0
    if not table.proclaimed or table.nobility_first():
        near = place * place * place * WORTH.race // (content.TRACK_TOP * content.TRACK_TOP * content.TRACK_TOP)
        race = near * min(left + 1, 3) // 3
        if place == content.TRACK_TOP:
            race += WORTH.arrived
    referendums = len(player.referendums) * (content.PER_REFERENDUM * THOUSAND + left * WORTH.referendum)
    money = player.reis * (WORTH.reis if left else THOUSAND // content.REIS_PER_POINT)
    governor = votes = 0
    if seat == table.governor:
        governor = content.GOVERNOR_POINTS * THOUSAND // (1 + 2 * left) + (WORTH.governor if left else 0)
    if left or table.phase <= NOBLES:
        votes = (player.deputies[CON] + player.deputies[LIB]) * WORTH.deputy + len(player.hand) * WORTH.card
        for minister in player.ministers:
            if minister != NONE:
                votes += WORTH.minister + left * WORTH.referendum
    return title, race, referendums, money, governor, votes


def _assembly(table: Table, left: int, values: list[int]) -> None:
    """What the vote that is going on promises, and the cards on the throne: to those with the votes to win them."""
    if table.ballot != NONE:
        most = votes = tied = 0
        for seat in range(table.seats):
            own = table.votes[2 * seat + FOR]
            votes += own - table.votes[2 * seat + AGAINST]
            if own > most:
                most = own
                tied = 1
            elif own == most:
                tied += 1
        if most > 0 and votes >= 0:
            steps = content.REFERENDUM_NOBILITY + content.CARD_NOBILITY[table.ballot]
            prize = content.PER_REFERENDUM * THOUSAND + left * WORTH.referendum + steps * WORTH.nobility
            for seat in range(table.seats):
                if table.votes[2 * seat + FOR] == most:
                    values[seat] += prize * WORTH.ballot // (THOUSAND * tied)
    if left == 0 or not table.throne:
        return
    best = second = 0
    for seat in range(table.seats):
        votes = final_votes(table, seat)
        if votes > best:
            best, second = votes, best
        elif votes > second:
            second = votes
    for seat in range(table.seats):
        laid = 0
        for by in table.throne_by:
            if by == seat:
                laid += 1
        if laid:
            votes = final_votes(table, seat)
            rival = second if votes == best else best
            values[seat] += min(laid, LAID) * WORTH.throne * 2 * (votes + 1) // (votes + rival + 2)


def _board(table: Table, seat: int, left: int) -> Board:
    """Provinces with troops, goods and improvements, the dice still to be used, and the danger from Paraguay."""
    player = table.players[seat]
    if player.colour == NONE:
        return 0, 0, 0, 0, 0
    working = left > 0 or table.phase <= NOBLES
    first = table.first_of(seat)
    occupied = own_occupied(table, seat) * (content.PER_OCCUPIED * THOUSAND - left * WORTH.lost)
    troops = trade = dice = danger = 0
    for province in range(first, first + PORT):
        if table.occupied >> province & 1:
            continue
        garrison = table.troops[province] * content.PER_TROOP * THOUSAND
        stake = 0
        if working:
            stake = table.goods[province] * WORTH.good
        if table.tiles[province] != content.NO_TILE:
            stake += left * WORTH.tile
        die = table.dice[province]
        if (table.phase == NOBLES and die) or (table.phase <= PRODUCTION and not die):
            dice += WORTH.action
        troops += garrison
        trade += stake
        danger -= _risk(table, province, garrison + stake, left)
    port = first + PORT
    if working and not table.occupied >> port & 1:
        stake = player.port_ships * WORTH.ship
        trade += stake
        danger -= _risk(table, port, stake, left)
    if working:
        trade += player.rio_ships * WORTH.ship + player.cargo * _token(table, seat)
    return occupied, troops, trade, dice, danger


def _token(table: Table, seat: int) -> int:
    """A good in transit: the nearer to the own port the better, best if a ship waits there."""
    player = table.players[seat]
    value = WORTH.cargo - WORTH.mile * min(MILES[player.colour * content.PROVINCES + player.train], 5)
    if player.port_ships == 0 or table.occupied >> table.port_of(seat) & 1:
        value -= WORTH.waiting
    return value


def coming_power(table: Table) -> int:
    """The power Paraguay will attack with next; the die goes up before it does (M45)."""
    if table.phase >= OFFENSIVES and table.phase != NOBLES:
        return table.power()
    step = content.DIE_MIN - content.DIE_MAX if table.purple == content.DIE_MAX else 1
    return max(table.power() + step, 1)


def _attackers(table: Table, province: int) -> int:
    count = 0
    near = content.ADJACENT[province] & table.occupied
    while near:
        near &= near - 1
        count += 1
    return count


def _risk(table: Table, province: int, stake: int, left: int) -> int:
    """What is likely to be lost in the next offensives."""
    if table.phase > OFFENSIVES and left == 0:
        return 0
    if coming_power(table) <= defence(table, province):
        return 0
    chance = (WORTH.zone if content.ADJACENT[content.ZONE] >> province & 1 else 0) + WORTH.attacker * _attackers(
        table, province
    )
    return min(chance, 900) * (stake - content.PER_OCCUPIED * THOUSAND + left * WORTH.lost) // THOUSAND


def _commerce(table: Table, left: int) -> list[int]:
    """Most commerce spaces, softly: a lead may still be lost."""
    spaces = [0] * table.seats
    for space in range(len(table.commerce_by)):
        seat = table.commerce_by[space]
        if seat != NONE:
            spaces[seat] += 10 * THOUSAND + table.commerce[space] * 100
    values: list[int] = []
    width = 10 * THOUSAND * (1 + left)
    for seat in range(table.seats):
        behind = 0
        for other in range(table.seats):
            if other != seat:
                lead = spaces[seat] - spaces[other]
                behind += min(max(500 - 500 * lead // width, 0), THOUSAND)
        first = max(THOUSAND - behind, 0)
        value = content.COMMERCE_FIRST * first
        if table.seats >= content.SECOND_FROM_SEATS:
            value += content.COMMERCE_SECOND * max(THOUSAND - abs(THOUSAND - behind), 0)
        values.append(value if spaces[seat] or left else 0)
    return values


def peril_of(table: Table) -> int:
    """How likely Rio will fall: who stands before it, and whether the Imperial troops would hold (M46, M54)."""
    if table.end != RUNNING:
        return 0
    left = rounds_left(table)
    if left == 0 and table.phase > OFFENSIVES:
        return 0
    attackers = _attackers(table, content.RIO)
    fallen = 0
    for province in range(content.PROVINCES):
        fallen += table.occupied >> province & 1
    holds = coming_power(table) <= defence(table, content.RIO)
    if attackers == 0:
        return min(fallen * (4 if holds else 10), 200)
    return min((60 if holds else 250) * attackers + 5 * fallen, 850)
