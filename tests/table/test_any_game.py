"""A table of a game that no other room has heard of: its rules, its words and its board are all it needs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, cast

import pytest

from platformer_nb.core.errors import BadInput, UnreadableAction
from platformer_nb.core.game import Game, NoPart, Rulebook, RuleEntry, Words
from platformer_nb.core.parts.intent import Field, Intent, Intents
from platformer_nb.core.parts.narrator import Narrator
from platformer_nb.core.parts.verdict import Reason
from platformer_nb.core.parts.views import PlayedTable
from platformer_nb.core.play.chance import Scripted
from platformer_nb.core.play.session import Session
from platformer_nb.core.registry import Registry
from platformer_nb.core.rules import Outcome, Rules
from platformer_nb.core.ruling import Cite, Ruling
from platformer_nb.table.factories.saves import table_from_record
from platformer_nb.table.table import Table
from platformer_nb.table.view import position_view

Heap = tuple[int, int]
"""How many sticks are left, and who is to take."""


class HeapRules:
    """Take one or two sticks; whoever takes the last has won."""

    def actor(self, state: Heap) -> int | None:
        return state[1] if state[0] else None

    def actions(self, state: Heap) -> list[int]:
        return [n for n in (1, 2) if n <= state[0]]

    def judge(self, state: Heap, action: int | str) -> Ruling[int]:
        legal = self.read_action(state, action) in self.actions(state)
        return Ruling(legal, (Cite("TAK-1"),), () if legal else (1,))

    def apply(self, state: Heap, action: int | str) -> tuple[Heap, tuple[str, ...]]:
        taken = self.read_action(state, action)
        return (state[0] - taken, 1 - state[1]), ("taken",)

    def is_null(self, state: Heap, action: int) -> bool:
        return False

    def outcome(self, state: Heap) -> Outcome | None:
        return None if state[0] else Outcome((1 - state[1],), Cite("END-1"))

    def moment(self, state: Heap) -> int:
        return 6 - state[0]

    def observe(self, state: Heap, seat: int) -> Heap:
        return state

    def reveals(self, state: Heap, action: int) -> bool:
        return False

    def write(self, state: Heap) -> str:
        return f"{state[0]} {state[1]}"

    def read(self, text: str) -> Heap:
        left, seat = text.split()
        return int(left), int(seat)

    def write_action(self, state: Heap, action: int | str) -> str:
        return f"take {action}"

    def read_action(self, state: Heap, action: int | str) -> int:
        if isinstance(action, int):
            return action
        if not action.startswith("take "):
            raise UnreadableAction("action", "error-no-action", "mend-use", word=action, known=())
        return int(action.split()[1])


class HeapNarrator:
    def action(self, state: Heap, action: int, words: Words) -> str:
        return f"Take {action}"

    def event(self, before: Heap, after: Heap, event: str, words: Words) -> str:
        return f"{before[0] - after[0]} taken"

    def event_rules(self, before: Heap, action: int) -> tuple[tuple[str, ...], ...]:
        return (("TAK-1", "END-1"),)

    def reason(self, state: Heap, cite: Cite, legal: bool, words: Words) -> Reason:
        return Reason(cite.rule, 1, f"{state[0]} left", ())


class HeapSection:
    """A hand of sticks that are not taken yet."""

    def __init__(self, table: PlayedTable[Heap, int]) -> None:
        self.table = table
        self.held = 0

    def view(self) -> dict[str, Any]:
        return {"heap": self.table.seen[0], "held": self.held}

    def event(self, before: Heap, after: Heap, event: str) -> dict[str, Any]:
        return {"type": event}

    def befalls(self, event: str) -> None:
        """Harm nobody."""

    def foresee(self, at: str | None, action: str | None) -> None:
        """Foresee nothing."""

    def follow(self) -> None:
        pass

    def clear(self) -> None:
        self.held = 0

    def hold(self, message: Mapping[str, Any]) -> None:
        self.held = message["sticks"]


class HeapViews:
    words: Mapping[str, tuple[str, ...]] = {}

    @property
    def intents(self) -> Intents:
        return {"hold": Intent(HeapSection.hold, "hold sticks", {"sticks": Field((int,))})}

    def seats(self, state: Heap) -> int:
        return 2

    def active(self, state: Heap) -> int:
        return state[1]

    def state(self, given: object) -> Heap:
        return cast(Heap, given)

    def position(
        self, state: Heap, words: Words, names: tuple[str, ...] = (), *, inert: bool = False
    ) -> dict[str, Any]:
        return {"heap": state[0], "inert": inert}

    def section(self, table: PlayedTable[Heap, int]) -> HeapSection:
        return HeapSection(table)


class HeapGame(Game[Heap, int, str]):
    name = "heap"
    content_hash = "sticks"

    @property
    def rules(self) -> Rules[Heap, int, str]:
        return HeapRules()

    @property
    def narrator(self) -> Narrator[Heap, int, str]:
        return cast("Narrator[Heap, int, str]", HeapNarrator())

    @property
    def rulebook(self) -> Rulebook:
        return Rulebook(
            {"TAK-1": RuleEntry(1, False), "END-1": RuleEntry(2, True)}, Registry("heap")
        )

    @property
    def views(self) -> HeapViews:
        return HeapViews()


class UnseenGame(HeapGame):
    name = "unseen"

    @property
    def views(self) -> Any:
        return None


class Greedy:
    def choose(self, rules: Any, state: Heap, actions: Any) -> int:
        return int(max(actions))


def heap(**more: Any) -> Table[Heap, int, str]:
    game = HeapGame()
    return Table(game, Session(game.rules, (5, 0), Scripted(())), ("Ada", "Bo"), "en", **more)


def send(table: Table[Any, Any, Any], intent: str, **fields: Any) -> dict[str, Any]:
    return table.intent({"intent": intent, "for": table.number, **fields})


def test_an_action_is_done_logged_and_taken_back() -> None:
    table = heap()
    view = send(table, "act", action="take 2")
    assert (view["heap"], view["state"]) == (3, 1)
    told = {"type": "taken", "text": "2 taken", "rules": ["TAK-1", "END-1"], "why": 1}
    assert view["events"] == [told]
    assert view["log"] == [
        {"why": 1, "text": "2 taken", "rules": ["TAK-1", "END-1"], "rulings": ["END-1"], "act": 1}
        | {"turn": 1, "seat": 1}
    ]
    assert view["undo"] == {"can": True, "why": "Take back: Take 2"}
    view = send(table, "undo")
    assert (view["heap"], view["log"], view["redo"]["can"]) == (5, [], True)
    assert send(table, "redo")["heap"] == 3
    json.dumps(table.view())


def test_a_refusal_has_its_reasons_and_what_would_be_legal() -> None:
    view = send(heap(), "act", action="take 7")
    assert view["heap"] == 5
    assert view["refusal"]["title"] == "Not allowed: Take 7"
    assert [reason["text"] for reason in view["refusal"]["reasons"]] == ["5 left"]
    assert view["refusal"]["instead"] == [{"action": "take 1", "text": "Take 1"}]


def test_the_games_own_intents_go_to_its_board_and_are_read_like_all_others() -> None:
    table = heap()
    assert set(table.intents) == {"act", "undo", "redo", "dismiss", "take", "bot", "hold"}
    assert send(table, "hold", sticks=2)["held"] == 2
    for wrong in ({"sticks": "2"}, {"sticks": True}, {}):
        view = send(table, "hold", **wrong)
        assert (view["held"], bool(view["error"])) == (2, True)
    assert send(table, "act", action="take 1")["held"] == 0, "an action lets go of what was held"


def test_a_bot_decides_when_it_is_asked() -> None:
    table = heap(bots={1: Greedy()})
    assert send(table, "bot")["error"]
    send(table, "act", action="take 1")
    assert not send(table, "act", action="take 1")["undo"]["can"]
    assert send(table, "bot")["heap"] == 2


def test_a_saved_game_comes_back() -> None:
    table = heap()
    send(table, "act", action="take 2")
    again = table_from_record(HeapGame(), table.record(), "en")
    assert (again.state, again.names) == (table.state, table.names)
    assert again.view()["log"] == table.view()["log"]


def test_a_position_that_nobody_plays_has_an_envelope_too() -> None:
    from platformer_nb.text import Words

    view = position_view(HeapGame(), (4, 0), Words("en", "heap"), inert=True)
    assert (view["heap"], view["inert"], view["state"], view["log"]) == (4, True, 0, [])
    assert set(heap().view()) >= set(view) - {"inert"}


def test_a_game_without_views_says_so() -> None:
    game = UnseenGame()
    with pytest.raises(NoPart, match="unseen: it has no part “views”"):
        Table(game, Session(game.rules, (5, 0), Scripted(())))
    assert issubclass(NoPart, BadInput)
