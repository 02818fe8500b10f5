"""Bad input gets a clear, private answer and changes nothing."""

import asyncio

import pytest

from bot.local import NotPossible
from bot.table.live import Lobby
from games.puerto_rico.moves import TakeRole
from games.words.phrases import phrases
from tests.support.bot import in_place, moves, private

GAME = "puerto_rico"


def says(reply, message, **arguments):
    """Whether a private answer says this of the bot's sentences."""
    return private(reply) == phrases("en", GAME)(message, **arguments)


async def log_length(world):
    return (await world.live()).row.entries


async def choose(person, post, number=0):
    """Click on one of the moves in a post."""
    return await person.click(post, moves(post)[number])


@pytest.fixture
async def table(world):
    """A running table of Puerto Rico where Anna is asked for a role."""
    await world.start(GAME, "anna", "ben", "clara")
    return world


# Moves


async def test_a_click_on_an_old_post_takes_its_controls_off_and_says_nothing(table):
    anna, old = table.person("anna"), table.post
    first, second = moves(old)[:2]
    await anna.click(old, first)
    await table.settled()
    length = await log_length(table)
    again = await anna.late_click(old, second)
    assert not in_place(again).components
    assert await log_length(table) == length


async def test_a_double_click_makes_one_move(table):
    anna, post = table.person("anna"), table.post
    button = moves(post)[0]
    before = await log_length(table)
    for answer in await asyncio.gather(*(anna.click(post, button) for _ in range(2))):
        in_place(answer)
    decisions = [e for e in (await table.live()).table.log.entries[before:] if e.by == "person"]
    assert len(decisions) == 1


async def test_a_click_by_the_wrong_seat(table):
    length = await log_length(table)
    reply = await choose(table.person("ben"), table.post)
    assert says(reply, "not-your-control", names="anna")
    assert await log_length(table) == length


async def test_a_click_by_somebody_who_does_not_play(table):
    assert says(await choose(table.person("dora"), table.post), "not-seated")


async def test_a_control_of_a_table_that_is_ended(table):
    anna, post = table.person("anna"), table.post
    button = moves(post)[0]
    sure = await anna.slash(table.general, "table end")
    await anna.click(sure.message, sure.message.buttons[0]["custom_id"])
    reply = await anna.late_click(post, button)
    assert says(reply, "table-ended-already")
    await table.settled()
    assert not post.components


async def test_a_typed_move_that_is_not_legal_says_what_is(table):
    length = await log_length(table)
    reply = await table.person("anna").slash(table.general, "puerto-rico take-role", {"role": "banker"})
    assert "banker is not possible now" in private(reply)
    assert "mayor" in reply.content
    assert await log_length(table) == length


async def test_a_typed_move_of_another_kind_says_which_are_possible(table):
    reply = await table.person("anna").slash(table.general, "puerto-rico sell", {"good": "corn"})
    assert phrases("en", GAME)("why-kind", kinds=phrases("en", GAME).kind(TakeRole)) in private(reply)
    assert reply.message.components


async def test_a_typed_move_without_its_field_says_what_is_open(table):
    reply = await table.person("anna").slash(table.general, "puerto-rico take-role")
    question = phrases("en", GAME)("move-take-role-role")
    assert phrases("en", GAME)("field-open", question=question) in private(reply)
    assert reply.message.components


async def test_a_typed_move_out_of_turn_says_who_is_waited_for(table):
    reply = await table.person("ben").slash(table.general, "puerto-rico take-role", {"role": "mayor"})
    assert "Waiting for anna" in private(reply)


async def test_a_typed_move_of_another_game(table):
    reply = await table.person("anna").slash(table.general, "mundus-novus pass")
    assert says(reply, "another-game", game="Puerto Rico")


async def test_what_is_typed_comes_back_as_plain_text(table):
    typed = "**@everyone** <@&1> `x`\u202e"
    reply = await table.person("anna").slash(table.general, "puerto-rico take-role", {"role": typed})
    assert "\u202e" not in private(reply)
    assert "@everyone" not in reply.content
    assert "**" not in reply.content.partition("\n")[0].replace("\\*\\*", "")


# The lobby


async def test_joining_twice(world):
    await world.open(GAME, "anna", "ben")
    assert says(await world.person("ben").click(world.post, "Join"), "already-joined")
    assert says(await world.person("ben").slash(world.general, "table join"), "already-joined")
    assert len((await world.live()).seats) == 2


async def test_a_full_table(world):
    await world.open(GAME, "anna", "ben", "clara", "dora", "emil")
    assert says(await world.person("fritz").click(world.lobby, "Join"), "table-full", most=5)
    assert len((await world.live()).seats) == 5


async def test_two_who_want_the_last_seat(world):
    await world.open(GAME, "anna", "ben", "clara", "dora")
    late = [world.person(name).click(world.post, "Join") for name in ("emil", "fritz")]
    refused = [private(reply) for reply in await asyncio.gather(*late) if reply.messages]
    assert len((await world.live()).seats) == 5
    assert refused == [phrases("en", GAME)("table-full", most=5)]


async def test_starting_with_too_few(world):
    anna, _ = await world.open(GAME, "anna", "ben")
    with pytest.raises(NotPossible, match="disabled"):
        await anna.click(world.post, "Start")
    reply = await anna.slash(world.general, "table start")
    assert says(reply, "wrong-number", count=2, least=3, most=5)
    assert isinstance(await world.live(), Lobby)


async def test_starting_twice_at_the_same_moment_starts_once(world):
    anna, *_ = await world.open(GAME, "anna", "ben", "clara")
    starts = [anna.click(world.post, "Start"), anna.slash(world.general, "table start")]
    await asyncio.gather(*starts)
    await world.settled()
    assert sum("begins. Seats" in post.text for post in world.posts()) == 1


async def test_only_the_host_starts(world):
    _, ben, _ = await world.open(GAME, "anna", "ben", "clara")
    assert says(await ben.click(world.post, "Start"), "host-only")


async def test_a_channel_that_has_a_table(world):
    _, ben = await world.open(GAME, "anna", "ben")
    assert says(await ben.slash(world.general, "table new", {"game": GAME}), "channel-taken")


async def test_two_who_open_a_table_at_the_same_moment(world):
    people = [world.person(name) for name in ("anna", "ben")]
    opened = [one.slash(world.general, "table new", {"game": GAME}) for one in people]
    answers = [private(reply) for reply in await asyncio.gather(*opened)]
    await world.settled()
    assert phrases("en", GAME)("channel-taken") in answers
    assert len(world.posts()) == 1


async def test_a_game_that_does_not_exist(world):
    reply = await world.person("anna").slash(world.general, "table new", {"game": "chess"})
    assert "There is no game called “chess” here" in private(reply)


async def test_a_channel_without_a_table(world):
    reply = await world.person("anna").slash(world.general, "move")
    assert says(reply, "no-table-here")


NAMES = {
    "markdown": ("**bold** `code`", r"\*\*bold\*\* \`code\`"),
    "everyone": ("@everyone", "@\u200beveryone"),
    "a mention": ("<@&7>", "‹@\u200b&7›"),
    "line breaks": ("one\ntwo", "one two"),
    "turned around": ("abc\u202egnp", "abcgnp"),
    "nothing to be seen": ("\u200b \u2066", "?"),
}


@pytest.mark.parametrize("kind", NAMES)
async def test_names_are_shown_as_plain_text(world, kind):
    name, shown = NAMES[kind]
    await world.open(GAME, name)
    assert f"1. {shown}" in world.post.content.splitlines()
    assert not world.post.pinged
    assert not world.post.mention_everyone


# Permissions


@pytest.mark.parametrize("right", ["send_messages", "attach_files", "view_channel"])
async def test_a_missing_permission_is_named_before_a_table_is_opened(world, right):
    anna = world.person("anna")
    world.server.forbid(world.general, right)
    reply = await anna.slash(world.general, "table new", {"game": GAME})
    assert right.replace("_", " ").title() in private(reply)
    assert not world.posts()


async def test_without_the_right_to_attach_the_game_goes_on_in_words(world):
    anna, *_ = await world.start(GAME, "anna", "ben", "clara")
    world.server.forbid(world.general, "attach_files")
    await anna.slash(world.general, "puerto-rico take-role", {"role": "mayor"})
    while not any("Attach Files" in post.text for post in world.posts()):
        live = await world.live()
        seat = live.table.waiting()[0]
        await world.played(seat, live.game.default(live.table.view(seat), seat, live.table.menu(seat)))
    assert not world.post.files


async def test_without_the_right_to_post_the_game_goes_on_by_commands(world):
    anna, *_ = await world.start(GAME, "anna", "ben", "clara")
    world.server.forbid(world.general, "send_messages")
    await anna.slash(world.general, "puerto-rico take-role", {"role": "mayor"})
    await world.settled()
    assert private(await anna.slash(world.general, "board")).startswith("Waiting for")
