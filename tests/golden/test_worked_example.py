"""The worked example (rulebook, pages 16 to 18) event by event: what it says has to come out."""

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.box.box import STAR
from tests.games.drawn import figures, of, place, play, position
from tests.golden.stories import WORKED_EXAMPLE, WORKED_TURNS

SWEETY, ETORN = 1, 2


def test_sweety_s_turn_goes_as_the_rulebook_tells() -> None:
    state = position(WORKED_EXAMPLE)
    werewolf, ent = state.game.codes["werewolf"], state.game.codes["ent"]
    assert [state.level(h.at) for h in state.heroes] == [3, 1]

    state, events = play(state, WORKED_TURNS[0])
    assert of(events, e.LevelRemoved) == [e.LevelRemoved(1)], "Level 1 is removed"
    assert [x.hero for x in of(events, e.Fainted)] == [ETORN], "Etorn faints"
    assert of(events, e.Refreshed) == [e.Refreshed(0)], "the Boots are refreshed"
    assert state.heroes[0].items == (("boots-of-haste", True),)

    state, events = play(state, WORKED_TURNS[1])
    assert of(events, e.EnemyStayed) == [
        e.EnemyStayed(werewolf, 63, "ENM-2"),  # the upper one, at the edge of the map
        e.EnemyStayed(werewolf, 51, "ENM-1"),  # the lower one, which would step off
    ]
    assert of(events, e.EnemyMoved) == [e.EnemyMoved(ent, 25, 26)], "the lowest Row is a Platform"
    assert state.terrain.floor_kind[26], "drawn as one, now that nothing lies below"

    state, events = play(state, *WORKED_TURNS[2:4])
    assert of(events, e.Shoved) == [e.Shoved(werewolf, 63, 62), e.Shoved(werewolf, 62, 61)]
    assert state.pending == (), "two Spaces by her ability, no more"

    state, events = play(state, WORKED_TURNS[4])
    assert of(events, e.Struck) == [e.Struck(SWEETY, werewolf, 61, 3, 3)]
    assert of(events, e.SpecialReset) == [e.SpecialReset(SWEETY)]
    assert len(of(events, e.Defeated)) == len(of(events, e.Looted)) == 1
    gems = state.heroes[0].gems

    state, events = play(state, *WORKED_TURNS[5:7])
    assert of(events, e.Took) == [e.Took(SWEETY, 59, "gem")]
    assert state.heroes[0].gems == gems + 1
    assert state.heroes[0].items == (("boots-of-haste", False),)
    assert not of(events, e.EnemyAttacked)
    assert state.pool == (2, 0, 0, 0, 0), "two unused moves"

    state, events = play(state, *WORKED_TURNS[7:9])
    assert of(events, e.SpecialSet) == [e.SpecialSet(SWEETY, STAR, "TRN-9")]
    assert not of(events, e.Fell), "Gravity changes nothing"
    assert figures(state) == {"d8": "1", "d7": "W", "c4": "E"}, "she stands on the lower Werewolf"
    assert state.heroes[0].hearts == 4


def test_etorn_s_turn_goes_as_the_rulebook_tells() -> None:
    state, _ = play(position(WORKED_EXAMPLE), *WORKED_TURNS[:9])
    werewolf, ent = state.game.codes["werewolf"], state.game.codes["ent"]
    assert place(state, ETORN) == "off"
    assert not state.heroes[1].items

    state, events = play(state, WORKED_TURNS[9])
    assert of(events, e.EnemyAttacked) == [e.EnemyAttacked(werewolf, 51, SWEETY, 3, "TRN-5")]
    assert of(events, e.Wounded) == [e.Wounded(SWEETY, 3, 1, cause=werewolf)]
    assert of(events, e.SpecialReset) == [e.SpecialReset(SWEETY, cause=werewolf)]
    assert state.must_spawn

    state, events = play(state, WORKED_TURNS[10])
    assert of(events, e.Spawned) == [e.Spawned(ETORN, 27)], "next to the Ent"
    assert not of(events, e.Lost), "not a Move: the Ent's ability is not triggered"

    state, events = play(state, WORKED_TURNS[11])
    assert of(events, e.Struck) == [e.Struck(ETORN, ent, 26, 2, 2)]
    card = state.game.kinds[ent]
    assert of(events, e.Looted) == [e.Looted(ETORN, card.loot_coins, card.loot_gems + 1)]

    state, events = play(state, WORKED_TURNS[12])
    assert of(events, e.Shoved) == [e.Shoved(werewolf, 51, 52)]
    assert not state.terrain.floor[52], "off its Platform"

    state, events = play(state, WORKED_TURNS[13])
    assert of(events, e.Took) == [e.Took(ETORN, 35, "coin")]
    assert state.terrain.ladder[35]
    assert state.pool == (0, 0, 0, 0, 0), "nothing left for the Special die"

    state, events = play(state, *WORKED_TURNS[14:])
    assert of(events, e.Held) == [e.Held(ETORN, 35)]
    assert of(events, e.Fell) == [e.Fell(werewolf, 52, 44), e.Fell(SWEETY, 59, 51)]
    assert figures(state) == {"d7": "1", "e6": "W", "d5": "2"}
