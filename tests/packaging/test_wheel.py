"""The wheel, built from the tree and installed where the tree is not."""

import json
import os
import subprocess
import sys
import tomllib
import venv
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests import servers
from tests.serve.http import get, loaded_from_elsewhere

pytestmark = pytest.mark.slow

HERE = Path(__file__).resolve().parent


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps"]
    subprocess.run(
        [*command, "--no-build-isolation", "--wheel-dir", str(folder), str(root)], check=True
    )
    (built,) = folder.glob("*.whl")
    return built


def site_packages(environment: Path) -> Path:
    (found,) = environment.glob("lib/python3*/site-packages")
    return found


def install(wheel: Path, environment: Path) -> None:
    """Install it as users do, but for compiling: only what is imported is compiled, when it is."""
    pip = [sys.executable, "-m", "pip", "--python", str(environment / "bin" / "python")]
    options = ["--quiet", "--no-deps", "--no-index", "--no-compile"]
    subprocess.run([*pip, "install", *options, str(wheel)], check=True)


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with this wheel.

    The locked dependencies are linked from the environment of the tests, to save a minute; the
    project itself is not among what is linked, which `test_nothing_comes_from_the_tree` proves.
    """
    environment = tmp_path_factory.mktemp("elsewhere") / "venv"
    venv.create(environment, with_pip=False, symlinks=True)
    site = site_packages(environment)
    mine = Path(next(path for path in sys.path if path.endswith("site-packages")))
    for entry in mine.iterdir():
        # An editable install is a .pth file and a .dist-info of the project's own name.
        if "platformer" not in entry.name and entry.name != "__pycache__":
            (site / entry.name).symlink_to(entry)
    (environment / "share").mkdir(exist_ok=True)
    (environment / "share" / "jupyter").symlink_to(Path(sys.prefix) / "share" / "jupyter")
    install(wheel, environment)
    return environment


def run_python(environment: Path, *arguments: str) -> str:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [str(environment / "bin" / "python"), *arguments],
        cwd=environment,
        env=clean,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_has_two_packages_and_their_data(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    top = {name.split("/")[0] for name in names if ".dist-info/" not in name}
    assert top == {"platformer_nb", "platformer_widgets"}
    assert "platformer_nb/py.typed" in names
    assert "platformer_nb/_notebooks/play.ipynb" in names
    assert "platformer_nb/_docs/hosting.md" in names
    assert [
        name
        for name in names
        if name.startswith("platformer_nb/_docs/") and name.endswith("/draw_tiles.py")
    ] == []
    assert "platformer_nb/serve/templates/index.html.j2" in names
    extension = "platformer_nb/serve/labextensions/platformer-nb"
    assert {f"{extension}/package.json", f"{extension}/static/arrival.js"} <= set(names)
    assert any(name.startswith("platformer_nb/_content/") for name in names)
    assert not [name for name in names if "test" in name or "_checkpoints" in name]
    assert any(name.endswith(".dist-info/licenses/NOTICE") for name in names)


def test_nothing_comes_from_the_tree(elsewhere, root):
    source = """
import json, sys, platformer_nb, platformer_widgets
from platformer_nb.serve import folders
files = [m.__file__ for m in sys.modules.values() if getattr(m, "__file__", None)]
print(json.dumps([sys.path, files, str(folders.notebooks())]))
"""
    path, files, notebooks = json.loads(run_python(elsewhere, "-c", source))
    tree = (str(root / "platformer_nb"), str(root / "widgets"), str(root / "notebooks"))
    assert str(root) not in path
    assert not [file for file in [*path, *files, notebooks] if file.startswith(tree)]
    assert [file for file in files if file.startswith(str(elsewhere)) and "platformer_nb" in file]


def test_a_game_is_played(elsewhere):
    script = HERE / "play_a_game.py"
    if not script.exists():
        pytest.skip("play_a_game.py is not written yet")
    run_python(elsewhere, str(script))


def test_the_page_opens(elsewhere, tmp_path):
    command = str(elsewhere / "bin" / "platformer-nb")
    with servers.running([command, "play", "--json", "--port", "0"], tmp_path) as server:
        status, _, html = get(server.address)
        assert status == 200
        assert "platformerFailed()</script>" not in html, server.log.read_text()
        assert loaded_from_elsewhere(html) == []
        assert server.interrupt() == 0


@pytest.fixture(scope="module")
def bare(wheel: Path, root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with this wheel and what it names, without any extra."""
    environment = tmp_path_factory.mktemp("bare") / "venv"
    venv.create(environment, with_pip=False, symlinks=True)
    site = site_packages(environment)
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted, found = list(project["dependencies"]), set()
    while wanted:
        need = Requirement(wanted.pop())
        if need.name in found or (need.marker and not need.marker.evaluate({"extra": ""})):
            continue
        found.add(need.name)
        installed = distribution(need.name)
        wanted += installed.requires or ()
        tops = {file.parts[0] for file in installed.files or () if file.parts[0] != ".."}
        for top in tops - {"__pycache__"}:
            if not (site / top).exists():  # fluent is shared by two
                (site / top).symlink_to(Path(str(installed.locate_file(top))))
    install(wheel, environment)
    return environment


def bare_command(bare: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(
        [str(bare / "bin" / "platformer-nb"), *arguments],
        cwd=bare,
        env={**clean, "XDG_DATA_HOME": str(bare / "data"), "PLATFORMER_LANGUAGE": "en"},
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_without_extras_it_plays_judges_and_teaches(bare):
    assert "won by seat" in run_python(bare, str(HERE / "play_a_game.py"))
    played = bare_command(
        bare, "play", "--terminal", "--seed", "4", "--bots", "random", typed="move up\n1\nquit\n"
    )
    assert played.returncode == 0, played.stderr
    assert "SPN-2 (p. " in played.stdout
    assert "[SPN-1" in played.stdout
    rule = bare_command(bare, "rules", "MOV-1")
    assert rule.returncode == 0, rule.stderr
    assert "MOV-1" in rule.stdout
    lesson = bare_command(bare, "lessons", "--check", "00-first-turn")
    assert lesson.returncode == 0, lesson.stderr


def test_a_command_that_needs_an_extra_says_which(bare):
    for command in (["play", "--no-browser"], ["tutor", "--no-browser"]):
        ran = bare_command(bare, *command)
        assert ran.returncode == 2
        assert "pip install platformer-nb[notebook]" in ran.stderr, ran.stderr
        assert "Traceback" not in ran.stderr
