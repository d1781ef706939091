"""Parser of actions in notation; see docs/notation.md. `action_writer` writes them."""

from __future__ import annotations

from collections.abc import Callable

from platformer_nb.core.errors import UnreadableAction, one_of, said
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box import (
    BLANK,
    COIN,
    ENEMY_FACES,
    MOVE,
    SHOVE,
    STAR,
    SWORD,
    SYMBOLS,
)
from platformer_nb.games.platformer.model.state import FIRST_KIND, State
from platformer_nb.games.platformer.model.terrain import BEYOND, NOWHERE
from platformer_nb.games.platformer.notation.action_words import (
    Typed,
    read_enemy,
    read_payment,
    read_space,
)
from platformer_nb.games.platformer.rules.dice import payment as pay
from platformer_nb.games.platformer.rules.dice.payment import (
    DIE,
    Source,
)

SIDES = (*SYMBOLS, "blank")
"""Faces that `set` accepts for the Special die; dice do not turn it to blank (DIE-2)."""

VERBS = [
    "spawn",
    "move",
    "portal",
    "attack",
    "shove",
    "coin",
    "star",
    "gravity",
    "buy",
    "use",
    "ability",
    "discard",
    "end",
    "step",
    "stop",
    "slide",
    "turn",
    "target",
    "hold",
    "drop",
    "mirror",
    "endure",
    "place",
    "leave",
    "set",
    "deal",
    "first",
    "roll",
    "reroll",
    "reveal",
    "draw",
    "artifact",
    "boss-die",
    "boss-card",
    "event",
]


def read_action(state: State, text: str) -> a.Action:
    """Return the action for any of its spellings; raise UnreadableAction or AmbiguousAction."""
    if len(text) > 300:
        raise UnreadableAction(said("place-an-action"), "error-too-long", "mend-one-action")
    words = Typed(state, text)
    verb = words.next("what-action")
    if verb not in _READS:
        raise words.fail("error-no-action", one_of(verb, VERBS), word=verb)
    action = _READS[verb](words)
    words.end()
    return action


def _read_spawn(words: Typed) -> a.Action:
    return a.Spawn(read_space(words, NOWHERE, "what-space"), read_payment(words, None))


def _read_move(words: Typed) -> a.Action:
    to, push = _read_way(words, words.state.hero.at)
    return a.Move(to, push, read_payment(words, MOVE))


def _read_portal(words: Typed) -> a.Action:
    to, push = _read_way(words, NOWHERE)
    return a.Portal(to, push, read_payment(words, MOVE))


def _read_way(words: Typed, frm: int) -> tuple[int, int]:
    to = read_space(words, frm, "what-way")
    if words.skip("push"):
        push = read_space(words, to, "what-push")
        return to, BEYOND if push == NOWHERE else push
    return to, NOWHERE


def _read_attack(words: Typed) -> a.Action:
    target = read_enemy(words, near=True)
    return a.Attack(target, read_payment(words, SWORD))


def _read_shove(words: Typed) -> a.Action:
    enemy = read_enemy(words, near=False)
    to = read_space(words, enemy, "what-shove")
    state = words.state
    figure = state.occupied[enemy] if 0 <= enemy < len(state.occupied) else 0
    count = state.game.kinds[figure].shove_cost if figure >= FIRST_KIND else 1
    return a.Shove(enemy, to, read_payment(words, SHOVE, count))


def _read_step(words: Typed) -> a.Action:
    frame = words.state.frame
    frm = frame.a if frame and frame.kind == "slide" else words.state.hero.at
    return a.Step(*_read_way(words, frm))


def _read_slide(words: Typed) -> a.Action:
    enemy = read_enemy(words, near=False)
    return a.Slide(enemy, read_space(words, enemy, "what-slide"))


def _read_target(words: Typed) -> a.Action:
    """Read the target of a card: a Space, or the Hero or Enemy that stands there."""
    return a.Target(read_enemy(words, near=False))


def _read_turn(words: Typed) -> a.Action:
    frm = words.one_of("what-symbol", SYMBOLS)
    words.skip("to")
    return a.TurnDie(frm, words.one_of("what-symbol", SYMBOLS))


def _read_place(words: Typed) -> a.Action:
    if words.skip("summons"):
        return a.PlaceSummons(read_space(words, NOWHERE, "what-space"))
    words.skip("boss")
    return a.PlaceBoss(read_space(words, NOWHERE, "what-space"))


def _read_set(words: Typed) -> a.Action:
    words.skip("special")
    if words.skip("none"):
        return a.SetSpecial(BLANK, None)
    face = words.one_of("what-symbol", SIDES)
    if not words.left and face != BLANK:
        return a.SetSpecial(face, pay.payment(Source(DIE, face)))
    return a.SetSpecial(face, read_payment(words, None))


def _read_discard(words: Typed) -> a.Action:
    token = words.next("what-token")
    if not words.left:
        options = pay.any_two(words.state.pool, words.state.hero.special)
        chosen = options[0] if options else pay.payment(Source(DIE, MOVE), Source(DIE, MOVE))
        return a.Discard(token, chosen)
    return a.Discard(token, read_payment(words, None))


def _read_symbols(words: Typed) -> tuple[int, ...]:
    found = []
    while words.left and words.left[0] != "enemy":
        found.append(words.one_of("what-symbol", SYMBOLS))
    return tuple(sorted(found))


def _read_roll(words: Typed) -> a.Action:
    symbols = _read_symbols(words)
    words.skip("enemy")
    return a.Roll(symbols, words.one_of("what-face", ENEMY_FACES))


def _read_reveal(words: Typed) -> a.Action:
    number = words.next("what-level")
    if not number.isdecimal() or len(number) > 2:
        raise words.fail("error-no-level", "mend-number", word=number)
    left, right = words.next("what-left-tile"), words.next("what-right-tile")
    enemy = words.next("what-enemy") if words.left else ""
    return a.Reveal(int(number), left, right, enemy)


def _read_first(words: Typed) -> a.Action:
    seat = words.next("what-seat")
    if not seat.isdecimal() or len(seat) > 2:
        raise words.fail("error-no-seat", "mend-number", word=seat)
    return a.First(int(seat) - 1)


def _read_card(words: Typed) -> str:
    box = words.state.game.box
    return words.card("what-card", box.items, box.potions, box.artifacts)


def _simple(action: a.Action) -> Callable[[Typed], a.Action]:
    return lambda words: action


_READS: dict[str, Callable[[Typed], a.Action]] = {
    "spawn": _read_spawn,
    "move": _read_move,
    "portal": _read_portal,
    "attack": _read_attack,
    "shove": _read_shove,
    "coin": lambda w: a.GainCoin(read_payment(w, COIN)),
    "star": lambda w: a.UseStar(read_payment(w, STAR)),
    "gravity": _simple(a.Gravity()),
    "buy": lambda w: a.Buy(_read_card(w)),
    "use": lambda w: a.Use(_read_card(w)),
    "ability": _simple(a.Ability()),
    "discard": _read_discard,
    "end": _simple(a.End()),
    "step": _read_step,
    "stop": _simple(a.Stop()),
    "slide": _read_slide,
    "turn": _read_turn,
    "target": _read_target,
    "hold": _simple(a.Hold()),
    "drop": _simple(a.Drop()),
    "mirror": _simple(a.Mirror()),
    "endure": _simple(a.Endure()),
    "place": _read_place,
    "leave": lambda w: a.LeaveEmpty(read_space(w, NOWHERE, "what-space")),
    "set": _read_set,
    "deal": lambda w: a.Deal(w.card("what-hero", w.state.game.box.heroes)),
    "first": _read_first,
    "roll": _read_roll,
    "reroll": lambda w: a.Reroll(_read_symbols(w)),
    "reveal": _read_reveal,
    "artifact": lambda w: a.DrawArtifact(w.card("what-artifact", w.state.game.box.artifacts)),
    "draw": lambda w: a.Draw(_read_card(w)),
    "boss-die": lambda w: a.BossDie(w.one_of("what-face", ENEMY_FACES)),
    "boss-card": lambda w: a.BossDraw(w.next("what-boss-card")),
    "event": lambda w: a.RevealEvent(w.next("what-event")),
}
