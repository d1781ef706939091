"""Gems laid on dice at the table: each stays on the die that it was put on."""

from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.events import ArtifactTaken, GemsSpent, Struck
from platformer_nb.games.platformer.model.actions import GainCoin
from platformer_nb.games.platformer.view.table import Table
from platformer_nb.games.platformer.view.table_dice import DICE, TableDice


def table(pool: str, gems: int = 3) -> Table:
    """A Hero beside a Gloop, with the Star Prism in the middle."""
    rules = GAME.rules
    position = f"""
game: players 2; artifacts on
map:
    +----+----+----+
  1 |  1 :  G :  2 |
    +====+====+====+
hero 1: avvy; gems {gems}
hero 2: etorn
artifacts: star-prism
pool: {pool}
"""
    return Table(Session(rules, rules.read(position), Scripted((), Seeded(1))))


def wish(play: Table, intent: str, **more: object) -> dict:
    return play.intent({"intent": intent, "for": play.number, **more})


def happened(at: Table) -> list[object]:
    """What the last wish brought, in short."""
    found: list[object] = []
    for _, said in at.log.fresh:
        match said.event:
            case GemsSpent(_, gems):
                found.append(gems)
            case Struck(_, _, _, wounds):
                found.append(wounds)
            case ArtifactTaken(_, card):
                found.append(card)
    return found


def test_two_steps_on_one_of_two_swords_are_three_gems_and_win_the_star_prism() -> None:
    at = table("sword sword")
    for die in ("d1", "d2"):
        wish(at, "select", die=die)
    wish(at, "boost", die="d2", by=1)
    view = wish(at, "boost", die="d2", by=1)
    assert [d["gems"] for d in view["dice"]] == [0, 3]
    assert view["selection"]["gems_left"] == 0
    assert [t["action"] for t in view["targets"]] == ["attack b1 with sword+3 sword"]
    wish(at, "point", at="b1")
    assert happened(at) == [3, 4, "star-prism"]


def test_a_step_on_each_of_two_swords_is_two_gems_and_no_star_prism() -> None:
    at = table("sword sword")
    for die in ("d1", "d2"):
        wish(at, "select", die=die)
        wish(at, "boost", die=die, by=1)
    wish(at, "point", at="b1")
    assert happened(at) == [2, 4]


def test_more_gems_on_a_die_than_there_are_is_refused_on_that_die() -> None:
    at = table("sword sword", gems=5)
    for die in ("d1", "d2"):
        wish(at, "select", die=die)
    for _ in range(3):
        view = wish(at, "boost", die="d1", by=1)
    assert view["targets"] == []
    view = wish(at, "point", at="b1")
    assert view["refusal"]["action"] == "attack b1 with sword+6 sword"
    assert [r["rule"] for r in view["refusal"]["reasons"]] == ["GEM-1"]
    assert view["refusal"]["reasons"][0]["text"].startswith(
        "Raising the sword like that takes 6 gems. You have 5."
    )


def test_the_gems_of_a_forged_pair_lie_on_one_of_its_dice() -> None:
    """A Forged pair is one symbol: a second step costs two gems, whichever of the two dice is raised."""
    at = table("coin coin")
    wish(at, "select", die="d1")
    wish(at, "select", die="d2")
    wish(at, "boost", die="d2", by=1)
    wish(at, "forge", symbol="sword")
    view = wish(at, "boost", die="d2", by=1)
    assert [d["gems"] for d in view["dice"]] == [3, 0]
    assert view["selection"]["gems_left"] == 0
    view = wish(at, "boost", die="d2", by=-1)
    assert [d["gems"] for d in view["dice"]] == [1, 0]
    wish(at, "point", at="b1")
    assert happened(at) == [1, 2]


def test_of_two_equal_dice_the_chosen_one_is_used() -> None:
    for chosen, used in (("d1", [True, False]), ("d2", [False, True])):
        at = table("coin coin")
        wish(at, "select", die=chosen)
        view = wish(at, "act", action="coin with coin")
        assert [die["used"] for die in view["dice"]][:2] == used
    at = table("coin coin")
    wish(at, "select", die="d1")
    wish(at, "clear")
    view = wish(at, "act", action="coin with coin")
    assert [die["used"] for die in view["dice"]][:2] == [False, True], "none was chosen"


def test_the_dice_that_a_hint_marks_are_those_its_action_uses() -> None:
    rules = GAME.rules
    start = table("coin coin move move").state
    gain = rules.read_action(start, "coin with coin")
    assert isinstance(gain, GainCoin)
    dice = TableDice()
    dice.lay(start, ())
    marked = dice.paying(gain.payment)
    before = list(dice.used)
    dice.lay(rules.apply(start, gain)[0], ())
    changed = [name for name, was, now in zip(DICE, before, dice.used, strict=False) if was != now]
    assert list(marked) == changed
    assert len(changed) == 1
