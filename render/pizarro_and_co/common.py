"""Parts that the pictures of Pizarro & Co. share: signs, ships."""

from games.pizarro_and_co.box import PizarroBox, SpaceRow
from render.canvas import Canvas

GAP = 12


def draw_ship(canvas: Canvas, seat: int, at: tuple[int, int], size: int) -> None:
    """Draw a ship around the point; its sail is the symbol of its owner."""
    canvas.icon("pizarro_hull", at, size)
    canvas.seat(seat, (at[0], at[1] - round(size * 0.16)), round(size * 0.62))


def ability_signs(box: PizarroBox, space: SpaceRow) -> list[tuple[str, str]]:
    """Return the signs of a space's ability, each with the text behind it."""
    tuck = [("pizarro_tuck", ""), ("crown", f"×{space.multiplier}")]
    signs: dict[str, list[tuple[str, str]]] = {
        "veto": [("pizarro_veto", "")],
        "press_luck": [("pizarro_gold", f"? ≤ {box.luck_limit}")],
        "tuck_from_hand": [("cards", ""), *tuck],
        "tuck_from_payment": [("pizarro_gold", ""), *tuck],
        "exchange": [("trade", str(box.exchange_cards))],
        "draw": [("pizarro_gold", f"+{space.draw}")],
        "open_hand": [("cards", "")],
        "lose_card": [("pizarro_gold", "-1")],
    }
    return signs.get(space.ability or "", [])


def abilities(box: PizarroBox) -> dict[str, SpaceRow]:
    """Return each ability of the boards in use, with the first space that has it."""
    found: dict[str, SpaceRow] = {}
    for explorer in box.explorers:
        for year in range(1, len(box.years) + 1):
            for half in box.halves_of(explorer, year):
                space = box.space(explorer, year, half)
                if ability_signs(box, space):
                    found.setdefault(space.ability, space)
    return found
