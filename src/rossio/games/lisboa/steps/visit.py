"""Visit a noble, and follow (L7, L15.12 to L15.15, L15.18)."""

from __future__ import annotations

from typing import Final, final

from rossio.games.lisboa import content, costs
from rossio.games.lisboa.able import tables
from rossio.games.lisboa.able.can import can_act, can_meet, can_noble, can_open_after, can_state, fits, meetings
from rossio.games.lisboa.able.ways import Demand, leads_on
from rossio.games.lisboa.able.why import why_not
from rossio.games.lisboa.about import about_visit
from rossio.games.lisboa.actions import ACT, DONE, FOLLOW
from rossio.games.lisboa.gains import note
from rossio.games.lisboa.state import NOBLES, NONE, Table
from rossio.games.lisboa.steps.church import MeetCardinal
from rossio.games.lisboa.steps.court import LeaveCourt
from rossio.games.lisboa.steps.payment import PayVisit
from rossio.games.lisboa.steps.perform import perform
from rossio.games.lisboa.steps.plans import return_favor
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal
from rossio.kernel.state import Step


def visit(table: Table, seat: int, card: int) -> None:
    """Pay, perhaps a state action, the noble action; then the others may follow (L7.1)."""
    noble = content.CARD_KIND[card]
    table.players[seat].hand.remove(card)
    table.court = card
    if table.log is not None:
        table.tell("visit", seat, {"card": content.CARD_IDS[card], "noble": content.NOBLE_IDS[noble]})
    ask_followers(table, seat, noble)
    table.agenda.extend(VISIT[seat][noble])


def ask_followers(table: Table, seat: int, noble: int) -> None:
    """The opponents, clockwise from the visitor; after them the card leaves the court (L7.6, L7.7, L15.12)."""
    table.agenda.extend(FOLLOWERS[len(table.players)][seat][noble])


def can_visit(table: Table, seat: int, noble: int, following: bool) -> bool:
    """The cost can be paid in some way that leaves the means for what must follow (L7.5, L15.2)."""
    player = table.players[seat]
    cost = costs.visit_cost(table, seat, noble, following)
    for reis in range(costs.most_visit_reis(player, cost) + 1):
        rest = cost - reis
        if costs.visit_wigs(player, rest) <= player.wigs:
            coins = player.reis - costs.after_coins(table.players[seat], reis)
            influence = player.influence - rest if player.influence > rest else 0
            if following:
                if can_follow_up(table, seat, noble, coins, influence):
                    return True
            elif can_carry_out(table, seat, noble, coins, influence):
                return True
    return False


def can_follow_up(table: Table, seat: int, noble: int, reis: int, influence: int) -> bool:
    """One of the noble's three actions can be performed (L7.6)."""
    return (
        can_state(table, seat, 2 * noble)
        or can_state(table, seat, 2 * noble + 1)
        or can_noble(table, seat, noble, reis, influence)
    )


def can_carry_out(table: Table, seat: int, noble: int, reis: int, influence: int) -> bool:
    """The noble action can be performed, at once or after the optional state action (L7.1, L7.5)."""
    if can_noble(table, seat, noble, reis, influence):
        return True
    return noble == content.KING and _cardinal_opens_the_way(table, seat, reis, influence)


def _cardinal_opens_the_way(table: Table, seat: int, reis: int, influence: int) -> bool:
    """Only meeting the Cardinal can make a noble action possible that was not: by a clergy tile's benefit."""
    player = table.players[seat]
    if not player.plans or not can_meet(table, player, content.CARDINAL_STEPS):
        return False
    if not any(tile != NONE and tables.CLERGY_HELPS_BUILDING[tile] for tile in table.church):
        return False
    if not any(
        table.opened[site] == NONE and fits(table, plan, site)
        for plan in player.plans
        for site in range(len(table.opened))
    ):
        return False
    return meeting_leads_on(table, seat, reis, influence)


def meeting_leads_on(table: Table, seat: int, reis: int, influence: int) -> bool:
    """Whether some meeting with the Cardinal leaves a public building possible."""
    return any(
        can_open_after(table, seat, meeting, reis, influence)
        for meeting in meetings(table, table.players[seat], content.CARDINAL_STEPS)
    )


@final
class StateOption(Demand):
    """One of the noble's two state actions without a good, or none; the noble action must stay possible (L7.1)."""

    noble: int

    def __init__(self, seat: int = NOBODY, noble: int = 0) -> None:
        super().__init__(seat)
        self.noble = noble

    def open(self, table: Table) -> bool:
        """Asked if there is a choice; the Cardinal may be the only way to the noble action, or spoil it."""
        if not can_state(table, self.seat, 2 * self.noble):
            return can_state(table, self.seat, 2 * self.noble + 1)
        return self.noble != content.KING or super().open(table)

    def moves(self, table: Table) -> list[int]:
        """The noble action follows; of the state actions only the Cardinal can spoil it or make it possible."""
        player = table.players[self.seat]
        direct = can_noble(table, self.seat, self.noble, player.reis, player.influence)
        moves: list[int] = []
        for action in (2 * self.noble, 2 * self.noble + 1):
            if can_state(table, self.seat, action):
                if action == content.CARDINAL:
                    if self.after_cardinal(table):
                        moves.append(encode(ACT, action))
                elif direct:
                    moves.append(encode(ACT, action))
        if direct:
            moves.append(DONE)
        return moves

    def after_cardinal(self, table: Table) -> bool:
        """Whether some meeting with the Cardinal leaves the noble action possible."""
        if table.probing or NobleAction(self.seat, self.noble).secure(table):
            return True
        player = table.players[self.seat]
        return meeting_leads_on(table, self.seat, player.reis, player.influence)

    def take(self, table: Table, move: int) -> None:
        if move != DONE:
            if table.log is not None:
                table.tell("state-action", self.seat, {"action": f"action-{content.ACTIONS[first_of(move)]}"})
            perform(table, self.seat, first_of(move))

    def met_with(self, table: Table, reis: int, influence: int) -> bool:
        return can_carry_out(table, self.seat, self.noble, reis, influence)

    def refusals(self, table: Table) -> list[Refusal]:
        legal = self.moves(table)
        refusals: list[Refusal] = []
        for action in (2 * self.noble, 2 * self.noble + 1):
            move = encode(ACT, action)
            if move in legal:
                continue
            if can_state(table, self.seat, action):
                refusals.append(Refusal(move, "dead-end", "L15.2"))
            else:
                refusals.append(why_not(table, self.seat, move, action))
        if DONE not in legal:
            refusals.append(why_not(table, self.seat, DONE, content.STATE_ACTIONS + self.noble))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("state-option", self.seat, "L7.1", {"noble": content.NOBLE_IDS[self.noble]})


@final
class NobleAction(Demand):
    """The noble action, mandatory (L7.1)."""

    noble: int

    def __init__(self, seat: int = NOBODY, noble: int = 0) -> None:
        super().__init__(seat)
        self.noble = noble

    def open(self, table: Table) -> bool:
        perform(table, self.seat, content.STATE_ACTIONS + self.noble)
        return False

    def met_with(self, table: Table, reis: int, influence: int) -> bool:
        return can_noble(table, self.seat, self.noble, reis, influence)

    def secure(self, table: Table) -> bool:
        """Before it only the Cardinal moves: treasury up, and a clergy tile less within reach."""
        player = table.players[self.seat]
        if self.noble != content.KING:
            return self.met(table)
        dearest = min(table.treasury + content.CARDINAL_STEPS, content.TREASURY_HIGH)
        means = costs.purse(player.lasting, player.reis, player.influence)
        for site in range(len(table.opened)):
            if table.opened[site] == NONE:
                for plan in player.plans:
                    if fits(table, plan, site):
                        price = costs.hiring_price(player.lasting, dearest, plan, player.officials_out())
                        if price <= means:
                            return True
        return False

    def in_reach(self, table: Table, step: Step[Table], move: int) -> bool:
        """Between a meeting with the Cardinal, the state action, and the noble action nothing is asked that matters."""
        if self.noble == content.KING and isinstance(step, MeetCardinal):
            player = table.players[self.seat]
            return can_open_after(table, self.seat, move, player.reis, player.influence)
        return leads_on(table, step, move, self)


@final
class AskFollow(Step[Table]):
    """An opponent with the noble's favor may follow (L7.6, L15.12)."""

    noble: int

    def __init__(self, seat: int = NOBODY, noble: int = 0) -> None:
        super().__init__(seat)
        self.noble = noble

    def open(self, table: Table) -> bool:
        if self.seat >= table.seats:
            return False
        player = table.players[self.seat]
        if not player.favors >> self.noble & 1:
            return False
        player.favors ^= 1 << self.noble
        able_to = can_visit(table, self.seat, self.noble, True)
        player.favors ^= 1 << self.noble
        return able_to

    def moves(self, table: Table) -> list[int]:
        return [FOLLOW, DONE]

    def take(self, table: Table, move: int) -> None:
        if move == DONE:
            return
        if table.log is not None:
            table.tell("follow", self.seat, {"noble": content.NOBLE_IDS[self.noble]})
        return_favor(table, self.seat, self.noble)
        note(table, self.seat, content.FOLLOW)
        table.agenda.append(FollowAction(self.seat, self.noble))
        table.agenda.append(PayVisit(self.seat, self.noble, True))

    def about(self, table: Table, move: int) -> About:
        if move == DONE:
            return About()
        about = about_visit(table, self.seat, self.noble, True)
        about.costs[f"favor-{content.NOBLE_IDS[self.noble]}"] = 1
        return about

    def prompt(self, table: Table) -> Prompt:
        cost = costs.visit_cost(table, self.seat, self.noble, True)
        return Prompt("follow", self.seat, "L7.6", {"noble": content.NOBLE_IDS[self.noble], "cost": cost})


@final
class FollowAction(Demand):
    """Exactly one of the noble's three actions, with all its own costs (L7.6)."""

    noble: int

    def __init__(self, seat: int = NOBODY, noble: int = 0) -> None:
        super().__init__(seat)
        self.noble = noble

    def actions(self) -> list[int]:
        return [2 * self.noble, 2 * self.noble + 1, content.STATE_ACTIONS + self.noble]

    def moves(self, table: Table) -> list[int]:
        player = table.players[self.seat]
        return [
            encode(ACT, action)
            for action in self.actions()
            if can_act(table, self.seat, action, player.reis, player.influence)
        ]

    def take(self, table: Table, move: int) -> None:
        perform(table, self.seat, first_of(move))

    def met_with(self, table: Table, reis: int, influence: int) -> bool:
        return can_follow_up(table, self.seat, self.noble, reis, influence)

    def refusals(self, table: Table) -> list[Refusal]:
        legal = self.moves(table)
        return [
            why_not(table, self.seat, encode(ACT, action), action)
            for action in self.actions()
            if encode(ACT, action) not in legal
        ]

    def prompt(self, table: Table) -> Prompt:
        return Prompt("follow-action", self.seat, "L7.6", {"noble": content.NOBLE_IDS[self.noble]})


# The steps of a visit, last thing first. They never change, so that all visits share them.
_PLAYERS: Final = range(content.MOST_PLAYERS)
_NOBLES: Final = range(NOBLES)
VISIT: Final[list[list[list[Step[Table]]]]] = [
    [[NobleAction(seat, noble), StateOption(seat, noble), PayVisit(seat, noble, False)] for noble in _NOBLES]
    for seat in _PLAYERS
]
FOLLOWERS: Final[list[list[list[list[Step[Table]]]]]] = [
    [
        [
            [LeaveCourt(seat), *(AskFollow((seat + after) % count, noble) for after in range(count - 1, 0, -1))]
            for noble in _NOBLES
        ]
        for seat in range(count)
    ]
    for count in range(content.MOST_PLAYERS + 1)
]
"""By the number of players, the visitor and the noble."""
