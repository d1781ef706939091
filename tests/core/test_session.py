"""Sessions: doing, taking back, saving, and records that are damaged."""

import json
from pathlib import Path
from typing import Any

import pytest

from platformer_nb.core.errors import BadInput, IllegalAction
from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.record import MAX_RECORD_CHARS, SCHEMA
from platformer_nb.core.play.session import Session
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.rules.course.setup import new_game
from platformer_nb.text import languages
from platformer_nb.text.errors import error_text, tell
from tests.games.drawn import rules

Played = Session[Any, Any, Any]

WRONG: tuple[Any, ...] = (None, 7, 1.5, {}, True)


def begun(seed: int = 3) -> Played:
    """A game of two, up to the first decision of a player."""
    session: Played = Session(rules(), new_game(rules().box, 2), Seeded(seed))
    session.settle()
    return session


def written(session: Played) -> list[str]:
    return [rules().write_action(session.state, a) for a in rules().actions(session.state)]


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    session = begun()
    before = session.state
    with pytest.raises(IllegalAction) as caught:
        session.do("end")
    assert session.state is before
    assert caught.value.ruling.rules == ("TRN-12",)
    assert "TRN-12" in str(caught.value)


def test_undo_goes_back_to_the_last_chance_event_and_rewind_anywhere() -> None:
    session = begun()
    start = session.state
    assert not session.can_undo, "chance has spoken"
    assert not session.undo()
    session.do(written(session)[0])
    after = session.state
    assert session.undo()
    assert session.state == start
    assert session.redo()
    assert session.state == after
    assert not session.redo()
    length = len(session.history)
    session.rewind(0)
    assert session.state == session.start
    for _ in range(length):
        assert session.redo()
    assert session.state == after
    for wrong in (-1, length + 1):
        with pytest.raises(BadInput):
            session.rewind(wrong)


def test_something_new_after_an_undo_forgets_what_was_taken_back() -> None:
    session = begun()
    first, second = written(session)[:2]
    session.do(first)
    session.undo()
    session.do(second)
    assert not session.can_redo


def test_the_same_seed_gives_the_same_game() -> None:
    assert begun(8).state == begun(8).state
    assert begun(8).written() != begun(9).written()


def test_a_script_says_what_chance_brings_and_refuses_what_cannot_come() -> None:
    start = begun()
    script = list(start.written())
    session: Played = Session(rules(), new_game(rules().box, 2), Scripted(script))
    session.settle()
    assert session.state == start.state
    for broken, reason in (
        (["deal medusa"], "is not a Hero"),
        (["first 1"], "cannot be the outcome"),
        ([], "has ended"),
    ):
        with pytest.raises(BadInput) as caught:
            Session(rules(), new_game(rules().box, 2), Scripted(broken)).settle()
        assert reason in str(caught.value)
    then: Played = Session(rules(), new_game(rules().box, 2), Scripted(script[:2], Seeded(1)))
    then.settle()
    assert then.actor != NATURE


# --- records ------------------------------------------------------------------------------------------


def record() -> dict[str, Any]:
    session = begun()
    session.do(written(session)[0])
    data = json.loads(session.record(GAME))
    assert isinstance(data, dict)
    return data


def refused(text: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        Session.replay(GAME, text, Seeded(0))
    error = caught.value
    assert error.place
    assert error.reason
    assert error.mend
    return error


def test_a_record_is_played_again() -> None:
    session = begun()
    session.do(written(session)[0])
    again = Session.replay(GAME, session.record(GAME), Seeded(0))
    assert again.state == session.state
    assert [e.events for e in again.history] == [e.events for e in session.history]


def test_a_record_may_start_in_the_middle_of_a_game() -> None:
    session = begun()
    middle: Played = Session(rules(), session.state, Seeded(0))
    middle.do(written(middle)[0])
    again = Session.replay(GAME, middle.record(GAME), Seeded(0))
    assert again.state == middle.state


@pytest.mark.parametrize("key", ["schema", "game", "content_hash", "start", "actions"])
def test_each_key_of_a_record_is_needed_and_has_its_type(key: str) -> None:
    assert key in refused(json.dumps({k: v for k, v in record().items() if k != key})).place
    for wrong in WRONG:
        assert key in refused(json.dumps({**record(), key: wrong})).place


def test_a_record_with_another_key_or_schema_is_refused() -> None:
    assert "more" in refused(json.dumps({**record(), "more": 1})).place
    assert SCHEMA in refused(json.dumps({**record(), "schema": "other/9"})).mend


def doubled(key: str, value: Any, spelled: str = "") -> str:
    """A record in which a key stands in the second line, and again in the last."""
    saved = {key: value} | {k: v for k, v in record().items() if k != key}
    last = f',\n "{spelled or key}": {json.dumps(value)}\n}}'
    return json.dumps(saved, indent=1).removesuffix("\n}") + last


@pytest.mark.parametrize(
    "key", ["schema", "game", "content_hash", "players", "start", "actions", "bots", "position"]
)
def test_a_key_that_stands_twice_is_named_with_both_places(key: str) -> None:
    value = record().get(key, [])
    text = doubled(key, value)
    error = refused(text)
    last = text.count("\n")
    assert error.place == f"record, line {last}, column 2, key {key}"
    assert error.reason == "it is already on line 2"
    assert error.mend == "Keep one"
    same = f"\\u{ord(key[0]):04x}{key[1:]}"
    assert f"key {key}" in refused(doubled(key, value, same)).place, "however it is spelled"
    for language in ("pl", "uk"):
        told = error_text(Words(language), error)
        assert f"{last}" in told.place
        assert key in told.place
        assert "2" in told.reason
        assert "already" not in told.reason
        assert told.mend != error.mend


@pytest.mark.parametrize(
    ("text", "line", "column", "key"),
    [
        ('{"a": 1, "a": 1}', 1, 10, "a"),
        ('{"a": {"a": 1},\n"b": [{"c": 1}, {"c": 2,\n  "c": 3}]}', 3, 3, "c"),
        ('{"b": "{\\"a\\": 1, \\"a\\": 1}", "a": "a", "b" : 1}', 1, 41, "b"),
        ('{"a": 1, "": 1,\n "": 2, "a": 3}', 2, 2, ""),
    ],
)
def test_the_place_of_a_doubled_key_is_that_of_the_key_itself(
    text: str, line: int, column: int, key: str
) -> None:
    assert refused(text).place == f"record, line {line}, column {column}, key {key}"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("A\ud800", "character 2 (U+D800) cannot be shown"),
        ("\x00", "character 1 (U+0000) cannot be shown"),
        ("Ada\n", "character 4 (U+000A) cannot be shown"),
        ("A\u202eda", "character 2 (U+202E) cannot be shown"),
        ("x" * 41, "it is too long"),
        ("x" * 900_000, "it is too long"),
    ],
)
def test_a_saved_name_has_the_limits_of_a_typed_one(name: str, reason: str) -> None:
    saved = {**record(), "players": ["Ada", name]}
    error = refused(json.dumps(saved))
    assert error.place == "record, key players.2"
    assert error.reason == reason
    for language in ("pl", "uk"):
        told = error_text(Words(language), error)
        assert all((told.place, told.reason, told.mend))
        assert told.reason != reason


def test_names_that_a_form_allows_are_kept() -> None:
    names = ("x" * 40, "Ґанна", "👩‍🚀", "")
    saved = {**record(), "players": list(names)}
    assert Session.replay(GAME, json.dumps(saved), Seeded(0)).players == names


def test_a_truncated_record_names_line_and_column() -> None:
    text = json.dumps(record(), indent=1)
    for length in range(0, len(text) - 1, 97):
        assert "line" in refused(text[:length]).place


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "7",
        '"x"',
        "[" * 100_000,
        '{"a":' * 100_000,
        "9" * 5000,
        "\x00",
        "{'a': 1}",
    ],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    assert refused(text).place.startswith("record")


def test_a_huge_record_is_refused_unread() -> None:
    assert "longer" in refused(" " * (MAX_RECORD_CHARS + 1)).reason
    many = {**record(), "actions": ["end"] * 20_001}
    assert "20,000" in refused(json.dumps(many)).reason


def test_an_action_that_cannot_have_happened_is_named_by_its_number() -> None:
    data = record()
    count = len(data["actions"])
    for wrong in ("end", "buy boots-of-haste", "roll move move move move move enemy left"):
        bad = {**data, "actions": [*data["actions"][:-1], wrong, data["actions"][-1]]}
        error = refused(json.dumps(bad))
        assert f"action {count} " in error.place
        assert str(count - 1) in error.mend
    for unreadable in ("", "fly", "move", "x" * 400):
        bad = {**data, "actions": [*data["actions"], unreadable]}
        assert f"action {count + 1} " in refused(json.dumps(bad)).place
    assert "it is not text" in refused(json.dumps({**data, "actions": [1]})).reason


def test_a_forged_start_is_refused() -> None:
    data = record()
    assert "position" in refused(json.dumps({**data, "start": "map:\n nonsense"})).place
    for start in ("", "\ud800"):
        assert "position" in refused(json.dumps({**data, "start": start})).place


# --- records outlive updates ------------------------------------------------------------------------------

OLD = Path(__file__).parent / "records" / "platformer-1.json"
"""A game as the first version saved it: without its game's name and its last position."""


def test_an_old_record_is_read_as_one_of_the_game_that_its_reader_names() -> None:
    text = OLD.read_text(encoding="utf-8")
    assert "game" not in json.loads(text)
    session, notice = Session.resume(GAME, text, Seeded(0), legacy=GAME.name)
    assert len(session.history) == 80
    assert session.players == ("Ada", "Bo")
    assert session.bots == ("", "greedy")
    assert notice is None or notice.key == "notice-record-content"
    assert refused(text).place == "record, key game"


def test_a_record_of_another_game_is_refused_with_the_names_of_both() -> None:
    error = refused(json.dumps({**record(), "game": "chess"}))
    assert error.place == "record, key game"
    assert "chess" in error.reason
    assert "platformer" in error.reason
    assert "chess" in error.mend


def test_other_content_is_no_reason_to_refuse_a_record_that_can_be_played_again() -> None:
    session, notice = Session.resume(GAME, json.dumps(record()), Seeded(0))
    assert notice is None
    other = json.dumps({**record(), "content_hash": "xyz"})
    again, notice = Session.resume(GAME, other, Seeded(0))
    assert again.state == session.state
    assert again.written() == session.written()
    for language in languages():
        assert tell(Words(language, strict=True), notice or "").endswith((".", "…"))


@pytest.mark.parametrize("hash_now", [GAME.content_hash, "xyz"])
def test_a_record_that_cannot_be_repeated_goes_on_from_its_last_position(hash_now: str) -> None:
    session = begun()
    session.do(written(session)[0])
    saved = {**json.loads(session.record(GAME)), "content_hash": hash_now, "players": ["Ada", ""]}
    count = len(saved["actions"])
    for wrong, why in (("end", "TRN-12"), ("fly high", "fly")):
        actions = [*saved["actions"][:-1], wrong]
        text = json.dumps({**saved, "actions": actions})
        again, notice = Session.resume(GAME, text, Seeded(0))
        assert again.state == session.state
        assert again.history == []
        assert again.players == ("Ada", "")
        assert notice is not None
        for language in languages():
            told = tell(Words(language, strict=True), notice)
            assert all(part in told for part in (str(count), wrong, why)), "where, what and why"
        assert str(count) in refused(text).place, "whoever checks a record has to know"
    renamed, notice = Session.resume(GAME, json.dumps({**saved, "start": "old words"}), Seeded(0))
    assert renamed.state == session.state
    assert notice is not None
    assert "start" in tell(Words(), notice)


def test_only_when_its_position_cannot_be_read_either_a_record_is_refused() -> None:
    data = {**record(), "actions": ["fly"]}
    for position in ("", "map:\n nonsense", "\ud800"):
        for hash_now in (GAME.content_hash, "xyz"):
            text = json.dumps({**data, "position": position, "content_hash": hash_now})
            with pytest.raises(BadInput) as caught:
                Session.resume(GAME, text, Seeded(0))
            assert "action 1 " in caught.value.place
            other = caught.value.how.key == "mend-record-content"
            assert other == (hash_now == "xyz"), "the version that saved it can still open it"


def test_every_position_on_the_way_is_saved_so_that_a_game_can_go_on_from_it() -> None:
    text = OLD.read_text(encoding="utf-8")
    session, _ = Session.resume(GAME, text, Seeded(0), legacy=GAME.name)
    for entry in session.history:
        assert rules().read(rules().write(entry.after)) == entry.after
