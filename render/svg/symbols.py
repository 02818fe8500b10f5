"""Definitions that pictures share, by id: sprites, and those that games register. A page has each once."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import NamedTuple

from render.palette import Role
from render.sprites import find
from render.svg.markup import element
from render.svg.pen import PathPen

_SPRITE, _USED_UP = "i-", ".used"


class Definition(NamedTuple):
    """Markup for the `<defs>` of a page, the roles that it shows, and the ids that it refers to."""

    markup: str
    roles: frozenset[Role] = frozenset()
    uses: frozenset[str] = frozenset()


_REGISTERED: dict[str, Callable[[str], Definition]] = {}


def define(id_: str, make: Callable[[str], Definition]) -> None:
    """Register the function that makes the definition of an id when it is first needed."""
    assert id_ not in _REGISTERED, f"two definitions are called {id_}"
    _REGISTERED[id_] = make


def sprite_id(name: str, *, hollow: bool) -> str:
    """Return the id of a sprite."""
    return f"{_SPRITE}{name}{_USED_UP if hollow else ''}"


@cache
def definition(id_: str) -> Definition:
    """Return the definition with this id; raise `KeyError` if there is none."""
    if id_ in _REGISTERED:
        return _REGISTERED[id_](id_)
    draw, role = find(id_.removeprefix(_SPRITE).removesuffix(_USED_UP))
    pen = PathPen(hollow=id_.endswith(_USED_UP))
    draw(pen)
    # The symbol is aligned to the top of its viewport, so a `<use>` needs its width only.
    markup = element(
        "symbol",
        "".join(pen.elements),
        id=id_,
        class_=None if pen.hollow else f"o-{role.name}",
        viewBox="0 0 100 100",
        preserveAspectRatio="xMinYMin",
    )
    return Definition(markup, frozenset(pen.roles if pen.hollow else {*pen.roles, role}))


def whole(ids: Iterable[str]) -> frozenset[str]:
    """Return these ids and all ids that their definitions refer to."""
    found = frozenset(ids)
    inner = frozenset[str]().union(*(definition(id_).uses for id_ in found))
    return found if inner <= found else whole(found | inner)


def definitions(ids: Iterable[str]) -> str:
    """Return the definitions of these ids and of all that they refer to, in order, as one hidden picture."""
    inner = "".join(definition(id_).markup for id_ in sorted(whole(ids)))
    return element(
        "svg", f"<defs>{inner}</defs>", width="0", height="0", class_="cv-shared", aria_hidden="true"
    )
