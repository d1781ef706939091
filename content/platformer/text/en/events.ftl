### What has happened: one sentence for each kind of event.

## A turn begins and ends

event-dealt = { $hero } joins the climb.
event-first-player = { $person ->
    [none] Player { $seat }
   *[other] { $person }
  } goes first.
event-turn-begins = Turn { $number } begins. It is { $hero }’s turn.
event-refreshed = The exhausted cards are ready again.
event-rolled = The dice show { $dice }. The enemy die shows { $face }.
event-recovered = Rerolled and put back into the pool: { $dice }.
event-rerolled = The pool is rerolled: { $dice }.
event-won = { $hero } has beaten the Boss and wins the game!

## Levels

event-level-removed = Level { $level } is gone.
event-level-revealed = Level { $level } is revealed. Its Enemy: { $enemy }.
event-boss-revealed = The Boss Level is revealed. { $boss } is waiting.
event-placed = { $hero } is put on { $to }.
event-swapped = { $hero } changes places with { $figure-def }, now on { $to }.
event-boon-granted = Until { $hero }’s next turn, { $boon ->
    [hover] Gravity does not move this Hero.
    [trade] this Hero can buy anywhere.
    [unseen] no Enemy but the Boss attacks this Hero.
   *[other] a card helps this Hero.
  }
event-boon-ended = { $boon ->
    [hover] Gravity can move { $hero } again.
    [trade] { $hero } can again buy only on a Shop space.
    [unseen] Enemies can attack { $hero } again.
   *[other] The card no longer helps { $hero }.
  }

## Figures move

event-spawned = { $hero } Spawns on { $to }.
event-spawned-paid = { $hero } Spawns on { $to } ({ $symbol }).
event-moved = { $hero } moves from { $from } to { $to }.
trap-spares = { $own ->
    [yes] The Trap deals no Wound: { $hero } has an ability against Traps.
   *[no] The Trap deals no Wound: { $card } protects { $hero }.
  }
paid-with = Paid with { $payment }.
event-pushed = { $hero } pushes { $figure-def } to { $to }.
event-shoved = { $enemy-def } is shoved from { $from } to { $to }.
event-fell = { $figure-def } falls { $n ->
    [one] 1 Space
    [none] down
   *[other] { $n } Spaces
  }, to { $to }.
event-held = { $hero } holds on to the Ladder.
event-hovered = { $hero } hovers on { $at } and does not fall.
event-enemy-moved = { $enemy-def } moves from { $from } to { $to }.
event-enemy-stayed = { $enemy-def } stays on { $to }.
event-enemies-stayed = { $n ->
    [one] 1 Enemy stays where it is
   *[other] { $n } Enemies stay where they are
  }: { $places }.

## Attacks, Wounds and loot

event-attacked = { $enemy-def } attacks { $hero }.
event-attacked-leaving = { $enemy-def } attacks { $hero }, who moves away.
event-attacked-far = { $enemy-def } attacks { $hero } from afar.
event-wounded = { $hero } suffers { $n ->
    [one] 1 Wound
    [none] Wounds
   *[other] { $n } Wounds
  }{ $left ->
    [none] .
    [0] { "" } and has no hearts left.
    [one] { "" } and has 1 heart left.
   *[other] { "" } and has { $left } hearts left.
  }
event-wounded-by = { $cause ->
    [trap] The Trap deals
    [attacks] The attackers together deal
    [token] The token { $token } deals
    [second] A second token { $token } deals
    [card] The card { $card } deals
    [hero] { $figure }’s card deals
    [ability] The burst of { $enemy-def } deals
   *[enemy] { $enemy-def } deals
  } { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
  } to { $hero }, who has { $left ->
    [0] no hearts left.
    [one] 1 heart left.
   *[other] { $left } hearts left.
  }
event-warded = A card spares { $hero } { $n ->
    [one] 1 Wound
    [none] the Wounds
   *[other] { $n } Wounds
  }.
event-fainted = { $hero } faints and leaves the map.
event-fainted-by = { $hero } goes down with the Level, faints and leaves the map.
event-struck = { $hero } attacks { $enemy-def } { $n ->
    [one] and deals 1 Wound
    [none] with full strength
   *[other] and deals { $n } Wounds
  }{ $needs ->
    [none] .
   *[other] { "" }; defeating this Enemy takes { $needs }.
  }
event-struck-by-card = { $hero }’s card hits { $enemy-def } and deals { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
  }; defeating this Enemy takes { $needs }.
event-defeated = { $hero } defeats { $enemy-def }!
event-bonus = { $hero }’s next attack with swords deals { $wounds ->
    [one] 1 Wound more
    [none] more Wounds
   *[other] { $wounds } Wounds more
  }.

## Coins, gems, hearts and cards

event-looted = { $hero } takes the loot:{ $coins ->
    [none] { "" }
    [0] { "" }
    [one] { " " }1 coin
   *[other] { " " }{ $coins } coins
  }{ $coins ->
    [none] { "" }
    [0] { "" }
   *[other] { $gems ->
        [none] { "" }
        [0] { "" }
       *[other] { " " }and
      }
  }{ $gems ->
    [none] { "" }
    [0] { "" }
    [one] { " " }1 gem
   *[other] { " " }{ $gems } gems
  }.
event-gained = { $hero } gains{ $coins ->
    [none] { "" }
    [0] { "" }
    [one] { " " }1 coin
   *[other] { " " }{ $coins } coins
  }{ $coins ->
    [none] { "" }
    [0] { "" }
   *[other] { $gems ->
        [none] { "" }
        [0] { "" }
       *[other] { $hearts ->
            [none] { " " }and
            [0] { " " }and
           *[other] ,
          }
      }
  }{ $gems ->
    [none] { "" }
    [0] { "" }
    [one] { " " }1 gem
   *[other] { " " }{ $gems } gems
  }{ $hearts ->
    [none] { "" }
    [0] { "" }
   *[other] { $gems ->
        [none] { $coins ->
            [none] { "" }
            [0] { "" }
           *[other] { " " }and
          }
        [0] { $coins ->
            [none] { "" }
            [0] { "" }
           *[other] { " " }and
          }
       *[other] { " " }and
      }
  }{ $hearts ->
    [none] { "" }
    [0] { "" }
    [one] { " " }1 heart
   *[other] { " " }{ $hearts } hearts
  }{ $coins ->
    [0] { $gems ->
        [0] { $hearts ->
            [0] { " " }nothing
           *[other] { "" }
          }
       *[other] { "" }
      }
   *[other] { "" }
  }.
event-paid = { $hero } gives up{ $coins ->
    [none] { "" }
    [0] { "" }
    [one] { " " }1 coin
   *[other] { " " }{ $coins } coins
  }{ $coins ->
    [none] { "" }
    [0] { "" }
   *[other] { $hearts ->
        [none] { "" }
        [0] { "" }
       *[other] { " " }and
      }
  }{ $hearts ->
    [none] { "" }
    [0] { "" }
    [one] { " " }1 heart
   *[other] { " " }{ $hearts } hearts
  }.
event-stolen = { $hero } takes { $coins ->
    [none] coins
    [one] 1 coin
   *[other] { $coins } coins
  } from { $figure-def }.
event-triggered = { $card-id ->
    [zora] { $hero }’s own ability takes effect
   *[other] { $hero }’s card takes effect by itself: { $card }
  }.
event-commanded = { $hero } commands the Enemies, as if the enemy die showed { $face }.
event-burst = { $enemy-def } bursts!
event-restocked = The cards in the Shop go back into their decks, these are shuffled, and new cards are laid out.
event-lost = { $hero } loses{ $coins ->
    [none] { "" }
    [0] { "" }
    [one] { " " }1 coin
   *[other] { " " }{ $coins } coins
  }{ $coins ->
    [none] { "" }
    [0] { "" }
   *[other] { $gems ->
        [none] { "" }
        [0] { "" }
       *[other] { " " }and
      }
  }{ $gems ->
    [none] { "" }
    [0] { "" }
    [one] { " " }1 gem
   *[other] { " " }{ $gems } gems
  }.
event-lost-by = { $cause ->
    [token] The token { $token } takes
   *[enemy] { $enemy-def } knocks
  } { $coins ->
    [0] { "" }
    [one] 1 coin
   *[other] { $coins } coins
  }{ $coins ->
    [0] { "" }
   *[other] { $gems ->
        [0] { "" }
       *[other] { " " }and{ " " }
      }
  }{ $gems ->
    [0] { "" }
    [one] 1 gem
   *[other] { $gems } gems
  } { $cause ->
    [token] from
   *[enemy] out of
  } { $hero }.
event-took = { $hero } picks up the { $token } on { $to }.
event-gems-spent = { $hero } spends { $gems ->
    [one] 1 gem
    [none] gems
   *[other] { $gems } gems
  }.
event-bought = { $hero } buys { $card }.
event-used = { $hero } uses { $card }.
event-ability = { $hero }’s ability is used.
event-artifact-laid = In the middle of the table: { $card }.
event-artifact-lost = { $hero } has to hand over an artifact to { $figure }: { $card }.
event-artifact-taken = { $hero } takes an artifact: { $card }!
event-drawn = New in the Shop: { $card }.

## Dice

event-special-set = { $hero } sets the Special die to { $symbol }.
event-special-reset = { $hero }’s Special die is blank again.
event-special-reset-by = { $enemy-def } turns { $hero }’s Special die blank.
event-turned = A die turns from { $symbol } to { $to-symbol }.

## The Boss

event-boss-die = { $boss } stirs: the enemy die shows { $face }.
event-boss-card = The attack card: { $card }.
boss-reaches-nobody = { $range ->
    [row] Nobody is hit: no Hero stands in { $boss }’s Row.
    [adjacent] Nobody is hit: no Hero stands on the four Spaces next to { $boss }.
    [around] Nobody is hit: no Hero stands on the eight Spaces around { $boss }.
    [tile] Nobody is hit: no Hero stands on { $boss }’s map tile.
   *[everywhere] Nobody is hit: no Hero stands on the Boss Level.
  }
boss-takes-nothing = { $what ->
    [coins] No Hero whom it reaches has a coin to lose.
    [gems] No Hero whom it reaches has a gem to lose.
   *[special] The Special die of whom it reaches is blank already.
  }
event-boss-card-missed = Drawn, but without effect: { $card }. Its sign: { $face }. The enemy die shows another face.
event-boss-card-rarer = Drawn, but without effect: { $card }. Its symbol, { $symbol }, was rolled less often than that of the other card.
event-token-gained = { $hero } takes a token: { $token }.
event-token-gained-by = { $enemy-def } forces a token on { $hero }: { $token }.
event-token-lost = { $hero } loses a token: { $token }.
event-token-lost-ward = { $hero } wards off the attack with a token: { $token }.
event-token-lost-card = A card rids { $hero } of a token: { $token }.
