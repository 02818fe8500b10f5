"""`/settings`: one private message, changed by clicks; sensible where nothing was set."""

from datetime import time as hour
from datetime import timedelta

import pytest

from bot.local import permissions
from tests.support.bot import private

GAME = "puerto_rico"


async def wishes(world, person):
    return await world.tables.wishes(person.id)


async def test_they_are_one_private_message_that_clicks_change(world):
    anna = world.person("anna")
    reply = await anna.slash(world.general, "settings")
    assert "Time zone: UTC" in private(reply)
    for select, value in (("Where to ping you", "both"), ("Quiet hours", "22:00-08:00"), ("Reminders", "6")):
        reply = await anna.select(reply.message, select, [value])
        assert reply.updated
    reply = await anna.click(reply.message, "Tell me when I am next")
    assert "Do not tell me when I am next" in reply.message.labels
    now = await wishes(world, anna)
    assert (now.ways, now.quiet_from, now.quiet_until) == ("both", hour(22), hour(8))
    assert now.first_reminder == timedelta(hours=6)
    assert now.you_are_next
    assert world.posts() == []


@pytest.mark.parametrize(
    ("button", "typed", "shown"),
    [
        ("Time zone …", "berlin", "Time zone: Europe/Berlin"),
        ("Time zone …", "Milano", "Time zone: Europe/Rome"),
        ("Time zone …", "Berlin, Germany", "Time zone: Europe/Berlin"),
        ("Time zone …", "America/Bogota", "Time zone: America/Bogota"),
        ("Vacation …", "2999-01-02 to 2999-01-09", "Vacations: Jan 2, 2999 – Jan 9, 2999"),
    ],
)
async def test_what_is_typed_stands_in_a_form(world, button, typed, shown):
    anna = world.person("anna")
    reply = await anna.click((await anna.slash(world.general, "settings")).message, button)
    assert shown in private(await anna.submit(reply, {"text": typed}))


async def test_other_quiet_hours_are_typed(world):
    anna = world.person("anna")
    message = (await anna.slash(world.general, "settings")).message
    form = await anna.select(message, "Quiet hours", ["other"])
    reply = await anna.submit(form, {"text": "22.30 - 7"})
    assert "Quiet hours: 22:30–07:00" in private(reply)
    reply = await anna.select(reply.message, "Quiet hours", ["none"])
    assert "Quiet hours: none" in private(reply)


@pytest.mark.parametrize(
    ("button", "typed", "answer"),
    [
        ("Time zone …", "Atlantis", "I know no time zone “Atlantis”"),
        ("Time zone …", "America/", "“America/” may mean several time zones"),
        ("Vacation …", "soon", "I cannot read “soon” as days"),
        ("Vacation …", "2001-01-01", "as days in the future"),
        ("Vacation …", "2999-01-01 to 2999-03-01", "at most 30 days a year"),
    ],
)
async def test_what_cannot_be_is_answered_with_what_can(world, button, typed, answer):
    anna = world.person("anna")
    before = await wishes(world, anna)
    form = await anna.click((await anna.slash(world.general, "settings")).message, button)
    assert answer in private(await anna.submit(form, {"text": typed}))
    assert await wishes(world, anna) == before


async def test_the_time_zone_can_be_typed_with_the_command(world):
    anna = world.person("anna")
    offered = await anna.autocomplete(world.general, "settings", {"zone": "tok"}, "zone")
    assert offered[0]["value"] == "Asia/Tokyo"
    assert "Asia/Tokyo" in private(await anna.slash(world.general, "settings", {"zone": "Asia/Tokyo"}))


async def test_only_the_host_changes_the_pace_of_a_running_table_and_everybody_reads_it(time):
    world = time.world
    anna, ben, _ = await time.start(GAME, "anna", "ben", "clara")
    reply = await ben.click((await ben.slash(world.general, "settings")).message, "This table’s")
    refused = await ben.select(reply.message, "Pace (host)", ["blitz"])
    assert "Only the host" in private(refused)
    reply = await anna.click((await anna.slash(world.general, "settings")).message, "This table’s")
    reply = await anna.select(reply.message, "Pace (host)", ["strict"])
    await anna.select(reply.message, "When time is up", ["robot"])
    await world.settled()
    pace = (await world.live()).notes.pace
    assert (pace.mode, pace.then) == ("strict", "robot")
    assert (await time.book()).waits[0].left == timedelta(hours=24)
    assert "a robot plays the turn" in world.post.content
    await world.restart()
    assert (await world.live()).notes.pace == pace


async def test_who_may_manage_the_server_chooses_what_its_new_tables_begin_with(world):
    anna, chief = world.person("anna"), world.person("ben")
    assert "This server’s" not in (await anna.slash(world.general, "settings")).message.labels
    world.server.give(chief, world.server.role("chief", permissions.MANAGE_GUILD))
    reply = await chief.click((await chief.slash(world.general, "settings")).message, "This server’s")
    await chief.select(reply.message, "Pace of new tables", ["relaxed"])
    await world.open(GAME, "anna")
    assert (await world.live()).notes.pace.mode == "relaxed"
    assert "Pace: relaxed" in world.posts()[0].content


async def test_a_server_page_opened_by_who_may_not_manage_it_is_refused(world):
    chief = world.person("ben")
    role = world.server.role("chief", permissions.MANAGE_GUILD)
    world.server.give(chief, role)
    reply = await chief.click((await chief.slash(world.general, "settings")).message, "This server’s")
    world.server.world.members[(world.server.world.guild.id, chief.id)].roles.remove(role.id)
    refused = await chief.select(reply.message, "Pace of new tables", ["blitz"])
    assert "Manage Server" in private(refused)
    assert await world.storage.server_settings(world.server.world.guild.id) == {}


async def test_an_offset_means_what_it_says(world):
    anna = world.person("anna")
    reply = await anna.slash(world.general, "settings", {"zone": "GMT-5"})
    assert "Time zone: UTC\N{MINUS SIGN}5\n" in private(reply)
    assert (await wishes(world, anna)).zone == "UTC-05:00"
    assert "Time zone: UTC (UTC+0)" in private(await anna.slash(world.general, "settings", {"zone": "UTC"}))


@pytest.mark.parametrize("way", ["command", "form"])
async def test_which_zone_is_meant_is_asked_where_it_may_be_several(world, way):
    anna = world.person("anna")
    if way == "command":
        reply = await anna.slash(world.general, "settings", {"zone": "PST"})
    else:
        form = await anna.click((await anna.slash(world.general, "settings")).message, "Time zone …")
        reply = await anna.submit(form, {"text": "PST"})
    assert "“PST” may mean several time zones" in private(reply)
    reply = await anna.select(reply.message, "Your time zone", ["America/Los_Angeles"])
    assert "Time zone: America/Los_Angeles" in reply.message.content


async def test_a_city_is_known_in_every_language_whatever_language_is_read(world):
    anna = world.person("anna")
    for typed, zone in (
        ("Roma", "Europe/Rome"),
        ("Berlín", "Europe/Berlin"),
        ("São Paulo", "America/Sao_Paulo"),
    ):
        assert f"Time zone: {zone}" in private(await anna.slash(world.general, "settings", {"zone": typed}))


@pytest.mark.parametrize(
    ("typed", "chosen"), [("Córdoba", "Europe/Madrid"), ("GMT5", "UTC-05:00"), ("Etc/GMT-5", "UTC+05:00")]
)
async def test_what_may_be_two_places_or_two_offsets_is_asked_about_and_the_choice_is_kept(
    world, typed, chosen
):
    anna = world.person("anna")
    reply = await anna.slash(world.general, "settings", {"zone": typed})
    assert f"“{typed}” may mean several time zones" in private(reply)
    await anna.select(reply.message, "Your time zone", [chosen])
    assert (await wishes(world, anna)).zone == chosen


async def test_a_vacation_is_typed_as_other_times_are(time):
    anna = time.world.person("anna")
    page = await anna.slash(time.world.general, "settings")
    form = await anna.click(page.message, "Vacation …")
    assert "Nov 22, 2026 – Nov 28, 2026" in private(await anna.submit(form, {"text": "tomorrow to 28 nov"}))
    form = await anna.click((await anna.slash(time.world.general, "settings")).message, "Vacation …")
    assert "Vacations: none" in private(await anna.submit(form, {"text": "nessuna"}))


@pytest.mark.parametrize("button", ["Language", "Pictures", "This table’s"])
async def test_each_page_of_settings_leads_to_the_others_and_not_to_itself(world, button):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    own = (await anna.slash(world.general, "settings")).message
    assert "My settings" not in own.labels
    page = (await anna.click(own, button)).message
    assert button not in page.labels
    assert "My settings" in page.labels
    back = await anna.click(page, "My settings")
    assert back.message.labels == own.labels
