"""Pictures of Puerto Rico: as they were drawn before, readable, and without secrets."""

from dataclasses import replace
from typing import Any

import pytest

from games.core import MoveSet, OneOf, Step, mutable, view
from games.puerto_rico import GAME
from games.puerto_rico.captain import Captain
from games.puerto_rico.moves import Build, TakeRole
from games.puerto_rico.settler import Settler
from games.puerto_rico.state import PuertoRico
from games.words.files import languages
from games.words.phrases import phrases
from games.words.puerto_rico import tile_word
from games.words.view import capital
from render import gallery
from render.kept import TABLES
from render.mode import MODES
from render.picture import Look
from render.puerto_rico import PICTURES, touched
from render.puerto_rico.layout import plots_of, printed_points, tiles_of
from tests.games.position import check
from tests.games.puerto_rico.positions import table
from tests.render.midgame import of_many
from tests.render.puerto_rico.positions import NAMES, beginning, midgame

CHANGES = {
    "settler": {"seat-3/tiles/tobacco", "roles/settler", "row"},
    "mayor": {f"seat-{seat}/colonists" for seat in range(4)} | {"colonist-ship"},
    "builder": {"buildings/office", "seat-2/buildings/office", "seat-2/doubloons"},
    "craftsman": {"seat-0/goods/sugar", "seat-1/goods/coffee"},
    "trader": {"house", "seat-0/goods/indigo", "seat-0/doubloons"},
    "captain": {"ships/6", "seat-1/vp", "seat-1/goods/coffee"},
    "prospector1": {"roles/prospector1", "seat-2/doubloons"},
}


@pytest.fixture
def look(words):
    """Make a look at a state as a seat or the public sees it."""

    def looked(state: PuertoRico, viewer: int | None = None, *, short: str = "", **more) -> Look[PuertoRico]:
        check(GAME, state, short=short)
        asked = {"waiting": (1,), "asked": "choose a role"} | more
        return Look(view(state, viewer), words, NAMES, viewer, **asked)

    return looked


@pytest.mark.rest
@pytest.mark.parametrize("phase", CHANGES)
def test_board_after_each_phase(phase, look, golden):
    golden(
        f"puerto_rico/board_{phase}",
        PICTURES["board"].draw(look(midgame(4, phase), changed=frozenset(CHANGES[phase]))),
    )


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_board_of_a_new_game(seats, look, golden):
    options = {"two_player": seats == 2}
    golden(f"puerto_rico/board_new_{seats}", PICTURES["board"].draw(look(beginning(seats, **options))))


@mutable
class Offer(Step[Any]):
    """Asks one seat for a role or a building."""

    seat: int

    def waits_for(self, state):
        return (self.seat,)

    def menu(self, state, seat):
        return [
            MoveSet(TakeRole, role=OneOf(state.roles_left)),
            MoveSet(Build, building=OneOf(("hospice", "harbor"))),
        ]


def test_board_shows_what_can_be_chosen(look, golden):
    state = midgame(4, "settler")
    state.agenda = [Offer(1)]
    golden("puerto_rico/board_choices", PICTURES["board"].draw(look(state)))


@pytest.mark.parametrize("mode", ["plain", "large"])
def test_a_pennant_on_the_shelf_stands_in_the_line_of_its_building_and_on_no_icon(mode, look):
    state = midgame(4, "builder")
    state.agenda = [Offer(1)]
    canvas = PICTURES["board"].lay(look(state, mode=MODES[mode]))
    (hospice,) = (icon.box for icon in canvas.stamped if icon.name == "hospice")
    (flag,) = (flag for flag in canvas.pennants if hospice[1] < (flag[1] + flag[3]) // 2 < hospice[3])
    assert flag[2] - 12 <= hospice[0]
    assert (flag[1] + flag[3]) // 2 == (hospice[1] + hospice[3]) // 2


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_players(seats, look, golden):
    changed = frozenset(CHANGES["captain"] | CHANGES["settler"])
    state = midgame(seats, "builder", "captain")
    golden(f"puerto_rico/players_{seats}", PICTURES["players"].draw(look(state, 0, changed=changed)))


def test_the_players_show_only_goods_that_somebody_has_or_has_just_lost(look):
    state = table(3, goods={0: {"corn": 5}, 1: {"corn": 2, "coffee": 2}}).state
    canvas = PICTURES["players"].lay(look(state, changed=frozenset({"seat-2/goods/sugar"})))
    goods = [icon.name for icon in canvas.stamped if icon.name in state.goods]
    assert goods == ["corn", "coffee", "sugar", "corn"]


@pytest.mark.rest
def test_strips_that_are_kept_show_what_is_so_now(words, monkeypatch):
    """Each strip is laid out once for what it shows: nothing that it shows may be missing from that."""
    lay = PICTURES["players"].lay
    looks = [
        Look(view(moment.state, None), words, NAMES, waiting=tuple(moment.waiting()), asked="act")
        for moment in of_many("puerto_rico").moments[:120]
    ]
    looks += [replace(look, changed=frozenset(CHANGES["settler"])) for look in looks[-2:]]
    kept = [lay(look) for look in looks]
    monkeypatch.setattr(TABLES, "bound", 0)
    fresh = [lay(look) for look in looks]
    assert [canvas.acts for canvas in kept] == [canvas.acts for canvas in fresh]
    assert [canvas.rings for canvas in kept] == [canvas.rings for canvas in fresh]


def test_one_player(look, golden):
    state = midgame(4, "builder", "captain")
    golden(
        "puerto_rico/player",
        PICTURES["player"].draw(look(state, argument=1, changed=frozenset(CHANGES["captain"]))),
    )


def test_the_last_round_of_a_game_that_waits_for_nobody(look, golden):
    state = midgame(4, "captain")
    each, rest = divmod(state.vp + 3, state.seats)
    state.triggers, state.vp = ["vp_exhausted"], -3
    for player in state.players:
        player.vp_open = True
        player.vp += each + (player.seat < rest)
    golden("puerto_rico/players_end", PICTURES["players"].draw(look(state, waiting=(), asked="")))


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_small(name, look):
    argument = 1 if PICTURES[name].argument else None
    state = midgame(5, "builder", "captain")
    assert len(PICTURES[name].png(look(state, argument=argument))) < 200 * 1024


@pytest.mark.parametrize("name", PICTURES)
@pytest.mark.parametrize("viewer", [None, 0])
def test_hidden_points_change_neither_picture_nor_words(name, viewer, look):
    picture = PICTURES[name]
    argument = 1 if picture.argument else None
    state, other = midgame(4, "captain"), midgame(4, "captain")
    other.players[1].vp, other.players[2].vp = other.players[2].vp, other.players[1].vp
    ours, theirs = look(state, viewer, argument=argument), look(other, viewer, argument=argument)
    assert picture.draw(ours).tobytes() == picture.draw(theirs).tobytes()
    assert picture.alt(ours) == picture.alt(theirs)


def test_a_player_sees_the_own_points(look):
    state, other = midgame(4), midgame(4)
    other.players[1].vp, other.vp = 40, other.vp + other.players[1].vp - 40
    players = PICTURES["players"]
    assert players.draw(look(state, 1)).tobytes() != players.draw(look(other, 1)).tobytes()
    assert "40 from shipping" in players.alt(look(other, 1))
    assert "40" not in players.alt(look(other, 0))


@pytest.mark.parametrize(
    ("buildings", "points"),
    [(["hacienda"], "1 point from"), (["hospice"], "2 points from"), ([], "0 points from")],
)
def test_the_words_of_the_players_count_points_as_people_do(buildings, points, look):
    state = table(3, buildings={0: dict.fromkeys(buildings, 0)}).state
    assert f"{points} buildings" in PICTURES["players"].alt(look(state))


@pytest.mark.parametrize("name", PICTURES)
def test_words_fit_what_discord_takes(name, look):
    argument = 1 if PICTURES[name].argument else None
    seen = look(midgame(5, "builder", "captain"), 0, argument=argument)
    for player in seen.view.players:
        # More than the box holds, to be longer than anything that a table shows.
        player.goods = dict.fromkeys(seen.view.goods, 10)
    sentence = PICTURES[name].alt(replace(seen, names=["W" * 32] * 5))
    assert 100 < len(sentence) <= 1024


@pytest.mark.parametrize("name", PICTURES)
def test_everything_drawn_has_its_words_in_the_texts(name, look):
    argument = 1 if PICTURES[name].argument else None
    seen = look(midgame(5, *midgame(5).roles), argument=argument)
    # Others have some of these: there are words for whatever may stand there.
    seen.view.players[1].buildings = dict.fromkeys(list(seen.view.buildings)[:12], 0)
    real = replace(seen, words=phrases("en", "puerto_rico"))
    PICTURES[name].draw(real)
    assert PICTURES[name].alt(real)


def test_the_words_of_the_board_tell_what_lies_there(look):
    sentence = PICTURES["board"].alt(look(midgame(4, "captain")))
    assert "mayor +1" in sentence
    assert "4 of 5 corn; 2 of 6 coffee; empty (0 of 7)" in sentence
    assert "Trading house: indigo, sugar." in sentence
    assert "factory" not in sentence


def test_tiles_with_colonists_come_before_those_without():
    player = midgame().players[0]
    assert tiles_of(player)[:2] == [("quarry", True), ("quarry", False)]
    assert len(tiles_of(player)) == 8


def test_every_building_of_a_full_city_has_its_own_space():
    state = midgame()
    larges = [building for building, row in state.box.buildings.items() if row.is_large]
    state.players[0].buildings = dict.fromkeys([*larges, "small_market", "office"], 0)
    plots = plots_of(state, state.players[0], 3)
    covered = {(column + step, line) for column, line, row in plots for step in range(row.spaces)}
    assert len(covered) == 12
    assert all(column + row.spaces <= 4 for column, _, row in plots)


def test_changes_of_events_are_places_of_the_pictures():
    by_name = {kind.__name__: kind for kind in GAME.events}
    told = [
        by_name["GoodSold"](1, "corn", 0),
        by_name["GoodsProduced"](2, ("corn", "corn", "sugar")),
        by_name["Passed"](0),
    ]
    assert gallery.changed("puerto_rico", told) == {
        "house",
        "seat-1/goods/corn",
        "seat-2/goods/corn",
        "seat-2/goods/sugar",
    }


def test_a_role_without_doubloons_changes_no_purse():
    kind = next(kind for kind in GAME.events if kind.__name__ == "RoleTaken")
    assert set(touched(kind(1, "mayor", 0, privilege=True))) == {"roles/mayor"}
    assert set(touched(kind(1, "mayor", 2, privilege=True))) == {"roles/mayor", "seat-1/doubloons"}


@pytest.mark.parametrize("mode", ["plain", "large"])
@pytest.mark.parametrize("language", languages())
def test_a_ring_on_the_shelf_covers_nothing_of_its_neighbours(language, mode):
    state = midgame(4, "builder")
    for building in state.box.buildings:
        changed = frozenset({f"buildings/{building}"})
        words = phrases(language, "puerto_rico")
        canvas = PICTURES["board"].lay(
            Look(view(state, None), words, NAMES, changed=changed, mode=MODES[mode])
        )
        ((left, top, right, bottom),) = canvas.rings
        for line in canvas.written:
            x, y, end, low = line.box
            within = left <= x and end <= right and top <= y and low <= bottom
            clear = end <= left or right <= x or low <= top - 4 or bottom + 4 <= y
            assert within or clear, f"{building}: {line.words}"


@pytest.mark.parametrize("mode", ["plain", "large"])
@pytest.mark.parametrize("language", languages())
def test_no_word_of_the_board_is_broken(language, mode):
    for seats in (3, 4, 5):
        seen = Look(
            view(midgame(seats, "builder"), None), phrases(language, "puerto_rico"), NAMES, mode=MODES[mode]
        )
        assert [line.words for line in PICTURES["board"].lay(seen).written if line.words.endswith("-")] == []


def test_circles_leave_the_badge_of_a_production_building_to_be_seen(look):
    state = table(
        3, buildings={0: {"tobacco_storage": 0}, 1: {"indigo_plant": 3}, 2: {"sugar_mill": 1}}
    ).state
    canvas = PICTURES["players"].lay(look(state))
    circles = [icon.box for icon in canvas.stamped if icon.name == "disc"]
    for good in ("tobacco", "indigo", "sugar"):
        for left, top, right, bottom in (icon.box for icon in canvas.stamped if icon.name == good):
            for circle in circles:
                across = min(right, circle[2]) - max(left, circle[0])
                down = min(bottom, circle[3]) - max(top, circle[1])
                assert across <= (right - left) // 6 or down <= 0, f"{good}: {circle}"


@pytest.mark.parametrize("sign", ["doubloon", "colonist", "victory"])
def test_what_players_compare_stands_in_columns(sign, look):
    state = midgame(3, "builder")
    printed = {printed_points(state, player) > 9 for player in state.players}
    assert printed == {True, False}
    canvas = PICTURES["players"].lay(look(state))
    assert len({icon.box[0] for icon in canvas.stamped if icon.name == sign}) == 1


def test_whoever_ships_sees_a_pennant_on_the_ship_and_none_on_the_supply(look):
    state = midgame(4, "captain")
    state.agenda = [Captain([1], 1, True, [], [])]
    canvas = PICTURES["board"].lay(look(state))
    ships = [icon.box for icon in canvas.stamped if icon.name == "cargo_ship"]
    assert canvas.pennants
    assert all(flag[1] < max(box[3] for box in ships) for flag in canvas.pennants)


def test_in_large_type_a_players_buildings_stand_on_one_sheet(look):
    state = midgame(4, "builder")
    canvas = PICTURES["player"].lay(look(state, argument=1, mode=MODES["large"]))
    heights = [line.box[1] for line in canvas.written]
    first = next(line.box[1] for line in canvas.written if line.words == "Small indigo plant")
    assert [cut for cut in canvas.breaks if first < cut < max(heights)] == []


@pytest.mark.parametrize("mode", ["plain", "large"])
def test_a_pennant_on_the_quarries_covers_no_pickaxe(mode, look):
    state = beginning(5)
    state.agenda = [Settler([1], 1)]
    canvas = PICTURES["board"].lay(look(state, mode=MODES[mode]))
    (quarry,) = (icon.box for icon in canvas.stamped if icon.name == "quarry")
    flags = [flag for flag in canvas.pennants if flag[1] < quarry[3] and flag[3] > quarry[1]]
    assert len(canvas.pennants) == len(state.row) + 1
    assert all(flag[0] >= quarry[2] or flag[2] <= quarry[0] for flag in flags)


def test_rings_around_neighbouring_numbers_have_one_edge(look):
    changed = frozenset(f"seat-1/{what}" for what in ("doubloons", "colonists", "vp"))
    canvas = PICTURES["players"].lay(look(midgame(4, "builder"), changed=changed))
    assert len({(top, bottom) for _, top, _, bottom in canvas.rings}) == 1


@pytest.mark.parametrize(("last", "asked"), [(True, "choose a role"), (False, "")])
def test_nobody_is_next_governor_when_no_round_follows(last, asked, look, words):
    state = midgame(4, "builder")
    told = words("picture-puerto-rico-next")
    assert told in [line.words for line in PICTURES["players"].lay(look(state)).written]
    state.triggers = ["city_full"] if last else []
    state.agenda = state.agenda if last else []
    canvas = PICTURES["players"].lay(look(state, asked=asked, waiting=()))
    assert told not in [line.words for line in canvas.written]
    assert [icon.name for icon in canvas.stamped].count("governor") == 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("mode", MODES.values(), ids=list(MODES))
def test_the_name_of_a_tile_stands_on_one_line(language, mode):
    state, words = midgame(), phrases(language, "puerto_rico")
    player = state.players[0]
    player.tiles.clear()
    player.tiles.update(dict.fromkeys(state.box.tiles, 1))
    seen = Look(view(state, 0), words, NAMES, 0, argument=0, mode=mode)
    drawn = {line.words for line in PICTURES["player"].lay(seen).written}
    for kind in state.box.tiles:
        assert capital(tile_word(words, state.box, kind)) in drawn
