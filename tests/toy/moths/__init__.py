"""Moths: two or three moths race for the glow of a lamp. The rulebook is content/text/en/rules.ftl."""

from .game import GAME

__all__ = ["GAME"]
