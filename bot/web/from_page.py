"""Messages from a page as records with bounds. `frames` describes the protocol. Pure."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

LONGEST = 16_384
"""Maximum number of characters of a message from a page."""
MAX_BEARER = 2000
"""Maximum number of characters of a bearer token. Tokens of ours have at most 220; longer ones are answered, not cut off."""


class FromPage(BaseModel):
    """A message from a page. Unknown fields and values out of bounds are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


ClickName = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{8,40}$")]
Digest = Annotated[str, Field(pattern="^[0-9a-f]{0,32}$")]
ControlName = Annotated[str, Field(min_length=1, max_length=100)]
Value = Annotated[str, Field(max_length=600)]


class Look(FromPage):
    """The view that a page wants. Sent again when it changes.

    seat: One of the viewer's seats; None for the one that is asked.
    large: The layout for phones and large type, 900 units wide.
    log: Number of the newest line of the log that the page has.
    """

    kind: Literal["look"] = "look"
    seat: Annotated[int, Field(ge=0, le=99)] | None = None
    large: bool = False
    log: Annotated[int, Field(ge=0)] = 0


class Hello(FromPage):
    """The first message of a page.

    bearer: The viewer's token.
    version: Version of the page's scripts, from its own address.
    locale: The browser's language.
    """

    kind: Literal["hello"]
    bearer: Annotated[str, Field(max_length=MAX_BEARER)]
    version: Annotated[str, Field(max_length=64)] = ""
    locale: Annotated[str, Field(max_length=35)] = ""
    look: Look = Look()


class Renew(FromPage):
    """A newer bearer token of the same user for the same channel. The server closes the line when a token expires, after 15 minutes."""

    kind: Literal["renew"]
    bearer: Annotated[str, Field(max_length=MAX_BEARER)]


class Click(FromPage):
    """A click on a control, a choice from its list, or a sent form.

    id: Chosen by the page, a new one for each click.
    fields: Values of a form: pieces as `{"pieces": [value, …]}`, a number or a line of text as `{"text": ["…"]}`.
    asks: Do not make a move that the viewer could not take back alone. `Ack.sure` then asks; the page sends the click again without
        `asks`, under another id.
    """

    kind: Literal["click"]
    id: ClickName
    control: ControlName
    values: Annotated[list[Value], Field(max_length=25)] | None = None
    fields: Annotated[dict[str, Annotated[list[Value], Field(max_length=150)]], Field(max_length=8)] = {}
    asks: bool = False


class Begun(FromPage):
    """A user has begun to narrow a choice or to fill in a form of this question (`Question.id`). Sent once per question."""

    kind: Literal["begun"]
    seat: Annotated[int, Field(ge=0, le=99)]
    question: Annotated[str, Field(pattern="^[0-9a-f]{10}$")]


class AskWhy(FromPage):
    """A request for the reason why no move is possible with a place. Answered with `Why`."""

    kind: Literal["why"]
    place: Annotated[str, Field(min_length=1, max_length=120)]


class Ping(FromPage):
    """A check that the line is alive. Answered with `Pong` at once."""

    kind: Literal["ping"]
    n: Annotated[int, Field(ge=0)] = 0


AnyFromPage = Hello | Renew | Look | Click | Begun | AskWhy | Ping
_from_page: TypeAdapter[AnyFromPage] = TypeAdapter(Annotated[AnyFromPage, Field(discriminator="kind")])


def read_message(text: str) -> AnyFromPage | None:
    """Return a page's message; None if it is malformed."""
    if len(text) > LONGEST:
        return None
    try:
        return _from_page.validate_json(text)
    except (ValidationError, RecursionError):
        return None


def read_look(text: str) -> Look | None:
    """Return the value of the header `X-Look`; None if it is malformed."""
    try:
        return Look.model_validate_json(text or "{}")
    except (ValidationError, RecursionError):
        return None
