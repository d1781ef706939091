### The puzzles: positions to solve within one turn, each proven by trying everything.

## Goals

goal-spends = { $most ->
    [0] Without spending a gem
    [one] With at most 1 gem
   *[other] With at most { $most } gems
  } (spent: { $now })
goal-reaches = { $figure-def } stands in Row { $row } or higher
goal-defeats = { $figure-def } defeats { $enemy-def }
goal-takes-coin = { $figure-def } takes the coin on { $space }
goal-takes-gem = { $figure-def } takes the gem on { $space }
goal-survives = { $figure-def } comes through the attack of the enemy die without fainting

## One puzzle

puzzle-fewest-gems = Reach the goal in this turn. Gems may help you, but count them: there is a way that needs no more than the list below allows.
puzzle-fewest-gems-hint = First find any way, whatever it costs. Then look for the dearest symbol in it. Can two equal dice be Forged instead? Can Gravity carry you for free? Can a figure stand where you need a foothold?
puzzle-fewest-gems-done = Solved, and proven: every other way was tried, and none costs fewer gems.

puzzle-top = How high can you stand before this turn is over? The list below names the highest Row that can be reached. Hanging in the air does not count: something has to hold you.
puzzle-top-hint = Start at the goal and think backwards. Which Spaces of that Row hold a Hero, from which Space is each of them entered, and what pays for the last Move?
puzzle-top-done = Solved, and proven: every other way was tried. None ends in a higher Row, and none gets this high with fewer gems.

puzzle-survive = Play your whole turn, to its very end. Then the enemy die is rolled, and it shows attack. If you simply end the turn now, you faint. Do not faint.
puzzle-survive-hint = Which Enemies could strike you where you stand? You can leave (but leaving an Enemy’s side has its price), you can make them leave, or you can see to it that nobody is left to strike. Mind where Gravity takes everybody in the end.
puzzle-survive-done = Solved, and proven: every other way was tried, and none saves you with fewer gems.

puzzle-too-dear = You got there, but you spent { $now ->
    [one] 1 gem
   *[other] { $now } gems
  }. It can be done with { $most ->
    [0] none at all
   *[other] { $most }
  }.
puzzle-fainted = { $figure-def } has fainted. Look once more at what struck, and when: leaving can hurt as much as staying.
puzzle-not-there = So far you have spent { $now ->
    [0] no gems
    [one] 1 gem
   *[other] { $now } gems
  }. You have not reached the goal yet; the shortest of the best ways takes { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  }.

puzzle-foe = { $name }. Health { $health }, damage { $damage }, loot: { $loot }. { $text }

## The page of puzzles

puzzles-how-text =
    Each cell below shows a position. Play on the board, or write your answer as actions, such as `open_puzzle(1).answer("move up", "move right")`. The list beneath the board says what is asked.

    There are three kinds. **As cheap as can be**: reach a goal with the fewest gems. **As high as can be**: stand in the highest Row that this turn can bring you to. **Still there tomorrow**: end your turn so that your Hero does not faint when the enemy die shows attack.

    Nothing is left to chance: whatever decks or other dice would decide is not part of a solution. The Shop is empty, and what the Hero and the Enemies can do stands above the position. If you are stuck, `open_puzzle(1).hint(1)` gives a nudge, `hint(2)` the rules that matter, `hint(3)` the Spaces, and `hint(4)` the solution.
puzzles-easy-text = Two or three actions, and one idea. Look at the dice before you look at the map: they tell you what you can do.
puzzles-medium-text = Now the order matters. What you do first decides what Gravity, a Wall or an Enemy lets you do next.
puzzles-hard-text = Every die is needed, or one has to be spared. Forge, spend gems on the right symbol, and treat Enemies as furniture that can be moved.
puzzles-fiendish-text = Out of many hundreds of turns played at random, hardly one solves such a puzzle. Take your time, and take back moves freely.

## Their titles

puzzle-p01-title = A door in the corner
puzzle-p02-title = A stride and a half
puzzle-p03-title = Straight up
puzzle-p04-title = Excuse me, that is mine
puzzle-p05-title = How to crack a Golem
puzzle-p06-title = Off the hook
puzzle-p07-title = Up and out of reach
puzzle-p08-title = Spring cleaning
puzzle-p09-title = Two doors, one tower
puzzle-p10-title = Trading places
puzzle-p11-title = One down, one aside
puzzle-p12-title = Worth its weight in gold
puzzle-p13-title = The long way to the door
puzzle-p14-title = Make room up there!
puzzle-p15-title = Out by one door, in by another
puzzle-p16-title = One step short
puzzle-p17-title = Wolf for the main course
puzzle-p18-title = Pardon, pardon, pardon
puzzle-p19-title = Luck can be helped
puzzle-p20-title = Six sides, one choice
puzzle-p21-title = Swap and slip away
puzzle-p22-title = From coin to steel
puzzle-p23-title = You go first
puzzle-p24-title = Going up?
puzzle-p25-title = Fall, fall, strike
puzzle-p26-title = Leave and come again
puzzle-p27-title = A heart for a wolf
puzzle-p28-title = The way up leads down
puzzle-p29-title = Sixth floor, please
puzzle-p30-title = Change on the way
puzzle-p31-title = Swap, shove, run
puzzle-p32-title = Moving the furniture
puzzle-p33-title = Everybody to the left
puzzle-p34-title = A place of one’s own
puzzle-p35-title = Long throw
puzzle-p36-title = Fishing for mushrooms
puzzle-p37-title = A coin at the end of the world
puzzle-p38-title = Felling a tree
puzzle-p39-title = A friend in a high place
puzzle-p40-title = Zigzag
puzzle-p41-title = A staircase of gems
puzzle-p42-title = Push down to climb up
puzzle-p43-title = Let yourself drop
puzzle-p44-title = Twice down, once anew
puzzle-p45-title = Through, down and across
puzzle-p46-title = Elbows out
puzzle-p47-title = The last coin of the evening
puzzle-p48-title = Everything at once
