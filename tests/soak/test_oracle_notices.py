"""The oracle notices when a rule of the game is switched off."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from platformer_nb.games.platformer.registry import RULEBOOK
from tests.games.drawn import rules
from tests.prove.proving import short
from tests.sizes import sizes

FEW = "MAP-3 DIE-3 TRN-13 SYM-5 FRG-1 GEM-1 SPN-5 MOV-3 GRA-4 PRT-1 ZOC-1 PSH-3 ENM-1 LVL-4 ATK-3 WND-4 BLV-5"
"""A rule of each chapter."""

MANY = """
    MAP-4 MAP-5 MAP-11 ADJ-3 ADJ-5 DIE-4 TRN-2 TRN-5 TRN-6 TRN-8 TRN-9 TRN-12 SYM-1 SYM-3 SYM-6 SYM-7
    FRG-2 FRG-4 GEM-2 GEM-4 GEM-5 ACT-2 MOV-1 MOV-4 GRA-1 GRA-2 GRA-7 PRT-2 ZOC-4 PSH-1 PSH-2
    ENM-2 ENM-3 ENM-4 ENM-5 ENM-8 LVL-1 LVL-6 LVL-7 ATK-1 ATK-2 ATK-4 WND-2 FNT-1 BOS-3 BOS-6 BOS-9
    BOS-12 BLV-1 BLV-3 BLV-4 BLV-6 MED-2 MED-3 ART-2 ART-4 SOL-1 SOL-3 SOL-5
"""


def unnoticed(root: Path, names: list[str], *options: str) -> list[str]:
    """Return the rules, or functions, that the oracle does not notice.

    A program of its own asks, as each function needs a fork: a fork of this process, which holds what all the
    tests before have loaded, would cost ten times as much.
    """
    command = [sys.executable, "-m", "tests.soak.noticing", "--processes=1", *options]
    ended = subprocess.run([*command, *names], cwd=root, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr
    found = {told["name"]: told["noticed"] for told in map(json.loads, ended.stdout.splitlines())}
    assert list(found) == names
    return [name for name in names if not found[name]]


def test_a_rule_that_is_off_is_noticed(root: Path) -> None:
    assert unnoticed(root, FEW.split(), "--games=0") == []


IN_PLAY = """
    terrain.wall_parts movement.make_way portals.travel gravity.supported on_enter.take_token
    enemies.front_first gems.cost paying.take combat.strike wounds.faint levels.reveal_due
    spawning.spawn_space_is_allowed
"""
"""A function of each subject that the oracle covers."""

MORE_IN_PLAY = """
    terrain.ladder_joins movement.leave gravity.survives gravity.settle_from on_enter.spring_trap
    enemies.steps_off enemies.attack_together gems.allocations paying.forge_takes_two_equal
    combat.defeat wounds.suffer levels.remove_due levels.remove
"""
"""Others of these subjects."""


@pytest.mark.slow
@pytest.mark.parametrize("functions", sizes(IN_PLAY, MORE_IN_PLAY), ids=("few", "more"))
def test_two_games_are_enough_to_notice_that_a_rule_is_off(root: Path, functions: str) -> None:
    rules()
    known = {short(entry.place): entry.place for entry in RULEBOOK}
    places = [known[name] for name in functions.split()]
    assert unnoticed(root, places, "--games=2", "--games-alone") == []


@pytest.mark.deep
def test_many_rules_that_are_off_are_noticed(root: Path) -> None:
    assert unnoticed(root, MANY.split(), "--games=0") == []
