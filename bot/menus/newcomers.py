"""The clicks that lead to a first game or explain one: records like those of `buttons`. Table 0 if there is none."""

from dataclasses import dataclass, field

from bot.menus.buttons import Click, part

_GAME = part("[a-z0-9_]{1,40}")


@dataclass(frozen=True)
class QuickGame(Click, at="t:quick"):
    """Tell me what a game is like, and begin it for me."""

    game: str = field(metadata=_GAME)


@dataclass(frozen=True)
class QuickStart(Click, at="t:quick-start"):
    """Begin a game here, with robots."""

    game: str = field(metadata=_GAME)


@dataclass(frozen=True)
class QuickLobby(Click, at="t:quick-lobby"):
    """Open a lobby of a game here."""

    game: str = field(metadata=_GAME)


@dataclass(frozen=True)
class OpenHelp(Click, at="t:help"):
    """Open a page behind a button of the help page; the help page itself if `what` is None."""

    what: str | None = field(default=None, metadata=part("play|hint|try|review"))


@dataclass(frozen=True)
class ShowPart(Click, at="t:part"):
    """Tell me what the component is that is chosen from the list."""

    game: str = field(metadata=_GAME)


class ShowLegend(Click, at="t:legend"):
    """Show me the places on the board, and what its symbols mean."""


class ShowLessons(Click, at="t:learn"):
    """Offer me the guided first games."""


@dataclass(frozen=True)
class BeginLesson(Click, at="t:lesson"):
    """Begin a game's guided first game for me, or tell me where mine is."""

    game: str = field(metadata=_GAME)


class LessonChapters(Click, at="t:chapters"):
    """Show me the chapters of the lesson that is held at this table."""


@dataclass(frozen=True)
class LessonChapter(Click, at="t:lesson-at"):
    """Start this table's lesson over at a chapter."""

    chapter: int = field(metadata=part("[0-9]{1,2}", int))


class BackToLesson(Click, at="t:lesson-back"):
    """Take back what I have done since I left the lesson's line."""
