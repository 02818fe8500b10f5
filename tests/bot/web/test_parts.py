"""Parts of frames: a strip that the page already has is not sent again, and a page that lacks it reconnects."""

import json
from dataclasses import replace
from random import Random

import pytest

from bot.web.edits import MAX_TAGS, edits
from bot.web.frames import Closed, LogLine, Pong, written
from bot.web.from_page import Look
from bot.web.lines import Line
from bot.web.own import Hand, Own
from bot.web.parts import NO_HAND, Lines, Message, Shown, part
from bot.web.public import Public, ShownStrip
from bot.web.sessions import Session
from games import all_games
from tests.support.page import Server
from tests.support.pages import opened
from tests.support.time import NOON

BOARD = ShownStrip("board/1", "board", 10, 10, "<svg>ships</svg>")
SEAT = ShownStrip("players/seat-0", "players", 10, 10, "<svg>anna</svg>", 0)
MOVED = replace(BOARD, svg="<svg>other ships</svg>")
LINES = Lines((1, "en"), [LogLine(1, "Anna trades corn", sign="corn")])


def shown(*strips: ShownStrip, hand: tuple[ShownStrip, ...] = ()) -> Shown:
    own = part(Own(state="watching"))
    return Shown(
        part(Public(state="table", strips=strips)), own, part(Hand(strips=hand)) if hand else NO_HAND
    )


def sent(*frames: Shown) -> list[bytes]:
    """Everything that a page is sent that is shown these, but the names of the frames."""
    line = Line(Session(1, 1, 1, NOON), Look())
    for one in frames:
        line.show(one)
    return [one.body for one in line.waiting() if b'"kind":"frame"' not in one.body]


def test_a_strip_that_has_not_changed_is_sent_by_name():
    before, after = shown(BOARD, SEAT), shown(MOVED, SEAT)
    whole, _, second = sent(before, after)
    assert b"ships" in whole
    assert b"other ships" in second
    assert b"anna" not in second
    assert b'"base":"%s"' % before.public.digest.encode() in second
    assert b'"digest":"%s"' % after.public.digest.encode() in second


LONG = f'<svg class="cv"><g class="hits">{"<rect/>" * 30}</g><text>1</text><text>2</text></svg>'


@pytest.mark.parametrize(
    ("after", "changes"),
    [
        (LONG.replace("1", "7"), [[33, 1, "<text>7"]]),
        (LONG.replace("1", "7").replace("2", "é&lt;"), [[35, 1, "<text>é&lt;"], [33, 1, "<text>7"]]),
        (LONG.replace("<rect/>", "<rect/><use/>", 1), [[3, 0, "<use/>"]]),
        (LONG.replace("<text>1</text>", ""), [[33, 2, ""]]),
    ],
)
def test_of_a_strip_that_has_changed_a_little_the_changed_tags_are_sent(after: str, changes: list[object]):
    one = replace(BOARD, svg=LONG)
    _, _, second = sent(shown(one, SEAT), shown(replace(one, svg=after, height=20), SEAT))
    strip = json.loads(second)["strips"][0]
    assert strip["edits"] == changes
    assert (strip["name"], strip["height"]) == ("board/1", 20)
    assert "svg" not in strip


def test_a_strip_that_is_mostly_another_is_sent_whole():
    one = replace(BOARD, svg=LONG)
    other = replace(one, svg=LONG.replace("<rect/>", "<circle/>"))
    _, _, second = sent(shown(one, SEAT), shown(other, SEAT))
    assert json.loads(second)["strips"][0]["svg"] == other.svg


def test_of_a_very_long_strip_no_changes_are_looked_for():
    long = "<g/>" * MAX_TAGS
    assert edits(long, f"{long[:-4]}<a/>") == ((MAX_TAGS - 1, 1, "<a/>"),)
    assert edits(long, f"{long}<a/>") == ()


def test_the_digest_of_a_part_is_the_same_whatever_it_is_based_on():
    before, after = shown(BOARD, SEAT), shown(MOVED, SEAT)
    *_, based = sent(before, after)
    whole, _ = sent(after)
    assert after.public.digest.encode() in based
    assert after.public.digest.encode() in whole
    assert b"base" not in whole


def test_a_part_is_packed_once_for_all_that_have_the_same_before_it():
    before, after = shown(BOARD, SEAT), shown(MOVED, SEAT)
    lines = [Line(Session(user, 1, 1, NOON), Look()) for user in (1, 2)]
    found: list[Message] = []
    for line in lines:
        line.show(before)
        line.waiting()
        line.show(after)
        found.append(line.waiting()[0])
    assert found[0] is found[1]


async def test_what_all_get_is_packed_once_though_each_gets_something_of_their_own():
    seen = shown(BOARD, SEAT)
    found: list[list[Message]] = []
    for number in (1, 2):
        line = Line(Session(number, 1, 1, NOON), Look())
        line.say(Pong(number, 0))
        line.show(seen, lines=LINES)
        line.close(Closed("going"))
        sent: list[Message] = []
        while (one := await line.next()) is not None:
            sent.append(one)
        found.append(sent)
    (first, shared, *_), (second, other, *_) = found
    assert first.body != second.body
    assert shared is other
    assert b'"kind":"symbols"' in shared.body
    assert b'"kind":"public"' in shared.body


def test_pages_that_were_sent_the_same_are_sent_the_same_message_however_many_parts_it_has():
    before, after = shown(BOARD, SEAT), shown(MOVED, SEAT)
    lines = [Line(Session(user, 1, 1, NOON), Look()) for user in (1, 2)]
    for line in lines:
        line.show(before, lines=LINES)
        line.show(after, lines=LINES)
    first, second = ([one.body for one in line.waiting()] for line in lines)
    assert first == second
    assert [json.loads(body)["kind"] for body in first] == [
        *("symbols", "log", "public", "own", "frame"),
        *("public", "frame"),
    ]


def test_a_page_that_came_later_is_sent_what_the_others_have():
    before, after = shown(BOARD, SEAT), shown(MOVED, SEAT)
    early, late = (Line(Session(user, 1, 1, NOON), Look()) for user in (1, 2))
    early.show(before, lines=LINES)
    early.waiting()
    for line in (early, late):
        line.show(after, lines=LINES)
    told = [[json.loads(one.body) for one in line.waiting()] for line in (early, late)]
    assert [one["kind"] for one in told[0]] == ["public", "frame"]
    assert [one["kind"] for one in told[1]] == ["symbols", "log", "public", "own", "frame"]
    assert "base" not in told[1][2]
    assert early.frame == late.frame


def test_lines_of_the_log_alone_are_sent_without_a_frame():
    line = Line(Session(1, 1, 1, NOON), Look())
    line.show(shown(BOARD), lines=LINES)
    line.waiting()
    line.show(
        shown(BOARD),
        lines=Lines((1, "en"), [LogLine(1, "Anna trades corn", sign="corn"), LogLine(2, "Ben passes")]),
    )
    (only,) = line.waiting()
    assert [one["n"] for one in json.loads(only.body)["lines"]] == [2]


def test_a_hand_that_was_put_away_and_comes_back_is_whole():
    *_, last = sent(shown(BOARD, hand=(SEAT,)), shown(BOARD), shown(BOARD, hand=(SEAT,)))
    assert b"anna" in last
    assert b"base" not in last


def test_a_part_of_which_every_strip_has_changed_is_whole():
    *_, second = sent(shown(BOARD), shown(MOVED))
    assert second == written(
        replace(Public(state="table", strips=(MOVED,)), digest=shown(MOVED).public.digest)
    )


@pytest.mark.rest
@pytest.mark.parametrize("game", all_games())
async def test_a_page_that_begins_anew_is_sent_every_strip(server: Server, game: str):
    await server.begin(game, "anna", "ben")
    rng = Random(3)
    async with opened(server, "anna") as page:
        for _ in range(12):
            await server.played(1, rng)
            await page.settled()
        sent = [message for message in page.messages if message["kind"] == "public"]
        assert any("edits" in strip for message in sent for strip in message["strips"])
        async with opened(server, "anna") as fresh:
            assert fresh.public == page.public
            assert fresh.shown.get("hand") == page.shown.get("hand")
            assert not any("base" in message for message in fresh.messages)
