"""Questions for referees: enough of them, hardly any twice, each verdict the rules' own."""

from __future__ import annotations

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.exam import question_generator
from platformer_nb.lessons.exam.distractors import CHOICES
from platformer_nb.lessons.exam.drawn import breakable, sources_of
from platformer_nb.lessons.exam.question_generator import Item, Referee

RULES = GAME.rules

FEW = 20
FEWEST_FIRST = [
    rule if number < FEW else pytest.param(rule, marks=pytest.mark.deep)
    for number, rule in enumerate(
        sorted(breakable(GAME), key=lambda rule: len(sources_of(GAME, rule)))
    )
]
"""Rules with the fewest examples to vary, which run out of questions first; the others only in `make deep`."""


def proven(item: Item) -> bool:
    """Whether the rules say again what the question says they do."""
    state = item.state
    ruling = RULES.judge(state, item.action)
    return (ruling.legal, ruling.rules) == (item.legal, item.rules)


@pytest.fixture
def of_any_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first new question is taken: to look at eight for one of another kind takes seven eighths of the time."""
    monkeypatch.setattr(question_generator, "LOOKS", 1)


@pytest.mark.usefixtures("of_any_kind")
@pytest.mark.parametrize("rule", FEWEST_FIRST)
def test_there_are_fifty_different_questions_about_every_rule_that_can_be_broken(rule: str):
    referee = Referee(GAME, 7, [rule])
    items = [referee.ask() for _ in range(50)]
    assert len({(i.state, i.action) for i in items}) == 50
    assert all(proven(i) for i in items[::5])
    broken = [i for i in items if rule in i.rules and not i.legal]
    assert 10 <= len(broken) <= 45, "neither guess is the better one"


@pytest.mark.usefixtures("of_any_kind")
def test_a_thousand_questions_hardly_repeat():
    referee = Referee(GAME, "a long evening")
    asked = [(i.state, i.action) for i in (referee.ask() for _ in range(1000))]
    assert len(set(asked)) >= 990


def test_the_same_seed_asks_the_same():
    one, other = Referee(GAME, 3), Referee(GAME, 3)
    assert [one.ask() for _ in range(20)] == [other.ask() for _ in range(20)]
    assert [Referee(GAME, 4).ask() for _ in range(5)] != [one.ask() for _ in range(5)]


def test_just_one_of_the_choices_is_right():
    referee = Referee(GAME, 11)
    for item in (referee.ask() for _ in range(200)):
        if item.legal:
            assert item.choices == ()
            assert item.right(legal=True)
            assert not item.right(legal=False, rule=item.about)
        else:
            assert len(set(item.choices)) == CHOICES
            right = [rule for rule in item.choices if item.right(legal=False, rule=rule)]
            assert len(right) == 1
            assert not item.right(legal=True)


@pytest.mark.parametrize(
    ("rule", "same"),
    [("MAP-3", {"ADJ-2", "MOV-1"}), ("MAP-4", {"ADJ-2", "MOV-1"}), ("ATK-1", {"ADJ-1", "ADJ-2"})],
)
def test_a_rule_that_says_the_same_is_not_among_the_wrong_choices(rule: str, same: set[str]):
    """Who names it is right too: Walls stop a Move by MAP-3, and by what is adjacent."""
    referee = Referee(GAME, 5, [rule])
    asked = [item for item in (referee.ask() for _ in range(80)) if rule in item.rules]
    refused = [item for item in asked if not item.legal]
    assert len(refused) > 10
    for item in refused:
        wrong = {choice for choice in item.choices if choice not in item.rules}
        assert not wrong & same, item


def test_a_rule_that_cannot_be_broken_is_not_asked_about():
    with pytest.raises(BadInput, match="GRA-1"):
        Referee(GAME, 1, ["GRA-1"])


def test_most_of_what_players_do_can_be_asked_about():
    assert {"MAP-3", "MAP-4", "PSH-1", "SYM-1", "ATK-1", "GEM-1", "FRG-1"} <= set(breakable(GAME))
    assert len(breakable(GAME)) >= 50
