"""The messages of the outbox: each comes out of the database as it went in, also one that an older version has written."""

import json
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.menus.parts import Button, Choice, Select
from bot.posts.history import Replay
from bot.posts.kinds import read_message
from bot.posts.messages import (
    HandInPerson,
    LobbyEdit,
    LobbyPost,
    Lost,
    Ping,
    PingInPerson,
    Plain,
    Question,
    Remove,
    Tidy,
)
from bot.posts.outgoing import Outgoing, Urgency
from bot.posts.table_posts import BoardPost, HandOff, Shrink, ToldLine, TurnPost
from bot.storage import PostRow

BUTTONS = (
    (Button("t:1:mute:0", "No more", "secondary"),),
    (Select("c:1:0:ab:0:", "Which?", (Choice("0", "corn"),)),),
)
BUTTONS_STORED = [
    [{"custom_id": "t:1:mute:0", "label": "No more", "style": "secondary", "disabled": False, "url": None}],
    [
        {
            "custom_id": "c:1:0:ab:0:",
            "placeholder": "Which?",
            "choices": [{"value": "0", "label": "corn", "description": None, "chosen": False}],
            "least": 1,
            "most": 1,
        }
    ],
]
INSTEAD = Ping("You there!", (7,), BUTTONS, "To the table")
INSTEAD_STORED = {
    "content": "You there!",
    "mentions": [7],
    "controls": BUTTONS_STORED,
    "link": "To the table",
}
IN_PERSON = PingInPerson("You!", (7,), (), "There", user=7)
IN_PERSON_STORED = {
    "user": 7,
    "content": "You!",
    "mentions": [7],
    "instead": None,
    "controls": [],
    "link": "There",
}
HAND_OFF = HandOff(
    BoardPost("Puerto Rico", (ToldLine(3, "Anna builds"),), 1, 2, 3, ("board", "players"), anew=True),
    TurnPost("Ben: build", (7,), (7,), BUTTONS, (IN_PERSON,), "Anna: build"),
)

STORED = [
    ("plain", {"content": "ahoy", "mentions": [7]}, Plain("ahoy", (7,))),
    (
        "consent",
        {"content": "May I?", "mentions": [], "controls": BUTTONS_STORED},
        Question("May I?", (), BUTTONS),
    ),
    (
        "ping",
        {
            "content": "You!",
            "mentions": [7],
            "instead": INSTEAD_STORED,
            "controls": [],
            "link": "There",
            "url": "https://x",
        },
        Ping("You!", (7,), (), "There", "https://x", INSTEAD),
    ),
    ("lobby", {"content": "Who plays?", "mentions": [], "controls": []}, LobbyPost("Who plays?")),
    ("edit-lobby", {"content": "Anna", "mentions": [], "controls": []}, LobbyEdit("Anna")),
    ("hand", {"content": "Yours", "mentions": [], "seat": 2}, HandInPerson("Yours", seat=2)),
    ("tidy", {"message": 77}, Tidy(77)),
    ("remove", {"message": 77}, Remove(77)),
]
"""Rows as the first version has written them, before their kinds were records."""


def row(kind, payload):
    """A row that was taken out of the outbox."""
    return PostRow(1, 1, kind, payload, 11, None, False, "nonce", datetime(2026, 11, 22, tzinfo=UTC), 0)


@pytest.mark.parametrize(("kind", "payload", "meant"), STORED)
def test_a_row_of_the_first_version_is_still_read(kind, payload, meant):
    assert read_message(row(kind, json.dumps(payload))) == meant


@pytest.mark.parametrize(
    "message",
    [*(meant for *_, meant in STORED), Lost("gone"), Tidy(), HAND_OFF, Replay("so"), Shrink(77, "done")],
)
def test_a_message_comes_out_of_the_outbox_as_it_went_in(message):
    for post in (message.to_channel(11), message.to_user(7)):
        assert read_message(row(post.kind, post.payload)) == message


def test_turn_posts_that_could_not_be_shrunk_at_once_are_shrunk_together_and_none_is_forgotten():
    rows = [row(Shrink.kind, Shrink(n, f"line {n}").to_channel(11).payload) for n in range(1, 42)]
    newest = replace(rows[-1], overtaken=tuple(one.payload for one in rows[:-1]))
    lines = tuple((n, f"line {n}") for n in range(1, 41))
    assert read_message(newest) == Shrink(41, "line 41", lines)


def test_a_ping_in_person_goes_out_as_a_ping():
    post = PingInPerson("You!", (7,), link="There", user=7).to_user(7)
    assert read_message(row(post.kind, post.payload)) == Ping("You!", (7,), link="There")


def test_kinds_keep_the_names_that_databases_hold():
    assert {kind for kind, *_ in STORED} | {
        "line",
        "standings",
        "lost",
        "restored",
        "hand-off",
        "turn",
        "shrink",
        "replay",
        "vote-edit",
        "invitation-edit",
    } == set(Outgoing.known)


def test_two_kinds_cannot_have_the_same_name():
    with pytest.raises(AssertionError, match="plain"):
        type("Other", (Outgoing,), {"kind": "plain", "__slots__": ()})
    assert Outgoing.known["plain"] is Plain


def test_in_a_channel_only_what_tidies_lets_everything_else_go_first():
    tidying = {kind for kind, one in Outgoing.known.items() if one.urgency is Urgency.TIDYING}
    assert tidying == {"tidy", "remove", "shrink"}
    assert Tidy(1).to_channel(11).optional
    assert Remove(1).to_channel(11).optional
    assert not Remove(1).to_user(7).optional
    assert not Plain("ahoy").to_channel(11).optional


@pytest.mark.parametrize(
    ("kind", "payload"), [("plain", "{"), ("plain", "[]"), ("plain", "{}"), ("unheard-of", "{}"), ("tidy", 7)]
)
def test_what_cannot_be_read_is_refused(kind, payload):
    with pytest.raises(ValueError):  # noqa: PT011  # whatever it says: nobody reads it
        read_message(row(kind, payload))
