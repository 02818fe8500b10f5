# Pizarro & Co.: words for moves, events, components, options and rules.

game-name = Pizarro & Co.
    .about = Three years of auctions for the cards of six explorers
game-face = In three years of auctions you bid for the cards of six explorers. Money that you spend is gone, and gaps in your hand cost you: know when to let go.
moment = year { $year }

# Options

option-board1 = Board 1 (Columbus, Pizarro, Magellan)
    .about = Which side of the board with Columbus, Pizarro and Magellan is face up
option-board1-a = side A
option-board1-b = side B
option-board2 = Board 2 (Marco Polo, Da Gama, Cook)
    .about = Which side of the board with Marco Polo, Vasco da Gama and James Cook is face up
option-board2-a = side A
option-board2-b = side B
option-overpay-allowed = Overpaying
    .about = Whether a payment may include cards that are not needed to reach the bid
option-overpay-allowed-true = allowed in a payment
option-overpay-allowed-false = not allowed in a payment
option-exchange-all-spaces = Exchanges on Marco Polo A
    .about = Whether ships left behind on an earlier space of Marco Polo also exchange gold
option-exchange-all-spaces-true = every ship
option-exchange-all-spaces-false = only ships on the space of that year
option-fast-auction = Auctions
    .about = Players bid in turn, or everybody sets a maximum in secret and the bids rise by themselves
option-fast-auction-true = fast, with secret maximum bids
option-fast-auction-false = bids in turn

# Moves

move-veto = Veto
    .name = veto
    .about = Put the card that was just turned up under its deck
move-allow = Allow
    .name = allow
    .about = Let the card that was just turned up be auctioned
move-bid = Bid
    .name = bid
    .about = Bid more than the last bid
    .chosen = { $amount ->
        [open] Bid
       *[other] Bid { $amount } gold
    }
    .raised = { $amount } gold
move-bid-amount = How much gold?
    .name = amount
move-limit = Set a maximum bid
    .name = limit
    .about = Set in secret the most you would bid for this card; 0 means that you do not bid
    .chosen = { $amount ->
        [open] Set a maximum bid
        [0] Do not bid
       *[other] Set a maximum bid of { $amount } gold
    }
move-limit-amount = How much gold at most? (0: do not bid)
    .name = amount
move-pay = Pay
    .name = pay
    .about = Pay your bid with gold cards; no change is given
    .chosen = { $cards-count ->
        [0] Pay
        [one] Pay with gold card { $cards }
       *[other] Pay with gold cards { $cards }
    }
move-pay-cards = Which gold cards?
    .name = cards
move-sail = Sail
    .name = sail
    .about = Choose which of your ships sails on
    .chosen = { $ship ->
        [open] Sail
       *[other] Sail with { $ship }
    }
move-sail-ship = Which ship?
    .name = ship
move-sail-to = Sail to
    .name = sail-to
    .about = Choose which of your ships sails on, and to which half of the space
    .chosen = { $half ->
        [open] { $ship ->
            [open] Sail
           *[other] Sail with { $ship }
        }
       *[other] Sail with { $ship } to the { $half }
    }
move-sail-to-ship = Which ship?
    .name = ship
move-sail-to-half = Which half?
    .name = half
move-tuck = Tuck
    .name = tuck
    .about = Put a gold card under your Magellan cards
    .chosen = { $card ->
        [open] Tuck
       *[other] Tuck gold card { $card }
    }
move-tuck-card = Which gold card?
    .name = card
move-exchange = Exchange
    .name = exchange
    .about = Discard gold cards and draw as many new ones
    .chosen = { $cards-count ->
        [0] Exchange
        [one] Exchange gold card { $cards }
       *[other] Exchange gold cards { $cards }
    }
move-exchange-cards = Which gold cards?
    .name = cards
move-draw-one = Draw
    .name = draw-one
    .about = Turn up one more gold card for Pizarro
move-stop = Stop
    .name = stop
    .about = Stop, and score what Pizarro has turned up so far

# What is waited for

step-choose-start-player = the start player is drawn
step-start-year = a year begins
step-next-card = the next card is turned up
step-turn-card = the next card is turned up
step-veto-window = veto the new card, or allow it
    .now = veto { $explorer }, or allow it
step-auction = bid more for the card, or pass
    .now = { $price ->
        [0] bid for { $explorer }, or pass
       *[other] bid more than { $price } gold for { $explorer }, or pass
    }
step-sealed-limits = set your maximum bid for the card in secret
    .now = set your maximum bid for { $explorer } in secret
step-payment = pay your bid
    .now = pay { $price } gold for { $explorer }
step-sailing = a ship sails
step-choose-ship = choose where your ship sails
    .now = choose where your ship sails with { $explorer }
step-tuck-from-hand = tuck a gold card from your hand under Magellan
step-tuck-from-payment = tuck a gold card from your payment under Magellan
step-gain-gold = gold cards are drawn
step-draw-gold = gold cards are drawn
step-lose-card = Cook takes a card
step-sale-over = the sale is over
step-end-year = the year ends
step-year-end-gold = gold cards are dealt at the end of the year
step-exchanges = gold cards are exchanged
step-exchange-gold = exchange gold cards, or pass
step-year-over = the year is over
step-final-scoring = the points are counted
step-press-luck = draw one more card for Pizarro, or stop
step-turn-up-luck = a card is turned up for Pizarro
step-game-over = the game is over

# Facts about a choice: what it costs and brings (beside its name), why it is not possible

fact-space = { $crowns ->
        [0] {""}
        [one] 1 crown
       *[other] { $crowns } crowns
    }{ $sacks ->
        [0] {""}
       *[other] { $crowns ->
            [0] {""}
           *[other] {", "}
        }{ $sacks ->
            [one] 1 sack
           *[other] { $sacks } sacks
        }
    }{ $draw ->
        [0] {""}
       *[other] { $crowns ->
            [0] {""}
           *[other] {", "}
        }{ $draw ->
            [one] 1 gold card
           *[other] { $draw } gold cards
        }
    }
fact-space-does = { $ability }{ $rest ->
        [yes] , { fact-space }
       *[no] {""}
    }
fact-crowns = { $crowns ->
        [one] 1 point
       *[other] { $crowns } points
    }
fact-too-low = { $price ->
        [0] The lowest bid is { $lowest } gold.
       *[other] The bid stands at { $price } gold: bid { $lowest } or more.
    }
fact-too-high = Your hand can pay { $highest } gold at most{ $spare ->
        [yes] , because you must keep one card
       *[no] {""}
    }.
fact-not-in-hand = You have no gold card { $card }.
fact-card-to-keep = For { $explorer }, you must have a card left after paying.
fact-not-tucked = You did not pay with gold card { $card }.
fact-not-there = Your { $ship } is not where { $explorer } sails on.

# Why a move was made: it goes on from the move

fact-to-reach = for what the space brings: { fact-space }{ $leap ->
        [0] {""}
       *[other] ; the bid is { $leap } gold above the lowest one so that others stop sooner
    }
fact-to-sail-on = to sail on with { $explorer } instead of staying behind{ $leap ->
        [0] {""}
       *[other] ; the bid is { $leap } gold above the lowest one so that others stop sooner
    }
fact-to-begin = to begin the voyage of { $explorer }{ $leap ->
        [0] {""}
       *[other] ; the bid is { $leap } gold above the lowest one so that others stop sooner
    }
fact-enough = because more than { $price } gold would be too much
fact-cannot-raise = because the hand cannot pay more than { $price } gold
fact-pays-exactly = to pay exactly { $price } gold
fact-keeps-crowns = to pay with as few crowns as possible ({ $crowns })
fact-to-tuck = because its { $crowns ->
        [one] crown counts
       *[other] { $crowns } crowns count
    } ×{ $times } under the ship{ $later ->
        [0] {""}
       *[other] , and ×{ $later } if it sails on to the last space
    }
fact-keeps-gold = to keep { $gold } gold for other cards
fact-pile-counts = because the crowns under the ship then count ×{ $times }
fact-keeps-veto = to keep the veto for another card
fact-for-others = because { $explorer } would move only other players’ ships
fact-room-for-more = because the total is { $total }, and most gold cards would keep it within { $limit }
fact-safe-now = to bank { fact-crowns }

# What happened

event-start-player-chosen = { $seat } opens the first auction
event-year-started = Year { $year } begins
event-card-turned = { $explorer } comes up for auction, { $left ->
    [0] the last card of the year
    [one] one card is left
   *[other] { $left } cards are left
 }
event-card-vetoed = { $seat } vetoes { $explorer }: the card goes under the deck (rules: { rules-veto.title })
event-nobody-eligible = Nobody can sail for { $explorer }: the card leaves the game (rules: { rules-auction.title })
event-bid-made = { $seat } bids { $amount } gold
    .also = { $seat } bids { $amount } gold
event-bidder-passed = { $seat } passes
    .also = { $seat } passes
event-card-unsold = Nobody bids for { $explorer }: the card leaves the game (rules: { rules-auction.title })
event-card-sold = { $seat } wins { $explorer } for { $amount } gold
event-bid-paid = { $seat } pays with { $cards-count ->
        [one] gold card
       *[other] gold cards
    } { $cards }
event-ship-placed = { $seat } sets sail with { $explorer } ({ $ship })
event-ship-moved = { $seat } sails on with { $explorer } to space { $space } ({ $ship })
event-half-taken = { $seat } takes the { $half } ({ $ship }) (rules: { rules-payment.title })
event-veto-gained = { $seat } gains a veto (rules: { rules-veto.title })
event-card-tucked = { $seat } tucks { $card ->
    [hidden] a card
   *[other] gold card { $card }
 } under Magellan for { $ship } (rules: { rules-scoring.title })
event-gold-drawn = { $seat } draws { $cards ->
    [hidden] { $count ->
        [one] a gold card
       *[other] { $count } gold cards
    }
   *[other] { $count ->
        [one] gold card { $cards }
       *[other] gold cards { $cards }
    }
 }
event-hand-opened = { $seat } plays with an open hand until the end of the year: { $cards } (rules: { rules-year-end.title })
event-card-lost = { $seat } loses gold card { $card } from their hand to Cook
event-stock-shuffled = The discards are shuffled into the stock, which now has { $count } cards
event-hand-closed = { $seat } takes the open hand back up
event-ships-removed = { $count ->
    [one] One unplaced ship of { $seat } leaves the game
   *[other] { $count } unplaced ships of { $seat } leave the game
 } (rules: { rules-year-end.title })
event-gold-exchanged = { $seat } exchanges { $cards-count ->
        [one] gold card
       *[other] gold cards
    } { $cards } (rules: { rules-year-end.title })
event-hand-shown = { $seat } shows their hand: { $cards }
event-pile-shown = { $seat } shows what lies under Magellan for { $ship }: { $cards }
event-pile-counted = Magellan, { $ship }: { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 } × { $multiplier } (rules: { rules-scoring.title })
event-luck-pressed = { $seat } turns up gold card { $card } for Pizarro: { $total } gold so far (rules: { rules-scoring.title })
event-luck-scored = { $points ->
    [0] Pizarro scores nothing for { $seat }
    [one] Pizarro scores one point for { $seat }
   *[other] Pizarro scores { $points } points for { $seat }
 }

phase-auction = the auction
phase-year-end = the year
phase-scoring = the scoring before Pizarro
phase-end = the game

# What orders wait for

until-year = until the year ends
until-card = until the next card is turned up

# Components

gold-each =
    .about = Worth { $value } in a payment; { $crowns ->
        [one] { $crowns } point
       *[other] { $crowns } points
    } if in hand at the end
gold-1 = { $value }
gold-2 = { $value }
gold-3 = { $value }
gold-4 = { $value }
gold-5 = { $value }
gold-6 = { $value }
gold-7 = { $value }
gold-8 = { $value }
gold-9 = { $value }

years-1 = year 1
years-2 = year 2
years-3 = year 3

ships-1 = ship 1
ships-2 = ship 2
ships-3 = ship 3
ships-4 = ship 4
ships-5 = ship 5
ships-6 = ship 6

halves-left = left half
    .about = Draw gold cards at once; no points at the end
halves-right = right half
    .about = Draw nothing now; victory points at the end

explorers-columbus = Columbus
    .about = Both sides score points on every space, and bring extra gold cards at the end of a year. Each card bought in year 1 gives one veto, which puts a card that was just turned up under its deck.
    .facts =
        Side A, spaces 1, 2, 3: points { $spaces-columbus-a-1-crowns }, { $spaces-columbus-a-2-crowns }, { $spaces-columbus-a-3-crowns } · extra gold { $spaces-columbus-a-1-sacks }, { $spaces-columbus-a-2-sacks }, { $spaces-columbus-a-3-sacks }
        Side B, spaces 1, 2, 3: points { $spaces-columbus-b-1-crowns }, { $spaces-columbus-b-2-crowns }, { $spaces-columbus-b-3-crowns } · extra gold { $spaces-columbus-b-1-sacks }, { $spaces-columbus-b-2-sacks }, { $spaces-columbus-b-3-sacks }
explorers-pizarro = Pizarro
    .about = Spaces 1 and 2 score points and bring extra gold cards at the end of that year. Space 3, side A: { $spaces-pizarro-a-3-crowns } points. Side B: in the final scoring, turn up gold cards as long as you dare; you score their gold, but nothing at all if it exceeds { $luck-limit }.
    .facts =
        Side A, spaces 1, 2, 3: points { $spaces-pizarro-a-1-crowns }, { $spaces-pizarro-a-2-crowns }, { $spaces-pizarro-a-3-crowns } · extra gold { $spaces-pizarro-a-1-sacks }, { $spaces-pizarro-a-2-sacks }, { $spaces-pizarro-a-3-sacks }
        Side B, spaces 1, 2, 3: points { $spaces-pizarro-b-1-crowns }, { $spaces-pizarro-b-2-crowns }, { $spaces-pizarro-b-3-crowns } · extra gold { $spaces-pizarro-b-1-sacks }, { $spaces-pizarro-b-2-sacks }, { $spaces-pizarro-b-3-sacks }
explorers-magellan = Magellan
    .about = Each card bought tucks one gold card under the ship: on side A from your hand, face down, so you must have a card left; on side B one of the cards you just paid, face up. At the end, a ship scores the crowns of its pile times the multiplier of its space.
    .facts =
        Side A, spaces 1, 2, 3: points { $spaces-magellan-a-1-crowns }, { $spaces-magellan-a-2-crowns }, { $spaces-magellan-a-3-crowns } · extra gold { $spaces-magellan-a-1-sacks }, { $spaces-magellan-a-2-sacks }, { $spaces-magellan-a-3-sacks } · multiplier { $spaces-magellan-a-1-multiplier }, { $spaces-magellan-a-2-multiplier }, { $spaces-magellan-a-3-multiplier }
        Side B, spaces 1, 2, 3: points { $spaces-magellan-b-1-crowns }, { $spaces-magellan-b-2-crowns }, { $spaces-magellan-b-3-crowns } · extra gold { $spaces-magellan-b-1-sacks }, { $spaces-magellan-b-2-sacks }, { $spaces-magellan-b-3-sacks } · multiplier { $spaces-magellan-b-1-multiplier }, { $spaces-magellan-b-2-multiplier }, { $spaces-magellan-b-3-multiplier }
explorers-marco-polo = Marco Polo
    .about = Spaces 1 and 2 bring extra gold cards at the end of that year; on side A, each ship there also lets its owner exchange up to { $exchange-cards } gold cards then. Space 3 scores { $spaces-marco-polo-a-3-crowns } on side A, { $spaces-marco-polo-b-3-crowns } on side B.
    .facts =
        Side A, spaces 1, 2, 3: points { $spaces-marco-polo-a-1-crowns }, { $spaces-marco-polo-a-2-crowns }, { $spaces-marco-polo-a-3-crowns } · extra gold { $spaces-marco-polo-a-1-sacks }, { $spaces-marco-polo-a-2-sacks }, { $spaces-marco-polo-a-3-sacks }
        Side B, spaces 1, 2, 3: points { $spaces-marco-polo-b-1-crowns }, { $spaces-marco-polo-b-2-crowns }, { $spaces-marco-polo-b-3-crowns } · extra gold { $spaces-marco-polo-b-1-sacks }, { $spaces-marco-polo-b-2-sacks }, { $spaces-marco-polo-b-3-sacks }
explorers-vasco-da-gama = Da Gama
    .about = Side A: draw { $spaces-vasco-da-gama-a-1-draw }, { $spaces-vasco-da-gama-a-2-draw }, { $spaces-vasco-da-gama-a-3-draw } gold cards at once on space 1, 2, 3, and score a few points. Side B: choose the left half and draw gold cards at once, or the right half and score points if the ship is still there at the end.
    .facts =
        Side A, spaces 1, 2, 3: points { $spaces-vasco-da-gama-a-1-crowns }, { $spaces-vasco-da-gama-a-2-crowns }, { $spaces-vasco-da-gama-a-3-crowns } · extra gold { $spaces-vasco-da-gama-a-1-sacks }, { $spaces-vasco-da-gama-a-2-sacks }, { $spaces-vasco-da-gama-a-3-sacks } · gold drawn { $spaces-vasco-da-gama-a-1-draw }, { $spaces-vasco-da-gama-a-2-draw }, { $spaces-vasco-da-gama-a-3-draw }
        Side B, left half, spaces 1, 2, 3: points { $spaces-vasco-da-gama-b-1-left-crowns }, { $spaces-vasco-da-gama-b-2-left-crowns }, { $spaces-vasco-da-gama-b-3-left-crowns } · extra gold { $spaces-vasco-da-gama-b-1-left-sacks }, { $spaces-vasco-da-gama-b-2-left-sacks }, { $spaces-vasco-da-gama-b-3-left-sacks } · gold drawn { $spaces-vasco-da-gama-b-1-left-draw }, { $spaces-vasco-da-gama-b-2-left-draw }, { $spaces-vasco-da-gama-b-3-left-draw }
        Side B, right half, spaces 1, 2, 3: points { $spaces-vasco-da-gama-b-1-right-crowns }, { $spaces-vasco-da-gama-b-2-right-crowns }, { $spaces-vasco-da-gama-b-3-right-crowns } · extra gold { $spaces-vasco-da-gama-b-1-right-sacks }, { $spaces-vasco-da-gama-b-2-right-sacks }, { $spaces-vasco-da-gama-b-3-right-sacks }
explorers-james-cook = Cook
    .about = A ship scores many points. Side A: the buyer plays with an open hand until the end of the year. Side B: the buyer loses a card picked at random from their hand, so they must have one left.
    .facts =
        Side A, spaces 1, 2, 3: points { $spaces-james-cook-a-1-crowns }, { $spaces-james-cook-a-2-crowns }, { $spaces-james-cook-a-3-crowns } · extra gold { $spaces-james-cook-a-1-sacks }, { $spaces-james-cook-a-2-sacks }, { $spaces-james-cook-a-3-sacks }
        Side B, spaces 1, 2, 3: points { $spaces-james-cook-b-1-crowns }, { $spaces-james-cook-b-2-crowns }, { $spaces-james-cook-b-3-crowns } · extra gold { $spaces-james-cook-b-1-sacks }, { $spaces-james-cook-b-2-sacks }, { $spaces-james-cook-b-3-sacks }

abilities-none = no ability
abilities-veto = veto
    .about = Once in the game, put a card that was just turned up under its deck instead of auctioning it
abilities-press-luck = press your luck
    .about = In the final scoring, turn up gold cards as long as you dare; too much gold scores nothing
abilities-tuck-from-hand = tuck from the hand
    .about = Put a gold card from your hand face down under the ship; you must have one left for it
abilities-tuck-from-payment = tuck from the payment
    .about = Put one of the gold cards you just paid face up under the ship
abilities-exchange = exchange
    .about = At the end of the year, exchange up to { $exchange-cards } gold cards for each ship
abilities-draw = draw
    .about = Draw gold cards at once
abilities-open-hand = open hand
    .about = Play with an open hand until the end of the year
abilities-lose-card = lose a card
    .about = Discard a gold card picked at random from your hand; you must have one left for it

# Scores

score-facts = Magellan: crowns under each ship
score-columbus = Columbus
score-pizarro = Pizarro
score-magellan = Magellan
score-marco-polo = Marco Polo
score-vasco-da-gama = Da Gama
score-james-cook = Cook
score-hand = gold cards in hand

# Rules

rules-two-minutes = **What it is about.** For three years the cards of six explorers are auctioned, and your ships follow them from space to space. Most victory points win; they come from where your ships stop, and from gold that you have kept.

    {""}**An auction.** A card is turned up. In turn you bid more than the high bid, or pass; whoever has passed is out for this card. The last one left pays with gold cards worth at least the bid – there is no change – and sails: in year 1 a new ship goes to space 1 of that explorer, in year 2 from space 1 to space 2, in year 3 to space 3. What the space shows happens at once.

    {""}**So.** Only whoever has a ship on the previous space may bid in years 2 and 3. There are { $years-1-cards } cards of each explorer in year 1, { $years-2-cards } in year 2, { $years-3-cards } in year 3: not everybody gets on.

    {""}**The gold.** You have nine cards, 1 to 9, and little comes back: { $years-1-gold } cards after year 1, { $years-2-gold } after year 2, plus what sacks on your ships’ spaces bring. Cards in hand score at the end, the small ones most.

    {""}**What usually is good.** In year 1 be on a few explorers cheaply, where sacks bring gold. Count who may still bid against you: if nobody can, the lowest bid wins. Let others overpay. Keep a large card for year 3, when every card is the only one of its kind.

    {""}**In the picture.** The card on sale with the bids; a lane for each explorer with its three spaces, what they show, and the ships on them; below, the players, with the number of cards they hold. Only their owners know which cards these are.
    .title = In two minutes
rules-overview = For three years, the explorers’ cards are auctioned one by one: { $years-1-cards } of each in year 1, { $years-2-cards } in year 2, { $years-3-cards } in year 3. The winner of a card pays with gold cards, sails a ship for that explorer, and uses the space it reaches.
    Everybody has { $ships-per-player } ships. A gold card is money and scores victory points if it is still in hand at the end: the smallest score the most. New gold is rare: everybody gets { $years-1-gold }, { $years-2-gold }, { $years-3-gold } cards at the end of years 1, 2, 3, plus what their ships bring. There are { $gold-sets } gold cards of each kind.
    The most victory points from ships, Magellan’s piles and gold cards in hand win; players who are tied share the victory.
    .title = The game
rules-auction = In year 1, everybody with a ship left may bid; in years 2 and 3, everybody with a ship of this explorer on the previous space.
    The winner of the last card begins, then the others follow clockwise. Bid more than the high bid, at least { $minimum-bid }, or pass; a player who passes is out for this card. The last one left wins the card; if nobody has bid yet, that player may still bid. A card without a bid leaves the game, and the same player begins the next auction.
    Nobody may bid more than their hand can pay. For Magellan on side A and Cook on side B, they must have a card left after paying.
    .title = The auction
rules-payment = Pay with gold cards worth at least the bid; no change is given. The winner leads the next auction.
    In year 1, a new ship goes to space 1 of the explorer. Later, one of the winner’s ships there sails on: to space 2 in year 2, to space 3 in year 3. In every year, what the new space shows takes effect at once.
    .title = Paying and sailing
rules-veto = Every Columbus card bought in year 1 gives one veto, to be used once in the game: right after a card is turned up, before anybody bids. The card goes face down under the year’s deck and comes up again later. The last card of a year cannot be vetoed. If several players veto, only the first clockwise from the leader uses up theirs.
    .title = The veto
rules-year-end = Open hands are taken back up. After year 1, ships that have not been placed leave the game.
    After years 1 and 2, the discards are shuffled into the stock, and everybody draws gold cards ({ $years-1-gold } and { $years-2-gold }), plus as many as the sacks of their ships show. Only ships on the space of the year just ended count. Then Marco Polo’s ships on side A let their owners exchange cards.
    .title = The end of a year
rules-scoring = Each ship scores the crowns of the space where it stopped; Magellan’s ships score the crowns of their pile times the number of the space. Gold cards in hand score their crowns.
    Last of all, on side B, the owner of Pizarro’s ship on space 3 turns up gold cards from the stock and discards one by one, and may stop at any time. They score the gold on these cards, but nothing if it exceeds { $luck-limit }. The rules’ default move stops at { $luck-stop }.
    .title = Scoring
rules-fast-auction = With this option, nobody bids in turn: everybody who may bid sets a maximum in secret, 0 for no bid. Then the bids are raised by one in turn, starting with the leader, each player up to their maximum, until one is left. The winner pays the last bid, not their maximum.
    .title = Fast auctions

# Pictures

picture-pizarro-year = Year { $year }
picture-pizarro-no-bid = No bid yet
picture-pizarro-bidders = In the auction
picture-pizarro-deck = Year’s deck
picture-pizarro-stock = Gold stock
picture-pizarro-discards = Discards
picture-pizarro-hand = hand
picture-pizarro-pile = Ship { $ship }, crowns ×{ $factor }
picture-pizarro-holds = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } worth { $gold } gold, { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
 }

alt-pizarro-space = { $explorer }, space { $space }{ $half ->
        [none] {""}
       *[other] {" "}({ $half })
    }{ $brings ->
        [none] {""}
       *[other] : { $brings }
    }
alt-pizarro-high-bid = High bid: { $amount } gold by { $name }.
alt-pizarro-sold = Sold to { $name } for { $amount } gold.
alt-pizarro-still-in = Still in: { $names }.
alt-pizarro-luck = Turned up for Pizarro: { $cards }; together { $total }.
alt-pizarro-held = { $name }: { $cards ->
    [one] one card
   *[other] { $cards } cards
 }{ $ships ->
    [0] { "" }
    [one] , one ship not placed
   *[other] , { $ships } ships not placed
 }{ $vetoes ->
    [0] { "" }
    [one] , one veto
   *[other] , { $vetoes } vetoes
 }.
alt-pizarro-points = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
 }{ $secret ->
    [yes] , plus what is secret
   *[no] { "" }
 }.
alt-pizarro-pile = Under Magellan: { $cards }, times { $multiplier }.
alt-pizarro-discards = Gold stock: { $stock }. Discards: { $cards }.
alt-pizarro-hand = Your hand: { $cards }. It is worth { $gold } gold in payments and { $crowns } at the end.

# What symbols mean that stand without words, for the legend

symbol-crown = victory points
symbol-sack = extra gold at the end of the year
symbol-cards = gold cards in hand
symbol-caravel = ships left
symbol-hammer = leads the auction
symbol-laurel = points

# The lesson: what is said of each decision of data/lessons, and to whoever decides otherwise

lesson-chapter-auction = Your first auction
lesson-chapter-worth = Letting go
lesson-chapter-magellan = Points and gold
lesson-chapter-veto = The veto
lesson-chapter-gold = The end of the year
lesson-chapter-year-two = The second year
lesson-open = { explorers-marco-polo } is up for auction, and you bid first. In the picture the card on sale stands on top, below it a lane for each explorer with what the three spaces bring: here { $spaces-marco-polo-a-1-sacks } sacks, extra gold cards at the end of the year. Money is what everybody will lack, so sacks are good early. Begin low, you may raise later.
    .else = That works, too. But passing is final for this card, and a high bid gives away gold that nobody has asked for yet.
lesson-raise = { $seat-1 } bids 3; { $seat-2 } has passed and is out for this card. The picture shows the high bid on top, and at its right who is still in. Two cards are worth more than 4 gold: raise once more.
    .else = Ask of each card what it is worth to you, and stop there: what you save buys the next one.
lesson-pay = You won. Pay with cards of at least 4; there is no change. The picture of your hand shows your cards: the number is gold, the crowns are points for what you still hold at the end, most on the small cards. The framed card would cost you the fewest crowns, but more gold than you bid: pay exactly.
    .else = It is paid. But what is above the bid is lost, and several small cards are many crowns.
lesson-gama = { explorers-vasco-da-gama } gives back { $spaces-vasco-da-gama-a-1-draw } card at once and scores { $spaces-vasco-da-gama-a-1-crowns }. A card for a card is little, and you have only { $ships-per-player } ships for the whole game. Passing costs nothing.
    .else = At the lowest bid he is no mistake; but each card that you buy takes one of your { $ships-per-player } ships.
lesson-cook = { $seat-2 } bids 4 for { explorers-james-cook }. A ship there is worth { $spaces-james-cook-a-1-crowns } points, but brings no gold, and its owner plays with an open hand until the year ends: everybody sees how far they can go. Let others have him this time.
    .else = It brings many points, but everybody will see in the picture how far you can go.
lesson-magellan = { $seat-1 } bought Cook, so their hand lies open in the picture of the players. Now { explorers-magellan }: each time you buy him, a card goes under your ship, and its crowns count ×{ $spaces-magellan-a-1-multiplier }, later ×{ $spaces-magellan-a-2-multiplier } and ×{ $spaces-magellan-a-3-multiplier }. Who begins early gains most. Bid what one of your cards is worth, as there is no change: 6.
    .else = Magellan pays most for whoever begins in year 1: what lies under the ship counts again on each further space.
lesson-small = Pay with one card, and keep the small ones: each has three crowns, and one of them is needed now.
    .else = It is paid. But small cards are crowns, and Magellan multiplies just those.
lesson-tuck = One card of your hand goes face down under the ship; only you will see it. Choose one with many crowns that buys little: a small one.
    .else = That counts as well, but fewer crowns, and a large card could have bought something.
lesson-pizarro = You won, so you bid first; the hammer in the picture says so. { explorers-pizarro } brings something of everything: { $spaces-pizarro-a-1-crowns } points and a sack, then { $spaces-pizarro-a-2-crowns } points, then { $spaces-pizarro-a-3-crowns }. A leap to what he is worth to you often ends an auction at once.
    .else = A low bid does it, too, if nobody raises; it only leaves others more room.
lesson-exact = You bid what a card of yours is worth, so nothing is lost now.
    .else = It is paid; next time look at your hand before you name a price.
lesson-columbus = { explorers-columbus } brings { $spaces-columbus-a-1-crowns } point, a sack and, in year 1, a veto. A large card has only one crown, so it is for buying: bid 7, which the others will hardly top.
    .else = Large cards are money, small ones points: spend the large ones while everything is on offer.
lesson-large = One large card does it, the one framed in the picture of your hand: it fits, and costs you a single crown.
    .else = Count the crowns that you give away: they would be points at the end.
lesson-veto = Magellan is turned up, and you are asked before anybody bids: you own a veto. Whoever gets him now can bid against you for him next year. The veto puts the card under the year’s deck: it comes back when the others have spent their gold.
    .else = The veto stays yours for another card. It works once, and never on the last card of a year.
lesson-spent = Another Columbus, and another veto for somebody. You have few cards left and two ships: wait for what fits the ships that you have.
    .else = He is worth something. But whoever spends everything now looks on later.
lesson-second = { $seat-2 } bids 2 for Pizarro. A second ship brings points and a sack once more, and takes a rival away from you for next year. One more gold is enough.
    .else = Several ships with one explorer are worth more than one with each: in years 2 and 3, only players with a ship there may bid.
lesson-second-pay = One small card pays for it exactly.
    .else = There is no change, so what is above the bid is gone.
lesson-last = This is Pizarro’s last card of the year: look at his lane in the picture. If it is yours, nobody else has a ship there, and next year nobody can bid against you. Others want little of him now: begin low.
    .else = Whoever gets this card may bid against you for Pizarro next year.
lesson-last-pay = This is your last ship, so you are asked nothing more this year and look on as the others buy. Keep the large cards for year 2.
    .else = It is paid; a larger card would have been of use next year.
lesson-exchange = The year is over: everybody drew { $years-1-gold } cards, your sacks brought you six more, and Marco Polo lets you exchange up to { $exchange-cards }. A new card is worth five on average: give small ones away for money now, but keep one for Magellan. Ships stay where they are in the picture.
    .else = Nothing is lost with it: small cards are points, large ones money. In year 2 you need money first.
lesson-double = Year 2: a ship sails from space 1 to space 2, and whoever has none on space 1 cannot bid: here only { $seat-1 } and you, as the picture shows at the top right. On space 2 your pile counts ×{ $spaces-magellan-a-2-multiplier }, with one card more in it. Outbid them clearly.
    .else = On space 2 everything under the ship would count ×{ $spaces-magellan-a-2-multiplier }; a pile that stays behind does not grow.
lesson-double-pay = Pay with something in the middle: the large cards for later, the small one to tuck.
    .else = It is paid. Keep something with many crowns for the pile.
lesson-again = Again what has the most crowns: it counts ×{ $spaces-magellan-a-2-multiplier } now, and ×{ $spaces-magellan-a-3-multiplier } if this ship sails on in year 3.
    .else = Each crown counts ×{ $spaces-magellan-a-2-multiplier } here: a card with fewer brings that much less.
lesson-alone = { $seat-2 } has put Marco Polo under the deck. Now Pizarro, and all ships on his space 1 are yours: nobody else may bid, so the lowest bid wins { $spaces-pizarro-a-2-crowns } points and a sack. Count the ships in the lane before each bid.
    .else = Nobody can bid against you here: whatever you bid above { $minimum-bid } is a gift.
lesson-whole-card = Even { $minimum-bid } gold costs a whole card. The picture of your hand frames the one with the fewest crowns; but the year is long and money is short, so give the card that buys the least.
    .else = That is a matter of taste: gold buys cards this year, crowns are points at the end.
lesson-end = **That was the lesson.** You have bid, let go, paid, tucked, used a veto, exchanged gold and sailed on: that is the whole game. Year 3 goes like year 2, with one card of each explorer; then ships, Magellan’s piles and the cards in hand score. The rest is counting: who can still bid against you, and how much have they left?

    {""}*What comes up more rarely:* whoever has several ships with Magellan chooses which one sails on. On the other sides of the boards Da Gama’s spaces have two halves, cards or points; Cook takes a card; Magellan takes one of your payment; and Pizarro’s last space lets you press your luck at the end. A table may also set maximum bids in secret instead of bidding in turn. The lanes in the picture show which sides are in play, *?* explains them.

    You can play on here to the end, or begin a real game with `/play`.
