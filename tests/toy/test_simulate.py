"""The toy simulated: what varies, what is reported, in every language."""

from typing import Any

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.simulate.executor import here
from platformer_nb.simulate.notebook import notebook
from platformer_nb.simulate.plan import make_plan
from platformer_nb.text import Words


def test_all_options_vary_and_the_bots_take_every_seat(game: Any) -> None:
    plan = make_plan(game, 40, seed="3")
    assert plan.options == {"nights": (3, 4), "swarm": (False, True)}
    report = game.simulation.report(plan, here(game, plan))
    assert [group.players for group in report.groups] == [2, 3]
    for group in report.groups:
        assert group.games == 40
        assert group.cut == 0
        assert group.unwon > 0, "swarms of bots that do not care"
        assert (group.turns.least, group.turns.most) == (3, 4)
    assert report.bots["bright"].wins.rate > report.bots["random"].wins.rate
    assert game.simulation.read(game.simulation.write(report)) == report
    assert report == game.simulation.report(plan, reversed([*here(game, plan)]))


def test_in_a_race_somebody_always_wins(game: Any) -> None:
    plan = make_plan(game, 20, players=(3,), bots=("random",), swarm=False)
    report = game.simulation.report(plan, here(game, plan))
    assert report.groups[0].unwon == 0
    assert sum(one.wins.hits for one in report.groups[0].seats) >= 20


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_a_report_is_told_and_written_as_a_notebook_that_runs(game: Any, language: str) -> None:
    plan, words = make_plan(game, 4, players=(2,)), Words(language, "moths", strict=True)
    report = game.simulation.report(plan, here(game, plan))
    told = [*game.simulation.lines(report, words)]
    assert len(told) > 5
    cells = [*game.simulation.cells(report, words, "report.json")]
    assert notebook(cells)["cells"]
    assert game.simulation.seats(report.groups[0], words).names


def test_what_cannot_be_played_is_refused(game: Any) -> None:
    for wrong in ({"players": (4,)}, {"nights": 9}, {"bots": ("greedy",)}, {"dungeon": "void"}):
        with pytest.raises(BadInput):
            make_plan(game, 1, **wrong)
    with pytest.raises(BadInput):
        game.simulation.read("{}")
