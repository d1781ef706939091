"""The catalogue's examples: every rule has one, and each shows what it says it shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer.content import load_rulebook
from platformer_nb.games.platformer.content.examples import Example, load_examples, stored
from platformer_nb.games.platformer.teaching.examples import examples_of, facts, run
from tests.games.sides import CITED_BY_ANOTHER, NOTHING_TO_REFUSE, listed

EXAMPLES = load_examples()
STILL_PENDING: set[str] = set()
"""This set may only shrink."""


@pytest.mark.parametrize(
    "example",
    [pytest.param(x, id=x.name, marks=pytest.mark.rule(*x.rules)) for x in EXAMPLES],
)
def test_an_example_shows_what_it_says(example: Example) -> None:
    assert run(example).faults == ()


def test_every_rule_has_an_example_or_waits_for_one() -> None:
    shown = {rule for example in EXAMPLES for rule in example.rules}
    pending = set(stored().pending())
    assert sorted(set(load_rulebook()) - shown - pending) == []
    assert sorted(shown & pending) == [], "it has one now: take it off the list"
    assert pending <= STILL_PENDING


def legal(rule: str) -> list[Example]:
    """The examples of a rule that show something allowed."""
    return [x for x in examples_of(rule) if not x.refused and not x.fails]


def illegal(rule: str) -> list[Example]:
    """The examples of a rule that show something forbidden."""
    return [x for x in examples_of(rule) if x.refused or x.fails]


def cites(example: Example, rule: str) -> bool:
    """Whether the rule itself is given as the reason."""
    return rule in example.refused or rule == example.fails


@pytest.mark.parametrize("rule", load_rulebook())
def test_a_rule_shows_what_is_allowed_and_what_is_not(rule: str) -> None:
    """Both, or, where nobody can break it, what is before and after."""
    assert legal(rule), "something allowed"
    own = [x.name for x in illegal(rule) if cites(x, rule)]
    if rule in listed(NOTHING_TO_REFUSE):
        assert not illegal(rule), "it can be broken after all: take it off the list"
        assert any(x.after for x in legal(rule)), "what is after"
    elif rule in listed(CITED_BY_ANOTHER):
        assert illegal(rule), "something forbidden"
        assert own == [], "it is cited itself: take it off the list"
    else:
        assert own, "something forbidden, and this rule for a reason"


def test_each_exception_is_one_rule_with_one_reason() -> None:
    rules = [*listed(CITED_BY_ANOTHER), *listed(NOTHING_TO_REFUSE)]
    assert sorted(set(rules)) == sorted(rules)
    assert set(rules) <= set(load_rulebook())
    assert len(listed(CITED_BY_ANOTHER)) <= 44, "this list may only shrink"
    assert len(listed(NOTHING_TO_REFUSE)) <= 77, "this list may only shrink"


HERE = """
map:
    +----+----+
  1 |  1 :   c|
    +====+====+
pool: move
"""


@pytest.mark.parametrize(
    ("keys", "fault"),
    [
        ({"do": ["move right"], "refused": ["MAP-3"]}, "it is allowed"),
        ({"do": ["move left"], "refused": ["MAP-3"]}, "it is refused by MAP-11"),
        ({"do": ["move left"], "after": ["1 at b1"]}, "move left is refused by MAP-11"),
        ({"do": ["move right"], "after": ["1 at a1"]}, "“1 at a1” is not so"),
        ({"do": ["move right"], "never": ["moved"]}, "moved happens"),
        ({"do": ["move right"], "allowed": ["PRT-1"]}, "allowed, but not by PRT-1"),
        (
            {"do": ["move right"], "events": [{"event": "took"}, {"event": "moved"}]},
            "nowhere (or not in this order): {'event': 'moved'}",
        ),
    ],
)
def test_an_example_that_does_not_hold_says_why(keys: dict[str, object], fault: str) -> None:
    example = Example.model_validate({"name": "x", "rules": ["MOV-1"], "position": HERE} | keys)
    assert fault in run(example).faults


def test_a_position_is_told_in_short_sentences() -> None:
    end = run(
        Example.model_validate(
            {"name": "x", "rules": ["MAP-8"], "position": HERE, "do": ["move right"]}
        )
    ).end
    assert end is not None
    assert {"1 at b1", "a1 is empty", "hero 1 coins 1", "pool -", "step actions"} <= facts(end)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[[example]]\nname = "x"\nrules = ["MOV-99"]\nposition = "a"', "there is no rule MOV-99"),
        ('[[example]]\nname = "x"\nrules = ["MOV-1"]\ndo = ["end"]', "it has to begin somewhere"),
        (
            '[[example]]\nname = "x"\nrules = ["MOV-1"]\nposition = "a"\ndo = ["end"]',
            "nothing is expected",
        ),
        ('[[example]]\nname = "x"\nrules = ["MOV-1"]\nposition = "a"', "nothing is done"),
        (
            '[[example]]\nname = "x"\nrules = ["MOV-1"]\nposition = "a"\ndo = ["end"]\n'
            'refused = ["MOV-1"]\nafter = ["turn 1"]',
            "only a single action can be refused",
        ),
        ('[[example]]\nname = "x"\nrules = []\nposition = "a"', "1 item is needed"),
        ('[[example]]\nname = "x"\nrules = ["MOV-1"]\nposiiton = "a"', "there is no such key"),
    ],
)
def test_a_faulty_example_names_its_place(tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / "examples").mkdir()
    (tmp_path / "examples" / "map.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        load_examples(tmp_path)
    assert caught.value.place.startswith("examples/map.toml")
    assert reason in caught.value.reason
    assert caught.value.mend
