### The words of the page and its parts. Within a section the keys are sorted.

## The page as a whole

loading = Setting up the tower …
page-intro = Climb the tower, be the first to beat the Boss. Whatever you try, the table tells you which rule allows it or forbids it.
page-subtitle = A game table that knows the rules
page-title = Platformer
skip-to-board = Skip to the board
unofficial = An unofficial teaching aid. The game belongs to its owners.

## Connection and errors

connection-lost = The connection to the game is lost. Your game is kept in this browser.
connection-reload = Reload the page
error-load = This saved game cannot be opened: { $reason }
error-load-mend = What to do: { $mend }
error-save = The game could not be saved in this browser.
error-text = Something went wrong on our side, and nothing was changed. Please try again.
error-title = That did not work
error-unreadable = “{ $text }” cannot be read as an action.
restored = Your last game is back on the table.
stale = The table has changed meanwhile. Please look and choose again.

## A new game

form-add-player = Add a player
form-any-hero = any Hero
form-artifacts = With artifacts
form-artifacts-help = Two of them lie in the middle, and pass to whoever meets their condition.
form-boss = Boss
form-bot-greedy = Greedy bot
form-bot-random = Random bot
form-dungeon = Dungeon
form-hero = Hero
form-hero-of = Hero of player { $seat }
form-intro = Up to four players share this screen; a bot can take any seat.
form-longer = Longer map
form-longer-help = One more Level before the Boss.
form-more = More options
form-name = Name
form-name-of = Name of player { $seat }
form-name-too-long = A name has { $most } letters at most.
form-names = Names
form-person = a person
form-played-by = Played by
form-played-by-of = Player { $seat } is played by
form-player = Player { $seat }
form-players = Players
form-remove-player = Remove player { $seat }
form-same-hero = Two players cannot have the same Hero.
form-seed = Seed
form-seed-help = The same seed brings the same tower and the same dice. Leave it empty for a surprise.
form-solo = One seat is a solo game: every turn brings an event, and after twelve the climb is lost.
form-start = Start the climb
form-title = New game

## Buttons and the menu

apply-gravity = Apply Gravity
back-to-game = Back to the game
buy = Buy
cancel = Cancel
choices = Other choices
clear = Put the dice back
close = Close
download = Download
end-actions = End the actions
help = Help: the keys
help-arrows = Go from Space to Space
help-dice = Choose a die, or let it go
help-enter = Act on the Space or button in focus
help-escape = Close a refusal, or put the dice back
help-special = Choose the Special die
hint = Hint
language = Language
load = Load
load-file = Load from a file
load-paste = Or paste a saved game here
menu = Menu
new-game = New game
redo = Do again
redo-nothing = There is nothing to do again.
redo-what = Do again: { $action }
resume = Resume the last game
save = Save
save-file = Save to a file
saved = Saved.
special-keep = Leave the Special die as it is
special-set = Set the Special die to: { $symbol }
stop = Stop here
undo = Take back
undo-chance = Dice or cards have come up since; that cannot be taken back.
undo-nothing = There is nothing to take back.
undo-what = Take back: { $action }
use = Use

## Parts of the table

ability = Ability
artifact-middle = in the middle
artifacts = Artifacts
board = The tower
bot = Bot
bot-next = Let the bot decide
coins = Coins
deck = Deck
dice = Dice
dice-pool = Dice pool
dungeon-forest = The forest
dungeon-void = The void
enemies = Enemies
enemy-die = Enemy die
enemy-die-shows = Enemy die: { $face }
gems = Gems
hearts = Hearts
heroes = Heroes
items = Items
log = What has happened
log-empty = Nothing has happened yet.
map = Map
pace = Pace of the bots
pace-fast = fast
pace-normal = normal
pace-slow = slow
pace-step = step by step
potions = Potions
shop = Shop
shop-closed = The Shop sells to a Hero on a Shop space.
shop-gap = sold out
shop-open = The Shop is open for you.
special-die = Special die
special-die-blank = The Special die is blank.
star = Star
tokens = Tokens

## Dice: names and states

boost = Gems on the die
boost-less = Fewer gems
boost-more = More gems
boosted = with { $gems ->
    [one] 1 gem
    [none] gems
   *[other] { $gems } gems
  }
die-chosen = chosen
die-label = Die { $number }: { $symbol }
die-used = used
dice-none = The dice have not been rolled.
forge = Forge
forge-into = Forge into: { $symbol }
forged = Forged into: { $symbol }
gems-left = { $n ->
    [one] 1 gem left
    [none] no gems left
   *[other] { $n } gems left
  }
rolling = The dice are rolling …
selection-none = No die chosen.
wounds = { $n ->
    [one] 1 Wound
    [none] Wounds
   *[other] { $n } Wounds
  }

## Cards and Heroes

card-exhausted = exhausted
card-kind-exhaust = Exhaust
card-kind-passive = Passive
card-kind-potion = Potion
card-kind-turn = Once a turn
card-ready = ready
coin-count = { $n ->
    [one] 1 coin
    [none] no coins
   *[other] { $n } coins
  }
damage = Damage { $n }
gem-count = { $n ->
    [one] 1 gem
    [none] no gems
   *[other] { $n } gems
  }
grade = Grade { $n }
health = Health { $n }
heart-count = { $n } of { $of } hearts
hero-active = has the turn
hero-off-map = off the map
hero-on = on { $at }
loot = Loot: { $loot }
loot-nothing = nothing
nothing-held = nothing yet
price = { $n ->
    [one] 1 coin
    [none] price
   *[other] { $n } coins
  }

## Levels, Rows and Spaces

cell-boss-spawn = Boss spawn space
cell-coin = a coin
cell-empty = empty
cell-floor-ladder = Platform with a Ladder through it
cell-floor-oneway = one-way Platform
cell-floor-platform = Platform
cell-gem = a gem
cell-icon = special icon
cell-label = { $space }: { $what }
cell-ladder = Ladder
cell-portal = Void Portal
cell-shop = Shop
cell-spawn = Enemy spawn space
cell-target = you can act here
cell-trap = Trap
cell-wall-left = Wall at the left
cell-wall-right = Wall at the right
column-label = Column { $column }
level-boss = Boss Level
level-hidden = hidden
level-label = Level { $level }
level-removed = gone
level-revealed = open
row-label = Row { $row }

## Whose turn, and what to do

over = The game is over.
prompt-actions = Choose dice, then a lit Space or a button.
prompt-boss-place = Choose where the Boss appears.
prompt-blink = Choose the Space where your Hero appears. It is { $n ->
    [one] the next one
   *[other] up to { $n } Spaces away
  }.
prompt-bot = { $player } decides …
prompt-chance = Dice and cards decide …
prompt-ladder = Gravity works. Will { $hero } hold on to the Ladder?
prompt-leave-empty = There are not enough Enemies. Choose the spawn space that stays empty.
prompt-mirror = { $token-id ->
    [torch] { $boss } brands everyone with an iron gaze. Give up the Torch?
   *[other] { $boss } turns everyone to stone. Give up the Mirror?
  }
prompt-over = The game is over.
prompt-pick = Choose an Enemy to blow away.
prompt-push = Somebody stands there. Choose where to push.
prompt-shove = Choose where to shove.
prompt-slide = Choose the next Space for the Enemy, or stop.
prompt-spawn = Choose a die, then a lit Space to come in.
prompt-special = Choose an unused die, or a pair to Forge, for the Special die.
prompt-steps = Choose the next Space, or stop. Steps left: { $n }
prompt-stone = You are turned to stone. Choose two dice to break free.
prompt-summon = Choose a spawn space for the summons.
prompt-swap = Choose who changes places with your Hero.
prompt-throw = Choose the Enemy to hit in your Row.
prompt-turn = Choose the die to turn, and its new symbol.
step-actions = actions
step-boss = the Boss’s turn
step-end = end of the turn
step-enemy = enemy die
step-gravity = Gravity
step-refresh = refresh
step-remove = remove a Level
step-roll = roll
step-setup = set-up
step-special = set the Special die
turn-number = Turn { $number }
turn-title = { $player }’s turn ({ $hero })
win-again = Play again
win-text = { $player } wins!
win-title = The Boss is beaten!

## What a click will do

target-attack = Attack { $enemy } on { $at }
target-attack-falls-short = Attack { $enemy } on { $at }: { $n } of { $needs } Wounds, not enough
target-move = Move to { $at }
target-push = Push { $figure } to { $at }
target-shove = Shove { $enemy } to { $at }
target-spawn = Come in on { $at }

## A refusal

dismiss = Understood
instead = Possible instead:
none-legal = Nothing like it is possible now.
not-allowed = Not allowed: { $action }
not-allowed-ambiguous = This can be meant in several ways. Which one?
rule-label = Rule { $rule }
rule-open = The rulebook leaves this open. Here it is played so.
rule-page = Rulebook, page { $page }
why = Why?
