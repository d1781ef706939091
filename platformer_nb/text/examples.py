"""Examples of a rulebook that need no more than the rules and the narrator of their game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from platformer_nb.core.errors import BadInput
from platformer_nb.text.verdicts import marked_rules, say_ruling

if TYPE_CHECKING:
    from platformer_nb.content.example_files import ExampleFiles
    from platformer_nb.core.game import AnyGame, Words
    from platformer_nb.core.parts.examples import Example


class PlayedExamples:
    """Examples played by the rules and told by the narrator of their game; where they are kept is a subclass's."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def begin(self, example: Example) -> Any:
        """Return the state an example starts from; raise BadInput if there is none."""
        return self._game.rules.read(example.position)

    def faults(self, example: Example) -> tuple[str, ...]:
        """Return in what its verdicts differ from the expected ones."""
        if example.fails:
            return () if self._refused_by(example) == example.fails else ("it can be set up",)
        wanted = [
            *((text, ()) for text in example.before),
            *((a, example.refused) for a in example.do),
        ]
        found = []
        for (text, refused), (_, _, ruling, _, _) in zip(
            wanted, self._played(example), strict=False
        ):
            by = () if ruling else ruling.rules
            if by != tuple(refused):
                found.append(f"{text}: refused by {', '.join(by) or 'no rule'}")
        return tuple(found)

    def cited(self, example: Example) -> frozenset[str]:
        """Return the rules of all rulings and events, those of the actions before included."""
        found = {example.fails} - {""}
        for state, action, ruling, _, _ in self._played(example):
            found |= set(ruling.rules)
            if ruling:
                found = found.union(*self._game.narrator.event_rules(state, action))
        return frozenset(found)

    def event_keys(self, example: Example) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yield the key of each event of the actions tried, with the rules that decided it."""
        rules_of = self._game.narrator.event_rules
        for number, (state, action, ruling, after, events) in enumerate(self._played(example)):
            if ruling and number >= len(example.before):
                for event, by in zip(events, rules_of(state, action), strict=True):
                    yield self.event_key(after, event), by

    def event_key(self, after: Any, event: Any) -> str:
        """Return the text key of an event that ended in this state."""
        return f"event-{self._game.narrator.event_facts(after, event)[0]}"

    def told(self, example: Example, words: Words, notation: bool = True) -> Iterator[str]:
        """Yield each action, then the verdict on the refused one, or the events of the legal ones.

        `notation`: each action as it is typed, too.
        """
        if example.fails:
            reason = self._game.narrator.rule(example.fails, words).text.rstrip(".")
            yield words("catalogue-no-set-up", reason=reason)
            return
        narrator = self._game.narrator
        entries = self._game.rulebook.entries
        told: list[str] = []
        texts = (*example.before, *example.do)
        for number, (state, action, ruling, after, events) in enumerate(self._played(example)):
            text = texts[number]
            if not ruling:
                verdict = say_ruling(self._game, words, state, action, ruling)
                if notation:
                    yield text
                told.append(verdict.title)
                for r in verdict.reasons:
                    marked = marked_rules(words, entries, [r.rule]) if r.ruling else r.rule
                    told.append(f"{r.text} [{marked}]")
                break
            said = narrator.action(state, action, words)
            if notation:
                said = words("judge-action", action=text, does=said)
            if number < len(example.before):
                yield words("catalogue-before", action=said)
                continue
            yield said
            decided = narrator.event_rules(state, action)
            for event, by in zip(events, decided, strict=True):
                if sentence := narrator.event(state, after, event, words):
                    told.append(f"{sentence} [{marked_rules(words, entries, by)}]")
        yield from told

    def _refused_by(self, example: Example) -> object:
        """Return the rule named by the error that the position cannot be read."""
        try:
            self.begin(example)
        except BadInput as error:
            return error.what.facts.get("rule")
        return None

    def _played(self, example: Example) -> Iterator[tuple[Any, Any, Any, Any, tuple[Any, ...]]]:
        """Yield state, action, ruling, state after and events of each action, up to the first refused one."""
        if example.fails:
            return
        rules = self._game.rules
        state = self.begin(example)
        for text in (*example.before, *example.do):
            action = rules.read_action(state, text)
            ruling = rules.judge(state, action)
            if not ruling:
                yield state, action, ruling, state, ()
                return
            after, events = rules.apply(state, action)
            yield state, action, ruling, after, events
            state = after


class DrawnExamples(PlayedExamples):
    """Examples that start from a drawn position; see `core.parts.examples.Examples`."""

    def __init__(
        self,
        game: AnyGame,
        examples: Sequence[Example],
        proven: Mapping[str, str] | None = None,
        pending: Mapping[str, Mapping[str, str]] | None = None,
        test: str = "",
        shown: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        super().__init__(game)
        self.all = tuple(examples)
        self.proven = dict(proven or {})
        self.pending = dict(pending or {})
        self.test = test
        self.shown = dict(shown or {})


class FiledExamples(PlayedExamples):
    """Examples kept in files of the game's content, which are read on first use."""

    test: ClassVar[str]
    lacking: ClassVar[Mapping[str, str]]
    """The file that says why rules lack something, by what they lack; see `core.parts.examples.Examples.pending`."""

    @abstractmethod
    def files(self) -> ExampleFiles[Any]:
        """Return the files."""

    @cached_property
    def all(self) -> Sequence[Any]:
        """All examples, in the order of their files."""
        return self.files().all

    @cached_property
    def proven(self) -> Mapping[str, str]:
        """The example that proves each rule."""
        return self.files().proven

    @cached_property
    def shown(self) -> Mapping[str, Sequence[str]]:
        """The renderers of each rule."""
        return self.files().shown

    @cached_property
    def pending(self) -> Mapping[str, Mapping[str, str]]:
        """Rules that lack something, with the reason."""
        files = self.files()
        lacking = {what: files.pending(file) for what, file in self.lacking.items()}
        return {**lacking, "cited": files.uncited, "shown": files.unshown}
