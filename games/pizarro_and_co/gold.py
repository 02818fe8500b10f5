"""Gold on the move: shuffling the stock, drawing, revealing (§7.5, §8.4, R15)."""

from collections.abc import Iterator, Mapping

from games.core import Draw, Event, Events, Seat, Step, mutable
from games.pizarro_and_co.events import GoldDrawn, StockShuffled
from games.pizarro_and_co.moves import Gold
from games.pizarro_and_co.state import Pizarro, counted, gain


def shuffle_discards(state: Pizarro) -> Event:
    """Make the discards part of the stock."""
    state.stock = sorted([*state.stock, *state.discards])
    state.discards = []
    return StockShuffled(len(state.stock))


def draw_gold(state: Pizarro, seat: Seat, cards: tuple[Gold, ...]) -> Event:
    """Give cards of the stock to a player."""
    player = state.players[seat]
    for card in cards:
        state.stock.remove(card)
    gain(player, cards)
    return GoldDrawn(seat, len(cards), cards, player.open_hand)


@mutable
class GainGold(Step[Pizarro]):
    """A player draws gold cards; the discards become the stock when it is empty, and without cards they go without."""

    seat: Seat
    count: int

    def finish(self, state: Pizarro) -> Events:
        if not self.count:
            return
        if not state.stock and state.discards:
            yield shuffle_discards(state)
        now = min(self.count, len(state.stock))
        if now:
            state.then(DrawGold(now, self.seat), GainGold(self.seat, self.count - now))


@mutable
class DrawGold(Draw[Pizarro]):
    """Chance deals cards of the stock to one player."""

    seat: Seat

    def bag(self, state: Pizarro) -> Mapping[Gold, int]:
        return counted(state.stock)

    def drawn(self, state: Pizarro, pieces: tuple[Gold, ...]) -> Events:
        yield draw_gold(state, self.seat, pieces)


@mutable
class YearEndGold(Draw[Pizarro]):
    """Chance deals the gold of the year's end card by card: to each of `receivers` in their order (§8.4)."""

    receivers: list[Seat]

    def bag(self, state: Pizarro) -> Mapping[Gold, int]:
        return counted(state.stock)

    def drawn(self, state: Pizarro, pieces: tuple[Gold, ...]) -> Iterator[Event]:
        dealt: dict[Seat, list[Gold]] = {seat: [] for seat in state.clockwise(state.start_player)}
        for seat, card in zip(self.receivers, pieces, strict=True):
            dealt[seat].append(card)
        for seat, cards in dealt.items():
            if cards:
                yield draw_gold(state, seat, tuple(cards))
