"""What a seat does in secret is seen in no request: the requests to Discord themselves are compared, number and order.

Public is what goes to a channel, and what an answer changes in a message that everybody sees.
"""

import re
from dataclasses import replace
from random import Random

import pytest

from bot.rehearsal.players import Player, Route, filled
from bot.rehearsal.selfplay import Players
from games.mundus_novus.moves import Convert
from games.mundus_novus.progress import Develop
from games.mundus_novus.trade import SecretOffers
from games.pizarro_and_co.auction import SealedLimits
from tests.bot.posts.test_story import default_move
from tests.conformance.shuffling import shuffled
from tests.support.bot import DOT, open_world, private
from tests.support.forms import unchecked

NUMBERS = re.compile(r"\d{9,}|[0-9a-f]{16}")
"""Ids, nonces and moments, which differ from world to world."""
PEOPLE = ("anna", "ben", "clara")


class Public:
    """A world whose public requests and drawings are written down."""

    def __init__(self):
        self.requests, self.drawn, self.world = [], [], None

    def paint(self, picture, look):
        """Draw a dot, and note what everybody is to see of it."""
        if look.viewer is None:
            self.drawn.append((picture.name, look.changed, look.asked))
        return [DOT]

    def served(self, exchange):
        """Note a request that is not about what one person sees."""
        if exchange.route.startswith("/channels/") and exchange.method != "GET":
            said = NUMBERS.sub("#", repr(exchange.request))
            self.requests.append((exchange.method, exchange.route, said))

    def shown(self):
        """What stands in the channel, with every change that was made."""
        return [(one.id, one.content, one.components, one.edited) for one in self.world.posts()]

    def begin(self):
        """Write down anew."""
        self.requests, self.drawn = [], []


@pytest.fixture
async def public(tmp_path, bot_log):
    """A table of a game with hands, before it has begun."""
    seen = Public()
    async with open_world(tmp_path, paint=seen.paint) as world:
        seen.world = world
        world.server.watchers.append(seen.served)
        yield seen


async def to(world, step, seat=0):
    """Play on until this step asks this seat; returns the table."""
    while True:
        live = await world.live()
        if isinstance(live.table.state.agenda[-1], step) and seat in live.table.waiting():
            return live
        await world.played(*default_move(live.table))


async def secrets_of_offers(world):
    """Look, open, give, change, be refused: all that can be done about a sealed offer by one who has given theirs."""
    anna, live = world.person("anna"), await world.live()
    menu = live.table.menu(0)
    yield await anna.slash(world.general, "hand")
    opened = await anna.click(world.post, "Your move")
    assert opened.message.files
    yield opened
    form = next(one["custom_id"] for one in opened.message.buttons if one["custom_id"].startswith("f:"))
    asked = await anna.click(opened.message, form)
    assert asked.modal is not None
    yield asked
    few = {name: [field["options"][0]["value"]] for name, field in asked.modal.fields.items()}
    refused = await anna.submit(unchecked(asked), few)
    assert "You chose 1" in private(refused)
    yield refused
    typed = await anna.slash(world.general, "mundus-novus offer", {"resources": "gold"})
    assert typed.message.ephemeral
    yield typed
    other = menu.sample(Random(7))
    opened = await anna.click(world.post, "Your move")
    asked = await anna.click(opened.message, form)
    changed = await anna.submit(asked, filled(asked, Route.to(menu, other), 0, other))
    assert (await world.live()).table.state.agenda[-1].answers[0][""] == other
    yield changed


async def test_what_is_done_about_a_sealed_answer_makes_no_public_request_and_no_public_drawing(public):
    world = public.world
    await world.start("mundus_novus", *PEOPLE)
    live = await to(world, SecretOffers)
    await world.played(0, live.table.menu(0).sample(Random(1)))
    public.begin()
    before, done = public.shown(), 0
    async for _ in secrets_of_offers(world):
        await world.settled()
        done += 1
        assert (public.requests, public.drawn, public.shown()) == ([], [], before)
    assert done == 6


@pytest.mark.rest
async def test_a_private_conversion_makes_none_either(public):
    world = public.world
    await world.start("mundus_novus", *PEOPLE)
    live = await to(world, Develop)
    merchant, seat = next(key for key, row in live.table.box.developments.items() if row.converts_to), 0
    state = live.table.state.clone()
    state.players[seat].developments.append(merchant)
    state.players[seat].hand += [
        other for other in live.table.box.resources if other not in state.players[seat].hand
    ]
    live = replace(live, table=live.table.in_position(state))
    world.tables.keep(live)
    conversion = next(move for move in live.table.menu(seat) if isinstance(move, Convert))
    public.begin()
    before = public.shown()
    player = Player(world.person(PEOPLE[seat]), world.general)
    await player.click(live, seat, conversion)
    await world.settled()
    assert (await world.live()).row.entries == live.row.entries + 1
    assert (public.requests, public.drawn, public.shown()) == ([], [], before)


async def sealed_round(folder, game, options, step, deal, seed):
    """Play a sealed round but for its last answer, after hidden things were dealt anew; gives its public side, and the secrets."""
    seen, rng, secrets = Public(), Random(seed), []
    folder.mkdir()
    async with open_world(folder, paint=seen.paint) as world:
        seen.world = world
        world.server.watchers.append(seen.served)
        players = Players(world, 3, seed=2)
        await players.open(game, options)
        await world.settled()
        live = await to(world, step)
        dealt = deal(live.table.state)
        world.tables.keep(replace(live, table=live.table.in_position(dealt)))
        seen.begin()
        for seat in (0, 1, 0):
            live, move = await world.live(), None
            player, menu = players.people[seat], live.table.menu(seat)
            while move is None or Route.to(menu, move) is None:
                move = menu.sample(rng)
            await player.person.slash(world.general, "hand")
            await player.one_click(world.post, Route.to(menu, move), move)
            await player.type(live, move)
            await world.settled()
            secrets.append(move)
        return seen.requests, seen.drawn, secrets


@pytest.mark.parametrize(
    ("game", "options", "step"),
    [
        ("mundus_novus", {}, SecretOffers),
        ("pizarro_and_co", {"fast_auction": "true"}, SealedLimits),
    ],
)
@pytest.mark.rest
async def test_two_tables_that_differ_in_a_secret_alone_make_the_same_public_requests(
    tmp_path, bot_log, game, options, step
):
    def dealt_anew(state):
        return shuffled(state, None, Random(3))

    *public, secrets = await sealed_round(tmp_path / "one", game, options, step, lambda state: state, 5)
    *others, other_secrets = await sealed_round(tmp_path / "other", game, options, step, dealt_anew, 6)
    assert public == others
    assert len(public[0]) == 2, "how many have answered is public, and nothing else"
    assert secrets != other_secrets
