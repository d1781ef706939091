"""Plays a whole game with what is installed: run by the wheel's test in an environment of its own.

The greedy bot plays both seats; the last line printed says who has won.
"""

from platformer_nb.bots.playing import play_out
from platformer_nb.core.play.chance import Seeded
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.bots.greedy import GreedyBot
from platformer_nb.games.platformer.rules.course.setup import new_game

rules = GAME.rules
start = new_game(rules.box, 2)
result = play_out(rules, start, [GreedyBot(1), GreedyBot(2)], Seeded(1), limit_turns=300)
assert result.winners, "the game did not end"
print(f"won by seat {result.winners[0] + 1} after {result.turns} turns")
