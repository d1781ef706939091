"""Texts of one language, with English as fallback, formatted with facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import Any, Final, Literal

from babel import numbers

from platformer_nb.core.errors import BadInput
from platformer_nb.text.books import BASE, GENDER, NONE, book, languages, parted
from platformer_nb.text.naming import naming

Medium = Literal["", "page"]
PAGE: Final[Medium] = "page"
"""A page without code. Sentences for both media choose by `$medium`; their default is for a notebook."""


class Words:
    """The texts of one language: the common ones, and those of one game.

    A fact in a sentence that was not given is replaced by the message `missing-<fact>`, or, if there is
    none, by `none`, for which the sentence may have a variant.
    """

    def __init__(
        self,
        language: str,
        game: str | None,
        *,
        strict: bool = False,
        path: Path | str | None = None,
        medium: Medium = "",
    ) -> None:
        """Load the texts of a game; of no game if it is None.

        With `path`, load only the texts of that content folder. `strict`: an unknown key raises KeyError;
        otherwise the key itself is shown, so that a page still works. `medium` is where the texts are read.
        """
        folder = None if path is None else str(Path(path).resolve())
        self.language = language
        self.game = game
        self.strict = strict
        self.medium: Medium = medium
        self._books = [book(language, game, folder)] if language in languages(path) else []
        if language != BASE:
            self._books.append(book(BASE, game, folder))
        if not self._books:
            raise BadInput(f"text/{language}", "error-no-words", "mend-put-back")
        self.naming = naming(game)
        self.players: tuple[str, ...] = ()
        """The names of the seats, for sentences about a seat before it has a figure; see `among`."""

    def __deepcopy__(self, _memo: Any) -> Words:
        # Voilà deep-copies a template's context; texts are immutable, and copying them is slow.
        return self

    def spoken(self, language: str) -> Words:
        """Return the texts of the same game for the same medium in another language."""
        return Words(language, self.game, medium=self.medium)

    def among(self, players: tuple[str, ...]) -> Words:
        """Return the same texts at a table of these players, "" for a seat without a name."""
        if players == self.players:
            return self
        there = copy(self)
        there.players = players
        return there

    def player(self, seat: int) -> str | None:
        """Return the name of a seat, from 0; None if it has none."""
        return (self.players[seat] if seat < len(self.players) else "") or None

    def __call__(self, key: str, /, **args: Any) -> str:
        """Return the text of a key with its arguments filled in."""
        return self.fill(key, args)

    def fill(self, key: str, args: Mapping[str, Any]) -> str:
        """Return the text of a key; `args` is a mapping, since argument names may contain hyphens."""
        given = {"medium": self.medium, **args} if self.medium else args
        for found in self._books:
            if found.has(key):
                return found.say(key, given)
        if self.strict:
            raise KeyError(f"no file of text/{self.language} or text/{BASE} has the key {key!r}")
        return key

    def tell(self, key: str, facts: Mapping[str, Any]) -> str:
        """Return the text of a key with structured facts: ids become names (see `fact`).

        A sentence that needs a case or the gender of a name uses `<fact>-acc`, `<fact>-gender`, …
        `<fact>-id` is the id itself, for sentences with variants by id.
        """
        args: dict[str, Any] = {}
        for name, value in facts.items():
            args[name] = self.fact(name, value)
            if isinstance(value, str):
                args[f"{name}-id"] = value
        for name in self.variables(key):
            fact, form = parted(name)
            if form and fact in facts:
                args[name] = self.fact(fact, facts[fact], form)
        return self.fill(key, args)

    def fact(self, name: str, value: Any, form: str = "") -> Any:
        """Return a fact for display: a card's name for its id, a symbol's name, a list as words.

        `form` (see `FORMS`) selects a case, if the name has it. For the gender: `none` if it has none,
        `plural` for several values.
        """
        if isinstance(value, (tuple, list)):
            if form == GENDER and len(value) != 1:
                return "plural"
            return self.joined([str(self.fact(name, v, form)) for v in value])
        if isinstance(value, str):
            for prefix in self.naming.facts.get(name, ()):
                if self.has(f"{prefix}-{value}"):
                    return self.name(f"{prefix}-{value}", form)
        return NONE if form == GENDER else value

    def name(self, key: str, form: str = "") -> str:
        """Return the name under a key, in the case `form` if it has it."""
        for found in self._books:
            if form and found.has(key):
                said = found.form(key, form)
                return (NONE if form == GENDER else self(key)) if said is None else said
        return self(key)

    def joined(self, words: Sequence[str]) -> str:
        """Return several words as one list: a, b and c."""
        if len(words) < 2:
            return "".join(words)
        first = self("list-comma").join(words[:-1])
        return self("list-and", first=first, last=words[-1])

    def number(self, value: float, places: int = 1) -> str:
        """Return a number in the language's format (10,000 and 1.5, or 10 000 and 1,5), `places` decimals at most."""
        return numbers.format_decimal(value, f"#,##0.{'#' * places}", locale=self.language)

    def share(self, value: float, places: int = 1) -> str:
        """Return a ratio as a percentage: 0.125 is 12.5%."""
        pattern = "#,##0" + ("." + "#" * places if places else "") + "%"
        return numbers.format_percent(value, pattern, locale=self.language)

    def has(self, key: str) -> bool:
        """Return whether the key exists."""
        return any(found.has(key) for found in self._books)

    def keys(self) -> Iterator[str]:
        """Iterate over the keys, each once."""
        return iter(dict.fromkeys(key for found in self._books for key in found))

    def own_keys(self) -> frozenset[str]:
        """Return the keys of the language itself, without the English fallbacks."""
        return frozenset(self._books[0]) if self.language_found else frozenset()

    @property
    def language_found(self) -> bool:
        """Whether the language has texts of its own."""
        return self._books[0].language == self.language

    def parse(self) -> None:
        """Parse all texts now, not each on its first use: for a process that others are forked from."""
        for found in self._books:
            found.parse()

    def variables(self, key: str) -> frozenset[str]:
        """Return the names of the arguments in a text."""
        return next((b.variables(key) for b in self._books if b.has(key)), frozenset())
