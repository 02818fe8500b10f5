"""Autocomplete of a typed move: what may stand in one of its fields, read off the seat's menu. Pure."""

from dataclasses import replace
from typing import NamedTuple

from bot.menus.parts import CHOICE, OPTIONS, short
from bot.menus.typed import Values
from games.core.domains import Between, Several
from games.core.menus import Menu
from games.core.moves import FieldKind, Move
from games.core.notation import NotationError, pieces_text, read_pieces
from games.words.finding import may_mean
from games.words.phrases import Phrases


class Offer(NamedTuple):
    """One line of autocomplete: what it is called, and what stands in the field when it is chosen."""

    name: str
    value: str | int


def choices(
    menu: Menu,
    kind: type[Move],
    field: FieldKind,
    typed: str,
    chosen: Values,
    words: Phrases,
    names: list[str],
) -> list[Offer]:
    """Return what autocomplete offers for a field, given what is typed in it and the other fields."""
    domain = menu.domain(kind, field, chosen) or menu.domain(kind, field, {})
    if domain is None:
        return []
    if isinstance(domain, Several):
        return _piece_choices(domain, field, typed, words, names)
    if isinstance(domain, Between):
        return _number_choices(domain, typed)
    found: list[Offer] = []
    for value in domain:
        name = short(str(words.value(field, value, names)), CHOICE)
        if may_mean(typed, words.called(field, value, names)):
            found.append(Offer(name, value if field.is_number else str(value)))
    return found[:OPTIONS]


def _number_choices(domain: Between, typed: str) -> list[Offer]:
    numbers = [n for n in domain if str(n).startswith(typed)] if typed else list(domain)
    if len(numbers) > OPTIONS:
        numbers = [*numbers[: OPTIONS - 1], numbers[-1]]
    return [Offer(str(n), n) for n in numbers]


def _piece_choices(
    domain: Several, field: FieldKind, typed: str, words: Phrases, names: list[str]
) -> list[Offer]:
    """Complete the last item of a list; what is typed so far stands in front, up to Discord's 100 characters."""
    before, _, last = typed.rpartition(" ")
    try:
        chosen = list(read_pieces(before)) if before else []
    except NotationError:
        return []
    found: list[Offer] = []
    for kind, count in domain.pool.items():
        left = count - chosen.count(kind)
        called = words.called(replace(field, is_several=False), kind, names)
        if left > 0 and may_mean(last.partition("=")[0], called):
            for number in dict.fromkeys((1, left)):
                text = f"{before} {pieces_text((kind,) * number)}".strip()
                if len(text) <= CHOICE:
                    found.append(Offer(text, text))
    return found[:OPTIONS]
