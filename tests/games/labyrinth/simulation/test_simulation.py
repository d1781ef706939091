"""What is collected of simulated games, and what the report makes of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from platformer_nb import load_game
from platformer_nb.core.errors import BadInput
from platformer_nb.core.parts.simulation import Order, Result
from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.model.state import Event
from platformer_nb.games.labyrinth.simulation import narration
from platformer_nb.games.labyrinth.simulation.aggregate import count, mean
from platformer_nb.games.labyrinth.simulation.collector import Notes
from platformer_nb.games.labyrinth.simulation.played import MET, OTHERWISE, WAYS, Played
from platformer_nb.games.labyrinth.simulation.targets import Target
from platformer_nb.simulate.charts import DRAW
from platformer_nb.simulate.executor import here
from platformer_nb.simulate.plan import make_plan, orders, simulation_of
from platformer_nb.text import Words, languages
from tests.games.labyrinth.walking import worked

GAME = load_game("labyrinth")
SIMULATION = simulation_of(GAME)
BOX = load_box()


def game(**more: Any) -> Played:
    """A game of two that the first seat won in ten turns by walking in, but for what is said."""
    given = {
        "players": 2,
        "bots": ("planning", "planning"),
        "winner": 0,
        "way": "walked",
        "first": 0,
        "turns": 10,
        "starts": (0, 2),
        "characters": ("swordmaster", "paladin"),
        "deaths": 2,
        "tests": 4,
        "jumps": 1,
        "met": met(),
        **more,
    }
    return Played(**given)


def met(**things: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """What was met in a game."""
    return tuple(things.get(kind, ()) for kind in MET)


def targets(*games: Played, name: str) -> list[Target]:
    """What is measured of these games under a name."""
    plan = make_plan(GAME, 1, players=sorted({one.players for one in games}))
    return [one for one in count(BOX, plan, games).targets if one.name == name]


# --- what is collected -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("way", "events"),
    [
        ("walked", [Event("moved", "MOV-1", 0)]),
        ("pushed", [Event("moved", "MOV-1", 0), Event("pushed", "PSH-2", 0, 1)]),
        ("killed", [Event("pushed", "PSH-2", 0, 2), Event("died", "DTH-1", 1)]),
        ("took", [Event("moved", "MOV-1", 0), Event("took-key", "KEY-1", 0)]),
        ("began", [Event("pushed", "PSH-2", 1, 2), Event("ended", "ACT-11", 1)]),
        ("sent", [Event("sent-home", "GOL-16", 1)]),
        ("otherwise", [Event("sent-home", "TRP-11", 1), Event("died", "DTH-1", 0)]),
    ],
)
def test_the_last_activity_says_how_a_game_is_won(way: str, events: list[Event]) -> None:
    notes, state = Notes(), GAME.setup.new(3)
    notes(state, tuple(events))
    notes(state, (Event("won", "END-1", 0),))
    assert notes.way == way


def test_what_happened_before_the_last_activity_does_not_count() -> None:
    notes, state = Notes(), worked()
    notes(state, (Event("pushed", "PSH-2", 0, 1),))
    notes(state, (Event("moved", "MOV-1", 0), Event("won", "END-1", 0)))
    assert notes.way == "walked"


def test_tests_by_the_golem_are_those_of_its_rule_alone() -> None:
    notes, state = Notes(), GAME.setup.new(2)
    notes(state, (Event("passed", "GOL-16", 0), Event("sent-home", "GOL-16", 1)))
    notes(state, (Event("sent-home", "TRP-11", 0), Event("died", "DTH-1", 0)))
    assert (notes.counted["golem-test"], notes.counted["died"]) == (2, 1)


def test_a_game_between_bots_is_kept_with_what_was_met_in_it() -> None:
    plan = make_plan(GAME, 1, players=(2,), bots=("greedy",), seed="kept")
    (order,) = orders(plan)
    (kept,) = here(GAME, plan)
    assert isinstance(order, Order)
    assert (kept.players, kept.bots) == (2, ("greedy", "greedy"))
    assert kept.winner in (0, 1)
    assert kept.way in WAYS
    assert set(kept.characters) <= set(BOX.characters)
    assert set(kept.met[MET.index("tile")]) <= {tile.id for tile in BOX.numbers}
    assert kept.met[MET.index("tile")]
    assert set(kept.characters) <= set(kept.met[MET.index("character")])


def test_a_game_that_is_cut_short_has_no_winner() -> None:
    state = SIMULATION.start(Order("labyrinth", 0, 2, {}, ("greedy",) * 2, "x"))
    dealt = Result(None, 5, 1, 1, 1, state)
    assert Notes().kept(Order("labyrinth", 0, 2, {}, ("greedy",) * 2, "x"), dealt).winner is None


# --- the targets -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("turns", "met"), [(8, False), (9, True), (16, True), (17, False)])
def test_a_game_of_two_lasts_9_to_16_turns_a_player(turns: int, met: bool) -> None:
    assert [one.met for one in targets(game(turns=turns), name="length")] == [met]


def test_few_games_have_more_than_35_turns_and_hardly_any_is_unfinished() -> None:
    games = [game(turns=36, winner=None)] + [game(turns=35)] * 9
    assert [one.figure for one in targets(*games, name="long")] == [0.1]
    (unfinished,) = targets(*games, name="unfinished")
    assert (unfinished.figure, unfinished.met) == (0.1, False)
    assert unfinished.least < 0.1 < unfinished.most


def test_places_count_from_who_began_and_start_spaces_from_the_board() -> None:
    games = [game(winner=1, first=1)] * 3 + [game(winner=0, first=1)]
    assert [one.figure for one in targets(*games, name="place")] == [0.75, 0.25]
    assert [one.figure for one in targets(*games, name="start")] == [0.25, 0.75]
    assert not any(one.met for one in targets(*games, name="place"))


def test_a_character_wins_about_its_share() -> None:
    games = [game()] * 13 + [game(winner=1)] * 7
    found = {one.about: one for one in targets(*games, name="character")}
    assert found["swordmaster"].figure == pytest.approx(1.3)
    assert found["swordmaster"].met
    assert found["paladin"].met
    assert not next(iter(targets(game(), name="character"))).met


def test_an_ability_counts_among_the_games_of_its_character() -> None:
    games = [
        game(met=met(used=("smite", "flask"), character=("paladin", "swordmaster"))),
        game(met=met(character=("paladin", "swordmaster"))),
        game(met=met(character=("pedlar", "swordmaster"))),
    ]
    found = {one.about: one.figure for one in targets(*games, name="ability")}
    assert found["smite"] == 0.5
    assert found["riposte"] == 0
    used = {one.about: one.figure for one in targets(*games, name="used")}
    assert used["flask"] == pytest.approx(1 / 3)
    assert "rope" not in used, "what works by itself is not used"


def test_every_way_to_win_but_by_a_card_has_a_target() -> None:
    games = [game(), game(way="took"), game(winner=None, way="")]
    found = {one.name: one.figure for kind in WAYS for one in targets(*games, name=f"way-{kind}")}
    assert found["way-took"] == 0.5
    assert set(found) == {f"way-{kind}" for kind in WAYS if kind != OTHERWISE}


def test_deaths_and_tests_are_means_a_player_with_an_interval() -> None:
    (deaths,) = targets(game(), game(deaths=4), name="deaths")
    assert deaths.figure == 1.5
    assert deaths.least < 1.5 < deaths.most
    assert mean([]).mean == 0
    assert [one.figure for one in targets(game(), game(jumps=0), name="jumps")] == [0.5]


# --- the report ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_every_target_has_a_name_and_the_report_survives_json(language: str) -> None:
    plan = make_plan(GAME, 2, players=(2, 3), bots=("planning", "greedy"))
    third = game(players=3, bots=("greedy",) * 3, characters=("pedlar", "warlock", "tracker"))
    third = third._replace(starts=(0, 2, 4), winner=2)
    report = count(BOX, plan, [game(), third, game(winner=None)])
    words = Words(language, "labyrinth", strict=True)
    assert SIMULATION.read(SIMULATION.write(report)) == report
    names = [narration.named(target, words) for target in report.targets]
    assert len(set(names)) == len(names)
    assert "\n".join(SIMULATION.lines(report, words))
    assert narration.table(report.targets, words).count("\n") == len(names) + 1


def test_the_order_of_the_games_does_not_matter() -> None:
    plan = make_plan(GAME, 3, players=(2,))
    games = [game(), game(turns=12, winner=None), game(winner=1, way="sent")]
    assert count(BOX, plan, games) == count(BOX, plan, games[::-1])


def test_the_notebook_draws_what_the_report_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = count(BOX, make_plan(GAME, 1, players=(2,)), [game()])
    (tmp_path / "report.json").write_text(SIMULATION.write(report), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    charts: list[Any] = []
    names = {"bars": charts.append, "curves": charts.append}
    for kind, source in SIMULATION.cells(report, Words("en", "labyrinth"), "report.json"):
        if kind == "code" and source != DRAW:
            exec(source, names)
    titles = [chart.title for chart in charts]
    assert len(titles) == 4
    assert "How games are won" in titles


def test_what_is_no_report_is_refused() -> None:
    with pytest.raises(BadInput):
        SIMULATION.read("{}")
