### Why an action is not allowed, told with the facts of the position. A fact that was not told reads as `none`.

## Not now

why-TIL-1 = { $pool ->
    [none] No tile has been taken: Build first.
    [0] The tile that is taken comes from the pool, which has none left in unknown order.
    [one] First the tile is taken that comes from the pool, where { $pool } is left in unknown order.
   *[other] First a tile is taken from the pool, where { $pool } are left in unknown order.
  }
why-TIL-19 = A tile has been taken, so it has to be laid before anything else.
why-TIL-8 = No tile of the pool fits anywhere, so the one that was taken is laid face down on an empty cell.
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
why-TIL-3 = The tile on { $cell }, { $turning ->
    [0] not turned
    [one] turned once
   *[other] turned { $turning } times
  }, closes the last corridor to the centre tile.
why-TIL-4 = The tile on { $cell }, { $turning ->
    [0] not turned
    [one] turned once
   *[other] turned { $turning } times
  }, closes the last corridor to { $keys }.
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

## What is pending

why-ACT-14 = { $pending ->
    [none] Nothing is pending that this would answer.
    [explore-4] First { $who } chooses whom to fight for free, or stops.
    [explore-6] First { $who } picks up what lies here, or leaves it.
    [answers] First those left alone answer whether they attack.
    [test] First the test is settled.
    [combat] First the combat is settled.
    [push-off] First { $who } says where the loser is pushed.
    [drop-item] First { $who } says which item is dropped.
    [walk] First { $who } moves the Golem to the end of its card.
    [take-card] First the Golem card is shown.
    [hidden-trap] First the trap is turned up.
    [stock-item] First an item comes onto the new corridor.
    [aim] First { $who } says what the card is aimed at.
    [pick-tile] First { $who } chooses one of the tiles that were taken.
    [won] First { $who } decides whether to use what works on winning.
    [card-shown] First { $who } decides whether the Golem goes further.
    [at-trap] First { $who } decides whether to pass the trap by.
    [tokens-act] First { $who } says which token acts next.
    [at-gate] First { $who } decides whether to go through the gate.
    [once] First { $who } carries out what is done once by the event { $card }.
    [demolish] First { $who } says which tile is demolished.
    [turn-covered] First { $who } says how the tile is turned.
    [uncover] First the covered tile is turned up.
    [take-event] First the event card is taken.
    [deal-character] First a character is drawn.
    [look] First what lies on top is looked at.
    [reveal-trap] First the trap is turned up.
    [redraw] First another item is drawn.
    [show-item] First the item is shown.
   *[first-player] First the dice say who begins.
  }
why-END-1 = The game is over: { $who } has won.
why-EXP-1 = { $step ->
    [fights] Now the characters on this corridor are looked at, not what lies here.
   *[picking] Now what lies here is looked at, not the characters.
  }
why-CMP-4 = Two dice cannot show { $high } and { $low }, the higher one first.
why-CRY-6 = { $rolled ->
    [yes] All dice of this test are known already.
   *[no] A test is repeated once all its dice are known.
  }
why-CMB-7 = { $rolled ->
    [yes] Both have tested already.
   *[no] A combat test is repeated once both have tested.
  }

## What a character may do

why-ACT-8 = { $activity ->
    [event] An event has been called in this turn already.
   *[golem] The Golem has been moved in this turn already.
  }
why-STN-2 = The character is stunned, so all it can do is Rest.
why-STN-4 = There is no stun token to Rest off.
why-MOV-4 = The Golem stands on { $place } and bars the way: it has to be moved first.
why-CRY-5 = The Fate Crystal is active already.
why-CMB-1 = { $who } is no other character on { $place } that could be attacked.
why-FRE-1 = { $token ->
    [none] { $who } is no other character here that could be fought.
   *[other] { $token } lies on { $place }: nobody fights there.
  }
why-FRE-4 = { $answers ->
    [first] First everybody left alone answers.
    [all] Everybody has answered.
   *[none] { $who } is not among those who want to attack.
  }
why-FRE-6 = { $who } has been fought since the character came here.
why-DTH-2 = { $who } does not carry that item.
why-PSH-6 = No open corridor leads off the centre tile there.

## Traps, keys, items, the Golem

why-TRP-1 = { $pool ->
    [0] The trap pool is empty.
   *[none] There is no such corridor on the board.
  }
why-TRP-2 = Another character stands on { $place }.
why-TRP-3 = { $there ->
    [start] { $place } is a start space, and no trap may lie on one.
   *[centre] { $place } is the centre tile, and no trap may lie there.
  }
why-TRP-4 = A trap lies on { $place } already.
why-TRP-8 = No face-down trap can be of that kind any more.
why-TIL-10 = That item is not in the pool.
why-KEY-2 = { $what ->
    [key] No key lies on { $place }.
   *[item] That item does not lie on { $place }.
  }
why-KEY-4 = The key on { $place } lies beside your own start space, so you cannot take it.
why-ITM-2 = A character carries at most { $most } items.
why-ITM-4 = { $what ->
    [carried] That item is not carried.
   *[item] That item does not lie here to be swapped for.
  }
why-ITM-6 = The item { $item } has been laid down in this turn already.
why-ITM-8 = Only who carries { $most } items swaps; there is room to pick it up.
why-GOL-2 = The Golem deck has no such card left.
why-GOL-9 = The Golem came from { $place } in the turn before, and there is another way.
why-GOL-12 = The Golem just came from { $place }, and there is another way.
why-GOL-13 = { $there ->
    [start] { $cell } is a start space, and to the Golem that is a dead end.
    [closed] A dead end for the Golem: the corridor on { $place } does not open to the { $edge }.
    [empty] A dead end for the Golem: to the { $edge } of { $place } nothing has been built, { $cell } is empty.
    [facing] A dead end for the Golem: { $cell }, to the { $edge } of { $place }, is closed on that side.
   *[outside] A dead end for the Golem: from { $place } that leads off the field.
  }

## Abilities, items and their tokens

why-SET-12 = { $ability ->
    [none] Nothing like that can be used.
   *[other] { $ability } is no ability of { $who }.
  }
why-CRY-7 = { $ability }: { $why ->
    [moment] its card names another moment.
    [turn] it has been used in this turn already.
    [combat] it has been used in this combat already.
    [far] that is further away than its card allows.
    [tokens] no token of the character is left.
    [place] that place is not one that its card allows.
    [who] its card asks for another character.
    [nobody] there is nobody it would act on.
    [known] what lies on top is known already.
    [trap] no trap of that sort lies there.
    [item] that item is out of its reach.
    [pool] there is nothing in the pool to draw.
    [aim] it would find nothing to act on.
   *[other] its card asks for something else.
  }
why-ITM-9 = { $card }: { $why ->
    [carried] { $who } does not carry it.
    [moment] its card names another moment.
    [far] that is further away than its card allows.
    [place] that place is not one that its card allows.
    [who] its card asks for another character.
    [nobody] there is nobody it would act on.
    [known] what lies on top is known already.
    [trap] no trap of that sort lies there.
    [item] that item is out of its reach.
    [aim] it would find nothing to act on.
   *[other] its card asks for something else.
  }
why-ITM-10 = { $card } has been used in this turn already.
why-CRY-1 = { $ability ->
    [none] The Fate Crystal of { $who } is inactive, so it repeats no test.
   *[other] The Fate Crystal is inactive, and { $ability } asks for it.
  }
why-CRY-4 = { $ability }: no life can be paid here in place of the Fate Crystal.
why-CMB-9 = { $lives ->
    [one] { $lives } life is left
   *[other] { $lives } lives are left
  }, and the last one cannot be paid.
why-LIF-3 = The character has all { $lives } lives already.
why-EXP-3 = No token on { $place } can act like that now.
why-EXP-5 = { $reading ->
    [single] { $who } stays unfought: by the house rule, whoever enters a corridor may fight one character there for free.
   *[none] { $who } stays unfought: by the house rule one character is fought for free after entering a corridor, and one has been.
  }
why-EXP-8 = { $who } stands on { $place }, and nobody changes places there.
why-FRE-2 = The card of { $who } forbids free combat unless { $who } fights first.
why-GOL-14 = The Golem on { $place } has no way at all.

## Tiles on the board

why-TIL-7 = That tile, { $turning ->
    [0] not turned
    [one] turned once
   *[other] turned { $turning } times
  }, would lie as it lies now.
why-TIL-15 = { $lies ->
    [nothing] No tile lies on { $cell }.
    [centre] On { $cell } lies the centre tile, which is no ordinary tile.
    [key] On { $cell } lies a key tile, which is no ordinary tile.
   *[other] No ordinary tile lies face up on { $cell }.
  }
why-TIL-17 = A key lies on { $cell }.
why-TIL-18 = { $who ->
    [none] The Golem stands on { $cell }.
   *[other] On { $cell } stands { $who }.
  }
why-TIL-20 = { $keys ->
    [none] { $who ->
        [none] That would leave the Golem without any way to the centre tile.
       *[other] That would leave { $who } without any way to the centre tile.
    }
   *[other] That would close the last corridor to { $keys }.
  }
why-CHR-9 = The tile on { $cell } has to lie open to the { $edge }, and no last corridor may be closed.
why-CHR-8 = No other character can be drawn for that one.

## Events

why-EVT-1 = No event card can be taken.
why-EVT-2 = { $card } asks for something else.
why-EVT-3 = { $card } is in force and bars that.
why-EVT-5 = { $card } was the last event: no other can be called.
why-EVT-7 = There is no such character.
why-EVT-8 = { $card } is in force, so { $ability } cannot be used.
why-SET-11 = That event is not what lies on top of the deck.
why-TRP-6 = No trap lies there.
why-VAR-2 = That item cannot be the one that lies face down.

## Edges

edge-NE = north-east
edge-E = east
edge-SE = south-east
edge-SW = south-west
edge-W = west
edge-NW = north-west
