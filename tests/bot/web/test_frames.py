"""What goes over the line: nonsense is no message, and what is left out has its default."""

import json

import pytest

from bot.menus.parts import Button
from bot.web.frames import Ack, written
from bot.web.from_page import LONGEST, Begun, Click, Hello, Look, Ping, read_look, read_message
from bot.web.own import Own
from bot.web.public import Public

NONSENSE = [
    "",
    "x",
    "null",
    "[]",
    "{}",
    "[" * LONGEST,
    '{"kind":' * 1000,
    '{"kind":"nothing"}',
    '{"kind":"click","id":"k3f9a0b1"}',
    '{"kind":"click","id":"short","control":"t:7:undo"}',
    '{"kind":"click","id":"k3f9a0b1","control":""}',
    '{"kind":"click","id":"k3f9a0b1","control":"t:7:undo","more":1}',
    '{"kind":"click","id":"k3f9a0b1","control":"t:7:undo","values":"day"}',
    '{"kind":"click","id":"k3f9a0b1","control":"t:7:undo","fields":{"text":"1"}}',
    '{"kind":"begun","seat":-1,"question":"0123456789"}',
    '{"kind":"begun","seat":true,"question":"0123456789"}',
    '{"kind":"ping","n":1e9}',
    json.dumps({"kind": "click", "id": "k3f9a0b1", "control": "x" * 101}),
    json.dumps({"kind": "click", "id": "k3f9a0b1", "control": "x", "values": ["x"] * 26}),
    json.dumps({"kind": "why", "place": "x" * LONGEST}),
]


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_no_message(text: str):
    assert read_message(text) is None


def test_what_a_page_says_is_read():
    hello = read_message('{"kind":"hello","bearer":"b","look":{"large":true,"seat":2}}')
    assert hello == Hello(kind="hello", bearer="b", look=Look(large=True, seat=2))
    click = read_message('{"kind":"click","id":"k3f9a0b1","control":"s:7:0","fields":{"pieces":["0.1"]}}')
    assert click == Click(kind="click", id="k3f9a0b1", control="s:7:0", fields={"pieces": ["0.1"]})
    begun = Begun(kind="begun", seat=1, question="0123456789")
    assert read_message(begun.model_dump_json()) == begun
    assert read_message('{"kind":"ping"}') == Ping(kind="ping")


@pytest.mark.parametrize("text", ["[]", "x", '{"seat":"1"}', '{"log":-1}', '{"kind":"hello"}'])
def test_nonsense_is_no_look(text: str):
    assert read_look(text) is None


def test_without_a_header_a_page_looks_as_usual():
    assert read_look("") == Look()


def test_what_has_its_default_is_left_out():
    assert json.loads(written(Public())) == {"kind": "public"}
    assert json.loads(written(Ack("k3f9a0b1", ok=True))) == {"kind": "ack", "id": "k3f9a0b1", "ok": True}
    own = json.loads(written(Own(tools=(Button("t:7:undo", "Undo"),))))
    assert own == {"kind": "own", "tools": [{"custom_id": "t:7:undo", "label": "Undo"}]}
