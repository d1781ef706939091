"""Writes docs/chapters.md: in which modules the functions of each chapter of the rulebook are.

After a rule, or a function of one, has come, gone or moved:

    .venv/bin/python docs/write_chapters.py
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from platformer_nb import DEFAULT_GAME, load_game  # noqa: E402
from platformer_nb.core.game import AnyGame  # noqa: E402
from platformer_nb.games import game_names  # noqa: E402
from platformer_nb.text import Words  # noqa: E402

PAGE = ROOT / "docs" / "chapters.md"

HEAD = """\
# Where the rules of each chapter are

The functions of the rules, by the first letters of their ids: the module that has most of them first, with the numbers of
the rules that have a function there. A new rule goes beside those it is most like: what a shove costs, ENM-8, is in
`rules/figures/combat.py`, and how Enemies step in `rules/figures/enemies.py`. The paths begin in the game's folder.
Made by `docs/write_chapters.py`. `platformer-nb rules ENM-8` and `platformer-nb --game labyrinth rules GOL-3` have the functions
of one rule, with their lines.
"""

TABLE = """
## {title}: `platformer_nb/games/{name}/`

| ids | chapter | modules, and the rules in each |
|---|---|---|
"""

GAMES = ROOT / "platformer_nb" / "games"


def described() -> str:
    """Return the page: the games of this tree, the default one first."""
    names = sorted(game_names(), key=lambda name: (name != DEFAULT_GAME, name))
    return HEAD + "".join(_table(load_game(name)) for name in names if (GAMES / name).is_dir())


def _table(game: AnyGame) -> str:
    words = Words("en", game.name)
    title = words("page-title")
    return TABLE.format(title=title, name=game.name) + "\n".join(_rows(game, words)) + "\n"


def _rows(game: AnyGame, words: Words) -> Iterator[str]:
    package = f"platformer_nb.games.{game.name}."
    rooms = import_module(package[:-1])
    for part in walk_packages(rooms.__path__, package):
        import_module(part.name)  # a module enters its functions when it is imported
    found: dict[str, Counter[str]] = defaultdict(Counter)
    numbers: dict[tuple[str, str], set[int]] = defaultdict(set)
    for entry in game.rulebook.registry:
        module = entry.function.__module__.removeprefix(package).replace(".", "/") + ".py"
        for rule in entry.rules:
            chapter, _, number = rule.rpartition("-")
            found[chapter][module] += 1
            numbers[chapter, module].add(int(number))
    for chapter in dict.fromkeys(rule.rpartition("-")[0] for rule in game.rulebook.entries):
        if not found[chapter]:
            continue  # worked examples have ids and no functions
        modules = sorted(found[chapter], key=lambda module: (-found[chapter][module], module))
        listed = (f"`{module}` {_spans(numbers[chapter, module])}" for module in modules)
        yield f"| {chapter} | {words(f'chapter-{chapter}')} | {'; '.join(listed)} |"


def _spans(numbers: set[int]) -> str:
    """Return numbers with neighbours joined: 1-3, 5."""
    spans: list[list[int]] = []
    for number in sorted(numbers):
        if spans and number == spans[-1][1] + 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return ", ".join(f"{a}" if a == b else f"{a}-{b}" for a, b in spans)


if __name__ == "__main__":
    PAGE.write_text(described(), encoding="utf-8")
