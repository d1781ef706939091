### What every lesson of Labyrinth says: goals, predictions, exam questions, the aim in pictures.


tutor-aim-build = Build the maze tile by tile, and walk it.
tutor-aim-key = Fetch a key: any but the one beside your own start space.
tutor-aim-centre = Stand on the centre tile with a key, alone, in your own turn: you win.

## Goals

goal-at = { $there ->
    [yes] { $who } is on { $place }
   *[no] { $who } is on { $place } (now on { $now })
  }
goal-golem-at = { $there ->
    [yes] The Golem is on { $place }
   *[no] The Golem is on { $place } (now on { $now })
  }
goal-holds-keys = { $who } has at least { $least ->
    [one] { $least } key
   *[other] { $least } keys
  } (now { $now })
goal-holds-items = { $who } has at least { $least ->
    [one] { $least } item
   *[other] { $least } items
  } (now { $now })
goal-holds-lives = { $who } has at least { $least ->
    [one] { $least } life
   *[other] { $least } lives
  } (now { $now })
goal-not-holds-lives = { $who } has fewer than { $least ->
    [one] { $least } life
   *[other] { $least } lives
  } (now { $now })
goal-carries = { $who } carries: { $item }
goal-stunned = { $who } is stunned
goal-not-stunned = { $who } is not stunned
goal-crystal = { $who } has an active Fate Crystal
goal-not-crystal = { $who } has an inactive Fate Crystal
goal-left = { $who } has at least { $least ->
    [one] { $least } action
   *[other] { $least } actions
  } left (now { $now })
goal-turn = Whose turn it is: { $who }
goal-settled = Nothing is left to be settled
goal-wins = { $who } has won
goal-not-wins = { $who } has not won
goal-laid = A tile lies on { $cell }
goal-not-laid = No tile lies on { $cell }
goal-laid-tile = The tile { $tile } lies on { $cell }
goal-route = One can walk from { $start } to { $end }
goal-not-route = One cannot walk from { $start } to { $end }
goal-route-within = One can walk from { $start } to { $end } in { $n ->
    [one] { $n } Move
   *[other] { $n } Moves or fewer
  }
goal-lies-key = A key lies on { $place }
goal-not-lies-key = No key lies on { $place }
goal-lies-trap = A trap lies on { $place }
goal-not-lies-trap = No trap lies on { $place }
goal-lies-item = An item lies on { $place }
goal-not-lies-item = No item lies on { $place }
goal-lies-token = An ability token lies on { $place }

## Predictions

predict-corridor = Where will { $who } be?
predict-golem = Where will the Golem be?
predict-lives = How many lives will { $who } have?
predict-keys = How many keys will { $who } have?
predict-items = How many items will { $who } have?
predict-stun = How many stun tokens will { $who } have?
predict-left = How many actions will be left?
predict-next = Who decides next?
predict-over = nobody: the game is over
predict-winner = Who will have won?
predict-nobody = nobody yet
predict-may = { $medium ->
    [page] { $who } chooses “{ $action }”. Legal?
   *[notebook] { $who } announces: { $action }. Legal?
  }
predict-then = { $medium ->
    [page] Then { $who } chooses “{ $action }”. Legal?
   *[notebook] Then { $who } announces: { $action }. Legal?
  }
predict-legal = yes
predict-illegal = no
predict-why = { $medium ->
    [page] { $text }
   *[notebook] { $text } ({ $rule })
  }
predict-instead = Legal instead: { $actions }.

## Exams

exam-asked = { $medium ->
    [page] { $who } chooses “{ $action }”. Legal or not?
   *[notebook] { $who } announces: { $action }. Legal or not?
  }
exam-golem-used = { $who } has moved the Golem this turn already.
exam-event-used = { $who } has called an event this turn already.
exam-laid-down = { $who } has laid down this turn: { $item }.
exam-ruling = House rule, { $rule }: { $text }
