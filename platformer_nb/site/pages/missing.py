"""What a host shows at an address that does not exist, in every language.

It may be shown at any depth below any folder, so it refers to no file: its script and its style stand in it, allowed by their hashes.
"""

from __future__ import annotations

import hashlib
from base64 import b64encode
from html import escape
from typing import Final

from platformer_nb.site.pages.frame import anchor
from platformer_nb.site.pages.style import CSS
from platformer_nb.text import BASE, Words, languages

MISSING: Final = "404.html"
"""The name by which hosts of plain files know the page."""


def missing(script: str) -> str:
    """Return the page; `script` finds the way home."""
    policy = (
        f"default-src 'none'; style-src {_hash(CSS)}; script-src {_hash(script)}; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'"
    )
    said = "\n".join(_said(Words(language, None)) for language in languages())
    return (
        f'<!doctype html>\n<html lang="{BASE}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{escape(policy)}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(Words(BASE, None)('site-missing'))}</title>\n<style>{CSS}</style>\n"
        f'</head>\n<body>\n<main>\n{said}\n</main>\n<script type="module">{script}</script>\n</body>\n</html>\n'
    )


def _said(words: Words) -> str:
    home = anchor("/", words("site-missing-home"))
    return f'<section lang="{words.language}"><h1>{escape(words("site-missing"))}</h1><p>{home}</p></section>'


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
