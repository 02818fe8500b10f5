"""Measures that are taken once: the parts around a part ask for its width and height again and again."""

from collections.abc import Callable
from dataclasses import field, fields
from functools import cache, wraps
from operator import attrgetter
from typing import Any, Concatenate, ParamSpec, TypeVar

from games.core import record


@record
class Measured:
    """A record that keeps what `once` has measured of it."""

    taken: dict[Any, Any] = field(default_factory=dict[Any, Any], init=False, repr=False, compare=False)

    def kept_hash(self) -> int:
        """Return the hash of its fields, taken once. A subclass names it `__hash__`, else `record` writes another."""
        found = self.taken.get("hash")
        if found is None:
            found = self.taken["hash"] = hash(_compared(type(self))(self))
        return found


@cache
def _compared(kind: type[Measured]) -> Callable[[Measured], Any]:
    return attrgetter(*(one.name for one in fields(kind) if one.compare))


RecordT = TypeVar("RecordT", bound=Measured)
P = ParamSpec("P")
T = TypeVar("T")


def once(measure: Callable[Concatenate[RecordT, P], T]) -> Callable[Concatenate[RecordT, P], T]:
    """Measure a record once for each of its arguments."""

    @wraps(measure)
    def measured(record: RecordT, *args: P.args, **kwargs: P.kwargs) -> T:
        key = (measure, args)
        try:
            return record.taken[key]
        except KeyError:
            return record.taken.setdefault(key, measure(record, *args, **kwargs))

    return measured
