"""JupyterLite with the tutorials: the notebooks as they are, run in the reader's browser, for those who want code.

JupyterLite itself is built by its own program. What it runs is compiled like the pages, but whole: a reader may import what
no page does. Nothing is fetched from anywhere else: its list of packages names the files of this folder alone.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from platformer_nb.content.files import game_folder
from platformer_nb.core.errors import BadInput
from platformer_nb.site.archive import compiled, content_files, package_files, wanted_locale
from platformer_nb.site.parts import CHECKOUT, ENGINE_FILES, Parts

FOLDER: Final = "code"
"""Where it lies in the site."""

OWN: Final = "platformer_nb"
LEFT_OUT: Final = (
    "_compiled/",
    "_content/",
    "_docs/",
    "_notebooks/",
    "cli/",
    "l10n/",
    "serve/",
    "site/",
)
"""What no notebook uses of this project."""

EXTENSIONS: Final = ("@jupyter-widgets/jupyterlab-manager", "anywidget")
"""The extensions of JupyterLab that draw components; they are installed with it."""

KERNEL: Final = "@jupyterlite/pyodide-kernel-extension"
STORE: Final = "platformer-nb notebooks"
STORED: Final = ("contents", "settings", "workspaces")
"""What JupyterLite stores in the browser, each by its own name."""

PROGRESS: Final = "/drive/progress.json"
"""Progress lies beside the notebooks, where the browser keeps it."""

LIST: Final = "all.json"
"""In each folder below `api/contents`: what lies in the folder of that name."""

_LONG_AGO: Final = "1980-01-01T00:00:00Z"
_FIXED: Final = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Lab:
    """The parts of JupyterLite: `tools` (what builds it) and `wheels` (what its Python brings)."""

    tools: Path
    wheels: Path


def found_lab(folder: Path | None = None) -> Lab | None:
    """Return the parts in a folder, or in that of `make site`; None if they are not there and nobody named a folder.

    Raises BadInput for a named folder without them.
    """
    home = folder or CHECKOUT / ".venv" / "lab"
    lab = Lab(home / "tools", home / "wheels")
    if (lab.tools / "jupyterlite_core").is_dir() and any(lab.wheels.glob("*.whl")):
        return lab
    if folder is not None:
        raise BadInput(str(folder), "error-site-lab", "mend-site-lab")
    return None


def write_lab(out: Path, parts: Parts, lab: Lab, stage: Path) -> None:
    """Write it into a folder; `stage` is an empty folder to work in."""
    _built(out, lab, stage)
    engine = out / "static" / "pyodide"
    engine.mkdir(parents=True)
    for name in ENGINE_FILES:
        shutil.copyfile(parts.pyodide / name, engine / name)
    _packages(stage / "wheels", lab, parts)
    compiled(parts, stage)
    # Under the name that Pyodide looks for.
    (engine / "python_stdlib.zip").write_bytes(_zipped(stage / "library"))
    lock = json.loads((parts.pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    packages = _listed(engine, stage / "wheels")
    (engine / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": packages}))
    _set_up(out / "jupyter-lite.json", list(packages))
    _notebooks(out)


def _built(out: Path, lab: Lab, stage: Path) -> None:
    """Run the program of JupyterLite, with the extensions that the notebooks need and no other."""
    installed = Path(sys.prefix) / "share" / "jupyter" / "labextensions"
    own = lab.tools / "share" / "jupyter" / "labextensions"
    config = {
        "LiteBuildConfig": {
            "ignore_sys_prefix": ["federated_extensions"],
            "federated_extensions": [
                *(str(installed / name) for name in EXTENSIONS),
                str(own / KERNEL),
            ],
        }
    }
    home = stage / "lite"
    home.mkdir()
    (home / "jupyter_lite_config.json").write_text(json.dumps(config), encoding="utf-8")
    options = ("--no-sourcemaps", "--no-unused-shared-packages", "--apps", "lab")
    done = subprocess.run(
        [sys.executable, "-m", "jupyterlite_core", "build", "--output-dir", str(out), *options],
        cwd=home,
        env={**os.environ, "PYTHONPATH": str(lab.tools)},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise BadInput("jupyter lite build", "error-site-lab", "mend-site-lab") from RuntimeError(
            done.stderr
        )


def _packages(target: Path, lab: Lab, parts: Parts) -> None:
    """Unpack all that notebooks import, a folder for each wheel; this project is the last."""
    kernel = lab.tools / "share" / "jupyter" / "labextensions" / KERNEL / "static" / "pypi"
    for wheel in (*sorted(lab.wheels.glob("*.whl")), parts.wheel, *sorted(kernel.glob("*.whl"))):
        with zipfile.ZipFile(wheel) as packed:
            names = [name for name in packed.namelist() if _used(name)]
            packed.extractall(target / wheel.stem, names)
    own = target / f"{OWN}-{version(OWN)}-py3-none-any"
    for name, source in _own_files():
        copy = own / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, copy)
    told = own / f"{OWN}-{version(OWN)}.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {OWN}\nVersion: {version(OWN)}\n")
    (told / "WHEEL").write_text("Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")


def _used(name: str) -> bool:
    return wanted_locale(name) and "/tests/" not in name


def _own_files() -> Iterator[tuple[str, Path]]:
    left = tuple(f"{OWN}/{name}" for name in LEFT_OUT)
    for package in (OWN, "platformer_widgets"):
        for name, path in package_files(package):
            if not name.startswith(left) and "__pycache__" not in name and path.suffix != ".so":
                yield name, path
    yield from content_files()


def _listed(engine: Path, wheels: Path) -> dict[str, Any]:
    """Pack the compiled wheels; return Pyodide's list of them."""
    packages: dict[str, Any] = {}
    for folder in sorted(path for path in wheels.iterdir() if path.is_dir()):
        name, number = folder.name.split("-")[:2]
        data = _zipped(folder)
        (engine / f"{folder.name}.whl").write_bytes(data)
        packages[re.sub(r"[-_.]+", "-", name).lower()] = {
            "name": name,
            "version": number,
            "file_name": f"{folder.name}.whl",
            "install_dir": "site",
            "package_type": "package",
            "sha256": hashlib.sha256(data).hexdigest(),
            "imports": [],
            "depends": [],
            "unvendored_tests": False,
        }
    return packages


def _set_up(settings: Path, names: list[str]) -> None:
    """Let the kernel find Pyodide, its packages and the learner's progress here."""
    told = json.loads(settings.read_text(encoding="utf-8"))
    data = told["jupyter-config-data"]
    data["contentsAllJsonFile"] = LIST
    # The names of what is stored, by which the page of what is stored erases it.
    data.update({f"{kind}StorageName": f"{STORE} {kind}" for kind in STORED})
    plugins = data.setdefault("litePluginSettings", {})
    plugins[f"{KERNEL}:kernel"] = {
        **plugins.get(f"{KERNEL}:kernel", {}),
        "pyodideUrl": "./static/pyodide/pyodide.mjs",
        "loadPyodideOptions": {
            "lockFileURL": "./static/pyodide/pyodide-lock.json",
            "packages": names,
            "env": {"HOME": "/home/pyodide", "PLATFORMER_PROGRESS": PROGRESS},
        },
    }
    settings.write_text(json.dumps(told, indent=1), encoding="utf-8")


def _notebooks(out: Path) -> None:
    """Put the notebooks of each game and language beside it, and the lists by which they are found."""
    from platformer_nb.games import game_names
    from platformer_nb.serve.folders import delivered

    files = out / "files"
    for game in game_names():
        if (game_folder(game) / "lessons").is_dir() and delivered(game).is_dir():
            for source in sorted(delivered(game).rglob("*.ipynb")):
                target = files / game / source.relative_to(delivered(game))
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(_unrun(source.read_text(encoding="utf-8")), encoding="utf-8")
    write_lists(out)


def write_lists(out: Path) -> None:
    """Write for each folder of files the list by which the file browser knows them."""
    files = out / "files"
    for folder in (files, *(path for path in files.rglob("*") if path.is_dir())):
        inner = sorted(folder.iterdir())
        whole = {
            **_about(folder, files),
            "content": [_about(one, files) for one in inner],
            "format": "json",
        }
        listed = out / "api" / "contents" / folder.relative_to(files) / LIST
        listed.parent.mkdir(parents=True, exist_ok=True)
        listed.write_text(json.dumps(whole), encoding="utf-8")


def _unrun(text: str) -> str:
    """Return a notebook without outputs, for the kernel that is here."""
    notebook = json.loads(text)
    notebook["metadata"]["kernelspec"] = {
        "name": "python",
        "display_name": "Python (Pyodide)",
        "language": "python",
    }
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell.update(outputs=[], execution_count=None)
    return json.dumps(notebook, ensure_ascii=False, indent=1)


def _about(path: Path, root: Path) -> dict[str, Any]:
    """Return what the list of a folder says of a file or a folder in it."""
    return {
        "content": None,
        "created": _LONG_AGO,
        "format": None,
        "hash": None,
        "hash_algorithm": None,
        "last_modified": _LONG_AGO,
        "mimetype": None,
        "name": "" if path == root else path.name,
        "path": "" if path == root else path.relative_to(root).as_posix(),
        "size": None if path.is_dir() else path.stat().st_size,
        "type": "directory" if path.is_dir() else "notebook",
        "writable": True,
    }


def _zipped(folder: Path) -> bytes:
    """Return a folder as an archive: what is compiled instead of its source."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not (path.suffix == ".py" and path.with_suffix(".pyc").exists()):
                info = zipfile.ZipInfo(path.relative_to(folder).as_posix(), _FIXED)
                info.compress_type = zipfile.ZIP_DEFLATED
                packed.writestr(info, path.read_bytes(), compresslevel=9)
    return data.getvalue()
