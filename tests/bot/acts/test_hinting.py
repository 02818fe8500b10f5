"""`/hint`: the best moves with a sentence each, found in a worker from what the asker sees and from nothing else."""

from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from random import Random

import pytest

from bot.acts.advising import Adviser
from bot.acts.hinting import Hinting, hint_text
from bot.errors import PlayerError
from games import all_games
from games.ai.planner import Planner, Rated
from games.ai.players import EFFORTS
from games.ai.workers import rate
from games.core import engine
from games.words.phrases import phrases
from tests.ai.test_robots import new_table
from tests.conformance.shuffling import shuffled
from tests.games.playing import spelled
from tests.support.bot import private


class Robot:
    """Rates the first moves of a menu, and keeps what it was asked."""

    def __init__(self):
        self.asked = []

    async def rate(self, robot, seed, view, seat, menu, also=()):
        self.asked.append((robot, seed, spelled(view), seat, repr(menu), also))
        moves = list(dict.fromkeys(menu.sample(Random(number)) for number in range(20)))
        return [Rated(move, 0.0, 0.0) for move in moves]


async def hint(world, name, robot=None):
    """What somebody is told who asks for a hint; by a robot of the test's own, if there is one."""
    if robot is not None:
        live = await world.live()
        adviser = Adviser(robot.rate)
        try:
            return (await Hinting(world.tables, adviser).hint(live.row.id, world.person(name).id)).text
        finally:
            await adviser.close()
    return private(await world.person(name).slash(world.general, "hint"))


@pytest.mark.rest
async def test_a_hint_names_the_best_moves_each_with_what_speaks_for_it(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    live = await world.live()
    # A worker takes a while to begin: longer, on a busy machine, than whoever asks waits for an answer.
    await world.acts.play.workers.think("easy", 1, live.table.view(0), 0, live.table.menu(0))
    head, *moves = (await hint(world, "anna")).splitlines()
    assert head == phrases("en", "puerto_rico")("hint-head", asked="take a role")
    assert [move[:5] for move in moves] == ["1. **", "2. **", "3. **"]
    assert all("Take the " in move and " – " in move for move in moves)
    assert await hint(world, "anna") == "\n".join([head, *moves])


@pytest.mark.parametrize("game", all_games())
async def test_a_move_that_nothing_speaks_for_says_what_it_brings_or_how_it_was_rated(world, game):
    await world.start(game, *["anna", "ben", "clara", "dora"][: max(3, min(all_games()[game].seats))])
    live = await world.live()
    live = replace(live, game=replace(live.game, reason=None))
    seat = live.table.waiting()[0]
    one, two = (live.table.menu(seat).sample(Random(number)) for number in range(2))
    rated = [Rated(one, 0.0, 0.0), Rated(two, 2.6, 1.0)]
    _, *lines = hint_text(live, live.table.view(seat), seat, rated).splitlines()
    assert len(lines) == 2
    assert all(line.partition("** – ")[2] for line in lines)
    without = replace(live, game=replace(live.game, brings=None))
    _, first, second = hint_text(without, live.table.view(seat), seat, rated).splitlines()
    assert first.endswith("** – about 3 points better than the next, by its estimate")
    assert second.endswith("** – about 3 points behind, by its estimate")
    _, alone = hint_text(without, live.table.view(seat), seat, rated[:1]).splitlines()
    assert alone.endswith("** – no other move was worth considering")


async def test_only_who_is_asked_gets_a_hint_and_not_where_ratings_count(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    assert "Waiting for anna" in await hint(world, "ben")
    assert await hint(world, "dora") == phrases("en")("not-seated")
    live = await world.live()
    world.tables.keep(live.noting(rated=True))
    assert await hint(world, "anna") == phrases("en")("rated-no-hint")


async def test_whoever_is_not_waited_for_hears_that_they_need_not_move(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    live = await world.live()
    (move, *_), told = live.table.menu(0), phrases("en")("hint-optional")
    for seat in (0, 1):
        text = hint_text(live, live.table.view(seat), seat, [Rated(move, 0.0, 0.0)])
        assert (told in text) == (seat not in live.table.waiting())


async def test_who_asks_while_no_robot_can_think_is_told_so(world):
    class Dying:
        async def rate(self, *_):
            raise BrokenProcessPool

    await world.start("puerto_rico", "anna", "ben", "clara")
    with pytest.raises(PlayerError) as told:
        await hint(world, "anna", Dying())
    assert told.value.words == "no-hint-now"


@pytest.mark.parametrize("game", all_games())
@pytest.mark.rest
async def test_a_hint_is_the_same_whatever_is_hidden_from_its_asker(world, game):
    await world.start(game, "anna", "ben", "clara")
    rng, asked = Random(7), 0
    for _ in range(6):
        for _ in range(3):
            live = await world.live()
            seat = live.table.waiting()[0]
            await world.played(seat, live.table.menu(seat).sample(rng))
        live = await world.live()
        if 0 not in live.table.waiting():
            continue
        asked += 1
        one, other = Robot(), Robot()
        before = await hint(world, "anna", one)
        world.tables.keep(replace(live, table=live.table.in_position(shuffled(live.table.state, 0, rng))))
        assert await hint(world, "anna", other) == before
        assert one.asked == other.asked
        world.tables.keep(live)
    assert asked


@pytest.mark.parametrize("key", all_games())
def test_moves_are_rated_the_best_first_and_what_was_made_is_rated_too(key):
    game, rng = all_games()[key], Random(5)
    table = new_table(game, min(game.seats))
    while table.menu(table.waiting()[0]).only() is not None or len(table.log.entries) < 12:
        seat = table.waiting()[0]
        table.play(seat, table.menu(seat).sample(rng), by="robot")
    seat = table.waiting()[0]
    view, menu = table.view(seat), engine.open_menu(table.state, seat)
    made = menu.sample(rng)
    found, notes = rate("normal", 3, view, seat, menu, (made,))
    assert not notes
    assert found == Planner(3, EFFORTS["normal"]).rated(view, seat, menu, (made,))
    assert found[0].behind == 0
    # Of a game without a policy nothing is known but the best move.
    assert game.robot.policy is None or made in [one.move for one in found]
    assert all(one.move in menu for one in found)
