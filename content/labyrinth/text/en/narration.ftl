### Actions, events, decisions and positions in sentences. Players go by their characters; in a position seats are letters.

## What can be done

do-build = Build: take a tile from the pool
do-move = { $to ->
    [none] Move { $edge }
   *[other] Move { $edge } to { $to }
  }
do-risky-jump = Risky Jump to corridor { $corridor }
do-safe-jump = Safe Jump to corridor { $corridor }
do-rest = Rest: give back a stun token
do-attack = Attack { $other }
do-set-trap = Set a trap on { $place }
do-move-golem = Move the Golem: take a card
do-activate-crystal = Activate the Fate Crystal
do-take-key = Pick up a key
do-take-item = Pick up the { $item }
do-swap = Swap the { $down } for the { $up }
do-end = End the turn
do-lay = Lay the tile on { $cell }, { $turning ->
    [0] not turned
    [one] turned once
   *[other] turned { $turning } times
  }
do-blank = Lay the tile face down on { $cell }
do-repeat = Use the Fate Crystal: repeat the test
do-keep = { $on ->
    [golem] Let the Golem test stand
    [jump] Let the jump test stand
    [trap] Let the trap test stand
    [token] Let the roll against the token stand
    [combat] Let the combat test stand
    [card-shown] Let the Golem card stand at { $n }
    [at-trap] Do not pass the trap by: make its test
    [won] Use nothing against { $other }
   *[none] Let the test stand
  }
do-fight = Fight { $other } for free
do-stop = { $n ->
    [0] Fight nobody
   *[other] Fight nobody more
  }
do-answer = { $answer ->
    [yes] Attack for free
   *[no] Let it be
  }
do-push = { $to ->
    [none] Push { $edge }
   *[other] Push { $edge } to { $to }
  }
do-drop = Drop the { $item }
do-step-golem = { $to ->
    [none] The Golem goes { $edge }
   *[other] The Golem goes { $edge } to { $to }
  }
do-leave = Leave what lies here
do-draw = The tile { $tile } comes up
do-roll = The dice show { $high } and { $low }
do-turn-up = The trap is: { $trap }
do-draw-item = The item is: { $item }
do-card = The Golem card shows: { $steps }
do-lot = The lot falls on { $other }
do-take-hidden = Pick up the item that lies face down
do-swap-hidden = Swap the { $down } for the item that lies face down
do-call-event = Call an event: take a card
do-use = Use: { $ability ->
    [none] { $card }
   *[other] { $ability }
  }
do-pact = Use, for a life in place of the Crystal: { $ability ->
    [none] { $card }
   *[other] { $ability }
  }
do-at-place = { $does ->
    [gate] Go on to the gate on { $place }
    [go] Go to the token on { $place }
    [lay-token] Lay a token on { $place }
    [move-trap] Move the trap on { $place }
    [move-trap-to] Move the trap to { $place }
    [remove-trap] Take the trap off { $place }
    [reveal-trap] Turn up the trap on { $place }
    [set-trap] Set a trap on { $place }
    [take-item] Pick up the item that lies face down on { $place }
   *[none] Choose { $place }
  }
do-on-cell = { $does ->
    [cover] Lay a tile face down on { $cell }
    [demolish] Demolish the tile on { $cell }
   *[none] Choose { $cell }
  }
do-turn = Turn the tile on { $cell } so that it lies { $turning ->
    [0] not turned
    [one] turned once
   *[other] turned { $turning } times
  }
do-exchange = Swap the tiles on { $cell } and { $over }
do-name = Name { $other }
do-choose = Choose: { $item }
do-pick-tile = { $medium ->
    [page] Lay the tile: { $what }
   *[notebook] Lay the tile { $tile }: { $what }
  }
do-token-acts = First acts: { $token }
do-decline = Do without
do-event-card = The event is: { $card }
do-deal = The character is: { $character }

## What has happened

event-answered = { $n ->
    [0] { $who } lets { $other } be.
   *[other] { $who } wants to fight { $other }.
  }
event-attacked = { $who } attacks { $other }.
event-begins = { $who } has rolled the most, { $n }, and begins.
event-blank = { $medium ->
    [page] Nothing fits: the tile lies face down on { $cell }.
   *[notebook] Nothing fits: { $tile } lies face down on { $cell }.
  }
event-build = { $who } Builds.
event-crystal-off = { $who }: the Fate Crystal becomes inactive.
event-crystal-on = { $who }: the Fate Crystal is active again.
event-died = { $who } loses the last life and dies on { $from }.
event-dropped-item = { $who } drops the { $item } on { $to }.
event-dropped-key = { $who } drops a key on { $to }.
event-ended = { $who } ends the turn.
event-fell = The jump fails: { $who } falls down to { $to }.
event-fell-short = The jump fails: { $who } stays on { $to }.
event-free-combat = { $who } fights { $other } for free.
event-golem-card = The Golem card shows: { $steps }.
event-golem-moved = { $who } takes a Golem card.
event-golem-stepped = The Golem goes to { $to }.
event-golem-stuck = The Golem has no way on.
event-item-laid = An item comes onto { $to }: { $item }.
event-jumped = { $who } jumps to { $to }.
event-jumps = { $who } dares a jump to { $to }.
event-laid = { $medium ->
    [page] The tile lies on { $cell } now.
   *[notebook] The tile { $tile } lies on { $cell } now.
  }
event-lost-action = { $who } loses { $n ->
    [one] { $n } action.
   *[other] { $n } actions.
  }
event-lost-lives = { $who } loses { $n ->
    [one] { $n } life.
   *[other] { $n } lives.
  }
event-moved = { $who } moves to { $to }.
event-nothing-fits = { $medium ->
    [page] No tile of the pool fits anywhere: the one that was taken is laid face down.
   *[notebook] No tile of the pool fits anywhere: { $tile } is laid face down.
  }
event-passed = { $who } passes the Golem test and stays.
event-pushed = { $who } pushes { $other } off to { $to }.
event-repeated = { $who } uses the Fate Crystal and repeats the test.
event-rested = { $who } rests and gives back a stun token.
event-revived = { $who } is back on { $to } with all lives.
event-rolled = { $who } rolls { $n } ({ $high } + { $low }){ $on ->
    [golem] {" "}against the Golem: { $needed } or more is needed.
    [jump] {" "}for the jump: { $needed } or more is needed.
    [token] {" "}against the token: { $needed } or more is needed.
    [trap] {" "}against the trap ({ $trap }): { $needed } or more is needed.
    [combat] {" "}in the combat against { $other }{ $added ->
        [0] .
       *[other] , with { $added } added: { $result }.
      }
    [begin] {" "}for who begins.
   *[none] .
  }
event-sent-back = { $who } goes back to { $to }.
event-sent-home = { $who } is sent back to the start space { $to }.
event-stunned = { $who } gets { $n ->
    [one] { $n } stun token.
   *[other] { $n } stun tokens.
  }
event-swapped = { $item ->
    [none] { $who } leaves the { $down } for an item that lay face down.
   *[other] { $who } leaves the { $down } for the { $item }.
  }
event-taken = { $medium ->
    [page] { $who } takes a tile.
   *[notebook] { $who } takes the tile { $tile }.
  }
event-tied = { $who } and { $other } are tied at { $n } and roll again.
event-took-item = { $who } picks up the { $item }.
event-took-key = { $who } picks up a key.
event-trap-laid = A trap lies face down on { $to }.
event-trap-seen = { $who } comes upon a trap on { $to }: { $trap }.
event-trap-set = { $who } sets a trap on { $to }.
event-trap-tested = { $n ->
    [0] { $trap }: { $who } comes away unharmed.
    [one] { $trap }: { $who } fails { $n } roll.
   *[other] { $trap }: { $who } fails { $n } rolls.
  }
event-unfit = { $medium ->
    [page] The tile fits nowhere and goes under the pool.
   *[notebook] The tile { $tile } fits nowhere and goes under the pool.
  }
event-won = { $who } is alone on the centre tile with a key and wins.
event-won-combat = { $who } wins the combat against { $other }.
event-calls-event = { $who } calls an event.
event-changed-character = { $who } has another character now: { $character }.
event-changed-places = { $who } and { $other } change places.
event-covered = { $who } lays a tile face down on { $cell }.
event-dealt = { $person ->
    [none] Player { $seat }
   *[other] { $person }
  } has the character: { $character }.
event-demolished = { $medium ->
    [page] { $who } demolishes the tile on { $cell }.
   *[notebook] { $who } demolishes the tile { $tile } on { $cell }.
  }
event-discarded = { $who } discards the { $item }.
event-drew-item = { $who } draws the { $item }.
event-event = The event is: { $card }.
event-event-lasts = Now lasts: { $card }.
event-event-skipped = { $card }: there is nothing to carry out once.
event-healed = { $who } heals { $n ->
    [one] { $n } life.
   *[other] { $n } lives.
  }
event-immune = { $trap }: it does nothing to { $who }.
event-item-hidden = An item lies face down on { $to }.
event-looked-at-card = { $who } looks at the top Golem card.
event-looked-at-tile = { $who } looks at the top tile of the pool.
event-named = { $who } names { $other }.
event-paid-crystal = { $who } pays with the Fate Crystal.
event-paid-lives = { $who } pays { $n ->
    [one] { $n } life.
   *[other] { $n } lives.
  }
event-passed-by = { $who } passes the trap on { $to } by.
event-passed-token = { $who } passes the token and stays.
event-picked-tile = { $medium ->
    [page] { $who } keeps one of the tiles.
   *[notebook] { $who } keeps the tile { $tile }.
  }
event-put = { $who } comes to { $to }.
event-put-back = { $who } puts back the { $item }.
event-tiles-swapped = { $who } swaps the tiles on { $cell } and { $over }.
event-token-acts = { $token } on { $to } acts on { $who }.
event-token-laid = { $who } lays on { $to }: { $token }.
event-trap-moved = { $who } moves the trap from { $from } to { $to }.
event-trap-removed = { $who } takes the trap off { $from }.
event-trap-revealed = The trap on { $to } is turned up: { $trap }.
event-turned = { $medium ->
    [page] { $who } turns the tile on { $cell }.
   *[notebook] { $who } turns the tile { $tile } on { $cell }.
  }
event-turned-up = { $medium ->
    [page] The tile lies on { $cell } now.
   *[notebook] The tile { $tile } lies on { $cell } now.
  }
event-uncovered = { $medium ->
    [page] The covered tile on { $cell } is turned up.
   *[notebook] The covered tile on { $cell } is { $tile }.
  }
event-used = { $ability ->
    [none] { $who } uses the { $card }.
   *[other] { $who } uses { $ability }.
  }

## What has to be decided

prompt-chance = Chance decides…
prompt-choose = { $left ->
    [0] No action is left: what is free can still be done, or the turn ends.
    [one] { $left } action is left: choose what to do.
   *[other] { $left } actions are left: choose what to do.
  }
prompt-choose-move = { $left ->
    [one] { $left } action is left.
   *[other] { $left } actions are left.
  } First a Move leaves the start space{ $medium ->
    [page] : press the lit tile.
   *[notebook] .
  }
prompt-choose-golem = { $left ->
    [one] { $left } action is left.
   *[other] { $left } actions are left.
  } The Golem bars the way off the start space, so it is moved first.
prompt-choose-rest = { $left ->
    [0] No action is left.
    [one] { $left } action is left.
   *[other] { $left } actions are left.
  } { $left ->
    [0] The character is stunned: all that it can do now is end the turn.
   *[other] The character is stunned, so it can only Rest or end the turn.
  }
prompt-decide = Choose one of these.
prompt-answers = Attack { $other }, who has come here, for free?
prompt-combat = { $n } against { $against }. If nothing changes that, { $then ->
    [tie] both roll again.
    [dies] { $other } loses { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
      } and dies.
    [pushed] { $other } loses { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
      } and is pushed off.
   *[loses] { $other } loses { $lives ->
        [one] { $lives } life.
       *[other] { $lives } lives.
      }
  }
prompt-drop-item = Choose the item to drop.
prompt-explore-4 = { $n ->
    [0] Choose whom to fight for free, or nobody.
   *[other] Choose whom to fight for free, or nobody more.
  }
prompt-explore-6 = Choose what to pick up, or leave it.
prompt-lay-blank = { $medium ->
    [page] Choose where the tile lies face down.
   *[notebook] Choose where { $tile } lies face down.
  }
prompt-lay-tile = { $medium ->
    [page] Choose where the tile lies, and how it is turned.
   *[notebook] Choose where the tile { $tile } lies, and how it is turned.
  }
prompt-push-off = Choose where { $other } is pushed to.
prompt-test = { $kind ->
    [golem] The Golem test shows { $sums }
    [jump] The jump test shows { $sums }
    [token] The roll against the token shows { $sums }
   *[trap] { $trap }: the trap test shows { $sums }
  }, and { $needed } or more is needed: { $n ->
    [0] it succeeds. Let it stand? The Fate Crystal or an ability could still change it.
    [one] { $n } roll fails. Repeat the test?
   *[other] { $n } rolls fail. Repeat the whole test?
  }
prompt-stands = If it stands: { $what }
prompt-walk = Choose where the Golem goes. Steps left: { $n }
prompt-aim = { $ability ->
    [none] { $card }
   *[other] { $ability }
  }: choose what it is aimed at.
prompt-at-gate = Go on to another gate?
prompt-at-trap = A trap: pass it by?
prompt-card-shown = The card shows { $n }: let the Golem go further?
prompt-demolish = Choose the tile to demolish.
prompt-once = { $card }. { $what }
prompt-pick-tile = Choose which of the tiles is laid.
prompt-tokens-act = Choose which token acts first.
prompt-turn-covered = { $medium ->
    [page] Choose how the tile lies on { $cell }.
   *[notebook] Choose how { $tile } lies on { $cell }.
  }
prompt-won = { $other } has lost and loses { $n ->
    [one] { $n } life.
   *[other] { $n } lives.
  } Use an ability as well?

named-row = The row of the Labyrinth Table: { $name }, { $test }. { $text }
outlook-chance = Then chance decides.
outlook-seat = Then { $who } decides.
over-won = { $who } has won: alone on the centre tile, with a key.

## Positions

position-decides = { $who } decides: { $what }
position-golem = The Golem is on { $place }.
position-item = On { $place } lies: { $item }.
position-keys = Keys lie on: { $places }.
position-pawn = { $who } is on { $place }. Lives: { $lives }, keys: { $keys }, stun tokens: { $stun }, Fate Crystal: { $crystal ->
    [on] active
   *[off] inactive
  }, { $count ->
    [0] no items.
    [one] item: { $item }.
   *[other] items: { $item }.
  }
position-pool = Tiles in the pool: { $n }.
position-trap = On { $place } lies a trap: { $trap }.
position-traps = Traps lie face down on: { $places }.
position-turn = Turn { $number }: { $who }. Actions left: { $left }.
position-character = { $who } plays: { $character }.
position-event = In force: { $card }.
position-item-hidden = On { $place } lies an item face down.
position-token = On { $place } lies a token: { $token }.

called = { $who }

## Examples of the rules

example-players = players: { $count }
