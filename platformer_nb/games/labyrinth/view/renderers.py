"""The code that shows each part of Labyrinth's view; see `core.parts.renderers.Renderer`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from platformer_nb.core.parts.renderers import Renderer

_VIEW: Final = "platformer_nb.games.labyrinth.view"
_ROOT: Final = "widgets/platformer_widgets"
_GAME: Final = f"{_ROOT}/games/labyrinth"


def _of(part: str, names: str) -> tuple[str, ...]:
    """Return the fields of a list or table, from names divided by spaces."""
    return tuple(part + name if name == "#" else f"{part}.{name}" for name in names.split())


_DRAWN: Final = {
    "tiles": Renderer(
        _of("maze.cells", "kind corridors# corridors.edges# corridors.edges bridges# bridges"),
        f"{_VIEW}.maze_view:maze_view",
        f"{_GAME}/maze/maze.js#ground",
    ),
    "starts": Renderer(
        _of("maze.starts", "id edge seat"),
        f"{_VIEW}.maze_view:maze_view",
        f"{_GAME}/maze/maze.js#things",
    ),
    "lying": Renderer(
        _of("maze.cells.corridors", "keys trap items# items.id tokens# tokens.id"),
        f"{_VIEW}.maze_view:maze_view",
        f"{_GAME}/maze/tiles.js#lying",
    ),
    "labels": Renderer(
        ("maze.cells.label", "maze.cells.corridors.label", "maze.starts.label"),
        f"{_VIEW}.maze_view:say_cell",
        f"{_GAME}/maze/maze.js#buttons",
    ),
    "targets": Renderer(
        _of("targets", "at legal warning"),
        f"{_VIEW}.choices:targets",
        f"{_GAME}/maze/maze.js#marks",
    ),
    "turnings": Renderer(
        _of("targets", "turning tile lies joins opens"),
        f"{_VIEW}.choices:targets",
        f"{_GAME}/maze/turner.js#mountTurner",
    ),
    "figures": Renderer(
        ("pawns.at", "golem.at"),
        f"{_VIEW}.board_view:board_view",
        f"{_GAME}/maze/maze.js#standing",
    ),
    "characters": Renderer(
        ("pawns.character", "pawns.character.id"),
        f"{_VIEW}.board_view:board_view",
        f"{_GAME}/maze/figures.js#pawn",
    ),
    "possessions": Renderer(
        _of("pawns", "lives crystal stun keys"),
        f"{_VIEW}.board_view:board_view",
        f"{_GAME}/beside/pawns.js#counted",
    ),
    "abilities": Renderer(
        _of("pawns.character.abilities", "id name text"),
        f"{_VIEW}.board_view:board_view",
        f"{_GAME}/beside/pawns.js#fill",
    ),
    "items": Renderer(
        _of("pawns.items", "# id name text"),
        f"{_VIEW}.board_view:board_view",
        f"{_GAME}/beside/pawns.js#fill",
    ),
    "seats": Renderer(
        ("pawns.active", "pawns.decides"),
        f"{_VIEW}.board_view:board_view",
        f"{_GAME}/beside/pawns.js#mountPawns",
    ),
    "hand": Renderer(
        _of("hand", "id corridors# corridors bridges traps items"),
        f"{_VIEW}.maze_view:tile_view",
        f"{_GAME}/maze/tiles.js#card",
    ),
    "event": Renderer(
        _of("event", "id told text"),
        f"{_VIEW}.board_view:board_view",
        f"{_GAME}/beside/pawns.js#mountPawns",
    ),
    "pool": Renderer(
        ("pool.text",),
        f"{_VIEW}.board_view:board_view",
        f"{_GAME}/beside/pawns.js#mountPawns",
    ),
    "turn": Renderer(
        _of("turn", "title prompt aim"),
        f"{_VIEW}.board_view:turn_view",
        f"{_ROOT}/table/turn.js#mountTurn",
    ),
    "buttons": Renderer(
        _of("buttons", "text legal kind warning"),
        f"{_VIEW}.buttons:buttons",
        f"{_ROOT}/table/choices.js#mountChoices",
    ),
    "over": Renderer(
        _of("over", "text winner"),
        f"{_VIEW}.board_view:over_view",
        f"{_ROOT}/table/over.js#mountOver",
    ),
    "refusal": Renderer(
        ("refusal.reasons",),
        "platformer_nb.text.verdicts:say_ruling",
        f"{_ROOT}/table/refusal.js#mountRefusal",
    ),
    "form": Renderer(
        ("form.players",),
        "platformer_nb.games.labyrinth.setup:LabyrinthSetup.new",
        f"{_ROOT}/page/new_game/form.js#mountForm",
    ),
    "log": Renderer(
        ("log.text", *_of("chance", "card event draw deal turn item lot")),
        "platformer_nb.games.labyrinth.narration.narrator:LabyrinthNarrator.event",
        f"{_ROOT}/table/log.js#mountLog",
    ),
}

WALKED: Final = (
    *("moved", "golem-stepped", "jumped", "fell", "pushed", "sent-back", "sent-home", "revived"),
    *("put", "changed-places"),
)
"""The kinds of events in which a figure walks."""

ROLLED: Final = ("rolled",)
"""The kinds of events in which dice roll; `chance.roll` is what they may show before, `chance.card` a card and so on."""

RENDERERS: Final[Mapping[str, Renderer]] = (
    _DRAWN
    | {
        f"event:{kind}": Renderer(
            (f"event:{kind}",),
            f"{_VIEW}.board_section:LabyrinthSection.event",
            f"{_GAME}/maze/motion.js#steps",
        )
        for kind in WALKED
    }
    | {
        f"event:{kind}": Renderer(
            (f"event:{kind}", "chance.roll"),
            f"{_VIEW}.board_section:LabyrinthSection.event",
            f"{_GAME}/maze/dice.js#mountDice",
        )
        for kind in ROLLED
    }
)
"""The renderer of each part of a view, and of each kind of event that is animated; any other is a line of the log."""
