"""A move chosen step by step. Each click locks its table once and works out its question once."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from bot.acts.answers import Answer, AnyAnswer, BelowHand, FormAnswer, Hand, below_hand
from bot.acts.play import Play
from bot.acts.time import Timekeeper
from bot.acts.wording import asked_of, asks_openly, menu_of, with_menu
from bot.errors import PlayerError
from bot.menus.advice import with_suggestion
from bot.menus.buttons import OpenMenu
from bot.menus.control_ids import ControlId, question, read_control_id
from bot.menus.controls import MoveControls
from bot.menus.forms import Fields, laid_out
from bot.menus.half_made import Asks, Made, Opens, Refused, go_on, with_again
from bot.menus.parts import ROWS, Button
from bot.menus.passing import conditions_row
from bot.menus.plain import refusal
from bot.menus.typed import Values, typed_move
from bot.posts.hand_off import advises, move_controls, sight_of
from bot.posts.lessons import guided
from bot.posts.pictures import private_pictures
from bot.posts.pings import with_deadlines
from bot.table.lessons import written
from bot.table.live import Started
from bot.table.seats import own_seat
from bot.table.tables import Held, Tables
from bot.table.waits import waiting_words
from games.core.conditions import may_pass
from games.core.moves import Move, Seat

A = TypeVar("A", bound=AnyAnswer)


class Choosing:
    """Handles the controls of a menu, which choose the next field, open a form, or make the complete move; and typed moves.

    In a game with hands, a question comes with the user's hand. After a mistake, the menu follows the error message.
    """

    def __init__(self, tables: Tables, play: Play, time: Timekeeper, below: Sequence[BelowHand] = ()) -> None:
        self._below = below
        self._tables = tables
        self._play = play
        self._time = time

    async def click(self, user: int, control: ControlId, fields: Fields) -> AnyAnswer:
        """Go on from a control, with the `fields` of its sent form. If the control is outdated, return the present question.

        Raise `PlayerError` if the seat is not the user's.
        """
        async with self._tables.hold(control.table, user) as held:
            live = held.own_started
            own_seat(live, user, control.seat)
            if question(live.table, control.seat) != control.question:
                answer = outdated(live, control.seat)
            else:
                try:
                    answer = await self._go_on(held, user, control, fields)
                except PlayerError as error:
                    answer = mistaken(held.own_started, control.seat, error)
            live = held.own_started
        return await self._with_hand(live, user, control.seat, answer)

    async def menu(self, table: int, user: int) -> Answer:
        """Return a user's menu at a table, with their hand. Raise `PlayerError` if they may do nothing."""
        async with self._tables.hold(table, user) as held:
            live = held.own_started
            seat = own_seat(live, user, None)
            answer = menu_of(live, seat)
        return await self._with_hand(live, user, seat, answer)

    async def present(self, table: int, user: int, seat: Seat) -> Answer:
        """Return a seat's present question, or who must act. Raise `PlayerError` if the seat is not the user's."""
        async with self._tables.hold(table, user) as held:
            live = held.own_started
            own_seat(live, user, seat)
            answer = outdated(live, seat)
        return await self._with_hand(live, user, seat, answer)

    async def begun(self, table: int, user: int, seat: Seat, asked: str) -> None:
        """Note that a user has begun to answer the question `asked`. Raise `PlayerError` if the seat is not theirs."""
        async with self._tables.hold(table, user) as held:
            own_seat(held.started, user, seat)
            if question(held.table, seat) == asked:
                await self._time.begun(held, seat)

    async def typed(self, table: int, user: int, game: str, kind: type[Move], typed: Values) -> Answer:
        """Make a move that was typed as a command of a game. Raise `PlayerError` if nothing is asked of its user."""
        async with self._tables.hold(table, user) as held:
            live = held.own_started
            seat = own_seat(live, user, None)
            if live.game.key != game:
                raise PlayerError("another-game", game=live.words("game-name"))
            menu = live.table.menu(seat)
            if not menu:
                raise PlayerError("not-asked", asked=waiting_words(live))
            try:
                move = typed_move(menu, kind, typed, sight_of(live.table, seat, live.words, live.names))
                answer = of_typed(await self._play.make(held, user, seat, move))
            except PlayerError as error:
                answer = mistaken(held.own_started, seat, error)
            live = held.own_started
        return await self._with_hand(live, user, seat, answer)

    async def _with_hand(self, live: Started, user: int, seat: Seat, answer: A) -> A:
        """Add help to a new question: the buttons for advice and for passing, and in a game with hands the seat's hand."""
        if not isinstance(answer, Answer):
            return answer
        if answer.refuses and answer.files is None:
            # A form was refused: the hand is still shown above.
            return self._helped(live, seat, answer, None)
        besides = None if answer.is_seen else answer.besides
        if not any(asks_anew(one) for one in (answer, besides) if one is not None):
            return answer
        hand = None
        if private_pictures(live):
            hand = Hand(live, seat, user, await below_hand(self._below, live, user))
        people = await self._tables.people(live)
        if seat in live.table.waiting() and asks_anew(answer):
            answer = replace(answer, text=with_deadlines(answer.text, live, people))
        if besides is not None and asks_anew(besides):
            besides = replace(besides, text=with_deadlines(besides.text, live, people))
        if besides is not None:
            answer = replace(answer, besides=self._helped(live, seat, besides, hand))
        return self._helped(live, seat, answer, hand)

    def _helped(self, live: Started, seat: Seat, answer: Answer, hand: Hand | None) -> Answer:
        if not asks_a_move(answer) or not (asks_anew(answer) or answer.refuses):
            return answer
        controls = answer.controls
        if advises(live):
            controls = with_suggestion(controls, live.row.id, live.words)
        if seat in live.table.waiting() and may_pass(live.game, live.table.menu(seat)):
            row = conditions_row(live.row.id, seat, live.game, live.words, asked=True)
            controls = (*controls, row)[:ROWS]
        return replace(answer, controls=controls, hand=hand)

    async def _go_on(self, held: Held, user: int, control: ControlId, fields: Fields) -> AnyAnswer:
        """Go on from a control of the question that is asked."""
        live, seat = held.own_started, control.seat
        step = go_on(live.table.menu(seat), control, fields, lambda: controls_of(live, control))
        if isinstance(step, Made):
            return await self._play.make(held, user, seat, step.move)
        if isinstance(step, Refused):
            return refused(live, seat, step)
        answer = form_answer(live, step) if isinstance(step, Opens) else asked(live, seat, step)
        await self._time.begun(held, seat)
        return answer


def asks_anew(answer: Answer) -> bool:
    """Whether an answer is a new question. Otherwise it continues below the pictures that are shown already."""
    return answer.files == () and asks_a_move(answer)


def asks_a_move(answer: Answer) -> bool:
    """Whether a move can be made or begun with an answer's controls."""
    items = [item for row in answer.controls for item in row]
    return any(read_control_id(item.custom_id) is not None for item in items)


def outdated(live: Started, seat: Seat) -> Answer:
    """Return the replacement of an outdated question: the present one, or who must act."""
    if live.table.menu(seat) and seat in live.table.waiting():
        return replace(menu_of(live, seat), is_seen=asks_openly(live.table, seat), closes=True)
    # In a game with hidden hands, the next question to the seat will replace this answer.
    asked = asked_of(live, seat) if private_pictures(live) else None
    return Answer(waiting_words(live), is_seen=True, asked=asked, closes=True)


def mistaken(live: Started, seat: Seat, error: PlayerError) -> Answer:
    """Return the error message of a player's mistake, followed by the menu. Raise the error again if the seat has no menu."""
    if not live.table.menu(seat):
        raise error
    return replace(with_menu(live, seat, refusal(error, live.words)), refuses=True)


def of_typed(answer: Answer) -> Answer:
    """Return the answer to a typed move, without the next question if the table shows that."""
    if answer.is_seen and answer.besides is not None:
        return replace(answer.besides, is_seen=True)
    return answer if answer.controls else replace(answer, asked=None)


def controls_of(live: Started, control: ControlId) -> MoveControls:
    """Return the maker of the controls for a control's question."""
    root = replace(control, action="choose", kind=0, path=())
    taught = written(live, control.seat)
    move = None if taught is None else taught.move
    return move_controls(root, live.table, live.words, live.names, suggested=move)


def asked(live: Started, seat: Seat, step: Asks) -> Answer:
    """Return the next question of a half-chosen move, with the button back to the whole menu."""
    back = Button(str(OpenMenu(live.row.id)), live.words("button-back"), "secondary")
    rows = (*guided(live, seat, step.controls), (back,))
    return Answer(step.text, rows, files=None, asked=asked_of(live, seat))


def form_answer(live: Started, step: Opens) -> FormAnswer:
    """Return a form, with the button that opens it again if it comes too late."""
    form = laid_out(step.form, str(step.sent), live.words)
    opens = Button(str(step.again), live.words("button-open-form"))
    return FormAnswer(form, live.words("form-late"), ((opens,),))


def refused(live: Started, seat: Seat, step: Refused) -> Answer:
    """Say why a form's value is not possible, with a button that opens the form again as it was sent."""
    whole = with_menu(live, seat, step.why)
    rows = with_again(whole.controls, step.again, live.words, ROWS)
    return replace(whole, controls=rows, files=None, refuses=True)
