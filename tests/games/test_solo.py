"""Playing alone: events, losing, and the score."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from platformer_nb.bots.bot import RandomBot
from platformer_nb.bots.playing import play_out
from platformer_nb.core.errors import BadInput
from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.bots.greedy import GreedyBot
from platformer_nb.games.platformer.model.state import NOBODY, State
from platformer_nb.games.platformer.rules.course.scoring import net_worth, score
from platformer_nb.games.platformer.rules.course.setup import new_game
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_nb.games.platformer.view.table import Table
from tests.cards.proving import proves
from tests.games.drawn import allowed, figures, of, place, play, position, refused, rules, written
from tests.games.invariants import check, told
from tests.games.test_random_play import against_everything, both_ways, someone_plays

rule = pytest.mark.rule
MEADOW = """
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +    +    +    +    +
  1 |    :  1 :    :    |
    +====+====+====+====+
"""


def meadow(rest: str) -> State:
    """One Hero on open ground; `rest` are the other lines."""
    return position(MEADOW + "hero 1: etorn\n" + rest)


def day(event: str, rest: str = "") -> State:
    """The Actions step on open ground while this event lasts."""
    return meadow(f"solo: event {event}\n{rest}")


def next_day(state: State, event: str) -> tuple[State, list[Any]]:
    """End the turn; this event comes up."""
    return play(state, "end", *(["set none"] if sum(state.pool) else []), f"event {event}")


def rolled(state: State, face: str) -> tuple[State, list[Any]]:
    """Five harmless dice and this face of the enemy die."""
    return play(state, f"roll coin coin coin coin coin enemy {face}")


def harmed(events: list[Any]) -> list[int]:
    """The Wounds suffered, one by one."""
    return [w.wounds for w in of(events, e.Wounded)]


# --- setting up -------------------------------------------------------------------------------------------


@rule("SOL-1", "SET-10")
def test_alone_one_plays_with_a_deck_of_twelve_events() -> None:
    state = new_game(rules().box, 1)
    assert state.solo is not None
    assert len(state.solo.deck) == 12 == len(rules().box.events)
    assert state.solo.card == ""
    for players in (2, 3, 4):
        assert new_game(rules().box, players).solo is None
    for players in (0, 5):
        with pytest.raises(BadInput, match="SET-10"):
            new_game(rules().box, players)


@rule("SOL-7", "SOL-1", "SOL-4")
def test_alone_there_is_no_starting_bonus_and_the_first_turn_has_an_event() -> None:
    session = Session(rules(), new_game(rules().box, 1, ["sweety"]), Seeded(3))
    while session.state.turn == 0:
        session._apply(session.chance.choose(session.rules, session.state))
    state = session.state
    assert (state.hero.coins, state.hero.gems) == (0, 0)
    assert rules().actor(state) == NATURE
    assert len(list(rules().actions(state))) == 12
    after, events = play(state, "event lullaby")
    assert of(events, e.EventRevealed) == [e.EventRevealed("lullaby")]
    assert rules().actor(after) == NATURE, "SOL-4: and then the roll, as in every first turn"
    play(after, "roll move move move move move enemy left")


@rule("SOL-7")
def test_alone_the_tower_is_never_longer() -> None:
    with pytest.raises(BadInput, match="SOL-7"):
        new_game(rules().box, 1, levels=5)


# --- events -----------------------------------------------------------------------------------------------


@rule("SOL-1", "TRN-2")
def test_the_event_is_revealed_before_a_level_is_removed() -> None:
    lines = ["map:", "    " + "+----" * 8 + "+"]
    for row in range(9, 0, -1):
        hero = "  1" if row == 7 else "   "
        lines += [f"  {row} |{hero} " + ":    " * 7 + "|", "    " + "+====" * 8 + "+"]
    state = position("\n".join(lines) + "\nsolo: deck lullaby, toll-keeper\ngame: levels 4")
    ended, _ = play(state, "end")
    assert ended.lowest == 1, "the Level is still there"
    assert rules().actor(ended) == NATURE
    assert set(written(ended)) == {"event lullaby", "event toll-keeper"}
    _, events = play(ended, "event lullaby")
    kinds = [type(x) for x in events]
    assert kinds.index(e.EventRevealed) < kinds.index(e.LevelRemoved)


@rule("SOL-1")
def test_an_event_comes_up_once_and_lies_on_the_last_one() -> None:
    state = day("lullaby", ["solo: event lullaby; deck toll-keeper, hailstorm"][0][:0])
    ended, _ = play(state, "end")
    ruling = rules().judge(ended, rules().read_action(ended, "event lullaby"))
    assert ruling.rules == ("SOL-1",), "it has been revealed"
    after, _ = play(ended, "event hailstorm")
    assert after.solo is not None
    assert after.solo.card == "hailstorm"
    assert "hailstorm" not in after.solo.deck
    assert len(after.solo.deck) == 10


@rule("SOL-1")
def test_with_several_players_no_event_comes_up() -> None:
    state = position(MEADOW.replace(":  1 :    :", ":  1 :  2 :"))
    after, events = play(state, "end")
    assert after.active == 1
    assert not of(events, e.EventRevealed)


@proves("lullaby")
@rule("SOL-2")
def test_lullaby_makes_each_attack_of_an_enemy_a_wound_weaker() -> None:
    drawn = MEADOW.replace("1 :    :    |\n    +=", "1 :  W :    |\n    +=")
    state = position(drawn + "hero 1: etorn\nsolo: event lullaby\nturn: 2; step roll\n")
    _, events = rolled(state, "attack")
    assert harmed(events) == [2], "the Werewolf deals 3"


@proves("full-moon")
@rule("SOL-2")
def test_full_moon_makes_each_attack_of_an_enemy_a_wound_stronger() -> None:
    drawn = MEADOW.replace("    :  1 :    :", "  G :  1 :  E :")
    state = position(drawn + "hero 1: etorn\nsolo: event full-moon\nturn: 2; step roll\n")
    _, events = rolled(state, "attack")
    assert harmed(events) == [4], "Gloop and Ent deal 1 each"


@proves("fresh-spikes")
@rule("SOL-2", "MAP-5")
def test_fresh_spikes_make_each_trap_a_wound_worse() -> None:
    drawn = MEADOW.replace("1 :    :    |\n    +=", "1 : ^  :    |\n    +=")
    state = position(drawn + "hero 1: etorn\npool: move\nsolo: event fresh-spikes\n")
    _, events = play(state, "move right")
    assert harmed(events) == [2]


SHOP = MEADOW.replace(":  1 :", ": $1 :")


@proves("market-day")
@rule("SOL-2", "ACT-2")
def test_on_market_day_everything_costs_a_coin_less() -> None:
    rest = "hero 1: etorn; coins 3\nshop: items boots-of-haste, bark-shield, -\n"
    state = position(SHOP + rest + "solo: event market-day\n")
    allowed(state, "buy boots-of-haste", "ACT-2")
    refused(state, "buy bark-shield", "ACT-2", needs=4, has=3)
    after, events = play(state, "buy boots-of-haste", "draw grapnel")
    assert after.hero.coins == 0
    assert of(events, e.Bought) == [e.Bought(1, "boots-of-haste", 3)]
    view = new_view(state)
    assert [card and card["price"] for card in view["shop"]["items"]] == [3, 4, None]


@proves("toll-keeper")
@rule("SOL-2", "ACT-2")
def test_the_toll_keeper_makes_everything_two_coins_dearer_and_gives_a_gem() -> None:
    rest = "hero 1: etorn; coins 5\nshop: items boots-of-haste, -, -; potions stone-skin\n"
    state = position(SHOP + rest + "solo: event toll-keeper\n")
    refused(state, "buy boots-of-haste", "ACT-2", needs=6, has=5)
    after, _ = next_day(day("lullaby"), "toll-keeper")
    assert (after.hero.coins, after.hero.gems) == (0, 1)


@proves("runaway-mule")
@rule("SOL-1")
def test_the_runaway_mule_brings_coins_and_a_gem_at_once() -> None:
    after, _ = next_day(day("lullaby"), "runaway-mule")
    assert (after.hero.coins, after.hero.gems) == (2, 1)


@proves("battle-song")
@rule("SOL-2", "ATK-6")
def test_the_battle_song_strengthens_the_next_attack_of_its_turn_only() -> None:
    after, _ = next_day(day("lullaby"), "battle-song")
    assert after.bonus == 1
    after, _ = rolled(after, "left")
    later, _ = next_day(after, "toll-keeper")
    assert later.bonus == 0


@proves("numb-fingers")
@rule("SOL-2", "DIE-1")
def test_with_numb_fingers_one_die_less_is_rolled() -> None:
    state = meadow("solo: event numb-fingers\nturn: 2; step roll\n")
    five = rules().read_action(state, "roll coin coin coin coin coin enemy left")
    ruling = rules().judge(state, five)
    assert ruling.rules == ("SOL-2",)
    assert ruling.cites[0].facts["needs"] == 4
    after, _ = play(state, "roll coin coin coin star enemy left")
    assert sum(after.pool) == 4
    outcomes = list(rules().actions(state))
    assert five not in outcomes
    assert rules().read_action(state, "roll coin coin coin star enemy left") in outcomes
    later, _ = next_day(after, "lullaby")
    rolled(later, "left")


@proves("shaking-tower")
@rule("SOL-2")
def test_in_a_shaking_tower_gravity_applies_before_the_actions() -> None:
    drawn = MEADOW.replace("  2 |    :    :", "  2 |  E :    :")
    state = position(drawn + "hero 1: etorn\nsolo: event shaking-tower\nturn: 2; step roll\n")
    after, events = rolled(state, "attack")
    assert figures(after)["a1"] == "E"
    assert len(of(events, e.Fell)) == 1
    calm = position(drawn + "hero 1: etorn\nsolo: event lullaby\nturn: 2; step roll\n")
    assert figures(rolled(calm, "attack")[0])["a2"] == "E"


@rule("SOL-2", "SOL-3")
def test_in_a_shaking_tower_nothing_falls_any_more_when_the_game_is_lost() -> None:
    drawn = """
map:
    +----+----+----+----+
  2 |    :    :    :  E |
    +    +    +    +    +
  1 |  1 :  E :    :    |
    +====+====+====+====+
hero 1: etorn; hearts 1
solo: event shaking-tower
turn: 2; step roll
"""
    after, events = rolled(position(drawn), "attack")
    assert of(events, e.GameLost) == [e.GameLost(1, "SOL-3")]
    assert not of(events, e.Fell)
    assert figures(after)["d2"] == "E"


@rule("SOL-2", "GRA-4")
def test_in_a_shaking_tower_a_hero_on_a_ladder_may_hold_on() -> None:
    drawn = """
map:
    +----+----+
  2 |H 1 :    |
    +    +    +
  1 |H   :    |
    +====+====+
hero 1: etorn
solo: event shaking-tower
turn: 2; step roll
"""
    state, _ = rolled(position(drawn), "left")
    assert set(written(state)) == {"hold", "drop"}
    assert place(play(state, "drop")[0], 1) == "a1"
    held, _ = play(state, "hold")
    assert place(held, 1) == "a2"
    allowed(held, "coin")


@proves("cold-flood")
@rule("SOL-2", "TRN-14")
def test_a_cold_flood_wounds_at_the_end_of_the_turn_unless_one_clings_to_a_ladder() -> None:
    _, events = play(day("cold-flood"), "end")
    assert of(events, e.Wounded) == [e.Wounded(1, 1, 4, "SOL-2", "cold-flood")]
    drawn = MEADOW.replace(":  1 :", ":H 1 :")
    _, events = play(position(drawn + "hero 1: etorn\nsolo: event cold-flood\n"), "end")
    assert not harmed(events)


@proves("hailstorm")
@rule("SOL-2", "TRN-14")
def test_hail_wounds_at_the_end_of_the_turn_unless_a_platform_lies_right_above() -> None:
    _, events = play(day("hailstorm"), "end")
    assert harmed(events) == [1]
    drawn = MEADOW.replace("    +    +    +    +    +", "    +    +====+    +    +")
    _, events = play(position(drawn + "hero 1: etorn\nsolo: event hailstorm\n"), "end")
    assert not harmed(events)


@proves("night-watch")
@rule("SOL-2", "TRN-14")
def test_the_night_watch_lets_enemies_step_left_and_attack_at_the_end_of_the_turn() -> None:
    drawn = MEADOW.replace("1 :    :    |\n    +=", "1 :    :  G |\n    +=")
    after, events = play(position(drawn + "hero 1: etorn\nsolo: event night-watch\n"), "end")
    assert figures(after)["c1"] == "G"
    assert harmed(events) == [1]


BOSS_LEVEL = """
map:
    +----+----+----+----+----+----+----+----+
 12 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
 11 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
 10 |  1 :    :    :    :    :  M :    :    |
    +^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+
"""


@rule("SOL-2", "TRN-14", "BOS-10")
def test_an_event_lasts_through_the_boss_turn_and_acts_before_it() -> None:
    rest = "hero 1: etorn\nsolo: event hailstorm\nboss: deck gaze, hiss, tail-lash, turn-to-stone, venom-spray"
    state = position(BOSS_LEVEL.replace("12 |    :", "12 |    :") + rest)
    after, events = play(state, "end")
    assert not harmed(events), "there is a Platform above"
    assert after.solo is not None
    assert after.solo.card == "hailstorm"
    assert rules().actor(after) == NATURE
    assert set(written(after)) == {"boss-die attack", "boss-die left", "boss-die right"}


# --- losing -----------------------------------------------------------------------------------------------


@rule("SOL-3")
def test_a_solo_game_is_lost_when_the_hero_faints() -> None:
    drawn = MEADOW.replace("1 :    :    |\n    +=", "1 : ^  :    |\n    +=")
    state = position(drawn + "hero 1: etorn; hearts 1\npool: move move\nsolo: deck toll-keeper\n")
    after, events = play(state, "move right")
    assert after.winner == NOBODY
    assert rules().actor(after) is None
    assert list(rules().actions(after)) == []
    assert events[-1] == e.GameLost(1, "SOL-3")
    assert rules().judge(after, rules().read_action(after, "end")).rules == ("SOL-3",)
    assert rules().read(rules().write(after)) == after
    assert score(after) == (), "only a won game is scored"


@rule("SOL-3")
def test_among_several_players_nothing_is_lost_by_fainting() -> None:
    drawn = MEADOW.replace("1 :    :    |\n    +=", "1 : ^  :  2 |\n    +=")
    after, _ = play(position(drawn + "hero 1: etorn; hearts 1\npool: move move"), "move right")
    assert rules().actor(after) == 0


@rule("SOL-3", "SOL-2")
def test_a_faint_by_the_event_at_the_end_of_the_turn_loses_before_the_next_event() -> None:
    state = position(MEADOW + "hero 1: etorn; hearts 1\nsolo: event hailstorm; deck lullaby\n")
    after, events = play(state, "end")
    assert rules().actor(after) is None
    assert not of(events, e.TurnBegan)


@rule("SOL-4")
def test_a_solo_game_is_lost_when_there_is_no_event_left_to_reveal() -> None:
    state = position(
        MEADOW + "hero 1: etorn\nturn: 12; step actions\nsolo: event lullaby; deck -\n"
    )
    after, events = play(state, "end")
    assert rules().actor(after) is None
    assert events[-1] == e.GameLost(1, "SOL-4")
    assert rules().judge(after, rules().read_action(after, "end")).rules == ("SOL-4",)
    assert rules().read(rules().write(after)) == after
    assert new_view(after)["over"] == {
        "winner": None,
        "text": "Twelve turns are over and the Boss still stands: Player 1 has lost the climb.",
    }


@rule("SOL-4", "SOL-1")
def test_a_solo_game_has_twelve_turns_at_most() -> None:
    turns = []
    for seed in range(12):
        chance, bot = Seeded(seed), RandomBot(seed)
        result = play_out(rules(), new_game(rules().box, 1), [bot], chance, 100)
        assert rules().actor(result.state) is None
        turns.append(result.state.turn)
    assert max(turns) <= 13
    assert 13 in turns, "the thirteenth turn finds no event"


@rule("SOL-4", "SOL-5", "SET-9")
def test_the_last_event_does_not_keep_one_from_winning_in_its_turn() -> None:
    drawn = BOSS_LEVEL.replace("|  1 :    :    :    :    :  M :", "|    :    :    :    :  1 :  M :")
    rest = "hero 1: etorn\npool: sword sword sword sword sword\nturn: 12; step actions\n"
    rest += "bonus: attack 9\ngame: levels 4\nsolo: event lullaby; deck -; defeated 2\n"
    after, _ = play(position(drawn + rest), "attack right with sword")
    assert after.winner == 0
    assert score(after)[0] == ("events", 0, 0)


# --- the score --------------------------------------------------------------------------------------------


@rule("SOL-5", "SOL-6")
def test_the_score_counts_events_enemies_surplus_gems_and_net_worth() -> None:
    drawn = BOSS_LEVEL.replace("|  1 :    :    :    :    :  M :", "|    :    :    :    :  1 :  M :")
    rest = "hero 1: sweety; coins 4; gems 5; items bark-shield; potions stone-skin\n"
    rest += "pool: sword sword\nbonus: attack 9\ngame: levels 4\n"
    rest += "solo: event lullaby; deck hailstorm, toll-keeper; defeated 3\n"
    after, events = play(position(drawn + rest), "attack right with sword")
    struck = of(events, e.Struck)[0]
    assert (struck.wounds, struck.needed) == (10, 8)
    loot = of(events, e.Looted)
    coins, gems = (loot[0].coins, loot[0].gems) if loot else (0, 0)
    worth = 4 + coins + 5 + 2
    assert score(after) == (
        ("events", 2, 6),
        ("enemies", 4, 8),
        ("surplus", 2, 4),
        ("gems", 5 + gems, 5 + gems),
        ("worth", worth, worth // 3),
    )
    sheet = new_view(after)["score"]
    assert sheet["total"] == sum(line["points"] for line in sheet["lines"])
    assert sheet["lines"][1] == {"text": "4 Enemies defeated", "points": 8}


@rule("SOL-5")
def test_net_worth_is_divided_by_three_and_rounded_down() -> None:
    state = meadow("solo: event lullaby\n")
    for coins, points in ((0, 0), (2, 0), (3, 1), (5, 1), (6, 2)):
        rich = replace(state, heroes=(replace(state.hero, coins=coins),), winner=0)
        assert net_worth(rich) == coins
        assert score(rich)[-1].points == points


@rule("SOL-6", "SOL-5")
def test_a_summons_counts_as_defeated_and_wounds_beyond_its_health_do_not() -> None:
    drawn = BOSS_LEVEL.replace(":  M :    :    |", ":  I :    :    |").replace(
        "  1 :    :", "  1 :  i :"
    )
    rest = "game: boss ikee\nhero 1: etorn\npool: sword sword sword\nsolo: event lullaby\n"
    after, events = play(position(drawn + rest), "attack right with sword sword")
    assert of(events, e.Defeated)
    assert after.solo is not None
    assert (after.solo.defeated, after.solo.surplus) == (1, 0)


@rule("SOL-6", "LVL-4")
def test_enemies_that_go_with_a_level_are_not_counted() -> None:
    lines = ["map:", "    " + "+----" * 8 + "+"]
    for row in range(9, 0, -1):
        who = {7: "  1", 1: "  G"}.get(row, "   ")
        lines += [f"  {row} |{who} " + ":    " * 7 + "|", "    " + "+====" * 8 + "+"]
    state = position("\n".join(lines) + "\nsolo: deck lullaby\ngame: levels 4")
    after, events = play(state, "end", "event lullaby")
    assert of(events, e.EnemyGone)
    assert after.solo is not None
    assert after.solo.defeated == 0


@rule("BLV-8", "BLV-4")
def test_alone_the_first_to_enter_the_boss_level_is_the_last_one_too() -> None:
    drawn = (
        BOSS_LEVEL.replace("|  1 :", "|    :").rstrip("\n")
        + """
  9 |  1 :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
"""
    )
    state = position(drawn + "hero 1: etorn\npool: move\nsolo: event lullaby\ngame: levels 4\n")
    after, events = play(state, "move up")
    assert [x.level for x in of(events, e.LevelRemoved)] == [3]
    assert after.lowest == 4
    two = position(
        drawn.replace("  1 :    :", "  1 :  2 :") + "hero 1: etorn\npool: move\ngame: levels 4\n"
    )
    assert not of(play(two, "move up")[1], e.LevelRemoved)


# --- written, read, shown ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("solo: event snow", "unknown"),
        ("solo: deck snow", "unknown"),
        ("solo: weather hailstorm", "unknown"),
        ("solo: event hailstorm; deck hailstorm", "twice"),
        ("solo: deck hailstorm, hailstorm", "twice"),
        ("solo: defeated many", "not a number"),
        ("hero 2: sweety\nsolo: event hailstorm", "several players"),
        ("turn: 2; step actions; lost", "SOL-3"),
        ("pending: event", "cannot be due"),
    ],
)
def test_a_wrong_solo_line_is_refused(line: str, wrong: str) -> None:
    with pytest.raises(BadInput, match=wrong):
        meadow(line)


def new_view(state: State) -> dict[str, Any]:
    """The view of a position."""
    return Table(Session(rules(), state, Seeded(1))).view()


def test_the_view_shows_the_event_and_how_many_are_left() -> None:
    view = new_table([{"name": "Ada", "hero": "sweety"}], seed=1).view()
    event = view["event"]
    assert event["left"] == 11
    assert event["name"]
    assert event["text"]
    assert event["left_text"] == "11 events left"
    assert view["score"] is None
    assert view["over"] is None
    json.dumps(view)
    assert new_table([{"name": "Ada"}, {"name": "Bo"}], seed=1).view()["event"] is None


def test_a_solo_game_is_recorded_and_replayed() -> None:
    session = Session(rules(), new_game(rules().box, 1), Seeded(5))
    random = Random(5)
    for _ in range(3000):
        if not session.over:
            session.do(someone_plays(session.state, random))
    text = session.record(GAME)
    again = Session.replay(GAME, text, Scripted([]))
    assert again.state == session.state
    assert again.over


def test_random_solo_games_keep_every_promise() -> None:
    kinds: set[str] = set()
    for seed in range(6):
        keeps_every_promise(seed, ("medusa", "ikee")[seed % 2], kinds)


def keeps_every_promise(seed: int, boss: str, kinds: set[str]) -> None:
    """Each kind of decision that is not among `kinds` yet is held against everything conceivable."""
    random = Random(seed)
    state = new_game(rules().box, 1, boss=boss)
    for _ in range(3000):
        if rules().actor(state) is None:
            break
        before = state
        chosen = someone_plays(state, random)
        both_ways(state, chosen)
        assert rules().judge(state, chosen).legal
        state, events = rules().apply(state, chosen)
        check(state)
        told(before, state, events)
        assert rules().read(rules().write(state)) == state
        if rules().actor(state) not in (None, NATURE):
            kind = state.pending[-1].kind if state.pending else str(state.step)
            if kind not in kinds:
                kinds.add(kind)
                against_everything(state)


def test_bots_play_solo_games_to_the_end_and_sometimes_win() -> None:
    won = 0
    for seed in range(60):
        if won and seed >= 8:
            break
        result = play_out(rules(), new_game(rules().box, 1), [GreedyBot(seed)], Seeded(seed), 100)
        assert rules().actor(result.state) is None
        won += bool(result.winners)
        assert bool(score(result.state)) == bool(result.winners)
    assert won
