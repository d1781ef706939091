"""Whether the goals of an exercise can still be reached, and which action has lost them."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from platformer_nb.core.play.session import Entry
from platformer_nb.core.rules import NATURE
from platformer_nb.lessons.track.solvability import Reach, reach

if TYPE_CHECKING:
    from platformer_nb.lessons.boards.boards import Exercise

PATIENCE: Final = 3_000
"""Most successors in a search: a learner does not wait for one."""

Done = Entry[Any, Any, Any]


class Lost(NamedTuple):
    """Goals that cannot be reached any more.

    `back` is the length of the history to return to, from where they can. `action` is the entry that lost
    them; None if it may have been any of several. With `turn` they are lost as far as the exercise's own
    turn goes; later ones may still bring them.
    """

    back: int
    action: Done | None
    turn: bool = False


class Prospects:
    """The prospects of a board after each entry of its history; what is known is kept until it is taken back."""

    def __init__(self, board: Exercise, patience: int = PATIENCE) -> None:
        self.board = board
        self.patience = patience
        self._known: list[tuple[Done, Reach]] = []
        self._found: dict[Hashable, Reach] = {}

    def here(self) -> Reach:
        """Return what is known of the position on the board: a shortest way, that there is none, or neither."""
        history = self.board.session.history
        self._follow(history)
        return self._after(len(history))

    def lost(self) -> Lost | None:
        """Return how the goals were lost; None while they can be reached or nothing is known."""
        history = self.board.session.history
        self._follow(history)
        solved = any(known.way == () for _, known in self._known)
        if solved or not self._after(len(history)).lost:
            return None
        return self._blamed(history)

    def _follow(self, history: list[Done]) -> None:
        """Judge the last entry of the history; of earlier ones that came with it only that lost stays lost."""
        self._forget(history)
        while len(self._known) < len(history):
            entry = history[len(self._known)]
            last = len(self._known) + 1 == len(history)
            self._known.append((entry, self._judged(entry) if last else self._passed()))

    def _passed(self) -> Reach:
        return self._after(len(self._known))._replace(way=None)

    def _forget(self, history: list[Done]) -> None:
        """Drop what is known of entries that have been taken back."""
        same = 0
        for (entry, _), done in zip(self._known, history, strict=False):
            if entry is not done:
                break
            same += 1
        del self._known[same:]

    def _after(self, length: int) -> Reach:
        return self._known[length - 1][1] if length else self._start

    @cached_property
    def _start(self) -> Reach:
        """The first solution leads on from the initial position, and none is shorter."""
        runner = self.board.fresh()
        found = []
        for action in self.board.step.solutions[0]:
            found.append(runner.read(action))
            runner.advance(found[-1])
        return Reach(way=tuple(found))

    def _judged(self, entry: Done) -> Reach:
        before = self._after(len(self._known))
        if self.board.solved:
            return Reach(way=())
        if self.board.fails():
            return Reach(lost=True)
        if before.lost:
            return before
        if entry.actor != NATURE and before.way and before.way[0] == entry.action:
            return Reach(way=before.way[1:])
        return self._searched()

    def _searched(self) -> Reach:
        """Search from the board's position; who takes back and tries again comes to the same ones."""
        runner, goals = self.board.runner, self.board.step.goals
        attempt = runner.attempt
        key = (runner.state, runner.unspoken(), tuple(goal.memory(attempt) for goal in goals))
        if key not in self._found:
            found = reach(runner, goals, self.patience, self.board.goes_on, self.board.in_turn)
            self._found[key] = found
        return self._found[key]

    def _blamed(self, history: list[Done]) -> Lost:
        """Return the last point from which a way was known, and what was done there."""
        first = len(history)
        while first and self._after(first).lost:
            first -= 1
        back = first
        while back and self._after(back).way is None:
            back -= 1
        mine = [entry for entry in history[back:] if entry.actor != NATURE]
        sure = back == first or len(mine) == 1
        turn = self._after(len(history)).turn
        return Lost(back, mine[0] if sure and mine else None, turn)


def lost_text(board: Exercise, lost: Lost) -> str:
    """Return that the goals of a board cannot be reached any more, in this turn or ever, and what has lost them."""
    words, entry = board.words, lost.action
    over = "no" if board.in_turn(board.runner.state) else "yes"
    if entry is None:
        return words("lesson-lost-turn", over=over) if lost.turn else words("lesson-lost")
    action = board.game.narrator.action(entry.before, entry.action, words)
    if lost.turn:
        return words("lesson-lost-turn-by", over=over, action=action)
    return words("lesson-lost-by", action=action)
