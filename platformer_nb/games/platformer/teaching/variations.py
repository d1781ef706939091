"""Random variations of a drawn position: mirrored, with other Heroes, Enemies, dice, tokens, possessions.

The results are text in notation and may be invalid; the caller parses them with the rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

from platformer_nb.games.platformer.model.box.box import SYMBOLS, Box

_CELLS = re.compile(r"^( *\d+ )(\|.*\|)\s*$")
_FLOORS = re.compile(r"^( +)(\+.*\+)\s*$")
_HERO = re.compile(r"^(hero \d: )([a-z-]+)(.*)$", re.MULTILINE)
_POOL = re.compile(r"^pool: (.+)$", re.MULTILINE)
_SPACE = re.compile(r"\b([a-z])(\d{1,2})\b")
_SIDES = re.compile(r"\b(left|right)\b")
_STEP = 5

Change = Callable[[str, str, Random, Box], tuple[str, str]]
"""Changes a position and an action in it."""


def vary(position: str, action: str, random: Random, box: Box) -> tuple[str, str]:
    """Return a position and an action after one to four random changes."""
    for change in random.sample(CHANGES, random.randint(1, 4)):
        position, action = change(position, action, random, box)
    return position, action


# --- the map -----------------------------------------------------------------------------------------------


def mirrored(position: str, action: str, _random: Random, _box: Box) -> tuple[str, str]:
    """Mirror left and right; a tower of named tiles stays as it is, since tiles cannot be mirrored."""
    if "tower:" in position:
        return position, action
    lines = [_mirrored_line(line) for line in position.splitlines()]
    columns = max((_columns(line) for line in position.splitlines()), default=0)
    there = [line if _columns(line) else _other_side(line, columns) for line in lines]
    return "\n".join(there), _other_side(action, columns)


def _columns(line: str) -> int:
    found = _CELLS.match(line) or _FLOORS.match(line)
    return (len(found[2]) - 1) // _STEP if found else 0


def _mirrored_line(line: str) -> str:
    found = _CELLS.match(line) or _FLOORS.match(line)
    if not found:
        return line
    body = found[2]
    edges = body[::_STEP]
    cells = [body[n + 1 : n + _STEP] for n in range(0, len(body) - 1, _STEP)]
    mixed = [part for pair in zip(edges[::-1], (*cells[::-1], ""), strict=True) for part in pair]
    return found[1] + "".join(mixed)


def _other_side(text: str, columns: int) -> str:
    def space(found: re.Match[str]) -> str:
        column = ord(found[1]) - ord("a")
        return f"{chr(ord('a') + columns - 1 - column)}{found[2]}" if column < columns else found[0]

    turned = _SIDES.sub(lambda found: "right" if found[1] == "left" else "left", text)
    return _SPACE.sub(space, turned)


def littered(position: str, action: str, random: Random, _box: Box) -> tuple[str, str]:
    """Add, remove or replace a coin or a gem on one Space."""
    lines = position.splitlines()
    rows = [n for n, line in enumerate(lines) if _CELLS.match(line)]
    if rows:
        row = random.choice(rows)
        at = lines[row].index("|") + 1 + _STEP * random.randrange(_columns(lines[row]))
        cell = lines[row][at : at + 4]
        free = cell[1] not in "$b*"
        now = random.choice("cg ") if free else cell[3]
        lines[row] = lines[row][:at] + cell[:3] + now + lines[row][at + 4 :]
    return "\n".join(lines), action


def restaffed(position: str, action: str, random: Random, box: Box) -> tuple[str, str]:
    """Replace all Enemies of one kind by another kind."""
    letters = {card.glyph: card.id for card in box.enemies.values()}
    lines = position.splitlines()
    there = sorted(
        {c for line in lines if (m := _CELLS.match(line)) for c in m[2][3::_STEP]} & set(letters)
    )
    if not there:
        return position, action
    old, new = random.choice(there), random.choice(sorted(letters))
    for number, line in enumerate(lines):
        if found := _CELLS.match(line):
            body = list(found[2])
            body[3::_STEP] = [new if c == old else c for c in body[3::_STEP]]
            lines[number] = found[1] + "".join(body)
    return "\n".join(lines), action.replace(letters[old], letters[new])


# --- the Heroes and their dice -----------------------------------------------------------------------------


def recast(position: str, action: str, random: Random, box: Box) -> tuple[str, str]:
    """Replace the Heroes; hearts are capped at the new card's."""
    seats = len(_HERO.findall(position))
    if not seats or seats > len(box.heroes):
        return position, action
    names = iter(random.sample(sorted(box.heroes), seats))

    def seat(found: re.Match[str]) -> str:
        name = next(names)
        most = box.heroes[name].hearts
        rest = re.sub(
            r"hearts (\d+)", lambda hearts: f"hearts {min(int(hearts[1]), most)}", found[3]
        )
        return f"{found[1]}{name}{rest}"

    return _HERO.sub(seat, position), action


def repaid(position: str, action: str, random: Random, _box: Box) -> tuple[str, str]:
    """Change one Hero's coins, gems or hearts."""
    what, most = random.choice((("coins", 6), ("gems", 5), ("hearts", 4)))
    number = random.randint(1 if what == "hearts" else 0, most)
    seats = list(_HERO.finditer(position))
    if not seats:
        return position, action
    seat = random.choice(seats)
    line = re.sub(rf"; {what} \d+", "", seat[0]) + f"; {what} {number}"
    return position[: seat.start()] + line + position[seat.end() :], action


def rerolled(position: str, action: str, random: Random, _box: Box) -> tuple[str, str]:
    """Change one die of the pool, or add one."""
    if not (found := _POOL.search(position)) or "roll:" in position:
        return position, action
    dice: Sequence[str] = found[1].split()
    dice = [d for d in dice if d in SYMBOLS]
    if len(dice) < 5 and random.random() < 0.6:
        dice = [*dice, random.choice(SYMBOLS)]
    elif dice:
        dice = [*dice]
        dice[random.randrange(len(dice))] = random.choice(SYMBOLS)
    return position[: found.start()] + f"pool: {' '.join(dice)}" + position[found.end() :], action


CHANGES: tuple[Change, ...] = (mirrored, littered, restaffed, recast, repaid, rerolled)
