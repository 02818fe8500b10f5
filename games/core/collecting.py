"""Collection of the moves, events, facts and steps in a game's modules, so that no list needs upkeep."""

import pkgutil
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TypeVar

T = TypeVar("T")


@cache
def collected(package: str, base: type[T]) -> tuple[type[T], ...]:
    """Return the classes of a kind that a game uses: those of `moves` and `events` first, the core's own last.

    A class from which another one of them derives is their common base and left out. `package` may be a
    module alone.
    """
    found = [
        thing
        for module in _modules(package)
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, base)
    ]
    found.sort(key=lambda kind: kind.__module__.startswith("games.core"))
    kinds = dict.fromkeys(found)
    return tuple(
        kind for kind in kinds if not any(issubclass(other, kind) for other in kinds.keys() - {kind})
    )


def _modules(package: str) -> list[ModuleType]:
    top = import_module(package)
    found = pkgutil.walk_packages(getattr(top, "__path__", []), prefix=f"{package}.")
    first = (f"{package}.moves", f"{package}.events")
    return [top, *map(import_module, sorted((one.name for one in found), key=lambda name: name not in first))]
