"""What Mundus Novus adds to the conformance kit."""

from collections import Counter

from games.mundus_novus.state import MundusNovus


def census(state: MundusNovus) -> dict[str, int]:
    """All resources and developments, wherever they are."""
    found = Counter(state.deck) + Counter(state.discard)
    found.update([*state.market, *state.pool, *state.queue, *state.development_deck])
    for player in state.players:
        found.update([*player.hand, *player.stored, *player.offer, *player.developments])
    return dict(sorted(found.items()))
