"""Pictures of Age of Discovery: as they were drawn before, readable, and without secrets."""

from dataclasses import replace
from itertools import islice

import pytest

from games.age_of_discovery import GAME
from games.age_of_discovery.boxes import Arrival, TradeGoods
from games.age_of_discovery.events import Settled, WorkerPlaced
from games.age_of_discovery.moves import KillEnemies
from games.age_of_discovery.placement import PlaceWorkers
from games.age_of_discovery.setup import Auction
from games.age_of_discovery.state import AgeOfDiscovery, Worker
from games.age_of_discovery.warfare import Casualties, Front
from games.core import view
from games.core.moves import hyphened
from games.words.files import languages
from games.words.phrases import phrases
from games.words.view import MOST
from render import gallery
from render.age_of_discovery import PICTURES, touched
from render.age_of_discovery.chart import NAMES as REGIONS
from render.age_of_discovery.icons import BOXES, BUILDINGS
from render.mode import MODES
from render.picture import Look
from render.sprites import names
from render.strips import public_strips
from tests.games.age_of_discovery.positions import at
from tests.games.playing import random_game
from tests.games.position import check
from tests.render.age_of_discovery.positions import NAMES, beginning, midgame

CHANGES = {
    "placement": {"boxes/dock", "boxes/turn_order"},
    "dock": {"regions/florida", "regions/caribbean", "seat-1/money", "seat-1/goods/sugar"},
    "capital": {"boxes/capital", "seat-2/money", "seat-1/hand"},
    "warfare": {"regions/new_granada", "regions/brazil"},
    "benefits": {"seat-0/money", "seat-1/points", "seat-3/ships", "seat-1/discoveries"},
}
PLAYERS_CHANGE = frozenset(CHANGES["dock"] | CHANGES["capital"] | CHANGES["benefits"])


def look(
    state: AgeOfDiscovery, viewer: int | None = None, *, short: str = "", **more
) -> Look[AgeOfDiscovery]:
    check(GAME, state, short=short)
    asked = {"waiting": (1,), "asked": "place a piece in an event box"} | more
    return Look(view(state, viewer), phrases("en", "age_of_discovery"), NAMES, viewer, **asked)


def argument(name: str) -> int | str | None:
    domain = PICTURES[name].argument
    return 1 if domain == "seat" else domain[4] if domain else None


@pytest.mark.rest
@pytest.mark.parametrize("stage", CHANGES)
def test_board_after_each_phase(stage, golden):
    state = midgame(4, stage)
    golden(
        f"age_of_discovery/board_{stage}",
        PICTURES["board"].draw(look(state, changed=frozenset(CHANGES[stage]))),
    )


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_board_of_a_new_game(seats, golden):
    golden(f"age_of_discovery/board_new_{seats}", PICTURES["board"].draw(look(beginning(seats))))


@pytest.mark.parametrize("seats", [2, 5])
def test_board_in_the_middle(seats, golden):
    golden(f"age_of_discovery/board_{seats}", PICTURES["board"].draw(look(midgame(seats))))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("mode", ["plain", "large"])
def test_the_turn_order_says_what_its_numbers_count_and_does_not_call_specialists_colonists(mode, language):
    state, words = midgame(4), phrases(language, "age_of_discovery")
    state.agenda = [PlaceWorkers([3, 1])]
    state.players[1].hand = {"colonist": 2, "captain": 1, "soldier": 2}
    canvas = PICTURES["board"].lay(
        Look(view(state, None), words, NAMES, waiting=(3,), asked="act", mode=MODES[mode])
    )
    left, top, right, bottom = next(one.box for one in canvas.places if one.name == "boxes/turn_order")
    inside = [one for one in canvas.written if left < one.box[0] < right and top < one.box[1] < bottom]
    said = [line.words for line in inside]
    assert words("picture-discovery-in-hand") in said
    assert "5" in said
    assert not [icon for icon in canvas.stamped if icon.name == "colonist" and top < icon.box[1] < bottom]


def test_while_players_bid_for_the_turn_order_their_pieces_are_not_counted():
    state = beginning(4)
    state.agenda = [Auction([1, 0], {0: 3}, [3, 2])]
    seen = Look(view(state, None), phrases("en", "age_of_discovery"), NAMES)
    said = [line.words for line in PICTURES["board"].lay(seen).written]
    assert "pieces in hand" not in said
    assert "3" in said


@pytest.mark.parametrize(
    ("name", "step"),
    [("boxes", PlaceWorkers([3, 1])), ("regions", Arrival([1], "colonist")), ("goods", TradeGoods())],
)
def test_board_shows_what_can_be_chosen(name, step, golden):
    state = midgame(4)
    state.agenda = [step]
    waiting = tuple(step.waits_for(state))
    golden(f"age_of_discovery/board_choices_{name}", PICTURES["board"].draw(look(state, waiting=waiting)))


@pytest.mark.rest
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_players(seats, golden):
    state = midgame(seats)
    golden(f"age_of_discovery/players_{seats}", PICTURES["players"].draw(look(state, changed=PLAYERS_CHANGE)))


@pytest.mark.rest
def test_a_player_with_everything(golden):
    box = beginning(4).box
    holdings = {
        "buildings": list(BUILDINGS)[:18],
        "goods": at(seats=4).state.pool,
        "discoveries": [*list(box.counters)[:6], "china"],
        "hand": {"colonist": 4, "captain": 1, "soldier": 2},
    }
    player = {**holdings, "ships": 4, "colony_points": [14, 22, 36], "money": 128}
    state = at(seats=4, turn=7, players={1: player}).state
    golden(
        "age_of_discovery/player", PICTURES["player"].draw(look(state, argument=1, changed=PLAYERS_CHANGE))
    )


def test_a_player_with_nothing(golden):
    golden("age_of_discovery/player_new", PICTURES["player"].draw(look(beginning(2), argument=0, waiting=())))


@pytest.mark.parametrize("region", ["caribbean", "canada", "brazil"])
def test_region(region, golden):
    golden(f"age_of_discovery/region_{region}", PICTURES["region"].draw(look(midgame(5), argument=region)))


def test_a_region_says_who_discovered_it():
    state = midgame(5)
    state.lands["caribbean"].discoverer = None
    state.lands["florida"].discovered, state.lands["florida"].discoverer = True, 2

    def said(region):
        return [line.words for line in PICTURES["region"].lay(look(state, argument=region)).written]

    assert "Known from the start" in said("caribbean")
    after = said("florida")
    assert after[after.index("Discovered by") + 1] == NAMES[2]


@pytest.mark.parametrize("mode", MODES.values(), ids=MODES)
def test_an_undiscovered_region_shows_expeditions_and_a_known_one_settlers(mode):
    state = midgame(4)
    state.boxes["discovery"] = [Worker(2, "colonist"), Worker(2, "soldier")]
    words = phrases("en", "age_of_discovery")

    def said(region):
        return [
            line.words for line in PICTURES["region"].lay(look(state, argument=region, mode=mode)).written
        ]

    unknown, known = said("canada"), said("florida")
    assert {"?", words("picture-discovery-unknown"), words("picture-discovery-expedition")} <= {*unknown}
    assert not {"?", words("picture-discovery-unknown"), words("picture-discovery-expedition")} & {*known}
    assert words("picture-discovery-pieces") in known
    assert words("picture-discovery-pieces") not in unknown


def test_players_without_income_show_no_zero_for_it():
    said = {line.words for line in PICTURES["players"].lay(look(beginning(4))).written}
    assert "+0" not in said


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_small(name):
    assert len(PICTURES[name].png(look(midgame(5), argument=argument(name)))) <= 200 * 1024


@pytest.mark.parametrize("name", PICTURES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_picture_has_its_text_in_words(name, seats):
    seen = look(midgame(seats), argument=argument(name))
    told = PICTURES[name].told(seen)
    assert NAMES[1] in PICTURES[name].alt(seen)
    assert NAMES[1][:2] in told
    assert 40 < len(told) <= 1024
    # More pieces than any text holds may cost the last of them, long names may not.
    brief = replace(seen, names=["Ann", "Bar", "Chl", "Dim", "Ève"])
    assert told.endswith("…") == (len(PICTURES[name].alt(brief)) > MOST)


def test_the_board_in_words_tells_pieces_boxes_and_displays():
    alt = PICTURES["board"].alt(look(midgame(2)))
    for words in (
        "Turn 5",
        "Turn order: ",
        "Undiscovered: Canada",
        "Goods on display",
        "Cathedral",
        "Colonist dock: ",
    ):
        assert words in alt


@pytest.mark.parametrize("viewer", [None, 0])
@pytest.mark.parametrize("name", PICTURES)
def test_sealed_casualties_change_neither_picture_nor_words(name, viewer):
    fronts = [Front("brazil", 1, 0, 0)]
    state, other = midgame(4, "warfare"), midgame(4, "warfare")
    state.agenda = [Casualties([0, 1], {}, fronts)]
    other.agenda = [Casualties([0, 1], {1: {"brazil": KillEnemies("brazil", ("soldier",))}}, fronts)]
    ours, theirs = look(state, viewer, argument=argument(name)), look(other, viewer, argument=argument(name))
    assert PICTURES[name].draw(ours).tobytes() == PICTURES[name].draw(theirs).tobytes()
    assert PICTURES[name].alt(ours) == PICTURES[name].alt(theirs)


def test_all_components_have_sprites_and_shapes():
    box = beginning(2).box
    assert set(BUILDINGS) == set(box.buildings)
    assert set(REGIONS) == set(box.regions)
    known = set(names())
    badges = {badge for _, badge in BUILDINGS.values() if badge}
    icons = {icon for icon, _ in BUILDINGS.values()}
    assert {*icons, *badges, *BOXES.values(), *box.goods, *box.pieces} <= known


def test_the_gallery_knows_the_game():
    assert next(iter(gallery.pictures("age_of_discovery"))) == "board"
    fields = {"box": "dock", "good": "rice", "region": "peru", "source": "peru", "target": "brazil"}
    for kind in GAME.events:
        event = kind(**{name: fields.get(name, 0) for name in kind.__dataclass_fields__})
        assert all("{" not in place for place in touched(event))


def test_a_piece_on_a_specialists_space_marks_their_box():
    assert list(touched(WorkerPlaced(0, "colonist", "training", 1))) == ["boxes/specialists"]
    assert list(touched(Settled(2, "merchant", "peru", 0, 5))) == ["regions/peru", "seat-2/money"]


def test_nothing_changes_in_a_picture_of_the_same_view():
    picture, seen = PICTURES["board"], look(midgame(3))
    assert picture.png(seen) == picture.png(replace(seen))


def test_in_large_type_all_plates_stand_on_the_sheet_of_their_numbers():
    words = phrases("en", "age_of_discovery")
    canvas = PICTURES["board"].lay(look(midgame(4), mode=MODES["large"]))
    named = [line for line in canvas.written if line.words == words("regions-argentina")]
    assert [line.box[3] < min(canvas.breaks) for line in named] == [True]


def test_no_word_of_the_ribbon_is_hyphenated():
    seen = Look(view(midgame(4), None), phrases("es", "age_of_discovery"), NAMES, mode=MODES["large"])
    canvas = gallery.pictures("age_of_discovery")["score"].lay(seen)
    assert "Puntuación" in [line.words for line in canvas.written]


def test_the_ribbon_breaks_its_words_where_a_dot_was():
    seen = Look(view(midgame(4, "dock"), None), phrases("es", "age_of_discovery"), NAMES)
    said = [line.words for line in PICTURES["board"].lay(seen).written]
    assert said[:3] == ["La Era de los Descubrimientos", "Turno 5 · Edad 2", "Muelle de colonos"]


def test_a_mark_on_money_keeps_clear_of_what_it_grows_by():
    canvas = PICTURES["players"].lay(look(midgame(4), changed=frozenset({"seat-1/money"})))
    ((left, top, right, bottom),) = canvas.rings
    for line in canvas.written:
        x, y, end, low = line.box
        within = left + 8 <= x and end <= right - 8 and top <= y and low <= bottom
        assert within or end <= left or right <= x or low <= top + 2 or bottom - 2 <= y, line.words


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_players_picture_says_what_a_building_does(building, language):
    state, words = beginning(2), phrases(language, "age_of_discovery")
    state.players[0].buildings = [building]
    seen = Look(view(state, None), words, NAMES, argument=0)
    said = " ".join(line.words for line in PICTURES["player"].lay(seen).written)
    assert words(f"picture-does-{hyphened(building)}") in said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("mode", ["plain", "large"])
def test_where_there_is_room_a_building_has_the_name_under_which_it_was_on_sale(mode, language):
    words = phrases(language, "age_of_discovery")
    for building in BUILDINGS:
        state = beginning(2)
        state.players[0].buildings = [building]
        seen = Look(view(state, None), words, NAMES, mode=MODES[mode])
        lines = PICTURES["players"].lay(seen).written
        assert words(f"buildings-{hyphened(building)}") in [line.words for line in lines]
        assert not [line.words for line in lines if line.cut]


@pytest.mark.parametrize("mode", ["plain", "large"])
def test_whole_names_of_buildings_take_no_more_lines_than_short_ones_and_the_latest_come_first(mode):
    words = phrases("en", "age_of_discovery")

    def short(message: str, /, **arguments: str | int) -> str:
        return words(message.replace("buildings-", "picture-building-", 1), **arguments)

    state = beginning(2)
    for count in range(1, 12):
        state.players[0].buildings = list(BUILDINGS)[-count:]
        seen = Look(view(state, None), words, NAMES, mode=MODES[mode])
        canvas = PICTURES["players"].lay(seen)
        assert canvas.height == PICTURES["players"].lay(replace(seen, words=short)).height
    state.players[0].buildings = [
        "conquest_of_the_incas",
        "colonial_empire",
        "standing_army",
        "merchant_guild",
    ]
    said = [line.words for line in PICTURES["players"].lay(Look(view(state, None), words, NAMES)).written]
    assert {"Incas", "Empire", "Standing Army", "Merchant Guild"} <= {*said}


def test_a_player_sees_below_the_points_for_discoveries_what_they_come_from():
    canvas = PICTURES["player"].lay(look(midgame(4), argument=0))
    heights = {line.words: line.box[1] for line in canvas.written}
    rolls = [icon.box[1] for icon in canvas.stamped if icon.name == "roll"]
    assert len(rolls) == 2
    assert heights["Discoveries"] < min(rolls) <= max(rolls) < heights["Economy"]


@pytest.mark.parametrize("sign", ["doubloon", "caravel", "victory"])
def test_what_players_compare_stands_in_columns(sign):
    state = midgame(5)
    state.players[2].goods, state.players[3].goods = {}, {"sugar": 4, "rice": 4}
    canvas = PICTURES["players"].lay(Look(view(state, None), phrases("en", "age_of_discovery"), NAMES))
    assert len({icon.box[0] for icon in canvas.stamped if icon.name == sign}) == 1


@pytest.mark.parametrize("language", languages())
def test_in_a_regions_table_a_name_of_32_letters_stands_whole_and_heads_on_a_line(language):
    names = ["Massimiliano della Repubblica 32", *NAMES[1:]]
    words = phrases(language, "age_of_discovery")
    seen = Look(view(midgame(5), None), words, names, argument="caribbean")
    said = [line.words for line in PICTURES["region"].lay(seen).written]
    assert {"Massimiliano della", "Repubblica 32"} <= {*said}
    heads = {words(f"picture-discovery-{key}") for key in ("pieces", "soldiers", "now", "one-more")}
    assert heads <= {*said}


@pytest.mark.rest
@pytest.mark.parametrize("mode", ["plain", "large"])
def test_on_the_page_no_strip_is_ever_lower_than_before(mode):
    """Pieces that come and go with the questions of a turn move no strip; pieces that players gain may."""
    highest: dict[str, int] = {}
    for moment in islice(random_game(GAME, 4, 1), 0, None, 31):
        seen = replace(look(moment.state, short="pieces"), mode=MODES[mode], page=True)
        for strip in public_strips(GAME.key, seen):
            # In large type the first strip has all regions, from which pieces are taken.
            if strip.name == "board/1":
                continue
            before = highest.setdefault(strip.name, strip.drawn.height)
            is_fixed = mode == "plain" and strip.seat is None
            assert strip.drawn.height == before if is_fixed else strip.drawn.height >= before, strip.name
            highest[strip.name] = strip.drawn.height
