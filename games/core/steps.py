"""Steps: the pieces of play on a state's agenda. The top one waits for seats or finishes by itself.

`Step` is the general case; `InTurn`, `Together`, `Draw` and `Roll` serve most rules. To continue after a
question, put another step beneath it; never write code after a push.
"""

import dataclasses
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Generic, TypeVar, cast

from games.core.box import Box
from games.core.domains import Deal, Throw
from games.core.events import Event
from games.core.menus import Menu, MoveSet
from games.core.moves import CHANCE, Drawn, Move, Rolled, Seat
from games.core.records import Mutable, mutable, record
from games.core.secrets import KEYS

Events = Iterator[Event] | None
"""The result of `play` and `finish`: a generator of events, or None."""


class Options:
    """Base of a game's table options: a `@record` of bools and `Literal` texts, each with its default."""

    __slots__ = ()
    immutable = True


@record
class NoOptions(Options):
    """The options of a game that has none."""


B = TypeVar("B", bound=Box)
O = TypeVar("O", bound=Options)  # noqa: E741  # box and options, as in State[B, O]


@mutable
class State(Mutable, Generic[B, O]):
    """The complete state of one table, secrets included; a game adds its own fields.

    `box` holds the table's components. `options` and `rules` are those that the table was created with. `out`
    lists the seats that left the game, in that order: they are never asked again, and the list is public.
    """

    box: B
    options: O
    rules: int
    seats: int
    agenda: "list[Step[Any]]"
    out: list[Seat] = dataclasses.field(default_factory=list[Seat], kw_only=True)

    def then(self, *steps: "Step[Any]") -> None:
        """Put steps on top of the agenda; the first one is played first."""
        self.agenda.extend(reversed(steps))

    def clockwise(self, first: int) -> list[int]:
        """Return all seats in turn order, beginning with `first`, without those that are out."""
        order = [*range(first, self.seats), *range(first)]
        return [seat for seat in order if seat not in self.out] if self.out else order


S = TypeVar("S", bound=State[Any, Any])


@mutable
class Step(Mutable, Generic[S]):
    """A piece of play. Override what it needs; `waits_for`, `listens_to` and `menu` change nothing.

    `private`: the step's menu depends on a secret, so it is shown privately and the engine neither skips nor
    forces. `window`: the step waits minutes, not days, before the game's default is played.
    """

    private: ClassVar[bool] = False
    window: ClassVar[bool] = False
    chapter: ClassVar[str] = ""
    """The chapter of the rules that explains the step: `builder` for the text `rules-builder`."""
    listening: ClassVar[bool] = False
    resuming: ClassVar[bool] = False
    preparing: ClassVar[bool] = False
    """Whether the class overrides `listens_to`, `resume`, `prepare`; otherwise the engine skips the call."""

    def __init_subclass__(cls) -> None:
        super(Step, cls).__init_subclass__()  # noqa: UP008  # a slotted class is built twice: zero arguments mean the first
        base = cast("Any", Step)
        cls.listening = cls.listens_to is not base.listens_to
        cls.resuming = cls.resume is not base.resume
        cls.preparing = cls.prepare is not base.prepare

    def waits_for(self, state: S) -> Sequence[Seat]:
        """Return the seats that must act before play goes on; none if the step is over."""
        return ()

    def listens_to(self, state: S) -> Sequence[Seat]:
        """Return the seats that may act without being waited for, at any depth of the agenda."""
        return ()

    def menu(self, state: S, seat: Seat) -> list[MoveSet]:
        """Return the moves of a seat that is waited for or listened to."""
        return []

    def play(self, state: S, seat: Seat, move: Move) -> Events:
        """Carry out a legal move of the seat. Only a step that offers moves overrides it."""
        raise NotImplementedError(f"{type(self).__name__} takes no moves")

    def about(self, state: S) -> Any:
        """Return the part of the state that the question is about, or None. Its words and orders may name it.

        It is called with a view, so that the words tell a viewer no secrets. Leave out the step's own fields.
        """
        return None

    def comes_next(self, state: S) -> Sequence[Seat]:
        """Return the seats that this step will probably ask next, as far as is public."""
        return ()

    def finish(self, state: S) -> Events:
        """Continue when the step waits for nobody any more; it has already left the agenda."""
        return None

    def prepare(self, state: S) -> Menu | None:
        """Prepare to be asked, after each entry; may return the menu of the first seat waited for."""
        return None

    def resume(self, state: S) -> None:
        """Review the answers after another step was played since this one was asked."""


@mutable
class InTurn(Step[S]):
    """Seats act one after the other; a seat that is out or whose menu is empty is skipped.

    A private step does not skip empty menus, because a skip would reveal a secret.
    """

    queue: list[Seat]

    def waits_for(self, state: S) -> Sequence[Seat]:
        return self.queue[:1]

    def comes_next(self, state: S) -> Sequence[Seat]:
        return self.queue[1:2]

    def done(self, seat: Seat) -> None:
        """Remove the seat from the queue: it has had its turn."""
        self.queue.remove(seat)

    def prepare(self, state: S) -> Menu | None:
        queue = self.queue
        while queue:
            seat = queue[0]
            if seat not in state.out:
                if self.private:
                    return None
                menu = Menu(self.menu(state, seat))
                if menu.sets:
                    return menu
            del queue[0]
        return None


@mutable
class Together(Step[S]):
    """Seats act at the same time; only the answers change until the last one is in.

    Each seat gives one answer, or one for each of its `questions`; it may change them until then.
    Override `offers` and `finish`, or for several answers `questions`, `question_of` and `offers_to`.
    """

    seats: list[Seat]
    answers: Annotated[dict[Seat, dict[str, Move]], KEYS]

    asks_once: ClassVar[bool] = True
    """Whether each seat gives one answer; then the engine does not count its questions."""

    def __init_subclass__(cls) -> None:
        super(Together, cls).__init_subclass__()  # noqa: UP008  # see `Step`
        cls.asks_once = cls.questions is cast("Any", Together).questions

    def questions(self, state: S, seat: Seat) -> Sequence[str]:
        """Return the names of the seat's questions."""
        return ("",)

    def question_of(self, move: Move) -> str:
        """Return the name of the question that the move answers."""
        return ""

    def offers(self, state: S, seat: Seat) -> list[MoveSet]:
        """Return everything that the seat may answer, to all its questions."""
        return [moves for name in self.questions(state, seat) for moves in self.offers_to(state, seat, name)]

    def offers_to(self, state: S, seat: Seat, question: str) -> list[MoveSet]:
        """Return the answers to one of several questions. Not needed if `offers` is overridden."""
        raise NotImplementedError(f"{type(self).__name__} says nowhere what it offers")

    def open_questions(self, state: S, seat: Seat) -> list[str]:
        """Return the names of the questions that the seat has not answered yet."""
        answered = self.answers.get(seat, {})
        return [name for name in self.questions(state, seat) if name not in answered]

    def open_offers(self, state: S, seat: Seat) -> list[MoveSet]:
        """Return the answers to the questions that the seat has not answered yet."""
        names = self.open_questions(state, seat)
        if len(names) == len(self.questions(state, seat)):
            return self.offers(state, seat)
        return [moves for name in names for moves in self.offers_to(state, seat, name)]

    def waits_for(self, state: S) -> Sequence[Seat]:
        # Only the number of answers counts: a view hides which questions another seat has answered.
        answers = self.answers
        if self.asks_once:
            return [seat for seat in self.seats if not answers.get(seat)]
        return [s for s in self.seats if len(answers.get(s, ())) < len(self.questions(state, s))]

    def listens_to(self, state: S) -> Sequence[Seat]:
        waiting = self.waits_for(state)
        return [seat for seat in self.seats if seat not in waiting] if waiting else ()

    def menu(self, state: S, seat: Seat) -> list[MoveSet]:
        return self.offers(state, seat)

    def play(self, state: S, seat: Seat, move: Move) -> Events:
        # A new dict, because a view or an undo may still use the old one.
        self.answers[seat] = {**self.answers.get(seat, {}), self.question_of(move): move}

    def prepare(self, state: S) -> Menu | None:
        if state.out:
            self.seats = [seat for seat in self.seats if seat not in state.out]
        return None

    def holds(self, seat: Seat, move: Move) -> bool:
        """Say whether this same move object is among the seat's answers."""
        return any(answer is move for answer in self.answers.get(seat, {}).values())

    def resume(self, state: S) -> None:
        """Remove the answers that are no longer offered after an interrupt."""
        for seat, answers in self.answers.items():
            offered = Menu(self.offers(state, seat))
            self.answers[seat] = {name: move for name, move in answers.items() if move in offered}

    def answer(self, seat: Seat) -> Move:
        """Return the only answer of a seat, for `finish`."""
        return self.answers[seat][""]


@mutable
class Draw(Step[S], ABC):
    """Chance draws `count` pieces from a bag, in one entry."""

    count: int

    @abstractmethod
    def bag(self, state: S) -> Mapping[Any, int]:
        """Return the pieces that may be drawn, with their numbers."""

    @abstractmethod
    def drawn(self, state: S, pieces: tuple[Any, ...]) -> Events:
        """Continue with the drawn pieces, in their order; also remove them from the bag."""

    def waits_for(self, state: S) -> Sequence[Seat]:
        return (CHANCE,) if self.count else ()

    def menu(self, state: S, seat: Seat) -> list[MoveSet]:
        return [MoveSet(Drawn, pieces=Deal(self.bag(state), self.count))]

    def play(self, state: S, seat: Seat, move: Move) -> Events:
        assert isinstance(move, Drawn)
        self.count = 0
        return self.drawn(state, move.pieces)


@mutable
class Roll(Step[S], ABC):
    """Chance rolls `count` equal dice, each independent of the others, in one entry.

    Dice of several kinds are several rolls.
    """

    count: int

    @abstractmethod
    def die(self, state: S) -> Mapping[Any, int]:
        """Return the faces of one die with their weights (1 for each face of a plain die)."""

    @abstractmethod
    def rolled(self, state: S, faces: tuple[Any, ...]) -> Events:
        """Continue with the rolled faces, die by die."""

    def waits_for(self, state: S) -> Sequence[Seat]:
        return (CHANCE,) if self.count else ()

    def menu(self, state: S, seat: Seat) -> list[MoveSet]:
        return [MoveSet(Rolled, faces=Throw(self.die(state), self.count))]

    def play(self, state: S, seat: Seat, move: Move) -> Events:
        assert isinstance(move, Rolled)
        self.count = 0
        return self.rolled(state, move.faces)
