"""Soundings: dice under cups, and whoever has lost all dice is out. A game of the tests, not offered to players.

Everybody rolls dice under a cup. A player claims how many fathoms all dice show together, more than were claimed before,
and names who must answer: with a deeper claim, or with a doubt. Then the cups are lifted: whoever was wrong loses a die.
"""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Annotated, Any, Literal

from games.core import (
    OWNER,
    Between,
    Box,
    Count,
    Event,
    Events,
    Game,
    GameEnded,
    Hidden,
    InTurn,
    Menu,
    Move,
    MoveSet,
    Mutable,
    OneOf,
    Options,
    PhaseEnded,
    Rising,
    Robot,
    Roll,
    Score,
    Seat,
    State,
    Step,
    load_box,
    mutable,
    record,
    unless,
)
from games.core import view as seen


class SoundingsBox(Box):
    """The sides of a die, by the fathoms that they show."""

    faces: tuple[Count, ...]


@record
class SoundingsOptions(Options):
    """How many dice everybody begins with."""

    dice: Literal[3, 5] = 3


@mutable
class Sailor(Mutable):
    """A player and what lies under the cup."""

    seat: Seat
    count: int
    dice: Annotated[list[int], unless(OWNER, "lifted")]
    lifted: bool = False


@mutable
class Soundings(State[SoundingsBox, SoundingsOptions]):
    """One table; the claim is the last one of the round, 0 before the first."""

    sailors: list[Sailor]
    lost: int = 0
    round: int = 0
    depth: int = 0
    claimant: Seat = 0

    def dice(self) -> int:
        """Return how many dice are left."""
        return sum(sailor.count for sailor in self.sailors)


@record
class Claim(Move):
    """The water is at least so deep, and somebody must answer."""

    depth: Annotated[int, Rising()]
    to: Seat


@record
class Doubt(Move):
    """It is not."""


@record
class CupsShaken(Event):
    """All dice have been rolled."""

    dice: int


@record
class DepthClaimed(Event):
    """The water is at least so deep."""

    seat: Seat
    depth: int
    to: Seat


@record
class CupsLifted(Event):
    """The dice are open: so deep is the water."""

    seat: Seat
    depth: int


@record
class DieLost(Event):
    """A die has left the game."""

    seat: Seat
    left: int


@mutable
class NewRound(Step[Soundings]):
    """The dice are rolled anew; who lost the last die begins, or the next on the left."""

    first: Seat

    def finish(self, state: Soundings) -> Events:
        state.depth, state.round = 0, state.round + 1
        state.then(Shake(state.dice()), Claims(state.clockwise(self.first)[:1]))


@mutable
class Shake(Roll[Soundings]):
    """All dice are rolled, each player's under their own cup."""

    def die(self, state: Soundings) -> Mapping[int, int]:
        return Counter(state.box.faces)

    def rolled(self, state: Soundings, faces: tuple[int, ...]) -> Events:
        left = list(faces)
        for sailor in state.sailors:
            sailor.lifted = False
            sailor.dice, left = sorted(left[: sailor.count]), left[sailor.count :]
        yield CupsShaken(len(faces))


@mutable
class Claims(InTurn[Soundings]):
    """Claims rise until somebody doubts the last one; then a die is lost, and with the last one its owner is out."""

    chapter = "overview"

    loser: Seat = 0

    def menu(self, state: Soundings, seat: Seat) -> list[MoveSet]:
        deepest = max(state.box.faces) * state.dice()
        others = [other for other in state.clockwise(seat) if other != seat]
        claims = MoveSet(Claim, depth=Between(state.depth + 1, deepest), to=OneOf(others))
        return [claims, MoveSet(Doubt)] if state.depth else [claims]

    def play(self, state: Soundings, seat: Seat, move: Move) -> Events:
        self.done(seat)
        if isinstance(move, Claim):
            self.queue.append(move.to)
            state.depth, state.claimant = move.depth, seat
            yield DepthClaimed(seat, move.depth, move.to)
            return
        for sailor in state.sailors:
            sailor.lifted = True
        depth = sum(face for sailor in state.sailors for face in sailor.dice)
        yield CupsLifted(seat, depth)
        self.loser = seat if depth >= state.depth else state.claimant

    def finish(self, state: Soundings) -> Events:
        sailor = state.sailors[self.loser]
        sailor.count -= 1
        state.lost += 1
        if not sailor.count:
            state.out.append(self.loser)
        yield DieLost(self.loser, sailor.count)
        yield PhaseEnded("round")
        if len(state.out) < state.seats - 1:
            state.then(NewRound(self.loser))
        else:
            yield GameEnded()


def open_box(rules: int, _options: Options, overrides: Mapping[str, Any]) -> SoundingsBox:
    """Return the dice of a table; raises `DataError`."""
    return load_box(SoundingsBox, "soundings", rules=rules, overrides=overrides)


def setup(box: SoundingsBox, options: SoundingsOptions, rules: int, seats: int) -> Soundings:
    """Give everybody their dice and a cup."""
    sailors = [Sailor(seat, options.dice, []) for seat in range(seats)]
    state = Soundings(box, options, rules, seats, [], sailors)
    state.then(NewRound(0))
    return state


def scores(state: Soundings) -> tuple[Score, ...]:
    """Return the dice that are left; of those who are out, whoever stayed longer stands higher."""
    before = {seat: place for place, seat in enumerate(state.out)}
    return tuple(
        Score(one.seat, (("dice", one.count),), (before.get(one.seat, len(before)),)) for one in state.sailors
    )


def default(view: Soundings, seat: Seat, menu: Menu) -> Move | None:
    """Claim a fathom more as long as that is likely, as far as the own dice tell; otherwise doubt."""
    own, faces = view.sailors[seat].dice, view.box.faces
    likely = sum(own) + (view.dice() - len(own)) * sum(faces) / len(faces)
    claim = Claim(view.depth + 1, view.clockwise(seat)[1])
    return claim if claim in menu and (claim.depth <= likely or not view.depth) else Doubt()


def imagine(view: Soundings, seat: Seat, rng: Random) -> Soundings:
    """Put plausible dice under the other cups."""
    state = seen(view, seat)
    for sailor in state.sailors:
        if isinstance(sailor.dice, Hidden):
            sailor.dice = sorted(rng.choices(state.box.faces, k=sailor.count))
    return state


GAME = Game(
    package=__name__,
    seats=(2, 3, 4, 5, 6),
    rules=1,
    state=Soundings,
    options=SoundingsOptions,
    open_box=open_box,
    setup=setup,
    scores=scores,
    default=default,
    robot=Robot(imagine=imagine),
)
