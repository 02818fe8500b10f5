"""What happened → one post: who must act, what was done, which pictures, which controls. Pure."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields

from bot.menus.buttons import OpenMenu, ShowBoard, ShowHand, ShowScore, Undo
from bot.menus.control_ids import ControlId, question
from bot.menus.controls import Button, Controls, MoveControls
from bot.menus.plain import plain
from bot.menus.sight import Sight
from bot.posts.drawing import NOW, PictureWanted
from bot.posts.messages import PingInPerson, TablePost
from bot.storage import SeatRow
from bot.table.fairness import promise, promised
from games.core.events import PhaseEnded, TakenBack
from games.core.game import ranking
from games.core.moves import Seat, hyphened
from games.core.secrets import view
from games.core.steps import Together
from games.core.table import Table, Told
from games.words.phrases import Phrases
from games.words.sentences import log_lines, moment_words, step_words
from render.gallery import SCORE, pictures, public

CONTENT = 2000
"""Discord's limit for a message."""
MOST_PICTURES = 10


@dataclass(frozen=True, slots=True)
class Telling:
    """What a hand-off's post says about time: lines below its head, whom it pings, whom it tells in person, too.

    `direct` are posts to users that go out when the table's post is there, with a link to it.
    """

    below: str = ""
    mentions: tuple[int, ...] = ()
    direct: tuple[PingInPerson, ...] = ()


def names_of(holders: Iterable[SeatRow]) -> list[str]:
    """Return the players' names by seat, safe to stand in a message."""
    return [plain(holder.name) for holder in sorted(holders, key=lambda holder: holder.seat)]


def hand_off(  # a post tells of table, people, words, time
    table_id: int,
    table: Table,
    holders: Sequence[SeatRow],
    words: Phrases,
    told: Sequence[Told],
    telling: Telling | None = None,
) -> TablePost:
    """Return the post for a table that waits for people, or is over: `told` is what happened since the last one.

    Without `telling` it pings everybody who is waited for.
    """
    names = names_of(holders)
    lines = log_lines(told, words, names, None)
    head, mentions = _head(table, holders, words, names)
    if telling is not None:
        head, mentions = f"{head}\n{telling.below}".strip(), telling.mentions
    return TablePost(
        content=fit(head, lines, words),
        mentions=mentions,
        controls=controls(table_id, table, words, names),
        pictures=tuple(wanted_pictures(table, told)),
        direct=telling.direct if telling is not None else (),
    )


def _head(
    table: Table, holders: Sequence[SeatRow], words: Phrases, names: Sequence[str]
) -> tuple[str, tuple[int, ...]]:
    if table.is_over():
        return result(table, words, names), tuple(h.user for h in holders if h.user is not None)
    waiting = [holder for holder in holders if holder.seat in table.waiting()]
    users = tuple(holder.user for holder in waiting if holder.user is not None)
    who = " ".join(f"<@{h.user}>" if h.user is not None else f"**{names[h.seat]}**" for h in waiting)
    moment = moment_words(table, words)
    head = words(
        "turn-head",
        who=who,
        game=words("game-name"),
        moment=f", {moment}" if moment else "",
        asked=step_words(table, words),
    )
    step = table.state.agenda[-1]
    if isinstance(step, Together) and len(step.seats) > len(table.waiting()):
        done = len(step.seats) - len(table.waiting())
        head = f"{head} ({words('have-chosen', done=done, all=len(step.seats))})"
    return head, users


def result(table: Table, words: Phrases, names: Sequence[str]) -> str:
    """Return the final ranking in words, one line per player with what the points are for."""
    lines = [words("game-over", game=words("game-name"))]
    for rank, score in ranking(table.scores()):
        points = words("game-points" if words.has("game-points") else "points", points=score.total or 0)
        lines.append(words("rank-line", rank=rank, name=names[score.seat], points=points))
        sources = [
            f"{words(f'score-{hyphened(source)}')}: {points}" for source, points in score.sources if points
        ]
        if len(sources) > 1:
            lines[-1] += f" ({', '.join(sources)})"
    secret = promised(table.header)
    lines.append(words("secret-told", secret=secret, promise=promise(secret)))
    return "\n".join(lines)


def fit(head: str, lines: Sequence[str], words: Phrases) -> str:
    """Put the head and as many of the newest lines as Discord takes into one text."""
    room = CONTENT - len(head) - len(f"\n-# {words('more-lines', count=len(lines))}")
    kept: list[str] = []
    for line in reversed(lines):
        text = f"-# {line}"
        if len(text) + 1 > room:
            kept.append(f"-# {words('more-lines', count=len(lines) - len(kept))}")
            break
        kept.append(text)
        room -= len(text) + 1
    return "\n".join([head, *reversed(kept)])


def wanted_pictures(table: Table, told: Sequence[Told]) -> Iterable[PictureWanted]:
    """Return a board for each phase that ended, and every public picture for the last of them."""
    ends = [one for one in told if isinstance(one.event, PhaseEnded)]
    last = ends[-1].state if ends else None
    names = public(table.game.key, table.view(None) if last is None else view(last, None))
    tip = table.log.tip
    if names and any(isinstance(one.event, TakenBack) for one in told):
        return [PictureWanted(name, tip, NOW, tip, tip) for name in names]
    if not ends and told and told[0].entry <= 0:
        # The first post: everybody sees what the game begins with.
        return [PictureWanted(name, tip, NOW, tip, tip) for name in names]
    if not ends or not names:
        return []
    since, found = told[0].entry, list[PictureWanted]()
    for index, one in enumerate(ends):
        nth = sum(other.entry == one.entry for other in ends[:index])
        shown, asks = (names, _still(table, one)) if one is ends[-1] else (names[:1], False)
        found.extend(PictureWanted(name, one.entry, nth, since, tip if asks else None) for name in shown)
        since = one.entry
    if table.is_over():
        found.append(PictureWanted(SCORE, tip, NOW, tip, None))
    return found[-MOST_PICTURES:]


def _still(table: Table, end: Told) -> bool:
    """Say whether everything lies as it did when the phase ended: then its picture may show who is asked now.

    The states of what was told before a restart are not kept: there it may not.
    """
    if end.state is None:
        return False
    if end.state is None:
        # It has left memory: in doubt the picture says nothing of it.
        return False
    then, now = view(end.state, None), table.view(None)
    names = [field.name for field in fields(now) if field.name != "agenda"]
    # As texts, for a secret that has been opened since cannot be compared.
    return all(repr(getattr(then, name)) == repr(getattr(now, name)) for name in names)


def controls(table_id: int, table: Table, words: Phrases, names: Sequence[str]) -> Controls:
    """Return the controls below a post.

    One seat's public menu stands there openly; several seats, and menus that depend on what others may
    not know, are opened by one button that is the same for everybody who is waited for.
    """
    waiting = table.waiting()
    if not waiting:
        return (table_buttons(table_id, table, words, opens_menu=False),)
    seat, *others = waiting
    if others or table.is_private():
        return (table_buttons(table_id, table, words, opens_menu=True),)
    rows = menu_controls(table_id, table, seat, words, names)
    return (*rows, table_buttons(table_id, table, words, opens_menu=False))


def menu_controls(table_id: int, table: Table, seat: Seat, words: Phrases, names: Sequence[str]) -> Controls:
    """Return the controls of one seat's menu."""
    asked = ControlId("choose", table_id, seat, question(table, seat))
    return move_controls(asked, table, words, names).all()


def move_controls(asked: ControlId, table: Table, words: Phrases, names: Sequence[str]) -> MoveControls:
    """Return the maker of the controls for a question to a seat, with the suggestion of the game for its forms."""
    seat, menu = asked.seat, table.menu(asked.seat)
    sight = sight_of(table, seat, words, names)
    suggest = table.game.suggest or table.game.default
    suggested = suggest(sight.view, seat, menu) if menu else None
    return MoveControls(menu, asked, sight, suggested)


def sight_of(table: Table, seat: Seat, words: Phrases, names: Sequence[str]) -> Sight:
    """Return what a seat's user sees of what they are asked."""
    return Sight(table.game, table.view(seat), seat, words, names)


def table_buttons(table_id: int, table: Table, words: Phrases, *, opens_menu: bool) -> tuple[Button, ...]:
    """Return the row of the table's own buttons."""
    over = table.is_over()
    private = any(picture.private for picture in pictures(table.game.key).values())
    buttons: list[Button] = []
    if opens_menu:
        buttons.append(Button(str(OpenMenu(table_id)), words("button-menu"), "primary"))
    if private and not over:
        buttons.append(Button(str(ShowHand(table_id)), words("button-hand"), "secondary"))
    if not over:
        buttons.append(Button(str(Undo(table_id)), words("button-undo"), "secondary"))
    buttons.append(Button(str(ShowBoard(table_id)), words("button-board"), "secondary"))
    buttons.append(Button(str(ShowScore(table_id)), words("button-score"), "secondary"))
    return tuple(buttons)
