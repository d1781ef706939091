"""Actions read from whatever a person may type. See docs/notation.md; `wording` writes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from platformer_nb.core.errors import AmbiguousAction, Fact, Said, UnreadableAction, one_of, said
from platformer_nb.games.platformer import actions as a
from platformer_nb.games.platformer import gems, paying
from platformer_nb.games.platformer import payment as pay
from platformer_nb.games.platformer.box import (
    BLANK,
    COIN,
    ENEMY_FACES,
    MOVE,
    SHOVE,
    STAR,
    SWORD,
    SYMBOLS,
)
from platformer_nb.games.platformer.payment import (
    DIE,
    FORGE,
    FORGE_SPECIAL,
    READ,
    SPECIAL,
    Payment,
    Source,
)
from platformer_nb.games.platformer.state import FIRST_KIND, State, enemies
from platformer_nb.games.platformer.terrain import DIRECTIONS, NOWHERE, space_name
from platformer_nb.games.platformer.wording import OUTSIDE, SPACE

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


class _Words:
    """The words of an action being read, and what to say when they do not fit."""

    def __init__(self, state: State, text: str) -> None:
        self.state = state
        self.text = text
        self.left = text.lower().split()

    @property
    def place(self) -> Said:
        """Where it stands, for errors."""
        return said("place-action", text=self.text)

    def fail(self, reason: str, mend: str | Said, **facts: Fact) -> UnreadableAction:
        """The error to raise."""
        return UnreadableAction(self.place, reason, mend, **facts)

    def next(self, what: str) -> str:
        """The next word, which is `what` by its key; an error if there is none."""
        if not self.left:
            raise self.fail("error-word-missing", "mend-word-missing", what=said(what))
        return self.left.pop(0)

    def until(self, *stops: str) -> list[str]:
        """The words up to one of these, which stays."""
        taken = []
        while self.left and self.left[0] not in stops:
            taken.append(self.left.pop(0))
        return taken

    def skip(self, word: str) -> bool:
        """Whether the next word is this one, which is then taken."""
        if self.left and self.left[0] == word:
            self.left.pop(0)
            return True
        return False

    def end(self) -> None:
        """Nothing may be left over."""
        if self.left:
            raise self.fail("error-left-over", "mend-left-over", word=" ".join(self.left))

    def one_of(self, what: str, words: tuple[str, ...]) -> int:
        """The place of the next word among these."""
        word = self.next(what)
        if word not in words:
            raise self.fail("error-not-what", one_of(word, words), word=word, what=said(what))
        return words.index(word)

    def card(self, what: str, *shelves: Any) -> str:
        """The next word as the id of a card on one of these shelves; words may be joined by spaces."""
        words = self.until("with")
        word = "-".join(words)
        if not word:
            raise self.fail("error-word-missing", "mend-word-missing", what=said(what))
        for shelf in shelves:
            if word in shelf:
                return word
        known = sorted(c for shelf in shelves for c in shelf)
        raise self.fail("error-not-what", one_of(word, known), word=word, what=said(what))


def read_action(state: State, text: str) -> a.Action:
    """The action meant by any spelling of it; raises UnreadableAction or AmbiguousAction."""
    if len(text) > 300:
        raise UnreadableAction(said("place-an-action"), "error-too-long", "mend-one-action")
    words = _Words(state, text)
    verb = words.next("what-action")
    if verb not in _READS:
        raise words.fail("error-no-action", one_of(verb, VERBS), word=verb)
    action = _READS[verb](words)
    words.end()
    return action


def _place(words: _Words, frm: int, what: str) -> int:
    """A Space by its name, or by its direction from `frm`."""
    word = words.next(what)
    width = words.state.terrain.width
    if word in DIRECTIONS:
        return _beside(width, frm, DIRECTIONS.index(word)) if frm >= 0 else NOWHERE
    if word == OUTSIDE:
        return NOWHERE
    found = SPACE.fullmatch(word)
    if found is None or ord(found[1]) - ord("a") >= width:
        last = chr(ord("a") + width - 1)
        raise words.fail("error-no-space", "mend-name-space", word=word, last=last)
    return (int(found[2]) - 1) * width + ord(found[1]) - ord("a")


def _beside(width: int, frm: int, direction: int) -> int:
    column = frm % width
    if direction == 2:
        return frm - 1 if column else NOWHERE
    if direction == 3:
        return frm + 1 if column + 1 < width else NOWHERE
    to = frm + (width if direction == 0 else -width)
    return to if to >= 0 else NOWHERE


def _enemy(words: _Words, near: bool) -> int:
    """The Space of an Enemy: by name, direction, or kind when only one can be meant.

    `near`: an attack is meant, so Enemies adjacent to the Hero come first.
    """
    state = words.state
    if words.left and words.left[0] not in DIRECTIONS and not SPACE.fullmatch(words.left[0]):
        kind = words.next("what-enemy")
        if kind == "boss":
            kind = state.game.boss
        while kind not in state.game.codes and words.left and words.left[0] != "with":
            kind += "-" + words.next("what-enemy")
        code = state.game.codes.get(kind)
        if code is None:
            known = one_of(kind, state.game.codes)
            raise words.fail("error-not-what", known, word=kind, what=said("what-enemy"))
        spaces = [s for s in enemies(state.occupied) if state.occupied[s] == code]
        if near and state.hero.at >= 0:
            beside = [s for s in spaces if s in state.terrain.neighbours[state.hero.at]]
            spaces = beside or spaces
        if len(spaces) == 1:
            return spaces[0]
        if not spaces:
            raise words.fail("error-not-on-map", "mend-enemy-space", word=kind)
        names = tuple(space_name(state.terrain.width, s) for s in spaces)
        raise AmbiguousAction(
            words.place, "error-several", "mend-which", choices=names, count=len(spaces)
        )
    return _place(words, state.hero.at, "what-enemy")


def _payment(words: _Words, needed: int | None, count: int = 1) -> Payment:
    """The sources after `with`, or the plainest payment of `count` symbols `needed`."""
    if not words.skip("with"):
        return paying.plainest(words.state, needed, count)
    found = []
    while words.left:
        found.append(_read_source(words, needed))
    if not found:
        raise words.fail("error-no-payment", "mend-no-payment")
    if len(found) > 12:
        raise words.fail("error-payment-long", "mend-payment-long")
    return pay.payment(*found)


def _read_source(words: _Words, needed: int | None) -> Source:
    word = words.next("what-source")
    forged = word == "forge"
    if forged:
        word = words.next("what-forged")
    word, _, paid = word.partition("+")
    steps = _steps(words, paid) if paid else 0
    if forged and word == "special":
        special = words.state.hero.special
        return Source(FORGE_SPECIAL, special if special != BLANK else 0, steps)
    if word == "special":
        return Source(SPECIAL, BLANK, steps)
    if word not in SYMBOLS:
        raise words.fail("error-no-source", "mend-source", word=word, symbols=SYMBOLS)
    face = SYMBOLS.index(word)
    if forged:
        return Source(FORGE, face, steps)
    if face == STAR and needed not in (STAR, None):
        return Source(READ, STAR, steps)
    return Source(DIE, face, steps)


def _steps(words: _Words, paid: str) -> int:
    count = int(paid) if paid.isdecimal() and len(paid) < 4 else -1
    steps = gems.steps_for(count) if count >= 0 else None
    if steps is None:
        raise words.fail("error-gems", "mend-gems", gems=paid)
    return steps


def _read_spawn(words: _Words) -> a.Action:
    return a.Spawn(_place(words, NOWHERE, "what-space"), _payment(words, None))


def _read_move(words: _Words) -> a.Action:
    to, push = _read_way(words, words.state.hero.at)
    return a.Move(to, push, _payment(words, MOVE))


def _read_portal(words: _Words) -> a.Action:
    to, push = _read_way(words, NOWHERE)
    return a.Portal(to, push, _payment(words, MOVE))


def _read_way(words: _Words, frm: int) -> tuple[int, int]:
    to = _place(words, frm, "what-way")
    if words.skip("push"):
        return to, _place(words, to, "what-push")
    return to, NOWHERE


def _read_attack(words: _Words) -> a.Action:
    target = _enemy(words, near=True)
    return a.Attack(target, _payment(words, SWORD))


def _read_shove(words: _Words) -> a.Action:
    enemy = _enemy(words, near=False)
    to = _place(words, enemy, "what-shove")
    state = words.state
    figure = state.occupied[enemy] if 0 <= enemy < len(state.occupied) else 0
    count = state.game.kinds[figure].shove_cost if figure >= FIRST_KIND else 1
    return a.Shove(enemy, to, _payment(words, SHOVE, count))


def _read_step(words: _Words) -> a.Action:
    frame = words.state.frame
    frm = frame.a if frame and frame.kind == "slide" else words.state.hero.at
    return a.Step(*_read_way(words, frm))


def _read_slide(words: _Words) -> a.Action:
    enemy = _enemy(words, near=False)
    return a.Slide(enemy, _place(words, enemy, "what-slide"))


def _read_target(words: _Words) -> a.Action:
    """The Space itself, or whoever stands there: a Hero by its name, an Enemy by its kind."""
    for hero in words.state.heroes:
        if hero.at >= 0 and words.skip(hero.card):
            return a.Target(hero.at)
    if words.skip(OUTSIDE):
        return a.Target(NOWHERE)
    return a.Target(_enemy(words, near=False))


def _read_turn(words: _Words) -> a.Action:
    frm = words.one_of("what-symbol", SYMBOLS)
    words.skip("to")
    return a.TurnDie(frm, words.one_of("what-symbol", SYMBOLS))


def _read_place(words: _Words) -> a.Action:
    if words.skip("summons"):
        return a.PlaceSummons(_place(words, NOWHERE, "what-space"))
    words.skip("boss")
    return a.PlaceBoss(_place(words, NOWHERE, "what-space"))


def _read_set(words: _Words) -> a.Action:
    words.skip("special")
    if words.skip("none"):
        return a.SetSpecial(BLANK, None)
    face = words.one_of("what-symbol", SYMBOLS)
    if not words.left:
        return a.SetSpecial(face, pay.payment(Source(DIE, face)))
    return a.SetSpecial(face, _payment(words, None))


def _read_discard(words: _Words) -> a.Action:
    token = words.next("what-token")
    if not words.left:
        options = pay.any_two(words.state.pool, words.state.hero.special)
        chosen = options[0] if options else pay.payment(Source(DIE, MOVE), Source(DIE, MOVE))
        return a.Discard(token, chosen)
    return a.Discard(token, _payment(words, None))


def _read_symbols(words: _Words) -> tuple[int, ...]:
    found = []
    while words.left and words.left[0] != "enemy":
        found.append(words.one_of("what-symbol", SYMBOLS))
    return tuple(sorted(found))


def _read_roll(words: _Words) -> a.Action:
    symbols = _read_symbols(words)
    words.skip("enemy")
    return a.Roll(symbols, words.one_of("what-face", ENEMY_FACES))


def _read_reveal(words: _Words) -> a.Action:
    number = words.next("what-level")
    if not number.isdecimal() or len(number) > 2:
        raise words.fail("error-no-level", "mend-number", word=number)
    left, right = words.next("what-left-tile"), words.next("what-right-tile")
    enemy = words.next("what-enemy") if words.left else ""
    return a.Reveal(int(number), left, right, enemy)


def _read_first(words: _Words) -> a.Action:
    seat = words.next("what-seat")
    if not seat.isdecimal() or len(seat) > 2:
        raise words.fail("error-no-seat", "mend-number", word=seat)
    return a.First(int(seat) - 1)


def _read_card(words: _Words) -> str:
    box = words.state.game.box
    return words.card("what-card", box.items, box.potions, box.artifacts)


def _simple(action: a.Action) -> Callable[[_Words], a.Action]:
    return lambda words: action


_READS: dict[str, Callable[[_Words], a.Action]] = {
    "spawn": _read_spawn,
    "move": _read_move,
    "portal": _read_portal,
    "attack": _read_attack,
    "shove": _read_shove,
    "coin": lambda w: a.GainCoin(_payment(w, COIN)),
    "star": lambda w: a.UseStar(_payment(w, STAR)),
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
    "leave": lambda w: a.LeaveEmpty(_place(w, NOWHERE, "what-space")),
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
