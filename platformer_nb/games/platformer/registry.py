"""The rule functions of Platformer, by the ids of its rulebook."""

from __future__ import annotations

from platformer_nb.core.registry import Registry

RULEBOOK = Registry("platformer", draft="Draft")
rule = RULEBOOK.rule
