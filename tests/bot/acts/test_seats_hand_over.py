"""Seats that change hands: who sees what before and after, and how the table goes on."""

import pytest

from bot.discord.desk import DiscordDesk
from bot.discord.public_answers import PublicAnswers
from bot.discord.writes import Writes
from bot.posts.drawing import Illustrator
from bot.posts.kinds import read_message
from bot.posts.messages import HandInPerson, Remove
from games.puerto_rico.moves import TakeRole
from games.words.phrases import phrases
from tests.support.bot import moves, private

GAME = "pizarro_and_co"
HIDDEN = phrases("en", GAME)
BOARD = phrases("en", "puerto_rico")


@pytest.fixture
async def auction(world):
    """A table where every player has something to hide, and Anna hosts."""
    await world.start(GAME, "anna", "ben", "clara")
    return world


@pytest.fixture
async def roles(world):
    """A table of Puerto Rico where Anna, the host, is asked for a role."""
    await world.start("puerto_rico", "anna", "ben", "clara")
    return world


async def seats(world):
    return [(row.user, row.robot) for row in (await world.live()).seats]


async def test_a_seat_that_is_given_up_is_open_and_said_to_be(roles):
    ben = roles.person("ben")
    assert private(await ben.slash(roles.general, "seat open")) == BOARD("seat-opened-answer")
    await roles.settled()
    assert (await seats(roles))[1] == (None, None)
    said = next(post for post in roles.posts() if post.content == BOARD("seat-opened", name="ben"))
    assert said.labels == [BOARD("button-take")]


async def test_open_seats_are_listed_for_everybody_on_the_server(roles):
    dora = roles.person("dora")
    assert private(await dora.slash(roles.general, "games", {"open": True})) == BOARD("no-open-tables")
    await roles.person("ben").slash(roles.general, "seat open")
    listed = private(await dora.slash(roles.general, "games", {"open": True}))
    assert listed.splitlines()[0] == BOARD(
        "open-seats", game="Puerto Rico", channel=f"<#{roles.general.id}>", count=1, names="ben"
    )


async def test_lobbies_with_room_are_listed_too(world):
    await world.open("puerto_rico", "anna")
    listed = private(await world.person("dora").slash(world.general, "games", {"open": True}))
    assert listed.splitlines()[0] == BOARD(
        "open-lobby", game="Puerto Rico", channel=f"<#{world.general.id}>", count=1, most=5
    )


async def test_who_takes_an_open_seat_is_shown_the_hand_alone_and_plays_on(auction):
    await auction.person("ben").slash(auction.general, "seat open")
    await auction.settled()
    dora = auction.person("dora")
    said = next(post for post in auction.posts() if post.labels == [HIDDEN("button-take")])
    reply = await dora.click(said, HIDDEN("button-take"))
    await auction.settled()
    assert not said.components
    assert private(reply) == HIDDEN("seat-taken-answer", name="dora")
    assert [file.filename.partition("-")[0] for file in reply.messages[0].files] == ["hand"]
    assert (await seats(auction))[1] == (dora.id, None)
    await auction.settled()
    assert any(
        HIDDEN("seat-taken", user=dora.mention, name="ben") in post.content for post in auction.posts()
    )


async def test_the_substitute_who_is_asked_is_pinged(roles):
    anna, dora = roles.person("anna"), roles.person("dora")
    await anna.slash(roles.general, "seat open")
    await dora.slash(roles.general, "seat take")
    await roles.settled()
    assert roles.post.pinged == [dora.id]
    await dora.slash(roles.general, "puerto-rico take-role", {"role": "mayor"})
    assert (await roles.live()).table.log.entries


async def test_an_offered_seat_changes_hands_when_it_is_taken(roles):
    ben, dora, emil = (roles.person(name) for name in ("ben", "dora", "emil"))
    await ben.slash(roles.general, "seat give", {"user": dora})
    await roles.settled()
    assert roles.post.pinged == [dora.id]
    assert (await seats(roles))[1] == (ben.id, None)
    offer = roles.post
    assert private(await emil.click(offer, BOARD("button-take"))) == BOARD("no-open-seat")
    await dora.click(offer, BOARD("button-take"))
    assert (await seats(roles))[1] == (dora.id, None)


async def test_not_even_the_host_gives_the_seat_of_somebody_who_is_not_late(roles):
    reply = await roles.person("ben").slash(roles.general, "seat open", {"seat": "clara"})
    assert private(reply) == BOARD("host-only")
    reply = await roles.person("anna").slash(roles.general, "seat open", {"seat": "clara"})
    assert private(reply) == BOARD("needs-a-vote", name="clara")
    assert (await seats(roles))[2][0] == roles.person("clara").id


async def test_a_host_who_goes_hands_on_the_table(roles):
    await roles.person("anna").slash(roles.general, "seat open")
    assert (await roles.live()).row.host == roles.person("ben").id


async def test_the_former_user_is_refused_by_the_controls(roles):
    anna, post = roles.person("anna"), roles.post
    await anna.slash(roles.general, "seat open")
    await roles.person("dora").slash(roles.general, "seat take")
    button = moves(post)[0]
    reply = await anna.late_click(post, button)
    assert private(reply) == BOARD("not-seated")
    assert private(await anna.slash(roles.general, "move")) == BOARD("not-seated")


async def test_the_former_user_sees_what_everybody_sees(auction):
    ben, dora = auction.person("ben"), auction.person("dora")
    await ben.slash(auction.general, "seat open")
    await dora.slash(auction.general, "seat take")
    reply = await ben.slash(auction.general, "hand")
    assert private(reply) == HIDDEN("former-hand")
    assert not any(file.filename.startswith("hand") for file in reply.message.files)
    everybody = await auction.person("emil").slash(auction.general, "log")
    assert private(await ben.slash(auction.general, "log")) == private(everybody)


async def test_private_answers_of_the_former_user_are_deleted(auction):
    ben = auction.person("ben")
    await ben.slash(auction.general, "hand")
    assert [message for message in ben.sees(auction.general) if message.ephemeral]
    await ben.slash(auction.general, "seat open")
    await auction.settled()
    # What is left is the answer that the seat is open.
    told = [message.content for message in ben.sees(auction.general) if message.ephemeral]
    assert told == [HIDDEN("seat-opened-answer")]


async def test_direct_messages_to_the_former_user_are_deleted(auction):
    ben = auction.person("ben")
    live = await auction.live()
    post = HandInPerson("your hand", seat=1).to_user(ben.id)
    await auction.put(post, table=live.row.id)
    auction.bot.sender.wake()
    await auction.settled()
    assert [message.files[0].filename for message in ben.direct_messages()] == ["hand-1.png"]
    await ben.slash(auction.general, "seat open")
    await auction.settled()
    assert not ben.direct_messages()


async def test_a_hand_that_was_to_be_sent_is_not_sent_to_who_has_left(auction):
    ben = auction.person("ben")
    live = await auction.live()
    post = HandInPerson("your hand", seat=1).to_user(ben.id)
    await ben.slash(auction.general, "seat open")
    await auction.put(post, table=live.row.id)
    auction.bot.sender.wake()
    await auction.settled()
    assert not ben.direct_messages()


async def test_a_hand_that_was_under_way_when_its_user_left_is_removed_again(auction):
    ben = auction.person("ben")
    await auction.put(HandInPerson("", seat=1).to_user(ben.id), table=1)
    [row] = (await auction.storage.take_outbox(auction.tables.now())).posts
    bot = auction.bot
    hand, desk = (
        read_message(row),
        DiscordDesk(
            bot, bot.app.tables, Illustrator(), bot.seen, Writes(), PublicAnswers(bot.app.tables.now), row
        ),
    )
    assert await hand.then(desk, 77) == []
    await ben.slash(auction.general, "seat open")
    [then] = await hand.then(desk, 77)
    wanted = Remove(77).to_user(ben.id)
    assert (then.kind, then.payload, then.user) == (wanted.kind, wanted.payload, wanted.user)
    await auction.storage.tick_off(row.id, None)


async def test_orders_of_the_former_user_are_dropped(roles):
    ben, dora = roles.person("ben"), roles.person("dora")
    await ben.slash(roles.general, "order pass", {"lasts": "dropped"})
    assert (await roles.live()).row.orders
    await ben.slash(roles.general, "seat open")
    await dora.slash(roles.general, "seat take")
    assert not (await roles.live()).row.orders
    await roles.restart()
    assert not (await roles.live()).row.orders


async def test_who_knows_a_hand_takes_no_other_seat_but_may_take_back_his_own(auction):
    ben = auction.person("ben")
    await ben.slash(auction.general, "seat open")
    await auction.person("clara").slash(auction.general, "seat open")
    reply = await ben.slash(auction.general, "seat take", {"seat": "clara"})
    assert private(reply) == HIDDEN("knows-a-hand")
    await ben.slash(auction.general, "seat take")
    assert (await seats(auction))[1] == (ben.id, None)


async def test_nobody_takes_a_second_seat(roles):
    await roles.person("ben").slash(roles.general, "seat open")
    reply = await roles.person("clara").slash(roles.general, "seat take")
    assert private(reply) == BOARD("already-joined")


@pytest.mark.rest
async def test_a_robot_keeps_a_seat_warm_until_its_user_takes_it_back(roles):
    anna = roles.person("anna")
    await anna.slash(roles.general, "seat robot")
    await roles.settled()
    live = await roles.live()
    assert (live.row.seats[0].user, bool(live.row.seats[0].robot)) == (anna.id, True)
    assert 0 not in live.table.waiting()
    assert any(entry.by == "robot" for entry in live.table.log.entries)
    await anna.slash(roles.general, "seat back")
    assert (await seats(roles))[0] == (anna.id, None)


async def test_the_last_person_who_lends_their_seat_is_asked_whether_to_pause(roles):
    anna, ben, clara = (roles.person(name) for name in ("anna", "ben", "clara"))
    for person in (ben, clara):
        assert private(await person.slash(roles.general, "seat robot")) == BOARD("seat-warmed-answer")
    asked = await anna.slash(roles.general, "seat robot")
    assert private(asked) == BOARD("lend-last")
    await roles.settled()
    assert (await roles.live()).row.seats[0].robot is None
    await anna.click(asked.message, BOARD("button-pause"))
    await roles.settled()
    live = await roles.live()
    assert live.notes.book.paused is not None
    assert live.row.seats[0].robot is None


async def test_the_last_person_may_lend_their_seat_all_the_same(roles):
    anna, ben, clara = (roles.person(name) for name in ("anna", "ben", "clara"))
    for person in (ben, clara):
        await person.slash(roles.general, "seat robot")
    asked = await anna.slash(roles.general, "seat robot", {"kind": "easy"})
    # Three robots would play the whole game.
    roles.acts.play.stop()
    await anna.click(asked.message, BOARD("button-lend"))
    await roles.settled()
    assert (await roles.live()).row.seats[0].robot == "easy"


async def test_whoever_has_lent_their_seat_is_named_and_not_mentioned(roles):
    anna = roles.person("anna")
    await anna.slash(roles.general, "seat robot", {"kind": "easy"})
    await roles.settled()
    newer = [post for post in roles.posts() if "robot now plays" in post.content]
    after = roles.posts()[roles.posts().index(newer[-1]) :]
    assert not any(f"<@{anna.id}>" in post.content or anna.id in post.pinged for post in after)


async def test_a_robot_keeps_an_open_seat_warm_until_somebody_takes_it(roles):
    dora = roles.person("dora")
    await roles.person("anna").slash(roles.general, "seat open", {"robot": "easy"})
    await roles.settled()
    assert 0 not in (await roles.live()).table.waiting()
    await dora.slash(roles.general, "seat take")
    assert (await seats(roles))[0] == (dora.id, None)


async def test_a_robot_from_the_lobby_is_no_open_seat(world):
    await world.start("puerto_rico", "anna", "ben", robots=1)
    reply = await world.person("dora").slash(world.general, "seat take")
    assert private(reply) == BOARD("no-open-seat")


@pytest.mark.rest
async def test_the_host_opens_a_robots_seat_for_a_person(world):
    anna, _ = await world.start("puerto_rico", "anna", "ben", robots=1)
    await anna.slash(world.general, "seat open", {"seat": "3"})
    await world.person("dora").slash(world.general, "seat take")
    assert (await seats(world))[2] == (world.person("dora").id, None)


async def test_seats_are_the_same_after_a_restart(roles):
    ben, dora = roles.person("ben"), roles.person("dora")
    await ben.slash(roles.general, "seat open", {"robot": "easy"})
    await dora.slash(roles.general, "seat take")
    await roles.settled()
    before = (await roles.live()).row
    await roles.restart()
    after = (await roles.live()).row
    assert (after.seats, after.notes, after.host) == (before.seats, before.notes, before.host)
    assert after.seats[1].former == (ben.id,)


async def test_a_move_made_by_the_substitute_is_his(roles):
    await roles.person("anna").slash(roles.general, "seat open")
    dora = roles.person("dora")
    await dora.slash(roles.general, "seat take")
    await roles.played(0, TakeRole("mayor"))
    assert "dora" in private(await dora.slash(roles.general, "log"))
