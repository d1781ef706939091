### Setting up a position by hand.

editor-turn = The turn
editor-players = Number of players
editor-players-of = { $n ->
    [one] { $n } player
   *[other] { $n } players: the board anew
  }
editor-active = Whose turn it is
editor-left = Actions left
editor-hand = Tile taken by a Build, to be laid
editor-hand-bound = none: whoever has the turn stands on the start space
editor-hand-none = none
editor-hand-lost = No tile is in hand any more: { $why ->
    [bound] { $who } stands on the start space.
    [left] { $who } has both actions left.
   *[nowhere] it fits nowhere now.
  }
editor-keys-back = { $n ->
    [one] The key lies on { $places } now.
   *[other] The keys lie on { $places } now.
  }
editor-keys-from = There are 6 keys: { $n ->
    [one] this one lay on { $places } until now.
   *[other] these lay on { $places } until now.
  }
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
error-hand-bound = The character whose turn it is stands on its start space, where nothing is built
mend-hand-bound = Put it onto a corridor first
error-hand-nowhere = The tile { $word } fits nowhere in this maze, so it goes under the pool
mend-hand-nowhere = Take another shape, or make room for it
