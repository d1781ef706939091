"""Makes room for a lesson between two others: `python -m platformer_nb.lessons.track.renumber GAME 05`.

A lesson's number is its place, and stands in the names of its files, in the texts that send readers on to it, and in tests.
Every lesson from this number on gets the next one: its data, its texts and its notebooks are renamed, and its name and
number are changed wherever the checkout has them. Lines that may mean a lesson by its bare number are printed, to be read:
`lesson 12` cannot be told from another 12 in every language, nor `"12"` in a test. Stored progress follows by itself (`loading.present_name`).
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from platformer_nb.core.errors import BadInput
from platformer_nb.games import load_game
from platformer_nb.lessons.track.loading import lesson_names, slug

ROOT: Final = Path(__file__).resolve().parents[3]
ROOMS: Final = (
    "content",
    "docs",
    "tests",
    "platformer_nb",
    "widgets",
    "README.md",
    "CONTRIBUTING.md",
)
"""Where lessons are named."""
KINDS: Final = {".toml", ".ftl", ".py", ".md", ".js", ".mjs"}
LAST: Final = 99
"""The highest number a lesson can have."""

_SENT_ON: Final = re.compile(r"(?<=\*\*)(\d\d)(?=:\s)")
_HEAD: Final = re.compile(r"^(#+ .*[Ll]esson )(\d\d)\b", re.MULTILINE)
_BARE: Final = re.compile(r"(?<![\w.:+-])(\d\d)(?![\w%:-])")
_LINK: Final = re.compile(r"""(?:\b(?:lesson|exam)=|(?<=["']))(\d\d)\b(?!-)(?=["'/&#\\s]|$)""")


def moved(names: Iterable[str], number: int) -> dict[str, str]:
    """Return the new name of each lesson from this number on. Raise ValueError if there is no room, or no need of it."""
    found = {n: f"{int(n[:2]) + 1:02}-{slug(n)}" for n in names if int(n[:2]) >= number}
    if not any(int(name[:2]) == number for name in found):
        raise ValueError(f"no lesson has the number {number:02}: a new one can have it")
    if any(int(name[:2]) == LAST for name in found):
        raise ValueError(f"no lesson can follow {LAST}")
    return found


def make_room(root: Path, game: str, names: Mapping[str, str]) -> Iterator[str]:
    """Rename the lessons in a checkout; yield the lines that may mean one of them by its bare number."""
    for old, new in sorted(names.items(), reverse=True):
        for file in list(_files_of(root, game, old)):
            file.rename(file.with_name(file.name.replace(old, new)))
    numbers = {old[:2]: new[:2] for old, new in names.items()}
    for file in _texts(root):
        before = file.read_text(encoding="utf-8")
        words = file.suffix == ".ftl" and (root / "content" / game) in file.parents
        after = _renamed(before, names)
        if words:
            after = _HEAD.sub(lambda m: m[1] + numbers.get(m[2], m[2]), after)
            after = _SENT_ON.sub(lambda m: numbers.get(m[1], m[1]), after)
        if after != before:
            file.write_text(after, encoding="utf-8")
        bare = _BARE if words and "lesson" in file.name else _LINK
        for line, text in enumerate(after.splitlines(), 1):
            if not text.startswith("#") and {*bare.findall(text)} & {*numbers}:
                yield f"{file.relative_to(root).as_posix()}:{line}: {text.strip()}"


def _files_of(root: Path, game: str, name: str) -> Iterator[Path]:
    content = root / "content" / game
    yield from content.glob(f"lessons/{name}.toml")
    yield from content.glob(f"text/*/lesson-{name}.ftl")
    yield from (root / "notebooks" / "tutorial" / game).glob(f"*/{name}.ipynb")


def _texts(root: Path) -> Iterator[Path]:
    """Yield the files that may name a lesson."""
    for room in ROOMS:
        place = root / room
        files = sorted(place.rglob("*")) if place.is_dir() else [place]
        skipped = {"node_modules", "__pycache__"}
        yield from (
            f for f in files if f.suffix in KINDS and f.is_file() and not skipped & {*f.parts}
        )


def _renamed(text: str, names: Mapping[str, str]) -> str:
    """Return a text with all names changed at once: the new name of one lesson is no other's old one."""
    either = "|".join(map(re.escape, names))
    return re.sub(rf"(?<![\d-])({either})(?![\w-])", lambda m: names[m[1]], text)


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """Make room at the number that is given."""
    parser = argparse.ArgumentParser(
        prog="python -m platformer_nb.lessons.track.renumber", description=__doc__
    )
    parser.add_argument("game", help="the game whose lessons they are")
    parser.add_argument(
        "number",
        type=int,
        help="the number that the new lesson is to have: 06 for one that comes after 05",
    )
    chosen = parser.parse_args(arguments)
    try:
        game = load_game(chosen.game)
        names = moved(lesson_names(game, root / "content" / game.name), chosen.number)
    except (BadInput, ValueError) as error:
        parser.error(str(error))
    for line in make_room(root, game.name, names):
        print(line)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
