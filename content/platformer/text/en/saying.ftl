### What an action does, and the events and pages that go with it.

## Actions

do-spawn = Spawn on { $to }
do-move = Move to { $to }
do-move-push = Move to { $to } and push { $figure } to { $space }
do-step = Go on to { $to }
do-slide-on = Move it on to { $to }
do-attack = Attack { $enemy } on { $to }
do-shove = Shove { $enemy } to { $to }
do-slide = Move { $enemy } to { $to }
do-coin = Gain a coin
do-star = Use the star
do-gravity = Apply Gravity
do-buy = Buy { $card }
do-use = Use { $card }
do-ability = Use the Hero’s ability
do-discard = Be rid of the token { $token }
do-end = End the actions
do-stop = Stop here
do-turn = Turn { $symbol } to { $to-symbol }
do-hold = Hold on to the Ladder
do-drop = Let go and fall
do-mirror = Hold up the Mirror
do-endure = Let it happen
do-place-boss = Put { $boss } on { $to }
do-leave-empty = Leave { $space } empty
do-set = Set the Special die to { $symbol }
do-set-none = Leave the Special die as it is
do-chance = Dice and cards decide
do-paid = { $what } ({ $payment })
pay-gems = { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
  }
pay-forge = 2 × { $symbol } Forged
pay-forge-special = { $symbol } Forged with the Special die
pay-special = Special die ({ $symbol })

## Events without a sentence elsewhere

event-enemy-appeared = { $enemy } appears on { $to }.
event-enemy-gone = { $enemy } goes with the Level.
event-trapped = A Trap catches { $hero } on { $to }!
event-shielded = The next { $wounds ->
    [one] Wound does
   *[other] { $wounds } Wounds do
  } not hurt { $hero }.
event-boss-appeared = { $enemy } appears on { $to }!

## Verdicts

allowed = Allowed: { $action }
