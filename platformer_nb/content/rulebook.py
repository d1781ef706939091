"""The rules by number."""

from platformer_nb.core.game import RuleEntry

__all__ = ["RuleEntry"]
