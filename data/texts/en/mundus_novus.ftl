# Mundus Novus

game-name = Mundus Novus
    .about = Trade the goods of the New World, build up a fleet, recruit famous characters, and become the richest.
game-face = Offers are sealed, cards change hands, and whoever makes the best combinations grows fleet, crew and fortune. There is a bargain in every round.
moment = round { $round }

# Options

option-promo-cards = Promo cards
    .about = Sergio de Lagio, Burón el Catalán, Estefano Guante, Vicente de la Raya and the Trading Base.
option-promo-cards-false = without
option-promo-cards-true = with

option-refill-reveal = Refilled developments
    .about = When a development that joins the end of the queue face down is turned up.
option-refill-reveal-end-of-turn = at the end of the turn
option-refill-reveal-immediately = immediately
option-refill-reveal-end-of-phase = at the end of the progress phase

option-blocked-chain = Blocked trade chain
    .about = What happens when the two-operations limit leaves the active player nothing to take.
option-blocked-chain-stop = the trade ends
option-blocked-chain-waive = the limit is waived

option-market-persists = Market between rounds
    .about = Whether the { $market-size } resources of the market stay for the next round.
option-market-persists-true = stays
option-market-persists-false = new every round

option-doubloons-public = Doubloons
    .about = Whether everybody can see everybody’s doubloons; each payment is public in any case.
option-doubloons-public-true = open
option-doubloons-public-false = hidden

option-fleet-split = Ponce de León’s fleets
    .about = When Ponce de León’s owner splits their caravels into two fleets.
option-fleet-split-before-deal = before the resources are dealt
option-fleet-split-after-pool = after the pool is turned up

# Resources

resources-each =
    .about = Number { $value }, { $tier ->
        [common] common
        [uncommon] uncommon
       *[rare] rare
    }; there are { $count }.
resources-1 = cocoa ({ $value })
resources-2 = corn ({ $value })
resources-3 = tobacco ({ $value })
resources-4 = coffee ({ $value })
resources-5 = cotton ({ $value })
resources-6 = sugar cane ({ $value })
resources-7 = potato ({ $value })
resources-8 = indigo ({ $value })
resources-9 = vanilla ({ $value })
resources-r = Inca relic
    .about = Counts as { $value } towards becoming Trade Master. It is a joker in identical combinations (never on its own) and a part of the perfect combination. { LEAST($relic-doubloons-keys) } to { MOST($relic-doubloons-keys) } relics can be sold for { OR($relic-doubloons) } doubloons. There are { $count }.

# Events

events-none = no event
    .about = Nothing special happens. Coronado’s owner may pay { $developments-coronado-cost } doubloons to choose one of the five events instead.
events-kings-help = King’s help
    .about = In the progress phase, everybody may make any number of identical combinations.
events-natives = natives
    .about = Different combinations pay only 1 doubloon per card; they still take at least { LEAST($different-doubloons-keys) } cards. Relics and the perfect combination are not affected.
events-storm = storm
    .about = Identical combinations reach only position 1 of the queue, whatever their size and rarity. Almagro and Vicente are not affected.
events-fire = fire
    .about = Nobody may store resources at the end of this round. Warehouses still pay their income.
events-pirates = pirates
    .about = After the supply, each player discards one resource of their choice for each of their fleets of two or more caravels.

# Developments: the facts are for all of them, the sentences below for several that are alike

developments-each =
    .facts = Icon: { $event } · in play with { $min-players } or more players{ $value ->
        [0] {""}
       *[other] {" "}· value { $value }
    }{ $income ->
        [0] {""}
       *[other] {" "}· income { $income }
    }
-caravel = One more resource in each supply. Its value counts for the order in which the fleets pick.
merchant =
    .about = { $income ->
        [0] {""}
       *[other] Income { $income }.{" "}
    }Once a round, a resource may count as { OR($converts-to) }.
warehouse =
    .about = Stores { $capacity ->
        [one] { $capacity } resource
       *[other] { $capacity } resources
    } for the next round.{ $income ->
        [0] {""}
       *[other] {" "}Income { $income }.
    }
shipyard =
    .about = Income { $amount } for each opponent with more caravels than its owner.

developments-caravel-01 = Caravel { $value }
    .about = { -caravel }
developments-caravel-02 = Caravel { $value }
    .about = { -caravel }
developments-caravel-03 = Caravel { $value }
    .about = { -caravel }
developments-caravel-04 = Caravel { $value }
    .about = { -caravel }
developments-caravel-05 = Caravel { $value }
    .about = { -caravel }
developments-caravel-06 = Caravel { $value }
    .about = { -caravel }
developments-caravel-07 = Caravel { $value }
    .about = { -caravel }
developments-caravel-08 = Caravel { $value }
    .about = { -caravel }
developments-caravel-09 = Caravel { $value }
    .about = { -caravel }
developments-caravel-10 = Caravel { $value }
    .about = { -caravel }
developments-caravel-11 = Caravel { $value }
    .about = { -caravel }
developments-caravel-12 = Caravel { $value }
    .about = { -caravel }
developments-caravel-13 = Caravel { $value }
    .about = { -caravel }
developments-caravel-14 = Caravel { $value }
    .about = { -caravel }
developments-caravel-15 = Caravel { $value }
    .about = { -caravel }
developments-merchant-low-1 = Merchant 1–3
    .about = { merchant.about }
developments-merchant-low-2 = Merchant 1–3
    .about = { merchant.about }
developments-merchant-low-3 = Merchant 1–3
    .about = { merchant.about }
developments-merchant-mid-1 = Merchant 4–6
    .about = { merchant.about }
developments-merchant-mid-2 = Merchant 4–6
    .about = { merchant.about }
developments-merchant-mid-3 = Merchant 4–6
    .about = { merchant.about }
developments-merchant-high-1 = Merchant 7–9
    .about = { merchant.about }
developments-merchant-high-2 = Merchant 7–9
    .about = { merchant.about }
developments-merchant-high-3 = Merchant 7–9
    .about = { merchant.about }
developments-warehouse-2-1 = Warehouse { $capacity }
    .about = { warehouse.about }
developments-warehouse-2-2 = Warehouse { $capacity }
    .about = { warehouse.about }
developments-warehouse-2-3 = Warehouse { $capacity }
    .about = { warehouse.about }
developments-warehouse-2-4 = Warehouse { $capacity }
    .about = { warehouse.about }
developments-warehouse-1-1 = Warehouse { $capacity }+{ $income }
    .about = { warehouse.about }
developments-warehouse-1-2 = Warehouse { $capacity }+{ $income }
    .about = { warehouse.about }
developments-warehouse-1-3 = Warehouse { $capacity }+{ $income }
    .about = { warehouse.about }
developments-shipyard-1 = Shipyard
    .about = { shipyard.about }
developments-shipyard-2 = Shipyard
    .about = { shipyard.about }
developments-shipyard-3 = Shipyard
    .about = { shipyard.about }
developments-shipyard-4 = Shipyard
    .about = { shipyard.about }
developments-almagro = Diego de Almagro
    .about = Income { $income }. Identical resources may take the deck’s unseen top card instead, even in a storm.
developments-de-la-cosa = Juan de la Cosa
    .about = Income { $income }. Events do not affect his owner, not even King’s help.
developments-las-casas = Bartolomé de las Casas
    .about = Income { $income }. His owner may offer fewer resources than announced, even none, also as Trade Master.
developments-gonzalo-pizarro = Gonzalo Pizarro
    .about = His owner’s highest caravel counts as 0 for the picking order, in ties too.
developments-ponce-de-leon = Juan Ponce de León
    .about = His owner may split their caravels into two fleets each round; each picks and meets pirates alone.
developments-valdivia = Pedro de Valdivia
    .about = Income { $income }. Adds { $amount } to his owner’s total when the Trade Master is determined.
developments-orellana = Francisco de Orellana
    .about = Pays { $amount } when his owner’s swap leaves three equal or consecutive resources in the market.
developments-coronado = Francisco de Coronado
    .about = Without an icon on the queue’s first card, his owner may pay { $cost } to choose the event.
developments-cortes = Hernán Cortés
    .about = Income { $income }.
developments-sergio-de-lagio = Sergio de Lagio
    .about = After the fleets have picked, his owner may buy a resource from the market for { $cost }. Promo card.
developments-buron-el-catalan = Burón el Catalán
    .about = Income { $amount } for each of his owner’s characters, himself included (no merchants). Promo card.
developments-estefano-guante = Estefano Guante
    .about = Income { $amount } if his owner is the Trade Master. Promo card.
developments-vicente-de-la-raya = Vicente de la Raya
    .about = Three identical: { $sells } doubloons (common, uncommon, rare) instead of a development. Promo card.
developments-trading-base = Trading Base
    .about = Income { $amount } for each of its owner’s merchants and warehouses. Promo card.

# Moves

move-trigger = Trigger an event
    .name = trigger
    .about = Coronado: pay { $developments-coronado-cost } doubloons to choose this round’s event
    .chosen = { $event ->
        [open] Trigger an event
       *[other] Trigger { $event }
    }
move-trigger-event = Which event?
    .name = event
move-split = Split the fleet
    .name = split
    .about = Ponce de León: choose the caravels of your first fleet; the others are the second
    .chosen = { $caravels ->
        [open] Split the fleet
       *[other] First fleet: { $caravels }
    }
move-split-caravels = Which caravels are the first fleet?
    .name = caravels
move-pick = Pick from the pool
    .name = pick
    .about = Take resources from the pool for your fleet
    .chosen = { $resources ->
        [open] Pick from the pool
       *[other] Pick { $resources } from the pool
    }
move-pick-resources = Which resources?
    .name = resources
move-buy = Buy from the market
    .name = buy
    .about = Sergio: pay { $developments-sergio-de-lagio-cost } doubloons for a resource from the market
    .chosen = { $resource ->
        [open] Buy from the market
       *[other] Buy { $resource } from the market
    }
move-buy-resource = Which resource?
    .name = resource
move-lose = Give to the pirates
    .name = lose
    .about = Choose the resources that the pirates take
    .chosen = { $resources ->
        [open] Give to the pirates
       *[other] Give { $resources } to the pirates
    }
move-lose-resources = Which resources?
    .name = resources
move-announce = Announce
    .name = announce
    .about = Announce how many resources everybody is to offer
    .chosen = { $number ->
        [open] Announce
        [one] 1 resource
       *[other] { $number } resources
    }
move-announce-number = How many resources?
    .name = number
move-offer = Offer
    .name = offer
    .about = Choose the resources you offer in this trade; they stay hidden until everybody has chosen
move-offer-resources = Which resources?
    .name = resources
move-name = Name the Trade Master
    .name = name
    .about = Name one of the tied players Trade Master
    .chosen = { $player ->
        [open] Name the Trade Master
       *[other] Make { $player } Trade Master
    }
move-name-player = Which player?
    .name = player
move-take = Take
    .name = take
    .about = Take an offered resource into your hand
    .chosen = { $resource ->
        [open] Take from { $player }
       *[other] Take { $resource } from { $player }
    }
    .listed = { $resource } from { $player }
    .asked = { $resource } from { $player }: keep it, or swap it for a card of the market?
    .then = Take it into your hand
move-take-player = From whom?
    .name = player
move-take-resource = Which resource?
    .name = resource
move-swap = Swap with the market
    .name = swap
    .about = Take an offered resource, put it in the market, and take another one from there
    .chosen = { $resource ->
        [open] Take from { $player } and swap
       *[other] { $market ->
            [open] Take { $resource } from { $player } and swap it
           *[other] Take { $resource } from { $player } and swap it for { $market }
        }
    }
    .then = Swap it for { $market }
move-swap-player = From whom?
    .name = player
move-swap-resource = Which resource?
    .name = resource
move-swap-market = Which resource from the market?
    .name = market
move-compensate = Give in compensation
    .name = compensate
    .about = Secretly give one of your resources to the player who is one card short
    .chosen = { $resource ->
        [open] Give in compensation
       *[other] Give { $resource } in compensation
    }
move-compensate-resource = Which resource?
    .name = resource
move-first = Name the first player
    .name = first
    .about = Choose who begins the progress phase
    .chosen = { $player ->
        [open] Name the first player
       *[other] Let { $player } begin
    }
move-first-player = Who begins?
    .name = player
move-perfect = Show the perfect combination
    .name = perfect
    .about = All nine numbers and a relic: you win at the end of the round. Your merchants help automatically
move-same = Identical, for a development
    .name = same
    .about = Turn in identical resources for a development from the queue
    .chosen = { $size ->
        [open] Identical { $number }
       *[other] Identical { $size } × { $number }
    }{ $relics ->
        [0] {""}
        [one] , one of them a relic
       *[other] , { $relics } of them relics
    }{ $development ->
        [open] {""}
       *[other] , for { $development }
    }
move-same-number = Which number?
    .name = number
move-same-size = How many cards?
    .name = size
move-same-development = Which development?
    .name = development
move-same-relics = How many of them relics?
    .name = relics
move-blind = Identical, for the deck's top card
    .name = blind
    .about = Almagro: turn in identical resources for the unseen top card of the development deck
    .chosen = { $size ->
        [open] Identical { $number }
       *[other] Identical { $size } × { $number }
    }{ $relics ->
        [0] {""}
        [one] , one of them a relic
       *[other] , { $relics } of them relics
    }, for the deck’s top card
move-blind-number = Which number?
    .name = number
move-blind-size = How many cards?
    .name = size
move-blind-relics = How many of them relics?
    .name = relics
move-cash = Three identical, for doubloons
    .name = cash
    .about = Vicente: turn in three identical resources for doubloons
    .chosen = Three { $number }{ $relics ->
        [0] {""}
        [one] , one of them a relic
       *[other] , { $relics } of them relics
    }, for doubloons
move-cash-number = Which number?
    .name = number
move-cash-relics = How many of them relics?
    .name = relics
move-different = Different, for doubloons
    .name = different
    .about = Turn in { LEAST($different-doubloons-keys) } to { MOST($different-doubloons-keys) } different numbers for doubloons
    .chosen = { $numbers ->
        [open] Different, for doubloons
       *[other] Different, for doubloons: { $numbers }
    }
move-different-numbers = Which numbers?
    .name = numbers
move-relics = Sell relics
    .name = relics
    .about = Turn in { LEAST($relic-doubloons-keys) } to { MOST($relic-doubloons-keys) } relics for doubloons
    .chosen = { $count ->
        [open] Sell relics
        [one] Sell a relic
       *[other] Sell { $count } relics
    }
move-relics-count = How many relics?
    .name = count
move-convert = Use a merchant
    .name = convert
    .about = Let a resource count as another number in your next combination; nobody sees it until then
    .chosen = { $number ->
        [open] { $resource ->
            [open] Use a merchant
           *[other] Use a merchant: { $resource }
        }
       *[other] Use a merchant: { $resource } as { $number }
    }
move-convert-resource = Which resource?
    .name = resource
move-convert-number = Counts as which number?
    .name = number
move-recall = Call merchants back
    .name = recall
    .about = Take back what your merchants were to change, once before your next combination
move-done = End the turn
    .name = done
    .about = End your turn in the progress phase
move-store = Store
    .name = store
    .about = Keep resources in your warehouses; the others are discarded
move-store-resources = Which resources?
    .name = resources

# What is waited for

step-trigger-event = choose an event with Coronado, or pass
step-split-fleets = split your caravels into two fleets, or pass
step-pick-from-pool = pick resources for your fleet
step-buy-from-market = buy from the market with Sergio, or pass
step-lose-to-pirates = choose what the pirates take
step-announce-trade = announce how many resources everybody offers
step-secret-offers = choose your sealed offer
step-name-trade-master = name one of the tied players Trade Master
step-take-chain = take an offered resource
step-give-compensation = give a resource to the player who is one card short
step-name-first = name who begins the progress phase
step-develop = make your combinations
step-store-resources = choose what to keep in your warehouses

# What goes by itself

step-first-trade-master = the first Trade Master is drawn
step-round = the round begins
step-event-phase = the event of the round takes effect
step-supply = the supply begins
step-deal-hands = resources are dealt
step-turn-up-pool = the pool is turned up
step-fleets-sail = the fleets sail
step-pirates-come = the pirates come
step-trade = the trade phase begins
step-open-chain = the trade begins
step-end-trade = the trade ends
step-progress = the progress phase begins
step-draw-blind = the top development is drawn
step-turn-up-queue = developments are turned up
step-end-progress = the progress phase ends
step-income = the income is paid
step-fill-market = the market is filled
step-check-victory = the round ends

# Facts about a choice: what it costs and brings (beside its name), why it is not possible

fact-cost = costs { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }
fact-gain = +{ $doubloons } { $doubloons ->
        [one] doubloon
       *[other] doubloons
    }
fact-discards = you discard { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
fact-as-taken = the same as taking it
fact-up-to = up to +{ $doubloons } { $doubloons ->
        [one] doubloon
       *[other] doubloons
    }
fact-too-dear = That costs { $cost }, you have { $doubloons }.
fact-not-in-market = There is no { $resource } in the market.
fact-not-offered = { $player } is not offering { $resource }.
fact-blocked = The last two takes were between you and { $player }: take from somebody else.
fact-not-in-hand = You have no { $resource }.
fact-too-few = You have { $count } of { $number }, relics included; it takes { $size }.
fact-too-few-relics = You have { $count ->
        [0] no relic
        [one] 1 relic
       *[other] { $count } relics
    }.
fact-once-only = You have made such a combination this turn.
fact-not-in-queue = { $development } is not in the queue.
fact-out-of-reach = { $development } is at position { $place } of the queue; this combination reaches position { $places }.
fact-no-merchant = You have no free merchant who makes { $number }.

# Why a move was made: it goes on from the move

fact-for-equal = for an identical combination, with { $count } × { $resource } in hand
fact-for-relic = because a joker stands for any number: { $resource }
fact-highest-there = because it is the highest number available: { $resource }
fact-for-new = for a number that the hand lacks: { $resource }
fact-for-doubloons = to get { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }
fact-for-income = for an income of { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    } each round: { $development }
fact-for-caravel = for one more resource each round: { $development }
fact-for-development = for what the card does from now on: { $development }
fact-from-deck = to get the unknown top card of the deck instead of one from the queue
fact-to-win = to win the game
fact-to-convert = to have one more { $number } in the combination
fact-least-wanted = because the hand needs { $count ->
        [one] it
       *[other] them
    } least
fact-most-wanted = because the hand needs { $count ->
        [one] it
       *[other] them
    } most

# What happened

event-round-began = Round { $number }: { $event }
event-event-triggered = Coronado brings { $event }: { $seat } pays { $cost } doubloons
event-stored-returned = { $seat } takes { $resources ->
        [hidden] { $count ->
            [one] 1 resource
           *[other] { $count } resources
        }
       *[other] { $resources }
    } from the warehouse
event-hands-dealt = Everybody gets { $count } resources
event-deck-shuffled = The discard pile is shuffled into a new deck
event-pool-turned-up = In the pool, for the fleets to pick from (rules: { rules-supply.title }): { $resources }
event-fleet-split = { $seat } sails in two fleets: { $first } · { $second }
event-resources-picked = { $seat } picks { $resources }
event-resource-bought = { $seat } pays { $cost } doubloons for { $resource } from the market
event-market-turned-up = New in the market: { $resources }
event-market-cleared = The market is cleared: { $resources }
event-pirates-took = The pirates take { $resources } from { $seat }
event-trade-announced = { $seat } announces that everybody offers { $number }
event-offer-revealed = { $seat } offers { $resources } (total { $total })
event-trade-master-named = { $seat } { $kept ->
        [yes] remains
       *[other] becomes
    } Trade Master
event-resource-taken = { $seat } takes { $resource } from { $owner }
event-resource-swapped = { $seat } takes { $resource } from { $owner } and swaps it for { $market }
event-market-bonus = Orellana: { $seat } gains { $doubloons } doubloons
event-resources-taken-back = { $seat } takes back { $resources }
event-compensated = { $giver } gives { $receiver } { $resource ->
        [hidden] a resource
       *[other] { $resource }
    } in compensation, as they are one card short (rules: { rules-trade.title })
event-first-named = { $seat } begins the progress phase
event-resource-converted = { $seat }’s merchant makes { $resource } count as { $number }
event-combination-shown = { $seat } turns in { $resources }{ $changed ->
    [yes] , counted as { $counted }
   *[no] { "" }
 }
event-development-taken = { $seat } takes { $blind ->
        [yes] the top card of the deck: { $development }
       *[other] { $development }
    }
event-doubloons-gained = { $seat } gains { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }
event-perfect-shown = { $seat } has the perfect combination!
event-queue-turned-up = New in the queue: { $developments }
event-income-paid = Income: { $seat } gains { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }
event-resources-stored = { $seat } stores { $resources ->
        [hidden] { $count ->
            [one] 1 resource
           *[other] { $count } resources
        }
       *[other] { $resources }
    }
event-resources-discarded = { $seat } discards { $resources }
event-end-caused = { $reason ->
        [perfect] the perfect combination ended the game; of those who showed it, the richest wins
        [queue] the queue could no longer be filled to { $queue-size }, which ended the game: the richest wins
       *[other] the end came because a player had { $win-doubloons } doubloons or more: the richest wins
    }
event-won = { $seat } wins { $reason ->
        [perfect] with the perfect combination
        [queue] as the richest: the queue can no longer be filled
       *[other] as the richest
    }

phase-supply = the supply
phase-offers = the offers
phase-trade = the trade
phase-round = the round

# What orders wait for

until-round = until the round ends
until-developed = until somebody takes a development
until-traded = until something is taken in the trade

score-combinations = combinations
score-income = income
score-market = Orellana’s bonus
score-spent = spent on characters
game-points = { $points } { $points ->
    [one] doubloon
   *[other] doubloons
 }

# Rules, in our words

rules-two-minutes = **What it is about.** You trade in the New World: resources of nine numbers, and relics, become doubloons and developments. Whoever first has { $win-doubloons } doubloons wins, or whoever shows all nine numbers and a relic at once.

    {""}**A round.** 1. An *event* may strike. 2. *Supply*: everybody is dealt { $cards-per-round } resources; fleets pick some more. 3. *Trade*: the Trade Master says how many resources each must offer, { OR($offer-sizes) }. Everybody offers in secret, and all is revealed. The highest total becomes Trade Master and takes one card that somebody has offered; whoever has lost one takes next, and so on. 4. *Progress*: in turn, use what you hold. What your warehouses do not keep is discarded.

    {""}**What to do with cards.** *Equal numbers* ({ OR($identical-access-keys) } of them): take a development from the queue – the rarer the number and the more cards, the farther you reach. *Different numbers* ({ LEAST($different-doubloons-keys) } to { MOST($different-doubloons-keys) }): doubloons, { OR($different-doubloons) }. *Relics*: doubloons, or stand-ins for equal numbers.

    {""}**What usually is good.** Offer what you do not need, and look at what the others take: it tells what they collect. Low offers are safe, high ones make you Trade Master, who chooses first. Early on, take developments: caravels bring cards, merchants change numbers, warehouses keep them. Later, make money.

    {""}**In the picture.** The market, the queue of developments beginning at the end that is reached first, the offers of this trade, and what everybody owns. Only you see your own cards, in the picture of your hand.
    .title = In two minutes
rules-aim = At the end of each round, three conditions are checked in this order. Has a player shown the perfect combination? Then that player wins (if several have, the richest of them). Has a player { $win-doubloons } doubloons or more? Then the richest player wins. Can the queue of developments no longer be filled to { $queue-size }? Then the richest player wins. Players who are equally rich share the victory.
    .title = Winning
rules-setup = { $market-size } resources lie face up as the market, { $queue-size } developments as the queue; position 1 is the one farthest from the deck. Some developments are in play only with more players, as they say themselves, and the promo cards only by option. Everybody begins without doubloons or cards, and the first Trade Master is chosen at random.
    .title = Setup
rules-round = Every round has four phases: event, supply, trade and progress. Then developments pay their income, the warehouses are filled, all other cards in hand are discarded, and the end of the game is checked.
    .title = The round
rules-event = The icon on the first development of the queue, the one farthest from the deck, is this round’s event. Without an icon there is no event, unless Coronado’s owner pays for one. The first round never has an event. An event affects everybody except the owner of Juan de la Cosa.
    .title = Event
rules-supply = Stored resources return to their owners’ hands, and everybody is dealt { $cards-per-round } resources. Then one more is turned up for each caravel in play, and the fleets pick from them, each as many as it has caravels. The fleet with the lowest sum of caravel values picks first; in a tie, the one with the lowest single caravel. Then Sergio may buy, and if this is a round of pirates, each fleet of two or more caravels costs its owner one resource.
    .title = Supply
rules-trade = The Trade Master announces { OR($offer-sizes) }. Everybody secretly offers that many resources, and all offers are revealed together. The highest total becomes Trade Master (a relic counts as { $resources-r-value }, Valdivia adds { $developments-valdivia-amount }); in a tie, the old Trade Master stays if tied, and otherwise names one of the tied players.

    The Trade Master takes a resource that another player has offered, either into their hand, or into the market to take another one from there. The player who lost the resource takes next, and so on. With three or more players, nobody may take from the same opponent again when the last two takes were between the two of them.

    When nothing can be taken any more, the offers that are left return to their owners. If the player who would be next is not the Trade Master, the Trade Master secretly gives them one resource. Everybody then holds as many resources as before the trade.
    .title = Trade
rules-progress = The Trade Master names who begins; the others follow clockwise. In your turn you may make one identical combination, one different combination (or the perfect one) and one sale of relics, in any order. Each resource serves only once. Once a round, each merchant lets one numbered resource count as one of the numbers on the merchant. A development works from the moment it is taken.
    .title = Progress
rules-identical = Turn in { OR($identical-access-keys) } equal numbers to take one development; relics may stand in for some of them, but not for all. Of common numbers (1 to 3), { $identical-access-keys } cards reach the first { $identical-access-3-common }, { $identical-access-4-common }, { $identical-access-5-common } positions of the queue; of uncommon ones (4 to 6), the first { $identical-access-3-uncommon }, { $identical-access-4-uncommon }, { $identical-access-5-uncommon }; of rare ones (7 to 9), the first { $identical-access-3-rare }, { $identical-access-4-rare }, { $identical-access-5-rare }. The cards behind move up, and a new one joins the end face down; it is turned up at the end of the turn.
    .title = Identical combinations
rules-different = { LEAST($different-doubloons-keys) } to { MOST($different-doubloons-keys) } different numbers without relics pay { OR($different-doubloons) } doubloons. { LEAST($relic-doubloons-keys) } to { MOST($relic-doubloons-keys) } relics on their own pay { OR($relic-doubloons) }. The perfect combination is all nine numbers and a relic, with the help of merchants if needed; it pays nothing, but wins the game.
    .title = Different, relics, perfect
rules-storing = After the income, each player secretly keeps as many resources as their warehouses hold and discards the others. Stored resources return at the beginning of the next supply. In a fire, nobody may store.
    .title = Income and storing

# In and under the pictures

picture-called-round = this round’s trade
picture-mundus-novus-almagro = Almagro
picture-mundus-novus-de-la-cosa = La Cosa
picture-mundus-novus-las-casas = Las Casas
picture-mundus-novus-gonzalo-pizarro = Gonzalo
picture-mundus-novus-ponce-de-leon = Ponce
picture-mundus-novus-valdivia = Valdivia
picture-mundus-novus-orellana = Orellana
picture-mundus-novus-coronado = Coronado
picture-mundus-novus-cortes = Cortés
picture-mundus-novus-sergio-de-lagio = Sergio
picture-mundus-novus-buron-el-catalan = Burón
picture-mundus-novus-estefano-guante = Estefano
picture-mundus-novus-vicente-de-la-raya = Vicente
picture-mundus-novus-kings-help = any number of identical sets
picture-mundus-novus-natives = different: 1 doubloon a card
picture-mundus-novus-storm = identical: position 1 only
picture-mundus-novus-fire = nobody may store this round
picture-mundus-novus-pirates = each fleet of 2 or more loses a card
picture-mundus-novus-no-offers = Nothing is offered yet.
picture-mundus-novus-announced = everybody offers { $number }
picture-mundus-novus-market = Market
picture-mundus-novus-picking = The fleets pick, lowest number first
picture-mundus-novus-worth = worth
picture-mundus-novus-takes = Who took what from whom
picture-mundus-novus-perfect = The perfect combination!
picture-mundus-novus-perfect-brings = you win at the end of the round
picture-mundus-novus-identical = Identical
picture-mundus-novus-identical-brings = a development, { $worth ->
    [1] position 1
   *[other] positions 1 to { $worth }
}
picture-mundus-novus-different = Different
picture-mundus-novus-different-brings = { $worth } doubloons
picture-mundus-novus-relics = Relics
picture-mundus-novus-relics-brings = { $worth } doubloons

alt-mundus-novus-market = Market: { $resources }.
alt-mundus-novus-pool = For the fleets to pick: { $resources }.
alt-mundus-novus-deck = Cards left in the development deck: { $count }.
alt-mundus-novus-queue = Queue: { $developments }.
alt-mundus-novus-fleets = Fleets in picking order: { $fleets }.
alt-mundus-novus-player = { $name }: { $doubloons ->
    [one] 1 doubloon
    [hidden] doubloons hidden
   *[other] { $doubloons } doubloons
}, { $cards } in hand; { $developments }.
alt-mundus-novus-picked = { $name } picked { $resources }.
alt-mundus-novus-offer = { $name } offered { $resources }.
alt-mundus-novus-takes = Taken: { $takes }.
alt-mundus-novus-take = { $taker } { $resource } from { $owner }{ $market ->
    [none] {""}
   *[other] , swapped for { $market }
}
alt-mundus-novus-hand = Hand: { $resources }.
alt-mundus-novus-stored = Warehouse: { $resources }.
alt-mundus-novus-changes = Changed by your merchants for the next combination: { $changes }.
alt-mundus-novus-used = Merchants used this round: { $merchants }.
alt-mundus-novus-best = { $combination }: { $resources }{ $merchants ->
    [none] {""}
   *[other] , merchants { $merchants }
}, { $brings }.

picture-mundus-novus-order = Fleets pick in this order
picture-mundus-novus-earlier = { $number } earlier ones

# What a person does, in a few words
picture-mundus-novus-almagro-does = identical sets may take the unseen top card
picture-mundus-novus-de-la-cosa-does = ignores events
picture-mundus-novus-las-casas-does = may offer fewer
picture-mundus-novus-gonzalo-pizarro-does = the best caravel picks as if 0
picture-mundus-novus-ponce-de-leon-does = may split the fleet in two
picture-mundus-novus-valdivia-does = +3 for Trade Master
picture-mundus-novus-orellana-does = 2 for three alike or in a row left in the market
picture-mundus-novus-coronado-does = may pay 2 to choose the event
picture-mundus-novus-cortes-does = income 3
picture-mundus-novus-sergio-de-lagio-does = may buy from the market for 2
picture-mundus-novus-buron-el-catalan-does = income 1 for each person
picture-mundus-novus-estefano-guante-does = income 3 as Trade Master
picture-mundus-novus-vicente-de-la-raya-does = three alike may bring 3, 4 or 5

# What symbols mean that stand without words, for the legend

symbol-doubloon = doubloons
symbol-cards = cards in hand
symbol-card-back = card face down
symbol-caravel = caravels: cards for the fleet
symbol-barrel = cards stored in warehouses
symbol-trader = Trade Master
symbol-cocoa = { resources-1 }
symbol-corn = { resources-2 }
symbol-tobacco = { resources-3 }
symbol-coffee = { resources-4 }
symbol-cotton = { resources-5 }
symbol-sugar = { resources-6 }
symbol-potato = { resources-7 }
symbol-indigo = { resources-8 }
symbol-vanilla = { resources-9 }
symbol-relic = { resources-r }

# The lesson: what is said of each decision, and with `.else` of another one than the lesson’s

lesson-chapter-trade = The first trade
lesson-chapter-progress = Cards become ships
lesson-chapter-master = A new Trade Master
lesson-chapter-fleet = Fleet and warehouse
lesson-announce = Everybody has { $cards-per-round } resources, and you are the first Trade Master: you say how many of them everybody offers in secret. Two are enough when your hand has a use for most of what it holds; many make a lively trade. In the picture the scales mark the Trade Master; above are the market of { $market-size } cards and the queue of developments, numbered from the end that is reached first.
    .else = It works with any number: more cards on the table mean more to take, but also more that you may lose.
lesson-offer = Keep what belongs together, offer the rest. *Equal numbers* bring developments, and a relic stands in for one of them: keep the 5, the 6 and the relic. The 1 and the 9 fit nothing yet, and together they count 10: that may well keep you Trade Master, who takes first. Nobody sees your offer until all are made.
    .else = Whatever lies there, others can take, and you take from them instead. So offer what you can spare.
lesson-take = All offers are revealed, and yours is the highest. You take a card that somebody else has offered; whoever has lost it takes next. { $seat-2 } offers a 5: two 5s and the relic are three equal ones. The picture of { picture-called-round } shows who offered what; the little flags mark what you can take.
    .else = It is yours all the same. But a card that makes a pair is worth more than one that stands alone.
lesson-pair = { $seat-2 } has taken your 1, so it is your turn again. After two takes between the same two players you must take from somebody else: { $seat-1 } has a 6, a second pair.
    .else = One card more in any case. High numbers are rarer, and three of them reach farther in the queue.
lesson-swap = Of what is left you may take only a 2 – but you need not keep it: put it in the market and take one of the cards there instead. A relic lies in the market: swap the 2 for it.
    .else = Before you take a card that you do not need, look at the market: each take may be a swap.
lesson-compensate = Nothing is left to take, and { $seat-1 } is a card short because they were robbed last. The Trade Master secretly makes up for it out of their own hand, so that everybody has as many cards as before. You can make only one combination of equal numbers a turn: give away a 6.
    .else = Only the two of you know which card it was. Give what leaves your best combination whole.
lesson-first = The trade is over; now everybody uses their cards in turn, and the Trade Master says who begins. Whoever begins has the full queue to choose from: you.
    .else = It rarely pays to let others choose first: what they take from the queue is gone.
lesson-same = Two 5s and a relic are three equal, uncommon numbers: they reach the first { $identical-access-3-uncommon } positions of the queue. In position 3 lies a caravel: one more resource in every round from now on. Early in the game nothing pays better. The picture of your hand, which only you see, shows what your cards make.
    .else = Each development works from now on, so it is a good one, too. Caravels bring cards, and cards bring everything else.
lesson-relics = You have a relic to spare. Sold on its own it pays { $relic-doubloons-1 } doubloons, several together pay more each. Cards that you do not use now are lost at the end of the round: only warehouses keep some.
    .else = You cannot keep the relic without a warehouse. Sell it before you end your turn.
lesson-done = There is nothing more to make of a single 6. End your turn; the others follow. They may also turn in *different* numbers: { LEAST($different-doubloons-keys) } of them pay { $different-doubloons-4 } doubloons, all nine { $different-doubloons-9 }.
    .else = Look at what the hand still makes; when it makes nothing, the turn is over.
lesson-announce-again = Round 2. { $seat-1 } made doubloons of different numbers, { $seat-2 } took Juan de la Cosa. Your caravel has brought you a sixth card, and you are still Trade Master. Two 3s and a relic are worth keeping; three cards can go: announce 3.
    .else = Fewer is careful, more is bold. What counts is how many of your cards you can spare.
lesson-low = The 3s and the relic stay. Both 1s and the 4 count 6 together: hardly enough to become Trade Master again, but good cards are worth more than the first take.
    .else = Those cards are on the table now; perhaps you will get others as good for them.
lesson-name = Both have 10, you have 6. As the old Trade Master you say who of those tied is the new one. You would like the 3 that { $seat-1 } offers: nobody can take their own cards, so name { $seat-1 }, and only { $seat-2 } can take it before you.
    .else = Think of which card you want: whoever takes first should be somebody who cannot take it.
lesson-three = Pity, { $seat-2 } was quicker with the 3. But the market has another one, the picture shows it on top: take the 6 from { $seat-1 } and swap it for the 3.
    .else = A third 3 would have spared you the relic.
lesson-last = Only 1s are left. You must take as long as you can, so take the one of { $seat-2 }.
    .else = A 1 is a 1; and nothing in the market would go better with your 3s.
lesson-merchant = The Trade Master began, so you come last, and with three common numbers (1 to 3) you reach only position { $identical-access-3-common }. There lies a merchant: once a round they let one card count as 7, 8 or 9. With the relic you would reach position { $identical-access-4-common } – but you can sell it.
    .else = A relic is a joker, too, and may well be worth it for a development that you like better.
lesson-sell = Another relic, another { $relic-doubloons-1 } doubloons. { $win-doubloons } win the game.
    .else = A relic is discarded at the end of the round, and then it has brought nothing.
lesson-done-again = Your merchant could already be used, but two cards make no combination. End your turn.
    .else = A merchant only helps where a combination lacks one number. Here far more is missing.
lesson-pick = Round 3. For each caravel a resource was turned up, and the fleets pick. The lowest sum picks first: yours is 4, that of { $seat-1 } 15; the picture has the order below the queue. The 9 is rare and counts a lot, so pick it.
    .else = What you leave, the next fleet gets. High numbers are rarer.
lesson-leave = Your hand is colourful: 4, 5 and 6 are the better numbers, and the market has another 4. Offer the lowest, 1 and 3, and see what the others offer.
    .else = Low cards are the cheapest offer when you do not want to be Trade Master.
lesson-second = Two 4s lie on the table. Take the one of { $seat-2 }: { $seat-1 }, who was the first to take, still has the other one.
    .else = There were two 4s on the table, and you have one in your hand: count what could become three.
lesson-third = { $seat-1 } has just taken your 1, so you take from them: the other 4. Now you have three.
    .else = The third 4 would have completed a combination that reaches three positions of the queue.
lesson-warehouse = Three uncommon numbers, the first { $identical-access-3-uncommon } positions. In position 3 lies a warehouse: it keeps one card for the next round and pays one doubloon each round. The signs at the bottom of a card say what it brings.
    .else = That works from now on, too. A warehouse pays off the more the earlier it comes.
lesson-done-last = Three cards are left: too few for different numbers, which take at least { LEAST($different-doubloons-keys) }. End your turn.
    .else = When nothing more can be made, the turn is over; what is left goes to the warehouse or is discarded.
lesson-store = Income is paid, then your warehouse keeps one card; the others go. Nobody sees which. Keep the 9, the rarest: high numbers complete the long rows of different ones.
    .else = That one will help, too. Rare numbers are the hardest to come by a second time.
lesson-end = **That was the lesson.** You have announced, offered, taken, swapped, picked, developed, sold and stored: that is the whole game. And look at your new hand: with the stored 9 it holds five different numbers, good for { $different-doubloons-5 } doubloons. Early take developments, later make money.

    {""}*What comes up more rarely:* a sign in the corner of the card in position 1 is an *event* for the round – the black flag of Caravel 2 in the picture means pirates, who take cards from fleets of two or more caravels; *Coronado* pays for an event of choice; *Ponce de León* may split the fleet; merchants change a number; all nine numbers and a relic are the *perfect combination*, which wins at the end of the round. *?* explains each of them.
