"""What can be chosen now, read off the public menus of those who are waited for."""

from typing import Any

from games.core import OneOf, State, Step
from render.picture import Look


def choices(look: Look[Any]) -> frozenset[str]:
    """Each field of a move with a value that somebody may choose: `good corn`, `building office`.

    The page marks them itself. A private step's menu would tell what others may not know, so it gives nothing.
    """
    state: State[Any, Any] = look.view
    if look.page or not state.agenda:
        return frozenset()
    step: Step[Any] = state.agenda[-1]
    if step.private:
        return frozenset()
    asked = set(look.waiting) & set(step.waits_for(state))
    return frozenset(
        f"{field} {value}"
        for seat in asked
        for moves in step.menu(state, seat)
        for field, domain in moves.domains.items()
        if isinstance(domain, OneOf)
        for value in domain
    )
