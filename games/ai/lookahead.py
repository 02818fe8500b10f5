"""A robot that looks one phase ahead, in any game that says how a state may look behind a view."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from games import all_games
from games.core import CHANCE, Event, Game, Menu, Move, PhaseEnded, Seat, State, Together, engine
from games.core.chance import outcomes
from games.core.secrets import view as seen

AnyState = State[Any, Any]

MOST_MOVES = 24
"""Maximum number of moves that are tried; of a longer menu, the game's suggestion and a sample."""
MOST_REPLIES = 8
"""The same for each seat that replies to the robot's own move."""
MOST_OUTCOMES = 12
"""Maximum number of outcomes that are weighed if chance decides right after the robot's move; a sample of more."""
MOST_STEPS = 60
"""Maximum number of moves that are played to reach the end of a phase; then the state is judged as it is."""


class Lookahead:
    """Tries each move, lets every seat go on greedily to the end of the phase, and takes what is worth most.

    Where the game does not export `imagine`, nothing can be tried: then it plays the game's suggestion, or
    now and then any legal move, so that no two robots wait for each other for ever.
    """

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def __call__(self, view: Any, seat: Seat, menu: Menu) -> Move:
        """Return a move of the menu."""
        only = menu.only()
        if only is not None:
            return only
        game = game_of(view)
        if game.robot.imagine is None:
            return self._without_a_plan(game, view, seat, menu)
        state = game.robot.imagine(open_questions(seen(view, seat), seat), seat, self._rng)
        moves = candidates(game, state, seat, menu, MOST_MOVES, self._rng)
        return max(moves, key=lambda move: self._outcome(game, state, seat, move))

    def _without_a_plan(self, game: Game, view: Any, seat: Seat, menu: Menu) -> Move:
        suggested = suggestion(game, view, seat, menu)
        return suggested if suggested and self._rng.random() < 0.75 else menu.sample(self._rng)

    def _outcome(self, game: Game, state: AnyState, seat: Seat, move: Move) -> tuple[float, float]:
        """Return what the state is worth to the seat after the move and the rest of the phase; luck breaks ties."""
        return self._play_on(game, state.clone(), seat, move), self._rng.random()

    def _play_on(self, game: Game, state: AnyState, seat: Seat, move: Move) -> float:
        ended = PhaseWatch()
        engine.apply(state, seat, move, ended)
        if ended.seen or CHANCE not in engine.waits_for(state):
            return self._to_the_end(game, state, seat, ended)
        likely = outcomes(state, self._rng, MOST_OUTCOMES)
        return sum(odds * self._after_luck(game, state.clone(), seat, luck) for luck, odds in likely)

    def _after_luck(self, game: Game, state: AnyState, seat: Seat, luck: Move) -> float:
        ended = PhaseWatch()
        engine.apply(state, CHANCE, luck, ended)
        return self._to_the_end(game, state, seat, ended)

    def _to_the_end(self, game: Game, state: AnyState, seat: Seat, ended: "PhaseWatch") -> float:
        """Return what the state is worth to the seat after the rest of the phase."""
        for _ in range(MOST_STEPS):
            waiting = engine.waits_for(state)
            if ended.seen or not waiting:
                break
            asked = waiting[0]
            engine.apply(state, asked, self._reply(game, state, asked), ended)
        return worth(game, state, seat)

    def _reply(self, game: Game, state: AnyState, seat: Seat) -> Move:
        """Return what a seat, or chance, does without looking further than its own move."""
        menu = engine.open_menu(state, seat)
        if seat == CHANCE:
            return menu.sample(self._rng)
        if isinstance(state.agenda[-1], Together):
            # Nothing happens before all have answered, so that no answer shows what it is worth.
            return suggestion(game, state, seat, menu) or menu.sample(self._rng)
        moves = candidates(game, state, seat, menu, MOST_REPLIES, self._rng)
        if len(moves) == 1:
            return moves[0]
        return max(moves, key=lambda move: at_once(game, state, seat, move))


class PhaseWatch:
    """Listens to events until a phase has ended."""

    def __init__(self) -> None:
        self.seen = False

    def __call__(self, event: Event) -> None:
        """Hear one event."""
        self.seen = self.seen or isinstance(event, PhaseEnded)


def game_of(view: Any) -> Game:
    """Return the game whose state this is."""
    return next(game for game in all_games().values() if game.state is type(view))


def open_questions(state: AnyState, seat: Seat) -> AnyState:
    """Return the state without the other seats' answers in simultaneous steps, which the seat cannot know; this changes it."""
    for step in state.agenda:
        if isinstance(step, Together):
            step.answers = {owner: moves for owner, moves in step.answers.items() if owner == seat}
    return state


def candidates(game: Game, state: AnyState, seat: Seat, menu: Menu, most: int, rng: Random) -> list[Move]:
    """Return the moves worth trying: all of a short menu, otherwise the suggestion and a sample."""
    if menu.count() <= most:
        return list(menu)
    suggested = suggestion(game, state, seat, menu)
    samples: Iterator[Move] = (menu.sample(rng) for _ in range(most))
    return list(dict.fromkeys([*([suggested] if suggested else []), *islice(samples, most - 1)]))


def suggestion(game: Game, view: Any, seat: Seat, menu: Menu) -> Move | None:
    """Return what the game itself would do for the seat."""
    return (game.suggest or game.default)(view, seat, menu)


def at_once(game: Game, state: AnyState, seat: Seat, move: Move) -> float:
    """Return what a state is worth to the seat right after its move."""
    after = state.clone()
    engine.apply(after, seat, move, PhaseWatch())
    return worth(game, after, seat)


def worth(game: Game, state: AnyState, seat: Seat) -> float:
    """Return how good a state is for a seat: as the game values it, otherwise its lead in points."""
    if game.robot.value is not None:
        return game.robot.value(state)[seat]
    totals = [score.total or 0 for score in game.scores(state)]
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
