"""Positions that play rarely reaches: the same table with figures and possessions shuffled."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from tests.oracle import facts
from tests.oracle.geometry import on_boss_level
from tests.oracle.levels import all_have_entered, lowest_level
from tests.oracle.position import Position, read, read_place


def disturbed(rules: Any, state: Any, random: Random) -> Any:
    """Return a randomly changed position, None if it is impossible."""
    text = str(rules.write(state))
    for change in random.choices((_move_figures, _other_purses, _other_dice), k=3):
        text = change(text, random)
    if not _possible(read(text)):
        return None
    try:
        return rules.read(text)
    except ValueError:
        return None


def _possible(position: Position) -> bool:
    """BLV-1, BLV-4, BLV-5, GRA-6: the Boss never leaves its Level, with all Heroes there it is the only
    one, nobody is shoved across the seal, and while Gravity applies nothing moves but what falls.
    """
    boss = position.where(str(facts.boss(position.boss)["glyph"]))
    outside = boss is not None and not on_boss_level(position, boss)
    below = lowest_level(position) < position.levels and all_have_entered(position)
    falling = any(frame[0] == "gravity" for frame in position.pending)
    inside = on_boss_level(position, position.place_of(position.active))
    across = any(
        frame[0] == "slide" and on_boss_level(position, read_place(frame[1])) != inside
        for frame in position.pending
    )
    return not (outside or below or falling or across)


def _move_figures(text: str, random: Random) -> str:
    """Exchange some figures, or move them to free Spaces, anywhere or next to each other."""
    lines = text.split("\n")
    spots = [
        (index, at)
        for index, line in enumerate(lines)
        if re.match(r"^ [ \d]\d [|:]", line)
        for at in range(7, len(line), 5)
    ]
    figure = {spot: lines[spot[0]][spot[1]] for spot in spots}
    taken = [spot for spot in spots if figure[spot] != " "]
    for _ in range(random.randint(1, 6) if taken else 0):
        one, other = random.choice(taken), random.choice(spots)
        figure[one], figure[other] = figure[other], figure[one]
    for (index, at), who in figure.items():
        lines[index] = lines[index][:at] + who + lines[index][at + 1 :]
    return "\n".join(lines)


def _other_purses(text: str, random: Random) -> str:
    """Change hearts, coins and gems of every Hero."""

    def hero(match: re.Match[str]) -> str:
        most = int(facts.hero(match[2])["hearts"])
        purse = f"{match[1]}{match[2]}; hearts {random.randint(1, most)}"
        purse += f"; coins {random.randint(1, 8)}" if random.random() < 0.6 else ""
        purse += f"; gems {random.randint(1, 11)}" if random.random() < 0.7 else ""
        special = f"; special {random.choice(facts.SYMBOLS)}" if random.random() < 0.6 else ""
        rest = re.sub(r"; (hearts|coins|gems) \d+|; special \w+", "", match[3])
        return purse + special + rest

    return re.sub(r"^(hero \d: )(\w+)(.*)$", hero, text, flags=re.MULTILINE)


def _other_dice(text: str, random: Random) -> str:
    """Change the dice in the pool, keeping the number rolled."""
    roll = [random.choice(facts.SYMBOLS) for _ in range(5)]
    pool = roll[: random.randint(0, 5)]
    text = re.sub(r"^roll: .*$", f"roll: {' '.join(roll)}", text, flags=re.MULTILINE)
    return re.sub(r"^pool: .*$", f"pool: {' '.join(pool) or '-'}", text, flags=re.MULTILINE)
