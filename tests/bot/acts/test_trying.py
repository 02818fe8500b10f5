"""`/try`: a private copy of the position, played on for all seats; the table and everybody else hear nothing of it."""

from datetime import timedelta

import pytest

from bot.acts.housekeeping import Housekeeper, Lifetimes
from bot.acts.trying import MOST_MOVES
from bot.errors import PlayerError
from games.mundus_novus.trade import SecretOffers
from games.pizarro_and_co.auction import Auction
from games.words.phrases import phrases
from tests.bot.acts.test_forgetting import forgets, whole
from tests.support.bot import private

WORDS = phrases("en", "pizarro_and_co")
SECRETS = (f"{n:032x}" for n in range(1, 1000))


@pytest.fixture
def bot_options():
    return {"new_secret": lambda: next(SECRETS)}


@pytest.fixture
async def table(world):
    """An auction in a game with hands."""
    await world.start("pizarro_and_co", "anna", "ben", "clara")
    await world.play_to(Auction)
    return world


async def tries(world, name="anna", **options):
    return await world.person(name).slash(world.general, "try", options)


async def pressed(world, reply, label, name="anna"):
    return await world.person(name).click(reply.message, label)


def kept(world):
    return [value for name, value in whole(world.database) if name == "tries"]


def moves_made(reply):
    """How many moves the try says it holds."""
    return int(reply.message.content.partition("Moves: ")[2].split()[0])


async def test_moves_are_made_for_all_seats_and_taken_back(table):
    begun = await tries(table)
    assert begun.message.ephemeral
    assert begun.message.files
    first = await pressed(table, begun, "Pass")
    second = await pressed(table, first, "Pass")
    assert moves_made(second) == 2
    assert "passes" in second.message.content
    back = await pressed(table, second, "Take back")
    assert moves_made(back) == 1
    assert back.message.id == begun.message.id, "it stays in one place"


@pytest.mark.rest
async def test_the_table_does_not_change_and_the_channel_sees_no_request(table):
    asked = []
    table.server.watchers.append(
        lambda one: asked.append(one.route) if one.route.startswith("/channels/") else None
    )
    before, posts = await table.live(), [(one.id, one.content, one.components) for one in table.posts()]
    reply = await tries(table, "ben")
    for label in ("A robot’s move", "A robot’s move", "Take back", "Show pictures", "Start over"):
        reply = await pressed(table, reply, label, "ben")
    await pressed(table, reply, "Close", "ben")
    await table.settled()
    after = await table.live()
    assert after.row.revision == before.row.revision
    assert len(after.table.log.entries) == len(before.table.log.entries)
    assert posts == [(one.id, one.content, one.components) for one in table.posts()]
    assert not [route for route in asked if route.startswith(f"/channels/{table.general.id}/messages")]
    assert not kept(table)


async def test_it_goes_on_after_a_restart_from_the_message_and_from_the_command(table):
    begun = await tries(table)
    first = await pressed(table, begun, "Pass")
    await table.restart()
    second = await pressed(table, first, "Pass")
    assert moves_made(second) == 2
    again = await tries(table)
    assert moves_made(again) == 2


async def test_another_try_of_the_same_line_meets_other_luck(table):
    begun = await tries(table)
    (one,) = [value for value in kept(table) if isinstance(value, str)]
    await pressed(table, begun, "Start over")
    (other,) = [value for value in kept(table) if isinstance(value, str)]
    assert one != other
    live = await table.live()
    assert live.table.header.secret not in one


async def test_nobody_else_can_go_on_with_it_and_who_does_not_sit_there_has_none(table):
    begun = await tries(table)
    other = await table.person("ben").slash(table.general, "try")
    assert moves_made(other) == 0
    await pressed(table, begun, "Pass")
    assert moves_made(await table.person("ben").slash(table.general, "try")) == 0
    assert private(await tries(table, "dora")) == WORDS("not-seated")


async def test_old_controls_show_the_position_as_it_is(table):
    begun = await tries(table)
    button = next(one["custom_id"] for one in begun.message.buttons if one["label"] == "Pass")
    first = await pressed(table, begun, "Pass")
    person = table.person("anna")
    assert button not in [one.get("custom_id") for one in first.message.buttons]
    again = await person.late_click(first.message, button)
    assert moves_made(again) == 1


async def test_it_begins_at_a_line_of_the_log(table):
    live = await table.live()
    (seat,) = live.table.waiting()
    await table.played(seat, live.game.default(live.table.view(seat), seat, live.table.menu(seat)))
    reply = await tries(table, line=3)
    assert moves_made(reply) == 0
    assert private(await tries(table, line=999)).startswith("There is no such line")


async def test_a_number_is_typed_and_a_wrong_one_is_explained(table):
    begun = await tries(table)
    form = await pressed(table, begun, "Bid …")
    refused = await table.person("anna").submit(form.modal, {"text": "99"})
    assert moves_made(refused) == 0
    assert "Your hand can pay" in refused.message.content, "the game's own reason, as at the table"
    form = await pressed(table, refused, "Bid …")
    made = await table.person("anna").submit(form.modal, {"text": "3"})
    assert "bids 3" in made.message.content


async def test_pieces_that_will_not_do_are_refused_however_they_come(world):
    await world.start("mundus_novus", "anna", "ben", "clara")
    await world.play_to(SecretOffers)
    begun = await tries(world)
    form = next(one for one in begun.message.buttons if one["custom_id"].startswith("F:"))
    pool = (await world.live()).table.menu(0).sets[0].domains["resources"].pool
    forged = form["custom_id"].replace("F:", "C:") + "1" + "0" * (len(pool) - 1)
    refused = await world.person("anna").late_click(begun.message, forged)
    assert moves_made(refused) == 0
    assert WORDS("button-again") in refused.message.labels


@pytest.mark.rest
async def test_a_try_ends_after_so_many_moves(table):
    await tries(table)
    row, anna, trying = (await table.live()).row.id, table.person("anna").id, table.acts.trying
    data = await table.storage.try_of(row, anna)
    for _ in range(MOST_MOVES):
        await trying.step(row, anna, "robot")
    with pytest.raises(PlayerError) as refused:
        await trying.step(row, anna, "robot")
    assert refused.value.words == "try-too-long"
    await trying.step(row, anna, "back")
    assert len((await table.storage.try_of(row, anna))["moves"]) == MOST_MOVES - 1
    assert data["moves"] == []


async def test_it_goes_with_its_user_with_the_table_and_after_a_day(table):
    await tries(table)
    await tries(table, "ben")
    await forgets(table, "anna")
    assert len([value for value in kept(table) if isinstance(value, str)]) == 1

    class Tomorrow:
        def now(self):
            return table.tables.now() + timedelta(days=1, minutes=1)

    await Housekeeper(table.tables, Lifetimes(), Tomorrow()).tick()
    assert not kept(table)
    await tries(table, "ben")
    await table.storage.forget_table((await table.live()).row.id)
    assert not kept(table)


async def test_where_ratings_count_all_must_allow_it(world):
    anna, ben, clara = (world.person(name) for name in ("anna", "ben", "clara"))
    await anna.slash(
        world.general, "table new", {"game": "pizarro_and_co", "seating": "joined", "rated": True}
    )
    for other in (ben, clara):
        await other.slash(world.general, "table join")
    await anna.slash(world.general, "table start")
    await world.settled()
    assert private(await tries(world, "ben")) == WORDS("no-tries")
    more = await ben.click(world.post, "More…")
    assert "Try out" not in more.message.labels
    settings = await anna.slash(world.general, "settings")
    page = await anna.click(settings.message, "This table’s")
    await anna.select(page.message, WORDS("choose-tries"), ["on"])
    await world.settled()
    assert private(await tries(world, "ben")) == WORDS("no-tries")
    asked = world.post
    for other in (ben, clara):
        await other.click(asked, WORDS("button-vote"))
        await world.settled()
    allowed = await tries(world, "ben")
    assert moves_made(allowed) == 0
    assert "A robot’s move" not in allowed.message.labels, "a robot's move would be a hint"
