"""Makes the controls of a menu: buttons, lists and forms for all moves of a seat, in the same way for all games.

Everything here is pure data that fits Discord's limits; `bot.discord.widgets` turns it into discord.py's objects.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.menus.control_ids import ControlId, step_of, way_steps
from bot.menus.endings import Ending, endings
from bot.menus.forms import AnyForm, NumberForm, Piece, PieceForm
from bot.menus.joined import Joined, going_on, joined_at
from bot.menus.parts import (
    CHOICE,
    LABEL,
    MOVE_ROWS,
    OPTIONS,
    Button,
    Choice,
    Controls,
    Row,
    Select,
    Style,
    in_rows,
    short,
)
from bot.menus.sight import FEW, Sight
from games.core.domains import Between, Domain, OneOf, Several
from games.core.menus import HalfMove, Menu
from games.core.moves import FieldKind, Move, field_kinds, values_of
from games.words.phrases import Phrases, component_id
from games.words.view import sign

RAISES = (1, 2, 3, 5)
"""By how much a bid may top the one before in a click."""


class MoveControls:
    """Makes the controls of one seat's menu; `root` is the id of the question, without a path.

    A form opens with the `suggested` move in it.
    """

    def __init__(self, menu: Menu, root: ControlId, sight: Sight, suggested: Move | None) -> None:
        self.menu = menu
        self.root = root
        self.sight = sight
        self.words: Phrases = sight.words
        self.names = sight.names
        self.suggested = suggested

    def all(self) -> Controls:
        """Return the controls of the whole menu, or a list of its kinds of moves if they do not fit."""
        kinds = self.menu.kinds()
        for lists in (False, True):
            rows = self._whole_menu(kinds, lists=lists)
            if len(rows) <= MOVE_ROWS:
                return rows
        return self._kinds(kinds)

    def _whole_menu(self, kinds: Sequence[type[Move]], *, lists: bool) -> Controls:
        """Return rows for every kind of move; with `lists` none has more than one row."""
        rows: list[Row] = []
        single: list[Button] = []
        joined = {kind: found for kind in kinds if (found := joined_at(self.menu, kind)) is not None}
        begun_elsewhere = {other for found in joined.values() for other in found.others}
        for index, kind in enumerate(kinds):
            if kind in joined:
                rows.append(self._first_of_both(joined[kind], replace(self.root, action="both", kind=index)))
                continue
            if kind in begun_elsewhere:
                continue
            half = self.menu.half(kind, {})
            assert half is not None, f"{kind} is on the menu, but nothing of it fits"
            root = replace(self.root, kind=index)
            if half.field is None:
                # A move that chooses nothing is grey: to pass, to be done.
                style: Style = "secondary" if len(kinds) > 1 and not half.chosen else "primary"
                single.append(Button(str(root), self._label(half.kind, half.chosen), style))
                continue
            found = list(self._rows(half, root, several=len(kinds) > 1))
            if len(found) > 1 and lists:
                found = list(self._select(half, root, 0))
            if isinstance(half.domain, Several | Between) and isinstance(found[0][0], Button):
                single[:0] = [button for row in found for button in row if isinstance(button, Button)]
            else:
                rows.extend(found)
        return (*rows, *in_rows(single))

    def next(self, half: HalfMove, at: ControlId) -> Controls:
        """Return the controls for the open field of a half-chosen move."""
        return tuple(self._rows(half, at, several=False))

    def asked(self, half: HalfMove) -> str:
        """Return a half-chosen move with its next question: `Load corn: Which ship?`."""
        assert half.field is not None
        asked = [field for one in self._endings(half) for field in one.fields] or [half.field]
        questions = " ".join(dict.fromkeys(self.words.field(half.kind, field) for field in asked))
        return f"{self.begun(half)}: {questions}"

    def asked_of_both(self, whole: HalfMove) -> str:
        """Return the question after a joined first choice: which kind of move to make."""
        return self.words.of_move(whole.kind, "asked", whole.chosen, self.names) or self.begun(whole)

    def both(self, whole: HalfMove) -> Controls:
        """Return the controls below that question: one per possible move, except those with the same effect as a shorter one."""
        rows: list[Row] = []
        single: list[Button] = []
        for half in going_on(self.menu, whole):
            way = way_steps(self.menu, half)
            at = replace(self.root, kind=self.menu.kinds().index(half.kind), path=way)
            if half.field is None:
                single.append(self._then_button(half.kind, half.chosen, at, None))
            elif half.domain is not None and self._are_few(half.field, half.domain):
                for value in self.in_order(half):
                    then = {**half.chosen, half.field.name: value}
                    if not self.sight.changes_nothing(half.kind, then):
                        step, sprite = step_of(half.domain, value), self._sign(half.field, value)
                        single.append(self._then_button(half.kind, then, at.then(step), sprite))
            else:
                rows.extend(self._rows(half, at, several=True))
        return (*in_rows(single), *rows)[:MOVE_ROWS]

    def _then_button(
        self, kind: type[Move], chosen: Mapping[str, Any], at: ControlId, sprite: str | None
    ) -> Button:
        text = self.words.of_move(kind, "then", chosen, self.names)
        label = self._with_fact(text, kind, chosen, LABEL) if text else self._label(kind, chosen)
        return Button(str(at), label, sign=sprite)

    def _first_of_both(self, joined: Joined, at: ControlId) -> Row:
        """Return the list of joined first choices."""
        telling = self._telling(joined.choices)
        choices = tuple(
            Choice(
                ".".join(one.steps),
                self._listed(one.move),
                self._about(telling, getattr(one.move, telling.name)),
                sign=self._sign(telling, getattr(one.move, telling.name)),
            )
            for one in joined.choices
        )
        fields = {field for one in joined.choices for field in one.fields}
        in_turn = sorted((f for f in field_kinds(joined.first) if f in fields), key=lambda f: f != telling)
        asked = " ".join(self.words.field(joined.first, field) for field in in_turn)
        return (Select(str(at), short(asked, CHOICE), choices),)

    def _listed(self, move: Move) -> str:
        """Return a move as a line of a list, distinguishing words first; its button label if its text has no such form."""
        values = values_of(move)
        text = self.words.of_move(type(move), "listed", values, self.names)
        return short(text, CHOICE) if text else self._label(type(move), values, CHOICE)

    def page(self, half: HalfMove, at: ControlId, first: int) -> Controls:
        """Return the part of a long list that begins with its `first` value."""
        assert isinstance(half.domain, OneOf)
        return tuple(self._select(half, at, first))

    def _kinds(self, kinds: Sequence[type[Move]]) -> Controls:
        choices = tuple(
            Choice(str(index), short(self.words.kind(kind), CHOICE)) for index, kind in enumerate(kinds)
        )
        select = Select(str(replace(self.root, action="kinds")), self.words("choose-kind"), choices[:OPTIONS])
        return ((select,),)

    def _label(self, kind: type[Move], chosen: Mapping[str, Any], limit: int = LABEL) -> str:
        """Return a move, whole or half-chosen, with what it costs and brings now."""
        return self._with_fact(self.words.chosen(kind, chosen, self.names), kind, chosen, limit)

    def _with_fact(self, text: str, kind: type[Move], chosen: Mapping[str, Any], limit: int) -> str:
        """Return a text followed by the cost and yield of a choice, if there is room for that."""
        fact = self.sight.brings(kind, chosen)
        told = f"{text} – {fact}"
        return told if fact and len(told) <= limit else short(text, limit)

    def _rows(self, half: HalfMove, at: ControlId, *, several: bool) -> Iterator[Row]:
        assert half.field is not None
        domain = half.domain
        if found := self._endings(half):
            yield self._whole_moves(half, at, found)
        elif isinstance(domain, Several):
            yield (Button(str(at.then(action="form")), self._with_fact_of_form(half)),)
        elif isinstance(domain, Between) and not half.field.is_few:
            yield from in_rows(self._number_buttons(half, at, domain))
        elif domain is not None and self._are_few(half.field, domain):
            values = self.in_order(half)
            yield from in_rows(
                Button(
                    str(at.then(step_of(domain, value))),
                    self._value_label(half, value, several=several),
                    sign=self._sign(half.field, value),
                )
                for value in values
            )
        else:
            yield from self._select(half, at, 0)

    def _with_fact_of_form(self, half: HalfMove) -> str:
        return self._with_fact(f"{self.begun(half)} …", half.kind, half.chosen, LABEL)

    def _are_few(self, field: FieldKind, domain: Domain) -> bool:
        """Whether a field never has more values at this table than fit as buttons."""
        most = self.sight.most(field)
        return most is not None and most <= FEW and domain.count() <= FEW

    def _endings(self, half: HalfMove) -> tuple[Ending, ...]:
        return endings(self.menu, half, OPTIONS)

    def _whole_moves(self, half: HalfMove, at: ControlId, found: Sequence[Ending]) -> Row:
        """Return one question for all open fields: a list, because together they may have many values."""
        telling = self._telling(found)
        choices = tuple(
            Choice(
                ".".join(one.steps),
                self._label(type(one.move), values_of(one.move), CHOICE),
                self._about(telling, getattr(one.move, telling.name)),
                sign=self._sign(telling, getattr(one.move, telling.name)),
            )
            for one in found
        )
        return (Select(str(at), short(self.asked(half), CHOICE), choices),)

    def begun(self, half: HalfMove) -> str:
        """Return the choices so far in words, or the name of the move if there are none."""
        return (
            self.words.chosen(half.kind, half.chosen, self.names)
            if half.chosen
            else self.words.kind(half.kind)
        )

    def _value(self, half: HalfMove, value: Any) -> str:
        assert half.field is not None
        return str(self.words.value(half.field, value, self.names))

    def _value_label(self, half: HalfMove, value: Any, *, several: bool, limit: int = LABEL) -> str:
        """Return the label of a value of the open field, with its cost and yield: the whole move if other kinds of move are beside it."""
        assert half.field is not None
        then = self._then(half, value)
        if several or half.chosen:
            return self._label(half.kind, then, limit)
        word = self._value(half, value)
        if half.field.is_number or word.isdecimal():
            # A number alone has no unit.
            return self._label(half.kind, then, limit)
        # A player's name keeps its spelling.
        text = word if half.field.is_seat else word[:1].upper() + word[1:]
        return self._with_fact(text, half.kind, then, limit)

    def _then(self, half: HalfMove, value: Any) -> Mapping[str, Any]:
        """Return the choices with a value of the open field, including those that then have only one value left."""
        assert half.field is not None
        then = self.menu.half(half.kind, {**half.chosen, half.field.name: value})
        assert then is not None, f"a {half.field.name} is offered, but nothing with it fits"
        return then.chosen

    def in_order(self, half: HalfMove) -> Sequence[Any]:
        """Return the values of the open field as the game shows them; of several sets, in the order of the box."""
        assert half.field is not None
        assert half.domain is not None
        values = list(half.domain)
        table = getattr(self.sight.view.box, half.field.table or "", None)
        if table is None or len(self.menu.narrow(half.kind, half.chosen)) < 2:
            return values
        place = {name: index for index, name in enumerate(table)}
        return sorted(values, key=lambda value: place.get(value, len(place)))

    def _select(self, half: HalfMove, at: ControlId, first: int) -> Iterator[Row]:
        assert half.field is not None
        assert half.domain is not None
        values = self.in_order(half)
        fits = len(values) - first <= OPTIONS
        shown = values[first:] if fits else values[first : first + OPTIONS - 1]
        choices = [
            Choice(
                step_of(half.domain, value),
                self._with_fact(self._value(half, value), half.kind, self._then(half, value), CHOICE),
                self._about(half.field, value),
                sign=self._sign(half.field, value),
            )
            for value in shown
        ]
        if not fits:
            choices.append(Choice(f"+{first + len(shown)}", self.words("more-choices")))
        yield (Select(str(at), short(self.asked(half), CHOICE), tuple(choices)),)

    def _about(self, field: FieldKind, value: Any) -> str | None:
        if field.table is None:
            return None
        component = self.words.origin(component_id(field.table, value))
        return short(self.words.about(component), CHOICE) if self.words.has(component, "about") else None

    def _telling(self, found: Sequence[Ending]) -> FieldKind:
        """Return the field that best tells these whole moves apart: one with a table if possible, then the one with most values.

        Of two equal ones it is the later: what a seat gets is named after what it gives.
        """
        asked = {each.name for one in found for each in one.fields}
        fields = [each for each in field_kinds(type(found[0].move)) if each.name in asked]
        return max(reversed(fields), key=lambda each: (each.table is not None, self.sight.most(each) or 0))

    def _sign(self, field: FieldKind, value: Any) -> str | None:
        return sign(self.sight.game.key, field.table, value)

    def _number_buttons(self, half: HalfMove, at: ControlId, domain: Between) -> Iterator[Button]:
        """Return buttons for some numbers, and a form for any other."""
        assert half.field is not None
        for number in self._offers(half.field, domain):
            yield Button(str(at.then(step_of(domain, number))), self._number_label(half, domain, number))
        if domain.high > domain.low:
            yield Button(str(at.then(action="form")), f"{self.words.kind(half.kind)} …", "secondary")

    def _number_label(self, half: HalfMove, domain: Between, number: int) -> str:
        """Return the label of a number's button, with its unit."""
        assert half.field is not None
        chosen = {**half.chosen, half.field.name: number}
        if not half.field.is_rising:
            return self._label(half.kind, chosen)
        # Five of these must fit into a line on a phone, so they omit the verb.
        raised = self.words.of_move(half.kind, "raised", chosen, self.names)
        return raised or self.words("raise-by", number=number, more=number - domain.low + 1)

    def _offers(self, field: FieldKind, domain: Between) -> tuple[int, ...]:
        """Return the numbers to offer as buttons: steps up from the number before, in a rising field, else the lowest.

        The highest number has no button: it is often everything that a player has, and must not be one click away.
        """
        rises = [domain.low + more - 1 for more in RAISES] if field.is_rising else [domain.low]
        return tuple(number for number in rises if number < domain.high or number == domain.low)

    def _there(self, half: HalfMove) -> tuple[Any, ...]:
        """Return the pieces of the open field that are already in place, or all pieces if none can be left out."""
        assert half.field is not None
        domain = half.domain
        assert isinstance(domain, Several)
        if domain.least >= sum(domain.pool.values()):
            return tuple(Counter(domain.pool).elements())
        already = self.sight.already(half.kind, half.field.name)
        return tuple((Counter(already) & Counter(domain.pool)).elements())

    def _suggested(self, half: HalfMove) -> tuple[Any, ...] | None:
        """Return the suggested pieces, if the suggestion agrees with the choices so far."""
        assert half.field is not None
        if type(self.suggested) is not half.kind:
            return None
        if any(getattr(self.suggested, name) != value for name, value in half.chosen.items()):
            return None
        pieces = getattr(self.suggested, half.field.name)
        return pieces if half.domain is not None and pieces in half.domain else None

    def form_of(self, half: HalfMove, chosen: Sequence[Any] | None = None) -> AnyForm:
        """Return the form for the open field: several pieces or a number.

        It opens with `chosen`, else with the suggested pieces, else with those already in place.
        """
        assert half.field is not None
        question = self.words.field(half.kind, half.field)
        if isinstance(half.domain, Between):
            low, high = half.domain.low, half.domain.high
            offers = self._offers(half.field, half.domain)
            labels = (self._number_label(half, half.domain, number) for number in offers)
            return NumberForm(question, low, high, tuple(zip(offers, labels, strict=True)))
        domain = half.domain
        assert isinstance(domain, Several)
        if chosen is None:
            chosen = self._suggested(half) or self._there(half)
        pieces = Counter(chosen)
        return PieceForm(
            question,
            tuple(self._pool(half.field, domain, pieces)),
            domain.least,
            domain.most,
            domain.at_least,
            domain.spare,
        )

    def _pool(self, field: FieldKind, domain: Several, chosen: Counter[Any]) -> Iterator[Piece]:
        for index, (kind, count) in enumerate(domain.pool.items()):
            label, sprite = str(self.words.pieces(field, (kind,), self.names)), self._sign(field, kind)
            for n in range(1, count + 1):
                yield Piece(
                    value=f"{index}.{n}",
                    kind=kind,
                    number=n,
                    label=label,
                    about=self._about(field, kind),
                    worth=domain.worth[kind] if domain.worth is not None else 0,
                    chosen=n <= chosen[kind],
                    sign=sprite,
                    which=self._which(n, count),
                )

    def _which(self, n: int, count: int) -> str | None:
        """Return a piece's number among equal ones, as text; None if it is the only one."""
        return self.words("piece-of", number=n, count=count) if count > 1 else None
