### Errors that a person can mend: place-* says where, error-* what is wrong, mend-* how to mend it.
### One is told as “place, place: error. mend”. So an error begins small and neither ends in a full stop.
### Words in “…” and lists of them (known, near, choices) are typed as they are; they are never translated.

## Where

place-drawing = line { $line } of the drawing, column { $column }
place-map = map
place-tile = tile
place-heroes = heroes
place-boss = boss
place-dungeon = dungeon
place-levels = levels

## Actions, as they are typed

mend-given = Write one such as “move up”
error-no-space = “{ $word }” is not a Space
mend-name-space = Name a Space by its column (a to { $last }) and its Row, such as c5, or say up, down, left or right
mend-no-space = Write one like c5
error-not-on-map = “{ $word }” is not on the map
mend-enemy-space = Name the Space of an Enemy
error-several = { $count ->
    [one] { $count } Enemy could be meant
   *[other] { $count } Enemies could be meant
  }
error-no-payment = nothing follows “with”
mend-no-payment = Name what it is paid with
error-payment-long = it is paid with too many dice
mend-payment-long = Name at most five dice and the Special die
error-no-source = nothing can be paid with “{ $word }”
mend-source = Use { $symbols }, special, or forge and a symbol
error-gems = “+{ $gems }” does not pay for whole steps (GEM-1)
mend-gems = Write “+1”, “+3”, “+6” or “+10”
error-no-level = “{ $word }” is not a Level

## What a word should have been, in the sentences error-word-missing and error-not-what

what-space = a Space
what-way = a direction or a Space
what-push = a direction or a Space to push to
what-shove = a direction or a Space to shove the Enemy to
what-slide = a direction or a Space to move the Enemy to
what-enemy = an Enemy
what-hero = a Hero
what-boss = a Boss
what-dungeon = a dungeon
what-card = an item, a potion or an artifact
what-artifact = an artifact
what-boss-card = an attack card
what-event = an event
what-token = a token
what-symbol = a symbol
what-face = a face of the enemy die
what-source = something to pay with
what-forged = the symbol of the pair to Forge
what-level = the Level
what-left-tile = the left tile
what-right-tile = the right tile
what-boss-spawn = a Boss spawn space
what-icon = a special icon

## Positions, line by line

mend-no-line = Begin a line with a key and a colon, such as “pool: move star”
error-map-empty = it is empty
error-no-map = there is no map
mend-draw-map = Draw it below “map:”, indented
error-no-edge = the map does not begin with its top edge
mend-no-edge = Begin it with +----+----+
error-map-lines = { $count ->
    [one] the map has { $count } line
   *[other] the map has { $count } lines
  }
mend-map-lines = Draw a top edge, then a line of cells and a line of floors for each Row
error-map-large = it is too large
mend-map-large = { $rows ->
    [one] At most { $columns } columns and { $rows } Row can be drawn
   *[other] At most { $columns } columns and { $rows } Rows can be drawn
  }
error-rows = the Rows are not numbered one after the other
mend-row = This one is Row { $row }
mend-rows-from-1 = Rows are numbered from 1
error-line-wide = the line is wider than the top edge
mend-line-wide = Make it as wide as the top edge
error-no-sign = “{ $sign }” is not known here
error-no-floor = “{ $sign }” is not a floor
error-nobody-drawn = nobody is drawn as “{ $sign }”
error-hero-twice = Hero { $hero } appears there twice
error-seats = { $count ->
    [one] there are Heroes for { $count } seat
   *[other] there are Heroes for { $count } seats
  }
mend-seats = Raise the number of players
error-levels = { $count ->
    [one] { $count } Level is drawn
   *[other] { $count } Levels are drawn
  }
mend-levels = Raise the number of Levels
error-no-hearts = a Hero without hearts has fainted
mend-no-hearts = Give it hearts
error-dice = { $count ->
    [one] there is { $count } die
   *[other] there are { $count } dice
  }
mend-dice = Only five action dice are rolled (DIE-1)
error-seat-0 = seats are numbered from 1
mend-seat-0 = Write “hero 1”
error-display = { $cards ->
    [items] { $count ->
        [one] there is { $count } item
       *[other] there are { $count } items
      }
   *[potions] { $count ->
        [one] there is { $count } potion
       *[other] there are { $count } potions
      }
  }
mend-display = { $most ->
    [one] At most { $most } is on display (SET-4)
   *[other] At most { $most } are on display (SET-4)
  }
mend-no-level = Write its number, its two tiles and its Enemy: 1 f01 f02 gloop

## Positions that cannot be

error-not-rolled = it holds a symbol that was not rolled
mend-not-rolled = Compare it with the line “roll”
error-artifacts-on = no artifact is named
mend-artifacts-on = Write “artifacts off”, or name some in the line “artifacts”
error-artifacts-off = artifacts are named
mend-artifacts-off = Write “artifacts on”, or leave them out
error-one-way-row = the one-way Platforms do not make up one whole Row (BLV-1)
mend-one-way-row = Draw ^^^^ under every Space of the Boss Level’s lowest Row, and nowhere else
error-levels-fit = the Levels still to be revealed do not fit on this map
error-above-boss = nothing lies above the Boss Level
mend-say-levels = Write “levels { $levels }”
error-box-too-small = the box has too few tiles or Enemy cards for so many Levels
mend-box-too-small = Take fewer Levels, or another tower
error-tile-twice = a tile appears twice
mend-tile-twice = Name each tile once
error-tower-levels = its Levels are not those of the map
mend-tower-levels = Name each Level of the map once
error-tower-enemy = “{ $enemy }” is not an Enemy of Level { $level } (SET-2)
mend-boss-level-enemy = Leave it out: the Boss Level has none
error-no-hero = there is no Hero
mend-no-hero = Name one
error-hero-played-twice = { $hero } is played twice (SET-6)
mend-another-hero = Take another Hero
error-not-fallen = “fell on boss level” cannot be true here
error-no-must = nobody has to Spawn now (TRN-12)
mend-no-must = Leave “must spawn” out
error-enemy-tokens = there are too many of “{ $enemy }”: { $count }
mend-enemy-tokens = { $tokens ->
    [one] There is { $tokens } token of it (SET-5)
   *[other] There are { $tokens } tokens of it (SET-5)
  }
error-token-twice = it has a token twice (BOS-9)
error-tokens-off-map = it is off the map and yet has tokens (FNT-1)
error-too-many-tokens = there are not that many tokens (SET-5)
error-card-places = { $count ->
    [one] { $card } is in { $count } place
   *[other] { $card } is in { $count } places
  }
error-artifacts = { $count ->
    [one] there is { $count } artifact
   *[other] there are { $count } artifacts
  }
mend-artifacts = { $most ->
    [one] Only { $most } is in play (ART-1)
   *[other] Only { $most } are in play (ART-1)
  }
error-boss-cards = these are not the Boss’s cards
mend-boss-cards = Name each of { $known } once
error-boss-deck = the deck is empty
mend-boss-deck = It is reshuffled as soon as it runs out, so put its cards back
error-not-lost = only a solo game can be lost (SOL-3)
mend-not-lost = Leave “lost” out, or add a line “solo”
error-not-solo = there are several players
mend-not-solo = Leave the line out, or draw just one Hero (SOL-1)
error-event-twice = an event appears twice
error-step = nobody decides anything in the step “{ $step }”
mend-step = Begin with the step “roll”, “actions” or “special”

## Setting up a game

error-tower = { $levels ->
    [one] a tower of { $levels } Level cannot be built from this box
   *[other] a tower of { $levels } Levels cannot be built from this box
  }
mend-tower = { $standard ->
    [one] Take { $standard } Level
   *[other] Take { $standard } Levels
  }
error-tower-size = { $levels ->
    [one] no tower has { $levels } Level ({ $rule })
   *[other] no tower has { $levels } Levels ({ $rule })
  }
mend-tower-size = { $standard ->
    [one] Take { $standard } Level, or { $longer } for a longer tower
   *[other] Take { $standard } Levels, or { $longer } for a longer tower
  }
error-hero-chosen-twice = a Hero is chosen twice
mend-hero-chosen-twice = Let every player take a different Hero
error-solo-levels = { $levels ->
    [one] a solo game uses the standard tower, not one of { $levels } Level ({ $rule })
   *[other] a solo game uses the standard tower, not one of { $levels } Levels ({ $rule })
  }
mend-solo-levels = { $standard ->
    [one] Take { $standard } Level, or more players
   *[other] Take { $standard } Levels, or more players
  }

## Lessons

error-nobody-called = nobody is called “{ $name }”
mend-nobody-called = Name a Hero or an Enemy

## Files of content: what one part demands of another

error-letter-twice = the letter { $letter } already stands for { $card }
mend-letter-twice = Choose a letter that no other Enemy or Boss has
error-card-name-twice = { $file } has a card of this name
error-grade = { $count ->
    [one] grade { $grade } has { $count } Enemy instead of { $needed }
   *[other] grade { $grade } has { $count } Enemies instead of { $needed }
  }
mend-grade = Add one
error-token-supply = the token { $token } is not in the supply
mend-token-supply = Use one of { $known }, or add it to { $boss }.tokens
error-boss-sign = “{ $sign }” is not a sign for a Boss that draws by the { $draws }
error-no-summons = { $enemy } is not a summons of { $boss }
mend-no-summons = Add it to the summons of { $boss }
error-face-missing = no card bears the face { $face }
mend-face-missing = Give it to one of the cards
error-star-star = a star that counts as a star says nothing
mend-star-star = Name another symbol, or effects
error-item-either = an item has exactly one of “passive”, “trigger” and “effects”
error-artifact-either = an artifact has exactly one of “passive”, “trigger” and “effects”
error-pay-nothing = this asks for no coins and no hearts
mend-pay-nothing = Say how many of them to give
error-artifact-count = { $count ->
    [one] there is { $count } artifact, not { $needed } (ART-1)
   *[other] there are { $count } artifacts, not { $needed } (ART-1)
  }
error-potion-passive = a potion has “effects”, not “passive” or “trigger”
mend-potion-passive = Say what drinking it does
error-event-empty = this event does nothing
mend-event-empty = Say what it changes
error-event-count = { $count ->
    [one] there is { $count } event, not { $needed } (SOL-1)
   *[other] there are { $count } events, not { $needed } (SOL-1)
  }
error-few-tiles = { $count ->
    [one] { $count } tile is too few
   *[other] { $count } tiles are too few
  }
mend-few-tiles = Draw at least { $needed }
error-tile-name-twice = another tile has this name
error-no-tiles = there is no file of tiles
mend-no-tiles = Add one, such as forest.toml

## Files of content: tiles

error-tile-lines = { $count ->
    [one] the drawing has { $count } line instead of { $wanted }
   *[other] the drawing has { $count } lines instead of { $wanted }
  }
mend-tile-lines = { $rows ->
    [one] Draw the upper edge, then { $rows } Row with its floor below
   *[other] Draw the upper edge, then { $rows } Rows, each with its floor below
  }
error-tile-width = { $count ->
    [one] the line has { $count } character instead of { $wanted }
   *[other] the line has { $count } characters instead of { $wanted }
  }
mend-tile-width = { $spaces ->
    [one] Draw { $spaces } Space, four characters wide, between edges
   *[other] Draw { $spaces } Spaces, each four characters wide, with edges between them and at both ends
  }
error-no-edge-sign = “{ $sign }” is not an edge
error-sign-place = “{ $sign }” means nothing in place { $number } of a Space
mend-sign-or-blank = Use one of { $known }, or a blank
mend-blank = Leave it blank
error-ladder-passes = a Ladder goes through the Platform here, but not through the Space
mend-ladder-passes = Write H in place 1 of the Space
error-tower-tile-has = a tower tile has { $what }
mend-to-boss-tile = Move it to a Boss tile
error-enemy-spawns = { $count ->
    [one] it has { $count } Enemy spawn space
   *[other] it has { $count } Enemy spawn spaces
  }
mend-enemy-spawns = Draw 1 or 2: a Level is two tiles, and each kind of Enemy has four tokens
error-ways-in = { $count ->
    [0] no way leads in from below
    [one] only { $count } way leads in from below
   *[other] only { $count } ways lead in from below
  }
mend-ways-in = Leave at least two floors of the lowest Row open, or draw Ladders through them
error-one-way-tower = there is a one-way Platform on a tower tile
mend-one-way-tower = Use a Platform or a Ladder
error-one-way-boss = one-way Platforms belong under the lowest Row of a Boss tile and nowhere else
mend-one-way-boss = Write ^^^^ under the lowest Row, and other floors above
error-boss-spawns = { $count ->
    [one] it has { $count } Boss spawn space
   *[other] it has { $count } Boss spawn spaces
  }
error-shops = { $count ->
    [one] it has { $count } Shop
   *[other] it has { $count } Shops
  }
error-icons = { $count ->
    [one] it has { $count } special icon
   *[other] it has { $count } special icons
  }
mend-draw-1 = Draw 1
mend-draw-1-or-2 = Draw 1 or 2
error-boss-tile-spawn = a Boss tile has an Enemy spawn space
mend-to-tower-tile = Move it to a tower tile
error-spawn-in-air = a spawn space hangs in the air
mend-spawn-in-air = Draw a Platform under it
error-shut-off = this Space is shut off from the foot of the tile
mend-shut-off = Remove a Wall or a Platform, or draw a Ladder through a Platform

## Commands

## Setting up a position

error-no-piece = there is no “{ $word }” here
mend-no-piece = Choose one of those shown
error-no-more-levels = all Levels are on the map already
error-last-level = one Level has to stay
