"""The texts say what is a guess, and how ties are broken."""

import pytest

from games.age_of_discovery import GAME
from games.age_of_discovery.discovery import Discovery
from games.age_of_discovery.events import Declined, TurnOrderSet
from games.age_of_discovery.explain.facts import BoxFull, OneEach
from games.core import Header, Table, ranking
from games.words.files import TEXTS, languages
from games.words.phrases import component_id, phrases
from games.words.sentences import step_words
from tests.games.age_of_discovery.positions import BOX, at, owner

WORDS = phrases("en", GAME.key)


def test_royal_favour_names_the_boxes_in_which_it_works():
    about = WORDS.about("buildings-royal-favour")
    for box in BOX.buildings["royal_favour"].favour:
        name = WORDS.component("boxes", box)
        assert name in about or name.split()[-1] in about or name.split()[0] in about


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ben does nothing with a piece: capital buildings"),
        ("it", "Ben non fa nulla con un pezzo: edifici della capitale"),
        ("es", "Ben no hace nada con una pieza: edificios de la capital"),
    ],
)
def test_the_log_says_who_left_a_piece_unused_and_where(language, said):
    words = phrases(language, GAME.key)
    assert words.event(Declined(1, "capital"), ("Anna", "Ben")) == said


@pytest.mark.parametrize("extra", [0, 1])
def test_the_log_of_the_opening_says_that_later_places_begin_with_more_money(extra):
    said = WORDS.event(TurnOrderSet((1, 0), extra), ("Anna", "Ben"))
    assert said == "Turn order: Ben, Anna" + (
        "; each place further back starts with $1 more" if extra else ""
    )


@pytest.mark.parametrize(
    ("fact", "said"),
    [
        (BoxFull("captain", 1), "The captain space is taken."),
        (BoxFull("trade_goods", 4), "All 4 spaces are taken: trade goods."),
        (OneEach("initiative"), "You may have only one piece here, and it is there: initiative."),
    ],
)
def test_a_refusal_to_place_is_a_whole_sentence(fact, said):
    assert WORDS.fact(fact, ("Anna", "Ben")) == said


GUESS = {"en": "our guess", "it": "ipotesi", "es": "suposición"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("table", ["buildings", "regions", "counters", "cards"])
def test_what_the_rulebook_does_not_say_is_called_a_guess(table, language):
    words = phrases(language, GAME.key)
    for name, row in getattr(BOX, table).items():
        about = words.about(component_id(table, name))
        assert (GUESS[language] in about) == bool(row.reconstructed), name


@pytest.mark.parametrize(
    ("language", "jargon"), [("en", "reconstruct"), ("it", "ricostru"), ("es", "reconstru")]
)
def test_no_text_for_players_calls_a_guess_reconstructed(language, jargon):
    text = (TEXTS / language / f"{GAME.key}.ftl").read_text(encoding="utf-8")
    assert jargon not in text.replace("rules-reconstructed =", "")


def test_the_chapter_on_guesses_counts_the_buildings_names():
    named = [row for row in BOX.buildings.values() if row.reconstructed == ("id",)]
    assert len(named) == 12
    assert "twelve buildings" in WORDS("rules-reconstructed")


TIES = (
    ({"colony_points": [0, 4, 6]}, {"colony_points": [4, 4, 2]}),
    ({"colony_points": [4, 4, 2], "money": 4}, {"colony_points": [4, 4, 2], "money": 3}),
    ({"money": 4, "goods": {"rice": 1, "fish": 1}}, {"money": 4, "goods": {"rice": 1}}),
)


@pytest.mark.parametrize(("winner", "loser"), TIES)
def test_ties_go_by_the_last_colonies_then_money_then_goods(winner, loser):
    game = at(turn=8, players={0: owner(**loser), 1: owner(**winner)})
    first, second = ranking(game.scores())
    assert first[1].total == second[1].total
    assert (first[0], first[1].seat, second[0]) == (1, 1, 2)


def test_after_that_the_victory_is_shared():
    assert [rank for rank, _ in ranking(at(turn=8).scores())] == [1, 1]


@pytest.mark.parametrize(("training", "told"), [([(0, "colonist")], True), ([], False)])
@pytest.mark.parametrize("language", languages())
def test_the_head_names_training_in_the_discovery_box_only_if_somebody_may_train(language, training, told):
    state = at(Discovery([]), boxes={"discovery": [(1, "colonist")], "training": training}).state
    table, _ = Table.new(GAME, Header("age_of_discovery", GAME.rules, state.seats, {}, "05" * 16))
    head = step_words(table.in_position(state), phrases(language, GAME.key))
    assert (";" in head) == told
