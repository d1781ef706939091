"""Content files (`content/`): locating, reading and validating them.

`content/<game>/` has everything of one game, `content/common/` the texts that belong to none. An error in
a file is a BadInput with the file, the key and the fix. pydantic is imported only for validation, so
that the rules can be imported without it.
"""

from platformer_nb.content.files import COMMON, content_root, game_folder
from platformer_nb.content.rulebook import load_rulebook

__all__ = ["COMMON", "content_root", "game_folder", "load_rulebook"]
