"""No offered move strands a player, and nothing that could be performed is withheld (L15.2, L15.3).

The judge here is naive: it tries every payment, reward, tile, cube, discard and official on clones and knows the costs
from the rule text, so that it shares no looking ahead with the engine.
"""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from rossio.games.lisboa import content
from rossio.games.lisboa.able.ways import Arrived
from rossio.games.lisboa.actions import ACT, BUILD, FOLLOW, PORTFOLIO, SITE, SPONSOR, VISIT
from rossio.games.lisboa.game import GAME, table_of
from rossio.games.lisboa.state import NOBLES, NONE, PILE, START, Player, Table
from rossio.games.lisboa.steps.perform import perform
from rossio.games.lisboa.steps.rewards import Rewards
from rossio.games.lisboa.steps.visit import AskFollow
from rossio.kernel.actions import encode, first_of, kind_of
from rossio.kernel.chance import Chance
from rossio.kernel.facts import Event
from rossio.kernel.state import Step
from tests.marks import clause

SEEDS = st.integers(0, 2**32 - 1)
REIS_OF = [0, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]
REALS = (0, 1, 3, 5, 7, 9)
TREASURY_INFLUENCE = [0, -1, 0, 1, 1, 2, 3]
CUBE_PRICE = [3, 2, 1]
COIN = {"p16": 1, "p19": 1, "p38": 1, "p57": 1, "p78": 1, "p81": 1}
LAND = {"p21": 2, "p40": 2, "p62": 3, "p80": 3, "c13": 3, "c14": 3}
HIRE = {"p17": 2, "p41": 2, "p59": 2, "p82": 3, "c11": 2, "c12": 2}
EVENT = {"p20": 2, "p58": 2}
STAFF = {"c09": 1, "c10": 1}
BROWN = {"c15": 1, "c16": 1}
SHIP = {"c21": 1, "c22": 1}
VISIT_LESS = [{"c03": 2, "c04": 2}, {"c05": 2, "c06": 2}, {"c07": 2, "c08": 2}]
FOLLOW_LESS = {"c31": 2, "c32": 2}


# Random positions


def position(seed: int) -> Table:
    """Somewhere in a random game, before somebody's action; then made tight: little money, odd tracks, gaps."""
    chance = Chance(seed)
    seats = 1 + chance.below(4)
    options = {"tokens": "on"} if chance.below(3) == 0 else {}
    wanted = chance.below(240)
    t = table_of(GAME.setup(seats, seed, options))
    while t.prompt().key != "action" or wanted > 0:
        moves = t.legal()
        t.play(moves[chance.below(len(moves))])
        wanted -= 1
        if t.over():
            t = table_of(GAME.setup(seats, seed + 1, options))
            wanted = chance.below(80)
    tighten(t, chance)
    assert GAME.faults(t) == []
    return t


def tighten(t: Table, chance: Chance) -> None:
    t.treasury = 1 + chance.below(6)
    t.cardinal = chance.below(6)
    for gap in range(6):
        if chance.below(3) == 0 and t.church[gap] != NONE:
            t.clergy_bag.append(t.church[gap])
            t.church[gap] = NONE
    for p in t.players[: t.seats]:
        p.reis = chance.below(8)
        p.influence = chance.below(8) if chance.below(2) else chance.below(3)
        wigs = chance.below(4)
        p.points[START] += wigs - p.wigs
        p.wigs = wigs
        p.goods = [chance.below(p.room() + 1) if chance.below(2) else 0 for _ in range(4)]
        p.favors = chance.below(8)
        p.posts = [0] * (2 * NOBLES)
        p.officials = content.OFFICIALS
        for _ in range(chance.below(5)):
            post = chance.below(2 * NOBLES)
            if post >= NOBLES or t.in_office(post) < 6:
                p.posts[post] += 1
                p.officials -= 1
        while t.clergy_bag and len(p.clergy) < 3 and chance.below(3) == 0:
            p.clergy += (t.clergy_bag.pop(),)
            p.renew()
        if chance.below(3) == 0:
            fill_portfolio(t, p, chance)


def fill_portfolio(t: Table, p: Player, chance: Chance) -> None:
    """Cards that have left the game come back, as long as there is room."""
    for card in t.discards[:]:
        treasury = content.CARD_KIND[card] == content.TREASURY
        if p.cards() >= p.slots() or (len(p.treasuries) if treasury else len(p.nobles) + len(p.ships)) >= 3:
            continue
        if chance.below(2):
            t.discards.remove(card)
            placed_by(p, card)


# The naive judge


def names(p: Player) -> list[str]:
    """The treasury cards and clergy tiles of a player."""
    return [content.CARD_IDS[card] for card in p.treasuries] + [content.CLERGY_IDS[tile] for tile in p.clergy]


def worth(p: Player, benefits: dict[str, int]) -> int:
    return sum(benefits.get(name, 0) for name in names(p))


def leaves(t: Table, *steps: Step[Table]) -> Iterator[Table]:
    """The positions after these steps, for every choice in them."""
    trial = t.clone()
    trial.probing = True
    trial.agenda = [Arrived(), *reversed(steps)]
    trial.settle()
    waiting = [trial]
    while waiting:
        here = waiting.pop()
        if isinstance(here.agenda[-1], Arrived):
            yield here
            continue
        for move in here.legal():
            there = here.clone()
            there.play(move)
            waiting.append(there)


def affords(p: Player, price: int) -> bool:
    return price - worth(p, COIN) <= p.reis + REIS_OF[p.influence]


def generated(influence: int, reis: int) -> int:
    """L4.3: the marker after generating réis."""
    for _ in range(reis):
        influence = max(space for space in REALS if space < influence)
    return influence


def visits(t: Table, seat: int, noble: int, following: bool) -> Iterator[Table]:
    """Every way to pay a visit or a follow."""
    mine = t.players[seat]
    cost = TREASURY_INFLUENCE[t.treasury] + (1 if len(t.players) == 2 else 0)
    cost += sum(p.posts[noble] for p in t.players if p is not mine)
    cost -= worth(mine, VISIT_LESS[noble]) + (worth(mine, FOLLOW_LESS) if following else 0)
    for reis in range(max(cost, 0) + 1 if mine.houses[0] == 2 else 1):
        after = t.clone()
        p = after.players[seat]
        p.reis -= max(reis - worth(p, COIN), 0)
        rest = max(cost, 0) - reis
        p.wigs -= max(rest - p.influence, 0)
        p.influence = max(p.influence - rest, 0)
        if p.reis >= 0 and p.wigs >= 0:
            yield after


def can_land(t: Table, seat: int, land: int) -> bool:
    """Reward, cube, price."""
    for after in leaves(t, Rewards(seat, t.land_effects(land))):
        p = after.players[seat]
        row, column = content.LAND_ROW[land], len(content.ROWS) + content.LAND_COLUMN[land]
        cubes = [after.cubes[3 * row + colour] + after.cubes[3 * column + colour] for colour in range(3)]
        each = [max(CUBE_PRICE[0] - worth(p, BROWN), 0), *CUBE_PRICE[1:]]
        price = after.treasury + sum(cubes[colour] * each[colour] for colour in range(3)) - worth(p, LAND)
        taken = [each[colour] for colour in range(3) if cubes[colour]] or [0]
        if any(affords(p, price - less) for less in taken):
            return True
    return False


def can_store(t: Table, seat: int) -> bool:
    return sum(t.players[seat].houses) < 8 and any(can_land(t, seat, land) for land in lands_with_tile(t))


def lands_with_tile(t: Table) -> dict[int, list[int]]:
    """The free lands, each with the streets for which a tile is on display."""
    found: dict[int, list[int]] = {}
    for land in range(len(t.stores)):
        small = content.LAND_SMALL[land]
        streets = [
            street
            for street in content.LAND_STREETS[land]
            if t.city[content.SMALL_DISPLAY if small else content.LARGE_DISPLAY[street]]
        ]
        if t.stores[land] == NONE and streets:
            found[land] = streets
    return found


def can_public(t: Table, seat: int) -> bool:
    return any(can_site(t, seat, site) for site in range(len(t.opened)))


def can_site(t: Table, seat: int, site: int) -> bool:
    """A plan that fits; then the reward, then the officials of any fitting plan, or the means to hire them."""
    if t.opened[site] != NONE or not any(fits(t, plan, site) for plan in t.players[seat].plans):
        return False
    for after in leaves(t, Rewards(seat, t.site_effects(site))):
        p = after.players[seat]
        for plan in p.plans:
            if not fits(after, plan, site):
                continue
            short = content.PLAN_OFFICIALS[plan] - worth(p, STAFF) - sum(p.posts)
            if affords(p, max(short, 0) * max(after.treasury - worth(p, HIRE), 0)):
                return True
    return False


def fits(t: Table, plan: int, site: int) -> bool:
    architect = content.PLAN_ARCHITECT[plan]
    if not t.building_stacks[architect]:
        return False
    colours = content.BUILDING_COLOURS[t.building_stacks[architect][-1] * 2 + architect]
    return content.SITE_STREET[site] < 0 or bool(colours >> content.SITE_STREET[site] & 1)


def can_do(t: Table, seat: int, action: int) -> bool:
    """L15.3 in the words of the rules."""
    p = t.players[seat]
    if action == content.RECRUIT:
        return p.officials > 0
    if action == content.PLAN:
        return t.plan_left != [0, 0]
    if action == content.SHIP:
        return can_ship(t, p)
    if action == content.PRODUCE:
        return any(p.stores[good] > 0 and p.goods[good] < p.room() for good in range(4))
    if action == content.CARDINAL:
        near = [t.church[(t.cardinal + at) % 6] for at in (0, 1, 2)]
        return len(p.clergy) < 4 and near != [NONE] * 3
    if action == content.FAVOR:
        return p.favors != 7
    if action == content.STORE:
        return can_store(t, seat)
    if action == content.DECREE:
        return len(t.decrees) > 0
    return can_public(t, seat)


def can_ship(t: Table, p: Player) -> bool:
    if not t.shipyard:
        return False
    hull = content.SHIP_HULL[t.shipyard[-1]]
    kinds = len([good for good in p.goods if good])
    less = 9 if p.houses[1] == 3 else worth(p, SHIP) + (1 if p.houses[1] else 0)
    if any(hull - content.SHIP_HULL[ship] - less <= kinds for ship in p.ships):
        return True
    top_full = len(p.nobles) + len(p.ships) == 3
    room = not top_full and p.cards() < p.slots()
    given = p.nobles if top_full else p.nobles + p.treasuries
    return (room or bool(given)) and hull - less <= kinds


def settles(t: Table, seat: int) -> bool:
    """A sale or a trade is open."""
    p = t.players[seat]
    docked = [s for other in t.players for s in other.ships if not t.sails(s) and t.cargo[s] < content.SHIP_HULL[s]]
    if docked and any(p.goods):
        return True
    for good in range(4):
        if p.goods[good]:
            after = t.clone()
            after.players[seat].goods[good] -= 1
            for action in range(content.STATE_ACTIONS):
                wanted = (content.GOLD, content.GOOD_IDS.index(("tool", "book", "cloth")[action // 2]))
                if good in wanted and can_do(after, seat, action):
                    return True
    return False


def can_play_card(t: Table, seat: int, card: int) -> bool:
    """Reward or penalty, a discard if there is no room, then a sale or a trade."""
    start = t.clone()
    start.players[seat].hand.remove(card)
    if content.CARD_KIND[card] == content.TREASURY:
        start.players[seat].reis += start.treasury
        start.treasury = max(start.treasury - 1, 1)
    for after in leaves(start, Rewards(seat, content.CARD_EFFECTS[card])):
        if any(settles(placed, seat) for placed in placements(after, seat, card)):
            return True
    return False


def placements(t: Table, seat: int, card: int) -> Iterator[Table]:
    """Every discard that makes room, or none if there is room."""
    p = t.players[seat]
    treasury = content.CARD_KIND[card] == content.TREASURY
    full = (len(p.treasuries) if treasury else len(p.nobles) + len(p.ships)) == 3
    if not full and p.cards() < p.slots():
        yield placed(t, seat, card)
        return
    for gone in range(3):
        rows = (p.nobles, p.ships, p.treasuries)[gone]
        if full and treasury != (gone == 2):
            continue
        for at in range(len(rows)):
            after = t.clone()
            q = after.players[seat]
            left = rows[:at] + rows[at + 1 :]
            if gone == 0:
                q.nobles = left
            elif gone == 1:
                q.ships = left
            else:
                q.treasuries = left
            yield placed(after, seat, card)


def placed(t: Table, seat: int, card: int) -> Table:
    placed_by(t.players[seat], card)
    return t


def placed_by(p: Player, card: int) -> None:
    if content.CARD_KIND[card] == content.TREASURY:
        p.treasuries += (card,)
    else:
        p.nobles += (card,)
    p.renew()


def can_visit(t: Table, seat: int, noble: int) -> bool:
    """Pay; no state action or one of the two; the noble action."""
    for paid in visits(t, seat, noble, False):
        if can_do(paid, seat, content.STORE + noble):
            return True
        for action in (2 * noble, 2 * noble + 1):
            if can_do(paid, seat, action):
                trial = paid.clone()
                trial.agenda = []
                perform(trial, seat, action)
                if any(can_do(after, seat, content.STORE + noble) for after in leaves(paid, *reversed(trial.agenda))):
                    return True
    return False


def can_follow(t: Table, seat: int, noble: int) -> bool:
    """Give the favor back, pay, one of the three actions."""
    start = t.clone()
    start.players[seat].favors &= ~(1 << noble)
    return any(
        can_do(paid, seat, action)
        for paid in visits(start, seat, noble, True)
        for action in (2 * noble, 2 * noble + 1, content.STORE + noble)
    )


def can_sponsor(t: Table, seat: int, card: int) -> bool:
    """Pay the treasury value in some mix, then the event."""
    p = t.players[seat]
    owed = max(max(t.treasury - worth(p, EVENT), 0) - worth(p, COIN), 0)
    op = content.CARD_EVENT[card][0]
    for from_influence in range(min(owed, REIS_OF[p.influence]) + 1):
        if owed - from_influence > p.reis:
            continue
        after = t.clone()
        q = after.players[seat]
        q.reis -= owed - from_influence
        q.influence = generated(q.influence, from_influence)
        if op == content.INFLUENCE or (op == content.RUBBLE and sum(after.cubes[3 * PILE : 3 * PILE + 3]) > 0):
            return True
        if op <= content.PUBLIC and can_do(after, seat, op):
            return True
    return False


def performable(t: Table) -> set[str]:
    """Every portfolio play, visit and event of the active player's hand that can be performed."""
    seat = t.seat()
    found: set[int] = set()
    for card in t.players[seat].hand:
        kind = content.CARD_KIND[card]
        if can_play_card(t, seat, card):
            found.add(encode(PORTFOLIO, card))
        if kind == content.TREASURY and can_sponsor(t, seat, card):
            found.add(encode(SPONSOR, card))
        if kind != content.TREASURY and can_visit(t, seat, kind):
            found.add(encode(VISIT, card))
    return {GAME.space.print(move) for move in found}


# The two properties


@clause("L15.2", "L15.3", "L7.5", "L3.7", "L8.11", "L9.1")
@given(SEEDS)
def test_what_can_be_performed_is_offered_and_nothing_else(seed: int) -> None:
    t = position(seed)
    offered = {GAME.space.print(move) for move in t.legal() if kind_of(move) in (PORTFOLIO, SPONSOR, VISIT)}
    assert offered == performable(t)


@clause("L15.2", "L15.12", "L7.6")
@given(SEEDS)
def test_who_can_follow_is_asked_and_nobody_else(seed: int) -> None:
    t = position(seed)
    for seat in range(t.seats):
        for noble in range(NOBLES):
            p = t.players[seat]
            wanted = bool(p.favors >> noble & 1) and can_follow(t, seat, noble)
            assert AskFollow(seat, noble).open(t.clone()) == wanted


EFFECT_OF = ["placed", "plan", "ship", "produced", "cardinal", "favor", "house", "decree", "plan-done"]


def chain(t: Table, first: int, chance: Chance) -> list[tuple[int, list[str]]]:
    """Play a move and go on at random to the political card; the promises made, each with what happened after."""
    log: list[Event] = []
    t.log = log
    promises: list[tuple[int, int]] = []
    seat, move = t.seat(), first
    while True:
        promises.append((move, len(log)))
        t.play(move)
        assert GAME.faults(t) == [], GAME.space.print(move)
        if t.over() or t.prompt().key in ("take-card", "action", "give-up", "discard-hand"):
            break
        moves = t.legal()
        assert moves, f"{t.prompt().key} asks seat {t.seat()} and offers nothing"
        assert len(set(moves)) == len(moves)
        move = moves[chance.below(len(moves))]
    t.log = None
    assert seat >= 0
    return [(move, [event.kind for event in log[at:]]) for move, at in promises]


@clause("L15.2", "L7.5", "L6.3", "L3.7")
@given(SEEDS)
def test_no_offered_move_strands_anybody_and_what_is_begun_is_done(seed: int) -> None:
    t = position(seed)
    chance = Chance(seed + 1)
    for first in t.legal():
        for move, told in chain(t.clone(), first, chance):
            kind, card = kind_of(move), first_of(move)
            if kind == PORTFOLIO:
                assert "sold" in told or "traded" in told
            elif kind == VISIT:
                assert EFFECT_OF[content.STORE + content.CARD_KIND[card]] in told
            elif kind == SPONSOR:
                op = content.CARD_EVENT[card][0]
                wanted = {content.INFLUENCE: ["influence"], content.RUBBLE: ["cube", "cube-lost"]}.get(op)
                assert any(name in told for name in wanted or [EFFECT_OF[op]])
            elif kind == ACT:
                assert EFFECT_OF[card] in told
            elif kind == FOLLOW:
                assert "paid-visit" in told
            elif GAME.space.print(move).startswith("trade "):
                assert EFFECT_OF[move >> 16 & 255] in told


@clause("L15.2", "L8.2", "L8.15")
@given(SEEDS)
def test_within_an_action_just_the_choices_that_lead_on_are_offered(seed: int) -> None:
    """In random chains: lands and sites as the judge finds them; what is refused as a dead end never leads on."""
    t = position(seed)
    chance = Chance(seed + 2)
    for first in t.legal():
        here = t.clone()
        here.play(first)
        while not here.over() and here.prompt().key not in ("take-card", "action", "give-up", "discard-hand"):
            moves = here.legal()
            wanted = judged(here)
            assert wanted is None or moves == wanted
            for refusal in here.refusals():
                if refusal.reason == "dead-end":
                    assert not leads_somewhere(here, refusal.move), GAME.space.print(refusal.move)
            here.play(moves[chance.below(len(moves))])


def judged(t: Table) -> list[int] | None:
    """The lands or sites that must be offered, where one is asked for."""
    seat = t.seat()
    if t.prompt().key == "land":
        lands = lands_with_tile(t)
        return [encode(BUILD, land, street) for land in lands if can_land(t, seat, land) for street in lands[land]]
    if t.prompt().key == "site":
        return [encode(SITE, site) for site in range(len(t.opened)) if can_site(t, seat, site)]
    return None


def leads_somewhere(t: Table, move: int) -> bool:
    """Whether, after a move that was not offered, what is compulsory can still be done by the owner of the step."""
    trial = t.clone()
    trial.probing = True
    seat = trial.seat()
    step = trial.agenda.pop()
    below = [at for at, other in enumerate(trial.agenda) if other.seat != seat or type(other).__name__ in ENDS]
    trial.agenda = [Arrived(), *trial.agenda[below[-1] + 1 :]] if below else [Arrived(), *trial.agenda]
    step.take(trial, move)
    trial.settle()
    done = marks(t, seat)
    waiting = [trial]
    while waiting:
        here = waiting.pop()
        if isinstance(here.agenda[-1], Arrived):
            if marks(here, seat) > done and here.players[seat].reis >= 0:
                return True
            continue
        for further in here.legal():
            there = here.clone()
            there.play(further)
            waiting.append(there)
    return False


ENDS = ("TakeCard", "AskFollow", "TradeAgain", "ChurchScoring", "NextTurn")


def marks(t: Table, seat: int) -> list[int]:
    """What a completed demand leaves behind: a house, a completed plan, a sale or a trade."""
    p = t.players[seat]
    return [p.houses_built() + len(p.done_plans) + t.covered.bit_count() + t.at_sea.bit_count() + sum(t.cargo)]
