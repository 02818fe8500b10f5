"""Standing orders at auctions: the core answers from the seat's own menu and view; the log holds ordinary moves."""

from games.core import Header, Pass, Seat, Table, Told, view
from games.core.orders import Bound, Order, PartialMove, Ranked, answer, facts
from games.pizarro_and_co import GAME
from games.pizarro_and_co.auction import Auction
from games.pizarro_and_co.events import BidMade, CardSold
from games.pizarro_and_co.moves import Allow, Bid, Pay, Veto
from tests.games.pizarro_and_co.positions import Position, at
from tests.games.position import ANN, BOB, CY, DI

PASS = Order("Auction", (PartialMove("Pass"),))


def limit(high: int, *given: tuple[str, str]) -> Order:
    moves = (PartialMove("Bid", (("amount", Bound(1, high)),)), PartialMove("Pass"))
    return Order("Auction", moves, "step", given)


def ordered(game: Position, seat: Seat, order: Order):
    return answer(order, game.asked(), view(game.state, seat), seat, game.menu(seat), GAME.default)


def test_a_limit_bids_one_more_than_the_high_bid_up_to_the_limit_then_passes():
    game = at()
    game.turn_up("columbus")
    game.play(ANN, Bid(4))
    assert ordered(game, BOB, limit(6)) == Bid(5)
    game.play(BOB, Bid(6))
    assert ordered(game, CY, limit(6)) == Pass()


def test_a_limit_above_the_purse_bids_what_the_purse_allows():
    game = at(hands={BOB: "5"})
    game.turn_up("columbus")
    game.play(ANN, Bid(4))
    assert ordered(game, BOB, limit(40)) == Bid(5)
    game.play(BOB, Bid(5))
    game.play(CY, Pass())
    game.play(DI, Pass())
    game.play(ANN, Bid(6))
    assert ordered(game, BOB, limit(40)) == Pass()


def test_an_order_for_one_explorer_is_silent_at_another():
    game = at()
    game.turn_up("columbus")
    pass_magellan = Order("Auction", (PartialMove("Pass"),), "dropped", (("explorer", "magellan"),))
    assert ordered(game, ANN, pass_magellan) is None
    game.state.agenda.clear()
    game.turn_up("magellan")
    assert ordered(game, ANN, pass_magellan) == Pass()


def test_an_order_can_be_limited_to_the_explorer_at_auction():
    assert [field.name for field in facts(Auction)] == ["explorer"]


def test_an_order_given_for_a_field_that_the_step_has_not_is_silent():
    game = at()
    game.turn_up("columbus")
    assert ordered(game, ANN, Order("Auction", (PartialMove("Pass"),), given=(("good", "corn"),))) is None


def test_a_payment_plan_pays_its_cards_in_order_until_the_bid_is_reached():
    game = at()
    game.buy(ANN, "columbus", 8)
    plan = Order("Payment", (PartialMove("Pay", (("cards", Ranked(("9", "5", "4"))),)),))
    assert ordered(game, ANN, plan) == Pay(("9",))
    cheap = Order("Payment", (PartialMove("Pay", (("cards", Ranked(("4", "5", "9"))),)),))
    assert ordered(game, ANN, cheap) == Pay(("4", "5"))


def test_a_payment_plan_may_depend_on_the_price():
    game = at()
    game.buy(ANN, "columbus", 8)
    nine = (PartialMove("Pay", (("cards", Ranked(("9",))),)),)
    assert ordered(game, ANN, Order("Payment", nine, given=(("price", Bound(7, 9)),))) == Pay(("9",))
    assert ordered(game, ANN, Order("Payment", nine, given=(("price", Bound(1, 6)),))) is None


def test_a_veto_plan_vetoes_one_explorer_and_allows_the_others():
    plan = (
        Order("VetoWindow", (PartialMove("Veto"),), "dropped", (("explorer", "james_cook"),)),
        Order("VetoWindow", (PartialMove("Allow"),), "dropped"),
    )
    for explorer, expected in (("james_cook", Veto()), ("columbus", Allow())):
        game = at(players={ANN: {"vetoes": 1}})
        game.turn_up(explorer)
        answers = [ordered(game, ANN, order) for order in plan]
        assert next(move for move in answers if move) == expected


def auction_by_orders(orders: dict[Seat, list[Order]]) -> tuple[Table, list[Told]]:
    """Play as the bot does: as long as the orders answer."""
    table, turn = Table.new(GAME, Header("pizarro_and_co", 1, 4, {}, "01" * 16))
    table.adopt(turn)
    told: list[Told] = []
    while True:
        (seat,) = table.waiting()
        step = type(table.state.agenda[-1]).__name__
        menu, seen = table.menu(seat), table.view(seat)
        moves = [answer(order, step, seen, seat, menu, GAME.default) for order in orders[seat]]
        move = next((move for move in moves if move), None)
        if move is None:
            return table, told
        told.extend(table.play(seat, move, by="order").told)


def test_with_everybodys_orders_a_whole_auction_is_over_at_once():
    explorer = str(Table.new(GAME, Header("pizarro_and_co", 1, 4, {}, "01" * 16))[1].state.lot.explorer)
    this = ("explorer", explorer)
    pay = Order("Payment", (PartialMove("Pay"),))
    limits = {ANN: 3, BOB: 7, CY: 5, DI: 6}
    orders = {seat: [limit(high, this), pay] for seat, high in limits.items()}
    table, told = auction_by_orders(orders)
    sold = next(one.event for one in told if isinstance(one.event, CardSold))
    assert (sold.seat, sold.explorer) == (BOB, explorer)
    assert sold.amount in (6, 7), (
        "one more than the second limit, or that limit itself for who reaches it first"
    )
    assert {entry.by for entry in table.log.entries} <= {"chance", "order", "forced"}


def test_the_bids_of_orders_do_not_tell_the_highest_limit():
    pay = Order("Payment", (PartialMove("Pay"),))
    _, told = auction_by_orders({seat: [limit(9 if seat == ANN else 4), pay] for seat in range(4)})
    first_sale = next(n for n, one in enumerate(told) if isinstance(one.event, CardSold))
    bids = [one.event.amount for one in told[:first_sale] if isinstance(one.event, BidMade)]
    assert bids == list(range(1, len(bids) + 1))
    assert bids[-1] in (4, 5)
