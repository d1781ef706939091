### The words a position and an action are typed with, and what each means (docs/notation.md).
### Kinds stand in the order in which they are printed.


## Directions

notation-ways = Directions
typed-ways-up = up
typed-ways-down = down
typed-ways-left = to the left
typed-ways-right = to the right
typed-ways-outside = over the edge of the map

## Actions

notation-deeds = Actions
typed-deeds-spawn = Spawn
typed-deeds-move = Move
typed-deeds-portal = go through a Void Portal
typed-deeds-attack = attack an Enemy
typed-deeds-shove = shove an Enemy
typed-deeds-coin = gain a coin
typed-deeds-star = use the star
typed-deeds-step = go on with a longer Move or shove
typed-deeds-stop = stop here
typed-deeds-hold = hold on to the Ladder
typed-deeds-drop = let go and fall
typed-deeds-gravity = apply Gravity
typed-deeds-buy = buy a card
typed-deeds-use = use a card
typed-deeds-ability = use the Hero’s ability
typed-deeds-target = choose what a card asks for
typed-deeds-slide = move an Enemy with a card
typed-deeds-turn = turn a die with a card
typed-deeds-discard = get rid of a token
typed-deeds-mirror = give up a token to ward off an attack
typed-deeds-endure = keep the token and let the attack happen
typed-deeds-place = put the Boss or a summons on the map
typed-deeds-leave = leave a spawn space empty
typed-deeds-end = end the actions
typed-deeds-set = set the Special die

## Words within an action

notation-joints = Words within an action
typed-joints-with = paid with
typed-joints-push = and push whoever stands there
typed-joints-special = the Special die
typed-joints-forge = two equal dice, Forged
typed-joints-boss = the Boss
typed-joints-summons = the summons
typed-joints-to = into this symbol
typed-joints-none = as it is
typed-joints-blank = blank

## Symbols

notation-symbols = Symbols
typed-symbols-move = move
typed-symbols-sword = sword
typed-symbols-coin = coin
typed-symbols-shove = shove
typed-symbols-star = star

## What dice and cards decide

notation-chance = What dice and cards decide
typed-chance-roll = the roll of the dice
typed-chance-enemy = and the enemy die
typed-chance-reroll = dice rolled again
typed-chance-reveal = the Level that is revealed
typed-chance-draw = a new card in the Shop
typed-chance-deal = the Hero that is dealt
typed-chance-first = the player who goes first
typed-chance-event = the event of the turn
typed-chance-artifact = an artifact of the game
typed-chance-boss-die = the die in the Boss’s turn
typed-chance-boss-card = the Boss’s attack card

## Lines of a position

notation-lines = Lines of a position
typed-lines-game = what is being played
typed-lines-tower = the Levels and their Enemies
typed-lines-turn = the turn and its step
typed-lines-map = the map
typed-lines-hero = the Hero of a player
typed-lines-hearts = hearts
typed-lines-coins = coins
typed-lines-gems = gems
typed-lines-items = items
typed-lines-potions = potions
typed-lines-tokens = tokens
typed-lines-used = exhausted cards
typed-lines-roll = what the dice showed
typed-lines-pool = the dice not yet used
typed-lines-enemy-die = the enemy die
typed-lines-bonus = Wounds added to the next attack
typed-lines-shop = the cards in the Shop
typed-lines-decks = the decks
typed-lines-boss = the Boss’s cards
typed-lines-artifacts = the artifacts in play
typed-lines-solo = the events of a solo game
typed-lines-pending = decisions under way
