"""Referendums: fixed votes, deputies, cards, result, auction, reward (M25-M33)."""

from __future__ import annotations

from typing import Final, final

from rossio.games.magnanimous import content
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
from rossio.games.magnanimous.effects import ANY_PARTY, PARTIES, WILD
from rossio.games.magnanimous.state import NONE, Table
from rossio.games.magnanimous.steps.approval import Auction, win
from rossio.games.magnanimous.steps.carry_out import about_trade
from rossio.games.magnanimous.steps.trades import trade_at_hand, traded, why_no_trade
from rossio.games.magnanimous.votes import fixed_votes, vote_sources, whole_votes
from rossio.kernel.actions import encode, first_of, second_of, third_of
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal
from rossio.kernel.state import Step

OWN_FOR: Final = 0
OTHER_AGAINST: Final = 1
LAST_STAGE: Final = 3


def call_vote(table: Table, card: int) -> None:
    """A referendum is put to the vote among those whose title is high enough (M25, M26, Q9)."""
    table.ballot = card
    table.votes = [0] * (2 * table.seats)
    if table.log is not None:
        table.tell(
            "called-vote",
            NOBODY,
            {"card": content.CARD_IDS[card], "title": content.TITLE_IDS[content.CARD_TITLE[card]]},
        )
    voters = [
        table.in_order(place)
        for place in range(table.seats - 1, -1, -1)
        if table.players[table.in_order(place)].title() >= content.CARD_TITLE[card]
    ]
    table.agenda.append(Count())
    for seat in voters:
        table.agenda.append(CardVotes(seat))
    for seat in voters:
        table.agenda.append(DeputyVotes(seat, OWN_FOR, table.players[seat].mods[WILD]))
    for seat in voters:
        table.agenda.append(FixedVotes(seat))


def _cast(table: Table, seat: int, side: int, votes: int) -> None:
    table.votes[2 * seat + side] += votes


def _vote_facts(table: Table) -> dict[str, object]:
    card = table.ballot
    return {
        "card": content.CARD_IDS[card],
        "for": sum(table.votes[FOR::2]),
        "against": sum(table.votes[AGAINST::2]),
    }


@final
class FixedVotes(Step[Table]):
    """Step 1: ministers, won referendums and barons vote as their party can, or abstain (M27, Q10).

    Each votes with all its votes or not at all. Stages: votes of the referendum's party for it, those of the other
    party against it, free votes for and against; `used` are the free votes already cast for it.
    """

    stage: int
    used: int

    def __init__(self, seat: int = NOBODY, stage: int = 0, used: int = 0) -> None:
        super().__init__(seat)
        self.stage = stage
        self.used = used

    def votes(self, table: Table) -> int:
        """The numbers of votes that can be cast, as bits."""
        party = content.CARD_PARTY[table.ballot]
        if self.stage == OTHER_AGAINST:
            party = 1 - party
        elif self.stage > OTHER_AGAINST:
            party = ANY_PARTY
        if fixed_votes(table.players[self.seat], party, content.CARD_SUBTYPE[table.ballot]) == 0:
            return 1
        return whole_votes(vote_sources(table, self.seat, party, content.CARD_SUBTYPE[table.ballot]), self.used)

    def side(self) -> int:
        return FOR if self.stage % 2 == 0 else AGAINST

    def open(self, table: Table) -> bool:
        if self.votes(table) > 1:
            return True
        if self.stage < LAST_STAGE:
            table.agenda.append(FixedVotes(self.seat, self.stage + 1, self.used))
        return False

    def moves(self, table: Table) -> list[int]:
        side = self.side()
        votes = self.votes(table)
        return [encode(VOTES, side, n) for n in range(votes.bit_length()) if votes >> n & 1]

    def take(self, table: Table, move: int) -> None:
        votes = second_of(move)
        if self.stage < LAST_STAGE:
            used = votes if self.stage > OTHER_AGAINST else 0
            table.agenda.append(FixedVotes(self.seat, self.stage + 1, used))
        _cast(table, self.seat, self.side(), votes)
        if table.log is not None:
            table.tell("voted-fixed", self.seat, {"side": SIDES[self.side()], "votes": votes})

    def refusals(self, table: Table) -> list[Refusal]:
        side = self.side()
        votes = self.votes(table)
        refusals = [
            Refusal(encode(VOTES, side, n), "votes-whole", "Q10", {"votes": n})
            for n in range(votes.bit_length())
            if not votes >> n & 1
        ]
        if self.stage > OTHER_AGAINST:
            return refusals
        other = FOR if side == AGAINST else AGAINST
        facts: dict[str, object] = {"side": SIDES[other]}
        for n in range(1, votes.bit_length()):
            refusals.append(Refusal(encode(VOTES, other, n), "wrong-direction", "M27", facts))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        facts = _vote_facts(table)
        facts["side"] = SIDES[self.side()]
        facts["have"] = self.votes(table).bit_length() - 1
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

    def party(self, table: Table) -> int:
        own = content.CARD_PARTY[table.ballot]
        return own if self.stage in (OWN_FOR, LAST_STAGE) else 1 - own

    def side(self) -> int:
        return FOR if self.stage % 2 == 0 else AGAINST

    def available(self, table: Table) -> int:
        deputies = table.players[self.seat].deputies[self.party(table)]
        return deputies if self.stage <= OTHER_AGAINST else min(deputies, self.wild)

    def open(self, table: Table) -> bool:
        if self.available(table) > 0:
            return True
        if self.stage == OWN_FOR and trade_at_hand(table, self.seat) != NONE:
            return True
        if self.stage < LAST_STAGE:
            table.agenda.append(DeputyVotes(self.seat, self.stage + 1, self.wild))
        return False

    def moves(self, table: Table) -> list[int]:
        party = self.party(table)
        side = self.side()
        moves = [encode(SPEND, party, side, n) for n in range(self.available(table) + 1)]
        if self.stage == OWN_FOR and trade_at_hand(table, self.seat) != NONE:
            moves.append(TRADE)
        return moves

    def take(self, table: Table, move: int) -> None:
        if traded(table, self, move):
            return
        spent = third_of(move)
        party = self.party(table)
        if self.stage < LAST_STAGE:
            wild = self.wild - spent if self.stage > OTHER_AGAINST else self.wild
            table.agenda.append(DeputyVotes(self.seat, self.stage + 1, wild))
        table.players[self.seat].deputies[party] -= spent
        _cast(table, self.seat, self.side(), spent)
        if table.log is not None:
            facts: dict[str, object] = {"party": PARTIES[party], "side": SIDES[self.side()], "deputies": spent}
            table.tell("spent-deputies", self.seat, facts)

    def about(self, table: Table, move: int) -> About:
        if move == TRADE:
            return about_trade(content.EFFECTS[trade_at_hand(table, self.seat)])
        spent = third_of(move)
        return About({f"deputy-{PARTIES[self.party(table)]}": spent} if spent else {})

    def refusals(self, table: Table) -> list[Refusal]:
        refusals = why_no_trade(table, self.seat) if self.stage == OWN_FOR else []
        if self.stage > OTHER_AGAINST or self.wild:
            return refusals
        other = FOR if self.side() == AGAINST else AGAINST
        party = self.party(table)
        facts: dict[str, object] = {"party": PARTIES[party], "side": SIDES[other]}
        for n in range(1, self.available(table) + 1):
            refusals.append(Refusal(encode(SPEND, party, other, n), "wrong-direction", "M28", facts))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        facts = _vote_facts(table)
        facts["party"] = PARTIES[self.party(table)]
        facts["side"] = SIDES[self.side()]
        facts["have"] = self.available(table)
        return Prompt("spend-deputies", self.seat, "M28", facts)


@final
class CardVotes(Step[Table]):
    """Step 3: referendum cards from the hand, same colour for, the other against (M29, Q11).

    Asked of everybody with a hand, so that no one learns who holds no referendum.
    """

    def open(self, table: Table) -> bool:
        return bool(table.players[self.seat].hand)

    def moves(self, table: Table) -> list[int]:
        moves = [
            encode(BALLOT, card) for card in table.players[self.seat].hand if content.CARD_PARTY[card] != content.EVENT
        ]
        moves.append(PASS)
        return moves

    def take(self, table: Table, move: int) -> None:
        if move == PASS:
            return
        table.agenda.append(self)
        card = first_of(move)
        side = FOR if content.CARD_PARTY[card] == content.CARD_PARTY[table.ballot] else AGAINST
        table.players[self.seat].hand.remove(card)
        table.discards.append(card)
        table.reveal()
        _cast(table, self.seat, side, 1)
        if table.log is not None:
            table.tell("balloted", self.seat, {"card": content.CARD_IDS[card], "side": SIDES[side]})

    def about(self, table: Table, move: int) -> About:
        """For or against: a card of the referendum's own party is a vote for it."""
        if move == PASS:
            return About()
        same = content.CARD_PARTY[first_of(move)] == content.CARD_PARTY[table.ballot]
        return About(facts={"side": SIDES[FOR if same else AGAINST]})

    def refusals(self, table: Table) -> list[Refusal]:
        return [
            Refusal(encode(BALLOT, card), "event-no-vote", "M29", {"card": content.CARD_IDS[card]})
            for card in table.players[self.seat].hand
            if content.CARD_PARTY[card] == content.EVENT
        ]

    def prompt(self, table: Table) -> Prompt:
        return Prompt("card-votes", self.seat, "M29", _vote_facts(table))


@final
class Count(Step[Table]):
    """Step 4: rejected if more votes are against than for; else approved with at least one vote for (M30, M31, Q7).

    The first of tied players who all have no réis takes the card: nobody can bid for it (Q8).
    """

    def open(self, table: Table) -> bool:
        card = table.ballot
        facts = _vote_facts(table)
        votes_for = sum(table.votes[FOR::2])
        if votes_for == 0 or sum(table.votes[AGAINST::2]) > votes_for:
            table.ballot = NONE
            table.discards.append(card)
            if table.log is not None:
                table.tell("dropped" if votes_for == 0 else "rejected", NOBODY, facts)
            return False
        if table.log is not None:
            table.tell("approved", NOBODY, facts)
        most = max(table.votes[FOR::2])
        tied = 0
        purse = 0
        first = NOBODY
        for place in range(table.seats - 1, -1, -1):
            seat = table.in_order(place)
            if table.votes[2 * seat + FOR] == most:
                tied |= 1 << seat
                purse = max(purse, table.players[seat].reis)
                first = seat
        if tied == 1 << first or purse < content.RAISE:
            win(table, first, 0)
        else:
            table.agenda.append(Auction(first, tied))
        return False
