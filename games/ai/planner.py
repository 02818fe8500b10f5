"""A robot that plays its candidates out several times, with the same luck for each, and keeps what gains."""

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from random import Random
from typing import Any

from games.ai.candidates import candidates
from games.ai.lookahead import Lookahead, game_of, open_questions
from games.ai.rollouts import Cast, Phases, roll_out, whims
from games.ai.weights import lead_of_each
from games.core import Game, Menu, Move, Seat, State, engine
from games.core import view as seen

log = logging.getLogger(__name__)

AnyState = State[Any, Any]


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a robot thinks: the same on every machine. The clock only ends it earlier, and says so."""

    times: int
    """How often each candidate is played out at most."""
    moves: int
    """Maximum number of moves in all playouts, times `Robot.effort`: a later round that would probably exceed it is not begun."""
    halved_after: int | None = None
    """Rounds of playouts after which the worse half of the candidates is dropped, and again after each doubling; None: never."""
    candidates: int = 12
    noise: float = 0.0
    """Share of the policy's own noise in playouts, from 0 to 1, unless the game sets a larger one (`Robot.noise`)."""
    is_varied: bool = True
    """Whether the other seats of playouts are drawn from the game's population, if it has one."""
    searches_all: bool = False
    """Whether it searches even the moves that the game leaves to its policy (`Robot.scripted`)."""
    seconds: float = 4.0
    """Processor time after which thinking ends, whatever is left to do."""


@dataclass(slots=True)
class Arm:
    """A candidate, and how far ahead the seat was after each of its playouts."""

    move: Move
    leads: list[float] = field(default_factory=list[float])

    def mean(self) -> float:
        """Return the lead on average."""
        return sum(self.leads) / len(self.leads)

    def gain(self, other: "Arm") -> tuple[float, float]:
        """Return by how much this is better than another arm in the same luck, and the standard error of it."""
        pairs = zip(self.leads, other.leads, strict=False)
        gains = [one - two for one, two in pairs]
        count = len(gains)
        mean = sum(gains) / count
        if count < 2:
            return mean, 0.0
        spread = sum((gain - mean) ** 2 for gain in gains) / (count - 1)
        return mean, sqrt(spread / count)


@dataclass(frozen=True, slots=True)
class Rated:
    """A move, how far it is behind the best one in victory points, and the standard error of that.

    The error of a single playout is not known: it is taken for infinite.
    """

    move: Move
    behind: float
    error: float


class Planner:
    """Chooses among the game's candidates by playouts of its policy, judged a few rounds later.

    Where a game has no policy it looks one phase ahead instead (`Lookahead`). The same seed, view and menu
    give the same move.
    """

    def __init__(self, seed: int, effort: Effort, clock: Callable[[], float] = time.process_time) -> None:
        self._seed = seed
        self._effort = effort
        self._clock = clock

    def __call__(self, view: Any, seat: Seat, menu: Menu) -> Move:
        """Return a move of the menu."""
        only = menu.only()
        if only is not None:
            return only
        game = game_of(view)
        if game.robot.policy is None or game.robot.imagine is None:
            return Lookahead(self._seed)(view, seat, menu)
        if self._is_scripted(game, menu):
            return self._scripted(game, view, seat, menu)
        return self.chosen(self.weighed(game, view, seat, menu)).move

    def rated(self, view: Any, seat: Seat, menu: Menu, also: Sequence[Move] = ()) -> list[Rated]:
        """Return the moves that were thought of, the best first, with what each is behind it; `also` is thought of, too.

        Where a game has no policy, nothing is known but the one move that looking ahead finds.
        """
        game = game_of(view)
        if menu.only() is not None or game.robot.policy is None or game.robot.imagine is None:
            move = self(view, seat, menu)
            return [Rated(move, 0.0, 0.0)]
        arms = self.weighed(game, view, seat, menu, also)
        best = arms[0] if self._is_scripted(game, menu) else self.chosen(arms)
        rated = [_rated(arm, best) for arm in arms if arm is not best and arm.leads]
        return [Rated(best.move, 0.0, 0.0), *sorted(rated, key=lambda one: one.behind)]

    def weighed(self, game: Game, view: Any, seat: Seat, menu: Menu, also: Sequence[Move] = ()) -> list[Arm]:
        """Return the candidates with what their playouts came to, the policy's own move first, and `also` beside them."""
        luck = Random(self._seed)
        state = imagined(game, view, seat, luck)
        found = candidates(game, state, seat, menu, self._effort.candidates, luck)
        first = [self._scripted(game, view, seat, menu)] if self._is_scripted(game, menu) else []
        arms = [Arm(move) for move in dict.fromkeys([*first, *found, *also])]
        racing, played, playouts, begun = list(arms), 0, 0, self._clock()
        most = self._effort.moves * game.robot.effort
        for number in range(self._effort.times):
            if len(racing) == 1:
                break
            if playouts and played / playouts * (playouts + len(racing)) > most:
                break
            if number and self._clock() - begun > self._effort.seconds:
                log.warning(
                    "a robot ran out of time after %d of %d rounds of playouts", number, self._effort.times
                )
                break
            if number:
                state = imagined(game, view, seat, luck)
            paired = luck.getrandbits(32)
            for arm in racing:
                played += self._play_out(game, state.clone(), seat, arm, Random(paired))
            playouts += len(racing)
            racing = still_racing(racing, arms[0])
            if self._halves(number + 1):
                racing = better_half(racing, arms[0])
        return arms

    def _halves(self, rounds: int) -> bool:
        """Whether the worse half of the candidates is dropped after so many rounds."""
        if self._effort.halved_after is None:
            return False
        times, rest = divmod(rounds, self._effort.halved_after)
        return rest == 0 and times.bit_count() == 1

    def _play_out(self, game: Game, state: AnyState, seat: Seat, arm: Arm, luck: Random) -> int:
        """Make the candidate's move, play on, and note how far ahead the seat is then."""
        heard = None if game.clock else Phases()
        horizon = game.robot.horizons[len(arm.leads) % len(game.robot.horizons)]
        until = (game.clock(state) if game.clock else 0) + horizon
        engine.apply(state, seat, arm.move, heard or _ignore)
        noise = max(self._effort.noise, game.robot.noise if arm.leads else 0.0)
        mood = whims(luck.getrandbits(32), noise)
        policy = game.robot.policy
        if game.robot.population and self._effort.is_varied:
            assert policy is not None
            policy = Cast(game, state.seats, seat, policy, Random(luck.getrandbits(32)))
        moves = roll_out(game, state, luck, until, heard, policy, mood)
        arm.leads.append(lead_of_each(game, state)[seat])
        return 1 + moves

    def _is_scripted(self, game: Game, menu: Menu) -> bool:
        """Whether the policy alone answers the menu, unsearched."""
        return not self._effort.searches_all and any(kind in game.robot.scripted for kind in menu.kinds())

    def _scripted(self, game: Game, view: Any, seat: Seat, menu: Menu) -> Move:
        """Return the policy's own move."""
        assert game.robot.policy is not None
        luck = Random(self._seed)
        mood = whims(luck.getrandbits(32), self._effort.noise)
        return game.robot.policy(imagined(game, view, seat, luck), seat, menu, mood)

    def chosen(self, arms: Sequence[Arm]) -> Arm:
        """Return the best arm, or the policy's own where the gain may be luck."""
        own = arms[0]
        longest = max(len(arm.leads) for arm in arms)
        if not longest:
            return own
        best = max((arm for arm in arms if len(arm.leads) == longest), key=Arm.mean)
        gain, error = best.gain(own)
        return best if gain > error else own


def _rated(arm: Arm, best: Arm) -> Rated:
    behind, error = best.gain(arm)
    return Rated(arm.move, max(0.0, behind), error if min(len(arm.leads), len(best.leads)) > 1 else inf)


def _ignore(_: object) -> None:
    """Nobody listens."""


def imagined(game: Game, view: Any, seat: Seat, luck: Random) -> AnyState:
    """Return a state that may lie behind the view, in which the others have answered nothing yet."""
    assert game.robot.imagine is not None
    return game.robot.imagine(open_questions(seen(view, seat), seat), seat, luck)


def better_half(arms: list[Arm], own: Arm) -> list[Arm]:
    """Leave out the worse half of the arms, but never the policy's own."""
    kept = sorted(arms, key=Arm.mean, reverse=True)[: max(2, (len(arms) + 1) // 2)]
    return [arm for arm in arms if arm is own or any(arm is one for one in kept)]


def still_racing(arms: list[Arm], own: Arm) -> list[Arm]:
    """Leave out the arms that are clearly behind the best; the policy's own must be so most clearly."""
    if len(arms[0].leads) < 4:
        return arms
    best = max(arms, key=Arm.mean)
    left: list[Arm] = []
    for arm in arms:
        gap, error = best.gain(arm)
        if arm is best or gap <= (3 if arm is own else 2) * error:
            left.append(arm)
    return left
