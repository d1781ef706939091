"""Legal and in vain: it is said before that nothing will come of it."""

from __future__ import annotations

from random import Random

import pytest

from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.explain import explain
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.rulings import Foreseen, say_explanation
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.rules.course.setup import new_game
from platformer_nb.games.platformer.rules.legality.null_actions import is_null
from platformer_nb.games.platformer.view.table import Table
from platformer_nb.text import languages
from tests.games.drawn import action, allowed, play, position, rules

rule = pytest.mark.rule
WORDS = Words(strict=True)
NOBODY_FALLS = WORDS("nothing-falls")
IN_VAIN = "By itself this has no effect here, and what you use for it is used up all the same."

FIELD = """
map:
    +----+----+----+----+----+
  2 |    :    :    :    :    |
    +    +    +    +    +    +
  1 |  1 :    :    :    :  G |
    +====+====+====+====+====+
hero 1: {hero}
hero 2: etorn
shop: items grapnel, hourglass, trophy-belt; potions fire-flask, gem-cordial, smoke-bomb
roll: move star
pool: {pool}
"""


def field(hero: str, pool: str = "move star", *changes: tuple[str, str]) -> State:
    text = FIELD.format(hero=hero, pool=pool)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return position(text)


def foreseen(state: State, text: str, language: str = "en") -> Foreseen:
    words = Words(language, strict=True)
    return say_explanation(words, state, explain(rules(), state, action(state, text)))


@rule("ACT-1", "GRA-1")
def test_gravity_that_moves_nobody_is_allowed_and_said_to_do_nothing() -> None:
    state = field("sweety")
    allowed(state, "gravity", "ACT-1")
    assert foreseen(state, "gravity").nothing == NOBODY_FALLS
    assert foreseen(state, "gravity").warning == "", "it costs nothing"
    session = Session(rules(), state, Seeded(1))
    assert session.explain("gravity").idle
    after, events = play(state, "gravity")
    assert (after, events) == (state, [])


@pytest.mark.parametrize("language", languages())
def test_a_press_that_would_change_nothing_is_explained_and_not_done(language: str) -> None:
    words = Words(language, strict=True)
    table = Table(Session(rules(), field("sweety"), Seeded(1)), ("Ada", "Bo"), language)
    button = next(one for one in table.view()["buttons"] if one["action"] == "gravity")
    assert (button["legal"], button["idle"]) == (True, True)
    assert button["warning"] == words("nothing-falls")
    view = table.intent({"intent": "act", "action": "gravity", "for": table.number})
    assert view["refusal"]["idle"]
    assert [(one["rule"], one["text"]) for one in view["refusal"]["reasons"]] == [
        ("GRA-1", words("nothing-falls"))
    ]
    assert not table.session.history, "there is nothing to take back"
    assert table.do("gravity"), "by the rules it may be done, and a record may hold it"


def test_gravity_that_moves_somebody_is_done_at_once() -> None:
    above = field("sweety", "move", ("2 |    :", "2 |  1 :"), ("1 |  1 :", "1 |    :"))
    table = Table(Session(rules(), above, Seeded(1)), ("Ada", "Bo"), "en")
    assert not any(one.get("idle") for one in table.view()["buttons"])
    view = table.intent({"intent": "act", "action": "gravity", "for": table.number})
    assert view["refusal"] is None
    assert len(table.session.history) == 1


@rule("ACT-1", "GRA-1", "GRA-4")
def test_gravity_that_moves_or_asks_somebody_is_not_idle() -> None:
    above = field("sweety", "move", ("2 |    :", "2 |  E :"), ("1 |  1 :", "1 |    :"))
    assert foreseen(above, "gravity").nothing == ""
    ladder = field("sweety", "move", ("2 |    :    :", "2 |    :H 2 :"))
    assert foreseen(ladder, "gravity").nothing == "", "Etorn has to decide"
    hovering = field("sweety; boons hover", "move", ("2 |    :", "2 |  1 :"), ("1 |  1", "1 |   "))
    assert foreseen(hovering, "gravity").nothing == NOBODY_FALLS


@rule("CRD-1", "ACT-4", "TRN-5")
@pytest.mark.parametrize(
    ("hero", "text", "idle"),
    [
        ("sweety; potions fury-incense", "use fury-incense", True),
        ("sweety; potions thunder-flask", "use thunder-flask", True),
        ("sweety; items lodestone", "use lodestone", True),
        ("sweety; items pickpocket-glove", "use pickpocket-glove", True),
        ("sweety; potions forest-honey", "use forest-honey", True),
        ("sweety; hearts 1; potions forest-honey", "use forest-honey", False),
        ("sweety; potions second-wind", "use second-wind", True),
        ("sweety; items greedymmer (used); potions second-wind", "use second-wind", False),
        ("sweety; items west-wind-whistle", "use west-wind-whistle", False),
        ("sweety; potions stone-skin", "use stone-skin", False),
        ("sweety; potions bottled-gust", "use bottled-gust", False),
        ("sweety; items boots-of-haste", "use boots-of-haste", False),
        ("sweety; potions peddlers-punch", "use peddlers-punch", False),
    ],
)
def test_a_card_that_reaches_nobody_is_allowed_and_said_to_do_nothing(
    hero: str, text: str, idle: bool
) -> None:
    state = field(hero)
    allowed(state, text)
    found = foreseen(state, text)
    assert found.nothing == (IN_VAIN if idle else "")
    assert found.steps, "that it is used up is told"


@rule("CRD-1", "ENM-1", "ENM-2")
def test_a_whistle_at_which_no_enemy_can_move_does_nothing() -> None:
    edge = ":    :    :    :  G |", ":    :    :    :    |"
    cornered = field(
        "sweety; items west-wind-whistle", "move", edge, ("1 |  1 :    :", "1 |  G :  1 :")
    )
    assert foreseen(cornered, "use west-wind-whistle").nothing == IN_VAIN


@rule("ACT-5", "SYM-5", "CRD-1")
def test_an_ability_or_a_star_in_vain_is_said_to_do_nothing() -> None:
    assert foreseen(field("angelo", ""), "ability").nothing == IN_VAIN, "no dice to roll again"
    assert foreseen(field("angelo"), "ability").nothing == ""
    assert foreseen(field("zora"), "star").nothing == IN_VAIN, "all hearts are there"
    assert foreseen(field("zora; hearts 1"), "star").nothing == ""


@rule("CRD-1", "ACT-4")
def test_what_other_cards_make_of_it_does_not_hide_that_it_does_nothing() -> None:
    """Zora gains a gem for drinking, and a gap in the Shop is filled; the incense itself is wasted."""
    gap = ("fire-flask, gem-cordial, smoke-bomb", "fire-flask, gem-cordial, -")
    state = field("zora; potions fury-incense", "move", gap)
    found = foreseen(state, "use fury-incense")
    assert found.nothing == IN_VAIN
    assert found.open == WORDS("open-refill")


def test_the_page_warns_of_what_is_wasted_and_of_gravity_that_moves_nobody() -> None:
    table = Table(Session(rules(), field("angelo", ""), Seeded(1)), ["Ada"])
    warnings = {b["action"]: b["warning"] for b in table.view()["buttons"]}
    assert warnings["ability"] == IN_VAIN
    assert warnings["gravity"] == NOBODY_FALLS


@pytest.mark.parametrize("language", languages())
def test_every_language_says_so(language: str) -> None:
    own = Words(language, strict=True).own_keys()
    assert {"nothing-falls", "nothing-wasted"} <= own
    assert foreseen(field("sweety"), "gravity", language).nothing


def test_in_random_games_nothing_comes_of_what_is_null_but_what_it_costs() -> None:
    """An idle action moves nobody, wounds nobody, gives nobody anything."""
    idle = 0
    for seed in range(6):
        random = Random(seed)
        session = Session(rules(), new_game(rules().box, 1 + seed % 3), Seeded(seed))
        for _ in range(150):
            session.settle()
            if session.over:
                break
            found = list(rules().actions(session.state))
            for chosen in found:
                if isinstance(chosen, a.Gravity) and is_null(session.state, chosen):
                    idle += 1
                    assert rules().apply(session.state, chosen) == (session.state, ())
            session.do(random.choice(found))
    assert idle > 50
