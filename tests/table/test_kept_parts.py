"""What a table keeps from one view to the next is what would be made anew."""

from random import Random

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.view.map_view import map_view
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_nb.text import languages


def test_the_spaces_that_are_kept_are_those_of_the_position():
    table, random = new_table([{"name": "Ada"}, {"name": "Bo"}], seed=9), Random(2)
    kept = 0
    view = table.view()
    for _ in range(200):
        if table.over:
            break
        offered = [one["action"] for one in (*view["targets"], *view["buttons"])]
        wish = {"intent": "act", "action": random.choice([one for one in offered if one])}
        if random.random() < 0.15:
            wish = {"intent": "undo"}
        if random.random() < 0.02:
            table.speak(random.choice(languages()))
        before, view = view, table.intent({**wish, "for": view["state"]})
        assert view["map"] == map_view(table.seen, table.words)
        old = {id(cell) for cell in before["map"]["cells"]}
        kept += sum(id(cell) in old for cell in view["map"]["cells"])
    assert kept > 2000


def test_the_actions_that_are_kept_written_are_those_of_the_game():
    table, random = new_table([{"name": "Ada"}, {"name": "Bo"}], seed=9), Random(3)
    session = table.session
    for _ in range(200):
        if session.over:
            break
        chosen = random.random()
        if chosen < 0.2:
            session.undo()
        elif chosen < 0.3:
            session.redo()
        else:
            session.do(random.choice(list(GAME.rules.actions(session.state))))
            session.settle()
        anew = tuple(GAME.rules.write_action(each.before, each.action) for each in session.history)
        assert session.written() == anew
