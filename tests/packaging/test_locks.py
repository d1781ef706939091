"""What the locks leave out, they leave out with a reason: see `tool.uv` in pyproject.toml."""

import re
import tomllib
from pathlib import Path

import pytest


@pytest.mark.parametrize("lock", ["play", "test", "hosts", "bench"])
def test_no_grammar_that_slows_the_start_is_installed(root: Path, lock: str) -> None:
    text = (root / "requirements" / f"{lock}.lock").read_text(encoding="utf-8")
    pinned = [line for line in text.splitlines() if line.startswith("rfc3987-syntax==")]
    assert pinned
    assert all("; sys_platform == 'never'" in line for line in pinned)


def test_every_lock_has_what_the_project_names(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    text = (root / "requirements" / "play.lock").read_text(encoding="utf-8")
    entries = [*project["dependencies"], *project["optional-dependencies"]["notebook"]]
    named = [entry.partition(">=")[0].replace(".", "-") for entry in entries]
    assert len(named) > 10
    assert [name for name in named if f"\n{name}==" not in f"\n{text}"] == []


@pytest.mark.parametrize("lock", ["site", "lab-wheels"])
def test_what_runs_in_a_browser_has_the_versions_of_what_runs_elsewhere(
    root: Path, lock: str
) -> None:
    elsewhere, here = (pinned(root, name) for name in ("play", lock))
    both = elsewhere.keys() & here.keys()
    assert both
    assert {name: here[name] for name in both} == {name: elsewhere[name] for name in both}


def pinned(root: Path, lock: str) -> dict[str, str]:
    """The version of each distribution of a lock."""
    text = (root / "requirements" / f"{lock}.lock").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.MULTILINE))


def test_nothing_is_added_to_a_lock(root: Path) -> None:
    """With --require-hashes pip refuses a lock that leaves out what a package names."""
    makefile = (root / "Makefile").read_text(encoding="utf-8")
    told = dict(re.findall(r"^(\w+) *:?= (.*)$", makefile, re.MULTILINE))
    assert "--no-deps --require-hashes" in told["LOCKED"]
    assert told["install"].count("$(LOCKED) -r $(1)") == 2  # by uv, and by pip
    assert makefile.count("@$(call install,requirements/") == 3
    installed = [line for line in makefile.splitlines() if "-r requirements/" in line]
    installed = [line for line in installed if "$(VENV)-lock/bin" not in line]
    assert len(installed) == 5
    locked = ("$(LOCKED)", "--no-deps --require-hashes")
    assert [line for line in installed if not any(part in line for part in locked)] == []
