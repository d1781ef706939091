"""app.zip: this project and the packages it imports, without what a page never uses, compiled."""

from __future__ import annotations

import shutil
import subprocess
import zipfile
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from platformer_nb.content.files import COMMON, game_folder
from platformer_nb.core.errors import BadInput
from platformer_nb.games import game_names
from platformer_nb.site.parts import Parts
from platformer_nb.text import languages

PACKAGES: Final = (
    "annotated_types",
    "attr",
    "babel",
    "filelock",
    "fluent.runtime",
    "fluent.syntax",
    "mistune",
    "platformdirs",
    "pydantic",
    "pytz",
    "typing_extensions",
    "typing_inspection",
)
"""What a page imports of others, besides pydantic_core; all of it is pure Python."""

LEFT_OUT: Final = (
    "babel/messages/",
    "babel/localtime/_win32.py",
    "platformer_nb/_compiled/",
    "platformer_nb/_content/",
    "platformer_nb/_notebooks/",
    "platformer_nb/cli/",
    "platformer_nb/l10n/",
    "platformer_nb/serve/",
    "platformer_nb/simulate/",
    "platformer_nb/site/",
    "platformer_widgets/base/jupyter.py",
    "pydantic/mypy.py",
    "pydantic/v1/",
    "pytz/zoneinfo/",
)
"""What no page uses: servers, commands, checks of words, time zones, the pydantic of before."""

SCRIPTS: Final = (".js", ".css")
"""The browser has these already, in bundles. A game's `board.js` says that it has a page, and stays."""

_SHELL: Final = Path(__file__).resolve().parent / "shell"
_FIXED: Final = (1980, 1, 1, 0, 0, 0)
"""The time of each file in the archive: the same sources give the same bytes."""


def write_archive(target: Path, parts: Parts, stage: Path) -> None:
    """Write the archive; `stage` is an empty folder to work in. Raises BadInput without node, which compiles."""
    node = shutil.which("node")
    if node is None:
        raise BadInput("node", "error-site-node", "mend-site-node")
    for name, source in sorted(_files()):
        copy = stage / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, copy)
    _unpack(parts.wheel, stage)
    subprocess.run(
        [node, str(_SHELL / "compile.mjs"), str(parts.pyodide), str(stage)],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    _pack(stage, target)


def _files() -> Iterator[tuple[str, Path]]:
    """Yield the name in the archive and the source of each file."""
    for package in (*PACKAGES, "platformer_nb", "platformer_widgets"):
        yield from _package(package)
    for game in (COMMON, *game_names()):
        folder = Path(str(game_folder(game)))
        for path in folder.rglob("*"):
            if path.is_file() and "schemas" not in path.parts:
                yield f"platformer_nb/_content/{game}/{path.relative_to(folder).as_posix()}", path


def _package(name: str) -> Iterator[tuple[str, Path]]:
    spec = find_spec(name)
    assert spec is not None, name
    assert spec.origin is not None, name
    origin = Path(spec.origin)
    if spec.submodule_search_locations is None:
        yield origin.name, origin
        return
    top = name.replace(".", "/")
    for path in origin.parent.rglob("*"):
        inner = f"{top}/{path.relative_to(origin.parent).as_posix()}"
        if path.is_file() and _wanted(inner):
            yield inner, path


def _wanted(name: str) -> bool:
    if name.startswith("babel/locale-data/"):
        return name.removeprefix("babel/locale-data/").removesuffix(".dat") in _locales()
    return not (
        name.startswith(LEFT_OUT)
        or _of_unoffered_game(name)
        or "__pycache__" in name
        or name.endswith((".pyi", "py.typed", ".so"))
        or (name.startswith("platformer_widgets/") and name.endswith(SCRIPTS) and not _board(name))
    )


def _of_unoffered_game(name: str) -> bool:
    """Return whether a file is of a game that nobody can play yet."""
    _, found, inner = name.rpartition("platformer_nb/games/")
    game, deeper, _ = inner.partition("/")
    return bool(found and deeper) and game not in game_names()


def _board(name: str) -> bool:
    """Return whether a file is that by which a game is known to have a page."""
    return name.startswith("platformer_widgets/games/") and name.endswith("/board.js")


def _locales() -> Iterable[str]:
    return ("root", "en_001", *languages())


def _unpack(wheel: Path, stage: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            if ".dist-info/" not in name and not name.endswith((".pyi", "py.typed")):
                packed.extract(name, stage)


def _pack(stage: Path, target: Path) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(stage.rglob("*")):
            if path.is_file() and path.suffix != ".py":
                info = zipfile.ZipInfo(path.relative_to(stage).as_posix(), _FIXED)
                info.compress_type = zipfile.ZIP_DEFLATED
                packed.writestr(info, path.read_bytes(), compresslevel=9)
