"""The toy's rules one by one: what each allows and forbids, and an example that ends otherwise without it."""

from typing import Any

import pytest

from platformer_nb.cli import main
from platformer_nb.core.registry import Entry
from platformer_nb.text import Words
from tests.prove.switching import without

RULES: tuple[str, ...] = (
    "LAMP-1",
    "LAMP-2",
    "WING-1",
    "WING-2",
    "REST-1",
    "SHED-1",
    "GLOW-1",
    "GLOW-2",
)
RULES += ("DAWN-1", "DAWN-2")


def ended(game: Any, example: Any) -> tuple[Any, ...]:
    """How an example ends: its verdicts and events in words, and who has won."""
    try:
        told = tuple(game.rulebook.examples.told(example, Words("en", "moths")))
        state = game.rules.read(example.position)
        for text in example.do if not example.refused else ():
            state, _ = game.rules.apply(state, text)
        outcome = game.rules.outcome(state)
    except Exception as error:  # a rule that is off may leave a position that cannot be
        return (type(error).__name__,)
    return (*told, outcome and outcome.winners)


def functions_of(game: Any, rule: str) -> tuple[Entry, ...]:
    return tuple(game.rulebook.registry.of(rule))


@pytest.mark.parametrize("rule", RULES)
def test_the_stored_example_of_a_rule_ends_otherwise_without_its_functions(
    game: Any, rule: str
) -> None:
    shown = game.rulebook.examples
    example = next(one for one in shown.all if one.name == shown.proven[rule])
    assert rule in example.rules
    before = ended(game, example)
    assert len(before) > 1, "it ends well with the rule"
    with without(*functions_of(game, rule)):
        assert ended(game, example) != before
    assert ended(game, example) == before


def test_every_rule_is_proven_and_every_example_holds(game: Any) -> None:
    shown = game.rulebook.examples
    assert set(game.rulebook.entries) == set(RULES) == set(shown.proven)
    assert {one.name: faults for one in shown.all if (faults := shown.faults(one))} == {}


def test_no_rule_lacks_anything(game: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "moths", "rules", "--coverage"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("10 rules")


# --- each rule in a drawn position ----------------------------------------------------------------


def position(**lines: str) -> str:
    """A position of the third night, with some of its lines otherwise."""
    plain = {
        "night": "3 of 4",
        "lamp": "5 3",
        "moth 1": "wings 1 4 6; dust 2",
        "moth 2": "wings 2 3 5; dust 0",
        "deck": "1 3 5",
    }
    given = {name.replace("_", " "): line for name, line in lines.items()}
    return "".join(f"{name}: {line}\n" for name, line in (plain | given).items())


def refused(game: Any, text: str, **lines: str) -> tuple[str, ...]:
    """The rules that forbid an action there; none if it is legal."""
    state = game.rules.read(position(**lines))
    ruling = game.rules.judge(state, text)
    return () if ruling else tuple(ruling.rules)


def after(game: Any, *actions: str, **lines: str) -> Any:
    """The position after legal actions."""
    state = game.rules.read(position(**lines))
    for text in actions:
        assert game.rules.judge(state, text), text
        state, _ = game.rules.apply(state, text)
    return state


OWED = {"night": "1 of 4", "lamp": "dark", "moth_1": "wings 4 6; dust 0; owed 1"}


@pytest.mark.rule("moths:LAMP-1")
def test_a_wing_is_drawn_only_by_a_moth_that_is_owed_one_and_from_the_deck(game: Any) -> None:
    assert refused(game, "draw 3", **OWED) == ()
    assert refused(game, "draw 6", **OWED) == ("LAMP-1",)
    assert refused(game, "draw 3") == ("LAMP-1",)
    assert refused(game, "rest", **OWED) == ("LAMP-1",)


@pytest.mark.rule("moths:LAMP-2")
def test_the_lamp_is_lit_once_a_night_before_anything_is_laid(game: Any) -> None:
    assert after(game, "roll 6 2", lamp="dark").lamp == (6, 2)
    assert refused(game, "lay 4", lamp="dark") == ("LAMP-2",)
    assert refused(game, "roll 6 2") == ("LAMP-2",)


@pytest.mark.rule("moths:WING-1")
def test_only_a_wing_of_ones_own_is_laid_or_shed(game: Any) -> None:
    assert refused(game, "lay 4") == ()
    assert refused(game, "lay 5") == refused(game, "shed 5") == ("WING-1",)


@pytest.mark.rule("moths:WING-2")
def test_a_wing_weaker_than_the_heat_is_laid_only_where_no_other_is_held(game: Any) -> None:
    assert refused(game, "lay 1") == ("WING-2",)
    assert refused(game, "lay 1", moth_1="wings 1 2 2; dust 2") == ()


@pytest.mark.rule("moths:REST-1")
def test_nobody_rests_two_nights_running(game: Any) -> None:
    assert refused(game, "rest") == ()
    assert refused(game, "rest", moth_1="wings 1 4 6; dust 2; rested") == ("REST-1",)


@pytest.mark.rule("moths:SHED-1")
def test_a_shed_wing_costs_one_dust_and_needs_a_deck(game: Any) -> None:
    shed = after(game, "shed 1", "draw 3")
    assert (shed.dust, shed.hands[0]) == ((1, 0), (3, 4, 6))
    assert refused(game, "shed 1", moth_1="wings 1 4 6; dust 0") == ("SHED-1",)
    assert refused(game, "shed 1", deck="") == ("SHED-1",)


@pytest.mark.rule("moths:GLOW-1")
def test_the_strongest_lone_wing_takes_the_glow_and_equal_ones_take_nothing(game: Any) -> None:
    assert after(game, "lay 6", "lay 5").dust == (7, 0)
    assert after(game, "lay 6", "lay 6", moth_2="wings 2 3 6; dust 0").dust == (2, 0)
    assert after(game, "rest", "rest").dust == (2, 0)


@pytest.mark.rule("moths:GLOW-2")
def test_after_a_night_each_moth_is_owed_wings_up_to_three(game: Any) -> None:
    assert after(game, "lay 6", "rest").owed == (1, 0)
    assert after(game, "lay 6", "lay 5", deck="1").owed == (1, 0), "while the deck lasts"


@pytest.mark.rule("moths:DAWN-1")
def test_after_the_last_night_the_most_dust_wins_and_ties_are_shared(game: Any) -> None:
    last = {"night": "4 of 4"}
    assert game.rules.outcome(after(game, "lay 6", "lay 5", **last)).winners == (0,)
    tied = after(game, "rest", "rest", moth_2="wings 2 3 5; dust 2", **last)
    assert game.rules.outcome(tied).winners == (0, 1)


@pytest.mark.rule("moths:DAWN-2")
def test_a_swarm_needs_three_dust_a_night_between_them(game: Any) -> None:
    last = {"night": "4 of 4, swarm"}
    for dust, winners in (("7", (0, 1)), ("6", ())):
        moth = f"wings 1 4 6; dust {dust}"
        end = after(game, "lay 6", "lay 5", moth_1=moth, **last)
        assert game.rules.outcome(end).winners == winners
