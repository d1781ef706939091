"""In a combat both see what counts: the results with what is added, what may still be used, what comes of it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from platformer_nb import load_game, text
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.labyrinth.bots.roll_odds import next_rolls
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.table.table import Table
from tests.games.labyrinth.rules.scenes import scene
from tests.games.labyrinth.walking import play

GAME = load_game("labyrinth")
WHO = "sister-of-war swordmaster -"


def fought(*rolls: str, a: str = "c3", b: str = "c3", who: str = WHO) -> State:
    """The Sister of War has attacked the Swordmaster, who adds 2 while attacked."""
    return play(scene(a=a, b=b, who=who), "attack B", *rolls)[0]


def seen(state: State, language: str = "en") -> dict:
    return Table(GAME, Session(GAME.rules, state, Seeded(1)), ("Ann", "Bob", "Cy"), language).view()


def test_a_result_has_what_is_added_by_itself_and_by_what_was_used() -> None:
    one, two = seen(fought("roll 6 5", "roll 4 3"))["combat"]["sides"]
    assert (one["dice"], one["added"], one["result"]) == (11, 0, 11)
    assert (two["dice"], two["added"], two["result"]) == (7, 2, 9)
    assert (one["role"], two["role"]) == ("attacks", "is attacked")
    one, _ = seen(fought("roll 6 5", "roll 4 3", "use fury"))["combat"]["sides"]
    assert (one["dice"], one["added"], one["result"]) == (11, 2, 13)


def test_what_each_may_still_use_is_named_and_who_has_let_it_stand() -> None:
    one, two = seen(fought("roll 6 5", "roll 4 3"))["combat"]["sides"]
    assert one["may"] == "may still use: Fate Crystal, Fury"
    assert two["may"] == "may still use: Fate Crystal"
    assert (one["decides"], two["decides"]) == (True, False)
    one, two = seen(fought("roll 6 5", "roll 4 3", "keep"))["combat"]["sides"]
    assert (one["may"], two["decides"]) == ("lets the result stand", True)
    spent = fought("roll 6 5", "roll 4 3", b="c3 crystal off")
    assert seen(spent)["combat"]["sides"][1]["may"] == "has nothing more to use"


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (fought("roll 6 5", "roll 4 3"), "11 against 9. If nothing changes that, Swordmaster loses 1 life."),
        (fought("roll 5 4", "roll 4 3"), "9 against 9. If nothing changes that, both roll again."),
        (fought("roll 2 1", "roll 4 3", a="c3 lives 1"), "3 against 9. If nothing changes that, Sister of War loses 1 life and dies."),
        (fought("roll 6 5", "roll 4 3", a="d4", b="d4"), "11 against 9. If nothing changes that, Swordmaster loses 1 life and is pushed off."),
        (fought("roll 6 5", "roll 4 3", "use fury", "repeat", "roll 1 1"), "13 against 4. If nothing changes that, Swordmaster loses 4 lives and dies."),
    ],
)  # fmt: skip
def test_what_is_asked_tells_what_the_loser_loses(state: State, told: str) -> None:
    assert seen(state)["turn"]["prompt"].endswith(told)


@pytest.mark.parametrize("language", text.languages())
def test_after_a_tie_the_new_round_has_the_crystal_too(language: str) -> None:
    state = fought("roll 5 4", "roll 4 3", "keep", "keep", "roll 4 4", "roll 3 2")
    words = text.Words(language, "labyrinth", strict=True)
    for side in seen(state, language)["combat"]["sides"]:
        assert words("sign-crystal") in side["may"]


def test_on_a_tie_neither_choice_is_the_better_one() -> None:
    kinds = {one["action"]: one["kind"] for one in seen(fought("roll 5 4", "roll 4 3"))["buttons"]}
    assert (kinds["repeat"], kinds["keep"]) == ("plain", "plain")


def test_whoever_decides_in_the_turn_of_another_has_its_card_open_and_no_other() -> None:
    view = seen(fought("roll 6 5", "roll 4 3", "keep"))
    assert [one["open"] for one in view["pawns"]] == [False, True, False]


def test_whoever_has_won_is_told_what_the_loser_loses_without_more() -> None:
    won = play(scene(a="c3", b="c3", who="swordmaster sister-of-war -"), "attack B", "roll 6 5", "roll 2 1", "keep", "keep")  # fmt: skip
    prompt = seen(won[0])["turn"]["prompt"]
    assert prompt == "Sister of War has lost and loses 1 life. Use an ability as well?"


@pytest.mark.parametrize("language", text.languages())
def test_what_is_refused_stands_in_quotes_behind_a_colon_if_it_has_one_itself(
    language: str,
) -> None:
    table = Table(GAME, Session(GAME.rules, scene(a="c3 stun 1"), Seeded(1)), ("Ann",), language)
    table.intent({"intent": "act", "action": "build", "for": table.number})
    title = table.view()["refusal"]["title"]
    assert (": " in title[:-1].split(": ", 1)[1]) == (title[-1] in "”»")
    assert text.Words(language, "labyrinth")("do-build") in title


@pytest.mark.parametrize(
    ("language", "title", "turn"),
    [
        ("en", "Bob (Swordmaster): change the result?", "Turn: Ann (Sister of War)"),
        ("pl", "Bob (Mistrz Miecza): zmienić wynik walki?", "Kolejka: Ann (Siostra Wojny)"),
        ("uk", "Bob (Майстер Меча): змінити результат бою?", "Ходить Ann (Сестра Війни)"),
    ],
)  # fmt: skip
def test_the_heading_names_who_decides_in_the_turn_of_another_and_the_question(
    language: str, title: str, turn: str
) -> None:
    own = seen(fought("roll 6 5", "roll 4 3"), language)["turn"]
    assert (own["title"], own["seat"]) == (turn, 1)
    asked = seen(fought("roll 6 5", "roll 4 3", "keep"), language)["turn"]
    assert (asked["title"], asked["seat"], asked["decides"]) == (title, 2, 2)
    assert asked["prompt"].startswith(f"{turn}. 9 ")


def test_after_a_combat_in_ones_own_turn_nothing_is_told_as_the_turn_of_another() -> None:
    state = scene(a="c3", b="c3", who=WHO)
    table = Table(GAME, Session(GAME.rules, state, Seeded(1)), ("Ann", "Bob", "Cy"), "en")
    table.do("attack B")
    asked = set()
    while table.state.top is not None:
        asked.add(table.session.actor)
        legal = [
            GAME.rules.write_action(table.state, one) for one in GAME.rules.actions(table.state)
        ]
        table.do("keep" if "keep" in legal else legal[0])
    view = table.view()
    assert 1 in asked, "the attacked was asked too"
    assert any("Sister of War loses" in line["text"] for line in view["log"])
    assert (view["turn"]["seat"], view["since"]) == (1, [])
    assert {line["seat"] for line in view["log"]} == {1}, "all of it was in the turn of the first"


def odds(state: State, seat: int) -> list[tuple[str, list[tuple[str, Fraction]]]]:
    words = text.Words("en", "labyrinth", strict=True)
    return [
        (
            words.tell(one.title.key, one.title.facts),
            [(words.tell(way.name.key, way.name.facts), 36 * way.chance) for way in one.chances],
        )
        for one in next_rolls(state, seat)
    ]


def test_in_a_combat_the_odds_are_those_of_the_test_that_may_be_repeated_and_no_others() -> None:
    state = fought("roll 6 5", "roll 4 3")
    told: list[tuple[str, list[tuple[str, Fraction]]]] = [
        (
            "Combat test of Sister of War, repeated (now 11 against 9)",
            [
                ("Higher than 9: Sister of War would win", Fraction(6)),
                ("9 as well: both would roll again", Fraction(4)),
                ("Lower than 9: Sister of War would lose", Fraction(26)),
            ],
        )
    ]
    assert odds(state, 0) == odds(state, 1) == told
    assert odds(fought("roll 6 5", "roll 4 3", a="c3 crystal off"), 0) == []


def test_in_a_combat_the_odds_count_what_is_added_to_the_test_that_is_repeated() -> None:
    ((title, ways),) = odds(fought("roll 6 5", "roll 4 3", "keep"), 1)
    assert title == "Combat test of Swordmaster, repeated (now 9 against 11)"
    assert [count for _, count in ways] == [6, 4, 26], "with the 2 that are added"


def test_without_a_combat_there_is_none() -> None:
    assert seen(scene())["combat"] is None
