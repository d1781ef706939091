"""Every word a person reads, by key, in the languages there are.

The sentences stand in `content/<game>/text/<language>/*.ftl` (Project Fluent). The code knows keys and
facts; a language is a folder, and adding one touches no code.
"""

from platformer_nb.text.books import BASE, FORMS, languages
from platformer_nb.text.choosing import asked_language, chosen_language
from platformer_nb.text.words import Words

__all__ = ["BASE", "FORMS", "Words", "asked_language", "chosen_language", "languages"]
