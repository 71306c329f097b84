"""Positions of Lisboa for the tests of its board, with what the rules reckon there: `python tools/web_lisboa.py`.

For every number of seats, with and without variants, a position in the middle and one at the end; and beside them every
position at which a kind of decision or of move is met for the first time. `reckoned` holds costs and wigs for the seat
that decides, to hold the browser's own reckoning to the rules. In `web/tests/fixtures/lisboa-positions.json`.
"""

import json
from pathlib import Path
from typing import Any, cast

from web_positions import position

from rossio.games.lisboa import able, content, costs, scoring
from rossio.games.lisboa.game import GAME
from rossio.games.lisboa.state import NONE, Table
from rossio.games.lisboa.steps.building import building_wigs
from rossio.games.lisboa.steps.store import store_wigs
from rossio.kernel.chance import Chance

FILE = Path(__file__).parent.parent / "web" / "tests" / "fixtures" / "lisboa-positions.json"
VARIANTS = {"draft": "on", "tasks": "on", "tokens": "on", "start-decrees": "on"}
GAMES = 120
MIDDLE = 140


def reckoned(t: Table, seat: int) -> dict[str, Any]:
    """Costs and wigs for a seat, as the rules have them."""
    p = t.players[seat]
    free = [land for land in range(len(t.stores)) if t.stores[land] == NONE]
    sites = [site for site in range(len(t.opened)) if t.opened[site] == NONE]
    plans = {content.PLAN_ARCHITECT[plan]: plan for plan in p.plans}
    return {
        "visits": {
            noble: [costs.visit_cost(t, seat, number, following) for following in (False, True)]
            for number, noble in enumerate(content.NOBLE_IDS)
        },
        "event": costs.event_price(t, p),
        "means": costs.purse(p.lasting, p.reis, p.influence),
        "lands": {content.LAND_IDS[land]: costs.least_price(t, p.lasting, t.treasury, land) for land in free},
        "stores": {
            content.LAND_IDS[land]: {
                content.GOOD_IDS[street]: store_wigs(t, land, street) for street in content.LAND_STREETS[land]
            }
            for land in free
        },
        "buildings": {
            content.SITE_IDS[site]: {
                content.ARCHITECTS[architect]: building_wigs(t, architect, t.building_stacks[architect][-1], site)
                for architect, plan in sorted(plans.items())
                if able.fits(t, plan, site)
            }
            for site in sites
        },
        "hiring": {
            content.PLAN_IDS[plan]: costs.hiring_price(p.lasting, t.treasury, plan, p.officials_out())
            for plan in p.plans
        },
        "ship": costs.ship_cost(p, content.SHIP_HULL[t.shipyard[-1]]) if t.shipyard else 0,
        "decrees": {content.DECREE_IDS[decree]: scoring.decree_wigs(t, seat, decree) for decree in t.decrees},
        "influence": content.INFLUENCE_AFTER[p.influence],
    }


def telling(numbers: dict[str, Any]) -> set[str]:
    """Kinds of numbers that make a difference here: benefits, scores, hiring."""
    found = set()
    if any(alone != following for alone, following in numbers["visits"].values()):
        found.add("following")
    if any(numbers["hiring"].values()):
        found.add("hiring")
    if any(sum(wigs) for scores in numbers["buildings"].values() for wigs in scores.values()):
        found.add("building")
    if any(wigs for scores in numbers["stores"].values() for wigs in scores.values()):
        found.add("store")
    return found


def told(t: Table, seats: int) -> dict[str, Any]:
    one = position(GAME, t, seats)
    return {**one, "reckoned": reckoned(t, one["seat"])}


def positions() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    met: set[str] = set()
    chance = Chance(1755)
    for number in range(GAMES):
        seats = sorted(GAME.seats)[number % len(GAME.seats)]
        varied = number // len(GAME.seats) % 2 == 1
        options = GAME.settle_options(
            seats, {k: v for k, v in VARIANTS.items() if varied and (k != "draft" or seats > 1)}
        )
        table = cast(Table, GAME.setup(seats, number, options))
        first = number < 2 * len(GAME.seats)
        while not table.over():
            legal = table.legal()
            kinds = {table.prompt().key, *(GAME.space.print(move).split()[0] for move in legal)}
            kinds |= telling(reckoned(table, table.seat()))
            if kinds - met or (first and table.ply == MIDDLE):
                met |= kinds
                found.append(told(table, seats))
            table.play(legal[chance.below(len(legal))])
        if first:
            found.append(told(table, seats))
    return found


def main() -> None:
    lines = [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in positions()]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
