"""What the best combinations of a hand are, and what a robot imagines behind its view."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.ai.lookahead import open_questions
from games.core import engine, view
from games.mundus_novus import GAME
from games.mundus_novus.advice import Advice, best_combinations
from games.mundus_novus.combinations import Conversion
from games.mundus_novus.moves import Convert
from games.mundus_novus.progress import Develop
from games.mundus_novus.robot.outlook import imagine, value
from tests.games.mundus_novus.kit import census
from tests.games.mundus_novus.positions import at
from tests.games.playing import random_game
from tests.games.position import ANN, BOB, CY


def best(hand: str, developments: str = "", *, kind: str, **more: Any) -> Advice | None:
    """The best combination of this kind that Ann sees in her hand."""
    game = at(Develop(ANN, [], []), hands={ANN: hand}, developments={ANN: developments}, **more)
    found = {advice.kind: advice for advice in best_combinations(game.seen_by(ANN), ANN)}
    return found.get(kind)


def test_the_identical_combination_that_reaches_most_places():
    assert best("1 1 1 5 5 5", kind="identical") == Advice("identical", ("5", "5", "5"), (), 3)


def test_relics_help_only_where_they_are_needed():
    assert best("7 7 R R", kind="identical") == Advice("identical", ("7", "7", "R"), (), 5)
    assert best("7 7 7 R", kind="identical") == Advice("identical", ("7", "7", "7"), (), 5)


def test_a_merchant_helps_before_a_relic():
    turned = Conversion("merchant_high_1", "1", "7")
    found = best("1 7 7 R", "merchant_high_1", kind="identical")
    assert found == Advice("identical", ("1", "7", "7"), (turned,), 5)


def test_a_storm_leaves_one_place():
    found = best("9 9 9", kind="identical", event="storm")
    assert found is not None
    assert found.worth == 1


def test_two_equal_cards_make_nothing():
    assert best("7 7 1 2", kind="identical") is None


def test_the_different_combination_uses_every_number_and_merchants_turn_spare_cards():
    turned = Conversion("merchant_high_1", "1", "7")
    found = best("1 1 2 3 R", "merchant_high_1", kind="different")
    assert found == Advice("different", ("1", "1", "2", "3"), (turned,), 5)
    assert best("1 2 3 R", "merchant_high_1", kind="different") is None


def test_all_relics_up_to_five():
    assert best("R R 1", kind="relics") == Advice("relics", ("R", "R"), (), 7)
    assert best("1", kind="relics") is None


def test_the_perfect_combination_is_pointed_out_with_its_merchants():
    found = best("1 1 2 4 5 6 7 8 9 R", "merchant_low_1", kind="perfect")
    assert found is not None
    assert found.conversions == (Conversion("merchant_low_1", "1", "3"),)
    assert found.resources == ("1", "1", "2", "4", "5", "6", "7", "8", "9", "R")


def test_conversions_already_made_are_counted():
    game = at(Develop(ANN, [], []), hands={ANN: "1 7 7"}, developments={ANN: "merchant_high_1"})
    game.play(ANN, Convert("1", "7"))
    turned = Conversion("merchant_high_1", "1", "7")
    assert best_combinations(game.seen_by(ANN), ANN) == [Advice("identical", ("1", "7", "7"), (turned,), 5)]


def test_advice_is_there_outside_the_turn_too():
    game = at(hands={ANN: "7 7 7"})
    assert [advice.kind for advice in best_combinations(game.seen_by(ANN), ANN)] == ["identical"]


@pytest.mark.parametrize("options", [{}, {"doubloons_public": False}])
def test_what_a_robot_imagines_agrees_with_its_view_and_plays_on(options: dict[str, Any]):
    luck = Random(4)
    everything: Counter[str] | None = None
    for moment in random_game(GAME, 4, 9, options):
        state = moment.state
        everything = everything or census(state)
        if not state.agenda or state.round % 4:
            continue
        seat = luck.randrange(4)
        imagined = imagine(open_questions(view(state, seat), seat), seat, luck)
        assert census(imagined) == everything
        assert imagined.players[seat].hand == state.players[seat].hand
        assert [len(p.hand) for p in imagined.players] == [len(p.hand) for p in state.players]
        if seat in engine.waits_for(state):
            menu = engine.menu(state, seat)
            engine.apply(imagined, seat, menu.sample(luck), lambda _: None)


def test_more_doubloons_a_better_household_and_a_better_hand_are_worth_more():
    def worth(**more: Any) -> float:
        return value(at(**more).state)[ANN]

    even = worth()
    assert worth(doubloons={ANN: 5}) > even > worth(doubloons={BOB: 5})
    assert worth(developments={ANN: "caravel_02"}) > even > worth(developments={CY: "cortes"})
    assert worth(hands={ANN: "7 7 7"}) > even
