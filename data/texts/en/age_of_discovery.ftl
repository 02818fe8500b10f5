# Age of Discovery: words for moves, events, components, options and rules.

game-name = Age of Discovery
    .about = Settle, trade, discover, and fight in the New World, in { $turns-count } turns
game-face = Colonists, captains, merchants and soldiers are sent out to settle regions, discover new land and fight over it, over { $turns-count } turns. Every turn you place your people on the boxes that you want most before the others do.
moment = turn { $turn }

# Options

option-auction = First turn order
    .about = Whether the first turn order is drawn at random or auctioned
option-auction-false = at random
option-auction-true = auctioned
option-navy = Navy
    .about = What the Navy scores for each ship: the rulebook’s appendix says 4 points, its chapter on scoring 3
option-navy-4 = 4 points a ship
option-navy-3 = 3 points a ship
option-world-atlas = World Atlas
    .about = Whether the World Atlas is in play, a tenth building of age 3 that is our own guess
option-world-atlas-true = with
option-world-atlas-false = without

# Moves

move-place-worker = Place a piece
    .name = place-worker
    .about = Put one of your pieces into an event box
    .chosen = { $piece ->
        [open] { $box ->
            [open] Place a piece
           *[other] Place in { $box }
        }
       *[other] Place a { $piece }: { $box }
    }
move-place-worker-box = Which box?
    .name = box
move-place-worker-piece = Which piece?
    .name = piece
move-use-favour = Royal Favour
    .name = use-favour
    .about = Once per game: swap one of your pieces with the one in front of it
    .chosen = Royal Favour{ $box ->
        [open] {""}
       *[other] : { $box }
    }{ $space ->
        [open] {""}
       *[other] , space { $space }
    }
move-use-favour-box = In which box?
    .name = box
move-use-favour-space = Which space is your piece on?
    .name = space
move-settle = Settle
    .name = settle
    .about = Bring your piece from the dock to a discovered region
move-settle-region = Which region?
    .name = region
move-take-good = Take a good
    .name = take-good
    .about = Take a good from the display
    .chosen = { $good ->
        [open] Take a good
       *[other] Take { $good }
    }
move-take-good-good = Which good?
    .name = good
move-build = Buy a building
    .name = build
    .about = Buy a capital building
    .chosen = { $building ->
        [open] Buy a building
       *[other] Buy { $building }
    }
move-build-building = Which building?
    .name = building
move-chart = Chart
    .name = chart
    .about = Discover a region without an expedition, by New World Cartography
move-chart-region = Which region?
    .name = region
move-ally = Indian Allies
    .name = ally
    .about = Put { $buildings-indian-allies-colony-soldiers } soldiers into one of your colonies for free
    .chosen = { $region ->
        [open] Indian Allies
       *[other] Indian Allies in { $region }
    }
move-ally-region = Which colony?
    .name = region
move-explore = Explore
    .name = explore
    .about = Send an expedition to an undiscovered region
    .chosen = { $pieces ->
        [open] { $region ->
            [open] Explore
           *[other] Explore { $region }
        }
       *[other] Explore { $region } with { $pieces }
    }
move-explore-region = Which region?
    .name = region
move-explore-pieces = Which pieces do you send?
    .name = pieces
move-explore-beyond = Explore beyond
    .name = explore-beyond
    .about = Send an expedition beyond the map and draw a discovery card
    .chosen = { $pieces ->
        [open] Explore beyond
       *[other] Explore beyond with { $pieces }
    }
move-explore-beyond-pieces = Which pieces do you send?
    .name = pieces
move-train = Train
    .name = train
    .about = Pay for a specialist of your choice
    .chosen = { $piece ->
        [open] Train
       *[other] Train a { $piece }
    }
move-train-piece = Which specialist?
    .name = piece
move-battle = Battle
    .name = battle
    .about = Fight one opponent in one region, for free
    .chosen = { $region ->
        [open] Battle
       *[other] { $opponent ->
            [open] Battle in { $region }
           *[other] Battle in { $region } against { $opponent }
        }
    }
move-battle-region = In which region?
    .name = region
move-battle-opponent = Against whom?
    .name = opponent
move-war = War
    .name = war
    .about = Pay to fight one opponent in all regions where you both have pieces and one of you has a soldier
    .chosen = { $opponent ->
        [open] War
       *[other] War on { $opponent }
    }
move-war-opponent = Against whom?
    .name = opponent
move-kill-enemies = Kill
    .name = kill-enemies
    .about = Choose which enemy pieces your soldiers kill in a region
    .chosen = { $enemies ->
        [open] Kill in { $region }
       *[other] Kill in { $region }: { $enemies }
    }
move-kill-enemies-region = In which region?
    .name = region
move-kill-enemies-enemies = Which enemies?
    .name = enemies
move-demote = Demote a soldier
    .name = demote
    .about = Turn a soldier in the New World into a colonist, to make room for the new one
    .chosen = { $region ->
        [open] Demote a soldier
       *[other] Demote a soldier in { $region }
    }
move-demote-region = In which region?
    .name = region
move-move-soldier = Move a soldier
    .name = move-soldier
    .about = Cavalry: move a soldier to an adjacent region
    .chosen = { $source ->
        [open] Move a soldier
       *[other] { $target ->
            [open] Move a soldier from { $source }
           *[other] Move a soldier from { $source } to { $target }
        }
    }
move-move-soldier-source = From which region?
    .name = source
move-move-soldier-target = To which region?
    .name = target
move-migrate = Migrate
    .name = migrate
    .about = Migration: move up to { $buildings-migration-colonist-moves } colonists from one region to another
    .chosen = { $source ->
        [open] Migrate
       *[other] { $target ->
            [open] Migrate from { $source }
           *[other] { $colonists ->
                [open] Migrate from { $source } to { $target }
                [one] Migrate a colonist from { $source } to { $target }
               *[other] Migrate { $colonists } colonists from { $source } to { $target }
            }
        }
    }
move-migrate-source = From which region?
    .name = source
move-migrate-target = To which region?
    .name = target
move-migrate-colonists = How many colonists?
    .name = colonists
move-bid = Bid
    .name = bid
    .about = Bid for the first place in the turn order
    .chosen = { $amount ->
        [open] Bid
       *[other] Bid ${ $amount }
    }
    .raised = ${ $amount }
move-bid-amount = How much?
    .name = amount
move-take-specialist = Take a specialist
    .name = take-specialist
    .about = Take the specialist that comes with your high bid
    .chosen = { $piece ->
        [open] Take a specialist
       *[other] Take a { $piece }
    }
move-take-specialist-piece = Which specialist?
    .name = piece

# What is waited for

step-turn-order = the turn order is drawn at random
step-youngest-player = the first bidder is drawn at random
step-auction = bid more for the first place in the turn order, or pass
step-second-place = take a specialist for your bid, or pass
step-first-turn = the first turn begins
step-turn = a turn begins
step-place-workers = place a piece in an event box
step-last-call = last call for Royal Favour: use it now, or pass
step-royal-favour = use Royal Favour
step-resolution = the next box is resolved
step-initiative = initiative is paid
step-colonist-dock = a piece leaves the dock
step-arrival = bring your piece from the dock to a region, or pass
    .now = bring your { $piece } from the dock to a region, or pass
step-space-by-space = use your piece in the box
step-trade-goods = take a good, or pass
step-merchant-shipping = the ship is won
step-capital-buildings = buy a building, or pass
step-indian-allies = choose a colony for the soldiers of the Indian Allies, or pass
step-discovery = send an expedition, or train with a piece on the training space, or pass
    .now = send an expedition, or pass{ $trains ->
        [yes] ; with a piece on the training space: train, or pass
       *[no] {""}
    }
step-turn-up-counter = a discovery counter is turned up
step-landing = an expedition lands
step-turn-up-card = a discovery card is turned up
step-free-discovery = choose a region for New World Cartography, or pass
step-free-landing = a region is charted
step-specialists = specialists join their players
step-training = train a specialist, or pass
step-specialists-gone = the specialists box is cleared
step-warfare = declare a battle or a war, or pass
step-casualties = secretly choose which pieces your soldiers kill in each region
step-income = the income is paid
step-benefits = the buildings bring their benefits
step-payments = buildings pay
step-draw-goods = a good is drawn from the pool
step-recruits = buildings bring pieces
step-cavalry = move a soldier with Cavalry, or pass
step-migration = move colonists with Migration, or pass
step-redeployment = move pieces with Cavalry or Migration, or pass
step-benefits-ended = the benefits are over
step-gain-soldier = all your soldiers are in play: demote one to make room for the new one, or pass and go without
step-good-check = the regions’ goods are awarded
step-score-colonies = the colonies score
step-turn-end = the turn ends
step-game-over = the game is over
step-ageing = an age ends
step-refill = the displays are refilled
step-turn-up-buildings = buildings are turned up
step-turn-up-goods = goods are turned up
step-next-turn = the next turn is prepared

# Phases

phase-turn = the preparation
phase-initiative = placement and initiative
phase-dock = the colonist dock
phase-trade-goods = trade goods
phase-shipping = merchant shipping
phase-capital = capital buildings
phase-discovery = discovery
phase-specialists = specialists
phase-warfare = warfare
phase-income = income
phase-benefits = the buildings’ benefits
phase-scoring = the scoring of the colonies

# What orders wait for

until-turn = until the turn ends
until-box = until the next event box
until-discovered = until a region is discovered
until-built = until somebody buys a building

# Facts about a choice: what it costs and brings (beside its name), why it is not possible

fact-cost = ${ $money }
fact-space = space { $space }
fact-initiative = space { $space }, +${ $space }
fact-colony = you then have { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    } there{ $money ->
        [0] {""}
       *[other] , +${ $money }
    }
fact-more-income = { $money ->
        [0] no extra income yet
       *[other] +${ $money } income
    }
fact-natives = { $natives ->
        [one] 1 native
       *[other] { $natives } natives
    }
fact-unknown-natives = { $least } to { $most } natives
fact-expedition = strength { $strength } against { $least } to { $most } natives
fact-sure-expedition = strength { $strength } against { $natives ->
        [one] 1 native
       *[other] { $natives } natives
    }
fact-losses = they lose { $theirs ->
        [one] 1 piece
       *[other] { $theirs } pieces
    }, you lose { $ours ->
        [one] 1 piece
       *[other] { $ours } pieces
    }
fact-war-losses = ${ $money }; they lose { $theirs ->
        [one] 1 piece
       *[other] { $theirs } pieces
    }, you lose { $ours ->
        [one] 1 piece
       *[other] { $ours } pieces
    }
fact-too-dear = That costs ${ $cost }, you have ${ $money }.
fact-bid-too-low = Bid ${ $lowest } or more.
fact-box-full = { $spaces ->
        [one] The { $box } is taken
       *[other] All { $spaces } spaces are taken: { $box }
    }.
fact-one-each = You may have only one piece here, and it is there: { $box }.
fact-not-in-hand = You have no { $piece } in hand.
fact-no-specialist = A { $piece } is not a specialist.
fact-training-taken = The training space belongs to { $seat }.
fact-not-on-sale = { $building } is not on sale.
fact-not-on-display = There is no { $good } on display.
fact-undiscovered = { $region } is not discovered yet.
fact-discovered = { $region } is discovered already.
fact-no-battle = In { $region } there can be no battle against { $opponent }: both of you must have pieces there, and one a soldier.

# Why a move was made: it goes on from the move

fact-move-earlier = to act earlier next turn and get ${ $space }
fact-to-land = to bring a piece to { $colonies ->
        [one] the one region that is discovered
       *[other] one of the { $colonies } regions that are discovered
    }
fact-for-good = for { $count ->
        [one] the only good on display
       *[other] one of the { $count } goods on display
    }
fact-for-ship = to compete for the ship with a strength of { $strength }
fact-for-building = to buy a building, with ${ $money } to spend
fact-for-expedition = for an expedition with a strength of { $strength }
fact-for-specialist = for one more piece next turn: { $piece }
fact-to-train = to train a specialist of any kind, with ${ $money } to spend
fact-acts-sooner = to act sooner in this box: { $box }
fact-for-war = to fight in the New World
fact-leads = to have the most pieces in this region: { $region } ({ $pieces })
fact-follows = to have { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    } in this region: { $region }
fact-raises-income = to raise the income by ${ $money }
fact-collects = for later sets: { $count ->
        [one] { $good }
       *[other] { $count } × { $good } in all
    }
fact-scores-at-end = for { $vp ->
        [0] what it scores at the end
        [one] its 1 point
       *[other] its { $vp } points
    }
fact-helps-each-turn = for what it brings in the { $turns ->
        [one] turn
       *[other] { $turns } turns
    } still to come
fact-pays-each-turn = for what it pays { $times ->
        [one] this turn
       *[other] at the end of each turn, { $times } times in all
    }
fact-helps-now = for what it brings at once
fact-helps-from-now = for what it does from now on
fact-gathers = to wait for more pieces: the expedition has a strength of { $strength }
fact-strong-enough = because a strength of { $strength } is enough against { $natives ->
        [one] 1 native
       *[other] { $natives } natives
    }
fact-takes-the-risk = to risk strength { $strength } against unknown natives
fact-to-weaken = to weaken { $opponent }
fact-to-act-first = to act first, for ${ $amount } at most

# What happened

event-turn-began = Turn { $turn } of { $turns-count }, age { $age } begins
event-age-began = Age { $age } begins: the unsold buildings leave the game; from now on, a building costs ${ $price }
event-turn-order-set = Turn order: { $order }{ $extra_money ->
        [0] {""}
       *[other] ; each place further back starts with ${ $extra_money } more
    }
event-bid-made = { $seat } bids ${ $amount }
event-bidding-left = { $seat } takes place { $position } in the turn order
event-bid-paid = { $seat } pays ${ $money } for the place in the turn order (rules: { rules-initiative.title })
event-buildings-turned-up = On sale now: { $buildings }
event-goods-turned-up = On display now: { $goods }
event-ship-arrived = A new ship arrives in the shipping box
event-worker-placed = { $seat } places a { $piece }: { $box }{ $space ->
    [0] {""}
   *[other] , space { $space }
 }
event-favour-used = { $seat } uses Royal Favour and moves ahead of { $other }: { $box }, space { $space } (rules: { buildings-royal-favour })
event-declined = { $seat } does nothing with a piece: { $box }
event-initiative-paid = { $seat } gets ${ $money } for initiative (rules: { rules-initiative.title })
event-settled = { $region }: { $seat } settles a { $piece }{ $colonists ->
    [0] {""}
    [one] {" "}and one more colonist
   *[other] {" "}and { $colonists } more colonists
 }{ $money ->
    [0] {""}
   *[other] {" "}and earns ${ $money }
 }
event-region-good-won = { $region }: { $seat } is the first with { $scoring-threshold } pieces and takes its good, { $good } (rules: { rules-dock.title })
event-good-taken = { $seat } takes { $good }
event-ship-won = { $seat } wins the ship with a fleet of strength { $strength }
event-building-bought = { $seat } buys { $building } for ${ $price }
event-expedition-sent = { $region }: { $seat } sends an expedition ({ $pieces })
event-expedition-sent-beyond = { $seat } sends an expedition beyond the map ({ $pieces })
event-region-discovered = { $region }: { $seat } discovers it with { $strength } against { $natives ->
    [one] one native
   *[other] { $natives } natives
 } and earns ${ $coins }{ $plunder ->
    [0] {""}
   *[other] {" "}and ${ $plunder } in plunder
 }
event-region-charted = { $region }: { $seat } discovers it by New World Cartography, without an expedition, and earns ${ $coins }
event-expedition-failed = { $region }: { $seat } fails with { $strength } against { $natives } natives; everybody has now seen the counter (rules: { rules-discovery.title })
event-land-discovered = { $card }: { $seat } discovers it with { $strength } against { $natives } natives and earns ${ $coins }{ $plunder ->
    [0] {""}
   *[other] {" "}and ${ $plunder } in plunder
 }
event-land-missed = { $card }: { $seat } fails with { $strength } against { $natives } natives; the card is shuffled back (rules: { rules-discovery.title })
event-specialist-joined = { $seat } gets a { $piece }
event-specialist-trained = { $seat } trains a { $piece } for ${ $price }
event-soldier-demoted = { $region }: { $seat } turns a soldier into a colonist (rules: { rules-specialists.title })
event-soldier-forgone = { $seat } gets no soldier: all of theirs are in play (rules: { rules-specialists.title })
event-soldier-arrived = { $region }: { $seat } gets a soldier
event-battle-declared = { $region }: { $seat } declares battle on { $opponent } (rules: { rules-warfare.title })
event-war-declared = { $seat } declares war on { $opponent } for ${ $price }: { $regions } (rules: { rules-warfare.title })
event-pieces-lost = { $region }: { $seat } loses { $dead }
event-income-received = { $seat } gets ${ $sets } from goods and ships{ $rum ->
    [0] {""}
   *[other] {" "}and ${ $rum } from rum
 } (rules: { rules-goods.title })
event-building-paid = { $building } pays { $seat } ${ $money }
event-privateers-paid = { $payer } pays ${ $money } to { $seat }’s Privateers (rules: { buildings-privateers })
event-good-drawn = { $seat } gets { $good } from the West Indies Company
event-piece-recruited = { $seat } gets { $count ->
    [one] a { $piece }
   *[other] { $count } × { $piece }
 } for the next turn
event-discovery-reinforced = { $seat } gets a { $piece } in the discovery box
event-dock-reinforced = { $seat } gets a colonist on the dock from { $building } (rules: { rules-buildings.title })
event-soldier-moved = One of { $seat }’s soldiers rides from { $source } to { $target }
event-colonists-migrated = { $count ->
    [one] One of { $seat }’s colonists migrates
   *[other] { $count } of { $seat }’s colonists migrate
 } from { $source } to { $target }
event-colony-scored = { $region }: { $points ->
    [one] one point
   *[other] { $points } points
 } for { $seat } (rules: { rules-scoring.title })
event-set-formed = { $goods }{ $ships ->
    [0] {""}
   *[other] {" "}and a ship
 }: ${ $money }

# Sources of points

# What decides between equal points.
tie-break-1 = { $number } from colonies after age 3
picture-tie-break-1 = Colonies after age 3
tie-break-2 = ${ $number }
picture-tie-break-2 = Money
tie-break-3 = { $number } { $number ->
    [one] good
   *[other] goods
 }
picture-tie-break-3 = Goods

score-facts = Economy: what each set pays
score-colonies-1 = Colonies after age 1
score-colonies-2 = Colonies after age 2
score-colonies-3 = Colonies after age 3
score-discoveries = Discoveries
score-buildings = Numbers on buildings
score-economy = Economy
score-mercantilism = Mercantilism
score-population = Population
score-navy = Navy
score-standing-army = Standing Army
score-architecture = Architecture
score-colonial-empire = Colonial Empire
score-wealth = Wealth
score-world-atlas = World Atlas

# Pieces, boxes, regions, goods

pieces-each =
    .facts = Shipping { $shipping } · discovery { $discovery } · when it arrives by the dock: ${ $dock-money }, more colonists: { $dock-colonists }
pieces-colonist = colonist
    .about = Counts as { $shipping } in shipping, { $discovery } in discovery
pieces-captain = captain
    .about = Counts as { $shipping } in shipping, { $discovery } in discovery
pieces-merchant = merchant
    .about = Counts as { $shipping } in shipping; earns ${ $dock-money } when it arrives by the dock
pieces-missionary = missionary
    .about = Brings another colonist when it arrives by the dock
pieces-soldier = soldier
    .about = Plunders on a successful expedition and fights in the New World; { $supply-soldiers } at most
enemies-soldier = soldier
    .about = Could kill your pieces in later battles
enemies-colonist = colonist
    .about = Any piece that is not a soldier
enemies-fort = the Fortifications’ soldier
    .about = Disappears after the battle in any case
boxes-each =
    .facts = Spaces: { $spaces ->
        [0] any number
       *[other] { $spaces }
    }{ COUNT($open-spaces-keys) ->
        [0] {""}
       *[other] {" "}(with { $open-spaces-keys } players: { $open-spaces })
    }{ $per-player ->
        [0] {""}
       *[other] {" "}· per player: { $per-player }
    }{ $cost ->
        [0] {""}
       *[other] {" "}· cost ${ $cost }
    }
boxes-turn-order = turn order
    .about = Who acts first
boxes-initiative = initiative
    .about = Pays $1 on space 1, $2 on space 2 …; sets the next turn order; one piece per player
boxes-dock = colonist dock
    .about = Your piece settles in a discovered region
boxes-trade-goods = trade goods
    .about = Take goods from the display, in the order of the spaces
boxes-shipping = merchant shipping
    .about = The strongest fleet wins the ship; captains and merchants count more
boxes-capital = capital buildings
    .about = Buy a building for ${ $turns-building-cost-1 }, ${ $turns-building-cost-2 } or ${ $turns-building-cost-3 }, depending on the age
boxes-discovery = discovery
    .about = Send an expedition; pieces that stay behind wait for a later turn
boxes-captain = captain space
    .about = A captain for the next turn
boxes-merchant = merchant space
    .about = A merchant for the next turn
boxes-missionary = missionary space
    .about = A missionary for the next turn
boxes-soldier = soldier space
    .about = A soldier for the next turn
boxes-training = training space
    .about = A specialist of your choice for the next turn, for ${ $cost }
boxes-warfare = warfare
    .about = A battle for free, or a war for ${ $cost }
regions-canada = Canada
    .about = Good: { $good }. Next to { $adjacent } (good and neighbours: our guess)
regions-new-england = New England
    .about = Good: { $good }. Next to { $adjacent } (good and neighbours: our guess)
regions-florida = Florida
    .about = Good: { $good }. Next to { $adjacent } (good and neighbours: our guess)
regions-caribbean = Caribbean
    .about = Good: { $good }. Next to { $adjacent } (good: our guess)
regions-new-spain = New Spain
    .about = Good: { $good }. Next to { $adjacent } (good and neighbours: our guess)
regions-new-granada = New Granada
    .about = Good: { $good }. Next to { $adjacent } (good and neighbours: our guess)
regions-peru = Peru
    .about = Good: { $good }. Next to { $adjacent } (neighbours: our guess)
regions-brazil = Brazil
    .about = Good: { $good }. Next to { $adjacent } (good and neighbours: our guess)
regions-argentina = Argentina
    .about = Good: { $good }. Next to { $adjacent } (name, good and neighbours: our guess)
goods-each =
    .about = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } in the box
goods-gold = gold
goods-silver = silver
goods-cattle = cattle
goods-cocoa = cocoa
goods-fish = fish
goods-sugar = sugar
goods-fur = fur
goods-coffee = coffee
goods-tobacco = tobacco
goods-rice = rice
goods-indigo = indigo

# Discovery counters and cards

counters-each =
    .about = Natives { $natives }, points { $vp }, coins ${ $coins }, plunder ${ $plunder } a soldier (our guess)
cards-each =
    .about = Natives { $natives }, points { $vp }, coins ${ $coins }, plunder ${ $plunder } a soldier (our guess)

counters-d01 = discovery counter 1
counters-d02 = discovery counter 2
counters-d03 = discovery counter 3
counters-d04 = discovery counter 4
counters-d05 = discovery counter 5
counters-d06 = discovery counter 6
counters-d07 = discovery counter 7
counters-d08 = discovery counter 8
counters-d09 = discovery counter 9
counters-d10 = discovery counter 10
counters-d11 = discovery counter 11
counters-d12 = discovery counter 12
counters-d13 = discovery counter 13
counters-d14 = discovery counter 14
counters-d15 = discovery counter 15
counters-d16 = discovery counter 16
cards-mississippi = Mississippi
cards-great-lakes = Great Lakes
cards-hudson-bay = Hudson Bay
cards-amazon = Amazon
cards-california = California
cards-alaska = Alaska
cards-hawaii = Hawaii
cards-strait-of-magellan = Strait of Magellan
cards-great-plains = Great Plains
cards-cape-of-good-hope = Cape of Good Hope
cards-philippines = Philippines
cards-australia = Australia
cards-spice-islands = Spice Islands
cards-india = India
cards-japan = Japan
cards-china = China

# Buildings

buildings-each =
    .facts = Age { $age } · points { $vp } · tiles { $copies }

buildings-colonists = Colonists
    .about = Age { $age }. +{ $pieces-colonist ->
        [one] { $pieces-colonist } colonist
       *[other] { $pieces-colonist } colonists
    } each turn
buildings-monasteries = Monasteries
    .about = Age { $age }. +{ $pieces-missionary ->
        [one] { $pieces-missionary } missionary
       *[other] { $pieces-missionary } missionaries
    } each turn
buildings-trade-routes = Trade Routes
    .about = Age { $age }. +{ $pieces-merchant ->
        [one] { $pieces-merchant } merchant
       *[other] { $pieces-merchant } merchants
    } each turn
buildings-training = Training
    .about = Age { $age }. +{ $pieces-soldier ->
        [one] { $pieces-soldier } soldier
       *[other] { $pieces-soldier } soldiers
    } each turn
buildings-indentured-servitude = Indentured Servitude
    .about = Age { $age }. 1 free colonist on dock space X each turn
buildings-conquistador = Conquistador
    .about = Age { $age }. { $discovery-pieces-soldier ->
        [one] { $discovery-pieces-soldier } free soldier
       *[other] { $discovery-pieces-soldier } free soldiers
    } in the discovery box each turn
buildings-navigator = Navigator
    .about = Age { $age }. { $discovery-pieces-captain ->
        [one] { $discovery-pieces-captain } free captain
       *[other] { $discovery-pieces-captain } free captains
    } in the discovery box each turn
buildings-conquest-of-the-incas = Conquest of the Incan Empire
    .about = Age { $age }. ${ $money } at once
buildings-trading-post = Trading Post
    .about = Age { $age }. +${ $money } each turn
buildings-new-world-cartography = New World Cartography
    .about = Age { $age }. At once: discover a region for free, without plunder. { $vp } points
buildings-indian-allies = Indian Allies
    .about = Age { $age }. At once: { $colony-soldiers ->
        [one] { $colony-soldiers } free soldier
       *[other] { $colony-soldiers } free soldiers
    } in one of your colonies
buildings-privateers = Privateers
    .about = Age { $age }. Each turn, each opponent pays you ${ $privateers } for each of your ships
buildings-ship-yards = Ship Yards
    .about = Age { $age }. +{ $pieces-captain ->
        [one] { $pieces-captain } captain
       *[other] { $pieces-captain } captains
    } each turn
buildings-cathedral = Cathedral
    .about = Age { $age }. Your missionaries that arrive by the dock bring { $missionary-colonists ->
        [one] { $missionary-colonists } colonist
       *[other] { $missionary-colonists } colonists
    } instead of { $pieces-missionary-dock-colonists } (name: our guess)
buildings-royal-revenue = Royal Revenue
    .about = Age { $age }. +${ $money } each turn. { $vp } points (name: our guess)
buildings-royal-favour = Royal Favour
    .about = Age { $age }. Once: a step ahead in dock, initiative, capital or turn order. { $vp } points (name: our guess)
buildings-west-indies-company = West Indies Company
    .about = Age { $age }. { $random-goods ->
        [one] { $random-goods } random good
       *[other] { $random-goods } random goods
    } from the pool each turn
buildings-colonization-rights = Colonization Rights
    .about = Age { $age }. 1 free colonist on dock space Y each turn
buildings-rum-distillery = Rum Distillery
    .about = Age { $age }. +${ $money-per-good-sugar } for each sugar you own, in the income phase
buildings-merchant-guild = Merchant Guild
    .about = Age { $age }. +{ $pieces-merchant ->
        [one] { $pieces-merchant } merchant
       *[other] { $pieces-merchant } merchants
    } each turn (name: our guess)
buildings-military-academy = Military Academy
    .about = Age { $age }. +{ $pieces-soldier ->
        [one] { $pieces-soldier } soldier
       *[other] { $pieces-soldier } soldiers
    } each turn
buildings-cavalry = Cavalry
    .about = Age { $age }. Each turn, +{ $pieces-soldier ->
        [one] { $pieces-soldier } soldier
       *[other] { $pieces-soldier } soldiers
    }; { $soldier-moves ->
        [one] { $soldier-moves } soldier
       *[other] { $soldier-moves } soldiers
    } may move to an adjacent region (name: our guess)
buildings-fortifications = Fortifications
    .about = Age { $age }. +{ $defence ->
        [one] { $defence } temporary soldier
       *[other] { $defence } temporary soldiers
    } in each battle where you are attacked (name: our guess)
buildings-mercantilism = Mercantilism
    .about = Age { $age }. At the end: { $vp-per-good ->
        [one] { $vp-per-good } point
       *[other] { $vp-per-good } points
    } per good
buildings-population = Population
    .about = Age { $age }. At the end: { $vp-per-two-pieces ->
        [one] { $vp-per-two-pieces } point
       *[other] { $vp-per-two-pieces } points
    } for every 2 pieces in the New World
buildings-navy = Navy
    .about = Age { $age }. At the end: { $vp-per-ship ->
        [one] { $vp-per-ship } point
       *[other] { $vp-per-ship } points
    } per ship
buildings-standing-army = Standing Army
    .about = Age { $age }. At the end: { $vp-per-soldier ->
        [one] { $vp-per-soldier } point
       *[other] { $vp-per-soldier } points
    } per soldier in the New World (name: our guess)
buildings-architecture = Architecture
    .about = Age { $age }. At the end: { $vp-per-building ->
        [one] { $vp-per-building } point
       *[other] { $vp-per-building } points
    } per building, this one included (name: our guess)
buildings-colonial-empire = Colonial Empire
    .about = Age { $age }. At the end: { $vp-per-region ->
        [one] { $vp-per-region } point
       *[other] { $vp-per-region } points
    } per region where you have a piece (name: our guess)
buildings-wealth = Wealth
    .about = Age { $age }. At the end: { $vp-per-five-money ->
        [one] { $vp-per-five-money } point
       *[other] { $vp-per-five-money } points
    } for every $5 (name: our guess)
buildings-migration = Migration
    .about = Age { $age }. Each turn, you may move up to { $colonist-moves ->
        [one] { $colonist-moves } colonist
       *[other] { $colonist-moves } colonists
    } from one region to another (name: our guess)
buildings-imperial-treasury = Imperial Treasury
    .about = Age { $age }. +${ $money } each turn. { $vp } points (name: our guess)
buildings-world-atlas = World Atlas
    .about = Age { $age }. At the end: { $vp-per-discovery ->
        [one] { $vp-per-discovery } point
       *[other] { $vp-per-discovery } points
    } per discovery (the whole building: our guess)

# Rules

rules-two-minutes = **What it is about.** Over { $turns-count } turns you send people to the New World. Most points win; they come from colonies, discoveries, buildings and trade.

    {""}**A turn.** In turn order everybody places one piece at a time on the event boxes, until all are placed. Then the boxes are resolved from top to bottom, and everybody has their income.

    {""}**The boxes.** *Initiative*: a little money, and you are earlier next turn. *Colonist dock*: the piece sails to a discovered region. *Trade goods*: take a good. *Merchant shipping*: the strongest fleet wins a ship. *Capital buildings*: buy a building, whose effect lasts. *Discovery*: send an expedition to an unknown region. *Specialists*: next turn you have one more of these people. *Warfare*: your soldiers fight in the New World.

    {""}**The people.** Any piece may go into any box, but captains count double in discovery and shipping, merchants in shipping and bring money when they arrive, missionaries bring another colonist, soldiers can fight.

    {""}**What usually is good.** A region pays { $scoring-first } points for the most pieces and { $scoring-second } for the second, after turns { AND($turns-scoring) }, if somebody has at least { $scoring-threshold } there. Goods pay in sets, every turn: three alike are worth ${ $sets-three-same }, so take them early. What is full is gone: place first where others want to be, too. Spend your money on a building while it can still work often.

    {""}**In the picture.** The map with the regions: pieces and good, hatched where nobody has been. Below it the boxes in the order in which they are resolved, with the pieces placed there, and what is on sale.
    .title = In two minutes
rules-overview = The game has { $turns-count } turns in three ages ({ $turns-age-of-turn }). Everybody starts with ${ $start-money } and { $start-colonists } colonists. Unless the turn order is auctioned, each player also gets ${ $start-extra-money } for each place further back in it. Each turn, the players place their pieces in the event boxes, one at a time in turn order; nobody may keep one back.

    Then the boxes are resolved from the top: initiative, colonist dock, trade goods, merchant shipping, capital buildings, discovery, specialists, warfare. Goods and ships bring income, buildings bring their benefits, and everything is refilled: { $start-building-display } buildings on sale, { $start-goods-display } goods on display, a ship if the last one was won (there are { $supply-ships }), { $start-colonists } colonists for everybody.

    Colonies score after turns { AND($turns-scoring) }, everything else at the end. The most points win; ties are broken by the most colony points in the last scoring, then the most money, then the most goods.

    To place a piece takes two taps: the box, then the piece. Any piece may go into any box. You may decline whatever you are asked, except placing a piece.
    .title = The game in short
rules-initiative = Each player may have one piece here. Space 1 pays $1, space 2 pays $2 and so on, at once. At the end of the turn, these pieces become the new turn order; the other players follow in their old order.

    The first turn order is drawn at random, and each place further back starts with ${ $start-extra-money } more. By an option it is auctioned instead: the first player pays the whole bid and discovers the Caribbean; the second pays half of their bid, rounded up, and takes a specialist if it was ${ $auction-specialist-bid } or more. The others pay nothing.
    .title = Initiative and turn order
rules-dock = With { $boxes-dock-open-spaces-keys } players, { $boxes-dock-open-spaces } spaces of the dock are open. In the order of the spaces, the pieces are brought to discovered regions; spaces X and Y belong to two buildings and come last. When it arrives, a merchant earns ${ $pieces-merchant-dock-money }, a missionary brings more colonists ({ $pieces-missionary-dock-colonists }, with the Cathedral { $buildings-cathedral-missionary-colonists }), a soldier stays a soldier. Pieces in the New World count as one each and stay where they are.

    The first player with { $scoring-threshold } pieces in a region takes its good, however the pieces came there.
    .title = Colonist dock and colonies
rules-goods = Goods come from the display, from regions and from the West Indies Company. Ships come from merchant shipping, where the strongest fleet wins: captains count as { $pieces-captain-shipping }, merchants as { $pieces-merchant-shipping }, other pieces as { $pieces-colonist-shipping }, and turn order breaks ties.

    Each turn they pay in sets: ${ $sets-four-same } for four alike, ${ $sets-three-same } for three alike, ${ $sets-three-any } for any three. One ship in a set may stand for any good, and each good or ship counts in one set only. The bot always finds the arrangement that pays most. In the last turn, each dollar from sets is also a point (economy); rum does not count for this.
    .title = Goods, ships and income
rules-buildings = A building costs ${ $turns-building-cost-1 } in age 1, ${ $turns-building-cost-2 } in age 2, ${ $turns-building-cost-3 } in age 3. In the order of the spaces, each piece may buy one of those on sale. After ages 1 and 2, the unsold buildings leave the game. Buildings are never lost and work to the end. What they bring each turn comes after the income, from the turn they are bought; the pieces they bring are for the next turn.

    Look up a building by its name to read its effect. Once per game, Royal Favour swaps a piece with the one in front of it, in the dock, initiative, the capital buildings or the turn order. It may be used at any time before that box is resolved, or in the turn order until the turn ends; before the boxes are resolved, its owner gets a last call.
    .title = Capital buildings
rules-discovery = In turn order, each player with pieces in the box may send one expedition, of any of them, to an undiscovered region. Only then is the region’s counter turned up. Captains count as { $pieces-captain-discovery }, other pieces as { $pieces-colonist-discovery }. If the expedition is at least as strong as the natives, it succeeds: its owner takes the counter, its coins, and its plunder for each soldier, and puts a colonist in the region. Otherwise the counter is turned down again, but everybody knows it now. Either way, the pieces of the expedition return to the supply, and the others stay in the box. When all regions are discovered, cards take their place; they bring no colonist.
    .title = Discovery
rules-specialists = A piece on one of the four named spaces brings its player that specialist for the next turn; a piece on the training space, one of their choice for ${ $boxes-training-cost }. Captains count more in shipping and discovery, merchants in shipping. Only soldiers are limited, to { $supply-soldiers } per player. When one more is due, its player may turn a soldier in the New World into a colonist to make room.
    .title = Specialists
rules-warfare = Each piece in the box allows one battle (free, against one opponent in one region) or one war (${ $boxes-warfare-cost }, against one opponent in all regions where both have pieces and one of them has a soldier). Each soldier kills one enemy piece of its owner’s choice. Both sides choose in secret, and the dead are removed together. Players keep the goods they have won. Fortifications lend an attacked player more soldiers for the battle ({ $buildings-fortifications-defence }).
    .title = Warfare
rules-scoring = A colony scores if a player has { $scoring-threshold } or more pieces there: { $scoring-first } points for the most pieces, { $scoring-second } points for the second most. Two players tied for the most get { $scoring-two-first } points each, three or more get nothing, and either way nobody scores for second place. Players tied for second place get nothing.

    At the end, players also score their discoveries, the numbers on their buildings, the effects of their buildings of age 3, and one point for each dollar of their last income from sets.
    .title = Scoring
rules-reconstructed = The rulebooks this game was made from do not list the discovery counters and cards, so all their values (natives, points, coins, plunder) and all card names except Mississippi and China are our own guess. So are the goods of eight regions (not Peru), the name of Argentina, the borders except those of the Caribbean, the number of spaces for initiative, capital buildings and warfare, and the names of twelve buildings, whose texts say so. The whole World Atlas is our guess and can be left out.

    If you own the game, all of this can be corrected: the operator of this bot puts the printed values into an override file. Tables that already exist keep their values.
    .title = What is our own guess


# Words in pictures and their alt texts

picture-called-region = one region
picture-turn = Turn { $turn } · Age { $age } · { $phase }
picture-stage-setup = Setup
picture-stage-placement = Placement
picture-stage-initiative = Initiative
picture-stage-dock = Colonist dock
picture-stage-trade-goods = Trade goods
picture-stage-shipping = Merchant shipping
picture-stage-capital = Capital buildings
picture-stage-discovery = Discovery
picture-stage-training = Specialists
picture-stage-warfare = Warfare
picture-stage-income = Income
picture-stage-benefits = Benefits
picture-stage-end = End of turn
picture-income = Sets pay ${ $money }
picture-next-to = Next to
picture-discovery-place = place { $place } in turn order
picture-discovery-ends-worth = Points so far
picture-discovery-none = no goods
picture-discovery-taken = taken
picture-discovery-first = scores once a player has { $pieces } pieces: first place { $first }, second place { $second }, two tied for first { $two } each
picture-discovery-pieces = pieces
picture-discovery-expedition = expedition
picture-discovery-soldiers = soldiers
picture-discovery-now = points
picture-discovery-one-more = one more
picture-discovery-found = { $natives } natives, ${ $coins }, { $plunder ->
    [0] no plunder
   *[other] ${ $plunder } plunder for each soldier
}, { $points } VP
picture-discovery-sealed = Nobody knows how many natives live here.
picture-discovery-leads = most pieces
picture-discovery-unknown = undiscovered
picture-discovery-stake = if a player has { $pieces } pieces: first { $first }, second { $second }
picture-discovery-by = Discovered by
picture-discovery-known = Known from the start
picture-discovery-each = ${ $money } each
picture-discovery-in-hand = pieces in hand

alt-discovery-order = Turn order: { $order }.
alt-discovery-region = { $region }: { $settlers }.
alt-discovery-settlers = { $name } { $pieces }{ $soldiers ->
    [0] {""}
    [one] {" "}(1 soldier)
   *[other] {" "}({ $soldiers } soldiers)
 }
alt-discovery-unknown = Undiscovered: { $regions }.
alt-discovery-goods = Goods on display: { $goods }.
alt-discovery-buildings = Buildings on sale: { $buildings }.
alt-discovery-box = { $box }: { $workers }.
alt-discovery-player = { $name }: ${ $money }; points: { $points }; ships: { $ships }; buildings: { $buildings }; in hand: { $hand }; goods: { $goods }.
alt-discovery-owned = Buildings: { $buildings }.
alt-discovery-good = Good: { $good }.
alt-discovery-seen = Known counter: natives { $natives }, coins ${ $coins }.
alt-discovery-points = { $name } would now score { $points ->
    [one] one point
   *[other] { $points } points
 }.

# A building's name in a word, where there is no room for more
picture-building-colonists = Colonists
picture-building-monasteries = Monasteries
picture-building-trade-routes = Trade Routes
picture-building-training = Training
picture-building-indentured-servitude = Servitude
picture-building-conquistador = Conquistador
picture-building-navigator = Navigator
picture-building-conquest-of-the-incas = Incas
picture-building-trading-post = Trading Post
picture-building-new-world-cartography = Cartography
picture-building-indian-allies = Allies
picture-building-privateers = Privateers
picture-building-ship-yards = Ship Yards
picture-building-cathedral = Cathedral
picture-building-royal-revenue = Revenue
picture-building-royal-favour = Favour
picture-building-west-indies-company = West Indies
picture-building-colonization-rights = Rights
picture-building-rum-distillery = Rum
picture-building-merchant-guild = Guild
picture-building-military-academy = Academy
picture-building-cavalry = Cavalry
picture-building-fortifications = Forts
picture-building-mercantilism = Mercantilism
picture-building-population = Population
picture-building-navy = Navy
picture-building-standing-army = Army
picture-building-architecture = Architecture
picture-building-colonial-empire = Empire
picture-building-wealth = Wealth
picture-building-migration = Migration
picture-building-imperial-treasury = Treasury
picture-building-world-atlas = Atlas

# What a building does, in a few words, below its name on its owner’s picture

picture-does-colonists = colonists +{ $buildings-colonists-pieces-colonist } each turn
picture-does-monasteries = missionaries +{ $buildings-monasteries-pieces-missionary } each turn
picture-does-trade-routes = merchants +{ $buildings-trade-routes-pieces-merchant } each turn
picture-does-training = soldiers +{ $buildings-training-pieces-soldier } each turn
picture-does-indentured-servitude = a free colonist on dock space X
picture-does-conquistador = soldiers +{ $buildings-conquistador-discovery-pieces-soldier } in discovery each turn
picture-does-navigator = captains +{ $buildings-navigator-discovery-pieces-captain } in discovery each turn
picture-does-conquest-of-the-incas = brought ${ $buildings-conquest-of-the-incas-money }
picture-does-trading-post = +${ $buildings-trading-post-money } each turn
picture-does-new-world-cartography = brought a discovery; { $buildings-new-world-cartography-vp } points
picture-does-indian-allies = brought soldiers: { $buildings-indian-allies-colony-soldiers }
picture-does-privateers = ${ $buildings-privateers-privateers } per ship from each opponent
picture-does-ship-yards = captains +{ $buildings-ship-yards-pieces-captain } each turn
picture-does-cathedral = colonists: { $buildings-cathedral-missionary-colonists } with a missionary
picture-does-royal-revenue = +${ $buildings-royal-revenue-money } each turn; { $buildings-royal-revenue-vp } points
picture-does-royal-favour = once a step ahead; { $buildings-royal-favour-vp } points
picture-does-west-indies-company = random goods +{ $buildings-west-indies-company-random-goods } each turn
picture-does-colonization-rights = a free colonist on dock space Y
picture-does-rum-distillery = +${ $buildings-rum-distillery-money-per-good-sugar } for each sugar
picture-does-merchant-guild = merchants +{ $buildings-merchant-guild-pieces-merchant } each turn
picture-does-military-academy = soldiers +{ $buildings-military-academy-pieces-soldier } each turn
picture-does-cavalry = soldiers +{ $buildings-cavalry-pieces-soldier } each turn; may move: { $buildings-cavalry-soldier-moves }
picture-does-fortifications = soldiers +{ $buildings-fortifications-defence } when attacked
picture-does-mercantilism = points: { $buildings-mercantilism-vp-per-good } per good
picture-does-population = points: { $buildings-population-vp-per-two-pieces } per 2 pieces in the New World
picture-does-navy = points: { $buildings-navy-vp-per-ship } per ship
picture-does-standing-army = points: { $buildings-standing-army-vp-per-soldier } per soldier in the New World
picture-does-architecture = points: { $buildings-architecture-vp-per-building } per building
picture-does-colonial-empire = points: { $buildings-colonial-empire-vp-per-region } per region settled
picture-does-wealth = points: { $buildings-wealth-vp-per-five-money } per $5
picture-does-migration = each turn moves colonists: { $buildings-migration-colonist-moves }
picture-does-imperial-treasury = +${ $buildings-imperial-treasury-money } each turn; { $buildings-imperial-treasury-vp } points
picture-does-world-atlas = points: { $buildings-world-atlas-vp-per-discovery } per discovery

# What symbols mean that stand without words, for the legend

symbol-roll = undiscovered region
symbol-native = natives: the strength that an expedition needs
symbol-coin = money
symbol-done = resolved this turn
symbol-doubloon = money
symbol-victory = victory points
symbol-caravel = ship

# The lesson: what is said of each decision of data/lessons, and to whoever decides otherwise

lesson-chapter-placing = Five colonists
lesson-chapter-boxes = Box by box
lesson-chapter-plans = The captain comes
lesson-chapter-harvest = Three of a kind
lesson-dock = You are first. Each places { $start-colonists } colonists, one at a time; only then are the boxes used, from 1 to 8. A full box is closed, so begin where it is tight: the dock has three spaces, and from there people come to the New World. In the picture the map stands on top, the numbered boxes below it.
    .else = Every box is of some use. But the dock has the fewest spaces for what everybody wants, and it may be full when you come back.
lesson-capital = Here each piece may buy a building, in the order of the spaces: on space 1 you choose before { $seat-1 }. A building costs ${ $turns-building-cost-1 } now, and that is what you have. In the picture the five on sale stand in box 5.
    .else = That works, too. But a building bought in the first turn works in all { $turns-count }, and whoever stands first in box 5 chooses first.
lesson-goods = Goods pay in every turn, in sets: any three ${ $sets-three-any }, three alike ${ $sets-three-same }. In the picture four goods lie in box 3. One of them, the white cone in blue paper, is sugar, and that is what the Caribbean has, too. On space 1 you choose first.
    .else = Goods stay with you for the whole game: whoever begins early is paid more often.
lesson-again = Two of the three spaces of the dock are taken: this is the last one. In a region the player with the most pieces gets { $scoring-first } points and the second { $scoring-second }, provided that somebody has { $scoring-threshold } there. So one colonist is only a beginning.
    .else = Then the robot may take the last space of the dock, and be ahead of you in the Caribbean.
lesson-captain = Your last piece. A space of box 7 brings you a specialist for the next turn, besides your { $start-colonists } new colonists. The first space, with the dark blue hat, brings a captain, who counts { $pieces-captain-discovery } on expeditions and in shipping.
    .else = That may be good as well. A specialist, whichever it is, is a piece more in the next turn: that is what box 7 is for.
lesson-settle = All pieces are placed; now the boxes are used. { $seat-1 } was paid for initiative, then comes the dock. Your colonist may go to any region that is discovered. In the picture the others are hatched, with a roll: so far there is only the Caribbean.
    .else = You may always decline what a piece brings. But a colonist who stays at home counts nowhere.
lesson-second = Each of you has one colonist in the Caribbean, as the picture shows below its name. With your second you lead there.
    .else = You may decline, but whoever leads in a region gets the points.
lesson-sugar = You stand on space 1, so you choose first. Take sugar: the Caribbean’s own good is sugar, and goes to whoever is the first to have { $scoring-threshold } pieces there. With that you would have a pair.
    .else = Every good can be part of a set. But think of what you can still get: three alike pay more than three different ones.
lesson-build = You choose first here as well. A { buildings-trading-post } pays ${ $buildings-trading-post-money } in each turn, this one included. Buy early what works every turn; what only scores at the end comes in age 3.
    .else = No building is ever lost. Ask of each what it brings in a turn, and how many turns are left.
lesson-third = Turn 2, and { $seat-1 } is first: that is what initiative is for. In the picture the box *turn order* shows it, with the pieces that each has to place. { $seat-1 } goes on the dock again; so do you, to be the first with { $scoring-threshold } pieces in the Caribbean.
    .else = The robot is on the dock already. Whoever is the first with { $scoring-threshold } pieces in a region takes its good, and nobody else gets it.
lesson-early = There is sugar in box 3 again, and nobody stands there yet. With the Caribbean’s that would be three alike: ${ $sets-three-same } in every turn to come. Be first.
    .else = Then the robot may stand on space 1 and take the sugar: for what you alone should get, be there first.
lesson-initiative = Whoever stands in box 1 acts earlier in the next turn and is paid at once, $1 on space 1. Each may have only one piece there. It is worth most before a turn that matters: after turns { AND($turns-scoring) } the colonies score.
    .else = Where nobody stands on initiative the turn order stays as it is: then the robot goes first again.
lesson-training = The space with the coin, the last one of box 7, brings a specialist of your choice for ${ $boxes-training-cost }. The other four cost nothing, but each brings only the piece on its sign. Here you decide late, when you know how your expedition ended.
    .else = If you know already whom you want, a space that costs nothing is just as good, until somebody takes it.
lesson-discovery = In box 6 you gather an expedition. Behind each roll in the picture wait one to six natives, and nobody knows how many; you need as much strength as there are natives. Your captain counts { $pieces-captain-discovery } here, any other piece { $pieces-colonist-discovery }.
    .else = A captain counts { $pieces-captain-discovery } in discovery and shipping alone; elsewhere a colonist does just as well.
lesson-crew = Your last piece joins the captain: together they have a strength of three, enough for half of the counters. The captain alone would do for one in four. Pieces that you do not send may wait in this box for a later turn.
    .else = Then the captain sails alone, or waits in box 6 until others join.
lesson-colony = Two against two, says the picture. Your third colonist makes you the first with { $scoring-threshold } pieces: the Caribbean’s sugar is yours, and beside the pieces you will see what the region would score now.
    .else = A region scores nothing as long as nobody has { $scoring-threshold } pieces there, and its good stays where it is.
lesson-alike = You have two sugars, one of them from the Caribbean. The third makes a set: three alike pay ${ $sets-three-same } in every turn, four ${ $sets-four-same }.
    .else = Three that differ pay ${ $sets-three-any }, three alike ${ $sets-three-same }.
lesson-explore = Choose a region and who sails; only then is the counter turned up. Nobody knows any of them yet, so go by what the region has: gold of New Spain comes up more often than cattle or cocoa. Send both: two would be a gamble.
    .else = Strength decides. If an expedition fails, its pieces go home and everybody has seen the counter: the next one knows what it takes.
lesson-train = It succeeded: the counter’s coins and points are yours, and a colonist of yours stands in New Spain, which in the picture has your colour. A missionary brings another colonist along when they land by the dock: two pieces for one space.
    .else = Each has their time: captains for expeditions and ships, merchants for ships and ${ $pieces-merchant-dock-money } on landing, soldiers for plunder and battles.
lesson-end = **That was the lesson.** You have placed, settled, traded, bought, explored and trained: every turn goes like that. In the picture you have three pieces in the Caribbean, the robot two; the shields are what that scores after this turn. Discoveries, buildings and the income of the last turn score at the end.

    {""}*What comes up more rarely:* the strongest fleet in box 4 wins a ship, which stands for any good in a set. A piece in box 8 may start a battle where both have pieces and one a soldier, or a war everywhere for ${ $boxes-warfare-cost }; each side chooses secretly who dies. Whoever has { $supply-soldiers } soldiers in play may turn one into a colonist to get another. Some buildings ask, too: Cartography and Indian Allies where, Royal Favour, Cavalry and Migration what moves. When every region is discovered, expeditions sail beyond the map; and with an option the first turn order is auctioned. The boxes stand in the picture, and *?* explains them.

    You can play on here to the end, or begin a real game with `/play`.
