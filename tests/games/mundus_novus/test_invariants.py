"""What is true at every moment of every game (§14)."""

from collections import Counter
from itertools import pairwise

import pytest

from games.core import GameEnded, PhaseEnded
from games.mundus_novus import GAME, events
from games.mundus_novus.drawing import FillMarket
from games.mundus_novus.moves import Announce
from games.mundus_novus.progress import Develop
from games.mundus_novus.state import MundusNovus, queue_length
from tests.games.mundus_novus.kit import census
from tests.games.mundus_novus.positions import OPTIONS
from tests.games.playing import Moment, random_game, spelled

TABLES = [(seats, options) for seats in GAME.seats for options in OPTIONS]
DEVELOPMENTS = {2: 24, 3: 29, 4: 34, 5: 39, 6: 44}

whole_games = pytest.mark.parametrize(("seats", "options"), TABLES)


def hand_sizes(state: MundusNovus) -> list[int]:
    return [len(player.hand) for player in state.players]


@whole_games
def test_every_game_ends_with_a_winner_and_the_pieces_are_conserved(seats: int, options: dict[str, object]):
    moment: Moment | None = None
    everything: dict[str, int] = {}
    developments = DEVELOPMENTS[seats] + (5 if options.get("promo_cards") else 0)
    for moment in random_game(GAME, seats, 1, options):
        state = moment.state
        everything = everything or census(state)
        assert census(state) == everything
        assert state.deck_size == sum(state.deck.values())
        owned = [name for player in state.players for name in player.developments]
        everywhere = [*state.queue, *owned, *state.development_deck]
        assert len(everywhere) == len(set(everywhere)) == developments
        assert all(player.doubloons >= 0 for player in state.players)
        assert 0 <= state.face_down <= len(state.development_deck)
        assert queue_length(state) <= 5
        if state.round and state.agenda and not isinstance(state.agenda[-1], FillMarket):
            assert len(state.market) == 3
    assert moment is not None
    assert moment.state.winners
    assert isinstance(moment.latest[-1], GameEnded)


@whole_games
def test_hands_are_as_large_after_a_trade_as_before(seats: int, options: dict[str, object]):
    before: list[int] = []
    for moment in random_game(GAME, seats, 2, options):
        if isinstance(moment.move, Announce):
            before = hand_sizes(moment.state)
        if PhaseEnded("trade") in moment.latest:
            assert hand_sizes(moment.state) == before
            assert not any(player.offer for player in moment.state.players)


@whole_games
def test_in_a_chain_the_robbed_player_takes_next_and_the_limit_holds(seats: int, options: dict[str, object]):
    for moment in random_game(GAME, seats, 3, options):
        if PhaseEnded("trade") not in moment.latest:
            continue
        state = moment.state
        chain = state.operations
        assert len(chain) <= sum(len(player.offered) for player in state.players)
        assert all(second.taker == first.owner for first, second in pairwise(chain))
        if seats > 2 and state.options.blocked_chain == "stop":
            pairs = [{operation.taker, operation.owner} for operation in chain]
            assert not any(a == b == c for a, b, c in zip(pairs, pairs[1:], pairs[2:], strict=False))


@whole_games
def test_income_is_paid_once_a_round_and_a_merchant_works_once(seats: int, options: dict[str, object]):
    paid: Counter[int] = Counter()
    for moment in random_game(GAME, seats, 4, options):
        if isinstance(moment.before, Develop):
            assert len(moment.before.used) == len(set(moment.before.used))
        paid.update(event.seat for event in moment.latest if isinstance(event, events.IncomePaid))
        assert all(count == 1 for count in paid.values())
        if PhaseEnded("round") in moment.latest:
            paid.clear()


@whole_games
def test_the_same_moves_lead_to_the_same_state(seats: int, options: dict[str, object]):
    first, second = (
        [spelled(moment.state) for moment in random_game(GAME, seats, 5, options)] for _ in range(2)
    )
    assert first == second
