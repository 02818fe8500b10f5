"""Pictures of Mundus Novus: as they were drawn before, readable, and without secrets."""

import re
from dataclasses import replace

import pytest

from games.core import view
from games.mundus_novus.events import DevelopmentTaken, QueueTurnedUp, TradeMasterNamed
from games.mundus_novus.moves import Convert, Different
from games.mundus_novus.state import MundusNovus
from games.words.phrases import phrases
from render import gallery
from render.mode import Mode
from render.mundus_novus import PICTURES, touched
from render.palette import FADED
from render.picture import Look
from render.strips import strips
from render.svg.symbols import sprite_id
from tests.games.position import ANN, BOB
from tests.render.mundus_novus.positions import (
    NAMES,
    developing,
    long_trade,
    picked,
    picking,
    table,
    trading,
)

CHANGED = frozenset(
    {
        "event",
        "market",
        "trade-master",
        "seat-1/developments/caravel_08",
        "seat-0/doubloons",
        "developments/caravel_12",
    }
)


@pytest.fixture
def speak():
    """The words of the pictures; names of components are made from their ids."""
    english, game = phrases("en"), phrases("en", "mundus_novus")

    def words(message_id: str, /, **arguments: str | int) -> str:
        if message_id == "game-name":
            return "Mundus Novus"
        if english.has(message_id):
            return english(message_id, **arguments)
        if message_id.startswith(("alt-", "picture-")):
            return game(message_id, **arguments)
        return message_id.split("-", 1)[1].replace("-", " ")

    return words


@pytest.fixture
def look(speak):
    """Make a look at a state as a seat or the public sees it."""

    def looked(state: MundusNovus, viewer: int | None = None, **more) -> Look[MundusNovus]:
        waiting = tuple(state.agenda[-1].waits_for(state)) if state.agenda else ()
        asked = {"waiting": waiting, "asked": "make a choice"} | more
        return Look(view(state, viewer), speak, NAMES, viewer, **asked)

    return looked


@pytest.mark.rest
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_board(seats, look, golden):
    state = table(seats, event="pirates").state
    golden(f"mundus_novus/board_{seats}", PICTURES["board"].draw(look(state, changed=CHANGED)))


def test_board_while_fleets_pick(look, golden):
    golden("mundus_novus/board_picking", PICTURES["board"].draw(look(picking().state)))


def test_board_with_a_refill_face_down_and_an_empty_place(look, golden):
    game = table(3, event="fire", queue="caravel_12 estefano_guante merchant_low_2", doubloons_public=False)
    game.state.face_down = 1
    golden("mundus_novus/board_refill", PICTURES["board"].draw(look(game.state, ANN)))


def test_board_shows_what_can_be_taken(look, golden):
    golden("mundus_novus/board_trading", PICTURES["board"].draw(look(trading().state)))


@pytest.mark.parametrize(
    ("name", "game"), [("picked", picked), ("trading", trading), ("long_trade", long_trade), ("new", table)]
)
def test_round(name, game, look, golden):
    golden(f"mundus_novus/round_{name}", PICTURES["round"].draw(look(game().state)))


def test_a_narrow_board_of_the_page_has_four_takes_and_says_how_many_came_before(look):
    told = {
        mode.large: "".join(
            strip.drawn.markup for strip in strips(PICTURES["round"], look(long_trade().state, mode=mode))
        )
        for mode in (Mode(), Mode(large=True))
    }
    assert "earlier ones" in told[True]
    assert [len(re.findall(r">\d+\.<", told[is_large])) for is_large in (False, True)] == [12, 4]


@pytest.mark.parametrize("is_large", [False, True])
@pytest.mark.parametrize(
    ("position", "heading", "lines"),
    [
        (long_trade, "Who took what", r">\d+\.<"),
        (picked, "The fleets pick", sprite_id("caravel", hollow=False)),
    ],
)
def test_a_heading_of_the_page_is_in_one_strip_with_its_whole_list(look, position, heading, lines, is_large):
    """Strips are divided among columns."""
    found = strips(PICTURES["round"], look(position().state, mode=Mode(large=is_large)))
    with_heading = [heading in strip.drawn.markup for strip in found]
    assert sum(with_heading) == 1
    assert [bool(re.search(lines, strip.drawn.markup)) for strip in found] == with_heading


HANDS = {
    "perfect": "1 1 1 2 3 4 6 7 8 9 9 R R",
    "plain": "1 2 7 7",
    "nothing": "",
}


@pytest.mark.parametrize("name", HANDS)
def test_hand(name, look, golden):
    golden(f"mundus_novus/hand_{name}", PICTURES["hand"].draw(look(developing(HANDS[name]).state, ANN)))


def test_hand_with_a_full_warehouse(look, golden):
    golden("mundus_novus/hand_stored", PICTURES["hand"].draw(look(table().state, BOB)))


def merchant_signs(canvas) -> dict[str, bool]:
    """Return the signs of the merchants below a hand, and whether each is in outline."""
    return {
        line.words: line.colour == FADED for line in canvas.written if line.words in ("1–3", "4–6", "7–9")
    }


def test_a_hand_shows_what_merchants_change_which_have_worked_and_which_are_free(look):
    game, hand = developing("1 1 2 3 4 7 8 9 R"), PICTURES["hand"]
    assert merchant_signs(hand.lay(look(game.state, ANN))) == {}
    game.play(ANN, Convert("1", "5"))
    changing = look(game.state, ANN)
    assert merchant_signs(hand.lay(changing)) == {"1–3": False}, "the other one stands with its change"
    assert "Changed by your merchants for the next combination: 1 → 5." in hand.alt(changing)
    game.play(ANN, Different(tuple("1234578")))
    worked = look(game.state, ANN)
    assert merchant_signs(hand.lay(worked)) == {"1–3": False, "4–6": True}
    assert "Merchants used this round: Merchant mid 1." in hand.alt(worked)
    assert "Changed by" not in hand.alt(worked)


@pytest.mark.parametrize("viewer", [None, BOB])
@pytest.mark.parametrize("name", ["board", "round", "hand"])
def test_what_merchants_are_to_change_shows_nobody_else(name, viewer, look):
    game, picture = developing("1 1 2 3 4 7 8 9 R"), PICTURES[name]
    before = look(game.state, viewer)
    game.play(ANN, Convert("1", "5"))
    after = look(game.state, viewer)
    assert picture.draw(before).tobytes() == picture.draw(after).tobytes()
    assert picture.alt(before) == picture.alt(after)


def test_the_public_has_no_hand(look):
    state = developing(HANDS["perfect"]).state
    other = developing("9 9 9 9 9 9 9 8 8 8 8 8 8").state
    hand = PICTURES["hand"]
    assert hand.private
    assert hand.draw(look(state)).tobytes() == hand.draw(look(other)).tobytes()
    assert hand.alt(look(state)) == hand.alt(look(other))


@pytest.mark.parametrize("name", ["board", "round"])
@pytest.mark.parametrize("viewer", [None, ANN])
def test_what_is_hidden_changes_neither_picture_nor_words(name, viewer, look):
    ours, theirs = trading().state, trading().state
    theirs.players[BOB].hand = ["9"] * len(theirs.players[BOB].hand)
    theirs.players[BOB].stored = ["8"]
    picture = PICTURES[name]
    assert picture.draw(look(ours, viewer)).tobytes() == picture.draw(look(theirs, viewer)).tobytes()
    assert picture.alt(look(ours, viewer)) == picture.alt(look(theirs, viewer))


@pytest.mark.parametrize("name", ["board", "round"])
def test_hidden_doubloons_do_not_show(name, look):
    states = [table(4, doubloons={BOB: count}, doubloons_public=False).state for count in (7, 8)]
    looks = [look(state, ANN) for state in states]
    assert PICTURES[name].draw(looks[0]).tobytes() == PICTURES[name].draw(looks[1]).tobytes()
    assert PICTURES[name].alt(looks[0]) == PICTURES[name].alt(looks[1])


@pytest.mark.parametrize("name", PICTURES)
@pytest.mark.parametrize("game", [long_trade, picking, lambda: developing(HANDS["perfect"])])
def test_a_picture_is_small_and_its_words_fit(name, game, look):
    at_it = look(game().state, ANN)
    assert len(PICTURES[name].png(at_it)) < 200 * 1024
    longest = replace(at_it, names=["W" * 32] * 6)
    told = PICTURES[name].told(longest)
    assert 60 < len(told) <= 1024
    assert not told.endswith("…"), "names cost facts"


@pytest.mark.parametrize("name", PICTURES)
def test_everything_drawn_has_its_words_in_the_texts(name, look):
    for state in (table(6, event="natives").state, long_trade().state, developing(HANDS["perfect"]).state):
        real = replace(look(state, ANN), words=phrases("en", "mundus_novus"))
        PICTURES[name].draw(real)
        assert PICTURES[name].alt(real)


def test_the_words_of_the_board_tell_what_lies_there(look):
    sentence = PICTURES["board"].alt(look(table(event="pirates").state))
    assert "Queue: 1 Caravel 12 (kings help), 2 Estefano guante" in sentence
    assert "Fleets in picking order: Bartholomew the Bold 2, Bartholomew the Bold 4" in sentence
    assert "Ann: 74 doubloons, 4 in hand" in sentence


def test_the_words_of_the_round_tell_the_takes(look):
    sentence = PICTURES["round"].alt(look(trading().state))
    assert "Taken: Ann 8 from Dan; Dan 3 from Bartholomew the Bold, swapped for 6; " in sentence


def test_the_words_of_the_hand_tell_the_best_combinations(look):
    sentence = PICTURES["hand"].alt(look(developing(HANDS["perfect"]).state, ANN))
    assert "The perfect combination!" in sentence
    assert "merchants 1 → 5, you win at the end of the round" in sentence


def test_rings_go_where_something_changed():
    assert list(touched(DevelopmentTaken(1, "cortes", blind=False))) == ["seat-1/developments/cortes"]
    assert list(touched(QueueTurnedUp(("cortes", "almagro")))) == [
        "developments/cortes",
        "developments/almagro",
    ]
    assert list(touched(TradeMasterNamed(1, kept=True))) == []
    assert list(touched(TradeMasterNamed(1, kept=False))) == ["trade-master"]


def test_the_gallery_finds_the_pictures():
    assert list(gallery.pictures("mundus_novus")) == ["board", "round", "hand", "score"]
