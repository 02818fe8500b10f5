"""The pictures in words, for those who do not see them; Discord allows 1,024 characters."""

from collections.abc import Iterable, Mapping

from games.age_of_discovery.scoring import land_points, scores
from games.age_of_discovery.sets import income
from games.age_of_discovery.state import AgeOfDiscovery, Player
from games.core.moves import hyphened
from render.age_of_discovery.icons import turn_and_phase, word
from render.picture import Look
from render.text import clean_name

LIMIT = 1024


def alt_board(look: Look[AgeOfDiscovery]) -> str:
    """Map and event boxes in words."""
    state, words = look.view, look.words
    parts = [
        _head(look),
        words("alt-discovery-order", order=_names(look, state.order)),
        *(_region(look, region) for region in state.discovered() if _settlers(look, region)),
        words(
            "alt-discovery-unknown",
            regions=_list(look, (word(look, "regions", r) for r in state.undiscovered())),
        ),
        words("alt-discovery-goods", goods=_list(look, (words(f"goods-{g}") for g in state.goods_display))),
        words(
            "alt-discovery-buildings",
            buildings=_list(look, (word(look, "buildings", building) for building in state.display)),
        ),
        *(_box(look, box) for box in state.box.boxes if state.boxes[box]),
    ]
    return _cut(" ".join(parts))


def alt_players(look: Look[AgeOfDiscovery]) -> str:
    """What every player has, in words, in turn order."""
    players = look.view.players
    return _cut(" ".join([_head(look), *(_player(look, players[seat]) for seat in look.view.order)]))


def alt_player(look: Look[AgeOfDiscovery]) -> str:
    """What one player has, with the names of the buildings, in words."""
    assert isinstance(look.argument, int)
    player = look.view.players[look.argument]
    income_ = income(look.view.box.sets, player.goods, player.ships)
    parts = [
        _head(look),
        _player(look, player),
        look.words("picture-income", money=income_) + ".",
        look.words(
            "alt-discovery-owned",
            buildings=_list(look, (word(look, "buildings", building) for building in player.buildings)),
        ),
    ]
    return _cut(" ".join(parts))


def alt_region(look: Look[AgeOfDiscovery]) -> str:
    """One region in words."""
    assert isinstance(look.argument, str)
    land = look.view.lands[look.argument]
    parts = [_head(look), _region(look, look.argument)]
    if land.good:
        parts.append(look.words("alt-discovery-good", good=look.words(f"goods-{land.good}")))
    if land.seen:
        finding = look.view.box.counters[land.seen]
        parts.append(look.words("alt-discovery-seen", natives=finding.natives, coins=finding.coins))
    points = land_points(look.view, land)
    parts += [
        look.words("alt-discovery-points", name=clean_name(look.names[seat]), points=points[seat])
        for seat in look.view.order
        if points[seat]
    ]
    return _cut(" ".join(parts))


def _head(look: Look[AgeOfDiscovery]) -> str:
    name, where = look.words("game-name"), turn_and_phase(look)
    if not look.waiting:
        return f"{name}, {where}."
    return f"{name}, {where}. {_names(look, look.waiting)}: {look.asked}."


def _names(look: Look[AgeOfDiscovery], seats: Iterable[int]) -> str:
    return ", ".join(clean_name(look.names[seat]) for seat in seats)


def _settlers(look: Look[AgeOfDiscovery], region: str) -> list[str]:
    land, found = look.view.lands[region], list[str]()
    for seat in look.view.order:
        if land.pieces(seat):
            found.append(
                look.words(
                    "alt-discovery-settlers",
                    name=clean_name(look.names[seat]),
                    pieces=land.pieces(seat),
                    soldiers=land.soldiers[seat],
                )
            )
    return found


def _region(look: Look[AgeOfDiscovery], region: str) -> str:
    settlers = _list(look, _settlers(look, region))
    return look.words("alt-discovery-region", region=word(look, "regions", region), settlers=settlers)


def _box(look: Look[AgeOfDiscovery], box: str) -> str:
    workers = (
        clean_name(look.names[worker.seat])
        if worker.piece == "colonist"
        else f"{clean_name(look.names[worker.seat])} ({look.words(f'pieces-{worker.piece}')})"
        for worker in look.view.boxes[box]
        if worker
    )
    return look.words("alt-discovery-box", box=word(look, "boxes", box), workers=_list(look, workers))


def _player(look: Look[AgeOfDiscovery], player: Player) -> str:
    return look.words(
        "alt-discovery-player",
        name=clean_name(look.names[player.seat]),
        money=player.money,
        points=scores(look.view)[player.seat].total or 0,
        ships=player.ships,
        buildings=len(player.buildings),
        hand=_counted(look, "pieces", player.hand),
        goods=_counted(look, "goods", player.goods),
    )


def _counted(look: Look[AgeOfDiscovery], table: str, pieces: Mapping[str, int]) -> str:
    return _list(
        look,
        (f"{count} {look.words(f'{table}-{hyphened(piece)}')}" for piece, count in pieces.items() if count),
    )


def _list(look: Look[AgeOfDiscovery], pieces: Iterable[str]) -> str:
    return ", ".join(pieces) or look.words("nothing")


def _cut(text: str) -> str:
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"
