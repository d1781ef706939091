"""The setup of a game of Labyrinth: its options and its initial state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from platformer_nb.core.errors import BadInput, WrongType, one_of, said, within
from platformer_nb.core.game import Option
from platformer_nb.core.options import chosen_options
from platformer_nb.games.labyrinth.model.box import Box
from platformer_nb.games.labyrinth.model.house_rules import RULINGS, arranged, checked
from platformer_nb.games.labyrinth.model.state import NO_CHARACTER, State
from platformer_nb.games.labyrinth.rules.characters import takes_part
from platformer_nb.games.labyrinth.rules.course.setup import start

NEW_GAME = said("place-new-game")


class LabyrinthSetup:
    """Two to six players (SET-1) with characters chosen or drawn (SET-12); the dice say who begins (SET-16)."""

    def __init__(self, box: Box) -> None:
        self.box = box
        numbers = [layout.players for layout in box.layouts]
        self._seats = range(min(numbers), max(numbers) + 1)
        readings = tuple((rule, one) for rule, known in RULINGS.items() for one in known)
        self.options = (
            Option("characters", tuple(box.characters), (), "seats", "card-{}"),
            Option("rulings", readings, dict[str, str](), "switches", "ruling-{}"),
        )

    @property
    def seats(self) -> range:
        """The possible numbers of players (SET-1)."""
        return self._seats

    def new(self, players: int, **chosen: Any) -> State:
        """Return the state before the first draw; raise BadInput for options that cannot be played."""
        if type(players) is not int:
            raise WrongType("players", players, "type-number")
        options = chosen_options(self.options, chosen, NEW_GAME)
        if players not in self.seats:
            wrong = said("error-players", players=players, rule="SET-1")
            mend = said("mend-players", least=self.seats[0], most=self.seats[-1])
            raise BadInput(NEW_GAME, wrong, mend)
        rulings: Mapping[str, str] = options["rulings"]
        readings = arranged(checked(within(NEW_GAME, said("place-rulings")), rulings))
        return start(self.box, list(self._characters(players, options["characters"])), readings)

    def chosen(self, start: State) -> dict[str, Any]:
        """Return the options with which a game began; a character that was drawn is none."""
        known = self.box.character_ids
        numbers = (pawn.character for pawn in start.pawns)
        return {
            "characters": [None if one == NO_CHARACTER else known[one] for one in numbers],
            "rulings": dict(start.rulings),
        }

    def _characters(self, players: int, chosen: Sequence[str | None]) -> Iterator[int | None]:
        """Yield the character of each seat, None for one that is drawn; raise BadInput for one that cannot take part."""
        named = [*chosen, *[None] * players][:players]
        place = within(NEW_GAME, said("place-characters"))
        for character in named:
            if character is None:
                yield None
                continue
            if character not in self.box.characters:
                known, what = one_of(character, self.box.characters), said("what-character")
                raise BadInput(place, "error-not-what", known, word=character, what=what)
            if named.count(character) > 1:
                raise BadInput(place, "error-twice", "mend-keep-one", word=character)
            if not takes_part(self.box.characters[character], players):
                raise BadInput(
                    place,
                    "error-not-for-so-few",
                    "mend-other-character",
                    word=said(f"card-{character}"),
                    rule="TWO-1",
                )
            yield self.box.character_ids.index(character)
