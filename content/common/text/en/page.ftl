### The words of the page and its parts. Within a section the keys are sorted.

## The page as a whole

handover-take = I am { $player }
handover-text = What comes next is for { $player } alone.
handover-title = Hand the screen to { $player }
redo-next = Redo the next action
undo-chance = That cannot be taken back: since then chance has decided.
undo-last = Take back the last action
undo-revealed = That cannot be taken back: it has shown something hidden.
unofficial = An unofficial teaching aid. The game belongs to its owners.

## The page before the game is there

starting-again = Try again
starting-failed = The game could not be started.
starting-page = One moment…
starting-reason = The reason is written in the terminal where the game was started.
starting-script = The game needs JavaScript; please allow it for this page.
starting-slow = This is taking longer than usual; please wait a little.

## A page that is not there

page-broken = The page could not be shown
page-full = Every place is taken
page-full-wait = As many people as there is room for are here right now. This page asks again by itself every { $seconds } seconds.
page-full-place = { $place ->
    [1] The next free place is yours.
   *[other] Your place in the line: { $place }.
}
page-full-site = Play on a page that needs no place
page-token = A token opens this page
page-token-ask = Whoever runs this server has it.
page-token-wrong = This is not the token. Look at it again, or ask whoever runs this server.
page-token-label = Token
page-token-go = Come in
page-missing = There is nothing at this address
page-sent = Another site sent you here
page-sent-go = Open the page
page-stranger = This server does not go by the name { $name }
page-stranger-mend = Whoever runs it can allow the name with --allow-host.
page-to-game = To the game

## Connection and errors

connection-away = No connection to the game. The page goes on by itself as soon as there is one.
connection-lost = The connection to the game is lost. Your game is kept in this browser.
connection-refused = That was not done: there is no connection.
connection-reload = Reload the page
connection-returning = The game comes back: the page is loading again…
connection-idle = Nobody has used this page for a while, so it is about to give its place to others. Press any key to stay. Your game is kept in this browser.
connection-resting = Nobody used this page, so it has given its place to others. Your game is kept in this browser. Press any key to go on.
connection-silent = The game has not answered for a while. What you pressed is sent again until it does.
connection-waiting = Waiting for the game…
error-save = The game could not be saved in this browser.
error-text = Something went wrong on our side, and nothing was changed. Please try again.
error-title = That did not work
pressed-late = Your next press came too soon and was not done. Look at the board, and press again if you still want it.
restored = Your last game is back on the table.

## A new game

form-barred = { $name } (not with this number of players: { $players })
form-add-player = Add a player
form-bot-random = Random bot
form-more = More options
form-name-of = Name of player { $seat }
form-person = a person
form-played-by = Played by
form-played-by-of = Player { $seat } is played by
form-player = Player { $seat }
form-remove-player = Remove player { $seat }
form-seed = Seed
form-title = New game

## Buttons and the menu

back-to-game = Back to the game
choices = Other choices
choices-few = impossible now: { $n }
choices-not = Impossible now: { $n }
choose-game = Which game?
close = Close
help = Help: the keys
help-arrows = Go from place to place on the board
help-choices = Go to the action buttons
help-end = End the actions
help-inspect = What is this?
help-lit = Go to the next place that is lit
help-mine = Go to where I am
lit-places = Highlighted: { $places }.
help-enter = Act on what is in focus
help-escape = Close what is open, or let go of what is chosen
language = Language
load = Load
load-file = Load from a file
load-paste = Or paste a saved game here
new-game = New game
news-back = Read what happened before this
news-catch-up = Read what has happened since your last { term-turn }, step by step: { $n }
news-on = Read what happened next
news-whole = Show all of it
other-game = Another game
redo = Redo
redo-nothing = There is nothing to redo.
redo-what = Redo: { $action }
resume = Resume the last game
tab-elsewhere = This game goes on in another tab.
tab-open = Your last game is open in another tab. If you resume it here, it stops there.
tab-take = Go on here
save-file = Save to a file
saved-delete = Delete
saved-delete-sure = Delete for good
saved-go-on = Go on
saved-over = finished
saved-title = Saved games
undo = Take back
undo-nothing = There is nothing to take back.
undo-what = Take back: { $action }

## Parts of the table

bot-next = Let the bot decide
foreseen-if = If you do this:
log = What has happened
log-codes = Show rule numbers
log-more = { $n } more
log-none = Nothing has happened yet.
log-older = Show what came before: { $n }
log-latest = Go to the latest
since = What has happened since your last { term-turn } ({ $n })
since-of = { $player }’s { term-turn }:
pace = Pace of the bots
pace-fast = fast
pace-normal = normal
pace-slow = slow
pace-step = step by step

## Whose turn, and what to do

prompt-bot = { $player } is deciding…
prompt-over = The game is over.
win-again = Play again
win-text = { $player } wins!

## A refusal

instead = Possible instead:
idle = { $action }: nothing would change
idle-not-done = It was not done. It costs nothing, and you can go on.
none-but = Nothing similar is possible now, but this is:
none-legal = Nothing similar is possible now.
not-allowed = Not allowed: { $action }
action-named = “{ $action }”
rule-mark = ruling
rule-open = The rulebook leaves this open. Here it is played this way.
rule-page = Rulebook, page { $page }

## What is read aloud

chosen = Chosen: { $what }.
chosen-none = Nothing is chosen.
lit-none = No place is highlighted.
page-menu = Menu: new game, rules, language
sure-again = Press “{ $what }” again to do it.
sure-again-at = Press { $what } again to do it.
taken-back = Taken back.

## To the tutor

explain-again = From the start
explain-back = Back
explain-here = Try it on your own board: nothing of it is done in the game
explain-other = Another example
explain-title = What the rule says
explain-try = Try it here
show-me = Show me
teach = Show me in a lesson
tutor-link = Learn the rules

## A shared position and its ruling

doubt = This verdict seems wrong
doubt-hint = Send this text to whoever looks after the rules of this page. It holds the position, the action, the rules and the version; no names.
doubt-title = A report of this verdict
inquiry-ask = May I…? Choose an action as in a game: you get the ruling, and nothing moves.
inquiry-follows = What follows
inquiry-masked = Something is hidden in this position, so nobody can play on from it.
inquiry-no-rulings = No house rules: open rules are read as this page usually reads them.
inquiry-play = Play from here
inquiry-replace = Put it aside
inquiry-replaces = The game kept in this browser would be put aside, under “Saved games”. It can be saved to a file as well.
inquiry-stay = Keep it
inquiry-title = A position outside a game
share = Share this position
share-close = Put away
share-copied = Copied.
share-copy = Copy
share-hint = Whoever opens this link sees the position with its house rules, and can play on from it. Your own game stays yours.
share-hint-masked = Whoever opens this link sees the position with its house rules, and can ask about it. Something is hidden in it, so nobody can play on from it. Your own game stays yours.
share-manual = Copying was not allowed. The text is selected: copy it by hand.
share-refusal = Share this verdict
share-title = Share

## A report of a doubted ruling

report-action = Action: { $action }
report-house = House rule { $rule } ({ $reading }): { $text }
report-no-house = House rules: none
report-rule = { $rule }, page { $page }: { $text }
report-shared = To open it: { $text }
report-version = platformer-nb { $version }, game { $game }, content { $content }

## Setting up a position

set-up = Set up a position
set-up-ask = May I…?
set-up-change = Change the position
set-up-done = Back to the form
set-up-fewer = One less: { $name }
set-up-hint = Choose a piece, then a place on the board. Every change is checked.
set-up-more = One more: { $name }
set-up-pieces = Pieces
set-up-problem = That does not go: { $reason }. { $mend }.
set-up-title = Set up the table you sit at
set-up-undo = Take the last change back

## The search in the rules

rules-ask = For your own case choose “{ set-up }” on the play page, and then “{ set-up-ask }”.
rules-count = Rules found: { $count }
rules-find = Find a rule
rules-label = Question, words or number of a rule
rules-near = No rule has all of these words. Closest rules: { $count }.
rules-none = No rule has these words.
rules-some = Rules found: { $count }. The first { $shown } are shown.
rules-whole = Rules with all of these words: { $whole }. Close to them: { $rest }.

## Sheets for the real table

sheet-title = For the real table
sheet-about = Each of these is one printed page, A4 or Letter.
sheet-turn = Turn sheet
sheet-rules = Rule card
sheet-turn-of = { $title }: your { term-turn }
sheet-rules-of = { $title }: rules
sheet-print = Print this page
sheet-missed = What I got wrong last
sheet-chapters = Rules on the card
sheet-none = Choose what is to stand on the card.
sheet-left = That is more than a page holds. Rules left out: { $n }.
