"""The API a stranger meets first: `new_game` and what it gives."""

from __future__ import annotations

import json
import pydoc
import subprocess
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

import platformer_nb
from platformer_nb import Play, load_game, new_game, open_position, resume_game
from platformer_nb.core.errors import BadInput, IllegalAction, UnreadableAction
from platformer_nb.core.play.legal import LegalActions
from platformer_nb.text import Words, languages
from platformer_nb.text.errors import tell


def begun(**options: Any) -> Play[Any, Any, Any]:
    return new_game("platformer", 2, 1, **options)


def test_the_same_seed_gives_the_same_game_and_a_player_decides_next() -> None:
    game = begun()
    assert game.state == begun().state
    assert game.state == new_game("platformer", seed="1").state
    assert game.actor in (0, 1)
    assert game.outcome is None


def test_the_legal_actions_are_a_collection() -> None:
    game = begun()
    legal = game.legal
    assert len(legal) == len(list(legal)) == len(legal[:])
    assert legal
    assert legal[0] in legal
    assert legal[-1] == next(reversed(legal))
    lines = str(legal).splitlines()
    assert len(lines) == len(legal)
    assert all(line in legal for line in lines)
    assert lines[0] in repr(legal)
    assert "end" not in legal
    assert len(repr(legal)) < 300


def test_whether_an_action_is_legal_is_asked_without_making_the_list(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = begun()
    first = str(game.legal).splitlines()[0]
    monkeypatch.setattr(LegalActions, "__iter__", lambda _: pytest.fail("the list was made"))
    assert first in game.legal
    assert "end" not in game.legal


def test_an_action_is_given_as_it_is_or_in_notation() -> None:
    game, other = begun(), begun()
    action = game.legal[0]
    written = game.game.rules.write_action(game.state, action)
    assert game.judge(action) == game.judge(written)
    assert game.do(action) == other.do(written)
    assert game.state == other.state
    assert game.undo()
    assert game.state == begun().state
    assert game.redo()
    assert game.state == other.state


def test_a_refusal_changes_nothing_and_reads_well() -> None:
    game = begun()
    before = game.state
    ruling = game.judge("end")
    assert not ruling
    assert repr(ruling).startswith("<illegal by TRN-12; instead 'spawn ")
    assert ruling.instead
    assert all(action in list(game.legal) for action in ruling.instead)
    assert all(text in game.legal for text in ruling.written)
    assert [game.session.action(text) for text in ruling.written] == list(ruling.instead)
    with pytest.raises(IllegalAction, match="TRN-12"):
        game.do("end")
    assert game.state is before
    cite = ruling.cites[0]
    assert repr(cite).startswith("Cite('TRN-12'")
    with pytest.raises(UnreadableAction):
        game.do("fly")


def test_the_options_of_a_game_are_those_it_names() -> None:
    state = begun(boss="ikee", levels=5, artifacts=True, rulings={"ZOC-1": "arriving"}).state
    assert (state.game.boss, state.game.levels) == ("ikee", 5)
    assert state.game.rulings == (("ZOC-1", "arriving"),)
    assert len(state.artifacts) == 2
    assert begun(heroes=["zora", None]).state.heroes[0].card == "zora"
    with pytest.raises(BadInput) as caught:
        begun(bos="ikee")
    for option in load_game("platformer").setup.options:
        assert option.name in caught.value.mend
    for option in load_game("platformer").setup.options:
        for choice in option.choices:
            value = {
                "seats": [choice],
                "switches": dict([choice] if option.kind == "switches" else []),
            }
            begun(**{option.name: value.get(option.kind, choice)})


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        (lambda: new_game(3), ("game", "3")),  # type: ignore[arg-type]
        (lambda: new_game("platformer", "2"), ("players", "'2'", "number")),  # type: ignore[arg-type]
        (lambda: new_game("platformer", True), ("players", "True")),
        (lambda: new_game("platformer", seed=1.5), ("seed", "1.5")),  # type: ignore[arg-type]
        (lambda: begun(boss=3), ("boss", "3", "text")),
        (lambda: begun(levels="4"), ("levels", "'4'", "number")),
        (lambda: begun(artifacts=1), ("artifacts", "True or False")),
        (lambda: begun(heroes="zora"), ("heroes", "list")),
        (lambda: begun(rulings=["ZOC-1"]), ("rulings", "dictionary")),
        (lambda: open_position("platformer", b"map:"), ("position", "bytes")),  # type: ignore[arg-type]
        (lambda: resume_game("platformer", {}), ("record", "dict")),  # type: ignore[arg-type]
        (lambda: begun().judge(3), ("3", "int", "move up")),
        (lambda: begun().do(None), ("None", "move up")),
        (lambda: 3 in begun().legal, ("3", "int", "move up")),
    ],
)
def test_a_wrong_type_raises_at_once_and_says_what_was_expected(
    wrong: Callable[[], object], named: tuple[str, ...]
) -> None:
    with pytest.raises(TypeError) as caught:
        wrong()
    for word in named:
        assert word in str(caught.value)


def test_what_is_shown_is_short_and_a_drawing_can_be_played_on() -> None:
    game = begun()
    assert open_position("platformer", str(game)).state == game.state
    maze = new_game("labyrinth", players=6, seed=1)
    for thing in (
        *(game, game.state, game.state.game, game.state.game.box, game.judge("end")),
        *(maze, maze.state, maze.state.maze, maze.state.box, maze.judge("end")),
    ):
        assert len(repr(thing)) < 200
        assert "\n" not in repr(thing)


def test_a_game_over_has_an_outcome_and_nothing_legal() -> None:
    over = open_position(
        "platformer", "turn: 3; won 1\nmap:\n    +----+\n  1 |  1 |\n    +====+\nhero 1: zora\n"
    )
    assert over.actor is None
    assert not over.legal
    assert len(over.legal) == 0
    assert over.outcome is not None
    assert over.outcome.winners == (0,)
    assert "over" in repr(over)


def test_a_game_is_saved_and_goes_on() -> None:
    game = begun()
    game.do(game.legal[0])
    again = resume_game("platformer", game.record())
    assert again.state == game.state
    assert again.notice is None
    changed = {**json.loads(game.record()), "actions": ["fly"]}
    parted = resume_game("platformer", json.dumps(changed))
    assert parted.state == game.state
    assert parted.notice is not None
    for language in languages():
        assert "fly" in tell(Words(language, "platformer"), parted.notice)


def test_in_a_notebook_a_game_is_a_board_and_else_its_drawing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = begun()
    monkeypatch.delitem(sys.modules, "ipykernel", raising=False)
    assert game._repr_mimebundle_() == {"text/plain": str(game)}
    kernel = SimpleNamespace(version_info=(7, 0, 0))
    monkeypatch.setitem(sys.modules, "ipykernel", kernel)
    shown = game._repr_mimebundle_(include=None, exclude=None)
    assert shown["text/plain"] == str(game)
    assert "application/vnd.jupyter.widget-view+json" in shown
    monkeypatch.setitem(sys.modules, "platformer_widgets", None)
    assert game._repr_mimebundle_() == {"text/plain": str(game)}


def test_the_package_is_light_and_shows_the_way() -> None:
    code = "import sys, platformer_nb; print(*(m for m in sys.modules if m.startswith('platformer_nb')))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"platformer_nb.games", "platformer_nb.text", "platformer_nb.api"} & set(
        ran.stdout.split()
    )
    told = pydoc.plain(pydoc.render_doc(platformer_nb))
    for name in platformer_nb.__all__:
        assert name in told
        assert name in dir(platformer_nb)
    assert "docs/api.md" in told
    with pytest.raises(AttributeError):
        getattr(platformer_nb, "nothing")  # noqa: B009 - mypy knows that it is not there
