"""What can be chosen now, read off the public menus of those who are waited for."""

from typing import Any

from games.core import State, Step
from render.picture import Look
from render.places import offered


def choices(look: Look[Any]) -> frozenset[str]:
    """The places that the moves of those who are waited for are about: `roles/settler`, `buildings/office`.

    The page marks them itself. A private step's menu would tell what others may not know, so it gives nothing.
    """
    state: State[Any, Any] = look.view
    if look.page or not look.waiting or not state.agenda:
        return frozenset()
    step: Step[Any] = state.agenda[-1]
    if step.private:
        return frozenset()
    asked = set(look.waiting) & set(step.waits_for(state))
    return frozenset(place for seat in asked for place in offered(state, seat, step.menu(state, seat)))
