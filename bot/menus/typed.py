"""Moves as users type them: the words of a command's options → a move of the seat's menu. Pure."""

from dataclasses import replace
from typing import Any

from bot.errors import PlayerError
from bot.menus.plain import why_sentence
from bot.menus.sight import Sight
from games.core.domains import Domain, Several
from games.core.menus import Menu
from games.core.moves import FieldKind, Move, field_kinds
from games.core.notation import NotationError, read_pieces
from games.words.finding import is_meant, plainly
from games.words.phrases import Phrases
from games.words.sentences import kinds_sentence

Values = dict[str, Any]
"""Values of a move's fields by name."""


def typed_move(menu: Menu, kind: type[Move], typed: Values, sight: Sight) -> Move:
    """Return the move that was typed; raises a `PlayerError` that says what is wrong or missing."""
    words, names = sight.words, list(sight.names)
    if kind not in menu.kinds():
        why = sight.why_not(kind, typed) or words("why-kind", kinds=kinds_sentence(menu, words))
        raise PlayerError("refused", why=why)
    try:
        values = read_values(menu, kind, typed, words, names)
    except NotationError as error:
        raise PlayerError(error.words, **error.args_) from None
    return completed(menu, kind, values, sight)


def possible(menu: Menu, kind: type[Move], typed: Values, words: Phrases, names: list[str]) -> Values:
    """Return the values typed in a command's other options that are on the menu, so that offers fit them.

    Raise `NotationError` for pieces that cannot be read.
    """
    values = read_values(menu, kind, typed, words, names)
    domains = {
        field.name: menu.domain(kind, field, {}) for field in field_kinds(kind) if field.name in values
    }
    return {
        name: values[name]
        for name, domain in domains.items()
        if domain is not None and values[name] in domain
    }


def completed(menu: Menu, kind: type[Move], values: Values, sight: Sight) -> Move:
    """Return the move, with each field filled in that has one value left. Raise a `PlayerError` that says what is wrong or missing."""
    words, names = sight.words, list(sight.names)
    chosen: Values = {}
    for field in field_kinds(kind):
        if field.name not in values:
            continue
        domain = menu.domain(kind, field, chosen)
        if domain is not None and values[field.name] not in domain:
            why = sight.why_not(kind, values)
            if why is None:
                message, arguments = domain.why_not(values[field.name])
                why = why_sentence((message, {**arguments, "field": field}), words, names)
            raise PlayerError("refused", why=why)
        chosen[field.name] = values[field.name]
    half = menu.half(kind, chosen)
    if half is None:
        raise PlayerError("refused", why=sight.why_not(kind, chosen) or words("why-together"))
    if half.field is not None:
        raise PlayerError("refused", why=words("field-open", question=words.field(kind, half.field)))
    return half.move()


def read_values(menu: Menu, kind: type[Move], typed: Values, words: Phrases, names: list[str]) -> Values:
    """Turn typed option values into values of the move's fields; ids and words are both understood.

    Raises `NotationError` for pieces that cannot be read. A value that means nothing stays as it is, for the
    menu to say what is possible.
    """
    values: Values = {}
    for field in field_kinds(kind):
        if field.name not in typed:
            continue
        text = typed[field.name]
        domain = menu.domain(kind, field, values)
        if field.is_several:
            values[field.name] = _ordered(domain, _read_several(domain, field, str(text), words, names))
        elif isinstance(text, str):
            values[field.name] = _read_one(domain, field, text, words, names)
        else:
            values[field.name] = text
    return values


def _read_one(domain: Domain | None, field: FieldKind, text: str, words: Phrases, names: list[str]) -> Any:
    for value in domain if domain is not None and not isinstance(domain, Several) else ():
        if is_meant(text, words.called(field, value, names)):
            return value
    return text


def _read_several(
    domain: Domain | None, field: FieldKind, text: str, words: Phrases, names: list[str]
) -> tuple[Any, ...]:
    pool = domain.pool if isinstance(domain, Several) else {}
    single = replace(field, is_several=False)
    by_text = {plainly(name): kind for kind in pool for name in words.called(single, kind, names)}
    return tuple(by_text.get(plainly(piece), piece) for piece in read_pieces(text))


def _ordered(domain: Domain | None, pieces: tuple[Any, ...]) -> tuple[Any, ...]:
    return domain.ordered(pieces) if isinstance(domain, Several) else pieces
