"""The coach at a table: it advises as the planning bot plays, gives true reasons, and changes nothing."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from platformer_nb.bots.seats import bot_kinds, make_bot
from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model.actions import End
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_nb.games.platformer.view.table import Table
from platformer_nb.table.analysis.inquiry import Inquiry
from platformer_nb.table.coach import brings, coach
from platformer_nb.table.lines import line_of_log
from tests.bots.test_motives import positions

ADA = {"name": "Ada"}
RULES = GAME.rules


def asked(table: Any, about: str, *lines: int) -> dict[str, Any] | None:
    found = coach(table, {"for": table.number, "about": about, "lines": list(lines) or None})
    json.dumps(found)
    assert (found["about"], found["for"]) == (about, table.number)
    answer: dict[str, Any] | None = found["answer"]
    return answer


def table_of(state: Any, language: str = "en") -> Table:
    return Table(Session(RULES, state, Seeded(1)), ("Ada", "Bo", "Cy", "Di"), language)


def with_bot(kind: str, seed: int = 5) -> Table:
    return new_table([ADA, {"bot": kind}], seed, make_bot=partial(make_bot, GAME))


def bots_turn(table: Table) -> Table:
    """Let the person end turns, and the bot play two of its own."""
    for _ in range(2):
        while table.bot is None:
            actions = RULES.actions(table.state)
            table.do(End() if End() in actions else actions[0])
        while table.bot is not None:
            table.intent({"intent": "bot", "for": table.number})
    return table


@pytest.mark.parametrize(("players", "boss"), [(2, "medusa"), (3, "ikee")])
def test_a_hint_is_what_the_planning_bot_would_play_and_is_legal(players: int, boss: str) -> None:
    """Out of turn too: a Ladder held, a push, a Special die set."""
    kinds = set()
    for state in positions(players, boss)[:: 9 if players < 3 else 25]:
        if RULES.actor(state) in (None, NATURE):
            continue
        table = table_of(state)
        hint = asked(table, "hint")
        assert hint is not None
        actions = tuple(RULES.actions(table.state))
        action = table.session.action(hint["action"])
        assert action in actions
        played = GAME.coaching.adviser().choose(RULES, table.state, actions)
        assert action == played or RULES.is_null(table.state, played)
        assert not RULES.is_null(table.state, action) or all(
            RULES.is_null(table.state, one) for one in actions
        )
        assert hint["reasons"]
        assert all(hint["reasons"])
        kinds.add(type(action).__name__)
    assert len(kinds) > 3, kinds


TOWER = """
map:
    +----+----+----+
  3 |    :    :    |
    +    +====+    +
  2 |    :    :  W |
    +    +    +====+
  1 |  1 :   c:    |
    +====+====+====+
hero 1: sweety
pool: move coin star shove shove
"""


LADDER = """
map:
    +----+----+----+
  3 |    :    :    |
    +=HH=+====+    +
  2 |H 1 :    :    |
    +    +    +    +
  1 |H   :    :    |
    +====+====+====+
hero 1: sweety
pool: shove
"""


FALLING = """
map:
    +----+----+----+
  2 |    :    :  2 |
    +    +    +    +
  1 |    :  1 :    |
    +====+====+====+
hero 1: sweety
hero 2: etorn
pool: move
"""


def test_whoever_follows_the_hints_comes_to_the_end_of_the_turn() -> None:
    """On a Ladder Gravity asks, and changes nothing: it is not advised for ever."""
    table = Table(Session(RULES, RULES.read(LADDER), Scripted((), Seeded(1))), ("Ada",), "en")
    for _ in range(4):
        hint = asked(table, "hint")
        assert hint is not None
        if hint["action"] == "end":
            break
        table.do(table.session.action(hint["action"]))
    else:
        raise AssertionError("the hints go round in a circle")


def test_a_hint_says_who_falls_by_it() -> None:
    state = RULES.read(FALLING)
    table = Table(Session(RULES, state, Scripted((), Seeded(1))), ("Ada", "Bo"), "en")
    table.section.clear()
    assert (
        brings(table, RULES.read_action(state, "gravity"))
        == "What happens: Etorn falls 1 Space, to c1."
    )
    hint = asked(table, "hint")
    assert hint is not None
    assert hint["brings"]


def test_a_hint_names_the_rules_and_what_it_lights() -> None:
    table = Table(Session(RULES, RULES.read(TOWER), Scripted((), Seeded(1))), ("Ada",), "en")
    before = table.view()
    hint = asked(table, "hint")
    assert hint is not None
    judged = RULES.judge(table.state, table.session.action(hint["action"]))
    assert [rule["rule"] for rule in hint["rules"]] == list(judged.rules)
    assert all(rule["text"] and rule["page"] for rule in hint["rules"])
    dice = {die["symbol"]: die["id"] for die in before["dice"]}
    assert set(hint["places"]) <= {cell["id"] for cell in before["map"]["cells"]}
    assert hint["things"] == [dice[hint["action"].rpartition(" with ")[2]]]
    assert table.view() == before
    assert not table.session.history


def test_a_chosen_plan_is_told_as_it_goes_on_and_against_what() -> None:
    told = [
        asked(table_of(state), "hint")
        for state in positions(2, "medusa")[::9]
        if RULES.actor(state) not in (None, NATURE)
    ]
    assert any(hint and hint["then"] for hint in told)
    assert any(hint and hint["against"].startswith("The best alternative: ") for hint in told)
    plans = [hint["plan"] for hint in told if hint and hint["plan"]]
    assert plans
    assert all(plan.startswith("The whole plan: ") for plan in plans)


@pytest.mark.parametrize(("language", "word"), [("pl", "Najlepsza"), ("uk", "Найкраща")])
def test_the_coach_speaks_the_language_of_the_table(language: str, word: str) -> None:
    table = table_of(positions(2, "medusa")[20], language)
    hint, odds = asked(table, "hint"), asked(table, "odds")
    assert hint
    assert odds
    assert word in hint["against"] or not hint["against"]
    assert not any("motive-" in reason for reason in hint["reasons"])
    assert all("odds-" not in roll["title"] for roll in odds["rolls"])


@pytest.mark.parametrize("kind", list(bot_kinds(GAME)))
def test_each_line_explains_itself_and_the_action_of_the_bot_it_comes_from(kind: str) -> None:
    table = bots_turn(with_bot(kind))
    table.view()
    chosen = set()
    for number, entry in enumerate(table.log.entries, 1):
        line = line_of_log(table, number - 1, entry)
        if not line["text"]:
            continue
        why, done = asked(table, "why", line["why"]), entry.entry
        assert why is not None
        (told,) = why["told"]
        assert told["text"] == line["text"]
        assert [rule["rule"] for rule in told["rules"]] == line["rules"]
        assert all(rule["text"] for rule in told["rules"])
        if done.actor not in table.bots:
            assert not any(why[key] for key in ("chose", "reasons", "action"))
            continue
        chosen.add(entry.event is done.events[0])
        assert why["action"] == RULES.write_action(done.before, done.action)
        assert GAME.narrator.action(done.before, done.action, table.words) in why["chose"]
        assert why["reasons"]
        assert (why["reasons"] == ["This bot chooses at random."]) == (kind == "random")
        assert why["reasons"] != ["This bot gives no reasons for its choices."]
    assert chosen == {True, False}, "later events of an action too"


def test_two_lines_are_explained_together_with_one_reason() -> None:
    table = bots_turn(with_bot("greedy"))
    moved = next(n for n, one in enumerate(table.log.entries) if one.entry.actor == 1)
    why = asked(table, "why", moved, moved + 1)
    assert why is not None
    assert len(why["told"]) == 2
    assert why["chose"]


def test_a_bot_without_reasons_answers_that_it_gives_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.coaching, "motive", lambda *_args: None)
    why = asked(*of_the_bot(bots_turn(with_bot("greedy"))))
    assert why is not None
    assert why["reasons"] == ["This bot gives no reasons for its choices."]
    assert why["action"]


def of_the_bot(table: Table) -> tuple[Table, str, int]:
    """The question about the newest line of a bot's action."""
    entries = list(enumerate(table.log.entries, 1))
    return table, "why", next(n for n, one in entries[::-1] if one.entry.actor == 1)


def test_of_lines_that_are_not_there_nothing_is_told() -> None:
    table = bots_turn(with_bot("greedy"))
    count = len(table.log.entries)
    for lines in ((), (0,), (count + 1,), (1, count + 1)):
        assert asked(table, "why", *lines) is None


def test_a_record_that_is_loaded_has_the_reasons_of_its_bots() -> None:
    table = bots_turn(with_bot("search"))
    again = Table.from_record(table.record(), make_bot=partial(make_bot, GAME))
    assert table.log.entries
    assert asked(*of_the_bot(again)) == asked(*of_the_bot(table))


def test_no_hint_while_a_bot_decides_or_of_another_view() -> None:
    table = with_bot("greedy")
    offer = table.view()["coach"]
    assert (offer["hint"], offer["odds"]) == (table.bot is None, True)
    while table.bot is None:
        assert asked(table, "hint")
        table.do(next(iter(RULES.actions(table.state))))
    assert table.view()["coach"]["hint"] is False
    assert table.view()["coach"]["moment"] == len(table.session.history)
    assert asked(table, "hint") is None
    assert coach(table, {"for": table.number + 1, "about": "odds", "lines": None})["answer"] is None


def test_a_position_that_is_only_ruled_on_has_no_coach() -> None:
    table = Inquiry(GAME, RULES.read(TOWER))
    assert table.view()["coach"] is None
    assert asked(table, "hint") is None


def test_odds_are_told_with_shares() -> None:
    odds = asked(table_of(RULES.read(TOWER)), "odds")
    assert odds is not None
    dice, enemy = odds["rolls"]
    move = next(one for one in dice["chances"] if one["sign"] == "move")
    assert move["chance"] == pytest.approx(1 - (4 / 6) ** 5)
    assert move["share"] == "86.8%"
    assert [one["share"] for one in enemy["chances"]] == ["33.3%"] * 3
    assert all(one["effect"] for one in enemy["chances"])
