# Words in and under the pictures

# What a picture is called where one is chosen; a game that has others names them in its own file.
picture-called-board = the board
picture-called-players = all players
picture-called-player = one player
picture-called-region = one region
picture-called-round = the trade of this round
picture-called-hand = your hand

picture-round = Round { $round }
picture-last-round = Last round
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
picture-mundus-novus-natives = different sets: 1 doubloon a card
picture-mundus-novus-storm = identical sets reach place 1 only
picture-mundus-novus-fire = nobody stores this round
picture-mundus-novus-pirates = each fleet of 2 or more loses a card
picture-mundus-novus-no-offers = Nothing is offered yet.
picture-mundus-novus-announced = everybody offers { $number }
picture-mundus-novus-takes = Who gave what to whom
picture-mundus-novus-perfect = The perfect combination!
picture-mundus-novus-perfect-brings = you win at the end of the round
picture-mundus-novus-identical = Identical
picture-mundus-novus-identical-brings = a development, { $worth ->
    [1] place 1
   *[other] places 1 to { $worth }
}
picture-mundus-novus-different = Different
picture-mundus-novus-different-brings = { $worth } doubloons
picture-mundus-novus-relics = Relics
picture-mundus-novus-relics-brings = { $worth } doubloons

alt-mundus-novus-market = Market: { $resources }.
alt-mundus-novus-queue = Queue: { $developments }.
alt-mundus-novus-fleets = Fleets in picking order: { $fleets }.
alt-mundus-novus-player = { $name }: { $doubloons ->
    [one] 1 doubloon
    [hidden] doubloons hidden
   *[other] { $doubloons } doubloons
}, { $cards } in hand; { $developments }.
alt-mundus-novus-picked = { $name } picked { $resources }.
alt-mundus-novus-offer = { $name } offered { $resources }.
alt-mundus-novus-takes = Takes: { $takes }.
alt-mundus-novus-take = { $taker } { $resource } from { $owner }{ $market ->
    [none] {""}
   *[other] , swapped for { $market }
}
alt-mundus-novus-hand = Hand: { $resources }.
alt-mundus-novus-stored = Warehouse: { $resources }.
alt-mundus-novus-best = { $combination }: { $resources }{ $merchants ->
    [none] {""}
   *[other] , merchants { $merchants }
}, { $brings }.
