"""Search in the rules of a game: by id, and by the words in which somebody asks at a table.

The best come first, and basic rules before details: those that others rest on. Every word of the question counts as much as it is rare in the rules; words that ask for nothing
do not count (`search_words.py`). It is found in another form (`word_match.py`) or by a word that means the same, in
the sentence of a rule, in the name of its chapter, in the ruling behind it, or among the words given for the rule.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from math import log, log2
from typing import Final, NamedTuple

from platformer_nb.core.game import AnyGame
from platformer_nb.text.search_words import Group, Term, search_words
from platformer_nb.text.word_match import LEAST, folded, likeness, words_of
from platformer_nb.text.words import Words

MAX_QUERY: Final = 200
MAX_FOUND: Final = 40

SENTENCE: Final = 1.0
TITLE: Final = 0.5
"""What a word in the name of the chapter counts, against one in the sentence."""
GIVEN: Final = 0.9
"""What a word counts that is given for the rule: it names what the rule decides."""
RULING: Final = 0.25
"""What a word in the ruling behind a rule counts."""
BOTH: Final = 0.35
"""What is added for a word of the sentence that the chapter is named for, or that is given for the rule by itself."""
MEANT: Final = 0.85
"""What a word of the same meaning counts, against the word itself."""
LIKE: Final = 0.7
"""How like a word has to be to one of a group to mean the same."""
LONG: Final = 0.008
"""What each word of a sentence takes from its score: a short rule with the words is about them."""
NEEDED: Final = 0.08
"""What a rule has more for each doubling of the rules that rest on it."""
COVER: Final = 0.5
"""How much a rule loses for the words of the question that it lacks: the power of the part that it has."""
ASKED: Final = 0.7
"""What a rule has more if an expression that is given for it stands in the question, small words and all."""
FAR: Final = 0.2
"""Part of the best score below which a rule that lacks words of the question is left out."""

BETWEEN: Final = 3
"""Other words that may stand between those of an expression."""
MOST_KNOWN: Final = 5000
"""Words whose places are kept."""

_ID: Final = re.compile(r"[^\W\d_][\w-]*-\d*")

Weights = Mapping[int, float]
"""How much each rule, by its place, has of what is asked for."""


@dataclass(frozen=True, slots=True)
class FoundRule:
    """A rule that was found, with its sentence."""

    rule: str
    page: int
    text: str
    ruling: bool


class Found(NamedTuple):
    """What a question finds: the rules, the best first, and how many of them have all words that ask for something."""

    rules: Sequence[FoundRule]
    whole: int


class RuleIndex:
    """The rules of a game in one language, to be searched."""

    def __init__(self, game: AnyGame, words: Words) -> None:
        entries = game.rulebook.entries
        reasons = {rule: game.narrator.rule(rule, words) for rule in entries}
        self._words = search_words(words.language, game.name)
        self._rules = [
            FoundRule(rule, entries[rule].page, reason.text, entries[rule].open)
            for rule, reason in reasons.items()
        ]
        self._ids = [folded(one.rule) for one in self._rules]
        own = words.own_keys()
        self._headed: dict[tuple[str, ...], int] = {}
        """The first rule of each chapter, by the words of the chapter's name."""
        self._places: dict[str, dict[int, float]] = defaultdict(dict)
        """In which rules each word stands, and how much it counts there."""
        self._titles: dict[str, dict[int, float]] = defaultdict(dict)
        """Which rules belong to a chapter with each word in its name."""
        self._sentences: list[list[str]] = []
        self._given: list[Group] = []
        """The expressions that are given for each rule."""
        for place, one in enumerate(self._rules):
            chapter = f"chapter-{one.rule.rpartition('-')[0]}"
            title = words_of(words(chapter)) if chapter in own else []
            self._headed.setdefault(tuple(title), place)
            sentence = words_of(one.text)
            self._sentences.append(sentence)
            for word in words_of(reasons[one.rule].why):
                self._places[word][place] = RULING
            given = self._words.decides.get(one.rule, ())
            self._given.append(given)
            for word in chain.from_iterable(given):
                self._places[word][place] = GIVEN
            for word in sentence:
                self._places[word][place] = SENTENCE + BOTH * ((word,) in given)
            for word in title:
                self._titles[word][place] = TITLE
        self._headed.pop((), None)
        self._expressions = [
            (place, term)
            for place, given in enumerate(self._given)
            for term in given
            if len(term) > 1
        ]
        self._basic = self._basics(game)
        self._beginning: dict[str, list[str]] = defaultdict(list)
        for word in {**self._places, **self._titles}:
            for letters in range(1, min(LEAST, len(word)) + 1):
                self._beginning[word[:letters]].append(word)
        self._groups: dict[str, list[tuple[str, Group]]] = defaultdict(list)
        """The words that mean the same as others, by how they begin."""
        for group in self._words.same:
            for term in group:
                if len(term) == 1:
                    self._groups[term[0][:LEAST]].append((term[0], group))
        self._known: dict[str, Weights] = {}
        self._found: dict[Group, Weights] = {}

    def _basics(self, game: AnyGame) -> Sequence[float]:
        """Return by what each rule's score is multiplied: a basic rule answers more questions than its details."""
        resting: dict[str, int] = defaultdict(int)
        for entry in game.rulebook.entries.values():
            for rule in entry.needs:
                resting[rule] += 1
        return [1 + NEEDED * log2(1 + resting[one.rule]) for one in self._rules]

    def search(self, query: str) -> Sequence[FoundRule]:
        """Return the rules that a question finds, the best first; all rules for an empty one."""
        return self.find(query).rules

    def find(self, query: str) -> Found:
        """Return the rules that a question finds; all rules for an empty one.

        A rule whose id is asked for stands first, and so does the first rule of a chapter for the chapter's name.
        """
        asked = folded(query[:MAX_QUERY]).strip()
        first = [*self._numbered(asked)]
        words = words_of(_ID.sub(" ", asked) if first else asked)
        if not words and not first:
            return Found(self._rules, len(self._rules))
        headed = self._headed.get(tuple(words))
        if headed is not None:
            first = [headed, *first]
        best, whole = self._ranked(words)
        places = dict.fromkeys([*first, *best])
        return Found([self._rules[place] for place in places], max(whole, len(first)))

    def _numbered(self, asked: str) -> Iterator[int]:
        """Yield the rules whose id begins with what is asked, or that it names."""
        named = set(_ID.findall(asked)) | ({asked} if asked.isalpha() else set())
        for whole in (True, False):
            for place, id in enumerate(self._ids):
                if id in named if whole else any(id.startswith(one) for one in named):
                    yield place

    def _ranked(self, words: Sequence[str]) -> tuple[list[int], int]:
        """Return the places of the rules that have words of the question, and how many of them have all of these."""
        asked = self._parts(words)
        parts = [weights for weights in asked if weights]
        rarity = [log(1 + len(self._rules) / len(weights)) for weights in parts]
        scores: dict[int, float] = defaultdict(float)
        had: dict[int, int] = defaultdict(int)
        part: dict[int, float] = defaultdict(float)
        for weights, rare in zip(parts, rarity, strict=True):
            for place, weight in weights.items():
                scores[place] += rare * weight
                had[place] += weight > RULING
                part[place] += rare * min(1, weight)
        everything = {place for place, number in had.items() if number == len(parts)}
        asked_for = {place for place, term in self._expressions if self._at(words, term) >= 0}
        for place, score in scores.items():
            long = 1 - LONG * min(len(self._sentences[place]), 40)
            covered = (part[place] / sum(rarity)) ** COVER
            more = 1 + ASKED * (place in asked_for)
            scores[place] = round(score * long * covered * self._basic[place] * more, 6)
        least = FAR * max(scores.values(), default=0)
        kept = [place for place, score in scores.items() if score >= least or place in everything]
        kept.sort(key=lambda place: (-scores[place], place))
        return kept, len(everything) if len(parts) == len(asked) else 0

    def _parts(self, words: Sequence[str]) -> list[Weights]:
        """Return what each part of a question finds: an expression that means something else, or a word."""
        asked = list(words)
        groups: dict[Group, None] = {}
        for group in self._words.same:
            for term in group:
                at = self._at(asked, term) if len(term) > 1 else -1
                if at >= 0:
                    groups[group] = None
                    asked[at : at + len(term)] = []
        left = [word for word in asked if word not in self._words.filler]
        if not left and not groups:
            left = asked
        return [
            *(self._of_group(group) for group in groups),
            *(self._of_word(word) for word in dict.fromkeys(left)),
        ]

    def _at(self, words: Sequence[str], term: Term) -> int:
        """Return where an expression stands among words; -1 if it does not."""
        for start in range(len(words) - len(term) + 1):
            if all(self._like(one, words[start + n]) >= LIKE for n, one in enumerate(term)):
                return start
        return -1

    def _of_word(self, word: str) -> Weights:
        """Return which rules have a word, in any form, or one that means the same."""
        if word not in self._known:
            found = dict(self._of_terms(((word,),)))
            for group in self._meaning(word):
                for place, weight in self._of_group(group).items():
                    found[place] = max(found.get(place, 0), MEANT * weight)
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            self._known[word] = found
        return self._known[word]

    def _meaning(self, word: str) -> Sequence[Group]:
        """Return the groups with a word."""
        near = self._groups.get(word[:LEAST], ())
        return [group for one, group in near if self._like(word, one) >= LIKE]

    def _of_group(self, group: Group) -> Weights:
        """Return which rules have a term of a group."""
        if group not in self._found:
            self._found[group] = self._of_terms(group)
        return self._found[group]

    def _of_terms(self, terms: Group) -> Weights:
        """Return which rules have one of these terms; more if their chapter is named for one."""
        found: dict[int, float] = {}
        titled: dict[int, float] = {}
        for term in terms:
            for places, kept in ((self._places, found), (self._titles, titled)):
                for place, weight in self._of_term(term, places).items():
                    if len(term) > 1 and not self._together(place, term):
                        continue
                    kept[place] = max(kept.get(place, 0), weight)
        return {
            place: found[place] + BOTH * titled.get(place, 0) if place in found else titled[place]
            for place in {**found, **titled}
        }

    def _of_term(self, term: Term, places: Mapping[str, Weights]) -> Weights:
        """Return which rules have a word, or all words of an expression, in any form."""
        each: list[dict[int, float]] = []
        for word in term:
            found: dict[int, float] = {}
            for known in self._beginning.get(word[:LEAST], ()):
                if known in places and (like := self._like(word, known)):
                    for place, weight in places[known].items():
                        found[place] = max(found.get(place, 0), like * weight)
            each.append(found)
        return {
            place: min(found[place] for found in each)
            for place in each[0]
            if all(place in found for found in each)
        }

    def _together(self, place: int, term: Term) -> bool:
        """Return whether the words of an expression follow one another in the sentence of a rule, few others between.

        What is given for the rule counts as its sentence does.
        """
        return any(self._follow(one, term) for one in (self._sentences[place], *self._given[place]))

    def _follow(self, sentence: Sequence[str], term: Term) -> bool:
        near = len(term) + BETWEEN
        for start in range(len(sentence) - len(term) + 1):
            left = iter(sentence[start : start + near])
            if all(any(self._like(one, word) >= LIKE for word in left) for one in term):
                return True
        return False

    def _like(self, asked: str, word: str) -> float:
        return likeness(asked, word, self._words.endings)


@lru_cache(maxsize=8)
def rule_index(game: AnyGame, language: str) -> RuleIndex:
    """Return the index of a game in a language, made once."""
    return RuleIndex(game, Words(language, game.name))
