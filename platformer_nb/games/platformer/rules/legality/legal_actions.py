"""Generation of all legal actions of a position, without duplicates."""

from __future__ import annotations

from collections.abc import Sequence

from platformer_nb.games.platformer.kinds.tables import CHOICES, FREE
from platformer_nb.games.platformer.model.actions import Action, End, Gravity
from platformer_nb.games.platformer.model.state import ACTIONS, ROLL, SPECIAL_DIE, State
from platformer_nb.games.platformer.model.terrain import SHOP
from platformer_nb.games.platformer.rules.cards import cards, temporary_effects
from platformer_nb.games.platformer.rules.course.chance_outcomes import roll_outcomes
from platformer_nb.games.platformer.rules.dice import special_die
from platformer_nb.games.platformer.rules.dice.action_cache import means
from platformer_nb.games.platformer.rules.figures import combat, movement, spawning

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
    found: list[Action] = []
    if hero.at < 0:
        found += spawning.spawns(state)
        if spawning.must_spawn_first(state) is None:
            found.append(END)
        return found
    if hero.tokens and special_die.stone_forbids(state) is not None:
        found += special_die.discards(state)
        found.append(END)
        return found
    payable = means(state)
    found += movement.moves(state, payable)
    for choices in FREE:
        found += choices(state)
    found += combat.attacks(state, payable)
    found += combat.shoves(state, payable)
    found += payable.coins
    if payable.stars:
        found += cards.stars(state, payable.stars)
    # Most positions offer none of these, so cheap checks precede the calls.
    if state.terrain.feature[hero.at] == SHOP or (
        hero.boons and temporary_effects.may_trade(state)
    ):
        found += cards.purchases(state)
    if hero.items or hero.potions:
        found += cards.uses(state)
    if hero.ability and state.game.box.heroes[hero.card].ability:
        found += cards.abilities(state)
    found += ALWAYS
    return found
