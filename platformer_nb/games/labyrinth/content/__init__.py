"""Loading and validation of the box of Labyrinth."""

from platformer_nb.games.labyrinth.content.load import game_folder, load_box, load_rulebook

__all__ = ["game_folder", "load_box", "load_rulebook"]
