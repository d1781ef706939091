### The words of lesson 06: bridges, jumps, stun.

lesson-bridges-title = Over and under
lesson-bridges-about = Bridges, and two ways to get off them: slowly, or with a bump.

lesson-bridges-over-and-under-title = One above the other
lesson-bridges-over-and-under =
    On some tiles one corridor runs over the other: a **bridge**. On c4 of this lesson, `a` is the bridge, from north-east to
    south-west; `b` runs below it, from west to east.

    You cannot walk from one to the other, but you can **jump**: from the bridge down, or from below up onto it. Only on the same
    tile, and only where there is a bridge.
lesson-bridges-over-and-under-bridge = A bridge: a runs over b. Here one can jump.
lesson-bridges-over-and-under-no-bridge = Two corridors side by side: no bridge, no jump.

lesson-bridges-watch-title = The safe way
lesson-bridges-watch =
    The Tracker (A) stands on the bridge, on c4a. Below her, in c4b, glitters a key. A **Safe Jump** costs 2 actions, her whole
    turn, but nothing can go wrong. Below she explores as after a Move, so she picks up the key.
    { $medium ->
        [page] On your own turn, choose the bridge’s tile and then the jump.
       *[notebook] Write `safe jump`, then the letter of the corridor: `safe jump b`.
    }

lesson-bridges-down-there-title = Down there
lesson-bridges-down-there =
    Your turn: the same bridge, the same key. There is a cheaper jump as well, for 1 action, but that one has its price. Get the
    key, and keep all 4 lives.
lesson-bridges-down-there-hint = Spend both actions on a Safe Jump down to corridor b. Picking up is free, even after that.
lesson-bridges-down-there-done = Down without a scratch. The way up again costs just as much.
lesson-bridges-down-there-one-floor-up = The key lies in c4b, and you stand above it, in c4a. Same tile, other corridor.
lesson-bridges-down-there-ouch = That was the Risky Jump, and 5 was too little: down with a bump, 2 lives gone, and stars before her eyes.
lesson-bridges-down-there-no-bridge = On b4 there is no bridge to jump from. It was under your feet on c4.
lesson-bridges-down-there-same-floor = She stands in corridor a already. Down is b.
lesson-bridges-down-there-forgot = You are down, and the key still lies there. Pick it up, it costs nothing!

lesson-bridges-risk-title = The risky way
lesson-bridges-risk =
    A **Risky Jump** costs 1 action and a **jump test**: two dice, and **8 or more** succeeds. If it succeeds, you are there,
    and explore. If it fails, you lose **2 lives** and get **1 stun token**:

    - jumping down, you fall and are below all the same,
    - jumping up, you stay below.

    It succeeds in 15 of 36 cases: not quite every other time.

lesson-bridges-leap-title = All on one roll
lesson-bridges-leap =
    The Tracker is *below* the bridge, in c4b, with a key. The bridge above her leads straight to the centre tile, and nobody is
    there. Two actions. If she does not win now, the Warlock will. Today the dice are on her side; use that.
lesson-bridges-leap-hint = A Safe Jump uses up both actions, and then the last step is missing. There is a jump for 1.
lesson-bridges-leap-done = A 9! Up, one step, won. With 7 or less this would have become a sad story: 42 per cent is no certainty.
lesson-bridges-leap-careful = Safe and sound on the bridge, and no action left for the last step. Sometimes you have to dare something.
lesson-bridges-leap-below = The corridor below runs from west to east. To the south-west leads only the bridge above her.
lesson-bridges-leap-nap = She has no stun token, so there is nothing to rest off. And this is no time for a nap.
lesson-bridges-leap-so-close = She is up, has an action left, and the centre is one step away! Do not stop now.

lesson-bridges-splat-title = Seven
lesson-bridges-splat =
    The Tracker is on the bridge, with 4 lives, and dares the Risky Jump down to c4b. She rolls 4 and 3. Her Crystal is inactive,
    so she cannot roll again. What comes of it?
lesson-bridges-splat-done = 7 is not 8: she falls. She is down there, as she wanted, but with 2 lives fewer and 1 stun token. Of her 2 actions 1 is left.

lesson-bridges-from-below-title = Seven once more
lesson-bridges-from-below = The other way round: from below she jumps up at the bridge, and again it is 4 and 3. Where is she now, and how is she?
lesson-bridges-from-below-done = She stays where she is, in c4b, with the same bruises: 2 lives, 1 stun token.

lesson-bridges-stars-title = Seeing stars
lesson-bridges-stars =
    The Tracker has fallen, and lies in c4b with **1 stun token**, right on a key. Whoever is stunned can only **Rest** (1 action:
    give one token back) or end the turn. Even what is free is barred. Once the last token is gone, all is open again. Take the
    key, and go west to c3.
lesson-bridges-stars-hint = First she has to Rest. After that one action is left, and picking up costs none.
lesson-bridges-stars-done = Rest, take, go. A stun costs you an action, no more, if nobody comes by in the meantime.
lesson-bridges-stars-dizzy = She sees two keys, and reaches for the wrong one. First Rest.
lesson-bridges-stars-stagger = Stunned characters do not go anywhere. First Rest.
lesson-bridges-stars-oversleep = One stun token, one Rest. More sleep is not to be had.
lesson-bridges-stars-no-key = Wide awake and on c3, but the key is still lying under the bridge.

lesson-bridges-small-print-title = Falls and tokens
lesson-bridges-small-print =
    - Whoever falls is not alone: those who are below may fight it for free (lesson 08). After a failed jump *up* there are no fights.
    - Even a fall that kills stuns (lesson 09 is about death). On its start space the character rests first, and only then Moves.
    - Stun tokens lie within everybody’s reach and never run out.

lesson-bridges-acrobat-title = The acrobat
lesson-bridges-acrobat =
    Jump as often as you like; a rope lies below. The first dice are bad, the next ones good. Try what a stunned character may do,
    and count the lives.

lesson-bridges-may-i-title = May I?
lesson-bridges-may-i =
    Five announcements under and over bridges. Is there a bridge? Are there enough actions? And is the jumper awake?

lesson-bridges-odds-title = How risky is it?
lesson-bridges-odds =
    If you like Python: count how many of the 36 rolls of two dice reach 8. And ask about both jumps, and a Rest, on the bridge of
    Exercise 1.

lesson-bridges-done-title = What you know now
lesson-bridges-done =
    - From a bridge you jump down, from below up, on the same tile.
    - Safe: 2 actions. Risky: 1 action, and 8 or more on two dice.
    - A failure costs 2 lives and stuns.
    - Whoever is stunned only Rests, until the last token is gone.

    Some corridors look harmless, and are not. On to **07: Traps and exploring**.
