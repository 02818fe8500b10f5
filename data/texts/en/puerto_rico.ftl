# Puerto Rico: words for moves, events, components, options and rules.

game-name = Puerto Rico
    .about = Settle, build, produce and ship goods to the Old World; 3 to 5 players, or two with a variant
moment = round { $round }

# Options

option-two-player = Two players
    .about = The publisher's variant for two: three roles each per round, two cargo ships, fewer pieces
option-two-player-false = no, three to five
option-two-player-true = yes, two
option-open-vp = Open victory points
    .about = Whether everybody sees how many victory points the others have shipped
option-open-vp-false = face down, as printed
option-open-vp-true = open
option-decline-production = Declining production
    .about = Whether each player is asked in the craftsman phase and may decline to produce
option-decline-production-false = everybody produces
option-decline-production-true = everybody is asked
option-mayor-refusal = Refusing colonists
    .about = Whether colonists from the ship may be refused, which takes them out of the game
option-mayor-refusal-forbidden = not possible
option-mayor-refusal-removed-from-game = possible, they leave the game
option-large-building-geometry = Room for large buildings
    .about = Whether two free city spaces are enough, or each of the four columns takes one large building
option-large-building-geometry-count = two free spaces are enough
option-large-building-geometry-columns = one per column, four at most
option-hacienda-reshuffle = Hacienda and an empty stack
    .about = Whether the put-aside plantations are shuffled into a new stack when a hacienda needs a tile
option-hacienda-reshuffle-true = the stack is shuffled anew
option-hacienda-reshuffle-false = no tile
option-balanced = Tournament values
    .about = Players who begin with corn have a doubloon less; the university costs 7, the factory 8
option-balanced-false = as printed
option-balanced-true = balanced

# Moves

move-take-role = Take a role
    .about = Take a role card, with the doubloons on it
    .chosen = { $role ->
        [open] Take a role
       *[other] Take the { $role }
    }{ $privilege ->
        [no] , without the privilege
       *[yes] {""}
    }
move-take-role-role = Which role?
move-take-role-privilege = With the privilege?
move-take-role-privilege-true = with the privilege
move-take-role-privilege-false = without the privilege
move-draw-tile = Draw a tile
    .about = Use your hacienda: draw a face-down plantation, which you must place
move-settle = Settle
    .about = Take a plantation of the row, or a quarry, for your island
move-settle-tile = Which tile?
move-settle-colonist = With the hospice's colonist?
move-settle-colonist-true = with a colonist
move-settle-colonist-false = without a colonist
move-refuse = Refuse
    .about = Refuse some of the colonists just dealt to you; they leave the game
    .chosen = { $count ->
        [open] Refuse colonists
        [one] Refuse a colonist
       *[other] Refuse { $count } colonists
    }
move-refuse-count = How many colonists?
move-place-colonists = Place colonists
    .about = Arrange all your colonists: name every circle that is to be filled
    .chosen = { $circles ->
        [open] Place colonists
       *[other] Place colonists: { $circles }
    }
move-place-colonists-circles = Which circles are filled?
move-build = Build
    .about = Build a building in your city
move-build-building = Which building?
move-build-colonist = With the university's colonist?
move-build-colonist-true = with a colonist
move-build-colonist-false = without a colonist
move-produce = Produce
    .about = Produce all the goods you can
move-take-bonus = Take one more barrel
    .about = Take the craftsman's extra barrel
    .chosen = { $good ->
        [open] Take one more barrel
       *[other] Take one more { $good }
    }
move-take-bonus-good = Which good?
move-sell = Sell
    .about = Sell one barrel to the trading house
move-sell-good = Which good?
move-load = Load
    .about = Load as many barrels of one good as possible on a cargo ship
    .chosen = { $good ->
        [open] Load
       *[other] { $ship ->
            [open] Load { $good }
           *[other] Load { $good } on the { $ship }
        }
    }{ $harbor ->
        [no] , without the harbor's point
       *[yes] {""}
    }
move-load-good = Which good?
move-load-ship = Which ship?
move-load-harbor = With the harbor's point?
move-load-harbor-true = with the harbor's point
move-load-harbor-false = without the harbor's point
move-use-wharf = Use the wharf
    .about = Ship all your barrels of one good with your own wharf
    .chosen = { $good ->
        [open] Use the wharf
       *[other] Use the wharf for { $good }
    }{ $harbor ->
        [no] , without the harbor's point
       *[yes] {""}
    }
move-use-wharf-good = Which good?
move-use-wharf-harbor = With the harbor's point?
move-use-wharf-harbor-true = with the harbor's point
move-use-wharf-harbor-false = without the harbor's point
move-final-pass = Leave the wharf unused
    .about = Pass for the rest of the phase, and do without your wharf
move-store = Keep
    .about = Keep one single barrel, and all barrels of some goods in your warehouses
    .chosen = { $single ->
        [open] Keep
       *[other] { $whole ->
            [open] Keep one { $single }
           *[other] Keep one { $single }; in warehouses: { $whole }
        }
    }
move-store-single = Which single barrel?
move-store-whole = Which goods go to the warehouses?
move-store-only = Keep whole goods only
    .about = Keep all barrels of some goods in your warehouses, and no single barrel
move-store-nothing = Keep nothing
    .about = Return all your barrels to the supply
move-store-only-whole = Which goods go to the warehouses?

# Steps: "…, it is your turn: …"

step-choose-role = take a role
step-hacienda = draw a face-down tile with your hacienda, or pass
step-hacienda-tile = draw a tile
step-settler = take a tile for your island, or pass
step-row-tiles = turn up plantations
step-refuse-colonists = refuse colonists, or take them all
step-mayor = place your colonists
step-builder = build, or pass
step-craftsman = produce, or pass
step-bonus = take one more barrel, or pass
step-trader = sell one barrel to the trading house, or pass
step-captain = load a ship
step-storage = choose what you keep
step-new-round = begin the round
step-clear-row = put the rest of the row aside
step-lay-row = lay the row
step-end-settler = end the settler phase
step-deal-colonists = deal the colonists
step-prospector = find gold
step-end-round = end the round

# Phases

phase-settler = the settler phase
phase-mayor = the mayor phase
phase-builder = the builder phase
phase-craftsman = the craftsman phase
phase-trader = the trader phase
phase-captain = the captain phase
phase-prospector = the prospector phase

# Events

event-round-began = Round { $round } begins; { $governor } is governor
event-role-taken = { $seat } takes the { $role }{ $doubloons ->
        [0] {""}
        [one] {" "}and a doubloon
       *[other] {" "}and { $doubloons } doubloons
    }{ $privilege ->
        [no] , without the privilege
       *[yes] {""}
    }
event-passed = { $seat } passes
event-tile-drawn = { $seat }'s hacienda brings a tile: { $tile }
event-tile-taken = { $seat } settles { $tile }{ $colonist ->
        [yes] , with a colonist
       *[no] {""}
    }
event-stack-shuffled = The { $count } plantations put aside are shuffled into a new stack
event-row-laid = New in the row: { $tiles }
event-colonist-taken = { $seat } takes an extra colonist
event-colonists-dealt = { $seat } gets { $count ->
        [one] a colonist
       *[other] { $count } colonists
    } from the ship
    .also = { $seat } gets { $count ->
        [one] one
       *[other] { $count }
    }
event-colonists-refused = { $seat } refuses { $count ->
        [one] a colonist, who leaves the game
       *[other] { $count } colonists, who leave the game
    }
event-colonists-placed = { $seat } places colonists: { $circles }{ $san_juan ->
        [0] {""}
       *[other] ; in San Juan: { $san_juan }
    }
event-colonist-ship-filled = { $count ->
        [0] No colonist boards the ship
        [one] 1 colonist boards the ship
       *[other] { $count } colonists board the ship
    }; left in the supply: { $supply }
event-built = { $seat } builds { $building } for { $price ->
        [0] free
        [one] a doubloon
       *[other] { $price } doubloons
    }{ $colonist ->
        [yes] , with a colonist
       *[no] {""}
    }
event-goods-produced = { $seat } produces { $goods }
    .also = { $seat } produces { $goods }
event-factory-paid = { $seat }'s factory pays { $doubloons ->
        [one] a doubloon
       *[other] { $doubloons } doubloons
    }
event-bonus-taken = { $seat } takes one more { $good }
event-good-sold = { $seat } sells { $good } for { $doubloons ->
        [0] nothing
        [one] a doubloon
       *[other] { $doubloons } doubloons
    }
event-house-emptied = The full trading house is emptied: { $goods }
event-goods-loaded = { $seat } loads { $count } { $good } on the { $ship }: { $vp ->
        [one] 1 victory point
       *[other] { $vp } victory points
    }
event-wharf-used = { $seat } ships { $count } { $good } with the wharf: { $vp ->
        [one] 1 victory point
       *[other] { $vp } victory points
    }
event-goods-stored = { $seat } keeps { $kept } and returns { $returned }
event-ship-emptied = The { $ship } sails with { $count } { $good }
event-gold-found = { $seat } finds { $doubloons ->
        [one] a doubloon
       *[other] { $doubloons } doubloons
    }
event-roles-sweetened = { $doubloons ->
        [one] A doubloon goes
       *[other] { $doubloons } doubloons go
    } on each role left: { $roles }
event-last-round-called = { $trigger }: this is the last round

# Goods

goods-corn = corn
    .about = Grows on occupied corn plantations, needs no building. Price 0
goods-indigo = indigo
    .about = Needs an occupied plantation and a colonist in an indigo plant. Price 1
goods-sugar = sugar
    .about = Needs an occupied plantation and a colonist in a sugar mill. Price 2
goods-tobacco = tobacco
    .about = Needs an occupied plantation and a colonist in a tobacco storage. Price 3
goods-coffee = coffee
    .about = Needs an occupied plantation and a colonist in a coffee roaster. Price 4

# Tiles

tiles-corn = corn plantation
    .about = Occupied, it produces a barrel of corn in each craftsman phase
tiles-indigo = indigo plantation
    .about = Occupied, it lets one colonist in an indigo plant make a barrel of indigo
tiles-sugar = sugar plantation
    .about = Occupied, it lets one colonist in a sugar mill make a barrel of sugar
tiles-tobacco = tobacco plantation
    .about = Occupied, it lets one colonist in a tobacco storage make a barrel of tobacco
tiles-coffee = coffee plantation
    .about = Occupied, it lets one colonist in a coffee roaster make a barrel of coffee
tiles-quarry = quarry
    .about = Occupied, it makes each building a doubloon cheaper, as far as the building's column allows

# Ships

ships-4 = 4-barrel ship
    .about = Holds 4 barrels of one good
ships-5 = 5-barrel ship
    .about = Holds 5 barrels of one good
ships-6 = 6-barrel ship
    .about = Holds 6 barrels of one good
ships-7 = 7-barrel ship
    .about = Holds 7 barrels of one good
ships-8 = 8-barrel ship
    .about = Holds 8 barrels of one good

# Roles

roles-settler = settler
    .about = Everybody may take a plantation of the row. Privilege: you may take a quarry instead
roles-mayor = mayor
    .about = The ship's colonists are dealt, everybody places their own anew. Privilege: one more from the supply
roles-builder = builder
    .about = Everybody may build one building. Privilege: you pay one doubloon less
roles-craftsman = craftsman
    .about = Everybody produces. Privilege: one more barrel of a kind you have just made
roles-trader = trader
    .about = Everybody may sell one barrel to the trading house. Privilege: you get one doubloon more for yours
roles-captain = captain
    .about = Everybody must load ships while they can, then store. Privilege: one more point with your first load
roles-prospector1 = prospector
    .about = Privilege: you take one doubloon from the bank. Nobody else does anything
roles-prospector2 = second prospector
    .about = Privilege: you take one doubloon from the bank. Nobody else does anything

# The end

triggers-colonists-short = There are not enough colonists to fill the ship
    .about = After a mayor phase the supply cannot fill the colonist ship as required
triggers-city-full = A city is full
    .about = In a builder phase somebody builds on the twelfth space of a city
triggers-vp-exhausted = The last victory point is handed out
    .about = In a captain phase the supply of victory points runs out

# Buildings; every effect needs a colonist on the building

buildings-small-indigo-plant = small indigo plant
    .about = One circle: turns the indigo of one plantation into a barrel
buildings-indigo-plant = indigo plant
    .about = Three circles: each colonist turns the indigo of one plantation into a barrel
buildings-small-sugar-mill = small sugar mill
    .about = One circle: turns the sugar of one plantation into a barrel
buildings-sugar-mill = sugar mill
    .about = Three circles: each colonist turns the sugar of one plantation into a barrel
buildings-tobacco-storage = tobacco storage
    .about = Three circles: each colonist turns the tobacco of one plantation into a barrel
buildings-coffee-roaster = coffee roaster
    .about = Two circles: each colonist turns the coffee of one plantation into a barrel
buildings-small-market = small market
    .about = You get 1 doubloon more whenever you sell in a trader phase
buildings-large-market = large market
    .about = You get 2 doubloons more whenever you sell in a trader phase
buildings-hacienda = hacienda
    .about = Before your settler turn you may draw a face-down plantation, which you must place
buildings-construction-hut = construction hut
    .about = In the settler phase you may take a quarry instead of a plantation of the row
buildings-small-warehouse = small warehouse
    .about = After loading you keep all barrels of 1 more good
buildings-large-warehouse = large warehouse
    .about = After loading you keep all barrels of 2 more goods
buildings-hospice = hospice
    .about = A colonist comes with the tile you settle (not with a hacienda's): from the supply, else the ship
buildings-office = office
    .about = You may sell a good that is already in the trading house, unless the house is full
buildings-factory = factory
    .about = Producing 2, 3, 4 or 5 kinds of goods earns you 1, 2, 3 or 5 doubloons
buildings-university = university
    .about = A colonist comes with each building you build: from the supply, else from the ship
buildings-harbor = harbor
    .about = You get 1 victory point more with each of your loads, on a cargo ship or with the wharf
buildings-wharf = wharf
    .about = Once per captain phase you may ship all your barrels of one good to the supply, 1 point each
buildings-guild-hall = guild hall
    .about = At the end: 1 point per small and 2 per large production building of yours, occupied or not
buildings-residence = residence
    .about = At the end: 4 points for up to 9 tiles on your island, 5 for 10, 6 for 11, 7 for 12
buildings-fortress = fortress
    .about = At the end: 1 point per 3 of your colonists, wherever they are
buildings-customs-house = customs house
    .about = At the end: 1 point per 4 victory points you have shipped
buildings-city-hall = city hall
    .about = At the end: 1 point per violet building of yours, occupied or not, this one included

# Circles: what holds colonists

circles-corn = { tiles-corn }
circles-indigo = { tiles-indigo }
circles-sugar = { tiles-sugar }
circles-tobacco = { tiles-tobacco }
circles-coffee = { tiles-coffee }
circles-quarry = { tiles-quarry }
circles-small-indigo-plant = { buildings-small-indigo-plant }
circles-indigo-plant = { buildings-indigo-plant }
circles-small-sugar-mill = { buildings-small-sugar-mill }
circles-sugar-mill = { buildings-sugar-mill }
circles-tobacco-storage = { buildings-tobacco-storage }
circles-coffee-roaster = { buildings-coffee-roaster }
circles-small-market = { buildings-small-market }
circles-large-market = { buildings-large-market }
circles-hacienda = { buildings-hacienda }
circles-construction-hut = { buildings-construction-hut }
circles-small-warehouse = { buildings-small-warehouse }
circles-large-warehouse = { buildings-large-warehouse }
circles-hospice = { buildings-hospice }
circles-office = { buildings-office }
circles-factory = { buildings-factory }
circles-university = { buildings-university }
circles-harbor = { buildings-harbor }
circles-wharf = { buildings-wharf }
circles-guild-hall = { buildings-guild-hall }
circles-residence = { buildings-residence }
circles-fortress = { buildings-fortress }
circles-customs-house = { buildings-customs-house }
circles-city-hall = { buildings-city-hall }

# Scores

score-chips = shipped
score-buildings = buildings
score-guild-hall = guild hall
score-residence = residence
score-fortress = fortress
score-customs-house = customs house
score-city-hall = city hall

# Rules

rules-round = The governor takes one of the role cards, with the doubloons lying on it, and everybody acts in that role's phase: first whoever took the card, then clockwise. Then the next player takes one of the cards left, and so on, until everybody has had one (with two players: three each).

    Whoever took the card also has its privilege. You must take a card, even if it is of no use to you. The others may act even if you do nothing with it yourself.

    At the end of the round a doubloon is put on each card that nobody took, all cards come back, and the next player becomes governor.

    A tile or a building works only while there is a colonist on it. Its victory points count in any case.
    .title = The round
rules-setup = Each player has an island and a city of 12 spaces each, some doubloons and one plantation: the governor and the next player or players indigo, the last ones corn.

    With 3, 4 or 5 players there are 2, 3 or 4 doubloons each, 75, 100 or 122 victory points, and 55, 75 or 95 colonists besides those on the ship; the cargo ships hold 4, 5 and 6, or 5, 6 and 7, or 6, 7 and 8 barrels. Indigo plantations are dealt to the first 2, 2 or 3 players.

    Three play without a prospector, four with one, five with both.
    .title = Setup
rules-two-players = A variant of the publisher. Three plantations of each kind, three quarries and two barrels of each good are taken out; of each production building there are two, of each violet one. There are 65 victory points, 40 colonists and 2 on the ship, two cargo ships for 4 and 6 barrels, one prospector; both players have 3 doubloons, the governor begins with indigo, the other with corn.

    In each round both pick alternately until each has had three roles; the one left gets a doubloon. The row has three plantations, and at least two colonists board the ship.
    .title = Two players
rules-settler = In turn each player may take one plantation from the face-up row and put it on their island. The settler may take a quarry instead; so may the owner of an occupied construction hut.

    The owner of an occupied hacienda may first draw a face-down plantation, which must be placed. The owner of an occupied hospice gets a colonist on the tile of the normal turn, but not on the hacienda's: from the supply, or from the ship if the supply is empty.

    An island has 12 spaces. Tiles never leave it.

    Then the rest of the row is put aside and a new row is laid, one tile more than there are players. When the stack is empty, the tiles put aside are shuffled into a new one.
    .title = Settler
rules-mayor = The mayor may take a colonist from the supply. Then the colonists of the ship are dealt one by one, from the mayor on.

    Now everybody places all their colonists anew, the old ones too, on the circles of tiles and buildings. No circle may stay empty while you have a colonist in San Juan: you choose which circles stay empty, not how many.

    Last, the ship is filled again: one colonist for each empty circle on all buildings (tiles do not count), but at least one per player. If the supply cannot give that many, this is the last round.

    Between mayor phases colonists stay where they are, in San Juan too.
    .title = Mayor
rules-builder = In turn each player may build one building. The builder pays one doubloon less. Each occupied quarry takes one off as well, in the first column of buildings at most one, in the second two, in the third three, in the fourth four. A price never falls below 0.

    A city has 12 spaces; a large violet building covers two. You may have each type only once; the small and the large plant for a good are two types. Buildings never leave the city.

    The owner of an occupied university gets a colonist on the new building: from the supply, or from the ship if the supply is empty.

    Whoever covers the twelfth space makes this the last round.
    .title = Builder
rules-craftsman = One player after the other, from the craftsman on, produces. For each barrel of indigo, sugar, tobacco or coffee it takes an occupied plantation and a colonist in a building for that good; corn needs the plantation only. When the supply of a good is empty, whoever comes later goes without.

    An occupied factory pays 1, 2, 3 or 5 doubloons for producing 2, 3, 4 or 5 kinds.

    Then the craftsman may take one more barrel of a kind that he or she has just made.
    .title = Craftsman
rules-trader = In turn each player may sell one barrel to the trading house. It pays 0 for corn, 1 for indigo, 2 for sugar, 3 for tobacco, 4 for coffee; the trader gets 1 more, a small market brings 1 more, a large one 2 more.

    The house has four spaces and buys each good only once; the owner of an occupied office may sell a good that is already there. When it is full, nobody sells any more.

    At the end of the phase a full house is emptied. Otherwise the barrels stay for the next trader phase.
    .title = Trader
rules-captain = In turn each player loads one good on one cargo ship, round after round, until nobody can load. Whoever can load must load.

    A ship carries one good, and no good is on two ships. You choose the good freely; of that good you load as much as possible. If no ship carries it yet, take the empty ship that takes most of your barrels; if several take equally many, choose.

    Each barrel is worth 1 victory point. The captain gets 1 more with the first load, the owner of an occupied harbor 1 more with each load.

    The owner of an occupied wharf may once per phase, instead of loading a ship, send all barrels of one good to the supply for as many points, whatever the ships carry. Nobody has to, even if nothing else can be loaded.

    Victory points lie face down. When the last one is handed out, this is the last round; further points are noted and count.
    .title = Captain
rules-storage = After loading, each player keeps one single barrel of any good. An occupied small warehouse keeps all barrels of one more good, a large one those of two more. Everything else goes back to the supply. Warehouses do not save you from loading.

    Then each full ship is emptied. The others keep their barrels for the next captain phase, and their goods stay bound to them.
    .title = Storage
rules-prospector = Whoever takes the prospector gets 1 doubloon. Nobody else does anything. With five players there are two of these cards, with three there is none.
    .title = Prospector
rules-buildings = Cost · victory points · circles

    small indigo plant 1 · 1 · 1
    small sugar mill 2 · 1 · 1
    small market 1 · 1 · 1
    hacienda 2 · 1 · 1
    construction hut 2 · 1 · 1
    small warehouse 3 · 1 · 1

    indigo plant 3 · 2 · 3
    sugar mill 4 · 2 · 3
    hospice 4 · 2 · 1
    office 5 · 2 · 1
    large market 5 · 2 · 1
    large warehouse 6 · 2 · 1

    tobacco storage 5 · 3 · 3
    coffee roaster 6 · 3 · 2
    factory 7 · 3 · 1
    university 8 · 3 · 1
    harbor 8 · 3 · 1
    wharf 9 · 3 · 1

    guild hall 10 · 4 · 1
    residence 10 · 4 · 1
    fortress 10 · 4 · 1
    customs house 10 · 4 · 1
    city hall 10 · 4 · 1

    The four groups are the four columns: quarries take off at most 1, 2, 3, 4. The last five are the large buildings; they cover two city spaces, and there is one of each.
    .title = Buildings
rules-end = The game ends with the round in which one of these happens; the round is played to its end.

    The colonist ship cannot be filled as required · somebody covers the twelfth space of a city · the last victory point is handed out.

    Your points are those from shipping, those printed on your buildings, occupied or not, and the extra points of your occupied large buildings. Doubloons and goods are worth nothing; after a tie most doubloons and goods together win, and whoever is then still equal shares the victory.
    .title = The end

# In and under the pictures

picture-san-juan = in San Juan

alt-puerto-rico-roles = Roles left: { $roles }.
alt-puerto-rico-row = Plantations: { $tiles }. Quarries: { $quarries }.
alt-puerto-rico-ship = { $load } of { $capacity } { $load ->
    [0] empty
   *[other] { $good }
}
alt-puerto-rico-ships = Ships: { $ships }.
alt-puerto-rico-house = Trading house: { $goods }.
alt-puerto-rico-supply = Supply: { $vp } victory points, { $colonists } colonists, { $ship } on the colonist ship.
alt-puerto-rico-goods = Barrels: { $goods }.
alt-puerto-rico-buildings = Buildings left: { $buildings }.
alt-puerto-rico-player = { $name }: { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
}, { $printed ->
    [one] 1 point of buildings
   *[other] { $printed } points of buildings
}, { $chips ->
    [hidden] points of chips hidden
   *[other] { $chips } of chips
}, { $colonists } in San Juan, goods: { $goods }.
alt-puerto-rico-island = Island (with colonists): { $tiles }.
alt-puerto-rico-city = City (colonists): { $buildings }.
