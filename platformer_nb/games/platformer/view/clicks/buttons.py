"""The actions that a player is offered as buttons."""

from __future__ import annotations

from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model import pending_decision
from platformer_nb.games.platformer.model.box.box import BLANK, COIN, STAR
from platformer_nb.games.platformer.model.state import ACTIONS, SPECIAL_DIE, State
from platformer_nb.games.platformer.rules.dice import paying
from platformer_nb.games.platformer.rules.dice import payment as pay
from platformer_nb.games.platformer.rules.dice import special_die as special
from platformer_nb.games.platformer.rules.dice.payment import DIE, Source
from platformer_nb.games.platformer.rules.legality import legal_actions
from platformer_nb.games.platformer.view.clicks.click_resolver import pending_click
from platformer_nb.games.platformer.view.clicks.selection import Hand, needed, paid_with, payment


def choices(state: State, hand: Hand) -> list[a.Action]:
    """Return the actions offered as buttons, legal or not, in display order."""
    if pending_decision.actor(state) is None:
        return []
    if state.pending:
        found = legal_actions.actions(state)
        plain = found if isinstance(found, (list, tuple)) else ()
        click = pending_click(state)
        return [x for x in plain if click is None or type(x) is not click.action]
    if state.step == SPECIAL_DIE:
        return _settings(state, hand)
    if state.step != ACTIONS:
        return []
    return _free_choices(state, hand)


def _free_choices(state: State, hand: Hand) -> list[a.Action]:
    found: list[a.Action] = []
    symbol = needed(hand, state)
    if state.hero.at >= 0:
        for token in state.hero.tokens:
            if token == special.stone(state):
                chosen = payment(hand, state, None)
                options = pay.any_two(state.pool, state.hero.special)
                if chosen is not None or options:
                    found.append(a.Discard(token, chosen or options[0]))
        # Two coins are two actions, each with its own die.
        one = hand.empty or len(paid_with(hand, state, symbol).sources) == 1
        if hand.empty or (symbol == COIN and one):
            found.append(a.GainCoin(paid_with(hand, state, COIN)))
        if paying.star_symbol(state) is None and (hand.empty or (symbol == STAR and one)):
            found.append(a.UseStar(paid_with(hand, state, STAR)))
        if state.card.ability:
            found.append(a.Ability())
        found.append(a.Gravity())
    found.append(a.End())
    return found


def _settings(state: State, hand: Hand) -> list[a.Action]:
    found: list[a.Action] = []
    chosen = payment(hand, state, None)
    if chosen is not None:
        face = chosen.sources[0].face
        shown = state.hero.special if face == BLANK else face
        forged = hand.dice[0].forged
        symbol = shown if forged is None else forged
        found.append(a.SetSpecial(symbol, chosen))
    else:
        found += [
            a.SetSpecial(face, pay.payment(Source(DIE, face)))
            for face, count in enumerate(state.pool)
            if count
        ]
    found.append(a.SetSpecial(BLANK, None))
    return found
