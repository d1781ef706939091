"""`platformer-nb replay`: a saved game is played again, checked and told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from platformer_nb.cli import main
from platformer_nb.games.platformer.new_tables import new_table
from platformer_nb.games.platformer.table import Table


def played() -> Table:
    table = new_table([{"name": "Ada", "hero": "sweety"}, {"name": "Bo"}], seed=7)
    rules = table.session.rules
    for wish in ("spawn", "end", "set none", "spawn", "gravity"):
        actions = (rules.write_action(table.state, a) for a in rules.actions(table.state))
        assert table.do(next(a for a in actions if a.startswith(wish)))
    return table


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(played().record(), encoding="utf-8")
    return path


def test_a_record_is_told_to_its_end(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(saved)]) == 0
    told = capsys.readouterr().out
    assert "gravity" in told
    assert told.endswith(played().session.rules.write(played().state))


def test_a_record_as_json_holds_every_action(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", "--json", str(saved), "--to", "3"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["players"] == ["Ada", "Bo"]
    assert len(told["actions"]) == 3
    assert told["winner"] is None


def test_a_record_the_rules_forbid_is_a_no(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(saved.read_text(encoding="utf-8"))
    data["actions"][-1] = "move up with special"
    saved.write_text(json.dumps(data), encoding="utf-8")
    assert main(["replay", str(saved)]) == 1
    assert "SYM-6" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("damage", "place"),
    [
        (lambda t: t[: len(t) // 2], "line"),
        (lambda t: t.replace('"actions"', '"acts"'), "actions"),
        (lambda t: t.replace("spawn", "sprawn", 1), "sprawn"),
        (lambda t: "[" * 100_000, "record"),
        (lambda t: "", "record"),
    ],
)
def test_a_damaged_record_says_where(
    saved: Path,
    capsys: pytest.CaptureFixture[str],
    damage: object,
    place: str,
) -> None:
    assert callable(damage)
    saved.write_text(damage(saved.read_text(encoding="utf-8")), encoding="utf-8")
    assert main(["replay", str(saved)]) == 2
    said = capsys.readouterr().err
    assert place in said
    assert said.count("\n") == 1
