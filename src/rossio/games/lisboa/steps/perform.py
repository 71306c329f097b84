"""The nine actions of the nobles by their number."""

from __future__ import annotations

from rossio.games.lisboa import content
from rossio.games.lisboa.state import Table
from rossio.games.lisboa.steps.building import ChooseSite
from rossio.games.lisboa.steps.church import MeetCardinal
from rossio.games.lisboa.steps.decree import TakeDecree
from rossio.games.lisboa.steps.officials import recruit
from rossio.games.lisboa.steps.plans import TakeFavor, TakePlan
from rossio.games.lisboa.steps.production import Produce
from rossio.games.lisboa.steps.ships import BuildShip
from rossio.games.lisboa.steps.store import ChooseLand


def perform(table: Table, seat: int, action: int) -> None:
    """Put an action on the agenda."""
    if action == content.RECRUIT:
        recruit(table, seat)
    elif action == content.PLAN:
        table.agenda.append(TakePlan(seat))
    elif action == content.SHIP:
        table.agenda.append(BuildShip(seat))
    elif action == content.PRODUCE:
        table.agenda.append(Produce(seat))
    elif action == content.CARDINAL:
        table.agenda.append(MeetCardinal(seat, content.CARDINAL_STEPS))
    elif action == content.FAVOR:
        table.agenda.append(TakeFavor(seat))
    elif action == content.STORE:
        table.agenda.append(ChooseLand(seat))
    elif action == content.DECREE:
        table.agenda.append(TakeDecree(seat))
    else:
        table.agenda.append(ChooseSite(seat))
