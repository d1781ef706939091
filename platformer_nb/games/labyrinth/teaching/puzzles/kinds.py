"""The kinds of puzzles: win, fetch a key, build a way, lead the Golem."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field

from platformer_nb.core.game import Words
from platformer_nb.games.labyrinth.model.actions import Action, SetTrap
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.narration.called import name_of
from platformer_nb.games.labyrinth.narration.positions import say_pawn
from platformer_nb.games.labyrinth.teaching.goals.goals import Goal
from platformer_nb.lessons.puzzles import models
from platformer_nb.lessons.puzzles.plain import PlainPuzzles

KINDS: Final = ("win", "fetch", "way", "golem")


class Puzzle(models.Puzzle):
    """A puzzle about one turn. `script` is what chance brings in it."""

    kind: Literal["win", "fetch", "way", "golem"]
    goals: Annotated[list[Goal], Field(min_length=1)]  # type: ignore[assignment]


class LabyrinthPuzzles(PlainPuzzles):
    """The puzzles part of Labyrinth; see `core.parts.teaching.Puzzles`. The shortest solution is the best."""

    model = Puzzle
    kinds = KINDS
    choices = (
        "build", "lay", "move", "jump", "safe", "rest", "attack", "set", "move golem", "step", "activate",
        "take", "swap", "use", "pact", "leave", "at", "cell", "turn", "exchange", "choose", "decline", "end",
    )  # fmt: skip
    starter = "end"
    ending = ("end",)

    def is_idle(self, before: State, action: Action, after: State) -> bool:
        """Return whether the action cannot help: a trap that is set harms somebody in another turn, if ever."""
        return isinstance(action, SetTrap)

    def player(self, state: State, words: Words) -> str:
        """Return the active character's name, its abilities, and what its items do; what it has stands beside the board."""
        pawn = state.pawn
        told = []
        if pawn.character >= 0:
            card = tuple(state.box.characters.values())[pawn.character]
            own = (card.passive.id, *card.abilities)
            told += [f"{words(f'ability-{a}')}: {words(f'ability-{a}-text')}" for a in own]
        told += [
            f"{words(f'card-{item}')}: {words(f'card-{item}-text')}"
            for item in (state.box.item_ids[one] for one in pawn.items)
        ]
        return f"{name_of(state, state.active, words)}. {' '.join(told)}".strip()

    def around(self, state: State, words: Words) -> tuple[str, ...]:
        """Return what the other characters have."""
        seats = (seat for seat in range(len(state.pawns)) if seat != state.active)
        return tuple(say_pawn(state, seat, words, named=True) for seat in seats)
