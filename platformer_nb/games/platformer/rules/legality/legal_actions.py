"""Generation of all legal actions of a position, without duplicates."""

from __future__ import annotations

from collections.abc import Sequence

from platformer_nb.games.platformer.kinds.tables import CHOICES, FREE
from platformer_nb.games.platformer.model.actions import Action, End, Gravity
from platformer_nb.games.platformer.model.state import ACTIONS, ROLL, SPECIAL_DIE, State
from platformer_nb.games.platformer.model.terrain import PORTAL, SHOP
from platformer_nb.games.platformer.rules.cards import card_actions
from platformer_nb.games.platformer.rules.course.chance_outcomes import roll_outcomes
from platformer_nb.games.platformer.rules.dice import special_die
from platformer_nb.games.platformer.rules.dice.action_cache import means
from platformer_nb.games.platformer.rules.figures import combat, movement, portals, spawning

END, GRAVITY = End(), Gravity()
ALWAYS = (GRAVITY, END)


def actions(state: State) -> Sequence[Action]:
    """Return every legal action; at a chance node, the possible outcomes."""
    if state.winner >= 0:
        return ()
    if state.pending:
        frame = state.pending[-1]
        return CHOICES[frame.kind](state, frame)
    if state.step == ACTIONS:
        return _turn_actions(state)
    if state.step == ROLL:
        return roll_outcomes(state)
    if state.step == SPECIAL_DIE:
        return special_die.settings(state)
    return ()


def _turn_actions(state: State) -> Sequence[Action]:
    hero = state.heroes[state.active]
    if hero.at < 0:
        ending = (END,) if spawning.must_spawn_first(state) is None else ()
        return [*spawning.spawns(state), *ending]
    if hero.tokens and special_die.stone_forbids(state) is not None:
        return [*special_die.discards(state), END]
    payable = means(state)
    feature = state.terrain.feature[hero.at]
    found: list[Action] = []
    if payable.moves.payments:
        found += payable.moves.at(movement.reachable(state))
    # Most positions offer few of these, so cheap checks precede the calls.
    if feature == PORTAL:
        found += portals.travels(state)
    for choices in FREE:
        found += choices(state)
    if payable.armed:
        found += combat.attacks(state, payable)
    if payable.shoves.payments:
        found += combat.shoves(state, payable)
    found += payable.coins
    if payable.stars:
        found += card_actions.stars(state, payable.stars)
    if feature == SHOP or hero.boons:
        found += card_actions.purchases(state)
    if hero.items or hero.potions or state.game.box.heroes[hero.card].ability:
        found += card_actions.uses(state)
    found += ALWAYS
    return found
