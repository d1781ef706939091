"""Weights of the evaluation."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Values of things in steps climbed, tuned in games against the greedy bot."""

    step: float = 1.0
    gem: float = 0.75
    gem_enough: int = 12
    gem_more: float = 0.15
    coin: float = 0.4
    coin_enough: int = 7
    coin_more: float = 0.1
    heart: float = 0.5
    strike: float = 12.0
    """Weight of the chance to defeat the Boss in one turn from one step away."""
    strike_now: float = 25.0
    """Weight of the chance to defeat the Boss from the present Space, on the Boss Level."""
    special: float = 0.6
    special_sword: float = 0.9
    danger: float = 0.8
    faint: float = 1.2
    lost: float = 25.0
    hurry: float = 1.0
    """Cost of each step for which a solo game has no turns left."""
    pace: float = 2.0
    """Estimated steps climbed in one turn of a solo game."""
    rival: float = 0.35
    rival_strike: float = 12.0
    item: float = 1.0
    potion: float = 0.75
    near_shop: float = 0.08
    near_gem: float = 0.7
    dice: float = 0.7
    reach: float = 0.8


DEFAULT = Weights()
