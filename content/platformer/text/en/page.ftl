### The words of the page and its parts. Within a section the keys are sorted.

## The page as a whole

page-about = Climb a tower whose Levels nobody has seen yet, past its Enemies, to the Boss at the top. Your dice say what you can do: move, attack, shove Enemies off their ledges, gather coins for the Shop. Whoever defeats the Boss wins. One to four players.
page-title = Platformer
window-title = Climb the tower

## The page before the game is there

starting = Building the tower…

## A new game

form-bot-greedy = Greedy bot
form-bot-search = Planning bot
form-intro = Up to four players share this screen; a bot can take any seat.
form-players-1 = With one player this is a solo game: every turn brings an event, and after twelve turns the climb is lost.
form-seed-help = The same seed gives the same tower and the same dice. Leave it empty for a surprise.
form-start = Start the climb
option-artifacts = With artifacts
option-artifacts-help = Two artifacts lie in the middle. Whoever meets the condition of one takes it.
option-boss = Boss
option-dungeon = Dungeon
option-heroes = Hero
option-heroes-any = any Hero
option-heroes-of = Hero of player { $seat }
option-heroes-same = Players { $one } and { $other } have both chosen { $choice }: there is only one of each Hero.
option-levels = Longer map
option-levels-help = One more Level before the Boss.
option-rulings = Rules to agree on
option-rulings-help = Where the rulebook can be read in more ways than one, your group decides.

## Buttons and the menu

buy = Buy
buy-sure = Press “{ $what }” again to buy. A purchase stays.
clear = Put the dice back
help-dice = Choose a die, or put it back
help-special = Choose the Special die
use = Use

## Parts of the table

ability = Ability
artifact-middle = in the middle
artifacts = Artifacts
coins = Coins
dice-pool = Dice pool
dungeon-forest = The forest
dungeon-void = The void
enemies = Enemies
enemy-die = Enemy die
gems = Gems
hearts = Hearts
map = Map
shop = Shop
shop-closed = A Hero can buy only on a Shop space, unless a card says otherwise.
shop-gap = no card
shop-jump = Shop: { $n } to buy now
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
cell-hero = { $hero } (hearts: { $n } of { $most })
cell-icon = special icon
cell-icon-of = special icon: { $token }
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

aim-boss = The aim: strike down { $boss }, { $health } health.
aim-climb = Levels still hidden: { $n }. At the top: { $boss }, { $health } health.
aim-level = { $level ->
    [0] Off the map. The tower has { $levels ->
        [one] 1 Level
       *[other] { $levels } Levels
      }.
   *[other] On Level { $level } of { $levels }.
  }
asked-ladder = { $player }, hold on to the Ladder?
asked-mirror = { $player }, give up the { $token-id ->
    [torch] Torch
   *[other] Mirror
  }?
choice-ability = The Hero’s ability
choice-gravity = Gravity
prompt-actions = Choose dice, then a highlighted Space or a button.
prompt-boss-place = Choose where the Boss appears.
prompt-blink = Choose the Space where your Hero appears, up to { $n ->
    [one] 1 Space
   *[other] { $n } Spaces
  } away.
prompt-chance = Dice and cards decide…
prompt-ladder = Gravity applies. Will { $hero } hold on to the Ladder?
prompt-end = Nothing else can be done: end the actions.
prompt-leave-empty = There are not enough Enemy tokens. Choose a spawn space to leave empty.
prompt-mirror = { $token-id ->
    [torch] { $boss } brands every Hero in reach with an iron gaze. Give up the Torch?
   *[other] { $boss } turns every Hero in reach to stone. Give up the Mirror?
  }
prompt-pick = Choose an Enemy to move.
prompt-push = Choose where to push { $figure-def } from { $at }, or press { $at } again to let go.
prompt-shove = Choose where to shove { $figure-def } from { $at }, or press { $at } again to let go.
prompt-slide = Choose the next Space for the Enemy, or stop.
prompt-spawn = Choose a die, then a highlighted Space to Spawn on.
prompt-spawn-on = Choose a highlighted Space to Spawn on.
prompt-spawn-pays = Choose a die, then a highlighted Space to Spawn on; without a die chosen, { $symbol } pays.
prompt-special = Choose what the Special die keeps for later: an unused die, or the symbol of two that you Forge.
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

## What a click will do

target-push = Push { $figure-def } from { $at }: choose where to
target-shove = Shove { $figure-def } from { $at }: choose where to
armed = chosen: press again to let go

## The Boss beside the board

boss-discarded = Not next: it has been drawn already. It comes back when the deck runs out.
boss-if-die = If the enemy die shows { $face }
boss-if-rolled = { $symbol }: on { $n } of your dice this turn
boss-next = Next: { $share }
boss-rarer = Not next: every other card has a symbol that you rolled more often.
boss-title = The Boss
