"""Visit a noble, and follow (L7, L15.12 to L15.15, L15.18)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import able, content, costs, foresight
from rossio.games.lisboa.actions import ACT, DONE, FOLLOW
from rossio.games.lisboa.gains import note
from rossio.games.lisboa.reasons import why_not
from rossio.games.lisboa.state import NONE, Table
from rossio.games.lisboa.steps.church import MeetCardinal
from rossio.games.lisboa.steps.payment import PayVisit, after_coins
from rossio.games.lisboa.steps.perform import perform
from rossio.games.lisboa.steps.plans import return_favor
from rossio.games.lisboa.steps.ways import Demand, leads_on
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step


def visit(t: Table, seat: int, card: int) -> None:
    """L7.1: pay, perhaps a state action, the noble action; then the others may follow."""
    noble = content.CARD_KIND[card]
    t.players[seat].hand.remove(card)
    t.discards.append(card)
    t.court = noble
    if t.log is not None:
        t.tell("visit", seat, {"card": content.CARD_IDS[card], "noble": content.NOBLE_IDS[noble]})
    ask_followers(t, seat, noble)
    t.agenda.append(NobleAction(seat, noble))
    t.agenda.append(StateOption(seat, noble))
    t.agenda.append(PayVisit(seat, noble, False))


def ask_followers(t: Table, seat: int, noble: int) -> None:
    """L7.6, L15.12: the opponents, clockwise from the visitor."""
    count = len(t.players)
    for after in range(count - 1, 0, -1):
        t.agenda.append(AskFollow((seat + after) % count, noble))


def can_visit(t: Table, seat: int, noble: int, following: bool) -> bool:
    """L7.5, L15.2: the cost can be paid in some way that leaves the means for what must follow."""
    p = t.players[seat]
    cost = costs.visit_cost(t, seat, noble, following)
    for reis in range(costs.most_visit_reis(p, cost) + 1):
        rest = cost - reis
        if costs.visit_wigs(p, rest) <= p.wigs:
            coins = p.reis - after_coins(t, seat, reis)
            influence = p.influence - rest if p.influence > rest else 0
            if following:
                if can_follow_up(t, seat, noble, coins, influence):
                    return True
            elif can_carry_out(t, seat, noble, coins, influence):
                return True
    return False


def can_follow_up(t: Table, seat: int, noble: int, reis: int, influence: int) -> bool:
    """L7.6: one of the noble's three actions can be performed."""
    return (
        able.can_state(t, seat, 2 * noble)
        or able.can_state(t, seat, 2 * noble + 1)
        or able.can_noble(t, seat, noble, reis, influence)
    )


def can_carry_out(t: Table, seat: int, noble: int, reis: int, influence: int) -> bool:
    """L7.1, L7.5: the noble action can be performed, at once or after the optional state action."""
    if able.can_noble(t, seat, noble, reis, influence):
        return True
    return noble == content.KING and _cardinal_opens_the_way(t, seat, reis, influence)


def _cardinal_opens_the_way(t: Table, seat: int, reis: int, influence: int) -> bool:
    """Only meeting the Cardinal can make a noble action possible that was not: by a clergy tile's benefit."""
    p = t.players[seat]
    if not p.plans or not able.can_meet(t, p, content.CARDINAL_STEPS):
        return False
    if not any(tile != NONE and foresight.CLERGY_HELPS_BUILDING[tile] for tile in t.church):
        return False
    if not any(
        t.opened[site] == NONE and able.fits(t, plan, site) for plan in p.plans for site in range(len(t.opened))
    ):
        return False
    return meeting_leads_on(t, seat, reis, influence)


def meeting_leads_on(t: Table, seat: int, reis: int, influence: int) -> bool:
    """Whether some meeting with the Cardinal leaves a public building possible."""
    return any(
        able.can_open_after(t, seat, meeting, reis, influence)
        for meeting in able.meetings(t, t.players[seat], content.CARDINAL_STEPS)
    )


@final
class StateOption(Demand):
    """L7.1: one of the noble's two state actions without a good, or none; the noble action must stay possible."""

    noble: int

    def __init__(self, seat: int = NOBODY, noble: int = 0) -> None:
        self.seat = seat
        self.noble = noble

    def open(self, state: Table) -> bool:
        if not able.can_state(state, self.seat, 2 * self.noble):
            if not able.can_state(state, self.seat, 2 * self.noble + 1):
                return False
        elif self.noble == content.KING:
            return self.moves(state) != [DONE]
        return True

    def moves(self, state: Table) -> list[int]:
        """The noble action follows; of the state actions only the Cardinal can spoil it or make it possible."""
        p = state.players[self.seat]
        direct = able.can_noble(state, self.seat, self.noble, p.reis, p.influence)
        moves: list[int] = []
        for action in (2 * self.noble, 2 * self.noble + 1):
            if able.can_state(state, self.seat, action):
                if action == content.CARDINAL:
                    if self.after_cardinal(state):
                        moves.append(encode(ACT, action))
                elif direct:
                    moves.append(encode(ACT, action))
        if direct:
            moves.append(DONE)
        return moves

    def after_cardinal(self, t: Table) -> bool:
        """Whether some meeting with the Cardinal leaves the noble action possible."""
        if t.probing or NobleAction(self.seat, self.noble).secure(t):
            return True
        p = t.players[self.seat]
        return meeting_leads_on(t, self.seat, p.reis, p.influence)

    def take(self, state: Table, move: int) -> None:
        if move != DONE:
            if state.log is not None:
                state.tell("state-action", self.seat, {"action": f"action-{content.ACTIONS[first_of(move)]}"})
            perform(state, self.seat, first_of(move))

    def met_with(self, t: Table, reis: int, influence: int) -> bool:
        return can_carry_out(t, self.seat, self.noble, reis, influence)

    def refusals(self, state: Table) -> list[Refusal]:
        legal = self.moves(state)
        refusals: list[Refusal] = []
        for action in (2 * self.noble, 2 * self.noble + 1):
            move = encode(ACT, action)
            if move in legal:
                continue
            if able.can_state(state, self.seat, action):
                refusals.append(Refusal(move, "dead-end", "L15.2"))
            else:
                refusals.append(why_not(state, self.seat, move, action))
        if DONE not in legal:
            refusals.append(why_not(state, self.seat, DONE, content.STATE_ACTIONS + self.noble))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        return Prompt("state-option", self.seat, "L7.1", {"noble": content.NOBLE_IDS[self.noble]})


@final
class NobleAction(Demand):
    """L7.1: the noble action, mandatory."""

    noble: int

    def __init__(self, seat: int = NOBODY, noble: int = 0) -> None:
        self.seat = seat
        self.noble = noble

    def open(self, state: Table) -> bool:
        perform(state, self.seat, content.STATE_ACTIONS + self.noble)
        return False

    def met_with(self, t: Table, reis: int, influence: int) -> bool:
        return able.can_noble(t, self.seat, self.noble, reis, influence)

    def secure(self, t: Table) -> bool:
        """Before it only the Cardinal moves: treasury up, and a clergy tile less within reach."""
        p = t.players[self.seat]
        if self.noble != content.KING:
            return self.met(t)
        dearest = min(t.treasury + content.CARDINAL_STEPS, content.TREASURY_HIGH)
        means = costs.purse(p.lasting, p.reis, p.influence)
        for site in range(len(t.opened)):
            if t.opened[site] == NONE:
                for plan in p.plans:
                    if able.fits(t, plan, site):
                        price = costs.hiring_price(p.lasting, dearest, plan, p.officials_out())
                        if price <= means:
                            return True
        return False

    def in_reach(self, t: Table, step: Step[Table], move: int) -> bool:
        """Between a meeting with the Cardinal, the state action, and the noble action nothing is asked that matters."""
        if self.noble == content.KING and isinstance(step, MeetCardinal):
            p = t.players[self.seat]
            return able.can_open_after(t, self.seat, move, p.reis, p.influence)
        return leads_on(t, step, move, self)


@final
class AskFollow(Step[Table]):
    """L7.6, L15.12: an opponent with the noble's favor may follow."""

    noble: int

    def __init__(self, seat: int = NOBODY, noble: int = 0) -> None:
        self.seat = seat
        self.noble = noble

    def open(self, state: Table) -> bool:
        if self.seat >= state.seats:
            return False
        p = state.players[self.seat]
        if not p.favors >> self.noble & 1:
            return False
        p.favors ^= 1 << self.noble
        able_to = can_visit(state, self.seat, self.noble, True)
        p.favors ^= 1 << self.noble
        return able_to

    def moves(self, state: Table) -> list[int]:
        return [FOLLOW, DONE]

    def take(self, state: Table, move: int) -> None:
        if move == DONE:
            return
        if state.log is not None:
            state.tell("follow", self.seat, {"noble": content.NOBLE_IDS[self.noble]})
        return_favor(state, self.seat, self.noble)
        note(state, self.seat, content.FOLLOW)
        state.agenda.append(FollowAction(self.seat, self.noble))
        state.agenda.append(PayVisit(self.seat, self.noble, True))

    def prompt(self, state: Table) -> Prompt:
        cost = costs.visit_cost(state, self.seat, self.noble, True)
        return Prompt("follow", self.seat, "L7.6", {"noble": content.NOBLE_IDS[self.noble], "cost": cost})


@final
class FollowAction(Demand):
    """L7.6: exactly one of the noble's three actions, with all its own costs."""

    noble: int

    def __init__(self, seat: int = NOBODY, noble: int = 0) -> None:
        self.seat = seat
        self.noble = noble

    def open(self, state: Table) -> bool:
        moves = self.moves(state)
        if len(moves) == 1:
            self.take(state, moves[0])
        return len(moves) > 1

    def actions(self) -> list[int]:
        return [2 * self.noble, 2 * self.noble + 1, content.STATE_ACTIONS + self.noble]

    def moves(self, state: Table) -> list[int]:
        p = state.players[self.seat]
        return [
            encode(ACT, action)
            for action in self.actions()
            if able.can_act(state, self.seat, action, p.reis, p.influence)
        ]

    def take(self, state: Table, move: int) -> None:
        perform(state, self.seat, first_of(move))

    def met_with(self, t: Table, reis: int, influence: int) -> bool:
        return can_follow_up(t, self.seat, self.noble, reis, influence)

    def refusals(self, state: Table) -> list[Refusal]:
        legal = self.moves(state)
        return [
            why_not(state, self.seat, encode(ACT, action), action)
            for action in self.actions()
            if encode(ACT, action) not in legal
        ]

    def prompt(self, state: Table) -> Prompt:
        return Prompt("follow-action", self.seat, "L7.6", {"noble": content.NOBLE_IDS[self.noble]})
