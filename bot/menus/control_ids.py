"""`custom_id`s of controls, which work after a restart and a week later.

Nothing about a posted control is kept in memory: its id contains the table, the seat, the question and the half-chosen move. It
is refused once the question has changed.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Any, Literal

from bot.errors import PlayerError
from games.core import record
from games.core.domains import Between, Domain, OneOf, Several
from games.core.menus import HalfMove, Menu
from games.core.moves import Seat
from games.core.table import Table

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
LIMIT = 100
"""Discord's limit for the length of a `custom_id`."""

Action = Literal["choose", "form", "sent", "page", "kinds", "advice", "both"]
_LETTERS: dict[Action, str] = {
    "choose": "c",
    "form": "f",
    "sent": "s",
    "page": "p",
    "kinds": "k",
    "advice": "a",
    "both": "b",
}
# A suggestion chooses like any other control. It has its own id, because the same move may be offered beside it.
_ACTIONS: dict[str, Action] = {**{letter: action for action, letter in _LETTERS.items()}, "a": "choose"}

# Strict patterns: `int()` would take signs, blanks, underscores, digits of any script and numbers of any length.
TABLE, SEAT = "[0-9]{1,15}", "[0-9]{1,2}"
_CONTROL = re.compile(rf"([abcfspkABCFSPK]):({TABLE}):({SEAT}):([0-9a-f]{{10}}):([0-9]{{1,3}}):([0-9a-z.-]*)")
_NUMBER = re.compile("[0-9a-z]{1,8}")


@record
class ControlId:
    """A control of a move: `path` holds what is chosen so far, one step per field that was asked.

    `tried`: the move is only tried out, in a position of the user's own. Such an id begins with a capital letter.
    """

    action: Action
    table: int
    seat: Seat
    question: str
    kind: int = 0
    path: tuple[str, ...] = ()
    tried: bool = False

    def __str__(self) -> str:
        letter = _LETTERS[self.action]
        letter = letter.upper() if self.tried else letter
        parts = (letter, self.table, self.seat, self.question, self.kind, ".".join(self.path))
        text = ":".join(map(str, parts))
        assert len(text) <= LIMIT, f"a custom_id of {len(text)} characters: {text}"
        return text

    def then(self, *steps: str, action: Action | None = None) -> "ControlId":
        """Return the id of a control that goes further along the path."""
        return replace(self, action=action or self.action, path=(*self.path, *steps))

    def back(self, action: Action) -> "ControlId":
        """Return the id one step back on the path."""
        return replace(self, action=action, path=self.path[:-1])


def read_control_id(text: str) -> ControlId | None:
    """Read a `custom_id`; None if it is not one of a move's controls."""
    parts = _CONTROL.fullmatch(text) if len(text) <= LIMIT else None
    if parts is None:
        return None
    letter, table, seat, question, kind, path = parts.groups()
    steps = tuple(path.split(".")) if path else ()
    action, tried = _ACTIONS[letter.lower()], letter.isupper()
    return ControlId(action, int(table), int(seat), question, int(kind), steps, tried)


def require_control(fits: bool) -> None:  # noqa: FBT001  # the one thing that it is about
    """Refuse a control that is not one of ours, or not of today's."""
    if not fits:
        raise PlayerError("old-control")


def require_unchanged(then: object | None, now: object) -> None:
    """Raise `PlayerError` for a second click: the state `then`, in the control, differs from `now`. Older controls have None and pass."""
    if then not in (None, now):
        raise PlayerError("clicked-already")


def question(table: Table, seat: Seat) -> str:
    """Return a short name of what the seat is asked now.

    It changes with the seat's own entries, with every undo and with the seat's menu; other seats' sealed
    answers leave it alone. It depends on a private menu and may only be shown to the seat itself then.
    """
    parts = (table.log.moves_of(seat), table.log.undos(), table.menu(seat).fingerprint())
    return blake2b(repr(parts).encode(), digest_size=5).hexdigest()


def step_of(domain: Domain, value: Any) -> str:
    """Return the step for a value of a domain in a path."""
    if isinstance(domain, OneOf):
        return number_step(domain.values.index(value))
    if isinstance(domain, Between):
        return number_step(value - domain.low)
    assert isinstance(domain, Several)
    return "".join(DIGITS[value.count(kind)] for kind in domain.pool) or "-"


def value_of(domain: Domain, step: str) -> Any:
    """Return the value of a path's step. Raise `ValueError` or `IndexError` if the step is invalid."""
    if isinstance(domain, OneOf):
        return domain.values[read_number(step)]
    if isinstance(domain, Between):
        value = domain.low + read_number(step)
        if value not in domain:
            raise ValueError(step)
        return value
    assert isinstance(domain, Several)
    counts = [DIGITS.index(digit) for digit in step] if step != "-" else []
    if len(counts) != len(domain.pool) and step != "-":
        raise ValueError(step)
    return tuple(kind for kind, count in zip(domain.pool, counts, strict=False) for _ in range(count))


def follow(menu: Menu, kind: int, path: Sequence[str]) -> HalfMove | None:
    """Return the half-chosen move at the end of a path; None if it does not fit the menu."""
    kinds = menu.kinds()
    if kind >= len(kinds):
        return None
    half = menu.half(kinds[kind], {})
    for place, step in enumerate(path, 1):
        if half is None or half.field is None or half.domain is None:
            return None
        try:
            value = value_of(half.domain, step)
        except (ValueError, IndexError):
            return None
        chosen = {**half.chosen, half.field.name: value}
        several = isinstance(half.domain, Several)
        half = menu.half(half.kind, chosen)
        if half is None and several and place == len(path):
            # An incomplete payment may stand at the end of a path: the form is opened again with it.
            return HalfMove(kinds[kind], chosen, None, None)
    return half


def way_steps(menu: Menu, half: HalfMove) -> tuple[str, ...]:
    """Return the path of the fields chosen so far in a half-made move."""
    steps: list[str] = []
    at = menu.half(half.kind, {})
    while at is not None and at.field is not None and at.domain is not None and at.field != half.field:
        value = half.chosen[at.field.name]
        steps.append(step_of(at.domain, value))
        at = menu.half(half.kind, {**at.chosen, at.field.name: value})
    return tuple(steps)


def read_number(step: str) -> int:
    """Return a step as a number ≥ 0. Raise `ValueError` if it is none."""
    if not _NUMBER.fullmatch(step):
        raise ValueError(step)
    return int(step, 36)


def number_step(n: int) -> str:
    """Return a whole number ≥ 0 as a step of a path."""
    assert n >= 0, f"a step is a number from 0 on, not {n}"
    digits = DIGITS[n % 36]
    while n := n // 36:
        digits = DIGITS[n % 36] + digits
    return digits
