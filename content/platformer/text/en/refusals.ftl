### Why an action is not allowed, told with the facts of the position. A fact that was not told reads as `none`.


## Not now

why-SET-9 = { $hero ->
    [none] The game is over: the Boss is beaten.
   *[other] The game is over: { $hero } has won.
  }
why-TRN-0 = It is not time for that now. The present step: { $step }.
why-TRN-7 = That belongs to the actions step. The present step: { $step }.
why-TRN-12 = { $hero ->
    [none] The Hero
   *[other] { $hero }
  } has to Spawn before the actions can end.
why-ACT-6 = { $actor ->
    [none] It is not your turn.
   *[other] It is not your turn: player { $actor } decides.
  }
why-MOV-5 = Finish the longer Move first: take the next step, or stop.
why-SPN-2 = { $hero ->
    [none] The Hero
   *[other] { $hero }
  } is off the map. All that can be done now is to Spawn.

## Where a Move can go

why-MAP-3 = A Wall stands between { $from } and { $to }.
why-MAP-4 = There is a Platform between { $from } and { $to }, with no Ladder through it.
why-MAP-11 = { $edge ->
    [side] { $from } is at the side of the map, and there is no way out.
    [top] Above { $from } the map ends.
    [bottom] Below { $from } there is solid ground.
   *[other] Beyond { $from } the map ends.
  }
why-ADJ-4 = { $from } and { $to } touch only at a corner. Go up, down, left or right.
why-ADJ-5 = The one-way Platform parts { $from } and { $to }. Only a Hero’s own Move upward gets through.
why-MOV-1 = { $same ->
    [1] Your Hero stands on { $to } already. A Move goes to a neighbouring Space.
   *[other] { $to } is not next to { $from }. A Move takes one Space at a time.
  }
why-MAP-2 = Somebody stands on { $to } already.
why-LVL-3 = The Level of { $to } is not open. Nobody can go there.
why-BLV-1 = The Platform between { $from } and { $to } can be passed upward only.
why-LAD-2 = A Platform with a Ladder holds you. To get down through it, Move.
why-GRA-4 = First decide: a Hero on a Ladder holds on or lets go.

## Pushing

why-PSH-1 = { $free ->
    [1] Nobody stands on { $to }, so there is nobody to push.
   *[other] { $enemy ->
    [none] { $hero ->
        [none] Somebody
       *[other] { $hero }
      }
   *[other] { $enemy }
  } stands on { $to }. Say where to push.
  }
why-PSH-2 = You cannot push to { $space }: { $enemy ->
    [none] { $hero ->
        [none] somebody
       *[other] { $hero }
      }
   *[other] { $enemy }
  } stands there.
why-PSH-3 = { $enemy ->
    [none] { $hero ->
        [none] Somebody
       *[other] { $hero }
      }
   *[other] { $enemy }
  } cannot be pushed from { $to } to { $space }: { $edge ->
    [wall] a Wall stands between them.
    [platform] a Platform is between them.
    [oneway] the one-way Platform is between them.
   *[other] the two are not neighbours.
  }
why-PRT-1 = { $on_portal ->
    [0] Your Hero is on { $from }, and no Void Portal is there.
   *[other] No Void Portal leads to { $to }. From here you can go to { $spaces }.
  }
why-PRT-3 = { $gems ->
    [none] There is no other Void Portal on this Level, so this one leads nowhere.
   *[other] Gems do not help at a Void Portal. It goes to the other one, no farther.
  }

## Symbols and dice

why-SYM-1 = { $count ->
    [wrong] A Move takes a move symbol. That is the wrong number of symbols.
   *[other] { $given ->
        [none] It takes this symbol: { $symbol }. { $has ->
            [none] There is no such die left in your pool.
            [0] There is none left in your pool.
           *[other] Your pool has only { $has }.
          }
       *[other] A Move takes a move symbol. The die you chose shows: { $given }.
      }
  }
why-SYM-2 = { $count ->
    [wrong] An attack takes swords. That is the wrong number of symbols.
   *[other] { $given ->
        [none] It takes this symbol: { $symbol }. { $has ->
            [none] There is no such die left in your pool.
            [0] There is none left in your pool.
           *[other] Your pool has only { $has }.
          }
       *[other] An attack takes swords. The die you chose shows: { $given }.
      }
  }
why-SYM-3 = { $count ->
    [wrong] To gain a coin takes a coin symbol. That is the wrong number of symbols.
   *[other] { $given ->
        [none] It takes this symbol: { $symbol }. { $has ->
            [none] There is no such die left in your pool.
            [0] There is none left in your pool.
           *[other] Your pool has only { $has }.
          }
       *[other] To gain a coin takes a coin symbol. The die you chose shows: { $given }.
      }
  }
why-SYM-4 = { $nobody ->
    [1] { $hero ->
        [none] There is no Enemy on { $to } to shove.
       *[other] { $hero } is a Hero. Only Enemies can be shoved.
      }
   *[other] { $count ->
        [wrong] A shove takes a shove symbol. That is the wrong number of symbols.
       *[other] { $given ->
            [none] It takes this symbol: { $symbol }. { $has ->
                [none] There is no such die left in your pool.
                [0] There is none left in your pool.
               *[other] Your pool has only { $has }.
              }
           *[other] A shove takes a shove symbol. The die you chose shows: { $given }.
          }
      }
  }
why-SYM-5 = { $has ->
    [none] { $hero ->
        [none] A star does not count as that here.
       *[other] For { $hero } a star is something else than this: { $symbol }.
      }
    [0] There is no star left in your pool.
   *[other] Your pool has only { $has } of the symbol: { $symbol }.
  }
why-SYM-6 = { $symbol-id ->
    [blank] Your Special die is blank.
   *[other] Your Special die shows something else: { $symbol }.
  }
why-SYM-7 = { $pending ->
    [none] One shove takes one symbol. Gems make it longer, a second symbol does not.
   *[other] A shove goes on with the same Enemy: choose its next Space, or stop.
  }
why-FRG-1 = { $same ->
    [1] Forging makes a different symbol; these two show it already.
   *[other] Forging takes two equal dice of your pool ({ $symbol }).{ $has ->
    [none] { "" }
    [0] { " " }You have none.
   *[other] { " " }You have { $has }.
  }
  }
why-FRG-2 = { $same ->
    [1] The Special die shows that symbol already.
   *[other] The symbol on the Special die helps to Forge only when the Special die is set, together with an equal unused die.
  }
why-FRG-4 = Those two dice do not show the same face.
why-DIE-1 = { $needs ->
    [none] Those dice cannot come up like that.
   *[other] That roll cannot come up: it takes { $needs } dice, each showing one of { $symbols }.
  }
why-DIE-4 = That die is used already, or shows that symbol anyway.
why-DIE-5 = The enemy die has no such face. It shows { $faces }.
why-TRN-8 = { $has ->
    [none] { $count ->
        [none] The Special die is set later, in a step of its own after the actions.
       *[other] The Special die is set with one unused die, or with one Forged pair.
      }
   *[other] No unused die shows the symbol you want ({ $symbol }).
  }
why-TRN-9 = { $same ->
    [1] The two dice show the symbol you want already: set the die with one of them.
   *[other] Forging for the Special die takes two equal unused dice ({ $symbol }).{ $has ->
    [none] { "" }
    [0] { " " }You have none.
   *[other] { " " }You have { $has }.
  }
  }
why-GEM-1 = { $has ->
    [none] Gems come in steps: 1, 3, 6 or 10 on one symbol.
   *[other] { $gems ->
    [none] That takes more gems
    [one] That takes 1 gem
   *[other] That takes { $gems } gems
  }, and you have { $has }. Steps on one symbol cost 1, 3, 6 or 10 in all.
  }
why-GEM-5 = Gems do not help here. They make symbols of dice stronger, nothing else.

## Coming in

why-SPN-1 = { $special ->
    [1] The Special die does not pay for a Spawn. Use a die of the pool.
   *[other] { $on_map ->
        [1] Your Hero is on the map already.
       *[other] { $needs ->
            [none] You cannot come in on { $space }. Choose from { $spaces }.
           *[other] A Spawn takes one unused die of your pool.
          }
      }
  }
why-SPN-4 = Your Hero fainted on the Boss Level and cannot come back on { $space }. Choose from { $spaces }.
why-BLV-6 = Your Hero fainted on the Boss Level and comes back on a Shop space there, not on { $space }.

## Attacks and Enemies

why-ATK-1 = { $edge ->
    [wall] A Wall stands between { $from } and { $to }, and no attack gets through it.
    [platform] There is a Platform between { $from } and { $to }, and no attack gets through it.
   *[other] { $enemy ->
        [none] { $to } is out of reach from { $from }: the two Spaces are not neighbours.
       *[other] { $enemy } on { $to } is out of reach from { $from }: the two Spaces are not neighbours.
      }
  }
why-ATK-5 = { $hero ->
    [none] There is no Enemy on { $to }.
   *[other] { $hero } stands there, and Heroes never attack each other.
  }
why-ATK-6 = An attack takes at least one sword.
why-ENM-5 = { $edge ->
    [wall] A Wall stands between { $from } and { $to }, and no Enemy gets through it.
    [platform] There is a Platform between { $from } and { $to }, and no Enemy gets through it.
    [oneway] The one-way Platform between { $from } and { $to } lets no Enemy pass.
    [outside] Beyond { $from } the map ends, and no Enemy leaves it.
   *[other] { $free ->
    [0] { $enemy ->
        [none] The Enemy
       *[other] { $enemy }
      } can only be moved to a free Space, and { $to } is none.
   *[other] { $enemy ->
        [none] The Enemy
       *[other] { $enemy }
      } can only be moved to a free Space next to it, and { $to } is none.
  }
  }
why-ENM-8 = { $enemy ->
    [none] The Enemy
   *[other] { $enemy }
  } is heavy: a shove takes { $needs ->
    [none] more shove symbols
    [one] 1 shove symbol
   *[other] { $needs } shove symbols
  } at once{ $has ->
    [none] .
   *[other] { "" }, not { $has }.
  }
why-BLV-5 = The Boss Level is sealed off, so { $enemy ->
    [none] { $hero ->
        [none] what is on { $to }
       *[other] { $hero }
      }
   *[other] { $enemy }
  } cannot be reached from here.

## Shop and cards

why-MAP-6 = You can buy only on a Shop space.
why-ACT-2 = { $pending ->
    [none] { $displayed ->
        [0] { $card } is not on display in the Shop.
       *[other] { $needs ->
            [none] { $card } cannot be bought now.
           *[other] { $card } costs { $needs ->
                  [none] more
                  [one] 1 coin
                 *[other] { $needs } coins
                }, and you have { $has ->
                  [none] fewer
                 *[other] { $has }
                }.
          }
      }
   *[other] First the gap in the Shop is filled.
  }
why-ACT-3 = { $owned ->
    [0] You do not own { $card }.
   *[other] { $card } is exhausted. It is ready again in your next turn.
  }
why-ACT-4 = You do not have { $card }.
why-ACT-5 = { $used ->
    [0] { $hero ->
        [none] There is no ability to use.
       *[other] { $hero } has no ability to use; the card works by itself.
      }
   *[other] The ability is used up for this turn.
  }
why-CRD-1 = { $asks ->
    [nobody] There is nobody else on { $to } to change places with.
    [boss] { $boss } changes places with nobody.
    [beside] { $to } is not right above, below, left or right of { $from }.
    [far] { $to } is { $has } Spaces away from { $from }, and the card reaches { $needs ->
        [one] 1 Space
       *[other] { $needs } Spaces
      }.
    [row] { $to } is not in the Row of { $from }, and the card reaches no other.
    [wall] The Wall between { $from } and { $to } is in the way.
    [between] { $hero ->
        [none] { $enemy }
       *[other] { $hero }
      } on { $space } is in the way.
    [coins] The card asks for { $needs ->
        [one] 1 coin
       *[other] { $needs } coins
      }; you have { $has }.
    [hearts] The card asks for { $needs ->
        [one] 1 heart
       *[other] { $needs } hearts
      }, and your last heart stays with you; you have { $has }.
    [dice] All your dice are still in the pool. The card rolls dice that you have used this turn.
    [no-swap] There is nobody right above, below, left or right of your Hero to change places with.
    [no-blink] There is no free Space near enough.
    [no-throw] There is no Enemy that can be hit in your Row.
   *[other] { $pending ->
    [none] { $card } works by itself. There is nothing to use.
    [recover] First the dice are rolled again.
    [reroll] First the dice are rolled again.
    [turn] First choose a die to turn, or stop.
   *[other] First finish what the card does, or stop.
  }
  }
why-CRD-4 = { $same ->
    [0] Your Hero is put on a free Space only, and { $hero ->
        [none] { $enemy }
       *[other] { $hero }
      } stands on { $to }.
    [1] Your Hero is on { $to } already.
   *[other] { $here ->
    [1] Your Hero is under the first Platform already.
   *[other] There is no free Space under the first Platform above you.
  }
  }

## The Boss

why-BOS-4 = { $pending ->
    [none] The Boss cannot appear there. Choose from { $spaces }.
   *[other] First say where the Boss appears.
  }
why-BOS-17 = { $pending ->
    [none] The summons cannot appear there. Choose from { $spaces }.
   *[other] First say where the summons appears.
  }
why-ART-1 = { $pending ->
    [none] That artifact does not lie in the pile.
   *[other] First the two artifacts are laid in the middle.
  }
why-IKE-1 = { $pending ->
    [none] That card cannot be drawn from the Boss’s deck now.
   *[other] First the Boss draws its two cards.
  }
why-MED-1 = { $pending ->
    [none] That card is not in the Boss’s deck.
   *[other] First the Boss finishes its attack.
  }
why-MED-3 = { $needs ->
    [none] { $has ->
        [0] You have no such token to get rid of.
       *[other] Your Hero is turned to stone. All you can do is to use two symbols and break free.
      }
   *[other] Breaking free takes exactly two symbols that you have.
  }
why-MED-4 = First decide whether to ward off the attack.

## Setup and what chance may bring

why-SET-1 = Those tiles cannot be drawn for this Level.
why-SET-2 = That Enemy card cannot be drawn for this Level.
why-SET-4 = That card is not in the deck it would be drawn from.
why-SET-6 = { $pending ->
    [none] That Hero cannot be dealt now.
   *[other] First the Heroes are dealt.
  }
why-SET-8 = { $pending ->
    [none] There is no such player.
   *[other] First chance says who begins.
  }
why-LVL-1 = { $pending ->
    [none] That Level is not the next to be revealed.
   *[other] First the next Level is revealed.
  }
why-LVL-7 = { $pending ->
    [none] That Space cannot stay empty. Choose from { $spaces }.
   *[other] First say which spawn space stays empty.
  }
