"""People who are called alike are told apart by their number, wherever they are named or chosen."""

import re

import pytest

from bot.errors import PlayerError
from bot.posts.pictures import argument_words, read_argument
from bot.posts.seats import import_post
from bot.storage import SeatRow
from bot.table.live import called, names_of
from bot.table.seats import find_seat
from games.words.phrases import phrases
from render.gallery import pictures
from tests.support.bot import private

WORDS = phrases("en", "puerto_rico")


def rows(*names):
    return tuple(SeatRow(seat, 100 + seat, None, name) for seat, name in enumerate(names))


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("anna", "ben"), ["anna", "ben"]),
        (("Sam", "anna", "sam"), ["Sam (1)", "anna", "sam (3)"]),
        (("Sám", "Sam", "Sam (1)"), ["Sám (1)", "Sam (2)", "Sam (1) (3)"]),
        (("Sam", "Sam\u200b"), ["Sam (1)", "Sam (2)"]),
    ],
)
def test_who_is_called_alike_has_a_number(names, told):
    found = called(rows(*names))
    assert len(set(map(str.casefold, found))) == len(names)
    if "Sam (1)" not in names:
        assert found == told
    assert names_of(rows("a_b", "a_b")) == ["a\\_b (1)", "a\\_b (2)"]


@pytest.fixture
async def two(world):
    """Two who are called Sam, and one whose name is the number of a seat."""
    await world.start("puerto_rico", "anna", "ben", "clara")
    live = await world.live()
    seats = tuple(
        SeatRow(row.seat, row.user, None, name)
        for row, name in zip(live.seats, ("Sam", "Sam", "1"), strict=True)
    )
    async with world.tables.hold(live.row.id) as held:
        await held.commit(live.with_row(seats=seats))
    return world


async def test_a_name_that_two_have_picks_nobody_silently(two):
    live = await two.live()
    with pytest.raises(PlayerError) as error:
        find_seat(live, "sam")
    assert error.value.words == "which-player"
    assert error.value.arguments["names"] == "Sam (1), Sam (2)"
    assert [find_seat(live, name) for name in ("Sam (1)", "Sam (2)", "2", "1")] == [0, 1, 1, 0]
    assert [find_seat(live, name) for name in ("1. Sam (1)", "2. sam (2)", "3. 1")] == [0, 1, 2]
    reply = await two.person("anna").slash(two.general, "host skip", {"seat": "Sam"})
    assert private(reply) == WORDS("which-player", names="Sam (1), Sam (2)")


async def test_choices_posts_and_pictures_tell_them_apart(two):
    live = await two.live()
    assert live.names == ["Sam (1)", "Sam (2)", "1"]
    picture = next(one for one in pictures("puerto_rico").values() if one.argument == "seat")
    words = argument_words(live, picture)
    assert len(set(words.values())) == 3
    assert read_argument(live, picture, "Sam (2)") == 1
    labels = re.findall(r'"label":"([^"]*)"', import_post(live, "anna").payload)
    assert len(set(labels)) == 3
    anna = two.person("anna")
    for command, option in (("host skip", "seat"), ("board", "of")):
        offered = await anna.autocomplete(two.general, command, {option: ""}, option)
        named = [one["name"] for one in offered]
        assert len(set(named)) == len(named)
        assert any("Sam" in name and "2" in name for name in named)
    board = await anna.slash(two.general, "board", {"of": "Sam (2)"})
    assert "Sam (2)" in board.message.files[0].description
