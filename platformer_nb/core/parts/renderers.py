"""Which code shows a part of a view: declared by a game, so that a rule's answer “where is it shown” is data."""

from __future__ import annotations

from platformer_nb.core.value import value


@value
class Renderer:
    """The code that shows one part of a view.

    `fields` are the fields of the view it shows, as paths without indices: `figures.at`; `figures#` is the
    length of the list, `event:moved` an event of that kind, `chance.roll` a roll that chance may bring next. `made`
    is the function that makes them, `module:name`; `drawn` the one that draws them, `path#name`, the path from the
    root of the checkout.
    """

    fields: tuple[str, ...]
    made: str
    drawn: str
