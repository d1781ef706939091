"""Chosen dice that pay for nothing: that it is so, and what each of them could do or what is missing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from platformer_nb.core.game import Words
from platformer_nb.core.parts.verdict import Verdict, once
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model import facts
from platformer_nb.games.platformer.model.box.box import BLANK, SHOVE, SWORD, SYMBOLS
from platformer_nb.games.platformer.model.state import ACTIONS, FIRST_KIND, SPECIAL_DIE, State
from platformer_nb.games.platformer.model.terrain import space_name
from platformer_nb.games.platformer.narration.actions import say_action, say_payment
from platformer_nb.games.platformer.narration.rulings import say_cite
from platformer_nb.games.platformer.notation.action_writer import write_action
from platformer_nb.games.platformer.rules.dice import special_die
from platformer_nb.games.platformer.rules.dice.payment import DIE, Source, payment
from platformer_nb.games.platformer.rules.legality import legal_actions, legality
from platformer_nb.games.platformer.rules.legality.suggestions import MOST
from platformer_nb.games.platformer.view.clicks import buttons, click_resolver, selection
from platformer_nb.games.platformer.view.clicks.click_resolver import Arm
from platformer_nb.games.platformer.view.clicks.selection import Chosen, Hand

Uses = dict[str, list[int]]
"""What dice can do: the verbs, each with its Spaces, which are none of what is done by a button."""


_NOBODY: Final = {SWORD: "unfit-no-enemy", SHOVE: "unfit-no-shove"}
"""What is said of a symbol that is for Enemies, where there is none: an attack reaches those beside the Hero, a shove all."""


def say_unfit(state: State, words: Words, hand: Hand) -> tuple[str, str]:
    """Return that no action is paid by the chosen dice, and what helps; two empty texts if one is."""
    if not _pays_now(state, hand) or uses(state, hand):
        return "", ""
    paid = selection.payment(hand, state, None)
    assert paid is not None
    dice = say_payment(words, state, paid)
    forge = _forgeable(state, hand)
    told = words("unfit-unforged", dice=dice) if forge else words("unfit", dice=dice)
    return told, _capital(_help(state, words, hand))


def say_blank(state: State, words: Words) -> Verdict:
    """Return why the Special die cannot be chosen: it is blank, so that it pays for nothing, or is no half of a Forge."""
    rule = "FRG-2" if state.step == SPECIAL_DIE else "SYM-6"
    reason = say_cite(
        words, facts.cite(rule, symbol=facts.symbol(BLANK)), False, state.game.rulings
    )
    title = words("not-allowed", action=words("choose-special"))
    return Verdict("", False, title, (reason,), (), "")


def say_used(state: State, words: Words, face: int) -> Verdict:
    """Return why a used die cannot be chosen, which dice are left, and what those with its symbol can do."""
    symbol = words(f"symbol-{SYMBOLS[face]}")
    left = [
        words(f"symbol-{SYMBOLS[f]}") for f, count in enumerate(state.pool) for _ in range(count)
    ]
    told = words("die-used-left", symbol=symbol, dice=words("list-comma").join(left))
    reason = say_cite(words, facts.cite("DIE-4"), False, state.game.rulings)
    reason = replace(reason, text=told if left else words("die-used-none", symbol=symbol))
    title = words("not-allowed", action=words("choose-used", symbol=symbol))
    return Verdict("", False, title, (reason,), _paid_by(state, words, face), "")


def _paid_by(state: State, words: Words, face: int) -> tuple[tuple[str, str], ...]:
    """Return a few actions, in notation and in words, that one unused die of this face pays."""
    single = payment(Source(DIE, face, 0))
    found = legal_actions.actions(state) if state.pool[face] else ()
    if not isinstance(found, (list, tuple)):
        return ()
    paid = [x for x in found if getattr(x, "payment", None) == single]
    return once((write_action(state, x), say_action(words, state, x)) for x in paid)[:MOST]


def _pays_now(state: State, hand: Hand) -> bool:
    """Return whether dice are chosen to pay with: not while something else is asked, or a second Space."""
    free = not state.pending and state.step in (ACTIONS, SPECIAL_DIE)
    return free and not hand.empty and hand.armed < 0


def uses(state: State, hand: Hand) -> Uses:
    """Return what the chosen dice can pay for now."""
    found: Uses = {}
    for at, meant in click_resolver.targets(state, hand):
        found.setdefault(_verb(meant), []).append(at)
    for action in buttons.choices(state, hand):
        if getattr(action, "payment", None) is not None and legality.legal(state, action):
            found.setdefault(_verb(action), [])
    return found


def _verb(meant: click_resolver.Meant) -> str:
    """Return the end of the key that says what a click or button does; a push is part of a move."""
    if isinstance(meant, Arm):
        return "move" if meant.verb == "push" else meant.verb
    if isinstance(meant, a.GainCoin):
        return "coin"
    return "star" if isinstance(meant, a.UseStar) else type(meant).__name__.lower()


def _forgeable(state: State, hand: Hand) -> bool:
    """Return whether two alike that can be Forged, and are not yet, are among the chosen dice."""
    pair = selection.pair(hand, state)
    return (
        pair is not None and pair[0].forged is None and bool(selection.forge_choices(hand, state))
    )


def _help(state: State, words: Words, hand: Hand) -> str:
    """Return what is missing, or what each of the dice does by itself."""
    if _forgeable(state, hand):
        usable = any(uses(state, one) for one in _each(state, hand))
        return words("unfit-forge-each" if usable else "unfit-forge")
    if state.step == SPECIAL_DIE:
        return words("unfit-special")
    if state.hero.at < 0:
        return words("unfit-spawn")
    if special_die.stone(state):
        return words("unfit-stone")
    symbol = selection.needed(hand, state)
    if symbol is None:
        return " ".join(_alone(state, words, one) for one in _kinds(state, hand))
    each = _each(state, hand)
    if len(each) > 1 and any(uses(state, one) for one in each):
        return words("unfit-each", symbol=words(f"symbol-{SYMBOLS[symbol]}"))
    return _missing(state, words, hand, symbol)


def _each(state: State, hand: Hand) -> list[Hand]:
    """Return a hand for each symbol that is chosen: a die, or two that are Forged together."""
    pairs = selection.forged_pairs(hand, state)
    joined = [die for pair in pairs for die in pair]
    single = [one for one in hand.dice if not any(one is die for die in joined)]
    return [*(Hand([one]) for one in single), *(Hand([*pair]) for pair in pairs)]


def _kinds(state: State, hand: Hand) -> Iterable[Hand]:
    """Return a hand for each symbol among the chosen dice."""
    found: dict[int | None, list[Chosen]] = {}
    for one in hand.dice:
        found.setdefault(selection.needed(Hand([one]), state), []).append(one)
    return (Hand(dice) for dice in found.values())


def _alone(state: State, words: Words, hand: Hand) -> str:
    """Return what dice of one symbol do without the others; of several alike that fit nothing, what one does."""
    symbol = selection.needed(hand, state)
    assert symbol is not None
    paid = selection.payment(hand, state, None)
    assert paid is not None
    named = _capital(say_payment(words, state, paid))
    found = uses(state, hand) or uses(state, replace(hand, dice=hand.dice[:1]))
    if not found:
        return words("unfit-alone-not", symbol=named, why=_missing(state, words, hand, symbol))
    told = words.joined([_say_use(state, words, *one) for one in found.items()])
    return words("unfit-alone", symbol=named, uses=told)


def _say_use(state: State, words: Words, verb: str, spaces: Sequence[int]) -> str:
    named = words("list-comma").join(space_name(state.terrain.width, at) for at in spaces)
    return words(f"unfit-use-{verb}", spaces=named)


def _missing(state: State, words: Words, hand: Hand, symbol: int) -> str:
    """Return why dice of this symbol do nothing here."""
    for action in _tries(state, hand, symbol):
        broken = next(legality.objections(state, action), None)
        if broken is not None:
            return say_cite(words, broken, False, state.game.rulings).text
    return words(_NOBODY.get(symbol, "unfit-no-move"))


def _tries(state: State, hand: Hand, symbol: int) -> Iterable[a.Action]:
    """Return what these dice could be meant for: an Enemy, of an attack one beside the Hero, or a button."""
    if symbol in (SWORD, SHOVE):
        apart = sorted(_apart(state), key=lambda one: one[0])
        near = [at for far, at in apart if far == 1 or symbol == SHOVE]
        meant = (click_resolver.meant(state, hand, at) for at in near)
        return (one for one in meant if isinstance(one, a.Action))
    return (one for one in buttons.choices(state, hand) if getattr(one, "payment", None))


def _apart(state: State) -> Iterable[tuple[int, int]]:
    """Return each Enemy's distance from the active Hero, as if there were no Walls, with its Space."""
    width, hero = state.terrain.width, state.hero.at
    for at in range(state.terrain.low, state.terrain.size):
        if state.occupied[at] >= FIRST_KIND:
            yield abs(at % width - hero % width) + abs(at // width - hero // width), at


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
