"""A table to play at: intents in, views out; whatever comes, nothing is lost or raised."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from platformer_nb.core.errors import BadInput
from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.view.map_view import MapCells
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_nb.games.platformer.view.table import Table

TOWER = """
map:
    +----+----+----+----+
  3 |    :    :H   :   g|
    +    +====+=HH=+    +
  2 |  W : ^1 :H   :  2 |
    +====+    +    +====+
  1 |    :    :H   : $  |
    +====+====+====+====+
    a    b    c    d
hero 1: sweety; coins 2; gems 3; special sword
hero 2: etorn
pool: move move sword star shove
"""


def table(drawn: str = TOWER, script: tuple[str, ...] = ()) -> Table:
    rules = GAME.rules
    session = Session(rules, rules.read(drawn), Scripted(script, Seeded(1)))
    return Table(session, ("Ada", "Bo"))


class Player:
    """Sends intents with the number of the last view, as a component does."""

    def __init__(self, at: Table) -> None:
        self.table = at
        self.view = at.view()

    def __call__(self, intent: str, **more: Any) -> dict[str, Any]:
        self.view = self.table.intent({"intent": intent, "for": self.view["state"], **more})
        return self.view

    @property
    def lit(self) -> set[str]:
        return {t["at"] for t in self.view["targets"]}


def test_a_chosen_sword_lights_the_adjacent_enemy_and_a_click_strikes() -> None:
    ada = Player(table())
    dice = [d["symbol"] for d in ada.view["dice"]]
    ada("select", die=f"d{dice.index('sword') + 1}")
    ada("select", die=f"d{dice.index('star') + 1}")
    ada("select", die="special")
    assert ada.view["selection"]["text"] == "3 Wounds"
    assert ada.lit == {"a2"}
    ada("point", at="a2")
    assert [e["type"] for e in ada.view["events"]] == [
        "special-reset",
        "struck",
        "defeated",
        "looted",
    ]
    assert [e["by"] for e in ada.view["events"]] == [None, "hero-1", None, None], "who lunges"
    assert ada.view["special"]["symbol"] is None


def test_an_illegal_click_is_explained_and_changes_nothing() -> None:
    ada = Player(table())
    before = ada.table.state
    ada("point", at="b3")
    refusal = ada.view["refusal"]
    assert [r["rule"] for r in refusal["reasons"]] == ["MAP-4"]
    assert refusal["reasons"][0]["page"] == 6
    assert set(refusal["reasons"][0]["spaces"]) == {"b2", "b3"}
    assert refusal["instead"]
    assert ada.table.state == before


def test_every_alternative_of_a_refusal_can_be_done() -> None:
    ada = Player(table())
    ada("point", at="b3")
    for other in ada.view["refusal"]["instead"]:
        assert table().do(other["action"])


def test_moving_onto_a_figure_asks_where_to_push_it() -> None:
    ada = Player(table())
    ada("point", at="c2")
    ada("select", die="d1")
    ada("point", at="d2")
    asked = "Choose where to push Etorn from d2, or press d2 again to let go."
    assert ada.view["turn"]["prompt"] == asked
    assert ada.lit == {"c2", "d3"}
    ada("point", at="d3")
    assert ada.table.state.heroes[1].gems == 1, "pushed onto a gem, Etorn takes it (PSH-4)"


def test_shoving_asks_where_to() -> None:
    ada = Player(table())
    dice = [d["symbol"] for d in ada.view["dice"]]
    ada("select", die=f"d{dice.index('shove') + 1}")
    assert ada.lit == {"a2"}
    ada("point", at="a2")
    assert ada.view["armed"] == {"at": "a2", "verb": "shove"}
    asked = "Choose where to shove the Werewolf from a2, or press a2 again to let go."
    assert ada.view["turn"]["prompt"] == asked
    assert ada.lit == {"a3"}
    ada("point", at="a3")
    assert ada.view["armed"] is None
    assert "stop" in [b["action"] for b in ada.view["buttons"]], "Sweety's shove goes on (SYM-7)"


def test_pressing_the_chosen_enemy_again_lets_it_go_and_keeps_the_dice() -> None:
    ada = Player(table())
    dice = [d["symbol"] for d in ada.view["dice"]]
    ada("select", die=f"d{dice.index('shove') + 1}")
    ada("point", at="a2")
    ada("point", at="a2")
    assert ada.view["armed"] is None
    assert ada.lit == {"a2"}
    assert ada.view["refusal"] is None


def test_a_shove_where_nobody_stands_is_refused_without_naming_somebody() -> None:
    ada = Player(table())
    dice = [d["symbol"] for d in ada.view["dice"]]
    ada("select", die=f"d{dice.index('shove') + 1}")
    ada("point", at="c1")
    assert ada.view["refusal"]["title"] == "Not allowed: Shove from c1 (shove)"


def test_a_space_names_its_hero_with_the_hearts_left() -> None:
    drawn = TOWER.replace("hero 2: etorn", "hero 2: etorn; hearts 2")
    named = {one["id"]: one["label"] for one in table(drawn).view()["map"]["cells"]}
    assert named["d2"].startswith("d2: Etorn (hearts: 2 of 5)")


def test_every_space_of_the_lowest_row_is_named_as_a_platform() -> None:
    cells = table(TOWER).view()["map"]["cells"]
    lowest = [one["label"] for one in cells if one["row"] == 1]
    assert lowest
    assert all(label.endswith("Platform") for label in lowest), "MAP-9: it is solid ground"
    assert not all(one["label"].endswith("Platform") for one in cells)


def test_the_space_of_a_hero_who_loses_a_heart_is_named_anew() -> None:
    cells, words = MapCells(), Words("en")
    state = GAME.rules.read(TOWER)
    seen = [cells.view(state, words, 7)["label"]]
    state = replace(state, heroes=(state.heroes[0], replace(state.heroes[1], hearts=1)))
    seen.append(cells.view(state, words, 7)["label"])
    assert [label.partition(",")[0] for label in seen] == [
        "d2: Etorn (hearts: 5 of 5)",
        "d2: Etorn (hearts: 1 of 5)",
    ]


def test_gems_raise_a_chosen_move_and_its_steps_follow() -> None:
    ada = Player(table())
    ada("select", die="d1")
    ada("boost", die="d1", by=1)
    assert ada.view["dice"][0]["gems"] == 1
    ada("point", at="c2")
    assert ada.table.state.pending[-1].kind == "steps"
    ada("point", at="c3")
    assert not ada.table.state.pending


def test_two_equal_dice_can_be_forged() -> None:
    ada = Player(table())
    ada("select", die="d1")
    ada("select", die="d2")
    assert "coin" in ada.view["selection"]["forge_into"]
    ada("forge", symbol="coin")
    coin = next(b for b in ada.view["buttons"] if b["action"].startswith("coin"))
    assert coin == {
        "action": "coin with forge move",
        "text": "Gain a coin (2 Forged move dice)",
        "legal": True,
        "warning": "",
        "kind": "plain",
    }


def test_a_stale_or_doubled_intent_changes_nothing() -> None:
    ada = Player(table())
    old = ada.view["state"]
    ada("act", action="move down")
    after = ada.table.state
    ada.table.intent({"intent": "act", "action": "move up", "for": old})
    assert ada.table.state == after


def test_an_action_is_taken_back_and_done_again_but_not_past_the_dice() -> None:
    ada = Player(table())
    start = ada.table.state
    ada("act", action="move down")
    done = ada.table.state
    ada("undo")
    assert ada.table.state == start
    ada("redo")
    assert ada.table.state == done
    ada("act", action="end")
    ada("act", action="set none")
    assert ada.view["undo"]["can"] is False
    ada("undo")
    assert ada.view["error"]


def test_the_log_forgets_what_is_taken_back() -> None:
    ada = Player(table())
    ada("act", action="move down")
    assert ada.view["log"]
    ada("undo")
    assert ada.view["log"] == []


def test_a_saved_game_comes_back_with_its_players() -> None:
    one = new_table([{"name": "Ада", "hero": "sweety"}, {"name": "Łucja"}], seed=4)
    player = Player(one)
    for _ in range(12):
        player("act", action=_any_action(one))
    again = Table.from_record(one.record())
    assert again.state == one.state
    assert again.names == ("Ада", "Łucja")
    assert again.view()["log"] == one.view()["log"]


def _any_action(at: Table) -> str:
    rules = at.session.rules
    first = next(iter(rules.actions(at.state)))
    return rules.write_action(at.state, first)


@pytest.mark.parametrize("players", [0, 5])
def test_one_to_four_can_play(players: int) -> None:
    with pytest.raises(BadInput, match="SET-10"):
        new_table([{"name": ""}] * players)


def test_a_hero_is_taken_once() -> None:
    with pytest.raises(BadInput, match="twice"):
        new_table([{"hero": "sweety"}, {"hero": "sweety"}])


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=12),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)
WISHES = st.sampled_from(
    ["select", "boost", "forge", "clear", "point", "act", "undo", "redo", "dismiss", "nonsense"]
)
VALUES = JUNK | st.sampled_from(
    [
        "d1",
        "d3",
        "special",
        "a1",
        "c2",
        "a2",
        "sword",
        "end",
        "gravity",
        "move up",
        "move left push up",
    ]
)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(WISHES, VALUES), max_size=12))
def test_whatever_comes_in_nothing_is_raised_and_the_view_is_json(
    wishes: list[tuple[str, Any]],
) -> None:
    at = table()
    for wish, value in wishes:
        message = {
            "intent": wish,
            "for": at.number,
            "die": value,
            "at": value,
            "action": value,
            "symbol": value,
            "by": value,
        }
        json.dumps(at.intent(message))
    replayed = Table.from_record(at.record())
    assert replayed.state == at.state


def test_dice_keep_their_places_and_the_chosen_one_is_the_used_one() -> None:
    ada = Player(table())
    ada("select", die="d2")
    ada("point", at="b1")
    assert [d["used"] for d in ada.view["dice"]] == [False, True, False, False, False]


def test_legal_targets_are_legal_and_a_dark_space_is_not() -> None:
    ada = Player(table())
    for die in ("d1", "d3", "d4", "d5", "special"):
        fresh = Player(table())
        fresh("select", die=die)
        for cell in fresh.view["map"]["cells"]:
            again = Player(table())
            again("select", die=die)
            again("point", at=cell["id"])
            refused = bool(again.view["refusal"] or again.view["error"])
            assert refused == (cell["id"] not in fresh.lit), (die, cell["id"])
    assert ada.view["state"] == 0


def test_a_click_with_no_die_chosen_never_forges_or_spends_gems() -> None:
    ada = Player(table(TOWER.replace("move move sword star shove", "sword coin shove shove")))
    coin = next(b for b in ada.view["buttons"] if b["action"].startswith("coin"))
    assert coin["action"] == "coin with coin"
    ada("act", action="coin with coin")
    coin = next(b for b in ada.view["buttons"] if b["action"].startswith("coin"))
    assert coin["legal"] is False, "two shoves could be Forged, but only if they are chosen"
    assert "c2" not in ada.lit, "no move is left but by Forging"


def test_a_refused_spawn_outlines_the_space_pointed_at_and_not_the_allowed_ones() -> None:
    off = Player(table(TOWER.replace("^1", "^ ")))
    off("point", at="b3")
    assert off.view["refusal"]["reasons"][0]["spaces"] == ["b3"]
