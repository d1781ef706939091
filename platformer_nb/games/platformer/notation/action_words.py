"""Words of a typed action and parsers of its parts: Spaces, Enemies, payments."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.errors import AmbiguousAction, Fact, Said, UnreadableAction, one_of, said
from platformer_nb.games.platformer.model.box.box import BLANK, STAR, SYMBOLS
from platformer_nb.games.platformer.model.state import State, enemies
from platformer_nb.games.platformer.model.terrain import DIRECTIONS, NOWHERE, space_name
from platformer_nb.games.platformer.notation.action_parts import OUTSIDE, SPACE
from platformer_nb.games.platformer.rules.dice import gems, paying
from platformer_nb.games.platformer.rules.dice import payment as pay
from platformer_nb.games.platformer.rules.dice.payment import (
    DIE,
    FORGE,
    FORGE_SPECIAL,
    READ,
    SPECIAL,
    Payment,
    Source,
)

PLACES = (*DIRECTIONS, OUTSIDE)
"""Words that give a place relative to the Hero."""


class Typed:
    """The words of an action being parsed; methods raise UnreadableAction if a word does not fit."""

    def __init__(self, state: State, text: str) -> None:
        self.state = state
        self.text = text
        self.left = text.lower().split()

    @property
    def place(self) -> Said:
        """The place of the action, for errors."""
        return said("place-action", text=self.text)

    def fail(self, reason: str, mend: str | Said, **facts: Fact) -> UnreadableAction:
        """Return the error to raise."""
        return UnreadableAction(self.place, reason, mend, **facts)

    def next(self, what: str) -> str:
        """Take and return the next word; raise if there is none. `what` is the key of its description."""
        if not self.left:
            raise self.fail("error-word-missing", "mend-word-missing", what=said(what))
        return self.left.pop(0)

    def until(self, *stops: str) -> list[str]:
        """Take and return the words before the first of `stops`."""
        taken = []
        while self.left and self.left[0] not in stops:
            taken.append(self.left.pop(0))
        return taken

    def skip(self, word: str) -> bool:
        """Take the next word if it is `word`; return whether it was."""
        if self.left and self.left[0] == word:
            self.left.pop(0)
            return True
        return False

    def end(self) -> None:
        """Raise if words are left over."""
        if self.left:
            raise self.fail("error-left-over", "mend-left-over", word=" ".join(self.left))

    def one_of(self, what: str, words: tuple[str, ...]) -> int:
        """Take the next word and return its index in `words`."""
        word = self.next(what)
        if word not in words:
            raise self.fail("error-not-what", one_of(word, words), word=word, what=said(what))
        return words.index(word)

    def symbols(self) -> tuple[int, ...]:
        """Take the words up to `enemy` as symbols; return their indices in rising order."""
        found = []
        while self.left and self.left[0] != "enemy":
            found.append(self.one_of("what-symbol", SYMBOLS))
        return tuple(sorted(found))

    def card(self, what: str, *shelves: Any) -> str:
        """Take the words up to `with` as the id of a card on one of these shelves; spaces may replace hyphens."""
        words = self.until("with")
        word = "-".join(words)
        if not word:
            raise self.fail("error-word-missing", "mend-word-missing", what=said(what))
        for shelf in shelves:
            if word in shelf:
                return word
        known = sorted(c for shelf in shelves for c in shelf)
        raise self.fail("error-not-what", one_of(word, known), word=word, what=said(what))


def read_space(words: Typed, frm: int, what: str) -> int:
    """Read a Space by its name, or by its direction from `frm`."""
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


def read_enemy(words: Typed, near: bool) -> int:
    """Return the Space of an Enemy given by Space, by direction, or by kind if that is unambiguous.

    With `near` (attacks) Enemies adjacent to the Hero come first. Heroes are accepted by name too: whether a
    Hero can be the target is decided by legality, not by the parser.
    """
    state = words.state
    if words.left and not _is_place(words.left[0]):
        kind = _read_figure(words)
        heroes = {hero.card: hero.at for hero in state.heroes}
        if kind in heroes:
            if heroes[kind] < 0:
                raise words.fail("error-not-on-map", "mend-enemy-space", word=kind)
            return heroes[kind]
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
    return read_space(words, state.hero.at, "what-enemy")


def _is_place(word: str) -> bool:
    return word in PLACES or SPACE.fullmatch(word) is not None


def _read_figure(words: Typed) -> str:
    """Read the id of a kind of Enemy or of a Hero; spaces may replace hyphens."""
    state = words.state
    known = {*state.game.codes, *(hero.card for hero in state.heroes)}
    name = words.next("what-enemy")
    if name == "boss":
        return state.game.boss
    while (
        name not in known
        and words.left
        and words.left[0] != "with"
        and not _is_place(words.left[0])
    ):
        name += "-" + words.next("what-enemy")
    return name


def read_payment(words: Typed, needed: int | None, count: int = 1) -> Payment:
    """Read the sources after `with`; without them return the plainest payment of `count` symbols `needed`."""
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


def _read_source(words: Typed, needed: int | None) -> Source:
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


def _steps(words: Typed, paid: str) -> int:
    count = int(paid) if paid.isdecimal() and len(paid) < 4 else -1
    steps = gems.steps_for(count) if count >= 0 else None
    if steps is None:
        raise words.fail("error-gems", "mend-gems", gems=paid)
    return steps
