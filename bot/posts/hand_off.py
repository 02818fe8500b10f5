"""Makes a hand-off's board post and turn post: what was done, the pictures, who must act, the controls. Pure functions."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from hashlib import sha256

from bot.menus.advice import suggestion_button, with_suggestion
from bot.menus.buttons import (
    AskRematch,
    Click,
    OpenMenu,
    ShareReplay,
    ShowBoard,
    ShowHand,
    ShowMore,
    ShowRules,
    TurnLog,
    Undo,
)
from bot.menus.control_ids import ControlId, question
from bot.menus.controls import MoveControls
from bot.menus.parts import ROW, Button, Controls
from bot.menus.robot_buttons import ShowReview
from bot.menus.sight import Sight
from bot.posts.messages import PingInPerson
from bot.posts.scores import ending_words, points_words, tie_words
from bot.posts.table_posts import BoardPost, ToldLine, TurnPost
from bot.posts.undo import undo_name
from bot.storage import SeatRow
from bot.table.live import Started, names_of
from games.core import record
from games.core.events import PhaseEnded
from games.core.game import Score
from games.core.moves import Move, Seat, hyphened
from games.core.steps import Together
from games.core.table import Table, Told
from games.results.making import standing
from games.words.phrases import Phrases
from games.words.sentences import ended_phase, moment_words, step_words, told_lines
from games.words.view import capital, sign_of
from render.gallery import SCORE, pictures, public

CONTENT = 2000
"""Discord's limit for a message, in characters."""
MOST_ANSWERED = 3
"""Maximum number of log lines in an answered turn post."""


@record
class Telling:
    """The times and pings in a turn post.

    below: The lines below its head.
    deadlines: The first of those lines, which is kept up to date.
    mentions: The users whom it pings.
    direct: Direct messages that are sent after the turn post, with a link to it.
    """

    below: str = ""
    deadlines: str = ""
    mentions: tuple[int, ...] = ()
    direct: tuple[PingInPerson, ...] = ()


def board_post(live: Started, table: Table, told: Sequence[Told], seen: int, *, anew: bool) -> BoardPost:
    """Return the post with a table's pictures and the events `told`; those after entry `seen` are marked as new."""
    words, moment = live.words, moment_words(table, live.words)
    old = [one for one in told if one.entry <= seen]
    ends = iter([capital(ended_phase(one, words)) for one in told if isinstance(one.event, PhaseEnded)])
    lines = [
        ToldLine(
            entry,
            text,
            sign_of(table.game.key, event),
            next(ends, "") if isinstance(event, PhaseEnded) else "",
        )
        for part in (old, told[len(old) :])
        for entry, text, event in told_lines(part, words, live.names, None)
    ]
    asks = words("over") if table.is_over() else step_words(table, words)
    earlier = Button(str(TurnLog(live.row.id, 0)), words("button-earlier"), "secondary")
    return BoardPost(
        title=" · ".join(filter(None, [words("game-name"), moment, asks])),
        lines=tuple(lines),
        first=told[0].entry if told else seen + 1,
        seen=seen,
        entry=table.log.tip,
        pictures=tuple(public(table.game.key, table.view(None))),
        now=capital(moment) or words("news-now"),
        earlier=((earlier,),),
        anew=anew,
    )


@record
class Asking:
    """A table's current public question: its text, and the controls below."""

    content: str
    controls: Controls
    over: bool

    @property
    def mark(self) -> str:
        """A hash that tells a turn post's question and controls from others. Times do not count."""
        return sha256(repr((self.content, self.controls)).encode()).hexdigest()[:16]

    @property
    def answered(self) -> str:
        """The line that the turn post becomes when it is answered; empty if nothing is asked."""
        return "" if self.over else f"-# ✓ {self.content}"


def asking(
    table_id: int, table: Table, holders: Sequence[SeatRow], words: Phrases, *, advised: bool = False
) -> Asking:
    """Return a table's public question; if `advised`, with the button that asks the adviser."""
    names = names_of(holders)
    content = turn_words(table, words, who_is_asked(table, holders, names))
    return Asking(content, controls(table_id, table, words, names, advised=advised), table.is_over())


def advises(live: Started) -> bool:
    """Whether users may ask the adviser at a table: not if ratings count, nor if its host has switched it off."""
    return live.notes.suggests and not live.notes.rated


def turn_post(
    table: Table,
    holders: Sequence[SeatRow],
    asks: Asking,
    telling: Telling | None = None,
    *,
    anew: bool = True,
    answered: str = "",
) -> TurnPost:
    """Return the post that asks those who must act. Without `telling` it pings all of them."""
    waiting = users_waited_for(table, holders)
    mentions = waiting or tuple(
        h.user for h in holders if h.user is not None and h.user > 0 and h.robot is None
    )
    content = asks.content
    if telling is not None:
        content, mentions = f"{content}\n{telling.below}".strip(), telling.mentions
    return TurnPost(
        content=content,
        waiting=waiting,
        mentions=mentions if anew else (),
        controls=asks.controls,
        direct=telling.direct if telling is not None and anew else (),
        answered=answered,
        anew=anew,
    )


def final_post(live: Started, table: Table, turn: TurnPost, reason: str = "") -> TurnPost:
    """Return the turn post of a table that is over, with how it ended: the `reason`, the result and the score picture."""
    # The score picture shows the sources of points.
    ended = result(table, live.words, live.names, live.gave_up, why=False)
    content = "\n".join(filter(None, (turn.content, reason, ended)))
    return replace(turn, content=content, pictures=(SCORE,), entry=table.log.tip)


def answer_lines(live: Started) -> str:
    """Return the text of an answered turn post: the public lines of the first move since; empty if there are none."""
    news = [one for one in live.told if one.entry > live.notes.posted.last]
    lines = [
        (entry, text)
        for entry, text, event in told_lines(news, live.words, live.names, None)
        if not isinstance(event, PhaseEnded)
    ]
    own = [text for entry, text in lines if entry == lines[0][0]][:MOST_ANSWERED]
    return "\n".join(f"-# {'' if place else '✓ '}{text}" for place, text in enumerate(own))


def users_waited_for(table: Table, holders: Sequence[SeatRow]) -> tuple[int, ...]:
    """Return the users for whom the table waits, except those who have lent their seat."""
    waiting = table.waiting()
    return tuple(
        holder.user
        for holder in holders
        # A negative id stands for a forgotten user.
        if holder.seat in waiting and holder.user is not None and holder.user > 0 and holder.robot is None
    )


def who_is_asked(table: Table, holders: Sequence[SeatRow], names: Sequence[str]) -> str:
    """Return those who are asked: users as mentions, lent seats by name; everybody when the game is over."""
    asked = table.waiting() or range(len(holders))
    called = [
        f"<@{holder.user}>"
        if holder.user is not None and holder.user > 0 and holder.robot is None
        else f"**{names[holder.seat]}**"
        for holder in holders
        if holder.seat in asked
    ]
    # A user may have two seats. Names need a separator, mentions do not.
    return (" " if all(one.startswith("<@") for one in called) else ", ").join(dict.fromkeys(called))


def turn_words(table: Table, words: Phrases, who: str) -> str:
    """Return who is asked, at what moment of the game, and what; or that the game is over."""
    if table.is_over():
        return words("turn-over", who=who, game=words("game-name"))
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
    return head


def winner(
    ranked: Sequence[tuple[int, Score]], words: Phrases, names: Sequence[str], gave_up: Collection[Seat] = ()
) -> str:
    """Return who has won, and by how much over the next of those who have stayed."""
    ranked = [one for one in ranked if one[1].seat not in gave_up]
    first = [score for rank, score in ranked if rank == 1]
    if not ranked:
        return words("won-by-nobody")
    if len(ranked) == 1 and gave_up:
        return words("won-alone", name=names[first[0].seat])
    if len(first) > 1 or len(first) == len(ranked):
        return words("won-together", names=", ".join(names[score.seat] for score in first))
    margin = (first[0].total or 0) - (ranked[1][1].total or 0)
    if first[0].winner and margin <= 0:
        # The win did not depend on points: others may have as many or more.
        return words("won-otherwise", name=names[first[0].seat])
    return words("won", name=names[first[0].seat], margin=margin, points=points_words(words, margin))


def result(
    table: Table, words: Phrases, names: Sequence[str], gave_up: Collection[Seat] = (), *, why: bool = True
) -> str:
    """Return the winner in words, and the ranking, one line per player; with the sources of points if `why`."""
    ranked = standing(table.game.scores(table.state), gave_up)
    stayed = [score for _, score in ranked if score.seat not in gave_up]
    ending = ending_words(table, words, names)
    lines = [winner(ranked, words, names, gave_up), *([ending] if ending else [])]
    for rank, score in ranked:
        points = points_words(words, score.total or 0)
        line = "rank-line-gave-up" if score.seat in gave_up else "rank-line"
        lines.append(words(line, rank=rank, name=names[score.seat], points=points))
        lines[-1] += tie_words(score, stayed, words)
        sources = [
            f"{words(f'score-{hyphened(source)}')}: {points}" for source, points in score.sources if points
        ]
        if why and len(sources) > 1:
            lines[-1] += f" ({', '.join(sources)})"
    return "\n".join(lines)


def controls(
    table_id: int, table: Table, words: Phrases, names: Sequence[str], *, advised: bool = False
) -> Controls:
    """Return the controls below a post.

    A single seat's public menu is shown openly. Several seats, and menus that depend on secrets, share one button, which opens
    each user's own menu privately.
    """
    waiting = table.waiting()
    if not waiting:
        return (table_buttons(table_id, table, words, opens_menu=False),)
    seat, *others = waiting
    if others or table.is_private():
        return (table_buttons(table_id, table, words, opens_menu=True),)
    rows = menu_controls(table_id, table, seat, words, names, public=True)
    own = table_buttons(table_id, table, words, opens_menu=False)
    if advised and len(own) < ROW:
        own = (suggestion_button(table_id, words), *own)
    elif advised:
        rows = with_suggestion(rows, table_id, words)
    return (*rows, own)


def menu_controls(
    table_id: int,
    table: Table,
    seat: Seat,
    words: Phrases,
    names: Sequence[str],
    *,
    public: bool = False,
) -> Controls:
    """Return the controls of one seat's menu, as its own user sees them, or as everybody may if `public`."""
    asked = ControlId("choose", table_id, seat, question(table, seat))
    return move_controls(asked, table, words, names, public=public).all()


def move_controls(
    asked: ControlId,
    table: Table,
    words: Phrases,
    names: Sequence[str],
    *,
    public: bool = False,
    suggested: Move | None = None,
) -> MoveControls:
    """Return the maker of the controls for a question to a seat. Its forms open with the `suggested` move, if there is one."""
    sight = sight_of(table, asked.seat, words, names, public=public)
    return MoveControls(table.menu(asked.seat), asked, sight, suggested)


def sight_of(
    table: Table,
    seat: Seat,
    words: Phrases,
    names: Sequence[str],
    *,
    public: bool = False,
) -> Sight:
    """Return what a seat's user sees of their question, or what everybody may see of it if `public`."""
    return Sight(table.game, table.view(None if public else seat), seat, words, names)


def table_buttons(table_id: int, table: Table, words: Phrases, *, opens_menu: bool) -> tuple[Button, ...]:
    """Return the row of the table's own buttons; the last one opens everything else."""
    if table.is_over():
        return final_buttons(table_id, words)
    shown: list[tuple[Click, str]] = [
        (ShowBoard(table_id), "button-board"),
        *([(Undo(table_id, undo_name(table)), "button-undo")] if table.log.has_choices() else []),
        (ShowRules(table_id), "button-rules"),
        (ShowMore(table_id), "button-more"),
    ]
    if opens_menu:
        shown.insert(0, (OpenMenu(table_id), "button-menu"))
    elif any(picture.private for picture in pictures(table.game.key).values()):
        shown.insert(0, (ShowHand(table_id), "button-hand"))
    return _row(shown, words)


def final_buttons(table_id: int, words: Phrases) -> tuple[Button, ...]:
    """Return the row of a table whose game is over."""
    shown: list[tuple[Click, str]] = [
        (AskRematch(table_id), "button-rematch"),
        (ShowReview(table_id), "button-review"),
        (ShareReplay(table_id), "button-replay"),
        (ShowBoard(table_id), "button-board"),
        (ShowMore(table_id), "button-more"),
    ]
    return _row(shown, words)


def _row(shown: Sequence[tuple[Click, str]], words: Phrases) -> tuple[Button, ...]:
    foremost = (OpenMenu, AskRematch)
    return tuple(
        Button(str(click), words(label), "primary" if isinstance(click, foremost) else "secondary")
        for click, label in shown
    )
