### The page before and around a game, and what every game says in words of its own.

page-about = Build a maze while you walk it, across bridges and traps, and send the Golem after your rivals. Fetch a key from beside another player’s start space and carry it to the centre tile: whoever has one in their own turn, and is the only character there, wins. Two to six players.
page-title = Labyrinth
window-title = Labyrinth: Paths of Destiny
starting = The Labyrinth opens…

form-bot-blocking = Blocking bot
form-bot-greedy = Greedy bot
form-bot-planning = Planning bot
form-intro = Two to six players share this screen; a bot can take any seat.
form-players-2 = With two players the centre tile lies one cell away from the middle.
form-seed-help = The same seed gives the same tiles and the same dice. Leave it empty for a surprise.
form-start = Enter the Labyrinth
option-characters = Character
option-characters-any = any character
option-characters-of = Character of player { $seat }
option-characters-same = Players { $one } and { $other } have both chosen { $choice }: there is only one of each character.
option-rulings = Rules to agree on
option-rulings-help = Where the rulebook can be read in more ways than one, your group decides.

tutor-word-window = Learn the ways of the Labyrinth
chapter-ACT = A turn and its actions
chapter-BRG = Bridges and jumps
chapter-CHR = Changing character
chapter-CMB = Combat
chapter-CMP = What the box holds
chapter-CRY = The Fate Crystal
chapter-DTH = Death
chapter-END = How the game is won
chapter-EVT = Events
chapter-EXA = Worked examples
chapter-EXP = Exploring
chapter-FRE = Free combat
chapter-GOL = The Golem
chapter-ITM = Items
chapter-KEY = Keys
chapter-LIF = Lives
chapter-LIM = Limits
chapter-MOV = Moving
chapter-PSH = Pushing off
chapter-SET = Setup
chapter-STN = Stun
chapter-TIL = Tiles
chapter-TRP = Traps
chapter-TWO = Two players
chapter-VAR = The hidden Labyrinth

exam-word-look = Press something on the board to read what it is.
exam-word-used = Tiles already laid
lesson-look-here = Look here:
lesson-word-off = nobody
puzzle-too-dear = That costs more than it has to.
lesson-look-nowhere = Read the lines below the maze again.
puzzle-not-there = That is not where it has to end.
puzzles-how-text = Chance is fixed in a puzzle: it brings what its position says. Find the shortest way to the aim.

## The board

asked = { $turn }. { $what }
cell-blank = blank tile
cell-centre = the centre tile
cell-empty = empty
cell-key = key tile
cell-key-numbered = key tile K{ $number }
cell-label = { $cell }: { $what }
cell-tile = tile
choose-there = Choose what to do on
end-unused = { $n ->
    [one] { $n } action is still left, and it would be lost.
   *[other] { $n } actions are still left, and they would be lost.
  }
golem-no-way = { $centre ->
    [yes] The Golem has no way from here: no card can move it.
   *[no] The Golem has no way from here: only the card that puts it on the centre tile can move it.
  }
jump-risk = Two dice decide. A jump that fails costs { $n ->
    [one] { $n } life
   *[other] { $n } lives
  } and stuns.
far-title = { $cell }: out of reach now
unchosen-title = { $cell } cannot be chosen now
far-way = { $cell } takes at least { $n } actions from { $place }: one Move leads to a tile beside yours. The way begins at { $first }.
far-none = No way leads from { $place } to { $cell } yet{ $far ->
    [none] { "" }
   *[other] { "" }: the nearest that can be reached is { $far }
  }. A Build lays what is missing.
far-empty = { $cell } is empty: a tile has to lie there before anybody can go there. A Build lays one.
on-nothing = nothing lies here
joins = { $ways ->
    [none] It joins no other tile.
    [single] It joins { $cells }.
   *[several] Each corridor joins other tiles: { $cells }.
  }
opens = Open edges: { $ways }.
maze = The Labyrinth
on-golem = the Golem
on-key = { $n ->
    [one] a key
   *[other] { $n } keys
  }
not-possible = Not possible now: { $why }
priced = { $what } ({ $n ->
    [one] { $n } action
   *[other] { $n } actions
  })
in-hand = Tile to lay
combat-title = Combat: { $who } against { $other }
combat-role = { $side ->
    [attacker] attacks
   *[attacked] is attacked
  }
combat-may = may still use: { $what }
combat-may-nothing = has nothing more to use
combat-passed = lets the result stand
combat-rolls = is about to roll
hand-fits = { $n ->
    [one] It fits on { $n } cell, which is lit.
   *[other] It fits on { $n } cells, which are lit.
  } Press one, then turn the tile.
on-label = { $place }: { $what }
on-bridge = { $where ->
    [over] on the bridge
    [under] under the bridge
   *[both] over one bridge and under another
  }
on-open = open to the { $edges }
on-trap = a trap lies face down
player-named = { $name } ({ $who })
turn-title = Turn: { $player }
turn-asked = { $what ->
    [combat] { $player }: change the result?
    [test] { $player }: repeat the test?
   *[other] { $player } decides
  }
cell-covered = tile laid face down by the Illusionist
on-item = an item lies face down
aim-key = take a key from a key tile that is not your own, and be alone with it on the centre tile { $place }
aim-centre = you have a key; be alone on the centre tile { $place }
aim-alone = stay on the centre tile without other characters
turn-aim = Turn { $number }. Aim: { $need }.
lay-here = Lay it like this
lay-barred = Not like this: press to read why
short-activate-crystal = Fate Crystal
short-build = Build
short-call-event = Call an event
short-move-golem = Move the Golem
short-pick-tile = Lay this one
short-rest = Rest
short-use = { $ability ->
    [none] { $card }
   *[other] { $ability }
  }
roll-of = Roll of two dice
try-here = Try to go here
turn-left = Turn to the left
turn-right = Turn to the right
turn-help = The keys ← and → and the mouse wheel turn it too.
turned-so = How it lies: { $turning ->
    [0] not turned
    [one] turned once
   *[other] turned { $turning } times
  }.
turned-only = There is no other turning.
mark-here = Mark { $at }
put-here = Put it here
over-page = { $who } wins
trap-somewhere = Set a trap: then press a corridor
trap-nowhere = Set no trap after all
short-trap-somewhere = Set a trap
short-trap-nowhere = No trap
prompt-set-trap = Press the corridor that the trap is set on, or set none after all.
centre-blocks = stands in the way: { $who } cannot win yet
centre-wins = alone here with a key: wins when its own turn begins
aim-in-the-way = { $count ->
    [one] { $who } stands on { $centre }, in the way: win a combat there to push that character off.
   *[other] { $who } stand on { $centre }, in the way: win combats there to push them off.
  }
on-pawn-centre = { $who } ({ $what })
aim-left = { $far ->
    [yes] No way leads to the win yet.
   *[no] Actions to the win so far: { $n }.
  }
aim-threat = { $who } has a key and is alone on { $centre }: go there, or { $who } wins when the next turn of that player begins.
