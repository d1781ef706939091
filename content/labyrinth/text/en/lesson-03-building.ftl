### The words of lesson 03: building.

lesson-building-title = A maze that grows
lesson-building-about = Take a tile, turn it, lay it: how the Labyrinth comes about, and why you cannot always walk where you have built.

lesson-building-blank-field-title = Nothing there yet
lesson-building-blank-field =
    The Labyrinth consists of 37 tiles: the centre tile, the key tiles (6) and 30 ordinary tiles. The ordinary ones are shuffled and
    lie face down in a stack, the **pool**. At the start none of them is on the board.

    So there is no way to anywhere. You build it yourself, tile by tile, and so do the others.

lesson-building-watch-title = To Build
lesson-building-watch =
    A Build costs 1 action. You take the top tile of the pool, look at it, turn it in one of six ways, and lay it face up beside
    a tile that is there already.

    The Tracker (A) Builds: a straight corridor comes up. She lays it on b4, south-west of her key tile, and walks onto it.
    { $medium ->
        [page] You choose a lit place for a tile, turn it there as you like, and lay it.
       *[notebook] Write `build`, then `lay`, the place, and how often the tile is turned: `lay b4 0`.
    }

lesson-building-a-road-title = A road to walk on
lesson-building-a-road =
    Your turn. Build a way to b5, south-east of the key tile, and step onto it. You will draw a tile with a **bend**: before you turn
    it, it joins its north-east to its south-east edge. Each turning takes both ends one edge further, clockwise.
lesson-building-a-road-hint = To be let in from a4, the tile needs an opening to the north-west. Turned 3 times or 5 times it has one.
lesson-building-a-road-done = Built and walked on in one turn. Where the other end points is your business: corridors need not fit.
lesson-building-a-road-air = There is nothing to the south-east yet. First the tile, then the feet.
lesson-building-a-road-in-hand = You have a tile in your hand. Once taken it has to be laid, before anything else.
lesson-building-a-road-island = No tile lies next to c5. A new one has to touch one that is there already, by an edge at least.
lesson-building-a-road-taken = The Golem stands there, on the centre tile. One tile on top of another is not done, and he would not like it.
lesson-building-a-road-turned = The tile lies there all right, but it shows a wall to the key tile. It should have been turned otherwise.

lesson-building-two-corridors-title = Two on one tile
lesson-building-two-corridors =
    Some tiles hold two corridors. If they do not meet they are **separate**: from one you cannot step into the other. They are
    called `a` and `b`, as in c4a and c4b.

    A corridor that forks is still one. So is one that dives under a bridge and comes out again.
    { $medium ->
        [page] The drawing of a tile shows where each of them runs.
       *[notebook] In a drawing, `d20` is shape d, second copy, not turned; a stroke shows where corridors meet.
    }
lesson-building-two-corridors-apart = Two separate corridors: no way leads from a to b.
lesson-building-two-corridors-fork = One corridor with three ends. It needs no letter.
lesson-building-two-corridors-under = The corridor below, b, goes on under the bridge a. They do not join.

lesson-building-which-corridor-title = Which of the two?
lesson-building-which-corridor =
    The Tracker stands on b4, with two actions. On c4 lies a tile with two corridors: `a` joins its north-east to its east edge,
    `b` its south-west to its west edge. She Moves south-west. Where does she stand then, and how many actions are left?
lesson-building-which-corridor-done = She comes in from the north-east, so she stands in c4a. From there it goes on to the east. The other corridor of the tile, c4b, she cannot get to from here.

lesson-building-right-corridor-title = The right corridor
lesson-building-right-corridor =
    The same tile again. On b3 there is a fork that opens to the south-east. Lay the new tile on c4 so that one can walk from b4 by way
    of c4 to b3. There are three different ways to turn it, and one fits. (Turned three times more, it looks the same again.)
lesson-building-right-corridor-hint = One corridor has to have both the north-east edge and the north-west edge. Not turned, it has north-east and east: turn it.
lesson-building-right-corridor-done = In from the north-east, out to the north-west: this is how it fits.
lesson-building-right-corridor-shut = Now the tile shows its wall to b4, and the Tracker stands before a dead end of her own making. That is allowed, only not useful.
lesson-building-right-corridor-other-side = One can get in now, but the corridor turns off to the east, away from b3.
lesson-building-right-corridor-taken = There lies a tile already, and the Tracker stands on it.
lesson-building-right-corridor-must = You cannot put the tile back. Whoever has taken one has to lay it.

lesson-building-all-the-way-title = All the way
lesson-building-all-the-way =
    The Tracker stands on key tile K2 (d7), has its key and two actions, and the Golem is out. Building twice in a turn is allowed. Build
    a straight road from d7 to the centre: whoever walks it needs three Moves. She does not have to go along; one builds from afar.

    (On the second tile an item appears. Lesson 05 tells why.)
lesson-building-all-the-way-hint = Both tiles are straight, but not turned they run from north-east to south-west. Turn them to run from east to west: one for d6, one for d5.
lesson-building-all-the-way-done = Two tiles, one road. In her next turn she can start walking. (The Swordmaster has seen it too.)
lesson-building-all-the-way-eager = She is on her way already, and now the second action is missing: d5 stays empty.
lesson-building-all-the-way-greedy = One after the other: the first tile has to lie before the next one is taken.
lesson-building-all-the-way-island = Next to c5 there is no tile yet, so nothing can be laid there.
lesson-building-all-the-way-across = There it lies, across the road: on d6 it runs from north-east to south-west.

lesson-building-under-title = Under the bridge
lesson-building-under =
    The Tracker holds a tile with a bridge, one straight corridor over another. Lay it on c4 so that the way from b4 to the centre
    leads *under* the bridge. Which turning does that?
lesson-building-under-hint = Not turned, the bridge itself runs from north-east to south-west. Turn the tile until the corridor below it runs like that.
lesson-building-under-done = Below the bridge, the corridor goes on from b4 to the centre. Who walks there stands in c4b, not on the bridge.
lesson-building-under-above = The way to the centre is there, but it leads over the bridge, by c4a.
lesson-building-under-beside = Neither of the two corridors opens to b4: they run past it.
lesson-building-under-alone = Next to c2 there is no tile yet, so nothing can be laid there.
lesson-building-under-first = First the tile has to be laid: it is in her hand.

lesson-building-builder-title = Building as you like
lesson-building-builder =
    The same again, with no task that is checked: lay the tile with the bridge where you like. Then take the second tile, with two
    corridors, and lay it where the Warlock (on d1) gains nothing from it. And try where it is *not* allowed. A refusal costs nothing.

lesson-building-may-i-title = May I?
lesson-building-may-i =
    Five announcements of builders and walkers. Who has a tile in the hand? Does it touch another one? Do the corridors meet?

lesson-building-six-turnings-title = Six turnings
lesson-building-six-turnings =
    If you like Python: ask, in Exercise 2, whether the tile may be laid on c4 in each of its six turnings. The answer is yes
    every time, dead ends included. Are there turnings that are refused? Yes: that is what the next lesson is about.

lesson-building-done-title = What you know now
lesson-building-done =
    - A Build costs 1 action: take a tile, turn it, lay it beside another.
    - Once taken, the tile has to be laid.
    - It may lie far from your pawn, and you may Build twice in a turn.
    - Corridors need not fit together. Dead ends are allowed.
    - Corridors that do not meet are separate, even on one tile.

    Could you wall somebody in like that? Nearly. On to **04: The last corridor**.
