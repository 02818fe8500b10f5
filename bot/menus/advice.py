"""*As suggested*: a move that somebody else thought of, as the last and least of a menu's buttons. Pure."""

from dataclasses import replace

from bot.menus.controls import LABEL, MOVE_ROWS, ROW, Button, Controls, MoveControls, short
from bot.menus.whole_moves import way_to
from games.core.moves import Move


def advice_button(maker: MoveControls, move: Move) -> Button | None:
    """Return the button that makes a suggested move whole; None if no click on the menu can make it."""
    way = way_to(maker.menu, move)
    if way is None:
        return None
    at = replace(maker.root, action="advice", kind=way.kind, path=way.steps)
    label = maker.words("as-suggested", move=maker.words.move(move, maker.names))
    return Button(str(at), short(label, LABEL), "secondary")


def with_advice(rows: Controls, button: Button) -> Controls:
    """Return the rows of a menu with a suggestion at their end, where there is room for it."""
    if rows and isinstance(rows[-1][0], Button) and len(rows[-1]) < ROW:
        return (*rows[:-1], (*rows[-1], button))
    return (*rows, (button,)) if len(rows) < MOVE_ROWS else rows
