"""Artifacts: drawn by chance, taken by whoever does what they ask for, used like items."""

from dataclasses import replace
from typing import Any

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.conditions import Defeats, Falls, Hoards, Suffers
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.rules.cards.artifacts import holder
from platformer_nb.games.platformer.rules.course.scoring import net_worth
from platformer_nb.games.platformer.rules.course.setup import new_game
from platformer_nb.games.platformer.rules.course.turn import refresh_cards
from platformer_nb.games.platformer.view.position_view import position_view
from tests.games.drawn import allowed, judge, of, play, position, rules, written

rule = pytest.mark.rule

CAVE = """
map:
    +----+----+----+----+----+----+----+----+
  3 |    :{b3}:{c3}:    :    :    :    :    |
    +====+    +====+====+====+====+====+====+
  2 |{a2}:{b2}:{c2}:{d2}:    :    :    :    |
    +====+    +====+====+====+====+====+====+
  1 |{a1}:{b1}:{c1}:    : $4 :    :    :    |
    +====+====+====+====+====+====+====+====+
hero 1: sweety{one}
hero 2: etorn{two}
hero 3: angelo{three}
hero 4: avvy; coins 5{four}
turn: 5; hero {active}
pool: {pool}
artifacts: {artifacts}
shop: items boots-of-haste, greedymmer, grapnel; potions stone-skin, forest-honey, gem-cordial
{more}
"""


def cave(
    artifacts: str, pool: str = "move move", active: int = 1, more: str = "", **parts: str
) -> State:
    cells = dict.fromkeys(("a2", "b2", "c2", "d2", "a1", "b1", "c1", "b3", "c3"), "    ")
    cells |= {"a2": "  1 "} | {k: v for k, v in parts.items() if k in cells}
    heroes = {n: f"; {parts[n]}" if n in parts else "" for n in ("one", "two", "three", "four")}
    return position(
        CAVE.format(artifacts=artifacts, pool=pool, active=active, more=more, **cells, **heroes)
    )


def not_allowed(state: State, text: str, *because: str) -> None:
    """The action is refused by just these rules; nothing need be near it."""
    ruling = judge(state, text)
    assert not ruling.legal
    assert ruling.rules == because


def taken(events: list[Any]) -> list[tuple[int, str]]:
    return [(x.hero, x.card) for x in of(events, e.ArtifactTaken)]


# --- set-up ------------------------------------------------------------------------------------------------------


@rule("ART-1")
def test_two_random_artifacts_of_ten_lie_in_the_middle() -> None:
    start = new_game(rules().box, 2, artifacts=True)
    assert len(rules().box.artifacts) == 10
    assert "artifacts on" in rules().write(start)
    assert rules().read(rules().write(start)) == start
    session = Session(rules(), start, Seeded(5))
    session.settle()
    state = session.state
    assert len(set(state.artifacts)) == 2
    assert all(holder(state, card) < 0 for card in state.artifacts)
    laid = [x.card for entry in session.history for x in of(list(entry.events), e.ArtifactLaid)]
    assert tuple(laid) == state.artifacts
    drawn = {
        artifact
        for seed in range(40)
        for artifact in _settled(new_game(rules().box, 2, artifacts=True), seed).artifacts
    }
    assert len(drawn) == 10, "each of them comes up"


def _settled(state: State, seed: int) -> State:
    session = Session(rules(), state, Seeded(seed))
    session.settle()
    return session.state


@rule("ART-1")
def test_the_second_artifact_is_another_one() -> None:
    state = new_game(rules().box, 2, ["sweety", "etorn"], artifacts=True)
    while state.pending[-1].kind != "artifact":
        state, _ = rules().apply(state, next(iter(rules().actions(state))))
    assert rules().actor(state) == NATURE
    first, events = play(state, "artifact dragon-tooth")
    assert of(events, e.ArtifactLaid) == [e.ArtifactLaid("dragon-tooth")]
    assert {getattr(x, "card", None) for x in rules().actions(first)} == set(
        rules().box.artifacts
    ) - {"dragon-tooth"}
    ruling = rules().judge(first, a.DrawArtifact("dragon-tooth"))
    assert ruling.rules == ("ART-1",)
    assert rules().read(rules().write(first)) == first
    ready, _ = play(first, "artifact scar-medal")
    assert ready.artifacts == ("dragon-tooth", "scar-medal")


@rule("ART-1")
def test_without_the_variant_there_are_none() -> None:
    state = _settled(new_game(rules().box, 2), 5)
    assert state.artifacts == ()
    assert "artifact" not in rules().write(state)


# --- conditions --------------------------------------------------------------------------------------------------


def test_conditions_ask_for_so_much() -> None:
    """The numbers of the conditions are asked for as they stand on the cards."""
    box = rules().box
    assert box.artifacts["wager-coin"].condition == Hoards(6)
    assert box.artifacts["scar-medal"].condition == Suffers(2)
    state = cave("dragon-tooth", pool="sword", b2="  G ")
    strict = replace(box.artifacts["dragon-tooth"], condition=Defeats(health=3))
    other = replace(box, artifacts={**box.artifacts, "dragon-tooth": strict})
    hard = replace(state, game=replace(state.game, box=other))
    after, events = rules().apply(hard, rules().read_action(hard, "attack right"))
    assert of(list(events), e.Defeated)
    assert not taken(list(events))
    assert after.hero.items == ()


# --- changing hands ----------------------------------------------------------------------------------------------


@rule("ART-2")
def test_it_is_taken_from_another_player_and_comes_ready() -> None:
    state = cave(
        "star-prism", pool="coin", one="gems 3", two="items bark-shield, star-prism (used)"
    )
    after, events = play(state, "coin with coin+3")
    assert after.heroes[1].items == (("bark-shield", True),)
    assert after.heroes[0].items == (("star-prism", True),)
    assert of(events, e.ArtifactLost) == [e.ArtifactLost(2, "star-prism", 1)]
    allowed(after, "use star-prism")


@rule("ART-4")
def test_the_holder_who_meets_the_condition_again_keeps_it_as_it_is() -> None:
    state = cave("star-prism", pool="coin", one="gems 3; items star-prism (used)")
    after, events = play(state, "coin with coin+3")
    assert after.hero.items == (("star-prism", False),)
    assert not taken(events)
    not_allowed(after, "use star-prism", "ACT-3")


@rule("ART-4")
@pytest.mark.parametrize(("active", "winner"), [(1, 1), (2, 2), (3, 1), (4, 1)])
def test_of_several_at_once_the_active_player_takes_it_else_the_next_clockwise(
    active: int, winner: int
) -> None:
    """Etorn falls with Sweety, on whose head it stands in the air; one Space shall do here."""
    state = cave("feather-cloak", active=active, a2="    ", b2="  1 ", b3="  2 ")
    one = replace(rules().box.artifacts["feather-cloak"], condition=Falls(1))
    box = replace(rules().box, artifacts={**rules().box.artifacts, "feather-cloak": one})
    both = replace(state, game=replace(state.game, box=box))
    after, events = rules().apply(both, a.Gravity())
    assert len(of(list(events), e.Fell)) == 2
    assert taken(list(events)) == [(winner, "feather-cloak")]
    assert holder(after, "feather-cloak") == winner - 1


@rule("ART-4", "FNT-2")
def test_a_faint_does_not_lose_it() -> None:
    state = cave("dragon-tooth", b2=" ^  ", one="hearts 1; items dragon-tooth")
    after, events = play(state, "move right")
    assert of(events, e.Fainted)
    assert after.heroes[0].items == (("dragon-tooth", True),)


@rule("ART-2", "ACT-6")
def test_it_is_taken_in_another_s_turn_too() -> None:
    state = cave("iron-soles", b2="  2 ", b1=" ^  ", a2="  1 ", c2=" ^  ")
    after, events = play(state, "move right push right")
    assert taken(events) == [(2, "iron-soles")]
    assert after.active == 0


@rule("ART-2")
def test_one_event_can_bring_both() -> None:
    state = cave("phoenix-plume, iron-soles", b2=" ^  ", one="hearts 1")
    after, events = play(state, "move right")
    assert taken(events) == [(1, "phoenix-plume"), (1, "iron-soles")]
    assert dict(after.heroes[0].items) == {"phoenix-plume": True, "iron-soles": True}


@rule("ART-3", "TRN-3", "ACT-3")
def test_an_artifact_is_exhausted_and_refreshed_like_an_item() -> None:
    state = cave("star-prism", one="items star-prism", pool="move")
    allowed(state, "use star-prism", "ACT-3")
    used, events = play(state, "use star-prism")
    assert of(events, e.Used) == [e.Used(1, "star-prism", "ACT-3")]
    not_allowed(used, "use star-prism", "ACT-3")
    assert used.bottom == state.bottom
    draft = Draft(used)
    refresh_cards(draft)
    assert draft.hero(0).items == (("star-prism", True),)


@rule("ART-3", "CRD-1")
def test_a_passive_artifact_is_not_used_and_none_is_bought() -> None:
    state = cave("dragon-tooth, star-prism", one="items dragon-tooth")
    not_allowed(state, "use dragon-tooth", "CRD-1")
    not_allowed(state, "use star-prism", "ACT-3")
    shop = cave("dragon-tooth", active=4)
    not_allowed(shop, "buy dragon-tooth", "ACT-2")
    assert not any("star-prism" in w for w in written(state))


@rule("SOL-6", "ART-3")
def test_an_artifact_has_no_price() -> None:
    state = cave("dragon-tooth", one="coins 3; items dragon-tooth")
    assert net_worth(state) == 3


# --- notation and view -------------------------------------------------------------------------------------------


@rule("ART-1")
def test_the_notation_tells_the_artifacts_and_refuses_what_cannot_be() -> None:
    state = cave("dragon-tooth, star-prism", one="items star-prism (used)")
    text = rules().write(state)
    assert rules().read(text) == state
    assert "levels 4; artifacts on" in text
    assert rules().read(text.replace("artifacts: dragon-tooth, star-prism\n", "")).artifacts == (
        "star-prism",
    ), "what a Hero has is in play"
    for wrong in (
        text.replace("artifacts on", "artifacts off"),
        text.replace("artifacts on", "artifacts maybe"),
        text.replace("artifacts: dragon-tooth", "artifacts: tooth"),
        text.replace("artifacts: dragon-tooth", "artifacts: scar-medal, dragon-tooth"),
        text.replace("hero 2: etorn", "hero 2: etorn; items star-prism"),
        text + "pending: artifact 0 0\n",
    ):
        with pytest.raises(BadInput):
            rules().read(wrong)
    with pytest.raises(BadInput, match="artifact"):
        position("game: artifacts on\nmap:\n    +----+----+\n  1 |  1 :    |\n    +====+====+\n")


def test_the_view_shows_them_in_the_middle_and_with_the_hero_who_has_one() -> None:
    state = cave("dragon-tooth, star-prism", two="items star-prism (used)")
    view = position_view(state, Words(strict=True), ("Ada", "Ben"))
    middle, held = view["artifacts"]
    assert (middle["id"], middle["seat"], middle["player"]) == ("dragon-tooth", None, None)
    assert middle["condition"] == "Defeat an Enemy."
    assert (held["seat"], held["player"], held["kind"]) == (2, "Ben", "exhaust")
    item = view["heroes"][1]["items"][0]
    assert (item["id"], item["ready"], item["action"]) == ("star-prism", False, "use star-prism")
    assert item["condition"] == held["condition"]
    assert position_view(cave("-"), Words(strict=True))["artifacts"] == []


def test_every_artifact_says_what_it_asks_for() -> None:
    words = Words(strict=True)
    for card in rules().box.artifacts:
        for part in ("", "-text", "-condition"):
            assert words(f"card-{card}{part}")
