### Errors that a person can mend: place-* says where, error-* what is wrong, mend-* how to mend it.
### One is told as “place, place: error. mend”. So an error begins small and neither ends in a full stop.
### Words in “…” and lists of them (known, near, choices) are typed as they are; they are never translated.

## Where

check-word-missing = “{ $what }” has no text under the key { $key }
place-record = record
place-record-action = action { $number } (“{ $text }”)
place-moment = moment { $number }
place-scripted = scripted outcome { $number }
place-line = line { $line }
place-line-column = line { $line }, column { $column }
place-line-of = line { $line } ({ $key })
place-end = end of the file
place-key = key { $key }
place-whole-file = the whole file
place-position = position
place-shared = shared position
place-action = action “{ $text }”
place-file = a file
place-an-action = action
place-new-game = new game
place-players = players
place-rulings = rulings
place-player-name = player { $number }, name
place-seed = seed
place-game = game “{ $name }”
place-bot = bot “{ $name }”
place-lesson = lesson “{ $name }”
place-board = board { $number }
place-exercise = exercise { $number }
place-rule = rule { $rule }
place-actions = actions
place-text-keys = keys

## How to mend it: what fits many errors

mend-use = Use one of { $known }
mend-use-only = Use { $known }
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
error-record-foreign = it is no saved game
error-record-object = it is not a JSON object
error-record-schema = it says “{ $schema }”
mend-record-schema = This program reads “{ $known }”
mend-record-content = Open it with the version of the game that saved it
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
mend-simulate-players = Give a number from { $least } to { $most }, several separated by commas, or “all”
error-forbidden = { $action }: forbidden by { $rules }

## Actions, as they are typed

error-no-given = { $given } ({ $kind }) is neither an action nor the notation of one
error-no-position = { $kind } is not a position of this game
mend-no-position = Give a drawn position, a game or a table
error-other-game = it draws positions of “{ $only }”, and this one is of “{ $game }”
mend-other-game = Give it a position of “{ $only }”, or show this one with PlayTable, which draws any game
error-too-long = it is too long
mend-one-action = Write one action
error-no-action = “{ $word }” is not an action
error-word-missing = { $what } is missing
mend-word-missing = Add { $what }
error-not-what = “{ $word }” is not { $what }
error-no-such-game = there is no such game
error-no-such-bot = there is no such bot
error-no-game = “{ $name }” gives no game of that name
mend-no-game = Offer an object of the class Game, whose name is { $name }
error-no-content = it has no content that could be checked
error-no-drawings = it has no pieces that could be drawn
mend-no-content = Name another game
error-left-over = “{ $word }” does not belong there
mend-left-over = Leave it out, or see the notation
mend-lesson-name = Name it with two digits and words, such as 01-first-turn.toml
mend-which = Say which: { $choices }
error-no-seat = “{ $word }” is not a seat

## What a word should have been, in the sentences error-word-missing and error-not-what

what-action = an action
what-seat = a seat

## Positions, line by line

mend-position-long = { $most ->
    [one] A position has at most { $most } character
   *[other] A position has at most { $most } characters
  }
error-no-line = “{ $text }” is not a line of a position
error-unknown = “{ $word }” is unknown
error-twice = “{ $word }” appears twice
error-no-number = “{ $word }” is not a number from 0 to { $most }
error-ruling-twice = “{ $text }” is one reading too many
mend-ruling-twice = Give each ruling one reading
error-no-ruling = “{ $rule }” is not a ruling that can be chosen
error-no-reading = { $rule } has no reading “{ $reading }”

## Positions that cannot be

error-not-due = “{ $frame }” cannot be due here
error-nobody-decides = with “{ $frame }” nobody has anything to decide
mend-nobody-decides = End with what is to be decided next

## Setting up a game

error-players = { $players ->
    [one] { $players } player cannot play ({ $rule })
   *[other] { $players } players cannot play ({ $rule })
  }
mend-players = { $most ->
    [one] Take { $least } to { $most } player
   *[other] Take { $least } to { $most } players
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
error-then-missing = it names the rules by which it goes on, but not what happens
mend-then-missing = Add “then”, with nothing in it if the answer itself shows enough
error-then-refused = it is refused, so nothing can follow
mend-then-refused = Leave out “then”, or “rule”
error-then-unexplained = it is allowed to happen, but nothing explains it
mend-then-unexplained = Add “id”, the name of its sentence, and “by”, the rules by which it happens
error-no-name = there is no such name
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

mend-write-so-many = Write { $needed } of them
error-no-rule = there is no rule { $rule }
error-circle = these rules need each other: { $rules }
mend-circle = Break the circle

## Files of content: examples of the rules

error-exam-rule-mend = Name one of the rules offered
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
mend-dask-absent = Install it: pip install platformer-nb[dask]", or leave --dask out
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
error-from-0 = “{ $number }” is not a whole number, 0 or more
mend-from-0 = Give a whole number, 0 or more
error-simulate-players = “{ $given }” is not a possible number of players
error-no-parent = there is no folder { $folder }
mend-no-parent = Make it first

## Records, and games

error-record-game = it is a game of “{ $saved }”, not of “{ $wanted }”
mend-record-game = Open it as a game of “{ $saved }”
notice-record-content = This game was saved with other cards or tiles. It was replayed with the present ones and continues.
notice-record-parted = This saved game can no longer be replayed to its end. It fails at { $place }: { $reason }. The game continues from the position in which it was saved.
error-no-part = it has no part “{ $part }”
mend-no-part = Choose another game, or give this one that part
what-option = an option
error-wrong-type = { $name } is { $given } ({ $kind }); expected: { $expected }
type-game = the name of a game, such as “platformer”, or a game
type-number = a whole number
type-text = text
type-truth = True or False
type-seed = a whole number or text
type-each-seat = a list with one text for each seat, None for a random one
type-switches = a dictionary of texts
error-no-simulation = the game { $name } cannot be simulated
mend-no-simulation = Choose a game with the part “simulation”
mend-no-such-key = Look up the right key in the texts of the game

## A shared position

error-shared-none = it is no shared position
error-shared-damaged = it is damaged or incomplete
error-shared-version = a newer version of this program has made it
error-shared-large = it is larger than any position
error-shared-long = it is too long
error-shared-game = it is a position of “{ $shared }”, not of “{ $wanted }”
error-shared-handover = the screen is being handed over
mend-shared = Copy the whole link once more
mend-shared-version = Update the program
mend-shared-long = Save the game to a file and send that
mend-shared-game = Open it with the game “{ $shared }”
mend-shared-handover = Share it when the player has taken the screen

error-no-extra = { $module } is not installed
mend-no-extra = Install what this command needs: pip install platformer-nb[{ $extra }]

## Building the site

error-site-engine = Pyodide { $version } is not here
mend-site-engine = Run “make site”, or “npm install pyodide@{ $version }” and name its folder with --pyodide
error-site-wheel = { $name } is not here
mend-site-wheel = Run “make site”, or download it with pip as docs/site.md shows and name its folder with --wheels
error-site-lab = there is no JupyterLite here that can be used
mend-site-lab = Run “make site”, or fill the folder as docs/site.md shows
error-site-node = it is not installed, and the site is compiled with it
mend-site-node = Install Node.js
error-site-folder = the folder holds something that is no site
mend-site-folder = Name an empty folder or one that does not exist yet
