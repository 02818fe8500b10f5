"""Whatever may be chosen can be clicked, sent in a form and typed, within Discord's limits."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from discord import app_commands

from bot.discord.move_commands import game_group
from bot.menus.autocomplete import Offer, choices
from bot.menus.control_ids import ControlId, follow, read_control_id, step_of
from bot.menus.controls import MoveControls
from bot.menus.endings import endings
from bot.menus.forms import laid_out, read_form
from bot.menus.half_made import Opens, filled_in, go_on
from bot.menus.parts import Button, Controls, Form, Select, TextField
from bot.menus.sight import Sight
from bot.menus.typed import read_values
from games import all_games
from games.core import Game, Menu, Move
from games.core.domains import Several
from games.core.menus import HalfMove
from games.core.moves import FieldKind, field_kinds
from games.core.notation import pieces_text
from games.words.phrases import Phrases
from tests.conformance.plays import Moment, Play
from tests.conformance.test_words import NAMES, words_of

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")

GROUP = 8000
"""Discord's limit for all names, descriptions and values of a command with its subcommands."""


@pytest.fixture
def words(of_a_game: Play) -> Phrases:
    return words_of(of_a_game.variant.game)


def controls_of(moment: Moment, seat: int, menu: Menu, words: Phrases) -> MoveControls:
    game, seen = moment.table.game, moment.view(seat)
    suggested = (game.suggest or game.default)(seen, seat, menu)
    root = ControlId("choose", 10**15 - 1, seat, "0123456789", 0)
    return MoveControls(menu, root, Sight(game, seen, seat, words, NAMES), suggested)


def check(controls: Controls) -> list[Button | Select]:
    """Check rows of controls against Discord's limits; returns what is in them."""
    assert 1 <= len(controls) <= 4, "one of the five rows is the table's own"
    items = [item for row in controls for item in row]
    assert len({item.custom_id for item in items}) == len(items)
    for row in controls:
        assert len(row) == 1 if isinstance(row[0], Select) else 1 <= len(row) <= 5
    for item in items:
        assert 1 <= len(item.custom_id) <= 100
        if isinstance(item, Button):
            assert 1 <= len(item.label) <= 80
        else:
            check_select(item)
    return items


def check_select(select: Select) -> None:
    assert 1 <= len(select.choices) <= 25
    assert len(select.placeholder) <= 150
    assert len({choice.value for choice in select.choices}) == len(select.choices)
    for choice in select.choices:
        assert 1 <= len(choice.label) <= 100
        assert choice.value.startswith("+") or not choice.label.endswith("…"), (
            "what tells choices apart is cut off"
        )
        assert 1 <= len(choice.value) <= 100
        assert choice.description is None or 1 <= len(choice.description) <= 100


def check_form(form: Form) -> None:
    assert len(form.custom_id) <= 100
    assert 1 <= len(form.title) <= 45
    assert 1 <= len(form.fields) <= 5
    for label, field in form.fields:
        assert 1 <= len(label) <= 45
        if isinstance(field, Select):
            check_select(field)
            assert 0 <= field.least <= field.most <= len(field.choices)
            assert sum(choice.chosen for choice in field.choices) <= field.most
            assert len(field.about) <= 100


def test_the_controls_of_every_menu_fit(of_a_game: Play, words: Phrases):
    for moment, seat, menu in of_a_game.menus(60):
        check(controls_of(moment, seat, menu, words).all())


def test_clicks_reach_every_move(of_a_game: Play, words: Phrases):
    rng = Random(11)
    for moment, seat, menu in of_a_game.menus(25):
        maker = controls_of(moment, seat, menu, words)
        for moves in menu.sets:
            move = moves.sample(rng)
            # What has a default is never asked, only typed.
            if not any(f.has_default and getattr(move, f.name) != f.default for f in field_kinds(type(move))):
                assert clicked(maker, menu, move) == move


def clicked(maker: MoveControls, menu: Menu, move: Move) -> Move:
    """Choose a move by following the controls, field by field."""
    kind = menu.kinds().index(type(move))
    at = ControlId("choose", maker.root.table, maker.root.seat, maker.root.question, kind)
    half = follow(menu, kind, ())
    assert half is not None
    while half.field is not None:
        items = check(maker.next(half, at))
        value = getattr(move, half.field.name)
        if isinstance(half.domain, Several):
            at = at.then(step_of(half.domain, filled(maker, half, at, value)))
        else:
            at = at.then(*offered(maker, half, at, items, move))
        again = read_control_id(str(at))
        assert again == at
        half = follow(menu, again.kind, again.path)
        assert half is not None
    return half.move()


def offered(
    maker: MoveControls, half: HalfMove, at: ControlId, items: list[Any], move: Move
) -> tuple[str, ...]:
    """Return the steps to a move that can be clicked at: on a button, in a select, or in a form with a number."""
    assert half.field is not None
    assert half.domain is not None
    value = getattr(move, half.field.name)
    ways = {
        (step_of(half.domain, value),),
        *(e.steps for e in endings(maker.menu, half, 25) if e.move == move),
    }
    for item in items:
        if isinstance(item, Button):
            found = read_control_id(item.custom_id)
            assert found is not None
            if found.action == "form":
                return sent(maker, half, at, value)
            if found.path[len(at.path) :] in ways:
                return found.path[len(at.path) :]
        else:
            for choice in item.choices:
                if tuple(choice.value.split(".")) in ways:
                    return tuple(choice.value.split("."))
            last = item.choices[-1].value
            assert last.startswith("+"), f"{move} is not offered"
            return offered(maker, half, at, check(maker.page(half, at, int(last[1:]))), move)
    raise AssertionError(f"{move} is not offered")


def sent(maker: MoveControls, half: HalfMove, at: ControlId, value: int) -> tuple[str, ...]:
    """Type a number into its form, send it and read it back; it leads where its own button would, whose step is returned."""
    opened = go_on(maker.menu, at.then(action="form"), {}, lambda: maker)
    assert isinstance(opened, Opens)
    form = laid_out(opened.form, str(opened.sent), maker.words)
    check_form(form)
    ((_, field),) = form.fields
    assert len(str(value)) <= field.most if isinstance(field, TextField) else str(value) in values_in(field)
    assert half.domain is not None
    assert read_form(half, {field.custom_id: [str(value)]}) == value
    step = step_of(half.domain, value)
    assert filled_in(maker.menu, half, value) == follow(maker.menu, at.kind, (*at.path, step))
    return (step,)


def values_in(field: Select) -> list[str]:
    return [choice.value for choice in field.choices]


def filled(maker: MoveControls, half: HalfMove, at: ControlId, value: tuple[Any, ...]) -> tuple[Any, ...]:
    """Fill a form with these pieces and read it back."""
    form = laid_out(maker.form_of(half, value), str(at.then(action="sent")), maker.words)
    check_form(form)
    for _, field in form.fields:
        if isinstance(field, Select):
            assert sum(choice.chosen for choice in field.choices) >= field.least, "Discord would not send it"
    sent = {
        field.custom_id: [pieces_text(value) or "none"]
        if isinstance(field, TextField)
        else [choice.value for choice in field.choices if choice.chosen]
        for _, field in form.fields
    }
    assert read_form(half, sent) == value
    return value


def test_typing_reaches_every_move_and_is_completed(of_a_game: Play, words: Phrases):
    rng = Random(12)
    for _, _, menu in of_a_game.menus(20):
        for moves in menu.sets:
            move = moves.sample(rng)
            chosen: dict[str, Any] = {}
            for field in field_kinds(type(move)):
                typed = typed_value(field, getattr(move, field.name))
                offer = choices(menu, type(move), field, "", chosen, words, NAMES)
                assert len(offer) <= 25
                assert all(1 <= len(choice.name) <= 100 for choice in offer)
                read = read_values(menu, type(move), {**chosen, field.name: typed}, words, NAMES)
                assert read[field.name] == getattr(move, field.name)
                chosen[field.name] = typed


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_every_field_accepts_what_it_offers_by_name_and_by_value(of_a_game: Play, language: str):
    words, rng = Phrases(language, of_a_game.variant.game.key), Random(12)
    for _, _, menu in of_a_game.menus(8):
        for moves in menu.sets:
            move = moves.sample(rng)
            chosen: dict[str, Any] = {}
            for field in field_kinds(type(move)):
                offers = choices(menu, type(move), field, "", chosen, words, NAMES)
                check_accepted(offers, menu, move, field, chosen, words)
                chosen[field.name] = getattr(move, field.name)


def check_accepted(
    offers: list[Offer], menu: Menu, move: Move, field: FieldKind, chosen: dict[str, Any], words: Phrases
) -> None:
    """Check that a field means the same by the name and by the value of each offer, and that the menu holds it."""
    domain = menu.domain(type(move), field, chosen)
    given = {name: typed_value(kind, chosen[name]) for name, kind in kinds_of(move) if name in chosen}
    for one in offers:
        # Discord takes nothing but digits for a number: there the name has to be the value.
        typed = (int(one.name), one.value) if field.is_number else (one.name, one.value)
        means = [
            read_values(menu, type(move), {**given, field.name: text}, words, NAMES)[field.name]
            for text in typed
        ]
        # Two cards that look the same have one name.
        assert words.value(field, means[0], NAMES) == words.value(field, means[1], NAMES), one
        if not field.is_several:
            assert domain is not None
            assert means[0] in domain, (type(move), one)


def kinds_of(move: Move) -> Iterator[tuple[str, FieldKind]]:
    return ((field.name, field) for field in field_kinds(type(move)))


def typed_value(field: FieldKind, value: Any) -> Any:
    if field.is_several:
        return " ".join(map(str, value)) or "none"
    return value if isinstance(value, bool | int) and not field.is_seat else str(value)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
def test_the_command_group_of_a_game_fits(game: Game):
    async def nothing(*_: Any) -> list[Any]:
        return []

    group = game_group(game, nothing, nothing)
    assert len(group.commands) <= 25
    assert len(group.name) <= 32
    assert 1 <= len(group.description) <= 100
    assert sum(map(len, texts(group))) <= GROUP
    for command in group.commands:
        assert isinstance(command, app_commands.Command)
        assert len(command.name) <= 32
        assert len(command.parameters) <= 25
        for parameter in command.parameters:
            assert 1 <= len(str(parameter.description)) <= 100


def texts(group: app_commands.Group) -> Iterator[str]:
    """What counts towards Discord's limit for a command."""
    yield from (group.name, group.description)
    for command in group.commands:
        yield from (command.name, command.description)
        for parameter in getattr(command, "parameters", ()):
            yield from (parameter.name, str(parameter.description))
            yield from (choice.name for choice in parameter.choices)
