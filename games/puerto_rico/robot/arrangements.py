"""Where colonists do most: plausible arrangements for the mayor, best use first."""

from collections.abc import Iterator, Mapping

from games.puerto_rico.moves import Circle
from games.puerto_rico.robot.worth import PHASES, Style, time_left
from games.puerto_rico.scoring import bonus
from games.puerto_rico.state import Player, PuertoRico, circles_of, colonist_count

VIOLET: Mapping[Circle, float] = {
    "small_market": 2.2,
    "hacienda": 1.8,
    "construction_hut": 1.4,
    "small_warehouse": 1.5,
    "hospice": 1.8,
    "office": 1.6,
    "large_market": 3.6,
    "large_warehouse": 2.2,
    "factory": 5.0,
    "university": 1.5,
    "harbor": 6.0,
    "wharf": 6.0,
}
"""What a colonist on a small violet building does in a whole game."""


Use = tuple[float, tuple[Circle, ...]]
"""What it brings per colonist, and the circles that are filled for it together."""


def arrangement(state: PuertoRico, player: Player, style: Style) -> tuple[Circle, ...]:
    """Return the circles to fill, best use first, as many as the player has colonists for."""
    circles = circles_of(state, player)
    left = colonist_count(player)
    on = dict.fromkeys(circles, 0)
    for _, wanted in sorted(uses(state, player, style), key=lambda use: -use[0]):
        if len(wanted) <= left and all(on[circle] < circles[circle] for circle in wanted):
            for circle in wanted:
                on[circle] += 1
            left -= len(wanted)
    while left and (free := [circle for circle, count in circles.items() if on[circle] < count]):
        on[min(free, key=lambda circle: is_idle(state, player, on, circle))] += 1
        left -= 1
    return tuple([circle for circle, count in on.items() for _ in range(count)])


def is_idle(state: PuertoRico, player: Player, on: Mapping[Circle, int], circle: Circle) -> bool:
    """Say whether one more colonist on a circle cannot produce, even with further colonists: the other half is missing.

    on: Number of colonists on each circle so far.
    """
    box = state.box
    row = box.goods.get(circle)
    if row is not None:
        if not row.needs_building:
            return False
        plants = [plant for plant in box.producers[circle] if plant in player.buildings]
        return on[circle] >= sum(box.buildings[plant].circles for plant in plants)
    good = box.buildings[circle].good if circle in box.buildings else None
    if not good:
        return False
    return sum(on.get(plant, 0) for plant in box.producers[good]) >= player.tiles.get(good, 0)


def uses(state: PuertoRico, player: Player, style: Style) -> Iterator[Use]:
    """Yield every use of colonists: a barrel more, a quarry, a violet building."""
    left = max(0.04, time_left(state))
    for tile, count in player.tiles.items():
        if tile not in state.box.goods:
            price = style.liking(tile) * style.doubloon(left)
            for number in range(count):
                yield PHASES * left * price * (0.75 if number < 3 else 0.45), (tile,)
    yield from barrels(state, player, style, left)
    for building in player.buildings:
        row = state.box.buildings[building]
        if row.is_large:
            yield 0.9 * (bonus(state, player, row) or 0) + 2 * (1 - left), (building,)
        elif not row.good:
            yield VIOLET.get(building, 1.0) * left * style.liking(building), (building,)


def barrels(state: PuertoRico, player: Player, style: Style, left: float) -> Iterator[Use]:
    """Yield each barrel that a plantation, with a place in a plant where it needs one, may bring."""
    box = state.box
    for good, row in box.goods.items():
        once = 0.55 * style.shipping + 0.13 * row.price * style.building
        number = player.tiles.get(good, 0)
        if not number:
            continue
        if not row.needs_building:
            for one in range(number):
                yield PHASES * left * once + 0.4 * (not one), (good,)
            continue
        places = [
            plant
            for plant in reversed(box.producers[good])
            if plant in player.buildings
            for _ in range(box.buildings[plant].circles)
        ]
        for one, plant in enumerate(places[:number]):
            yield (PHASES * left * once + 0.5 * (not one)) / 2, (good, plant)
