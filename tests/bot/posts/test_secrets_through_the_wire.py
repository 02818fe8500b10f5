"""What anybody sees does not depend on what is hidden from them: the same public history with other hidden hands.

A table is played to a moment; then it is played out before everybody's eyes twice, once as it is and once with
hidden things dealt differently behind the same public view. Everything that Discord shows to the public, to a
stranger and to a player about others must be the same: words, controls with their ids, files, alt text, pings.
"""

from dataclasses import replace
from random import Random

import pytest

from bot.posts.drawing import Illustrator
from bot.posts.hand_off import asking, board_post, turn_post
from games import all_games
from render.mode import PLAIN
from tests.conformance.shuffling import shuffled
from tests.support.bot import blank

HIDING = ("mundus_novus", "pizarro_and_co")
STRANGER = "dora"
ASKED = ("board", "log", "score", "move", "hand", "undo")


def shown(message):
    """All of a message that a client can show or read."""
    files = [(file.filename, file.description, file.size) for file in message.files]
    return message.content, message.components, files, message.mentions, message.flags


async def with_state(world, state):
    """Let the bot's table have another state, as if it had been dealt so."""
    live = await world.live()
    world.tables.keep(replace(live, table=live.table.in_position(state)))


async def seen_by_stranger(world):
    """What the stranger is shown of the table on demand, and what is offered to complete what they type."""
    stranger = world.person(STRANGER)
    answers = [await stranger.slash(world.general, command) for command in ASKED]
    answers += [await stranger.click(world.post, label) for label in world.post.labels if label != "Undo"]
    found = [shown(answer.message) for answer in answers]
    live = await world.live()
    for command in world.server.world.commands.values():
        if command.name == live.game.key.replace("_", "-"):
            for move in command.data["options"]:
                for option in (one for one in move.get("options", []) if one.get("autocomplete")):
                    name = f"{command.name} {move['name']}"
                    found.append(await stranger.autocomplete(world.general, name, {}, option["name"]))
    return found


async def post_of(live):
    """The posts that the table would make now, with the words of their pictures."""
    board = board_post(live, live.table, live.told, -1, anew=True)
    turn = turn_post(live.table, live.seats, asking(live.row.id, live.table, live.seats, live.words))
    return board, turn, await Illustrator(blank).of_post(live, board.wanted(), PLAIN)


@pytest.mark.parametrize("game", HIDING)
@pytest.mark.rest
async def test_a_stranger_sees_the_same_whatever_is_hidden(world, game):
    rng = Random(11)
    await world.start(game, "anna", "ben", "clara")
    different = 0
    for _ in range(6):
        for _ in range(4):
            live = await world.live()
            seat = live.table.waiting()[0]
            await world.played(seat, live.table.menu(seat).sample(rng))
        live = await world.live()
        truth = live.table.state
        before, post = await seen_by_stranger(world), await post_of(live)
        other = shuffled(truth, None, rng)
        different += repr(other) != repr(truth)
        await with_state(world, other)
        assert await seen_by_stranger(world) == before
        assert await post_of(await world.live()) == post
        await with_state(world, truth)
    assert different


@pytest.mark.parametrize("game", HIDING)
@pytest.mark.rest
async def test_a_player_is_shown_nothing_of_the_others_hidden_things(world, game):
    rng = Random(5)
    (anna, *_) = await world.start(game, "anna", "ben", "clara")

    async def seen():
        answers = [await anna.slash(world.general, command) for command in ASKED if command != "undo"]
        return [shown(answer.message) for answer in answers]

    own = 0
    for _ in range(5):
        for _ in range(6):
            live = await world.live()
            seat = live.table.waiting()[0]
            await world.played(seat, live.table.menu(seat).sample(rng))
        truth = (await world.live()).table.state
        before = await seen()
        await with_state(world, shuffled(truth, 0, rng))
        assert await seen() == before
        await with_state(world, shuffled(truth, None, rng))
        own += await seen() != before
        await with_state(world, truth)
    assert own, "not even what is the player's own was ever dealt differently"


@pytest.mark.parametrize("game", all_games())
async def test_private_answers_are_seen_by_nobody_else(world, game):
    await world.start(game, "anna", "ben", "clara")
    for name in ("anna", "ben"):
        for command in ("hand", "move"):
            await world.person(name).slash(world.general, command)
    for name in ("anna", "ben", "clara", STRANGER):
        person = world.person(name)
        private = [one for one in person.sees(world.general) if one.ephemeral]
        assert all(one.ephemeral_to == person.id for one in private)
    assert not [one for one in world.person(STRANGER).sees(world.general) if one.ephemeral]
