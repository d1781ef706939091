### What has happened: one sentence for each kind of event.

## A turn begins and ends

event-dealt = { $hero } joins the climb.
event-first-player = Player { $seat } goes first.
event-turn-begins = Turn { $number }: { $hero } begins.
event-refreshed = The exhausted cards are ready again.
event-rolled = The dice show { $dice }. The enemy die shows { $face }.
event-recovered = Dice that were used go back into the pool and show { $dice }.
event-rerolled = The dice are rolled again and show { $dice }.
event-won = { $hero } has beaten the Boss and wins the game!

## Levels

event-level-removed = Level { $level } is gone.
event-level-revealed = Level { $level } is revealed. Beware of { $enemy }!
event-boss-revealed = The Boss Level is revealed. { $boss } is waiting.
event-placed = { $hero } is put on { $to }.
event-swapped = { $figure } changes places and is now on { $to }.
event-boon-granted = Until its next turn begins, { $boon ->
    [hover] Gravity does not move { $hero }.
    [trade] { $hero } can buy anywhere.
    [unseen] no Enemy but the Boss attacks { $hero }.
   *[other] a card helps { $hero }.
  }
event-boon-ended = { $boon ->
    [hover] Gravity moves { $hero } again.
    [trade] { $hero } can buy only in the Shop again.
    [unseen] The Enemies can see { $hero } again.
   *[other] The card no longer helps { $hero }.
  }

## Figures move

event-spawned = { $hero } comes in on { $to }.
event-moved = { $hero } moves from { $from } to { $to }.
event-pushed = { $figure } is pushed to { $to }.
event-shoved = { $enemy } is shoved from { $from } to { $to }.
event-fell = { $figure } falls { $n ->
    [one] 1 Space
    [none] down
   *[other] { $n } Spaces
  }, to { $to }.
event-held = { $hero } holds on to the Ladder.
event-hovered = { $hero } hovers on { $at } and does not fall.
event-enemy-moved = { $enemy } moves from { $from } to { $to }.
event-enemy-stayed = { $enemy } stays on { $to }.

## Attacks, Wounds and loot

event-attacked = { $enemy } attacks { $hero }.
event-wounded = { $hero } suffers { $n ->
    [one] 1 Wound
    [none] Wounds
   *[other] { $n } Wounds
  }{ $left ->
    [none] .
    [one] { "" }, 1 heart left.
   *[other] { "" }, { $left } hearts left.
  }
event-warded = { $hero } is spared { $n ->
    [one] 1 Wound
    [none] the Wounds
   *[other] { $n } Wounds
  }.
event-fainted = { $hero } faints and leaves the map.
event-struck = { $hero } attacks { $enemy } with { $n ->
    [one] 1 Wound
    [none] all strength
   *[other] { $n } Wounds
  }{ $needs ->
    [none] .
   *[other] { "" }; defeating it takes { $needs }.
  }
event-struck-by-card = { $enemy } is hit by a card of { $hero }: { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
  }; defeating it takes { $needs }.
event-defeated = { $hero } defeats { $enemy }!
event-bonus = The next attack of { $hero } with swords deals { $wounds ->
    [one] 1 Wound more
    [none] more Wounds
   *[other] { $wounds } Wounds more
  }.

## Coins, gems, hearts and cards

event-looted = { $hero } takes the loot:{ $coins ->
    [none] { "" }
    [0] { "" }
    [one] { " " }+1 coin
   *[other] { " " }+{ $coins } coins
  }{ $gems ->
    [none] { "" }
    [0] { "" }
    [one] { " " }+1 gem
   *[other] { " " }+{ $gems } gems
  }
event-gained = { $hero } gains:{ $coins ->
    [none] { "" }
    [0] { "" }
    [one] { " " }+1 coin
   *[other] { " " }+{ $coins } coins
  }{ $gems ->
    [none] { "" }
    [0] { "" }
    [one] { " " }+1 gem
   *[other] { " " }+{ $gems } gems
  }{ $hearts ->
    [none] { "" }
    [0] { "" }
    [one] { " " }+1 heart
   *[other] { " " }+{ $hearts } hearts
  }{ $coins ->
    [0] { $gems ->
        [0] { $hearts ->
            [0] { " " }nothing
           *[other] { "" }
          }
       *[other] { "" }
      }
   *[other] { "" }
  }
event-paid = { $hero } gives:{ $coins ->
    [none] { "" }
    [0] { "" }
    [one] { " " }1 coin
   *[other] { " " }{ $coins } coins
  }{ $hearts ->
    [none] { "" }
    [0] { "" }
    [one] { " " }1 heart
   *[other] { " " }{ $hearts } hearts
  }
event-stolen = { $hero } takes { $coins ->
    [none] coins
    [one] 1 coin
   *[other] { $coins } coins
  } from { $figure }.
event-triggered = A card of { $hero } takes effect by itself: { $card }.
event-commanded = { $hero } commands the Enemies, as if the enemy die showed: { $face }.
event-burst = { $enemy } bursts!
event-restocked = The Shop puts its cards back, shuffles the decks and deals new ones.
event-lost = { $hero } loses:{ $coins ->
    [none] { "" }
    [0] { "" }
    [one] { " " }−1 coin
   *[other] { " " }−{ $coins } coins
  }{ $gems ->
    [none] { "" }
    [0] { "" }
    [one] { " " }−1 gem
   *[other] { " " }−{ $gems } gems
  }
event-took = { $hero } picks up the { $token } on { $to }.
event-gems-spent = { $hero } spends { $gems ->
    [one] 1 gem
    [none] gems
   *[other] { $gems } gems
  }.
event-bought = { $hero } buys: { $card }.
event-used = { $hero } uses: { $card }.
event-ability = { $hero } uses the Hero ability.
event-artifact-laid = In the middle of the table: { $card }.
event-artifact-lost = { $hero } has to hand over an artifact: { $card }.
event-artifact-taken = { $hero } takes an artifact: { $card }!
event-drawn = New in the Shop: { $card }.

## Dice

event-special-set = { $hero } sets the Special die to { $symbol }.
event-special-reset = The Special die of { $hero } is blank again.
event-turned = A die turns from { $symbol } to { $to-symbol }.

## The Boss

event-boss-die = { $boss } stirs: the die shows { $face }.
event-boss-card = The attack: { $card }.
event-boss-card-missed = Passed over: { $card }.
event-token-gained = { $hero } takes a token: { $token }.
event-token-lost = { $hero } loses a token: { $token }.
