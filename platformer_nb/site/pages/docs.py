"""The documentation as pages: each file of docs/ with the links between them, and a list of all. It is written in English."""

from __future__ import annotations

import posixpath
import re
import shutil
from collections.abc import Iterator
from html import escape, unescape
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import mistune

from platformer_nb.site.pages.frame import anchor, page
from platformer_nb.text import BASE, Words

FOLDER: Final = "docs"
INDEX: Final = f"{FOLDER}/"
ATTACHED: Final = (".png", ".svg", ".json", ".service", "Containerfile", "jupyterhub_config.py")
"""What pages show or link to is copied as it is: files whose names end in these."""

_PACKAGE: Final = Path(__file__).resolve().parents[2]
_TOLD: Final = re.compile(r'<(h1|p)(?: id="[^"]*")?>(.*?)</\1>', re.DOTALL)
_TAG: Final = re.compile(r"<[^>]+>")
_LINK_OUT: Final = re.compile(r"[a-z]+:")


def docs_folder() -> Path:
    """Return the folder of the documentation: inside the installed package, or in the checkout."""
    installed = _PACKAGE / "_docs"
    return installed if installed.is_dir() else _PACKAGE.parent / FOLDER


def docs_pages(games: list[str]) -> Iterator[tuple[str, str]]:
    """Yield path and text of each page, and of the list of them."""
    listed = []
    for path in sorted(docs_folder().glob("*.md")):
        title, lead, body = rendered(path.read_text(encoding="utf-8"))
        name = f"{path.stem}.html"
        listed.append(f"<dt>{anchor(name, title)}</dt><dd>{escape(lead)}</dd>")
        yield f"{FOLDER}/{name}", _page(f"{FOLDER}/{name}", title, lead, body, games)
    title = Words(BASE, None)("site-docs")
    body = f"<h1>{escape(title)}</h1><dl>{''.join(listed)}</dl>"
    yield f"{INDEX}index.html", _page(f"{INDEX}index.html", title, title, body, games)


def copy_attached(out: Path) -> None:
    """Copy what the pages show or link to beside them."""
    home = docs_folder()
    for path in home.rglob("*"):
        if path.is_file() and path.name.endswith(ATTACHED):
            target = out / FOLDER / path.relative_to(home)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)


def rendered(text: str) -> tuple[str, str, str]:
    """Return the title of a file, its first paragraph and its HTML."""
    body = mistune.create_markdown(renderer=_Pages(), plugins=["table"])(text)
    assert isinstance(body, str)
    found = dict(reversed(_TOLD.findall(body)))
    title, lead = (" ".join(_TAG.sub("", found.get(kind, "")).split()) for kind in ("h1", "p"))
    return unescape(title), unescape(lead), body


class _Pages(mistune.HTMLRenderer):
    """HTML with headings that can be linked to, links between pages, and no style of its own, which the policy forbids."""

    def heading(self, text: str, level: int, **_attrs: Any) -> str:
        """Name a heading as the links of Markdown do."""
        plain = re.sub(r"&\w+;", "", _TAG.sub("", text)).lower()
        named = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
        return f'<h{level} id="{named}">{text}</h{level}>\n'

    def link(self, text: str, url: str, title: str | None = None) -> str:
        """Lead from page to page; what lies elsewhere in the repository is named and not linked."""
        target = to(url)
        return text if target is None else f'<a href="{escape(target)}">{text}</a>'

    def table_cell(self, text: str, align: str | None = None, head: bool = False) -> str:
        """Leave out how a cell is aligned."""
        kind = "th" if head else "td"
        return f"<{kind}>{text}</{kind}>\n"


def to(url: str) -> str | None:
    """Return where a link of a file leads on the site; None if that is not there."""
    if _LINK_OUT.match(url) or url.startswith("#"):
        return url
    path, fragment = urlsplit(url).path, urlsplit(url).fragment
    if posixpath.normpath(path).startswith(".."):
        return None
    found = f"{path.removesuffix('.md')}.html" if path.endswith(".md") else path
    return f"{found}#{fragment}" if fragment else found


def _page(path: str, title: str, about: str, body: str, games: list[str]) -> str:
    return page(
        path=path,
        language=BASE,
        title=title,
        about=about or title,
        body=body,
        games=games,
        spoken=(BASE,),
    )
