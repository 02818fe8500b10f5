"""Views of Mundus Novus in words."""

from collections.abc import Iterable, Iterator, Sequence

from games.core import Hidden
from games.mundus_novus.advice import Advice, best_combinations, turn_of
from games.mundus_novus.box import NO_EVENT
from games.mundus_novus.combinations import Conversion
from games.mundus_novus.state import MundusNovus, Operation, Player, counted, development_deck_size
from games.mundus_novus.supply import picking_order
from games.words.phrases import component_id
from games.words.view import Seen, Signs, Text, Words, before, capital, joined


def where(seen: Seen[MundusNovus]) -> str:
    """Return the round, and its event if it has one; when the game is over, that it is."""
    state, words = seen.view, seen.words
    parts = [words("picture-round", round=state.round)]
    if not (state.agenda or seen.asked):
        return " · ".join([*parts, words("picture-over")])
    if state.event != NO_EVENT:
        parts.append(capital(words(component_id("events", state.event))))
    return " · ".join(parts)


def development_name(words: Words, name: str) -> str:
    """Return the full name of a development."""
    return capital(words(component_id("developments", name)))


def board_words(seen: Seen[MundusNovus]) -> str:
    """The board in words."""
    state, words = seen.view, seen.words
    queue = (_in_queue(seen, place + 1, name) for place, name in enumerate(state.queue))
    order = (f"{seen.name(fleet.seat)} {fleet.value}" for fleet in picking_order(state))
    parts = [
        seen.head(where(seen)),
        words("alt-mundus-novus-market", resources=cards(seen, state.market)),
        *([words("alt-mundus-novus-pool", resources=cards(seen, state.pool))] if state.pool else []),
        words("alt-mundus-novus-queue", developments=seen.listed(queue)),
        seen.of("deck", words("alt-mundus-novus-deck", count=development_deck_size(state))),
        words("alt-mundus-novus-fleets", fleets=seen.listed(order)),
        *(_player(seen, player) for player in state.players),
    ]
    return joined(*parts)


def round_words(seen: Seen[MundusNovus]) -> str:
    """The round's supply and trade in words."""
    state, words = seen.view, seen.words
    parts = [seen.head(where(seen)), words("alt-mundus-novus-market", resources=cards(seen, state.market))]
    parts += [
        words("alt-mundus-novus-picked", name=seen.name(fleet.seat), resources=cards(seen, fleet.picked))
        for fleet in state.fleets
    ]
    parts += [
        words("alt-mundus-novus-offer", name=seen.name(player.seat), resources=cards(seen, player.offered))
        for player in state.players
        if player.offered
    ]
    if state.operations:
        takes = (_take(seen, operation) for operation in state.operations)
        parts.append(words("alt-mundus-novus-takes", takes="; ".join(takes)))
    return joined(*parts)


def hand_words(seen: Seen[MundusNovus]) -> str:
    """The viewer's hand and warehouse in words, with the best combinations."""
    if seen.viewer is None:
        return seen.head(where(seen))
    player, words, own = seen.view.players[seen.viewer], seen.words, before(seen.viewer)
    parts = [
        seen.head(where(seen)),
        seen.of(f"{own}/hand", words("alt-mundus-novus-hand", resources=cards(seen, player.hand, own))),
        words("alt-mundus-novus-stored", resources=cards(seen, player.stored)),
        *_merchants(seen, seen.viewer),
        *(_advice(seen, advice) for advice in best_combinations(seen.view, seen.viewer)),
    ]
    return joined(*parts)


def cards(seen: Seen[MundusNovus], resources: Sequence[str], place: str = "") -> str:
    """Return resources as "2 × corn, potato"; if `place` is given, report each kind as a place in it."""
    found: list[str] = []
    for name, count in counted(seen.view, resources).items():
        found.append(f"{count} × {_word(seen, name)}" if count > 1 else _word(seen, name))
        if place:
            seen.of(f"{place}/resources/{name}", found[-1])
    return seen.listed(found)


def _word(seen: Seen[MundusNovus], resource: str) -> str:
    return seen.words(component_id("resources", resource))


def _in_queue(seen: Seen[MundusNovus], place: int, name: str) -> str:
    event = seen.view.box.developments[name].event
    shown = f"{place} {development_name(seen.words, name)}"
    told = f"{shown} ({seen.words(component_id('events', event))})" if event != NO_EVENT else shown
    return seen.of(f"developments/{name}", told)


def _player(seen: Seen[MundusNovus], player: Player) -> str:
    hidden = isinstance(player.doubloons, Hidden)
    told = seen.words(
        "alt-mundus-novus-player",
        name=seen.name(player.seat),
        doubloons="hidden" if hidden else player.doubloons,
        cards=len(player.hand),
        developments=seen.listed(development_name(seen.words, name) for name in player.developments),
    )
    seen.of(f"{before(player.seat)}/hand", told)
    return seen.of(before(player.seat), told)


def _take(seen: Seen[MundusNovus], operation: Operation) -> str:
    return seen.words(
        "alt-mundus-novus-take",
        taker=seen.name(operation.taker),
        owner=seen.name(operation.owner),
        resource=_word(seen, operation.resource),
        market=_word(seen, operation.market) if operation.market else "none",
    )


def _merchants(seen: Seen[MundusNovus], viewer: int) -> Iterator[str]:
    """Yield what the viewer's merchants are to change, and which of them have worked this round."""
    turn = turn_of(seen.view, viewer)
    if turn.conversions:
        yield seen.words("alt-mundus-novus-changes", changes=_changes(turn.conversions))
    if turn.used:
        used = seen.listed(development_name(seen.words, name) for name in turn.used)
        yield seen.words("alt-mundus-novus-used", merchants=used)


def _changes(conversions: Iterable[Conversion]) -> str:
    return ", ".join(f"{turn.resource} → {turn.number}" for turn in conversions)


def _advice(seen: Seen[MundusNovus], advice: Advice) -> str:
    words = seen.words
    return words(
        "alt-mundus-novus-best",
        combination=words(f"picture-mundus-novus-{advice.kind}"),
        resources=cards(seen, advice.resources),
        merchants=_changes(advice.conversions) or "none",
        brings=words(f"picture-mundus-novus-{advice.kind}-brings", worth=advice.worth),
    )


TEXTS: dict[str, Text] = {"board": board_words, "round": round_words, "hand": hand_words}

SIGNS: Signs = {
    "resources": {
        "1": "cocoa",
        "2": "corn",
        "3": "tobacco",
        "4": "coffee",
        "5": "cotton",
        "6": "sugar",
        "7": "potato",
        "8": "indigo",
        "9": "vanilla",
        "R": "relic",
    },
    "events": {
        "kings_help": "crown",
        "natives": "native",
        "storm": "storm",
        "fire": "fire",
        "pirates": "pirate_flag",
    },
}
