"""Autocomplete: offers and their limits, and offers for a field of a typed move, from the seat's menu. Pure."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
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
    """One line of autocomplete.

    name: The text shown, at most 100 characters once fitted.
    value: The value of the field when the line is chosen.
    called: Other names that match it.
    """

    name: str
    value: str | int
    called: tuple[object, ...] = ()


def found(offers: Iterable[Offer], typed: str) -> list[Offer]:
    """Return the offers that match the text typed so far."""
    return [offer for offer in offers if may_mean(typed, (offer.name, *offer.called))]


def fitting(offers: Iterable[Offer]) -> list[Offer]:
    """Return at most 25 offers for Discord. Cut long names; drop offers with values over 100 characters, which cannot be cut."""
    fits = (offer for offer in offers if offer.name.strip() and 0 < len(str(offer.value)) <= CHOICE)
    return [offer._replace(name=short(offer.name, CHOICE)) for offer in islice(fits, OPTIONS)]


def named(offers: Iterable[Offer], text: str) -> str | int:
    """Return the value of the offer shown with the name `text`; `text` itself if it is a value or no offer has that name."""
    shown: dict[str, str | int] = {}
    for offer in offers:
        if str(offer.value) == text:
            return text
        shown.setdefault(short(offer.name, CHOICE), offer.value)
    return shown.get(text, text)


def choices(
    menu: Menu,
    kind: type[Move],
    field: FieldKind,
    typed: str,
    chosen: Values,
    words: Phrases,
    names: list[str],
) -> list[Offer]:
    """Return the autocomplete offers for a field, given the texts typed in it and in the other fields."""
    domain = menu.domain(kind, field, chosen) or menu.domain(kind, field, {})
    if domain is None:
        return []
    if isinstance(domain, Several):
        return _piece_choices(domain, field, typed, words, names)
    if isinstance(domain, Between):
        return _number_choices(domain, typed)
    offers = (
        Offer(
            str(words.value(field, value, names)),
            value if field.is_number else str(value),
            words.called(field, value, names),
        )
        for value in domain
    )
    return fitting(found(offers, typed))


def _number_choices(domain: Between, typed: str) -> list[Offer]:
    numbers = [n for n in domain if str(n).startswith(typed)] if typed else list(domain)
    if len(numbers) > OPTIONS:
        numbers = [*numbers[: OPTIONS - 1], numbers[-1]]
    return [Offer(str(n), n) for n in numbers]


def _piece_choices(
    domain: Several, field: FieldKind, typed: str, words: Phrases, names: list[str]
) -> list[Offer]:
    """Complete the last item of a list. Each offer begins with the text typed before it, up to Discord's 100 characters."""
    before, _, last = typed.rpartition(" ")
    try:
        chosen = list(read_pieces(before)) if before else []
    except NotationError:
        return []
    offers: list[Offer] = []
    for kind, count in domain.pool.items():
        left = count - chosen.count(kind)
        called = words.called(replace(field, is_several=False), kind, names)
        if left > 0 and may_mean(last.partition("=")[0], called):
            for number in dict.fromkeys((1, left)):
                text = f"{before} {pieces_text((kind,) * number)}".strip()
                offers.append(Offer(text, text))
    return fitting(offers)
