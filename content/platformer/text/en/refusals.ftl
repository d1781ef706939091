### Why an action is not allowed, told with the facts of the position. A fact that was not told reads as `none`.


## Not now

why-SET-9 = { $hero ->
    [none] The game is over: the Boss is defeated.
   *[other] The game is over: { $hero } has won.
  }
why-TRN-0 = Now is not the time for that. The current step: { $step }.
why-TRN-7 = That belongs to the actions step. The current step: { $step }.
why-TRN-12 = { $hero ->
    [none] The Hero
   *[other] { $hero }
  } has to Spawn before the actions can end.
why-ACT-6 = { $actor ->
    [none] It is not your turn.
   *[other] It is not your turn: player { $actor } decides.
  }
why-MOV-5 = { $hero ->
    [none] The Hero
   *[other] { $hero }
  } is in the middle of a longer Move{ $left ->
    [none] { "" }
    [one] , with 1 Space to go
   *[other] , with { $left } Spaces to go
  }. First take the next step, or stop.
why-SPN-2 = { $hero ->
    [none] The Hero
   *[other] { $hero }
  } is off the map{ $able ->
    [0] , and there is no die left to Spawn with. All you can do now is end the actions.
   *[other] { $must ->
        [0] { "" } after fainting in this turn. All you can do now is Spawn, or end the actions.
       *[other] . All you can do now is Spawn.
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
adjacent-no-move = But nothing is left that pays for a Move.
why-ADJ-1 = { $count ->
    [0] { $from } has no neighbours.
    [1] The only neighbour of { $from } is { $spaces }.
   *[other] The neighbours of { $from } are { $spaces }.
  }
why-ADJ-2 = { $edge ->
    [wall] A Wall stands between { $from } and { $to }, so they are not neighbours.
   *[other] There is a Platform between { $from } and { $to }, with no Ladder through it, so they are not neighbours.
  }
why-ADJ-5 = A one-way Platform separates { $from } from { $to }. Only a Hero’s own Move upward gets through.
why-MOV-1 = { $same ->
    [1] Your Hero already stands on { $to }. A Move goes to a neighbouring Space.
   *[other] { $to } is not next to { $from }: a Move goes one Space up, down, left or right{ $first ->
        [none] .
       *[other] . A Move of several Spaces is made step by step: choose { $first } first, then go on to { $to }.
      }
  }
why-MAP-2 = Somebody already stands on { $to }.
why-LVL-3 = { $removed ->
    [1] { $to } is on a Level that is gone. Nobody can go there.
   *[other] { $to } is on a Level that is not revealed. Nobody can go there.
  }
why-BLV-1 = The Platform between { $from } and { $to } can only be passed upward.
why-LAD-2 = A Platform with a Ladder through it still holds you. To go down through it, use a Move.
why-GRA-4 = { $hero ->
    [none] The Hero on the Ladder
   *[other] { $hero } on { $space }
  } has to decide first: hold on to the Ladder, or let go.

## Pushing

why-PSH-1 = { $free ->
    [1] Nobody stands on { $to }, so there is nobody to push.
   *[other] { $enemy ->
    [none] { $hero ->
        [none] Somebody
       *[other] { $hero }
      }
   *[other] { $enemy-def }
  } stands on { $to }. Choose where to push.
  }
why-PSH-2 = { $nowhere ->
    [1] { $enemy ->
        [none] { $hero ->
            [none] Somebody
           *[other] { $hero }
          }
       *[other] { $enemy-def }
      } on { $to } cannot be pushed: no neighbouring Space is free.
   *[other] You cannot push to { $space }: { $enemy ->
        [none] { $hero ->
            [none] somebody
           *[other] { $hero }
          }
       *[other] { $enemy-def }
      } stands there.
  }
why-PSH-3 = { $enemy ->
        [none] { $hero ->
            [none] Somebody
           *[other] { $hero }
          }
       *[other] { $enemy-def }
      } { $same ->
    [1] already stands on { $to }. A Push moves a figure to a neighbouring Space.
   *[other] on { $to } can be pushed only to a neighbouring Space.
  }
why-PRT-1 = { $on_portal ->
    [0] { $count ->
        [none] Your Hero is on { $from }, not on a Void Portal.
        [0] Your Hero is on { $from }, and there is no Void Portal on this Level.
        [1] Your Hero is on { $from }, not on a Void Portal. The only one on this Level is on { $spaces }.
       *[other] Your Hero is on { $from }, not on a Void Portal. Void Portals on this Level: { $spaces }.
      }
   *[other] { $same ->
        [1] Your Hero is already on the Void Portal on { $to }. From here you can go to { $spaces }.
       *[other] { $level ->
            [1] The Void Portal on { $to } is on another Level. From here you can go to { $spaces }.
           *[other] No Void Portal leads to { $to }. From here you can go to { $spaces }.
          }
      }
  }
why-PRT-3 = { $gems ->
    [none] There is no other Void Portal on this Level, so the one on { $from } leads nowhere.
   *[other] Gems do not help at a Void Portal: it takes you to another portal, and no farther.
  }
why-PRT-4 = { $enemy ->
    [none] { $hero ->
        [none] Nobody can
       *[other] { $hero } cannot
      }
   *[other] { $enemy-def } cannot
  } be pushed from { $to } to { $from }: the Space you leave through a portal is not next to the one you reach.

## Symbols and dice

why-SYM-1 = { $count ->
    [wrong] A Move takes one move symbol. That is the wrong number of symbols.
   *[other] { $given ->
        [none] { $has ->
            [none] There is no { $symbol } die left in your pool.
            [0] There is no { $symbol } die left in your pool.
            [one] Your pool has only 1 { $symbol } die.
           *[other] Your pool has only { $has } { $symbol } dice.
          }
       *[other] A Move takes a move symbol, not { $several ->
           [1] these: { $given }
          *[other] a { $given }
         }.
      }
  }
why-SYM-2 = { $count ->
    [wrong] An attack takes swords. That is the wrong number of symbols.
   *[other] { $given ->
        [none] { $has ->
            [none] There is no { $symbol } die left in your pool.
            [0] There is no { $symbol } die left in your pool.
            [one] Your pool has only 1 { $symbol } die.
           *[other] Your pool has only { $has } { $symbol } dice.
          }
       *[other] An attack takes swords, not { $several ->
           [1] these: { $given }
          *[other] a { $given }
         }.
      }
  }
why-SYM-3 = { $count ->
    [wrong] Gaining a coin takes one coin symbol. That is the wrong number of symbols.
   *[other] { $given ->
        [none] { $has ->
            [none] There is no { $symbol } die left in your pool.
            [0] There is no { $symbol } die left in your pool.
            [one] Your pool has only 1 { $symbol } die.
           *[other] Your pool has only { $has } { $symbol } dice.
          }
       *[other] Gaining a coin takes a coin symbol, not { $several ->
           [1] these: { $given }
          *[other] a { $given }
         }.
      }
  }
why-SYM-4 = { $nobody ->
    [1] { $hero ->
        [none] There is no Enemy to shove on { $to }.
       *[other] { $hero } is a Hero. Only Enemies can be shoved.
      }
   *[other] { $count ->
        [wrong] A shove takes shove symbols. That is the wrong number of symbols.
       *[other] { $given ->
            [none] { $has ->
                [none] There is no { $symbol } die left in your pool.
                [0] There is no { $symbol } die left in your pool.
                [one] Your pool has only 1 { $symbol } die.
               *[other] Your pool has only { $has } { $symbol } dice.
              }
           *[other] A shove takes a shove symbol, not { $several ->
               [1] these: { $given }
              *[other] a { $given }
             }.
          }
      }
  }
why-SYM-5 = { $same ->
    [1] For { $hero } a star counts as a { $symbol }. Use it as one, not on its own.
   *[other] { $count ->
        [wrong] The effect of a star takes one star. That is the wrong number of symbols.
       *[other] { $given ->
            [none] { $has ->
                [none] { $hero ->
                    [none] A star does not count as that here.
                   *[other] For { $hero } a star does not count as a { $symbol }.
                  }
                [0] There is no { $symbol } die left in your pool.
                [one] Your pool has only 1 { $symbol } die.
               *[other] Your pool has only { $has } { $symbol } dice.
              }
           *[other] The effect of a star takes a star, not { $several ->
               [1] these: { $given }
              *[other] a { $given }
             }.
          }
      }
  }
star-price = { $asks ->
    [hearts] { $hero }’s star costs { $needs ->
        [one] 1 heart
       *[other] { $needs } hearts
      }, and you cannot give your last heart. You have { $has }.
   *[other] { $gems ->
        [none] { $hero }’s star costs { $needs ->
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
      }, and you have { $has ->
        [0] no coins
        [one] only 1 coin
       *[other] only { $has } coins
      }.
  }
why-SYM-6 = { $symbol-id ->
    [blank] Your Special die is blank.
   *[other] { $serves ->
        [1] The Special die gives its symbol only once.
       *[other] Your Special die shows something else: { $symbol }.
      }
  }
why-SYM-7 = { $pending ->
    [none] This shove takes one symbol. Gems make it longer; a second symbol does not.
   *[other] First finish moving { $enemy ->
        [none] the Enemy
       *[other] { $enemy-def }
      } on { $space }: choose its next Space, or stop.
  }
why-FRG-1 = { $same ->
    [1] Two { $symbol } dice can be Forged only into a different symbol.
   *[other] { $needs ->
        [none] Forging like that takes two { $symbol } dice from your pool.
        [2] Forging like that takes two { $symbol } dice from your pool.
       *[other] Together that takes { $needs } { $symbol } dice from your pool.
      }{ $has ->
    [none] { "" }
    [0] { " " }You have none.
   *[other] { " " }You have { $has }.
  }
  }
why-FRG-2 = { $same ->
    [1] The Special die already shows that symbol.
   *[other] { $symbol-id ->
    [blank] Your Special die is blank, so it cannot be half of a pair.
   *[other] The symbol on the Special die can be Forged only when you set that die, with an equal unused die.
  }
  }
why-FRG-4 = Those two dice do not show the same face.
why-DIE-1 = { $needs ->
    [none] Those dice cannot come up like that.
   [one] That roll cannot come up: it takes { $needs } die, showing one of these: { $symbols }.
   *[other] That roll cannot come up: it takes { $needs } dice, each showing one of these: { $symbols }.
  }
why-DIE-2 = You can set the Special die only to a symbol. A reset turns it to blank.
why-SOL-2 = { $needs ->
    [none] That roll cannot come up with the event of this turn.
    [one] That roll cannot come up: with the event { $card } it takes { $needs } die.
   *[other] That roll cannot come up: with the event { $card } it takes { $needs } dice.
  }
why-DIE-5 = The enemy die has no such face. Its faces are { $faces }.
why-TRN-8 = { $given ->
    [none] { $has ->
    [none] { $count ->
        [none] The Special die is set later, in a step of its own after the actions.
       *[other] The Special die is set with one unused die, or with one Forged pair.
      }
   *[other] No unused die shows the { $symbol } you want.
      }
   *[other] To set the Special die to { $symbol }, use a die that shows { $symbol }, not { $given }.
  }
why-TRN-9 = { $same ->
    [1] Forging makes a different symbol from the one on the dice. For a { $symbol }, one { $symbol } die is enough.
   *[other] Forging like that for the Special die takes two unused { $symbol } dice.{ $has ->
    [none] { "" }
    [0] { " " }You have none.
   *[other] { " " }You have { $has }.
  }
  }
why-GEM-1 = { $has ->
    [none] On one symbol you can spend 1, 3, 6 or 10 gems.
   *[other] { $several ->
    [0] Raising the { $symbol } like that takes { $needs ->
        [one] 1 gem
       *[other] { $needs } gems
      }.
   *[other] Together that takes { $needs ->
        [one] 1 gem
       *[other] { $needs } gems
      }, and yours run out at the { $symbol }.
  } You have { $has ->
    [0] none
   *[other] { $has }
  }. On one symbol you can spend 1, 3, 6 or 10.
  }
why-GEM-5 = Gems do not help here. They make the symbols of dice stronger, and nothing else.

## Coming in

why-SPN-1 = { $special ->
    [1] The Special die cannot pay for a Spawn. Use a die from your pool.
   *[other] { $on_map ->
        [1] { $hero } is already on the map, on { $space }.
       *[other] { $needs ->
            [none] { $place ->
                [elsewhere] { $space } is not in the lowest Row. Choose from { $spaces }.
                [hidden] { $space } is not on a revealed Level. Choose from { $spaces }.
               *[other] { $enemy ->
        [none] { $hero ->
            [none] Somebody
           *[other] { $hero }
          }
       *[other] { $enemy-def }
      } stands on { $space }. Choose from { $spaces }.
              }
           *[other] A Spawn takes one unused die from your pool.
          }
      }
  }
why-SPN-5 = { $place ->
    [none] { $enemy ->
        [none] { $hero ->
            [none] Somebody
           *[other] { $hero }
          }
       *[other] { $enemy-def }
      } stands on { $space }.
   *[other] { $space } is not among the free Spaces nearest to the lowest Row.
  } All of the lowest Row is taken: choose from { $spaces }.
why-SPN-4 = { $place ->
    [none] { $enemy ->
        [none] { $hero ->
            [none] Somebody
           *[other] { $hero }
          }
       *[other] { $enemy-def }
      } stands on { $space }.
   *[other] You cannot Spawn on { $space }.
  } Your Hero fainted on the Boss Level and comes back on a Shop space there: choose from { $spaces }.
why-BLV-6 = { $place ->
    [none] { $enemy ->
        [none] { $hero ->
            [none] Somebody
           *[other] { $hero }
          }
       *[other] { $enemy-def }
      } stands on { $space }.
   *[other] You cannot Spawn on { $space }.
  } No Shop space of the Boss Level is free, so your Hero returns as near to one as possible: choose from { $spaces }.

## Attacks and Enemies

why-ATK-1 = { $enemy ->
    [none] { $to }
   *[other] { $enemy-def } on { $to }
  } is out of reach from { $from }: only an Enemy on a neighbouring Space can be attacked.
why-ATK-5 = { $there ->
    [outside] Beyond { $from } the map ends: there is nobody to attack.
    [hidden] There is no Enemy on { $to }: its Level is hidden or gone.
    [self] Your own Hero stands on { $to }. You can attack only Enemies.
   *[other] { $hero ->
        [none] There is no Enemy on { $to }.
       *[other] { $hero } stands on { $to }, and Heroes never attack each other.
      }
  }
why-ATK-6 = An attack takes at least one sword.
why-ENM-5 = { $enemy ->
    [none] The Enemy
   *[other] { $enemy-def }
  } { $pushes ->
    [1] cannot push anybody when moved. Choose only where to move this Enemy.
   *[other] { $same ->
        [1] already stands on { $to }. Choose a neighbouring Space.
       *[other] on { $from } can be moved only to a { $free ->
            [0] free Space, and { $figure-def } stands on { $to }.
           *[other] neighbouring Space.
          }
      }
  }
why-ENM-8 = { $enemy ->
    [none] The Enemy
   *[other] { $enemy-def }
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
   *[other] { $enemy-def } on { $to }
  } cannot be reached from { $from }.

## Shop and cards

why-MAP-6 = You can buy only on a Shop space, and { $space } is not one. { $count ->
    [0] There is none on the map.
    [1] The only one on the map is { $spaces }.
   *[other] Shop spaces on the map: { $spaces }.
  }
why-ACT-2 = { $pending ->
    [none] { $displayed ->
        [0] { $card } is not on display in the Shop{ $owner ->
            [none] .
           *[other] . { $owner } has that card.
          }
       *[other] { $needs ->
            [none] { $card } cannot be bought now.
           *[other] { $card } costs { $needs ->
                  [none] more
                  [one] 1 coin
                 *[other] { $needs } coins
                }, and you have { $has ->
                  [none] fewer
                  [0] none
                 *[other] { $has }
                }.
          }
      }
   *[other] The gap in the Shop has to be filled first.
  }
why-ACT-3 = { $owned ->
    [0] You do not own { $card }{ $owner ->
        [none] { $shop ->
            [1] . It is for sale in the Shop.
           *[other] .
          }
       *[other] . { $owner } has that card.
      }
   *[other] You have already exhausted { $card }. The card will be ready again in your next turn.
  }
why-ACT-4 = You do not have { $card }{ $owner ->
    [none] { $shop ->
        [1] . It is for sale in the Shop.
       *[other] .
      }
   *[other] . { $owner } has that card.
  }
why-ACT-5 = { $used ->
    [0] { $hero ->
        [none] There is no ability to use.
       *[other] { $hero }’s ability is passive: it works by itself, and there is nothing to use.
      }
   *[other] { $hero } has already used the ability this turn.
  }
reroll-number = The number of dice to be rerolled is { $needs }, not { $has }.
why-CRD-1 = { $asks ->
    [nobody] There is nobody else on { $to } to change places with.
    [enemy] { $hero ->
        [none] There is no Enemy on { $to }.
       *[other] { $hero } is a Hero. The card works only on an Enemy.
      }
    [boss] { $boss } changes places with nobody.
    [beside] { $to } is not directly above, below or beside { $from }.
    [far] The distance from { $from } to { $to } is { $has }, and the card reaches only { $needs ->
        [one] 1 Space
       *[other] { $needs } Spaces
      }.
    [row] { $to } is not in the same Row as { $from }, and the card reaches no other Row.
    [wall] The Wall between { $from } and { $to } is in the way.
    [between] { $hero ->
        [none] { $enemy-def }
       *[other] { $hero }
      } on { $space } is in the way.
    [coins] Using { $card } costs { $needs ->
        [one] 1 coin
       *[other] { $needs } coins
      }, and you have { $has ->
        [0] none
       *[other] only { $has }
      }.
    [hearts] Using { $card } costs { $needs ->
        [one] 1 heart
       *[other] { $needs } hearts
      }, and you cannot give your last heart. You have { $has }.
    [to-turn] The card turns a die in your pool, and there is no { $symbol } die there.
    [other-face] The card turns a die to a different symbol, and that die already shows { $symbol }.
    [dice] All your dice are still in the pool. { $card } rerolls only dice that you have used this turn.
    [no-swap] There is nobody directly above, below or beside your Hero to change places with.
    [no-blink] There is no free Space near enough.
    [no-throw] There is no Enemy in your Row that you can hit.
   *[other] { $pending ->
    [none] { $card } works by itself. There is nothing to use.
    [recover] First the reroll has to be made.
    [reroll] First the reroll has to be made.
    [turn] First choose a die to turn, or stop.
    [pick] First choose an Enemy to move, or stop.
    [swap] First choose whom to change places with, or stop.
    [blink] First choose where to appear, or stop.
    [throw] First choose an Enemy to throw at, or stop.
   *[other] First finish what the card does, or stop.
  }
  }
why-CRD-2 = First the potion that has come back fills the gap in the Shop.
why-CRD-4 = { $same ->
    [0] The card can put your Hero only on a free Space, and { $hero ->
        [none] { $enemy-def }
       *[other] { $hero }
      } stands on { $to }.
    [1] Your Hero is already on { $to }.
   *[other] { $here ->
        [1] Your Hero is already directly under the first Platform above it.
       *[other] { $space-id ->
            [none] There is no Platform above your Hero.
           *[other] { $hero ->
                [none] { $enemy-def }
               *[other] { $hero }
              } stands on { $space }, directly under the first Platform above you.
          }
      }
  }

## The Boss

why-BOS-4 = { $pending ->
    [none] { $boss } cannot appear on { $space }. Choose from { $spaces }.
   *[other] First choose where { $boss } appears.
  }
why-BOS-17 = { $pending ->
    [none] { $enemy ->
        [none] { $hero ->
            [none] The summons cannot appear on { $space }.
           *[other] { $hero } stands on { $space }.
          }
       *[other] { $enemy-def } stands on { $space }.
      } Choose from { $spaces }.
   *[other] First choose where { $enemy-def } appears.
  }
why-ART-1 = { $pending ->
    [none] That artifact is not in the artifact deck.
   *[other] The two artifacts have to be laid in the middle first.
  }
why-IKE-1 = { $pending ->
    [none] That card cannot be drawn from the Boss’s deck now.
   *[other] Now the Boss draws its two cards.
  }
why-MED-1 = { $pending ->
    [none] { $card-id ->
        [none] That card is not in the Boss’s deck.
       *[other] { $card } is not in the Boss’s deck.
      }
    [boss-die] The enemy die has to be rolled for { $boss } first.
   *[other] { $boss } has to draw an attack card first.
  }
why-MED-3 = { $needs ->
    [none] { $has ->
        [0] You have no such token to get rid of.
       *[other] { $hero ->
            [none] Your Hero
           *[other] { $hero }
          } is turned to stone{ $able ->
            [0] , and you do not have two symbols left to break free with. All you can do is end the actions.
           *[other] . All you can do is break free with two symbols, or end the actions.
          }
      }
   *[other] { $count ->
        [wrong] Breaking free takes exactly two symbols, not { $has }.
       *[other] Breaking free takes any two symbols that you have. { $has ->
            [0] There is no { $symbol } die left in your pool.
            [one] Your pool has only 1 { $symbol } die.
           *[other] Your pool has only { $has } { $symbol } dice.
          }
      }
  }
why-MED-6 = Symbols do not get rid of the { $token } token. It stays until your Hero faints or a card takes it away.
why-FNT-1 = { $has ->
    [0] You have no such token. Symbols do not get rid of any token of this Boss; fainting does.
   *[other] Symbols do not get rid of the { $token } token. It stays until your Hero faints{ $loses ->
        [card] { " " }or a card takes it away
        [ward] { " " }or gives it up to ward off an attack
       *[other] { "" }
      }.
  }
why-MED-4 = First { $hero ->
    [none] decide whether to ward off the attack.
   *[other] { $hero } has to decide whether to give up the { $token } token and ward off the attack.
  }

## Setup and what chance may bring

why-SET-1 = { $tile ->
    [none] Those tiles cannot be drawn for this Level.
   *[other] { $twin ->
        [1] Tile { $tile } cannot lie there twice.
       *[other] { $lies ->
            [none] { $asks ->
                [dungeon] Tile { $tile } belongs to another dungeon than that of this game.
                [boss] Tile { $tile } is for the Boss Level only.
               *[other] Tile { $tile } cannot be used for this Level.
              }
           *[other] Tile { $tile } already lies on Level { $lies }.
          }
      }
  }
why-SET-2 = { $enemy ->
    [none] That Enemy card cannot be drawn for this Level.
   *[other] { $lies ->
        [none] { $enemy-def } is grade { $grade }; Level { $level } takes grade { $needed }.
       *[other] { $enemy-def } already lives on Level { $lies }.
      }
  }
why-SET-3 = { $tile ->
    [none] Those tiles cannot be drawn for the Boss Level.
   *[other] { $twin ->
        [1] Tile { $tile } cannot lie there twice.
       *[other] { $lies ->
            [none] { $asks ->
                [dungeon] Tile { $tile } belongs to another dungeon than that of this game.
               *[other] Tile { $tile } cannot be used for the Boss Level.
              }
           *[other] Tile { $tile } already lies on Level { $lies }.
          }
      }
  }
why-SET-4 = That card is not in the deck it would be drawn from.
why-SET-6 = { $pending ->
    [none] That Hero cannot be dealt now.
   *[other] The Heroes have to be dealt first.
  }
why-SET-8 = { $pending ->
    [none] There is no such player.
   *[other] First, chance has to decide who begins.
  }
why-SET-11 = That card belongs to another Boss and stays in the box.
why-LNG-1 = The added Level takes a second Enemy card of grade III, and that card is not one of those left.
why-LVL-1 = { $pending ->
    [none] That Level is not the next to be revealed.
   *[other] The next Level has to be revealed first.
  }
why-LVL-7 = { $pending ->
    [none] { $space } cannot stay empty: no { $figure ->
        [none] Enemy
       *[other] { $figure }
      } of the new Level stands there. Choose from { $spaces }.
   *[other] First choose which spawn space stays empty: there are too few { $enemy } tokens.
  }
