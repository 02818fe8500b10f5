"""The protocol between a page and its server: a record for each message. Pure.

**The line.** `GET /socket` is a WebSocket; its `Origin` must be ours. Text messages are JSON. Binary messages are gzipped JSON, used from
`PACKED` bytes on. A message is an object whose `kind` names a record here or in `from_page`, `public` and `own`, or a list of objects sent at
the same time. Fields with their default value are left out. A page handles messages in the order of arrival, after unpacking. It sends JSON
text of at most `from_page.LONGEST` characters. Its first message is `Hello`; the server sends nothing else before it answers with `Welcome`.

**A frame** consists of parts, each with a digest of its content: `Public`, the same for all viewers of a channel in one language and layout;
`Own`, the viewer's question; `Hand`, the viewer's secrets. A part is sent when it has changed. Of strips unchanged since the part sent before,
which `base` names, only the names are sent; of the others the changes, if these are short. A page without the base reconnects. A `Frame`
follows the parts and names the digests that belong together: a page shows nothing new before it. The server sends nothing while nothing
changes. `Symbols` precede the first part that uses them. `LogLines` need no frame: there is one message per change of the table, so that a
page can show the moves of robots one by one.

**A click** has an id chosen by the page, and is answered by one `Ack` with that id. A click sent again counts once, also after a restart, and
is answered again. `Ack.frame` is the digest of the frame that shows its effect; either may arrive first.

**Text** is the markup of `games.words.markup`; `Public.people` has the names of mentioned users. **Controls** are rows as in Discord: buttons
and lists. The choice of a list is sent as `Click.values`. A `sign` is a sprite for `<use href="#i-SIGN">`. **Places** are the names in
`data-place` of the pictures; a move remains a candidate while its `places` include all places clicked.

**Without a WebSocket** `POST /say` takes one message of the page (no `Hello`; the token is in `Authorization: Bearer …`, and the header `X-Look`
contains a `Look` as JSON) and returns a JSON list of messages. `GET /frame` takes the same headers and `X-Have`, the digest of the page's
frame. It returns a list of messages as soon as there is another frame, or `[]` after `PATIENCE` seconds.
"""

from dataclasses import replace
from typing import Any, Literal

from pydantic import TypeAdapter

from bot.menus.parts import Select, TextField
from bot.web.own import Hand, Own
from bot.web.public import Public, Rows
from games.core import record

PACKED = 300
"""Minimum size in bytes of a message to be gzipped."""
PATIENCE = 25.0
"""Seconds that `GET /frame` waits for a new frame."""
TAIL = 40
"""Number of log lines sent to a new page."""


@record
class Welcome:
    """The answer to `Hello`.

    version: The version of the present scripts. A page with another one reloads itself when its user is idle.
    now: The server's clock, in seconds since 1970, by which the page counts times.
    until: When the bearer ends, by the same clock.
    user: The user of the page.
    """

    version: str
    now: int
    until: int
    user: str
    language: str
    kind: Literal["welcome"] = "welcome"


@record
class Language:
    """The viewer's new language. It precedes the first frame in it."""

    language: str
    kind: Literal["language"] = "language"


@record
class Symbols:
    """The symbols to which pictures refer by id, as the markup of one hidden `<svg>`. The page appends those that it lacks."""

    ids: tuple[str, ...]
    svg: str
    kind: Literal["symbols"] = "symbols"


@record
class Frame:
    """The digests of the parts that belong together from now on. `hand` is "" if there is none. `digest` covers all three."""

    digest: str
    public: str
    own: str
    hand: str = ""
    kind: Literal["frame"] = "frame"


@record
class LogLine:
    """A line of the log: its number from 1, its text, its sign, and the places that it has changed.

    ends: The moment of the game, if a phase ends with this line.
    """

    n: int
    text: str
    sign: str = ""
    places: tuple[str, ...] = ()
    ends: str = ""


@record
class LogLines:
    """New lines of the log. If `anew` is set, they replace all lines: at the start, and after an undo."""

    lines: tuple[LogLine, ...]
    anew: bool = False
    kind: Literal["log"] = "log"


@record
class File:
    """A picture or a text in an answer: its bytes in base64, its type, and its description."""

    name: str
    type: str
    data: str
    alt: str = ""


@record
class AskedForm:
    """A form that an answer opens: lines to type and lists. It is sent as `fields`, by `custom_id`, with this control."""

    control: str
    title: str
    fields: tuple[tuple[str, Select | TextField], ...]


@record
class Ack:
    """The answer to a click.

    ok: It was done. Otherwise `text` says what is possible instead, and nothing has changed.
    seen: The board shows all of it, so the page may remove `text` after a while.
    rows, files, form: A further question, also the next field of an incomplete move; pictures.
    sure: The move could not be undone alone and was not made.
    frame: The digest of the frame that shows the effect; "" if nothing changes.
    again: The click had been counted and answered before.
    """

    id: str
    ok: bool
    text: str = ""
    seen: bool = False
    rows: Rows = ()
    files: tuple[File, ...] = ()
    form: AskedForm | None = None
    sure: bool = False
    frame: str = ""
    again: bool = False
    kind: Literal["ack"] = "ack"

    def shown_in(self, digest: str) -> "Ack":
        """Return the answer with the frame that shows its effect."""
        return replace(self, frame=digest)


@record
class Why:
    """The explanation of a place.

    text: Why no move can be made with it now; "" if nothing can be said.
    about: What its component does.
    """

    place: str
    text: str
    about: str = ""
    kind: Literal["why"] = "why"


@record
class Pong:
    """The connection works."""

    n: int
    now: int
    kind: Literal["pong"] = "pong"


@record
class Closed:
    """The last message before the server closes the connection.

    `signed-out`: sign in again · `not-allowed`: the user may not see the channel (any more); `text` says so · `too-many` pages of one user ·
    `nonsense` was sent · `going`: the server stops, reconnect in a moment.
    """

    why: Literal["signed-out", "not-allowed", "too-many", "nonsense", "going"]
    text: str = ""
    kind: Literal["closed"] = "closed"


AnyToPage = Welcome | Language | Symbols | Public | Own | Hand | Frame | LogLines | Ack | Why | Pong | Closed
_to_page: dict[type, TypeAdapter[Any]] = {}


def written(message: AnyToPage) -> bytes:
    """Return a message as JSON, without fields that have their default value."""
    adapter = _to_page.get(type(message))
    if adapter is None:
        adapter = _to_page[type(message)] = TypeAdapter(type(message))
    rest = adapter.dump_json(message, exclude_defaults=True)[1:]
    return b'{"kind":"%s"%s%s' % (message.kind.encode(), b"" if rest == b"}" else b",", rest)
