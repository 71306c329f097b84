"""Open a public building (L8.15 to L8.22, L15.34, L15.35)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content, costs
from rossio.games.lisboa.able.can import fits, site_open
from rossio.games.lisboa.able.ways import Demand
from rossio.games.lisboa.actions import SITE, SITE_MOVES, USE_PLAN
from rossio.games.lisboa.gains import COLOURS, earn, move_cube, note
from rossio.games.lisboa.state import BUILDINGS, GOODS, NONE, SITE_PLACE, Table, without
from rossio.games.lisboa.steps.officials import RecallOfficials
from rossio.games.lisboa.steps.payment import FOR_HIRING, PayReis
from rossio.games.lisboa.steps.rewards import Rewards
from rossio.kernel.actions import encode, first_of, put
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal
from rossio.kernel.state import Step


@final
class ChooseSite(Step[Table]):
    """A free site; take its rubble, then its reward (L8.15, L8.16).

    Asked even if only one is left: with the building the architect's next one is revealed, past taking back.
    """

    def moves(self, table: Table) -> list[int]:
        player = table.players[self.seat]
        moves: list[int] = []
        for site in range(len(table.opened)):
            if table.opened[site] == NONE and site_open(table, player, site, player.reis, player.influence):
                put(moves, SITE_MOVES, site)
        return moves

    def take(self, table: Table, move: int) -> None:
        site = first_of(move)
        if table.log is not None:
            table.tell("site", self.seat, {"site": content.SITE_IDS[site]})
        clear_site(table, self.seat, site)
        table.agenda.append(ChoosePlan(self.seat, site))
        table.agenda.append(Rewards(self.seat, table.site_effects(site)))

    def about(self, table: Table, move: int) -> About:
        """The cheapest hiring, the rubble, and by architect what a building of an own plan would score for all."""
        player = table.players[self.seat]
        site = first_of(move)
        about = About()
        for colour in range(COLOURS):
            cubes = table.cubes[(SITE_PLACE + site) * COLOURS + colour]
            cubes = min(cubes, content.CUBES_PER_COLOUR - player.cubes[colour])
            if cubes:
                about.brings[f"cube-{content.COLOURS[colour]}"] = cubes
        about.costs["reis"] = costs.after_coins(player, cheapest_hiring(table, self.seat, site))
        for architect, name in enumerate(content.ARCHITECTS):
            if any(content.PLAN_ARCHITECT[plan] == architect and fits(table, plan, site) for plan in player.plans):
                about.facts[name] = building_wigs(table, architect, table.available_building(architect), site)
        return about

    def refusals(self, table: Table) -> list[Refusal]:
        player = table.players[self.seat]
        refusals: list[Refusal] = []
        for site in range(len(table.opened)):
            move = encode(SITE, site)
            if table.opened[site] != NONE:
                refusals.append(Refusal(move, "site-taken", "L8.15", {"site": content.SITE_IDS[site]}))
            elif not any(fits(table, plan, site) for plan in player.plans):
                refusals.append(Refusal(move, "no-building", "L8.15", {"site": content.SITE_IDS[site]}))
            elif not site_open(table, player, site, player.reis, player.influence):
                refusals.append(Refusal(move, "hiring-price", "L8.18", hiring_facts(table, self.seat, site)))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("site", self.seat, "L8.15")


def cheapest_hiring(table: Table, seat: int, site: int) -> int:
    """The cheapest hiring for the site as things stand; 0 if only the reward there can bring a plan."""
    player = table.players[seat]
    prices = [
        costs.hiring_price(player.lasting, table.treasury, plan, player.officials_out())
        for plan in player.plans
        if fits(table, plan, site)
    ]
    return min(prices) if prices else 0


def hiring_facts(table: Table, seat: int, site: int) -> dict[str, object]:
    """The cheapest hiring for the site, and the means to pay it."""
    player = table.players[seat]
    have = costs.purse(player.lasting, player.reis, player.influence)
    return {"have": have, "need": cheapest_hiring(table, seat, site)}


def clear_site(table: Table, seat: int, site: int) -> None:
    """Both rubble cubes (L8.16)."""
    place = SITE_PLACE + site
    for colour in range(COLOURS):
        for _ in range(table.cubes[place * COLOURS + colour]):
            move_cube(table, seat, place, colour)


@final
class ChoosePlan(Demand):
    """Any one of your incomplete plans, one that the site's reward has just brought included (L8.17, L15.35)."""

    site: int

    def __init__(self, seat: int = NOBODY, site: int = 0) -> None:
        super().__init__(seat)
        self.site = site

    def moves(self, table: Table) -> list[int]:
        player = table.players[self.seat]
        means = costs.purse(player.lasting, player.reis, player.influence)
        out = player.officials_out()
        return [
            encode(USE_PLAN, plan)
            for plan in player.plans
            if fits(table, plan, self.site) and costs.hiring_price(player.lasting, table.treasury, plan, out) <= means
        ]

    def take(self, table: Table, move: int) -> None:
        plan = first_of(move)
        player = table.players[self.seat]
        need = costs.staff_needed(player.lasting, plan)
        out = player.officials_out()
        price = costs.hiring_price(player.lasting, table.treasury, plan, out)
        table.agenda.append(CompletePlan(self.seat, self.site, plan))
        if price:
            if table.log is not None:
                table.tell("hired", self.seat, {"officials": need - out, "price": price})
            table.agenda.append(PayReis(self.seat, costs.after_coins(table.players[self.seat], price), FOR_HIRING))
        table.agenda.append(RecallOfficials(self.seat, need))

    def met_with(self, table: Table, reis: int, influence: int) -> bool:
        return self.affordable(table, table.treasury, reis, influence)

    def secure(self, table: Table) -> bool:
        player = table.players[self.seat]
        dearest = min(table.treasury + content.CARDINAL_STEPS, content.TREASURY_HIGH)
        return self.affordable(table, dearest, player.reis, player.influence)

    def affordable(self, table: Table, treasury: int, reis: int, influence: int) -> bool:
        player = table.players[self.seat]
        means = costs.purse(player.lasting, reis, influence)
        out = player.officials_out()
        for plan in player.plans:
            if fits(table, plan, self.site) and costs.hiring_price(player.lasting, treasury, plan, out) <= means:
                return True
        return False

    def about(self, table: Table, move: int) -> About:
        """Officials needed and hired, what hiring costs, and what the building scores."""
        player = table.players[self.seat]
        plan = first_of(move)
        need = costs.staff_needed(player.lasting, plan)
        price = costs.hiring_price(player.lasting, table.treasury, plan, player.officials_out())
        architect = content.PLAN_ARCHITECT[plan]
        wigs = building_wigs(table, architect, table.available_building(architect), self.site)[self.seat]
        facts: dict[str, object] = {"officials": need, "hired": max(need - player.officials_out(), 0)}
        return About({"reis": costs.after_coins(player, price)}, {"wigs": wigs}, facts)

    def refusals(self, table: Table) -> list[Refusal]:
        player = table.players[self.seat]
        legal = self.moves(table)
        refusals: list[Refusal] = []
        for plan in player.plans:
            move = encode(USE_PLAN, plan)
            if move in legal:
                continue
            if not fits(table, plan, self.site):
                refusals.append(Refusal(move, "no-building", "L8.15", {"site": content.SITE_IDS[self.site]}))
            else:
                price = costs.hiring_price(player.lasting, table.treasury, plan, player.officials_out())
                have = costs.purse(player.lasting, player.reis, player.influence)
                refusals.append(Refusal(move, "hiring-price", "L8.18", {"have": have, "need": price}))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("use-plan", self.seat, "L8.17", {"site": content.SITE_IDS[self.site]})


@final
class CompletePlan(Step[Table]):
    """The plan is complete, the building stands and scores, the next one becomes available (L8.19 to L8.21)."""

    site: int
    plan: int

    def __init__(self, seat: int = NOBODY, site: int = 0, plan: int = 0) -> None:
        super().__init__(seat)
        self.site = site
        self.plan = plan

    def open(self, table: Table) -> bool:
        player = table.players[self.seat]
        player.plans = without(player.plans, self.plan)
        player.done_plans += (self.plan,)
        if table.log is not None:
            table.tell("plan-done", self.seat, {"plan": content.PLAN_IDS[self.plan]})
        open_building(table, self.seat, content.PLAN_ARCHITECT[self.plan], self.site)
        note(table, self.seat, content.PUBLIC)
        return False


def open_building(table: Table, seat: int, architect: int, site: int) -> None:
    """Place the architect's available building and score it for all (L8.17, L8.20, L8.21)."""
    building = table.take_building(architect)
    table.opened[site] = building * 2 + architect
    if table.log is not None:
        table.tell("building", seat, {"building": content.BUILDING_IDS[building], "site": content.SITE_IDS[site]})
    wigs = building_wigs(table, architect, building, site)
    for other in range(len(table.players)):
        if wigs[other]:
            earn(table, other, wigs[other], BUILDINGS)
            if table.log is not None:
                table.tell("building-wigs", other, {"site": content.SITE_IDS[site], "wigs": wigs[other]})
    if len(table.building_stacks[architect]) > 1:
        table.reveal()


def building_wigs(table: Table, architect: int, building: int, site: int) -> list[int]:
    """What every player's stores score with a building at a site (L8.20, L8.22)."""
    colours = content.BUILDING_COLOURS[building * 2 + architect]
    row = content.SITE_ROW[site]
    street = content.SITE_STREET[site]
    wigs = [0] * len(table.players)
    for land in range(len(table.stores)):
        store = table.stores[land]
        if store < 0:
            continue
        facing = store % GOODS
        if (facing == street) if row < 0 else (content.LAND_ROW[land] == row and colours >> facing & 1 == 1):
            wigs[store // GOODS] += table.column_wigs[content.LAND_COLUMN[land]]
    return wigs
