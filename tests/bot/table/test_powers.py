"""Who decides what: every power, at every kind of table, for everybody who may ask. Read like a table."""

from dataclasses import replace
from typing import get_args

import pytest

from bot.table.notes import Deed, InLeague, Notes
from bot.table.powers import POWERS, Asker, Kind, Power, fair, kind_of, ruling, thens
from bot.table.settings import SETTINGS, paces_of
from bot.time import PACES, Book, Wait
from tests.results.kit import NOON

SPECTATOR, HOST, HOST_AWAY = Asker(), Asker(hosts=True, sits=True, plays=True), Asker(hosts=True)
PLAYER = Asker(sits=True, plays=True)
MANAGER, MANAGER_WHO_PLAYS = Asker(manages=True), Asker(manages=True, sits=True, plays=True)
MANAGER_WHO_HOSTS = Asker(hosts=True, sits=True, manages=True, plays=True)
MANAGER_OF_THE_LEAGUE = Asker(manages=True, plays=True)
"""They play in the league, at another table, or have left this one."""

ASKERS = (
    SPECTATOR,
    PLAYER,
    HOST,
    HOST_AWAY,
    MANAGER,
    MANAGER_WHO_PLAYS,
    MANAGER_WHO_HOSTS,
    MANAGER_OF_THE_LEAGUE,
)
BY_HOST = ("no", "no", "alone", "alone", "no", "no", "alone", "no")
BY_ALL = ("no", "vote", "vote", "no", "alone", "vote", "vote", "no")
BY_ANYONE = ("no", "alone", "alone", "no", "alone", "alone", "alone", "no")
BY_PLAYERS = ("no", "vote", "vote", "no", "no", "vote", "vote", "no")

SHARED = ("skip", "rewind", "undo", "pause", "time", "pace", "then", "tries", "channel", "seat", "end")
EXPECTED = {
    **{(power, "casual"): BY_HOST for power in (*SHARED, "resume")},
    **{(power, kind): BY_ALL for power in SHARED for kind in ("rated", "league")},
    **{("resume", kind): BY_ANYONE for kind in ("rated", "league")},
    **{("finish", kind): BY_PLAYERS for kind in ("casual", "rated", "league")},
}


@pytest.mark.parametrize(("power", "kind"), EXPECTED)
def test_who_decides(power: Power, kind: Kind):
    assert tuple(ruling(power, kind, asker) for asker in ASKERS) == EXPECTED[power, kind]


@pytest.mark.parametrize(("power", "kind"), EXPECTED)
def test_beside_a_robot_nobody_goes_back_where_the_result_counts_and_all_else_is_as_without(
    power: Power, kind: Kind
):
    found = tuple(ruling(power, kind, asker, robots=True) for asker in ASKERS)
    goes_back = power in ("rewind", "undo") and kind != "casual"
    assert found == (("no",) * len(ASKERS) if goes_back else EXPECTED[power, kind])


def test_the_table_holds_every_power_at_every_kind_of_table():
    assert set(EXPECTED) == {(power, kind) for power in POWERS for kind in get_args(Kind)}
    assert {*get_args(Deed), "undo", "seat", "end", "finish"} == set(POWERS)


def test_where_the_result_counts_nobody_who_plays_decides_alone_but_to_go_on():
    for power, rules in POWERS.items():
        for kind in ("rated", "league"):
            alone = [asker for asker in ASKERS if ruling(power, kind, asker) == "alone"]
            assert power == "resume" or not any(asker.plays for asker in alone), (power, rules)


CASUAL, RATED = Notes(), Notes(rated=True)
LEAGUE = Notes(league=InLeague(1, 1, 0))


@pytest.mark.parametrize(
    ("notes", "kind"),
    [(CASUAL, "casual"), (RATED, "rated"), (LEAGUE, "league"), (replace(LEAGUE, rated=True), "league")],
)
def test_what_kind_a_table_is(notes: Notes, kind: Kind):
    assert kind_of(notes) == kind


def test_where_the_result_counts_no_host_decides_for_whoever_is_late():
    late = Wait(0, NOON, PACES["relaxed"].limit, "host", late=NOON)
    for notes in (RATED, LEAGUE):
        assert "host" not in thens(notes)
        for pace in PACES.values():
            assert fair(replace(notes, pace=pace)).pace.then != "host"
        assert fair(replace(notes, book=Book((late,)))).book.waits[0].then == "default"
        assert all(pace.then != "host" for pace in paces_of(notes).values())
        relaxed = SETTINGS["pace"].change(notes, "relaxed")
        assert (relaxed.pace.then, relaxed.pace.limit) == ("default", PACES["relaxed"].limit)
        assert "host" not in SETTINGS["then"].offered(relaxed)
    assert fair(replace(CASUAL, book=Book((late,)))).book.waits == (late,)
    assert thens(CASUAL)[0] == "host"


def test_in_a_league_nobody_waits_for_ever():
    assert "none" not in SETTINGS["pace"].offered(LEAGUE)
    assert "none" in SETTINGS["pace"].offered(RATED)
