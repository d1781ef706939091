"""The curve of what gems cost, drawn by bqplot, or as SVG where bqplot cannot be imported, as in a browser."""

from __future__ import annotations

from html import escape
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, Protocol

from platformer_nb.games.platformer.rules.dice.gems import cost

if TYPE_CHECKING:
    from platformer_widgets.games.platformer.standalone.gem_curve import GemCurve

COLOURS: Final = ("#a3338f", "#1f6fb2", "#2f7d57", "#b5651d", "#6b4fa0", "#8a2f2f")
"""Colour of each dot; the dots are numbered as well."""

LINE: Final = "#8b8298"
EDGE: Final = "#2a1f33"
WIDTH, HEIGHT = 640, 380
LEFT, RIGHT, TOP, BOTTOM = 60, 30, 50, 50
"""Room around the curve, in pixels."""


class Picture(Protocol):
    """The curve with its dots."""

    figure: Any

    def follow(self, curve: GemCurve) -> None:
        """Show the current position of the dots."""


def picture(curve: GemCurve) -> Picture:
    """Return a picture with dots that can be dragged, where there is bqplot; else one that follows the sliders."""
    return Dragged(curve) if find_spec("bqplot") else Drawn(curve)


class Dragged:
    """Drawn by bqplot."""

    def __init__(self, curve: GemCurve) -> None:
        import bqplot  # it imports numpy and pandas: not before a picture is needed

        self._following = True
        words, purse = curve.words, curve.purse
        scales = {
            "x": bqplot.LinearScale(min=-0.2, max=purse.top + 0.2),
            "y": bqplot.LinearScale(min=-0.5, max=cost(purse.top) + 0.5),
        }
        places = list(range(purse.top + 1))
        line = bqplot.Lines(
            x=places,
            y=[cost(n) for n in places],
            scales=scales,
            colors=[LINE],
            marker="circle",
        )
        self.dots = bqplot.Scatter(
            x=[0],
            y=[0],
            names=[str(n + 1) for n in range(purse.symbols)],
            scales=scales,
            colors=list(COLOURS[: purse.symbols]),
            stroke=EDGE,
            default_size=260,
            enable_move=True,
        )
        self.dots.observe(lambda _: self._dragged(curve), ["x", "y"])
        axes = [
            bqplot.Axis(scale=scales["x"], label=words("gem-curve-steps"), tick_values=places),
            bqplot.Axis(
                scale=scales["y"],
                label=words("gem-curve-gems"),
                orientation="vertical",
                tick_values=[cost(n) for n in places],
            ),
        ]
        self.figure = bqplot.Figure(
            marks=[line, self.dots],
            axes=axes,
            title=words("gem-curve-title"),
            fig_margin={"top": TOP, "bottom": BOTTOM, "left": LEFT, "right": RIGHT},
            layout={"width": "100%", "max_width": f"{WIDTH}px", "height": f"{HEIGHT}px"},
        )

    def _dragged(self, curve: GemCurve) -> None:
        """Move each dot to the point of the curve nearest to where the browser has dropped it."""
        if self._following:
            return
        across, up = self.dots.x.tolist(), self.dots.y.tolist()
        if (across, up) != (list(curve.steps), [cost(n) for n in curve.steps]):
            curve.put(*map(curve.nearest, across))

    def follow(self, curve: GemCurve) -> None:
        """Show the current position of the dots."""
        import numpy

        steps = curve.steps
        self._following = True
        with self.dots.hold_sync():
            self.dots.x = numpy.array(steps, dtype=float)
            self.dots.y = numpy.array([cost(n) for n in steps], dtype=float)
            self.dots.send_state(["x", "y"])
        self._following = False


class Drawn:
    """Drawn as SVG."""

    def __init__(self, curve: GemCurve) -> None:
        import ipywidgets

        self.figure = ipywidgets.HTML(layout={"width": "100%", "max_width": f"{WIDTH}px"})

    def follow(self, curve: GemCurve) -> None:
        """Show the current position of the dots."""
        self.figure.value = svg(curve)


def svg(curve: GemCurve) -> str:
    """Return the curve with its dots as SVG. Dots at the same place stand beside each other."""
    top, words = curve.purse.top, curve.words
    marks = [
        f'<polyline fill="none" stroke="{LINE}" stroke-width="2" points="'
        f'{" ".join(f"{_x(n, top):g},{_y(n, top):g}" for n in range(top + 1))}"/>'
    ]
    for n in range(top + 1):
        marks.append(f'<circle cx="{_x(n, top):g}" cy="{_y(n, top):g}" r="3" fill="{LINE}"/>')
        marks.append(_text(_x(n, top), HEIGHT - BOTTOM + 20, str(n)))
        marks.append(_text(LEFT - 20, _y(n, top) + 4, str(cost(n))))
    for number, steps in enumerate(curve.steps):
        across = _x(steps, top) + 16 * curve.steps[:number].count(steps)
        marks.append(
            f'<circle cx="{across:g}" cy="{_y(steps, top):g}" r="9" fill="{COLOURS[number]}" stroke="{EDGE}"/>'
        )
        marks.append(_text(across, _y(steps, top) + 4, str(number + 1), "#fff"))
    marks.append(_text(WIDTH / 2, 24, words("gem-curve-title")))
    marks.append(_text(WIDTH / 2, HEIGHT - 6, words("gem-curve-steps")))
    marks.append(_text(LEFT, TOP - 14, words("gem-curve-gems")))
    told = escape(repr(curve), quote=True)
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{told}" width="100%" '
        f'style="color: var(--jp-ui-font-color1, #24202b)">{"".join(marks)}</svg>'
    )


def _x(steps: int, top: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * steps / max(1, top)


def _y(steps: int, top: int) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * cost(steps) / max(1, cost(top))


def _text(x: float, y: float, text: str, colour: str = "currentColor") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" text-anchor="middle" font-size="13" fill="{colour}">'
        f"{escape(text)}</text>"
    )
