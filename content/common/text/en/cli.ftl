### The help of the command `platformer-nb`, and what it prints besides answers.
### Commands, options and words in “…” are typed as they are. A % has no place here.
### A summary (cli-judge, cli-play, …) begins small and has no full stop: it stands in a list, and opens a sentence.

## Every command

cli-top = Learn a board game by playing it.
cli-usage = usage:
cli-commands = commands
cli-command = COMMAND
cli-options = options
cli-arguments = arguments
cli-help = show this help and exit
cli-version = show the version and exit
cli-language = language of the answers (default: that of this computer, or English)
cli-json = answer as JSON
cli-examples = { $count ->
    [one] example:
   *[other] examples:
  }
cli-exit-codes = exit codes:
cli-exit-0 = done, or the answer is yes
cli-exit-1 = the answer is no (an illegal action, a record that does not replay)
cli-exit-2 = wrong usage, or input that cannot be used; the message says what to mend

## What a value is called in usage and help

cli-value-a-folder = folder
cli-value-action = ACTION
cli-value-address = ADDRESS
cli-value-bots = BOTS
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-id = ID
cli-value-host = ADDRESS
cli-value-path = PATH
cli-value-port = PORT
cli-value-key = KEY
cli-value-language = LANGUAGE
cli-value-players = PLAYERS
cli-value-position = position
cli-value-record = record
cli-value-seed = SEED
cli-value-shared = TEXT
cli-value-token = TOKEN

## Wrong usage

cli-wrong = { $command }: error: { $reason }
cli-wrong-argument = argument { $name }: { $reason }
cli-wrong-one-value = one value is needed
cli-wrong-some-values = at least one value is needed
cli-wrong-choice = there is no { $value } (choose from { $choices })
cli-wrong-value = { $value } will not do: a whole number is needed
cli-wrong-missing = missing: { $names }
cli-wrong-unknown = unknown: { $names }
cli-wrong-ambiguous = { $option } is short for several options: { $matches }
cli-wrong-flag = it takes no value, so { $value } is too much

## play and tutor

cli-play = play the game in a web browser
cli-play-more = Ctrl-C stops the server.
cli-play-terminal = play here, in the terminal, without a browser; made for screen readers too
cli-play-people = with --terminal: how many people play (default: 1)
cli-play-bots = with --terminal: kinds of bots, separated by commas, or “none” (default: the strongest kind, as many as are needed, at least one)
cli-play-seed = with --terminal: the seed; the same one gives the same chance
cli-play-resume = with --terminal: go on with a saved game (default: the one left last)
cli-play-ready = The game is ready at { $address }
cli-play-open = Note: on { $host }, anyone who can reach this machine can play here, each in a Python process that runs under your account.
cli-tutor = open the tutorial in JupyterLab
cli-tutor-more =
    In a checkout, this command opens the game’s folder in notebooks/tutorial. An installed package copies the notebooks once to ~/.local/share/platformer-nb/tutorial, where an upgrade leaves your work alone.
    Ctrl-C stops the server.
cli-tutor-page = the lessons as a page without code, for those who have no Jupyter
cli-tutor-copy = copy the notebooks into the folder and end; what is there already stays as it is
cli-tutor-folder = open this folder of notebooks instead
cli-tutor-notebooks = Notebooks: { $folder }
cli-tutor-ready = The tutorial is open at { $address }
cli-serve-stop = Ctrl-C stops the server.
cli-serve-host = address to listen on; the default, 127.0.0.1, can be reached from this machine only
cli-serve-port = port to listen on (default: any free one)
cli-serve-allow-host = let the server be called by this name too, as a proxy in front of it does; can be repeated
cli-serve-base-url = path under which a proxy in front of the server shows it, such as /games/
cli-serve-most = how many pages can be open at once (default: { $most })
cli-serve-token = whoever comes for the first time has to show this token; without a value it is that of PLATFORMER_TOKEN, which other users of this machine cannot see, or a new one
cli-serve-idle = after how many minutes without a click or a key a page is warned and then ended; 0: never (default: { $idle })
cli-serve-site = address of a static site for those who find no room
cli-serve-log-json = write the log as lines of JSON, with nothing personal in them
cli-serve-no-browser = print the address only
cli-serve-verbose = log what the server does

## judge

cli-judge = judge actions in a drawn position, with reasons
cli-judge-more = A legal action is done, and the next one is judged after it; one that is illegal or cannot be read changes nothing.
cli-judge-actions = actions, as they are typed
cli-judge-position = file with a drawn position (see docs/notation.md), or - for standard input
cli-judge-each = judge every action in the position as it is drawn
cli-judge-explain = say what will follow, why, and what is left open
cli-judge-legal = list the legal actions instead
cli-judge-link = shared position or link instead of a file; its own action is judged, or those given

## share

cli-share = print a position as a short text, for a link or a chat
cli-share-more = The text holds the position with its house rules and, if one is given, an action to be judged. The page reads it too: paste it where a saved game is loaded.
cli-share-position = file with a drawn position (see docs/notation.md), or - for standard input
cli-share-action = action to be judged, as it is typed

## rules

cli-rules = print rules by their ids
cli-rules-more = Each example shows a position, the actions as they are typed and what they mean, and what follows.
cli-rules-ids = ids of rules (default: all rules)
cli-rules-words = the words that positions and actions are typed with
cli-notation = show positions as they are typed (docs/notation.md)
cli-rules-coverage = for every rule its functions, tests, examples and lessons, and an example that cites it; exit code 1 if any of these is missing

cli-rule = { $rule } (p. { $page }) { $text }
cli-kind-functions = functions
cli-kind-tests = tests
cli-kind-examples = examples
cli-kind-lessons = lessons
cli-kind-proof = a proof
cli-proven = proven by example { $number }
cli-counted = { $kind }: { $count }
cli-to-come = { $kind }: still to come
cli-kind-citation = a citation
cli-cited = examples that cite it: { $count }
cli-cited-nowhere = cited nowhere, for a stated reason

## replay

cli-replay = replay and check a saved game
cli-replay-more = Exit code 1: the record can be read, but the rules forbid something in it.
cli-replay-record = a saved game (JSON), or - for standard input
cli-replay-to = stop after N actions

## content, tiles, check-content

cli-content = list what the box holds, with counts by kind
cli-tiles = show the pieces of the board, as they are drawn
cli-tiles-more = The signs are explained in docs/notation.md.
cli-tiles-ids = ids of pieces (default: all)
cli-check-content = check the content of a game: its files and their texts
cli-check-content-more = The folder has to be laid out like the game’s own in content/.
cli-check-content-folder = the folder (default: the project’s own)
cli-check-content-schemas = write JSON Schemas for editors to this folder

## text

cli-text = print texts by their keys, or find keys by what their sentences say
cli-text-more = Exit code 1: with --coverage, when a key is missing, unused or untranslated, or its text has a fault.
cli-text-keys = keys of texts, or words of a sentence in quotation marks
cli-text-coverage = how many keys each language has, and every fault; exit code 1 if there is one
cli-text-only = only this language (repeatable)

## simulate

cli-simulate = let bots play many games and measure the balance
cli-simulate-more = The number of games and the seed alone decide which games are played, whatever the number of processes. After Ctrl-C the games that are finished are still reported.
cli-simulate-games = games for each number of players (default: 100)
cli-simulate-players = numbers of players, such as “2,3”, or “all” of them (default)
cli-simulate-bots = kinds of bots, separated by commas (default: those that the game is measured with)
cli-simulate-seed = the seed; another one gives other games (default: 0)
cli-simulate-processes = how many processes to run at the same time (default: one for each core)
cli-simulate-dask = spread the games over a Dask cluster
cli-simulate-out = write the report to this file as JSON
cli-simulate-notebook = write the report to this file as a notebook with charts
cli-simulate-schema = print the JSON Schema of a report, and play nothing

## lessons

cli-progress = read many progress files into one table
cli-progress-more = A learner saves the file on the tutor’s page, under “My progress”. A pupil is called like the file. A file that cannot be read is named with the reason, and the others are read all the same.
cli-progress-files = files that the tutor’s page has saved
cli-progress-metavar = FILE
cli-progress-csv = a line for each pupil and rule, for a spreadsheet
cli-lessons = list the lessons and puzzles, and check them
cli-lessons-more = The check solves every exercise by its reference solution and tries its wrong answers: each of them has to fail, and if it names a rule, by that rule. For a puzzle, it also tries everything else: no other way may be better than the solution. Of the whole track it proves that nothing is needed before it is taught, that every link leads to its rule, and that hints are true where they are shown.
cli-lessons-names = names of lessons, or “puzzles” (default: all)
cli-lessons-metavar = LESSON
cli-lessons-check = solve everything, try wrong answers, and look for better solutions to the puzzles
cli-lessons-thorough = check, and try up to 2,000 positions of every board (this takes long)
error-thorough-names = it is for the whole track, and lessons are named: { $names }
mend-thorough-names = Leave the names out, or give --check without --thorough
cli-lessons-plays = instead, play all boards at random so many times, and hold every claim against what happens
cli-lessons-seed = seed of what is chosen at random (default: { $seed })
cli-lessons-simulate = send simulated pupils through the whole track and check that nobody stalls, no feedback is false and the marks are right (takes minutes)
cli-lessons-pupils = simulated pupils of each kind (default: 1)
cli-lessons-days = days of practice after the last lesson of the simulation (default: 60)
cli-game = the game: { $games } (default: { $default })
cli-value-game = GAME

## site

cli-site = build a site that plays and teaches without a server
cli-site-more = Any host of plain files serves the folder; everything runs in the visitor’s browser. In a checkout, “make site” fetches what is needed and builds it (docs/site.md).
cli-site-out = folder for the site; a site that is there is replaced
cli-site-pyodide = folder of the npm package “pyodide” (default: that of the checkout)
cli-site-wheels = folder with pydantic_core’s wheel for Pyodide (default: that of the checkout)
cli-site-lab = folder with JupyterLite and its wheels, for the notebooks (default: that of the checkout, if it is there)
cli-site-done = The site is in { $folder }: { $files } files, { $size } MB. Version { $version }.
