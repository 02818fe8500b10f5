"""One adviser: *Suggestion*, *Change it …*, `/hint` and `/review` name the same move, in every question of every game."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.acts.advising import Adviser
from bot.acts.hinting import Hinting
from bot.acts.reviewing import Reviewing
from bot.menus.control_ids import ControlId, question, read_control_id
from bot.menus.forms import PieceForm
from bot.menus.half_made import Made, Opens, go_on
from bot.menus.sight import Sight
from bot.menus.whole_moves import way_to
from bot.posts.hand_off import controls, move_controls
from bot.table.allowance import LIMITS, Allowance
from games import all_games
from games.ai.beginner import Beginner
from games.ai.candidates import candidates
from games.ai.workers import rate
from games.core.decisions import decisions, final_decisions
from games.core.moves import values_of
from tests.ai.test_robots import new_table
from tests.support.whole import WHOLE

NAMES = ("anna", "ben", "clara", "dora")
SEATS = 3
BETWEEN = 12
"""Between two questions that are looked at so many decisions are made at most."""

PRIVATE = {
    "puerto_rico": {"PlaceColonists", "Store"},
    "mundus_novus": {"Offer", "Same", "Compensate", "Store"},
    "pizarro_and_co": {"Bid", "Pay", "Exchange"},
}
"""Kinds of moves that are asked for in private, or of everybody at once."""


def questions(key: str, rng: Random) -> Iterator[tuple]:
    """Tables of a game, with a seat that has a choice: at random moments of games that easy robots play, one after the other.

    After a table is looked at, the move is made that is sent in; without one, the robot's.
    """
    number = 0
    while True:
        number += 1
        table = new_table(all_games()[key], SEATS)
        robots = [Beginner(number * 10 + seat) for seat in range(SEATS)]
        left = rng.randrange(BETWEEN)
        while not table.is_over():
            seat = rng.choice(table.waiting())
            menu, made = table.open_menu(seat), None
            left -= menu.only() is None
            if left < 0 and menu.only() is None:
                left = rng.randrange(BETWEEN)
                made = yield table, seat
            if made is not None:
                table.play(seat, made)
            else:
                table.play(seat, robots[seat](table.view(seat), seat, menu), by="robot")


def maker_of(live, seat):
    root = ControlId("choose", live.row.id, seat, question(live.table, seat))
    return move_controls(root, live.table, live.words, live.names)


def labels(rows):
    return [item.label for row in rows for item in row if hasattr(item, "label")]


class Effort:
    """Rates as the bot's workers do, in a thread; with a level of its own where the strong one would take too long.

    In the event loop it would block the gateway's heartbeat until the bot has to reconnect.
    """

    def __init__(self, level=None):
        self.level = level

    async def rate(self, robot, seed, view, seat, menu, also=()):
        found, _ = await asyncio.to_thread(rate, self.level or robot, seed, view, seat, menu, also)
        return found


async def agree(world, key, count, level, seed):
    """Ask *Suggestion*, *Change it …* and `/hint` at some questions of a game, and `/review` about each of them afterwards."""
    await world.start(key, *NAMES[:SEATS])
    first, rng, robot = await world.live(), Random(f"{key} {seed}"), Effort(level)
    adviser, asked, told = Adviser(robot.rate), {}, []
    found = questions(key, rng)
    table, seat = next(found)
    for _ in range(count):
        live = replace(first, table=table)
        world.tables.keep(live)
        move = (await adviser.rated(live, seat))[0].move
        await suggested(world, adviser, live, seat, move)
        menu = table.open_menu(seat)
        made = rng.choice([move, menu.sample(rng), menu.sample(rng)])
        asked[id(table), len(table.log.entries)] = move
        told.append((table, seat))
        table, seat = found.send(made)
    mistakes = 0
    for table in dict.fromkeys(one for one, _ in told):
        mistakes += await reviewed(world, robot, replace(first, table=table), asked)
    await adviser.close()
    return mistakes


async def suggested(world, adviser, live, seat, move):
    """*Suggestion* and `/hint` name the move first, *Play it* makes it, and *Change it …* opens the form that holds it."""
    user, hinting = live.seats[seat].user, Hinting(world.tables, adviser)
    menu, name = live.table.menu(seat), f"**{live.words.move(move, live.names)}**"
    suggestion, hint = await hinting.suggest(live.row.id, user), await hinting.hint(live.row.id, user)
    assert name in suggestion.text.splitlines()[1]
    assert name in hint.text.splitlines()[1]
    assert suggestion.controls == hint.controls
    ids = {item.label: read_control_id(item.custom_id) for row in suggestion.controls for item in row}
    assert go_on(menu, ids["Play it"], {}, lambda: maker_of(live, seat)) == Made(move)
    form = ids.get("Change it …")
    if form is not None:
        opened = go_on(menu, form, {}, lambda: maker_of(live, seat))
        assert isinstance(opened, Opens)
        assert isinstance(opened.form, PieceForm)
        ticked = sorted(str(piece.kind) for piece in opened.form.pieces if piece.chosen)
        assert any(ticked == sorted(map(str, value)) for value in vars_of(move) if isinstance(value, tuple))


def vars_of(move):
    return [getattr(move, name) for name in move.__dataclass_fields__]


async def reviewed(world, robot, live, asked):
    """`/review` names the adviser's move wherever it calls something better, and never calls the adviser's own a mistake."""
    reviewing = Reviewing(world.tables, None, robot.rate)
    mistakes = 0
    for seat in range(SEATS):
        found = decisions(live.table, lambda entry, seat=seat: entry.seat == seat and entry.by == "person")
        for one in final_decisions(found):
            mistake = await reviewing.look_at(live, seat, one)
            advised = asked.get((id(live.table), live.table.log.entries.index(one.entry)))
            assert advised is not None
            assert mistake is None or (mistake.better == advised != one.entry.move), (one.entry, advised)
            mistakes += mistake is not None
    return mistakes


@pytest.fixture
def patient(world, monkeypatch):
    """A bot that gives somebody as many hints as they ask for."""
    allowance = Allowance(world.tables.now, {**LIMITS, "hint": (1_000, LIMITS["hint"][1])})
    monkeypatch.setattr(world.tables, "allowance", allowance)


@pytest.mark.parametrize("key", all_games())
@pytest.mark.rest
async def test_suggestion_change_hint_and_review_name_the_same_move(world, patient, key):
    await agree(world, key, 8, "normal", 1)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize("key", all_games())
async def test_the_strong_robot_says_the_same_in_fifty_questions(world, patient, key, part):
    mistakes = await agree(world, key, 25, None, f"part {part}")
    # The test game has no robot of its own, which could tell good moves from bad ones.
    assert mistakes or all_games()[key].robot.policy is None


@pytest.mark.parametrize("key", all_games())
@pytest.mark.rest
async def test_every_question_of_a_game_has_advice_that_can_be_played(world, key):
    await world.start(key, *NAMES[:SEATS])
    first, rng, steps, kinds = await world.live(), Random(key), set(), set()
    found, game, private = questions(key, rng), all_games()[key], PRIVATE.get(key, set())
    for number, (table, seat) in enumerate(found):
        # Some questions are rare: look on until there was one of each private kind.
        if number >= (250 if WHOLE else 80) and (private <= kinds or number > 1000):
            break
        live, menu = replace(first, table=table), table.open_menu(seat)
        kinds |= {kind.__name__ for kind in menu.kinds()}
        view = table.view(seat)
        sight = Sight(game, view, seat, live.words, live.names)
        for move in thought_of(game, view, seat, menu, rng):
            assert way_to(menu, move) is not None, move
            assert not sight.changes_nothing(type(move), values_of(move)), move
        step = type(table.state.agenda[-1])
        if step not in steps:
            steps.add(step)
            world.tables.keep(live)
            panel = await world.acts.choosing.menu(live.row.id, live.seats[seat].user)
            assert "Suggestion" in labels(panel.controls), step
            if table.waiting() == (seat,) and not table.is_private():
                shown = controls(live.row.id, table, live.words, live.names, advised=True)
                assert "Suggestion" in labels(shown), step
    assert steps, key
    assert private <= kinds


def thought_of(game, view, seat, menu, rng):
    """What a robot of the game may advise."""
    if game.robot.policy is None:
        return [menu.sample(rng)]
    return candidates(game, game.robot.imagine(view, seat, rng), seat, menu, 12, rng)
