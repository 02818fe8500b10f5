# Soundings: words for moves, events, options, pictures and rules.

game-name = Soundings
    .about = Claim how deep the water is, or doubt it: dice under cups, and the last one with dice wins
game-points = { $points ->
    [one] { $points } die
   *[other] { $points } dice
}
moment = round { $round }

option-dice = Dice
    .about = How many dice everybody begins with
option-dice-3 = three
option-dice-5 = five

move-claim = Claim
    .name = claim
    .about = Claim that the water is at least so deep, and name who must answer
    .chosen = { $depth ->
        [open] Claim
       *[other] { $to ->
            [open] Claim { $depth } fathoms
           *[other] Claim { $depth } fathoms to { $to }
        }
    }
move-claim-depth = How many fathoms?
    .name = depth
move-claim-to = Who must answer?
    .name = to
move-doubt = Doubt
    .name = doubt
    .about = Doubt the last claim: all cups are lifted

step-claims = claim how deep the water is, or doubt the last claim

event-cups-shaken = { $dice } dice are rolled under the cups
event-depth-claimed = { $seat } claims { $depth } fathoms to { $to }
    .also = { $seat } claims { $depth } to { $to }
event-cups-lifted = { $seat } doubts it, and the cups are lifted: { $depth } fathoms
event-die-lost = { $left ->
    [0] { $seat } loses the last die and is out
   *[other] { $seat } loses a die and has { $left } left
}

phase-round = the round
score-dice = dice left
tie-break-1 = beat { $number }
picture-tie-break-1 = beaten

picture-called-cup = your dice
picture-soundings-claim = { $depth ->
    [0] No claim yet
   *[other] { $name } claims { $depth } fathoms
}
picture-soundings-out = out
alt-soundings-cup = { $name }: { $count ->
    [0] out.
    [one] { $dice ->
        [hidden] one die.
       *[other] one die, { $dice }.
    }
   *[other] { $dice ->
        [hidden] { $count } dice.
       *[other] { $count } dice, { $dice }.
    }
}

rules-overview = Everybody rolls { $option-dice } dice under a cup and looks at their own. The sides of a die show { AND($faces) } fathoms.
    A player claims how deep the water is by all dice together, deeper than the claim before, and names who must answer: with a deeper claim, or by doubting this one.
    Then the cups are lifted. If the water is at least as deep as claimed, the doubter loses a die, otherwise the claimant does; they begin the next round. A player without dice is out. The last one with dice wins.
    .title = The game
