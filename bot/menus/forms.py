"""What a form that was sent says, and where it leads."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.errors import PlayerError
from bot.menus.controls import read_pieces
from games.core.domains import Between, Several
from games.core.menus import HalfMove, Menu
from games.core.notation import NotationError
from games.core.notation import read_pieces as read_typed_pieces

LONGEST_NUMBER = 9
"""Digits of a number that somebody types; no game counts further."""


def read_form(half: HalfMove, values: Mapping[str, Sequence[str]]) -> Any:
    """Return what a form for the open field says; raises `PlayerError` if it cannot be read."""
    typed = "".join(values.get("text", ()))
    if isinstance(half.domain, Between):
        number = typed.strip()
        if not (number.isascii() and number.isdecimal() and len(number) <= LONGEST_NUMBER):
            raise PlayerError("not-a-number", text=typed)
        return int(number)
    assert isinstance(half.domain, Several)
    if "text" in values:
        try:
            return half.domain.ordered(read_typed_pieces(typed))
        except NotationError as error:
            raise PlayerError(error.words, **error.args_) from None
    return read_pieces(half.domain, [value for name in sorted(values) for value in values[name]])


def filled_in(menu: Menu, half: HalfMove, value: Any) -> HalfMove:
    """Return the half-chosen move with a form's value: complete, or with the field that is asked next."""
    assert half.field is not None
    chosen = {**half.chosen, half.field.name: value}
    # Pieces of a union of pools may fit none of them: such a move is made, and refused with the reason.
    return menu.half(half.kind, chosen) or HalfMove(half.kind, chosen, None, None)
