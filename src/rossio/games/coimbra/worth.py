"""What things are worth to a player of Coimbra with the rest of the game in mind, in thousandths of a point.

Every number is a guess that play has confirmed or corrected; docs/bots-diary.md tells how.
"""

from __future__ import annotations

from typing import Final

from rossio.games.coimbra import content
from rossio.games.coimbra.effects import (
    ADVANCE,
    ADVANCE_ALL,
    ADVANCE_CHOICE,
    CAP_DIE,
    CARDS_BEYOND,
    CHOOSE,
    CLASSES,
    COLOURS,
    COPY_END,
    DIE_BONUS,
    DISCOUNT,
    FLAT,
    GAIN,
    HALF_SUM,
    IF_NO_DIE,
    INCOME,
    INVEST,
    LOWEST_TRACK_TIMES,
    NOT_OWN_MONASTERIES,
    ON_ACQUIRE,
    ON_CASTLE_DIE,
    ON_MONASTERY_DISK,
    OPPONENTS_GIVE,
    OPPONENTS_LOSE,
    OWN_CLASS,
    OWN_CLASS_SETS,
    OWN_DIPLOMAS,
    PAY,
    PER,
    REPEAT_IMMEDIATE,
    SCORE_DIPLOMAS,
    SCORE_END_CARD_AND_TRACK,
    SCORE_VOYAGES,
    TAKE_FAVOUR,
    TAKE_FROM_DISCARD,
    TRACK_THRESHOLD,
    TWO_TRACKS_HALF,
    VOYAGE_DISCOUNT,
    Effect,
    Gain,
)
from rossio.games.coimbra.scoring import count, diploma_points, diplomas, task_points
from rossio.games.coimbra.state import DRAFT, NONE, ORDER, SETUP, Table, colour_of, owner_of
from rossio.kernel.game import THOUSAND


class Worth:
    """The numbers that play has to find. Mutable, so that an experiment can try others without a new build."""

    goods: list[int]
    step: int
    die: int
    best_income: int
    tempo: int
    majority_width: int
    near: list[int]
    cards_a_round: int
    monasteries_a_round: int
    tracks_a_round: int
    diplomas_a_round: int
    diploma: int
    crown: int
    plenty: int
    excess: int
    voyage_hope: int
    rival_die: int
    odd: list[int]

    def __init__(self) -> None:
        self.goods = [500, 800, 850, 900, 900]
        self.step = 1300
        self.die = 3500
        self.best_income = 300
        self.tempo = 800
        self.majority_width = 3
        self.near = [0, 450, 320, 230, 160, 110, 80, 60, 40, 30, 20, 10, 0, 0, 0, 0]
        self.cards_a_round = 2700
        self.monasteries_a_round = 1300
        self.tracks_a_round = 1500
        self.diplomas_a_round = 1200
        self.diploma = 350
        self.crown = 400
        self.plenty = 12
        self.excess = 300
        self.voyage_hope = 700
        self.rival_die = 3000
        self.odd = [0] * ODD_OPS
        self.odd[INVEST] = 1500
        self.odd[TAKE_FAVOUR] = 4000
        self.odd[TAKE_FROM_DISCARD] = 2500
        self.odd[REPEAT_IMMEDIATE] = 2500
        self.odd[SCORE_VOYAGES] = 7000
        self.odd[SCORE_END_CARD_AND_TRACK] = 9000
        self.odd[CAP_DIE] = 500
        self.odd[VOYAGE_DISCOUNT] = 800
        self.odd[OPPONENTS_LOSE] = 2000
        self.odd[OPPONENTS_GIVE] = 1700


ODD_OPS: Final = 40
WORTH: Final = Worth()
UNREACHABLE: Final = 15


def _distances() -> list[list[int]]:
    """From every node to every monastery space, in steps."""
    rows: list[list[int]] = []
    for start in range(len(content.NODE_IDS)):
        far = [UNREACHABLE] * len(content.NODE_IDS)
        far[start] = 0
        edge = [start]
        while edge:
            further: list[int] = []
            for here in edge:
                for there in content.ROADS[here]:
                    if far[there] == UNREACHABLE and far[here] + 1 < UNREACHABLE:
                        far[there] = far[here] + 1
                        further.append(there)
            edge = further
        rows.append([far[node] for node in content.SPACE_NODES])
    return rows


DISTANCES: Final = _distances()


class Outlook:
    """One player's prospects: the play that is left, and what each kind of gain means in it."""

    player: int
    left: int
    incomes_left: int
    goods: int
    future: int
    dice: list[int]
    tracks: list[int]
    diplomas: list[int]

    def __init__(self, table: Table, player: int) -> None:
        owner = table.players[player]
        self.player = player
        self.left = content.ROUNDS - table.round
        self.incomes_left = self.left if table.phase >= ORDER or table.phase == SETUP else self.left + 1
        self.goods = WORTH.goods[self.incomes_left]
        self.dice = [0] * len(COLOURS)
        held = len(owner.dice)
        for colour in owner.dice:
            self.dice[colour] += 1
        for line in table.lines:
            for standing in line:
                if owner_of(standing) == player:
                    self.dice[colour_of(standing)] += 1
                    held += 1
        if table.acting != NONE and owner_of(table.acting) == player:
            self.dice[colour_of(table.acting)] += 1
            held += 1
        self.future = content.HOLDERS * self.left
        if table.phase == DRAFT:
            self.future += content.HOLDERS - held
        self.tracks = owner.tracks
        self.diplomas = diplomas(table, player)

    def gain(self, gain: Gain) -> int:
        return (gain.guards + gain.coins) * self.goods + gain.points * THOUSAND + gain.steps * WORTH.step

    def income(self, track: int, space: int) -> int:
        """What one die brings from a track."""
        amount = content.INCOME[track][space]
        kind = content.INCOME_KIND[track]
        if kind == 3:
            return amount * THOUSAND
        return amount * (WORTH.step if kind == 2 else self.goods)

    def incomes(self, track: int, space: int) -> int:
        """What the dice in hand and those to come will bring from one track."""
        return (self.dice[track] * len(CLASSES) + self.future) * self.income(track, space) // len(CLASSES)

    def all_incomes(self) -> int:
        """The income of all dice; a player prefers dice of the own best track, and white pays the best."""
        total = best = mean = 0
        for track in range(len(CLASSES)):
            one = self.income(track, self.tracks[track])
            total += self.incomes(track, self.tracks[track])
            mean += one
            best = max(best, one)
        spread = best - mean // len(CLASSES)
        return total + self.dice[content.WHITE] * best + self.future * spread * WORTH.best_income // THOUSAND


def majority(table: Table, player: int, track: int, space: int, left: int) -> int:
    """The points a player may expect from a track's tile with the own disk on that space."""
    players = len(table.players)
    width = 2 * (1 + WORTH.majority_width * left)
    above = 0
    top = 0
    for other in range(players):
        if other == player:
            continue
        theirs = table.players[other].tracks[track]
        top = max(top, theirs)
        lead = 2 * (space - theirs)
        if lead == 0:
            lead = -1 if table.ahead(other, player, track) else 1
        if left:
            above += min(max(500 - 500 * lead // width, 0), THOUSAND)
        elif lead < 0:
            above += THOUSAND
    if space == 0 and not left:
        return 0
    if players == 2 and top - space > content.SECOND_PLACE_GAP + WORTH.majority_width * left:
        return 0
    points = content.tile_points(table.tiles[track], players)
    ranks = content.MAJORITY_RANKS[players]
    place = above // THOUSAND
    part = above - THOUSAND * place
    here = points[place] if place < ranks else 0
    below = points[place + 1] if place + 1 < ranks else 0
    return here * (THOUSAND - part) + below * part


def raised(table: Table, outlook: Outlook, track: int, spaces: int) -> int:
    """What climbing a track is worth."""
    here = outlook.tracks[track]
    there = min(here + spaces, content.TRACK_LIMIT)
    if there == here:
        return 0
    player, left = outlook.player, outlook.left
    gained = outlook.incomes(track, there) - outlook.incomes(track, here)
    return gained + majority(table, player, track, there, left) - majority(table, player, track, here, left)


def projected(table: Table, outlook: Outlook, effect: Effect) -> int:
    """What a voyage's task or a game-end effect may be worth at the end."""
    left = outlook.left
    op = effect.op
    if op == FLAT:
        return effect.amount * THOUSAND
    if op == TRACK_THRESHOLD:
        return _threshold(outlook, effect)
    if op == CARDS_BEYOND:
        cards = len(table.players[outlook.player].cards) * THOUSAND + left * WORTH.cards_a_round
        return effect.amount * max(cards - effect.among[0] * THOUSAND, 0)
    if op == COPY_END or (op == HALF_SUM and left):
        return 4 * THOUSAND
    now = task_points(table, outlook.player, effect) * THOUSAND
    if op == HALF_SUM:
        return now
    if op == TWO_TRACKS_HALF:
        return now + left * WORTH.tracks_a_round
    if op == LOWEST_TRACK_TIMES:
        return now + left * effect.amount * WORTH.tracks_a_round * 2 // 3
    growth = WORTH.monasteries_a_round
    if effect.count in (OWN_CLASS, OWN_CLASS_SETS):
        growth = WORTH.cards_a_round // len(CLASSES)
    elif effect.count == OWN_DIPLOMAS:
        growth = WORTH.diplomas_a_round
    elif effect.count == NOT_OWN_MONASTERIES:
        growth = -growth
    return now + left * growth * effect.gain.points * 2 // 3


def _threshold(outlook: Outlook, effect: Effect) -> int:
    """The points of the threshold a track may reach, and a part of those of the next one."""
    reach = outlook.tracks[effect.track] * THOUSAND + outlook.left * WORTH.tracks_a_round
    space = points = 0
    for row in effect.table:
        if reach < row[0] * THOUSAND:
            part = (reach - space * THOUSAND) * (row[1] - points) // (row[0] - space) if outlook.left else 0
            return points * THOUSAND + part // 2
        space = row[0]
        points = row[1]
    return points * THOUSAND


def effect_worth(table: Table, outlook: Outlook, effect: Effect) -> int:
    """What a bonus is worth to a player who gets it now, or goes on having it."""
    op = effect.op
    if op == GAIN:
        return outlook.gain(effect.gain)
    if op == CHOOSE:
        return max(outlook.gain(effect.options[0]), outlook.gain(effect.options[1]))
    if op == PER:
        return outlook.gain(effect.gain) * count(table, outlook.player, effect)
    if op == PAY:
        return max(outlook.gain(effect.gain) - outlook.gain(effect.cost), 0)
    if op == INCOME:
        return outlook.income(effect.track, outlook.tracks[effect.track])
    if op == ADVANCE:
        return raised(table, outlook, effect.track, effect.amount)
    if op == ADVANCE_ALL:
        total = 0
        for track in range(len(CLASSES)):
            total += raised(table, outlook, track, effect.amount)
        return total
    if op == OPPONENTS_GIVE:
        return WORTH.odd[op] * (len(table.players) - 1)
    if op == SCORE_DIPLOMAS:
        return diploma_points(outlook.diplomas) * THOUSAND
    return _lasting_worth(outlook, effect) + WORTH.odd[op]


def _lasting_worth(outlook: Outlook, effect: Effect) -> int:
    """What a bonus that pays again and again is worth in the rounds that are left."""
    op = effect.op
    if op == ADVANCE_CHOICE:
        return outlook.incomes_left * (outlook.gain(effect.gain) + THOUSAND * 7 // 10)
    if op == DIE_BONUS:
        return outlook.gain(effect.gain) * (outlook.dice[effect.track] * 10 + outlook.future * 3) // 10
    if op == IF_NO_DIE:
        return outlook.gain(effect.gain) * outlook.incomes_left * 6 // 10
    if op == DISCOUNT:
        return effect.amount * outlook.goods * outlook.future * 4 // 10
    if op == ON_ACQUIRE:
        return outlook.gain(effect.gain) * outlook.future * 2 // 10
    if op == ON_CASTLE_DIE:
        return effect.gain.points * THOUSAND * outlook.future * 2 // 10
    if op == ON_MONASTERY_DISK:
        return effect.gain.points * WORTH.monasteries_a_round * outlook.left
    return 0


def card_worth(table: Table, outlook: Outlook, card: int) -> int:
    """What taking a card is worth, before its price."""
    worth = raised(table, outlook, content.CARD_CLASS[card], content.CARD_INFLUENCE[card])
    end = content.CARD_BONUS[card] == content.END
    for effect in content.CARD_EFFECTS[card]:
        worth += projected(table, outlook, effect) if end else effect_worth(table, outlook, effect)
    return worth + _icons(outlook, content.CARD_DIPLOMAS[card])


def monastery_worth(table: Table, outlook: Outlook, tile: int) -> int:
    """What entering a monastery is worth."""
    worth = 0
    for effect in content.MONASTERY_EFFECTS[tile]:
        worth += effect_worth(table, outlook, effect)
    return worth + _icons(outlook, content.MONASTERY_DIPLOMAS[tile])


def _icons(outlook: Outlook, kinds: list[int]) -> int:
    if not kinds:
        return 0
    held = outlook.diplomas[:]
    for kind in kinds:
        held[kind] += 1
    return diploma_worth(held, outlook.left) - diploma_worth(outlook.diplomas, outlook.left)


def diploma_worth(held: list[int], left: int) -> int:
    """The points of the icons now, and a hope for each kind that the sets will grow."""
    kinds = 0
    for icons in held:
        if icons:
            kinds += 1
    return diploma_points(held) * THOUSAND + kinds * left * WORTH.diploma
