import argparse
from types import ModuleType

import pytest

from platformer_nb import __version__, cli
from platformer_nb.core.errors import BadInput


def test_the_version(capsys):
    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"platformer-nb {__version__}\n"


COMMANDS = [module.__name__.split(".")[-1].replace("_", "-") for module in cli.COMMANDS]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps(command, capsys):
    with pytest.raises(SystemExit) as ended:
        cli.main([command, "--help"])
    assert ended.value.code == 0
    assert f"usage: platformer-nb {command}" in capsys.readouterr().out


@pytest.mark.parametrize("words", [[], ["fly"], ["play", "--port", "high"]])
def test_wrong_usage_is_exit_code_2(words, capsys):
    with pytest.raises(SystemExit) as ended:
        cli.main(words)
    assert ended.value.code == 2
    assert "usage: platformer-nb" in capsys.readouterr().err


def failing_with(error: BaseException) -> ModuleType:
    module = ModuleType("fail")

    def run(args: argparse.Namespace) -> int:
        raise error

    def add_parser(subparsers, words):
        subparsers.add_parser("fail").set_defaults(run=run)

    module.add_parser = add_parser  # type: ignore[attr-defined]  # a module made by hand
    return module


def test_bad_input_is_one_message_and_exit_code_2(monkeypatch, capsys):
    error = BadInput("position.txt, line 3", "there are two floors here", "Remove one.")
    monkeypatch.setattr(cli, "COMMANDS", (failing_with(error),))
    assert cli.main(["fail"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == (
        "platformer-nb fail: position.txt, line 3: there are two floors here. Remove one.\n"
    )


def test_ctrl_c_is_no_traceback(monkeypatch):
    monkeypatch.setattr(cli, "COMMANDS", (failing_with(KeyboardInterrupt()),))
    assert cli.main(["fail"]) == 130


def test_a_taken_port_is_said_in_one_message(capsys):
    from platformer_nb.serve import listening

    sockets = listening.listen_on("127.0.0.1", 0, preferred=0)
    port = listening.port_of(sockets)
    assert cli.main(["play", "--no-browser", "--port", str(port)]) == 2
    assert "Name another port" in capsys.readouterr().err
    sockets[0].close()
