"""*Explain robot moves*: the robots' last moves with a reason each, from what the asker may know; the whole reason after the end."""

from dataclasses import replace
from random import Random

import pytest

from bot.posts.reasons import MOST, answer, has_robots, is_shown, whys
from games.core import Pass
from games.core.decisions import decisions
from games.core.secrets import view
from games.mundus_novus.events import DevelopmentTaken, IncomePaid, ResourceConverted
from games.pizarro_and_co.events import BidMade, CardTucked
from games.pizarro_and_co.moves import Bid, Tuck
from games.words.phrases import phrases
from tests.conformance.shuffling import shuffled

GAMES = ("age_of_discovery", "mundus_novus", "pizarro_and_co", "puerto_rico")


async def played(world, game, moves=12):
    """A table at which a robot has made some moves."""
    await world.start(game, "anna", robots=2)
    for _ in range(moves):
        live = await world.live()
        if 0 not in live.table.waiting():
            break
        await world.played(0, live.game.default(live.table.view(0), 0, live.table.menu(0)))
        await world.acts.play.rested()
    return await world.live()


@pytest.mark.rest
@pytest.mark.parametrize("game", GAMES)
async def test_more_offers_the_robots_last_moves_with_a_sentence_each(world, game):
    live = await played(world, game)
    anna, words = world.person("anna"), phrases("en", game)
    assert has_robots(live)

    async def asked():
        more = await anna.click(world.post, words("button-more"))
        return (await anna.click(more.message, words("button-whys"))).message.content

    told = await asked()
    head, *lines = told.splitlines()
    assert head == words("why-head")
    moves = [line for line in lines if line.startswith("- ")]
    answers = [line for line in lines if line.startswith("  “")]
    assert 1 <= len(moves) <= MOST
    assert lines[len(moves) + len(answers) :] == [words("why-hidden")] * (len(answers) < len(moves))
    assert await asked() == told
    assert len(told) <= 2000


@pytest.mark.rest
async def test_a_robot_speaks_in_its_manner_of_every_move(world):
    live = await played(world, "puerto_rico", moves=30)

    def answers(level):
        seats = tuple(replace(row, robot=row.robot and level) for row in live.row.seats)
        told = whys(live.with_row(seats=seats), None).splitlines()
        assert len(told) == 1 + 2 * MOST
        return [line for line in told if line.startswith("  “")]

    words = phrases("en", "puerto_rico")
    for level, end in (("easy", "?”"), ("strong", "!”")):
        unsaid = f"  {words('why-unsaid', level=level)}"
        assert all(line.endswith(end) or line == unsaid for line in answers(level))
    assert not any(line.endswith(("?”", "!”")) for line in answers("normal"))


async def test_robots_whose_choices_are_all_sealed_have_chosen_all_the_same(world):
    await world.start("mundus_novus", "anna", robots=2)
    live = await world.live()
    while not any(entry.by == "robot" for entry in live.table.log.live_line()):
        await world.played(0, live.game.default(live.table.view(0), 0, live.table.menu(0)))
        await world.acts.play.rested()
        live = await world.live()
    words = phrases("en", "mundus_novus")
    assert "Offer" in {
        type(entry.move).__name__ for entry in live.table.log.live_line() if entry.by == "robot"
    }
    assert whys(live, 0) == words("robot-moves-sealed")


async def test_no_robot_no_button(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    words = phrases("en", "puerto_rico")
    assert not has_robots(await world.live())
    more = await world.person("anna").click(world.post, words("button-more"))
    assert words("button-whys") not in more.message.labels


@pytest.mark.rest
@pytest.mark.parametrize("game", GAMES)
async def test_reasons_before_the_end_say_nothing_that_is_hidden(world, game, monkeypatch):
    live = await played(world, game)
    before = {viewer: whys(live, viewer) for viewer in (0, None)}

    def otherwise(table, wanted, since=-1):
        rng = Random(3)
        for one in decisions(table, wanted, since):
            hidden = shuffled(one.before, viewer, rng)
            assert repr(view(hidden, viewer)) == repr(view(one.before, viewer))
            yield replace(one, before=hidden)

    monkeypatch.setattr("bot.posts.reasons.decisions", otherwise)
    for viewer in (0, None):
        assert whys(live, viewer) == before[viewer]


@pytest.mark.rest
async def test_nothing_is_kept_from_whose_own_seat_a_robot_played(world, monkeypatch):
    live = await played(world, "mundus_novus")
    monkeypatch.setattr("bot.posts.reasons.reason_words", lambda *_: None)
    words = phrases("en", "mundus_novus")
    for one in decisions(live.table, lambda entry: entry.by == "robot"):
        seat = one.entry.seat
        assert answer(live, one, seat) == words("why-unsaid", level=live.seats[seat].robot)
        assert answer(live, one, 0) == ""


@pytest.mark.rest
async def test_what_only_a_hand_shows_is_told_when_the_game_is_over(world):
    live = await played(world, "mundus_novus")
    words = phrases("en", "mundus_novus")
    hidden = words("why-hidden")
    assert hidden in whys(live, 0) or hidden in whys(live, None)
    over = live.noting(settled="score")
    assert hidden not in whys(over, 0)


def test_a_move_of_a_private_menu_is_shown_only_where_all_of_it_was_seen():
    tucked = (CardTucked(0, "2", "2", face_up=False),)
    assert not is_shown(Tuck("2"), 0, tucked, 1), "the ship has the number of the card"
    assert is_shown(Tuck("2"), 0, tucked, 0)
    assert is_shown(Bid(7), 0, (BidMade(0, 7),), 1)
    assert not is_shown(Bid(7), 0, (BidMade(1, 7),), 1), "somebody else's"
    assert not is_shown(Pass(), 0, (), 1)


@pytest.mark.rest
async def test_a_move_is_told_by_its_own_events_and_not_by_what_followed_from_it(world, monkeypatch):
    live = await played(world, "mundus_novus")
    paid = IncomePaid(1, 3)
    shown = ResourceConverted(1, "1", "2"), DevelopmentTaken(1, "cortes", blind=False)

    def with_events(own):
        def otherwise(table, wanted, since=-1):
            for one in decisions(table, wanted, since):
                yield replace(one, own=own, events=(*own, paid))

        monkeypatch.setattr("bot.posts.reasons.decisions", otherwise)
        return whys(live.noting(settled="score"), 0)

    words = phrases("en", "mundus_novus")
    assert "ncome" not in with_events(())
    one, two = (words.event(event, live.names) for event in shown)
    assert f"- {one}; {two}\n" in with_events(shown)
