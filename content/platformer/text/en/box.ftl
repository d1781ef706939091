### The gallery of the box, and the player aid.

## The gallery

box-boss-health = Health { $health }, in a longer tower { $longer }
box-faces = On { $n } of { $of } faces
box-kind-faces = Faces of the enemy die
box-kind-map = On the map
box-kind-symbols = Symbols of the dice
box-kind-tokens = Tokens
box-sign = Sign: { $sign }
box-summons = health { $health }, damage { $damage }
box-tile = { $dungeon }, { $id }
box-wall = Wall

## Signs of the table

sign-damage = Damage
sign-health = Health
sign-level = Level
sign-level-hidden = Hidden Level

## The player aid: its parts

aid-dice = The dice
aid-end = Levels, the Boss and the end
aid-fights = Attacks and Wounds
aid-moving = Moving and falling
aid-turn = A turn
