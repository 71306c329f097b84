"""Fixed votes: those of ministers, won referendums and barons, in a referendum and at the end (M27, M78, Q10)."""

from __future__ import annotations

from rossio.games.magnanimous import content
from rossio.games.magnanimous.effects import CON, LIB, MODIFIERS, NO_SUBTYPE, SUBTYPES, VOTES, votes_slot
from rossio.games.magnanimous.state import NONE, Player, Table


def fixed_votes(player: Player, party: int, subtype: int) -> int:
    """Fixed votes of a party (or of any) in a referendum of a subtype, at least 0 (M27)."""
    votes = player.mods[votes_slot(party, NO_SUBTYPE)]
    if subtype != NO_SUBTYPE:
        votes += player.mods[votes_slot(party, subtype)]
    return max(votes, 0)


def vote_sources(table: Table, seat: int, party: int, subtype: int) -> list[int]:
    """The votes of each minister, won card and baron of a player for a party (or for any); what events add comes last.

    What they take away is negative.
    """
    player = table.players[seat]
    rows = [content.MINISTER_FIXED[minister] for minister in player.ministers if minister != NONE]
    rows.extend(content.CARD_FIXED[card] for card in player.referendums)
    if player.revealed:
        rows.append(content.BARON_FIXED[player.baron])
    plain = votes_slot(party, NO_SUBTYPE) - VOTES
    special = votes_slot(party, subtype) - VOTES
    sources: list[int] = []
    rest = player.mods[plain + VOTES]
    if special != plain:
        rest += player.mods[special + VOTES]
    for row in rows:
        votes = row[plain] + row[special] if special != plain else row[plain]
        if votes:
            sources.append(votes)
            rest -= votes
    if rest:
        sources.append(rest)
    return sources


def whole_votes(sources: list[int], used: int) -> int:
    """The numbers of votes that whole sources make, as bits, when others of them have cast `used` votes (Q10).

    What is taken away is taken from those who vote, whoever they are.
    """
    rows = [0] * (used + 1)
    rows[0] = 1
    lost = 0
    for votes in sources:
        if votes < 0:
            lost -= votes
            continue
        for cast in range(used, -1, -1):
            rows[cast] |= rows[cast] << votes
            if cast >= votes:
                rows[cast] |= rows[cast - votes]
    return rows[used] >> lost | 1


def final_votes(table: Table, seat: int) -> int:
    """All fixed votes and all deputies of both parties (M78, Q54)."""
    player = table.players[seat]
    votes = player.deputies[CON] + player.deputies[LIB]
    for slot in range(VOTES, MODIFIERS, len(SUBTYPES)):
        party = 0
        for subtype in range(len(SUBTYPES)):
            party += player.mods[slot + subtype]
        votes += max(party, 0)
    return votes
