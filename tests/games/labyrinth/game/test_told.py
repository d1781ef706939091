"""Everything is told in sentences: each action, event and question, in every language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from platformer_nb import load_game, text
from platformer_nb.core.rules import NATURE
from platformer_nb.games import labyrinth
from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.narration.events import EVENTS
from platformer_nb.games.labyrinth.narration.prompts import ASKED, prompt
from platformer_nb.games.labyrinth.rules.course.setup import new_state
from platformer_nb.games.labyrinth.rules.legality import actions, actor, pending_name
from tests.games.labyrinth.rules.test_pending import PENDING
from tests.games.labyrinth.walking import play, random_play, worked

GAME = load_game("labyrinth")
LANGUAGES = ("en", "pl", "uk")
RULES = Path(labyrinth.__path__[0]) / "rules"


def told_kinds() -> set[str]:
    """The kinds of events that the rules tell, by their source."""
    found: set[str] = set()
    for path in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "builder.tell":
                assert isinstance(node.args[0], ast.Constant), f"{path}:{node.lineno}"
                found.add(str(node.args[0].value))
    return found


def test_every_kind_of_event_has_a_sentence_and_every_sentence_an_event() -> None:
    assert told_kinds() == {*EVENTS} - {"fell-short"}


def whole(sentence: str, end: str = ".") -> None:
    """The sentence has all its facts."""
    assert sentence.endswith(end), sentence
    for sign in ("none", "None", "{", "?:", " ,"):
        assert sign not in sentence, sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_in_a_game_is_told_whole(language: str) -> None:
    words = text.Words(language, "labyrinth", strict=True)
    seen: set[str] = set()
    state = new_state(load_box(), 4)
    for then in random_play(state, 11, 250):
        for action in list(actions(state))[:2]:
            assert GAME.narrator.action(state, action, words)
            after, events = GAME.rules.apply(state, action)
            for event in events:
                seen.add(event.kind)
                whole(GAME.narrator.event(state, after, event, words))
                assert GAME.narrator.event_facts(after, event)[0] == event.kind
            assert len(GAME.narrator.event_rules(state, action)) == len(events)
        state = then
    assert len(seen) > 15


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PENDING)
def test_what_is_asked_is_told_with_its_facts(name: str, language: str) -> None:
    state, words = PENDING[name], text.Words(language, "labyrinth", strict=True)
    assert prompt(state, words)
    for one in actions(state):
        said = GAME.narrator.action(state, one, words)
        assert said
        assert "none" not in said
        assert "{" not in said
    if actor(state) != NATURE:
        assert pending_name(state) in ASKED
    assert prompt(state, words) in GAME.narrator.position(state, words)


def test_a_refusal_and_a_permission_name_their_rule_its_page_and_their_places() -> None:
    words = text.Words("en", "labyrinth", strict=True)
    state = worked()
    [cite] = GAME.rules.judge(state, "safe jump a").cites
    reason = GAME.narrator.reason(state, cite, False, words)
    assert (reason.rule, reason.text) == ("BRG-1", "No bridge on c3 leads there.")
    assert reason.page > 0
    assert reason.spaces == ("c3",)
    allowed = GAME.rules.judge(state, "move SE").cites[0]
    assert GAME.narrator.reason(state, allowed, True, words).text == words("rule-MOV-1")
    ruling = GAME.narrator.rule("MOV-4", words)
    assert ruling.ruling
    assert ruling.why


def test_a_position_is_drawn_and_told_so_that_it_can_be_played_from_the_text() -> None:
    words = text.Words("en", "labyrinth", strict=True)
    state, _ = play(worked(), "move SE")
    told = GAME.narrator.position(state, words)
    assert "<C>" in told
    assert "A is on d4" in told
    assert "Lives: 4, keys: 0" in told
    assert "The Golem is on d5." in told
    assert "decides: Choose whom to fight for free" in told
