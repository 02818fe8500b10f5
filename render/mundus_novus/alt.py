"""The pictures in words, for those who do not see them; Discord allows 1,024 characters."""

from collections.abc import Iterable, Sequence

from games.core import Hidden
from games.mundus_novus.advice import Advice, best_combinations
from games.mundus_novus.state import MundusNovus, Operation, Player, counted
from games.mundus_novus.supply import picking_order
from render.mundus_novus.icons import EVENTS, component, development_name
from render.mundus_novus.ribbon import round_and_event
from render.picture import Look
from render.text import clean_name

LIMIT = 1024


def alt_board(look: Look[MundusNovus]) -> str:
    """The board in words."""
    state, words = look.view, look.words
    queue = (_in_queue(look, place + 1, name) for place, name in enumerate(state.queue))
    order = (f"{_name(look, fleet.seat)} {fleet.value}" for fleet in picking_order(state))
    parts = [
        _head(look),
        words("alt-mundus-novus-market", resources=cards(look, state.market)),
        words("alt-mundus-novus-queue", developments=_list(look, queue)),
        words("alt-mundus-novus-fleets", fleets=_list(look, order)),
        *(_player(look, player) for player in state.players),
    ]
    return _cut(" ".join(parts))


def alt_round(look: Look[MundusNovus]) -> str:
    """The round's supply and trade in words."""
    state, words = look.view, look.words
    parts = [_head(look), words("alt-mundus-novus-market", resources=cards(look, state.market))]
    parts += [
        words("alt-mundus-novus-picked", name=_name(look, fleet.seat), resources=cards(look, fleet.picked))
        for fleet in state.fleets
    ]
    parts += [
        words("alt-mundus-novus-offer", name=_name(look, player.seat), resources=cards(look, player.offered))
        for player in state.players
        if player.offered
    ]
    if state.operations:
        takes = (_take(look, operation) for operation in state.operations)
        parts.append(words("alt-mundus-novus-takes", takes="; ".join(takes)))
    return _cut(" ".join(parts))


def alt_hand(look: Look[MundusNovus]) -> str:
    """The viewer's hand and warehouse in words, with the best combinations."""
    if look.viewer is None:
        return _head(look)
    player, words = look.view.players[look.viewer], look.words
    parts = [
        _head(look),
        words("alt-mundus-novus-hand", resources=cards(look, player.hand)),
        words("alt-mundus-novus-stored", resources=cards(look, player.stored)),
        *(_advice(look, advice) for advice in best_combinations(look.view, look.viewer)),
    ]
    return _cut(" ".join(parts))


def cards(look: Look[MundusNovus], resources: Sequence[str]) -> str:
    """Resources as "2 × corn, potato"."""
    pieces = counted(look.view, resources).items()
    return _list(
        look, (f"{count} × {_word(look, name)}" if count > 1 else _word(look, name) for name, count in pieces)
    )


def _word(look: Look[MundusNovus], resource: str) -> str:
    return look.words(component("resources", resource))


def _head(look: Look[MundusNovus]) -> str:
    name, where = look.words("game-name"), round_and_event(look)
    if not look.waiting:
        return f"{name}, {where}."
    waiting = ", ".join(_name(look, seat) for seat in look.waiting)
    return f"{name}, {where}. {waiting}: {look.asked}."


def _name(look: Look[MundusNovus], seat: int) -> str:
    return clean_name(look.names[seat])


def _in_queue(look: Look[MundusNovus], place: int, name: str) -> str:
    event = look.view.box.developments[name].event
    shown = f"{place} {development_name(look.words, name)}"
    return f"{shown} ({look.words(component('events', event))})" if event in EVENTS else shown


def _player(look: Look[MundusNovus], player: Player) -> str:
    hidden = isinstance(player.doubloons, Hidden)
    return look.words(
        "alt-mundus-novus-player",
        name=_name(look, player.seat),
        doubloons="hidden" if hidden else player.doubloons,
        cards=len(player.hand),
        developments=_list(look, (development_name(look.words, name) for name in player.developments)),
    )


def _take(look: Look[MundusNovus], operation: Operation) -> str:
    return look.words(
        "alt-mundus-novus-take",
        taker=_name(look, operation.taker),
        owner=_name(look, operation.owner),
        resource=_word(look, operation.resource),
        market=_word(look, operation.market) if operation.market else "none",
    )


def _advice(look: Look[MundusNovus], advice: Advice) -> str:
    words = look.words
    turned = (f"{turn.resource} → {turn.number}" for turn in advice.conversions)
    return words(
        "alt-mundus-novus-best",
        combination=words(f"picture-mundus-novus-{advice.kind}"),
        resources=cards(look, advice.resources),
        merchants=", ".join(turned) or "none",
        brings=words(f"picture-mundus-novus-{advice.kind}-brings", worth=advice.worth),
    )


def _list(look: Look[MundusNovus], pieces: Iterable[str]) -> str:
    return ", ".join(pieces) or look.words("nothing")


def _cut(text: str) -> str:
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"
