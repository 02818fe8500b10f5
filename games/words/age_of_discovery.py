"""Views of Age of Discovery in words."""

from games.age_of_discovery.boxes import standing
from games.age_of_discovery.scoring import land_points, scores
from games.age_of_discovery.sets import income
from games.age_of_discovery.state import AgeOfDiscovery, Player
from games.core.moves import hyphened
from games.words.phrases import component_id
from games.words.view import Seen, Signs, Text, before, capital, joined


def where(seen: Seen[AgeOfDiscovery]) -> str:
    """Return the turn, the age and the current stage."""
    state, words = seen.view, seen.words
    stage = words(f"picture-stage-{hyphened(state.stage)}" if state.agenda or seen.asked else "picture-over")
    return words("picture-turn", turn=state.turn, age=state.age, phase=stage)


def word(seen: Seen[AgeOfDiscovery], table: str, name: str) -> str:
    """Return a component's name as a label."""
    return capital(seen.words(component_id(table, name)))


def board_words(seen: Seen[AgeOfDiscovery]) -> str:
    """Return the map and the event boxes in words."""
    state, words = seen.view, seen.words
    parts = [
        seen.head(where(seen)),
        words("alt-discovery-order", order=seen.several(state.order)),
        *(_region(seen, region) for region in state.discovered() if _settlers(seen, region)),
        words(
            "alt-discovery-unknown",
            regions=seen.listed(word(seen, "regions", r) for r in state.undiscovered()),
        ),
        words("alt-discovery-goods", goods=seen.listed(words(f"goods-{g}") for g in state.goods_display)),
        words(
            "alt-discovery-buildings",
            buildings=seen.listed(word(seen, "buildings", building) for building in state.display),
        ),
        *(_box(seen, box) for box in state.box.boxes if state.boxes[box]),
    ]
    return joined(*parts)


def players_words(seen: Seen[AgeOfDiscovery]) -> str:
    """Return all players' possessions in words, in turn order."""
    players = seen.view.players
    return joined(seen.head(where(seen)), *(_player(seen, players[seat]) for seat in seen.view.order))


def player_words(seen: Seen[AgeOfDiscovery]) -> str:
    """Return one player's possessions in words, with the names of the buildings."""
    assert isinstance(seen.argument, int)
    player = seen.view.players[seen.argument]
    income_ = income(seen.view.box.sets, player.goods, player.ships)
    parts = [
        seen.head(where(seen)),
        _player(seen, player),
        seen.words("picture-income", money=income_) + ".",
        seen.words(
            "alt-discovery-owned",
            buildings=seen.listed(word(seen, "buildings", building) for building in player.buildings),
        ),
    ]
    return joined(*parts)


def region_words(seen: Seen[AgeOfDiscovery]) -> str:
    """Return one region in words."""
    assert isinstance(seen.argument, str)
    land = seen.view.lands[seen.argument]
    parts = [seen.head(where(seen)), _region(seen, seen.argument)]
    if land.good:
        parts.append(seen.words("alt-discovery-good", good=seen.words(f"goods-{land.good}")))
    if land.seen:
        finding = seen.view.box.counters[land.seen]
        parts.append(seen.words("alt-discovery-seen", natives=finding.natives, coins=finding.coins))
    points = land_points(seen.view, land)
    parts += [
        seen.words("alt-discovery-points", name=seen.name(seat), points=points[seat])
        for seat in seen.view.order
        if points[seat]
    ]
    return joined(*parts)


def _settlers(seen: Seen[AgeOfDiscovery], region: str) -> list[str]:
    land, found = seen.view.lands[region], list[str]()
    for seat in seen.view.order:
        if land.pieces(seat):
            found.append(
                seen.words(
                    "alt-discovery-settlers",
                    name=seen.name(seat),
                    pieces=land.pieces(seat),
                    soldiers=land.soldiers[seat],
                )
            )
            seen.of(f"{before(seat)}/regions/{region}", f"{word(seen, 'regions', region)}: {found[-1]}")
    return found


def _region(seen: Seen[AgeOfDiscovery], region: str) -> str:
    settlers = seen.listed(_settlers(seen, region))
    told = seen.words("alt-discovery-region", region=word(seen, "regions", region), settlers=settlers)
    return seen.of(f"regions/{region}", told)


def _box(seen: Seen[AgeOfDiscovery], box: str) -> str:
    workers = (
        seen.name(worker.seat)
        if worker.piece == "colonist"
        else f"{seen.name(worker.seat)} ({seen.words(f'pieces-{worker.piece}')})"
        for worker in standing(seen.view, box)
        if worker
    )
    told = seen.words("alt-discovery-box", box=word(seen, "boxes", box), workers=seen.listed(workers))
    return seen.of(f"boxes/{box}", told)


def _player(seen: Seen[AgeOfDiscovery], player: Player) -> str:
    told = seen.words(
        "alt-discovery-player",
        name=seen.name(player.seat),
        money=player.money,
        points=scores(seen.view)[player.seat].total or 0,
        ships=player.ships,
        buildings=len(player.buildings),
        hand=seen.counted("pieces", player.hand, player.seat),
        goods=seen.counted("goods", player.goods, player.seat),
    )
    return seen.of(before(player.seat), told)


TEXTS: dict[str, Text] = {
    "board": board_words,
    "players": players_words,
    "player": player_words,
    "region": region_words,
}

SIGNS: Signs = {
    "goods": {
        good: good
        for good in (
            *("gold", "silver", "cattle", "cocoa", "fish", "sugar", "fur", "coffee", "tobacco", "rice"),
            "indigo",
        )
    },
    "pieces": {piece: piece for piece in ("colonist", "captain", "merchant", "missionary", "soldier")},
    "boxes": {
        **{piece: piece for piece in ("captain", "merchant", "missionary", "soldier")},
        "turn_order": "hourglass",
        "initiative": "crown",
        "dock": "dock",
        "trade_goods": "sack",
        "shipping": "caravel",
        "capital": "hall",
        "discovery": "spyglass",
        "training": "governor",
        "warfare": "swords",
    },
}
