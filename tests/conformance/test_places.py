"""Places: what is drawn and what moves are about fit together, in every game.

A move is *singled out* by places if no other move of its menu is about all the places that it is about. It is *narrowed* if
few others are: a short list tells them apart. What a form asks for counts as one move. Places that no picture shows count
as none: the pictures are those that everybody sees and the mover's own.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

import pytest

from games.core import Between, Menu, Move, Several, view
from games.core.menus import HalfMove
from games.words.files import languages
from games.words.view import Argument
from render.canvas import Canvas
from render.gallery import pictures, public
from render.labels import labelled
from render.mode import PLAIN, Mode
from render.noted import Place
from render.picture import Look, Picture
from render.places import begun, by_piece
from tests.conformance.plays import REPRESENTATIVE, Moment, Play, play
from tests.conformance.shuffling import shuffled
from tests.conformance.test_words import NAMES, words_of
from tests.render.midgame import arguments

POSITIONS = 40
LIST = 6
"""So many moves are a short list."""


@dataclass(frozen=True)
class Choice:
    """A move of a menu as it is shown at once: whole, or lacking what a form asks for."""

    half: HalfMove
    places: frozenset[str]
    """Those of what is chosen."""
    pieces: Mapping[Any, frozenset[str]]
    """For a form, the places of each piece that may be chosen."""

    def about(self) -> frozenset[str]:
        """All places that it may be about."""
        return self.places.union(*self.pieces.values())

    def clicks(self) -> list[frozenset[str]]:
        """What singles it out, if anything does: its places, with those of one piece if a form is to open."""
        return [self.places | places for places in self.pieces.values() if places] or [self.places]

    def __str__(self) -> str:
        values = {name: value for name, value in self.half.chosen.items() if not isinstance(value, bool)}
        return f"{self.half.kind.__name__}({', '.join(f'{name}={value}' for name, value in values.items())})"


def halves(menu: Menu, kind: type[Move], chosen: Mapping[str, Any]) -> Iterator[HalfMove]:
    """Every whole move of a kind; one half-made move for all that a form tells apart."""
    half = menu.half(kind, chosen)
    assert half is not None
    if (
        half.field is None
        or isinstance(half.domain, Several)
        or (isinstance(half.domain, Between) and not half.field.is_few)
    ):
        yield half
    else:
        assert half.domain is not None
        for value in half.domain:
            yield from halves(menu, kind, {**half.chosen, half.field.name: value})


Sheet = tuple[Picture[Any], Look[Any], Canvas]


def sheets(moment: Moment, seat: int | None) -> Iterator[Sheet]:
    """The pictures that a seat sees of a moment, laid out: everybody's, and its own."""
    key = moment.table.game.key
    shown = public(key, moment.state)
    for name, picture in pictures(key).items():
        if name in shown or (picture.private and seat is not None):
            seen = look(moment, seat if picture.private else None)
            yield picture, seen, picture.lay(seen)


def every_sheet(moment: Moment, seat: int, mode: Mode) -> Iterator[Sheet]:
    """All pictures of a moment, those of a seat or a region too, laid out."""
    for picture in pictures(moment.table.game.key).values():
        possible = arguments(picture, moment.state.seats)
        for argument in {possible[0], possible[seat % len(possible)]}:
            seen = look(moment, seat if picture.private else None, mode, argument)
            yield picture, seen, picture.lay(seen)


def look(moment: Moment, viewer: int | None, mode: Mode = PLAIN, argument: Argument = None) -> Look[Any]:
    """How a moment looks on the page, where places can be pointed at."""
    waiting, words = tuple(moment.waiting()), words_of(moment.table.game)
    seen = view(moment.state, viewer)
    return Look(seen, words, NAMES, viewer, argument, waiting, "act", mode=mode, page=True)


@cache
def drawn(moment: Moment, seat: int) -> frozenset[str]:
    """The names of all places that a seat sees."""
    return frozenset(place.name for _, _, canvas in sheets(moment, seat) for place in canvas.places)


def offered(moment: Moment, seat: int) -> list[Choice]:
    """All that a seat may choose, each with the places that it sees."""
    seen, menu, shown = view(moment.state, seat), moment.menu(seat), drawn(moment, seat)
    found: list[Choice] = []
    for half in (half for kind in menu.kinds() for half in halves(menu, kind, {})):
        pieces: dict[Any, frozenset[str]] = {}
        if half.field is not None and isinstance(half.domain, Several):
            pieces = by_piece(seen, seat, half.kind, half.chosen, half.field.name, half.domain.pool)
            pieces = {piece: places & shown for piece, places in pieces.items()}
        found.append(Choice(half, begun(seen, seat, half.kind, half.chosen) & shown, pieces))
    return found


def left(choice: Choice, others: list[Choice]) -> int:
    """How many choices are left when all that may be clicked for one has been; 0 where nothing may."""
    ways = [sum(clicks <= one.about() for one in others) for clicks in choice.clicks() if clicks]
    return min(ways, default=0)


@cache
def asked(key: str) -> list[list[Choice]]:
    """What a seat that is asked may choose at random positions of a game, the same ones every time."""
    rng = Random(key)
    plays = [play(variant) for variant in REPRESENTATIVE if variant.key == key]
    moments = [rng.choice(rng.choice(plays).moments) for _ in range(POSITIONS)]
    return [offered(moment, moment.waiting()[0]) for moment in moments]


SINGLED_OUT: dict[str, tuple[float, float]] = {
    "age_of_discovery": (0.95, 0.95),
    "mundus_novus": (0.8, 0.92),
    "pizarro_and_co": (0.1, 0.1),
    "puerto_rico": (0.98, 0.98),
}
"""The least shares of all moves, buttons too, that places single out, and that they single out or narrow. What is missing to 1 are moves
without a place, as bidding."""
BORROWED = {"capital", "hacienda", "veto"}
"""Ids that are Spanish or Italian words, too."""
BY_NUMBER = {"Convert"}
"""Moves with a place that places only narrow: a number that is on no picture tells them apart."""


@pytest.mark.parametrize("key", SINGLED_OUT)
@pytest.mark.rest
def test_places_alone_single_most_moves_out(key: str):
    found = [left(one, every) for every in asked(key) for one in every]
    single, short = SINGLED_OUT[key]
    assert sum(number == 1 for number in found) >= single * len(found)
    assert sum(0 < number <= LIST for number in found) >= short * len(found)


@pytest.mark.parametrize("key", SINGLED_OUT)
@pytest.mark.rest
def test_every_move_that_is_about_a_place_is_singled_out_or_on_a_short_list(key: str):
    found = [(one, left(one, every)) for every in asked(key) for one in every if one.about()]
    assert found
    for one, number in found:
        assert 0 < number <= (LIST if one.half.kind.__name__ in BY_NUMBER else 1), str(one)


NO_PLACE = {
    "age_of_discovery": {"Pass", "Bid"},
    "mundus_novus": {"Pass", "Announce", "Recall", "Perfect", "Done", "Trigger"},
    "pizarro_and_co": {"Pass", "Allow", "Bid", "Limit", "Stop"},
    "puerto_rico": {"Pass", "FinalPass", "StoreNothing"},
    "soundings": {"Claim", "Doubt"},
}
"""Moves that no place means: they let something go by or say a number, and are buttons. Not every event that Coronado's owner
may pay for lies in the queue. A game that is not named here has not said yet which of its moves are buttons."""

ALIKE = {
    ("mundus_novus", "Convert"): "a merchant makes one of three numbers of a card: they are on no picture",
    ("mundus_novus", "Same"): "of how many cards of a stack, and how many relics among them",
    ("mundus_novus", "Blind"): "of how many cards of a stack, and how many relics among them",
    ("mundus_novus", "Cash"): "how many relics are among the cards of a stack",
    ("mundus_novus", "Relics"): "how many relics of the stack",
    (
        "age_of_discovery",
        "Migrate",
    ): "how many colonists of those that are one number beside their owner's symbol",
    ("puerto_rico", "Store"): "which of the goods is the single barrel: the form after it tells",
    ("puerto_rico", "StoreOnly"): "all of the goods in warehouses, or one of them as a single barrel",
}
"""Moves that differ in effect and are about the same places, and in what they differ."""


def test_moves_about_the_same_places_are_known(of_a_game: Play):
    for moment in of_a_game.some(25):
        for seat, _ in moment.asked():
            every = offered(moment, seat)
            for one in every:
                key, kind = of_a_game.variant.key, one.half.kind.__name__
                if not one.about():
                    assert key not in NO_PLACE or kind in NO_PLACE[key], (str(one), moment.n)
                    continue
                alike = [other for other in every if other.about() == one.about() and other is not one]
                assert not alike or (key, kind) in ALIKE, (str(one), *map(str, alike))


SHARED = {
    (
        "mundus_novus",
        "Different",
    ): "a card that a merchant turns counts as its number, and others like it as theirs",
}
"""Forms of which two kinds of pieces may be in the same place."""


def test_each_piece_of_a_form_has_a_place_of_its_own(of_a_game: Play):
    for moment in of_a_game.some(25):
        for seat in moment.waiting():
            for one in offered(moment, seat):
                kind, places = (of_a_game.variant.key, one.half.kind.__name__), list(one.pieces.values())
                assert all(places), (str(one), one.pieces)
                assert len(set(places)) == len(places) or kind in SHARED, (str(one), one.pieces)


def test_every_place_lies_on_the_sheet(of_a_game: Play):
    for turn, moment in enumerate(of_a_game.some(8)):
        for mode in (PLAIN, Mode(large=True)):
            for picture, _, canvas in every_sheet(moment, turn % of_a_game.variant.seats, mode):
                for place in canvas.places:
                    left, top, right, bottom = place.box
                    said = (picture.name, place, canvas.width, canvas.height)
                    assert 0 <= left < right <= canvas.width, said
                    assert 0 <= top < bottom <= canvas.height, said


def test_a_key_stands_at_most_once_on_a_picture_and_is_of_one_component(of_a_game: Play):
    for turn, moment in enumerate(of_a_game.some(8)):
        for picture, _, canvas in every_sheet(moment, turn % of_a_game.variant.seats, PLAIN):
            keys = [place.key for place in canvas.places if place.key]
            assert len(set(keys)) == len(keys), picture.name
            assert all(place.name.endswith(place.key) for place in canvas.places)


def test_what_a_move_is_about_is_told_in_words(of_a_game: Play):
    for turn, moment in enumerate(of_a_game.some(8)):
        seat = moment.waiting()[turn % len(moment.waiting())]
        about = frozenset[str]().union(*(one.about() for one in offered(moment, seat)))
        for language in languages():
            for picture, seen, canvas in sheets(moment, seat):
                words = words_of(moment.table.game).into(language)
                for place in labelled(picture, replace(seen, words=words), canvas.places):
                    assert place.label or place.name not in about, place
                    assert "Hidden" not in place.label
                    last = place.name.rpartition("/")[2]
                    # The id of a component is no word of any other language.
                    may_end = language == "en" or last.isdigit() or last in BORROWED
                    assert may_end or not place.label.endswith(f" {last}")


def test_no_place_tells_what_its_viewer_may_not_know(of_a_game: Play):
    """Names, keys, sizes and labels are the same at two tables that differ in what is hidden alone."""
    rng = Random(8)
    for turn, moment in enumerate(of_a_game.some(6)):
        for viewer in (None, turn % of_a_game.variant.seats):
            other = replace(moment, state=shuffled(moment.state, viewer, rng))
            assert seen_by(moment, viewer) == seen_by(other, viewer)


def seen_by(moment: Moment, viewer: int | None) -> list[Place]:
    return [
        place
        for picture, seen, canvas in sheets(moment, viewer)
        for place in labelled(picture, seen, canvas.places)
    ]
