"""Reading untrusted JSON field by field; what is wrong is noted in Discord's words, with its place."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.local.errors import Violation, invalid_form

Json = dict[str, Any]
Step = str | int


class JsonObject:
    """One object of a request. Reading a field checks it; `finish` raises what was found."""

    def __init__(
        self,
        data: Any,
        path: tuple[Step, ...] = (),
        found: list[Violation] | None = None,
    ) -> None:
        self.path = path
        self.found = [] if found is None else found
        if not isinstance(data, dict):
            self.wrong("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a DictType", at=())
            data = {}
        self.data: dict[Any, Any] = data

    def wrong(self, code: str, sentence: str, at: Sequence[Step]) -> None:
        """Note a violation at a place under this object."""
        self.found.append(Violation((*self.path, *at), code, sentence))

    def finish(self) -> None:
        """Raise error 50035 when anything was wrong."""
        if self.found:
            raise invalid_form(self.found)

    def has(self, key: Step) -> bool:
        """Whether the field is there and not null."""
        return self.data.get(key) is not None

    def _missing(self, key: Step, *, required: bool) -> bool:
        if self.has(key):
            return False
        if required:
            self.wrong("BASE_TYPE_REQUIRED", "This field is required", [key])
        return True

    def text(self, key: Step, least: int = 0, most: int = 6000, *, required: bool = False) -> str:
        """Read a string of so many characters; empty when it is absent."""
        if self._missing(key, required=required):
            return ""
        value = self.data[key]
        if not isinstance(value, str):
            self.wrong("STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.', [key])
            return ""
        if least and not least <= len(value) <= most:
            self.wrong("BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.", [key])
        elif len(value) > most:
            self.wrong("BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.", [key])
        return value

    def integer(
        self,
        key: str,
        low: int | None = None,
        high: int | None = None,
        default: int = 0,
        *,
        required: bool = False,
    ) -> int:
        """Read an integer between two bounds."""
        if self._missing(key, required=required):
            return default
        value = self.data[key]
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong("NUMBER_TYPE_COERCE", f'Value "{value}" is not int.', [key])
            return default
        if low is not None and value < low:
            self.wrong("NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.", [key])
        if high is not None and value > high:
            self.wrong("NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.", [key])
        return value

    def snowflake(self, key: Step, *, required: bool = False) -> int | None:
        """Read an id, as a string or as the integer that some clients send."""
        if self._missing(key, required=required):
            return None
        value = self.data[key]
        text = str(value)
        if isinstance(value, bool) or not text.isdecimal() or not text.isascii() or len(text) > 20:
            self.wrong("NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.', [key])
            return None
        return int(text)

    def snowflakes(self, key: str, most: int) -> list[int]:
        """Read a list of ids."""
        values = self._list(key, 0, most, required=False)
        inner = self._entries(key, values)
        return [found for index in range(len(values)) if (found := inner.snowflake(index)) is not None]

    def truth(self, key: str, *, default: bool = False) -> bool:
        """Read a boolean."""
        if not self.has(key):
            return default
        value = self.data[key]
        if not isinstance(value, bool):
            self.wrong("BOOLEAN_TYPE_CONVERT", "Must be either true or false.", [key])
            return default
        return value

    def choice(
        self, key: Step, allowed: Sequence[int | str], default: Any = None, *, required: bool = False
    ) -> Any:
        """Read one of a few values."""
        if self._missing(key, required=required):
            return default
        value = self.data[key]
        if isinstance(value, (bool, list, dict)) or value not in allowed:
            named = ", ".join(str(each) for each in allowed)
            self.wrong("BASE_TYPE_CHOICES", f"Value must be one of {{{named}}}.", [key])
            return default
        return value

    def _list(self, key: str, least: int, most: int, *, required: bool) -> list[Any]:
        if self._missing(key, required=required):
            return []
        value = self.data[key]
        if not isinstance(value, list):
            self.wrong("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType", [key])
            return []
        if not least <= len(value) <= most:
            self.wrong("BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.", [key])
        return value

    def _entries(self, key: str, values: list[Any]) -> "JsonObject":
        """Give a list as an object whose keys are its indexes."""
        return JsonObject(dict(enumerate(values)), (*self.path, key), self.found)

    def forms(self, key: str, least: int, most: int, *, required: bool = False) -> "Iterator[JsonObject]":
        """Read a list of objects."""
        for index, value in enumerate(self._list(key, least, most, required=required)):
            yield JsonObject(value, (*self.path, key, index), self.found)

    def choices(self, key: str, allowed: Sequence[int]) -> list[int]:
        """Read a list of which each entry is one of a few values."""
        values = self._list(key, 1, len(allowed), required=False)
        inner = self._entries(key, values)
        found = [inner.choice(index, allowed) for index in range(len(values))]
        return [each for each in found if each is not None]

    def texts(self, key: str) -> list[str]:
        """Read a list of strings."""
        values = self._list(key, 0, 1000, required=False)
        inner = self._entries(key, values)
        return [inner.text(index) for index in range(len(values))]

    def form(self, key: str, *, required: bool = False) -> "JsonObject | None":
        """Read an object."""
        if self._missing(key, required=required):
            return None
        return JsonObject(self.data[key], (*self.path, key), self.found)
