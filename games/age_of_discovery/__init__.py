"""Age of Discovery: settle, trade, discover and fight in the New World, in eight turns."""

from types import ModuleType
from typing import TypeVar

from games.age_of_discovery import (
    benefits,
    boxes,
    course,
    discovery,
    events,
    moves,
    pieces,
    placement,
    scoring,
    specialists,
    warfare,
)
from games.age_of_discovery import setup as setting_up
from games.age_of_discovery.box import RULES, DiscoveryOptions, open_box
from games.age_of_discovery.defaults import default
from games.age_of_discovery.outlook import imagine, value
from games.age_of_discovery.state import AgeOfDiscovery
from games.core import Event, Game, GameEnded, Move, Pass, PhaseEnded, Step

T = TypeVar("T")


def _all(base: type[T], *modules: ModuleType) -> tuple[type[T], ...]:
    """Return the classes of this kind that the modules define, in the order of their definition."""
    found = [
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, base) and thing.__module__ == module.__name__
    ]
    return tuple(dict.fromkeys(found))


GAME = Game(
    key="age_of_discovery",
    seats=(2, 3, 4, 5),
    rules=RULES,
    state=AgeOfDiscovery,
    options=DiscoveryOptions,
    moves=(*_all(Move, moves), Pass),
    events=(*_all(Event, events), PhaseEnded, GameEnded),
    steps=_all(
        Step,
        setting_up,
        placement,
        boxes,
        discovery,
        specialists,
        warfare,
        benefits,
        scoring,
        course,
        pieces,
    ),
    open_box=open_box,
    setup=setting_up.setup,
    scores=scoring.scores,
    default=default,
    explain=scoring.explain,
    imagine=imagine,
    value=value,
)
