"""Referendums: fixed votes, deputies, cards, result, auction, reward (M25-M33)."""

from __future__ import annotations

from typing import Final, final

from rossio.games.magnanimous.actions import (
    AGAINST,
    BALLOT,
    FOR,
    PASS,
    SIDES,
    SPEND,
    TRADE,
    VOTES,
)
from rossio.games.magnanimous.content import (
    CARD_IDS,
    CARD_PARTY,
    CARD_SUBTYPE,
    CARD_TITLE,
    EVENT,
    TITLE_IDS,
)
from rossio.games.magnanimous.effects import ANY_PARTY, NO_SUBTYPE, PARTIES, WILD, votes_slot
from rossio.games.magnanimous.state import NONE, Player, Table
from rossio.games.magnanimous.steps.approval import Auction, win
from rossio.games.magnanimous.steps.trades import trade_at_hand, trade_once, why_no_trade
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step

OWN_FOR: Final = 0
OTHER_AGAINST: Final = 1
LAST_STAGE: Final = 3


def fixed_votes(player: Player, party: int, subtype: int) -> int:
    """Fixed votes of a party (or of any) in a referendum of a subtype, at least 0 (M27)."""
    votes = player.mods[votes_slot(party, NO_SUBTYPE)]
    if subtype != NO_SUBTYPE:
        votes += player.mods[votes_slot(party, subtype)]
    return max(votes, 0)


def call_vote(table: Table, card: int) -> None:
    """A referendum is put to the vote among those whose title is high enough (M25, M26, Q9)."""
    table.ballot = card
    table.votes = [0] * (2 * table.seats)
    if table.log is not None:
        table.tell("called-vote", NOBODY, {"card": CARD_IDS[card], "title": TITLE_IDS[CARD_TITLE[card]]})
    voters = [
        table.in_order(place)
        for place in range(table.seats - 1, -1, -1)
        if table.players[table.in_order(place)].title() >= CARD_TITLE[card]
    ]
    table.agenda.append(Count())
    for seat in voters:
        table.agenda.append(CardVotes(seat))
    for seat in voters:
        table.agenda.append(DeputyVotes(seat, OWN_FOR, table.players[seat].mods[WILD]))
    for seat in voters:
        table.agenda.append(FixedVotes(seat, OWN_FOR, NONE))


def _cast(table: Table, seat: int, side: int, votes: int) -> None:
    table.votes[2 * seat + side] += votes


def _vote_facts(table: Table) -> dict[str, object]:
    card = table.ballot
    return {
        "card": CARD_IDS[card],
        "for": sum(table.votes[FOR::2]),
        "against": sum(table.votes[AGAINST::2]),
    }


@final
class FixedVotes(Step[Table]):
    """Step 1: ministers, won referendums and barons vote as their party can, or abstain (M27, Q10).

    Stages: votes of the referendum's party for it, those of the other party against it, free votes for and against.
    """

    stage: int
    free: int

    def __init__(self, seat: int = NOBODY, stage: int = 0, free: int = NONE) -> None:
        super().__init__(seat)
        self.stage = stage
        self.free = free

    def available(self, state: Table) -> int:
        player = state.players[self.seat]
        party = CARD_PARTY[state.ballot]
        subtype = CARD_SUBTYPE[state.ballot]
        if self.stage == OWN_FOR:
            return fixed_votes(player, party, subtype)
        if self.stage == OTHER_AGAINST:
            return fixed_votes(player, 1 - party, subtype)
        return fixed_votes(player, ANY_PARTY, subtype) if self.free == NONE else self.free

    def side(self) -> int:
        return FOR if self.stage % 2 == 0 else AGAINST

    def open(self, state: Table) -> bool:
        if self.available(state) > 0:
            return True
        if self.stage < LAST_STAGE:
            state.agenda.append(FixedVotes(self.seat, self.stage + 1, self.free))
        return False

    def moves(self, state: Table) -> list[int]:
        side = self.side()
        return [VOTES | side << 8 | n << 16 for n in range(self.available(state) + 1)]

    def take(self, state: Table, move: int) -> None:
        votes = move >> 16
        if self.stage < LAST_STAGE:
            free = self.available(state) - votes if self.stage > OTHER_AGAINST else NONE
            state.agenda.append(FixedVotes(self.seat, self.stage + 1, free))
        _cast(state, self.seat, self.side(), votes)
        if state.log is not None:
            state.tell("voted-fixed", self.seat, {"side": SIDES[self.side()], "votes": votes})

    def refusals(self, state: Table) -> list[Refusal]:
        other = FOR if self.side() == AGAINST else AGAINST
        if self.stage > OTHER_AGAINST:
            return []
        facts: dict[str, object] = {"side": SIDES[other]}
        return [
            Refusal(VOTES | other << 8 | n << 16, "wrong-direction", "M27", facts)
            for n in range(1, self.available(state) + 1)
        ]

    def prompt(self, state: Table) -> Prompt:
        facts = _vote_facts(state)
        facts["side"] = SIDES[self.side()]
        facts["have"] = self.available(state)
        return Prompt("fixed-votes", self.seat, "M27", facts)


@final
class DeputyVotes(Step[Table]):
    """Step 2: deputies are discarded for one vote each (M28); some may vote as the other party (WILD).

    Stages: deputies of the referendum's party for it, of the other party against it; then, as the other party, the
    latter for it and the former against it.
    """

    stage: int
    wild: int

    def __init__(self, seat: int = NOBODY, stage: int = 0, wild: int = 0) -> None:
        super().__init__(seat)
        self.stage = stage
        self.wild = wild

    def party(self, state: Table) -> int:
        own = CARD_PARTY[state.ballot]
        return own if self.stage in (OWN_FOR, LAST_STAGE) else 1 - own

    def side(self) -> int:
        return FOR if self.stage % 2 == 0 else AGAINST

    def available(self, state: Table) -> int:
        deputies = state.players[self.seat].deputies[self.party(state)]
        return deputies if self.stage <= OTHER_AGAINST else min(deputies, self.wild)

    def open(self, state: Table) -> bool:
        if self.available(state) > 0:
            return True
        if self.stage == OWN_FOR and trade_at_hand(state, self.seat) != NONE:
            return True
        if self.stage < LAST_STAGE:
            state.agenda.append(DeputyVotes(self.seat, self.stage + 1, self.wild))
        return False

    def moves(self, state: Table) -> list[int]:
        start = SPEND | self.party(state) << 8 | self.side() << 16
        moves = [start | n << 24 for n in range(self.available(state) + 1)]
        if self.stage == OWN_FOR and trade_at_hand(state, self.seat) != NONE:
            moves.append(TRADE)
        return moves

    def take(self, state: Table, move: int) -> None:
        if move == TRADE:
            state.agenda.append(self)
            trade_once(state, self.seat)
            return
        spent = move >> 24
        party = self.party(state)
        if self.stage < LAST_STAGE:
            wild = self.wild - spent if self.stage > OTHER_AGAINST else self.wild
            state.agenda.append(DeputyVotes(self.seat, self.stage + 1, wild))
        state.players[self.seat].deputies[party] -= spent
        _cast(state, self.seat, self.side(), spent)
        if state.log is not None:
            facts: dict[str, object] = {"party": PARTIES[party], "side": SIDES[self.side()], "deputies": spent}
            state.tell("spent-deputies", self.seat, facts)

    def refusals(self, state: Table) -> list[Refusal]:
        refusals = why_no_trade(state, self.seat) if self.stage == OWN_FOR else []
        if self.stage > OTHER_AGAINST or self.wild:
            return refusals
        other = FOR if self.side() == AGAINST else AGAINST
        party = self.party(state)
        facts: dict[str, object] = {"party": PARTIES[party], "side": SIDES[other]}
        start = SPEND | party << 8 | other << 16
        for n in range(1, self.available(state) + 1):
            refusals.append(Refusal(start | n << 24, "wrong-direction", "M28", facts))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        facts = _vote_facts(state)
        facts["party"] = PARTIES[self.party(state)]
        facts["side"] = SIDES[self.side()]
        facts["have"] = self.available(state)
        return Prompt("spend-deputies", self.seat, "M28", facts)


@final
class CardVotes(Step[Table]):
    """Step 3: referendum cards from the hand, same colour for, the other against (M29, Q11).

    Asked of everybody with a hand, so that no one learns who holds no referendum.
    """

    def open(self, state: Table) -> bool:
        return bool(state.players[self.seat].hand)

    def moves(self, state: Table) -> list[int]:
        moves = [BALLOT | card << 8 for card in state.players[self.seat].hand if CARD_PARTY[card] != EVENT]
        moves.append(PASS)
        return moves

    def take(self, state: Table, move: int) -> None:
        if move == PASS:
            return
        state.agenda.append(self)
        card = move >> 8
        side = FOR if CARD_PARTY[card] == CARD_PARTY[state.ballot] else AGAINST
        state.players[self.seat].hand.remove(card)
        state.discards.append(card)
        state.reveal()
        _cast(state, self.seat, side, 1)
        if state.log is not None:
            state.tell("balloted", self.seat, {"card": CARD_IDS[card], "side": SIDES[side]})

    def refusals(self, state: Table) -> list[Refusal]:
        return [
            Refusal(BALLOT | card << 8, "event-no-vote", "M29", {"card": CARD_IDS[card]})
            for card in state.players[self.seat].hand
            if CARD_PARTY[card] == EVENT
        ]

    def prompt(self, state: Table) -> Prompt:
        return Prompt("card-votes", self.seat, "M29", _vote_facts(state))


@final
class Count(Step[Table]):
    """Step 4: rejected if more votes are against than for; else approved with at least one vote for (M30, M31, Q7)."""

    def open(self, state: Table) -> bool:
        card = state.ballot
        facts = _vote_facts(state)
        votes_for = sum(state.votes[FOR::2])
        if votes_for == 0 or sum(state.votes[AGAINST::2]) > votes_for:
            state.ballot = NONE
            state.discards.append(card)
            if state.log is not None:
                state.tell("dropped" if votes_for == 0 else "rejected", NOBODY, facts)
            return False
        if state.log is not None:
            state.tell("approved", NOBODY, facts)
        most = max(state.votes[FOR::2])
        tied = 0
        first = NOBODY
        for place in range(state.seats - 1, -1, -1):
            seat = state.in_order(place)
            if state.votes[2 * seat + FOR] == most:
                tied |= 1 << seat
                first = seat
        if tied == 1 << first:
            win(state, first, 0)
        else:
            state.agenda.append(Auction(first, first, tied))
        return False
