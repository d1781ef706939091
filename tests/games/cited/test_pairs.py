"""A citation is true: the rule is cited where it decided, and in nearly the same position it is not."""

from __future__ import annotations

from difflib import SequenceMatcher

import pytest

from platformer_nb.bots.seats import make_bot
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.citations import event_rules
from platformer_nb.games.platformer.citations.registry import entered
from platformer_nb.games.platformer.model.state import SETUP
from platformer_nb.games.platformer.rules.course.setup import new_game
from tests.games.cited.chapters import PAIRS
from tests.games.cited.pairs import Pair
from tests.games.drawn import action, position, rules


def cited(text: str, do: tuple[str, ...]) -> set[str]:
    """The rules that the verdict on the last action names, and the events that it brings."""
    state = position(text)
    for written in do[:-1]:
        chosen = action(state, written)
        assert rules().judge(state, chosen), f"{written} is legal"
        state, _ = rules().apply(state, chosen)
    chosen = action(state, do[-1])
    ruling = rules().judge(state, chosen)
    assert ruling, f"{do[-1]} is refused by {ruling.rules}"
    return set(ruling.rules).union(*event_rules(state, chosen))


@pytest.mark.parametrize("pair", [pytest.param(p, id=f"{p.rule} {p.what}") for p in PAIRS])
def test_a_rule_is_cited_where_it_decides_and_not_where_it_does_not(pair: Pair) -> None:
    assert pair.rule in cited(pair.position, pair.do)
    assert pair.rule not in cited(pair.other, pair.instead or pair.do)


@pytest.mark.parametrize("pair", [pytest.param(p, id=f"{p.rule} {p.what}") for p in PAIRS])
def test_the_two_positions_of_a_pair_are_nearly_the_same(pair: Pair) -> None:
    same = SequenceMatcher(None, pair.position, pair.other, autojunk=False)
    changed = sum(max(b - a, d - c) for tag, a, b, c, d in same.get_opcodes() if tag != "equal")
    assert changed <= 24
    assert changed or pair.instead, "something is different"


SETTING_UP = {"ART-1", "SET-4", "SET-6", "SET-7", "SET-8", "SOL-7", "TRN-1"}
"""What is decided before there is a position that could be drawn."""


def test_every_rule_that_the_citations_know_has_a_pair() -> None:
    paired = {pair.rule for pair in PAIRS}
    assert sorted(entered() - paired) == sorted(SETTING_UP | {"BOS-14"})


@pytest.mark.rule("BOS-14", "SET-5")
def test_a_token_that_has_run_out_is_cited_and_the_last_one_is_not() -> None:
    """It takes a smaller supply than the box has, as examples may have."""
    examples = GAME.rulebook.examples
    assert examples is not None
    known = {example.name: example for example in examples.all}
    out = examples.cited(known["with-no-mirror-left-in-the-supply-the-icon-space-gives-nothing"])
    last = examples.cited(known["with-one-mirror-left-the-next-hero-takes-it"])
    assert {"BOS-14", "SET-5"} <= out
    assert not {"BOS-14", "SET-5"} & last


def test_the_rules_of_setting_up_are_cited_then_and_not_in_the_turns_that_follow() -> None:
    state, chance = new_game(rules().box, 1, artifacts=True), Seeded("set up")
    before: set[str] = set()
    while state.step == SETUP:
        chosen = chance.choose(rules(), state)
        before |= set(rules().judge(state, chosen).rules).union(*event_rules(state, chosen))
        state, _ = rules().apply(state, chosen)
    assert before >= SETTING_UP
    after, bot = set(), make_bot(GAME, "random", "set up")
    while (actor := rules().actor(state)) is not None and state.turn < 4:
        nature = actor == NATURE
        listed = () if nature else tuple(rules().actions(state))
        chosen = chance.choose(rules(), state) if nature else bot.choose(rules(), state, listed)
        after |= set(rules().judge(state, chosen).rules).union(*event_rules(state, chosen))
        state, _ = rules().apply(state, chosen)
    assert state.turn > 2
    assert sorted(after & SETTING_UP) == []
