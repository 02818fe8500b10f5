"""Views of Puerto Rico in words."""

from collections.abc import Iterator

from games.core import Hidden
from games.puerto_rico.box import PuertoRicoBox
from games.puerto_rico.scoring import printed_points
from games.puerto_rico.state import Player, PuertoRico
from games.words.phrases import component_id
from games.words.view import Seen, Signs, Text, Words, before, capital, joined


def where(seen: Seen[PuertoRico]) -> str:
    """Return round, phase, and whether it is the last round; when the game is over, that it is."""
    state, words = seen.view, seen.words
    parts = [words("picture-round", round=state.round)]
    if not (state.agenda or seen.asked):
        return " · ".join([*parts, words("picture-over")])
    if state.taken:
        parts.append(capital(words(component_id("roles", next(reversed(state.taken))))))
    if state.is_last_round:
        parts.append(words("picture-last-round"))
    return " · ".join(parts)


def tile_word(words: Words, box: PuertoRicoBox, tile: str) -> str:
    """Return the short name of a tile; a plantation has the name of its good."""
    good = box.tiles[tile].good
    return words(component_id("goods", good) if good else component_id("tiles", tile))


def board_words(seen: Seen[PuertoRico]) -> str:
    """Return the common board in words."""
    state, words = seen.view, seen.words
    ships = (
        seen.of(
            f"ships/{name}",
            words(
                "alt-puerto-rico-ship",
                load=ship.load,
                capacity=state.box.ships[name].capacity,
                good=_good(seen, ship.good),
            ),
        )
        for name, ship in state.ships.items()
    )
    seen.of("stack", words("picture-puerto-rico-face-down", tiles=sum(state.stack.values())))
    parts = [
        seen.head(where(seen)),
        words("alt-puerto-rico-roles", roles=seen.listed(_role(seen, role) for role in state.roles_left)),
        words(
            "alt-puerto-rico-row",
            tiles=seen.listed(tile_word(words, state.box, tile) for tile in state.row),
        ),
        words("alt-puerto-rico-quarries", quarries=state.quarries),
        words("alt-puerto-rico-stack", tiles=sum(state.stack.values())),
        words("alt-puerto-rico-ships", ships="; ".join(ships)),
        seen.of(
            "house",
            words("alt-puerto-rico-house", goods=seen.listed(_good(seen, good) for good in state.house)),
        ),
        words(
            "alt-puerto-rico-supply", vp=max(state.vp, 0), colonists=state.colonists, ship=state.colonist_ship
        ),
        words("alt-puerto-rico-goods", goods=seen.listed(_stock(seen))),
        words("alt-puerto-rico-buildings", buildings=seen.counted("buildings", state.buildings)),
    ]
    return joined(*parts)


def _stock(seen: Seen[PuertoRico]) -> Iterator[str]:
    """Yield the remaining barrels of each good, with its price."""
    for good, count in seen.view.goods.items():
        if count:
            barrels = seen.counted("goods", {good: count})
            yield seen.words("alt-puerto-rico-good", barrels=barrels, price=seen.view.box.goods[good].price)


def players_words(seen: Seen[PuertoRico]) -> str:
    """Return all players' possessions in words, in seating order."""
    return joined(seen.head(where(seen)), *(_player(seen, player) for player in seen.view.players))


def player_words(seen: Seen[PuertoRico]) -> str:
    """Return one player's possessions in words, with island and city."""
    assert isinstance(seen.argument, int)
    player, words = seen.view.players[seen.argument], seen.words
    tiles = (
        f"{count} {tile_word(words, seen.view.box, tile)} ({player.manned.get(tile, 0)})"
        for tile, count in player.tiles.items()
    )
    buildings = (
        f"{words(component_id('buildings', building))} ({manned})"
        for building, manned in player.buildings.items()
    )
    parts = [
        _player(seen, player),
        words("alt-puerto-rico-island", tiles=seen.listed(tiles)),
        words("alt-puerto-rico-city", buildings=seen.listed(buildings)),
    ]
    return joined(*parts)


def _player(seen: Seen[PuertoRico], player: Player) -> str:
    known = not isinstance(player.vp, Hidden)
    told = seen.words(
        "alt-puerto-rico-player",
        name=seen.name(player.seat),
        doubloons=player.doubloons,
        printed=printed_points(seen.view, player),
        chips=player.vp if known else "hidden",
        colonists=player.san_juan,
        goods=seen.counted("goods", player.goods, player.seat),
    )
    loose = f"{seen.name(player.seat)}: {player.san_juan} {seen.words('picture-san-juan')}"
    seen.of(f"{before(player.seat)}/colonists", loose)
    return seen.of(before(player.seat), told)


def _role(seen: Seen[PuertoRico], role: str) -> str:
    doubloons = seen.view.roles[role]
    name = seen.words(component_id("roles", role))
    return seen.of(f"roles/{role}", f"{name} +{doubloons}" if doubloons else name)


def _good(seen: Seen[PuertoRico], good: str) -> str:
    return seen.words(component_id("goods", good)) if good else seen.words("nothing")


TEXTS: dict[str, Text] = {"board": board_words, "players": players_words, "player": player_words}

_GOODS = {good: good for good in ("corn", "indigo", "sugar", "tobacco", "coffee")}

SIGNS: Signs = {
    "goods": _GOODS,
    "tiles": {**_GOODS, "quarry": "quarry"},
    "roles": {
        **{role: role for role in ("settler", "mayor", "builder", "craftsman", "trader", "captain")},
        **dict.fromkeys(("prospector1", "prospector2"), "prospector"),
    },
    "ships": dict.fromkeys(("4", "5", "6", "7", "8"), "cargo_ship"),
    "buildings": {
        **dict.fromkeys(("small_indigo_plant", "indigo_plant"), "indigo"),
        **dict.fromkeys(("small_sugar_mill", "sugar_mill"), "sugar"),
        **dict.fromkeys(("small_market", "large_market"), "market"),
        **dict.fromkeys(("small_warehouse", "large_warehouse"), "warehouse"),
        "tobacco_storage": "tobacco",
        "coffee_roaster": "coffee",
        "hacienda": "hut",
        "construction_hut": "scaffold",
        "hospice": "hospice",
        "office": "office",
        "factory": "factory",
        "university": "tower",
        "harbor": "anchor",
        "wharf": "dock",
        "guild_hall": "hammer",
        "residence": "villa",
        "fortress": "fortress",
        "customs_house": "scroll",
        "city_hall": "hall",
    },
}
