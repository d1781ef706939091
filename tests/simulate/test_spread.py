"""The same games, whoever plays them: this process, several, or a Dask cluster."""

from __future__ import annotations

import gc
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.simulation.aggregate import count
from platformer_nb.games.platformer.simulation.plan import levels
from platformer_nb.simulate import executor as spread
from platformer_nb.simulate.executor import (
    OtherContent,
    here,
    over_dask,
    over_processes,
    play_batch,
)
from platformer_nb.simulate.plan import make_plan, orders
from tests.simulate.made import BOX, small_plan

SMALL = small_plan(2, players=[1, 2])


def test_bosses_and_dungeons_are_dealt_out_evenly():
    found = Counter(
        (o.players, o.options["boss"], o.options["dungeon"]) for o in orders(small_plan(8))
    )
    assert len(found) == 4 * 2 * 2
    assert set(found.values()) == {2}


def test_every_bot_takes_every_seat_as_often():
    found = Counter(
        (s, b)
        for o in orders(small_plan(16, players=[2], bots=["random", "greedy"]))
        for s, b in enumerate(o.bots)
    )
    assert set(found.values()) == {8}


def test_no_two_games_have_the_same_seed():
    seeds = [order.seed for order in orders(small_plan(20))]
    assert len(set(seeds)) == len(seeds) == 80


def test_the_longer_map_is_not_for_one():
    assert {o.players: levels(o) for o in orders(small_plan(1, longer=True))} == {
        1: 4,
        2: 5,
        3: 5,
        4: 5,
    }


@pytest.mark.parametrize(
    "wrong",
    [
        {"boss": "gorgon"},
        {"dungeon": "swamp"},
        {"bots": ["genius"]},
        {"games": 0},
        {"players": [5]},
        {"tower": 3},
    ],
)
def test_what_is_not_there_cannot_be_asked_for(wrong: dict[str, Any]):
    with pytest.raises(BadInput):
        make_plan(GAME, **{"games": 1, **wrong})


def test_processes_play_the_same_games_as_one(tmp_path):
    alone = count(BOX, SMALL, here(GAME, SMALL))
    together = count(BOX, SMALL, over_processes(SMALL, 2))
    assert alone == together
    assert alone.finished == 4


def test_a_game_leaves_the_garbage_collector_as_it_was():
    before = gc.get_threshold()

    played = list(here(GAME, small_plan(1, players=[1], bots=["random"])))

    assert played
    assert gc.get_threshold() == before


def test_a_worker_with_other_cards_does_not_play():
    with pytest.raises(OtherContent):
        play_batch(GAME.name, "another", tuple(orders(SMALL)))


def test_without_dask_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BadInput) as told:
        next(over_dask(SMALL, "tcp://127.0.0.1:1"))
    assert "platformer-nb[dask]" in str(told.value)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=True, dashboard_address=None
    ) as started:
        yield started


@pytest.mark.slow
def test_a_dask_cluster_plays_the_same_games(cluster: Any):
    alone = count(BOX, SMALL, here(GAME, SMALL))
    spread = count(BOX, SMALL, over_dask(SMALL, cluster.scheduler_address))
    assert spread == alone


@pytest.mark.slow
def test_a_cluster_with_other_cards_is_refused(cluster: Any):
    with pytest.raises(BadInput) as told:
        list(over_dask(replace(SMALL, content_hash="another"), cluster.scheduler_address))
    assert "cards" in str(told.value)


@pytest.mark.slow
def test_where_no_scheduler_answers_it_is_said(monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("distributed")
    monkeypatch.setattr(spread, "PATIENCE", 1)
    with pytest.raises(BadInput) as told:
        next(over_dask(SMALL, "tcp://127.0.0.1:1"))
    assert "--dask" in told.value.place
