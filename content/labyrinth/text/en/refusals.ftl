### Why an action is not allowed, told with the facts of the position. A fact that was not told reads as `none`.

## Not now

why-TIL-1 = { $pool ->
    [none] No tile has been taken: Build first.
    [0] The tile that is taken comes from the pool, which has none left in unknown order.
    [one] First the tile is taken that comes from the pool, where { $pool } is left in unknown order.
   *[other] First a tile is taken from the pool, where { $pool } are left in unknown order.
  }
why-TIL-19 = The tile { $tile } has been taken, so it has to be laid before anything else.
why-TIL-8 = No tile of the pool fits anywhere, so { $tile } is laid face down on an empty cell.
why-MOV-3 = The pawn is on its start space { $place }, so the first activity has to be a Move.
why-ACT-3 = { $cost ->
    [one] That costs { $cost } action
   *[other] That costs { $cost } actions
  }, and { $left ->
    [0] none is left.
    [one] { $left } is left.
   *[other] { $left } are left.
  }
why-LIM-1 = The pool is empty: there is no tile to Build with.

## Not there

why-TIL-2 = { $there ->
    [taken] A tile lies on { $cell } already.
    [alone] No tile lies beside { $cell }.
   *[outside] That is not a cell of the field.
  }
why-TIL-3 = { $tile } on { $cell }, turned { $turning } times, closes the last corridor to the centre tile.
why-TIL-4 = { $tile } on { $cell }, turned { $turning } times, closes the last corridor to { $keys }.
why-TIL-6 = Corridors that meet, jumps and empty cells count as ways, and none of them is left.
why-MOV-1 = { $there ->
    [closed] The corridor on { $place } does not open to the { $edge }.
    [empty] To the { $edge } of { $place } nothing has been built: { $cell } is empty.
   *[outside] From { $place } that leads off the field.
  }
why-MOV-2 = The corridor on { $place } ends here: { $cell }, to the { $edge }, is closed on that side.
why-MOV-6 = { $place } is not this pawn’s start space.
why-BRG-1 = { $ends ->
    [none] No bridge on { $place } leads there.
   *[other] From { $place } a jump leads to { $ends }, and nowhere else.
  }

## Edges

edge-NE = north-east
edge-E = east
edge-SE = south-east
edge-SW = south-west
edge-W = west
edge-NW = north-west
