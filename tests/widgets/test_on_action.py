"""Components can be observed: the actions at a table go to whoever asks for them."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.core.play.session import Entry
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer.model.actions import Action, End
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_widgets import MapGrid, PlayTable
from platformer_widgets.component import Component


def click(widget: Component, intent: str, **fields: Any) -> None:
    """What a browser sends."""
    content = {"intent": intent, "for": widget.view["state"], **fields}
    widget._message(widget, content, [])


class Ender:
    """A bot that does the last thing it may."""

    def choose(self, rules: Any, state: Any, actions: Any) -> Action:
        chosen: Action = actions[-1]
        return chosen


def test_a_user_counts_what_each_seat_has_done() -> None:
    players = [{"name": "Ada"}, {"name": "Bo", "bot": "random"}]
    table = new_table(players, seed="1", make_bot=lambda kind, seed: Ender())
    widget = PlayTable(table)
    before = len(table.session.history)
    done: list[tuple[Any, Action]] = []

    def keep(entry: Entry[Any, Action, Any]) -> None:
        assert entry.before != entry.after
        done.append((entry.actor, entry.action))

    widget.on_action(keep)
    click(widget, "act", action="ability")
    assert widget.view["refusal"]
    assert done == [], "a refused action is none"
    click(widget, "act", action=widget.view["targets"][0]["action"])
    assert [actor for actor, _ in done] == [0]
    table.do("end")
    assert (0, End()) in done, "what is done in Python is one too"
    while table.bot is None:
        table.do(table.session.rules.actions(table.state)[-1])
    widget.show(table.view())
    count = len(done)
    click(widget, "bot")
    assert done[count][0] == 1, "and what a bot does"
    assert NATURE in [actor for actor, _ in done], "and what the dice show"
    assert done == [(e.actor, e.action) for e in table.session.history[before:]]
    widget.on_action(keep, remove=True)
    count = len(done)
    table.do(table.session.rules.actions(table.state)[-1])
    assert len(table.session.history) - before > count == len(done)


def test_a_component_that_shows_another_table_is_told_of_that_one() -> None:
    one, other = new_table([{}, {}], seed="1"), new_table([{}, {}], seed="2")
    widget = MapGrid(one)
    seen: list[Entry[Any, Any, Any]] = []
    widget.on_action(seen.append)
    widget.position = other
    one.do(one.view()["targets"][0]["action"])
    assert seen == []
    other.do(other.view()["targets"][0]["action"])
    assert [entry.actor for entry in seen] == [0]
    widget.position = "map:\n    +----+\n  1 |  1 |\n    +====+\n"
    other.do("end")
    assert [entry.actor for entry in seen] == [0], "a drawing has no actions"


def test_a_callback_that_fails_stops_nothing(caplog: pytest.LogCaptureFixture) -> None:
    table = new_table([{}, {}], seed="1")
    widget = PlayTable(table)
    seen: list[Any] = []

    def fails(entry: Any) -> None:
        raise ValueError("mine")

    widget.on_action(fails)
    widget.on_action(seen.append)
    click(widget, "act", action=widget.view["targets"][0]["action"])
    assert len(seen) == 1
    assert widget.view["events"]
    assert not widget.view["error"]
