"""What costs the machine, or somebody's peace, can be asked for so often in a while, and then again."""

from datetime import timedelta

import pytest

from bot.errors import PlayerError
from bot.local.compose import Upload
from bot.table.allowance import LIMITS, Allowance
from bot.table.tables import Chosen
from tests.bot.clocks import HandClock
from tests.support.bot import private
from tests.support.time import NOON, Watch

GAME, SOUNDINGS = "puerto_rico", "soundings"

TOO_OFTEN = (
    "You have asked for many",
    "You have opened many",
    "You have invited many",
    "You have done this many times.",
)


@pytest.fixture
def watch():
    return Watch()


def spends(allowance, times, what="open", who=1):
    for _ in range(times):
        allowance.spend(what, who)


@pytest.mark.parametrize("what", LIMITS)
def test_so_often_in_a_while_and_then_again(watch, what):
    most, span = LIMITS[what]
    allowance = Allowance(watch.now)
    spends(allowance, most, what)
    with pytest.raises(PlayerError, match="too-often"):
        allowance.spend(what, 1)
    watch.set(watch.now() + span)
    spends(allowance, most, what)


def test_everybody_and_every_thing_counts_for_itself(watch):
    allowance = Allowance(watch.now, {"a": (1, timedelta(hours=1)), "b": (1, timedelta(hours=1))})
    for what, who in (("a", 1), ("a", 2), ("b", 1)):
        allowance.spend(what, who)


def test_the_refusal_names_the_time_from_which_it_is_possible_again(watch):
    allowance = Allowance(watch.now, {"a": (1, timedelta(hours=1))})
    allowance.spend("a", 1)
    with pytest.raises(PlayerError) as error:
        allowance.spend("a", 1)
    then = watch.now() + timedelta(hours=1)
    assert error.value.arguments == {"what": "a", "at": f"<t:{then.timestamp():.0f}:T>"}


def test_a_refusal_does_not_put_off_the_next_time(watch):
    allowance = Allowance(watch.now, {"a": (1, timedelta(hours=1))})
    allowance.spend("a", 1)
    for _ in range(3):
        watch.set(watch.now() + timedelta(minutes=19))
        with pytest.raises(PlayerError):
            allowance.spend("a", 1)
    watch.set(watch.now() + timedelta(minutes=3))
    allowance.spend("a", 1)


def test_nobody_waits_longer_because_the_clock_was_set_back():
    clock = HandClock(NOON)
    allowance = Allowance(clock.now, {"a": (2, timedelta(hours=1))})
    spends(allowance, 2, "a")
    clock.set(NOON - timedelta(days=1))
    spends(allowance, 2, "a")
    with pytest.raises(PlayerError) as error:
        allowance.spend("a", 1)
    assert error.value.arguments["at"] == f"<t:{(clock.now() + timedelta(hours=1)).timestamp():.0f}:T>"


async def test_who_is_invited_already_is_not_pinged_again(world):
    anna, ben, dora = (world.person(name) for name in ("anna", "ben", "dora"))
    await world.open(GAME, "anna")
    for guest in (dora, dora, ben):
        said = private(await anna.slash(world.general, "table invite", {"user": guest}))
        assert said.endswith(
            f"Invited so far: {' '.join([f'<@{dora.id}>'] + [f'<@{ben.id}>'] * (guest is ben)).replace(' ', ', ')}."
        )
    again = private(await anna.slash(world.general, "table invite", {"user": dora}))
    assert again.startswith("dora has been invited already.")
    await world.settled()
    assert len([post for post in world.posts() if f"<@{dora.id}>" in post.content]) == 1


async def test_boards_are_drawn_so_often(world):
    anna, *_ = await world.start(GAME, "anna", "ben", "clara")
    for _ in range(LIMITS["picture"][0]):
        world.tables.allowance.spend("picture", anna.id)
    for asked in (anna.slash(world.general, "board"), anna.click(world.post, "Board")):
        assert private(await asked).startswith("You have asked for many pictures.")
    assert (await world.person("ben").slash(world.general, "board")).message.files


@pytest.mark.parametrize("bot_options", [{"chosen": Chosen(most_tables=2)}])
async def test_a_user_hosts_so_many_tables_at_a_time(world):
    anna = world.person("anna")
    channels = [world.server.channel(f"table-{n}") for n in range(3)]
    for channel in channels[:2]:
        await world.open(GAME, "anna", channel=channel)
    assert "already host 2 tables" in private(await anna.slash(channels[2], "table new", {"game": GAME}))
    await world.end(anna, channels[0])
    private(await anna.slash(channels[2], "table new", {"game": GAME}))
    await world.settled()
    assert "a table is open" in world.posts(channels[2])[-1].content


@pytest.mark.parametrize(
    ("what", "command", "options"),
    [
        ("open", "table new", {"game": GAME}),
        ("import", "import", {"save": Upload("save.json", "application/json", b"{}")}),
        ("invite", "table invite", {"user": "dora"}),
        ("picture", "board", {}),
        ("replay", "replay", {}),
    ],
)
async def test_whatever_costs_something_is_refused_politely_when_it_was_asked_for_too_often(
    world, what, command, options
):
    anna = world.person("anna")
    await (world.open if what == "invite" else world.start)(
        SOUNDINGS if what == "replay" else GAME, "anna", "ben", "clara"
    )
    while what == "replay" and (waiting := (live := await world.live()).table.waiting()):
        seat, table = waiting[0], live.table
        await world.played(seat, live.game.default(table.view(seat), seat, table.menu(seat)))
    place = world.server.channel("garden") if what in ("open", "import") else world.general
    given = {key: world.person(value) if key == "user" else value for key, value in options.items()}
    with pytest.raises(PlayerError):
        spends(world.tables.allowance, LIMITS[what][0] + 1, what, anna.id)
    before = len(world.posts(place))
    assert private(await anna.slash(place, command, given)).startswith(TOO_OFTEN)
    await world.settled()
    assert len(world.posts(place)) == before
    other = private(await world.person("ben").slash(place, command, given))
    assert not other.startswith(TOO_OFTEN)
