"""Drawing characters before the game, and changing one in its course (SET-12, CHR)."""

from __future__ import annotations

from collections.abc import Sequence

from platformer_nb.core.play.chance import Odds
from platformer_nb.core.registry import Instead
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Cite
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.card_frames import DealCharacter
from platformer_nb.games.labyrinth.model.cards.things import Character
from platformer_nb.games.labyrinth.model.state import NO_CHARACTER, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.records import Decision, nothing


@rule("TWO-1", off=True)
def takes_part(one: Character, players: int) -> bool:
    """TWO-1: with 2 players two characters stay in the box, as they need more of them."""
    return one.players <= players


@rule("SET-12", "CHR-8", off=(0, 1))
def undealt(state: State) -> tuple[int, ...]:
    """SET-12, CHR-8: a character is one that nobody has."""
    taken = {pawn.character for pawn in state.pawns}
    return tuple(
        number
        for number, one in enumerate(state.box.characters.values())
        if number not in taken and takes_part(one, len(state.pawns))
    )


@rule("CHR-8")
def is_undealt(state: State, _frame: DealCharacter, action: a.Deal) -> Cite | None:
    """CHR-8: only a character that is not in play is drawn."""
    return None if action.character in undealt(state) else Cite("CHR-8")


@rule("SET-12", "CHR-1", "CHR-2", "CHR-3", "CHR-7", off=Instead(nothing))
def deal(builder: StateBuilder, frame: DealCharacter, action: a.Deal) -> None:
    """SET-12, CHR-7: a seat has the character that was drawn, on the spot.

    CHR-1, CHR-2, CHR-3: lives, the Fate Crystal, stun tokens, keys and items stay as they are.
    """
    before = builder.pawn(frame.seat).character
    builder.change_pawn(frame.seat, character=action.character)
    if before == NO_CHARACTER:
        builder.tell("dealt", "SET-12", frame.seat, number=action.character)
    else:
        builder.tell("changed-character", "CHR-7", frame.seat, number=action.character)


def _options(state: State, _frame: DealCharacter) -> Sequence[a.Action]:
    return Odds(map(a.Deal, undealt(state)))


DECISIONS = (
    Decision(
        DealCharacter,
        lambda _s, _f: NATURE,
        nothing,
        (a.Deal,),
        _options,
        is_undealt,
        lambda state, frame, _a: (
            Cite("SET-12" if state.pawns[frame.seat].character < 0 else "CHR-8"),
        ),
        deal,
    ),
)
