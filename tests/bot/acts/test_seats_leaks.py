"""What a spectator, a former user, a substitute and the host see, for every game: no secret by any command.

A viewer is shown the table; then all that they may not know is shuffled, and they are shown it again: the same.
"""

from dataclasses import replace
from random import Random

import pytest

from bot.posts import history
from games import all_games
from tests.conformance.shuffling import shuffled

GAMES = sorted(all_games())
LOOKS = (
    ("board", {}),
    ("board", {"of": "1"}),
    ("hand", {}),
    ("score", {"why": True}),
    ("log", {}),
    ("log", {"file": True}),
    ("move", {}),
)
NAMES = ("anna", "ben", "clara")


async def look(world, name):
    """All that a user is told when they ask for everything: words, pictures in words, controls, files."""
    person, found = world.person(name), []
    for command, options in LOOKS:
        message = (await person.slash(world.general, command, options)).message
        files = [(f.filename, f.description, world.server.world.content(f.id)) for f in message.files]
        found.append((command, message.content, files, message.components))
    return found


async def shuffle(world, viewer, live=None):
    """Shuffle what a viewer may not see, behind everybody's back; says whether that changed anything."""
    live = live or await world.live()
    before = live.table.state
    state = next(
        (state for seed in range(20) if (state := shuffled(before, viewer, Random(seed))) != before), before
    )
    world.tables.keep(replace(live, table=live.table.in_position(state)))
    return state != before


@pytest.fixture
async def secrets(world, request):
    """A table in the middle of a game that Anna hosts, with something hidden; Ben has left, Dora plays on."""
    game = request.param
    await world.start(game, *NAMES)
    for _ in range(14):
        live = await world.live()
        seat = live.table.waiting()[-1]
        move = live.game.default(live.table.view(seat), seat, live.table.menu(seat))
        await world.played(seat, move)
    await world.person("ben").slash(world.general, "seat open")
    await world.person("dora").slash(world.general, "seat take")
    await world.settled()
    return world


ONLOOKERS = {"a spectator": ("emil", None), "the former user": ("ben", None), "the host": ("anna", 0)}


@pytest.mark.rest
@pytest.mark.parametrize("secrets", GAMES, indirect=True)
async def test_nobody_sees_what_is_hidden_from_him(secrets):
    live = await secrets.live()
    for who, (name, viewer) in {**ONLOOKERS, "the substitute": ("dora", 1)}.items():
        secrets.tables.keep(live)
        before = await look(secrets, name)
        await shuffle(secrets, viewer, live)
        assert await look(secrets, name) == before, who


@pytest.mark.rest
@pytest.mark.parametrize("secrets", GAMES, indirect=True)
async def test_the_former_user_sees_what_a_spectator_sees(secrets):
    theirs = [[seen for seen in await look(secrets, name) if seen[0] != "hand"] for name in ("ben", "emil")]
    assert theirs[0] == theirs[1]


async def test_the_shuffling_finds_what_a_player_does_see(world):
    """Were a substitute's view shown to a spectator, these tests would fail."""
    await world.start("pizarro_and_co", *NAMES)
    hand = await look(world, "ben")
    assert await shuffle(world, None)
    assert await look(world, "ben") != hand


@pytest.mark.parametrize("game", GAMES)
async def test_the_substitute_sees_what_the_former_user_saw(world, game):
    await world.start(game, *NAMES)
    hand = (await world.person("ben").slash(world.general, "hand")).message
    before = [(file.filename, (file.description or "").replace("ben", "dora")) for file in hand.files]
    await world.person("ben").slash(world.general, "seat open")
    await world.person("dora").slash(world.general, "seat take")
    hand = (await world.person("dora").slash(world.general, "hand")).message
    assert [(file.filename, file.description) for file in hand.files] == before


@pytest.mark.rest
@pytest.mark.parametrize("secrets", ["puerto_rico"], indirect=True)
async def test_the_log_tells_a_substitute_nothing_private_from_before_they_sat_down(secrets, monkeypatch):
    live = await secrets.live()
    monkeypatch.setattr(history, "log_lines", lambda _told, _words, _names, viewer: [str(viewer)])
    sat = live.notes.sat[1]
    assert sat > 0
    told = {line.entry >= sat: line.text for line in history.lines_of(live, 1)}
    assert told[False] == "None"
    assert told.get(True, "1") == "1"
    assert {line.text for line in history.lines_of(live, 0)} == {"0"}
