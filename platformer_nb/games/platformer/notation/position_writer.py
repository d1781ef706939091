"""Writer of positions in notation."""

from __future__ import annotations

from collections.abc import Iterator

from platformer_nb.games.platformer.kinds.tables import PENDING
from platformer_nb.games.platformer.model.box.box import BLANK, ENEMY_FACES, SYMBOLS
from platformer_nb.games.platformer.model.state import (
    FIRST_KIND,
    NOBODY,
    STEPS,
    Frame,
    Hero,
    Solo,
    State,
)
from platformer_nb.games.platformer.model.terrain import space_name
from platformer_nb.games.platformer.notation.map_drawing import draw_rows
from platformer_nb.games.platformer.rules.cards.cards import DISPLAY
from platformer_nb.games.platformer.rules.course.levels import whole_map_rows

HEADER = "platformer 1"


def write(state: State) -> str:
    """Return the complete position in notation; `position_parser.read` restores it."""
    return "\n".join(_lines(state)) + "\n"


def draw(state: State) -> str:
    """Return the drawn map only."""
    return "\n".join(_map(state))


def _lines(state: State) -> Iterator[str]:
    game = state.game
    yield HEADER
    chosen = "".join(f"; ruling {rule} {reading}" for rule, reading in game.rulings)
    yield (
        f"game: players {game.players}; dungeon {game.dungeon}; boss {game.boss}; levels {game.levels}"
        f"{'; artifacts on' if with_artifacts(state) else ''}{chosen}"
    )
    if state.tower:
        yield "tower: " + "; ".join(
            " ".join(filter(None, (str(v.number), v.left, v.right, v.enemy))) for v in state.tower
        )
    must = "; must spawn" if state.must_spawn else ""
    over = f"; won {state.winner + 1}" if state.winner >= 0 else ""
    if state.winner == NOBODY:
        over = "; lost"
    yield f"turn: {state.turn}; hero {state.active + 1}; step {STEPS[state.step]}{must}{over}"
    if state.terrain.size:
        yield "map:"
        yield from _map(state)
    for seat, hero in enumerate(state.heroes, 1):
        yield f"hero {seat}: " + "; ".join(_hero(state, hero))
    if state.roll:
        yield "roll: " + _faces(state.roll)
    yield "pool: " + (_faces(_unfold(state.pool)) or "-")
    if state.face >= 0:
        yield f"enemy die: {ENEMY_FACES[state.face]}"
    if state.bonus:
        yield f"bonus: attack {state.bonus}"
    shop = [card or "-" for card in state.shop]
    yield f"shop: items {', '.join(shop[:DISPLAY])}; potions {', '.join(shop[DISPLAY:])}"
    yield (
        f"decks: items {_list(state.items)}; potions {_list(state.potions)}; "
        f"bottom {_list(state.bottom)}"
    )
    yield f"boss: deck {_list(state.boss_deck)}; discards {_list(state.boss_discards)}"
    if state.artifacts:
        yield f"artifacts: {_list(state.artifacts)}"
    if state.solo is not None:
        yield "solo: " + "; ".join(_solo(state.solo))
    if state.pending:
        yield "pending: " + "; ".join(_frame(state, f) for f in state.pending)


def _solo(solo: Solo) -> Iterator[str]:
    if solo.card:
        yield f"event {solo.card}"
    yield f"deck {_list(solo.deck)}"
    if solo.defeated:
        yield f"defeated {solo.defeated}"
    if solo.surplus:
        yield f"surplus {solo.surplus}"


def with_artifacts(state: State) -> bool:
    """Return whether the game uses artifacts (ART-1)."""
    return bool(state.artifacts) or any(f.kind == "artifact" for f in state.pending)


def _map(state: State) -> list[str]:
    terrain = state.terrain
    return draw_rows(
        terrain.width,
        whole_map_rows(terrain),
        terrain.ladder,
        terrain.feature,
        terrain.wall,
        terrain.floor_kind,
        state.lying,
        {s: glyph(state, figure) for s, figure in enumerate(state.occupied) if figure},
    )


def glyph(state: State, figure: int) -> str:
    """Return the character drawn for a figure: a Hero's seat, an Enemy's letter."""
    return str(figure) if figure < FIRST_KIND else state.game.kinds[figure].glyph


def _hero(state: State, hero: Hero) -> Iterator[str]:
    yield hero.card or "-"
    if not hero.card:
        return
    yield f"hearts {hero.hearts}"
    if hero.coins:
        yield f"coins {hero.coins}"
    if hero.gems:
        yield f"gems {hero.gems}"
    if hero.special != BLANK:
        yield f"special {SYMBOLS[hero.special]}"
    if hero.items:
        yield "items " + ", ".join(i + ("" if ready else " (used)") for i, ready in hero.items)
    if hero.potions:
        yield "potions " + ", ".join(hero.potions)
    if hero.tokens:
        yield "tokens " + ", ".join(hero.tokens)
    if not hero.ability:
        yield "ability used"
    if hero.ward:
        yield f"ward {hero.ward}"
    if hero.boons:
        yield "boons " + ", ".join(hero.boons)
    if hero.fell_at_boss:
        yield "fell on boss level"


def _faces(symbols: tuple[int, ...]) -> str:
    return " ".join(SYMBOLS[s] for s in symbols)


def _unfold(pool: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(symbol for symbol, count in enumerate(pool) for _ in range(count))


def _list(cards: tuple[str, ...]) -> str:
    return ", ".join(cards) or "-"


def _frame(state: State, frame: Frame) -> str:
    first = space_name(state.terrain.width, frame.a) if on_a_space(frame.kind) else str(frame.a)
    return " ".join(filter(None, (frame.kind, first, str(frame.b), frame.card)))


def on_a_space(kind: str) -> bool:
    """Return whether the first number of the frames of this kind is a Space."""
    return kind in PENDING and PENDING[kind].on_a_space
