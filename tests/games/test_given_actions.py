"""Whatever takes an action takes its notation, and says what it expects of anything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from platformer_nb.core.errors import AmbiguousAction, UnreadableAction
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.explain import explain
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer.kinds.tables import ACTIONS
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.view.table import Table
from tests.games.drawn import rules

POSITION = """\
map:
    +----+----+----+
  2 |  W :    :  W |
    +====+    +=HH=+
  1 |    :  1 :H   |
    +====+====+====+
      a    b    c
hero 1: sweety
pool: sword star move
"""


def session() -> Session[Any, Any, Any]:
    return Session(rules(), rules().read(POSITION), Seeded(1))


TAKES: dict[str, Callable[[Any], Any]] = {
    "rules.judge": lambda x: rules().judge(rules().read(POSITION), x),
    "rules.apply": lambda x: rules().apply(rules().read(POSITION), x),
    "rules.write_action": lambda x: rules().write_action(rules().read(POSITION), x),
    "rules.read_action": lambda x: rules().read_action(rules().read(POSITION), x),
    "explain": lambda x: explain(rules(), rules().read(POSITION), x),
    "session.action": lambda x: session().action(x),
    "session.judge": lambda x: session().judge(x),
    "session.explain": lambda x: session().explain(x),
    "session.do": lambda x: session().do(x),
    "table.do": lambda x: Table(session()).do(x),
}
takes = pytest.mark.parametrize("take", TAKES.values(), ids=TAKES)


@takes
@pytest.mark.parametrize("text", ["move right", " Move  c1 with move ", "gravity"])
def test_an_action_in_notation_is_taken_as_the_action_itself(
    take: Callable[[Any], Any], text: str
) -> None:
    action = rules().read_action(rules().read(POSITION), text)
    assert type(action) in ACTIONS
    assert take(text) == take(action)


@takes
@pytest.mark.parametrize(
    "wrong",
    [None, 5, b"move right", ["move right"], ("move", "right"), object(), a.Gravity, 1.5],
    ids=lambda wrong: type(wrong).__name__,
)
def test_what_is_neither_is_a_type_error_that_says_what_was_expected(
    take: Callable[[Any], Any], wrong: object
) -> None:
    with pytest.raises(TypeError) as caught:
        take(wrong)
    told = str(caught.value)
    given = f"{wrong!r} ({type(wrong).__name__})"
    assert f"{given} is neither an action nor the notation of one" in told
    assert told.endswith("Write one such as “move up”")


def test_nothing_changes_by_what_is_no_action() -> None:
    game = session()
    before = game.state
    for do in (game.do, Table(game).do):
        with pytest.raises(TypeError):
            do(7)  # type: ignore[arg-type]
    assert game.state == before
    assert not game.history


@pytest.mark.parametrize("name", [name for name in TAKES if name != "table.do"])
def test_a_text_that_names_no_action_is_told_as_such(name: str) -> None:
    with pytest.raises(UnreadableAction):
        TAKES[name]("fly away")
    with pytest.raises(AmbiguousAction):
        TAKES[name]("shove werewolf up")


def test_a_huge_thing_is_not_told_whole() -> None:
    with pytest.raises(TypeError) as caught:
        rules().judge(rules().read(POSITION), list(range(100_000)))  # type: ignore[arg-type]
    assert len(str(caught.value)) < 500


def test_every_kind_of_action_is_known_as_one() -> None:
    classes = {
        kind for kind in vars(a).values() if isinstance(kind, type) and issubclass(kind, a.Action)
    }
    assert ACTIONS.keys() == classes - {a.Action, a.PlayerAction, a.ChanceAction}
