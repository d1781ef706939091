### The commands that list, show and check the content.

content-kind-heroes = Heroes
content-kind-enemies = Enemies
content-kind-items = Items
content-kind-potions = Potions
content-kind-artifacts = Artifacts
content-kind-events = Events
content-kind-bosses = Bosses
content-kind-boss-cards = Boss attack cards
content-kind-summons = Summons
content-kind-tokens = Boss tokens
content-kind-tower-tiles = Tower tiles
content-kind-boss-tiles = Boss tiles
content-of = { $name } ({ $owner })
content-price = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
content-hearts = { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
  }
content-enemy = grade { $grade }, health { $health }, damage { $damage }
content-piece-enemy-tokens = Enemy tokens, including the summons
content-piece-boss-tokens = Boss tokens

content-tiles = { $dungeon }: { $kind } ({ $count })

check-good = { $folder } is good: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } and { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }.
