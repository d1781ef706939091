"""What the attack cards of a Boss do, as data (BOS-8)."""

from __future__ import annotations

from typing import ClassVar

from platformer_nb.core.input.data_shape import Checked, Count, Id, Some
from platformer_nb.core.value import value


@value
class Hit(Checked):
    """Effect of a boss card: each Hero in range suffers `wounds`."""

    name: ClassVar = "hit"
    rests_on: ClassVar = ("BOS-13", "WND-2")
    wounds: Some


@value
class GiveToken(Checked):
    """Effect of a boss card: each Hero in range takes the token.

    A Hero with token `ward` may discard that instead and gain `ward_gems` gems (MED-4).
    """

    name: ClassVar = "token"
    rests_on: ClassVar = ("BOS-9",)
    token: Id
    ward: Id = ""
    ward_gems: Count = 0


@value
class Lose(Checked):
    """Effect of a boss card: each Hero in range loses coins or gems, at most those it has."""

    name: ClassVar = "lose"
    rests_on: ClassVar = ("BOS-8",)
    coins: Count = 0
    gems: Count = 0


@value
class Strike(Checked):
    """Effect of a boss card: the Boss attacks each Hero in range with its own damage (BOS-13)."""

    name: ClassVar = "strike"
    rests_on: ClassVar = ("BOS-13",)


@value
class ResetSpecial(Checked):
    """Effect of a boss card: each Hero in range resets its Special die."""

    name: ClassVar = "reset-special"
    rests_on: ClassVar = ("DIE-3",)


@value
class Summon(Checked):
    """Effect of a boss card: one of the Boss's summons appears (BOS-11)."""

    name: ClassVar = "summon"
    rests_on: ClassVar = ("BOS-11", "BOS-17")
    enemy: Id


BossEffect = Hit | GiveToken | Lose | Strike | ResetSpecial | Summon
