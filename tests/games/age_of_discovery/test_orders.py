"""What players leave for later: queued placements, destinations, wish lists; played as ordinary moves while legal."""

from games.age_of_discovery import GAME
from games.age_of_discovery.course import Resolution
from games.age_of_discovery.moves import Build, Explore, PlaceWorker, Settle, TakeGood, UseFavour
from games.age_of_discovery.placement import LastCall, PlaceWorkers
from games.core import Pass, view
from games.core.orders import Order, PartialMove, Ranked, answer
from tests.games.age_of_discovery.positions import Position, at


def ordered(game: Position, seat: int, order: Order):
    step = type(game.state.agenda[-1]).__name__
    return answer(order, step, view(game.state, seat), seat, game.menu(seat), GAME.default)


def wishes(kind: str, field: str, *values: str) -> tuple[PartialMove, ...]:
    return tuple(PartialMove(kind, ((field, value),)) for value in values)


QUEUE = Order(
    "PlaceWorkers",
    (
        PartialMove("PlaceWorker", (("box", "dock"), ("piece", "captain"))),
        PartialMove("PlaceWorker", (("box", "discovery"), ("piece", "captain"))),
    ),
)


def placing(dock):
    hand = {"captain": 1, "colonist": 2}
    return at(PlaceWorkers([]), order=[0, 1], players={0: {"hand": hand}}, boxes={"dock": dock})


def test_a_queued_placement_takes_the_space_it_wants():
    assert ordered(placing([]), 0, QUEUE) == PlaceWorker("dock", "captain")


def test_if_it_is_taken_then_the_next_wish():
    assert ordered(placing([(1, "colonist")] * 3), 0, QUEUE) == PlaceWorker("discovery", "captain")


def test_without_the_piece_the_question_is_left_to_the_person():
    game = at(PlaceWorkers([]), order=[0, 1], players={0: {"hand": {"colonist": 1}}})
    assert ordered(game, 0, QUEUE) is None


def test_a_placement_without_a_wish_for_the_piece_takes_the_only_kind_there_is():
    game = at(PlaceWorkers([]), order=[0, 1], players={0: {"hand": {"soldier": 2}}})
    order = Order("PlaceWorkers", wishes("PlaceWorker", "box", "warfare"))
    assert ordered(game, 0, order) == PlaceWorker("warfare", "soldier")


def test_dock_destinations_are_ranked():
    game = at(Resolution(["dock"]), boxes={"dock": [(0, "colonist")]}, lands={"florida": {}})
    order = Order("Arrival", wishes("Settle", "region", "peru", "florida"))
    assert ordered(game, 0, order) == Settle("florida")


def test_each_kind_of_piece_may_have_its_own_destination():
    order = Order("Arrival", wishes("Settle", "region", "florida"), given=(("piece", "missionary"),))
    for piece, move in (("missionary", Settle("florida")), ("colonist", None)):
        game = at(Resolution(["dock"]), boxes={"dock": [(0, piece)]}, lands={"florida": {}})
        assert ordered(game, 0, order) == move


def test_a_wish_list_for_goods():
    game = at(
        Resolution(["trade_goods"]), boxes={"trade_goods": [(0, "colonist")]}, goods_display=["rice", "fur"]
    )
    assert ordered(game, 0, Order("TradeGoods", wishes("TakeGood", "good", "gold", "fur"))) == TakeGood("fur")


def test_a_wish_list_for_buildings_may_end_with_a_pass():
    order = Order("CapitalBuildings", (*wishes("Build", "building", "training"), PartialMove("Pass")))

    def buying(*display):
        return at(Resolution(["capital"]), boxes={"capital": [(0, "colonist")]}, display=list(display))

    assert ordered(buying("colonists", "training"), 0, order) == Build("training")
    assert ordered(buying("colonists"), 0, order) == Pass()


def test_an_expedition_can_be_ordered_with_its_pieces():
    boxes = {"discovery": [(0, "captain"), (0, "captain"), (0, "soldier")]}
    game = at(Resolution(["discovery"]), boxes=boxes)
    order = Order(
        "Discovery", (PartialMove("Explore", (("region", "peru"), ("pieces", ("captain", "soldier")))),)
    )
    assert ordered(game, 0, order) == Explore("peru", ("captain", "soldier"))
    ranked = Order(
        "Discovery", (PartialMove("Explore", (("region", "peru"), ("pieces", Ranked(("captain",))))),)
    )
    assert ordered(game, 0, ranked) == Explore("peru", ("captain",))


def test_an_expedition_with_pieces_no_longer_there_is_left_to_the_person():
    game = at(Resolution(["discovery"]), boxes={"discovery": [(0, "soldier")]})
    order = Order("Discovery", (PartialMove("Explore", (("region", "peru"), ("pieces", ("captain",)))),))
    assert ordered(game, 0, order) is None


def test_royal_favour_can_be_ordered_for_the_last_call():
    players = {0: {"buildings": ["royal_favour"]}}
    game = at(LastCall([0]), order=[1, 0], players=players, boxes={"dock": [(1, "captain"), (0, "colonist")]})
    order = Order("LastCall", (*wishes("UseFavour", "box", "dock"), PartialMove("Pass")))
    assert ordered(game, 0, order) == UseFavour("dock", 2)
