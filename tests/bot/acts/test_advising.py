"""*Suggestion*: one adviser, asked on demand, answers privately from the asker's own view and thinks once a question."""

from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from random import Random

import pytest

from bot.acts.advising import Adviser
from bot.acts.hinting import Hinting
from bot.menus.advice import advice_buttons
from bot.menus.control_ids import ControlId, question, read_control_id
from bot.menus.controls import PieceForm
from bot.menus.half_made import Made, Opens, go_on
from bot.menus.robot_buttons import AskAdvice
from bot.posts.hand_off import controls, move_controls
from games.ai.planner import Rated
from games.core import Hidden
from games.mundus_novus.trade import AnnounceTrade, SecretOffers
from games.puerto_rico.moves import PlaceColonists, TakeRole
from games.words.phrases import phrases
from tests.games.puerto_rico.positions import at
from tests.support.bot import private


class Robot:
    """Rates a move best, the first of the menu if none is said, and keeps the views that it was shown."""

    def __init__(self, move=None):
        self.move = move
        self.views = []

    async def rate(self, _robot, _seed, view, _seat, menu, _also=()):
        self.views.append(view)
        return [Rated(self.move or next(iter(menu)), 0.0, 0.0)]


@pytest.fixture
async def roles(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    return await world.live()


@pytest.fixture
async def adviser(robot):
    made = Adviser(robot.rate)
    yield made
    await made.close()


@pytest.fixture
def robot():
    return Robot()


def labels(rows):
    return [item.label for row in rows for item in row if hasattr(item, "label")]


def maker_of(live, seat):
    root = ControlId("choose", live.row.id, seat, question(live.table, seat))
    return move_controls(root, live.table, live.words, live.names)


async def to_the_mayor(world):
    """Return a table whose colonists are to be placed, and a seat that has a choice there."""
    await world.start("puerto_rico", "anna", "ben", "clara")
    live = await world.live()
    position = at("mayor", privilege=False, san_juan={0: 2}, tiles={0: {"corn": (3, 1), "indigo": (2, 0)}})
    return replace(live, table=live.table.in_position(position.state)), 0


@pytest.mark.rest
async def test_every_public_question_has_the_button_unless_ratings_count_or_it_is_switched_off(world, roles):
    assert "Suggestion" in world.post.labels
    for notes in (replace(roles.notes, rated=True), replace(roles.notes, suggests=False)):
        without = controls(roles.row.id, roles.table, roles.words, roles.names)
        assert "Suggestion" not in labels(without), notes


@pytest.mark.rest
@pytest.mark.parametrize("step", [AnnounceTrade, SecretOffers])
async def test_public_and_private_questions_of_a_game_with_hands_have_the_button(world, step):
    await world.start("mundus_novus", "anna", "ben", "clara")
    live = await world.play_to(step)
    seat = live.table.waiting()[0]
    user = live.seats[seat].user
    panel = await world.acts.choosing.menu(live.row.id, user)
    assert "Suggestion" in labels(panel.controls)
    if step is AnnounceTrade:
        assert "Suggestion" in world.post.labels


async def test_a_suggestion_names_the_move_and_plays_it(world, roles, adviser, robot):
    robot.move = TakeRole("builder")
    answer = await Hinting(world.tables, adviser).suggest(roles.row.id, world.person("anna").id)
    assert "Take the builder" in answer.text
    ((play, back),) = answer.controls
    assert (play.label, back.label) == ("Play it", "‹ All my moves")
    step = go_on(roles.table.menu(0), read_control_id(play.custom_id), {}, lambda: maker_of(roles, 0))
    assert step == Made(TakeRole("builder"))


async def test_a_move_of_a_form_can_be_changed_in_the_form_that_holds_it(world):
    live, seat = await to_the_mayor(world)
    move = live.table.menu(seat).sample(Random(3))
    assert isinstance(move, PlaceColonists)
    (_, change) = advice_buttons(maker_of(live, seat), move)
    assert change.label == "Change it …"
    step = go_on(live.table.menu(seat), read_control_id(change.custom_id), {}, lambda: maker_of(live, seat))
    assert isinstance(step, Opens)
    assert isinstance(step.form, PieceForm)
    assert sum(piece.chosen for piece in step.form.pieces) == len(move.circles)


async def test_a_question_is_thought_about_once(world, roles, adviser, robot):
    hinting = Hinting(world.tables, adviser)
    for _ in range(2):
        await hinting.suggest(roles.row.id, world.person("anna").id)
        await hinting.hint(roles.row.id, world.person("anna").id)
    assert len(robot.views) == 1


async def test_the_advice_after_an_undo_is_the_same(world, roles):
    seeds = []

    class Noting(Robot):
        async def rate(self, robot, seed, view, seat, menu, also=()):
            seeds.append(seed)
            return await super().rate(robot, seed, view, seat, menu, also)

    adviser = Adviser(Noting().rate)
    await adviser.rated(roles, 0)
    await world.played(0, TakeRole("builder"))
    live = await world.live()
    await adviser.rated(live, live.table.waiting()[0])
    await world.acts.consent.undo(live.row.id, world.person("anna").id)
    again = await world.live()
    assert question(again.table, 0) != question(roles.table, 0)
    await adviser.rated(again, 0)
    assert seeds[0] == seeds[2] != seeds[1]
    await adviser.close()


async def test_advice_is_from_the_seats_own_view(world, adviser, robot):
    await world.start("mundus_novus", "anna", "ben", "clara")
    live = await world.play_to(SecretOffers)
    seat = live.table.waiting()[0]
    await adviser.rated(live, seat)
    (view,) = robot.views
    assert [isinstance(player.hand, Hidden) for player in view.players].count(False) == 1
    assert not isinstance(view.players[seat].hand, Hidden)


async def test_a_worker_that_has_died_is_asked_again_the_next_time(roles):
    died = []

    class Dying(Robot):
        async def rate(self, *given):
            if not died:
                died.append(True)
                raise BrokenProcessPool
            return await super().rate(*given)

    adviser = Adviser(Dying().rate)
    with pytest.raises(Exception, match="no-hint-now"):
        await adviser.rated(roles, 0)
    assert await adviser.rated(roles, 0)
    await adviser.close()


async def test_a_rated_table_says_that_it_has_no_adviser(world, roles):
    world.tables.keep(roles.noting(rated=True))
    assert private(await world.person("anna").click(world.post, str(AskAdvice(1)))) == phrases("en")(
        "rated-no-hint"
    )


async def test_a_form_opens_with_what_stands_there_and_nothing_else(world):
    live, seat = await to_the_mayor(world)
    maker = maker_of(live, seat)
    half = live.table.menu(seat).half(PlaceColonists, {})
    player = live.table.state.players[seat]
    there = sum(player.manned.values()) + sum(player.buildings.values())
    assert half is not None
    assert sum(piece.chosen for piece in maker.form_of(half).pieces) == there


@pytest.mark.rest
async def test_in_a_private_panel_the_advice_keeps_the_hand_and_the_way_back(world):
    await world.start("mundus_novus", "anna", "ben", "clara")
    live = await world.play_to(SecretOffers)
    seat = live.table.waiting()[0]
    # A worker takes a while to begin: longer, on a busy machine, than the asker waits for an answer.
    await world.acts.play.workers.think("easy", 1, live.table.view(seat), seat, live.table.menu(seat))
    person = world.server.user(live.names[seat])
    panel = await person.click(world.post, "Your move")
    advice = await person.click((panel.messages or [panel.message])[-1], "Suggestion")
    shown = (advice.messages or [advice.message])[-1]
    assert {"Play it", "‹ All my moves"} <= set(shown.labels)
    assert shown.files
    menu = await person.click(shown, "‹ All my moves")
    assert "Suggestion" in (menu.messages or [menu.message])[-1].labels
