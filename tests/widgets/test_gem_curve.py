"""The curve of what gems cost: its sums, its plain text, its dots and sliders."""

from itertools import product

import numpy
import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.teaching.purse import Purse
from platformer_nb.text import languages
from platformer_widgets import GemCurve


def test_nine_gems_make_two_symbols_seven_and_four_symbols_ten_with_one_left() -> None:
    two, four = Purse(2, 9), Purse(4, 9)

    assert (two.worth(two.best), two.spent(two.best)) == (7, 9)
    assert (four.worth(four.best), four.spent(four.best)) == (10, 8)


@pytest.mark.parametrize("symbols", [1, 2, 3])
def test_no_share_that_can_be_paid_counts_more_than_the_best(symbols: int) -> None:
    for gems in range(16):
        purse = Purse(symbols, gems)
        payable = [
            share
            for share in product(range(purse.top + 1), repeat=symbols)
            if purse.spent(share) <= gems
        ]
        assert purse.best in payable
        assert purse.worth(purse.best) == max(map(purse.worth, payable))


def test_in_plain_text_the_curve_is_drawn_gem_by_gem() -> None:
    told = repr(GemCurve(2, 9, "en")).splitlines()

    assert "  6 gems: the symbol counts as 4   ■■■■■■" in told
    assert told[-2] == "Chosen: 4 + 1 = 5. That costs 6 gems out of 9."
    assert told[-1] == "The best way: 4 + 3 = 7. Gems left over: 0."


@pytest.mark.parametrize("language", languages())
def test_plain_text_fits_a_notebook_in_every_language(language: str) -> None:
    curve = GemCurve(6, 45, language).put(0, 1, 2, 3, 4, 5)

    assert max(map(len, repr(curve).splitlines())) <= 84


def test_a_share_that_is_too_dear_says_so() -> None:
    assert "cost 20 gems, and you have 9" in repr(GemCurve(2, 9, "en").put(4, 4))


def test_a_dot_that_is_dragged_goes_to_the_nearest_place_on_the_curve() -> None:
    curve = GemCurve(2, 9, "en")
    figure, first, second, chosen, _ = curve.panel().children
    dots = figure.marks[1]

    with dots.hold_trait_notifications():  # as a browser brings both at once
        dots.x, dots.y = numpy.array([3.0, 1.8]), numpy.array([6.0, 9.0])

    assert curve.steps == (3, 2)
    assert (list(dots.x), list(dots.y)) == ([3, 2], [6, 3])
    assert (first.value, second.value) == (3, 2)
    assert chosen.value == "Chosen: 4 + 3 = 7. That costs 9 gems out of 9."


def test_a_dot_cannot_leave_the_curve() -> None:
    curve = GemCurve(1, 9, "en")

    curve.move(0, 99)
    assert curve.steps == (4,)
    curve.move(0, -3)
    assert curve.steps == (0,)


def test_a_slider_moves_its_dot_and_pictures_follow_each_other() -> None:
    curve = GemCurve(2, 9, "en")
    one, other = curve.panel(), curve.panel()

    one.children[2].value = 4

    assert list(other.children[0].marks[1].x) == [3, 4]
    assert other.children[3].value.startswith("Too dear!")


def test_it_shows_itself_with_a_plain_text() -> None:
    curve = GemCurve(language="en")
    shown = curve._repr_mimebundle_()
    data = shown[0] if isinstance(shown, tuple) else shown

    assert "application/vnd.jupyter.widget-view+json" in data
    assert data["text/plain"] == repr(curve)


@pytest.mark.parametrize(
    ("symbols", "gems", "place"), [(0, 9, "symbols"), (7, 9, "symbols"), (2, -1, "gems")]
)
def test_what_cannot_be_drawn_is_refused(symbols: int, gems: int, place: str) -> None:
    with pytest.raises(BadInput, match=rf"{place}: .* is not a number from"):
        GemCurve(symbols, gems)


def test_a_share_is_one_number_for_each_symbol() -> None:
    with pytest.raises(BadInput, match="different number of symbols"):
        GemCurve(2, 9).put(1)
    with pytest.raises(BadInput, match="from 0 to 4"):
        GemCurve(2, 9).put(1, 5)


def test_a_price_is_said_of_one_gem_and_of_more() -> None:
    words = Words("en", strict=True)

    assert "costs 1 gem out of 2" in Purse(2, 2).said(words, (1, 0))
    assert "costs 2 gems out of 2" in Purse(2, 2).said(words, (1, 1))
