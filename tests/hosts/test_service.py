"""The unit for systemd: it is one, its command is ours, and it keeps the service apart from the machine."""

import re
import subprocess

import pytest

from platformer_nb.cli import main

UNIT = "platformer-nb.service"
INSTALLED = "/opt/platformer-nb/bin/platformer-nb"


@pytest.fixture
def unit(root, tmp_path, tool):
    """A copy of the unit that starts the program of these tests, as the one it names is not here."""
    text = (root / "docs" / "hosting" / UNIT).read_text(encoding="utf-8")
    assert f"ExecStart={INSTALLED} play " in text
    copy = tmp_path / UNIT
    copy.write_text(text.replace(INSTALLED, tool("platformer-nb")))
    return copy


def test_systemd_finds_nothing_wrong(unit, tool):
    ended = subprocess.run(
        [tool("systemd-analyze"), "verify", "--man=no", str(unit)], capture_output=True, text=True
    )
    told = [line for line in ended.stderr.splitlines() if UNIT in line]
    assert (ended.returncode, told) == (0, []), ended.stderr


def test_little_of_the_machine_is_exposed(unit, tool):
    ended = subprocess.run(
        [tool("systemd-analyze"), "security", "--offline=true", "--no-pager", str(unit)],
        capture_output=True,
        text=True,
    )
    (level,) = re.findall(r"Overall exposure level .*: ([\d.]+)", ended.stdout)
    assert float(level) < 2.5


def test_its_options_are_ones_of_the_command(unit, capsys):
    (command,) = re.findall(r"^ExecStart=(.*)", unit.read_text(), re.MULTILINE)
    given = re.findall(r" (--[a-z-]+)", command)
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    told = capsys.readouterr().out
    assert given
    assert [option for option in given if option not in told] == []
