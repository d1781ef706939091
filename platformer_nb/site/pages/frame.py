"""What every page that is read has around it: head, languages, the ways to the other pages."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final, NamedTuple

from platformer_nb.content.files import game_folder
from platformer_nb.games import load_game
from platformer_nb.lessons.track.start import START
from platformer_nb.site.lab import FOLDER as LAB
from platformer_nb.site.pages.style import STYLE
from platformer_nb.text import Words, languages

POLICY: Final = (
    "default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'"
)


class Link(NamedTuple):
    """A way to another page: its address from the root of the site, and what it is called."""

    to: str
    text: str


def ways(games: Iterable[str], language: str, *, lab: bool = False) -> list[Link]:
    """Return the ways to what is played and read, in a language; with `lab` to the notebooks too."""
    words = Words(language, None)
    found = [Link("./", words("site-play")), Link("tutor/", words("site-learn"))]
    for name in games:
        game = Words(language, name)("page-title")
        found.append(Link(f"rules/{name}/{language}/", words("site-rules", game=game)))
        if has_box(name):
            found.append(Link(f"box/{name}/{language}.html", words("site-box", game=game)))
        if lab and has_lessons(name):
            first = f"{LAB}/lab/index.html?path={name}/{language}/{START}.ipynb"
            found.append(Link(first, words("site-notebooks", game=game)))
    found.append(Link("docs/", words("site-docs")))
    return [*found, Link(f"privacy/{language}.html", words("site-privacy"))]


def has_box(name: str) -> bool:
    """Return whether the box of a game can be read."""
    from platformer_nb.table.reference.box_page import has_catalogue

    return has_catalogue(load_game(name))


def has_lessons(name: str) -> bool:
    """Return whether a game is taught."""
    return (game_folder(name) / "lessons").is_dir()


def page(
    *,
    path: str,
    language: str,
    title: str,
    about: str,
    body: str,
    games: list[str],
    head: str = "",
    spoken: Iterable[str] = (),
    wide: bool = False,
) -> str:
    """Return a page; `path` is its address from the root, in which `{language}` stands for the language.

    `body` and `head` are HTML, all else is text. `spoken`: the languages there are of it, if not all. `wide`: it holds more than text.
    """
    codes = tuple(spoken) or languages()
    root = "../" * path.count("/")
    nav = " ".join(anchor(root + to, text) for to, text in ways(games, language))
    others = [code for code in codes if code != language]
    said = " ".join(
        f'<a href="{root}{path.format(language=code)}" hreflang="{code}" lang="{code}">'
        f"{escape(Words(code, None)('language-name'))}</a>"
        for code in others
    )
    alternates = "".join(
        f'<link rel="alternate" hreflang="{code}" href="{root}{path.format(language=code)}">'
        for code in codes
    )
    kind = ' class="wide"' if wide else ""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{escape(POLICY)}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="description" content="{escape(about)}">\n<title>{escape(title)}</title>\n'
        f'<link rel="icon" href="{root}icon.svg">\n<link rel="stylesheet" href="{root}{STYLE}">\n'
        f"{alternates}{head}\n</head>\n<body{kind}>\n<nav>{nav}</nav>\n<main>\n{body}\n</main>\n"
        f"<footer>{said}</footer>\n</body>\n</html>\n"
    )


def anchor(to: str, text: str) -> str:
    """Return a link as HTML."""
    return f'<a href="{escape(to)}">{escape(text)}</a>'


def paragraphs(texts: Iterable[str]) -> str:
    """Return texts as paragraphs; empty ones are left out."""
    return "".join(f"<p>{escape(text)}</p>" for text in texts if text)
