"""The pictures in words, for those who do not see them; Discord allows 1,024 characters."""

from collections.abc import Iterable, Mapping

from games.core import Hidden
from games.puerto_rico.state import Player, PuertoRico
from render.picture import Look
from render.puerto_rico.icons import component, tile_word
from render.puerto_rico.layout import printed_points
from render.puerto_rico.ribbon import round_and_phase
from render.text import clean_name

LIMIT = 1024


def alt_board(look: Look[PuertoRico]) -> str:
    """The common board in words."""
    state, words = look.view, look.words
    ships = (
        words(
            "alt-puerto-rico-ship",
            load=ship.load,
            capacity=state.box.ships[name].capacity,
            good=_good(look, ship.good),
        )
        for name, ship in state.ships.items()
    )
    parts = [
        _head(look),
        words("alt-puerto-rico-roles", roles=_list(look, (_role(look, role) for role in state.roles_left))),
        words(
            "alt-puerto-rico-row",
            tiles=_list(look, (tile_word(words, state.box, tile) for tile in state.row)),
            quarries=state.quarries,
        ),
        words("alt-puerto-rico-ships", ships="; ".join(ships)),
        words("alt-puerto-rico-house", goods=_list(look, (_good(look, good) for good in state.house))),
        words(
            "alt-puerto-rico-supply", vp=max(state.vp, 0), colonists=state.colonists, ship=state.colonist_ship
        ),
        words("alt-puerto-rico-goods", goods=_counted(look, "goods", state.goods)),
        words("alt-puerto-rico-buildings", buildings=_counted(look, "buildings", state.buildings)),
    ]
    return _cut(" ".join(parts))


def alt_players(look: Look[PuertoRico]) -> str:
    """What every player has, in words, in seating order."""
    return _cut(" ".join([_head(look), *(_player(look, player) for player in look.view.players)]))


def alt_player(look: Look[PuertoRico]) -> str:
    """What one player has, with island and city, in words."""
    assert isinstance(look.argument, int)
    player, words = look.view.players[look.argument], look.words
    tiles = (
        f"{count} {tile_word(words, look.view.box, tile)} ({player.manned.get(tile, 0)})"
        for tile, count in player.tiles.items()
    )
    buildings = (
        f"{words(component('buildings', building))} ({manned})"
        for building, manned in player.buildings.items()
    )
    parts = [
        _player(look, player),
        words("alt-puerto-rico-island", tiles=_list(look, tiles)),
        words("alt-puerto-rico-city", buildings=_list(look, buildings)),
    ]
    return _cut(" ".join(parts))


def _head(look: Look[PuertoRico]) -> str:
    name, where = look.words("game-name"), round_and_phase(look)
    if not look.waiting:
        return f"{name}, {where}."
    waiting = ", ".join(clean_name(look.names[seat]) for seat in look.waiting)
    return f"{name}, {where}. {waiting}: {look.asked}."


def _player(look: Look[PuertoRico], player: Player) -> str:
    known = not isinstance(player.vp, Hidden)
    return look.words(
        "alt-puerto-rico-player",
        name=clean_name(look.names[player.seat]),
        doubloons=player.doubloons,
        printed=printed_points(look.view, player),
        chips=player.vp if known else "hidden",
        colonists=player.san_juan,
        goods=_counted(look, "goods", player.goods),
    )


def _role(look: Look[PuertoRico], role: str) -> str:
    doubloons = look.view.roles[role]
    name = look.words(component("roles", role))
    return f"{name} +{doubloons}" if doubloons else name


def _good(look: Look[PuertoRico], good: str) -> str:
    return look.words(component("goods", good)) if good else look.words("nothing")


def _counted(look: Look[PuertoRico], table: str, pieces: Mapping[str, int]) -> str:
    return _list(
        look, (f"{count} {look.words(component(table, piece))}" for piece, count in pieces.items() if count)
    )


def _list(look: Look[PuertoRico], pieces: Iterable[str]) -> str:
    return ", ".join(pieces) or look.words("nothing")


def _cut(text: str) -> str:
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"
