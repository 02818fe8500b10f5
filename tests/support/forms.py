"""Forms whose lists Discord does not count: as the bot opened them before it stated their limits."""

from copy import deepcopy
from dataclasses import replace

from bot.local import Outcome
from bot.local.options import modal_fields
from bot.local.outcomes import Modal


def unchecked(opened: Outcome) -> Modal:
    """Return an opened form with lists that take any number."""
    assert opened.modal is not None
    data = deepcopy(opened.modal.data)
    for field in modal_fields(data).values():
        if "options" in field:
            field.update(min_values=0, max_values=len(field["options"]))
    return replace(opened.modal, data=data)
