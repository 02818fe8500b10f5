"""Positions of *Mundus Novus*, built by name."""

from collections.abc import Mapping
from typing import Any

from games.core import OneOf, Step
from games.core.moves import field_kinds
from games.mundus_novus import GAME
from games.mundus_novus.moves import Same
from games.mundus_novus.progress import Develop
from games.mundus_novus.state import MundusNovus, Player
from tests.games.position import ANN, lay, missing
from tests.games.position import Position as BasePosition

BOX = GAME.open_box(GAME.rules, GAME.read_options({}), {})

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {
        "promo_cards": True,
        "refill_reveal": "immediately",
        "blocked_chain": "waive",
        "market_persists": False,
        "doubloons_public": False,
        "fleet_split": "after_pool",
    },
    {"promo_cards": True, "refill_reveal": "end_of_phase"},
)


class Position(BasePosition[MundusNovus]):
    """A table in the middle of a game."""

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def hand(self, seat: int) -> str:
        """A hand in order, as "1 2 R"."""
        return " ".join(BOX.ordered(self.player(seat).hand))


def at(
    *steps: Step[Any],
    seats: int = 3,
    hands: Mapping[int, str] | None = None,
    offers: Mapping[int, str] | None = None,
    developments: Mapping[int, str] | None = None,
    doubloons: Mapping[int, int] | None = None,
    players: Mapping[int, Mapping[str, Any]] | None = None,
    **board: Any,
) -> Position:
    """Return a position with these cards, as texts "5 5 R"; everything else is in the decks.

    `players` may say anything else that lies before a seat, `board` any field of the state, texts as lists
    (`market="1 4 7"`), and options. A deck that is named is as it says, and the rest of it is out of the game.
    """
    options = {option.key for option in GAME.table_options()}
    chosen = GAME.read_options({name: value for name, value in board.items() if name in options})
    state: MundusNovus = GAME.setup(BOX, chosen, GAME.rules, seats)
    state.agenda.clear()
    for player in state.players:
        player.offer = BOX.ordered((offers or {}).get(player.seat, "").split())
        player.offered = list(player.offer)
        player.hand = (hands or {}).get(player.seat, "").split()
        player.developments = (developments or {}).get(player.seat, "").split()
        player.doubloons = (doubloons or {}).get(player.seat, 0)
        lay(player, **(players or {}).get(player.seat, {}))
    things: dict[str, Any] = {"market": "1 4 7", "trade_master": ANN, "round": 2, **board}
    things.setdefault("queue", _some_queue(state))
    lay(state, **{name: _listed(value) for name, value in things.items() if name not in options})
    state.market = BOX.ordered(state.market)
    named = {"deck", "development_deck"} & board.keys()
    _take_from_decks(state, named)
    return Position(GAME, state, short=f"{named} as named" if named else "").start(*steps)


def _listed(value: Any) -> Any:
    return value.split() if isinstance(value, str) and value not in BOX.events else value


def _some_queue(state: MundusNovus) -> list[str]:
    """A queue of cards that nobody has, beginning with one without an event."""
    owned = [name for player in state.players for name in player.developments]
    return [name for name in [*PLACES, *BOX.developments] if name not in owned][: BOX.queue_size]


def _take_from_decks(state: MundusNovus, named: set[str]) -> None:
    """Take what lies on the table from the decks, but for those that are named."""
    for kind, count in missing(GAME, state).items():
        if kind in BOX.resources and "deck" not in named:
            state.deck[kind] += count
            state.deck_size += count
        elif kind in state.development_deck and "development_deck" not in named:
            state.development_deck.remove(kind)


QUEUE = "cortes merchant_low_1 shipyard_1 warehouse_2_2 caravel_08"
PLACES = QUEUE.split()


def turn(hand: str, developments: str = "", *, seat: int = ANN, **more: Any) -> Position:
    """Ann's turn of the progress phase with this hand."""
    more.setdefault("queue", QUEUE)
    return at(Develop(seat, [], []), hands={seat: hand}, developments={seat: developments}, **more)


def reachable(game: Position, number: str, size: int, *, relics: int = 0) -> int:
    """How many places of the queue Ann may choose from with this combination."""
    chosen = {"number": number, "size": size, "relics": relics}
    field = next(field for field in field_kinds(Same) if field.name == "development")
    domain = game.menu(ANN).domain(Same, field, chosen)
    if domain is None:
        return 0
    assert isinstance(domain, OneOf)
    assert list(domain) == PLACES[: domain.count()]
    return domain.count()
