"""A new table (§2), and everybody's score at any time."""

from collections.abc import Mapping
from typing import Any

from games.core import Options, Score, known, load_box
from games.mundus_novus.box import KEY, MundusNovusBox
from games.mundus_novus.drawing import FillMarket, FirstTradeMaster, TurnUpQueue
from games.mundus_novus.rounds import Round
from games.mundus_novus.state import MundusNovus, MundusNovusOptions, Player


def open_box(rules: int, _options: Options, overrides: Mapping[str, Any]) -> MundusNovusBox:
    """Return the components of a table; raises `DataError`."""
    return load_box(MundusNovusBox, KEY, rules=rules, overrides=overrides)


def new_table(box: MundusNovusBox, options: MundusNovusOptions, rules: int, seats: int) -> MundusNovus:
    """Return a table before its first draw: Trade Master, market and queue come next."""
    deck = {name: row.count for name, row in box.resources.items()}
    developments = [
        name
        for name, row in box.developments.items()
        if row.min_players <= seats and (options.promo_cards or not row.promo)
    ]
    state = MundusNovus(
        box=box,
        options=options,
        rules=rules,
        seats=seats,
        agenda=[],
        players=[Player(seat, options.doubloons_public, [], [], [], [], [], []) for seat in range(seats)],
        deck=deck,
        deck_size=sum(deck.values()),
        discard=dict.fromkeys(box.resources, 0),
        market=[],
        pool=[],
        queue=[],
        development_deck=developments,
        fleets=[],
        operations=[],
        winners=[],
    )
    state.then(FirstTradeMaster(1), FillMarket(box.market_size), TurnUpQueue(box.queue_size), Round())
    return state


def scores(state: MundusNovus) -> tuple[Score, ...]:
    """Return all players' doubloons, and the winners if the game is over (§9.3)."""
    over = bool(state.winners)
    return tuple(
        Score(
            player.seat,
            _sources(player),
            winner=player.seat in state.winners if over else None,
        )
        for player in state.players
    )


def _sources(player: Player) -> tuple[tuple[str, int | None], ...]:
    """Return a player's doubloons by source, and those spent; all are None in a view that hides them."""
    doubloons, income = known(player.doubloons), known(player.from_income)
    market, spent = known(player.from_market), known(player.spent)
    if doubloons is None or income is None or market is None or spent is None:
        return (("combinations", None), ("income", None), ("market", None), ("spent", None))
    combinations = doubloons - income - market + spent
    return (("combinations", combinations), ("income", income), ("market", market), ("spent", -spent))
