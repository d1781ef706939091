"""The board section of a position: the maze, the pawns, the Golem, the turn."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.game import Words
from platformer_nb.core.rules import NATURE
from platformer_nb.games.labyrinth.model.frames import LayBlank, LayTile
from platformer_nb.games.labyrinth.model.maze import place_name
from platformer_nb.games.labyrinth.model.state import LIVES, NOBODY, State
from platformer_nb.games.labyrinth.narration.called import name_of
from platformer_nb.games.labyrinth.narration.positions import say_pawn
from platformer_nb.games.labyrinth.narration.prompts import deciding, prompt
from platformer_nb.games.labyrinth.narration.tiles import say_edges, say_tile
from platformer_nb.games.labyrinth.rules.legality import actor, pending_name
from platformer_nb.games.labyrinth.rules.records import letter
from platformer_nb.games.labyrinth.view.centre import in_the_way, say_at_centre
from platformer_nb.games.labyrinth.view.combat_view import combat_view
from platformer_nb.games.labyrinth.view.maze_view import maze_view, tile_view

Names = tuple[str, ...]


def board_view(
    state: State, words: Words, names: Names = (), conclusions: bool = True
) -> dict[str, Any]:
    """Return the section of a position, without anything to click; `conclusions`: as in `Offer`."""
    top = state.top
    hand = top.tile if isinstance(top, (LayTile, LayBlank)) else None
    pool = state.tile_pool
    return {
        "maze": maze_view(state, words, conclusions),
        "pawns": [
            _pawn(state, seat, words, names, conclusions) for seat in range(len(state.pawns))
        ],
        "golem": {
            "at": place_name(state.maze, state.golem.at),
            "text": words("position-golem", place=place_name(state.maze, state.golem.at)),
        },
        "hand": None if hand is None else _hand(state, hand, words),
        "combat": combat_view(state, words),
        "event": _event(state, words),
        "pool": {"count": pool, "text": words("position-pool", n=pool)},
        "turn": turn_view(state, words, names, conclusions),
        "targets": [],
        "buttons": [],
        "rulings": [],
        "over": over_view(state, words, names),
    }


def _hand(state: State, tile: int, words: Words) -> dict[str, Any]:
    """Return the tile that has been taken and is being laid."""
    found, one = tile_view(state, tile), state.box.numbers[tile]
    ways = say_edges(one.corridors, words)
    told = words("tile-as-drawn", what=say_tile(one, words), ways=ways)
    return {**found, "text": words("in-hand"), "told": told, "fits": ""}


def _event(state: State, words: Words) -> dict[str, str] | None:
    """Return the event in force; None before the first."""
    if state.event < 0:
        return None
    card = state.box.event_ids[state.event]
    told = words("position-event", card=words(f"card-{card}"))
    return {
        "id": card,
        "name": words(f"card-{card}"),
        "told": told,
        "text": words(f"card-{card}-lasting"),
    }


def player_name(state: State, seat: int, words: Words, names: Names) -> str:
    """Return how a player is called: with the character, by which the log tells of it."""
    name = names[seat] if seat < len(names) else ""
    who = name_of(state, seat, words)
    return words("player-named", name=name, who=who) if name else who


def turn_view(state: State, words: Words, names: Names, conclusions: bool) -> dict[str, Any]:
    """Return whose turn it is, and what has to be decided."""
    who = actor(state)
    seat = None if who is None else deciding(state)
    return {
        "number": state.turn,
        "seat": (state.active if seat is None else seat) + 1,
        "decides": 0 if seat is None or who == NATURE else seat + 1,
        "left": state.left,
        "step": "choose" if state.top is None else pending_name(state),
        "title": headline(state, words, names),
        "prompt": asked(state, words, names),
        "aim": aim(state, words) if conclusions else "",
        "bot": False,
    }


def headline(state: State, words: Words, names: Names) -> str:
    """Return whose turn it is; if another player decides something in it, that player and the question."""
    seat = deciding(state)
    player = player_name(state, seat, words, names)
    if seat == state.active:
        return words("turn-title", player=player)
    return words("turn-asked", player=player, what=pending_name(state))


def aim(state: State, words: Words) -> str:
    """Return the number of the turn, and what its player still needs to win (END-1, END-2); "" when the game is over."""
    pawn = state.pawn
    if state.winner != NOBODY:
        return ""
    if not pawn.keys:
        need = "key"
    elif pawn.at != state.centre:
        need = "centre"
    else:
        need = "alone"
    centre = place_name(state.maze, state.centre)
    told = words("turn-aim", number=state.turn, need=words(f"aim-{need}", place=centre))
    return " ".join(filter(None, (told, in_the_way(state, state.active, words))))


def asked(state: State, words: Words, names: Names) -> str:
    """Return what has to be decided; where the headline names another player, also whose turn it is."""
    found = prompt(state, words)
    if not found or deciding(state) == state.active:
        return found
    turn = words("turn-title", player=player_name(state, state.active, words, names))
    return words("asked", turn=turn, what=found)


def over_view(state: State, words: Words, names: Names) -> dict[str, Any] | None:
    """Return who has won; None during the game."""
    if state.winner == NOBODY:
        return None
    told = words("over-page", who=player_name(state, state.winner, words, names))
    return {"winner": state.winner + 1, "text": told}


def _character(state: State, number: int, words: Words) -> dict[str, Any] | None:
    """Return a character and its abilities; None before it is drawn."""
    if number < 0:
        return None
    name = state.box.character_ids[number]
    one = state.box.characters[name]
    return {
        "id": name,
        "name": words(f"card-{name}"),
        "abilities": [
            {
                "id": ability,
                "name": words(f"ability-{ability}"),
                "text": words(f"ability-{ability}-text"),
            }
            for ability in (one.passive.id, *one.abilities)
        ],
    }


def _pawn(state: State, seat: int, words: Words, names: Names, conclusions: bool) -> dict[str, Any]:
    pawn = state.pawns[seat]
    items = [state.box.item_ids[item] for item in pawn.items]
    return {
        "character": _character(state, pawn.character, words),
        "seat": seat + 1,
        "letter": letter(seat),
        "player": player_name(state, seat, words, names),
        "named": names[seat] if seat < len(names) else "",
        "bot": False,
        "active": seat == state.active,
        "open": seat == state.active,
        "decides": actor(state) is not None and seat == deciding(state),
        "at": place_name(state.maze, pawn.at),
        "centre": say_at_centre(state, seat, words) if conclusions else None,
        "lives": pawn.lives,
        "most": LIVES,
        "crystal": pawn.crystal,
        "stun": pawn.stun,
        "keys": pawn.keys,
        "items": [
            {"id": one, "name": words(f"card-{one}"), "text": words(f"card-{one}-text")}
            for one in items
        ],
        "text": say_pawn(state, seat, words, named=True),
    }
