# Words in and under the pictures

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
}, { $printed } points of buildings, { $chips ->
    [hidden] points of chips hidden
   *[other] { $chips } of chips
}, { $colonists } in San Juan, goods: { $goods }.
alt-puerto-rico-island = Island (with colonists): { $tiles }.
alt-puerto-rico-city = City (colonists): { $buildings }.
