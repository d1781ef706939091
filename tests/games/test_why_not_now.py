"""Why an action has to wait: what comes first, or what would bring its time."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer.kinds.tables import ACTIONS, PENDING
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.text import languages
from tests.games.drawn import judge, play, position, refused, rules
from tests.games.refusing import ROOM, room, says

rule = pytest.mark.rule


# --- what brings a decision ------------------------------------------------------------------------------------


LATER = [
    (
        "step right",
        "MOV-3",
        "A single step is part of a longer Move or a longer shove. None is under way.",
    ),
    (
        "stop",
        "MOV-5",
        "There is nothing to stop. Stopping is for a longer Move, a longer shove or a card that asks for"
        " a choice.",
    ),
    (
        "hold",
        "GRA-4",
        "You choose whether to hold on or let go when Gravity is applied and nothing but a Ladder"
        " holds your Hero.",
    ),
    (
        "drop",
        "GRA-4",
        "You choose whether to hold on or let go when Gravity is applied and nothing but a Ladder"
        " holds your Hero.",
    ),
    (
        "mirror",
        "MED-4",
        "An attack can be warded off when Medusa draws Turn to Stone and the attack reaches a"
        " Hero with the Mirror token.",
    ),
    (
        "endure",
        "MED-4",
        "An attack can be warded off when Medusa draws Turn to Stone and the attack reaches a"
        " Hero with the Mirror token.",
    ),
    (
        "target d2",
        "CRD-1",
        "A Space is chosen when a card asks for one: Fire Flask and Blink Powder. None does now.",
    ),
    (
        "slide d2 up",
        "CRD-1",
        "Only a card can move an Enemy like that: Bottled Gust. To use a shove symbol, shove the"
        " Enemy instead.",
    ),
    (
        "turn move to sword",
        "CRD-1",
        "A die is turned by a card: Loaded Die. None is being used now.",
    ),
    ("place boss d2", "BOS-4", "Medusa is placed when the Boss Level is revealed."),
    ("place summons d2", "BOS-17", "Medusa calls nobody onto the map."),
    (
        "leave d2",
        "LVL-7",
        "A spawn space stays empty when a Level is revealed and there are too few Enemy tokens for"
        " it.",
    ),
    (
        "set sword with sword",
        "TRN-8",
        "The Special die is set in a step of its own, after the actions.",
    ),
    (
        "roll move move sword shove star enemy left",
        "TRN-0",
        "The dice are rolled early in a turn, before the actions. The current step: actions.",
    ),
    ("reroll move sword shove", "CRD-1", "Dice are rolled again when a card says so: Hourglass."),
    (
        "reveal 2 f01 f02 gloop",
        "LVL-1",
        "The next Level is revealed when a Hero Moves into the top Row of the highest revealed one.",
    ),
    ("draw hourglass", "ACT-2", "A card is drawn when there is a gap in the Shop to fill."),
    ("artifact scar-medal", "ART-1", "Artifacts are laid out when a game with them is set up."),
    ("deal avvy", "SET-6", "Heroes are dealt when a game is set up."),
    ("first 2", "SET-8", "Who goes first is settled when a game is set up."),
    ("boss-die left", "MED-1", "The enemy die is rolled for Medusa in the Boss’s turn."),
    ("boss-card gaze", "MED-1", "Medusa draws attack cards in the Boss’s turn."),
    ("event lullaby", "SOL-1", "An event is revealed when a turn of a solo game begins."),
]


@rule("TRN-0", "MOV-3", "MOV-5", "GRA-4", "MED-4", "CRD-1", "BOS-4", "BOS-17", "LVL-7", "TRN-8")
@pytest.mark.parametrize(("text", "cited", "reason"), LATER, ids=[x[0] for x in LATER])
def test_at_the_wrong_time_it_is_said_what_brings_the_right_one(
    text: str, cited: str, reason: str
) -> None:
    says(room(), text, cited, step="actions", reasons=[reason])


def test_every_action_that_has_its_time_is_asked_here_and_has_its_words() -> None:
    asked = {type(rules().read_action(room(), text)) for text, _, _ in LATER}
    answers = {kind for frame in PENDING.values() for kind in frame.answers}
    moments = {kind: known.moment for kind, known in ACTIONS.items() if known.moment is not None}
    assert set(moments) == asked
    assert answers | {a.SetSpecial, a.Roll} == asked
    for language in languages():
        own = Words(language, strict=True).own_keys()
        assert {f"when-{moment.name}" for moment in moments.values()} <= own


@rule("CRD-1", "ACT-5")
def test_the_cards_that_bring_a_choice_are_those_of_this_game() -> None:
    """A Hero's own ability is among them if the Hero plays, an artifact if it is in play."""
    lumi = room(("hero 2: etorn", "hero 2: lumi"))
    refused(lumi, "target d2", "CRD-1", cards=("fire-flask", "blink-powder", "lumi"))
    angelo = room(("hero 2: etorn", "hero 2: angelo"))
    refused(angelo, "reroll move sword shove", "CRD-1", cards=("hourglass", "angelo"))


@rule("BOS-17", "MED-4", "IKE-1", "BOS-4")
def test_the_boss_that_brings_a_choice_is_named_with_its_cards() -> None:
    ikee = room(("map:", "game: boss ikee\nmap:"))
    called = (
        "A summons appears when Grand Overlord Ikee draws Call of the Imps and that card takes"
        " effect."
    )
    says(ikee, "place summons d2", "BOS-17", cards=("call-imps",), reasons=[called])
    refused(ikee, "mirror", "MED-4", boss="ikee", cards=("iron-gaze",), token="torch")
    refused(ikee, "boss-card stampede", "IKE-1", boss="ikee")
    there = room((":  G : $  |", ":  M : $  |"))
    says(
        there,
        "place boss e4",
        "BOS-4",
        space="d2",
        reasons=["Medusa is already on the map, on d2."],
    )


@rule("LAD-2", "GRA-4")
def test_who_stands_on_a_platform_with_a_ladder_is_told_to_move_through_it() -> None:
    state = room(("3 |    :  G :H   :", "3 |    :  G :H 1 :"), ("|    |  1 :H", "|    |    :H"))
    says(
        state, "drop", "LAD-2", hero="sweety", space="c3",
        reasons=[
            "A Platform with a Ladder through it still holds you. To go down through it, use a Move."
        ],
    )  # fmt: skip
    refused(state, "hold", "GRA-4", moment="ladder")


@rule("GRA-4", "ACT-1")
def test_on_a_ladder_in_the_air_gravity_is_what_brings_the_choice() -> None:
    state = room(("2 |    |  1 :H   :", "2 |    |    :H 1 :"))
    assert judge(state, "drop").written == ("gravity",)
    assert judge(state, "hold").written == ("gravity",)
    asked, _ = play(state, "gravity")
    assert asked.frame is not None
    assert asked.frame.kind == "ladder"
    assert judge(room(), "drop").written == (), "nothing is asked of who is on no Ladder"


# --- what comes first --------------------------------------------------------------------------------------------


@rule("MOV-5", "SYM-7", "CRD-1")
@pytest.mark.parametrize(
    ("pending", "cited", "facts", "reason"),
    [
        (
            "steps 2", "MOV-5", {"hero": "sweety", "left": 2},
            "Sweety is in the middle of a longer Move, with 2 Spaces to go. First take the next step,"
            " or stop.",
        ),
        (
            "steps 1", "MOV-5", {"left": 1},
            "Sweety is in the middle of a longer Move, with 1 Space to go. First take the next step, or"
            " stop.",
        ),
        (
            "slide d2 2", "SYM-7", {"enemy": "gloop", "space": "d2", "left": 2},
            "First finish moving the Gloop on d2: choose its next Space, or stop.",
        ),
        ("pick 0 2", "CRD-1", {"left": 2}, "First choose an Enemy to move, or stop."),
        ("turn", "CRD-1", {"hero": "sweety"}, "First choose a die to turn, or stop."),
        ("swap", "CRD-1", {}, "First choose whom to change places with, or stop."),
        ("blink 2", "CRD-1", {}, "First choose where to appear, or stop."),
        ("throw 2 3", "CRD-1", {}, "First choose an Enemy to throw at, or stop."),
        ("reroll", "CRD-1", {}, "First the reroll has to be made."),
        ("refill 2", "ACT-2", {}, "The gap in the Shop has to be filled first."),
    ],
)  # fmt: skip
def test_what_is_under_way_is_told_with_whom_it_is_about(
    pending: str, cited: str, facts: dict[str, Any], reason: str
) -> None:
    state = position(f"{ROOM}pending: {pending}\n")
    kind = pending.split()[0]
    for text in ("buy lodestone", "move right", "end", "hold"):
        says(state, text, cited, pending=kind, **facts, reasons=[reason])


@rule("MOV-5", "CRD-1")
def test_whoever_wants_something_else_is_told_to_stop_and_whoever_goes_on_how() -> None:
    state = position(f"{ROOM}pending: steps 2\n")
    assert judge(state, "buy lodestone").written[0] == "stop"
    assert judge(state, "end").written[0] == "stop"
    onward = judge(state, "move right").written
    assert onward[0] == "step right"
    assert onward[-1] == "stop"
    picking = position(f"{ROOM}pending: pick 0 2\n")
    ways = judge(picking, "slide d1 left").written
    assert ways[0] == "slide d1 right", "the same Enemy first"
    assert ways[-1] == "stop"


@rule("GRA-4")
def test_the_hero_who_has_to_decide_on_a_ladder_is_named() -> None:
    shaft = position(
        """
turn: 3; hero 1; step actions
map:
    +----+----+----+
  3 |    :H 2 :    |
    +    +    +    +
  2 |    :H   :    |
    +    +    +    +
  1 |  1 :    :  G |
    +====+====+====+
hero 1: sweety
hero 2: etorn
pool: move
"""
    )
    asked, _ = play(shaft, "gravity")
    reason = "Etorn on b3 has to decide first: hold on to the Ladder, or let go."
    says(asked, "move right", "GRA-4", hero="etorn", space="b3", reasons=[reason])


@rule("TRN-7", "SET-9")
def test_an_action_outside_its_step_is_told_the_present_one() -> None:
    special, _ = play(room(), "end")
    says(
        special, "move right", "TRN-7", step="special",
        reasons=["That belongs to the actions step. The current step: set the Special die."],
    )  # fmt: skip
    rolling, _ = play(special, "set none")
    assert rules().actor(rolling) == NATURE
    assert judge(rolling, "move right").rules == ("TRN-7",)
    won = room(("map:", "turn: 3; hero 1; step actions; won 2\nmap:"))
    says(won, "move right", "SET-9", hero="etorn", reasons=["The game is over: Etorn has won."])
