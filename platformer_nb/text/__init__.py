"""All texts for users, by key, in every available language.

The sentences are in `content/<game>/text/<language>/*.ftl` (Project Fluent). The code has only keys and
facts; a language is a folder, so adding one needs no code.
"""

from platformer_nb.text.books import BASE, FORMS, languages
from platformer_nb.text.choosing import asked_language, chosen_language
from platformer_nb.text.words import PAGE, Words

__all__ = ["BASE", "FORMS", "PAGE", "Words", "asked_language", "chosen_language", "languages"]
