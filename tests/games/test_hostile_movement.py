"""A hostile reading of moving, pushing, Traps, tokens and portals: what the rulebook did not foresee."""

import pytest

from platformer_nb.games.platformer import events as e
from tests.cards.deciding import code
from tests.games.drawn import allowed, figures, of, place, play, position, refused, written

rule = pytest.mark.rule

# --- moving, pushing, what is adjacent -------------------------------------------------------------

SWAP = """
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +====+====+====+====+
  1 |    : ^1 :  2 :    |
    +====+====+====+====+
hero 1: sweety; gems 3
hero 2: etorn; hearts {hearts}
pool: move move
"""


@rule("PSH-1", "PSH-4", "MAP-5")
def test_a_hero_pushed_onto_the_vacated_trap_is_wounded_and_the_mover_is_not() -> None:
    """PSH-1 lets it go there, PSH-4 makes it enter; who leaves a Trap suffers nothing (MAP-5)."""
    after, events = play(position(SWAP.format(hearts=3)), "move right push left")
    assert figures(after) == {"b1": "2", "c1": "1"}
    assert (after.heroes[0].hearts, after.heroes[1].hearts) == (4, 2)
    assert of(events, e.Trapped) == [e.Trapped(2, 1)]


@rule("PSH-4", "MOV-3", "FNT-1")
def test_a_longer_move_goes_on_when_the_hero_it_pushed_faints() -> None:
    """MOV-3: the mover's own faint ends its Move; the pushed Hero's (PSH-4, FNT-1) does not."""
    state, _ = play(position(SWAP.format(hearts=1)), "move right push left with move+3")
    assert figures(state) == {"c1": "1"}
    allowed(state, "step left", "MOV-3")
    after, events = play(state, "step left")
    assert place(after, 1) == "b1"
    assert of(events, e.Trapped) == [e.Trapped(1, 1)], "now the mover enters the vacated Trap"


@rule("PSH-1", "MOV-3")
def test_a_longer_move_may_push_the_same_figure_at_every_step() -> None:
    """MOV-3: each step is a Move with a Push of its own; the figure may come back (PSH-1)."""
    state = position(SWAP.format(hearts=5))
    after, _ = play(state, "move right push right with move+3", "step right push left", "stop")
    assert figures(after) == {"c1": "2", "d1": "1"}


SHAFT = """
map:
    +----+----+----+----+
  6 |    :    :    : $  |
    +    +    +    +    +
  5 |    :    :    :    |
    +    +    +    +    +
  4 |    :    :    :    |
    +^^^^+^^^^+^^^^+^^^^+
  3 |    :H 1 :    :    |
    +====+=HH=+====+====+
  2 |    |H 2 |    :    |
    +    +====+    +    +
  1 |    :    :    :    |
    +====+====+====+====+
hero 1: sweety
hero 2: etorn
pool: move move
"""


@rule("PSH-3", "ADJ-3", "ADJ-5")
def test_a_push_up_a_ladder_ends_below_the_one_way_platform() -> None:
    """PSH-3, ADJ-3: the vacated Space is adjacent by the Ladder; ADJ-5: no Push goes beyond it."""
    state = position(SHAFT)
    allowed(state, "move down push up", "PSH-1")
    after, _ = play(state, "move down push up")
    assert figures(after) == {"b2": "1", "b3": "2"}
    refused(after, "move up push up", "ADJ-5", to="b4")
    back, _ = play(after, "move up push down")
    assert figures(back) == {"b2": "2", "b3": "1"}


@rule("ADJ-3", "ZOC-1")
def test_an_enemy_on_the_platform_over_a_hero_attacks_it_only_through_a_ladder() -> None:
    """ADJ-3, ADJ-2: who leaves b2 sideways leaves the zone of b3, for a Ladder joins the two."""
    text = SHAFT.replace("H 1 :    :", "H W :    :").replace("|H 2 |", "|H 1 :")
    text = text.replace("  1 |    :    :", "  1 |    :  2 :")
    state = position(text)
    after, events = play(state, "move right")
    assert len(of(events, e.EnemyAttacked)) == 1
    assert place(after, 1) == "c2"
    plain = position(text.replace("=HH=", "===="))
    _, events = play(plain, "move right")
    assert not of(events, e.EnemyAttacked)


CORRIDOR = """
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +====+====+====+====+
  1 |  1 :   {lies}:    :  G |
    +====+====+====+====+
hero 1: sweety; hearts 1; gems {gems}; special sword
pool: move move coin
"""


@rule("ZOC-2", "ZOC-4", "MOV-5", "FNT-3")
def test_a_faint_at_the_third_step_keeps_the_gems_spent_and_lets_the_hero_spawn() -> None:
    """ZOC-2, ZOC-4: paid stays paid (MOV-5); the steps left are lost, FNT-3: it may Spawn at once."""
    state = position(CORRIDOR.format(gems=6, lies=" "))
    after, events = play(state, "move right with move+6", "step right", "step left")
    assert place(after, 1) == "off"
    assert len(of(events, e.Moved)) == 2
    assert after.hero.gems == 0
    assert after.pending == ()
    allowed(after, "spawn a1 with coin", "SPN-1")
    refused(after, "move up with move", "SPN-2")


@rule("MOV-5", "MAP-8")
def test_a_gem_found_on_the_way_does_not_lengthen_the_move() -> None:
    """MOV-5: gems are paid when the symbol is used; the gem found (MAP-8) stays with the Hero."""
    state = position(CORRIDOR.format(gems=1, lies="g"))
    after, _ = play(state, "move right with move+1", "step right")
    assert after.pending == ()
    assert after.hero.gems == 1


@rule("MOV-3", "LVL-1", "MAP-5")
def test_a_move_onto_a_trap_of_the_top_row_reveals_the_level_though_the_hero_faints() -> None:
    """LVL-1: the Move was made, so the Level is due; MOV-3, MAP-5: the steps left are not."""
    state = position(
        """
game: levels 4
map:
    +----+----+----+----+----+----+----+----+
  3 |    : ^  :    :    :    :    :    :    |
    +    +    +    +    +    +    +    +    +
  2 |    :  1 :    :    :    :    :    :    |
    +    +    +    +    +    +    +    +    +
  1 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
hero 1: sweety; hearts 1; gems 3
pool: move coin
"""
    )
    after, _ = play(state, "move up with move+3")
    assert place(after, 1) == "off"
    assert [f.kind for f in after.pending if f.kind in ("steps", "reveal")][-1] == "reveal"
    after, _ = play(after, "reveal 2 f07 f03 ent")
    assert not any(w.startswith(("step", "stop")) for w in written(after))
    assert any(w.startswith("spawn") for w in written(after))


# --- Traps and tokens ------------------------------------------------------------------------------

FINDS = """
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +====+====+====+====+
  1 |  1 : ^{b} :  {c}:   c|
    +====+====+====+====+
hero 1: {hero}
hero 2: etorn; hearts 1
pool: move move shove
"""


def finds(hero: str = "sweety", b: str = " ", c: str = "  ") -> str:
    return FINDS.format(hero=hero, b=b, c=c)


@rule("MAP-8", "MAP-5", "FNT-2")
def test_a_hero_that_faints_on_a_trap_keeps_the_gem_that_lay_there() -> None:
    """MAP-8, MAP-5: entering does both, and a faint returns no token (FNT-2)."""
    state = position(finds("sweety; hearts 1").replace("^  :", "^ g:"))
    after, _ = play(state, "move right")
    assert place(after, 1) == "off"
    assert after.hero.gems == 1
    assert not any(after.lying[:3])


@rule("MAP-5", "MOV-3")
def test_a_trap_left_and_entered_again_in_one_move_wounds_twice() -> None:
    """MAP-5: each time it enters; MOV-3: each step has all its consequences."""
    state = position(finds("sweety; gems 6"))
    after, events = play(state, "move right with move+3", "step left", "step right")
    assert len(of(events, e.Trapped)) == 2
    assert after.hero.hearts == 4 - 2


@rule("MAP-5", "PSH-4")
def test_a_hero_pushed_off_a_trap_suffers_nothing_and_the_mover_enters_it() -> None:
    """MAP-5: leaving a Trap is free, even with 1 heart; PSH-4: only the new Space counts."""
    after, events = play(position(finds(b="2")), "move right push right")
    assert figures(after) == {"b1": "1", "c1": "2"}
    assert of(events, e.Trapped) == [e.Trapped(1, 1)]
    assert after.heroes[1].hearts == 1


@rule("MAP-12", "PSH-5", "MAP-8")
def test_an_enemy_pushed_from_a_gem_to_a_coin_leaves_the_gem_and_hides_the_coin() -> None:
    """MAP-12, PSH-5: it takes neither; the mover takes the gem it uncovered (MAP-8)."""
    text = finds(c="Gg").replace("|  1 : ^  :", "|    : ^1 :")
    after, events = play(position(text), "move right push right")
    assert of(events, e.Took) == [e.Took(1, 2, "gem")]
    assert figures(after)["d1"] == "G"
    assert after.lying[3]


@rule("PSH-4", "MAP-8", "FNT-2")
def test_a_pushed_hero_takes_the_token_of_the_trap_it_faints_on() -> None:
    """PSH-4, MAP-8: willingly or not, in another's turn too; FNT-2: and keeps it."""
    text = finds(c="1 ").replace("|  1 : ^  :", "|    :  2 :").replace("   c|", "    |")
    state = position(text.replace("|    :  2", "| ^ c:  2"))
    after, _ = play(state, "move left push left")
    assert figures(after) == {"b1": "1"}
    assert after.heroes[1].coins == state.heroes[1].coins + 1


@rule("MAP-5", "MAP-8", "SPN-1", "SPN-3")
def test_a_spawn_onto_a_trap_takes_its_token_and_a_heart_and_stirs_no_enemy() -> None:
    """MAP-5, MAP-8: a Spawn enters; SPN-3: it is no Move, so the Ent beside takes nothing."""
    text = finds("sweety; coins 2").replace("|  1 : ^  :", "|  E : ^ g:")
    after, events = play(position(text), "spawn b1 with move")
    assert (after.hero.hearts, after.hero.gems, after.hero.coins) == (3, 1, 2)
    assert not of(events, e.Lost)


# --- portals -----------------------------------------------------------------------------------------

VAULT = """
game: dungeon void
map:
    +----+----+----+----+----+
  2 |    :    :    :    :    |
    +====+====+====+{air}+====+
  1 |{a1}:{b1}:{c1}:{d1}:{e1}|
    +====+====+====+====+====+
hero 1: {hero}
hero 2: etorn; coins 2; hearts {hearts}
pool: move move
"""


def vault(hero: str = "sweety; coins 2", hearts: int = 3, air: str = "====", **cells: str) -> str:
    drawn = {"a1": " @1 ", "b1": "    ", "c1": "    ", "d1": " @  ", "e1": "    "} | cells
    return VAULT.format(hero=hero, hearts=hearts, air=air, **drawn)


@rule("PRT-4", "ENM-7", "ZOC-3")
def test_an_ent_beside_the_exit_robs_the_arriving_hero_and_not_the_pushed_one() -> None:
    """PRT-4: the portal is a Move next to the Ent; being pushed beside it is none (ZOC-3)."""
    text = vault(d1=" @2 ", e1="  E ", air="    ").replace(
        "  2 |    :    :    :    :    |", "  2 |    :    :    :    :  E |"
    )
    after, events = play(position(text), "portal d1 push up")
    assert figures(after) == {"d1": "1", "d2": "2", "e1": "E", "e2": "E"}
    assert of(events, e.Lost) == [e.Lost(1, 1, 0, "ENM-7", code("ent"))]


@rule("PRT-2", "PRT-4", "ENM-7")
def test_an_ent_pushed_off_the_exit_does_not_attack_and_robs_all_the_same() -> None:
    """PRT-2: spared the attack; PRT-4: the Hero ends its Move next to where the Ent now is."""
    after, events = play(position(vault(d1=" @E ")), "portal d1 push right")
    assert not of(events, e.EnemyAttacked)
    assert after.hero.coins == 1


@rule("PRT-4", "PSH-4", "MAP-5")
def test_a_hero_pushed_off_the_exit_may_faint_on_a_trap_and_the_traveller_arrives() -> None:
    """PRT-4, PSH-4: a Push like any; the faint of the pushed Hero does not undo the Move."""
    after, _ = play(position(vault(d1=" @2 ", e1=" ^  ", hearts=1)), "portal d1 push right")
    assert figures(after) == {"d1": "1"}


@rule("PRT-1", "PSH-4")
def test_a_hero_pushed_onto_a_portal_stays_there() -> None:
    """PRT-1: a portal takes a move symbol of the Hero's own; PSH-4 names Traps and tokens only."""
    after, events = play(position(vault(d1=" @2 ", e1=" @  ")), "portal d1 push right")
    assert figures(after) == {"d1": "1", "e1": "2"}
    assert len(of(events, e.Travelled)) == 1


@rule("PRT-1", "GRA-9", "ACT-7")
def test_a_portal_in_mid_air_opens_to_a_hero_who_jumped_there() -> None:
    """PRT-1, ACT-7: to be on it is enough; GRA-9: nothing falls before Gravity, there or here."""
    text = vault(a1="  1 ", air="    ").replace(
        "  2 |    :    :    :    :    |\n    +====", "  2 | @  :    :    : @  :    |\n    +    "
    )
    after, _ = play(position(text), "move up", "portal d2")
    assert place(after, 1) == "d2"
    after, events = play(after, "gravity")
    assert place(after, 1) == "d1", "it lands on the portal below, which does not open by itself"
    assert not of(events, e.Travelled)


@rule("PRT-2", "FNT-1")
def test_a_hero_among_enemies_with_one_heart_escapes_by_the_portal() -> None:
    """PRT-2: neither those it leaves nor the one it Pushes attack."""
    state = position(vault("sweety; hearts 1", b1="  W ", d1=" @W ", e1="  W "))
    after, events = play(state, "portal d1 push left")
    assert place(after, 1) == "d1"
    assert not of(events, e.EnemyAttacked)
    assert after.hero.hearts == 1
