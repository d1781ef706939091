### Errors that a person can mend: place-* says where, error-* what is wrong, mend-* how to mend it.
### One is told as “place, place: error. mend”. So an error begins small and neither ends in a full stop.

## Tiles and layouts

error-edge-shared = two corridors share an edge
mend-edge-shared = Give each edge to one corridor, or make them one corridor that forks
error-no-corridor = the tile has no corridor “{ $word }”
error-bridge-missing = the corridors { $one } and { $two } cross without a bridge
mend-bridge-missing = Add a bridge, the upper corridor first
error-bridge-idle = the corridors { $one } and { $two } do not cross
mend-bridge-idle = Remove the bridge
error-tile-count = { $count ->
    [one] there is { $count } tile
   *[other] there are { $count } tiles
  }
error-item-symbols = { $count ->
    [one] the tiles show { $count } item symbol
   *[other] the tiles show { $count } item symbols
  }
mend-item-symbols = Leave at most { $most }
error-layouts = there is not one layout for each number of players
mend-layouts = Write one for each of { $known }
error-starts = the start spaces do not fit
mend-starts = { $count ->
    [one] Name { $count } start space
   *[other] Name { $count } start spaces, each once, in order
  }
error-no-centre = the centre tile cannot lie on “{ $word }”

## Cards

error-count = { $count ->
    [one] there is { $count } here
   *[other] there are { $count } here
  }
error-golem-kind = there is no Golem card “{ $word }”
mend-golem-kind = Write how many there are of each kind
error-id-twice = the id “{ $word }” is taken already
error-abilities = { $count ->
    [one] there is { $count } ability that is used
   *[other] there are { $count } abilities that are used
  }
mend-abilities = Write one or two
error-no-ability = “{ $word }” is not an ability of this character
error-no-trap = “{ $word }” is not a kind of trap
error-no-tokens = that needs ability tokens, and this character has none
mend-no-tokens = Give it tokens, or another effect
error-discard = an ability cannot be discarded
error-endless = it costs nothing and could be used without end
mend-endless = Give it a price or a limit
error-moment-actions = actions are paid in one’s own turn only
mend-moment-actions = Leave the actions out, or the moment
error-item-works = an item either works by itself or is used
error-last-event = { $count ->
    [one] { $count } event is marked as the last
   *[other] { $count } events are marked as the last
  }
mend-last-event = Mark exactly one
error-same-number = the number is { $count } without the event too
mend-same-number = Set another number

## Positions

error-no-header = a position of this game is expected
mend-no-header = Begin with a line “{ $known }”
error-drawing-lines = the drawing is not whole
mend-drawing-lines = Draw { $needed } lines, as the notation shows
mend-notation-line = Write a line as the notation shows
error-cell-drawn = “{ $word }” cannot be on the cell { $cell }
error-no-tile = “{ $word }” is not a tile
error-centres = { $count ->
    [0] the centre tile is missing
   *[other] { $count } centre tiles are drawn
  }
mend-centres = Draw one centre tile
error-stroke = “{ $sign }” does not agree with the tiles
mend-stroke = The tiles make “{ $wanted }” here
error-cut-off = no way leads from the centre tile to { $known }
mend-cut-off = Turn or move a tile so that every key tile has a way
error-no-blank = no blank tile lies on { $word }
mend-no-blank = Draw it, or leave the cell out
error-nothing-below = nothing says which tile lies below { $word }
mend-nothing-below = Add it to the line that begins with “down”
error-seat-count = { $count ->
    [one] { $count } seat does not go with the centre tile on { $centre }
   *[other] { $count } seats do not go with the centre tile on { $centre }
  }
mend-seat-count = Name two to six seats in order, from A
mend-turn = Name a seat and the actions left, at most { $most }
mend-pawn = Write a pawn such as “A S1 at c3”
error-no-place = “{ $word }” is not a corridor or a start space here
error-other-start = “{ $word }” is not the start space of this pawn
mend-not-due = Leave it out, or change the position so that a Build can be at that point

## What a word should have been

what-tile = a tile
what-cell = a cell
what-turning = a turning from 0 to 5
what-edge = an edge
what-corridor = a corridor

error-too-many = there are more of “{ $word }” than can be
mend-too-many = Leave at most { $most }
mend-turn-number = Write the number of the turn, from 1
mend-golem = Write the Golem such as “d5 < e5 by C”, by the active player or the one before
mend-keys = Write keys such as “K1 K3+1 d3b*2”
mend-traps = Leave one trap on a corridor, and none on the centre tile
mend-things = Write a corridor and what lies there, such as “d3b ?”
what-place = a corridor
what-item = an item
what-trap = a kind of trap
what-golem-card = a Golem card
what-use = an ability or an item
what-character = a character
what-event-card = an event
mend-called = Name the event in force among those that have been called
mend-covered = Write each covered tile such as “c3 ? -” or “d5 t2 A+B”
mend-tokens = Let each corridor have at most one token of a character, and no more than there are
mend-top = Write what has been looked at such as “card 3 A, tile i1 A+C”
mend-rulings = Write house rules such as “FRE-3 peaceful”
what-die = a die from 1 to 6
what-yes = yes or no
mend-given-edge = Write one such as “move NE”
error-not-for-so-few = “{ $word }” does not take part with so few players
mend-other-character = Choose another character
place-characters = characters
error-not-won = “{ $word }” has not won here
mend-not-won = Leave the line out, or let the active player stand alone on the centre tile with a key
