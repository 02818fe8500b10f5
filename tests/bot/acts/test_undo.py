"""Undo where it is not free: the table agrees, or the host decides; always with a trace."""

import pytest

from bot.table.ballots import open_ballots
from games.mundus_novus.trade import SecretOffers
from games.puerto_rico.moves import TakeRole
from games.words.phrases import phrases
from tests.support.bot import in_place, private

GAME = "puerto_rico"
WORDS = phrases("en", GAME)
AGREE, DECLINE, DECREE = (WORDS(f"button-{name}") for name in ("agree", "decline", "decree"))


@pytest.fixture
async def asked(world):
    """Anna has taken a role and others have acted; now she asks to take it back. Ben hosts."""
    await world.start(GAME, "ben", "anna", "clara")
    await world.played(0, TakeRole("settler"))
    live = await world.live()
    while TakeRole not in live.table.menu(1).kinds():
        seat = live.table.waiting()[0]
        await world.played(seat, live.game.default(live.table.view(seat), seat, live.table.menu(seat)))
        live = await world.live()
    world.reply = await world.person("ben").slash(world.general, "undo")
    await world.settled()
    return world


def question(world):
    """The newest post with a button to agree."""
    return next(post for post in reversed(world.posts()) if AGREE in post.labels)


async def decisions_of_ben(world):
    """How many there are on the live line: the role, and the choice that they ask to take back."""
    return sum(e.seat == 0 and e.by == "person" for e in (await world.live()).table.log.live_line())


def said(world, message, **arguments):
    return any(WORDS(message, **arguments) in post.content for post in world.posts())


async def test_the_others_are_asked_publicly_and_nothing_is_taken_back_yet(asked):
    assert private(asked.reply) == WORDS("undo-barrier", names="anna, clara")
    assert set(question(asked).pinged) == {asked.person("anna").id, asked.person("clara").id}
    assert await decisions_of_ben(asked) == 2


async def test_it_is_taken_back_when_the_last_has_agreed(asked):
    post = question(asked)
    reply = await asked.person("anna").click(post, AGREE)
    assert private(reply) == WORDS("undo-agreed", names="clara")
    assert await decisions_of_ben(asked) == 2
    await asked.person("clara").click(post, AGREE)
    assert (await asked.live()).table.log.undos() == 1
    await asked.settled()
    assert said(asked, "undo-by-all", name="ben")
    assert "took back" in asked.told
    assert not question_is_open(asked)


def question_is_open(world):
    return any(AGREE in post.labels for post in world.posts())


async def test_a_question_that_a_move_has_made_void_loses_its_buttons(asked):
    live = await asked.live()
    seat = live.table.waiting()[0]
    await asked.played(seat, live.game.default(live.table.view(seat), seat, live.table.menu(seat)))
    await asked.settled()
    assert not question_is_open(asked)


async def test_a_question_loses_its_buttons_when_a_seat_is_given_up(asked):
    await asked.person("clara").slash(asked.general, "seat open")
    await asked.settled()
    assert not question_is_open(asked)


async def test_a_question_of_a_table_that_has_ended_loses_its_buttons(asked):
    sure = await asked.person("ben").slash(asked.general, "table end")
    await asked.person("ben").click(sure.message, "End the table")
    await asked.settled()
    assert (await asked.live()).row.status == "ended"
    assert not question_is_open(asked)


async def test_the_question_says_whose_moves_would_go_and_what_has_been_seen_since(asked):
    text = question(asked).content
    assert WORDS("undo-asked", name="ben", redone="no") in text
    # The role was taken before; the settler's tile is what they ask to take back, and the others' tiles go with it.
    moves = [line for line in text.splitlines() if line.startswith("-# ")]
    assert {name for name in ("ben", "anna", "clara") if any(name in line for line in moves)} >= {
        "ben",
        "anna",
    }
    assert not any("takes the settler" in line for line in moves)
    assert WORDS("undo-seen", kinds=WORDS("undo-seen-drawn")) in text


async def test_one_who_declines_ends_the_question_and_the_table_is_told(asked):
    post = question(asked)
    assert not in_place(await asked.person("clara").click(post, DECLINE)).components
    await asked.settled()
    assert said(asked, "undo-declined", name="clara")
    assert not question_is_open(asked)
    assert (await asked.live()).table.log.undos() == 0


@pytest.mark.rest
async def test_who_asked_may_withdraw_the_question_and_ask_again(asked):
    await asked.person("ben").click(question(asked), DECLINE)
    await asked.settled()
    assert said(asked, "undo-withdrawn", name="ben")
    await asked.person("ben").slash(asked.general, "undo")
    await asked.settled()
    assert question_is_open(asked)


async def test_a_sealed_choice_is_named_without_its_content_and_only_once(world):
    anna, *_ = await world.start("mundus_novus", "anna", "ben", "clara")
    await world.play_to(SecretOffers)
    for seat in (0, 1, 1):
        live = await world.live()
        moves = [move for move in live.table.menu(seat) if move != chosen_of(live, seat)]
        await world.played(seat, moves[0])
    await anna.slash(world.general, "undo")
    await world.settled()
    text = question(world).content
    moves = [line for line in text.splitlines() if line.startswith("-# ")]
    assert moves == [f"-# {WORDS('undo-private', name=name)}" for name in ("anna", "ben")]
    assert WORDS("undo-seen", kinds="").rstrip(" .") not in text


def chosen_of(live, seat):
    """What a seat has chosen so far in the sealed step on top."""
    return next(iter(live.table.state.agenda[-1].answers.get(seat, {}).values()), None)


async def test_agreeing_survives_a_restart(asked):
    await asked.person("anna").click(question(asked), AGREE)
    await asked.restart()
    await asked.person("clara").click(question(asked), AGREE)
    assert (await asked.live()).table.log.undos() == 1


async def test_the_host_may_decide_with_a_trace(asked):
    post = question(asked)
    assert private(await asked.person("anna").click(post, DECREE)) == WORDS("host-only")
    await asked.person("ben").click(post, DECREE)
    await asked.settled()
    assert (await asked.live()).table.log.undos() == 1
    assert said(asked, "undo-by-host", name="ben")


async def test_agreeing_twice_counts_once(asked):
    for _ in range(2):
        reply = await asked.person("anna").click(question(asked), AGREE)
    assert private(reply) == WORDS("undo-agreed", names="clara")


async def test_who_asked_cannot_agree_for_the_others(asked):
    assert private(await asked.person("ben").click(question(asked), AGREE)) == WORDS("undo-own")


@pytest.mark.rest
async def test_a_move_voids_the_question(asked):
    post = question(asked)
    agree, decree = (button["custom_id"] for button in post.buttons if button["label"] in (AGREE, DECREE))
    live = await asked.live()
    await asked.played(1, live.game.default(live.table.view(1), 1, live.table.menu(1)))
    assert private(await asked.person("clara").late_click(post, agree)) == WORDS("undo-void")
    assert private(await asked.person("ben").late_click(post, decree)) == WORDS("undo-void")
    assert (await asked.live()).table.log.undos() == 0


async def test_nothing_is_asked_any_more_when_the_table_has_ended_by_vote(asked):
    assert open_ballots(await asked.live())
    for name in ("ben", "anna", "clara"):
        await asked.person(name).slash(asked.general, "table finish")
    live = await asked.live()
    assert live.row.status == "ended"
    assert open_ballots(live) == []


@pytest.mark.rest
async def test_only_one_question_is_open_at_a_time(asked):
    count = len(asked.posts())
    again = await asked.person("ben").slash(asked.general, "undo")
    await asked.settled()
    assert private(again) == WORDS("undo-barrier", names="anna, clara")
    assert len(asked.posts()) == count


async def test_robots_agree(world):
    await world.start(GAME, "anna", robots=2)
    await world.played(0, TakeRole("mayor"))
    live = await world.live()
    assert any(entry.by == "robot" for entry in live.table.log.entries)
    await world.person("anna").slash(world.general, "undo")
    assert (await world.live()).table.log.undos() == 1


@pytest.mark.rest
async def test_what_was_taken_back_comes_back_until_the_next_move(asked):
    post = question(asked)
    for name in ("anna", "clara"):
        await asked.person(name).click(post, AGREE)
    await asked.settled()
    assert await decisions_of_ben(asked) == 1
    await asked.person("ben").slash(asked.general, "redo")
    await asked.settled()
    if question_is_open(asked):
        await asked.person("ben").click(question(asked), DECREE)
    assert await decisions_of_ben(asked) == 2


@pytest.mark.rest
async def test_after_a_move_nothing_comes_back(asked):
    await asked.person("ben").click(question(asked), DECREE)
    await asked.settled()
    live = await asked.live()
    await asked.played(0, live.game.default(live.table.view(0), 0, live.table.menu(0)))
    assert private(await asked.person("ben").slash(asked.general, "redo")) == WORDS("nothing-to-redo")


@pytest.mark.rest
async def test_earlier_private_menus_are_brought_up_to_date(asked):
    anna = asked.person("anna")
    menu = (await anna.slash(asked.general, "move")).message
    before = [one["custom_id"] for one in (*menu.buttons, *menu.selects)]
    await asked.person("ben").click(question(asked), DECREE)
    await asked.settled()
    shown = menu if menu.id in {one.id for one in anna.sees(asked.general)} else None
    assert shown is None or before != [one["custom_id"] for one in (*shown.buttons, *shown.selects)]


async def test_who_chose_direct_messages_gets_the_hand_anew(world):
    anna, ben, *_ = await world.start("pizarro_and_co", "anna", "ben", "clara")
    await world.storage.set_user_settings(ben.id, {"ways": "both"})
    live = await world.live()
    seat = live.table.waiting()[0]
    before = len(live.table.log.entries)
    while len(live.table.log.entries) < before + 4:
        seat = live.table.waiting()[0]
        await world.played(seat, live.game.default(live.table.view(seat), seat, live.table.menu(seat)))
        live = await world.live()
    await (world.person(("anna", "ben", "clara")[seat])).slash(world.general, "undo")
    await world.settled()
    if question_is_open(world):
        await anna.click(question(world), DECREE)
    await world.settled()
    hands = [file.filename for message in ben.direct_messages() for file in message.files]
    assert (await world.live()).table.log.undos() == 1
    assert hands == ["hand-1.png"]
    assert not anna.direct_messages()


@pytest.mark.rest
async def test_nothing_is_taken_back_when_the_secret_is_posted(world):
    anna, *_ = await world.start("pizarro_and_co", "anna", "ben", "clara")
    live = await world.live()
    while not live.table.is_over():
        seat = live.table.waiting()[0]
        await world.played(seat, live.game.default(live.table.view(seat), seat, live.table.menu(seat)))
        live = await world.live()
    for command in ("undo", "redo"):
        assert private(await anna.slash(world.general, command)) == WORDS("undo-over")
