"""The description of a game: one `GAME` in its package, from which everything else is derived."""

import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Literal, cast, get_args, get_origin

from games.core.box import Box
from games.core.collecting import collected
from games.core.events import Event
from games.core.facts import Because, Fact, Say
from games.core.menus import Menu
from games.core.moves import Drawn, Move, Pass, Rolled, Seat
from games.core.records import bare, record, type_hints
from games.core.secrets import Hidden
from games.core.steps import Options, State, Step

Decide = Callable[[Any, Seat, Menu], Move | None]
"""(a view, the seat, its menu) → a move, or None to let the person decide: robots, defaults, suggestions."""


Policy = Callable[[Any, Seat, Menu, Random], Move]
"""(a state or view, the seat, its menu, a `Random`) → a move, fast enough for thousands of playouts."""


@record
class Outlook:
    """A state's features: the share of the game left (1 to 0), and each seat's features without zeros."""

    left: float
    seats: tuple[Mapping[str, float], ...]


@record
class Option:
    """One setting of a table: its key, and its values with the default first."""

    key: str
    values: tuple[bool | str | int, ...]

    @property
    def default(self) -> bool | str | int:
        """The value if nobody chose one."""
        return self.values[0]


@record
class Score:
    """A seat's points by source; a source that the viewer may not see is None.

    `tie_breaks` are compared in order after the total; more is better.
    """

    seat: Seat
    sources: tuple[tuple[str, int | None], ...]
    tie_breaks: tuple[int, ...] = ()
    winner: bool | None = None
    """Set by games that are not won by points. If it is None everywhere, the most points win."""

    @property
    def known(self) -> int:
        """The sum of what the viewer may see."""
        return sum(points for _, points in self.sources if points is not None)

    @property
    def total(self) -> int | None:
        """The sum, or None if a part is hidden."""
        return None if any(points is None for _, points in self.sources) else self.known


@record
class Liking:
    """The factors of a script's rules of thumb. `python -m games.ai.likings` looks for better ones."""

    things: tuple[str, ...]
    """Names of the factors."""
    found: Mapping[str, float]
    """Name → its factor in `Robot.policy`; a name that is missing has the factor 1."""
    script: Callable[[Mapping[str, float]], Policy]
    """Factors → the script that plays by them."""


@record
class Robot:
    """Functions and settings for robots of a game, all optional. `games/ai/README.md` says how much each improves them."""

    imagine: Callable[[Any, Seat, Random], State[Any, Any]] | None = None
    """(a seat's view, the seat, a `Random`) → a new state with a plausible value for each secret.

    Robots look ahead on it. The view must not change. Without `imagine` no robot looks ahead.
    """
    value: Callable[[Any], Sequence[float]] | None = None
    """A state → its value for each seat. Without it robots use the score."""
    policy: Policy | None = None
    """A fast player by rules of thumb: robots roll games out with it."""
    beginner: Policy | None = None
    """The script of the level *easy*, if the policy is too good for a friendly beginner."""
    normal: Policy | None = None
    """The script of the level *normal*, in a game where searching would make it as good as *strong*; without one it searches."""
    normal_playouts: int = 2
    """How often *normal* plays a candidate out at most, if it searches: more where *strong* is much better all the same."""
    styles: Mapping[str, Policy] = dataclasses.field(default_factory=dict[str, Policy])
    """Name → a script that plays differently from `policy`, as an opponent in measurements."""
    candidates: Callable[[Any, Seat, Menu, Random], Sequence[Move]] | None = None
    """(a state or view, the seat, its menu, a `Random`) → the moves to search in a long menu."""
    pointless: Callable[[Any, Seat, Move], bool] | None = None
    """(a state or view, the seat, a move of its menu) → whether the move does nothing for anybody: robots that search prefer any other."""
    features: Callable[[Any], Outlook] | None = None
    """A state → its features, which `python -m games.ai.tune` weighs from games of the policy."""
    population: tuple[Policy, ...] = ()
    """Scripts with different plans. A playout draws one for each other seat; if there are none, the policy plays all seats.

    Use other scripts than `styles`: robots must not be measured against the opponents that they expect.
    """
    liking: Liking | None = None
    """The policy's factors, if it has any."""
    scripted: tuple[type[Move], ...] = ()
    """Kinds of moves that the policy decides alone: if one of them is on the menu, robots do not search."""
    horizons: tuple[int, ...] = (3,)
    """Lengths of playouts, in ticks of the clock, or in phases if the game has no clock.

    The playouts of a candidate use them in turn, because several moments together are judged better than one.
    """
    noise: float = 0.0
    """Minimum share of the policy's noise, from 0 to 1, in a candidate's second and later playouts.

    Without noise the playouts of a game with little chance and little hidden information would be equal.
    """
    effort: float = 1.0
    """Factor of the moves that a level plays out for a decision: less than 1 in a game whose moves take long."""


@record
class Game:
    """The rules of one game, as a table, the bot, the robots and the tests use them."""

    package: str
    """The name of its package, `__name__`. Its moves, events and steps are collected from the modules there; its key is the last part."""
    seats: tuple[int, ...]
    rules: int
    state: type[State[Any, Any]]
    options: type[Options]
    open_box: Callable[[int, Options, Mapping[str, Any]], Box]
    """(rules, options, overrides) → the components of a table; raises `DataError`."""
    setup: Callable[[Any, Any, int, int], State[Any, Any]]
    """(box, options, rules, seats) → the state before the first draw or decision."""
    scores: Callable[[Any], tuple[Score, ...]]
    """A state or view → a score per seat, in seat order."""
    default: Decide
    """The move for a player whose time is up; it answers every menu."""
    explain: Callable[[Any, Seat], tuple[Event, ...]] | None = None
    """A state or view, a seat → facts behind its score that its sources do not show, worded like events."""
    ending: Callable[[Any], Event | None] | None = None
    """A state that is over → the condition that ended the game, worded like an event; None if nothing needs to be said."""
    brings: Say | None = None
    """The immediate costs and gains of a choice, also of a partly chosen move, for buttons and lists."""
    why_not: Say | None = None
    """The reason why the menu refused a move, with figures. It decides nothing."""
    reason: Because | None = None
    """The reason for a move, as one fact, for robots, hints and reviews."""
    robot: Robot = Robot()
    """Functions for robots. If it has none, robots play the suggestion and sometimes another move."""
    suggest: Decide | None = None
    """The move of robots that cannot search, and the terminal's proposal, if it is better than the default."""
    already: Callable[[Any, Seat, type[Move]], Mapping[str, Sequence[Any]]] | None = None
    """(a view, the seat, a kind of move) → by field, the pieces already in place: a form opens with them."""
    passing: tuple[type[Move], ...] = (Pass,)
    """The moves without fields that decline a question, in the order that a standing order prefers."""
    until: Mapping[str, Callable[[Any, Seat], int | str]] = dataclasses.field(
        default_factory=dict[str, Callable[[Any, Seat], int | str]]
    )
    """Condition for orders → (a seat's view, the seat) → a value that changes when the condition comes."""
    clock: Callable[[Any], int] | None = None
    """A state or view → the number of rounds that have begun, or another even measure of progress."""
    favourite: tuple[type[Event], str] | None = None
    """The event of a seat and its field that count a player's favourite: a role taken, an explorer bought."""
    upcasts: Mapping[str, Callable[[dict[str, Any]], dict[str, Any]]] = dataclasses.field(
        default_factory=dict[str, Callable[[dict[str, Any]], dict[str, Any]]]
    )
    """Old name of a move → function that turns its saved fields, `move` included, into today's."""

    @property
    def key(self) -> str:
        """The game's name in files, tables and commands."""
        return self.package.rpartition(".")[2]

    @property
    def moves(self) -> tuple[type[Move], ...]:
        """Every kind of move of a seat."""
        return tuple(kind for kind in collected(self.package, Move) if kind not in (Drawn, Rolled))

    @property
    def events(self) -> tuple[type[Event], ...]:
        """Every kind of event."""
        return collected(self.package, Event)

    @property
    def facts(self) -> tuple[type[Fact], ...]:
        """Every kind of fact."""
        return collected(self.package, Fact)

    @property
    def steps(self) -> tuple[type[Step[Any]], ...]:
        """Every step of play."""
        return collected(self.package, cast("Any", Step))

    def table_options(self) -> tuple[Option, ...]:
        """Return the options that a host may choose from."""
        fields = {field.name: field.default for field in dataclasses.fields(cast("Any", self.options))}
        return tuple(
            Option(name, _values(hint, fields[name])) for name, hint in type_hints(self.options).items()
        )

    def variants(self) -> Iterator[dict[str, bool | str | int]]:
        """Return each value of each option alone."""
        for option in self.table_options():
            yield from ({option.key: value} for value in option.values)

    def seats_for(self, options: Mapping[str, Any]) -> tuple[int, ...]:
        """Return the possible numbers of seats. Options that change them have a method `seats_for`."""
        limit = getattr(self.options, "seats_for", None)
        return limit(self.read_options(options)) if limit else self.seats

    def typed_option(self, text: str) -> tuple[str, bool | str | int]:
        """Read a typed `key=value`. It does not check that the option exists; `read_options` does."""
        key, _, word = text.partition("=")
        values = (value for option in self.table_options() if option.key == key for value in option.values)
        return key, next((value for value in values if str(value).lower() == word.lower()), word)

    def read_options(self, chosen: Mapping[str, Any]) -> Options:
        """Make the options record from chosen values; raise `ValueError` on an unknown option or value."""
        known = {option.key: option for option in self.table_options()}
        for key, value in chosen.items():
            if key not in known or value not in known[key].values:
                raise ValueError(f"{self.key} has no option {key} = {value!r}")
        return self.options(**chosen)


def _values(hint: Any, default: Any) -> tuple[Any, ...]:
    hint = bare(hint)
    values = (False, True) if hint is bool else get_args(hint)
    assert hint is bool or get_origin(hint) is Literal, f"an option is a bool or a Literal, not {hint}"
    return (default, *(value for value in values if value != default))


def known(value: int | Hidden) -> int | None:
    """Return a number of a view, None if it is hidden."""
    return None if isinstance(value, Hidden) else value


def tie_breaks_used(score: Score, scores: Sequence[Score]) -> int:
    """Return how many tie-breaks it takes to tell a score from all others with the same total."""
    tied = [other for other in scores if other.seat != score.seat and other.total == score.total]
    used = 0
    for other in tied:
        pairs = enumerate(zip(score.tie_breaks, other.tie_breaks, strict=True), start=1)
        used = max(used, next((n for n, (own, theirs) in pairs if own != theirs), len(score.tie_breaks)))
    return used


def ranking(scores: tuple[Score, ...]) -> list[tuple[int, Score]]:
    """Return (rank, score), best first; equal scores share the rank. Of a hidden total, the known points count."""

    def strength(score: Score) -> tuple[Any, ...]:
        return (bool(score.winner), score.known, score.tie_breaks)

    best_first = sorted(scores, key=strength, reverse=True)
    return [(1 + sum(strength(other) > strength(score) for other in scores), score) for score in best_first]
