"""Controls as plain data within Discord's limits: buttons, lists, forms, and their rows."""

from collections.abc import Iterable
from typing import Literal

from games.core import record

ROW, ROWS, OPTIONS = 5, 5, 25
MOVE_ROWS = ROWS - 1
"""Maximum number of rows for a menu: one row of a message is left for the table's own buttons."""
LABEL, CHOICE, TITLE = 80, 100, 45
Style = Literal["primary", "secondary", "success", "danger"]


@record
class Button:
    """A button: its `custom_id` and its label. With `url` it is a link and has no id.

    sign: The sprite before its label, if there is an emoji of it.
    """

    custom_id: str
    label: str
    style: Style = "primary"
    disabled: bool = False
    url: str | None = None
    sign: str | None = None


@record
class Choice:
    """One line of a select."""

    value: str
    label: str
    description: str | None = None
    chosen: bool = False
    sign: str | None = None


@record
class Select:
    """A drop-down list of at most 25 choices, of which `least` to `most` are chosen. A form shows `about` below its label."""

    custom_id: str
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    about: str = ""


@record
class People:
    """A drop-down list of the server's members, of whom one is chosen."""

    custom_id: str
    placeholder: str


@record
class TextField:
    """One line to type into a form, with at most `most` characters."""

    custom_id: str
    text: str = ""
    most: int = 100


@record
class Form:
    """A modal: its title and up to five labelled selects or lines."""

    custom_id: str
    title: str
    fields: tuple[tuple[str, Select | TextField], ...]


Row = tuple[Button | Select | People, ...]
"""Up to five buttons, or one select."""
Controls = tuple[Row, ...]


def short(text: str, limit: int) -> str:
    """Cut a text to Discord's limit, with an ellipsis."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


def in_rows(buttons: Iterable[Button]) -> tuple[Row, ...]:
    """Return buttons in rows, as many in each as Discord takes."""
    found = tuple(buttons)
    return tuple(found[start : start + ROW] for start in range(0, len(found), ROW))
