"""The form of a new game, generated from the options of its setup, and reading it once filled in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from platformer_nb.bots.seats import bot_kinds
from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame, Option
from platformer_nb.core.input.short_text import MAX_NAME
from platformer_nb.core.options import choice_key
from platformer_nb.core.parts.intent import MAX_WORD, Refused, read_mapping, read_text
from platformer_nb.text import Words

TWICE = {name: f"{{{name}}}" for name in ("choice", "one", "other")}
"""What the page fills in where two seats choose the same: the choice, and the numbers of both."""


@dataclass(frozen=True, slots=True)
class Offered:
    """An option with the choices that can be set up, and the numbers of players who have a choice.

    `alike`: whether two seats may make the same choice. `barred`: the numbers of players with whom a choice of a seat
    cannot be made, by choice.
    """

    option: Option
    choices: tuple[Any, ...]
    players: tuple[int, ...]
    alike: bool = True
    barred: Mapping[Any, tuple[int, ...]] = field(default_factory=dict)

    def kind(self, say: Words) -> str:
        """Return how the form shows it: `seats`, `switches`, `select`, or `tick` for two choices without names."""
        if self.option.kind != "one":
            return self.option.kind
        named = all(say.has(choice_key(self.option, choice)) for choice in self.choices)
        return "select" if named or len(self.choices) != 2 else "tick"


def form(game: AnyGame, language: str) -> dict[str, Any]:
    """Return the options of a new game in a language: only those that can be played."""
    say, seats = Words(language, game.name), game.setup.seats
    return {
        "players": [min(seats), max(seats)],
        "bots": [{"id": kind, "name": say(f"form-bot-{kind}")} for kind in bot_kinds(game)],
        "options": [_told(one, say) for one in offered(game)],
        "notes": {
            str(number): say(f"form-players-{number}")
            for number in seats
            if say.has(f"form-players-{number}")
        },
        "most": MAX_NAME,
    }


# --- what can be played ----------------------------------------------------------------------------


@lru_cache(maxsize=8)
def offered(game: AnyGame) -> tuple[Offered, ...]:
    """Return the options of a game; each choice is tried out, and what cannot be set up is left out."""
    return tuple(_offered(game, option) for option in game.setup.options)


def _offered(game: AnyGame, option: Option) -> Offered:
    seats = tuple(game.setup.seats)
    if option.kind == "seats":
        two = next((number for number in seats if number > 1), None)
        twice = option.choices[:1] * 2 + (None,) * ((two or 2) - 2)
        alike = two is None or _can(game, two, option, twice)
        barred = {
            choice: tuple(n for n in seats if not _can(game, n, option, (choice,)))
            for choice in option.choices
        }
        return Offered(option, option.choices, seats, alike, barred)
    values = {choice: _value(option, choice) for choice in option.choices}
    choices = tuple(
        choice
        for choice, value in values.items()
        if any(_can(game, n, option, value) for n in sorted(seats, key=lambda n: n != 2))
    )
    others = [choice for choice in choices if choice != option.default]
    with_choice = (n for n in seats if any(_can(game, n, option, values[one]) for one in others))
    return Offered(option, choices, tuple(with_choice))


def _value(option: Option, choice: Any) -> Any:
    return dict([choice]) if option.kind == "switches" else choice


def _can(game: AnyGame, players: int, option: Option, value: Any) -> bool:
    try:
        game.setup.new(players, **{option.name: value})
    except BadInput:
        return False
    return True


# --- in words ------------------------------------------------------------------------------------------


def _told(one: Offered, say: Words) -> dict[str, Any]:
    name, kind = one.option.name, one.kind(say)
    told: dict[str, Any] = {
        "name": name,
        "kind": kind,
        "label": say(f"option-{name}"),
        "help": say(f"option-{name}-help") if say.has(f"option-{name}-help") else "",
        "players": list(one.players),
        "default": one.option.default if kind in ("select", "tick") else None,
    }
    if kind == "switches":
        return {**told, "switches": list(_switches(one, say))}
    if kind == "seats":
        told |= {
            "of": say(f"option-{name}-of", seat="{seat}"),
            "any": say(f"option-{name}-any"),
            "same": "" if one.alike else say(f"option-{name}-same", **TWICE),
        }
    names = {} if kind == "tick" else {c: say(choice_key(one.option, c)) for c in one.choices}
    return {**told, "choices": [_named(one, c, names.get(c, ""), say) for c in one.choices]}


def _named(one: Offered, choice: Any, name: str, say: Words) -> dict[str, Any]:
    barred = one.barred.get(choice, ())
    if not barred:
        return {"id": choice, "name": name}
    players = say.joined([str(number) for number in barred])
    closed = say("form-barred", name=name, players=players)
    return {"id": choice, "name": name, "barred": list(barred), "closed": closed}


def _switches(one: Offered, say: Words) -> Iterator[dict[str, Any]]:
    for switch in dict.fromkeys(name for name, _ in one.choices):
        readings = [pair for pair in one.choices if pair[0] == switch]
        yield {
            "id": switch,
            "name": say(choice_key(one.option, switch)),
            "readings": [
                {"id": value, "name": say(choice_key(one.option, (name, value)))}
                for name, value in readings
            ],
        }


# --- a form that is filled in ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Start:
    """A filled-in form: each player's `name` and kind of bot, the seed, the chosen options."""

    players: list[dict[str, str | None]]
    seed: str
    options: dict[str, Any]


def read_start(game: AnyGame, content: object) -> Start:
    """Return the choices of a form; what is left out has its default. Raise Refused if no form sends this.

    Names, the seed, and whether the choices can be played, are checked when the table is made.
    """
    message = read_mapping(content)
    players = message.get("players")
    if not isinstance(players, list) or not 1 <= len(players) <= max(game.setup.seats):
        raise Refused("players is no list of players")
    known = {option.name: option for option in game.setup.options}
    chosen = read_mapping(message.get("options", {}))
    if unknown := chosen.keys() - known.keys():
        raise Refused(f"there is no option {min(unknown)}")
    return Start(
        [_player(player) for player in players],
        read_text(message.get("seed", ""), "seed"),
        {name: _choice(known[name], value, len(players)) for name, value in chosen.items()},
    )


def _player(player: object) -> dict[str, str | None]:
    given = read_mapping(player)
    bot = given.get("bot")
    return {
        "name": read_text(given.get("name", ""), "name"),
        "bot": None if bot is None else read_text(bot, "bot", MAX_WORD),
    }


def _choice(option: Option, value: object, players: int) -> Any:
    if option.kind == "switches":
        return {
            read_text(name, option.name, MAX_WORD): read_text(one, option.name, MAX_WORD)
            for name, one in read_mapping(value).items()
        }
    if option.kind == "seats":
        if not isinstance(value, list) or len(value) != players:
            raise Refused(f"{option.name} is not one for each player")
        return [None if one is None else read_text(one, option.name, MAX_WORD) for one in value]
    if type(value) not in {type(choice) for choice in option.choices}:
        raise Refused(f"{option.name} has a wrong type")
    if isinstance(value, str):
        return read_text(value, option.name, MAX_WORD)
    if value not in option.choices:
        raise Refused(f"{option.name} is none of its choices")
    return value
