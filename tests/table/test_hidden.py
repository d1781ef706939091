"""One screen and a secret: what each seat is shown, when the screen is handed over, what is told again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, cast

import pytest

from platformer_nb.core.game import Game, Rulebook, RuleEntry, Words
from platformer_nb.core.parts.intent import Intent, Intents
from platformer_nb.core.parts.verdict import Reason
from platformer_nb.core.parts.views import PlayedTable
from platformer_nb.core.play.chance import Scripted
from platformer_nb.core.play.session import Session
from platformer_nb.core.registry import Registry
from platformer_nb.core.rules import Outcome
from platformer_nb.core.ruling import Cite, Ruling
from platformer_nb.table.factories.saves import table_from_record
from platformer_nb.table.table import Table

Fists = tuple[tuple[int | None, ...], tuple[int, ...]]
"""The stones in each fist, None before they are chosen, and the sums of the rounds played."""

MASKED = 9


class FistRules:
    """Each seat hides 1 to 3 stones; when all have, the fists are opened. Three rounds."""

    def actor(self, state: Fists) -> int | None:
        return None if len(state[1]) == 3 else state[0].index(None)

    def actions(self, state: Fists) -> list[int]:
        return [1, 2, 3]

    def judge(self, state: Fists, action: int | str) -> Ruling[int]:
        legal = self.read_action(state, action) in (1, 2, 3)
        return Ruling(legal, (Cite("FST-1"),), () if legal else (1,))

    def apply(self, state: Fists, action: int | str) -> tuple[Fists, tuple[str, ...]]:
        fists, sums = state
        seat = fists.index(None)
        fists = (*fists[:seat], self.read_action(state, action), *fists[seat + 1 :])
        if None in fists:
            return (fists, sums), ("hid",)
        total = sum(stones or 0 for stones in fists)
        return ((None,) * len(fists), (*sums, total)), ("hid", "opened")

    def is_null(self, state: Fists, action: int) -> bool:
        return False

    def outcome(self, state: Fists) -> Outcome | None:
        return Outcome((), Cite("FST-1")) if len(state[1]) == 3 else None

    def moment(self, state: Fists) -> int:
        return len(state[1])

    def observe(self, state: Fists, seat: int) -> Fists:
        own = [n if n is None or at == seat else MASKED for at, n in enumerate(state[0])]
        return (tuple(own), state[1])

    def reveals(self, state: Fists, action: int) -> bool:
        return state[0].count(None) == 1

    def write(self, state: Fists) -> str:
        return json.dumps(state)

    def read(self, text: str) -> Fists:
        fists, sums = json.loads(text)
        return tuple(fists), tuple(sums)

    def write_action(self, state: Fists, action: int | str) -> str:
        return f"hide {action}"

    def read_action(self, state: Fists, action: int | str) -> int:
        return action if isinstance(action, int) else int(action.removeprefix("hide "))


class FistNarrator:
    def __init__(self) -> None:
        self.told: list[str] = []

    def action(self, state: Fists, action: int, words: Words) -> str:
        return f"Hide {action} stones"

    def event(self, before: Fists, after: Fists, event: str, words: Words) -> str:
        self.told.append(event)
        if event == "opened":
            return f"{after[1][-1]} stones"
        seat = before[0].index(None)
        hidden = after[0][seat] if None in after[0] else None
        return f"seat {seat + 1} hides {hidden if hidden not in (None, MASKED) else 'some'}"

    def event_rules(self, before: Fists, action: int) -> tuple[tuple[str, ...], ...]:
        return (("FST-1",),) * (2 if before[0].count(None) == 1 else 1)

    def reason(self, state: Fists, cite: Cite, legal: bool, words: Words) -> Reason:
        return Reason(cite.rule, 1, "1 to 3 stones", ())


class FistSection:
    def __init__(self, table: PlayedTable[Fists, int]) -> None:
        self.table = table
        self.made = 0

    def view(self) -> dict[str, Any]:
        self.made += 1
        return {"fists": list(self.table.seen[0]), "viewer": self.table.viewer}

    def event(self, before: Fists, after: Fists, event: str) -> dict[str, Any]:
        return {"type": event, "after": list(after[0])}

    def peek(self, _message: Mapping[str, Any]) -> None:
        self.made += 100

    def befalls(self, event: object) -> None:
        """Harm nobody."""

    def foresee(self, at: str | None, action: str | None) -> None:
        """Foresee nothing."""

    def follow(self) -> None:
        pass

    def clear(self) -> None:
        pass


class FistViews:
    @property
    def intents(self) -> Intents:
        return {"peek": Intent(FistSection.peek, "look")}

    @property
    def words(self) -> Mapping[str, tuple[str, ...]]:
        return {}

    def seats(self, state: Fists) -> int:
        return len(state[0])

    def active(self, state: Fists) -> int:
        return state[0].index(None) if None in state[0] else 0

    def state(self, given: object) -> Fists:
        return cast(Fists, given)

    def position(
        self, state: Fists, words: Words, names: tuple[str, ...] = (), *, inert: bool = False
    ) -> dict[str, Any]:
        return {"fists": list(state[0])}

    def section(self, table: PlayedTable[Fists, int]) -> FistSection:
        return FistSection(table)


class FistGame(Game[Fists, int, str]):
    name = "fists"
    content_hash = "stones"
    rules = FistRules()
    views = FistViews()
    rulebook = Rulebook({"FST-1": RuleEntry(1, False)}, Registry("fists"))

    def __init__(self) -> None:
        self.teller = FistNarrator()

    @property
    def narrator(self) -> Any:
        return self.teller


class Two:
    """A bot that hides two stones, and keeps what it was shown."""

    def __init__(self) -> None:
        self.shown: list[Fists] = []

    def choose(self, rules: Any, state: Fists, actions: Any) -> int:
        self.shown.append(state)
        return 2


def sit(seats: int = 2, **more: Any) -> Table[Fists, int, str]:
    game = FistGame()
    session = Session(game.rules, ((None,) * seats, ()), Scripted(()))
    return Table(game, session, ("Ada", "Kim", "Olha")[:seats], "en", **more)


def send(table: Table[Any, Any, Any], intent: str, **fields: Any) -> dict[str, Any]:
    return table.intent({"intent": intent, "for": table.number, **fields})


def hide(table: Table[Any, Any, Any], stones: int) -> dict[str, Any]:
    return send(table, "act", action=f"hide {stones}")


def test_nothing_is_handed_over_while_there_is_no_secret() -> None:
    view = sit().view()
    assert view["handover"] is None
    assert (view["viewer"], view["fists"]) == (0, [None, None])


def test_a_secret_choice_has_the_screen_handed_over_and_shows_nothing_meanwhile() -> None:
    table = sit()
    view = hide(table, 3)
    assert view["handover"] == {
        "seat": 2,
        "player": "Kim",
        "title": "Hand the screen to Kim",
        "text": "What comes next is for Kim alone.",
        "button": "I am Kim",
    }
    assert "fists" not in view
    assert (view["events"], view["log"], view["refusal"]) == ([], [], None)
    assert view["undo"] == {"can": True, "why": "Take back the last action"}
    assert "3" not in json.dumps({**view, "state": 0})


def test_who_takes_the_screen_sees_what_happened_but_not_what_was_chosen() -> None:
    table = sit()
    hide(table, 3)
    view = send(table, "take")
    assert (view["handover"], view["viewer"]) == (None, 1)
    assert view["fists"] == [MASKED, None]
    assert [(e["text"], e["after"]) for e in view["events"]] == [
        ("seat 1 hides some", [MASKED, None])
    ]
    assert view["undo"] == {"can": True, "why": "Take back the last action"}
    assert "hides 3" not in json.dumps(view)
    assert "Hide 3" not in json.dumps(view)


def test_the_log_tells_nobody_what_the_others_have_chosen() -> None:
    table = sit(3)
    hide(table, 3)
    send(table, "take")
    hide(table, 1)
    view = send(table, "take")
    assert [line["text"] for line in view["log"]] == ["seat 1 hides some", "seat 2 hides some"]
    send(table, "undo")
    view = send(table, "take")
    assert (view["viewer"], view["fists"]) == (1, [MASKED, None, None])


@pytest.mark.parametrize("intent", ["act", "redo", "dismiss", "bot", "peek"])
def test_while_the_screen_is_handed_over_nothing_else_is_done(intent: str) -> None:
    table = sit()
    hide(table, 3)
    view = send(table, intent, **({"action": "hide 1"} if intent == "act" else {}))
    assert view["error"] == "First the screen has to be handed to the next player."
    assert view["handover"]["seat"] == 2
    assert len(table.session.history) == 1
    assert cast(FistSection, table.section).made < 100
    assert [e["type"] for e in send(table, "take")["events"]] == ["hid"], "still to be seen"


def test_a_choice_is_taken_back_before_the_screen_is_handed_over() -> None:
    table = sit()
    hide(table, 3)
    view = send(table, "undo")
    assert (view["handover"], view["viewer"], view["fists"]) == (None, 0, [None, None])
    assert view["redo"] == {"can": True, "why": "Redo: Hide 3 stones"}


def test_nothing_is_taken_back_once_the_fists_are_open() -> None:
    table = sit()
    hide(table, 3)
    send(table, "take")
    view = hide(table, 1)
    assert [e["text"] for e in view["events"]][1:] == ["4 stones"]
    assert view["handover"] is None, "nothing is hidden now"
    assert view["undo"]["can"] is False
    assert view["undo"]["why"] == "That cannot be taken back: it has shown something hidden."
    assert send(table, "undo")["error"]


def test_nobody_hands_a_screen_to_a_bot_and_the_bot_is_shown_its_seat_only() -> None:
    bot = Two()
    table = sit(bots={1: bot})
    view = hide(table, 3)
    assert (view["handover"], view["viewer"], view["fists"]) == (None, 0, [3, None])
    view = send(table, "bot")
    assert bot.shown == [((MASKED, None), ())]
    assert [e["text"] for e in view["events"]][1:] == ["5 stones"]


def test_the_end_shows_everything_and_asks_nobody() -> None:
    table = sit()
    for stones in (1, 2, 3):
        hide(table, stones)
        send(table, "take")
        hide(table, stones)
    view = table.view()
    assert table.over
    assert view["handover"] is None


def test_a_saved_game_begins_with_handing_the_screen_over() -> None:
    table = sit()
    hide(table, 3)
    again = table_from_record(FistGame(), table.record(), "en")
    view = again.view()
    assert view["handover"]["player"] == "Kim"
    assert "fists" not in view


def test_each_event_is_told_once_to_each_viewer_in_each_language_and_the_board_made_once() -> None:
    table = sit(bots={1: Two()})
    told = cast(FistGame, table.game).teller.told
    for _ in range(2):
        hide(table, 1)
        send(table, "bot")
    assert told == ["hid", "hid", "opened"] * 2
    made = cast(FistSection, table.section).made
    for _ in range(5):
        table.view()
    assert len(told) == 6, "lines are kept"
    assert cast(FistSection, table.section).made == made + 5
    table.speak("pl")
    table.view()
    assert len(told) == 12
    table.view()
    table.speak("en")
    table.view()
    assert len(told) == 12, "and so are those of the language before"


def test_a_view_of_a_long_game_tells_no_more_than_the_log_shows() -> None:
    table = sit(bots={0: Two(), 1: Two()})
    rules = cast(Any, table.session.rules)
    rules_actor, start = rules.actor, table.session.start
    try:
        rules.actor = lambda state: state[0].index(None)  # rounds without an end
        for _ in range(300):
            table.do(2)
    finally:
        del rules.actor
    assert rules_actor(start) == 0
    told = cast(FistGame, table.game).teller.told
    view = table.view()
    assert len(table.log) == 450
    assert len(view["log"]) == 200
    assert len(told) <= 450, "fresh ones besides"
    before = len(told)
    table.speak("uk")
    send(table, "dismiss")
    table.view()
    assert len(told) - before == 200, "what is not shown is not told again"


def test_whoever_listens_hears_of_each_action_once() -> None:
    table, heard = sit(bots={1: Two()}), []

    def listen(entry: Any) -> None:
        heard.append((entry.actor, entry.action, entry.events))

    table.on_action(listen)
    hide(table, 1)
    hide(table, 7)
    send(table, "bot")
    assert heard == [(0, 1, ("hid",)), (1, 2, ("hid", "opened"))]
    table.on_action(listen, remove=True)
    hide(table, 1)
    assert len(heard) == 2
