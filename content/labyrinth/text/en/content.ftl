### What the box holds.

content-kind-characters = Characters
content-kind-items = Items
content-kind-events = Events
content-kind-traps = The Labyrinth Table
content-piece-tiles = Ordinary tiles
content-piece-golem = Golem cards
content-piece-keys = Keys
content-piece-traps = Trap tokens
content-piece-crystals = Fate Crystals
content-piece-stun = Stun tokens
content-piece-lives = Life tokens
check-good = { $folder } is good: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } and { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }.
