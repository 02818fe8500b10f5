"""Buttons of the adviser: *Suggestion* below a question; *Play it* and *Change it …* below its advice. Pure."""

from dataclasses import replace

from bot.menus.control_ids import ControlId
from bot.menus.controls import MoveControls
from bot.menus.parts import MOVE_ROWS, ROW, Button, Controls
from bot.menus.robot_buttons import AskAdvice
from bot.menus.whole_moves import way_to
from games.core.domains import Several
from games.core.moves import Move
from games.words.phrases import Phrases


def advice_buttons(maker: MoveControls, move: Move) -> tuple[Button, ...]:
    """Return the button that plays a move and, if a form makes it, the button that opens the form filled in with it.

    Return no buttons if no control of the menu leads to the move: such a move has to be typed.
    """
    way = way_to(maker.menu, move)
    if way is None:
        return ()
    at = replace(maker.root, action="advice", kind=way.kind, path=way.steps)
    buttons = [Button(str(at), maker.words("button-play-it"), "primary")]
    changed = _form_at(maker.root, way.kind, way.steps, [half.domain for half in way.halves])
    if changed is not None:
        buttons.append(Button(str(changed), maker.words("button-change-it"), "secondary"))
    return tuple(buttons)


def _form_at(root: ControlId, kind: int, steps: tuple[str, ...], domains: list[object]) -> ControlId | None:
    """Return the control that opens the first form of pieces on the way to a move, filled in; None if there is none."""
    for place, domain in enumerate(domains):
        if isinstance(domain, Several):
            return replace(root, action="form", kind=kind, path=steps[: place + 1])
    return None


def suggestion_button(table: int, words: Phrases) -> Button:
    """Return the button that asks the adviser."""
    return Button(str(AskAdvice(table)), words("button-suggestion"), "secondary")


def with_suggestion(rows: Controls, table: int, words: Phrases) -> Controls:
    """Return the rows of a menu with the button *Suggestion* at their end, if there is room for it."""
    button = suggestion_button(table, words)
    if rows and isinstance(rows[-1][0], Button) and len(rows[-1]) < ROW:
        return (*rows[:-1], (*rows[-1], button))
    return (*rows, (button,)) if len(rows) < MOVE_ROWS else rows
