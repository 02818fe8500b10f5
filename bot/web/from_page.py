"""What a page sends: a record for each of its messages, with its bounds. `frames` describes the line. Pure."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

LONGEST = 16_384
"""Bytes of a message from a page."""
MAX_BEARER = 2000
"""Characters of what a page may call its bearer; ours have at most 220."""


class FromPage(BaseModel):
    """A message of a page: nothing beside its fields, and these within bounds."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


ClickName = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{8,40}$")]
Digest = Annotated[str, Field(pattern="^[0-9a-f]{0,32}$")]
ControlName = Annotated[str, Field(min_length=1, max_length=100)]
Value = Annotated[str, Field(max_length=600)]


class Look(FromPage):
    """What a page looks at: which of the viewer's seats (None: the one that is asked), in which layout. Sent again when that changes.

    `large` is the layout of phones, 900 units wide, and of those who want large type. `log`: the newest line of the log that the page has.
    """

    kind: Literal["look"] = "look"
    seat: Annotated[int, Field(ge=0, le=99)] | None = None
    large: bool = False
    log: Annotated[int, Field(ge=0)] = 0


class Hello(FromPage):
    """The first message: who looks, with which scripts (`version`, from the page's own address), in which language the browser is."""

    kind: Literal["hello"]
    bearer: Annotated[str, Field(max_length=MAX_BEARER)]
    version: Annotated[str, Field(max_length=64)] = ""
    locale: Annotated[str, Field(max_length=35)] = ""
    look: Look = Look()


class Renew(FromPage):
    """A newer bearer of the same user for the same channel: one is good for 15 minutes. Without it the line is closed then."""

    kind: Literal["renew"]
    bearer: Annotated[str, Field(max_length=MAX_BEARER)]


class Click(FromPage):
    """A click on a control, a choice from its list, or a sent form.

    `id` is made up by the page, anew for each click. `fields` are those of a form: pieces as `{"pieces": [value, …]}`, a number or a line as
    `{"text": ["…"]}`. With `asks` a move that could not be taken back alone is not made: the `Ack` says `sure`, and the page
    sends it once more without, under another id.
    """

    kind: Literal["click"]
    id: ClickName
    control: ControlName
    values: Annotated[list[Value], Field(max_length=25)] | None = None
    fields: Annotated[dict[str, Annotated[list[Value], Field(max_length=150)]], Field(max_length=8)] = {}
    asks: bool = False


class Begun(FromPage):
    """Somebody has begun to narrow a choice, or to fill in a form: its `question` (`Question.id`). Once for each question is enough."""

    kind: Literal["begun"]
    seat: Annotated[int, Field(ge=0, le=99)]
    question: Annotated[str, Field(pattern="^[0-9a-f]{10}$")]


class AskWhy(FromPage):
    """Why can no move be made with this place now? Answered with `Why`."""

    kind: Literal["why"]
    place: Annotated[str, Field(min_length=1, max_length=120)]


class Ping(FromPage):
    """Is the line alive? Answered with `Pong` at once, before whatever else waits."""

    kind: Literal["ping"]
    n: Annotated[int, Field(ge=0)] = 0


AnyFromPage = Hello | Renew | Look | Click | Begun | AskWhy | Ping
_from_page: TypeAdapter[AnyFromPage] = TypeAdapter(Annotated[AnyFromPage, Field(discriminator="kind")])


def read_message(text: str) -> AnyFromPage | None:
    """Return what a page says; None if it is nothing that a page of ours would say."""
    if len(text) > LONGEST:
        return None
    try:
        return _from_page.validate_json(text)
    except (ValidationError, RecursionError):
        return None


def read_look(text: str) -> Look | None:
    """Return what the header `X-Look` says; None for nonsense."""
    try:
        return Look.model_validate_json(text or "{}")
    except (ValidationError, RecursionError):
        return None
