"""Positions that the tests of sharing draw."""

TOWER = """\
map:
    +----+----+----+----+
  3 |    :    :H   :   g|
    +    +====+=HH=+    +
  2 |  W : ^  :H   :    |
    +====+    +    +====+
  1 |    :    :H 1 : $  |
    +====+====+====+====+
      a    b    c    d
hero 1: sweety
pool: move shove star
"""

HOUSE = "game: players 1; dungeon forest; boss medusa; levels 1; ruling ZOC-1 arriving\n" + TOWER
