"""Parser of positions in notation; each error names the place, the problem and a fix.

`key_lines` splits the text; `map_parser` and `cards_parser` parse the map and the cards.
"""

from __future__ import annotations

from operator import sub

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer.kinds.tables import CONTINUATIONS, PENDING
from platformer_nb.games.platformer.model.box.box import ENEMY_FACES, Box
from platformer_nb.games.platformer.model.house_rules import checked
from platformer_nb.games.platformer.model.position_check import faults
from platformer_nb.games.platformer.model.state import (
    ACTIONS,
    NOBODY,
    STEPS,
    Constants,
    Frame,
    State,
    constants,
)
from platformer_nb.games.platformer.model.supply import Level, Supply
from platformer_nb.games.platformer.model.terrain import NOWHERE, ONE_WAY
from platformer_nb.games.platformer.notation import cards_parser, map_parser
from platformer_nb.games.platformer.notation.action_parts import SPACE
from platformer_nb.games.platformer.notation.key_lines import MAP, POSITION, Lines, on_this_line
from platformer_nb.games.platformer.notation.map_drawing import Drawn
from platformer_nb.games.platformer.notation.position_writer import on_a_space, with_artifacts
from platformer_nb.games.platformer.rules.course.levels import box_width
from platformer_nb.games.platformer.rules.dice.payment import Pool

MAX_CHARS = 50_000


def read(box: Box, text: str) -> State:
    """Return the position that a text describes; raise BadInput if it is not valid."""
    if len(text) > MAX_CHARS:
        raise BadInput(POSITION, "error-too-long", "mend-position-long", most=MAX_CHARS)
    return _state(Lines(box, text))


def _state(lines: Lines) -> State:
    """Return the state built from the lines."""
    drawn, first_row = map_parser.drawn_rows(lines)
    rows = len(drawn.lowest_first)
    width = len(drawn.lowest_first[0].ladder) if rows else box_width(lines.box)
    seats = _seats(lines, drawn)
    chosen = _game(lines, len(seats), width, first_row, rows, drawn)
    terrain = map_parser.terrain_of(drawn, first_row, width)
    spaces = max(terrain.size, _tower_spaces(lines, chosen, width))
    occupied, lying = bytearray(spaces), bytearray(spaces)
    map_parser.put_people(drawn, terrain, chosen, occupied, lying)
    heroes = tuple(
        cards_parser.hero(lines, chosen, seat, occupied) for seat in range(chosen.players)
    )
    roll = lines.symbols("roll") if "roll" in lines.lines else ()
    pool = _pool(lines, roll)
    turn = lines.fields("turn")
    active = _active(lines, turn, chosen)
    shop = cards_parser.shop(lines)
    decks = cards_parser.decks(lines, heroes, shop)
    step = STEPS.index(lines.choice("turn", turn["step"], STEPS)) if "step" in turn else ACTIONS
    face = -1
    if "enemy die" in lines.lines:
        face = ENEMY_FACES.index(
            lines.choice("enemy die", lines.lines["enemy die"][1], ENEMY_FACES)
        )
    state = State(
        game=chosen,
        terrain=terrain,
        occupied=bytes(occupied),
        lying=bytes(lying),
        heroes=heroes,
        active=active,
        turn=_turn_number(lines, turn),
        step=step,
        roll=roll or _unfold(pool) if "pool" in lines.lines else roll,
        pool=pool,
        face=face,
        bonus=_bonus(lines),
        must_spawn="must" in turn,
        pending=_pending(lines, width),
        winner=_winner(lines, turn, chosen),
        solo=cards_parser.solo(lines),
        supply=Supply(
            tower=_tower(lines),
            shop=shop,
            items=decks[0],
            potions=decks[1],
            bottom=decks[2],
            boss_deck=cards_parser.boss_cards(lines, chosen)[0],
            boss_discards=cards_parser.boss_cards(lines, chosen)[1],
            artifacts=cards_parser.artifacts(lines, heroes),
        ),
    )
    _check(lines, state)
    return state


def _seats(lines: Lines, drawn: Drawn) -> tuple[int, ...]:
    named = [int(key[-1]) for key in lines.lines if key.startswith("hero ")]
    seen = [int(c) for row in drawn.lowest_first for c in row.figure if c in "1234"]
    most = max([*named, *seen, 1])
    return tuple(range(1, most + 1))


def _game(
    lines: Lines, seats: int, width: int, first_row: int, rows: int, drawn: Drawn
) -> Constants:
    rulings = _rulings(lines)
    fields = lines.fields("game")
    for name in fields:
        lines.choice("game", name, ("players", "dungeon", "boss", "levels", "artifacts"))
    lines.choice("game", fields.get("artifacts", "off"), ("on", "off"))
    players = lines.number("game", fields["players"], 4) if "players" in fields else seats
    if players < seats:
        raise BadInput(lines.place("game"), "error-seats", "mend-seats", count=seats)
    boss = lines.choice("game", fields.get("boss", next(iter(lines.box.bosses))), lines.box.bosses)
    dungeons = {t.dungeon for t in lines.box.tiles.values()}
    dungeon = fields.get("dungeon", "forest" if "forest" in dungeons else min(dungeons))
    lines.choice("game", dungeon, sorted(dungeons))
    drawn_levels = -(-(first_row - 1 + rows) // lines.box.tile_height)
    boss_drawn = any(ONE_WAY in row.floor for row in drawn.lowest_first)
    whole = width == box_width(lines.box) and not boss_drawn
    default = max(4, drawn_levels) if whole or not rows else drawn_levels
    levels = lines.number("game", fields["levels"], 20) if "levels" in fields else default
    if levels < max(1, drawn_levels):
        raise BadInput(lines.place("game"), "error-levels", "mend-levels", count=drawn_levels)
    return constants(lines.box, players, dungeon, boss, levels, rulings)


def _rulings(lines: Lines) -> dict[str, str]:
    """Remove the house rules from the line `game` and return them as readings by rule."""
    number, value = lines.lines.get("game", (0, ""))
    parts = [p.strip() for p in value.split(";")]
    found: dict[str, str] = {}
    for part in parts:
        if part.split()[:1] != ["ruling"]:
            continue
        _, rule, reading = (*part.split(), "", "")[:3]
        if rule in found or len(part.split()) > 3:
            raise BadInput(
                lines.place("game"), "error-ruling-twice", "mend-ruling-twice", text=part
            )
        found |= checked(lines.place("game"), {rule: reading})
    if found:
        rest = "; ".join(p for p in parts if p.split()[:1] != ["ruling"])
        lines.lines["game"] = (number, rest)
    return found


def _tower_spaces(lines: Lines, chosen: Constants, width: int) -> int:
    return chosen.levels * lines.box.tile_height * width


def _pool(lines: Lines, roll: tuple[int, ...]) -> Pool:
    symbols = lines.symbols("pool") if "pool" in lines.lines else roll
    if len(symbols) > 5 or len(roll) > 5:
        raise BadInput(
            lines.place("pool" if "pool" in lines.lines else "roll"),
            "error-dice",
            "mend-dice",
            count=max(len(symbols), len(roll)),
        )
    a, b, c, d, e = (symbols.count(s) for s in range(5))
    return (a, b, c, d, e)


def _active(lines: Lines, turn: dict[str, str], chosen: Constants) -> int:
    for name in turn:
        if not name.isdecimal():
            lines.choice("turn", name, ("hero", "step", "must", "won", "lost"))
    if "hero" not in turn:
        return 0
    seat = lines.number("turn", turn["hero"], chosen.players)
    if not seat:
        raise BadInput(lines.place("turn"), "error-seat-0", "mend-seat-0")
    return seat - 1


def _turn_number(lines: Lines, turn: dict[str, str]) -> int:
    return next((lines.number("turn", name) for name in turn if name.isdecimal()), 2)


def _winner(lines: Lines, turn: dict[str, str], chosen: Constants) -> int:
    if "lost" in turn:
        return NOBODY
    return lines.number("turn", turn["won"], chosen.players) - 1 if "won" in turn else NOWHERE


def _bonus(lines: Lines) -> int:
    fields = lines.fields("bonus")
    for name in fields:
        lines.choice("bonus", name, ("attack",))
    return lines.number("bonus", fields.get("attack", "0"))


def _tower(lines: Lines) -> tuple[Level, ...]:
    _, value = lines.lines.get("tower", (0, ""))
    found = []
    for part in filter(None, (p.strip() for p in value.split(";"))):
        words = [*part.split(), ""]
        if len(words) not in (4, 5) or not words[0].isdecimal() or len(words[0]) > 2:
            raise BadInput(lines.place("tower"), "error-no-level", "mend-no-level", word=part)
        for tile in words[1:3]:
            lines.choice("tower", tile, lines.box.tiles)
        if words[3]:
            lines.choice("tower", words[3], lines.box.enemies)
        found.append(Level(int(words[0]), words[1], words[2], words[3]))
    return tuple(found)


def _pending(lines: Lines, width: int) -> tuple[Frame, ...]:
    number, value = lines.lines.get("pending", (0, ""))
    found = []
    for part in filter(None, (p.strip() for p in value.split(";"))):
        kind, *rest = part.split()
        lines.choice("pending", kind, (*PENDING, *CONTINUATIONS))
        numbers = [0, 0]
        if rest and on_a_space(kind):
            numbers[0] = _space(lines, number, rest.pop(0), width)
            if rest:
                numbers[1] = lines.number("pending", rest.pop(0))
        else:
            for place in range(min(2, len(rest))):
                numbers[place] = lines.number("pending", rest.pop(0))
        if len(rest) > (kind != "ladder"):
            raise BadInput(
                lines.place("pending"), "error-left-over", "mend-leave-out", word=rest[-1]
            )
        found.append(Frame(kind, numbers[0], numbers[1], rest[0] if rest else ""))
    return tuple(found)


def _space(lines: Lines, number: int, word: str, width: int) -> int:
    found = SPACE.fullmatch(word)
    if found is None or ord(found[1]) - ord("a") >= width:
        raise BadInput(on_this_line(number), "error-no-space", "mend-no-space", word=word)
    return (int(found[2]) - 1) * width + ord(found[1]) - ord("a")


def _check(lines: Lines, state: State) -> None:
    """Raise BadInput for a position that no game can reach; see `position_check`."""
    used = tuple(map(sub, _count(state.roll), state.pool))
    if "roll" in lines.lines and "pool" in lines.lines and min(used) < 0 and not _rerolled(state):
        raise BadInput(lines.place("pool"), "error-not-rolled", "mend-not-rolled")
    switch = lines.fields("game").get("artifacts", "")
    if switch and (switch == "on") != with_artifacts(state):
        if switch == "on":
            raise BadInput(lines.place("game"), "error-artifacts-on", "mend-artifacts-on")
        raise BadInput(lines.place("game"), "error-artifacts-off", "mend-artifacts-off")
    for fault in faults(state):
        raise BadInput(
            MAP if fault.line == "map" else lines.place(fault.line), fault.what, fault.how
        )


def _rerolled(state: State) -> bool:
    """Return whether a card may have changed dice; the pool then holds no more dice than were rolled."""
    return sum(state.pool) <= len(state.roll)


def _count(symbols: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(symbols.count(s) for s in range(5))


def _unfold(pool: Pool) -> tuple[int, ...]:
    return tuple(symbol for symbol, count in enumerate(pool) for _ in range(count))
