"""Referendums: who votes, the four steps, the auction, the reward (M25-M32, Q7-Q13, Q68)."""

from __future__ import annotations

import pytest

from rossio.games.magnanimous.content import CARD_IDS, CARD_NOBILITY, CARD_PARTY, CARD_REPUBLIC, EVENT
from rossio.games.magnanimous.votes import whole_votes
from tests.marks import clause
from tests.rules.magnanimous.scenario import BLUE, GREEN, RED, YELLOW, Scene, card, scene


def both_parties() -> Scene:
    """Everybody has a minister's votes, a deputy and a referendum card of each party."""
    table = scene(governor=GREEN)
    for colour, con, lib, cards in (
        (RED, "m01", "m12", "c01 l01"),
        (GREEN, "m04", "m13", "c02 l03"),
        (BLUE, "m05", "m14", "c03 l04"),
        (YELLOW, "m10", "m20", "c06 l07"),
    ):
        table.minister(colour, con).minister(colour, lib).deputies(colour, 1, 1).hand(colour, cards)
    return table


@clause("M25", "M22", "Q10")
def test_each_step_goes_once_round_in_order() -> None:
    table = both_parties().vote("c08")
    asked: list[tuple[str, str]] = []
    while table.decides():
        step = (table.decides(), table.asked())
        if not asked or asked[-1] != step:
            asked.append(step)
        table.play("pass" if "pass" in table.legal() else table.legal()[0])
    order = [GREEN, BLUE, YELLOW, RED]
    steps = ["fixed-votes", "spend-deputies", "card-votes"]
    assert asked == [(colour, step) for step in steps for colour in order]


@clause("M25", "Q10")
def test_a_declaration_is_public_and_final() -> None:
    table = scene().minister(RED, "m03").deputies(RED, con=2).vote("c01").play("votes for 3")
    assert table.told("voted-fixed") == [{"side": "for", "votes": 3}]
    assert table.votes_of(RED) == (3, 0)
    assert table.asked() == "spend-deputies"
    assert table.refused("votes for 0").reason == "not-now"
    table.play("spend con for 1")
    assert table.votes_of(RED) == (4, 0)
    assert (table.asked(), table.refused("spend con for 1").reason) == ("take-minister", "not-now")


@clause("M26", "Q9")
@pytest.mark.parametrize(
    ("name", "below", "enough"), [("c11", 0, 1), ("c14", 0, 1), ("c05", 6, 7), ("l02", 6, 7), ("l13", 12, 13)]
)
def test_a_minimum_title_keeps_lower_nobles_out_for_and_against(name: str, below: int, enough: int) -> None:
    table = scene().nobility(RED, below).nobility(GREEN, enough)
    table.deputies(RED, 4, 4).deputies(GREEN, 1, 1).hand(RED, "c01 l01").minister(RED, "m03").minister(RED, "m18")
    party = "con" if name[0] == "c" else "lib"
    table.vote(name)
    assert table.decides() == GREEN
    table.play(f"spend {party} for 1").play(table.legal()[0]).refusing()
    table.expect(GREEN, referendums=1).expect(RED, con=4, lib=4, hand=2)


@clause("M26", "Q9")
def test_nobody_qualifies_and_the_card_is_discarded() -> None:
    table = scene().nobility(RED, 12).deputies(RED, 4, 4).vote("l13")
    assert (table.decides(), table.cards("discards")) == ("", "l13")
    table.expect_table(republic=0)


@clause("M27")
@pytest.mark.parametrize(("name", "first", "second"), [("c01", 6, 1), ("l01", 1, 6)])
def test_fixed_votes_of_a_party_have_one_direction(name: str, first: int, second: int) -> None:
    """Ministers (3 + 1), a won referendum (1) and a baron (2) give Red 6 conservative and 1 liberal votes."""
    table = scene().minister(RED, "m02").minister(RED, "m15").won(RED, "c06").baron(RED, "b06").vote(name)
    assert table.legal() == [f"votes for {n}" for n in range(first + 1)]
    refusal = table.refused("votes against 1")
    assert (refusal.reason, refusal.clause) == ("wrong-direction", "M27")
    table.play(f"votes for {first}")
    assert table.legal() == [f"votes against {n}" for n in range(second + 1)]
    table.play(f"votes against {second}")
    if first < second:
        assert table.cards("discards") == name
    else:
        table.refusing().expect(RED, referendums=2)


@clause("M27")
def test_all_fixed_votes_may_abstain() -> None:
    table = scene().minister(RED, "m02").minister(RED, "m11").vote("c01").play("votes for 0", "votes against 0")
    assert table.cards("discards") == "c01"


@clause("Q10")
def test_a_minister_a_baron_or_a_card_votes_whole_or_abstains() -> None:
    """Red's minister has 3 votes and a won card 2: with 1 or 4 somebody would have split them."""
    table = scene().minister(RED, "m03").won(RED, "c05").vote("c01")
    assert table.legal() == ["votes for 0", "votes for 2", "votes for 3", "votes for 5"]
    for votes in (1, 4):
        refusal = table.refused(f"votes for {votes}")
        assert (refusal.reason, refusal.clause, refusal.facts) == ("votes-whole", "Q10", {"votes": votes})
    baron = scene().baron(RED, "b06").vote("c01")
    assert baron.legal() == ["votes for 0", "votes for 2"]


@clause("Q10")
def test_a_vote_that_an_event_takes_is_taken_from_those_who_vote() -> None:
    """A minister with 3 votes and a card with 1, less 1 for E17: both 3, the minister alone 2, the card alone none."""
    table = scene().event("e17").minister(RED, "m03").won(RED, "c06").vote("c01")
    assert table.legal() == ["votes for 0", "votes for 2", "votes for 3"]


@clause("Q10")
@pytest.mark.parametrize(
    ("sources", "used", "left"),
    [([3, 2], 0, [0, 2, 3, 5]), ([3, 2], 3, [0, 2]), ([1, 1, 2], 2, [0, 1, 2]), ([2, 2], 2, [0, 2]), ([2], 2, [0])],
)
def test_votes_that_may_go_either_way_are_cast_once(sources: list[int], used: int, left: list[int]) -> None:
    """What can still vote against when some have voted for: never one who has voted already."""
    votes = whole_votes(sources, used)
    assert [n for n in range(10) if votes >> n & 1] == left


@clause("M28", "Q10")
@pytest.mark.parametrize("name", ["c01", "l01"])
def test_deputies_are_discarded_for_a_vote_each_in_their_direction(name: str) -> None:
    own, other = ("con", "lib") if name == "c01" else ("lib", "con")
    table = scene().deputies(RED, 3, 3).deputies(GREEN, 1, 1).vote(name)
    assert table.legal() == [f"spend {own} for {n}" for n in range(4)]
    refusal = table.refused(f"spend {own} against 1")
    assert (refusal.reason, refusal.clause) == ("wrong-direction", "M28")
    table.play(f"spend {own} for 2")
    assert table.legal() == [f"spend {other} against {n}" for n in range(4)]
    table.play(f"spend {other} against 1")
    assert table.votes_of(RED) == (2, 1)
    left = {own: 1, other: 2}
    table.expect(RED, con=left["con"], lib=left["lib"])


@clause("M29", "Q11")
@pytest.mark.parametrize(("name", "votes"), [("c08", (2, 1)), ("l04", (1, 2))])
def test_ex_01_cards_as_votes(name: str, votes: tuple[int, int]) -> None:
    """Two conservative and one liberal card: for and against a conservative referendum, the reverse for a liberal."""
    table = scene().hand(RED, "c01 c02 l01 e05").vote(name)
    assert table.legal() == ["ballot c01", "ballot c02", "ballot l01", "pass"]
    refusal = table.refused("ballot e05")
    assert (refusal.reason, refusal.clause) == ("event-no-vote", "M29")
    table.play("ballot c01", "ballot c02", "ballot l01")
    assert table.votes_of(RED) == votes
    assert (table.cards("discards"), table.cards(RED)) == ("c01 c02 l01", "e05")
    assert [facts["card"] for facts in table.told("balloted")] == ["c01", "c02", "l01"]


@clause("Q11")
def test_the_referendum_on_the_table_is_in_no_hand() -> None:
    table = scene().hand(RED, "c01").throne(RED, "c02").emperor()
    assert (table.legal(), table.cards("throne")) == (["ballot c01", "pass"], "")
    assert table.table.ballot == card("c02")


@clause("M30", "Q7")
def test_t12_more_votes_against_than_for_and_nothing_else_happens() -> None:
    table = scene().republic(5).deputies(RED, con=2).deputies(GREEN, lib=3).vote("c12")
    table.play("spend con for 2", "spend lib against 3")
    assert (table.cards("discards"), table.decides()) == ("c12", "")
    table.expect(RED, nobility=0, referendums=0, con=0).expect(GREEN, nobility=0, lib=0).expect_table(republic=5)


@clause("M30", "Q7")
def test_as_many_votes_for_as_against_and_the_card_passes() -> None:
    table = scene().deputies(RED, con=2).deputies(GREEN, lib=2).vote("c01")
    table.play("spend con for 2", "spend lib against 2").refusing().expect(RED, referendums=1, nobility=1)


@clause("M30", "Q7")
def test_without_a_vote_for_the_card_is_discarded() -> None:
    nobody = scene().republic(5).vote("c01").expect_table(republic=5)
    assert nobody.cards("discards") == "c01"
    against = scene().deputies(GREEN, lib=1).vote("c01").play("spend lib against 1")
    assert against.cards("discards") == "c01"
    abstained = scene().deputies(GREEN, con=1).vote("c01").play("spend con for 0")
    assert (abstained.cards("discards"), abstained.player(GREEN).deputies) == ("c01", [1, 0])


@clause("M31")
def test_most_votes_for_wins_whoever_voted_first() -> None:
    table = scene().deputies(RED, con=1).deputies(GREEN, con=3).deputies(BLUE, con=2).vote("c01")
    table.play("spend con for 1", "spend con for 3", "spend con for 2").refusing()
    table.expect(GREEN, referendums=1, nobility=1).expect(RED, referendums=0).expect(BLUE, referendums=0)


def tie() -> Scene:
    """Blue, Yellow and Red tie with 2 votes each; Blue is first in order. Green, with 1, stays out."""
    table = scene(governor=BLUE)
    for colour, deputies in ((RED, 2), (GREEN, 1), (BLUE, 2), (YELLOW, 2)):
        table.deputies(colour, con=deputies).reis(colour, 5)
    table.vote("c01")
    return table.play("spend con for 2", "spend con for 2", "spend con for 2", "spend con for 1")


@clause("M31", "Q8")
def test_a_tie_is_settled_by_rising_bids_among_the_tied() -> None:
    table = tie()
    assert (table.decides(), table.legal()) == (BLUE, ["pass", *[f"bid {n}" for n in range(1, 6)]])
    table.play("bid 2")
    assert (table.decides(), table.legal()) == (YELLOW, ["pass", "bid 3", "bid 4", "bid 5"])
    refusal = table.refused("bid 2")
    assert (refusal.reason, refusal.facts) == ("bid-too-low", {"have": 2, "need": 3})
    assert table.refused("bid 6").reason == "no-reis"
    table.play("pass", "bid 3")
    assert table.decides() == BLUE
    table.play("bid 4")
    assert table.decides() == RED
    table.play("pass").refusing()
    table.expect(BLUE, reis=1, referendums=1).expect(RED, reis=5).expect(YELLOW, reis=5).expect(GREEN, reis=5)


@clause("M31", "Q8")
def test_a_pass_is_final_and_who_cannot_bid_more_is_out() -> None:
    table = tie().reis(YELLOW, 1).play("pass", "bid 1")
    assert table.decides() == RED
    table.play("bid 2").refusing().expect(RED, reis=3, referendums=1).expect(YELLOW, reis=1)
    assert len(table.told("left-auction")) == 2


@clause("M31", "Q8")
def test_the_last_who_has_not_passed_wins_for_nothing_if_nobody_has_bid() -> None:
    table = tie().play("pass", "pass").refusing()
    table.expect(RED, reis=5, referendums=1, nobility=1).expect(BLUE, referendums=0).expect(YELLOW, referendums=0)
    assert table.told("won-referendum") == [{"card": "c01", "reis": 0}]


@clause("M31", "Q8")
def test_who_passes_against_one_without_money_has_given_the_card_away() -> None:
    tie().reis(YELLOW, 0).reis(RED, 0).play("pass").refusing().expect(RED, referendums=1).expect(BLUE, referendums=0)
    tie().reis(YELLOW, 0).reis(RED, 0).play("bid 1").refusing().expect(BLUE, reis=4, referendums=1)


@clause("M31", "Q8")
def test_one_without_money_passes_unasked_and_the_next_of_the_tied_wins() -> None:
    poor = scene(governor=BLUE).deputies(RED, con=1).deputies(YELLOW, con=1).reis(RED, 1).vote("c01")
    poor.play("spend con for 1", "spend con for 1").refusing().expect(RED, reis=1, referendums=1)


@clause("M31", "Q8")
def test_the_first_of_the_tied_takes_it_for_nothing_if_all_of_them_have_no_money() -> None:
    poor = scene(governor=BLUE).deputies(RED, con=1).deputies(YELLOW, con=1).reis(BLUE, 9).vote("c01")
    poor.play("spend con for 1", "spend con for 1").refusing().expect(YELLOW, referendums=1).expect(RED, referendums=0)


@clause("M32", "Q12")
def test_nobility_then_republic_then_the_effect_of_the_card() -> None:
    table = scene().republic(5).crown(0, "m07").deputies(RED, con=1).vote("c12").play("spend con for 1")
    assert (table.asked(), table.table.republic) == ("take-minister", 5)
    table.expect(RED, nobility=3, con=0)
    table.play("appoint").expect(RED, con=1).expect_table(republic=6)
    assert table.asked() == "choose-deputy"
    table.play("deputy lib", "deputy lib").expect(RED, con=1, lib=2, referendums=1)


@clause("M32")
def test_a_won_card_stays_with_its_effect_for_the_rest_of_the_game() -> None:
    table = scene().wins(RED, "c01").goods("rio-negro", 4).reis(RED, 1)
    table.end_of_round()
    table.expect(RED, referendums=1)
    assert "c01" not in table.cards("discards")
    table.table.agenda.clear()
    table.production(RED).play("take space-1a", "act").expect_at("rio-negro", goods=5)


REFERENDUMS = """
c01 -1 0; c02 -1 0; c03 -1 0; c04 0 1; c05 -2 1; c06 -1 0; c07 0 0; c08 -1 0; c09 0 0
c10 0 0; c11 -1 0; c12 1 2; c13 0 0; c14 0 0; c15 0 0; c16 0 0; c17 1 1; c18 3 2
l01 0 0; l02 -1 1; l03 0 1; l04 1 0; l05 0 1; l06 1 0; l07 1 0; l08 1 0; l09 1 1
l10 1 2; l11 1 1; l12 2 0; l13 -3 2; l14 0 0; l15 2 0; l16 0 0; l17 1 0; l18 0 0
"""
"""Republic and Nobility modifier of every referendum."""
LISTED = [entry.split() for entry in REFERENDUMS.replace("\n", ";").split(";") if entry.strip()]


@clause("M32", "M24")
def test_the_modifiers_of_all_referendums_are_listed() -> None:
    assert len(LISTED) == 36
    assert [name for name, _, _ in LISTED] == [CARD_IDS[n] for n in range(56) if CARD_PARTY[n] != EVENT]
    for name, republic, nobility in LISTED:
        assert (CARD_REPUBLIC[card(name)], CARD_NOBILITY[card(name)]) == (int(republic), int(nobility))


@clause("M32")
@pytest.mark.parametrize(("name", "republic", "nobility"), LISTED, ids=[entry[0] for entry in LISTED])
def test_the_winner_advances_one_and_the_modifier(name: str, republic: str, nobility: str) -> None:
    table = scene().nobility(RED, 13).republic(10).wins(RED, name)
    table.expect(RED, nobility=13 + 1 + int(nobility), referendums=1).expect_table(republic=10 + int(republic))


@clause("Q13")
def test_abolitionist_is_only_a_keyword() -> None:
    """C18 has it and no other effect: the vote and the reward are those of any card."""
    table = scene().republic(5).deputies(RED, con=1).deputies(GREEN, lib=1).reis(RED, 1).vote("c18")
    table.play("spend con for 1", "spend lib against 1").refusing()
    table.expect(RED, nobility=3, reis=1, con=0, lib=0, referendums=1).expect_table(republic=8)
    assert table.player(RED).mods == scene().player(RED).mods


@clause("Q68")
def test_a_lasting_effect_is_on_at_once_and_an_optional_one_is_offered_at_its_moment() -> None:
    lasting = scene().goods("rio-negro", 4).reis(RED, 1).wins(RED, "l12").production(RED)
    lasting.play("take space-1a", "act").expect_at("rio-negro", goods=5)
    optional = scene().minister(RED, "m13").reis(RED, 3).production(RED)
    assert "trade" in optional.legal()
    optional.play("trade", "deputy lib").expect(RED, reis=0, lib=1)
    assert (optional.decides(), optional.asked()) == (RED, "take-die")
    refusal = optional.refused("trade")
    assert (refusal.reason, refusal.clause) == ("used", "Q68")
