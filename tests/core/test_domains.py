from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import Between, Deal, OneOf, Several
from games.core.domains import Domain
from games.core.menus import union
from tests.support.whole import examples

POOLS = st.dictionaries(st.sampled_from("abcde"), st.integers(0, 3), max_size=5)


@st.composite
def choices(draw: Any) -> Several:
    """Any choice of several pieces: sizes, worth, at least, spare or not."""
    pool = draw(POOLS)
    total = sum(pool.values())
    least, most = draw(st.integers(0, total + 1)), draw(st.none() | st.integers(0, total + 1))
    if draw(st.booleans()):
        return Several(pool, least, most)
    worth = {kind: draw(st.integers(0, 4)) for kind in pool}
    return Several(
        pool, least, most, at_least=draw(st.integers(0, 12)), worth=worth, spare=draw(st.booleans())
    )


def listed(domain: Several) -> list[tuple[str, ...]]:
    """Every choice, by trying all numbers of all kinds."""
    found = []
    for numbers in product(*(range(count + 1) for count in domain.pool.values())):
        chosen = tuple(kind for kind, number in zip(domain.pool, numbers, strict=True) for _ in range(number))
        worth = [(domain.worth or {}).get(kind, 0) for kind in chosen]
        enough = domain.worth is None or sum(worth) >= domain.at_least
        spared = (
            domain.worth is not None
            and not domain.spare
            and chosen
            and sum(worth) - min(worth) >= domain.at_least
        )
        if domain.least <= len(chosen) <= domain.most and enough and not spared:
            found.append(chosen)
    return found


@pytest.mark.rest
@settings(max_examples=examples(300), deadline=None)
@given(choices())
def test_several_lists_counts_and_knows_the_same_choices(domain: Several):
    expected = listed(domain)
    assert sorted(domain) == sorted(expected)
    assert domain.count() == len(expected)
    assert bool(domain) == bool(expected)
    assert all(choice in domain for choice in expected)


@settings(max_examples=examples(200), deadline=None)
@given(choices(), st.lists(st.sampled_from("abcdef"), max_size=8).map(tuple))
def test_several_refuses_every_other_choice_and_says_why(domain: Several, choice: tuple[str, ...]):
    assert (choice in domain) == (domain.ordered(choice) in listed(domain))
    assert (domain.why_not(choice)[0] == "why-several-fine") == (choice in domain)


@settings(max_examples=examples(200), deadline=None)
@given(choices().filter(bool), st.integers(0, 9))
def test_several_samples_only_what_it_lists(domain: Several, seed: int):
    rng, expected = Random(seed), set(domain)
    assert all(domain.sample(rng) in expected for _ in range(10))


@pytest.mark.parametrize(
    "domain",
    [
        Several({"a": 2, "b": 1, "c": 3}, 2, 4),
        Several({"a": 2, "b": 2, "c": 2}, at_least=4, worth={"a": 1, "b": 2, "c": 3}),
        Several({"a": 2, "b": 2, "c": 2}, 0, 5, at_least=4, worth={"a": 1, "b": 2, "c": 3}),
        Several({"a": 2, "b": 2, "c": 2}, 2, 3, at_least=4, worth={"a": 1, "b": 2, "c": 3}, spare=False),
        OneOf("abcdefg"),
        Between(-3, 5),
    ],
)
def test_every_value_is_sampled_equally_often(domain: Domain):
    rng, number = Random(5), domain.count()
    seen = Counter(domain.sample(rng) for _ in range(200 * number))
    assert set(seen) == set(domain)
    # Six standard deviations of a count around 200.
    assert all(115 < times < 285 for times in seen.values())


def test_31_circles_for_14_colonists_are_counted_not_listed():
    circles = {f"tile{n}": 1 for n in range(8)} | {f"building{n}": n % 3 + 1 for n in range(11)}
    domain = Several(circles, 14, 14)
    assert domain.count() > 1_000_000
    assert all(len(domain.sample(Random(seed))) == 14 for seed in range(20))


def test_24_cards_that_must_pay_25_are_counted_not_listed():
    domain = Several(dict.fromkeys(range(1, 9), 3), at_least=25, worth={n: n for n in range(1, 9)})
    assert domain.count() == 4**8 - sum(
        1 for numbers in product(range(4), repeat=8) if sum(n * (k + 1) for k, n in enumerate(numbers)) < 25
    )


def test_overpaying_is_in_a_payment_and_what_is_too_little_is_not():
    payment = Several({3: 2, 5: 1}, at_least=4, worth={3: 3, 5: 5})
    assert (3, 5) in payment
    assert (3,) not in payment
    assert payment.why_not((3,)) == ("why-several-worth", {"worth": 3, "least": 4})


def test_where_nothing_may_be_spared_no_piece_is_superfluous():
    payment = Several({1: 1, 3: 2, 5: 1}, at_least=5, worth={1: 1, 3: 3, 5: 5}, spare=False)
    assert list(payment) == [(5,), (3, 3)]
    assert payment.why_not((1, 5)) == ("why-several-spare", {"worth": 6, "least": 5})


def test_a_choice_holds_in_any_order_and_is_saved_in_the_pools():
    domain = Several({"quarry": 1, "corn": 2}, 2, 2)
    assert ("corn", "quarry") in domain
    assert domain.ordered(("corn", "quarry")) == ("quarry", "corn")


def test_more_of_a_kind_than_there_are_is_named():
    assert Several({"corn": 1}).why_not(("corn", "corn")) == (
        "why-several-pool",
        {"kind": "corn", "count": 1},
    )


def test_the_number_chosen_is_named():
    why = Several({"corn": 3}, 1, 2).why_not(("corn",) * 3)
    assert why == ("why-several-size", {"count": 3, "least": 1, "most": 2})


@pytest.mark.parametrize("empty", [OneOf(()), Between(3, 2), Several({"a": 1}, 2), Deal({"a": 1}, 2)])
def test_a_domain_without_a_value_is_false(empty: Domain):
    assert not empty
    assert empty.count() == 0


@pytest.mark.parametrize("full", [OneOf((None,)), Between(0, 0), Several({}), Deal({}, 0)])
def test_a_domain_with_one_value_is_true(full: Domain):
    assert full
    assert full.count() == len(list(full)) == 1


def test_between_takes_whole_numbers_with_both_ends():
    assert list(Between(2, 4)) == [2, 3, 4]
    assert 4 in Between(2, 4)
    assert 5 not in Between(2, 4)
    assert "3" not in Between(2, 4)
    assert Between(2, 4).why_not(9) == ("why-between", {"value": 9, "low": 2, "high": 4})


@settings(max_examples=examples(100), deadline=None)
@given(
    st.dictionaries(st.sampled_from("abc"), st.integers(0, 3), max_size=3),
    st.integers(0, 4),
    st.integers(0, 99),
)
def test_a_deal_draws_what_is_in_the_bag(bag: dict[str, int], number: int, seed: int):
    deal = Deal(bag, number)
    draws = list(deal)
    assert len(draws) == len(set(draws))
    assert all(draw in deal for draw in draws)
    assert bool(deal) == bool(draws)
    if deal:
        assert deal.sample(Random(seed)) in draws


def test_a_deal_weighs_pieces_not_kinds():
    deal = Deal({"corn": 9, "sugar": 1}, 1)
    drawn = Counter(deal.sample(Random(seed))[0] for seed in range(2000))
    assert 140 < drawn["sugar"] < 260


def test_a_deal_does_not_depend_on_the_order_in_which_the_bag_was_filled():
    assert Deal({"a": 3, "b": 4, "c": 5}, 6).sample(Random(1)) == Deal({"c": 5, "a": 3, "b": 4}, 6).sample(
        Random(1)
    )


@pytest.mark.parametrize("domain", [OneOf("ab"), Between(1, 2), Several({"a": 1}), Deal({"a": 1}, 1)])
def test_a_domain_is_spelled_alike_in_every_process(domain: Domain):
    assert " at 0x" not in repr(domain)


def test_the_union_of_ranges_is_a_range_where_there_is_no_gap():
    joined = union([Between(1, 3), Between(3, 5)])
    assert isinstance(joined, Between)
    assert (joined.low, joined.high) == (1, 5)
    assert list(union([Between(1, 2), Between(5, 6)]) or ()) == [1, 2, 5, 6]


@settings(max_examples=examples(100), deadline=None)
@given(
    st.lists(
        st.one_of(
            st.lists(st.integers(0, 6), max_size=4).map(OneOf),
            st.tuples(st.integers(0, 6), st.integers(0, 6)).map(lambda ends: Between(*ends)),
        ),
        min_size=1,
        max_size=4,
    )
)
def test_a_union_holds_the_values_of_all(domains: list[Domain]):
    assert set(union(domains) or ()) == {value for domain in domains for value in domain}


def test_the_union_of_nothing_is_nothing():
    assert union([]) is None


def test_choices_from_different_pools_are_united_to_one_from_all_their_pieces():
    alike = Several({"a": 2}, 1), Several({"a": 2}, 1)
    assert union(alike) is alike[0]
    joined = union([Several({"a": 1, "b": 2}, 1, 2), Several({"b": 1, "c": 1}, 0, 1)])
    assert isinstance(joined, Several)
    assert (joined.pool, joined.least, joined.most) == ({"a": 1, "b": 2, "c": 1}, 0, 2)


def test_payments_of_different_worth_are_not_united():
    with pytest.raises(AssertionError, match="pools differ"):
        union([Several({1: 2}, at_least=1, worth={1: 1}), Several({1: 2}, at_least=2, worth={1: 2})])
