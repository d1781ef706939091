### After a game: how it went, looking through it, its sounds.

## How it went

decided = What decided it
decided-ahead = { $last ->
    [yes] { $player } got ahead only in the last { term-turn }, { $turn } ({ $series }).
   *[no] From { term-turn } { $turn } on { $player } was ahead to the end ({ $series }).
  }
decided-gain = { term-turn } { $turn } brought the largest gain. { $series }: { $player } gained { $n } on the best rival.
decided-lead = { term-turn } { $turn } brought the largest gain. { $series }: { $player } gained { $n } on the best rival and took the lead.
standings = Final standings
standings-rank = Place
timeline = { term-turn } by { term-turn }
timeline-hint = Point at the chart, tap it, or use the arrow keys: the values of that { term-turn } appear below it.
timeline-open = Show this moment
timeline-table = The same as a table
timeline-turn = { term-turn }

## Looking through a game

review = Look through the game
review-action-next = Next action
review-action-before = Previous action
branch-is = This is a branch of another game.
review-branch = Play on from here
review-branch-hint = That begins a new game from this moment. This one stays as it is.
review-branch-over = The game ends here. Go back a little to play on from there.
review-first = To the beginning
review-keys = Keys: arrows for actions, Page Up and Page Down for { term-turns }, Space to play.
review-last = To the end
review-moment = { term-turn } { $turn } · action { $at } of { $count }
review-of = Played by { $players }
review-pause = Pause
review-play = Play
review-setup = Set-up
review-slider = Moment of the game
review-speed = Pace
review-start = The game begins.
review-turn = { term-turn } { $n }
review-turn-before = Previous { term-turn }
review-turn-next = Next { term-turn }
saved-review = Look through it
load-review = Only look through it

## Sounds

sound = Sound
sound-loud = loud
sound-normal = normal
sound-off = off
sound-quiet = quiet

## Errors

error-review-handover = the screen is being handed over
error-review-hidden = this game is not over, and it hides something from its players
mend-review-handover = Look through the game when the player has taken the screen
mend-review-hidden = Go on with it; when it is over, everybody may look through it
place-review = looking through a game
