"""A position as text: the drawn maze, then sentences for what does not show in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from platformer_nb.core.game import Words
from platformer_nb.games.labyrinth.model.maze import place_name
from platformer_nb.games.labyrinth.model.state import HIDDEN, State
from platformer_nb.games.labyrinth.narration.called import name_of
from platformer_nb.games.labyrinth.narration.prompts import deciding, prompt
from platformer_nb.games.labyrinth.notation.drawing import draw
from platformer_nb.games.labyrinth.rules.legality import actor
from platformer_nb.games.labyrinth.rules.records import letter


def drawn(state: State) -> Iterator[str]:
    """Yield the lines of the drawn maze."""
    return iter(draw(state.maze))


def sentences(state: State, words: Words) -> Iterator[str]:
    """Yield sentences about the turn, the pawns, the Golem, and what lies on the corridors."""
    yield say_turn(state, words)
    for seat in range(len(state.pawns)):
        if state.pawns[seat].character >= 0:
            yield say_character(state, seat, words)
        yield say_pawn(state, seat, words)
    if state.event >= 0:
        yield words.tell("position-event", {"card": state.box.event_ids[state.event]})
    yield words("position-golem", place=place_name(state.maze, state.golem.at))
    yield from _lying(state, words)
    yield words("position-pool", n=state.tile_pool)


def say_turn(state: State, words: Words, *, named: bool = False) -> str:
    """Return whose turn it is and how many actions are left; `named`: by the character, not its letter."""
    who = _who(state, state.active, words, named)
    return words("position-turn", number=state.turn, who=who, left=state.left)


def say_decision(state: State, words: Words, *, named: bool = False) -> Iterator[str]:
    """Yield who decides what; nothing when the game is over."""
    if actor(state) is not None:
        who = _who(state, deciding(state), words, named)
        yield words("position-decides", who=who, what=prompt(state, words))


def _who(state: State, seat: int, words: Words, named: bool) -> str:
    return name_of(state, seat, words) if named else letter(seat)


def say_character(state: State, seat: int, words: Words) -> str:
    """Return which character a seat plays."""
    name = state.box.character_ids[state.pawns[seat].character]
    return words.tell("position-character", {"who": letter(seat), "character": name})


def say_pawn(state: State, seat: int, words: Words, *, named: bool = False) -> str:
    """Return where a pawn is, and what it has; `named`: by its character, not the letter that a text draws."""
    pawn = state.pawns[seat]
    items = tuple(state.box.item_ids[item] for item in pawn.items)
    facts = {
        "who": _who(state, seat, words, named),
        "place": place_name(state.maze, pawn.at),
        "lives": pawn.lives,
        "keys": pawn.keys,
        "stun": pawn.stun,
        "crystal": "on" if pawn.crystal else "off",
        "count": len(items),
    }
    return words.tell("position-pawn", {**facts, "item": items} if items else facts)


def _lying(state: State, words: Words) -> Iterator[str]:
    """Yield what lies on corridors: keys, traps, items."""
    keys = [(one.place, one.count) for one in state.keys]
    if keys:
        yield words("position-keys", places=_listed(state, words, keys))
    if hidden := [(place, 1) for place, kind in state.traps if kind == HIDDEN]:
        yield words("position-traps", places=_listed(state, words, hidden))
    for place, kind in state.traps:
        if kind != HIDDEN:
            yield words.tell(
                "position-trap", {"place": _name(state, place), "trap": _id(state, kind)}
            )
    for place, item in state.items:
        if item == HIDDEN:
            yield words("position-item-hidden", place=_name(state, place))
        else:
            facts = {"place": _name(state, place), "item": state.box.item_ids[item]}
            yield words.tell("position-item", facts)
    for place, character in state.tokens:
        token = tuple(state.box.characters.values())[character].tokens
        if token is not None:
            yield words.tell("position-token", {"place": _name(state, place), "token": token.id})


def _id(state: State, trap: int) -> str:
    return state.box.trap_ids[trap]


def _name(state: State, place: int) -> str:
    return place_name(state.maze, place)


def _listed(state: State, words: Words, places: Iterable[tuple[int, int]]) -> str:
    names = [f"{_name(state, place)} ×{n}" if n > 1 else _name(state, place) for place, n in places]
    return words.joined(names)
