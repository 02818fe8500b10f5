# Puerto Rico: words for moves, events, components, options and rules.

game-name = Puerto Rico
    .about = Settle, build, produce, and ship goods to the Old World
game-face = You settle plantations, build a town and ship goods to the Old World, all through roles that each player takes in turn and everybody uses. There is hardly any luck: what counts is the role that helps you more than the others.
moment = round { $round }

# Options

option-two-player = Two players
    .about = The publisher’s variant for two: { $players-2-picks } roles each per round, fewer ships and pieces
option-two-player-false = no, three to five
option-two-player-true = yes, two
option-open-vp = Open victory points
    .about = Whether everybody can see how many victory points each player has earned by shipping
option-open-vp-false = face down, as printed
option-open-vp-true = open
option-decline-production = Declining production
    .about = Whether players may decline to produce in the craftsman phase
option-decline-production-false = everybody produces
option-decline-production-true = everybody may decline
option-mayor-refusal = Refusing colonists
    .about = Whether players may refuse colonists from the ship, which removes them from the game
option-mayor-refusal-forbidden = not allowed
option-mayor-refusal-removed-from-game = allowed, they leave the game
option-large-building-geometry = Room for large buildings
    .about = Whether any free city spaces take a large building, or each of the { $city-columns } columns takes just one
option-large-building-geometry-count = any free spaces
option-large-building-geometry-columns = one per column
option-hacienda-reshuffle = Empty plantation stack
    .about = Whether the discarded plantations form a new stack when a hacienda is to draw from an empty one
option-hacienda-reshuffle-true = a new stack is shuffled
option-hacienda-reshuffle-false = the hacienda draws nothing
option-balanced = Tournament values
    .about = Starting with corn: { $balanced-corn-doubloons } doubloons; university: { $balanced-costs-university }, factory: { $balanced-costs-factory }
option-balanced-false = as printed
option-balanced-true = balanced

# Moves

move-take-role = Take a role
    .name = take-role
    .about = Take a role card, along with any doubloons on it
    .chosen = { $role ->
        [open] Take a role
       *[other] Take the { $role }
    }{ $privilege ->
        [no] , without the privilege
       *[yes] {""}
    }
move-take-role-role = Which role?
    .name = role
move-take-role-privilege = With the privilege?
    .name = privilege
move-take-role-privilege-true = with the privilege
move-take-role-privilege-false = without the privilege
move-draw-tile = Draw a tile
    .name = draw-tile
    .about = Use your hacienda: draw a face-down plantation, which goes on your island
move-settle = Settle
    .name = settle
    .about = Put a plantation from the row, or a quarry, on your island
move-settle-tile = Which tile?
    .name = tile
move-settle-colonist = Use the hospice?
    .name = colonist
move-settle-colonist-true = with the hospice’s colonist
move-settle-colonist-false = without the hospice’s colonist
move-refuse = Refuse
    .name = refuse
    .about = Refuse some of the colonists you have just been dealt; they leave the game
    .chosen = { $count ->
        [open] Refuse colonists
        [one] Refuse a colonist
       *[other] Refuse { $count } colonists
    }
move-refuse-count = How many colonists?
    .name = count
move-place-colonists = Place colonists
    .name = place-colonists
    .about = Arrange all your colonists anew: choose every circle that is to be filled
    .chosen = { $circles ->
        [open] Place colonists
       *[other] Place colonists: { $circles }
    }
move-place-colonists-circles = Which circles do you want to fill?
    .name = circles
move-build = Build
    .name = build
    .about = Build a building in your city
move-build-building = Which building?
    .name = building
move-build-colonist = Use the university?
    .name = colonist
move-build-colonist-true = with the university’s colonist
move-build-colonist-false = without the university’s colonist
move-produce = Produce
    .name = produce
    .about = Produce every barrel you can
move-take-bonus = Take one more barrel
    .name = take-bonus
    .about = Take the craftsman’s extra barrel
    .chosen = { $good ->
        [open] Take one more barrel
       *[other] Take one more { $good }
    }
move-take-bonus-good = Which good?
    .name = good
move-sell = Sell
    .name = sell
    .about = Sell one barrel to the trading house
move-sell-good = Which good?
    .name = good
move-load = Load
    .name = load
    .about = Load as many barrels of one good as you can on one cargo ship
    .chosen = { $good ->
        [open] Load
       *[other] { $ship ->
            [open] Load { $good }
           *[other] Load { $good } on the { $ship }
        }
    }{ $harbor ->
        [no] , without the harbor’s point
       *[yes] {""}
    }
move-load-good = Which good?
    .name = good
move-load-ship = Which ship?
    .name = ship
move-load-harbor = Use the harbor?
    .name = harbor
move-load-harbor-true = with the harbor’s point
move-load-harbor-false = without the harbor’s point
move-use-wharf = Use the wharf
    .name = use-wharf
    .about = Ship all your barrels of one good with your wharf
    .chosen = { $good ->
        [open] Use the wharf
       *[other] Use the wharf for { $good }
    }{ $harbor ->
        [no] , without the harbor’s point
       *[yes] {""}
    }
move-use-wharf-good = Which good?
    .name = good
move-use-wharf-harbor = Use the harbor?
    .name = harbor
move-use-wharf-harbor-true = with the harbor’s point
move-use-wharf-harbor-false = without the harbor’s point
move-final-pass = Leave the wharf unused
    .name = final-pass
    .about = Pass for the rest of the phase without using your wharf
move-store = Keep
    .name = store
    .about = Keep one single barrel, plus all barrels of the goods that your warehouses hold
    .chosen = { $single ->
        [open] Keep
       *[other] { $whole ->
            [open] Keep one barrel of { $single }
           *[other] { $whole-count ->
                [0] Keep one barrel of { $single }
               *[other] Keep one barrel of { $single }, and in warehouses: { $whole }
            }
        }
    }
move-store-single = Which single barrel?
    .name = single
move-store-whole = Which goods go into the warehouses?
    .name = whole
move-store-only = Keep only what the warehouses hold
    .name = store-only
    .about = Keep all barrels of the goods that your warehouses hold, and no single barrel
move-store-nothing = Keep nothing
    .name = store-nothing
    .about = Return all your barrels to the supply
move-store-only-whole = Which goods go into the warehouses?
    .name = whole

# Steps: "…, it is your turn: …"

step-choose-role = take a role
step-hacienda = draw a face-down plantation with your hacienda, or pass
step-hacienda-tile = a plantation is drawn
step-settler = take a tile for your island, or pass
step-row-tiles = plantations are turned up
step-refuse-colonists = refuse some of your new colonists, or accept them all
step-mayor = place your colonists
step-builder = build, or pass
step-craftsman = produce, or pass
step-bonus = take one more barrel, or pass
step-trader = sell one barrel to the trading house, or pass
step-captain = load a ship
step-storage = choose which barrels you keep
step-new-round = the round begins
step-clear-row = the rest of the row is discarded
step-lay-row = a new row is laid out
step-end-settler = the settler phase ends
step-deal-colonists = the colonists are dealt
step-prospector = the prospector finds gold
step-end-round = the round ends

# Phases

phase-settler = the settler phase
phase-mayor = the mayor phase
phase-builder = the builder phase
phase-craftsman = the craftsman phase
phase-trader = the trader phase
phase-captain = the captain phase
phase-prospector = the prospector phase

# What orders wait for

until-round = until the round ends
until-role = until the next role is taken
until-shipped = until somebody ships
until-sold = until somebody sells to the trading house

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
event-tile-drawn = { $seat } draws with the hacienda: { $tile } (rules: { buildings-hacienda })
event-tile-taken = { $seat } settles { $tile }{ $colonist ->
        [yes] , with a colonist
       *[no] {""}
    }
event-stack-shuffled = The { $count } discarded plantations are shuffled into a new stack
event-row-laid = New row: { $tiles }
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
    } (rules: { rules-mayor.title })
event-colonists-placed = { $seat } places colonists: { $circles }{ $san_juan ->
        [0] {""}
       *[other] ; in San Juan: { $san_juan }
    }
event-colonist-ship-filled = { $count ->
        [0] No colonist boards the ship
        [one] 1 colonist boards the ship
       *[other] { $count } colonists board the ship
    }; { $supply } left in the supply (rules: { rules-mayor.title })
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
event-factory-paid = { $seat }’s factory pays { $doubloons ->
        [one] a doubloon
       *[other] { $doubloons } doubloons
    } (rules: { buildings-factory })
event-bonus-taken = { $seat } takes one more { $good }
event-good-sold = { $seat } sells { $good } for { $doubloons ->
        [0] nothing
        [one] a doubloon
       *[other] { $doubloons } doubloons
    }
event-house-emptied = The full trading house is emptied: { $goods } (rules: { rules-trader.title })
event-goods-loaded = { $seat } loads { $count } { $good } on the { $ship }: { $vp ->
        [one] 1 victory point
       *[other] { $vp } victory points
    }
event-wharf-used = { $seat } ships { $count } { $good } with the wharf: { $vp ->
        [one] 1 victory point
       *[other] { $vp } victory points
    } (rules: { rules-captain.title })
event-goods-stored = { $seat } keeps { $kept } and returns { $returned } (rules: { rules-storage.title })
event-ship-emptied = The { $ship } sails with { $count } { $good } (rules: { rules-storage.title })
event-gold-found = { $seat } takes { $doubloons ->
        [one] a doubloon
       *[other] { $doubloons } doubloons
    }
event-roles-sweetened = { $doubloons ->
        [one] A doubloon goes
       *[other] { $doubloons } doubloons go
    } on each unused role: { $roles } (rules: { rules-round.title })
event-end-caused = { $trigger }: that ended the game
event-last-round-called = { $trigger }: this is the last round (rules: { rules-end.title })

# Facts about a choice: what it costs and brings (beside its name), why it is not possible

fact-price = { $doubloons ->
        [0] free
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }{ $quarries ->
        [0] {""}
        [one] {" "}with 1 quarry
       *[other] {" "}with { $quarries } quarries
    }
fact-income = +{ $doubloons } { $doubloons ->
        [one] doubloon
       *[other] doubloons
    }
fact-harvest = { $goods }{ $more ->
        [0] {""}
       *[other] {" "}and 1 more
    }{ $doubloons ->
        [0] {""}
        [one] , +1 doubloon
       *[other] , +{ $doubloons } doubloons
    }
fact-points = { $count ->
        [one] 1 barrel
       *[other] { $count } barrels
    }, { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }
fact-too-dear = The { $building } costs { $price }, you have { $doubloons }.
fact-no-space = The { $building } takes { $spaces ->
        [one] 1 city space
       *[other] { $spaces } city spaces
    }, you have { $free ->
        [0] none
       *[other] { $free }
    } for it.
fact-already-built = You already own the { $building }.
fact-sold-out = No { $building } is left.
fact-role-gone = { $seat } has taken the { $role } this round.
fact-not-in-row = There is no { $tile } in the row.
fact-no-quarry = { $left ->
        [0] No quarry is left.
       *[other] Only the settler, or an occupied construction hut, takes a quarry.
    }
fact-island-full = All { $spaces } spaces of your island are taken.
fact-no-barrel = You have no { $good }.
fact-warehouses-hold = { $kinds ->
        [0] You have no occupied warehouse: you keep one single barrel.
        [one] Your warehouses hold 1 kind of goods.
       *[other] Your warehouses hold { $kinds } kinds of goods.
    }
fact-kept-whole = Your warehouse keeps all your { $good }: choose another good for the single barrel.
fact-house-full = All { $spaces } places in the trading house are taken.
fact-in-house = The trading house already has { $good }, and you have no occupied office.
fact-other-load = The { $ship } carries { $good }.
fact-ship-full = The { $ship } is full: { $capacity } of { $capacity }.
fact-other-ship = Your { $good } must go on the { $ship }.
fact-not-made = You have not just produced { $good }.

# Why a move was made: it goes on from the move

fact-for-money = to get { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }
fact-to-settle = to choose first among the tiles, with { $free ->
        [one] 1 free space
       *[other] { $free } free spaces
    } to fill
fact-to-draw = for one more tile: { $free ->
        [one] 1 space is
       *[other] { $free } spaces are
    } free
fact-to-occupy = to put colonists on { $circles ->
        [one] 1 empty circle
       *[other] { $circles } empty circles
    }
fact-to-build-cheaply = to build at a discount; the dearest building within reach is the { $building }, { $doubloons ->
        [0] at no cost
        [one] for 1 doubloon
       *[other] for { $doubloons } doubloons
    }
fact-to-produce = to produce { $count ->
        [one] 1 barrel
       *[other] { $count } barrels
    }
fact-to-sell = to sell { $good } for { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }
fact-to-ship = to ship { $count ->
        [one] 1 barrel
       *[other] { $count } barrels
    } of { $good }
fact-ships-first = to ship { $count ->
        [one] 1 barrel
       *[other] { $count } barrels
    } of { $good } before other players can fill the ship
fact-fills-ship = to ship { $count ->
        [one] 1 barrel
       *[other] { $count } barrels
    } of { $good } and fill a ship
fact-for-plant = for a building that has room for more { $good }
fact-without-plant = because { $good } needs no building
fact-new-kind = to grow one more kind of good: { $good }
fact-one-more = for one more { $tile }
fact-to-process = to process { $good }{ $count ->
        [0] {" "}from later plantations
        [one] : 1 plantation has no building yet
       *[other] : { $count } plantations have no building yet
    }
fact-for-points = for its { $vp ->
        [one] 1 point
       *[other] { $vp } points
    } and its bonus at the end of the game
fact-for-effect = for what it does while occupied: { $building-about }
fact-to-save = to save { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    } for building later
fact-keeps-good = so that { $good } can be sold or shipped later
fact-to-keep = to keep { $count ->
        [one] 1 barrel
       *[other] { $count } barrels
    }

# Goods

goods-corn = corn
    .about = Grows on occupied corn plantations and needs no building
goods-indigo = indigo
    .about = Takes an occupied plantation and a colonist in an indigo plant
goods-sugar = sugar
    .about = Takes an occupied plantation and a colonist in a sugar mill
goods-tobacco = tobacco
    .about = Takes an occupied plantation and a colonist in a tobacco storage
goods-coffee = coffee
    .about = Takes an occupied plantation and a colonist in a coffee roaster

goods-each =
    .facts = Price { $price } · barrels in the box: { $barrels }

# Tiles

tiles-corn = corn plantation
    .about = While occupied, it produces a barrel of corn in each craftsman phase
tiles-indigo = indigo plantation
    .about = While occupied, it supplies one colonist in an indigo plant, who makes a barrel of indigo
tiles-sugar = sugar plantation
    .about = While occupied, it supplies one colonist in a sugar mill, who makes a barrel of sugar
tiles-tobacco = tobacco plantation
    .about = While occupied, it supplies one colonist in a tobacco storage, who makes a barrel of tobacco
tiles-coffee = coffee plantation
    .about = While occupied, it supplies one colonist in a coffee roaster, who makes a barrel of coffee
tiles-quarry = quarry
    .about = While occupied, it makes each building a doubloon cheaper, up to the limit of its column

tiles-each =
    .facts = Tiles in the box: { $copies }

# Ships

ships-4 = { $capacity }-barrel ship
ships-5 = { $capacity }-barrel ship
ships-6 = { $capacity }-barrel ship
ships-7 = { $capacity }-barrel ship
ships-8 = { $capacity }-barrel ship

ships-each =
    .about = Holds { $capacity } barrels of one good

# Roles

roles-settler = settler
    .about = Everybody may take a plantation from the row. Privilege: you may take a quarry instead
roles-mayor = mayor
    .about = Everybody gets new colonists and rearranges all of theirs. Privilege: one more from the supply
roles-builder = builder
    .about = Everybody may build one building. Privilege: you pay one doubloon less
roles-craftsman = craftsman
    .about = Everybody produces goods. Privilege: one more barrel of a good you have just produced
roles-trader = trader
    .about = Everybody may sell one barrel to the trading house. Privilege: yours brings one doubloon more
roles-captain = captain
    .about = Players load ships until nobody can, then store. Privilege: one more point for your first load
roles-prospector1 = prospector
    .about = Privilege: you take one doubloon from the bank. The others do nothing
roles-prospector2 = second prospector
    .about = Privilege: you take one doubloon from the bank. The others do nothing

# The end

triggers-colonists-short = There are not enough colonists to fill the ship
    .about = After a mayor phase, the supply cannot refill the colonist ship as required
triggers-city-full = A city is full
    .about = In a builder phase, somebody fills the last space of their city
triggers-vp-exhausted = The last victory point is handed out
    .about = In a captain phase, the supply of victory points runs out

# Buildings; every effect needs a colonist on the building

buildings-each =
    .facts = Cost { $cost } · points { $vp } · circles { $circles } · city spaces { $spaces } · quarries take off up to { $column } · in the box: { $copies }

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
    .about = You get { $sale-bonus ->
        [one] { $sale-bonus } doubloon
       *[other] { $sale-bonus } doubloons
    } more whenever you sell in a trader phase
buildings-large-market = large market
    .about = You get { $sale-bonus ->
        [one] { $sale-bonus } doubloon
       *[other] { $sale-bonus } doubloons
    } more whenever you sell in a trader phase
buildings-hacienda = hacienda
    .about = Before your settler turn, you may draw a face-down plantation, which goes on your island
buildings-construction-hut = construction hut
    .about = In the settler phase, you may take a quarry instead of a plantation from the row
buildings-small-warehouse = small warehouse
    .about = After loading, you keep all barrels of { $store-kinds ->
        [one] { $store-kinds } more good
       *[other] { $store-kinds } more goods
    }
buildings-large-warehouse = large warehouse
    .about = After loading, you keep all barrels of { $store-kinds ->
        [one] { $store-kinds } more good
       *[other] { $store-kinds } more goods
    }
buildings-hospice = hospice
    .about = A tile you settle (not the hacienda’s) comes with a colonist: from the supply, else the ship
buildings-office = office
    .about = You may sell a good that the trading house already has, as long as the house is not full
buildings-factory = factory
    .about = For producing 0, 1, 2, 3, 4, 5 kinds of goods you get { $doubloons-by-kinds } doubloons
buildings-university = university
    .about = Each building you build comes with a colonist: from the supply, or else from the ship
buildings-harbor = harbor
    .about = Each of your loads earns { $vp-per-load ->
        [one] { $vp-per-load } victory point
       *[other] { $vp-per-load } victory points
    } more, on a cargo ship or with the wharf
buildings-wharf = wharf
    .about = Once per captain phase, you may ship up to { $wharf-capacity } barrels of one good to the supply for 1 point each
buildings-guild-hall = guild hall
    .about = At the end: { $vp-per-small-production } VP per small, { $vp-per-large-production } VP per large production building you own, occupied or not
buildings-residence = residence
    .about = At the end, points for your tiles: { $vp-by-tiles-10 } for up to 9, { $vp-by-tiles-11 } for 10, { $vp-by-tiles-12 } for 11, { $vp-by-tiles-13 } for 12
    .facts = { buildings-each.facts } · points for 0, 1, 2 … tiles: { $vp-by-tiles }
buildings-fortress = fortress
    .about = At the end: 1 point for every { $colonists-per-vp } of your colonists, wherever they are
buildings-customs-house = customs house
    .about = At the end: 1 point for every { $chips-per-vp } victory points you have earned by shipping
buildings-city-hall = city hall
    .about = At the end: { $vp-per-violet ->
        [one] { $vp-per-violet } point
       *[other] { $vp-per-violet } points
    } per violet building you own, occupied or not, this one included

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

# What decides between equal points.
tie-break-1 = { $number } { $number ->
    [one] doubloon or barrel
   *[other] doubloons and barrels
 }
picture-tie-break-1 = doubloons and barrels

score-chips = shipping
score-buildings = buildings
score-guild-hall = guild hall
score-residence = residence
score-fortress = fortress
score-customs-house = customs house
score-city-hall = city hall

# Rules

rules-two-minutes = **What it is about.** You lead a colony: take plantations, put colonists on them, produce goods, then sell or ship them. Most victory points win; they come from goods shipped and from buildings.

    {""}**A round.** Each player in turn takes one role, and *everybody* does what it says. Whoever took it goes first and has a small privilege. Roles that nobody took gain { $role-doubloons ->
        [one] a doubloon
       *[other] { $role-doubloons } doubloons
    }: whoever takes one later gets the money too.

    {""}**The roles.** *Settler*: take a plantation. *Mayor*: colonists arrive; nothing works without a colonist on it. *Builder*: buy a building. *Craftsman*: occupied plantations produce goods, all but corn only with an occupied plant for them. *Trader*: sell one good for doubloons. *Captain*: ship goods for victory points; what can be loaded must be. *Prospector*: a doubloon.

    {""}**What usually is good.** At first money: a good to sell and quarries, which make buildings cheaper. Then points: corn and much of one good to ship, and a large building late. Take the role that helps you more than the others – and look at what the next players need.

    {""}**The end.** When the colonists, the victory points or the spaces of a city run out, the round is played to its end.

    {""}**In the picture.** Above the roles; then plantations to take and the quarries; the cargo ships; the trading house beside points and colonists left; barrels left with their price; below, the buildings with their cost, in rows by what a quarry saves.
    .title = In two minutes
rules-round = The governor takes one of the role cards, with the doubloons lying on it, and everybody acts in that role’s phase: first the player who took the card, then the others clockwise. Then the next player takes one of the cards left, and so on, until everybody has had their turn (with 2 players, { $players-2-picks } each).

    The player who took the card also has its privilege. You must take a card, even if it is of no use to you. The others may act even if you do not.

    At the end of the round, { $role-doubloons ->
        [one] a doubloon is
       *[other] { $role-doubloons } doubloons are
    } put on each card that nobody took, all cards are returned, and the next player becomes governor.

    A tile or building works only while it has a colonist on it. A building’s victory points count in any case.
    .title = The round
rules-setup = Each player has an island of { $island-spaces } spaces, a city of { $city-spaces } spaces, some doubloons and one plantation: indigo for the governor and those who sit next, corn for the last ones.{ $corn-doubloons ->
        [0] {""}
       *[other] {" "}Starting with corn changes your doubloons by { $corn-doubloons }.
    }

    3 players: { $players-3-doubloons } doubloons each; { $players-3-vp } victory points; { $players-3-colonists } colonists in the supply and { $players-3-colonist-ship } on the colonist ship; cargo ships: { $players-3-ships }; start: { $players-3-start-tiles }; { $players-3-row } tiles in the row; roles each per round: { $players-3-picks }.
    4 players: { $players-4-doubloons } doubloons each; { $players-4-vp } victory points; { $players-4-colonists } colonists in the supply and { $players-4-colonist-ship } on the colonist ship; cargo ships: { $players-4-ships }; start: { $players-4-start-tiles }; { $players-4-row } tiles in the row; roles each per round: { $players-4-picks }.
    5 players: { $players-5-doubloons } doubloons each; { $players-5-vp } victory points; { $players-5-colonists } colonists in the supply and { $players-5-colonist-ship } on the colonist ship; cargo ships: { $players-5-ships }; start: { $players-5-start-tiles }; { $players-5-row } tiles in the row; roles each per round: { $players-5-picks }.

    Three play without a prospector, four with one, five with both.
    .title = Setup
rules-two-players = This is the publisher’s variant for two. Out of the box come { $two-players-plantations-removed } plantations of each kind, { $two-players-quarries-removed } quarries and { $two-players-barrels-removed } barrels of each good; of each production building { $two-players-production-copies } are in play, of each violet building { $two-players-violet-copies }.

    { $players-2-doubloons } doubloons each; { $players-2-vp } victory points; { $players-2-colonists } colonists in the supply and { $players-2-colonist-ship } on the colonist ship; cargo ships: { $players-2-ships }; start: { $players-2-start-tiles }; { $players-2-row } tiles in the row; roles each per round: { $players-2-picks }.

    In each round, the players alternate until each has had { $players-2-picks } roles; role cards that are left over get doubloons as usual.
    .title = Two players
rules-settler = In turn, each player may take one plantation from the face-up row and put it on their island. The settler may take a quarry instead; so may the owner of an occupied construction hut.

    The owner of an occupied hacienda may first draw a face-down plantation, which goes on their island. The owner of an occupied hospice gets a colonist on the tile of their normal turn, but not on the hacienda’s tile. That colonist comes from the supply, or from the ship if the supply is empty.

    An island has { $island-spaces } spaces. Tiles are never removed from it.

    Then the rest of the row is discarded and a new row is laid out, with one tile more than there are players. When the stack is empty, the discarded tiles are shuffled into a new one.
    .title = Settler
rules-mayor = The mayor may take a colonist from the supply. Then the colonists on the ship are dealt one by one, starting with the mayor.

    Now everybody places all their colonists anew, old and new, on the circles of tiles and buildings. No circle may stay empty while you have a colonist in San Juan: you choose which circles stay empty, not how many.

    Last, the ship is refilled: one colonist for each empty circle on all buildings (tiles do not count), but at least one per player. If the supply does not have that many, this is the last round.

    Between mayor phases, colonists stay where they are, those in San Juan too.
    .title = Mayor
rules-builder = In turn, each player may build one building. The builder pays one doubloon less. Each occupied quarry takes off one more: at most { $buildings-small-market-column } in the first column of buildings, { $buildings-large-market-column } in the second, { $buildings-harbor-column } in the third, { $buildings-city-hall-column } in the fourth. A price never falls below 0.

    A city has { $city-spaces } spaces; a large violet building covers { $buildings-guild-hall-spaces }. You may own each type only once; the small and the large plant for a good are two types. Buildings are never removed from the city.

    The owner of an occupied university gets a colonist on the new building: from the supply, or from the ship if the supply is empty.

    A player who covers the last space of their city makes this the last round.
    .title = Builder
rules-craftsman = The players produce in turn, starting with the craftsman. Each barrel of indigo, sugar, tobacco or coffee takes an occupied plantation and a colonist in a building for that good; corn takes only the plantation. Once the supply of a good is empty, those who come later go without.

    An occupied factory pays { $buildings-factory-doubloons-by-kinds } doubloons for producing 0, 1, 2, 3, 4, 5 kinds of goods.

    Then the craftsman may take one more barrel of a good they have just produced.
    .title = Craftsman
rules-trader = In turn, each player may sell one barrel to the trading house. It pays { $goods-corn-price } for corn, { $goods-indigo-price } for indigo, { $goods-sugar-price } for sugar, { $goods-tobacco-price } for tobacco, { $goods-coffee-price } for coffee; the trader gets 1 more, an occupied small market brings { $buildings-small-market-sale-bonus } more, an occupied large market { $buildings-large-market-sale-bonus } more.

    The house has { $house-spaces } spaces and buys each good only once; the owner of an occupied office may sell a good that is already there. Once it is full, nobody else can sell.

    At the end of the phase, a full house is emptied. Otherwise the barrels stay for the next trader phase.
    .title = Trader
rules-captain = In turn, each player loads one good on one cargo ship, round after round, until nobody can load. A player who can load must load.

    Each ship carries one good, and no two ships carry the same. You choose the good freely and load as much of it as you can. If no ship carries it yet, you must use the empty ship that takes the most of your barrels; if several take equally many, you choose.

    Each barrel is worth 1 victory point. The captain gets 1 more for their first load, the owner of an occupied harbor { $buildings-harbor-vp-per-load } more for each load.

    Once per phase, instead of loading a ship, the owner of an occupied wharf may return all their barrels of one good ({ $wharf-capacity } at most) to the supply for as many points, whatever the ships carry. They never have to, even if they cannot load anything else.

    Victory points are kept face down. When the last one is handed out, this is the last round; points earned after that still count.
    .title = Captain
rules-storage = After loading, each player keeps one single barrel of any good. An occupied small warehouse keeps all barrels of { $buildings-small-warehouse-store-kinds ->
        [one] { $buildings-small-warehouse-store-kinds } more good
       *[other] { $buildings-small-warehouse-store-kinds } more goods
    }, an occupied large warehouse those of { $buildings-large-warehouse-store-kinds ->
        [one] { $buildings-large-warehouse-store-kinds } more good
       *[other] { $buildings-large-warehouse-store-kinds } more goods
    }. Everything else goes back to the supply. A warehouse does not free you from having to load.

    Then each full ship is emptied. The others keep their barrels, and so their good, for the next captain phase.
    .title = Storage
rules-prospector = The player who takes the prospector gets 1 doubloon. The others do nothing. With five players there are two of these cards, with three there is none.
    .title = Prospector
rules-buildings = Cost · victory points · circles

    { buildings-small-indigo-plant } { $buildings-small-indigo-plant-cost } · { $buildings-small-indigo-plant-vp } · { $buildings-small-indigo-plant-circles }
    { buildings-small-sugar-mill } { $buildings-small-sugar-mill-cost } · { $buildings-small-sugar-mill-vp } · { $buildings-small-sugar-mill-circles }
    { buildings-small-market } { $buildings-small-market-cost } · { $buildings-small-market-vp } · { $buildings-small-market-circles }
    { buildings-hacienda } { $buildings-hacienda-cost } · { $buildings-hacienda-vp } · { $buildings-hacienda-circles }
    { buildings-construction-hut } { $buildings-construction-hut-cost } · { $buildings-construction-hut-vp } · { $buildings-construction-hut-circles }
    { buildings-small-warehouse } { $buildings-small-warehouse-cost } · { $buildings-small-warehouse-vp } · { $buildings-small-warehouse-circles }

    { buildings-indigo-plant } { $buildings-indigo-plant-cost } · { $buildings-indigo-plant-vp } · { $buildings-indigo-plant-circles }
    { buildings-sugar-mill } { $buildings-sugar-mill-cost } · { $buildings-sugar-mill-vp } · { $buildings-sugar-mill-circles }
    { buildings-hospice } { $buildings-hospice-cost } · { $buildings-hospice-vp } · { $buildings-hospice-circles }
    { buildings-office } { $buildings-office-cost } · { $buildings-office-vp } · { $buildings-office-circles }
    { buildings-large-market } { $buildings-large-market-cost } · { $buildings-large-market-vp } · { $buildings-large-market-circles }
    { buildings-large-warehouse } { $buildings-large-warehouse-cost } · { $buildings-large-warehouse-vp } · { $buildings-large-warehouse-circles }

    { buildings-tobacco-storage } { $buildings-tobacco-storage-cost } · { $buildings-tobacco-storage-vp } · { $buildings-tobacco-storage-circles }
    { buildings-coffee-roaster } { $buildings-coffee-roaster-cost } · { $buildings-coffee-roaster-vp } · { $buildings-coffee-roaster-circles }
    { buildings-factory } { $buildings-factory-cost } · { $buildings-factory-vp } · { $buildings-factory-circles }
    { buildings-university } { $buildings-university-cost } · { $buildings-university-vp } · { $buildings-university-circles }
    { buildings-harbor } { $buildings-harbor-cost } · { $buildings-harbor-vp } · { $buildings-harbor-circles }
    { buildings-wharf } { $buildings-wharf-cost } · { $buildings-wharf-vp } · { $buildings-wharf-circles }

    { buildings-guild-hall } { $buildings-guild-hall-cost } · { $buildings-guild-hall-vp } · { $buildings-guild-hall-circles }
    { buildings-residence } { $buildings-residence-cost } · { $buildings-residence-vp } · { $buildings-residence-circles }
    { buildings-fortress } { $buildings-fortress-cost } · { $buildings-fortress-vp } · { $buildings-fortress-circles }
    { buildings-customs-house } { $buildings-customs-house-cost } · { $buildings-customs-house-vp } · { $buildings-customs-house-circles }
    { buildings-city-hall } { $buildings-city-hall-cost } · { $buildings-city-hall-vp } · { $buildings-city-hall-circles }

    The four groups are the four columns, in which quarries take off at most { $buildings-small-market-column }, { $buildings-large-market-column }, { $buildings-harbor-column }, { $buildings-city-hall-column } doubloons. The last five are the large buildings.
    .title = Buildings
rules-end = The game ends with the round in which one of these happens; the round is played to its end.

    The colonist ship cannot be filled as required · somebody covers the last space of a city · the last victory point is handed out.

    You score the points from shipping, those printed on your buildings, occupied or not, and the extra points of your occupied large buildings. Doubloons and goods are worth nothing, but they break ties: the most doubloons and goods together win, and players who are still tied share the victory.
    .title = The end

# In and under the pictures

picture-san-juan = in San Juan
picture-puerto-rico-face-down = { $tiles } face down
picture-puerto-rico-discarded = { $tiles } discarded
picture-puerto-rico-next = next
picture-puerto-rico-points = { $printed } + { $chips } { $chips ->
    [one] chip
   *[other] chips
}

# What a building does, in a few words
picture-puerto-rico-small-indigo-plant = makes 1 indigo
picture-puerto-rico-indigo-plant = makes up to 3 indigo
picture-puerto-rico-small-sugar-mill = makes 1 sugar
picture-puerto-rico-sugar-mill = makes up to 3 sugar
picture-puerto-rico-tobacco-storage = makes up to 3 tobacco
picture-puerto-rico-coffee-roaster = makes up to 2 coffee
picture-puerto-rico-small-market = sells for 1 more
picture-puerto-rico-large-market = sells for 2 more
picture-puerto-rico-hacienda = one more tile, unseen
picture-puerto-rico-construction-hut = may settle a quarry
picture-puerto-rico-small-warehouse = keeps 1 more good
picture-puerto-rico-large-warehouse = keeps 2 more goods
picture-puerto-rico-hospice = settles with a colonist
picture-puerto-rico-office = sells what was sold before
picture-puerto-rico-factory = money for kinds made
picture-puerto-rico-university = builds with a colonist
picture-puerto-rico-harbor = 1 VP more for each load
picture-puerto-rico-wharf = your own ship
picture-puerto-rico-guild-hall = points for production
picture-puerto-rico-residence = points for island tiles
picture-puerto-rico-fortress = points for colonists
picture-puerto-rico-customs-house = points for shipping
picture-puerto-rico-city-hall = points for violet buildings

alt-puerto-rico-roles = Roles left: { $roles }.
alt-puerto-rico-row = Plantations: { $tiles }.
alt-puerto-rico-quarries = Quarries: { $quarries }.
alt-puerto-rico-stack = Plantations face down: { $tiles }.
alt-puerto-rico-ship = { $load ->
    [0] empty (0 of { $capacity })
   *[other] { $load } of { $capacity } { $good }
}
alt-puerto-rico-ships = Ships: { $ships }.
alt-puerto-rico-house = Trading house: { $goods }.
alt-puerto-rico-supply = Supply: { $vp ->
    [one] 1 victory point
   *[other] { $vp } victory points
}, { $colonists ->
    [one] 1 colonist
   *[other] { $colonists } colonists
}, { $ship } on the colonist ship.
alt-puerto-rico-goods = Barrels left, and the price of one at the trading house: { $goods }.
alt-puerto-rico-good = { $barrels } (price { $price })
alt-puerto-rico-buildings = Buildings left: { $buildings }.
alt-puerto-rico-player = { $name }: { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
}, { $printed ->
    [one] 1 point from buildings
   *[other] { $printed } points from buildings
}, { $chips ->
    [hidden] shipping points hidden
   *[other] { $chips } from shipping
}, { $colonists } in San Juan, goods: { $goods }.
alt-puerto-rico-island = Island (with colonists): { $tiles }.
alt-puerto-rico-city = City (colonists): { $buildings }.

# What symbols mean that stand without words, for the legend

symbol-coin = doubloons: a price or money
symbol-doubloon = doubloons
symbol-governor = governor
symbol-disc = one colonist (outline: none)
symbol-victory = victory points
symbol-colonist = colonists
symbol-hold = room for a barrel
symbol-cargo-ship = cargo ship: barrels loaded / room
symbol-caravel = colonist ship

# The lesson: what is said of each decision of data/lessons, and to whoever decides otherwise

lesson-chapter-roles = Roles
lesson-chapter-goods = Colonists and goods
lesson-chapter-growth = Money and people
lesson-chapter-money = A quarry and a sale
lesson-chapter-ships = To sea
lesson-chapter-privilege = The privilege
lesson-roles = You are the governor: first to take a role, and *everybody* will act in it. The settler gives everybody a plantation. Plantations come first: without them nobody makes anything. In the picture the roles stand on top, below them the plantations on offer.
    .else = Every role is some use to somebody; but as long as nobody has plantations, the settler gives the most.
lesson-settle = As the settler you choose first. Corn needs nothing but a colonist, so it is the quickest good; indigo needs a plant, too, and you already have one indigo plantation. A quarry, which only the settler may take, makes buildings cheaper later.
    .else = It will be of use, only later: everything but corn needs a building before it makes goods.
lesson-build = { $seat-1 } took the builder: each may build one building. You have { $players-3-doubloons } doubloons. A { buildings-small-indigo-plant } costs { $buildings-small-indigo-plant-cost } and turns what grows on your indigo plantation into goods. In the picture each building has its price on the coin, and beside it how many are left.
    .else = A building works only with a colonist on it; choose one for what you have already planted.
lesson-colonist = { $seat-2 } took the mayor, and a colonist came to you. Nothing works without one: put them where they are of use at once. Corn makes a barrel all by itself; the indigo plantation would need a second colonist in its plant.
    .else = One colonist on the indigo plantation or in its plant makes nothing yet: it takes one on each.
lesson-colonists = Another colonist. In each mayor phase you may rearrange all of yours. Corn stays occupied, the other one goes on indigo: one more, for the plant, and it makes goods. Colonists without a circle wait in San Juan.
    .else = Corn is the only plantation that makes goods with a single colonist: it should never stand empty.
lesson-sugar = { $seat-2 } took the settler and a quarry. You choose from what is left. A new kind of plantation lets you make another good one day: each ship and each place in the trading house takes only one kind.
    .else = More of the same is good for shipping, another kind for selling. Both work; only taking none at all would be a pity.
lesson-craftsman = Two plantations are occupied, but only corn makes something by itself. The craftsman lets everybody produce, and you, having taken it, one barrel more. There is a doubloon on it, too: roles that nobody took last round lure with money.
    .else = That helps as well. But look for money that lies on a role: it is yours with it.
lesson-hacienda = With { $buildings-hacienda-cost } doubloons you can have a hacienda: whoever has one with a colonist in it draws an extra plantation each time there is a settler. Buildings are worth points, too, the number on the left of their group.
    .else = It is worth its points in any case. Ask of each building how often it will still work.
lesson-mayor = Your plant and your hacienda stand empty. As the mayor you get a colonist more than the others: two at once. Take what brings you more than it brings the others.
    .else = Empty buildings do nothing: as long as many circles are empty, the mayor is the role that moves you on.
lesson-four = Four colonists, five circles. Corn, the indigo plantation with its plant, and the hacienda: all of that works. Sugar waits, for it would need a mill.
    .else = Count what will make something: a plantation without its plant, or a plant without its plantation, makes nothing.
lesson-again = { $seat-1 } shipped, and so your corn had to go, too: barrels are points that nobody can take from you. Now you are governor again, with an occupied hacienda: the settler gives you two tiles at once, one of them a quarry – and the doubloon that lies on it.
    .else = A role is worth most when it gives you what it does not give the others: with the hacienda that is now the settler.
lesson-draw = Before your turn the hacienda may draw a plantation that nobody has seen. It costs nothing; only when your island of { $island-spaces } spaces is nearly full will you want to choose.
    .else = There is plenty of room on your island, so the tile would have been a gift.
lesson-quarry = A quarry with a colonist makes each building one doubloon cheaper, and the later large ones more than that with several quarries. Only the settler may take one: your privilege.
    .else = A plantation is welcome. But a quarry only the settler can take, and it pays for every building that you will ever buy.
lesson-sell = { $seat-2 } is the trader. Indigo brings { $goods-indigo-price }, corn { $goods-corn-price }: sell what pays. The house, the yellow box with the scales, takes each kind only once, and whoever comes late may find it full.
    .else = Corn brings nothing here, it is for the ships. Money early means buildings early.
lesson-five = One more colonist: now the quarry works, too.
    .else = Leave the sugar plantation empty as long as there is no mill.
lesson-captain = You have corn and indigo. As the captain you load first and score one point more. The ship with corn has room for one barrel: if you wait, somebody else fills it. In the picture the ships stand in the middle, with what they carry.
    .else = Goods that nobody ships stay in your store, and after a captain phase only one barrel of them: ship them while there is room.
lesson-load = What can be loaded must be, one kind at a time, round after round, until nobody can. Begin with what others could crowd out: there is one place left for corn. Indigo goes after it.
    .else = The other one will go too, if there is still room when it is your turn again.
lesson-mill = Now your quarry works: each building costs one doubloon less. A { buildings-small-sugar-mill } makes goods of your sugar plantation: a third kind, for another ship and another place in the trading house.
    .else = With a quarry everything is cheaper. Look for what makes good use of the plantations that you have.
lesson-bonus-role = The craftsman makes goods for everybody, corn and indigo for you. Take it when others have little to produce, or cannot sell or ship before you.
    .else = Keep an eye on who may use the goods first: after the craftsman the others choose their roles before you do.
lesson-bonus = Your privilege as the craftsman: one barrel more of what you have just produced. Indigo can be sold as well as shipped, corn only shipped.
    .else = It is one barrel more in any case.
lesson-end = **That was the lesson.** You have taken roles, planted, built, placed colonists, produced, sold and shipped: that is the whole game. The rest is looking ahead: which role helps you more than the others, and what will they leave to you?

    {""}*What comes up more rarely:* after a captain phase you may have to choose which barrels you keep (warehouses keep more); a *wharf* is a ship of your own; whoever takes the mayor may leave the extra colonist; a large building at { $buildings-city-hall-cost } doubloons scores for what you own. All of them stand in the picture, and *?* explains them.

    You can play on here to the end, or begin a real game with `/play`.
