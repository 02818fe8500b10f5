"""The places that can be chosen now, from the public menus of the seats that are waited for."""

from typing import Any

from games.core import State, Step
from render.picture import Look
from render.places import offered


def choices(look: Look[Any]) -> frozenset[str]:
    """Return the places of the possible moves: `roles/settler`, `buildings/office`.

    There are none on the page, which marks them itself, nor in a private step, whose menu would reveal
    secrets.
    """
    state: State[Any, Any] = look.view
    if look.page or not look.waiting or not state.agenda:
        return frozenset()
    step: Step[Any] = state.agenda[-1]
    if step.private:
        return frozenset()
    asked = set(look.waiting) & set(step.waits_for(state))
    return frozenset(place for seat in asked for place in offered(state, seat, step.menu(state, seat)))
