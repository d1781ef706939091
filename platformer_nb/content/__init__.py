"""The box and the rulebook as they lie in `content/`: found, checked, and made into plain values.

`load_box()` gives all cards and tiles, `load_rulebook()` the rules by number. A fault in a file is a
BadInput that names the file, the key and the mend. pydantic is imported when something is loaded
and not before, so that the rules can be imported without it.
"""

from platformer_nb.content.files import content_root, game_folder
from platformer_nb.content.load import load_box, load_rulebook
from platformer_nb.content.rulebook import RuleEntry

__all__ = ["RuleEntry", "content_root", "game_folder", "load_box", "load_rulebook"]
