"""Loading and validation of the box of Platformer."""

from platformer_nb.games.platformer.content.load import game_folder, load_box, load_rulebook

__all__ = ["game_folder", "load_box", "load_rulebook"]
