### The words of lesson 07: exploring and traps.

lesson-traps-title = Traps and exploring
lesson-traps-about = Something waits in every corridor. Find out in which order it gets you, and leave a surprise for the others.

lesson-traps-five-steps-title = Nobody just walks here
lesson-traps-five-steps =
    Whoever comes onto a corridor **explores** it. That costs nothing, cannot be refused, and always has five steps:

    1. Is the Golem there? The Golem test.
    2. Ability tokens act.
    3. A trap is turned up and tested.
    4. Other characters: a free fight, perhaps.
    5. Keys and items may be picked up.

    A corridor has room for everybody at once. Cosy!

lesson-traps-first-trap-title = What was that click?
lesson-traps-first-trap =
    The Rope-Dancer (A) walks from c3 to b2a, where a trap lies face down. Click! It is turned up: a **pit**. The
    Labyrinth Table says: 1 roll, difficulty 8. Two dice show 9, and that is enough: he teeters on the edge and hops
    across.

    The pit stays, face up. Now everybody knows.

lesson-traps-blades-title = Three rolls
lesson-traps-blades =
    Here the trap is known: **whirling blades**. Three rolls, difficulty 7, and each roll that falls short costs 1 life.
    All three are rolled first; then it hurts.

    The Rope-Dancer has 4 lives. The dice are going to show 6, then 9, then 7. How many lives has he left?
lesson-traps-blades-done =
    6 is less than 7: one failed roll, one life. 9 is fine, and 7 is enough, as it reaches the difficulty. Each good
    roll spares a part of the effect; what is not spared happens.

lesson-traps-two-ways-title = The cool way round
lesson-traps-two-ways =
    The Rope-Dancer stands on e1 and wants to be on c1 by the end of the turn, with all 4 lives. Two actions, two ways: over
    the bridge d2a, where **flames** lie open, or past the key tile d1.

    A trap never wears out: it works for the whole game, on everybody who comes.
lesson-traps-two-ways-hint = A trap does nothing outside its own corridor. Which of the two ways has none?
lesson-traps-two-ways-done = Past the key tile and up. The flames crackled next door, and a trap cares only for its own corridor.
lesson-traps-two-ways-flames = Three rolls, two of them too low: two lives gone up in smoke.
lesson-traps-two-ways-wall = The tile on e1 has no opening to the west. Follow the strokes between the tiles.
lesson-traps-two-ways-empty = There is no tile to the south-east, just darkness.
lesson-traps-two-ways-back = There and back again. The flames did not get you, but c1 is no nearer.

lesson-traps-doormat-title = At your own door
lesson-traps-doormat =
    Somebody has put a trap on a4, the key tile next to the Rope-Dancer’s start space. Very funny! But a character that
    comes **from its start space** knows its own doormat: it steps over the trap, and the token stays face down.

    For all others, and for him too if he comes from elsewhere, the trap snaps.

lesson-traps-under-my-feet-title = A present for those behind
lesson-traps-under-my-feet =
    For 1 action you **Set a Trap**: draw a trap from the pool and lay it face down, unseen, on almost any corridor of the
    Labyrinth.
    { $medium ->
        [page] Choose to set a trap, then the corridor.
       *[notebook] Write `set trap c3`.
    }

    The Rope-Dancer lays it under his own feet. That is safe as long as he does not come back. He leaves, the Swordmaster
    (B) follows, and finds **fumes**: stunned!

lesson-traps-in-the-way-title = Where he must pass
lesson-traps-in-the-way =
    The Swordmaster (B) has a key and stands on e5. His only way to the centre is d5, then d4. You have one action left:
    put something in his way!

    Not where another character stands, never on the centre tile or a start space, and one trap to a corridor.
lesson-traps-in-the-way-hint = It has to be ahead of him, on a corridor that is still free.
lesson-traps-in-the-way-done = He has to go through d5, whatever lies there. Nobody knows what it is, you neither. That is half the fun.
lesson-traps-in-the-way-under-him = He is standing there. A trap is not pushed under somebody’s boots.
lesson-traps-in-the-way-centre = The centre tile stays free of traps. It is dangerous enough.
lesson-traps-in-the-way-second = A trap lies on c4 already, and a corridor holds only one.
lesson-traps-in-the-way-behind = That is behind him. It will be a surprise for somebody, but hardly for the Swordmaster.
lesson-traps-in-the-way-mine = He does not come through c3, as he walks from d5 to d4. And you stand on it.

lesson-traps-everything-at-once-title = Everything at once
lesson-traps-everything-at-once =
    On b2a there are the Golem, a hidden trap, the Swordmaster (B) and a lamp. The Rope-Dancer walks in: step 1 is
    the **Golem test**. Two dice, and only 12 will do; otherwise he goes straight back to his start space S1.

    The dice show 11. Where is he afterwards, and with how many lives?
lesson-traps-everything-at-once-done =
    Home, on S1, with all 4 lives. A character that is taken off the corridor misses the steps that are left: the trap
    stays face down, nobody fights, and the lamp lies where it lay. More about the Golem in lesson 10.

lesson-traps-somebodys-token-title = Somebody was here
lesson-traps-somebodys-token =
    Some characters leave **ability tokens**. On b2a lies a curse of the Warlock (C): any other character that comes
    loses 1 life, then the curse goes back to him. That is step 2. Step 3 is the trap below it: darts, two rolls,
    difficulty 8.

    The curse costs a life; the darts fly past, as both rolls are 9.

lesson-traps-past-the-web-title = The lamp behind the web
lesson-traps-past-the-web =
    A cobweb and a lamp on b2a, and nobody about. Fetch the lamp, and keep an action for later. A cobweb only tickles.

    Picking up is step 5, the last. It takes no action.
    { $medium ->
        [page] Choose the lamp.
       *[notebook] Write `take lamp`.
    }
lesson-traps-past-the-web-hint = You pick up only what lies on your own corridor. So go there first.
lesson-traps-past-the-web-done = In, a sneeze, and the lamp is yours, with an action to spare.
lesson-traps-past-the-web-far = The lamp lies on b2a, and you stand on c3. Your arms are not that long.
lesson-traps-past-the-web-ending = You are in the middle of exploring. Pick something up or leave it; then the turn can end.
lesson-traps-past-the-web-below = The flask lies on b2b, the corridor below the bridge. You are on top.
lesson-traps-past-the-web-leaving = You left it lying. In your own turn you can still change your mind, as long as you stand there.

lesson-traps-small-print-title = Small print
lesson-traps-small-print =
    - You explore after a Move, after a jump, even a failed one, after a push, and whenever something puts you on another
    corridor. On your start space there is nothing to explore.
    - An ability token acts on a character only once in the same activity, so nobody is sent round in circles.
    - An effect that would lay a second trap on a corridor lays none.

lesson-traps-play-title = Try it
lesson-traps-play =
    A corridor with grasping hands and a lamp, a bridge with flames, something unknown on c4, two characters to annoy. You
    carry a dagger. Walk, set traps, try what is not allowed. The board says which rule stands against it.

lesson-traps-every-corridor-title = All the places at once
lesson-traps-every-corridor =
    If you like Python: ask about five places for the trap of Exercise 2. Nothing is played. If Python is not for you, just
    read the answers.

lesson-traps-may-i-title = May I?
lesson-traps-may-i = Somebody announces something. Is it allowed? Say yes or no; afterwards the rule explains itself.

lesson-traps-done-title = What you know now
lesson-traps-done =
    - Whoever comes onto a corridor explores it: Golem, ability tokens, trap, characters, keys and items.
    - A trap asks for so many rolls; each one that reaches the difficulty spares a part.
    - Traps stay, work on everybody, and only on their own corridor. From your start space you step over the one at your door.
    - Set a Trap: 1 action, nearly anywhere, unseen.

    Step 4 was short so far. That changes now: **08: Combat**.
