"""Every option accepts what it offers: its values, and the names that Discord often sends in their place."""

from datetime import UTC, datetime

import pytest

from bot.menus.autocomplete import Offer, fitting, found, named
from bot.time.zones import like as zones_like
from bot.time.zones import meant, zone_words
from games import all_games
from games.core.moves import hyphened
from games.puerto_rico.moves import TakeRole
from games.puerto_rico.rounds import ChooseRole
from tests.bot.discord.test_commands import all_commands
from tests.support.bot import private
from tests.support.whole import first

NONSENSE = "no such thing"

BESIDE = {
    "order give": {"moves": "take-role settler"},
    "seat give": {"user": "dora"},
    "seat vote": {"user": "dora"},
    "host more-time": {"hours": 1},
    "league create": {"game": "puerto-rico", "size": 3, "rounds": 1},
}
"""What else is typed in a command."""
NEED = {("board", "of"): {"picture": "player"}, ("rules", "topic"): {"game": "puerto_rico"}}
"""What is typed beside an option alone."""
HOSTS_OWN = ("host", "order")
"""Commands that the host asks for, who plays; all others are asked for by strangers."""
IN_EMPTY_CHANNELS = ("table new", "league create")


class Askers:
    """Somebody new for each question, for some are asked only so often; the host for what hosts do."""

    def __init__(self, world, language):
        self.world, self.language, self.number = world, language, 0

    def speak(self, name):
        person = self.world.person(name)
        person.speak(self.language)
        return person

    def of(self, command):
        self.number += 1
        is_hosts = command.split()[0] in HOSTS_OWN
        return self.speak("anna" if is_hosts else f"guest {self.number}")

    def channel(self, command):
        if command in IN_EMPTY_CHANNELS:
            return self.world.server.channel(f"empty {self.number}")
        return self.world.general


async def answer(world, askers, command, given):
    """Send a command; an order that it leaves is dropped before the next one."""
    asker = askers.of(command)
    given = {name: world.person(value) if name == "user" else value for name, value in given.items()}
    reply = await asker.slash(askers.channel(command), command, given)
    await world.settled()
    if command.startswith("order"):
        await askers.speak("anna").slash(world.general, "order drop", {})
    return private(reply)


async def beside(world, command, options, option):
    """What is typed beside an option: what the command requires, and what the option needs."""
    filled = {**BESIDE.get(command, {}), **NEED.get((command, option["name"]), {})}
    filled.pop(option["name"], None)
    required = {one["name"] for one in options if one.get("required")} - {option["name"]}
    assert required <= set(filled), f"say in BESIDE what else /{command} wants"
    return filled


async def start_a_table(world, askers):
    """A table with some phases behind it, at which the host is asked and one seat is open."""
    for name in ("anna", "ben", "clara"):
        await askers.speak(name).slash(world.general, "games", {})
    await world.start("puerto_rico", "anna", "ben", "clara")
    await world.played(0, TakeRole("settler"))
    await world.play_to(ChooseRole)
    while (await world.live()).table.waiting()[0] != 0:
        seat = (await world.live()).table.waiting()[0]
        role = next(move for move in (await world.live()).table.menu(seat) if move.role != "captain")
        await world.played(seat, role)
        await world.play_to(ChooseRole)
    await world.person("clara").slash(world.general, "seat open", {})
    await world.settled()


# In English names and values are nearly the same.
@pytest.mark.parametrize("language", first(1, ["it", "en-US", "es-ES"]))
@pytest.mark.rest
async def test_every_option_accepts_what_it_offers_by_name_and_by_value(world, language):
    askers = Askers(world, language)
    await start_a_table(world, askers)
    games = {hyphened(key) for key in all_games()}
    completed = [
        (command, options, option)
        for command, options in all_commands(world)
        for option in options
        if option.get("autocomplete") and command.split()[0] not in games
    ]
    assert len(completed) >= 18
    for command, options, option in completed:
        filled = await beside(world, command, options, option)
        name = option["name"]
        typed = "new" if name == "zone" else ""
        offers = await askers.of(command).autocomplete(
            askers.channel(command), command, {name: typed, **NEED.get((command, name), {})}, name
        )
        assert offers, (command, name)
        refused = await answer(world, askers, command, {**filled, name: NONSENSE})
        for offer in offers:
            for text in dict.fromkeys((offer["name"], offer["value"])):
                said = await answer(world, askers, command, {**filled, name: text})
                assert said != refused.replace(NONSENSE, text), (command, name, text)


def test_every_zone_is_understood_as_it_is_shown():
    for zone in zones_like("/"):
        assert meant(zone_words(zone, datetime(2026, 7, 1, tzinfo=UTC))) == meant(zone) == [zone]


# Limits, held in one place


def test_offers_fit_discord_whatever_they_hold():
    offers = [
        Offer("x" * 150, "long name"),
        Offer("long value", "y" * 101),
        Offer(" ", "blank"),
        Offer("none", ""),
    ]
    assert fitting(offers) == [Offer("x" * 99 + "…", "long name")]
    assert len(fitting([Offer(str(n), n) for n in range(40)])) == 25


def test_a_cut_name_means_its_value_and_a_value_itself():
    offers = [Offer("x" * 150, "long"), Offer("1. anna", "1"), Offer("2", "two"), Offer("two", "2")]
    assert named(offers, fitting(offers)[0].name) == "long"
    assert named(offers, "1. anna") == named(offers, "1") == "1"
    assert named(offers, "2") == "2"
    assert named(offers, "zoe") == "zoe"


def test_an_offer_is_found_by_its_name_and_by_what_else_it_is_called():
    offers = [Offer("meester", "mayor", ("mayor",)), Offer("kapitein", "captain")]
    assert [offer.value for offer in found(offers, "may")] == ["mayor"]
    assert [offer.value for offer in found(offers, "EES")] == ["mayor"]
    assert len(found(offers, "")) == 2
