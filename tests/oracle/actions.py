"""Actions in notation (docs/notation.md, "Actions"): a second, independent parser and writer."""

from __future__ import annotations

from dataclasses import dataclass

from tests.oracle.position import Place, name, read_place

DIRECTIONS: dict[str, Place] = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}

GEMS = {0: 0}
"""GEM-1: number of gems -> number of steps: 1 gem for the first step, 2 for the next, then 3."""
while len(GEMS) < 30:
    GEMS[max(GEMS) + len(GEMS)] = len(GEMS)
GEMS_FOR = {steps: gems for gems, steps in GEMS.items()}
NO_STEP = -1
"""Steps for any other number of gems."""


@dataclass(frozen=True)
class Source:
    """One source of a payment (`die move`, `die star`, `special`, `forge coin`, `forge special`) with its gem steps."""

    kind: str
    face: str = ""
    steps: int = 0

    def __str__(self) -> str:
        word = {"die": self.face, "special": "special", "forge": f"forge {self.face}"}[self.kind]
        return f"{word}+{GEMS_FOR[self.steps]}" if self.steps else word


Payment = tuple[Source, ...]


@dataclass(frozen=True)
class Action:
    """An action: verb, the Space or card it applies to, direction, and payment."""

    verb: str
    what: str = ""
    """A Space's name, a card, a symbol, a direction."""
    to: str = ""
    """The direction of a Push or a shove."""
    payment: Payment = ()

    def __str__(self) -> str:
        words = [self.verb, self.what]
        if self.to:
            words += [self.to] if self.verb in ("shove", "slide") else ["push", self.to]
        if self.payment:
            words += ["with", *map(str, self.payment)]
        return " ".join(filter(None, words))


def read_action(text: str) -> Action:
    """Return the action of a line in canonical notation."""
    said, _, paid = text.partition(" with ")
    verb, *words = said.split()
    payment = read_payment(paid)
    match words:
        case []:
            return Action(verb, payment=payment)
        case [what]:
            return Action(verb, what, payment=payment)
        case [what, "push", to] | [what, to] if verb in TWO_WORDS:
            return Action(verb, what, to, payment)
        case _:
            return Action(verb, " ".join(words), payment=payment)


TWO_WORDS = ("move", "step", "portal", "shove", "slide")


def read_payment(text: str) -> Payment:
    """Return the payment of a text such as `sword+3 forge coin special`."""
    words = text.split()
    sources = []
    while words:
        word = words.pop(0)
        forged = word == "forge"
        face, _, gems = (words.pop(0) if forged else word).partition("+")
        kind = "forge" if forged else "special" if face == "special" else "die"
        sources.append(
            Source(kind, "" if kind == "special" else face, GEMS.get(int(gems or 0), NO_STEP))
        )
    return tuple(sources)


def beside(place: Place, direction: str) -> Place:
    """Return the neighbouring place in a direction, whether or not it is on the map."""
    across, up = DIRECTIONS[direction]
    return place[0] + across, place[1] + up


def direction(start: Place, end: Place) -> str:
    """Return the direction from a place to its neighbour on the grid."""
    step = end[0] - start[0], end[1] - start[1]
    return next((word for word, way in DIRECTIONS.items() if way == step), name(end))


def target(start: Place, word: str) -> Place:
    """Return the place of a word: a direction, or a Space's name."""
    return beside(start, word) if word in DIRECTIONS else read_place(word)
