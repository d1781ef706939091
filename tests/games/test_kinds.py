"""A kind of decision and a kind of action are one record each, and no other module lists all kinds."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from platformer_nb.core.play.explain import explain
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import value
from platformer_nb.games import platformer
from platformer_nb.games.platformer.events import Gained
from platformer_nb.games.platformer.kinds import tables
from platformer_nb.games.platformer.kinds.records import (
    ActionKind,
    Click,
    Facts,
    Moment,
    PendingKind,
)
from platformer_nb.games.platformer.model.actions import PlayerAction
from platformer_nb.games.platformer.model.facts import at, cite
from platformer_nb.games.platformer.model.state import ACTIONS, Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.terrain import NOWHERE
from platformer_nb.games.platformer.narration.actions import say_action
from platformer_nb.games.platformer.notation.action_parts import place_word
from platformer_nb.games.platformer.notation.action_words import Typed, read_space
from platformer_nb.games.platformer.view.clicks import buttons, click_resolver
from platformer_nb.games.platformer.view.clicks.selection import Hand
from platformer_nb.games.platformer.view.turn_view import prompt
from platformer_nb.text import Words
from tests.games.drawn import position, rules

# --- a courtesy: whoever greets lets the next player bow on a Space beside it ---------------------------


@value
class Greet(PlayerAction):
    """Greet all others."""


@value
class Bow(PlayerAction):
    """Bow to one of the Spaces beside the greeting Hero."""

    to: int


def _greetings(state: State) -> Sequence[Greet]:
    return (Greet(),) if state.hero.coins else ()


def _nobody_greets_for_nothing(state: State, _action: Greet) -> Iterator[Cite]:
    if not state.hero.coins:
        yield cite("ACT-2", has=0, needs=1)


def _greet(draft: Draft, _action: Greet) -> None:
    draft.hero(draft.active).coins -= 1
    draft.pending.append(Frame("courtesy", draft.hero_at, 1))


def _beside(where: State | Draft, frame: Frame) -> tuple[int, ...]:
    return tuple(n for n in where.terrain.neighbours[frame.a] if not where.occupied[n])


def _bows(state: State, frame: Frame) -> Sequence[Bow]:
    return tuple(Bow(to) for to in _beside(state, frame))


def _next_seat(state: State, _frame: Frame) -> int:
    return (state.active + 1) % len(state.heroes)


def _no_room(draft: Draft, frame: Frame) -> bool:
    return not _beside(draft, frame)


def _a_hero_stands_there(state: State, frame: Frame) -> bool:
    return 0 < state.occupied[frame.a] <= len(state.heroes)


def _bow_is_beside(state: State, action: Bow) -> Iterator[Cite]:
    if action.to not in _beside(state, state.pending[-1]):
        yield cite("MAP-2", to=at(state, action.to))


def _bow(draft: Draft, _action: Bow) -> None:
    draft.pending.pop()
    draft.hero(draft.active).gems += 1
    draft.events.append(Gained(draft.active + 1, 0, 1, 0, "ACT-1"))


def _write_bow(state: State, action: Bow) -> list[str]:
    return [place_word(state, action.to)]


def _read_bow(words: Typed) -> Bow:
    return Bow(read_space(words, NOWHERE, "what-space"))


def _where(state: State, action: Bow) -> Facts:
    return {"to": at(state, action.to)}


RECORDS = (
    PendingKind(
        name="courtesy",
        rule="ACT-6",
        answers=(Bow,),
        choices=_bows,
        decider=_next_seat,
        moot=_no_room,
        possible=_a_hero_stands_there,
        click=Click(Bow),
        on_a_space=True,
    ),
    ActionKind(
        type=Greet,
        verb="greet",
        apply=_greet,
        objections=_nobody_greets_for_nothing,
        choices=_greetings,
        step=ACTIONS,
        key="do-greet",
    ),
    ActionKind(
        type=Bow,
        verb="bow to",
        apply=_bow,
        objections=_bow_is_beside,
        moment=Moment("ACT-6", "bow"),
        write=_write_bow,
        parse=_read_bow,
        key="do-bow",
        facts=_where,
    ),
)

TEXTS = {"do-greet": "Greet", "do-bow": "Bow on {to}", "prompt-courtesy": "{hero}: bow."}


class Courteous:
    """The words of the game, with those of the new kinds."""

    def __init__(self) -> None:
        self._words = Words("en", "platformer", strict=True)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._words, name)

    def __call__(self, key: str, /, **facts: Any) -> str:
        return self.tell(key, facts)

    def tell(self, key: str, facts: Mapping[str, Any]) -> str:
        if key in TEXTS:
            return TEXTS[key].format(**facts)
        return self._words.tell(key, facts)


WORDS: Any = Courteous()


@pytest.fixture
def courtesy() -> Iterator[None]:
    """The game with the two kinds of action and the kind of decision, each by its record alone."""
    found = [getattr(tables, name) for name in vars(tables) if name.isupper()]
    saved = [(table, table.copy()) for table in found if not isinstance(table, tuple)]
    tables.enter(*RECORDS)
    yield
    for table, before in saved:
        table.clear()
        table.extend(before) if isinstance(table, list) else table.update(before)


COURT = """\
game: players 2
turn: 9; hero 1; step actions
map:
    +----+----+----+
  2 |    :    :    |
    +====+=HH=+====+
  1 |    :  1 :  2 |
    +====+====+====+
      a    b    c
hero 1: sweety; coins {coins}
hero 2: etorn
pool: sword star move
"""


def court(coins: int = 1) -> State:
    return position(COURT.format(coins=coins))


def written(state: State) -> list[str]:
    return [rules().write_action(state, x) for x in rules().actions(state)]


@pytest.mark.usefixtures("courtesy")
class TestNewKinds:
    """What one record gives a kind."""

    def test_the_action_is_listed_judged_and_applied(self) -> None:
        state = court()
        assert "greet" in written(state)
        assert rules().judge(state, "greet")
        after, _ = rules().apply(state, "greet")
        assert (after.hero.coins, after.pending) == (0, (Frame("courtesy", state.hero.at, 1),))
        poor = court(0)
        assert "greet" not in written(poor)
        assert rules().judge(poor, "greet").rules == ("ACT-2",)

    def test_the_decision_is_made_by_its_seat_before_anything_else(self) -> None:
        state, _ = rules().apply(court(), "greet")
        assert (rules().actor(court()), rules().actor(state)) == (0, 1)
        assert sorted(written(state)) == ["bow to a1", "bow to b2"]
        refused = rules().judge(state, "end")
        assert [(c.rule, c.facts["pending"]) for c in refused.cites] == [("ACT-6", "courtesy")]

    def test_an_answer_is_judged_and_its_legal_neighbours_are_suggested(self) -> None:
        state, _ = rules().apply(court(), "greet")
        assert rules().judge(state, "bow to a1")
        refused = rules().judge(state, "bow to a2")
        assert [(c.rule, c.facts) for c in refused.cites] == [("MAP-2", {"to": "a2"})]
        assert Bow(0) in refused.instead
        after, events = rules().apply(state, "bow to a1")
        assert (after.hero.gems, after.pending) == (1, ())
        assert events == (Gained(1, 0, 1, 0, "ACT-1"),)

    def test_before_its_moment_it_is_said_what_brings_it(self) -> None:
        refused = rules().judge(court(), "bow to a1")
        assert [(c.rule, c.facts["moment"]) for c in refused.cites] == [("ACT-6", "bow")]

    def test_a_moot_decision_is_dropped(self) -> None:
        walled = COURT.format(coins=1).replace("|    :  1", "|    |  1").replace("=HH=", "====")
        after, _ = rules().apply(position(walled), "greet")
        assert after.pending == ()

    def test_both_are_written_and_read(self) -> None:
        state, _ = rules().apply(court(), "greet")
        text = rules().write(state)
        assert "pending: courtesy b1 1" in text
        assert rules().read(text) == state
        for action in rules().actions(state):
            assert rules().read_action(state, rules().write_action(state, action)) == action
        with pytest.raises(Exception, match="courtesy"):
            rules().read(text.replace("courtesy b1", "courtesy a1"))

    def test_both_are_told_and_shown(self) -> None:
        state = court()
        assert say_action(WORDS, state, Greet()) == "Greet"
        state, _ = rules().apply(state, "greet")
        assert say_action(WORDS, state, Bow(0)) == "Bow on a1"
        assert prompt(state, WORDS, Hand()) == "Player 1’s turn (Sweety). etorn: bow."

    def test_a_click_answers(self) -> None:
        state, _ = rules().apply(court(), "greet")
        assert dict(click_resolver.targets(state, Hand())) == {0: Bow(0), 4: Bow(4)}
        assert buttons.choices(state, Hand()) == []

    def test_what_it_brings_is_explained(self) -> None:
        assert explain(rules(), court(), Greet()).actor == 1
        assert not rules().is_null(court(), Greet())


# --- no other lists of kinds ------------------------------------------------------------------------------

MOST = 6
"""A module may tell this many kinds apart, such as those to which a rule applies; more is a table of kinds."""

CLASSES = {kind.__name__ for kind in tables.ACTIONS}
FRAMES = {*tables.PENDING, *tables.CONTINUATIONS}

DERIVED = {
    "platformer_nb.games.platformer.citations.registry._ALLOWS",  # by each citation, of its own kinds
    "platformer_nb.games.platformer.citations.symbols.PAID",  # the kinds with a payment
}
"""Tables that are filled by the kinds they hold."""


def _modules() -> Iterator[Any]:
    for found in pkgutil.walk_packages(platformer.__path__, f"{platformer.__name__}."):
        if not found.name.startswith(f"{platformer.__name__}.kinds"):
            yield importlib.import_module(found.name)


def _kinds_in(table: Collection[Any]) -> int:
    return max(
        len({x for x in table if isinstance(x, type) and x in tables.ACTIONS}),
        len({x for x in table if isinstance(x, str) and x in FRAMES}),
    )


def test_no_module_but_the_tables_holds_a_table_of_kinds() -> None:
    held = {
        f"{module.__name__}.{name}"
        for module in _modules()
        for name, value in vars(module).items()
        if isinstance(value, dict | tuple | list | set | frozenset) and not name.startswith("__")
        if not any(value is table for table in vars(tables).values())
        if _kinds_in(value) > MOST
    }
    assert held == DERIVED


def _named(node: ast.AST) -> tuple[int, int]:
    """Return how many kinds of action, and of frames, a table, a match or isinstance in a function tells apart."""
    parts: Sequence[ast.AST] = ()
    match node:
        case ast.Dict(keys=keys):
            parts = [key for key in keys if key is not None]
        case ast.Tuple(elts=elements) | ast.List(elts=elements) | ast.Set(elts=elements):
            parts = elements
        case ast.Match(cases=cases):
            parts = [part for case in cases for part in ast.walk(case.pattern)]
        case ast.FunctionDef(body=body):
            calls = [part for line in body for part in ast.walk(line) if isinstance(part, ast.Call)]
            asked = [c for c in calls if getattr(c.func, "id", "") == "isinstance"]
            parts = [part for call in asked for part in ast.walk(call.args[1])]
    names = {getattr(part, "attr", getattr(part, "id", "")) for part in parts}
    texts = {part.value for part in parts if isinstance(part, ast.Constant)}
    return len(names & CLASSES), len({text for text in texts if text in FRAMES})


def test_no_function_tells_many_kinds_apart() -> None:
    root = Path(platformer.__path__[0])
    found = {
        str(path.relative_to(root))
        for path in root.rglob("*.py")
        if path.parent.name != "kinds"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if max(_named(node)) > MOST
    }
    assert found == set()


def test_such_tables_would_be_noticed() -> None:
    """The two tests above see the tables they forbid."""
    assert _kinds_in(tables.PENDING) == len(tables.PENDING)
    assert _kinds_in(dict.fromkeys(tables.ACTIONS, 0)) == len(tables.ACTIONS)
    cases = "".join(f"    case a.{name}():\n        pass\n" for name in sorted(CLASSES))
    (matched,) = ast.parse(f"match action:\n{cases}").body
    assert _named(matched) == (len(CLASSES), 0)
    asked = "".join(f"    isinstance(action, a.{name})\n" for name in sorted(CLASSES))
    (function,) = ast.parse(f"def told(action):\n{asked}").body
    assert _named(function) == (len(CLASSES), 0)
