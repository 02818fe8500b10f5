"""Random plays of every game, shared by the tests of the kit.

A variant is a game with a number of seats and options; together the variants see every number of seats and
every value of every option. A play is made once per process and keeps what it passed.
"""

import dataclasses
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from games import all_games
from games.core import Event, Game, Header, Menu, Move, Table, engine, view
from games.core.log import Entry
from tests.core.toy import GAME as TOY
from tests.games.elsewhere import SOUNDINGS, register
from tests.support.whole import WHOLE, moments

register(SOUNDINGS)

GAMES: dict[str, Game] = {**all_games(), TOY.key: TOY}
"""Every game, and the toy game, which has rules only: it uses what no other game may use at the time."""

LONGEST = 3000
"""No game takes more decisions, however badly it is played."""


@dataclasses.dataclass(frozen=True)
class Variant:
    key: str
    seats: int
    options: tuple[tuple[str, Any], ...]
    """Those that are not the default."""

    @property
    def game(self) -> Game:
        return GAMES[self.key]

    def header(self) -> Header:
        secret = f"{Random(f'{self}').getrandbits(128):032x}"
        return Header(self.key, self.game.rules, self.seats, dict(self.options), secret)

    def __str__(self) -> str:
        chosen = [f"{key}={value}" for key, value in self.options]
        return "-".join([self.key, str(self.seats), *chosen])


@dataclasses.dataclass(frozen=True, eq=False)
class Moment:
    """A point where somebody decides; the state is the table's own and must be left alone.

    A moment is equal to itself alone: what is costly to find out about it may be cached.
    """

    n: int
    state: Any
    table: Table

    def waiting(self) -> list[int]:
        return list(engine.waits_for(self.state))

    def listening(self) -> list[int]:
        return engine.listens_to(self.state)

    def menu(self, seat: int) -> Menu:
        return engine.menu(self.state, seat)

    def open_menu(self, seat: int) -> Menu:
        return engine.open_menu(self.state, seat)

    def view(self, viewer: int | None) -> Any:
        return view(self.state, viewer)

    def asked(self) -> list[tuple[int, Menu]]:
        """Everybody who may do something, with their menu."""
        return [(seat, self.menu(seat)) for seat in [*self.waiting(), *self.listening()]]


@dataclasses.dataclass(frozen=True)
class Play:
    variant: Variant
    table: Table
    moments: list[Moment]

    def some(self, number: int) -> list[Moment]:
        """Some of its moments, spread over the whole play, the same ones every time; more of them in `make soak`."""
        step = max(1, len(self.moments) // moments(number))
        return self.moments[::step]

    def questions(self, number: int) -> Iterator[tuple[Moment, int, Menu]]:
        """The menus of those who are waited for, at some moments."""
        for moment in self.some(number):
            for seat in moment.waiting():
                yield moment, seat, moment.menu(seat)

    def menus(self, number: int) -> Iterator[tuple[Moment, int, Menu]]:
        """The menus of all who may do something, at some moments."""
        for moment in self.some(number):
            for seat, menu in moment.asked():
                yield moment, seat, menu


def choices(game: Game) -> Iterator[dict[str, Any]]:
    """The defaults, every other value of every option alone, and all options changed together."""
    options = game.table_options()
    yield {}
    for option in options:
        for value in option.values[1:]:
            yield {option.key: value}
    for n in range(1, max((len(option.values) for option in options), default=1)):
        yield {option.key: option.values[n % len(option.values)] for option in options}


def variants() -> Iterator[Variant]:
    """Every game with every number of seats, and with all choices of options at numbers in turn."""
    for key, game in GAMES.items():
        for seats in game.seats_for({}):
            yield Variant(key, seats, ())
        for n, options in enumerate(choices(game)):
            seats = game.seats_for(options)
            yield Variant(key, seats[n % len(seats)], tuple(options.items()))


VARIANTS = list(dict.fromkeys(variants()))


def representative() -> list[Variant]:
    """The variants that a test of each play takes: those with one option changed only if all are wanted.

    Every number of seats and every value of every option is among the others, too.
    """
    most = {key: max(len(one.options) for one in VARIANTS if one.key == key) for key in GAMES}
    seats = {(key, number) for key in GAMES for number in GAMES[key].seats_for({})}
    return [
        one
        for one in VARIANTS
        if WHOLE or len(one.options) in (0, most[one.key]) or (one.key, one.seats) not in seats
    ]


REPRESENTATIVE = representative()


@cache
def play(variant: Variant) -> Play:
    """Play a variant to its end, the kind of move first, then the move; those who listen join in."""
    rng = Random(f"{variant}")
    table = dealt(variant)
    moments: list[Moment] = []
    while not table.is_over() and len(moments) < LONGEST:
        moments.append(Moment(len(table.log.entries), table.state, table))
        waiting, listening = table.waiting(), table.listening()
        seat = rng.choice(listening if listening and rng.random() < 0.3 else waiting)
        table.play(seat, table.menu(seat).sample(rng))
    return Play(variant, table, moments)


@cache
def events_of(table: Table) -> tuple[Event, ...]:
    """What a table that was played has told: the table is replayed for it, so that it is asked only once."""
    return tuple(one.event for one in table.told())


def dealt(variant: Variant) -> Table:
    """A fresh table of the variant, dealt."""
    table, turn = Table.new(variant.game, variant.header())
    table.adopt(turn)
    return table


def follow(game: Game, header: Header, entries: list[Entry]) -> Iterator[tuple[Any, Entry]]:
    """The state after each entry of a log without undos, with the entry."""
    options = game.read_options(header.options)
    state = game.setup(
        game.open_box(header.rules, options, header.overrides), options, header.rules, header.seats
    )
    engine.start(state, lambda _: None)
    for entry in entries:
        assert entry.move is not None
        engine.apply(state, entry.seat, entry.move, lambda _: None)
        yield state, entry


def traces(game: Game, header: Header, entries: list[Entry]) -> list[str]:
    """For each entry who is asked after it, and a fingerprint of every menu."""
    return [
        " ".join(f"{seat}:{engine.menu(state, seat).fingerprint()}" for seat in engine.waits_for(state))
        for state, _ in follow(game, header, entries)
    ]


def helper(key: str, name: str, *default: Callable[..., Any]) -> Callable[..., Any]:
    """What a game adds to the kit: a function of `tests/games/<key>/kit.py` (the toy game has it beside its rules)."""
    module = TOY.package if key == TOY.key else f"tests.games.{key}.kit"
    return getattr(import_module(module), name, *default)


def decision(entry: Entry) -> bool:
    return entry.by not in ("forced", "chance")


def legal(move: Move | None, menu: Menu) -> bool:
    return move is not None and move in menu
