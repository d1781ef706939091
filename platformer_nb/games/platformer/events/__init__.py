"""Events: facts of what happened, each citing its rule.

The log, the animations, the explanations and the tests all read these. A figure is its code in the
occupancy of the map: 1 to 4 for the Heroes of seats 0 to 3, more for Enemies (`Game.kinds`).
Spaces, symbols and faces are numbers as elsewhere in the core.

Every kind of event is exported here; a new one is a class in the module of its subject and a name in
the union there.
"""

from platformer_nb.games.platformer.events.course import *  # noqa: F403 the whole is its subjects
from platformer_nb.games.platformer.events.course import Course
from platformer_nb.games.platformer.events.fights import *  # noqa: F403
from platformer_nb.games.platformer.events.fights import Fight
from platformer_nb.games.platformer.events.goods import *  # noqa: F403
from platformer_nb.games.platformer.events.goods import Goods
from platformer_nb.games.platformer.events.ways import *  # noqa: F403
from platformer_nb.games.platformer.events.ways import Way

Event = Course | Way | Fight | Goods
