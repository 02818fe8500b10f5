"""The final scoring; Pizarro's press-your-luck comes last, in public (§7.2, §9)."""

from collections.abc import Mapping

from games.core import (
    Draw,
    Event,
    Events,
    GameEnded,
    Hidden,
    InTurn,
    Move,
    MoveSet,
    PhaseEnded,
    Score,
    Seat,
    Step,
    mutable,
)
from games.pizarro_and_co.events import HandShown, LuckPressed, LuckScored, PileCounted, PileShown
from games.pizarro_and_co.gold import shuffle_discards
from games.pizarro_and_co.moves import DrawOne, Gold, Stop
from games.pizarro_and_co.state import Pizarro, Player, counted, space_of

HAND = "hand"
"""The source of points that is no explorer."""


@mutable
class FinalScoring(Step[Pizarro]):
    """Hands and piles are shown; then the ship on Pizarro's last space presses its luck."""

    def finish(self, state: Pizarro) -> Events:
        for player in state.players:
            player.open_hand = True
            yield HandShown(player.seat, tuple(player.hand))
            for number, ship in enumerate(player.ships):
                if ship.pile and not ship.face_up:
                    ship.face_up = True
                    yield PileShown(player.seat, str(number + 1), tuple(sorted(ship.pile)))
        lucky = [player.seat for player in state.players if presses_luck(state, player)]
        state.then(GameOver())
        for seat in lucky:
            state.then(PressLuck([seat], seat))
            yield shuffle_discards(state)
            yield PhaseEnded("scoring")


def presses_luck(state: Pizarro, player: Player) -> bool:
    """Say whether one of the player's ships is on the space where Pizarro turns up cards."""
    return any(space_of(state.box, ship).ability == "press_luck" for ship in player.ships)


def luck_total(state: Pizarro) -> int:
    """Return the sum of the cards turned up for Pizarro."""
    return sum(state.box.worth[card] for card in state.luck)


def luck_points(state: Pizarro) -> int:
    """Return the points for Pizarro's cards: 0 above the limit."""
    total = luck_total(state)
    return total if total <= state.box.luck_limit else 0


@mutable
class PressLuck(InTurn[Pizarro]):
    """Cards are turned up one by one until the owner stops, the limit is reached or none is left (§9.4)."""

    chapter = "scoring"

    seat: Seat

    def waits_for(self, state: Pizarro) -> list[Seat]:
        ended = luck_total(state) >= state.box.luck_limit or not state.stock
        return [] if ended else self.queue

    def menu(self, state: Pizarro, seat: Seat) -> list[MoveSet]:
        return [MoveSet(DrawOne), MoveSet(Stop)]

    def play(self, state: Pizarro, seat: Seat, move: Move) -> Events:
        if isinstance(move, DrawOne):
            state.then(TurnUpLuck(1, seat))
        else:
            self.done(seat)

    def finish(self, state: Pizarro) -> Events:
        yield LuckScored(self.seat, luck_points(state))


@mutable
class TurnUpLuck(Draw[Pizarro]):
    """Chance turns up one card of the stock."""

    seat: Seat

    def bag(self, state: Pizarro) -> Mapping[Gold, int]:
        return counted(state.stock)

    def drawn(self, state: Pizarro, pieces: tuple[Gold, ...]) -> Events:
        (card,) = pieces
        state.stock.remove(card)
        state.luck.append(card)
        yield LuckPressed(self.seat, card, luck_total(state))


@mutable
class GameOver(Step[Pizarro]):
    """The most victory points win; equal ones share the victory (§9.5, R19)."""

    def finish(self, state: Pizarro) -> Events:
        yield PhaseEnded("end")
        yield GameEnded()


def scores(state: Pizarro) -> tuple[Score, ...]:
    """Return everybody's points by explorer, then the hand's (§9)."""
    return tuple(Score(player.seat, _sources(state, player)) for player in state.players)


def explain(state: Pizarro, seat: Seat) -> tuple[Event, ...]:
    """Return the score of each Magellan ship whose pile is visible."""
    player = state.players[seat]
    return tuple(
        PileCounted(
            seat,
            str(number),
            sum(state.box.crowns[card] for card in ship.pile),
            space_of(state.box, ship).multiplier,
        )
        for number, ship in enumerate(player.ships, start=1)
        if not isinstance(ship.pile, Hidden) and ship.pile
    )


def _sources(state: Pizarro, player: Player) -> tuple[tuple[str, int | None], ...]:
    points: dict[str, int | None] = dict.fromkeys(state.box.explorers, 0)
    crowns = state.box.crowns
    for ship in player.ships:
        space = space_of(state.box, ship)
        so_far = points[ship.explorer]
        if so_far is None or (space.multiplier and isinstance(ship.pile, Hidden)):
            points[ship.explorer] = None
            continue
        pile = sum(crowns[card] for card in ship.pile) if space.multiplier else 0
        luck = luck_points(state) if space.ability == "press_luck" else 0
        points[ship.explorer] = so_far + space.crowns + pile * space.multiplier + luck
    hidden = isinstance(player.hand, Hidden)
    points[HAND] = None if hidden else sum(crowns[card] for card in player.hand)
    return tuple(points.items())
