"""What of a value can change, to see whether two values share any of it."""

import dataclasses
from typing import Any


def changeable(x: Any) -> dict[int, Any]:
    """Return everything in x that can change, by identity."""
    found: dict[int, Any] = {}
    is_record = dataclasses.is_dataclass(x)
    if isinstance(x, list | dict | set) or (is_record and not x.__dataclass_params__.frozen):
        found[id(x)] = x
    inner: list[Any] = list(x.values()) if isinstance(x, dict) else []
    if isinstance(x, list | tuple | set | frozenset):
        inner = list(x)
    if is_record:
        inner = [getattr(x, field.name) for field in dataclasses.fields(x)]
    for value in inner:
        found |= changeable(value)
    return found
