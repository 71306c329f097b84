"""What a seat has not seen yet: face-down cards and tiles, the hands of others, what left the game unseen (L15.44)."""

from __future__ import annotations

from rossio.games.lisboa import content
from rossio.games.lisboa.gains import COLOURS
from rossio.games.lisboa.state import BOX, NONE, SETUP, Table
from rossio.kernel.unseen import DECK, GONE, HANDS, LATER, Unseen


def unseen_of(table: Table, seat: int) -> list[Unseen]:
    told = [_cards(table, seat, deck) for deck in range(len(content.DECKS))]
    told += [_decrees(table), _clergy(table, seat), _buildings(table), _plans(table)]
    if table.tasks_for:
        told += [_first_tasks(table), _tasks(table)]
    told.append(_rubble(table))
    return told


def _cards(table: Table, seat: int, deck: int) -> Unseen:
    """The cards of one back by noble: in hands only those dealt are hidden, not those taken from the display."""
    cards = content.CARDS_OF[deck]
    told = Unseen(content.DECKS[deck], len(cards))
    if table.period == 1 and deck in (content.PURPLE, content.BROWN):
        _put(told, cards, LATER)
        return told
    dealt = table.phase != SETUP or any(player.hand for player in table.players)
    _put(told, [card for card in table.unseen if content.CARD_DECK[card] == deck], GONE if dealt else DECK)
    for pile in table.decks:
        _put(told, [card for card in pile if content.CARD_DECK[card] == deck], DECK)
    for number, player in enumerate(table.players):
        if number != seat and content.IN_HAND_DECK[cards[0]]:
            _put(told, [card for card in player.hand if content.CARD_DECK[card] == deck], HANDS)
    return told


def _put(told: Unseen, cards: list[int], place: str) -> None:
    for card in sorted(cards):
        told.add(content.KINDS[content.CARD_KIND[card]], content.CARD_IDS[card])
    told.lie(place, len(cards))


def _pile(kind: str, names: list[str], box: int, hidden: list[int] | tuple[int, ...], place: str) -> Unseen:
    told = Unseen(kind, box)
    for number in sorted(hidden):
        told.add(kind, names[number])
    told.lie(place, len(hidden))
    return told


def _decrees(table: Table) -> Unseen:
    return _pile("decrees", content.DECREE_IDS, len(content.DECREE_IDS), table.decree_deck, DECK)


def _clergy(table: Table, seat: int) -> Unseen:
    """The bag; and while tiles are being chosen, what the others have drawn and kept (L1.4)."""
    hidden = table.clergy_bag[:]
    if table.phase == SETUP and table.church[content.REFILL_ORDER[0]] == NONE:
        for number, player in enumerate(table.players):
            if number != seat:
                hidden += player.offer + player.clergy
    told = _pile("clergy", content.CLERGY_IDS, len(content.CLERGY_IDS), hidden, HANDS)
    told.places = {}
    told.lie(DECK, len(table.clergy_bag))
    told.lie(HANDS, len(hidden) - len(table.clergy_bag))
    return told


def _buildings(table: Table) -> Unseen:
    """Under the available building and the next one lie covered ones (L1.7)."""
    hidden: list[int] = []
    for stack in table.building_stacks:
        hidden += stack[:-2]
    return _pile("buildings", content.BUILDING_IDS, len(content.BUILDING_IDS), hidden, DECK)


def _plans(table: Table) -> Unseen:
    """Starting plans that nobody got; all other plans lie open, in a known order (L1.5)."""
    dealt: list[int] = []
    for player in table.players:
        dealt += player.plans + player.done_plans
    hidden = [plan for plan in content.STARTING_PLANS if plan not in dealt]
    return _pile("starting-plans", content.PLAN_IDS, len(content.STARTING_PLANS), hidden, GONE)


def _first_tasks(table: Table) -> Unseen:
    """Task cards of the first deck that no new player got (L13.1)."""
    known = table.tasks_gone
    for player in table.players:
        known |= player.tasks
    hidden = [task for task in content.TASK_DECK_A if not known >> task & 1]
    return _pile("first-tasks", content.TASK_IDS, len(content.TASK_DECK_A), hidden, GONE)


def _tasks(table: Table) -> Unseen:
    return _pile("tasks", content.TASK_IDS, len(content.TASK_DECK_B), table.task_deck, DECK)


def _rubble(table: Table) -> Unseen:
    """The cubes left in the bag after the set-up (L1.17)."""
    told = Unseen("rubble", COLOURS * content.CUBES_OF_COLOUR)
    for colour in range(COLOURS):
        told.add("rubble", f"cube-{content.COLOURS[colour]}", table.cubes[BOX * COLOURS + colour])
    told.lie(GONE, told.left())
    return told
