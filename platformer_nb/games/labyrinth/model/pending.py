"""All kinds of frames in one place."""

from __future__ import annotations

from typing import Final, TypeAlias, get_args

from platformer_nb.games.labyrinth.model import card_frames as c
from platformer_nb.games.labyrinth.model import frames as f

Frame: TypeAlias = (
    f.TakeTile
    | f.PickTile
    | f.LayTile
    | f.LayBlank
    | f.StockItem
    | f.Explore
    | f.Answers
    | f.Test
    | f.Fallen
    | f.HiddenTrap
    | f.TrapActs
    | f.DropItem
    | f.Combat
    | f.PushOff
    | f.TakeCard
    | f.CardShown
    | f.Walk
    | f.Meet
    | f.FirstPlayer
    | f.EndTurn
    | c.DealCharacter
    | c.Aim
    | c.Look
    | c.RevealTrap
    | c.Redraw
    | c.ShowItem
    | c.AtTrap
    | c.Won
    | c.TokensAct
    | c.AtGate
    | c.TakeEvent
    | c.Once
    | c.Lasts
    | c.Strike
    | c.LayDown
    | c.Demolish
    | c.Uncover
    | c.TurnCovered
    | c.Enter
    | c.GolemEnters
)

FRAMES: Final[tuple[type, ...]] = get_args(Frame)
"""The same as a row."""
