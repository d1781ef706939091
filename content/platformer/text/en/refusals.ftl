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
why-MOV-5 = First { $hero ->
    [none] the Hero
   *[other] { $hero }
  } finishes the longer Move{ $left ->
    [none] { "" }
    [one] , with 1 Space to go
   *[other] , with { $left } Spaces to go
  }: take the next step, or stop.
why-SPN-2 = { $hero ->
    [none] The Hero
   *[other] { $hero }
  } is off the map{ $able ->
    [0] , and there is no die left to Spawn with. All that can be done now is to end the actions.
   *[other] { $must ->
        [0] { "" } after fainting in these actions. All that can be done now is to Spawn, or to end the actions.
       *[other] . All that can be done now is to Spawn.
      }
  }

## Where a Move can go

why-MAP-3 = A Wall stands between { $from } and { $to }.
why-MAP-4 = There is a Platform between { $from } and { $to }, with no Ladder through it.
why-MAP-11 = { $edge ->
    [side] { $from } is at the side of the map, and there is no way out.
    [top] Above { $from } the map ends.
    [bottom] Below { $from } there is solid ground.
    [far] The map has no such Space.
   *[other] Beyond { $from } the map ends.
  }
why-ADJ-4 = { $from } and { $to } touch only at a corner, so they are not neighbours.
why-ADJ-1 = { $count ->
    [0] { $from } has no neighbours.
    [1] The only neighbour of { $from } is { $spaces }.
   *[other] The neighbours of { $from } are { $spaces }.
  }
why-ADJ-2 = { $edge ->
    [wall] A Wall stands between { $from } and { $to }, so they are not neighbours.
   *[other] There is a Platform between { $from } and { $to }, with no Ladder through it, so they are not neighbours.
  }
why-ADJ-5 = The one-way Platform parts { $from } and { $to }. Only a Hero’s own Move upward gets through.
why-MOV-1 = { $same ->
    [1] Your Hero stands on { $to } already. A Move goes to a neighbouring Space.
   *[other] { $to } is not next to { $from }: a Move goes one Space up, down, left or right.
  }
why-MAP-2 = Somebody stands on { $to } already.
why-LVL-3 = { $removed ->
    [1] The Level of { $to } is gone. Nobody can go there.
   *[other] The Level of { $to } is not revealed. Nobody can go there.
  }
why-BLV-1 = The Platform between { $from } and { $to } can be passed upward only.
why-LAD-2 = A Platform with a Ladder holds you. To get down through it, Move.
why-GRA-4 = First { $hero ->
    [none] the Hero on the Ladder decides:
   *[other] { $hero } decides on { $space }:
  } hold on to the Ladder, or let go.

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
why-PSH-2 = { $nowhere ->
    [1] { $enemy ->
        [none] { $hero ->
            [none] Somebody
           *[other] { $hero }
          }
       *[other] { $enemy }
      } on { $to } cannot be pushed: no Space next to it is free.
   *[other] You cannot push to { $space }: { $enemy ->
        [none] { $hero ->
            [none] somebody
           *[other] { $hero }
          }
       *[other] { $enemy }
      } stands there.
  }
why-PSH-3 = { $enemy ->
        [none] { $hero ->
            [none] Somebody
           *[other] { $hero }
          }
       *[other] { $enemy }
      } { $same ->
    [1] stands on { $to } already. A Push leads to a Space next to it.
   *[other] on { $to } can be pushed only to a Space next to it.
  }
why-PRT-1 = { $on_portal ->
    [0] Your Hero is on { $from }, and { $count ->
        [none] no Void Portal is there.
        [0] there is no Void Portal on this Level.
       *[other] no Void Portal is there. On this Level they are on: { $spaces }.
      }
   *[other] { $same ->
        [1] Your Hero is on the Void Portal on { $to } already. It leads to { $spaces }.
       *[other] { $level ->
            [1] The Void Portal on { $to } is on another Level. From here you can go to { $spaces }.
           *[other] No Void Portal leads to { $to }. From here you can go to { $spaces }.
          }
      }
  }
why-PRT-3 = { $gems ->
    [none] There is no other Void Portal on this Level, so the one on { $from } leads nowhere.
   *[other] Gems do not help at a Void Portal. It goes to another portal, no farther.
  }
why-PRT-4 = { $enemy ->
    [none] { $hero ->
        [none] Nobody
       *[other] { $hero }
      }
   *[other] { $enemy }
  } cannot be pushed from { $to } to { $from }: the Space you leave through a portal is not next to the one you reach.

## Symbols and dice

why-SYM-1 = { $count ->
    [wrong] A Move takes a move symbol. That is the wrong number of symbols.
   *[other] { $given ->
        [none] It takes this symbol: { $symbol }. { $has ->
            [none] There is no such die left in your pool.
            [0] There is none left in your pool.
           *[other] Your pool has only { $has }.
          }
       *[other] A Move takes a move symbol, not this one: { $given }.
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
       *[other] An attack takes swords, not this symbol: { $given }.
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
       *[other] To gain a coin takes a coin symbol, not this one: { $given }.
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
           *[other] A shove takes a shove symbol, not this one: { $given }.
          }
      }
  }
why-SYM-5 = { $same ->
    [1] The star of { $hero } counts as this: { $symbol }. Use it in such an action, not on its own.
   *[other] { $count ->
        [wrong] The effect of a star takes one star. That is the wrong number of symbols.
       *[other] { $given ->
            [none] { $has ->
                [none] { $hero ->
                    [none] A star does not count as that here.
                   *[other] For { $hero } a star is something else than this: { $symbol }.
                  }
                [0] There is no star left in your pool.
               *[other] Your pool has only { $has } of the symbol: { $symbol }.
              }
           *[other] The effect of a star takes a star, not this symbol: { $given }.
          }
      }
  }
star-price = { $asks ->
    [hearts] A star of { $hero } asks for { $needs ->
        [one] 1 heart
       *[other] { $needs } hearts
      }, and your last heart stays with you; you have { $has }.
   *[other] { $gems ->
        [none] A star of { $hero } asks for { $needs ->
            [one] 1 coin
           *[other] { $needs } coins
          }
       *[other] { $hero }’s star turns { $needs ->
            [one] 1 coin
           *[other] { $needs } coins
          } into { $gems ->
            [one] 1 gem
           *[other] { $gems } gems
          }
      }; you have { $has }.
  }
why-SYM-6 = { $symbol-id ->
    [blank] Your Special die is blank.
   *[other] { $serves ->
        [1] The Special die gives its symbol only once.
       *[other] Your Special die shows something else: { $symbol }.
      }
  }
why-SYM-7 = { $pending ->
    [none] One shove takes one symbol. Gems make it longer, a second symbol does not.
   *[other] First { $enemy ->
        [none] the Enemy
       *[other] { $enemy }
      } on { $space } is moved on: choose its next Space, or stop.
  }
why-FRG-1 = { $same ->
    [1] Forging makes another symbol than the dice show: { $symbol }.
   *[other] { $needs ->
        [none] Forging takes two equal dice of your pool
        [2] Forging takes two equal dice of your pool
       *[other] Together that takes { $needs } equal dice of your pool
      } ({ $symbol }).{ $has ->
    [none] { "" }
    [0] { " " }You have none.
   *[other] { " " }You have { $has }.
  }
  }
why-FRG-2 = { $same ->
    [1] The Special die shows that symbol already.
   *[other] { $symbol-id ->
    [blank] Your Special die is blank, so it cannot be half of a pair.
   *[other] The symbol on the Special die helps to Forge only when the Special die is set, together with an equal unused die.
  }
  }
why-FRG-4 = Those two dice do not show the same face.
why-DIE-1 = { $needs ->
    [none] Those dice cannot come up like that.
   [one] That roll cannot come up: it takes { $needs } die, showing one of { $symbols }.
   *[other] That roll cannot come up: it takes { $needs } dice, each showing one of { $symbols }.
  }
why-DIE-2 = Dice turn the Special die to a symbol, never to its blank side: that is a reset.
why-DIE-5 = The enemy die has no such face. It shows { $faces }.
why-TRN-8 = { $given ->
    [none] { $has ->
    [none] { $count ->
        [none] The Special die is set later, in a step of its own after the actions.
       *[other] The Special die is set with one unused die, or with one Forged pair.
      }
   *[other] No unused die shows the symbol you want ({ $symbol }).
      }
   *[other] The die that sets the Special die has to show the symbol you want ({ $symbol }), not this: { $given }.
  }
why-TRN-9 = { $same ->
    [1] Forging makes another symbol than the dice show. To set this one takes a single die: { $symbol }.
   *[other] Forging for the Special die takes two equal unused dice ({ $symbol }).{ $has ->
    [none] { "" }
    [0] { " " }You have none.
   *[other] { " " }You have { $has }.
  }
  }
why-GEM-1 = { $has ->
    [none] Gems come in steps: 1, 3, 6 or 10 on one symbol.
   *[other] { $several ->
    [0] To raise this symbol like that takes { $needs ->
        [one] 1 gem
       *[other] { $needs } gems
      }: { $symbol }.
   *[other] Your dice take { $needs ->
        [one] 1 gem
       *[other] { $needs } gems
      } together, which run out at this symbol: { $symbol }.
  } You have { $has }. Steps on one symbol cost 1, 3, 6 or 10 in all.
  }
why-GEM-5 = Gems do not help here. They make symbols of dice stronger, nothing else.

## Coming in

why-SPN-1 = { $special ->
    [1] The Special die does not pay for a Spawn. Use a die of the pool.
   *[other] { $on_map ->
        [1] { $hero } is on the map already, on { $space }.
       *[other] { $needs ->
            [none] { $place ->
                [elsewhere] { $space } is not in the lowest Row. Choose from { $spaces }.
                [hidden] { $space } is on no Level that is revealed. Choose from { $spaces }.
               *[other] { $enemy ->
        [none] { $hero ->
            [none] Somebody
           *[other] { $hero }
          }
       *[other] { $enemy }
      } stands on { $space }. Choose from { $spaces }.
              }
           *[other] A Spawn takes one unused die of your pool.
          }
      }
  }
why-SPN-5 = { $place ->
    [none] { $enemy ->
        [none] { $hero ->
            [none] Somebody
           *[other] { $hero }
          }
       *[other] { $enemy }
      } stands on { $space }.
   *[other] { $space } is not the nearest free Space to the lowest Row.
  } All of the lowest Row is taken: choose from { $spaces }.
why-SPN-4 = { $place ->
    [none] { $enemy ->
        [none] { $hero ->
            [none] Somebody
           *[other] { $hero }
          }
       *[other] { $enemy }
      } stands on { $space }.
   *[other] { $space } is no Shop space of the Boss Level.
  } Your Hero fainted up there and comes back on one: choose from { $spaces }.
why-BLV-6 = { $place ->
    [none] { $enemy ->
        [none] { $hero ->
            [none] Somebody
           *[other] { $hero }
          }
       *[other] { $enemy }
      } stands on { $space }.
   *[other] { $space } is not near enough to a Shop space of the Boss Level.
  } All Shop spaces up there are taken, so your Hero comes back as near to one as possible: choose from { $spaces }.

## Attacks and Enemies

why-ATK-1 = { $enemy ->
    [none] { $to } is out of reach from { $from }: only an Enemy on a neighbouring Space can be attacked.
   *[other] { $enemy } on { $to } is out of reach from { $from }: only an Enemy on a neighbouring Space can be attacked.
  }
why-ATK-5 = { $there ->
    [outside] Beyond { $from } the map ends, and no Enemy is there.
    [hidden] There is no Enemy on { $to }: the Level there is not revealed, or gone.
    [self] Your own Hero stands on { $to }. Only Enemies are attacked.
   *[other] { $hero ->
        [none] There is no Enemy on { $to }.
       *[other] { $hero } stands on { $to }, and Heroes never attack each other.
      }
  }
why-ATK-6 = An attack takes at least one sword.
why-ENM-5 = { $enemy ->
    [none] The Enemy
   *[other] { $enemy }
  } { $pushes ->
    [1] is moved alone and pushes nobody. Say only where it goes.
   *[other] { $same ->
        [1] stands on { $to } already. It can be moved to a Space next to it.
       *[other] on { $from } can be moved only to a { $free ->
            [0] free Space, and { $figure } stands on { $to }.
           *[other] Space next to it.
          }
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
    [0] .
   *[other] { "" }, not { $has }.
  }
why-BLV-5 = The Boss Level is sealed off, so { $enemy ->
    [none] { $hero ->
        [none] what is on { $to }
       *[other] { $hero } on { $to }
      }
   *[other] { $enemy } on { $to }
  } cannot be reached from { $from }.

## Shop and cards

why-MAP-6 = You can buy only on a Shop space, and { $space } is none. { $count ->
    [0] There is none on the map.
   *[other] You find one on: { $spaces }.
  }
why-ACT-2 = { $pending ->
    [none] { $displayed ->
        [0] { $card } is not on display in the Shop{ $owner ->
            [none] .
           *[other] : { $owner } has it.
          }
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
    [0] You do not own { $card }{ $owner ->
        [none] { $shop ->
            [1] . It is for sale in the Shop.
           *[other] .
          }
       *[other] : { $owner } has it.
      }
   *[other] { $card } is exhausted. It is ready again in your next turn.
  }
why-ACT-4 = You do not have { $card }{ $owner ->
    [none] { $shop ->
        [1] . It is for sale in the Shop.
       *[other] .
      }
   *[other] : { $owner } has it.
  }
why-ACT-5 = { $used ->
    [0] { $hero ->
        [none] There is no ability to use.
       *[other] { $hero } has no ability to use; the card works by itself.
      }
   *[other] { $hero } has used the ability in this turn already.
  }
why-CRD-1 = { $asks ->
    [nobody] There is nobody else on { $to } to change places with.
    [enemy] { $hero ->
        [none] There is no Enemy on { $to }.
       *[other] { $hero } is a Hero. The card is thrown at Enemies only.
      }
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
    [coins] { $card } asks for { $needs ->
        [one] 1 coin
       *[other] { $needs } coins
      }; you have { $has }.
    [hearts] { $card } asks for { $needs ->
        [one] 1 heart
       *[other] { $needs } hearts
      }, and your last heart stays with you; you have { $has }.
    [to-turn] The card turns a die of your pool, and none there shows this symbol: { $symbol }.
    [other-face] The card turns a die to another symbol, and that one shows this already: { $symbol }.
    [dice] All your dice are still in the pool. { $card } rolls dice that you have used this turn.
    [no-swap] There is nobody right above, below, left or right of your Hero to change places with.
    [no-blink] There is no free Space near enough.
    [no-throw] There is no Enemy that can be hit in your Row.
   *[other] { $pending ->
    [none] { $card } works by itself. There is nothing to use.
    [recover] First the dice are rolled again.
    [reroll] First the dice are rolled again.
    [turn] First choose a die to turn, or stop.
    [pick] First choose an Enemy to move, or stop.
    [swap] First choose with whom to change places, or stop.
    [blink] First choose where to appear, or stop.
    [throw] First choose an Enemy to throw at, or stop.
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
       *[other] { $space-id ->
            [none] There is no Platform above your Hero.
           *[other] Under the first Platform above you, on { $space }, stands { $hero ->
                [none] { $enemy }
               *[other] { $hero }
              }.
          }
      }
  }

## The Boss

why-BOS-4 = { $pending ->
    [none] { $boss } cannot appear on { $space }. Choose from { $spaces }.
   *[other] First say where { $boss } appears.
  }
why-BOS-17 = { $pending ->
    [none] { $enemy ->
        [none] { $hero ->
            [none] The summons cannot appear on { $space }.
           *[other] { $hero } stands on { $space }.
          }
       *[other] { $enemy } stands on { $space }.
      } Choose from { $spaces }.
   *[other] First say where { $enemy } appears.
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
    [none] { $card-id ->
        [none] That card is not in the Boss’s deck.
       *[other] { $card } is not in the Boss’s deck.
      }
    [boss-die] First the enemy die is rolled for { $boss }.
   *[other] First { $boss } draws an attack card.
  }
why-MED-3 = { $needs ->
    [none] { $has ->
        [0] You have no such token to get rid of.
       *[other] { $hero ->
            [none] Your Hero
           *[other] { $hero }
          } is turned to stone{ $able ->
            [0] , and no two symbols are left to break free with. All you can do is to end the actions.
           *[other] . All you can do is to use two symbols and break free.
          }
      }
   *[other] { $count ->
        [wrong] Breaking free takes exactly two symbols, not { $has }.
       *[other] Breaking free takes any two symbols that you have. { $has ->
            [0] There is no such die left in your pool: { $symbol }.
           *[other] Your pool has only { $has } of this: { $symbol }.
          }
      }
  }
why-MED-6 = Symbols do not rid you of this token: { $token }. It stays until your Hero faints or a card takes it away.
why-FNT-1 = { $has ->
    [0] You have no such token, and symbols never rid a Hero of one here: a faint does.
   *[other] Symbols do not rid you of this token: { $token }. It stays until your Hero faints{ $loses ->
        [card] { " " }or a card takes it away
        [ward] { " " }or gives it up to ward off an attack
       *[other] { "" }
      }.
  }
why-MED-4 = First { $hero ->
    [none] decide whether to ward off the attack.
   *[other] { $hero } decides: give up the { $token } token to ward off the attack, or not.
  }

## Setup and what chance may bring

why-SET-1 = { $tile ->
    [none] Those tiles cannot be drawn for this Level.
   *[other] { $twin ->
        [1] { $tile } cannot lie there twice.
       *[other] { $lies ->
            [none] { $tile } is no tile for this Level.
           *[other] { $tile } lies on Level { $lies } already.
          }
      }
  }
why-SET-2 = { $enemy ->
    [none] That Enemy card cannot be drawn for this Level.
   *[other] { $lies ->
        [none] { $enemy } is grade { $grade }; Level { $level } takes grade { $needed }.
       *[other] { $enemy } lives on Level { $lies } already.
      }
  }
why-SET-3 = { $tile ->
    [none] Those tiles cannot be drawn for the Boss Level.
   *[other] { $twin ->
        [1] { $tile } cannot lie there twice.
       *[other] { $lies ->
            [none] { $tile } is no tile of the Boss Level.
           *[other] { $tile } lies on Level { $lies } already.
          }
      }
  }
why-SET-4 = That card is not in the deck it would be drawn from.
why-SET-6 = { $pending ->
    [none] That Hero cannot be dealt now.
   *[other] First the Heroes are dealt.
  }
why-SET-8 = { $pending ->
    [none] There is no such player.
   *[other] First chance says who begins.
  }
why-SET-11 = That card belongs to another Boss and stays in the box.
why-LNG-1 = The added Level takes a second Enemy card of the hardest kind, and this card is not one of those that are left.
why-LVL-1 = { $pending ->
    [none] That Level is not the next to be revealed.
   *[other] First the next Level is revealed.
  }
why-LVL-7 = { $pending ->
    [none] { $space } cannot stay empty: no { $figure ->
        [none] Enemy
       *[other] { $figure }
      } of the new Level stands there. Choose from { $spaces }.
   *[other] First say which spawn space stays empty: there are too few tokens of { $enemy }.
  }
