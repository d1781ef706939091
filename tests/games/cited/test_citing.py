"""Verdicts and events cite what decided: the faults that were found, and words for every citation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from platformer_nb.cli.commands.judge import judged, said_of
from platformer_nb.core.play.explain import explain
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.citations import event_rules
from platformer_nb.games.platformer.citations.registry import CHAPTERS, entered
from platformer_nb.games.platformer.citations.watching import watched
from platformer_nb.games.platformer.content import load_rulebook
from platformer_nb.games.platformer.content.examples import load_examples
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.rulings import say_explanation, say_ruling
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.teaching.examples import run
from platformer_nb.text import languages
from tests.games.cited.chapters import PAIRS
from tests.games.cited.falling import STACK
from tests.games.cited.levels import TOP_ROW
from tests.games.cited.turns import SPAWN, TOP
from tests.games.drawn import action, judge, position, rules

rule = pytest.mark.rule
WORDS = Words(strict=True)


def told(state: State, text: str) -> dict[str, str]:
    """The sentence of each rule that a verdict names."""
    verdict = say_ruling(WORDS, state, action(state, text), judge(state, text))
    return {reason.rule: reason.text for reason in verdict.reasons}


@rule("SPN-1", "SPN-5")
def test_above_a_full_row_a_spawn_does_not_say_that_it_is_in_the_lowest_one() -> None:
    full = position(SPAWN.replace("  1 |  W :  G :    |", "  1 |  W :  G :  2 |"))
    said = told(full, "spawn b2")
    assert said["SPN-5"] == WORDS("rule-SPN-5")
    assert said["SPN-1"] == WORDS("part-SPN-1-payment")
    assert event_rules(full, action(full, "spawn b2")) == (("SPN-5",),)
    free = position(SPAWN)
    assert told(free, "spawn c1")["SPN-1"] == WORDS("rule-SPN-1")


@rule("SPN-4", "BLV-6")
def test_a_spawn_on_a_shop_of_the_boss_level_names_the_rules_that_send_it_there() -> None:
    state = position(TOP)
    said = told(state, "spawn a6")
    assert {"SPN-4", "BLV-6"} <= set(said)
    assert said["SPN-1"] == WORDS("part-SPN-1-payment")
    (spawned,) = event_rules(state, action(state, "spawn a6"))
    assert {"SPN-4", "BLV-6"} <= set(spawned)


@rule("LVL-1", "LVL-6")
def test_a_move_that_reveals_a_level_says_so_in_its_verdict_and_its_event() -> None:
    state = position(TOP_ROW)
    assert {"LVL-1", "LVL-6"} <= set(judge(state, "move up").rules)
    ((moved, *_),) = (event_rules(state, action(state, "move up")),)
    assert {"LVL-1", "LVL-6"} <= set(moved)


@rule("LVL-1", "ZOC-2")
def test_a_move_that_a_faint_stops_reveals_nothing_and_does_not_say_so() -> None:
    drawn = TOP_ROW.replace("  2 |  1 :    :", "  2 |  1 :  W :").replace(
        "sweety", "sweety; hearts 1"
    )
    assert "LVL-1" not in judge(position(drawn), "move up").rules


Done = tuple[State, Action]


def all_done() -> Iterator[Done]:
    """Everything that is done and tried in an example or in a pair, each with the position before it."""
    for example in load_examples():
        start = run(example).start
        if start is not None:
            yield from done(start, (*example.before, *example.do))
    for pair in PAIRS:
        yield from done(position(pair.position), pair.do)


def done(state: State, texts: Iterable[str]) -> Iterator[Done]:
    """One action after the other, until one is refused."""
    for text in texts:
        chosen = rules().read_action(state, text)
        yield state, chosen
        if not rules().judge(state, chosen):
            return
        state, _ = rules().apply(state, chosen)


@pytest.mark.parametrize("language", languages())
def test_every_citation_has_its_sentence_with_its_facts(language: str) -> None:
    words = Words(language, strict=True)
    for state, chosen in all_done():
        text = rules().write_action(state, chosen)
        answer, _ = judged(GAME, words, state, text)
        told = [one["text"] for one in (*answer["cites"], *answer["events"])]
        assert all(told), text
        printed = said_of(answer, words)
        assert "{" not in printed, printed
        assert "???" not in printed, printed


def test_an_explanation_names_the_rules_of_each_event() -> None:
    state = position(STACK)
    foreseen = say_explanation(WORDS, state, explain(rules(), state, action(state, "gravity")))
    first, second = foreseen.steps
    assert "GRA-6" not in first.rules
    assert "GRA-6" in second.rules


def test_the_events_of_an_action_are_the_same_when_they_are_looked_at() -> None:
    for state, chosen in all_done():
        if rules().judge(state, chosen):
            after, events = rules().apply(state, chosen)
            seen = watched(state, chosen)
            assert tuple(moment.event for moment in seen) == events
            assert not seen or seen[0].end == after
            decided = event_rules(state, chosen)
            assert [by[0] for by in decided] == [event.rule for event in events]
            assert all(len(set(by)) == len(by) for by in decided)


def test_every_rule_that_is_cited_stands_in_the_rulebook() -> None:
    assert sorted(entered() - set(load_rulebook())) == []
    assert {rule_id.partition("-")[0] for rule_id in load_rulebook()} == set(CHAPTERS)
