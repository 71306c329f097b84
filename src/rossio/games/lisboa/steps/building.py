"""Open a public building (L8.15 to L8.22, L15.34, L15.35)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import able, content, costs
from rossio.games.lisboa.actions import SITE, USE_PLAN
from rossio.games.lisboa.gains import COLOURS, earn, move_cube, note
from rossio.games.lisboa.state import BUILDINGS, GOODS, NONE, SITE_PLACE, Table
from rossio.games.lisboa.steps.officials import RecallOfficials
from rossio.games.lisboa.steps.payment import FOR_HIRING, PayReis, after_coins
from rossio.games.lisboa.steps.rewards import Rewards
from rossio.games.lisboa.steps.ways import Demand
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step


@final
class ChooseSite(Step[Table]):
    """L8.15, L8.16: a free site; take its rubble, then its reward."""

    def moves(self, state: Table) -> list[int]:
        p = state.players[self.seat]
        return [
            encode(SITE, site)
            for site in range(len(state.opened))
            if state.opened[site] == NONE and able.site_open(state, p, site, p.reis, p.influence)
        ]

    def take(self, state: Table, move: int) -> None:
        site = first_of(move)
        if state.log is not None:
            state.tell("site", self.seat, {"site": content.SITE_IDS[site]})
        clear_site(state, self.seat, site)
        state.agenda.append(ChoosePlan(self.seat, site, len(state.players[self.seat].plans)))
        state.agenda.append(Rewards(self.seat, state.site_effects(site)))

    def refusals(self, state: Table) -> list[Refusal]:
        p = state.players[self.seat]
        refusals: list[Refusal] = []
        for site in range(len(state.opened)):
            move = encode(SITE, site)
            if state.opened[site] != NONE:
                refusals.append(Refusal(move, "site-taken", "L8.15", {"site": content.SITE_IDS[site]}))
            elif not any(able.fits(state, plan, site) for plan in p.plans):
                refusals.append(Refusal(move, "no-building", "L8.15", {"site": content.SITE_IDS[site]}))
            elif not able.site_open(state, p, site, p.reis, p.influence):
                refusals.append(Refusal(move, "hiring-price", "L8.18", hiring_facts(state, self.seat, site)))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        return Prompt("site", self.seat, "L8.15")


def hiring_facts(t: Table, seat: int, site: int) -> dict[str, object]:
    """The cheapest hiring for the site as things stand, and the means to pay it."""
    p = t.players[seat]
    need = min(
        costs.hiring_price(p.lasting, t.treasury, plan, p.officials_out())
        for plan in p.plans
        if able.fits(t, plan, site)
    )
    return {"have": costs.purse(p.lasting, p.reis, p.influence), "need": need}


def clear_site(t: Table, seat: int, site: int) -> None:
    """L8.16: both rubble cubes."""
    place = SITE_PLACE + site
    for colour in range(COLOURS):
        for _ in range(t.cubes[place * COLOURS + colour]):
            move_cube(t, seat, place, colour)


@final
class ChoosePlan(Demand):
    """L8.17, L15.35: one of the plans that were yours when the site was chosen."""

    site: int
    owned: int

    def __init__(self, seat: int = NOBODY, site: int = 0, owned: int = 0) -> None:
        self.seat = seat
        self.site = site
        self.owned = owned

    def open(self, state: Table) -> bool:
        moves = self.moves(state)
        if len(moves) == 1:
            self.take(state, moves[0])
        return len(moves) > 1

    def moves(self, state: Table) -> list[int]:
        p = state.players[self.seat]
        means = costs.purse(p.lasting, p.reis, p.influence)
        out = p.officials_out()
        return [
            encode(USE_PLAN, plan)
            for plan in p.plans[: self.owned]
            if able.fits(state, plan, self.site) and costs.hiring_price(p.lasting, state.treasury, plan, out) <= means
        ]

    def take(self, state: Table, move: int) -> None:
        plan = first_of(move)
        p = state.players[self.seat]
        need = costs.staff_needed(p.lasting, plan)
        out = p.officials_out()
        price = costs.hiring_price(p.lasting, state.treasury, plan, out)
        state.agenda.append(CompletePlan(self.seat, self.site, plan))
        if price:
            if state.log is not None:
                state.tell("hired", self.seat, {"officials": need - out, "price": price})
            state.agenda.append(PayReis(self.seat, after_coins(state, self.seat, price), FOR_HIRING))
        state.agenda.append(RecallOfficials(self.seat, need))

    def met_with(self, t: Table, reis: int, influence: int) -> bool:
        return self.affordable(t, t.treasury, reis, influence)

    def secure(self, t: Table) -> bool:
        p = t.players[self.seat]
        dearest = min(t.treasury + content.CARDINAL_STEPS, content.TREASURY_HIGH)
        return self.affordable(t, dearest, p.reis, p.influence)

    def affordable(self, t: Table, treasury: int, reis: int, influence: int) -> bool:
        p = t.players[self.seat]
        means = costs.purse(p.lasting, reis, influence)
        out = p.officials_out()
        for plan in p.plans[: self.owned]:
            if able.fits(t, plan, self.site) and costs.hiring_price(p.lasting, treasury, plan, out) <= means:
                return True
        return False

    def refusals(self, state: Table) -> list[Refusal]:
        p = state.players[self.seat]
        legal = self.moves(state)
        refusals: list[Refusal] = []
        for at in range(len(p.plans)):
            plan = p.plans[at]
            move = encode(USE_PLAN, plan)
            if move in legal:
                continue
            if at >= self.owned:
                refusals.append(Refusal(move, "plan-too-new", "L15.35", {"plan": content.PLAN_IDS[plan]}))
            elif not able.fits(state, plan, self.site):
                refusals.append(Refusal(move, "no-building", "L8.15", {"site": content.SITE_IDS[self.site]}))
            else:
                price = costs.hiring_price(p.lasting, state.treasury, plan, p.officials_out())
                have = costs.purse(p.lasting, p.reis, p.influence)
                refusals.append(Refusal(move, "hiring-price", "L8.18", {"have": have, "need": price}))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        return Prompt("use-plan", self.seat, "L8.17", {"site": content.SITE_IDS[self.site]})


@final
class CompletePlan(Step[Table]):
    """L8.19 to L8.21: the plan is complete, the building stands and scores, the next one becomes available."""

    site: int
    plan: int

    def __init__(self, seat: int = NOBODY, site: int = 0, plan: int = 0) -> None:
        self.seat = seat
        self.site = site
        self.plan = plan

    def open(self, state: Table) -> bool:
        p = state.players[self.seat]
        p.plans.remove(self.plan)
        p.done_plans.append(self.plan)
        if state.log is not None:
            state.tell("plan-done", self.seat, {"plan": content.PLAN_IDS[self.plan]})
        open_building(state, self.seat, content.PLAN_ARCHITECT[self.plan], self.site)
        note(state, self.seat, content.PUBLIC)
        return False


def open_building(t: Table, seat: int, architect: int, site: int) -> None:
    """L8.17, L8.20, L8.21: place the architect's available building and score it for all."""
    building = t.building_stacks[architect].pop()
    t.opened[site] = building * 2 + architect
    if t.log is not None:
        t.tell("building", seat, {"building": content.BUILDING_IDS[building], "site": content.SITE_IDS[site]})
    wigs = building_wigs(t, architect, building, site)
    for other in range(len(t.players)):
        if wigs[other]:
            earn(t, other, wigs[other], BUILDINGS)
            if t.log is not None:
                t.tell("building-wigs", other, {"site": content.SITE_IDS[site], "wigs": wigs[other]})
    if len(t.building_stacks[architect]) > 1:
        t.reveal()


def building_wigs(t: Table, architect: int, building: int, site: int) -> list[int]:
    """L8.20, L8.22: what every player's stores score with a building at a site."""
    colours = content.BUILDING_COLOURS[building * 2 + architect]
    row = content.SITE_ROW[site]
    street = content.SITE_STREET[site]
    wigs = [0] * len(t.players)
    for land in range(len(t.stores)):
        store = t.stores[land]
        if store < 0:
            continue
        facing = store % GOODS
        if (facing == street) if row < 0 else (content.LAND_ROW[land] == row and colours >> facing & 1 == 1):
            wigs[store // GOODS] += t.column_wigs[content.LAND_COLUMN[land]]
    return wigs
