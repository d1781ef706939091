"""What has to be decided next, in a sentence."""

from __future__ import annotations

from typing import Final

from platformer_nb.core.game import Words
from platformer_nb.core.rules import NATURE
from platformer_nb.games.labyrinth.model import card_frames as c
from platformer_nb.games.labyrinth.model import frames as f
from platformer_nb.games.labyrinth.model.actions import Keep
from platformer_nb.games.labyrinth.model.hexes import NAMES
from platformer_nb.games.labyrinth.model.pending import Frame
from platformer_nb.games.labyrinth.model.state import HIDDEN, State
from platformer_nb.games.labyrinth.narration.called import called
from platformer_nb.games.labyrinth.narration.events import HARM, together
from platformer_nb.games.labyrinth.narration.facts import Facts, event_facts, sentence_key
from platformer_nb.games.labyrinth.rules.applying import apply
from platformer_nb.games.labyrinth.rules.chapters import decides
from platformer_nb.games.labyrinth.rules.course.turn import golem_bars_the_way, is_bound
from platformer_nb.games.labyrinth.rules.fighting.combat import results, sides
from platformer_nb.games.labyrinth.rules.fighting.winning_combat import lives_lost
from platformer_nb.games.labyrinth.rules.legality import actor, pending_name
from platformer_nb.games.labyrinth.rules.records import letter
from platformer_nb.games.labyrinth.rules.rolls import failed_rolls, needs
from platformer_nb.games.labyrinth.rules.using.uses import facts_of

ASKED: Final = (
    "aim", "answers", "at-gate", "at-trap", "card-shown", "combat", "demolish", "drop-item", "explore-4",
    "explore-6", "lay-blank", "lay-tile", "once", "pick-tile", "push-off", "test", "tokens-act", "turn-covered",
    "walk", "won",
)  # fmt: skip
"""What players are asked while something is pending, by `legality.pending_name`."""

FIRST: Final = ("golem", "move", "rest")
"""What may have to be done first in a turn: the Golem moved out of the way, a Move off the start space, Rest."""


def prompt(state: State, words: Words) -> str:
    """Return what has to be decided; "" when the game is over."""
    who = actor(state)
    if who is None:
        return ""
    if who == NATURE:
        return words("prompt-chance")
    if state.top is None:
        need = _first(state) if state.left or state.pawn.stun else ""
        return words(f"prompt-choose-{need}" if need else "prompt-choose", left=state.left)
    name = pending_name(state)
    if name not in ASKED:
        return words("prompt-decide")
    facts = _facts(state, state.top)
    if isinstance(state.top, c.Once):
        facts["what"] = words(f"card-{facts['card']}-once")
    told = words.tell(f"prompt-{name}", called(state, facts))
    stake = _stake(state, state.top, words) if isinstance(state.top, f.Test) else ""
    return f"{told} {stake}" if stake else told


def _first(state: State) -> str:
    """Return what has to be done before anything else, one of FIRST; "" if nothing has."""
    if state.pawn.stun:
        return "rest"
    if not is_bound(state):
        return ""
    return "golem" if golem_bars_the_way(state) else "move"


def _stake(state: State, test: f.Test, words: Words) -> str:
    """Return what happens if a test stands: the harm itself, else what the trap does; "" if it succeeds."""
    harm = _harm_of_keeping(state, words)
    if harm:
        return words("prompt-stands", what=harm)
    trap = _known_trap(state, test)
    return words(f"card-{trap}-text") if trap and failed_rolls(state, test) else ""


def _harm_of_keeping(state: State, words: Words) -> str:
    """Return what happens to a character if its test stands; "" if nothing does."""
    after, events = apply(state, Keep())
    harm = together(one for one in events if one.kind in HARM)
    facts = ((sentence_key(one), event_facts(after, one)[1]) for one in harm)
    return " ".join(words.tell(key, called(state, told)) for key, told in facts)


def deciding(state: State) -> int:
    """Return the seat whose decision is next, the active one where chance decides or nobody does."""
    who = decides(state)
    return state.active if who is None or who == NATURE else who


def _facts(state: State, top: Frame) -> Facts:
    facts: Facts = {"who": letter(deciding(state))}
    match top:
        case f.LayTile() | f.LayBlank():
            facts["tile"] = state.box.numbers[top.tile].id
        case f.Walk():
            facts["n"] = top.left
        case f.Explore():
            facts["n"] = len(top.fought)
        case f.Test():
            facts |= _test_facts(state, top)
        case f.Combat():
            facts |= _combat_facts(state, top)
        case f.PushOff():
            facts["other"] = letter(top.loser)
        case c.Aim():
            facts |= facts_of(state, top.use)
        case c.Once():
            facts["card"] = state.box.event_ids[top.event]
        case c.Won():
            lives = min(state.pawns[top.loser].lives, lives_lost(state, top))
            facts |= {"other": letter(top.loser), "n": lives}
        case c.TurnCovered():
            facts |= {"tile": state.box.numbers[top.tile].id, "cell": NAMES[top.cell]}
        case f.CardShown():
            facts["n"] = top.steps
        case f.Answers():
            facts["other"] = letter(top.seat)
    return facts


def _combat_facts(state: State, top: f.Combat) -> Facts:
    """Return both results, and who loses how many lives if they stand; on a tie nobody does."""
    found = results(state, top)
    own, against = found[:: 1 - 2 * top.turn]
    facts: Facts = {"n": own, "against": against, "lives": 0, "then": "tie"}
    if own == against:
        return {**facts, "other": letter(sides(top)[1 - top.turn])}
    winner, loser = sides(top) if found[0] > found[1] else sides(top)[::-1]
    lives = min(
        state.pawns[loser].lives, lives_lost(state, c.Won(winner, loser, top.place, top.used))
    )
    then = "dies" if lives == state.pawns[loser].lives else "loses"
    if then == "loses" and top.place == state.centre:
        then = "pushed"
    return {**facts, "other": letter(loser), "lives": lives, "then": then}


def _test_facts(state: State, top: f.Test) -> Facts:
    facts: Facts = {"kind": top.kind, "sums": tuple(map(str, top.sums))}
    facts |= {"needed": needs(state, top), "n": failed_rolls(state, top)}
    trap = _known_trap(state, top)
    return {**facts, "trap": trap} if trap else facts


def _known_trap(state: State, test: f.Test) -> str:
    """Return the trap that a test is against; "" if it is against none, or hidden."""
    trap = state.trap_on(test.place) if test.kind == f.TRAP_TEST else None
    return "" if trap is None or trap == HIDDEN else state.box.trap_ids[trap]
