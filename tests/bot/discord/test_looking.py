"""Looking at a table: board, hand, log, score, games; taking back and bringing back."""

import pytest

from bot.menus.plain import plain
from bot.posts.history import LINES
from bot.storage import NewTable, SeatRow
from games import all_games
from games.mundus_novus.trade import SecretOffers
from games.pizarro_and_co.auction import Auction
from games.puerto_rico.moves import TakeRole
from games.words.phrases import phrases
from tests.support.bot import in_place, moves, private

GAME = "puerto_rico"
WORDS = phrases("en", GAME)


@pytest.fixture
async def table(world):
    await world.start(GAME, "anna", "ben", "clara")
    return world


# Pictures


async def test_the_board_is_shown_privately(table):
    reply = await table.person("dora").slash(table.general, "board")
    assert private(reply) == "Waiting for anna: take a role"
    assert [file.filename for file in reply.message.files] == ["board-1.png"]
    assert reply.message.files[0].description.startswith("Puerto Rico, Round 1")


async def test_one_player_is_shown_large_by_seat_or_by_name(table):
    for typed in ("1", "ben", "Ben"):
        reply = await table.person("anna").slash(table.general, "board", {"of": typed})
        assert reply.message.files[0].filename == "player-1.png"
        assert "ben" in reply.message.files[0].description


async def test_a_player_or_picture_that_is_not_there_names_those_that_are(table):
    anna = table.person("anna")
    reply = await anna.slash(table.general, "board", {"of": "zoe"})
    assert private(reply) == WORDS("no-such-player", names="anna, ben, clara")
    reply = await anna.slash(table.general, "board", {"picture": "map"})
    assert private(reply) == WORDS("no-such-picture", names="the board, all players, one player, the score")


@pytest.mark.rest
async def test_the_board_of_a_past_line_is_shown_with_that_line(table):
    anna = table.person("anna")
    await table.play_on(12)
    reply = await anna.slash(table.general, "board", {"at": "2"})
    assert private(reply) == "2. Round 1 begins; anna is governor"
    assert reply.message.files[0].description.startswith("Puerto Rico, Round 1")
    assert not any(f"{name}: " in reply.message.files[0].description for name in ("anna", "ben", "clara")), (
        "whose turn it is now was not so then"
    )
    reply = await anna.slash(table.general, "board", {"at": "100000"})
    assert "the log has" in private(reply)


@pytest.mark.parametrize(
    "given",
    [
        {"picture": "one region", "of": "Caribbean"},
        {"picture": "region", "of": "caribbean"},
        {"of": "New England"},
        {"picture": "one player", "of": "ben"},
        {"of": "ben"},
    ],
)
async def test_one_region_is_asked_for_by_name_as_one_player_is(world, given):
    anna, *_ = await world.start("age_of_discovery", "anna", "ben", "clara")
    offered = await anna.autocomplete(world.general, "board", {**given, "of": given["of"][:4]}, "of")
    assert given["of"].lower() in [choice["name"].lower() for choice in offered]
    reply = await anna.slash(world.general, "board", given)
    assert given["of"].lower() in reply.message.files[0].description.lower()


async def test_a_region_that_is_not_named_is_asked_for(world):
    anna, *_ = await world.start("age_of_discovery", "anna", "ben", "clara")
    reply = await anna.slash(world.general, "board", {"picture": "one region"})
    assert "Caribbean" in private(reply)


@pytest.mark.rest
async def test_every_picture_can_be_asked_for(world):
    for number, game in enumerate(all_games()):
        channel = world.server.channel(f"table {number}")
        anna, *_ = await world.start(game, "anna", "ben", "clara", channel=channel)
        for choice in await anna.autocomplete(channel, "board", {"picture": ""}, "picture"):
            reply = await anna.slash(channel, "board", {"picture": choice["value"]})
            if not reply.message.files:
                other = await anna.autocomplete(
                    channel, "board", {"picture": choice["value"], "of": ""}, "of"
                )
                given = {"picture": choice["value"], "of": other[0]["value"]}
                reply = await anna.slash(channel, "board", given)
            assert len(reply.message.files) == 1, (game, choice)


async def test_the_buttons_below_a_post_show_the_same_to_everybody(table):
    dora = table.person("dora")
    assert (await dora.click(table.post, "Board")).message.files
    more = await dora.click(table.post, "More…")
    assert more.ephemeral
    assert more.message.labels == ["Score", "Score in detail", "Log", "Legend", "Fair draws"]
    for label in ("Score", "Score in detail", "Log"):
        again = await dora.click(table.post, "More…")
        assert "anna" in (await dora.click(again.message, label)).message.content


async def test_players_get_buttons_beside_those_that_spectators_get(table):
    anna = table.person("anna")
    labels = (await anna.click(table.post, "More…")).message.labels
    assert labels == [
        "Score",
        "Score in detail",
        "While you were away",
        "Log",
        "Pass until …",
        "Legend",
        "My seat …",
        "Fair draws",
        "Try out",
        "Back to the question",
    ]
    for label in labels:
        reply = await anna.click((await anna.click(table.post, "More…")).message, label)
        assert "not playing" not in reply.message.content


async def test_a_question_mark_opens_the_rules_of_what_is_asked(table):
    reply = await table.person("dora").click(table.post, "?")
    assert private(reply).startswith("**The round**")


async def test_a_hand_is_among_the_rest_where_the_row_has_no_place_for_it(world):
    await world.start("mundus_novus", "anna", "ben", "clara")
    await world.play_to(SecretOffers)
    assert world.post.labels == ["Your move", "Board", "Undo", "?", "More…"]
    more = await world.person("anna").click(world.post, "More…")
    assert (await world.person("anna").click(more.message, "Hand")).message.files


# The log


@pytest.mark.rest
async def test_the_log_is_read_page_by_page(table):
    await table.play_on(60)
    anna = table.person("anna")
    reply = await anna.slash(table.general, "log")
    lines = []
    while True:
        head, *page = private(reply).splitlines()
        assert len(page) <= LINES
        lines = page + lines
        if "‹ Older" not in reply.message.labels:
            break
        reply = await anna.click(reply.message, "‹ Older")
    assert head.startswith("**Log**, page 1 of")
    promise, *lines = lines
    assert promise.startswith("-# Every draw can be checked")
    assert [line.partition(".")[0] for line in lines] == [str(n) for n in range(1, len(lines) + 1)]
    assert lines[1] == "2. Round 1 begins; anna is governor"
    first = await anna.slash(table.general, "log", {"page": 1})
    assert private(first).splitlines()[1:] == [promise, *lines][:LINES]


# The score


@pytest.mark.rest
async def test_the_score_is_told_source_by_source_on_demand(table):
    anna = table.person("anna")
    assert private(await anna.slash(table.general, "score")).count("\n") == 2
    assert "hidden" in private(await anna.slash(table.general, "score"))
    await table.play_on(60)
    why = private(await anna.slash(table.general, "score", {"why": True}))
    assert why.count("\n") > 2


# One's tables


async def test_games_lists_the_table_that_waits_longest_for_the_asker_first(world):
    channels = [world.server.channel(f"table {number}") for number in range(3)]
    anna = world.person("anna")
    for channel in channels:
        await world.start(GAME, "anna", "ben", "clara", channel=channel)
    await anna.slash(channels[0], "puerto-rico take-role", {"role": "builder"})
    lines = private(await anna.slash(world.general, "games")).splitlines()
    waiting = [line for line in lines if line.startswith("**→**")]
    assert waiting == lines[: len(waiting)]
    assert f"<#{channels[1].id}>" in lines[0]
    assert f"<#{channels[2].id}>" in lines[1]
    assert f"<#{channels[0].id}>" in lines[2]


async def test_games_lists_lobbies_and_nobody_elses_tables(world):
    await world.open(GAME, "anna", "ben")
    assert "waiting for players" in private(await world.person("ben").slash(world.general, "games"))
    assert private(await world.person("dora").slash(world.general, "games")) == WORDS("no-tables")


# Undo


@pytest.mark.parametrize("how", ["button", "command"])
async def test_a_free_decision_is_taken_back_and_brought_back(table, how):
    anna = table.person("anna")
    before = (await table.live()).table.view(0)

    async def undo():
        if how == "button":
            return await anna.click(table.post, "Undo")
        return await anna.slash(table.general, "undo")

    await anna.slash(table.general, "puerto-rico take-role", {"role": "builder"})
    await table.settled()
    after = (await table.live()).table.view(0)
    reply = await undo()
    if how == "button":
        in_place(reply)
    await table.settled()
    assert (await table.live()).table.view(0) == before
    assert any("anna took back a move" in post.text for post in table.posts())
    private(await anna.slash(table.general, "redo"))
    await table.settled()
    assert (await table.live()).table.view(0) == after


@pytest.mark.rest
async def test_an_undo_behind_a_barrier_says_who_would_have_to_agree(table):
    await table.person("anna").slash(table.general, "puerto-rico take-role", {"role": "mayor"})
    await table.play_on(4)
    reply = await table.person("anna").slash(table.general, "undo")
    assert "ben" in private(reply)
    assert "agree" in reply.content


async def test_nothing_to_take_back(table):
    assert private(await table.person("anna").slash(table.general, "undo")) == WORDS("nothing-to-undo")
    assert private(await table.person("anna").slash(table.general, "redo")) == WORDS("nothing-to-redo")


async def test_after_an_undo_an_old_control_changes_nothing(table):
    anna, button = table.person("anna"), moves(table.post)[0]
    await table.played(0, TakeRole("builder"))
    await anna.slash(table.general, "undo")
    await table.settled()
    before = (await table.live()).row.entries
    in_place(await anna.late_click(table.post, button))
    assert (await table.live()).row.entries == before


# What others may not see


async def test_an_auctions_menu_is_opened_by_one_button_that_is_the_same_for_everybody(world):
    await world.start("pizarro_and_co", "anna", "ben", "clara")
    live = await world.play_to(Auction)
    seat = live.table.waiting()[0]
    assert "Your move" in world.post.labels
    for row in live.seats:
        reply = await world.server.user(row.name).click(world.post, "Your move")
        assert bool(reply.message.components) == (row.seat == seat)
        private(reply)
    assert "not playing" in private(await world.person("dora").click(world.post, "Your move"))


async def test_a_hand_is_shown_to_its_owner_alone(world):
    await world.start("mundus_novus", "anna", "ben", "clara")
    live = await world.live()
    for seat, name in enumerate(("anna", "ben")):
        reply = await world.person(name).slash(world.general, "hand")
        assert reply.message.files[0].filename == "hand-1.png"
        words = reply.message.files[0].description
        private(reply)
        for resource in set(live.table.state.players[seat].hand):
            assert live.words.component("resources", resource) in words
    assert private(await world.person("dora").slash(world.general, "hand")) == WORDS("not-seated")


async def test_a_table_of_a_game_that_has_left_the_program_does_not_hide_the_others(world, bot_log):
    anna, *_ = await world.start(GAME, "anna", "ben", "clara")
    seats = (SeatRow(0, anna.id, None, "anna"),)
    await world.storage.create_table(
        NewTable(77, world.general.guild_id, anna.id, "no_such_game", world.tables.now(), seats=seats)
    )
    listed = private(await anna.slash(world.general, "games"))
    assert f"<#{world.general.id}>" in listed
    assert (
        WORDS("games-line", game=plain("no_such_game"), channel="<#77>", state=WORDS("table-frozen"))
        in listed
    )
    assert all("table 2 is frozen" in line for line in bot_log.lines)
    bot_log.lines.clear()
