"""Why no move can be made with a place now, in a sentence of the game's own figures. Pure."""

from bot.posts.hand_off import sight_of
from bot.table.live import Started
from games.core.moves import Seat, field_kinds


def why_words(live: Started, seat: Seat, place: str) -> str:
    """Return why a seat can make no move with a place; "" where the game has nothing to say, or where one can be made."""
    table, _, value = place.rpartition("/")
    menu = live.table.menu(seat)
    sight = sight_of(live.table, seat, live.words, live.names)
    for kind in menu.kinds():
        for field in field_kinds(kind):
            if field.table is None or field.is_several or field.table != table.rpartition("/")[2]:
                continue
            half = menu.half(kind, {})
            if half is None or half.field is None or half.field.name != field.name or half.domain is None:
                continue
            if value in {str(one) for one in half.domain}:  # type: ignore[union-attr]  # a field with a table has values
                return ""
            if why := sight.why_not(kind, {field.name: value}):
                return why
    return ""
