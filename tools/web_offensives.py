"""Offensives of real positions, to hold the browser's forecast to the rules: `python tools/web_offensives.py`.

Each case is what the forecast reads of a view, before an offensive of this round or (in the Nobles Phase) of the next,
and the attempts the rules then make, if at every choice the strongest province is tried first. In
`web/tests/fixtures/magnanimous-offensives.json`.
"""

import json
from pathlib import Path
from typing import Any, cast

from rossio.games.magnanimous.content import CARD_EFFECTS, PROVINCE_IDS
from rossio.games.magnanimous.game import GAME
from rossio.games.magnanimous.state import NOBLES, PRODUCTION, Table
from rossio.games.magnanimous.steps.offensives import ReturnPurple
from rossio.games.magnanimous.steps.realm import set_in_force
from rossio.games.magnanimous.steps.war import defence
from rossio.kernel.chance import Chance
from rossio.kernel.facts import NOBODY, SPECTATOR

FILE = Path(__file__).parent.parent / "web" / "tests" / "fixtures" / "magnanimous-offensives.json"
CASES_OF_A_KIND = 2


def seen(table: Table) -> dict[str, Any]:
    """The part of a view that the forecast reads."""
    view = cast(dict[str, Any], GAME.view(table, SPECTATOR))
    kept = {key: view[key] for key in ("seats", "phase", "governor", "imperial", "purple", "realm")}
    province = ("id", "owner", "occupied", "troops", "defence")
    kept["provinces"] = [{key: one[key] for key in province} for one in view["provinces"]]
    kept["players"] = [{"ships": player["ships"]} for player in view["players"]]
    return kept


def attempts(table: Table) -> list[dict[str, object]]:
    """Play the offensive to its end."""
    table.log = []
    table.agenda.clear()
    table.agenda.append(ReturnPurple())
    table.settle()
    while not table.over():
        places = [move >> 8 for move in table.legal()]
        chooses_target = GAME.space.print(table.legal()[0]).startswith("target")
        best = max(places, key=lambda place: defence(table, place)) if chooses_target else places[0]
        table.play(table.legal()[places.index(best)])
    return [
        {
            "attacker": event.facts["attacker"],
            "province": event.facts["province"],
            "power": event.facts["power"],
            "defence": event.facts["imperial"],
            "falls": event.kind == "occupied",
        }
        for event in table.log or []
        if event.kind in ("held", "occupied") and event.facts["province"] in PROVINCE_IDS
    ]


def case(table: Table) -> dict[str, object]:
    now = table.clone()
    before = seen(now)
    if now.phase == NOBLES:
        for card in now.events:
            set_in_force(now, NOBODY, CARD_EFFECTS[card], -1)
    return {"view": before, "attempts": attempts(now)}


def main() -> None:
    cases: list[dict[str, object]] = []
    kinds: dict[tuple[int, int, bool], int] = {}
    chance = Chance(1889)
    for seats in GAME.seats:
        for seed in range(12):
            state = cast(Table, GAME.setup(seats, seed, {}))
            while not state.over():
                kind = (seats, state.phase, any(state.realm))
                ripe = state.phase in (PRODUCTION, NOBLES) and state.round > 1 and chance.below(60) == 0
                if ripe and kinds.get(kind, 0) < CASES_OF_A_KIND:
                    kinds[kind] = kinds.get(kind, 0) + 1
                    cases.append(case(state))
                moves = state.legal()
                state.play(moves[chance.below(len(moves))])
    FILE.write_text(json.dumps(cases, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
