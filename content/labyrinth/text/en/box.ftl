### The gallery of the box, and the player aid.

box-kind-tokens = Ability tokens
box-kind-golem = Golem movement cards
box-kind-tiles = Ordinary tiles
box-kind-cells = Other cells
item-kind-carried = works while it is carried
item-kind-turn = used once a turn
item-kind-discarded = used once, then discarded
event-once = Once: { $text }
event-lasting = While in force: { $text }
ability-told = { $name }: { $text }
from-players = { $n ->
    [one] from { $n } player on
   *[other] from { $n } players on
  }
trap-test = { $rolls ->
    [one] { $rolls } roll, difficulty { $difficulty }
   *[other] { $rolls } rolls, difficulty { $difficulty }
  }
tile-shape = Tile { $shape }
tile-as-drawn = { $what } (corridors as drawn: { $ways })
tile-exits = { $n ->
    [one] { $n } exit
   *[other] { $n } exits
  }
tile-traps = { $n ->
    [one] { $n } trap symbol
   *[other] { $n } trap symbols
  }
tile-items = { $n ->
    [one] { $n } item symbol
   *[other] { $n } item symbols
  }
tile-corridors = { $n ->
    [one] { $n } corridor
   *[other] { $n } corridors
  }
tile-bridges = { $n ->
    [one] { $n } bridge
   *[other] { $n } bridges
  }
sign-golem = Golem
sign-key = Key
sign-trap = A trap face down
sign-item = An item face down
sign-life = Life
sign-crystal = Fate Crystal
sign-stun = Stun token
aid-win = How one wins
aid-activities = Activities
aid-enter = Entering a corridor
aid-tests = Tests and rolls
aid-harm = Losing, stun, death
