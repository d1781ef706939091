"""The cost of gems as a curve with a dot for each symbol that can be dragged along it."""

from __future__ import annotations

from typing import Any, Final

from platformer_nb import DEFAULT_GAME
from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer.teaching.purse import Purse
from platformer_nb.lessons.track.lesson import folder_language
from platformer_nb.text import Words
from platformer_nb.text.choosing import chosen_language
from platformer_widgets.games.platformer.standalone.gem_pictures import picture

MOST_SYMBOLS: Final = 6
MOST_GEMS: Final = 45
"""Greatest number of gems: more do not fit the picture."""


class GemCurve:
    """A curve that a notebook displays: drag a dot, or move its slider, and the sum follows.

    `steps` is each symbol's position on the curve; `put` changes it from Python.
    Raises BadInput for more symbols or gems than can be drawn.
    """

    def __init__(self, symbols: int = 2, gems: int = 9, language: str | None = None) -> None:
        _check("symbols", symbols, 1, MOST_SYMBOLS)
        _check("gems", gems, 0, MOST_GEMS)
        self.words = Words(
            folder_language() if language is None else chosen_language(language), DEFAULT_GAME
        )
        self.purse = Purse(symbols, gems)
        self.steps = self.purse.lopsided
        self._drawn: list[_Drawing] = []

    @property
    def best(self) -> tuple[int, ...]:
        """The best distribution: number of steps for each symbol."""
        return self.purse.best

    def put(self, *steps: int) -> GemCurve:
        """Set the number of steps of each symbol's dot. Raise BadInput."""
        if len(steps) != self.purse.symbols:
            raise BadInput(
                "steps", "error-gem-curve-count", "mend-gem-curve-count", symbols=self.purse.symbols
            )
        for number in steps:
            _check("steps", number, 0, self.purse.top)
        self.steps = steps
        for drawing in self._drawn:
            drawing.follow(self)
        return self

    def move(self, symbol: int, steps: float) -> None:
        """Move one symbol's dot, counted from 0, to the point of the curve nearest to `steps`."""
        here = self.nearest(steps)
        self.put(*(here if n == symbol else s for n, s in enumerate(self.steps)))

    def nearest(self, steps: float) -> int:
        """Return the whole number of steps nearest to a point on or beside the curve."""
        return max(0, min(self.purse.top, round(steps)))

    def __repr__(self) -> str:
        return "\n".join(self.purse.in_text(self.words, self.steps))

    def panel(self) -> Any:
        """Return the picture with its sliders and the sum as an ipywidgets box; several stay in step."""
        drawing = _Drawing(self)
        self._drawn.append(drawing)
        return drawing.box

    def _repr_mimebundle_(self, **_options: Any) -> Any:
        plain = {"text/plain": repr(self)}
        bundle = self.panel()._repr_mimebundle_()
        if isinstance(bundle, tuple):
            return {**bundle[0], **plain}, bundle[1]
        return {**(bundle or {}), **plain}


class _Drawing:
    """One picture on a page, with its sliders and the sum."""

    def __init__(self, curve: GemCurve) -> None:
        import ipywidgets

        words, purse = curve.words, curve.purse
        self.picture = picture(curve)
        self.sliders = [
            ipywidgets.IntSlider(
                value=0,
                min=0,
                max=purse.top,
                description=words("gem-curve-symbol", number=number + 1),
            )
            for number in range(purse.symbols)
        ]
        for number, slider in enumerate(self.sliders):
            slider.observe(lambda change, n=number: curve.move(n, change["new"]), "value")
        self.sum = ipywidgets.Label(layout={"width": "100%"})
        best = ipywidgets.Label(purse.said_best(words), layout={"width": "100%"})
        self.box = ipywidgets.VBox([self.picture.figure, *self.sliders, self.sum, best])
        self.follow(curve)

    def follow(self, curve: GemCurve) -> None:
        """Show the current position of the dots, on the curve and on the sliders."""
        steps = curve.steps
        self.picture.follow(curve)
        for slider, number in zip(self.sliders, steps, strict=True):
            slider.value = number
        self.sum.value = curve.purse.said(curve.words, steps)


def _check(name: str, value: object, least: int, most: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadInput(
            name, "error-gem-curve", "mend-gem-curve", value=str(value), least=least, most=most
        )
