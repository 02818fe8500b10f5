"""Pictures for the page: strips by seat without head and signs, small, with nothing but what the one style sheet has."""

import gzip
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from games import all_games
from games.words.files import languages
from games.words.phrases import phrases
from render.acts import Act, Piece, Shared, Text
from render.canvas import Canvas
from render.gallery import pictures
from render.kept import Shelf
from render.mode import MODES, PLAIN, Mode
from render.sprites import find, names
from render.strips import Strip, public_strips, strips
from render.svg.style import known_roles, rules, style_sheet
from render.svg.symbols import definition, definitions, sprite_id
from render.text import LABEL
from render.theme import DARK, DARK_STRONG, LIGHT, LIGHT_STRONG
from tests.conformance.plays import REPRESENTATIVE, Moment, Play, play
from tests.conformance.test_pictures import look
from tests.conformance.test_words import words_of
from tests.render.midgame import of_many

LARGE = Mode(large=True)
POSITIONS = 40


def packed(text: str) -> int:
    return len(gzip.compress(text.encode(), 6))


@cache
def moments(key: str) -> list[Moment]:
    return of_many(key).some(POSITIONS)[:POSITIONS]


def middle(key: str) -> Moment:
    return moments(key)[len(moments(key)) // 2]


def shown(key: str, mode: Mode = PLAIN) -> Iterator[list[Strip]]:
    """Yield the public strips of positions of a whole game."""
    for moment in moments(key):
        yield public_strips(key, replace(look(moment, None, None), mode=mode))


def own(key: str, moment: Moment, seat: int = 0, mode: Mode = PLAIN) -> list[Strip]:
    """The strips that only one seat sees."""
    private = [picture for picture in pictures(key).values() if picture.private]
    return [
        strip
        for picture in private
        for strip in strips(picture, replace(look(moment, seat, None), mode=mode))
    ]


LATE = 4
"""How many positions are looked at in the last third of a game, when tables are full."""


@pytest.mark.rest
@pytest.mark.parametrize("variant", [one for one in REPRESENTATIVE if one.key in all_games()], ids=str)
def test_pictures_of_a_full_table_are_small(variant):
    """With any number of seats and any options, in each layout and language."""
    played = play(variant)
    last = played.moments[-1]
    late = Play(variant, played.table, played.moments[2 * len(played.moments) // 3 :]).some(LATE)
    for moment, mode in [*((one, LARGE) for one in (*late, last)), (last, PLAIN)]:
        for language in languages() if moment is last else ("en",):
            seen = replace(look(moment, None, None), mode=mode, words=words_of(variant.game).into(language))
            by_picture: dict[str, str] = {}
            for strip in public_strips(variant.key, seen):
                name = strip.name.split("/")[0]
                by_picture[name] = by_picture.get(name, "") + strip.drawn.markup
            assert max(len(markup.encode()) for markup in by_picture.values()) <= 35_000
            assert packed("".join(by_picture.values())) <= 6_000


def sprites_of(ids: frozenset[str]) -> str:
    return definitions(id_ for id_ in ids if id_.startswith("i-"))


@pytest.mark.rest
@pytest.mark.parametrize("key", all_games())
def test_sprites_and_chart_of_a_game_are_small(key):
    ids = frozenset[str]()
    for moment, found in zip(moments(key), shown(key), strict=True):
        ids = ids.union(*(strip.drawn.uses for strip in [*found, *own(key, moment)]))
    assert packed(sprites_of(ids)) <= 10_000
    # Shared parts refer to sprites, which are counted above: `uses` names those, too.
    others = sorted(id_ for id_ in ids if not id_.startswith("i-"))
    assert packed("".join(definition(id_).markup for id_ in others)) <= 12_000


def test_all_sprites_together_are_small():
    ids = frozenset(sprite_id(name, hollow=hollow) for name in names() for hollow in (False, True))
    assert packed(sprites_of(ids)) <= 25_000


@pytest.mark.parametrize("mode", [PLAIN, LARGE], ids=["plain", "large"])
@pytest.mark.parametrize("key", all_games())
def test_no_type_of_a_strip_is_below_12_pixels_where_it_is_400_wide(key, mode):
    for moment in moments(key)[::4]:
        seen = replace(look(moment, None, None), mode=mode)
        for strip in [*public_strips(key, seen), *own(key, moment, mode=mode)]:
            shared = "".join(definition(id_).markup for id_ in strip.drawn.uses if id_.startswith("k-"))
            sizes = [int(size) for size in re.findall(r'font-size="(\d+)"', strip.drawn.markup + shared)]
            assert min([LABEL, *sizes]) * 400 / strip.drawn.width >= 12, strip.name


@cache
def classes() -> frozenset[str]:
    return frozenset(re.findall(r"\.([a-z][\w-]*)", style_sheet(str)))


@pytest.mark.rest
@pytest.mark.parametrize("key", all_games())
def test_every_picture_refers_only_to_what_a_page_has(key):
    for moment in moments(key)[::4]:
        for mode in (PLAIN, LARGE):
            found = [
                *public_strips(key, replace(look(moment, None, None), mode=mode)),
                *own(key, moment, mode=mode),
            ]
            for strip in found:
                check(strip)


def check(strip: Strip) -> None:
    """A picture has no id and no style of its own; what it refers to is defined, its classes are in the style sheet."""
    root = ET.fromstring(strip.drawn.markup)
    parts = [root, *(ET.fromstring(definition(id_).markup) for id_ in strip.drawn.uses)]
    for node in (node for part in parts for node in part.iter()):
        assert "style" not in node.attrib
        assert set(node.get("class", "").split()) <= {
            *classes(),
            "cv",
            "drawn",
            "hits",
            "outlines",
            "ornament",
        }
        assert node.get("href", "#").removeprefix("#") in {"", *strip.drawn.uses}
    assert not [node for node in root.iter() if node.get("id")]
    assert strip.drawn.roles <= known_roles()


@pytest.mark.parametrize("variant", [one for one in REPRESENTATIVE if one.key in all_games()][::3], ids=str)
def test_each_player_has_strips_of_their_own_in_the_order_of_seats(variant):
    for moment in play(variant).some(4):
        found = public_strips(variant.key, look(moment, None, None))
        seats = [strip.seat for strip in found if strip.seat is not None]
        assert seats == sorted(seats)
        assert set(seats) == set(range(variant.seats))
        assert len({strip.name for strip in found}) == len(found)


@pytest.mark.rest
@pytest.mark.parametrize("mode", [PLAIN, LARGE], ids=["plain", "large"])
@pytest.mark.parametrize("key", all_games())
def test_strips_that_a_move_leaves_as_they_are_are_laid_out_and_written_once(key, mode):
    words = phrases("en", key)
    kept = 0
    for before, after in pairwise(of_many(key).moments[-30:]):
        first, second = (
            {
                strip.name: strip.drawn
                for strip in public_strips(key, replace(look(one, None, None), words=words, mode=mode))
            }
            for one in (before, after)
        )
        same = [name for name in first.keys() & second.keys() if first[name] == second[name]]
        assert [name for name in same if first[name] is not second[name]] == []
        kept += len(same)
    assert kept


def test_a_strip_is_written_anew_if_only_what_is_said_of_it_changes():
    """Puerto Rico's row of plantations bears no words, but its places do."""
    moment = moments("puerto_rico")[0]
    english, italian = (
        public_strips("puerto_rico", replace(look(moment, None, None), words=phrases(tongue, "puerto_rico")))
        for tongue in ("en", "it")
    )
    again = public_strips(
        "puerto_rico", replace(look(moment, None, None), words=phrases("en", "puerto_rico"))
    )
    assert [strip.drawn.markup for strip in english] == [strip.drawn.markup for strip in again]
    assert english != italian


@pytest.mark.parametrize("mode", [PLAIN, LARGE], ids=["plain", "large"])
@pytest.mark.parametrize("key", all_games())
def test_all_strips_of_a_layout_are_as_wide(key, mode):
    moment = middle(key)
    found = [
        *public_strips(key, replace(look(moment, None, None), mode=mode)),
        *own(key, moment, mode=mode),
    ]
    assert len({strip.drawn.width for strip in found}) == 1


@pytest.mark.parametrize("key", all_games())
def test_the_order_of_players_is_not_that_of_who_must_act(key):
    for moment in moments(key)[::8]:
        seen = look(moment, None, None)
        orders = [
            [
                strip.name
                for strip in public_strips(
                    key, replace(seen, waiting=waiting, asked="act" if waiting else "")
                )
            ]
            for waiting in ((), (1,), (0,))
        ]
        assert orders[0] == orders[1] == orders[2]


@pytest.mark.parametrize("key", all_games())
def test_the_page_has_neither_head_nor_signs(key):
    """Who is asked, what has changed and what can be chosen are the page's to say, over the same layout for all."""
    for moment in moments(key)[::4]:
        seen = look(moment, None, None)
        everything = replace(seen, changed=frozenset({f"seat {seat}" for seat in range(6)} | seen.changed))
        found = public_strips(key, everything)
        assert found == public_strips(key, replace(seen, changed=frozenset()))
        markup = "".join(strip.drawn.markup for strip in found)
        assert "#i-pennant" not in markup
        assert "s-accent" not in markup
        title = seen.words("game-name")
        assert not re.search(rf'class="serif [^>]*>{re.escape(title)}<', markup)


@pytest.mark.rest
@pytest.mark.parametrize("key", all_games())
def test_plates_that_were_kept_are_as_if_laid_out_anew(key, monkeypatch):
    positions = [(moment, mode) for moment in moments(key)[::3] for mode in (PLAIN, LARGE)]
    seen = [replace(look(moment, None, None), mode=mode) for moment, mode in positions]
    kept = [public_strips(key, one) for one in seen]
    monkeypatch.setattr("render.plates.TABLES", Shelf(0))
    monkeypatch.setattr("render.kit.TABLES", Shelf(0))
    assert [public_strips(key, one) for one in seen] == kept


def asked_to_pay(played: Play) -> Iterator[tuple[Moment, int]]:
    for moment in played.moments:
        if type(moment.state.agenda[-1]).__name__ == "Payment":
            yield moment, moment.waiting()[0]


def test_no_card_of_a_hand_is_lifted_on_the_page():
    """In a post the cheapest payment is."""
    moment, seat = next(asked_to_pay(of_many("pizarro_and_co")))
    seen, hand = look(moment, seat, None), pictures("pizarro_and_co")["hand"]
    assert "s-accent" not in "".join(strip.drawn.markup for strip in strips(hand, seen))
    lifted = [act.drawing for act in hand.lay(seen).acts if hasattr(act, "drawing")]
    assert any(card.rule.name == "accent" for card in lifted)


def texts_of(markup: str) -> Iterator[str]:
    """Yield all type of a picture, that of the shared parts as often as it refers to them."""
    for node in ET.fromstring(markup).iter():
        if node.tag.endswith("text"):
            yield node.text or ""
        elif (id_ := node.get("href", "").removeprefix("#")).startswith("k-"):
            yield from texts_of(definition(id_).markup)


def apart(acts: Iterable[Act]) -> Iterator[Act]:
    """Yield what is drawn, and what parts hold in their place."""
    for act in acts:
        if isinstance(act, Piece | Shared):
            yield from apart(act.acts)
        else:
            yield act


@pytest.mark.parametrize("key", all_games())
def test_strips_hold_all_that_a_picture_has_and_each_once(key):
    moment = middle(key)
    for picture in pictures(key).values():
        if picture.argument is None:
            seen = look(moment, 0 if picture.private else None, None)
            canvas = picture.lay(replace(seen, page=True, changed=frozenset()))
            wanted = sorted(line.words for line in canvas.written)
            texts = [text for strip in strips(picture, seen) for text in texts_of(strip.drawn.markup)]
            chart = {"MAR DEL", "NORT", "MAR", "DEL", "SVR", "OCEANVS"}
            cards = [
                act.drawing.value
                for act in apart(canvas.acts)
                if not isinstance(act, Text) and hasattr(getattr(act, "drawing", None), "value")
            ]
            assert sorted(text for text in texts if text not in chart) == sorted([*wanted, *cards, *cards])


def test_the_style_sheet_is_small_and_has_every_theme():
    sheet = style_sheet(lambda file: f"/fonts/{file}")
    assert packed(sheet) <= 5_000
    for theme in ("light-strong", "dark", "dark-strong"):
        assert f':root[data-theme="{theme}"]{{--accent:' in sheet
    shown = {role.name for role in known_roles()}
    for name in re.findall(r"var\(--([\w-]+)", sheet):
        assert name in {
            *shown,
            "edge",
            "details",
            "ornament",
            "sea-ground",
            "halo",
            "lift",
            "thicker",
            "more",
            "colour",
        }


@pytest.mark.parametrize("theme", [LIGHT, LIGHT_STRONG, DARK, DARK_STRONG], ids=lambda theme: theme.name)
def test_every_colour_of_svg_is_one_that_a_png_can_have(theme):
    """Colours of single sprites are not in the palette: a PNG shows the nearest one, so SVG must, too."""
    (values,) = re.findall(r":root\{([^}]*--ink:[^}]*)\}", rules(known_roles(), {":root": theme}))
    shown = {tuple(bytes.fromhex(value)) for value in re.findall(r"#(\w{6})", values)}
    assert len(shown) > 50
    assert shown <= set(theme.palette.colours)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("name", ["disc", "hut", "island", "cocoa"])
def test_a_sprite_has_the_same_colour_in_svg_as_in_a_png(name, theme):
    role = find(name)[1]
    canvas = Canvas(400, mode=next(mode for mode in MODES.values() if mode.theme is theme))
    canvas.icon(name, (200, 200), 200)
    colours = canvas.finished().crop((120, 120, 280, 280)).getcolors(99_999)
    assert theme.shown(role) in {colour for number, colour in colours if number > 1_000}


def test_the_hatching_of_undiscovered_land_is_no_ornament():
    """High contrast hides ornaments; the hatching says something, and a PNG keeps it."""
    found = public_strips("age_of_discovery", look(moments("age_of_discovery")[0], None, None))
    uses = re.findall(r"<use [^>]*url\(#aod-hatch\)[^>]*>", "".join(strip.drawn.markup for strip in found))
    assert uses
    assert not [use for use in uses if "ornament" in use]


def test_what_names_the_columns_of_players_stands_right_above_them():
    seen = look(moments("pizarro_and_co")[5], None, None)
    called = [strip.name for strip in public_strips("pizarro_and_co", seen)]
    assert called[called.index("players/heads") + 1] == "players/seat-0"


def test_a_strip_is_no_higher_than_what_is_laid_out():
    """A card draws itself and may be turned: it says that it needs more room than it does."""
    moment = moments("pizarro_and_co")[5]
    seen = look(moment, 0, None)
    hand = pictures("pizarro_and_co")["hand"]
    sheet = hand.lay(replace(seen, page=True))
    assert sum(strip.drawn.height for strip in strips(hand, seen)) <= sheet.height
