"""The editor of Platformer, an implementation of `core.parts.editing.Editor`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from platformer_nb.core.errors import BadInput, said
from platformer_nb.core.game import Words
from platformer_nb.core.parts.editing import Group, Piece
from platformer_nb.games.platformer.editing import changes
from platformer_nb.games.platformer.editing.errors import on_the_page
from platformer_nb.games.platformer.editing.fields import groups
from platformer_nb.games.platformer.editing.sheet import Sheet
from platformer_nb.games.platformer.model.box.box import Box
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.notation import position_parser
from platformer_nb.games.platformer.notation.action_parts import SPACE
from platformer_nb.games.platformer.notation.map_drawing import TOKEN_MARKS
from platformer_nb.games.platformer.notation.position_writer import glyph
from platformer_nb.games.platformer.rules.course.levels import can_grow

ERASER = "nothing"
TOKENS = {"coin": TOKEN_MARKS[1], "gem": TOKEN_MARKS[2]}
_HERO = re.compile(r"hero-([1-4])")


class PlatformerEditor:
    """Positions made of the box: Levels, figures, tokens, dice, cards, house rules."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def start(self) -> State:
        """Return two Heroes before the first Level, the first of them about to act."""
        one, two = list(self.box.heroes)[:2]
        text = f"game: players 2\nhero 1: {one}\nhero 2: {two}\npool: move move sword shove star\n"
        text += "enemy die: left\n"
        return changes.first_level(self.box, text)

    def pieces(self, state: State, words: Words) -> Sequence[Piece]:
        """Return Heroes, Enemies, Boss and summons, coins and gems, and what takes them away."""
        heroes = [
            Piece(
                f"hero-{seat}",
                words("editor-hero", hero=words(f"card-{hero.card}"), seat=seat),
                f"heroes/{hero.card}",
            )
            for seat, hero in enumerate(state.heroes, 1)
            if hero.card
        ]
        others = [
            Piece(
                one,
                words(f"card-{one}"),
                f"{'bosses' if one == state.game.boss else 'enemies'}/{one}",
            )
            for one in (kind.id for kind in state.game.kinds.values())
        ]
        tokens = [Piece(token, words(f"token-{token}"), f"tokens/{token}") for token in TOKENS]
        return [*heroes, *others, *tokens, Piece(ERASER, words("editor-nothing"))]

    def groups(self, state: State, words: Words) -> Sequence[Group]:
        """Return the values beside the map."""
        return groups(state, words)

    def put(self, state: State, piece: str, at: str) -> State:
        """Return the position with a piece on a Space; raise BadInput if another figure stands there."""
        space = SPACE.fullmatch(at)
        if space is None or ord(space[1]) - ord("a") >= state.terrain.width:
            raise BadInput(said("place-position"), "error-no-space", "mend-no-space", word=at)
        sheet = Sheet(state)
        if piece in TOKENS:
            sheet.put(at, token=TOKENS[piece])
        elif piece == ERASER:
            figure, _ = sheet.signs(at)
            sheet.put(at, " ", None if figure != " " else " ")
        else:
            sign = self._sign(state, piece)
            self._check_stand(state, piece, sign, sheet.signs(at)[0], at)
            if sign.isdigit() or piece == state.game.boss:
                sheet.lift(sign)
            sheet.put(at, sign)
            if sign == str(state.active + 1):
                sheet.set_part("turn", "must spawn", None)
        with on_the_page():
            return position_parser.read(self.box, sheet.text())

    def change(self, state: State, field: str, value: int | str) -> State:
        """Return the position with another value of a field."""
        sheet = Sheet(state)
        with on_the_page():
            changes.change(sheet, field, value)
            return position_parser.read(self.box, sheet.text())

    def _check_stand(self, state: State, piece: str, sign: str, there: str, at: str) -> None:
        """Raise BadInput if another figure stands on the Space, or the Boss would stand below its Level."""
        if there not in (" ", sign):
            hero = there.isdigit()
            card = state.heroes[int(there) - 1].card if hero else _kind_of(state, there)
            what = said("editor-taken", hero=said(f"card-{card}"), space=at)
            mend = said("editor-mend-taken" if hero else "editor-mend-stands")
            raise BadInput(said("place-position"), what, mend)
        if piece == state.game.boss and can_grow(state):
            what = said("editor-boss-level", boss=said(f"card-{piece}"))
            raise BadInput(said("place-position"), what, said("editor-mend-levels"))

    def _sign(self, state: State, piece: str) -> str:
        """Return the character of a figure."""
        hero = _HERO.fullmatch(piece)
        if hero is not None and int(hero[1]) <= state.game.players:
            return hero[1]
        code = state.game.codes.get(piece)
        if code is None:
            raise BadInput(said("place-position"), "error-no-piece", "mend-no-piece", word=piece)
        return glyph(state, code)


def _kind_of(state: State, sign: str) -> str:
    """Return the card of the Enemies, or of the Boss, that are drawn with a character."""
    return next(kind.id for kind in state.game.kinds.values() if kind.glyph == sign)
