"""What is left: seen and unseen together are the box, by kind, for every seat and for who only watches.

What is seen is read from the view here, what is unseen is told by the rules, and the box is the content pack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final

from rossio.games.coimbra import content as coimbra
from rossio.games.lisboa import content as lisboa
from rossio.games.magnanimous import content as magnanimous
from rossio.kernel.unseen import PLACES
from tests.conformance.cases import Case, advance, games, mover, positions

View = dict[str, Any]
Seen = dict[str, Counter[str]]


def _counted(names: Iterable[str | None]) -> Counter[str]:
    return Counter(name for name in names if name is not None)


def _coimbra(view: View) -> Seen:
    cards = [card for pair in view["pairs"] for card in pair] + view["discard"]
    cards += [place["card"] for row in view["display"].values() for place in row if place]
    cards += [card for player in view["players"] for card in player["cards"]]
    deck = dict(zip(coimbra.CARD_IDS, coimbra.CARD_DECK, strict=True))
    seen = {f"deck-{number}": _counted(card for card in cards if deck[card] == number) for number in (1, 2, 3)}
    seen["monasteries"] = _counted(place["tile"] for place in view["monasteries"].values())
    seen["voyages"] = _counted(view["voyages"])
    return seen


def _lisboa(view: View) -> Seen:
    players = view["players"]
    cards = [*view["discards"], view["court-card"], view["playing"]]
    cards += [place["card"] for place in view["display"].values()]
    clergy = view["church"]["tiles"] + view["church"]["out"]
    for player in players:
        cards += player["nobles"] + player["treasuries"]
        cards += player["hand-known"] if player["hand"] is None else player["hand"]
        clergy += player["clergy"]
        (clergy if view["phase"] == "setup" else cards).extend(player["offer"])
    deck = dict(zip(lisboa.CARD_IDS, lisboa.CARD_DECK, strict=True))
    seen = {
        name: _counted(card for card in cards if card is not None and deck[card] == number)
        for number, name in enumerate(lisboa.DECKS)
    }
    seen["clergy"] = _counted(clergy)
    seen["decrees"] = _counted([*view["decrees"], *view["decrees-out"], *(d for p in players for d in p["decrees"])])
    stacks = [stack[name] for stack in view["buildings"].values() for name in ("available", "next")]
    seen["buildings"] = _counted([*stacks, *(site["building"] for site in view["sites"].values())])
    starting = [lisboa.PLAN_IDS[plan] for plan in lisboa.STARTING_PLANS]
    plans = [plan for player in players for plan in player["plans"] + player["done-plans"]]
    seen["starting-plans"] = _counted(plan for plan in plans if plan in starting)
    rubble = view["rubble"]
    places = [*rubble["rows"].values(), *rubble["columns"].values(), rubble["pile"], rubble["lost"]]
    places += [site["cubes"] for site in view["sites"].values()] + [player["cubes"] for player in players]
    seen["rubble"] = Counter({f"cube-{c}": sum(place[c] for place in places) for c in lisboa.COLOURS})
    return seen


def _magnanimous(view: View) -> Seen:
    players = view["players"]
    cards = view["cards"]["discards"] + view["cards"]["events"] + view["cards"]["removed"]
    cards += [laid["card"] for laid in view["cards"]["throne"]]
    cards += [card for player in players for card in player["referendums"] + (player["hand"] or [])]
    cards += [view["ballot"]["card"]] if view["ballot"] else []
    ministers = [view["ministers"]["shown"], *view["ministers"]["discards"]]
    ministers += [minister for player in players for minister in player["ministers"].values()]
    tiles = view["improvements"]["open"] + view["improvements"]["discards"]
    tiles += [province["improvement"] for province in view["provinces"]]
    barons = [baron for player in players for baron in player["barons"] or [player["baron"]]]
    return {
        "empire": _counted(cards),
        "ministers": _counted(ministers),
        "improvements": _counted(tiles),
        "barons": _counted(barons),
    }


READERS: Final[dict[str, Callable[[View], Seen]]] = {
    "coimbra": _coimbra,
    "lisboa": _lisboa,
    "magnanimous": _magnanimous,
}


def _boxes(game: str) -> Seen:
    if game == "coimbra":
        decks = list(zip(coimbra.CARD_IDS, coimbra.CARD_DECK, strict=True))
        boxes = {f"deck-{number}": Counter(card for card, deck in decks if deck == number) for number in (1, 2, 3)}
        return {**boxes, "monasteries": Counter(coimbra.MONASTERY_IDS), "voyages": Counter(coimbra.VOYAGE_IDS)}
    if game == "lisboa":
        cards = list(zip(lisboa.CARD_IDS, lisboa.CARD_DECK, strict=True))
        boxes = {name: Counter(card for card, deck in cards if deck == n) for n, name in enumerate(lisboa.DECKS)}
        boxes["clergy"] = Counter(lisboa.CLERGY_IDS)
        boxes["decrees"] = Counter(lisboa.DECREE_IDS)
        boxes["buildings"] = Counter(lisboa.BUILDING_IDS)
        boxes["starting-plans"] = Counter(lisboa.PLAN_IDS[plan] for plan in lisboa.STARTING_PLANS)
        boxes["rubble"] = Counter({f"cube-{colour}": lisboa.CUBES_OF_COLOUR for colour in lisboa.COLOURS})
        return boxes
    return {
        "empire": Counter(magnanimous.CARD_IDS),
        "ministers": Counter(magnanimous.MINISTER_IDS),
        "improvements": Counter(dict(zip(magnanimous.TILE_IDS, magnanimous.TILES, strict=True))),
        "barons": Counter(magnanimous.BARON_IDS),
    }


TASKS: Final = {"tasks": lisboa.TASK_DECK_B, "first-tasks": lisboa.TASK_DECK_A}


def test_seen_and_unseen_are_the_box(case: Case) -> None:
    game = case.game
    if game.name not in READERS:
        assert game.unseen(case.setup(0), 0) == []
        return
    boxes = _boxes(game.name)
    for where, state in positions(case, games(8, 40), 8):
        for viewer in case.viewers():
            told = {one.kind: one for one in game.unseen(state, viewer) if one.kind not in TASKS}
            seen = READERS[game.name](game.view(state, viewer))
            assert told.keys() == boxes.keys() == seen.keys()
            for kind, one in told.items():
                hidden = Counter({name: n for names in one.sorts.values() for name, n in names.items()})
                assert seen[kind] + hidden == boxes[kind], f"{where}: {kind} from {viewer}"
                assert one.box == boxes[kind].total()
                assert one.left() == hidden.total() == sum(one.places.values()), f"{where}: {kind} from {viewer}"
                assert set(one.places) <= set(PLACES)


def test_task_cards_of_new_players_are_seen_once_and_for_all(case: Case) -> None:
    """A task that was done leaves the table; that it was seen is remembered (L13.1)."""
    if case.game.name != "lisboa":
        return
    for seed in games(4, 8):
        options = {f"tasks-{seat + 1}": "on" for seat in range(case.seats)}
        state = case.game.setup(case.seats, seed, options)
        seen: set[str] = set()
        chance = mover(seed)
        while not state.over():
            seen.update(task for player in case.game.view(state, 0)["players"] for task in player["tasks"])
            for one in case.game.unseen(state, 0):
                if one.kind in TASKS:
                    hidden = {name for names in one.sorts.values() for name in names}
                    box = {lisboa.TASK_IDS[task] for task in TASKS[one.kind]}
                    assert hidden == box - seen, f"{case}, seed {seed}, {state.ply} decisions: {one.kind}"
                    assert one.box == len(box)
            advance(state, chance)
