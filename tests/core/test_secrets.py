from typing import Annotated, Any

import pytest

from games.core import (
    KEYS,
    NOBODY,
    OWNER,
    Event,
    Hidden,
    Mutable,
    mutable,
    record,
    seen_by,
    sizeless,
    unless,
    view,
)
from tests.core.positions import at, play, table
from tests.core.toy import Offer, Offers, StallBought
from tests.support.changeable import changeable


@mutable
class Player(Mutable):
    seat: int
    hand: Annotated[list[str], OWNER]
    plan: Annotated[list[str], sizeless(OWNER)]
    points: Annotated[int, unless(OWNER, "over")] = 0
    over: bool = False


@mutable
class Trade(Mutable):
    giver: int
    taker: int
    goods: Annotated[tuple[str, ...], seen_by("giver", "taker")]
    below: Annotated[list[int], NOBODY]


@mutable
class Game(Mutable):
    players: list[Player]
    bids: Annotated[dict[int, list[int]], KEYS]


@record
class Given(Event):
    seat: int
    card: Annotated[str, OWNER]


def game() -> Game:
    players = [Player(0, ["a", "b"], ["x"], 3), Player(1, ["c"], [], 5)]
    return Game(players, {0: [1, 2], 1: [3]})


def test_the_owner_sees_his_hand_and_the_others_its_size():
    assert view(game(), 0).players[0].hand == ["a", "b"]
    assert view(game(), 1).players[0].hand == Hidden(2)
    assert len(view(game(), 1).players[0].hand) == 2
    assert view(game(), None).players[0].hand == Hidden(2)


def test_the_size_of_a_sizeless_secret_is_a_secret():
    plan = view(game(), 1).players[0].plan
    with pytest.raises(TypeError):
        len(plan)
    with pytest.raises(TypeError):
        bool(plan)
    assert view(game(), 0).players[0].plan == ["x"]


def test_what_is_empty_and_known_to_be_is_no_secret():
    state = game()
    state.players[0].hand, state.players[0].plan = [], []
    seen = view(state, 1).players[0]
    assert seen.hand == []
    assert seen.hand != view(game(), 1).players[0].hand
    assert view(game(), 1).players[0].hand != []
    assert isinstance(seen.plan, Hidden)
    assert view(Trade(0, 1, (), []), None).goods == ()


def test_a_secret_may_open_for_everybody():
    state = game()
    assert isinstance(view(state, 1).players[0].points, Hidden)
    state.players[0].over = True
    assert view(state, 1).players[0].points == 3
    assert view(state, None).players[0].points == 3


def test_seen_by_names_the_seats_that_see():
    trade = Trade(0, 2, ("corn",), [7])
    assert view(trade, 0).goods == view(trade, 2).goods == ("corn",)
    assert view(trade, 1).goods == view(trade, None).goods == Hidden(1)


def test_nobody_sees_what_is_for_nobody():
    trade = Trade(0, 2, ("corn",), [7])
    assert all(view(trade, viewer).below == Hidden(1) for viewer in (0, 1, 2, None))


def test_of_a_dict_by_seat_everybody_sees_the_keys_and_his_own_value():
    assert view(game(), 0).bids == {0: [1, 2], 1: Hidden(1)}
    assert view(game(), None).bids == {0: Hidden(2), 1: Hidden(1)}


def test_events_are_seen_like_states():
    assert view(Given(0, "a"), 0) == Given(0, "a")
    assert isinstance(view(Given(0, "a"), 1).card, Hidden)
    assert view(StallBought(0, 3, (1, 2)), 1).cards == Hidden(2)


def test_a_view_shares_nothing_with_its_original():
    state = game()
    seen = view(state, 0)
    seen.players[0].hand.append("z")
    seen.bids[0].append(9)
    assert state == game()
    state = table().state
    assert not changeable(view(state, 0)).keys() & changeable(state).keys()


def test_a_view_of_a_view_shows_what_both_may_see():
    twice = view(view(game(), 0), 1)
    assert twice.players[0].hand == Hidden(2)
    assert twice.players[1].hand == Hidden(1)
    assert twice.bids == {0: Hidden(2), 1: Hidden(1)}


@pytest.mark.parametrize(
    "use",
    [
        lambda h: h == 3,
        lambda h: h != "corn",
        lambda h: h in (1, 2),
        lambda h: "a" in h,
        lambda h: h[0],
        list,
        lambda h: h + 1,
        lambda h: h < 1,
        lambda h: sum([h]),
        int,
        lambda h: sorted([h, h]),
        lambda h: h.append(1),
        lambda h: {1: 2}[h],
    ],
)
@pytest.mark.parametrize("hidden", [Hidden(), Hidden(3)])
def test_whoever_looks_into_a_secret_fails(hidden: Hidden, use: Any):
    with pytest.raises((TypeError, AttributeError, KeyError)):
        use(hidden)


def test_views_can_be_compared_by_what_they_show():
    assert Hidden(2) == Hidden(2) != Hidden(3)
    assert Hidden() == Hidden() != Hidden(1)
    other = game()
    other.players[1].hand = ["z"]
    assert view(game(), 0) == view(other, 0)


def test_a_mark_inside_a_type_is_refused_because_no_view_would_heed_it():
    @record
    class Leak:
        seat: int
        cards: tuple[Annotated[str, OWNER], ...]

    with pytest.raises(TypeError, match="marked once"):
        view(Leak(0, ("a",)), 1)


def test_a_field_has_one_mark():
    @record
    class Unclear:
        seat: int
        card: Annotated[str, OWNER, NOBODY]

    with pytest.raises(TypeError, match="marked once"):
        view(Unclear(0, "a"), 1)


def test_a_sealed_answer_is_seen_by_its_seat_only():
    made = play(at(Offers([0, 1, 2], {}), hands={0: [1], 1: [2, 3], 2: [4]}), (1, Offer(3)))
    assert made.view(1).agenda[-1].answers == {1: {"": Offer(3)}}
    assert made.view(0).agenda[-1].answers == {1: Hidden(1)}
    assert made.view(None).agenda[-1].answers == {1: Hidden(1)}
