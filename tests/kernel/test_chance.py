"""The generator of whoever plays. The streams of the games are in test_stream.py."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rossio.kernel.chance import SEED_BITS, Chance

SEEDS = st.integers(0, 2**SEED_BITS - 1)


def words(chance: Chance, count: int) -> list[int]:
    return [chance.word() for _ in range(count)]


def test_the_words_of_a_seed_never_change() -> None:
    """Records live on these numbers. They agree with sfc32 of PractRand after its twelve rounds of warming up."""
    assert words(Chance(0), 4) == PINNED_0
    assert words(Chance(0x0123456789ABCDEF_FEDCBA98), 4) == PINNED_96


PINNED_0 = [1363572419, 145230303, 808754475, 4216505632]
PINNED_96 = [1728398033, 1906458061, 1942914331, 3889826256]


@given(SEEDS)
def test_words_have_32_bits(seed: int) -> None:
    assert all(0 <= word < 2**32 for word in words(Chance(seed), 50))


@given(SEEDS, st.integers(0, SEED_BITS - 1))
def test_every_bit_of_the_seed_counts(seed: int, bit: int) -> None:
    assert words(Chance(seed), 4) != words(Chance(seed ^ 1 << bit), 4)


@given(SEEDS, st.integers(1, 1000))
def test_below_stays_below(seed: int, n: int) -> None:
    chance = Chance(seed)
    assert all(0 <= chance.below(n) < n for _ in range(50))


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52])
def test_below_is_even_handed(n: int) -> None:
    """Chi-square over 60,000 throws; the limit is passed by chance once in about 100,000 tries (the seed is fixed)."""
    chance = Chance(2024)
    throws = 60_000
    counts = [0] * n
    for _ in range(throws):
        counts[chance.below(n)] += 1
    expected = throws / n
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    freedom = n - 1
    assert chi_square < freedom + 4.3 * (2 * freedom) ** 0.5 + 12


def test_all_orders_of_a_shuffle_are_equally_likely() -> None:
    chance = Chance(11)
    seen = dict.fromkeys(permutations(range(4)), 0)
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        seen[items[0], items[1], items[2], items[3]] += 1
    assert all(850 < count < 1150 for count in seen.values())


@given(SEEDS, st.lists(st.integers(0, 99)))
def test_a_shuffle_loses_nothing(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    Chance(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@given(SEEDS, st.lists(st.integers(0, 99)))
def test_a_redrawn_list_shows_nothing_of_its_old_order(seed: int, items: list[int]) -> None:
    one, two = items[:], items[::-1]
    Chance(seed).redraw(one)
    Chance(seed).redraw(two)
    assert one == two


def test_a_seed_is_made_of_three_words() -> None:
    one, two = Chance(5), Chance(5)
    assert one.seed() == sum(word << 32 * place for place, word in enumerate(words(two, 3)))
    assert one.word() == two.word()
