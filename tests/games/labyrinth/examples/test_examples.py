"""The examples of the rulebook: every rule has some, and each shows what it says it shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.content import load_rulebook
from platformer_nb.games.labyrinth.content.examples import Example, load_examples, stored
from platformer_nb.games.labyrinth.examples.playing import begin, faults
from platformer_nb.text import Words, languages
from tests.games.labyrinth.test_every_rule import load

EXAMPLES = load_examples()


@pytest.mark.parametrize(
    "example",
    [pytest.param(x, id=x.name, marks=pytest.mark.rule(*x.rules)) for x in EXAMPLES],
)
def test_an_example_shows_what_it_says(example: Example) -> None:
    assert tuple(faults(example)) == ()


def examples_of(rule: str) -> list[Example]:
    """The examples of a rule."""
    return [x for x in EXAMPLES if rule in x.rules]


REFUSING = {rule for x in EXAMPLES for rule in (*x.refused, *filter(None, (x.fails,)))}
"""Every rule by which something is refused in any example."""


@pytest.mark.parametrize("rule", load_rulebook())
def test_a_rule_shows_what_happens_and_what_is_refused_if_it_refuses_anything(rule: str) -> None:
    own = examples_of(rule)
    assert [x for x in own if not x.refused and not x.fails], "something allowed"
    if rule in REFUSING:
        assert [x for x in own if rule in x.refused or rule == x.fails], "something refused by it"


def test_every_rule_has_a_counterpart_that_ends_otherwise() -> None:
    assert [rule for rule in load_rulebook() if len(examples_of(rule)) == 1] == []


def test_what_is_listed_as_without_a_rule_function_is_held_by_the_check_of_the_content_or_by_other_rules() -> (
    None
):
    load()
    entries = [
        entry for entry in GAME.rulebook.registry if ".labyrinth.content." not in entry.place
    ]
    in_play = {rule for entry in entries for rule in entry.rules}
    assert set(stored().pending()) == set(load_rulebook()) - in_play


@pytest.mark.parametrize("language", languages())
def test_every_example_is_told(language: str) -> None:
    words = Words(language, GAME.name, strict=True)
    shown = GAME.part("examples", GAME.rulebook.examples)
    for example in EXAMPLES:
        told = list(shown.told(example, words))
        assert told, example.name
        assert not [line for line in told if "{" in line], example.name


MAZE = next(x.position for x in EXAMPLES if x.maze == "worked")
LINES = "turn A 2\nA S1 at d1\nB S3 at c3\nC S5 at b4\n"


@pytest.mark.parametrize(
    ("keys", "fault"),
    [
        ({"do": ["build"], "refused": ["TIL-1"]}, "it is allowed"),
        ({"do": ["move W"], "refused": ["MOV-3"]}, "it is refused by MOV-6"),
        ({"do": ["move W"], "after": ["A at c3"]}, "move W is refused by MOV-6"),
        ({"do": ["end"], "after": ["A at c3"]}, "“A at c3” is not so"),
        ({"do": ["end"], "after": ["may not build"]}, "“may not build” is not so"),
        ({"do": ["end"], "allowed": ["TIL-1"]}, "allowed, but not by TIL-1"),
        ({"do": ["end"], "events": [{"event": "died"}]}, "what happens is"),
        ({"fails": "SET-1"}, "it can be set up"),
    ],
)
def test_an_example_that_does_not_hold_says_why(keys: dict[str, object], fault: str) -> None:
    position = MAZE[: MAZE.index("turn")] + LINES
    example = Example.model_validate({"name": "x", "rules": ["TIL-1"], "position": position} | keys)
    assert any(found.startswith(fault) for found in faults(example)), tuple(faults(example))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('rules = ["TIL-999"]\nmaze = "one"', "there is no rule TIL-999"),
        ('rules = ["TIL-1"]\ndo = ["end"]', "it has to begin somewhere"),
        ('rules = ["TIL-1"]\nposition = "a"\ndo = ["end"]', "nothing is expected"),
        ('rules = ["TIL-1"]\nposition = "a"', "nothing is done"),
        (
            'rules = ["TIL-1"]\nposition = "a"\nmaze = "two"\ndo = ["end"]\nafter = ["turn 2"]',
            "'two' is unknown",
        ),
        (
            'rules = ["TIL-1"]\nposition = "a"\ndo = ["end"]\nrefused = ["TIL-1"]\nafter = ["x"]',
            "only a single action can be refused",
        ),
    ],
)
def test_a_faulty_example_names_its_place(tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / "examples").mkdir()
    (tmp_path / "examples" / "mazes.toml").write_text('[mazes]\none = "labyrinth 1"')
    body = f'[[example]]\nname = "x"\n{text}'
    (tmp_path / "examples" / "golem.toml").write_text(body, encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        load_examples(tmp_path)
    assert caught.value.place.startswith("examples/golem.toml")
    assert reason in caught.value.reason


def test_a_position_that_was_read_is_kept_but_a_new_game_is_set_up_each_time() -> None:
    drawn, new = next(x for x in EXAMPLES if x.do), next(x for x in EXAMPLES if x.game is not None)
    assert begin(drawn) is begin(drawn)
    assert begin(new) is not begin(new)
