"""The rule functions of Labyrinth, by the ids of its rulebook."""

from __future__ import annotations

from platformer_nb.core.registry import Registry

RULEBOOK = Registry("labyrinth")
rule = RULEBOOK.rule
