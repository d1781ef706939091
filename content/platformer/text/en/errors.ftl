### Errors that a person can mend: place-* says where, error-* what is wrong, mend-* how to mend it.
### One is told as “place, place: error. mend”. So an error begins small and neither ends in a full stop.
### Words in “…” and lists of them (known, near, choices) are typed as they are; they are never translated.

## Where

place-record = record
place-record-action = action { $number } (“{ $text }”)
place-moment = moment { $number }
place-scripted = scripted outcome { $number }
place-line = line { $line }
place-line-column = line { $line }, column { $column }
place-line-of = line { $line } ({ $key })
place-drawing = line { $line } of the drawing, column { $column }
place-end = end of the file
place-key = key { $key }
place-whole-file = the whole file
place-position = position
place-map = map
place-tile = tile
place-action = action “{ $text }”
place-file = a file
place-an-action = action
place-new-game = new game
place-players = players
place-heroes = heroes
place-boss = boss
place-dungeon = dungeon
place-levels = levels
place-rulings = rulings
place-player-name = player { $number }, name
place-seed = seed
place-lesson = lesson “{ $name }”
place-board = board { $number }
place-exercise = exercise { $number }
place-rule = rule { $rule }
place-tile-named = tile { $name }
place-dungeon-named = dungeon { $name }
place-actions = actions
place-text-keys = keys

## How to mend it: what fits many errors

mend-use = Use one of { $known }
mend-such-as = Name one such as { $known }
mend-did-you-mean = Did you mean { $near }?
mend-choose = Choose from { $known }
mend-rename = Rename one of them
mend-keep-one = Keep one
mend-leave-out = Leave it out
mend-leave-some-out = Leave some out
mend-number = Give its number
mend-whole-number = Write a whole number
mend-value = Correct the value
mend-put-back = Put it back
mend-one-of-each = There is only one of each
mend-one-of-these = Give it exactly one of them
mend-saved-game = Give a saved game
mend-as-saved = Give the file as it was saved

## Files

error-refused = the system refuses it ({ $reason })
mend-refused = Choose another file or folder
error-file-missing = the file is missing from { $folder }
error-file-unreadable = the file cannot be read ({ $reason })
mend-permissions = Check its permissions
error-folder-missing = the folder is missing from { $folder }
error-no-folder = there is no such folder
mend-folder = Name an existing folder
mend-notebook-folder = Name a folder of notebooks
error-no-notebook = there is no such notebook
mend-no-notebook = Check that the installation is complete
error-not-utf8 = byte { $byte } is not UTF-8
mend-utf8 = Save the file as UTF-8 text
error-nested = it is nested too deeply
mend-nested = Flatten the file
error-not-json = it is not JSON ({ $reason })
error-key-twice = it is already on line { $line }
error-not-toml = it is not TOML: { $reason }
mend-not-toml = Correct the file there
error-unreadable-file = it cannot be read ({ $reason })
mend-name-file = Name a file
error-file-large = it is too large
mend-file-large = { $most ->
    [one] At most { $most } byte is read
   *[other] At most { $most } bytes are read
  }

## Why a file or a text cannot be read

reason-missing = there is no such file
reason-folder = it is a folder
reason-denied = you have no permission there
reason-name-long = the name is too long
reason-full = there is no room left
reason-not-here = this computer has no such address
reason-no-host = there is no computer of that name
reason-system = system error { $number }
reason-value = a value is missing or cannot be read
reason-key = a key is expected here
reason-comma = a comma or the closing bracket is missing
reason-sign = the sign between key and value is missing
reason-trailing = there is one comma too many
reason-more = something follows that does not belong here
reason-string = text in quotes is not closed
reason-bracket = a closing bracket is missing
reason-twice = the same key appears twice
reason-escape = that character cannot follow a backslash
reason-control = there is a character that cannot be shown
reason-mark = the text begins with a byte order mark
reason-number-long = a number is too long
reason-syntax = something else is expected here

## Saved games

error-record-long = it is longer than { $most ->
    [one] { $most } character
   *[other] { $most } characters
  }
error-record-object = it is not a JSON object
error-record-schema = it says “{ $schema }”
mend-record-schema = This program reads “{ $known }”
error-record-game = it is a game of “{ $saved }”, not of “{ $wanted }”
mend-record-game = Open it as a game of “{ $saved }”
mend-record-content = Open it with the version of the game that saved it
notice-record-content = This game was saved with other cards or tiles. It has been played again with the present ones and goes on.
notice-record-parted = The present rules, cards and tiles do not lead through this game as it was saved. They part from it here: { $place }: { $reason }. The game goes on from the position it was saved in.
error-record-actions = it has more than { $most ->
    [one] { $most } action
   *[other] { $most } actions
  }
error-record-forbidden = the rules forbid it ({ $rules })
mend-record-forbidden = { $count ->
    [0] Remove this action and all after it
    [one] Remove this action and all after it; the action before it can stay
   *[other] Remove this action and all after it; the { $count } actions before it can stay
  }
error-record-unreadable = it cannot be read: { $reason }
error-no-text = it is not text
mend-text = It has to be text
error-no-list = it is not a list
mend-list = It has to be a list
error-moment = { $count ->
    [one] the game has { $count } action
   *[other] the game has { $count } actions
  }
mend-moment = { $count ->
    [0] The only moment is 0
   *[other] Name a moment from 0 to { $count }
  }
error-script-ended = the script has ended
mend-script-ended = Add an outcome to the script
error-scripted = “{ $outcome }” cannot be the outcome here ({ $rules })
mend-scripted = Script an outcome that can happen here
error-forbidden = { $action }: forbidden by { $rules }

## Actions, as they are typed

error-no-given = { $given } ({ $kind }) is neither an action nor the notation of one
mend-given = Write one such as “move up”
error-no-position = { $kind } is not a position of this game
mend-no-position = Give a drawn position, a game or a table
error-too-long = it is too long
mend-one-action = Write one action
error-no-action = “{ $word }” is not an action
error-word-missing = { $what } is missing
mend-word-missing = Add { $what }
error-not-what = “{ $word }” is not { $what }
error-no-game = “{ $name }” gives no game of that name
mend-no-game = Offer an object of the class Game, whose name is { $name }
error-no-part = it has no part “{ $part }”
mend-no-part = Choose another game, or give this one that part
error-left-over = “{ $word }” does not belong there
mend-left-over = Leave it out, or see the notation
error-no-space = “{ $word }” is not a Space
mend-name-space = Name a Space by its column (a to { $last }) and its Row, such as c5, or say up, down, left or right
mend-no-space = Write one like c5
error-not-on-map = “{ $word }” is not on the map
mend-enemy-space = Name the Space of an Enemy
error-several = { $count ->
    [one] { $count } Enemy could be meant
   *[other] { $count } Enemies could be meant
  }
mend-which = Say which: { $choices }
error-no-payment = nothing follows “with”
mend-no-payment = Name what it is paid with
error-payment-long = it is paid with too many dice
mend-payment-long = Name at most five dice and the Special die
error-no-source = nothing can be paid with “{ $word }”
mend-source = Use { $symbols }, special, or forge and a symbol
error-gems = “+{ $gems }” does not pay for whole steps (GEM-1)
mend-gems = Write “+1”, “+3”, “+6” or “+10”
error-no-level = “{ $word }” is not a Level
error-no-seat = “{ $word }” is not a seat

## What a word should have been, in the sentences error-word-missing and error-not-what

what-action = an action
what-space = a Space
what-way = a direction or a Space
what-push = a direction or a Space to push to
what-shove = a direction or a Space to shove the Enemy to
what-slide = a direction or a Space to move the Enemy to
what-enemy = an Enemy
what-hero = a Hero
what-boss = a Boss
what-dungeon = a dungeon
what-bot = a bot
what-game = a game
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
what-seat = a seat
what-boss-spawn = a Boss spawn space
what-icon = a special icon

## Positions, line by line

mend-position-long = { $most ->
    [one] A position has at most { $most } character
   *[other] A position has at most { $most } characters
  }
error-no-line = “{ $text }” is not a line of a position
mend-no-line = Begin a line with a key and a colon, such as “pool: move star”
error-unknown = “{ $word }” is unknown
error-twice = “{ $word }” appears twice
error-no-number = “{ $word }” is not a number from 0 to { $most }
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
error-ruling-twice = “{ $text }” is one reading too many
mend-ruling-twice = Give each ruling one reading
error-no-ruling = “{ $rule }” is not a ruling that can be chosen
error-no-reading = { $rule } has no reading “{ $reading }”
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
error-not-due = “{ $frame }” cannot be due here
error-nobody-decides = with “{ $frame }” nobody has anything to decide
mend-nobody-decides = End with what is to be decided next

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
error-players = { $players ->
    [one] { $players } player cannot play ({ $rule })
   *[other] { $players } players cannot play ({ $rule })
  }
mend-players = { $most ->
    [one] Take { $least } to { $most } player
   *[other] Take { $least } to { $most } players
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
mend-name-long = { $most ->
    [one] Use at most { $most } character
   *[other] Use at most { $most } characters
  }
error-character = character { $number } ({ $character }) cannot be shown
mend-character = Leave that character out
error-no-bots = there are no bots here
mend-no-bots = Let people play

## Lessons

error-no-lesson = there is no such lesson
error-lesson-name = its name is spelled wrongly
mend-lesson-name = Name it like 01-dice-pool.toml
error-then-missing = it names the rules by which it goes on, but not what happens
mend-then-missing = Add “then”, with nothing in it if the answer itself shows enough
error-then-refused = it is refused, so nothing can follow
mend-then-refused = Leave out “then”, or “rule”
error-then-unexplained = it is allowed to happen, but nothing explains it
mend-then-unexplained = Add “id”, the name of its sentence, and “by”, the rules by which it happens
error-no-such-number = { $count ->
    [0] there is none
    [one] there is only { $count }
   *[other] there are only { $count }
  }
mend-number-to = { $count ->
    [0] Leave it out: there is none to choose
    [1] The only number is 1
   *[other] Name a number from 1 to { $count }
  }
mend-quote-each = Put each action in quotes of its own: "move up", "coin"
error-step-twice = another step is called “{ $name }”
error-nobody-called = nobody is called “{ $name }”
mend-nobody-called = Name a Hero or an Enemy

## Files of content: shapes

error-int-type = a whole number is needed here
mend-int-type = Write a number such as 1, without quotes
error-bool-type = true or false is needed here
mend-bool-type = Write true or false, without quotes
error-string-type = text is needed here
mend-string-type = Write text in quotes, such as "move"
error-list-type = a list is needed here
mend-list-type = Write a list in square brackets
error-table-type = a table is needed here
mend-table-type = Write a table in curly brackets
error-tag-missing = the key “effect” is missing
mend-tag-missing = Add a key such as effect = "gain"
error-tag-unknown = there is no { $key } { $tag }
error-key-missing = the key is missing
mend-key-missing = Add it
error-key-unknown = there is no such key
mend-remove-key = Remove it or correct its spelling
error-value-unknown = { $value } is unknown
error-pattern = { $value } is spelled wrongly
mend-pattern = It has to match the pattern { $pattern }
error-at-least = { $value } is too low: it has to be { $limit } or more
error-more-than = { $value } is too low: it has to be more than { $limit }
error-at-most = { $value } is too high: it has to be { $limit } or less
error-less-than = { $value } is too high: it has to be less than { $limit }
error-few-items = { $limit ->
    [one] at least { $limit } item is needed
   *[other] at least { $limit } items are needed
  }
error-many-items = { $limit ->
    [one] at most { $limit } item is allowed
   *[other] at most { $limit } items are allowed
  }
error-short-text = { $limit ->
    [one] { $value } is too short: at least { $limit } character is needed
   *[other] { $value } is too short: at least { $limit } characters are needed
  }
error-long-text = { $limit ->
    [one] { $value } is too long: at most { $limit } character is allowed
   *[other] { $value } is too long: at most { $limit } characters are allowed
  }
error-value = { $value } will not do

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
mend-write-so-many = Write { $needed } of them
error-few-tiles = { $count ->
    [one] { $count } tile is too few
   *[other] { $count } tiles are too few
  }
mend-few-tiles = Draw at least { $needed }
error-tile-name-twice = another tile has this name
error-no-tiles = there is no file of tiles
mend-no-tiles = Add one, such as forest.toml
error-no-rule = there is no rule { $rule }
error-circle = these rules need each other: { $rules }
mend-circle = Break the circle

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

## Files of content: examples of the rules

error-example-twice = another example is called “{ $name }”
error-example-start = it has to begin somewhere
mend-example-start = Give either a position or a game
error-example-refusal = only a single action can be refused, and nothing follows it
mend-example-refusal = Put the rest into `before`
error-example-do = nothing is done
mend-example-do = Say what is tried
error-example-facts = only a refusal has facts
mend-example-facts = Use `after`
error-example-expects = nothing is expected
mend-example-expects = Add refused, allowed, events or after

## Files of words

error-no-words = there are no words in it
error-not-fluent = it is not Fluent
mend-not-fluent = Correct the message there
error-words-twice = the key { $key } is already in { $file }, line { $line }
error-same-reason = it has no reason
mend-same-reason = Write key = "why"
error-no-form = the key { $key } has the attribute { $form }, which is neither a case nor a gender
error-no-gender = the gender of { $key } is “{ $gender }”

## Servers

error-no-port = there is no such port
mend-no-port = A port is a number from 0 to 65535
error-port-taken = another program uses that port
mend-port-taken = Name another port; without --port a free one is found
error-listen = the server cannot listen there ({ $reason })
mend-listen = Name an address of this machine, such as 127.0.0.1, and a port above 1023

## Simulations

mend-report = Write the report again: platformer-nb simulate --out
error-dask-silent = no Dask scheduler answers there
mend-dask-silent = Start one (dask scheduler) and give its address, such as tcp://127.0.0.1:8786
error-dask-absent = the package Dask is not installed
mend-dask-absent = Install it: pip install "platformer-nb[dask]", or leave --dask out
error-dask-content = the cards or tiles of a worker differ from those of this machine
mend-dask-content = Install the same platformer-nb on every worker
error-dask-lacks = a worker lacks { $module }
mend-dask-lacks = Install platformer-nb on every worker

## Commands

error-no-actions = no action is given
mend-no-actions = Add actions, or --legal to list them
error-not-there = there is none of that name
error-from-1 = “{ $number }” is not a whole number above 0
mend-from-1 = Give a whole number, 1 or more
error-simulate-players = “{ $given }” is not a possible number of players
mend-simulate-players = Give a number from 1 to 4, several separated by commas, or “all”
error-no-parent = there is no folder { $folder }
mend-no-parent = Make it first
