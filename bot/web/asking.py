"""The viewer's own part of a frame: whole moves with their places, forms, orders, votes, their hand. Pure functions."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from bot.acts.orders import pending, with_keys
from bot.acts.wording import noted
from bot.menus.advice import suggestion_button
from bot.menus.buttons import ShowBoard, ShowMore, ShowRules, TakeSeat, Undo, read_click
from bot.menus.control_ids import ControlId, question
from bot.menus.controls import MoveControls
from bot.menus.forms import NumberForm
from bot.menus.half_made import half_at
from bot.menus.newcomers import BackToLesson
from bot.menus.own_buttons import DropOrder, WriteNote
from bot.menus.parts import Button, Select
from bot.menus.passing import conditions_row
from bot.menus.seat_buttons import TakeBackSeat
from bot.menus.settings_buttons import TurnPage
from bot.menus.whole_moves import OpenMove, WholeMove, whole_moves
from bot.posts.drawing import page_look
from bot.posts.hand_off import advises, final_buttons, move_controls
from bot.posts.lessons import lesson_words
from bot.posts.orders import ended_words, words_of
from bot.posts.pictures import private_pictures
from bot.posts.scores import own_score
from bot.posts.undo import proposal_name, undo_controls, undo_name, undo_words
from bot.posts.votes import vote_controls, vote_words
from bot.table.ballots import asked_of, open_ballots
from bot.table.lessons import LEARNER, lesson_at, stand_of, written
from bot.table.live import LiveTable, Lobby, Started
from bot.table.notes import Vote
from bot.table.seats import free_seats
from bot.web.logs import TableLog
from bot.web.own import (
    Hand,
    Own,
    OwnSeat,
    OwnState,
    Question,
    ShownForm,
    ShownMove,
    ShownOrder,
    ShownPiece,
    ShownVote,
)
from bot.web.parts import NO_HAND, Part, part, strip_uses
from bot.web.showing import in_words, shown_rows, shown_strips
from bot.web.whys import move_effect
from games.core import record
from games.core.conditions import may_pass
from games.core.moves import Move, Seat, field_kinds, values_of
from games.core.steps import Together
from games.words.sentences import step_words
from games.words.view import sign
from render.gallery import pictures
from render.mode import Mode
from render.places import begun, by_piece, meant
from render.strips import strips
from render.svg.symbols import sprite_id


@dataclass(frozen=True)
class Viewer:
    """A kind of viewer: all users for whom it is equal see the same, except for their notes.

    user: A user with seats; None for everybody else.
    seat: The seat whose view they have.
    language, large, mode: How the page is shown.
    """

    user: int | None
    seat: Seat | None
    language: str
    large: bool
    mode: str


@record
class Beside:
    """The viewer's data that are not from the table: their note, their drawing mode, and the time."""

    note: str
    mode: Mode
    now: datetime


def viewer_of(live: LiveTable, user: int, wanted: Seat | None) -> tuple[int | None, Seat | None]:
    """Return a user and their seat: the wanted one, else one that must act, else their first; (None, None) without seats."""
    seats = live.seats_of(user)
    if not seats:
        return None, None
    if wanted in seats:
        return user, wanted
    waiting = live.table.waiting() if isinstance(live, Started) else ()
    return user, next((seat for seat in seats if seat in waiting), seats[0])


def without_table(mode: Mode) -> Part:
    """Return the own part for a viewer without a table, or without one that they may see."""
    return part(Own(mode=mode))


def own_part(live: LiveTable, viewer: Viewer, beside: Beside, log: TableLog) -> Part:
    """Return the own part for a viewer of a table, in the table's language. Call it in a drawing thread."""
    if isinstance(live, Lobby):
        return part(Own(state="lobby", mode=beside.mode))
    if not isinstance(live, Started):
        return without_table(beside.mode)
    record = _own(live, viewer.seat, viewer.user, beside, log)
    signs = {one.sign for one in record.moves} | {
        piece.sign for one in record.moves if one.form is not None for piece in one.form.pieces
    }
    return part(record, frozenset(sprite_id(name, hollow=False) for name in signs if name))


def hand_part(live: LiveTable, viewer: Viewer) -> Part:
    """Return the part that only the viewer's seat sees: its hand as pictures and in words."""
    if not isinstance(live, Started) or viewer.seat is None or not private_pictures(live):
        return NO_HAND
    look = page_look(live, viewer.seat, Mode(large=viewer.large))
    own = [pictures(live.game.key)[name] for name in private_pictures(live)]
    shown, uses = shown_strips([strip for picture in own for strip in strips(picture, look)])
    told = tuple(in_words(live, picture, look) for picture in own)
    return part(Hand(strips=shown, told=told), strip_uses(shown, uses))


def _own(live: Started, seat: Seat | None, user: int | None, beside: Beside, log: TableLog) -> Own:
    now = beside.now
    if seat is None or user is None:
        state = "over" if live.is_over else "watching"
        return Own(state=state, votes=_votes(live, None, now), tools=_tools(live, None), mode=beside.mode)
    waiting = () if live.is_over else live.table.waiting()
    own = Own(
        state=_state(live, seat),
        seat=seat,
        seats=tuple(
            OwnSeat(one, live.seats[one].name, one in waiting and live.seats[one].robot is None)
            for one in live.seats_of(user)
        ),
        orders=tuple(_orders(live, seat)),
        note=beside.note,
        write_note=str(WriteNote(live.row.id)),
        votes=_votes(live, user, now),
        tools=_tools(live, seat),
        told=tuple(log.own(live, seat)),
        score=own_score(live, seat),
        mode=beside.mode,
    )
    if own.state in ("over", "lent") or not live.table.menu(seat):
        return own
    return _asked(live, seat, own)


def _state(live: Started, seat: Seat) -> OwnState:
    if live.is_over:
        return "over"
    if live.seats[seat].robot is not None:
        return "lent"
    if seat in live.table.waiting():
        return "asked"
    if not live.table.menu(seat):
        return "waiting"
    step = live.table.state.agenda[-1]
    return "chosen" if isinstance(step, Together) and seat in step.answers else "may"


# The question and its moves


def _asked(live: Started, seat: Seat, own: Own) -> Own:
    table = live.table
    root = ControlId("choose", live.row.id, seat, question(table, seat))
    maker = move_controls(root, table, live.words, live.names)
    may = may_pass(live.game, table.menu(seat))
    row = conditions_row(live.row.id, seat, live.game, live.words, asked=seat in table.waiting())
    until = row[0] if may and isinstance(row[0], Select) else None
    asked = Question(
        id=root.question,
        text=live.words("answer-next", asked=step_words(table, live.words, seat)),
        notice=ended_words(live, seat),
        lesson=lesson_words(live) if seat == LEARNER else "",
        private=table.is_private(seat),
    )
    groups = tuple(live.words.kind(kind) for kind in table.menu(seat).kinds())
    moves = tuple(_moves(live, seat, maker))
    return replace(own, question=asked, groups=groups, moves=moves, until=until, chosen=_chosen(live, seat))


def _chosen(live: Started, seat: Seat) -> str:
    """Return a seat's answer if several seats answer before anything happens; "" if it has not answered."""
    step = live.table.view(seat).agenda[-1]
    answers = step.answers.get(seat, {}).values() if isinstance(step, Together) else ()
    return "\n".join(noted(live, move) for move in answers)


def _moves(live: Started, seat: Seat, maker: MoveControls) -> Iterator[ShownMove]:
    view, lesson = live.table.view(seat), written(live, seat)
    for one in whole_moves(maker):
        if isinstance(one, WholeMove):
            shown = _whole(live, one, meant(view, seat, one.move))
            taught = lesson is not None and one.move == lesson.move
        else:
            shown = _open(live, seat, view, maker, one)
            taught = lesson is not None and _leads_to(one, lesson.move)
        yield replace(shown, taught=True) if taught else shown


def _whole(live: Started, one: WholeMove, places: frozenset[str]) -> ShownMove:
    kind = type(one.move)
    return ShownMove(
        control=str(one.control),
        label=one.label,
        brings=one.brings,
        about=move_effect(live, kind, values_of(one.move)),
        places=tuple(sorted(places)),
        group=one.control.kind,
        sign=_sign(live, kind, values_of(one.move)),
        passes=kind in live.game.passing,
    )


def _open(live: Started, seat: Seat, view: object, maker: MoveControls, one: OpenMove) -> ShownMove:
    return ShownMove(
        control=str(one.control),
        label=one.label,
        brings=one.brings,
        about=move_effect(live, one.kind, one.chosen),
        places=tuple(sorted(begun(view, seat, one.kind, one.chosen))),
        group=one.control.kind,
        sign=_sign(live, one.kind, one.chosen),
        passes=one.kind in live.game.passing,
        form=_form(seat, view, maker, one),
    )


def _leads_to(one: OpenMove, move: Move) -> bool:
    return type(move) is one.kind and all(getattr(move, name) == value for name, value in one.chosen.items())


def _form(seat: Seat, view: object, maker: MoveControls, one: OpenMove) -> ShownForm:
    form = one.form
    if isinstance(form, NumberForm):
        return ShownForm(form.question, low=form.low, high=form.high, offers=form.offers)
    half = half_at(maker.menu, one.control)
    assert half.field is not None
    kinds = list(dict.fromkeys(piece.kind for piece in form.pieces))
    places = by_piece(view, seat, one.kind, one.chosen, half.field.name, kinds)
    pieces = tuple(
        ShownPiece(
            value=piece.value,
            type=kinds.index(piece.kind),
            n=piece.number,
            label=piece.label,
            about=piece.about or "",
            worth=piece.worth,
            sign=piece.sign or "",
            suggested=piece.chosen,
            places=tuple(sorted(places[piece.kind])),
        )
        for piece in form.pieces
    )
    return ShownForm(form.question, pieces, form.least, form.most, form.at_least, form.spare)


def _sign(live: Started, kind: type[Move], values: Mapping[str, object]) -> str:
    """Return the sprite of the first component that a move names and that has a sprite.

    If several fields name components of that kind, the last one counts: `MoveControls` names what the seat gets after what it gives.
    """
    found, table = "", None
    for field in field_kinds(kind):
        if field.name not in values or table not in (None, field.table):
            continue
        if one := sign(live.game.key, field.table, values[field.name]):
            found, table = one, field.table
    return found


# Beside the question


def _orders(live: Started, seat: Seat) -> Iterator[ShownOrder]:
    for key, row in with_keys(pending(live, seat)):
        yield ShownOrder(words_of(live, row), str(DropOrder(live.row.id, seat, key)))


def _votes(live: Started, user: int | None, now: datetime) -> tuple[ShownVote, ...]:
    found: list[ShownVote] = []
    for about in open_ballots(live):
        users = asked_of(live, about)
        if isinstance(about, Vote):
            text, controls = vote_words(live, about, now), vote_controls(live, about)
        else:
            text = undo_words(live, about.seat, about.k, sorted(users))
            controls = undo_controls(live, proposal_name(live.table, about.entries))
        found.append(ShownVote(text, shown_rows(controls) if user in users else ()))
    return tuple(found)


def _tools(live: Started, seat: Seat | None) -> tuple[Button, ...]:
    table, words = live.row.id, live.words
    seats = () if live.is_over or seat is not None else free_seats(live.row, live.notes.doors)
    takes = [
        Button(str(TakeSeat(table, one.seat)), words("page-take", name=live.names[one.seat])) for one in seats
    ]
    more = [
        Button(str(ShowRules(table)), words("button-rules"), "secondary"),
        Button(str(ShowMore(table)), words("button-more"), "secondary"),
        Button(str(TurnPage(table, "me")), words("page-settings"), "secondary"),
    ]
    if seat is None:
        return (*takes, *more)
    if live.is_over:
        # The page shows the board anyway, and has *More…* after the rules.
        ends = [
            one
            for one in final_buttons(table, words)
            if not isinstance(read_click(one.custom_id), ShowBoard | ShowMore)
        ]
        return (*ends, *more)
    undo = Button(
        str(Undo(table, undo_name(live.table))),
        words("button-undo"),
        "secondary",
        disabled=live.table.log.last_decision(seat) is None,
    )
    lesson = lesson_at(live)
    if lesson is not None and stand_of(lesson, live.table).strayed is not None:
        undo = Button(str(BackToLesson(table)), words("button-back-to-lesson"), "success")
    if _state(live, seat) == "lent":
        return (Button(str(TakeBackSeat(table)), words("button-take-back")), *more)
    is_asked = seat in live.table.waiting()
    advice = [suggestion_button(table, words)] if is_asked and advises(live) else []
    return (undo, *advice, *more)
