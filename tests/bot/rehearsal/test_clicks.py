"""Ratchets of clicks, counted through the wire: how often somebody clicks for what they decide."""

from collections import defaultdict
from dataclasses import replace
from statistics import median

import pytest

from bot.rehearsal.players import MOST_CLICKS, Route
from bot.rehearsal.selfplay import Players
from games.age_of_discovery.placement import PlaceWorkers
from games.ai import ROBOTS
from games.pizarro_and_co.auction import Auction
from games.pizarro_and_co.moves import Bid
from tests.support.bot import in_place, moves
from tests.support.whole import first

ROBOT = "normal"
"""People play about as it does: how many decisions a round has depends on how well they play."""


class Table(Players):
    """People who click where their move is nearest: in their newest private message if it leads there, else below the turn post."""

    async def clicks_to(self, seat, move):
        """Make a move; returns how many clicks it took, None if no click can make it."""
        live = await self.live()
        player, route = self.people[seat], Route.of_clicks(live, seat, move)
        if route is None:
            await player.type(live, move)
            return None
        mine = [one for one in player.person.sees(self.channel) if one.ephemeral and one.components][-1:]
        message = mine[0] if mine and moves(mine[0]) else player.post(live)
        clicks, complete = 0, False
        while not complete and clicks < MOST_CLICKS:
            reply, complete = await player.one_click(message, route, move)
            message, clicks = next(iter(reply.messages), None) or reply.message, clicks + 1
        await self.rehearsal.settled()
        assert (await self.live()).row.entries > live.row.entries, f"{move} was not made"
        return clicks

    async def played(self, most, choose=None):
        """Play so many moves; yields (seat, round, step that asked, move, clicks)."""
        robots = [ROBOTS[ROBOT](seat) for seat in range(len(self.people))]
        for _ in range(most):
            await self.rehearsal.settled()
            live = await self.live()
            seat = live.table.waiting()[0]
            decide = choose or robots[seat]
            move = decide(live.table.view(seat), seat, live.table.open_menu(seat))
            step, now = type(live.table.state.agenda[-1]), live.game.clock(live.table.state)
            if (clicks := await self.clicks_to(seat, move)) is not None:
                yield seat, now, step, move, clicks


@pytest.fixture
def table(world):
    """Three people at a table that is not open yet."""
    return Table(world, 3, seed=5)


async def test_a_piece_is_placed_by_two_clicks_at_most(table):
    await table.open("age_of_discovery")
    placed = [clicks async for *_, step, _, clicks in table.played(15) if step is PlaceWorkers]
    assert len(placed) == 15
    assert max(placed) <= 2


async def test_the_last_pieces_of_one_seat_are_placed_in_one_message(table, world):
    await table.open("age_of_discovery")
    await world.settled()
    live = await world.live()
    state, seat = live.table.state.clone(), live.table.waiting()[0]
    for player in state.players:
        if player.seat != seat:
            player.hand.clear()
    world.tables.keep(replace(live, table=live.table.in_position(state)))
    post = (await world.storage.table(1)).post
    before = len(world.posts())
    while len((await world.live()).table.state.players[seat].hand) > 1:
        live, message = await world.live(), table.people[seat].post(await world.live())
        assert message.id == post
        choices = [move for move in live.table.menu(seat) if Route.of_clicks(live, seat, move)]
        reply, complete = await table.people[seat].one_click(
            message, Route.to(live.table.menu(seat), choices[0]), choices[0]
        )
        assert complete
        assert in_place(reply).id == post
        await world.settled()
    assert len(world.posts()) == before


@pytest.mark.rest
@pytest.mark.parametrize(("decided", "least"), first(1, [(45, 7), (110, 20)]))
async def test_a_round_of_puerto_rico_takes_one_click_a_decision_but_for_forms(table, decided, least):
    """How many decisions a round has is the players' affair: four and a bit, with three who play well."""
    await table.open("puerto_rico")
    rounds, most, decisions = defaultdict(int), defaultdict(int), 0
    async for seat, now, _, move, clicks in table.played(decided):
        rounds[now, seat] += clicks
        decisions += 1
        most[type(move).__name__] = max(clicks, most[type(move).__name__])
    assert len(rounds) > least
    assert median(rounds.values()) <= 4
    assert sum(rounds.values()) <= 1.1 * decisions
    assert {kind for kind, clicks in most.items() if clicks > 1} <= {"PlaceColonists", "Store"}
    assert max(most.values()) <= 2


@pytest.mark.rest
async def test_a_bid_takes_your_move_and_one_more_and_a_further_one_in_the_same_auction_one(table):
    def raises(view, seat, menu):
        """Bid the least as long as that is cheap."""
        bids = [move for move in menu if isinstance(move, Bid)]
        return bids[0] if bids and bids[0].amount <= 6 else next(m for m in menu if not isinstance(m, Bid))

    await table.open("pizarro_and_co")
    counts = defaultdict(list)
    async for seat, now, step, _, clicks in table.played(6, raises):
        if step is Auction:
            counts[now, seat].append(clicks)
    first, *further = zip(*counts.values(), strict=True)
    assert max(first) == 2
    assert further
    assert all(clicks == 1 for each in further for clicks in each)
