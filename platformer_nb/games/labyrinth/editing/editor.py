"""The editor of Labyrinth, an implementation of `core.parts.editing.Editor`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from platformer_nb.core.game import Words
from platformer_nb.core.parts.editing import Field, Group, Piece
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.catalogue.things import shape
from platformer_nb.games.labyrinth.editing import fights, hand, putting
from platformer_nb.games.labyrinth.editing.changes import MOST, begun, change
from platformer_nb.games.labyrinth.editing.keys import moved_keys
from platformer_nb.games.labyrinth.model.box import Box
from platformer_nb.games.labyrinth.model.state import ACTIONS, NOBODY, State
from platformer_nb.games.labyrinth.narration.called import character_of, name_of
from platformer_nb.games.labyrinth.notation.position import read, write


class LabyrinthEditor:
    """Positions made of the box: tiles, pawns, keys, traps, items, events. At most a combat is under way in them, or a tile is in hand."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def start(self) -> State:
        """Return two players on their start spaces, the first of them about to act."""
        return begun(self.box, 2)

    def pieces(self, state: State, words: Words) -> Sequence[Piece]:
        """Return the pawns, the Golem, what lies on corridors, the tiles, and what turns them or takes away."""
        pawns = [
            Piece(
                f"seat:{seat + 1}",
                name_of(state, seat, words),
                f"characters/{character_of(state, seat)}",
            )
            for seat in range(len(state.pawns))
        ]
        signs = [
            Piece(one, words(f"sign-{one}"), f"signs/{one}") for one in ("golem", "key", "trap")
        ]
        shapes = {shape(tile): tile for tile in state.box.numbers}
        tiles = [hand.tile_piece(one, words, "tile:") for one in shapes.values()]
        items = [
            Piece(f"item:{one}", words(f"card-{one}"), f"items/{one}") for one in state.box.items
        ]
        turner = Piece(putting.TURNER, words("editor-turn-tile"))
        return [
            *pawns,
            *signs,
            *tiles,
            turner,
            *items,
            Piece(putting.ERASER, words("editor-nothing")),
        ]

    def groups(self, state: State, words: Words) -> Sequence[Group]:
        """Return the values beside the maze."""
        pawns = (
            Group(name_of(state, seat, words), tuple(_pawn(state, seat, words)))
            for seat in range(len(state.pawns))
        )
        turn = Group(words("editor-turn"), tuple(_turn(state, words)))
        return (turn, fights.group(state, words), *pawns)

    def put(self, state: State, piece: str, at: str) -> State:
        """Return the position with a piece put on a place."""
        return self._checked(putting.put(state, piece, at))

    def change(self, state: State, field: str, value: int | str) -> State:
        """Return the position with another value of a field."""
        return self._checked(change(state, field, value))

    def _checked(self, state: State) -> State:
        """Return the position as it is after a change; raise BadInput if there can be no such position."""
        held = hand.in_hand(state)
        followed = fights.followed(state) if held is None else hand.followed(state, held)
        return read(self.box, write(replaced(followed, winner=NOBODY)))

    def note(self, before: State, after: State, words: Words) -> str:
        """Return what a change has done elsewhere: where a key comes from or goes to, that no tile is in hand now."""
        return " ".join(
            filter(None, (moved_keys(before, after, words), hand.lost(before, after, words)))
        )


def _turn(state: State, words: Words) -> Iterator[Field]:
    players = tuple(
        Piece(str(one.players), words("editor-players-of", n=one.players))
        for one in state.box.layouts
    )
    yield Field("players", words("editor-players"), "choice", str(len(state.pawns)), players)
    seats = tuple(Piece(str(n + 1), name_of(state, n, words)) for n in range(len(state.pawns)))
    yield Field("active", words("editor-active"), "choice", str(state.active + 1), seats)
    yield Field("left", words("editor-left"), "number", state.left, most=ACTIONS)
    yield hand.field(state, words)
    yield Field("golem-used", words("editor-golem-used"), "tick", state.golem.used)
    yield Field("event-called", words("editor-event-called"), "tick", state.has_called)
    none = Piece("", words("editor-no-event"))
    events = tuple(Piece(one, words(f"card-{one}")) for one in state.box.events)
    now = state.box.event_ids[state.event] if state.event >= 0 else ""
    yield Field("event", words("editor-event"), "choice", now, (none, *events))


def _pawn(state: State, seat: int, words: Words) -> Iterator[Field]:
    pawn, own = state.pawns[seat], f"pawn-{seat + 1}"
    taken = {one.character for one in state.pawns} - {pawn.character}
    free = tuple(
        Piece(name, words(f"card-{name}"))
        for number, (name, one) in enumerate(state.box.characters.items())
        if number not in taken and one.players <= len(state.pawns)
    )
    character = state.box.character_ids[pawn.character] if pawn.character >= 0 else ""
    yield Field(f"{own}-character", words("option-characters"), "choice", character, free)
    yield Field(
        f"{own}-lives", words("series-lives"), "number", pawn.lives, least=1, most=MOST["lives"]
    )
    yield Field(f"{own}-keys", words("series-keys"), "number", pawn.keys, most=MOST["keys"])
    yield Field(f"{own}-stun", words("content-piece-stun"), "number", pawn.stun, most=MOST["stun"])
    yield Field(f"{own}-crystal", words("editor-crystal"), "tick", pawn.crystal)
    items = tuple(Piece(one, words(f"card-{one}")) for one in state.box.items)
    held = tuple(state.box.item_ids[item] for item in pawn.items)
    yield Field(f"{own}-items", words("content-kind-items"), "set", held, items)
