"""The public part of a frame, the same for all viewers of a channel: no table, a lobby, a game, a damaged table. Pure."""

from collections.abc import Sequence

from bot.menus.buttons import Invite, OpenMenu, ShowChapter, ShowMore, read_click
from bot.menus.control_ids import read_control_id
from bot.menus.newcomers import BeginLesson, QuickLobby, QuickStart
from bot.menus.parts import Button, Controls, People
from bot.posts.drawing import page_look, scored
from bot.posts.hand_off import result
from bot.posts.lobby import lobby_post
from bot.posts.pings import deadline_line
from bot.storage import LIVE
from bot.table.lengths import length
from bot.table.lessons import taught
from bot.table.live import Frozen, LiveTable, Lobby, Started
from bot.table.wrecks import is_wreck
from bot.time import People as Recipients
from bot.web.parts import Part, part, strip_uses
from bot.web.public import OfferedGame, PictureWords, Public, Rows, ShownSeat, ShownStrip, State
from games import all_games
from games.core.moves import hyphened
from games.core.steps import Together
from games.words.phrases import Phrases
from games.words.sentences import moment_words, step_words
from games.words.view import capital
from render.gallery import SCORE, pictures, public
from render.mode import Mode
from render.palette import SEATS
from render.picture import Look, Picture
from render.strips import Strip, public_strips, strips
from render.svg.symbols import sprite_id

BEGINS_WITH = 3
"""Number of seats of a quick game, if the game allows it."""


def sentence_part(state: State, text: str) -> Part:
    """Return the part of a channel for which there is only a sentence."""
    return part(Public(state=state, text=text))


def no_table(words: Phrases, games: Sequence[Phrases], before: str = "") -> Part:
    """Return the part of a channel without a table: the games to begin, each in its own words.

    before: What became of the last table (`end_words`).
    """
    offered = tuple(_offered(one) for one in games)
    return part(
        Public(state="none", text="\n".join(filter(None, [before, words("quick-which")])), games=offered)
    )


def is_shown(live: LiveTable) -> bool:
    """Whether a table is shown in its channel: it is not over, or has a result. After any other end the channel has no table."""
    ended = isinstance(live, Started) and live.is_over and live.row.status != "archived"
    return live.row.status in LIVE or ended


def end_words(live: LiveTable) -> str:
    """Return a sentence about the end of a table that is no longer shown; "" if none is needed."""
    if isinstance(live, Lobby):
        return ""
    game = live.words("game-name") if live.row.game in all_games() else live.row.game
    if live.row.status == "ended":
        return live.words("page-ended", game=game)
    return live.words("archived-now-running", game=game) if live.notes.archived == "running" else ""


def _offered(words: Phrases) -> OfferedGame:
    key = words.game or ""
    game = all_games()[key]
    possible = game.seats_for({option.key: option.default for option in game.table_options()})
    seats = BEGINS_WITH if BEGINS_WITH in possible else min(possible)
    told = length(key, seats)
    return OfferedGame(
        key=key,
        name=words("game-name"),
        face=words("game-face") if words.has("game-face") else words.about("game-name"),
        begin=str(QuickStart(0, key)),
        lobby=str(QuickLobby(0, key)),
        how=str(ShowChapter(0, key)),
        learn=str(BeginLesson(0, key)) if key in taught() else None,
        length=""
        if told is None
        else words("lobby-length", seats=seats, minutes=told.minutes, clicks=told.clicks),
    )


def table_part(live: LiveTable, people: Recipients, *, large: bool) -> Part:
    """Return the part of a table, in its language. A picture takes milliseconds, so call it in a drawing thread."""
    if isinstance(live, Lobby):
        return _lobby(live)
    if isinstance(live, Started):
        return _started(live, people, Mode(large=large))
    assert isinstance(live, Frozen)
    name = live.words("game-name") if live.row.game in all_games() else ""
    more = (Button(str(ShowMore(live.row.id)), live.words("button-more"), "secondary"),)
    record = Public(
        state="frozen",
        table=live.row.id,
        game=live.row.game,
        name=name,
        title=name,
        text=live.words(live.sentence),
        rows=(more,) if is_wreck(live) else (),
    )
    return part(record)


def _lobby(live: Lobby) -> Part:
    post = lobby_post(live)
    name = live.words("game-name")
    record = Public(
        state="lobby",
        table=live.row.id,
        game=live.game.key,
        name=name,
        title=name,
        text=post.content,
        rows=shown_rows(post.controls),
        seats=tuple(_seats(live)),
        people=_people(live),
        lesson=live.notes.lesson,
    )
    return part(record)


def _started(live: Started, people: Recipients, mode: Mode) -> Part:
    words, table = live.words, live.shown
    look = page_look(live, None, mode)
    points = scored(live, look) if live.is_over else None
    shown, uses = shown_strips([*public_strips(live.game.key, look), *_score(live, points)])
    moment, waiting = moment_words(table, words), table.waiting()
    record = Public(
        state="table",
        table=live.row.id,
        game=live.game.key,
        name=words("game-name"),
        title=" · ".join(filter(None, [words("game-name"), moment])),
        moment=moment,
        seats=tuple(_seats(live)),
        strips=shown,
        told=_told(live, look, points),
        waiting=waiting,
        asked=step_words(table, words) if waiting else "",
        chosen=_chosen(live),
        deadline=deadline_line(live, people) if not live.is_over else "",
        paused=not live.is_over and live.notes.book.paused is not None,
        over=live.is_over,
        result=result(table, words, live.names, live.gave_up) if live.is_over else "",
        lesson=live.notes.lesson,
        people=_people(live),
    )
    signs = {sprite_id(mark.symbol, hollow=False) for mark in SEATS[: len(live.seats)]}
    return part(record, strip_uses(shown, uses | signs))


def _score(live: Started, points: Look[object] | None) -> list[Strip]:
    """Return the picture of the points, once it is over."""
    return strips(pictures(live.game.key)[SCORE], points) if points is not None else []


def _told(live: Started, look: Look[object], points: Look[object] | None) -> tuple[PictureWords, ...]:
    offered = pictures(live.game.key)
    boards = tuple(in_words(live, offered[name], look) for name in public(live.game.key, look.view))
    return boards if points is None else (*boards, in_words(live, offered[SCORE], points))


def in_words(live: Started, picture: Picture[object], look: Look[object]) -> PictureWords:
    """Return a picture in words."""
    called = capital(live.words(f"picture-called-{hyphened(picture.name)}"))
    return PictureWords(called, picture.told(look))


def shown_strips(found: Sequence[Strip]) -> tuple[tuple[ShownStrip, ...], frozenset[str]]:
    """Return strips in their sent form, and the ids that they refer to."""
    shown = tuple(
        ShownStrip(
            name=strip.name,
            picture=strip.name.partition("/")[0],
            width=strip.drawn.width,
            height=strip.drawn.height,
            svg=strip.drawn.markup,
            seat=strip.seat,
        )
        for strip in found
    )
    return shown, frozenset[str]().union(*(strip.drawn.uses for strip in found))


def _seats(live: LiveTable) -> list[ShownSeat]:
    waiting = live.table.waiting() if isinstance(live, Started) and not live.is_over else ()
    gave_up = live.gave_up if isinstance(live, Started) else {}
    return [
        ShownSeat(
            seat=row.seat,
            name=name,
            sign=SEATS[row.seat].symbol,
            user=str(row.user) if row.user is not None else None,
            robot=row.robot,
            waiting=row.seat in waiting,
            gave_up=row.seat in gave_up,
        )
        for row, name in zip(live.seats, live.called, strict=True)
    ]


def _people(live: LiveTable) -> dict[str, str]:
    named = zip(live.seats, live.called, strict=True)
    return {str(row.user): name for row, name in named if row.user is not None}


def _chosen(live: Started) -> tuple[int, int] | None:
    """Return how many seats have answered, and of how many; None unless several are asked at once."""
    step = live.table.state.agenda[-1] if live.table.state.agenda and not live.is_over else None
    if not isinstance(step, Together) or len(step.seats) < 2:
        return None
    return len(step.seats) - len(live.table.waiting()), len(step.seats)


def shown_rows(controls: Controls, *, moves: bool = False) -> Rows:
    """Return controls as a page shows them, without lists of people, which only Discord knows, and without the menu's button.

    Controls of moves are left out, too, unless `moves`.
    """
    rows = (
        tuple(
            item
            for item in row
            if not isinstance(item, People)
            and not isinstance(read_click(item.custom_id), Invite | OpenMenu)
            and (moves or not _is_move(item.custom_id))
        )
        for row in controls
    )
    return tuple(row for row in rows if row)


def _is_move(custom_id: str) -> bool:
    control = read_control_id(custom_id)
    return control is not None and not control.tried
