"""What Python of the site is made of, compiled: app.zip (this project), learn.zip (what the tutor needs besides), the library.

Nothing in them is compressed: each is packed as a whole, which makes it smaller by a tenth.
"""

from __future__ import annotations

import io
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
    "fluent.runtime",
    "fluent.syntax",
    "mistune",
    "pydantic",
    "pytz",
    "typing_extensions",
    "typing_inspection",
)
"""What a page imports of others, besides pydantic_core; all of it is pure Python."""

FOR_LESSONS: Final = (
    "annotated_types/",
    "mistune/",
    "pydantic/",
    "pydantic_core/",
    "typing_inspection/",
)
"""What only the tutor needs of these: a quarter of all."""

LEFT_OUT: Final = (
    "babel/messages/",
    "babel/localtime/_win32.py",
    "platformer_nb/_compiled/",
    "platformer_nb/_content/",
    "platformer_nb/_docs/",
    "platformer_nb/_notebooks/",
    "platformer_nb/cli/",
    "platformer_nb/l10n/",
    "platformer_nb/serve/",
    "platformer_nb/simulate/",
    "platformer_nb/site/",
    "platformer_widgets/base/jupyter.py",
    "pydantic/mypy.py",
    "pydantic/v1/",
)
"""What no page uses: servers, commands, checks of words, time zones, the pydantic of before."""

LIBRARY_LEFT_OUT: Final = tuple(
    f"{name}{ending}"
    for name in (
        *("_pyio", "_pyrepl", "antigravity", "bdb", "cProfile", "cmd", "code", "ctypes", "curses"),
        *("doctest", "ftplib", "idlelib", "imaplib", "mailbox", "modulefinder", "multiprocessing"),
        *("netrc", "optparse", "pdb", "pickletools", "plistlib", "poplib", "profile", "pstats"),
        *("pyclbr", "pydoc", "pydoc_data", "rlcompleter", "sched", "shelve", "smtplib"),
        *("socketserver", "sqlite3", "symtable", "tabnanny", "tarfile", "this"),
        *("timeit", "trace", "tracemalloc", "turtle", "unittest", "wave", "webbrowser"),
        *("wsgiref", "xml", "xmlrpc", "zipapp"),
    )
    for ending in (".", "/")
)
"""What no page imports of Python's own library: debuggers, tests, servers, mail, XML, other processes."""

SCRIPTS: Final = (".js", ".css")
"""The browser has these already, in bundles. A game's `board.js` says that it has a page, and stays."""

_SHELL: Final = Path(__file__).resolve().parent / "shell"
_FIXED: Final = (1980, 1, 1, 0, 0, 0)
"""The time of each file in the archive: the same sources give the same bytes."""


def archives(parts: Parts, stage: Path) -> dict[str, bytes]:
    """Return app.zip, learn.zip and library.zip; `stage` is an empty folder to work in.

    Raises BadInput without node, which compiles.
    """
    app, library = stage / "app", stage / "library"
    for name, source in sorted(_files()):
        copy = app / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, copy)
    _unpack(parts.wheel, app)
    compiled(parts, stage)
    ours = list(_made(app))
    return {
        "app.zip": _packed((name, path) for name, path in ours if not name.startswith(FOR_LESSONS)),
        "learn.zip": _packed((name, path) for name, path in ours if name.startswith(FOR_LESSONS)),
        "library.zip": _packed(
            (name, path) for name, path in _made(library) if not name.startswith(LIBRARY_LEFT_OUT)
        ),
    }


def compiled(parts: Parts, stage: Path) -> None:
    """Compile what lies in `app` and in each folder of `wheels` of a folder, and make `library`. Raises BadInput without node."""
    node = shutil.which("node")
    if node is None:
        raise BadInput("node", "error-site-node", "mend-site-node")
    subprocess.run(
        [node, str(_SHELL / "compile.mjs"), str(parts.pyodide), str(stage)],
        check=True,
        stdout=subprocess.DEVNULL,
    )


def _files() -> Iterator[tuple[str, Path]]:
    """Yield the name in the archive and the source of each file."""
    for package in (*PACKAGES, "platformer_nb", "platformer_widgets"):
        yield from ((name, path) for name, path in package_files(package) if _wanted(name))
    yield from content_files()


def content_files() -> Iterator[tuple[str, Path]]:
    """Yield the name in an installed package and the source of each file of the games' content."""
    for game in (COMMON, *game_names()):
        folder = Path(str(game_folder(game)))
        for path in folder.rglob("*"):
            if path.is_file() and "schemas" not in path.parts:
                yield f"platformer_nb/_content/{game}/{path.relative_to(folder).as_posix()}", path


def package_files(name: str) -> Iterator[tuple[str, Path]]:
    """Yield the name from the top and the path of each file of an installed package or module."""
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
        if path.is_file():
            yield inner, path


def wanted_locale(name: str) -> bool:
    """Return whether a file is of no other locale or time zone than those that are used."""
    if name.startswith("babel/locale-data/"):
        return name.removeprefix("babel/locale-data/").removesuffix(".dat") in _locales()
    return not name.startswith("pytz/zoneinfo/")


def _wanted(name: str) -> bool:
    return wanted_locale(name) and not (
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


def _made(folder: Path) -> Iterator[tuple[str, Path]]:
    """Yield what goes into an archive: what was compiled, and what is no Python. Like things stand together."""
    found = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".py")
    for path in sorted(found, key=lambda path: (path.suffix, path)):
        yield path.relative_to(folder).as_posix(), path


def _packed(files: Iterable[tuple[str, Path]]) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_STORED) as packed:
        for name, path in files:
            packed.writestr(zipfile.ZipInfo(name, _FIXED), path.read_bytes())
    return data.getvalue()
