"""A language made by machine: English with an accent on every letter, longer, and in brackets.

What is shown without accents in it does not come from the texts. `python -m tests.l10n.pseudo FOLDER` writes it; the
variable PLATFORMER_TEXTS adds it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast

from platformer_nb.content.files import COMMON, game_folder, names_in, read_text
from platformer_nb.text.books import BASE, GENDER

PSEUDO: Final = "eo"
"""Its code: any of a real language with English plural forms, for numbers and browsers."""

_PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED: Final = "åƀçđéƒğĥîĵķļɱñöþǫŕšŧûṽŵẋýžÅƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞǪŔŠŦÛṼŴẊÝŽ"
_ACCENTS: Final = str.maketrans(_PLAIN, _ACCENTED)
_LONGER: Final = str.maketrans({v: v * 2 for v in "åéîöû"})
_KEPT: Final = re.compile(r"(`+|\]\([^)]*\)|<[^>]*>|https?://\S+)")

UNTRANSLATED: Final = re.compile(r"[A-Za-z]{2,}")
"""Letters without accents."""


def pseudo(text: str) -> str:
    """Return a text with an accent on every letter, and its vowels twice."""
    return text.translate(_ACCENTS).translate(_LONGER)


def plain(text: str) -> str:
    """Return the words of a text without accents, code and names of Spaces and rules left out."""
    text = re.sub(r"```.*?```|`[^`]*`", " ", text, flags=re.DOTALL)
    text = re.sub(r"\b[A-Z]{2,4}-\d+\b", " ", text)
    return " ".join(UNTRANSLATED.findall(text))


def write(folder: Path, games: tuple[str, ...] = ("platformer",)) -> Path:
    """Write the language to a folder for PLATFORMER_TEXTS, and return the folder."""
    for name in (COMMON, *games):
        source = game_folder(name)
        for file in names_in(source, f"text/{BASE}", ".ftl"):
            path = folder / name / "text" / PSEUDO / file.rpartition("/")[2]
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(_translated(read_text(source, file)), encoding="utf-8")
    return folder


def _translated(source: str) -> str:
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                _accent(entry.value, False)
            for attribute in entry.attributes:
                if attribute.id.name != GENDER:
                    _accent(attribute.value, False)
            if entry.value is not None and _is_one_line(entry.value):
                entry.value.elements = [
                    ast.TextElement("⟦"),
                    *entry.value.elements,
                    ast.TextElement("⟧"),
                ]
    return FluentSerializer().serialize(resource)


def _is_one_line(pattern: ast.Pattern) -> bool:
    return all(isinstance(e, ast.TextElement) and "\n" not in e.value for e in pattern.elements)


def _accent(pattern: ast.Pattern, code: bool) -> bool:
    """Put accents on a pattern; `code`: it begins within backticks. Return whether it ends so."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts = _KEPT.split(element.value)
            for number, part in enumerate(parts):
                if part.startswith("`"):
                    code = not code
                elif number % 2 == 0 and not code:
                    parts[number] = pseudo(part)
            element.value = "".join(parts)
        elif isinstance(element.expression, ast.SelectExpression):
            ends = [_accent(variant.value, code) for variant in element.expression.variants]
            code = ends[0]
    return code


if __name__ == "__main__":
    print(write(Path(sys.argv[1])))
