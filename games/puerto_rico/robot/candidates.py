"""The moves worth a thought: privileges are taken, arrangements are plausible, of many buildings the best."""

from collections.abc import Callable, Mapping
from random import Random

from games.core import Menu, Move, Pass, Seat
from games.puerto_rico.builder import affordable
from games.puerto_rico.craftsman import makes
from games.puerto_rico.moves import (
    Build,
    FinalPass,
    Load,
    PlaceColonists,
    Refuse,
    Settle,
    Store,
    TakeRole,
    UseWharf,
)
from games.puerto_rico.robot.arrangements import arrangement
from games.puerto_rico.robot.script import building_gains, is_chooser
from games.puerto_rico.robot.worth import Style, Worth, time_left
from games.puerto_rico.settler import has_room
from games.puerto_rico.state import Player, PuertoRico
from games.puerto_rico.storage import kept_by
from games.puerto_rico.trader import sellable

MOST_BUILDINGS = 9

WAYS = (
    Style(),
    Style(1.5, 0.6),
    Style(0.6, 1.5),
    Style(likings={"quarry": 2.5}),
    Style(likings={"quarry": 0.4}),
    Style(likings=dict.fromkeys(("small_market", "large_market", "hospice", "hacienda", "university"), 2.5)),
    Style(likings=dict.fromkeys(("factory", "harbor", "wharf", "large_warehouse", "small_warehouse"), 2.5)),
    Style(likings=dict.fromkeys(("factory", "harbor", "wharf", "large_market", "office"), 0.4)),
)
"""Ways to look at one's colonists: each makes an arrangement."""


def candidates(state: PuertoRico, seat: Seat, menu: Menu, luck: Random) -> list[Move]:  # noqa: ARG001  # all games alike
    """Return the moves worth playing out; works on a view as well."""
    player = state.players[seat]
    kinds = menu.kinds()
    for kind, answer in SOME.items():
        if kind in kinds:
            return answer(state, player, menu)
    return [move for move in menu if not isinstance(move, FinalPass)][:16]


def pointless(state: PuertoRico, seat: Seat, move: Move) -> bool:
    """Say whether a move takes a role that does nothing for anybody: no money lies on it, and nobody can use its phase."""
    if not isinstance(move, TakeRole) or state.roles[move.role]:
        return False
    uses = USES.get(state.box.roles[move.role].phase)
    return uses is not None and not any(uses(state, player, seat) for player in state.players)


def roles(_state: PuertoRico, _player: Player, menu: Menu) -> list[Move]:
    """Take each card with its privilege: the mayor's colonist and the captain's point are pure gain."""
    return [move for move in menu if isinstance(move, TakeRole) and move.privilege]


def tiles(_state: PuertoRico, _player: Player, menu: Menu) -> list[Move]:
    """Take each tile, with the hospice's colonist."""
    return [move for move in menu if not isinstance(move, Settle) or move.colonist]


def arrangements(state: PuertoRico, player: Player, _menu: Menu) -> list[Move]:
    """Arrange the colonists in each way once."""
    return list(dict.fromkeys(PlaceColonists(arrangement(state, player, way)) for way in WAYS))


def buildings(state: PuertoRico, player: Player, menu: Menu) -> list[Move]:
    """Build what rules of thumb call best, with the university's colonist, or nothing."""
    found = [move for move in menu if isinstance(move, Build) and move.colonist]
    worth = Worth(state.box, Style())
    names = [move.building for move in found]
    gains = building_gains(state, player, worth, names, int(is_chooser(state, player)))
    found.sort(key=lambda move: -gains[move.building])
    most = MOST_BUILDINGS if time_left(state) else 2 * MOST_BUILDINGS
    return [*found[:most], Pass()]


def loads(_state: PuertoRico, _player: Player, menu: Menu) -> list[Move]:
    """Load each good on each ship, with the harbor's point."""
    return [
        move
        for move in menu
        if (not isinstance(move, Load | UseWharf) or move.harbor) and not isinstance(move, FinalPass)
    ]


def storings(_state: PuertoRico, player: Player, menu: Menu) -> list[Move]:
    """Keep a single barrel and fill all warehouses, in each way once; what keeps most barrels first."""
    found = [move for move in menu if isinstance(move, Store)]
    most = max(len(move.whole) for move in found)
    full = [move for move in found if len(move.whole) == most]
    return sorted(full, key=lambda move: -sum(kept_by(player, move).values()))


def refusals(_state: PuertoRico, _player: Player, menu: Menu) -> list[Move]:
    """Refuse none of the colonists, or all of them."""
    counts = sorted(move.count for move in menu if isinstance(move, Refuse))
    return [Refuse(counts[0]), Refuse(counts[-1])]


USES: Mapping[str, Callable[[PuertoRico, Player, Seat], bool]] = {
    "settler": lambda state, player, _: has_room(state, player) and bool(state.row or state.quarries),
    "builder": lambda state, player, chooser: bool(
        affordable(state, player, discount=int(player.seat == chooser))
    ),
    "craftsman": lambda state, player, _: bool(makes(state, player)),
    "trader": lambda state, player, _: bool(sellable(state, player.seat)),
    "captain": lambda _state, player, _: bool(player.goods),
}
"""Phase → (state, player, who takes the role) → whether the player can do something in it. The other phases always bring something."""

SOME: Mapping[type[Move], Callable[[PuertoRico, Player, Menu], list[Move]]] = {
    TakeRole: roles,
    Settle: tiles,
    PlaceColonists: arrangements,
    Build: buildings,
    Load: loads,
    UseWharf: loads,
    Store: storings,
    Refuse: refusals,
}
"""Kind of move on the menu → what is worth a thought; every move of other menus, which are short."""
