"""The code that shows each part of Platformer's view; see `core.parts.renderers.Renderer`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from platformer_nb.core.parts.renderers import Renderer

_VIEW: Final = "platformer_nb.games.platformer.view"
_ROOT: Final = "widgets/platformer_widgets"
_GAME: Final = f"{_ROOT}/games/platformer"


def _of(part: str, names: str) -> tuple[str, ...]:
    """Return the fields of a list or table, from names divided by spaces."""
    return tuple(part + name if name == "#" else f"{part}.{name}" for name in names.split())


_CARD: Final = "name text ready"

_DRAWN: Final = {
    "walls": Renderer(
        _of("map.cells.wall", "left right"),
        f"{_VIEW}.map_view:map_view",
        f"{_GAME}/map/geometry.js#walls",
    ),
    "terrain": Renderer(
        _of("map.cells", "floor ladder feature icon"),
        f"{_VIEW}.map_view:map_view",
        f"{_GAME}/drawing/terrain.js#terrain",
    ),
    "levels": Renderer(
        _of("map", "levels.status levels# rows width dungeon"),
        f"{_VIEW}.map_view:map_view",
        f"{_GAME}/map/map.js#static_",
    ),
    "tokens": Renderer(
        ("map.cells.token",), f"{_VIEW}.map_view:map_view", f"{_GAME}/map/map.js#tokens"
    ),
    "spaces": Renderer(
        ("map.cells.label",), f"{_VIEW}.map_view:map_view", f"{_GAME}/map/map.js#spaces"
    ),
    "targets": Renderer(
        _of("targets", "# at legal verb warning"),
        f"{_VIEW}.section_view:section_view",
        f"{_GAME}/map/map.js#marks",
    ),
    "figures": Renderer(
        _of("figures", "at health"),
        f"{_VIEW}.map_view:figures_view",
        f"{_GAME}/map/figures.js#figures",
    ),
    "portraits": Renderer(
        _of("figures", "card kind"),
        f"{_VIEW}.map_view:figures_view",
        f"{_GAME}/map/figures.js#portrait",
    ),
    "dice": Renderer(
        _of("dice", "# symbol used forged gems selected"),
        f"{_VIEW}.position_view:dice_view",
        f"{_GAME}/beside/dice.js#die",
    ),
    "special": Renderer(
        ("special.symbol",),
        f"{_VIEW}.position_view:special_view",
        f"{_GAME}/beside/dice.js#update",
    ),
    "enemy-die": Renderer(
        ("enemy_die.face",),
        f"{_VIEW}.position_view:enemy_die_view",
        f"{_GAME}/beside/dice.js#update",
    ),
    "heroes": Renderer(
        _of("heroes", "hearts max_hearts coins gems special star ability.text ability.ready"),
        f"{_VIEW}.position_view:hero_view",
        f"{_GAME}/beside/cards.js#mountHeroes",
    ),
    "possessions": Renderer(
        tuple(
            field
            for kind in ("items", "potions", "tokens", "boons")
            for field in _of(f"heroes.{kind}", f"# {_CARD}")
        ),
        f"{_VIEW}.position_view:hero_view",
        f"{_GAME}/beside/cards.js#cards",
    ),
    "enemies": Renderer(
        _of("enemies", "# health damage loot text"),
        f"{_VIEW}.position_view:enemies_view",
        f"{_GAME}/beside/cards.js#mountEnemies",
    ),
    "boss": Renderer(
        _of("boss", "health at groups.attacks.next groups.attacks.note groups.title"),
        f"{_VIEW}.boss_view:boss_view",
        f"{_GAME}/beside/boss.js#mountBoss",
    ),
    "shop-open": Renderer(
        ("shop.open",),
        f"{_VIEW}.position_view:shop_view",
        f"{_GAME}/beside/cards.js#mountShop",
    ),
    "shop": Renderer(
        tuple(
            f for kind in ("items", "potions") for f in _of(f"shop.{kind}", "# name price legal")
        ),
        f"{_VIEW}.position_view:shop_view",
        f"{_GAME}/beside/cards.js#shelf",
    ),
    "artifacts": Renderer(
        _of("artifacts", "# name player condition"),
        f"{_VIEW}.position_view:artifacts_view",
        f"{_GAME}/beside/artifacts.js#mountArtifacts",
    ),
    "event": Renderer(
        _of("event", "title name text left_text"),
        f"{_VIEW}.turn_view:event_view",
        f"{_GAME}/beside/event.js#mountEvent",
    ),
    "turn": Renderer(
        _of("turn", "title prompt aim"),
        f"{_VIEW}.turn_view:turn_view",
        f"{_ROOT}/table/turn.js#mountTurn",
    ),
    "buttons": Renderer(
        _of("buttons", "# text legal kind warning"),
        f"{_VIEW}.section_view:button",
        f"{_ROOT}/table/choices.js#mountChoices",
    ),
    "over": Renderer(
        _of("over", "text winner"),
        f"{_VIEW}.turn_view:over_view",
        f"{_ROOT}/table/over.js#mountOver",
    ),
    "score": Renderer(
        _of("score", "title total lines.points lines#"),
        f"{_VIEW}.turn_view:score_view",
        f"{_ROOT}/table/over.js#scored",
    ),
    "refusal": Renderer(
        ("refusal.reasons",),
        "platformer_nb.text.verdicts:say_ruling",
        f"{_ROOT}/table/refusal.js#mountRefusal",
    ),
    "form": Renderer(
        ("form.players",),
        "platformer_nb.games.platformer.setup:PlatformerSetup.new",
        f"{_ROOT}/page/new_game/form.js#mountForm",
    ),
    "log": Renderer(
        ("log.text",),
        "platformer_nb.games.platformer.narration.events:say_event",
        f"{_ROOT}/table/log.js#mountLog",
    ),
}

MOVING: Final = (
    *("moved", "placed", "swapped", "pushed", "shoved", "slid", "enemy-moved", "fell", "spawned"),
    *("enemy-appeared", "summons-appeared", "boss-appeared", "enemy-attacked", "struck", "wounded"),
    *("trapped", "defeated", "enemy-gone", "fainted", "took", "rolled", "rerolled", "recovered"),
    *("boss-rolled", "level-revealed"),
)
"""The kinds of events that are animated; any other is a line of the log only."""

RENDERERS: Final[Mapping[str, Renderer]] = _DRAWN | {
    f"event:{kind}": Renderer(
        (f"event:{kind}",),
        f"{_VIEW}.section_view:drawn_event",
        f"{_GAME}/map/motion.js#KINDS.{kind.replace('-', '')}",
    )
    for kind in MOVING
}
"""The renderer of each part of a view, and of each kind of event that is animated."""
