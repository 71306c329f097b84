"""Officials in offices and plazas (L6.4, L6.5, L15.33)."""

from __future__ import annotations

from tests.marks import clause
from tests.rules.lisboa.scenario import GREEN, ORANGE, PURPLE, YELLOW, scene


@clause("L6.4")
def test_recruit_up_to_two_officials_to_two_different_nobles() -> None:
    s = scene(3).performs(GREEN, "recruit").offers_only("office manuel", "office marquis", "office king")
    s.play("office marquis").offers_only("office manuel", "office king", "done")
    s.refuses("office marquis", "office-used").play("office king").idle()
    assert (s.office("manuel"), s.office("marquis"), s.office("king")) == ([0, 0, 0], [1, 0, 0], [1, 0, 0])
    assert s.player(GREEN).officials == 6


@clause("L6.4", "L15.3")
def test_one_is_enough_but_one_is_needed() -> None:
    s = scene(3).performs(GREEN, "recruit").lacks("done").refuses("done", "must-place").play("office king", "done")
    s.idle()
    assert s.player(GREEN).officials == 7


@clause("L6.4")
def test_officials_come_from_the_own_board() -> None:
    """The last one at home goes out, and there is no second."""
    s = scene(3).officials(GREEN, king=4, manuel=3).performs(GREEN, "recruit").play("office marquis").idle()
    assert s.player(GREEN).officials == 0
    assert s.office("marquis") == [1, 0, 0]
    scene(3).officials(GREEN, king=4, manuel=4).hand(GREEN, "p16 p02").has(GREEN, goods="tool").turn(GREEN).play(
        "portfolio p16"
    ).lacks("trade tool recruit")


@clause("L6.4", "L10.3")
def test_the_official_of_a_reward_may_be_left_out_and_is_no_recruiting() -> None:
    """P03 places up to 1, P25 up to 2 in different offices; C33 helps only recruiting."""
    s = scene(3).clergy(GREEN, "c33").rewarded(GREEN, "p03").offers("done").play("office king").idle()
    assert s.office("king") == [1, 0, 0]
    s = (
        scene(3)
        .clergy(GREEN, "c33")
        .rewarded(GREEN, "p25")
        .play("office king")
        .offers_only("office manuel", "office marquis", "done")
    )
    s.play("office manuel").idle()
    scene(3).rewarded(GREEN, "p03").play("done").idle()


@clause("L6.5")
def test_a_full_office_sends_one_official_of_the_most_numerous_colour_to_its_plaza() -> None:
    s = scene(4).officials(GREEN, king=1).officials(PURPLE, king=3).officials(YELLOW, king=2)
    s.performs(ORANGE, "recruit").play("office king", "done").idle()
    assert s.office("king") == [1, 2, 2, 1]
    assert s.plaza("king") == [0, 1, 0, 0]
    assert s.player(PURPLE).officials == 5


@clause("L6.5")
def test_one_of_each_colour_on_a_tie_the_own_included() -> None:
    s = scene(3).officials(GREEN, king=2).officials(PURPLE, king=2).officials(YELLOW, king=2)
    s.performs(GREEN, "recruit").play("office king", "done").idle()
    assert s.office("king") == [2, 1, 1]
    assert s.plaza("king") == [1, 1, 1]


@clause("L6.5")
def test_the_count_is_taken_before_the_new_official_enters() -> None:
    """Green has 2 and would tie Purple's 3 with the new one: only Purple loses an official."""
    s = scene(3).officials(GREEN, marquis=2).officials(PURPLE, marquis=3).officials(YELLOW, marquis=1)
    s.performs(GREEN, "recruit").play("office marquis", "done").idle()
    assert s.office("marquis") == [3, 2, 1]
    assert s.plaza("marquis") == [0, 1, 0]


@clause("L6.5")
def test_an_office_with_a_free_space_moves_nobody() -> None:
    s = scene(3).officials(PURPLE, manuel=5).performs(GREEN, "recruit").play("office manuel", "done").idle()
    assert s.office("manuel") == [1, 5, 0]
    assert s.plaza("manuel") == [0, 0, 0]


@clause("L6.5")
def test_officials_in_a_plaza_do_not_count_as_most_numerous() -> None:
    s = scene(3).officials(GREEN, king=4).officials(PURPLE, king=2, plaza_king=4)
    s.performs(YELLOW, "recruit").play("office king", "done").idle()
    assert (s.office("king"), s.plaza("king")) == ([3, 2, 1], [1, 4, 0])


@clause("L15.33", "L6.5", "L1.19")
def test_with_two_players_the_neutral_official_takes_a_space_and_never_moves() -> None:
    """3 + 2 and the neutral one fill the office."""
    s = scene(2).officials(GREEN, king=3).officials(PURPLE, king=2)
    s.performs(PURPLE, "recruit").play("office king", "done").idle()
    assert (s.office("king"), s.plaza("king")) == ([2, 3], [1, 0])
    assert s.table().in_office(2) == 6
    free = scene(2).officials(GREEN, king=3).officials(PURPLE, king=1)
    free.performs(PURPLE, "recruit").play("office king", "done").idle()
    assert (free.office("king"), free.plaza("king")) == ([3, 2], [0, 0])


@clause("L15.33", "L7.2")
def test_the_neutral_official_counts_in_the_visit_cost_of_both() -> None:
    """Treasury 3 costs 1, the neutral official 1, the other player's officials 2 or 1."""
    s = scene(2).decrees_shown("d01 d02").officials(GREEN, marquis=1).officials(PURPLE, marquis=2)
    s.hand(GREEN, "p06 p02").turn(GREEN).play("visit p06").shows(GREEN, influence=5 - 4)
    s.hand(PURPLE, "p07 p01").turn(PURPLE).play("visit p07").shows(PURPLE, influence=5 - 3)
