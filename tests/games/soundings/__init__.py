"""Soundings: dice under cups, and whoever has lost all dice is out. A game of the tests, not offered to players.

Everybody rolls their dice under a cup. In turn each player claims how deep the water is, at least so many fathoms by
all dice together and deeper than the claim before, or doubts that claim. Then the cups are lifted: if the water is as
deep as claimed the doubter loses a die, otherwise the claimant. The last one with dice wins.
"""

from collections.abc import Mapping
from random import Random
from typing import Annotated, Any, Literal

from games.core import (
    OWNER,
    Between,
    Box,
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
    Options,
    PhaseEnded,
    Roll,
    Score,
    Seat,
    State,
    Step,
    mutable,
    record,
    unless,
)


class SoundingsBox(Box):
    die: dict[int, int] = {0: 1, 1: 2, 2: 2, 3: 2, 4: 2, 6: 1}  # noqa: RUF012  # pydantic copies it

    def fathoms(self, dice: int) -> float:
        """Return what so many dice show on average."""
        return dice * sum(face * weight for face, weight in self.die.items()) / sum(self.die.values())


@record
class SoundingsOptions(Options):
    dice: Literal[3, 5] = 3


@mutable
class Sailor(Mutable):
    seat: Seat
    count: int
    dice: Annotated[list[int], unless(OWNER, "lifted")]
    lifted: bool = False


@mutable
class Soundings(State[SoundingsBox, SoundingsOptions]):
    sailors: list[Sailor]
    lost: int = 0


@record
class Claim(Move):
    """The water is at least so deep."""

    depth: int


@record
class Doubt(Move):
    """It is not."""


@record
class CupsShaken(Event):
    dice: int


@record
class DepthClaimed(Event):
    seat: Seat
    depth: int


@record
class CupsLifted(Event):
    seat: Seat
    depth: int


@record
class DieLost(Event):
    seat: Seat
    left: int


@mutable
class NewRound(Step[Soundings]):
    """The cups go down and are shaken; who lost the last die begins, or the next on the left."""

    first: Seat

    def finish(self, state: Soundings) -> Events:
        for sailor in state.sailors:
            sailor.dice, sailor.lifted = [], False
        state.then(Shake(sum(sailor.count for sailor in state.sailors)), Claims(state.clockwise(self.first)))
        return None


@mutable
class Shake(Roll[Soundings]):
    """All dice are rolled, each player's under their own cup."""

    def die(self, state: Soundings) -> Mapping[int, int]:
        return state.box.die

    def rolled(self, state: Soundings, faces: tuple[int, ...]) -> Events:
        left = list(faces)
        for sailor in state.sailors:
            sailor.dice, left = sorted(left[: sailor.count]), left[sailor.count :]
        yield CupsShaken(len(faces))


@mutable
class Claims(InTurn[Soundings]):
    """Claims rise until somebody doubts the last one."""

    depth: int = 0
    claimant: Seat = 0

    def menu(self, state: Soundings, seat: Seat) -> list[MoveSet]:
        deepest = max(state.box.die) * sum(sailor.count for sailor in state.sailors)
        doubts = [MoveSet(Doubt)] if self.depth else []
        return [MoveSet(Claim, depth=Between(self.depth + 1, deepest)), *doubts]

    def play(self, state: Soundings, seat: Seat, move: Move) -> Events:
        self.done(seat)
        if isinstance(move, Claim):
            self.queue.append(seat)
            self.depth, self.claimant = move.depth, seat
            yield DepthClaimed(seat, move.depth)
            return
        self.queue.clear()
        for sailor in state.sailors:
            sailor.lifted = True
        depth = sum(face for sailor in state.sailors for face in sailor.dice)
        yield CupsLifted(seat, depth)
        state.then(LoseDie(seat if depth >= self.depth else self.claimant))

    def finish(self, state: Soundings) -> Events:
        yield PhaseEnded("round")


@mutable
class LoseDie(Step[Soundings]):
    """A die goes out of the game, and with the last one its owner."""

    seat: Seat

    def finish(self, state: Soundings) -> Events:
        sailor = state.sailors[self.seat]
        sailor.count -= 1
        state.lost += 1
        yield DieLost(self.seat, sailor.count)
        if not sailor.count:
            state.out.append(self.seat)
        if len(state.out) == state.seats - 1:
            state.then(End())
        else:
            state.then(NewRound(self.seat))


@mutable
class End(Step[Soundings]):
    """The last one with dice has won."""

    def finish(self, state: Soundings) -> Events:
        yield GameEnded()


def setup(box: SoundingsBox, options: SoundingsOptions, rules: int, seats: int) -> Soundings:
    """Give everybody their dice and a cup."""
    sailors = [Sailor(seat, options.dice, []) for seat in range(seats)]
    state = Soundings(box, options, rules, seats, [], sailors)
    state.then(NewRound(0))
    return state


def scores(state: Soundings) -> tuple[Score, ...]:
    """Return the dice that are left; of those who are out, whoever stayed longer stands higher."""
    out = state.out
    return tuple(
        Score(s.seat, (("dice", s.count),), (out.index(s.seat) if s.seat in out else state.seats,))
        for s in state.sailors
    )


def default(view: Any, seat: Seat, menu: Menu) -> Move | None:
    """Claim a fathom more as long as that is likely, as far as the own dice tell; otherwise doubt."""
    others = sum(sailor.count for sailor in view.sailors if sailor.seat != seat)
    likely = sum(view.sailors[seat].dice) + view.box.fathoms(others)
    depth = view.agenda[-1].depth + 1
    return Claim(depth) if depth <= likely or Doubt() not in menu else Doubt()


def imagine(view: Soundings, seat: Seat, rng: Random) -> Soundings:
    """Put plausible dice under the other cups."""
    die = view.box.die
    for sailor in view.sailors:
        if isinstance(sailor.dice, Hidden):
            sailor.dice = sorted(rng.choices([*die], [*die.values()], k=len(sailor.dice)))
    return view


def census(state: Soundings) -> dict[str, int]:
    """Return the dice, under the cups and lost."""
    return {"dice": state.lost + sum(sailor.count for sailor in state.sailors)}


GAME = Game(
    package=__name__,
    seats=(2, 3, 4, 5, 6),
    rules=1,
    state=Soundings,
    options=SoundingsOptions,
    open_box=lambda _rules, _options, overrides: SoundingsBox(**overrides),
    setup=setup,
    scores=scores,
    default=default,
    imagine=imagine,
)
