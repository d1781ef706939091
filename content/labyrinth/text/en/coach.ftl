### The reasons of bots, the odds of rolls, how a game went.

danger-hidden = a trap lies face down on { $place }: which one, chance decides. Chance that no roll fails: { $tenth ->
    [0] { $n }
   *[other] { $n }.{ $tenth }
  } %. { $dies ->
    [yes] At worst the character dies.
   *[no] { $lives ->
        [one] At worst it loses { $lives } life.
       *[other] At worst it loses { $lives } lives.
      }
  }
danger-longer = the way to the win becomes { $n ->
    [one] { $n } action
   *[other] { $n } actions
  } longer: { $left ->
    [one] { $left } action is left then.
   *[other] { $left } actions are left then.
  }
danger-trap = a trap lies on { $place }: { $trap }. { $count ->
    [one] Chance that its roll succeeds
   *[other] Chance that all { $count } rolls succeed
  }: { $tenth ->
    [0] { $n }
   *[other] { $n }.{ $tenth }
  } %. { $deed }{ $dies ->
    [yes] {" "}At worst the character dies.
   *[no] {""}
  }

motive-crystal = The Fate Crystal is active then.
motive-crystal-kept = The best other choice would make the Fate Crystal inactive.
motive-end = Nothing else is of use any more.
motive-even = { $far ->
    [yes] Nothing else brings more: no way leads to the win yet.
   *[no] Nothing else brings more: actions left to the win: { $n }.
  }
motive-event = { $card ->
    [none] An event comes into force: which one, chance decides.
   *[other] A new event takes the place of “{ $card }”: which one, chance decides.
  }
motive-fight = Chance to win the combat against { $other }: { $n } %.{ $at ->
    [centre] {" "}Whoever loses is pushed off the centre tile.
   *[maze] {" "}Whoever loses it loses a life.
  }
motive-golem = { $own ->
    [yes] The Golem stands on your way, on { $place }: a card may lead it off.
   *[no] { $count ->
        [0] The Golem on { $place } stands in nobody’s way: a card may lead it into a rival’s.
       *[other] The Golem on { $place } stands in the way of { $who }: nearer to them it harms them more.
      }
  }
motive-harm = A rival has fewer lives or items then, or its Fate Crystal is inactive.
motive-items = The character carries more items then.
motive-lay = Here the tile changes nobody’s way to the win.
motive-lives = { $n ->
    [one] { $n } more life is left.
   *[other] { $n } more lives are left.
  }
motive-pack = The rivals behind the nearest one are farther from the win then.
motive-rival = The nearest rival, { $who }, is farther from the win then{ $far ->
    [yes] .
   *[no] { $left ->
        [one] : { $left } action.
       *[other] : { $left } actions.
      }
  }
motive-step-waits = { $left ->
    [0] { $count ->
        [0] A Move to { $place } would shorten the way for certain; a tile can bring more, but need not.
       *[other] The Move to { $place } belongs to that way too, but the empty place has to be built on anyway: the order is free.
      }
   *[other] The Move to { $place } can wait: after the Build an action is left for it, and the new tile may change the way.
  }
motive-stun = The character has fewer stun tokens then.
motive-swap = The { $up } serves better than the { $down }: { $deed }
motive-test-again = { $n ->
    [0] The test may succeed when it is repeated.
   *[other] Chance that the test succeeds when it is repeated: { $n } %.
  }
motive-test-stands = Repeating it would bring nothing better.
motive-tile = { $far ->
    [yes] No way leads to the win yet: a new tile can open one, or close a rival’s.
   *[no] { $count ->
        [0] Your own way to the win is built already ({ $n ->
            [one] { $n } action
           *[other] { $n } actions
          }): a new tile can still shorten it, or lengthen a rival’s.
       *[other] The way to the win takes { $n ->
            [one] { $n } action
           *[other] { $n } actions
          } so far. Still empty on it: { $cells }. A new tile can lie there, or lengthen a rival’s way.
      }
  }
motive-trap = { $count ->
    [0] A trap on { $place } waits for whoever comes that way.
   *[other] A trap on { $place } lies on the way of { $who }.
  }
motive-use = What its card does: { $deed }
motive-way = { $n ->
    [0] A way to the win opens
    [one] The way to the win is { $n } action shorter
   *[other] The way to the win is { $n } actions shorter
  }: { $left ->
    [one] { $left } action is left then
   *[other] { $left } actions are left then
  }{ $key ->
    [none] .
   *[place] , by way of the key on { $key }.
  }
motive-without = What could be used now would bring nothing.
motive-won = It wins the game.

plan-after-draw = How it goes on depends on what is drawn.
plan-after-event = How it goes on depends on the event that comes.
plan-after-golem = How it goes on depends on the Golem card.
plan-after-roll = How it goes on depends on the dice.
plan-after-seat = How it goes on depends on { $who }, who decides next.
plan-after-tile = How it goes on depends on the tile that comes.
plan-blocked = { $count ->
    [one] { $who } stands on the centre tile { $centre }: whoever wants to win has to push that character off in combat first.
   *[other] { $who } stand on the centre tile { $centre }: whoever wants to win has to push them off in combat first.
  }
plan-build = Still to be built on it: { $cells }.
plan-gains = After all of it the way to the win is { $n ->
    [one] { $n } action
   *[other] { $n } actions
  } shorter.
plan-no-way = No way leads to the win yet: it has to be built.
plan-way = The way from there{ $count ->
    [0] {""}
   *[other] {" "}by { $cells }
  }{ $key ->
    [none] {" "}to the centre tile { $centre }
   *[other] {" "}to the key on { $key }, then to the centre tile { $centre }
  }: { $left ->
    [one] { $left } action
   *[other] { $left } actions
  }.

aim-first = Without a key nobody wins: first the key on { $key }.
aim-gone = { $who ->
    [none] There is no key on { $was } any more
   *[other] { $who } has taken the key from { $was }
  }, and without one nobody wins: now the key on { $key }.
aim-longer = Since your last action the way to the win has become longer: { $before } actions then, { $now } now.
aim-lost = The key is lost, and without one nobody wins: now the key on { $key }.
aim-nearer = The aim changes: the key on { $key } in place of the one on { $was }. { $far ->
    [yes] No way leads to the win by { $was } any more; actions by { $key }: { $left }.
   *[no] Actions to the win by { $key }: { $left }, by { $was }: { $other }.
  }
aim-taken = Without a key nobody wins; with this one the aim is the centre tile { $centre }.

cause-died = The character has died and begins again on { $place }.
cause-gap = { $count ->
    [one] There is no tile on { $cells } any more, and the shorter way led across it.
   *[other] There are no tiles on { $cells } any more, and the shorter way led across them.
  }
cause-golem = The Golem stands on { $place } now, in the way.
cause-moved = The character stands on { $place } now.
cause-rival = { $who } stands on the centre tile { $centre } now.
cause-tile = { $count ->
    [one] The tile that lies on { $cells } now closes the shorter way.
   *[other] The tiles that lie on { $cells } now close the shorter way.
  }

urgent-first = { $count ->
    [one] { $who } can win next turn, but you can win now.
   *[other] { $who } can each win in their next turn, but you can win now.
  }
urgent-guard = { $count ->
    [one] This keeps { $who } from winning next turn.
   *[other] This keeps { $who } from winning in their next turns.
  }
urgent-less = Nothing stops it for certain; this makes it less likely.
urgent-luck = { $count ->
    [one] With some luck { $who } can win next turn.
   *[other] With some luck { $who } can each win in their next turn.
  }
urgent-none = Nothing that you can do in this turn stops it.
urgent-stay = Nothing stops it for certain, but this makes it no easier.
urgent-stop = This stops it.
urgent-win = { $count ->
    [one] { $who } can win next turn.
   *[other] { $who } can each win in their next turn.
  }

odds-again = This test, repeated
odds-golem = Golem test of { $who }, on meeting the Golem
odds-jump = Jump test
odds-trap = Trap test on { $place }: { $trap }
odds-success = The roll succeeds, { $n } or more
odds-all = { $n ->
    [one] { $n } roll succeeds
   *[other] All { $n } rolls succeed
  }
odds-combat = Attack on { $other }
odds-win = Win (difference of bonuses: { $n })
odds-repeated = Combat test of { $who }, repeated (now { $n } against { $against })
odds-higher = Higher than { $against }: { $who } would win
odds-equal = { $against } as well: both would roll again
odds-lower = Lower than { $against }: { $who } would lose
series-near = Nearness of the win, in actions
series-lives = Lives
series-keys = Keys
standing-pawn = { $who }: lives: { $lives }, keys: { $keys }
decided-who = { $who } ({ $n })
decided-won-combat = Combats won: { $list }.
decided-sent-home = Sent back to the start space by the Golem: { $list }.
decided-died = Deaths: { $list }.
decided-pushed = Pushed off the centre tile: { $list }.
