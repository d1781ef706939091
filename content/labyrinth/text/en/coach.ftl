### The reasons of bots, the odds of rolls, how a game went.

motive-card = The card takes effect.
motive-crystal = The Fate Crystal is active then.
motive-end = Nothing else is of use any more.
motive-even = { $far ->
    [yes] Nothing else brings more: no way leads to the win yet.
   *[no] Nothing else brings more: actions left to the win: { $n }.
  }
motive-fight = A combat that is won harms a rival.
motive-golem = The Golem gets out of the way, or into another’s.
motive-items = The character carries more items then.
motive-lives = { $n ->
    [one] { $n } more life is left.
   *[other] { $n } more lives are left.
  }
motive-rival = The nearest rival is farther from the win then{ $far ->
    [yes] .
   *[no] { $left ->
        [one] : { $left } action.
       *[other] : { $left } actions.
      }
  }
motive-stun = The character has fewer stun tokens then.
motive-test-again = The test may succeed when it is repeated.
motive-test-stands = Repeating it would bring nothing better.
motive-tile = { $far ->
    [yes] No way leads to the win yet: a new tile can open one, or close a rival’s.
   *[no] The way to the win takes { $n } actions so far: a new tile can shorten it, or lengthen a rival’s.
  }
motive-trap = The trap lies on the way of rivals.
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
motive-won = It wins the game.

odds-again = This test, repeated
odds-golem = Golem test
odds-jump = Jump test
odds-trap = Trap test on { $place }: { $trap }
odds-success = The roll succeeds, { $n } or more
odds-all = { $n ->
    [one] { $n } roll succeeds
   *[other] All { $n } rolls succeed
  }
odds-combat = Attack on { $other }
odds-win = Win (difference of bonuses: { $n })
series-near = Nearness of the win
series-lives = Lives
series-keys = Keys
standing-pawn = { $who }: lives: { $lives }, keys: { $keys }
decided-who = { $who } ({ $n })
decided-won-combat = Combats won: { $list }.
decided-sent-home = Sent back to the start space by the Golem: { $list }.
decided-died = Deaths: { $list }.
decided-pushed = Pushed off the centre tile: { $list }.
