"""Clicks of pages. Each runs once through the registry of clicks. Its answer leaves out what the frame shows."""

import asyncio
from base64 import b64encode
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.acts.answering import Answering, Asking
from bot.acts.answers import Answer, AnyAnswer, FormAnswer
from bot.acts.choosing import asks_a_move
from bot.acts.fronts import NotKnown, Visit
from bot.acts.requests import Request
from bot.app import App
from bot.errors import PlayerError
from bot.menus.control_ids import read_control_id
from bot.posts.drawing import Attachment
from bot.storage import StorageError
from bot.table.clicked import Clicked
from bot.table.live import Started
from bot.web.frames import Ack, AskedForm, File
from bot.web.from_page import Click
from bot.web.sessions import Session
from bot.web.showing import shown_rows
from bot.web.visits import Visits
from bot.web.weighing import chosen_move, is_final
from games.words.phrases import Phrases, phrases

MOST_REMEMBERED = 2000
"""Maximum number of remembered answers, for pages that ask again."""
MOST_BYTES = 400_000
"""Maximum bytes of pictures in an answer."""
TYPES = {
    "png": "image/png",
    "gif": "image/gif",
    "txt": "text/plain; charset=utf-8",
    "json": "application/json",
}


class Said:
    """Keeps the answer to a page's click as the message for the page."""

    def __init__(self, session: Session, click: Click, words: Phrases) -> None:
        self.clicked = Clicked(session.channel)
        self.ack = Ack(click.id, ok=False)
        self._id = click.id
        self._words = words

    async def give(self, answer: AnyAnswer) -> None:
        """Keep an act's answer."""
        if isinstance(answer, Answer) and answer.closes:
            self.ack = Ack(self._id, ok=False, text=self._words("page-outdated"))
        else:
            self.ack = told(self._id, answer, is_told=self.clicked.is_told)

    async def refuse(self, sentence: str) -> None:
        """Keep an error message."""
        self.ack = Ack(self._id, ok=False, text=sentence)


class Clicking:
    """Passes clicks to the app that owns the table, and remembers the answers for a while."""

    def __init__(self, visits: Visits, app: Callable[[int | None], App | None]) -> None:
        self._visits = visits
        self._app = app
        self._answering: dict[int, tuple[App, Answering]] = {}
        self._answers: OrderedDict[tuple[int, str], asyncio.Task[Ack]] = OrderedDict()
        self._under_way: set[asyncio.Task[Ack]] = set()

    async def click(self, session: Session, click: Click, locale: str = "") -> Ack:
        """Run the act of a click and return its answer. A repeated click gets the earlier answer.

        The click is completed even if the page disconnects meanwhile: robots go on, posts are sent, and the page can ask again.
        """
        key = (session.user, click.id)
        if (known := self._answers.get(key)) is not None:
            return replace(await asyncio.shield(known), again=True)
        task = self._answers[key] = asyncio.create_task(self._done(session, click, locale))
        self._under_way.add(task)
        task.add_done_callback(lambda ended: self._ended(key, ended))
        while len(self._answers) > MOST_REMEMBERED:
            self._answers.popitem(last=False)
        return await asyncio.shield(task)

    def _ended(self, key: tuple[int, str], task: asyncio.Task[Ack]) -> None:
        self._under_way.discard(task)
        if self._answers.get(key) is task and (task.cancelled() or task.exception() is not None):
            # A failed click may be repeated.
            del self._answers[key]

    async def _done(self, session: Session, click: Click, locale: str) -> Ack:
        app = self._app(session.guild)
        if app is None:
            return Ack(click.id, ok=False, text=phrases("en")("tables-away"))
        words = phrases(app.tables.languages.at_hand(session.user, locale))
        try:
            visit = await self._visits.of(app, session)
        except NotKnown:
            return Ack(click.id, ok=False, text=words("tables-away"))
        if visit is None:
            return Ack(click.id, ok=False, text=words("no-such-table"))
        if click.asks and await self._is_final(app, session, click):
            return Ack(click.id, ok=False, text=words("page-sure"), sure=True)
        said, request = Said(session, click, words), _request(session, visit, click)
        asking = Asking(session.user, locale or None, f"a page's click: {_discreet(click.control)}")

        async def work() -> AnyAnswer:
            return await app.clicks.handle(request, _sees_nothing_else)

        answering = self._of(app)
        with answering.waited_for():
            await answering.answer(asking, said, work)
        return said.ack

    async def _is_final(self, app: App, session: Session, click: Click) -> bool:
        """Whether a click makes a move that its user could not undo alone."""
        control = read_control_id(click.control)
        if control is None:
            return False
        try:
            async with app.tables.hold(control.table, session.user) as held:
                live = held.own
        except (PlayerError, StorageError):
            return False
        if not isinstance(live, Started) or control.seat not in live.seats_of(session.user):
            return False
        move = chosen_move(live, control.seat, click.control, click.fields)
        draw = app.resources.illustrator.for_pages
        return move is not None and await draw(is_final, live, control.seat, move)

    def _of(self, app: App) -> Answering:
        number = app.tables.storage.shard.number
        known, answering = self._answering.get(number, (None, None))
        if answering is None or known is not app:
            answering = Answering(app.tables.languages)
            self._answering[number] = app, answering
        return answering

    async def finished(self) -> None:
        """Wait until the clicks under way have been answered."""
        if self._under_way:
            await asyncio.wait(self._under_way)


async def _sees_nothing_else(_: int) -> bool:
    """Return False: a page's user may click only at the table of its channel, or at tables where they play."""
    return False


def _request(session: Session, visit: Visit, click: Click) -> Request:
    return Request(
        control=click.control,
        user=session.user,
        name=visit.name,
        channel=session.channel,
        guild=session.guild,
        values=None if click.values is None else tuple(click.values),
        fields=click.fields,
        rights=visit.rights,
    )


def _discreet(control: str) -> str:
    """Return a control's name without what was chosen, which may be secret."""
    return ":".join(part if part.isalnum() and part.isascii() else "?" for part in control.split(":")[:3])[
        :40
    ]


def told(id_: str, answer: AnyAnswer, *, is_told: bool) -> Ack:
    """Return the message for a page about an act's answer, without what the frame shows anyway."""
    if isinstance(answer, str):
        return Ack(id_, ok=True, text=answer, seen=is_told)
    if isinstance(answer, FormAnswer):
        form = AskedForm(answer.form.custom_id, answer.form.title, answer.form.fields)
        return Ack(id_, ok=True, form=form)
    return _answered(id_, answer)


def _answered(id_: str, answer: Answer) -> Ack:
    said = answer.besides or answer
    if answer.refuses:
        return Ack(id_, ok=False, text=_without_question(said.text))
    if answer.files is None and asks_a_move(answer):
        # The choice is not a whole move yet: ask for the next field below.
        return Ack(id_, ok=True, text=answer.text, rows=shown_rows(answer.controls, moves=True))
    text = said.text if said.asked is None else _without_question(said.text)
    files = tuple(_files(answer.files or ()))
    # An answer without text is the next question, whose controls the frame already has.
    is_next = said.asked is not None and not text
    rows = () if answer.is_seen or is_next else shown_rows(said.controls)
    return Ack(id_, ok=True, text=text, seen=answer.is_seen, rows=rows, files=files)


def _without_question(text: str) -> str:
    """Return a text without the question at its end, which the frame shows."""
    lines = text.split("\n")
    return "\n".join(lines[:-1] if lines[-1].startswith("**") and lines[-1].endswith("**") else lines)


def _files(files: Sequence[Attachment]) -> list[File]:
    found: list[File] = []
    room = MOST_BYTES
    for one in files:
        room -= len(one.data)
        if room < 0:
            break
        kind = TYPES.get(one.name.rpartition(".")[2], "application/octet-stream")
        found.append(File(one.name, kind, b64encode(one.data).decode(), one.alt))
    return found
