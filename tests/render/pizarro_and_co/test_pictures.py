"""Pictures of Pizarro & Co.: as they were drawn before, readable, and without secrets."""

from dataclasses import replace
from typing import Any

import pytest

from games.core import CHANCE, view
from games.pizarro_and_co import GAME
from games.pizarro_and_co.events import BidPaid, CardTucked, GoldDrawn, ShipMoved, ShipPlaced
from games.pizarro_and_co.state import Lot, Pizarro
from games.words.phrases import phrases
from render import gallery
from render.gallery import pictures
from render.mode import MODES
from render.picture import Look
from render.pizarro_and_co import PICTURES, touched
from tests.games.pizarro_and_co.positions import OPTIONS, some_move, take_from_stock
from tests.games.playing import random_game
from tests.games.position import check
from tests.render.midgame import looks
from tests.render.pizarro_and_co.positions import NAMES, auction, beginning, choosing, end, payment

ASKED = "bid more for the card, or pass"


def look(state: Pizarro, viewer: int | None = None, *, short: str = "", **more: Any) -> Look[Pizarro]:
    check(GAME, state, short=short)
    asked = {"waiting": (2,), "asked": ASKED} | more
    return Look(view(state, viewer), phrases("en", "pizarro_and_co"), NAMES, viewer, **asked)


BOARDS = {
    "new_3": look(beginning(3), waiting=(0,)),
    "new_6": look(beginning(6, board2="B"), waiting=(0,)),
    "auction": look(auction(4, 2, (0, 1), (1, 3), (2, 4), (1, 6), (2, 7), (1, 9))),
    "sold": look(payment(5), waiting=(), asked="", changed=frozenset({"seat-2", "seat-2/ships/1"})),
    "halves": look(auction(6, 1, (0, 1), (1, 3), board1="B", board2="B")),
    "choose_ship": look(choosing(), asked="choose where your ship sails with Magellan"),
    "choose_half": look(choosing(board2="B"), asked="choose where your ship sails with da Gama"),
    "luck": look(end(), waiting=(1,), asked="draw one more card for Pizarro, or stop"),
    "bust": look(end(luck="5628"), waiting=()),
}


@pytest.mark.rest
@pytest.mark.parametrize("name", BOARDS)
def test_board(name, golden):
    golden(f"pizarro_and_co/board_{name}", PICTURES["board"].draw(BOARDS[name]))


def test_the_first_bid_moves_nothing_else():
    before, after = (PICTURES["board"].draw(look(auction(4, 2, *bids))) for bids in ([], [(1, 3)]))
    assert before.size == after.size


def test_board_between_two_cards(golden):
    state = auction(4, 2)
    state.lot = Lot()
    golden("pizarro_and_co/board_between", PICTURES["board"].draw(look(state, waiting=())))


@pytest.mark.parametrize("seats", [3, 6])
def test_players(seats, golden):
    state = auction(seats, 2, (0, 1))
    changed = frozenset({"seat-1", "seat-2/piles/1"})
    golden(f"pizarro_and_co/players_{seats}", PICTURES["players"].draw(look(state, 0, changed=changed)))


def test_players_at_the_end(golden):
    golden("pizarro_and_co/players_end", PICTURES["players"].draw(look(end(), waiting=())))


def test_hand_with_the_cheapest_payment_lifted(golden):
    golden("pizarro_and_co/hand_payment", PICTURES["hand"].draw(look(payment(), 2, asked="pay your bid")))


@pytest.mark.parametrize("cards", ["", "7", "123456789", "1223334444556677889999"])
def test_hands_of_any_size(cards, golden):
    state = auction(4, 2)
    for player in state.players:
        player.hand = sorted(cards) if player.seat == 3 else []
    take_from_stock(state)
    golden(f"pizarro_and_co/hand_{len(cards)}", PICTURES["hand"].draw(look(state, 3)))


@pytest.mark.rest
def test_every_picture_is_small_enough():
    for at in BOARDS.values():
        assert len(PICTURES["board"].png(at)) <= 200 * 1024
        assert len(PICTURES["players"].png(at)) <= 200 * 1024
    assert len(PICTURES["hand"].png(look(payment(), 2))) <= 200 * 1024


def test_a_picture_is_1200_wide_and_not_higher_than_1800():
    for seats in GAME.seats:
        image = PICTURES["board"].draw(look(beginning(seats)))
        assert image.width == 1200
        assert image.height <= 1800


def test_the_public_board_and_players_do_not_change_with_a_secret_hand():
    state, other = auction(4, 2), auction(4, 2)
    other.players[2].hand = ["2", "4", "4", "9"]
    other.players[0].ships[-1].pile = ["9"] * len(other.players[0].ships[-1].pile)
    take_from_stock(other)
    for name in ("board", "players"):
        assert PICTURES[name].png(look(state)) == PICTURES[name].png(look(other))
        assert PICTURES[name].alt(look(state)) == PICTURES[name].alt(look(other))


def test_the_hand_is_private():
    assert PICTURES["hand"].private
    assert not PICTURES["board"].private
    assert not PICTURES["players"].private


def test_alt_text_tells_the_auction_and_the_boards():
    alt = PICTURES["board"].alt(BOARDS["auction"])
    assert "High bid: 9 gold by Bartholomew the Magnificent." in alt
    assert "Cook: 1 Anna; 2 Bartholomew the Magnificent, Chloé." in alt
    assert "Chloé: 4 cards." in alt


def test_alt_text_of_a_hand_tells_the_cards():
    assert "Your hand: 1, 3, 3, 8. It is worth 15 gold in payments and 10 at the end." in PICTURES[
        "hand"
    ].alt(look(auction(), 2))


def test_an_event_touches_its_ship_and_its_player():
    assert list(touched(ShipPlaced(1, "2", "columbus"))) == ["seat-1/ships/2"]
    assert list(touched(ShipMoved(1, "2", "columbus", 2))) == ["seat-1/ships/2"]
    assert list(touched(BidPaid(3, ("9",)))) == ["seat-3"]
    assert list(touched(CardTucked(0, "1", "4", face_up=True))) == ["seat-0/ships/1", "seat-0/piles/1"]
    events = [GoldDrawn(0, 1, ("4",), face_up=False), GoldDrawn(2, 1, ("4",), face_up=False)]
    assert gallery.changed("pizarro_and_co", events) == {"seat-0", "seat-2"}


@pytest.mark.rest
@pytest.mark.parametrize("options", OPTIONS)
def test_pictures_and_alt_texts_of_a_whole_game(options):
    moments = [
        (game.seen_by(0), game.seen_by(None), tuple(game.waiting()))
        for game in random_game(GAME, 6, 37, options, some_move)
        if CHANCE not in game.waiting()
    ]
    words = phrases("en", "pizarro_and_co")
    for own, public, waiting in moments[:: len(moments) // 8 or 1] + moments[-1:]:
        for name, picture in PICTURES.items():
            seen, viewer = (own, 0) if name == "hand" else (public, None)
            at = Look(seen, words, NAMES, viewer, waiting=waiting, asked=ASKED)
            assert 0 < len(picture.alt(at)) <= 1024
            assert picture.draw(at).size[0] == 1200


def test_the_page_shows_each_player_and_the_stock_once():
    written: list[str] = []
    for name in ("board", "players"):
        seen = next(looks("pizarro_and_co", name))
        assert seen.view.discards
        names = [f"Player {seat}" for seat in range(seen.view.seats)]
        at = replace(seen, page=True, names=names)
        written += [line.words for line in PICTURES[name].lay(at).written]
    assert sorted(line for line in written if line.startswith("Player")) == names
    assert len([line for line in written if "Gold stock" in line]) == 1
    assert not [line for line in written if line.startswith("Discards:")]


def test_in_large_type_both_sheets_of_the_players_name_the_columns():
    canvas = pictures("pizarro_and_co")["players"].lay(
        next(looks("pizarro_and_co", "players", MODES["large"]))
    )
    lowest = max(
        sign.box[3]
        for sign in canvas.stamped
        # Signs beside points are smaller than those of the heads.
        if sign.name.startswith("ship_")
        and sign.box[3] - sign.box[1] == 60
        and sign.box[3] < canvas.breaks[0]
    )
    both = [page.crop((0, 0, page.width, round(lowest * canvas.mode.scale))) for page in canvas.pages()]
    assert len(both) == 2
    assert both[0].tobytes() == both[1].tobytes()


def test_in_large_type_the_years_stand_above_the_lanes_of_both_sheets():
    canvas = PICTURES["board"].lay(next(looks("pizarro_and_co", "board", MODES["large"])))
    years = [line.box[1] for line in canvas.written if line.words == "Year 1"]
    signs = {icon.name: icon.box[1] for icon in canvas.stamped if icon.box[2] - icon.box[0] == 64}
    lanes = [signs["ship_columbus"], signs["ship_marco_polo"]]
    (between,) = (y for y in canvas.breaks if years[0] < y < years[1])
    assert years[0] < lanes[0] < between < years[1] < lanes[1]
