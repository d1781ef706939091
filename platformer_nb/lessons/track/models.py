"""Pydantic models of a lesson file: the kinds of steps and their fields."""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import Annotated, Any, Final, Literal, TypeVar, Union

from pydantic import BaseModel, Field, StringConstraints, TypeAdapter, create_model

from platformer_nb.content.shapes import ContentModel, RuleId
from platformer_nb.core.game import AnyGame
from platformer_nb.core.input.data_shape import Id
from platformer_nb.lessons.goals.base import Want

M = TypeVar("M", bound=BaseModel)

Notation = Annotated[str, StringConstraints(min_length=1, max_length=300)]
"""An action or a chance outcome in notation (docs/notation.md)."""

Actions = Annotated[list[Notation], Field(min_length=1)]


class Step(ContentModel):
    """Base of all steps: an id, which is part of the text keys, and the rules taught.

    `ahead` lists rules that are at work in it for the first time and that a later step teaches. After a step with
    `pause` a reader can well stop: a page says so.
    """

    kind: str
    id: Id
    rules: list[RuleId] = Field(default_factory=list)
    ahead: list[RuleId] = Field(default_factory=list)
    pause: bool = False

    @property
    def ways(self) -> list[list[str]]:
        """The sequences of actions that it shows or asks for; free play and mistakes are none."""
        return []

    @property
    def rules_besides(self) -> list[str]:
        """The rules it names besides those that it teaches or announces."""
        return []

    @property
    def text_parts(self) -> list[str]:
        """What its further texts are called, besides its title and its text."""
        return []


class Picture(ContentModel):
    """A part of a position, drawn large: the places `close`; all of it without them. Its sentence has its `id`."""

    id: Id
    close: list[Annotated[str, StringConstraints(min_length=1)]] = Field(default_factory=list)


class Drawn(ContentModel):
    """Pictures of one position."""

    position: Annotated[str, StringConstraints(min_length=1)]
    pictures: Annotated[list[Picture], Field(min_length=1)]


class Signs(ContentModel):
    """Drawings of the game by their names, side by side, each with its word `<id>-<name>`; `id` has the heading."""

    id: Id
    of: Annotated[list[Id], Field(min_length=1)]


class Say(Step):
    """Something is told; a page shows pictures with it."""

    kind: Literal["say"]
    drawn: Drawn | None = None
    signs: list[Signs] = Field(default_factory=list)

    @property
    def text_parts(self) -> list[str]:
        """The sentences of its pictures, the headings and words of its signs."""
        shown = [] if self.drawn is None else [one.id for one in self.drawn.pictures]
        named = ((row.id, *(f"{row.id}-{one}" for one in row.of)) for row in self.signs)
        return [*shown, *chain.from_iterable(named)]


class OnBoard(Step):
    """A step with a position; `script` lists the chance outcomes, in order."""

    position: Annotated[str, StringConstraints(min_length=1)]
    script: list[Notation] = Field(default_factory=list)


class Show(OnBoard):
    """The board plays actions while the learner watches."""

    kind: Literal["show"]
    actions: Actions

    @property
    def ways(self) -> list[list[str]]:
        """What is played."""
        return [self.actions]


class Try(OnBoard):
    """The learner plays freely; `ideas` are things worth trying, legal or not."""

    kind: Literal["try"]
    ideas: list[Notation] = Field(default_factory=list)


class Wrong(ContentModel):
    """A wrong answer to expect.

    With `rule` its last action is refused by that rule; without, all is legal and the goal not
    reached. `id` names a sentence of its own that explains what went wrong.

    A legal one may be let happen: `then` is what plays on of itself after it, nothing if its own last
    action shows enough, and afterwards the board goes back to before the mistake. `by` are the rules
    by which that happens; `script` is what chance brings in it, before the exercise's own.
    """

    actions: Actions
    rule: RuleId | None = None
    id: Id | None = None
    then: list[Notation] | None = None
    by: list[RuleId] = Field(default_factory=list)
    script: list[Notation] = Field(default_factory=list)


WRONG_ANSWERS: Final = 3
"""Fewest wrong answers that every exercise lists."""


class Exercise(OnBoard):
    """The learner reaches the goals.

    The first of `solutions` is the reference. `starter` is an answer that falls short, to begin with.
    `nudge` lists the actions of the first solution that the written hint is about: it is shown while a way
    on from the position has them all, else how many actions are left stands in. Without the key
    they are all of them; with none it is always true. `unlit`: no place is lit on the board, as which of them can be
    pressed is the answer.
    """

    kind: Literal["exercise"]
    goals: Annotated[list[Want], Field(min_length=1)]
    solutions: Annotated[list[Actions], Field(min_length=1)]
    wrong: Annotated[list[Wrong], Field(min_length=WRONG_ANSWERS)]
    starter: Actions
    nudge: list[Notation] | None = None
    unlit: bool = False

    @property
    def ways(self) -> list[list[str]]:
        """The solutions."""
        return self.solutions

    @property
    def rules_besides(self) -> list[str]:
        """The rules that refuse mistakes or bring what comes of them."""
        return [rule for wrong in self.wrong for rule in (wrong.rule, *wrong.by) if rule]

    @property
    def text_parts(self) -> list[str]:
        """The hint, the praise, and an explanation for each mistake that has one."""
        return ["hint", "done", *dict.fromkeys(wrong.id for wrong in self.wrong if wrong.id)]


MOST_ASKS: Final = 6
"""Most questions in a prediction."""


class Predict(OnBoard):
    """The learner says what will happen when `actions` are played, and then sees it."""

    kind: Literal["predict"]
    actions: Actions
    asks: Annotated[list[str], Field(min_length=1, max_length=MOST_ASKS)]

    @property
    def ways(self) -> list[list[str]]:
        """What is played after the answer."""
        return [self.actions]

    @property
    def text_parts(self) -> list[str]:
        """What is said when it has been played."""
        return ["done"]


class Exam(Step):
    """The learner judges what is announced: so many questions about these rules, or about all of them.

    The seed is fixed, so that a notebook's stored outputs stay as they are.
    """

    kind: Literal["exam"]
    count: Annotated[int, Field(ge=1, le=50)]
    about: list[RuleId] = Field(default_factory=list)
    seed: Annotated[int, Field(ge=0, le=9999)]

    @property
    def rules_besides(self) -> list[str]:
        """The rules it asks about."""
        return self.about


class Code(Step):
    """A cell of Python to play with; `lesson` is the lesson itself."""

    kind: Literal["code"]
    code: Annotated[str, StringConstraints(min_length=1)]


AnyStep = Annotated[
    Say | Show | Try | Predict | Exercise | Exam | Code, Field(discriminator="kind")
]
KINDS = ("say", "show", "try", "predict", "exercise", "exam", "code")


class LessonFile(ContentModel):
    """A file of `lessons/`.

    `choices` are the verbs that its boards offer as buttons in the Actions step: what is not yet
    taught is held back there. Nothing is forbidden by it. `checkpoint` is the number of questions in
    the referee's round after the lesson; 0: there is none.
    """

    choices: list[Notation]
    checkpoint: Annotated[int, Field(ge=0, le=20)] = 0
    steps: Annotated[list[AnyStep], Field(min_length=1)]


@cache
def lesson_shape(game: AnyGame) -> TypeAdapter[LessonFile]:
    """Return the type of a game's lesson files: these models with the game's goals and questions."""
    teaching = game.part("teaching", game.teaching)
    exercise = shaped(Exercise, goals=some(teaching.goals))
    predict = shaped(Predict, asks=some(teaching.asks, MOST_ASKS))
    form: Any = Annotated
    steps: Any = Union[Say, Show, Try, predict, exercise, Exam, Code]  # noqa: UP007 - made, not written
    step = form[steps, Field(discriminator="kind")]
    return TypeAdapter(shaped(LessonFile, steps=some(step)))


def some(kind: Any, most: int | None = None) -> Any:
    """Return the type of a non-empty list of this type, with at most `most` entries."""
    form: Any = Annotated
    row: Any = list
    return form[row[kind], Field(min_length=1, max_length=most)]


def shaped(model: type[M], **fields: Any) -> type[M]:
    """Return the model with a game's types for some of its fields."""
    given: Any = {name: (kind, ...) for name, kind in fields.items()}
    return create_model(
        model.__name__, __base__=model, __doc__=model.__doc__, __module__=model.__module__, **given
    )
