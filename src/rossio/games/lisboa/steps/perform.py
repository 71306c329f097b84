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


def perform(t: Table, seat: int, action: int) -> None:
    """Put an action on the agenda."""
    if action == content.RECRUIT:
        recruit(t, seat)
    elif action == content.PLAN:
        t.agenda.append(TakePlan(seat))
    elif action == content.SHIP:
        t.agenda.append(BuildShip(seat))
    elif action == content.PRODUCE:
        t.agenda.append(Produce(seat))
    elif action == content.CARDINAL:
        t.agenda.append(MeetCardinal(seat, content.CARDINAL_STEPS))
    elif action == content.FAVOR:
        t.agenda.append(TakeFavor(seat))
    elif action == content.STORE:
        t.agenda.append(ChooseLand(seat))
    elif action == content.DECREE:
        t.agenda.append(TakeDecree(seat))
    else:
        t.agenda.append(ChooseSite(seat))
