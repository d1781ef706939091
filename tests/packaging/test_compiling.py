"""The compiled rules: what is rewritten for mypyc does the same, and is used only where it fits."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

from compiling.building import build, rewrite
from compiling.modules import EXCEPTED, MIXINS, PATTERNS, compiled_files
from compiling.rewriting import CannotRewrite, Mixins, rewritten
from platformer_nb.core import compiled
from platformer_nb.core.value import field_names, is_value, replaced

HEAD = """\
from __future__ import annotations
from typing import Final
from platformer_nb.core.value import part, value
"""

VALUES = """
@value
class Coin:
    worth: int
    side: Final[str] = "head"

@value
class Medal(Coin):
    words: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return "<Medal>"
"""


def run(source: str, mixins: Mixins | None = None) -> dict[str, Any]:
    names: dict[str, Any] = {"__name__": __name__}
    exec(rewritten(HEAD + source, mixins), names)
    return names


def test_a_value_class_written_out_is_one_like_before(monkeypatch: pytest.MonkeyPatch) -> None:
    made = run(VALUES)
    coin, medal = made["Coin"], made["Medal"]
    for one in (coin, medal):
        monkeypatch.setattr(sys.modules[__name__], one.__name__, one, raising=False)
    assert field_names(medal(1)) == ("worth", "side", "words")
    assert is_value(coin)
    assert coin(2, "tail") == coin(2, "tail") != coin(2)
    assert coin(2) != medal(2)
    assert hash(coin(2)) == hash((2, "head"))
    assert replaced(medal(1), words=("x",)) == medal(1, "head", ("x",))
    assert pickle.loads(pickle.dumps(medal(1, "tail"))) == medal(1, "tail")
    assert repr(coin(2)) == "Coin(worth=2, side='head')"
    assert repr(medal(2)) == "<Medal>"
    assert coin.__match_args__ == ("worth", "side")


def test_only_a_value_that_extends_nothing_writes_its_fields_for_patterns_out() -> None:
    """Mypy refuses those of a class that differ from those of the one it extends."""
    assert rewritten(HEAD + VALUES).count("__match_args__ = ") == 1
    assert run(VALUES)["Medal"].__match_args__ == ("worth", "side", "words")


def test_rules_lose_their_decorator_and_no_other() -> None:
    source = """
from functools import lru_cache
calls = []
def rule(*ids):
    raise AssertionError
@rule("MOV-1")
@lru_cache(maxsize=None)
def twice(number: int) -> int:
    calls.append(number)
    return 2 * number
"""
    made = run(source)
    assert [made["twice"](2), made["twice"](2)] == [4, 4]
    assert made["calls"] == [2]


def test_constants_keep_their_values() -> None:
    made = run("UP, DOWN = range(2)\nA, B = range(5, 7)\nWORD = 'a'\nOTHER = [1]\n")
    assert [made[n] for n in ("UP", "DOWN", "A", "B", "WORD", "OTHER")] == [0, 1, 5, 6, "a", [1]]
    assert "DOWN: Final = 1" in rewritten("UP, DOWN = range(2)")


def test_slots_filled_one_by_one_become_a_call_of_the_constructor() -> None:
    made = run(
        VALUES
        + """
_NEW = object.__new__
def tail(of: Coin) -> Coin:
    made: Coin = _NEW(Coin)
    made.worth = of.worth
    made.side = "tail"
    return made
"""
    )
    assert made["tail"](made["Coin"](3)) == made["Coin"](3, "tail")


def test_methods_of_an_interpreted_base_are_written_in() -> None:
    base = "class Priced:\n    __slots__ = ()\n    def price(self) -> int:\n        return self.worth\n"
    mixins = Mixins("platformer_nb.core", base)
    mixins.imports = []
    made = run("@value\nclass Ware(Priced):\n    worth: int\n", mixins)
    assert made["Ware"](4).price() == 4
    assert made["Ware"].__bases__ == (object,)


@pytest.mark.parametrize(
    "source",
    [
        "@value(kw_only=True)\nclass A:\n    a: int\n",
        "@value\nclass A:\n    a: int = part(default=1, compare=False)\n",
        "@value\nclass A(Unknown):\n    a: int\n",
        "@value\nclass A:\n    a: int\n    def __post_init__(self):\n        pass\n",
    ],
)
def test_what_rewriting_does_not_know_it_refuses(source: str) -> None:
    with pytest.raises(CannotRewrite):
        rewritten(HEAD + source)


def test_every_pattern_finds_files_and_every_exception_is_one(root: Path) -> None:
    files = {file.as_posix() for file in compiled_files(root)}
    assert [pattern for pattern in PATTERNS if not any(root.glob(pattern))] == []
    assert all((root / name).exists() for name in (*EXCEPTED, MIXINS))
    assert not files & set(EXCEPTED)
    assert "platformer_nb/games/platformer/rules/legality/applying.py" in files


# --- which modules a process uses -------------------------------------------------------------------------

MODULE = "platformer_nb.core.value"


def compiled_folder(folder: Path, of: str) -> Path:
    """A folder with one module, said to be compiled from a source with this hash."""
    (folder / "platformer_nb" / "core").mkdir(parents=True)
    (folder / "platformer_nb" / "core" / f"value{EXTENSION_SUFFIXES[0]}").touch()
    (folder / "modules.json").write_text(json.dumps({MODULE: of}), encoding="utf-8")
    return folder


def source_hash(root: Path) -> str:
    return sha256((root / "platformer_nb" / "core" / "value.py").read_bytes()).hexdigest()


def test_compiled_modules_are_those_of_these_sources(
    tmp_path: Path, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(compiled.SWITCH, raising=False)
    fits = compiled_folder(tmp_path / "fits", source_hash(root))
    assert list(compiled.available(fits)) == [MODULE]
    assert compiled.available(compiled_folder(tmp_path / "stale", sha256(b"").hexdigest())) == {}
    assert compiled.available(tmp_path / "none") == {}
    monkeypatch.setenv(compiled.SWITCH, "0")
    assert compiled.available(fits) == {}


def test_a_process_that_has_imported_the_sources_keeps_them(
    tmp_path: Path, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(compiled.SWITCH, raising=False)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    folder = compiled_folder(tmp_path, source_hash(root))
    assert not compiled.use(folder)
    assert not [f for f in sys.meta_path if isinstance(f, compiled.Compiled)]
    monkeypatch.delitem(sys.modules, MODULE)
    assert compiled.use(folder)
    assert compiled.use(folder)
    (finder,) = [f for f in sys.meta_path if isinstance(f, compiled.Compiled)]
    assert finder.find_spec("platformer_nb.core.ruling") is None
    found = finder.find_spec(MODULE)
    assert found is not None
    assert found.origin is not None
    assert found.origin.endswith(EXTENSION_SUFFIXES[0])


# --- the same games ---------------------------------------------------------------------------------------

GAMES = """
import sys
from itertools import islice
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from platformer_nb.core import compiled
folder = sys.argv[2]
assert not folder or compiled.use(Path(folder))
from platformer_nb.games import load_game
from platformer_nb.simulate.one_game import play
from platformer_nb.simulate.plan import make_plan, orders
game = load_game(sys.argv[5])
options = {"artifacts": True} if game.name == "platformer" else {}
plan = make_plan(game, 9, bots=sys.argv[3].split(","), seed="same", **options)
for order in islice(orders(plan), int(sys.argv[4])):
    print(play(game, order))
print(sys.modules[f"platformer_nb.games.{game.name}.model.state"].__file__, file=sys.stderr)
"""


def games(
    tree: Path, folder: Path | None, bots: str, many: int, game: str = "platformer"
) -> tuple[str, str]:
    """The records of some games played in a process of its own, and the file of a module that played them."""
    command = [sys.executable, "-c", GAMES, str(tree), str(folder or ""), bots, str(many), game]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr.strip()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "bots"), [("platformer", "random,greedy"), ("labyrinth", "greedy")]
)
def test_the_rewritten_rules_play_the_same_games(
    root: Path, tmp_path: Path, game: str, bots: str
) -> None:
    rewrite(root, tmp_path)
    (tmp_path / "content").symlink_to(root / "content")
    mine, theirs = (games(tree, None, bots, 2, game) for tree in (root, tmp_path))
    assert theirs[1].startswith(str(tmp_path))
    assert mine[0].count("\n") == 2
    assert theirs[0] == mine[0]


@pytest.mark.deep
def test_the_compiled_rules_play_the_same_games(root: Path, tmp_path: Path) -> None:
    made = build(root, tmp_path, level="0")
    pure, fast = (games(root, folder, "random,greedy,search", 32) for folder in (None, made))
    assert fast[1].startswith(str(made))
    assert fast[0].count("\n") == 32
    assert fast[0] == pure[0]
