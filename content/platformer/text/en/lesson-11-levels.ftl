### Lesson 11: how the tower grows and crumbles.

lesson-levels-title = Levels: up, or out
lesson-levels-about = The tower grows above the leader and crumbles under whoever is last. Where to be, and when.

lesson-levels-tower-title = A tower that never stands still
lesson-levels-tower =
    So far the tower has been one small map. In a real game it has several **Levels**, each three Rows high, stacked on
    top of each other: Rows 1 to 3 are Level 1, Rows 4 to 6 are Level 2, and so on. The topmost one is the **Boss
    Level**.

    At the start, just Level 1 lies open. All the others are face down, and nobody knows what is on them. They open one
    by one, as Heroes climb. And since the tower seems to be rather tired, it crumbles at its foot as well.

    So this is a race, whether you like it or not. Whoever leads opens doors. Whoever trails behind should watch the
    floor.

lesson-levels-opening-title = The very first turn
lesson-levels-opening =
    This is a real Level 1 in the first turn of the game, and nobody is on the map yet. Every later turn begins with two
    chores: remove a Level that is due, and refresh your cards. **The first turn of the game skips both and begins with
    the roll.** There is nothing to remove when the tower has just been built, and nobody has an exhausted card.

    Everything else is as usual. The dice are rolled, the enemy die says right, and one Gloop (G) takes a step, from g1
    to h1. (The other, on b2, would step off its Platform, so it stays.) Then Sweety comes in on e1 and gets to work.

    (Gaps in the floor of Row 1? Never mind: the lowest Row { $medium ->
        [page] holds you everywhere.)
       *[notebook] holds you everywhere. The sign `x` marks the Spaces where Enemies appear.)
    }

lesson-levels-reveal-title = Knock, knock
lesson-levels-reveal =
    Sweety stands on a2, and Row 3 is the top Row of the highest Level that is open. When a Hero **Moves** into that Row
    for the first time, **the next Level is revealed**, right then, in the middle of the turn.

    Two tiles and an Enemy card are turned up; here the card is the Stone Golem (S). A Golem appears on each Enemy spawn
    space (x): b4, f4, d5 and f6. Coins and gems are laid out. Then Sweety’s **turn simply goes on**: she gains a coin
    with a die, and with her last move she climbs the Ladder into the new Level and picks up the coin on a4 before
    anybody else can.

lesson-levels-higher-title = First one in
lesson-levels-higher =
    Your turn. Sweety has three moves, and a little bird tells you that the next Level will have a gem on **d4**. Open
    the Level and take the gem in the same turn.

    Mind the Platforms: c3 and b3 have a floor, so from below you bump your head. The answer in
    { $medium ->
        [page] the line
       *[notebook] the cell
    } is right as far
    as it goes, but it stops too early.
lesson-levels-higher-hint = Opening the Level does not end the turn, and it costs no die. How many moves are left when you reach Row 3?
lesson-levels-higher-done = The Move to d3 opened Level 2, and the turn went on as if nothing had happened. Whoever opens a Level with moves to spare gets the first pick.
lesson-levels-higher-ceiling = There is a Platform above you. Go round it.
lesson-levels-higher-open = The door is open, and one move is left. Go in!
lesson-levels-higher-sank = Gravity is free, but it takes you down again, and the gem is up there.
lesson-levels-higher-astray = You are strolling along Row 3. The gem lies right above d3.

lesson-levels-lifted-title = A lift does not count
lesson-levels-lifted =
    Does the next Level open if somebody else brings you into the top Row? No. **Only a Hero’s own Move reveals a
    Level.** If you are pushed there, put there by a card, or fall there, the tiles stay face down.

    Watch: Sweety pushes Etorn up to d3, into the top Row. Nothing opens. Her turn ends. Etorn stays up there, for he
    stands on Sweety’s head. Now it is his turn, and he takes one step *along* the Row, to e3. That is a Move of his own
    onto a Space of the top Row, and so it is he who opens Level 2. (The rulebook leaves this open; here it is played
    this way.)

lesson-levels-sideways-title = The door you cannot see
lesson-levels-sideways =
    Sweety was pushed up to b3 a moment ago. Level 2 is still face down, and **nobody can go to a Level that is hidden**
    (or gone). With two moves, get her onto firm ground in Row 4 or higher.

    { $medium ->
        [page] Try the prepared line first:
       *[notebook] Run the cell first:
    } it tries the direct way. Then ask yourself how she might open the door from where she stands.
lesson-levels-sideways-hint = Any Move onto a Space of Row 3 opens the Level, even a step from one Space of the Row to the next. Above which neighbour of b3 will there be something to hold you?
lesson-levels-sideways-done = The step to the side was a Move onto a Space of the top Row, so Level 2 opened. And on a4 there is a Platform with a Ladder through it: you came up by the Ladder, and the Platform holds you.
lesson-levels-sideways-hidden = There is no b4 yet. That Level is still face down.
lesson-levels-sideways-air = Level 2 is open, and you are in it, but c4 is thin air. Look for a Space with a floor.
lesson-levels-sideways-back = You have opened the door, and then walked back past it.
lesson-levels-sideways-half = The door is open. One more move!

lesson-levels-finders-title = Finders keepers
lesson-levels-finders =
    A new Level is full of coins and gems, so here is the small print. You take what lies on a Space by **coming onto
    it**, in any way: by walking, by landing, even by being pushed. But **falling past it does not count**: your hands
    are not that quick. And **Enemies take nothing**. What lies under a Werewolf (W) waits there for the next Hero.

    Etorn wants it all: the gem on b2 and both coins, with three moves and a shove, and without a scratch.
lesson-levels-finders-hint = Stop at b2 instead of rushing past it. Then get the Werewolf out of the way with something other than a Move.
lesson-levels-finders-done = You stopped for the gem, landed on the first coin, and shoved the Werewolf off the second. It had been standing on a coin all the time and never noticed.
lesson-levels-finders-past = Whoosh. You fell right past the gem on b2 and took only what lay where you landed.
lesson-levels-finders-bitten = You got both coins and the gem, and teeth marks too: by leaving b1 you Moved away from the Werewolf. Shove it first.
lesson-levels-finders-last = The Werewolf is out of the way, and the coin still lies there. Go and get it.

lesson-levels-down-title = All the way down
lesson-levels-down =
    Three Levels are open here: Rows 1 to 3, 4 to 6, and the Boss Level, Rows 7 to 9. { $medium ->
        [page] The floor of the Boss Level is a
       *[notebook] The floor of the Boss Level, `^^^^`, is a
    } **one-way Platform**: a Hero may Move up through it. Nobody comes down through it.

    Between two ordinary Levels there is no such floor: some Spaces have a Platform under them, others do not. So a fall
    may go on from one Level into the next. And Gravity acts on **everybody on the whole map at once**, even on the Boss
    Level.

    Somebody chooses “Apply Gravity” (`gravity`). Where will Sweety (b6), the Gloop (d6), the Werewolf (c4) and Etorn
    (d9) be?
lesson-levels-down-done = Sweety fell from Level 2 into Level 1, down to the Platform under b2. The Werewolf went all the way to the bottom. The Gloop stood on a Platform. Etorn fell as well, though he is on the Boss Level, and its floor caught him on d7.

lesson-levels-crumble-title = Mind the floor
lesson-levels-crumble =
    Now for the other end of the tower. At the **start of your turn** (step 1 of 8), if you are **at least two Levels above the lowest
    one**, that lowest Level is removed. You are not asked.

    Etorn (2) is on c7, which is Level 3. Sweety (1) is on Level 2, Angelo (3) on Level 1 with a Gloop and a coin.
    Sweety ends her turn, Etorn’s turn begins, and Level 1 is gone: the coin goes, the Gloop goes (nobody gets loot for
    it), and **Angelo faints**. Row 4 is the lowest Row now, and holds like a Platform from end to end.

lesson-levels-who-goes-title = Who goes with the Level?
lesson-levels-who-goes =
    Etorn (2) has made it to a10, on Level 4, and it is his turn next. Two things to know:

    - **No more than one Level disappears at the start of a turn**, however far ahead the leader is.
    - What counts is **where somebody stands**, not where they come from. The Gloop on d4 comes from Level 1, the Ent on
    a3 from Level 2.

    Sweety ends her turn. Where will all six figures be? (Mark “off the map” for those who go.)
lesson-levels-who-goes-done = Level 1 went, with everybody who stood in Rows 1 to 3: Angelo, a Gloop, and the Ent that had come down for a visit. Sweety and the Gloop on d4 stand on Level 2, and only one Level goes in a turn. But Sweety had better hurry.

lesson-levels-get-out-title = Get out of there
lesson-levels-get-out =
    This time you are the one at the bottom. Sweety stands on b3, on Level 1, and has two moves. Etorn (2) waits on d7,
    on Level 3, and his turn is next. End the turn so that Level 1 goes **without Sweety**.

    The plan in
    { $medium ->
        [page] the line
       *[notebook] the cell
    } looks fine: up to b4, which is Level 2.
    { $medium ->
        [page] Try it,
       *[notebook] Run it,
    } and see what happens between your last action
    and the start of his turn.
lesson-levels-get-out-hint = At the end of your turn, before Etorn begins, Gravity is applied. What could hold you in Row 4?
lesson-levels-get-out-done = You were on Level 2 and something held you there when Gravity came. Level 1 went without you.
lesson-levels-get-out-stayed = You stayed on Level 1, and went with it.
lesson-levels-get-out-fell = You were on Level 2, but in thin air. Gravity came at the end of the turn and took you back to b3, a moment before the Level went.
lesson-levels-get-out-ceiling = The Platform that should hold you is a ceiling from here. Come to it from the side.
lesson-levels-get-out-let-go = You had the Ladder, and let go of it. All the way down, and out.

lesson-levels-short-title = Not enough Ents
lesson-levels-short =
    In the box there are only **four tokens** of each Enemy. Two Ents are already walking about down there, on g1 and
    h1. The next Level will bring Ents as well and has four spawn spaces: b4, f4, d5 and f6. So two of these stay empty,
    and **the active player says which** (`leave b4`, for instance).

    That is you! Bring Sweety to the Shop on b5, through c3, c4 and c5, with both of her coins. Remember: each step to a
    Space next to an Ent costs a coin, and leaving its side costs a heart.
lesson-levels-short-hint = Which spawn spaces lie next to c4 and c5? Look at both sides.
lesson-levels-short-done = b4 is next to c4, and d5 is next to c5. With those two left empty your way was clear. The Ents on f4 and f6 never met you.
lesson-levels-short-decide = First things first: say which spawn spaces stay empty. Then your turn goes on.
lesson-levels-short-no-spawn = No Ent would have stood there anyway. Choose among the new spawn spaces.
lesson-levels-short-toll = You passed an Ent, and that cost you a coin and a heart. Look at the map: which Ent was it?

lesson-levels-climb-title = Your own expedition
lesson-levels-climb =
    Play as you like. Sweety has rolled four moves and a coin, and Etorn is waiting on g3. Open Level 2, see what you
    can grab, end the turn, and do the same for Etorn. Three more rolls are prepared, and Level 3 as well.

    Try a few odd things on the way: two Levels in one turn, for instance. And see what Etorn’s own step along Row 3
    does, before Level 2 is open and after.

lesson-levels-doors-title = Three ways from the top Row
lesson-levels-doors =
    For the curious: back in Exercise 2, Python tries three steps, each on a fresh board, and reports the outcome. One
    is refused, so nothing happens. The other two both open Level 2.

lesson-levels-done-title = What you know now
lesson-levels-done =
    - The first Move into the top Row reveals the next Level: tiles, Enemies, coins, gems. Then your turn goes on.
    - Being pushed or put there, or falling there, reveals nothing. Nobody enters a Level that is hidden or gone.
    - You take what lies on a Space by coming onto it, not by falling past. Enemies take nothing.
    - Falls go on from Level to Level, but never out of the Boss Level.
    - If the active Hero starts the turn at least two Levels above the lowest, the lowest one goes, with everybody on
    it. No more than one goes at the start of a turn.
    - If the tokens of an Enemy run short, the active player says which spawn spaces stay empty.

    There are shorter ways up than Ladders. On to **12: Portals, hatches and a one-way floor**.
