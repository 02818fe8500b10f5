"""What is refused, and what the player is told is possible instead; nothing changes."""

from typing import Any

import pytest

from games.core import IllegalMove, Move, Step
from games.mundus_novus.combinations import Conversion
from games.mundus_novus.moves import Convert, Different, Offer, Perfect, Same, Store, Take
from games.mundus_novus.progress import Develop
from games.mundus_novus.rounds import StoreResources
from games.mundus_novus.state import Operation
from games.mundus_novus.trade import SecretOffers, TakeChain
from tests.games.mundus_novus.positions import Position, at
from tests.games.position import ANN, BOB, CY


def refused(game: Position, move: Move) -> dict[str, Any]:
    """Play a move of Ann's that is not legal; returns why it is not, and looks that nothing has changed."""
    before = repr(game.state)
    with pytest.raises(IllegalMove) as refusal:
        game.play(ANN, move)
    assert repr(game.state) == before
    words, arguments = refusal.value.why
    return {"words": words, **arguments}


@pytest.mark.parametrize("count", [1, 3])
def test_an_offer_of_the_wrong_size(count: int):
    game = at(SecretOffers([ANN, BOB], {}), hands={ANN: "1 1 1 2", BOB: "1 1 1"})
    game.state.offer_size = 2
    why = refused(game, Offer(("1",) * count))
    assert (why["words"], why["least"], why["most"], why["count"]) == ("why-several-size", 2, 2, count)


def test_an_offer_of_what_is_not_in_the_hand():
    game = at(SecretOffers([ANN, BOB], {}), hands={ANN: "1 2 3", BOB: "1 1"})
    game.state.offer_size = 2
    why = refused(game, Offer(("1", "1")))
    assert (why["words"], why["kind"], why["count"]) == ("why-several-pool", "1", 1)


def test_a_take_from_a_blocked_opponent():
    before = [Operation(ANN, BOB, "3"), Operation(BOB, ANN, "4")]
    game = at(TakeChain([ANN]), offers={BOB: "1", CY: "2"}, operations=before)
    why = refused(game, Take(BOB, "1"))
    assert (why["words"], why["values"]) == ("why-one-of", (CY,))


def turn(hand: str, *, developments: str = "", used: tuple[str, ...] = (), queue: str = "cortes") -> Position:
    """Ann's turn of the progress phase, with these merchants already at work."""
    conversions = [Conversion(merchant, "1", "7") for merchant in used]
    step: Step[Any] = Develop(ANN, conversions, [])
    return at(step, hands={ANN: hand}, developments={ANN: developments}, queue=queue)


def test_a_combination_that_uses_a_card_twice():
    why = refused(turn("1 2 3 4 5"), Different(("1", "1", "2", "3")))
    assert (why["words"], why["kind"], why["count"]) == ("why-several-pool", "1", 1)


def test_a_merchant_used_twice():
    game = turn("1 1 2", developments="merchant_high_1", used=("merchant_high_1",))
    assert refused(game, Convert("1", "8"))["words"] == "why-kind"


def test_a_development_that_is_not_there_any_more():
    why = refused(turn("7 7 7", queue="cortes almagro"), Same("7", 3, "coronado"))
    assert (why["words"], why["values"]) == ("why-one-of", ("cortes", "almagro"))


def test_a_development_that_the_cards_do_not_reach():
    why = refused(turn("1 1 1 7 7 7", queue="cortes almagro"), Same("1", 3, "almagro"))
    assert (why["words"], why["values"]) == ("why-one-of", ("cortes",))


def test_a_perfect_combination_that_is_none():
    assert refused(turn("1 2 3 4 5 6 7 8 9"), Perfect())["words"] == "why-kind"


def test_more_than_the_warehouses_hold():
    game = at(StoreResources([ANN], {}), hands={ANN: "1 2 3"}, developments={ANN: "warehouse_2_1"})
    why = refused(game, Store(("1", "2", "3")))
    assert (why["words"], why["most"]) == ("why-several-size", 2)
