"""What the program left behind before it had an app is taken up: a database, a save and the ids of controls.

They are of three people's Puerto Rico: Anna has asked to take back her turn, and a row was in flight when the program was killed.
"""

import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.menus.buttons import read_click
from bot.menus.control_ids import read_control_id
from games.puerto_rico.moves import TakeRole
from games.words.phrases import phrases
from tests.bot.acts.test_importing import bring
from tests.support.bot import moves, open_world, private
from tests.support.time import Watch

LEFT = Path(__file__).parent / "before_the_app"
KILLED = datetime.fromtimestamp(1795724195, UTC)
IN_FLIGHT = "This row was in flight."
WORDS = phrases("en", "puerto_rico")
CONTROLS = [line.split(" ") for line in (LEFT / "controls.txt").read_text(encoding="ascii").splitlines()]


@pytest.fixture
async def left(tmp_path, bot_log):
    """Today's program over what that one has left, a minute after it was killed."""
    for name, file in (("caravel", "caravel.sqlite"), ("world", "world.sqlite")):
        with closing(sqlite3.connect(tmp_path / file)) as db:
            db.executescript((LEFT / f"{name}.sql").read_text(encoding="utf-8"))
    async with open_world(tmp_path, Watch(KILLED + timedelta(minutes=1))) as world:
        await world.settled()
        yield world


async def test_the_row_that_was_in_flight_is_sent_once(left):
    assert [post.content for post in left.posts()].count(IN_FLIGHT) == 1
    await left.restart()
    await left.settled()
    assert [post.content for post in left.posts()].count(IN_FLIGHT) == 1


async def test_the_undo_that_was_asked_for_is_agreed_to_and_the_game_goes_on(left):
    asked = next(post for post in left.posts() if any("agree" in one["custom_id"] for one in post.buttons))
    for name in ("ben", "clara"):
        await left.person(name).click(asked, WORDS("button-agree"))
    await left.settled()
    live = await left.live()
    assert [entry.undo for entry in live.table.log.entries if entry.undo is not None] == [2]
    assert live.table.waiting() == (0,)
    await left.person("anna").slash(left.general, "puerto-rico pass")
    await left.settled()
    assert (await left.live()).table.waiting() == (1,)


async def test_its_save_is_imported_and_played_on(left):
    save = (LEFT / "save.json").read_bytes()
    assert private(await bring(left, save)) == WORDS("imported")
    garden = left.server.channel("garden")
    live = await left.live(garden)
    assert live.row.entries == len(json.loads(save)["entries"])
    assert live.table.state == (await left.live()).table.state
    said = next(post for post in left.posts(garden) if WORDS("button-take") in "".join(post.labels))
    emil = left.person("emil")
    await emil.click(said, f"{WORDS('button-take')}: {WORDS('seat-name', number=3)}")
    await left.settled()
    turn = left.posts(garden)[-1]
    await emil.click(turn, moves(turn)[0])
    await left.settled()
    assert (await left.live(garden)).row.entries > live.row.entries


async def test_a_control_that_it_has_posted_is_clicked(left):
    live = await left.live()
    assert live.table.waiting() == (2,)
    turn = left.server.world.message(live.row.channel, live.row.post)
    await left.person("clara").click(turn, moves(turn)[0])
    await left.settled()
    made = [entry.move for entry in (await left.live()).table.log.entries if entry.by == "person"]
    assert len(made) > 3
    assert made[0] == TakeRole("builder")


@pytest.mark.parametrize(("custom_id", "kind"), CONTROLS)
def test_each_of_its_controls_is_read(custom_id, kind):
    read = read_control_id(custom_id) or read_click(custom_id)
    assert type(read).__name__ == kind
    # A suggestion chooses like any other control.
    assert str(read) == custom_id.replace("a:", "c:", 1).replace("A:", "C:", 1) or custom_id[0] not in "aA"
