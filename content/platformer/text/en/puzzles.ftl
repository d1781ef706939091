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

puzzle-fewest-gems-title = As cheap as can be
puzzle-fewest-gems = Reach the goal in this turn. Gems may help you, but count them: there is a way that needs no more than the list below allows.
puzzle-fewest-gems-hint = First find any way, whatever it costs. Then look for the dearest symbol in it. Can two equal dice be Forged instead? Can Gravity carry you for free? Can a figure stand where you need a foothold?
puzzle-fewest-gems-done = Solved, and proven: every other way was tried, and none costs fewer gems.

puzzle-top-title = As high as can be
puzzle-top = How high can you stand before this turn is over? The list below names the highest Row that can be reached. Hanging in the air does not count: something has to hold you.
puzzle-top-hint = Start at the goal and think backwards. Which Spaces of that Row hold a Hero, from which Space is each of them entered, and what pays for the last Move?
puzzle-top-done = Solved, and proven: every other way was tried. None ends in a higher Row, and none gets this high with fewer gems.

puzzle-survive-title = Still there tomorrow
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
