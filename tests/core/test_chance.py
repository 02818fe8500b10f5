"""The dealer: what may come, how likely it is, and that it comes as often."""

from collections import Counter
from collections.abc import Mapping
from random import Random

import pytest

from games.core import CHANCE, Draw, Events, Move, Roll, Step, Throw, mutable
from games.core.chance import deal, outcomes
from games.core.domains import Deal
from games.core.saves import entry_from_data, entry_to_data
from tests.core.positions import at, table
from tests.core.toy import GAME, Alms, Fair

SECRET = "5eed" * 8
DEALS = 6000


@mutable
class DrawTwo(Draw[Fair]):
    """Two pieces of a small bag."""

    def bag(self, state: Fair) -> Mapping[str, int]:
        return {"corn": 4, "sugar": 2, "coffee": 1}

    def drawn(self, state: Fair, pieces: tuple[str, ...]) -> Events:
        state.gone.append(len(pieces))
        return None


@mutable
class RollDice(Roll[Fair]):
    """Dice with a heavy six."""

    def die(self, state: Fair) -> Mapping[int, int]:
        return {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 3}

    def rolled(self, state: Fair, faces: tuple[int, ...]) -> Events:
        state.gone.extend(faces)
        return None


def about_to(step: Step[Fair]) -> Fair:
    state = table().state.clone()
    state.then(step)
    return state


@pytest.mark.parametrize("step", [DrawTwo(2), DrawTwo(1), RollDice(1), RollDice(2), RollDice(3)], ids=str)
def test_outcomes_are_listed_once_with_probabilities_that_make_one(step: Step[Fair]):
    listed = outcomes(about_to(step), Random(1))
    assert len({move for move, _ in listed}) == len(listed)
    assert sum(odds for _, odds in listed) == pytest.approx(1)


def test_of_more_outcomes_than_are_listed_there_is_a_sample():
    listed = outcomes(about_to(RollDice(4)), Random(1))
    assert len(listed) == 1000
    assert {odds for _, odds in listed} == {1 / 1000}
    assert all(len(move.faces) == 4 for move, _ in listed)


def test_a_piece_drawn_is_not_drawn_again_and_a_face_may_come_again():
    assert Deal({"corn": 1, "sugar": 1}, 2).odds(("corn", "sugar")) == pytest.approx(1 / 2)
    assert ("corn", "corn") not in Deal({"corn": 1, "sugar": 1}, 2)
    assert Throw({"corn": 1, "sugar": 1}, 2).odds(("corn", "corn")) == pytest.approx(1 / 4)


def test_a_throw_holds_its_faces_and_nothing_else():
    throw = Throw({1: 1, 2: 2, 3: 0}, 2)
    assert list(throw) == [(1, 1), (1, 2), (2, 1), (2, 2)]
    assert throw.count() == 4
    assert (1, 3) not in throw
    assert (1,) not in throw
    assert throw.sample(Random(1)) in throw


@pytest.mark.parametrize("step", [DrawTwo(2), RollDice(1), RollDice(2)], ids=str)
def test_the_dealer_deals_each_outcome_as_often_as_it_is_likely(step: Step[Fair]):
    state = about_to(step)
    found: Counter[Move] = Counter(deal(state, SECRET, number) for number in range(DEALS))
    expected = {move: odds * DEALS for move, odds in outcomes(state, Random(1))}
    assert found.keys() <= expected.keys()
    chi = sum((found[move] - count) ** 2 / count for move, count in expected.items())
    free = len(expected) - 1
    # Four standard deviations: with dice that are fair once in ten thousand tables' secrets.
    assert chi < free + 4 * (2 * free) ** 0.5


def test_what_was_rolled_is_an_entry_that_reveals_and_survives_a_save():
    made = at(RollDice(2), Alms([0, 1]), stalls={0: 1, 1: 1})
    entry = made.log.entries[0]
    assert (entry.seat, entry.by, entry.reveals) == (CHANCE, "chance", True)
    assert tuple(made.state.gone) == entry.move.faces
    assert entry_from_data(GAME, entry_to_data(entry)) == entry
