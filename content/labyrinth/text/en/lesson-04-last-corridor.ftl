### The words of lesson 04: the last corridor.

lesson-last-corridor-title = The last corridor
lesson-last-corridor-about = You may make life hard for others, but you may not make it impossible: the one thing a tile must never do.

lesson-last-corridor-never-title = The one thing forbidden
lesson-last-corridor-never =
    A new tile may not close the last corridor to the centre tile, nor the last one to any key tile. After every Build there has
    to be a way from **each** of the key tiles, all six, to the centre:

    - along corridors that meet,
    - over the jumps at bridges (lesson 06),
    - and across **empty places**, as if these were open on all sides.

    So a place that is still empty is always a hope.

lesson-last-corridor-one-turning-title = Only one turning
lesson-last-corridor-one-turning =
    Look at K2, on d7 in the east. To the west a tile shows its wall, and the one to the north-west is a dead end. The only hope
    is the empty place e6. Whoever builds there must not spoil it.

    A bent tile comes up. Of its six turnings on e6 just **one** is legal: the one that joins K2 to the tile in the west. Watch.

lesson-last-corridor-last-door-title = The last door
lesson-last-corridor-last-door =
    The Swordmaster has been busy: to the west and to the south-west the Tracker’s key tile is walled up. Only b5, to the
    south-east, is still empty. A bent tile is coming. Get her out of there in this turn.
lesson-last-corridor-last-door-hint = On b5 the tile needs an opening to the north-west, towards the Tracker. Not turned it has none, and the other end must not lead off the board.
lesson-last-corridor-last-door-done = A door, and you are through it. With its back to K1 nobody could have laid that tile: walling you in is forbidden.
lesson-last-corridor-last-door-shut = That would close the last way to K1. Nobody may do that, not even to oneself.
lesson-last-corridor-last-door-back = With its back to K1 the tile would close the last corridor to it.
lesson-last-corridor-last-door-outside = Open towards the Tracker, but its other end leads off the board: that is no way to the centre.
lesson-last-corridor-last-door-elsewhere = Legal, but the Tracker still stands before nothing: b5 is as empty as before.
lesson-last-corridor-last-door-taken = That is one of the Swordmaster’s walls. Where a tile lies you cannot lay another.

lesson-last-corridor-detour-title = A detour for the Swordmaster
lesson-last-corridor-detour =
    The Swordmaster stands on K4 (g1) with a key. From f2 one straight tile on e3 would take him to the centre. You have one
    action, and a bent tile is coming. Lay it on e3, and send him round a corner.
lesson-last-corridor-detour-hint = Towards f2, in the south-west, it has to stay open: that is his last way. A bent tile never goes on straight.
lesson-last-corridor-detour-done = He still has a way, as he must. But it has become longer, and it takes one more tile. Blocking is allowed; walling in is not.
lesson-last-corridor-detour-walled-in = That would close the last way from K4. You may annoy him, but not bury him.
lesson-last-corridor-detour-walled-out = Closed towards f2, the tile would cut K4 off. All other sides of the key tile are walled up already.
lesson-last-corridor-detour-too-far = A fine tile, but not in his way. Soon he builds straight on over e3.
lesson-last-corridor-detour-nowhere = Far in the east nobody minds that tile. The Swordmaster least of all.

lesson-last-corridor-fits-nowhere-title = If nothing fits
lesson-last-corridor-fits-nowhere =
    Late in the game the last gaps become difficult. A tile that fits nowhere, in no place and no turning, goes under the pool,
    and you take the next.

    And if no tile of the pool fits? Then the first one is laid **face down**, for good. Such a **blank tile** is one corridor,
    open on all six sides, and without symbols. (The rulebook is silent here: this is our ruling.)

lesson-last-corridor-blank-title = The last gap
lesson-last-corridor-blank =
    One gap is left, c6, and one tile in the pool: a fork with three ends. However it lies, it would cut something off. The
    Tracker, on c5, Builds all the same and then Moves east. Where is she at the end, and how many actions are left?
lesson-last-corridor-blank-done = The fork was laid face down, and so there is a way in from every side. Build and Move cost one action each: none is left.

lesson-last-corridor-taking-away-title = What can go again
lesson-last-corridor-taking-away =
    Some abilities turn or demolish tiles. They obey the same rule, and may wall in no pawn. Besides:

    - only **ordinary** tiles can go,
    - none with a key on it, and none with a pawn on it.

    A demolished tile goes under the pool; what lay on it goes back to its own pool, or to its owner.

lesson-last-corridor-demolition-title = Mind the gap
lesson-last-corridor-demolition =
    Today you are the Architect. His ability Rebuild is paid with his Fate Crystal, which is inactive then: he demolishes
    an ordinary tile at most 3 tiles away. The Swordmaster is on c5 with a key, and between him and the centre there is only d5.
    { $medium ->
        [page] Use Rebuild, then choose the tile.
       *[notebook] Write `use rebuild`, then `cell` and the place.
    }
lesson-last-corridor-demolition-hint = Not the tile under his feet: that is protected. Take away the one in front of him.
lesson-last-corridor-demolition-done = Two steps before the win there is a hole. He will have to build first. The tile lies under the pool now.
lesson-last-corridor-demolition-under-feet = He stands on it! A tile with a pawn on it stays where it is.
lesson-last-corridor-demolition-key = A key lies on b5, and that protects the tile.
lesson-last-corridor-demolition-centre = Only ordinary tiles can be demolished. Without a centre there would be nothing to play for.
lesson-last-corridor-demolition-other = A hole, but on the wrong road: the Swordmaster comes by way of d5.

lesson-last-corridor-close-it-title = Try to close it
lesson-last-corridor-close-it =
    The position with the single legal turning, for you to play with. Build, and try to shut K2 away: on e6, on c5, wherever you like. Read which
    rule stops you, and which place it proposes instead. The bent tile that comes up fits in many other places.

lesson-last-corridor-may-i-title = May I?
lesson-last-corridor-may-i =
    Five announcements about laying and demolishing. Ask yourself each time: from every key tile, is there still a way to the
    centre? Empty places are a way, too.

lesson-last-corridor-six-turnings-title = Six turnings, two answers
lesson-last-corridor-six-turnings =
    If you like Python: ask about all six turnings of the bent tile in Exercise 1. One is legal: open to the north-west, and its
    other end not off the board. The other answers name the rule.

lesson-last-corridor-done-title = What you know now
lesson-last-corridor-done =
    - From every key tile there must always be a way to the centre.
    - Corridors, jumps and empty places count as ways.
    - Detours and dead ends are fair.
    - What fits nowhere goes under the pool; if nothing fits, a blank tile is laid.
    - Only ordinary tiles without keys and pawns can be taken away.

    The Labyrinth is standing. Now let us see what lies about in it. On to **05: What lies about**.
