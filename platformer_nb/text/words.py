"""The words of one language, with those it lacks in English, told with facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from babel import numbers

from platformer_nb.core.errors import BadInput
from platformer_nb.text.books import BASE, GENDER, NONE, book, languages, parted
from platformer_nb.text.naming import naming


class Words:
    """The words of one language: those that belong to no game, and those of one game.

    A fact that a sentence mentions but that was not given reads as the message `missing-<fact>`,
    or, without one, as the text `none`, for which the sentence may have a variant.
    """

    def __init__(
        self,
        language: str,
        game: str | None,
        *,
        strict: bool = False,
        path: Path | str | None = None,
    ) -> None:
        """The words of a game by its name; without one, those that belong to none.

        With a path, the words of that folder of content and no others. Strict: an unknown key raises
        KeyError. Else it stands for itself, as a page has to go on.
        """
        folder = None if path is None else str(Path(path).resolve())
        self.language = language
        self.game = game
        self.strict = strict
        self._books = [book(language, game, folder)] if language in languages(path) else []
        if language != BASE:
            self._books.append(book(BASE, game, folder))
        if not self._books:
            raise BadInput(f"text/{language}", "error-no-words", "mend-put-back")
        self.naming = naming(game)

    def __deepcopy__(self, _memo: Any) -> Words:
        # Voilà copies all that a page's template is given; sentences never change, and copying them is slow.
        return self

    def __call__(self, key: str, /, **args: Any) -> str:
        """The text of a key, with its arguments filled in."""
        return self.fill(key, args)

    def fill(self, key: str, args: Mapping[str, Any]) -> str:
        """The same with the arguments as a mapping, as their names may have hyphens."""
        for found in self._books:
            if key in found.variables:
                return found.say(key, args)
        if self.strict:
            raise KeyError(f"no file of text/{self.language} or text/{BASE} has the key {key!r}")
        return key

    def tell(self, key: str, facts: Mapping[str, Any]) -> str:
        """The text of a key about structured facts: ids become names first (see `fact`).

        A sentence that needs a name in a case, or its gender, mentions `<fact>-acc`,
        `<fact>-gender`, …. The id itself is told as `<fact>-id`, for a sentence that has a variant
        for it.
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
        """A fact as it is read: a card's name for its id, a symbol's name, a list as words.

        In a case (`form`, see `FORMS`) where the name has it, else as it is. A gender nobody gives
        is `none`, and that of several is `plural`.
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
        """The name that stands under a key, in a case (`form`) if it gives that."""
        for found in self._books:
            if form and key in found.variables:
                said = found.form(key, form)
                return (NONE if form == GENDER else self(key)) if said is None else said
        return self(key)

    def joined(self, words: Sequence[str]) -> str:
        """Several words as one list: a, b and c."""
        if len(words) < 2:
            return "".join(words)
        first = self("list-comma").join(words[:-1])
        return self("list-and", first=first, last=words[-1])

    def number(self, value: float, places: int = 1) -> str:
        """A number as the language writes it: 10,000 and 1.5, or 10 000 and 1,5; at most so many places."""
        return numbers.format_decimal(value, f"#,##0.{'#' * places}", locale=self.language)

    def share(self, value: float, places: int = 1) -> str:
        """Part of a whole, as a percentage: 0.125 is 12.5%."""
        pattern = "#,##0" + ("." + "#" * places if places else "") + "%"
        return numbers.format_percent(value, pattern, locale=self.language)

    def has(self, key: str) -> bool:
        """Whether there is such a key."""
        return any(key in found.variables for found in self._books)

    def keys(self) -> Iterator[str]:
        """Every key, each once."""
        return iter(dict.fromkeys(key for found in self._books for key in found.variables))

    def own_keys(self) -> frozenset[str]:
        """The keys this language has itself, without those it borrows."""
        return frozenset(self._books[0].variables) if self.language_found else frozenset()

    @property
    def language_found(self) -> bool:
        """Whether the language has words of its own."""
        return self._books[0].language == self.language

    def variables(self, key: str) -> frozenset[str]:
        """The names of the arguments that a sentence mentions."""
        return next((b.variables[key] for b in self._books if key in b.variables), frozenset())
