"""Orders that are left by typing: bounded, told as they are, and for the question that they were given for."""

import pytest

from bot.menus.order_texts import MOST_TYPED
from games.pizarro_and_co.auction import Auction
from games.pizarro_and_co.moves import Allow, Bid, Veto
from games.pizarro_and_co.veto import VetoWindow
from games.puerto_rico.moves import TakeRole
from games.puerto_rico.rounds import ChooseRole
from games.words.phrases import phrases
from tests.support.bot import private

SHIP, CARD = phrases("en", "puerto_rico"), phrases("en", "pizarro_and_co")


async def order(world, name, command, **options):
    reply = await world.person(name).slash(world.general, f"order {command}", options)
    await world.settled()
    return private(reply)


async def no_role_yet(world):
    """Anna chooses a role; clara is to leave orders."""
    await world.start("puerto_rico", "anna", "ben", "clara")


# What is listed


@pytest.mark.rest
async def test_an_order_that_is_used_up_is_not_listed_and_comes_back_with_an_undo(world):
    await no_role_yet(world)
    await order(world, "anna", "give", moves="take-role builder", lasts="once")
    assert "order" in {entry.by for entry in (await world.live()).table.log.entries}
    assert await order(world, "anna", "list") == SHIP("no-orders")
    assert await order(world, "anna", "drop", number=1) == SHIP("no-such-order")
    await world.person("anna").slash(world.general, "undo")
    await world.settled()
    assert "1. " in await order(world, "anna", "list")


@pytest.mark.rest
async def test_orders_that_are_used_up_do_not_count_as_left(world):
    await no_role_yet(world)
    for _ in range(21):
        await order(world, "anna", "give", moves="take-role builder", lasts="once")
        await world.person("anna").slash(world.general, "undo")
        await order(world, "anna", "drop")
    live = await world.live()
    assert len(live.row.orders) <= 20


# Bounds


async def test_an_order_that_is_too_long_is_refused_and_nothing_is_left(world):
    await no_role_yet(world)
    long = "; ".join(["take-role builder"] * 200)
    assert await order(world, "clara", "give", moves=long) == SHIP("order-too-long", most=MOST_TYPED)
    for name in ("about", "unless", "step"):
        typed = {"moves": "take-role builder", name: "craft " * 100}
        assert await order(world, "clara", "give", **typed) == SHIP("order-too-long", most=MOST_TYPED)
    assert (await world.live()).row.orders == ()


async def test_an_order_as_long_as_may_be_is_left_and_told(world):
    await no_role_yet(world)
    long = "; ".join(["take-role builder"] * 26)
    assert 480 < len(long) <= MOST_TYPED
    assert (await order(world, "clara", "give", moves=long)).startswith("I will play this for you")
    assert len((await world.live()).row.orders) == 1


async def test_a_number_of_many_digits_is_no_number(world):
    await world.start("pizarro_and_co", "anna", "ben", "clara")
    said = await order(world, "anna", "give", moves=f"bid {'9' * 400}", step="auction")
    assert "is not a number" in said
    assert (await world.live()).row.orders == ()


@pytest.mark.rest
async def test_lines_separate_moves_as_semicolons_do(world):
    await no_role_yet(world)
    lines = await order(world, "clara", "give", moves="take-role builder\r\ntake-role mayor\n\n")
    marks = await order(world, "clara", "give", moves="take-role builder; take-role mayor;")
    assert lines == marks
    first, second = (await world.live()).row.orders
    assert first.data == second.data


# Autocomplete


@pytest.mark.rest
async def test_autocomplete_answers_however_long_what_is_typed(world):
    await no_role_yet(world)
    typed = "take-role builder; " * 30
    every = [
        text
        for length in (*range(78, 106), 400)
        for text in (typed[:length], f"{typed[: length - 2]};", f"{typed[: length - 10]}; take-role")
    ]
    for text in every:
        offered = await world.person("anna").autocomplete(
            world.general, "order give", {"moves": text}, "moves"
        )
        assert all(len(one["value"]) <= 100 for one in offered)


# The question that an order was given for


async def at_a_veto(world):
    """A card that anna may veto, in an auction that asks anna first; returns its explorer."""
    await world.start("pizarro_and_co", "anna", "ben", "clara")
    live = await world.live()
    while not isinstance(live.table.state.agenda[-1], VetoWindow):
        seat = live.table.waiting()[0]
        menu = live.table.menu(seat)
        bid = Bid(live.table.state.lot.price + 1)
        move = bid if bid in menu and seat == 0 else live.game.default(live.table.view(seat), seat, menu)
        await world.played(seat, move)
        live = await world.live()
    return live


async def to_auction(world, seat):
    """Let everybody else pass until an auction asks this seat, or the order of the seat has answered."""
    live = await world.live()
    while not (isinstance(live.table.state.agenda[-1], Auction) and seat in live.table.waiting()):
        asked = live.table.waiting()[0]
        menu = live.table.menu(asked)
        move = Allow() if Allow() in menu else live.game.default(live.table.view(asked), asked, menu)
        await world.played(asked, move)
        live = await world.live()
        if live.table.log.entries[-1].by == "order" or seat in live.table.state.lot.passed:
            break
    return live


@pytest.mark.rest
@pytest.mark.parametrize("command", ["give", "pass"])
async def test_an_order_to_pass_holds_for_the_card_that_it_was_given_for(world, command):
    live = await at_a_veto(world)
    owner = live.table.waiting()[0]
    other = next(seat for seat in live.table.state.lot.eligible if seat != owner)
    name = live.names[other]
    card = live.table.state.lot.explorer
    given = {"moves": "pass"} if command == "give" else {}
    assert f"explorer = {card}" in await order(world, name, command, **given)
    await world.played(owner, Veto())
    live = await to_auction(world, other)
    assert other in live.table.waiting(), "it is asked about the next card"
    assert other not in live.table.state.lot.passed
    assert CARD("order-lost", order="").strip() in await order(world, name, "list")
    told = private(await world.person(name).slash(world.general, "move"))
    assert CARD("order-lost", order="").strip() in told


@pytest.mark.rest
async def test_an_order_to_pass_passes_on_the_card_that_it_was_given_for(world):
    live = await at_a_veto(world)
    owner = live.table.waiting()[0]
    other = next(seat for seat in live.table.state.lot.eligible if seat != owner)
    await order(world, live.names[other], "give", moves="pass")
    live = await to_auction(world, other)
    assert other in live.table.state.lot.passed or live.table.log.entries[-1].by == "order"


@pytest.mark.rest
async def test_an_order_for_another_question_waits_for_it(world):
    """What is asked now about nothing binds no order: clara's choice of a role comes much later."""
    await no_role_yet(world)
    await order(world, "clara", "give", moves="take-role captain; take-role mayor; take-role trader")
    await world.played(0, TakeRole("settler"))
    live = await world.play_to(ChooseRole)
    assert live.table.waiting() == (1,)
    await world.played(1, TakeRole("builder"))
    await world.play_to(ChooseRole)
    assert any(entry.by == "order" and entry.seat == 2 for entry in (await world.live()).table.log.entries)


# Sentences


def test_no_argument_is_too_long_to_be_worded():
    text = SHIP("order-left", order="x" * 10_000)
    assert len(text) < 2100
    assert text.endswith("…")


async def test_two_orders_that_say_the_same_are_told_apart(world):
    await no_role_yet(world)
    for _ in range(2):
        await order(world, "clara", "give", moves="take-role builder", lasts="once")
    clara = world.person("clara")
    listed = await clara.slash(world.general, "order list")
    await clara.click(listed.message, "Drop order 2")
    assert len((await world.live()).row.orders) == 1
