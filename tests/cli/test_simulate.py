"""`platformer-nb simulate`, as a person calls it."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from platformer_nb.cli import main
from platformer_nb.games.platformer.simulation.report import FORM

SMALL = ["simulate", "--games", "2", "--players", "1,2", "--bots", "greedy", "--processes", "1"]


def test_it_tells_what_was_played_and_which_goals_are_missed(capsys: pytest.CaptureFixture[str]):
    assert main(SMALL) == 0
    said = capsys.readouterr()
    assert "4 games played by bots" in said.out
    assert "Goals met: " in said.out
    assert said.err == "", "nobody looks at a bar here"


def test_the_report_is_printed_as_json_and_written_to_files(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
):
    files = ["--out", str(tmp_path / "a.json"), "--notebook", str(tmp_path / "b.ipynb")]
    assert main([*SMALL, "--json", *files]) == 0
    printed = capsys.readouterr().out
    assert (tmp_path / "a.json").read_text(encoding="utf-8").strip() == printed.strip()
    assert FORM.read(printed).finished == 4
    assert '"a.json"' in (tmp_path / "b.ipynb").read_text(encoding="utf-8").replace('\\"', '"')


def test_a_notebook_brings_its_figures_along(tmp_path: Path):
    assert main([*SMALL, "--notebook", str(tmp_path / "balance.ipynb")]) == 0
    assert FORM.read((tmp_path / "balance.json").read_bytes()).finished == 4


def test_the_shape_of_a_report_is_printed_and_every_report_has_it(
    capsys: pytest.CaptureFixture[str],
):
    assert main(["simulate", "--schema"]) == 0
    shape = json.loads(capsys.readouterr().out)
    assert main([*SMALL, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)

    jsonschema = pytest.importorskip("jsonschema")
    jsonschema.validate(report, shape)
    for wrong in (report | {"finished": "four"}, report | {"more": 1}):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(wrong, shape)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--games", "0"], "--games"),
        (["--players", "5"], "--players"),
        (["--boss", "gorgon"], "gorgon"),
        (["--bots", "greedy,genius"], "genius"),
        (["--processes", "-1"], "--processes"),
        (["--out", "/no/such/folder/a.json"], "/no/such/folder"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(
    wrong: list[str], said: str, capsys: pytest.CaptureFixture[str]
):
    assert main([*SMALL, *wrong]) == 2
    assert said in capsys.readouterr().err


class Terminal:
    """What a program writes to a terminal of its own, read as it comes."""

    def __init__(self) -> None:
        self.ours, self.its = pty.openpty()
        termios.tcsetwinsize(self.its, (24, 80))
        self.said = b""

    def until(self, pattern: bytes, seconds: float) -> None:
        """Read on until something like this is there."""
        end = time.monotonic() + seconds
        while not re.search(pattern, self.said):
            assert select.select([self.ours], [], [], max(0, end - time.monotonic()))[0], self.said
            self.said += os.read(self.ours, 4096)

    def rest(self) -> str:
        """All that was written, once nobody writes any more."""
        os.close(self.its)
        with contextlib.suppress(OSError):  # Linux' way of saying that it is the end
            while more := os.read(self.ours, 4096):
                self.said += more
        os.close(self.ours)
        return self.said.decode()


@pytest.mark.slow
@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_keeps_what_is_done(tmp_path: Path, processes: str):
    out = tmp_path / "report.json"
    terminal = Terminal()
    run = subprocess.Popen(
        [
            *(sys.executable, "-c", "from platformer_nb.cli import main; raise SystemExit(main())"),
            *("simulate", "--games", "5000", "--bots", "greedy", "--out", str(out)),
            *("--processes", processes),
        ],
        stdout=subprocess.PIPE,
        stderr=terminal.its,
        text=True,
        # A runner in the background passes on that Ctrl-C is ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    terminal.until(rb" [1-9][0-9]*/20000 ", 120)
    run.send_signal(signal.SIGINT)
    said, _ = run.communicate(timeout=60)
    errors = terminal.rest()

    assert run.returncode == 130, errors
    report = FORM.read(out.read_bytes())
    assert 0 < report.finished < report.asked == 20_000
    assert "Stopped early" in said
    assert "Traceback" not in errors
    assert json.loads(out.read_text(encoding="utf-8"))["finished"] == report.finished
