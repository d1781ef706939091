"""The view of the turn and of the game around it: who is asked what, the event, the outcome, the house rules."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.kinds.tables import PENDING
from platformer_nb.games.platformer.model import pending_decision
from platformer_nb.games.platformer.model.actions import End, Gravity
from platformer_nb.games.platformer.model.box.box import SYMBOLS
from platformer_nb.games.platformer.model.facts import figure_card
from platformer_nb.games.platformer.model.state import ACTIONS, NOBODY, SPECIAL_DIE, STEPS, State
from platformer_nb.games.platformer.model.terrain import space_name
from platformer_nb.games.platformer.rules.course.scoring import score
from platformer_nb.games.platformer.rules.course.solo import why_lost
from platformer_nb.games.platformer.rules.dice import paying
from platformer_nb.games.platformer.rules.dice.special_die import stone
from platformer_nb.games.platformer.rules.figures import combat
from platformer_nb.games.platformer.rules.legality.legal_actions import actions
from platformer_nb.games.platformer.view.clicks.selection import Hand


def player_name(names: tuple[str, ...], seat: int, words: Words) -> str:
    """Return the name a player has given, else the number of the seat."""
    given = names[seat] if seat < len(names) else ""
    return given or words("form-player", seat=seat + 1)


def turn_view(state: State, words: Words, names: tuple[str, ...]) -> dict[str, Any]:
    """Return the view of the turn: who is asked, the headline, and the prompt."""
    decides = pending_decision.actor(state)
    seat = decides if decides is not None and decides >= 0 else state.active
    return {
        "number": state.turn,
        "seat": seat + 1,
        "step": STEPS[state.step],
        "title": _headline(state, seat, words, names),
        "prompt": prompt(state, words, Hand(), names),
        "aim": _aim(state, seat, words),
    }


def _aim(state: State, seat: int, words: Words) -> str:
    """Return how far it is to the end: the Level of the Hero whose player decides, those still hidden, and the Boss's health now.

    "" after the game. BOS-3: the health counts all Levels of the tower.
    """
    if state.winner >= 0:
        return ""
    boss, health = state.game.boss, combat.health(state, state.game.boss_code)
    at, levels = state.heroes[seat].at, state.game.levels
    key = "aim-climb" if state.highest < levels else "aim-boss"
    stands = words("aim-level", level=state.level(at) if at >= 0 else 0, levels=levels)
    aim = words(key, n=levels - state.highest, boss=words(f"card-{boss}"), health=health)
    return f"{stands} {aim}"


def _headline(state: State, seat: int, words: Words, names: tuple[str, ...]) -> str:
    """Return whose turn it is; if another player decides something in it, that player and the question."""
    if seat == state.active or not state.pending:
        return _whose_turn(state, words, names)
    frame = state.pending[-1]
    facts = PENDING[frame.kind].prompt(state, frame)
    ids = {f"{name}-id": value for name, value in facts.items() if isinstance(value, str)}
    return words(f"asked-{frame.kind}", player=player_name(names, seat, words), **ids)


def _whose_turn(state: State, words: Words, names: tuple[str, ...]) -> str:
    """Return whose turn it is; before the first one nobody's."""
    if not state.turn:
        return words("review-setup")
    hero = words(f"card-{state.hero.card}") if state.hero.card else ""
    return words("turn-title", player=player_name(names, state.active, words), hero=hero)


def prompt(state: State, words: Words, hand: Hand, names: tuple[str, ...] = ()) -> str:
    """Return the prompt for the decision to be made now; in another player's turn it says whose that is."""
    decides = pending_decision.actor(state)
    if decides is None:
        return words("prompt-over")
    if hand.armed >= 0:
        return _prompt_second(state, words, hand)
    if decides < 0:
        return words("prompt-chance")
    if state.pending:
        frame = state.pending[-1]
        facts = {"hero": state.heroes[decides].card, "boss": state.game.boss}
        asked = PENDING[frame.kind].prompt(state, frame)
        told = words.tell(f"prompt-{frame.kind}", {**facts, **asked})
        mine = decides == state.active
        return told if mine else f"{_whose_turn(state, words, names)}. {told}"
    if state.step == ACTIONS and state.hero.at < 0:
        return _prompt_spawn(state, words, hand)
    if state.step == ACTIONS and stone(state):
        return words("prompt-stone")
    if state.step == SPECIAL_DIE:
        return words("prompt-special")
    # Gravity can always be applied, and is at the end of every turn (TRN-10).
    nothing = all(isinstance(action, (End, Gravity)) for action in actions(state))
    return words("prompt-end" if nothing else "prompt-actions")


def _prompt_second(state: State, words: Words, hand: Hand) -> str:
    """Return the prompt for the second Space of a click, which names the figure chosen first."""
    at = space_name(state.terrain.width, hand.armed)
    card = figure_card(state, state.occupied[hand.armed])
    return words.tell(f"prompt-{hand.verb}", {"at": at, "figure": card})


def _prompt_spawn(state: State, words: Words, hand: Hand) -> str:
    """Return the prompt for a Spawn; without a die chosen, with the one that pays if a Space is pressed."""
    if not hand.empty:
        return words("prompt-spawn-on")
    face = paying.least_useful(state)
    if face is None:
        return words("prompt-spawn")
    return words("prompt-spawn-pays", symbol=words(f"symbol-{SYMBOLS[face]}"))


def over_view(state: State, words: Words, names: tuple[str, ...]) -> dict[str, Any] | None:
    """Return the outcome, None during the game."""
    if state.winner < 0:
        return None
    if state.winner == NOBODY:
        key = "lost-faint" if why_lost(state) == "SOL-3" else "lost-time"
        name = player_name(names, state.active, words)
        return {"winner": None, "text": words(key, player=name)}
    hero = words(f"card-{state.heroes[state.winner].card}")
    name = player_name(names, state.winner, words)
    return {"winner": state.winner + 1, "text": words("win-text", player=f"{name} ({hero})")}


def rulings_view(state: State, words: Words) -> list[dict[str, str]]:
    """Return the house rules: the open rules whose reading differs from the project's."""
    return [
        {"rule": rule, "reading": reading, "text": words(f"ruling-{rule}-{reading}")}
        for rule, reading in state.game.rulings
    ]


def event_view(state: State, words: Words) -> dict[str, Any] | None:
    """Return the event of a solo turn and the number left; None in other games."""
    if state.solo is None:
        return None
    card, left = state.solo.card, len(state.solo.deck)
    of = len(state.game.box.events)
    return {
        "id": card,
        "title": words("solo-event", n=of - left, of=of),
        "name": words(f"card-{card}") if card else "",
        "text": words(f"card-{card}-text") if card else "",
        "left": left,
        "left_text": words("solo-events-left", n=left),
    }


def score_view(state: State, words: Words) -> dict[str, Any] | None:
    """Return the score sheet of a solo game that was won (SOL-5), else None."""
    lines = score(state)
    if not lines:
        return None
    total = sum(line.points for line in lines)
    return {
        "title": words("score-title"),
        "lines": [
            {"text": words(f"score-{line.what}", n=line.amount), "points": line.points}
            for line in lines
        ],
        "total": total,
        "text": words("score-total", n=total),
    }
