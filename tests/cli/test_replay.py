"""`platformer-nb replay`: a saved game is played again, checked and told."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from platformer_nb.cli import main
from platformer_nb.games.platformer.citations import event_rules
from platformer_nb.games.platformer.content import load_rulebook
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_nb.games.platformer.view.table import Table

NO_CARD = "    On the Boss’s discard pile: no cards.\n"


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
    assert told.endswith(
        "In the Boss’s deck: Gaze, Hiss, Tail Lash, Turn to Stone, Venom Spray.\n" + NO_CARD
    )


def test_with_notation_it_ends_in_a_position_that_can_be_read(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(saved), "--notation"]) == 0
    assert capsys.readouterr().out.endswith(played().session.rules.write(played().state))


def test_a_ruling_is_marked_where_a_record_cites_it(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cited = {
        rule
        for entry in played().session.history
        for rules in event_rules(entry.before, entry.action)
        for rule in rules
    }
    rulings = {rule for rule in cited if load_rulebook()[rule].open}
    assert rulings
    assert main(["replay", "--language", "pl", str(saved)]) == 0
    told = capsys.readouterr().out
    for rule in cited:
        assert (f"{rule} (ustalenie)" in told) == (rule in rulings)
        assert bool(re.search(rf"{rule}[],]", told)) == (rule not in rulings)
    assert main(["replay", "--json", str(saved)]) == 0
    actions = json.loads(capsys.readouterr().out)["actions"]
    found = {rule for action in actions for event in action["events"] for rule in event["rulings"]}
    assert found == rulings


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


def test_a_record_of_other_content_is_told_with_a_notice(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(saved.read_text(encoding="utf-8"))
    saved.write_text(json.dumps({**data, "content_hash": "xyz"}), encoding="utf-8")
    assert main(["replay", str(saved)]) == 0
    assert "other cards or tiles" in capsys.readouterr().err


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


def test_a_name_that_cannot_be_shown_and_a_doubled_key_are_bad_input_with_their_place(
    saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(saved.read_text(encoding="utf-8"))
    bad = tmp_path / "bad.json"
    for name in ("\ud800", "\x1b[2J", "x" * 900_000):
        bad.write_text(json.dumps(record | {"players": ["Ada", name]}), encoding="utf-8")
        for language, key in (
            ("en", "key players.2"),
            ("pl", "klucz „players.2”"),
            ("uk", "ключ «players.2»"),
        ):
            assert main(["--language", language, "replay", str(bad)]) == 2
            said = capsys.readouterr()
            assert key in said.err
            assert "\x1b" not in said.err
            assert len(said.err) < 500
            assert not said.out
    bad.write_text(json.dumps(record)[:-1] + ', "players": []}', encoding="utf-8")
    assert main(["replay", str(bad)]) == 2
    assert "key players: it is already on line 1. Keep one" in capsys.readouterr().err
