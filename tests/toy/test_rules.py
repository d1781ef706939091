"""The toy's rules: clauses against enumeration, hidden things, notation, whole games."""

from collections.abc import Iterator
from fractions import Fraction
from importlib import import_module
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from platformer_nb.bots.playing import play_out
from platformer_nb.bots.seats import bot_kinds, make_bot
from platformer_nb.core.errors import BadInput, IllegalAction, UnreadableAction
from platformer_nb.core.play.chance import Outcomes, Seeded, odds
from platformer_nb.core.play.session import Session
from platformer_nb.core.rules import NATURE
from platformer_nb.games import load_game
from platformer_nb.text.rule_search import rule_index
from tests.core.drawn_odds import chance_nodes, check_odds
from tests.toy.dealing import VARIANTS, random_game, start, swapped


def universe() -> Iterator[Any]:
    """Every action there is, and some that there are not."""
    state = import_module("moths.state")
    yield state.Rest()
    for wing in range(9):
        yield from (state.Lay(wing), state.Shed(wing), state.Draw(wing))
        yield from (state.Roll(wing, other) for other in range(9))


@pytest.mark.parametrize("seed", range(24))
def test_what_is_enumerated_is_what_no_clause_forbids(game: Any, seed: int) -> None:
    for entry in random_game(game, seed).history:
        legal = {action for action in universe() if game.rules.judge(entry.before, action)}
        assert legal == set(game.rules.actions(entry.before))
        assert len(legal) == len(game.rules.actions(entry.before))


def test_every_refusal_and_every_permission_cites_a_rule_of_the_rulebook(game: Any) -> None:
    refused: set[str] = set()
    allowed: set[str] = set()
    for seed in range(40):
        for entry in random_game(game, seed).history:
            for action in universe():
                ruling = game.rules.judge(entry.before, action)
                (allowed if ruling else refused).update(ruling.rules)
    assert refused == {"LAMP-1", "LAMP-2", "WING-1", "WING-2", "REST-1", "SHED-1"}
    assert allowed == refused | {"GLOW-2"}
    assert set(game.rulebook.entries) == set(game.rulebook.registry.ids)


@pytest.mark.parametrize("seed", range(16))
def test_notation_leads_there_and_back(game: Any, seed: int) -> None:
    rules = game.rules
    for entry in random_game(game, seed).history:
        for state in (entry.before, entry.after, *map(seen(game, entry.after), (0, 1))):
            assert rules.read(rules.write(state)) == state
        for action in rules.actions(entry.before):
            assert (
                rules.read_action(entry.before, rules.write_action(entry.before, action)) == action
            )


def seen(game: Any, state: Any) -> Any:
    return lambda seat: game.rules.observe(state, seat)


GOOD = """
night: 2 of 4
lamp: 5 3
moth 1: wings 2 4 6; dust 3; laid 5
moth 2: wings 1 1; dust 0; rested
deck: 1 2 3
"""
WRONG = [
    ("night: 2 of 4", "night: two of 4", "line 2"),
    ("lamp: 5 3", "lamp: 7 1", "line 3"),
    ("lamp: 5 3", "lamp: 3 5", "position"),
    ("wings 1 1; dust 0", "wings 1; dust", "line 5"),
    ("deck: 1 2 3", "", "line 6"),
    ("deck: 1 2 3", "deck: 1 1 2 3", "position"),
    ("; rested", "; laid rest", "position"),
    ("wings 1 1", "wings", "position"),
]


@pytest.mark.parametrize(("good", "wrong", "place"), WRONG)
def test_what_cannot_be_a_position_is_refused_at_its_place(
    game: Any, good: str, wrong: str, place: str
) -> None:
    assert game.rules.read(GOOD).laid == (5, None)
    with pytest.raises(BadInput) as caught:
        game.rules.read(GOOD.replace(good, wrong))
    assert caught.value.place.startswith(place)


@pytest.mark.parametrize("wrong", ["lay", "lay 7", "lay 1 2", "fly 3", "", "roll 3"])
def test_what_is_no_action_is_refused_as_such(game: Any, wrong: str) -> None:
    with pytest.raises(UnreadableAction):
        game.rules.read_action(start(game, 0), wrong)


def test_the_odds_are_those_of_dice_and_deck(game: Any) -> None:
    state = import_module("moths.state")
    dark = next(e.before for e in random_game(game, 1).history if isinstance(e.action, state.Roll))
    outcomes, random = game.rules.actions(dark), Random(1)
    assert isinstance(outcomes, Outcomes)
    drawn = [outcomes.sample(random) for _ in range(3600)]
    assert 60 < drawn.count(state.Roll(6, 6)) < 140, "a pair comes once in 36"
    assert 140 < drawn.count(state.Roll(6, 5)) < 260, "two different dice twice"


# --- hidden things --------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(16))
def test_what_differs_only_in_hidden_things_looks_the_same(game: Any, seed: int) -> None:
    random, differed = Random(seed), 0
    for entry in random_game(game, seed).history:
        for seat in range(len(entry.after.hands)):
            other = swapped(entry.after, seat, random)
            differed += other != entry.after
            assert game.rules.observe(other, seat) == game.rules.observe(entry.after, seat)
            mine = game.rules.observe(entry.after, seat)
            assert mine.hands[seat] == entry.after.hands[seat], "one's own hand is seen"
    assert differed > 10


@pytest.mark.parametrize("seed", range(8))
def test_what_a_moth_may_do_follows_from_what_it_sees(game: Any, seed: int) -> None:
    for entry in random_game(game, seed).history:
        if entry.actor != NATURE:
            known = game.rules.observe(entry.before, entry.actor)
            assert game.rules.actions(known) == game.rules.actions(entry.before)


@pytest.mark.parametrize("kind", ["bright", "random"])
def test_a_bot_gets_nothing_but_the_observation_of_its_seat(game: Any, kind: str) -> None:
    assert set(bot_kinds(game)) == {"bright", "random"}

    class Watched:
        def __init__(self, seat: int) -> None:
            self.seat, self.bot = seat, make_bot(game, kind, seat)

        def choose(self, rules: Any, state: Any, actions: Any) -> Any:
            others = [hand for seat, hand in enumerate(state.hands) if seat != self.seat]
            laid = [choice for seat, choice in enumerate(state.laid) if seat != self.seat]
            assert {*state.deck, *sum(others, ())} <= {0}
            assert {*laid} <= {0, None}
            return self.bot.choose(rules, state, actions)

    for seed in range(len(VARIANTS)):
        begin = start(game, seed)
        bots = [Watched(seat) for seat in range(len(begin.hands))]
        result = play_out(game.rules, begin, bots, Seeded(seed), 9)
        assert result.ended is not None
        assert result.turns == begin.nights
        assert result.ended.cite.rule == ("DAWN-2" if begin.swarm else "DAWN-1")


def test_games_are_won_by_one_by_several_by_all_and_by_nobody(game: Any) -> None:
    ends = [game.rules.outcome(random_game(game, seed).state) for seed in range(200)]
    race = {len(end.winners) for end in ends if end.cite.rule == "DAWN-1"}
    swarm = {end.winners for end in ends if end.cite.rule == "DAWN-2"}
    assert {1, 2} <= race
    assert swarm == {(), (0, 1), (0, 1, 2)}


# --- sessions and records -------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10_000), back=st.lists(st.booleans(), max_size=40))
def test_undo_stops_at_chance_and_at_what_was_turned_up(seed: int, back: list[bool]) -> None:
    game = load_game("moths")
    random, session = Random(seed), Session(game.rules, start(game, seed), Seeded(seed))
    session.settle()
    for undo in back:
        if session.over:
            break
        if undo:
            last = session.history[-1]
            open_again = last.actor == NATURE or last.after.night > last.before.night
            shed = last.before.deck and type(last.action).__name__ == "Shed"
            state = session.state
            assert session.undo() is not bool(open_again or shed)
            if session.state != state:
                assert session.state == last.before
                assert session.redo()
                assert session.state == state
        else:
            session.do(random.choice(game.rules.actions(session.state)))
            if random.random() < 0.7:
                session.settle()
            elif session.actor == NATURE:
                assert not session.undo(), "chance is about to decide what was turned up"
                session.settle()


@pytest.mark.parametrize("seed", range(16))
def test_a_record_is_replayed_and_resumed(game: Any, seed: int) -> None:
    session = random_game(game, seed)
    text = session.record(game)
    again = Session.replay(game, text, Seeded(0))
    assert again.state == session.state
    assert again.written() == session.written()
    resumed, notice = Session.resume(game, text, Seeded(0))
    assert resumed.state == session.state
    assert notice is None


def test_a_record_of_what_the_rules_forbid_is_refused_by_its_rule(game: Any) -> None:
    session = random_game(game, 3)
    lay = next(e for e in session.history if type(e.action).__name__ == "Lay")
    place = session.history.index(lay)
    record = Session(game.rules, session.start, Seeded(0))
    for entry in session.history[:place]:
        record.do(entry.action)
    missing = next(wing for wing in range(1, 7) if wing not in lay.before.hands[lay.actor])
    with pytest.raises(IllegalAction) as caught:
        record.do(f"lay {missing}")
    assert caught.value.ruling.rules == ("WING-1",)
    assert caught.value.ruling.instead


def test_a_pair_of_dice_and_a_card_come_up_by_their_odds(game: Any) -> None:
    nodes = chance_nodes(Session(game.rules, start(game, 2), Seeded(1)), 60)
    assert len(nodes) == 2, "the lamp, and a wing"
    check_odds(game.rules, nodes)
    dark = next(s for s in nodes if not any(s.owed))
    chances = {(roll.glow, roll.heat): chance for roll, chance in odds(game.rules, dark)}
    assert (chances[6, 6], chances[6, 5]) == (Fraction(1, 36), Fraction(1, 18))


@pytest.mark.parametrize(
    ("language", "question", "rule"),
    [
        ("en", "what if two cards are identical", "GLOW-1"),
        ("en", "can I skip twice", "REST-1"),
        ("en", "who wins on a tie", "DAWN-1"),
        ("pl", "czy moge odpoczac dwie noce z rzedu", "REST-1"),
        ("pl", "remis", "DAWN-1"),
        ("uk", "чи можна відпочити двічі", "REST-1"),
        ("uk", "нічия", "DAWN-1"),
    ],
)
def test_a_question_finds_its_rule_by_the_words_of_the_table(
    game: Any, language: str, question: str, rule: str
) -> None:
    assert rule in [one.rule for one in rule_index(game, language).search(question)[:3]]
