"""The coach at a table of a game with hidden hands: none without the part; with it, it knows what its seat knows."""

from collections.abc import Iterator
from typing import Any

import pytest

from platformer_nb.bots.bot import RandomBot
from platformer_nb.bots.seats import make_bot
from platformer_nb.core.errors import said
from platformer_nb.core.parts.coaching import Marks, Motive, RollOdds
from platformer_nb.table.coach import coach
from platformer_nb.table.factories.new_game import table_of_new_game
from platformer_nb.table.table import Table

PEOPLE = [{"name": "Ada"}, {"name": "Bo"}]


class Listening:
    """A coach that notes the states it is given."""

    def __init__(self) -> None:
        self.given: list[Any] = []

    def adviser(self, past: Any = ()) -> Any:
        inner, given = RandomBot(1), self.given

        class Adviser:
            def choose(self, rules: Any, state: Any, actions: Any) -> Any:
                given.append(state)
                return inner.choose(rules, state, actions)

        return Adviser()

    def motive(
        self, rules: Any, state: Any, action: Any, kind: str = "", past: Any = ()
    ) -> Motive[Any, Any]:
        self.given.append(state)
        return Motive((said("prompt-choose"),))

    def marks(self, section: Any, action: Any) -> Marks:
        return Marks()

    def next_rolls(self, state: Any, seat: int) -> Iterator[RollOdds]:
        self.given.append(state)
        return iter(())


def asked(table: Table[Any, Any, Any], about: str, *lines: int) -> Any:
    return coach(table, {"for": table.number, "about": about, "lines": list(lines)})["answer"]


def test_a_game_without_the_part_has_no_coach(game: Any) -> None:
    table = table_of_new_game(game, PEOPLE, 1, "en")
    if table.view()["handover"]:
        table.intent({"intent": "take", "for": table.number})
    assert table.view()["coach"] is None
    assert [asked(table, about) for about in ("hint", "odds")] == [None, None]


def test_the_coach_is_given_the_observation_of_whoever_decides(
    game: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    listening = Listening()
    monkeypatch.setattr(type(game), "coaching", listening)
    table = table_of_new_game(game, PEOPLE, 2, "en")
    if table.view()["handover"]:
        assert (asked(table, "hint"), asked(table, "odds")) == (None, None)
        assert listening.given == []
        table.intent({"intent": "take", "for": table.number})
    assert table.view()["coach"]["hint"]
    assert asked(table, "hint")["reasons"]
    assert asked(table, "odds") == {"rolls": []}
    seen = game.rules.observe(table.state, table.session.actor)
    assert seen != table.state
    assert listening.given
    assert all(state == seen for state in listening.given)


def test_a_reason_for_what_was_done_with_hidden_wings_is_not_told(
    game: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    listening = Listening()
    monkeypatch.setattr(type(game), "coaching", listening)
    bots = [{"name": "Ada"}, {"bot": "bright"}]
    make = lambda kind, seed: make_bot(game, kind, seed)  # noqa: E731
    table = table_of_new_game(game, bots, 3, "en", make_bot=make)
    for _ in range(6):
        if table.bot is not None:
            table.intent({"intent": "bot", "for": table.number})
        else:
            table.do(game.rules.actions(table.state)[0])
    done = [n for n, line in enumerate(table.log.entries, 1) if line.entry.actor == 1]
    assert done
    assert {asked(table, "why", line)["chose"] for line in done} == {""}
    assert listening.given == []
