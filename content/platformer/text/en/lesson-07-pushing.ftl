### The words of lesson 07: pushing and shoving.

lesson-pushing-title = Pushing and shoving
lesson-pushing-about = Send others where you want them: with your shoulder, or from across the room.

lesson-pushing-two-ways-title = Two ways to move somebody
lesson-pushing-two-ways =
    You can be rude in two ways.

    - A **Push** is done with your own body. You Move onto a Space where somebody stands, and that figure makes room. You
    know it already: it works on Heroes and Enemies alike, and costs nothing but the Move.
    - A **shove** is done with a shove symbol, from any distance. You stay where you are, and one Enemy goes one
    Space: left, right, up or down. Heroes cannot be shoved.

    Neither is an attack, and nobody is hurt. Well, not by the Push or the shove itself.

lesson-pushing-shove-title = A finger is enough
lesson-pushing-shove =
    Etorn stands on a1. The Gloop sits on its Platform on c3: two columns away and two Rows up. No matter! One shove symbol
    reaches any Enemy on the map. The Gloop goes from c3 to d3, out into the air, and hangs there. Then Etorn applies
    Gravity, and it falls 2 Spaces. It lands softly. Gloops do.

    { $medium ->
        [page] Choose the die with the shove, then the Enemy, then its new Space.
       *[notebook] Write it as `shove`, then who or which Space, then the direction: `shove gloop right`, or `shove c3 right`.
    }

lesson-pushing-down-you-go-title = Down you go
lesson-pushing-down-you-go =
    A Werewolf howls on b3, and you would like it on the ground, on a1. You stand on d1, well out of its way, with one
    shove. The answer in
    { $medium ->
        [page] the line
       *[notebook] the cell
    } chooses a direction that changes nothing in the end. Which one is better?
lesson-pushing-down-you-go-hint = On which side is there no Platform to land on? The Wall and the floor keep the Werewolf in; one side is open.
lesson-pushing-down-you-go-done = One shove over the edge, and Gravity took the Werewolf two Spaces down. You never came near its teeth.
lesson-pushing-down-you-go-floor = There is a Platform under the Werewolf’s paws, and without a Ladder no shove goes through it.
lesson-pushing-down-you-go-wall = There is a Wall to the right of b3. Enemies do not go through Walls, however hard you shove.
lesson-pushing-down-you-go-hanging = The Werewolf hangs in the air over a1 and looks puzzled. One word from you, and down it goes.
lesson-pushing-down-you-go-up = Up to b4 went the Werewolf, and Gravity set it down again on the very Platform it came from. Your shove is gone.
lesson-pushing-down-you-go-order = Gravity came first, while the Werewolf still stood on its Platform, so nothing fell. Do it the other way round!

lesson-pushing-three-falls-title = Who lands where?
lesson-pushing-three-falls =
    Now look into the future. Etorn (1) on d3 shoves the Werewolf (W) from b4 to c4, applies Gravity, and holds on to
    his own Ladder. Avvy (2) stands on c1, straight below c4. A Gloop (G) is on the Ladder at a2.

    Mark where each of the four is when all is still. Two things to ask yourself: can a Gloop hold on to a Ladder? And
    when a Werewolf comes down on somebody’s head, who makes room for whom?
lesson-pushing-three-falls-done =
    The Werewolf falls 2 Spaces and stops on c2: on Avvy’s head. **Falling never pushes**; whoever is underneath simply
    holds up whoever comes down. The Gloop drops from a2 to a1: **Ladders do not hold Enemies**, only Heroes who hold on. So
    Etorn stays on d3, and Avvy stays on c1, with a Werewolf for a hat.

lesson-pushing-in-peace-title = Leaving in peace
lesson-pushing-in-peace =
    Remember: if you Move away from a Space next to an Enemy, it hits you first. The Werewolf on b1 would take 3 of
    Etorn’s 5 hearts. Etorn stands on c1 and wants to go to d1 with all five. He has a move and a shove, and it
    matters which comes first.
lesson-pushing-in-peace-hint = The Werewolf bites whoever leaves a Space next to it. Let it be the one that leaves.
lesson-pushing-in-peace-done =
    First make the Werewolf go, then go yourself. Up works as well as left: on b2 it touches you only at a corner, and
    Spaces that meet at a corner are not neighbours.
lesson-pushing-in-peace-hit = Ouch. You left a Space next to the Werewolf, and it took 3 hearts. You still have a shove to spare.
lesson-pushing-in-peace-late = The right two actions, but in the wrong order: by the time you shoved the Werewolf, it had already bitten.
lesson-pushing-in-peace-onto-me = You stand on c1 yourself. A shoved Enemy needs a free Space; unlike you, it pushes nobody aside.
lesson-pushing-in-peace-ground = Under b1 is the ground, and the map ends there. Try another direction.

lesson-pushing-onto-a-trap-title = A dubious favour
lesson-pushing-onto-a-trap =
    Back to Pushes. A Hero who is pushed *arrives* on the new Space like anybody who walks there. What lies there is picked up.
    And what lies in wait there { $medium ->
        [page] bites: on c1 is a Trap
       *[notebook] bites: `^` is a Trap
    }, and entering it costs a heart.

    Avvy (1) walks from a1 to b1 and pushes Etorn (2) to c1. Etorn gets the gem, and the Trap gets Etorn. Was that
    friendly? Discuss it with your friends. (Enemies do not care about Traps, coins or gems: nothing happens to them.)

lesson-pushing-a-present-title = A present for Etorn
lesson-pushing-a-present =
    There is room for only one figure on a Space, and a Push needs a *free* Space to push to.

    Avvy (1) wants to be on b1 and send Etorn (2) to the gem on b2 on the way, without a scratch for either of them.
    Sadly, a Gloop is floating on that very Space. The answer in
    { $medium ->
        [page] the line
       *[notebook] the cell
    } tries it all the same.
lesson-pushing-a-present-hint = The Gloop has to make way before Etorn can go up. But where to, so that it does not hang over Avvy’s head?
lesson-pushing-a-present-done =
    A shove made room, a Push used it. Etorn picked up the gem in mid-air, and the Gloop was not next to Avvy when he
    left a1.
lesson-pushing-a-present-no-room = The Gloop is on b2, and two on one Space is one too many. What could make it move?
lesson-pushing-a-present-trap = That is the Trap on c1: a heart less for Etorn, and still no gem.
lesson-pushing-a-present-onto-him = Etorn stands on b1. An Enemy can only be shoved to a free Space.
lesson-pushing-a-present-over-me = Etorn has the gem, but you parked the Gloop on a2, right above Avvy. As he left a1, it hit him.

lesson-pushing-heavy-title = Heavy lifting
lesson-pushing-heavy =
    Some Enemies are heavy, and their cards say so. To shove the **Stone Golem** one Space, you need *two* shove
    symbols at once. { $medium ->
        [page] Choose both dice.
       *[notebook] Write both after `with`.
    }

    Etorn uses both his shoves for one action, and the Golem moves from b1 to a1. Gems make a shove go farther, but they
    do not stand in for the second symbol. (The next lesson is about gems.) And a *Push* needs no shove symbol at all:
    when you walk into it, even the Golem makes room. But it hits you first, because you leave a Space next to it.

lesson-pushing-rolling-stone-title = A rolling stone
lesson-pushing-rolling-stone =
    Put it all together. The Stone Golem stands on c2, at the edge of its Platform, next to Etorn on b2. You want it on
    the ground, on d1, and you want to keep all 5 hearts. You have one shove, two swords, a coin and a move, and one
    gem. One shove? Think back to your very first lesson with dice.
lesson-pushing-rolling-stone-hint = You are one shove short, and two equal dice can become any symbol. Which pair can you spare?
lesson-pushing-rolling-stone-done =
    The shove you had and the one you Forged from two swords went together, and Gravity did the rest. The Golem’s
    fists never came near you.
lesson-pushing-rolling-stone-one = The Golem is heavy: one symbol does not budge it. Where could a second shove come from?
lesson-pushing-rolling-stone-gem = A gem makes a shove longer, but it does not replace the second symbol. That is still missing.
lesson-pushing-rolling-stone-by-body = The Push worked, but you left b2, next to the Golem, and that cost 2 hearts. Stay away from its fists.
lesson-pushing-rolling-stone-hanging = The Golem hangs beside its Platform, heavy as it is. One free action is missing.

lesson-pushing-play-title = A playground
lesson-pushing-play =
    Everything at once: a Golem on a Platform with a Ladder through it, a Gloop beside you, a friend, a Wall, a Trap.
    You have three shoves and two moves. A shoved Enemy can go through a Platform where a Ladder does: can you get the
    Golem from c3 down to c2? Onto the Gloop’s head? And which of your ideas are refused, and why?

lesson-pushing-every-shove-title = All four directions
lesson-pushing-every-shove =
    If you like Python: ask about every way to shove the Werewolf of Exercise 2. Nothing is played; the rules only
    answer. If Python is not for you, just read the four answers, and see what stops the Werewolf in two of them.

lesson-pushing-done-title = What you know now
lesson-pushing-done =
    - A Push is part of your Move; a shove takes a shove symbol and reaches any Enemy on the map.
    - Both need a free Space next to the figure that is moved, with no Wall or Platform in between, unless a Ladder
    leads through the Platform.
    - A pushed Hero picks up what lies on the new Space, and is hurt if it is a Trap.
    - Nothing falls before Gravity. Falling pushes nobody, and Ladders do not hold Enemies.
    - The Stone Golem takes two shove symbols at once. A Push takes none.
    - Shove first, then walk away: that way you keep your hearts.

    You can do a lot with one die. For a small price you can do more. On to **08: Gems**.
