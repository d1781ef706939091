"""Every rule is cited by a verdict or an event of an example, or it says why nothing can cite it."""

from __future__ import annotations

import pytest

from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.citations import CLAIMS, event_rules
from platformer_nb.games.labyrinth.content import load_rulebook
from platformer_nb.games.labyrinth.content.examples import stored
from platformer_nb.games.labyrinth.narration.events import EVENTS
from platformer_nb.games.labyrinth.notation.actions import read_action
from platformer_nb.games.labyrinth.rules.applying import apply
from platformer_nb.games.labyrinth.rules.legality import actions, judge
from tests.games.labyrinth.crowded import crowded, with_cards
from tests.games.labyrinth.rules.scenes import scene
from tests.games.labyrinth.walking import play, varied_play

SHOWN = GAME.part("examples", GAME.rulebook.examples)


@pytest.fixture(scope="module")
def cited() -> set[str]:
    """The rules that a verdict or an event of an example cites."""
    return {rule for example in SHOWN.all for rule in SHOWN.cited(example)}


def test_every_rule_is_cited_or_says_why_it_is_not(cited: set[str]) -> None:
    uncited = stored().uncited
    assert set(load_rulebook()) == cited | set(uncited)
    assert cited & set(uncited) == set(), "it is cited: take it off the list"
    assert len(uncited) <= 36, "this list may only shrink"


def test_every_claim_is_of_a_rule_and_a_kind_of_event_and_an_example_shows_it(
    cited: set[str],
) -> None:
    assert set(CLAIMS) <= set(EVENTS)
    claimed = {rule for claims in CLAIMS.values() for rule, _ in claims}
    assert sorted(claimed - cited) == []


@pytest.mark.parametrize("seed", range(2))
def test_the_rule_that_an_event_names_stands_first_and_the_others_are_rules(seed: int) -> None:
    for number, state in enumerate(varied_play(with_cards(crowded(seed), seed), seed, 50)):
        if not (found := actions(state)):
            break  # won
        action = found[number % len(found)]
        _, events = apply(state, action)
        decided = event_rules(state, action)
        for event, rules in zip(events, decided, strict=True):
            # Where no Crystal is asked for, the rule that speaks of it comes last.
            last = event.kind == "used" and event.rule == "CRY-7" and len(rules) > 1
            assert rules[0] == event.rule or (last and rules[-1] == event.rule)
        assert {rule for rules in decided for rule in rules} <= set(load_rulebook())


def rules_of(kind: str, *texts: str, **given: str) -> tuple[str, ...]:
    """The rules of the last event of this kind when these are done, one after the other."""
    *before, last = texts
    state, _ = play(scene(**given), *before)
    action = read_action(state, last)
    _, events = apply(state, action)
    decided = zip(events, event_rules(state, action), strict=True)
    return [rules for event, rules in decided if event.kind == kind][-1]


def test_a_move_onto_others_costs_an_action_and_shares_the_corridor() -> None:
    alone = rules_of("moved", "move NW", c="b4")
    shared = rules_of("moved", "move NW", c="b2a")
    assert set(shared) - set(alone) == {"MOV-7"}
    assert {"MOV-1", "ACT-2", "ACT-5", "MOV-8"} == set(alone)


def test_a_win_in_the_own_turn_and_one_as_the_turn_begins_cite_different_rules() -> None:
    won = rules_of("won", "move SE", a="c3 crystal off keys 1")
    assert {"END-2", "END-3"} <= set(won)
    assert not {"END-4", "END-5", "END-6"} & set(won)


def test_only_a_test_of_the_golem_cites_its_step_of_exploring() -> None:
    chute = rules_of("sent-home", "move NW", "roll 1 1", traps="b2a chute")
    golem = rules_of("sent-home", "move NW", "roll 1 1", golem="b2a")
    assert "EXP-7" in chute
    assert "EXP-2" not in chute
    assert {"EXP-2", "EXP-7", "GOL-19", "GOL-20"} <= set(golem)
    assert not {"GOL-17", "GOL-18"} & set(golem)


@pytest.mark.parametrize(
    ("who", "use", "rules"),
    [
        ("trapper", "double-set", ("ACT-12", "CRY-7")),
        ("illusionist", "mirage", ("ACT-2", "CRY-7")),
        ("high-priestess", "anathema", ("CMB-9", "CRY-7")),
        ("warlock", "shadow-step", ("CRY-7", "CRY-4")),
    ],
)
def test_an_ability_without_the_crystal_cites_its_price_before_the_rule_of_the_crystal(
    who: str, use: str, rules: tuple[str, ...]
) -> None:
    state = scene(a="c3", b="d1", who=f"{who} - -")
    action = read_action(state, f"use {use}")
    assert tuple(cite.rule for cite in judge(state, action).cites) == rules
    first = event_rules(state, action)[0]
    assert first == (rules if rules[0] != "CRY-7" else ("CRY-7",))
