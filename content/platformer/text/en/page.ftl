### The words of the page and its parts. Within a section the keys are sorted.

## The page as a whole

page-title = Platformer
unofficial = An unofficial teaching aid. The game belongs to its owners.
window-title = Climb the tower

## The page before the game is there

starting = Building the tower…
starting-again = Try again
starting-failed = The game could not be started.
starting-reason = The reason is written in the terminal where the game was started.
starting-script = The game needs JavaScript; please allow it for this page.
starting-slow = This is taking longer than usual; please wait a little.

## A page that is not there

page-broken = The page could not be shown
page-missing = There is nothing at this address
page-to-game = To the game

## Connection and errors

connection-lost = The connection to the game is lost. Your game is kept in this browser.
connection-reload = Reload the page
error-save = The game could not be saved in this browser.
error-text = Something went wrong on our side, and nothing was changed. Please try again.
error-title = That did not work
restored = Your last game is back on the table.

## A new game

form-add-player = Add a player
form-any-hero = any Hero
form-artifacts = With artifacts
form-artifacts-help = Two artifacts lie in the middle. Whoever meets the condition of one takes it.
form-boss = Boss
form-bot-greedy = Greedy bot
form-bot-random = Random bot
form-bot-search = Planning bot
form-dungeon = Dungeon
form-hero = Hero
form-hero-of = Hero of player { $seat }
form-intro = Up to four players share this screen; a bot can take any seat.
form-longer = Longer map
form-longer-help = One more Level before the Boss.
form-more = More options
form-name-of = Name of player { $seat }
form-person = a person
form-played-by = Played by
form-played-by-of = Player { $seat } is played by
form-player = Player { $seat }
form-remove-player = Remove player { $seat }
form-same-hero = Two players cannot have the same Hero.
form-seed = Seed
form-seed-help = The same seed gives the same tower and the same dice. Leave it empty for a surprise.
form-solo = With one player this is a solo game: every turn brings an event, and after twelve turns the climb is lost.
form-start = Start the climb
form-title = New game

## Buttons and the menu

back-to-game = Back to the game
buy = Buy
choices = Other choices
clear = Put the dice back
close = Close
help = Help: the keys
help-arrows = Go from Space to Space
help-dice = Choose a die, or put it back
help-enter = Act on the Space or button in focus
help-escape = Close a message, or put the dice back
help-special = Choose the Special die
language = Language
load = Load
load-file = Load from a file
load-paste = Or paste a saved game here
new-game = New game
redo = Redo
redo-nothing = There is nothing to redo.
redo-what = Redo: { $action }
resume = Resume the last game
save-file = Save to a file
undo = Take back
undo-chance = That cannot be taken back: since then dice have been rolled or cards drawn.
undo-nothing = There is nothing to take back.
undo-what = Take back: { $action }
use = Use

## Parts of the table

ability = Ability
artifact-middle = in the middle
artifacts = Artifacts
bot-next = Let the bot decide
coins = Coins
dice-pool = Dice pool
dungeon-forest = The forest
dungeon-void = The void
enemies = Enemies
enemy-die = Enemy die
gems = Gems
hearts = Hearts
log = What has happened
map = Map
pace = Pace of the bots
pace-fast = fast
pace-normal = normal
pace-slow = slow
pace-step = step by step
shop = Shop
shop-closed = A Hero can buy only on a Shop space, unless a card says otherwise.
shop-gap = sold out
shop-open = The Shop is open for you.
special-die = Special die
special-die-blank = The Special die is blank.

## Dice: names and states

boost = Gems on the die
boost-less = Fewer gems
boost-more = More gems
die-used = used
forge = Forge
forge-into = Forge into: { $symbol }
forged = Forged into: { $symbol }

## Cards and Heroes

card-exhausted = exhausted
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
health = Health { $n }
loot = Loot: { $loot }
loot-nothing = nothing

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
cell-trap = Trap
cell-wall-left = Wall on the left
cell-wall-right = Wall on the right
level-boss = Boss Level
level-hidden = hidden
level-label = Level { $level }

## Whose turn, and what to do

prompt-actions = Choose dice, then a highlighted Space or a button.
prompt-boss-place = Choose where the Boss appears.
prompt-blink = Choose the Space where your Hero appears, up to { $n ->
    [one] 1 Space
   *[other] { $n } Spaces
  } away.
prompt-bot = { $player } is deciding…
prompt-chance = Dice and cards decide…
prompt-ladder = Gravity applies. Will { $hero } hold on to the Ladder?
prompt-leave-empty = There are not enough Enemy tokens. Choose a spawn space to leave empty.
prompt-mirror = { $token-id ->
    [torch] { $boss } brands every Hero in reach with an iron gaze. Give up the Torch?
   *[other] { $boss } turns every Hero in reach to stone. Give up the Mirror?
  }
prompt-over = The game is over.
prompt-pick = Choose an Enemy to move.
prompt-push = Somebody stands on that Space. Choose where to push them.
prompt-shove = Choose where to shove the Enemy.
prompt-slide = Choose the next Space for the Enemy, or stop.
prompt-spawn = Choose a die, then a highlighted Space to Spawn on.
prompt-special = Choose an unused die, or a pair to Forge, for the Special die.
prompt-steps = Choose the next Space, or stop. Steps left: { $n }
prompt-stone = You are turned to stone. Choose two dice to break free.
prompt-summon = Choose a spawn space for the summons.
prompt-swap = Choose who changes places with your Hero.
prompt-throw = Choose an Enemy in your Row to hit.
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
turn-title = { $player }’s turn ({ $hero })
win-again = Play again
win-text = { $player } wins!

## What a click will do

target-push = Push { $figure-def } to { $at }
target-shove = Shove { $enemy-def } to { $at }

## A refusal

instead = Possible instead:
none-legal = Nothing like it is possible now.
not-allowed = Not allowed: { $action }
rule-mark = ruling
rule-open = The rulebook leaves this open. Here it is played this way.
rule-page = Rulebook, page { $page }

## To the tutor

teach = Show me in a lesson
tutor-link = Learn the rules
