"""Frequent pieces of the notation, against which shared positions are compressed.

A link holds the number of its version: never change or remove one, add another.
"""

from __future__ import annotations

from typing import Final

_FIRST: Final = """\
f01 f02 f03 f04 f05 f06 f07 f08 f09 f10 f11 f12 fb1 fb2 fb3 fb4 v01 v02 v03 v04 v05 v06 v07 v08
v09 v10 v11 v12 vb1 vb2 vb3 vb4
gloop puffcap ent stone-golem werewolf hoard-drake
solo: event ; deck lullaby, full-moon, fresh-spikes, market-day, toll-keeper, runaway-mule,
battle-song, numb-fingers, shaking-tower, cold-flood, hailstorm, night-watch; defeated ; surplus
artifacts: dragon-tooth, feather-cloak, first-lantern, iron-soles, merchants-crown, phoenix-plume,
rams-horn, scar-medal, star-prism, wager-coin
decks: items bark-shield, boots-of-haste, grapnel, greedymmer, hagglers-scale, hourglass,
hunters-purse, loaded-die, lodestone, padded-cap, pickpocket-glove, soft-slippers, thorn-blade,
trophy-belt, west-wind-whistle; potions blink-powder, bottled-gust, courier-cordial, fire-flask,
forest-honey, fury-incense, gem-cordial, giants-broth, peddlers-punch, purging-salts,
quickfoot-tonic, second-wind, smoke-bomb, stone-skin, thunder-flask
    +====+    +    +====+    +^^^^+====+    +
    +====+====+====+====+====+====+====+====+
 13 |    : x  : b  : *  : @  :    :    |   g|
  8 |    : x  : ^  |H   : $  :    |    :   c|
    +    +    +====+=HH=+    +====+    +====+
  1 |  1 : x  :   c:H 2 | x  : ^  : $  :    |
      a    b    c    d    e    f    g    h
move up with move+1 push
attack left with sword sword
shove right with shove
spawn c1 with forge coin
buy
use
end
set star with special
platformer 1
game: players 1; dungeon void; boss ikee; levels 4; artifacts on; ruling ZOC-1 arriving; ruling
SPN-1 special; ruling GRA-7 caught
game: players 2; dungeon forest; boss medusa; levels 4
tower: 1 f01 f02 gloop; 2 f07 f03 ent
turn: 2; hero 1; step actions; must spawn
map:
    +----+----+----+----+----+----+----+----+
hero 4: -; hearts 2; ward 1; boons hover, trade, unseen; fell on boss level
hero 3: angelo; hearts 5; gems 4; tokens poison, stone; ability used
hero 2: etorn; hearts 4; coins 3; special star; potions
hero 1: sweety; hearts 3; coins 2; gems 1; special sword; items x (used)
roll: move move sword star shove
pool: coin coin move sword star shove
pool: -
enemy die: left
enemy die: right
enemy die: attack
bonus: attack 1
shop: items -, -, -; potions -, -, -
decks: items -; potions -; bottom -
boss: deck gaze, hiss, tail-lash, turn-to-stone, venom-spray; discards -
pending: steps 2
"""

PHRASES: Final = (_FIRST,)
"""All versions, the present one last."""
