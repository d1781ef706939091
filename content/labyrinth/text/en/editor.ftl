### Setting up a position by hand.

editor-turn = The turn
editor-players = Number of players
editor-players-of = { $n ->
    [one] { $n } player
   *[other] { $n } players: the board anew
  }
editor-active = Whose turn it is
editor-left = Actions left
editor-golem-used = The Golem has been moved this turn
editor-event-called = An event has been called this turn
editor-event = Event
editor-no-event = none
editor-crystal = The Fate Crystal is active
editor-turn-tile = Turn the tile
editor-nothing = Take away

error-no-cell-there = “{ $word }” is no place of the board
mend-no-cell-there = Point at one of its places
error-no-corridor-there = There is no corridor on { $word } yet
mend-no-corridor-there = Lay a tile there first
error-not-in-box = “{ $word }” is not in the box
mend-not-in-box = Choose something of the list
error-fixed-tile = The tile on { $word } lies there from the beginning
mend-fixed-tile = Choose an ordinary tile or an empty cell
error-somebody-there = A pawn stands on { $word }
mend-somebody-there = Move the pawn first
error-no-tile-left = There is no tile { $word } left
mend-no-tile-left = Take another shape
