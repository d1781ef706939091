### What is true of a position after an example (`platformer-nb rules`), and the game an example sets up.

## On the map

seen-at = On { $to }: { $figure }.
seen-empty = { $n ->
    [one] { $to } is empty.
   *[other] { $to } are empty.
  }
seen-holds = { $n ->
    [one] A { $token } lies on { $to }.
   *[other] A { $token } lies on each of { $to }.
  }
seen-level = Only Level { $low } is on the map.
seen-levels = Levels { $low } to { $high } are on the map.

## What a Hero has

seen-is = Player { $seat }’s Hero is { $card }.
seen-hearts = { $hero } has { $n ->
    [one] 1 heart
   *[other] { $n } hearts
  }.
seen-coins = { $hero } has { $n ->
    [0] no coins
    [one] 1 coin
   *[other] { $n } coins
  }.
seen-gems = { $hero } has { $n ->
    [0] no gems
    [one] 1 gem
   *[other] { $n } gems
  }.
seen-special = { $hero }’s Special die shows { $symbol }.
seen-special-blank = { $hero }’s Special die is blank.
seen-ready = { $hero } has { $card }, ready to use.
seen-used = { $hero } has { $card }, exhausted.
seen-card = { $hero } has { $card }.
seen-token = { $hero } has a token: { $token }.
seen-ability = { $hero }’s ability is ready.
seen-no-ward = { $hero } is no longer protected from Wounds.
seen-won = { $hero } has won.

## The turn

seen-turn = It is turn { $number }.
seen-active = It is { $hero }’s turn.
seen-step = The current step: { $step }.
seen-nothing-pending = No decision is pending.
seen-lost = The game is lost.

## Dice

seen-pool = In the pool: { $dice }.
seen-no-pool = The pool is empty.
seen-enemy-die = The enemy die shows { $face }.
seen-sides = Sides of an action die that show { $symbol }: { $n } of { $of }.
seen-enemy-sides = Sides of the enemy die that show { $face }: { $n } of { $of }.
seen-no-bonus = The next attack has no bonus.

## The Shop, the decks and the middle of the table

seen-shop = The Shop offers { $card }.
seen-gaps = { $n ->
    [one] One place in the Shop is empty.
   *[other] { $n } places in the Shop are empty.
  }
seen-no-gaps = No place in the Shop is empty.
seen-bottom = At the bottom of the potion deck: { $card }.
seen-no-bottom = No potion has come back to its deck.
seen-boss-deck = The Boss’s deck has { $n ->
    [one] 1 card
   *[other] { $n } cards
  }.
seen-discarded = On the Boss’s discard pile: { $card }.
seen-events = The event deck has { $n ->
    [one] 1 card
   *[other] { $n } cards
  }.
seen-no-event = No event is in play.

seen-deck-items = In the item deck: { $cards }.
seen-deck-potions = In the potion deck: { $cards }.
seen-deck-bottom = At the bottom of the potion deck: { $cards }.
seen-deck-boss = In the Boss’s deck: { $cards }.
seen-deck-discards = On the Boss’s discard pile: { $cards }.
seen-deck-events = In the event deck: { $cards }.
seen-deck-none = no cards

## The score of a solo game

seen-defeated = Enemies defeated: { $n }.
seen-surplus = Wounds beyond the Boss’s health: { $n }.
seen-score-events = Points for the events left: { $n }.
seen-score-enemies = Points for the Enemies: { $n }.
seen-score-surplus = Points for the Wounds beyond the Boss’s health: { $n }.
seen-score-gems = Points for the gems: { $n }.
seen-score-worth = Points for net worth: { $n }.
seen-score-total = Points in all: { $n }.

## A game that is set up

seen-players = { $n ->
    [one] 1 player
   *[other] { $n } players
  }
seen-tower = { $n ->
    [one] 1 Level
   *[other] { $n } Levels
  }
