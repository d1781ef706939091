"""Cards that ask for a Space: changing places, appearing, throwing; and steps through Walls."""

import pytest

from platformer_nb.core.play.chance import Scripted
from platformer_nb.core.play.explain import explain
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.actions import say_action
from platformer_nb.games.platformer.narration.events import say_event
from platformer_nb.games.platformer.narration.rulings import (
    Foreseen,
    say_cite,
    say_explanation,
    say_ruling,
)
from tests.cards.deciding import WORDS, answers, code, drawn, told_all, why
from tests.cards.proving import proves
from tests.games.drawn import (
    action,
    allowed,
    figures,
    judge,
    of,
    place,
    play,
    refused,
    rules,
    written,
)

rule = pytest.mark.rule


# --- changing places --------------------------------------------------------------------------------------------

CROSSING = """
game: players 2
map:
    +----+----+----+----+
  4 |    :    :    :    |
    +    +    +    +    +
  3 |    : ${up}:  W :    |
    +    +====+    +    +
  2 |  E |  1 :  2 : ^  |
    +====+    +    +    +
  1 |    :  {down} : $  :  G |
    +====+====+====+====+
hero 1: lumi; {more}
hero 2: avvy
pool: move star
"""


def crossing(up: str = "  ", down: str = " ", more: str = "hearts 5") -> State:
    return drawn(CROSSING.format(up=up, down=down, more=more))


@proves("lumi")
@rule("CRD-4", "CRD-1", "ACT-5", "ZOC-3")
def test_lumi_changes_places_with_a_figure_next_to_her_whatever_lies_between() -> None:
    state = crossing(down="G")
    asked, _ = play(state, "ability")
    assert rules().actor(asked) == 0
    assert answers(asked) == ["target b1", "target a2", "target c2", "stop"]
    after, events = told_all(asked, "target a2")
    assert figures(after) == figures(state) | {"a2": "1", "b2": "E"}
    coin = e.Gained(1, 1, 0, 0, "CRD-1")
    assert events == [e.Placed(1, 5, 4), e.Swapped(code("ent"), 4, 5, 1), coin]
    assert say_event(WORDS, after, events[1]) == "Lumi changes places with the Ent, now on b2."
    refused(after, "ability", "ACT-5", used=1)


@rule("CRD-1", "ACT-5")
def test_who_does_not_want_to_change_places_after_all_stops() -> None:
    asked, _ = play(crossing(), "ability")
    after, events = play(asked, "stop")
    assert events == []
    assert figures(after) == figures(crossing())
    assert not after.hero.ability


@rule("CRD-1")
def test_the_ability_is_kept_where_there_is_nobody_to_change_places_with() -> None:
    state = drawn(
        """
map:
    +----+----+----+
  2 |  2 :    :  G |
    +====+    +    +
  1 |    :  1 :    |
    +====+====+====+
hero 1: lumi
"""
    )
    refused(state, "ability", "CRD-1", asks="no-swap")
    assert "ability" not in written(state)
    assert state.hero.ability


@rule("CRD-1", "LVL-3", "MAP-11")
def test_a_swap_needs_a_figure_right_beside_and_says_so() -> None:
    asked, _ = play(crossing(), "ability")
    refused(asked, "target b1", "CRD-1", asks="nobody", to="b1")
    refused(asked, "target b2", "CRD-1", asks="nobody", to="b2")
    refused(asked, "target c3", "CRD-1", asks="beside", frm="b2", to="c3")
    refused(asked, "target d4", "CRD-1", asks="nobody")
    refused(asked, "target c5", "LVL-3")
    refused(asked, "move up", "CRD-1", pending="swap")
    refused(asked, "end", "CRD-1", pending="swap")
    assert why(asked, "target c3") == ["c3 is not directly above, below or beside b2."]
    assert why(asked, "target b1") == ["There is nobody else on b1 to change places with."]
    assert judge(asked, "target c3").written[0] == "target c2"


@rule("CRD-4", "MAP-5", "PSH-4")
def test_another_hero_comes_to_her_space_with_all_that_follows_and_so_does_she() -> None:
    state = drawn(
        """
map:
    +----+----+----+
  2 | ^2 | ^1g:    |
    +    +    +    +
  1 |    :    :    |
    +====+====+====+
hero 1: lumi; hearts 1
hero 2: etorn; hearts 2
"""
    )
    asked, _ = play(state, "ability")
    after, events = told_all(asked, "target etorn")
    assert place(after, 1) == "off"
    assert place(after, 2) == "b2"
    assert after.heroes[1].hearts == 1
    assert after.heroes[1].gems == 1
    assert [x.hero for x in of(events, e.Trapped)] == [1, 2]
    assert of(events, e.Fainted) == [e.Fainted(1, 3)]


@rule("CRD-4", "MAP-6", "MAP-10")
def test_she_may_come_to_a_shop_or_a_spawn_space_that_way() -> None:
    state = drawn(
        """
map:
    +----+----+----+
  1 | $G :  1 : xE |
    +====+====+====+
hero 1: lumi; coins 4
shop: items boots-of-haste, -, -; potions -, -, -
"""
    )
    refused(state, "buy boots-of-haste", "MAP-6")
    shop, _ = play(state, "ability", "target left")
    allowed(shop, "buy boots-of-haste", "ACT-2")
    spawn, _ = play(state, "ability", "target right")
    assert figures(spawn) == {"a1": "G", "b1": "E", "c1": "1"}


@rule("CRD-4", "GRA-9", "GRA-1")
def test_an_enemy_put_over_a_hole_hangs_there_till_gravity() -> None:
    state = drawn(
        """
map:
    +----+----+
  3 |  S :  1 |
    +====+    +
  2 |    :    |
    +    +    +
  1 |    :    |
    +====+====+
hero 1: lumi
pool: move
"""
    )
    hanging, _ = play(state, "ability", "target left")
    assert figures(hanging) == {"a3": "1", "b3": "S"}
    fallen, events = play(hanging, "gravity")
    assert figures(fallen) == {"a3": "1", "b1": "S"}
    assert [x.figure for x in of(events, e.Fell)] == [code("stone-golem")]


SUMMIT = """
game: players 2; boss medusa
map:
    +----+----+----+
 11 |    :    :    |
    +    +    +    +
 10 |  {e} :  {up} :    |
    +^^^^+^^^^+^^^^+
  9 |    :  {low} :    |
    +    +    +    +
  8 |    :    :    |
    +    +    +    +
  7 |    :  {down} :    |
    +====+====+====+
hero 1: {hero}
hero 2: avvy
"""


def summit(hero: str, up: str = " ", low: str = " ", down: str = " ", e: str = " ") -> State:
    return drawn(SUMMIT.format(hero=hero, up=up, low=low, down=down, e=e))


@rule("BLV-5", "BLV-2")
def test_nobody_changes_places_through_the_floor_of_the_boss_level() -> None:
    below = summit("lumi", up="G", low="1", down="2")
    refused(below, "ability", "CRD-1", asks="no-swap")
    beside = drawn(rules().write(below).replace("|    :  1 :    |", "|  E :  1 :    |"))
    asked, _ = play(beside, "ability")
    assert answers(asked) == ["target a9", "stop"]
    refused(asked, "target b10", "BLV-5", enemy="gloop", to="b10")
    above = summit("lumi", up="1", low="2", down="G", e="E")
    asked, _ = play(above, "ability")
    assert answers(asked) == ["target a10", "stop"]
    refused(asked, "target avvy", "BLV-5", hero="avvy", to="b9")


@rule("CRD-1")
def test_the_boss_changes_places_with_nobody_but_a_heavy_enemy_does() -> None:
    state = summit("lumi", up="1", low=" ", down="2", e="M")
    refused(state, "ability", "CRD-1", asks="no-swap")
    asked, _ = play(drawn(rules().write(state).replace("1 :    |", "1 :  S |")), "ability")
    assert answers(asked) == ["target c10", "stop"]
    refused(asked, "target medusa", "CRD-1", asks="boss")
    assert why(asked, "target boss") == ["Medusa changes places with nobody."]
    after, _ = play(asked, "target stone-golem")
    assert figures(after) == {"b7": "2", "a10": "M", "b10": "S", "c10": "1"}


@rule("CRD-1")
def test_a_choice_is_taken_back_and_comes_back_from_a_record() -> None:
    session = Session(rules(), crossing(), Scripted(()))
    for text in ("ability", "target right"):
        session.do(text)
    after = session.state
    again = Session.replay(GAME, session.record(GAME), Scripted(()))
    assert again.state == after
    assert session.undo()
    assert session.state.frame == ("swap", 0, 0, "")
    assert session.undo()
    assert session.state == crossing()


# --- appearing ---------------------------------------------------------------------------------------------------

POCKET = """
game: players 2
map:
    +----+----+----+----+----+
  3 |    :    :    :    :    |
    +    +====+    +    +    +
  2 |  G |   g|  E : ^  :    |
    +    +====+    +    +    +
  1 |    :  1 :    :    : $2 |
    +====+====+====+====+====+
hero 1: sweety; {more}
hero 2: avvy
pool: move
"""


def pocket(more: str = "potions blink-powder") -> State:
    return drawn(POCKET.format(more=more))


@proves("blink-powder")
@rule("CRD-4", "MAP-8", "ACT-4", "ZOC-3")
def test_blink_powder_puts_the_hero_on_a_free_space_up_to_two_away_even_in_a_pocket() -> None:
    state = pocket()
    asked, _ = play(state, "use blink-powder")
    assert asked.bottom == ("blink-powder",)
    free = ["a1", "c1", "d1", "b2", "b3"]
    assert answers(asked) == [*(f"target {space}" for space in free), "stop"]
    after, events = told_all(asked, "target b2")
    assert place(after, 1) == "b2"
    assert after.hero.gems == 1
    assert of(events, e.Placed) == [e.Placed(1, 1, 6)]
    assert not of(events, e.EnemyAttacked)
    assert not of(events, e.Moved)


@rule("CRD-4", "CRD-1", "LVL-3", "MAP-11")
def test_where_one_cannot_appear_the_refusal_says_what_is_in_the_way() -> None:
    asked, _ = play(pocket(), "use blink-powder")
    refused(asked, "target a2", "CRD-4", enemy="gloop", to="a2")
    refused(asked, "target avvy", "CRD-1", asks="far")
    refused(asked, "target b1", "CRD-4", same=1)
    refused(asked, "target c3", "CRD-1", asks="far", has=3, needs=2)
    refused(asked, "target b4", "MAP-11")
    refused(asked, "target outside", "MAP-11")
    assert why(asked, "target a2") == [
        "The card can put your Hero only on a free Space, and the Gloop stands on a2."
    ]
    assert why(asked, "target c3") == [
        "The distance from b1 to c3 is 3, and the card reaches only 2 Spaces."
    ]
    assert why(asked, "target b1") == ["Your Hero is already on b1."]
    assert say_action(WORDS, asked, action(asked, "target b3")) == "Appear on b3"


@rule("CRD-4", "MAP-5")
def test_appearing_on_a_trap_is_entering_it() -> None:
    state = drawn(rules().write(pocket()).replace("|    :  1 :    :", "|    :    :  1 :"))
    after, events = play(state, "use blink-powder", "target d2")
    assert of(events, e.Trapped) == [e.Trapped(1, 8)]
    assert after.hero.hearts == 3


@rule("LVL-6", "CRD-4")
def test_appearing_in_the_top_row_reveals_no_level() -> None:
    state = pocket()
    after, events = play(state, "use blink-powder", "target b3")
    assert not of(events, e.LevelRevealed)
    assert rules().actor(after) == 0


@rule("ADJ-5", "CRD-4")
def test_no_card_puts_its_hero_on_the_boss_level_from_below() -> None:
    state = summit("sweety; potions blink-powder", low="1", up="G", e="2")
    asked, _ = play(state, "use blink-powder")
    assert answers(asked) == [
        *(f"target {space}" for space in ("b7", "a8", "b8", "c8", "a9", "c9")),
        "stop",
    ]
    refused(asked, "target b11", "ADJ-5", frm="b9", to="b11")
    refused(asked, "target b10", "ADJ-5", to="b10")
    refused(asked, "target c11", "ADJ-5", to="c11")
    assert why(asked, "target b11") == [
        "A one-way Platform separates b9 from b11. Only a Hero’s own Move upward gets through."
    ]
    verdict = say_ruling(WORDS, asked, action(asked, "target b11"), judge(asked, "target b11"))
    assert verdict.reasons[0].open == f"{WORDS('rule-open')} {WORDS('ruling-ADJ-5-moves')}"


@rule("ADJ-5", "CRD-4")
def test_under_the_boss_level_the_powder_is_kept_where_it_leads_nowhere() -> None:
    state = drawn(
        """
game: players 2; levels 2
map:
    +----+----+
  6 |    :    |
    +    +    +
  5 |    :    |
    +    +    +
  4 |    :    |
    +^^^^+^^^^+
  3 |  1 |  G |
    +====+====+
  2 |  E |  E |
    +====+====+
  1 |  E |  E |
    +====+====+
hero 1: sweety; potions blink-powder
hero 2: avvy
"""
    )
    refused(state, "use blink-powder", "CRD-1", asks="no-blink")


@rule("ADJ-5", "BLV-2", "BLV-4", "CRD-4")
def test_by_the_ruling_one_appears_on_the_boss_level_but_never_below_it_again() -> None:
    game = SUMMIT.replace("boss medusa", "boss medusa; ruling ADJ-5 placed")
    state = drawn(
        game.format(hero="sweety; potions blink-powder", low="1", up="G", down=" ", e="2")
    )
    asked, _ = play(state, "use blink-powder")
    assert "target b11" in answers(asked)
    cites = allowed(asked, "target b11", "CRD-4", "ADJ-5").cites
    said = {cite.rule: say_cite(WORDS, cite, True, asked.game.rulings).text for cite in cites}
    assert said["ADJ-5"] == WORDS("ruling-ADJ-5-placed")
    after, events = told_all(asked, "target b11")
    assert [x.level for x in of(events, e.LevelRemoved)] == [3]
    assert after.terrain.low == after.terrain.boss_low
    high = game.format(hero="sweety; potions blink-powder", low="2", up="1", down=" ", e=" ")
    asked, _ = play(drawn(high), "use blink-powder")
    refused(asked, "target a9", "BLV-2", frm="b10", to="a9")


@rule("ADJ-5", "CRD-4", "BLV-5")
def test_no_other_card_is_changed_by_that_ruling() -> None:
    """Climbing ends under the first Platform, and changing places would send somebody down."""
    for ruling in ("", "; ruling ADJ-5 placed"):
        game = SUMMIT.replace("boss medusa", f"boss medusa{ruling}")
        state = drawn(game.format(hero="lumi; items grapnel", low=" ", up="G", down="1", e="2"))
        after, _ = play(state, "use grapnel")
        assert place(after, 1) == "b9"
        refused(after, "ability", "CRD-1", asks="no-swap")


@rule("BLV-1", "BLV-2", "CRD-4")
def test_no_card_puts_its_hero_back_below_the_boss_level() -> None:
    up = summit("sweety; potions blink-powder", low="2", up="1")
    asked, _ = play(up, "use blink-powder")
    assert answers(asked) == [
        "target a10",
        "target c10",
        "target a11",
        "target b11",
        "target c11",
        "stop",
    ]
    refused(asked, "target a9", "BLV-2", frm="b10", to="a9")
    refused(asked, "target b8", "BLV-2")


@rule("CRD-1", "ACT-4")
def test_the_powder_is_kept_where_no_space_is_free() -> None:
    state = drawn(
        """
map:
    +----+----+----+
  1 |  2 :  1 :  G |
    +====+====+====+
hero 1: sweety; potions blink-powder, fire-flask
"""
    )
    refused(state, "use blink-powder", "CRD-1", asks="no-blink")
    allowed(state, "use fire-flask", "ACT-4")
    assert why(state, "use blink-powder") == ["There is no free Space near enough."]


# --- throwing -----------------------------------------------------------------------------------------------------

RANGE = """
map:
    +----+----+----+----+----+----+----+
  2 |    :    :  G :    :    :    :    |
    +    +    +    +    +    +    +    +
  1 |  {a} :    {wall}  {c} {ladder}  1 :    :H   :  {g} |
    +====+====+====+====+====+====+====+
hero 1: sweety; {more}
hero 2: avvy
bonus: attack 1
"""


def shooting(
    a: str = " ", c: str = " ", g: str = "E", wall: str = ":", more: str = "potions fire-flask"
) -> State:
    return drawn(RANGE.format(a=a, c=c, g=g, wall=wall, ladder=":", more=more))


@proves("fire-flask")
@rule("ATK-2", "ATK-4", "ATK-6", "ATK-7", "CRD-1", "ENM-6")
def test_fire_flask_hits_an_enemy_in_the_row_past_a_ladder_with_two_wounds_and_no_bonus() -> None:
    state = shooting(c="G", a="G")
    asked, _ = play(state, "use fire-flask")
    assert answers(asked) == ["target c1", "target g1", "stop"]
    after, events = told_all(asked, "target ent")
    ent = code("ent")
    assert of(events, e.Struck) == [e.Struck(1, ent, 6, 2, 2, "CRD-1")]
    assert of(events, e.Defeated) == [e.Defeated(1, ent, 6)]
    assert of(events, e.Looted)
    assert after.bonus == 1
    assert (
        say_action(WORDS, asked, action(asked, "target g1")) == "Throw the flask at the Ent on g1"
    )


@rule("ATK-2", "CRD-1")
def test_a_throw_that_falls_short_does_nothing_and_is_warned_of() -> None:
    asked, _ = play(shooting(g="W"), "use fire-flask")
    after, events = told_all(asked, "target werewolf")
    assert [type(x) for x in events] == [e.Struck]
    assert "g1" in figures(after)


@rule("CRD-1", "MAP-3")
def test_what_stops_a_throw_is_named() -> None:
    state = shooting(a="E", c="G", g="2")
    asked, _ = play(state, "use fire-flask")
    assert answers(asked) == ["target c1", "stop"]
    refused(asked, "target a1", "CRD-1", asks="between", enemy="gloop", space="c1")
    refused(asked, "target avvy", "CRD-1", asks="enemy", hero="avvy")
    refused(asked, "target c2", "CRD-1", asks="row")
    assert why(asked, "target ent") == ["The Gloop on c1 is in the way."]
    walled, _ = play(shooting(a="E", g="W", wall="|"), "use fire-flask")
    refused(walled, "target a1", "CRD-1", asks="wall", frm="c1", to="b1")
    far = drawn(rules().write(walled).replace("|    :    |", "|  W :    |"))
    refused(far, "target b1", "CRD-1", asks="enemy")


@rule("CRD-1", "ACT-4")
def test_a_flask_is_not_used_where_it_reaches_nobody() -> None:
    state = shooting(a="E", wall="|", g=" ")
    refused(state, "use fire-flask", "CRD-1", asks="no-throw")
    far = drawn(
        """
map:
    +----+----+----+----+----+
  1 |  1 :    :    :    :  G |
    +====+====+====+====+====+
hero 1: sweety; potions fire-flask
"""
    )
    refused(far, "use fire-flask", "CRD-1", asks="no-throw")
    near, _ = play(
        drawn(rules().write(far).replace("   :    :  G |", "   :  G :    |")), "use fire-flask"
    )
    allowed(near, "target d1", "ATK-2", "CRD-1")


# --- steps through Walls --------------------------------------------------------------------------------------------

WALLS = """
game: players 2; boss medusa
map:
    +----+----+----+----+
 10 |    |    :    :    |
    +^^^^+^^^^+^^^^+^^^^+
  9 |  1 |  2 |    :  G |
    +====+====+    +    +
  8 |    :    :    :    |
    +    +    +    +    +
  7 |    :    :    :    |
    +====+====+====+====+
hero 1: sweety; {more}
hero 2: avvy
"""


def walled(more: str = "potions quickfoot-tonic") -> State:
    return drawn(WALLS.format(more=more))


@proves("quickfoot-tonic")
@rule("CRD-1", "MAP-3", "MOV-3", "PSH-3")
def test_quickfoot_tonic_moves_two_spaces_and_no_wall_stops_it() -> None:
    asked, _ = play(walled(), "use quickfoot-tonic")
    assert asked.frame == ("steps", 2, 1, "card")
    refused(asked, "step right", "PSH-2", nowhere=1, hero="avvy")
    refused(asked, "step right push left", "PSH-2", nowhere=1)
    assert answers(asked) == ["step up", "stop"]
    alone = drawn(rules().write(asked).replace("|  1 |  2 |    :  G |", "|  1 |    |  2 :  G |"))
    assert answers(alone) == ["step up", "step right", "stop"]
    on, events = told_all(alone, "step right")
    assert of(events, e.Moved) == [e.Moved(1, 32, 33, "CRD-4")]
    assert on.frame == ("steps", 1, 1, "card")
    allowed(on, "step right push down", "CRD-1", "PSH-1")
    done, _ = play(on, "step left")
    assert not done.pending


@rule("BLV-1", "MAP-4", "MAP-11")
def test_platforms_and_the_sides_stop_these_steps_all_the_same() -> None:
    asked, _ = play(walled(), "use quickfoot-tonic")
    refused(asked, "step down", "MAP-4", edge="platform")
    refused(asked, "step left", "MAP-11")
    up, _ = play(asked, "step up")
    assert place(up, 1) == "a10"
    refused(up, "step down", "BLV-1", edge="oneway")
    over, _ = play(up, "step right")
    assert place(over, 1) == "b10"


@rule("MAP-3", "CRD-1")
def test_other_moves_still_stop_at_walls() -> None:
    state = walled("items boots-of-haste; potions quickfoot-tonic")
    plain, _ = play(state, "use boots-of-haste")
    refused(plain, "step right", "MAP-3", edge="wall")
    assert "step right" not in str(written(plain))


# --- explained -----------------------------------------------------------------------------------------------------


@rule("CRD-1", "ATK-2")
def test_it_is_told_before_what_will_be_asked_and_what_a_choice_will_bring() -> None:
    def foreseen(state: State, text: str) -> Foreseen:
        return say_explanation(WORDS, state, explain(rules(), state, action(state, text)))

    state = shooting(g="W")
    assert foreseen(state, "use fire-flask").open == "Then Sweety chooses an Enemy."
    asked, _ = play(state, "use fire-flask")
    thrown = foreseen(asked, "target g1")
    assert [reason.rule for reason in thrown.verdict.reasons] == ["CRD-1", "ATK-2"]
    assert "3" in thrown.warning
    assert foreseen(pocket(), "use blink-powder").open == "Then Sweety chooses where to appear."
    swapping = foreseen(crossing(), "ability")
    assert swapping.open == "Then Lumi chooses with whom to change places."
