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
editor-combat = A combat under way
editor-combat-who = Who fights whom
editor-combat-none = nobody
editor-combat-nobody = nobody: no two stand on one corridor
editor-combat-dice = { $name }: dice
editor-combat-decides = Who decides now
editor-combat-used = Used in this combat already
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
error-not-together = These two do not stand on one corridor of the board
mend-not-together = Put one pawn where the other stands
error-combat-decided = In that combat nobody has anything to decide: the dice alone settle it
mend-combat-decided = Give one of the two an active Fate Crystal and no stun token first, or let nobody fight
error-combat-idle = That one has nothing to use in this combat, and so decides nothing
mend-combat-idle = Give it an active Fate Crystal and no stun token first
