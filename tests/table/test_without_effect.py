"""At the table: what has no effect is told with the reason, in the log and before it is done."""

from __future__ import annotations

import pytest

from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.box.box import ENEMY_FACES
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.view.table import Table
from tests.games.drawn import play, position

TRAP = """
map:
    +----+----+----+
  2 |  1 :    :    |
    +    +    +    +
  1 | ^  :    :  2 |
    +====+====+====+
hero 1: {}
hero 2: etorn
pool: move
"""


def fallen(hero: str, language: str = "en") -> Table:
    state = GAME.rules.read(TRAP.format(hero))
    return Table(Session(GAME.rules, state, Scripted((), Seeded(1))), ("Ada", "Bo"), language)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The Trap deals no Wound: Avvy has an ability against Traps."),
        ("pl", "Pułapka nie zadaje Rany: Avvy ma na Pułapki zdolność."),
        ("uk", "Пастка не завдає Поранення: Авві має здатність проти Пасток."),
    ],
)
def test_a_trap_that_spares_a_hero_is_told_in_the_log_and_before_it(
    language: str, said: str
) -> None:
    table = fallen("avvy", language)
    before = table.section.foresee(None, "gravity")
    assert before is not None
    assert said in before["text"]
    table.intent({"intent": "act", "action": "gravity", "for": table.number})
    told = [line for line in table.view()["log"] if line["text"].endswith(said)]
    assert len(told) == 1
    assert "ACT-5" in told[0]["rules"]
    assert not {"MAP-5", "CRD-1"} & {*told[0]["rules"]}


def test_of_a_trap_that_wounds_nothing_of_the_kind_is_told() -> None:
    table = fallen("sweety")
    table.intent({"intent": "act", "action": "gravity", "for": table.number})
    told = [line["text"] for line in table.view()["log"]]
    assert any("Wound" in one for one in told)
    assert not any("no Wound" in one for one in told)


LAIR = """
game: players 4; boss medusa
turn: 9; hero 1
map:
    +----+----+----+----+----+----+----+----+
 12 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
 11 |    :  M :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
 10 |    :    :    :    :  1 :    :    :    |
    +^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+
  9 |    :  2 :    :    :    :    :  3 :  4 |
    +====+====+====+====+====+====+====+====+
hero 1: avvy
hero 2: etorn
hero 3: sweety
hero 4: angelo
pool: -
"""


@pytest.mark.parametrize(
    ("card", "language", "said"),
    [
        ("gaze", "en", "Nobody is hit: no Hero stands in Medusa’s Row."),
        ("gaze", "pl", "Nikt nie obrywa: w Rzędzie Meduzy nie ma żadnego Bohatera."),
        ("gaze", "uk", "Атака ні в кого не влучає: у Ряду Медузи немає жодного Героя."),
        ("tail-lash", "en", "no Hero stands on the four Spaces next to Medusa."),
        ("venom-spray", "en", "no Hero stands on the eight Spaces around Medusa."),
        ("turn-to-stone", "en", "no Hero stands on Medusa’s map tile."),
        ("hiss", "en", "No Hero whom it reaches has a coin to lose."),
        ("hiss", "pl", "Nikt, kogo dosięga, nie ma monety do stracenia."),
        (
            "hiss",
            "uk",
            "Жоден Герой, до якого вона сягає, не має монети, яку міг би втратити.",
        ),
    ],
)
def test_an_attack_of_the_boss_without_effect_tells_where_it_looked_or_what_nobody_has(
    card: str, language: str, said: str
) -> None:
    assert drawn_of(position(LAIR), card, language).endswith(said)


def test_of_an_attack_of_the_boss_that_takes_a_coin_nothing_of_the_kind_is_told() -> None:
    assert "No Hero" not in drawn_of(position(LAIR.replace(": avvy", ": avvy; coins 1")), "hiss")


def drawn_of(drawn: State, card: str, language: str = "en") -> str:
    """The line of an attack card that the Boss draws."""
    reach = next(c for c in drawn.game.box.bosses["medusa"].cards if c.id == card)
    rolled, _ = play(drawn, "end", f"boss-die {ENEMY_FACES[reach.face]}")
    after, events = play(rolled, f"boss-card {card}")
    (drew,) = (one for one in events if isinstance(one, e.BossDrew))
    return GAME.narrator.event(rolled, after, drew, Words(language))
