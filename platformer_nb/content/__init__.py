"""What lies in `content/`: found, read, and held against its shape.

`content/<game>/` has everything of one game, `content/common/` the words that belong to none. A fault in
a file is a BadInput that names the file, the key and the mend. pydantic is imported when something is
checked and not before, so that the rules can be imported without it.
"""

from platformer_nb.content.files import COMMON, content_root, game_folder
from platformer_nb.content.rulebook import load_rulebook

__all__ = ["COMMON", "content_root", "game_folder", "load_rulebook"]
