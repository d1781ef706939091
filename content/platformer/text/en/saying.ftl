### What an action does, and the events and pages that go with it.

## Actions

do-spawn = Spawn on { $to }
do-move = Move { $to-id ->
    [none] off the map
   *[other] to { $to }
  }
do-move-push = Move { $to-id ->
    [none] off the map
   *[other] to { $to }
  } and push { $figure ->
    [none] somebody
   *[other] { $figure-def }
  }{ $space-id ->
    [none] { " " }off the map
   *[other] { " " }to { $space }
  }
do-step = Go on to { $to }
do-slide-on = Move { $enemy-def } on to { $to }
do-attack = Attack { $enemy ->
    [none] { $to-id ->
        [none] an Enemy off the map
       *[other] on { $to }
      }
   *[other] { $enemy-def }{ $to-id ->
        [none] { " " }off the map
       *[other] { " " }on { $to }
      }
  }
do-shove = Shove { $enemy ->
    [none] { $to-id ->
        [here] { "" }
       *[other] an Enemy{ " " }
      }
   *[other] { $enemy-def }{ " " }
  }from { $from }{ $to-id ->
    [none] { " " }off the map
    [here] { "" }
   *[other] { " " }to { $to }
  }
do-slide = Move { $enemy ->
    [none] whoever is on { $from }
   *[other] { $enemy-def } from { $from }
  }{ $to-id ->
    [none] { " " }off the map
    [here] { "" }
   *[other] { " " }to { $to }
  }
do-coin = { $n ->
    [one] Gain a coin
   *[other] Gain { $n } coins
  }
do-star = { $hero-id ->
    [avvy] Use the star: 1 coin becomes 1 gem
    [zora] { $n ->
        [0] Use the star: all hearts are there
       *[other] Use the star: 1 heart comes back
    }
   *[other] Use the star
  }
do-gravity = Apply Gravity
do-buy = Buy { $card }
do-use = Use { $card }
do-ability = Use the Hero’s ability
do-discard = Get rid of the { $token } token
do-end = End the actions
do-stop = Stop here
do-target = Choose { $to }
do-swap = Change places with { $figure ->
    [none] whoever is on { $to }
   *[other] { $figure-def } on { $to }
  }
do-blink = Appear on { $to }
do-throw = Throw the flask at { $figure ->
    [none] { $to }
   *[other] { $figure-def } on { $to }
  }
do-turn = Turn a die from { $symbol } to { $to-symbol }
do-hold = Hold on to the Ladder
do-drop = Let go and fall
do-mirror = { $token-id ->
    [none] Ward off the attack
   *[other] Give up the { $token }
  }
do-endure = Let it happen
do-place-boss = Put { $boss } on { $to }
do-place-summons = { $enemy ->
    [none] Put the summons on { $to }
   *[other] Put { $enemy-def } on { $to }
  }
do-leave-empty = Leave { $space } empty
do-set = Set the Special die to { $symbol }
do-set-none = Leave the Special die as it is
do-chance = Dice and cards decide
do-paid = { $what } ({ $payment })
pay-gems = { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
  }
pay-forge = 2 Forged { $symbol } dice
pay-forge-special = { $symbol } die Forged with the Special die
pay-special = Special die: { $symbol }

## Events without a sentence elsewhere

event-enemy-appeared = An Enemy appears on { $to }: { $enemy }.
event-enemy-gone = { $enemy-def } disappears with the Level.
event-spawn-left-empty = { $from } stays empty after all: there is no { $enemy } left for it.
event-trapped = A Trap catches { $hero } on { $to }!
event-shielded = The next { $wounds ->
    [one] Wound
   *[other] { $wounds } Wounds
  } will not hurt { $hero }.
event-boss-appeared = { $enemy-def } appears on { $to }!

## What a card grants until the next turn

boon-hover = Hovering
boon-hover-text = Gravity does not move this Hero.
boon-trade = Trading
boon-trade-text = This Hero can buy as if it stood in the Shop.
boon-unseen = Unseen
boon-unseen-text = No Enemy but the Boss attacks this Hero.

## What the chosen dice are worth

selection-coin = { $n ->
    [one] 1 coin
   *[other] { $n } coins
  }
selection-move = Move { $n ->
    [one] 1 Space
   *[other] { $n } Spaces
  }
selection-shove = Shove an Enemy { $n ->
    [one] 1 Space
   *[other] { $n } Spaces
  }
selection-star = { $n ->
    [one] 1 star
   *[other] a star, raised to { $n }
  }
selection-sword = { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
  }
target-slide = Choose where to move { $figure-def }

## Chosen dice that pay for nothing

unfit = Nothing to do here with { $dice }.
unfit-alone = { $symbol } alone: { $uses }.
unfit-alone-not = { $symbol } alone: nothing. { $why }
unfit-each = Each { $symbol } is an action of its own: choose one at a time (one die, or two Forged together).
unfit-forge = Forge the two alike into another symbol, or put one of them back.
unfit-forge-each = Choose one at a time, each is an action of its own, or Forge the two alike into another symbol.
unfit-no-enemy = No Enemy stands next to your Hero.
unfit-no-move = No neighbouring Space is open to your Hero.
unfit-no-shove = There is no Enemy on the map.
unfit-spawn = Coming onto the map takes one die: put the others back.
unfit-special = The Special die takes one die, or two alike that you Forge.
unfit-stone = Breaking free takes two dice: choose one more.
unfit-unforged = Without a Forge there is nothing to do here with { $dice }.
unfit-use-attack = attack on { $spaces }
unfit-use-coin = gain a coin
unfit-use-move = move to { $spaces }
unfit-use-portal = the portal to { $spaces }
unfit-use-shove = shove the Enemy on { $spaces }
unfit-use-star = use the star

## Troubles at the table

choose-special = Choose the Special die
choose-used = Choose a used die ({ $symbol })
die-used-left = You have used this { $symbol } in this turn. Left: { $dice }.
die-used-none = You have used this { $symbol } in this turn. No die is left; go on with the buttons.
error-die = That die cannot be chosen now.
error-forge = Those dice cannot be Forged into that.
error-nothing-here = Choosing a Space does nothing now. Use one of the buttons.
error-space = There is no such Space.

## The command `judge`

fact-from = from { $from }
fact-to = to { $to }
fact-space = at { $space }
fact-spaces = Spaces: { $spaces }
fact-hero = Hero: { $hero }
fact-enemy = Enemy: { $enemy }
fact-card = card: { $card }
fact-token = token: { $token }
fact-symbol = symbol: { $symbol }
fact-needs = needed: { $needs }
fact-has = at hand: { $has }
fact-gems = gems: { $gems }
fact-left = remaining: { $left }
fact-level = Level { $level }

## Void Portals

do-portal = Go through the portal to { $to }
do-portal-push = Go through the portal to { $to } and push { $figure ->
    [none] somebody
   *[other] { $figure-def }
  }{ $space-id ->
    [none] { " " }off the map
   *[other] { " " }to { $space }
  }
event-travelled = { $hero } goes through the Void Portal from { $from } to { $to }.
