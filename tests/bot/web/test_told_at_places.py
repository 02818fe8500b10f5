"""What a page says at a place of the board: what a component does, why a place cannot be chosen."""

from random import Random

import pytest

from bot.web.whys import move_effect
from games.age_of_discovery.moves import MoveSoldier, PlaceWorker
from games.core.moves import values_of
from games.mundus_novus.moves import Done, Same, Swap, Take
from games.words.mundus_novus import SIGNS
from tests.support.clicking import asked
from tests.support.page import Server
from tests.support.pages import opened

GAME = "puerto_rico"


async def test_why_a_place_cannot_be_chosen_is_said(server: Server):
    await server.begin(GAME, "anna", "ben")
    async with opened(server, await asked(server)) as page:
        await page.play(next(move for move in page.moves() if "roles/builder" in move["places"]))
        await page.settled()
        assert page.own["state"] == "asked"
        await page.say({"kind": "why", "place": "buildings/wharf"})
        why = await page.until("why", place="buildings/wharf")
        assert "costs 8" in why["text"]
        offered = next(
            place for move in page.moves() for place in move["places"] if place.startswith("buildings/")
        )
        await page.say({"kind": "why", "place": offered})
        assert not (await page.until("why", place=offered)).get("text")


async def test_what_a_component_does_is_said_at_its_place_and_with_the_move_that_names_it(server: Server):
    await server.begin(GAME, "anna", "ben")
    async with opened(server, await asked(server)) as page:
        words = (await server.live()).words
        mayor = next(move for move in page.moves() if "roles/mayor" in move["places"])
        assert mayor["about"] == words.about("roles-mayor")
        for place in ("buildings/hospice", "seat-1/buildings/hospice"):
            await page.say({"kind": "why", "place": place})
            assert (await page.until("why", place=place))["about"] == words.about("buildings-hospice")
        for place in ("game/name", "__class__/x", "move/build", "buildings/none", "stack"):
            await page.say({"kind": "why", "place": place})
            assert not (await page.until("why", place=place)).get("about")


async def test_a_move_of_a_piece_to_a_box_says_what_the_box_does(server: Server):
    await server.begin("age_of_discovery", "anna", "ben")
    async with opened(server, await asked(server)) as page:
        words = (await server.live()).words
        for box in ("initiative", "shipping", "merchant", "warfare"):
            name = words(f"boxes-{box}")
            move = next(move for move in page.moves() if move["label"].endswith(f": {name}"))
            assert move["about"] == words.about(f"boxes-{box}")


async def test_a_swap_shows_the_resource_that_it_brings(server: Server):
    await server.begin("mundus_novus", "anna", "ben", "clara")
    rng, swaps = Random(2), []
    while not swaps:
        await server.played(1, rng)
        async with opened(server, await asked(server)) as page:
            swaps = [move for move in page.moves() if "swap it for" in move["label"]]
    for move in swaps:
        got = move["label"].rsplit("(", 1)[1].rstrip(")")
        assert move["sign"] == SIGNS["resources"][got], move["label"]
        assert move["about"] == (await server.live()).words.about(f"resources-{got}"), move["label"]


@pytest.mark.parametrize(
    ("game", "move", "told"),
    [
        ("mundus_novus", Same("1", 3, "shipyard_1"), "developments-shipyard-1"),
        ("mundus_novus", Swap(1, "4", "8"), "resources-8"),
        ("mundus_novus", Take(1, "4"), "resources-4"),
        ("age_of_discovery", PlaceWorker("dock", "captain"), "boxes-dock"),
        ("age_of_discovery", MoveSoldier("peru", "brazil"), "regions-brazil"),
        ("mundus_novus", Done(), None),
    ],
)
async def test_a_move_of_several_components_says_what_it_brings(server: Server, game, move, told):
    await server.begin(game, "anna", "ben")
    live = await server.live()
    assert move_effect(live, type(move), values_of(move)) == (live.words.about(told) if told else "")


async def test_equal_pieces_of_a_form_are_told_alike(server: Server):
    """The page counts them itself: “1 of 2” beside “0 of 2” chosen would be no help."""
    await server.begin("mundus_novus", "anna", "ben", "clara", robots=0)
    rng, equal = Random(2), []
    while not equal:
        await server.played(1, rng)
        async with opened(server, await asked(server)) as page:
            pieces = [
                piece
                for move in page.own.get("moves", [])
                for piece in move.get("form", {}).get("pieces", [])
            ]
            equal = [piece for piece in pieces if sum(one["label"] == piece["label"] for one in pieces) > 1]
    words = (await server.live()).words
    number = equal[0]["label"].rsplit("(", 1)[1].rstrip(")")
    assert {piece["about"] for piece in equal if piece["label"] == equal[0]["label"]} == {
        words.about(f"resources-{number}")
    }


async def test_who_watches_hears_what_a_component_does(server: Server):
    await server.begin(GAME, "anna", "ben")
    async with opened(server, "dora") as page:
        await page.say({"kind": "why", "place": "roles/mayor"})
        assert (await page.until("why", place="roles/mayor"))["about"]
