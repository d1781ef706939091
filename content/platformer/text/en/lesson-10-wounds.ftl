### Lesson 10: Wounds, fainting, Spawning. How the texts of a lesson are named: lessons.ftl.

lesson-wounds-title = Wounds, fainting and coming back
lesson-wounds-about = What hurts, what happens when the last heart is gone, and why that is less bad than it sounds.

lesson-wounds-hearts-title = Counting hearts
lesson-wounds-hearts =
    Every Hero has **hearts**: Sweety has 4, Etorn has 5. Each Wound takes one of them. When the last one is gone,
    your Hero faints.

    Where do Wounds come from? Mostly from Enemies. When one attacks, it deals as many Wounds as its **damage**
    says:

    | Enemy | Wounds |
    |---|---|
    | Gloop | 1 |
    | Ent | 1 |
    | Stone Golem | 2 |
    | Werewolf | 3 |

    Nobody dies in this tower. But you can be thrown out of it for a moment, and a clever player sometimes *wants*
    that.

lesson-wounds-attack-title = Everybody at once
lesson-wounds-attack =
    Sweety (1) stands between a Gloop and a Stone Golem. Etorn (2) stands on the other side of the Golem, and has just 1
    heart left. Sweety has no dice left and ends her turn. Etorn rolls, and the enemy die shows **attack**: every Enemy
    attacks every Hero next to it.

    All these attacks are *one* event: first the Wounds are added up, then the hearts are taken. So nobody faints
    twice.

    Now predict: how many hearts will Sweety have, and where will Etorn be? (If you think he faints, mark “off the
    map”.)
lesson-wounds-attack-done = Gloop 1 and Golem 2 make 3 Wounds, so Sweety keeps 1 of her 4 hearts. Etorn has 1 heart and suffers 2 Wounds: he faints, and the second Wound is lost.

lesson-wounds-alley-title = Trap alley
lesson-wounds-alley =
    { $medium ->
        [page] On b1 and on c1 is a **Trap** each.
       *[notebook] A `^` in the drawing is a **Trap**.
    } Each time a Hero comes onto one, by walking, by being pushed, by falling or
    in any other way, it deals 1 Wound. Just standing there costs nothing, and Enemies do not mind Traps at all.

    Here are two Traps, and a coin and a gem in the air above them. Things do not fall; only figures do. So you can
    collect them in passing. Try it, then apply Gravity and see what it costs. Go back to where the coin was: there is
    no new one. Coins and gems are laid out once, when their Level is revealed.

lesson-wounds-fall-title = Through the Trap
lesson-wounds-fall =
    A Trap also bites those who only fall *through* it. That is the only thing that can happen to you in mid-fall:
    Enemies do not hit a Hero who rushes past, and a gem on the way stays where it is.

    Sweety (1) hangs on b4 and has all 4 hearts. Below her are a Trap, a gem beside a Gloop, and the ground. Etorn (2)
    has 5 hearts and hangs on d2, over another Trap. Now Gravity is applied.

    Where will Sweety land, and how many hearts will each of them have?
lesson-wounds-fall-done = Sweety falls 3 Spaces to b1. The Trap on b3 costs 1 heart, the Gloop does not get her, and the gem still floats on b2. Etorn lands on a Trap, which costs the same: 1 heart, once.

lesson-wounds-over-title = Watch your step
lesson-wounds-over =
    Sweety has a single heart left, and a gem is waiting on c2. Between them lies a Trap. You have three moves, and you
    know how to walk on air.

    The prepared answer takes the straight way.
    { $medium ->
        [page] Try it,
       *[notebook] Run it,
    } and see why the second step is refused.
lesson-wounds-over-hint = Nothing falls before Gravity is applied. Be past the Trap by then.
lesson-wounds-over-done = Up, across, and down behind the Trap. A Trap only bites those who come onto its own Space.
lesson-wounds-over-step = That was the last heart. Sweety has fainted and the gem is still on c2.
lesson-wounds-over-gone = After the first step Sweety is off the map, and whoever is off the map can only Spawn.
lesson-wounds-over-short = One Space too early: you fell right onto the Trap. Hang on for one more step.
lesson-wounds-over-hanging = You hang above the gem. Come down to it.

lesson-wounds-faint-title = Down, out, and in again
lesson-wounds-faint =
    Sweety walks onto the Trap with her last heart. Watch what she **loses**: her place on the map, the symbol on her
    Special die, and all tokens the Boss has given her. And what she **keeps**: her 3 coins and 2 gems, and any items
    and potions. She even gets all her hearts back.

    Then her next turn begins. It has all its steps but one: while she is off the map, no Level is removed. In the
    actions step she has to **Spawn**: any one die of the pool brings her in on a free Space of the lowest Row. Here
    that Row is full, so the nearest free Spaces will do: a2, c2, or the Trap on b2 (rather not). She takes c2. A Spawn
    is no Move, so no Enemy reacts to it.

lesson-wounds-back-title = Back into the tower
lesson-wounds-back =
    Your turn. Sweety is off the map, and wants the gem on a2 *and* a coin. She has a move, a coin and a shove, and
    a star on the Special die.

    Any die of the pool pays for a Spawn, so choose the one { $medium ->
        [page] you need least: the die first, then the Space.
       *[notebook] you need least: `spawn a1 with …`. (On the board: choose the die, then the Space.)
    } You may come in right beside the Gloop. But mind what happens when you *leave* that Space:
    Gloops are thieves.
lesson-wounds-back-hint = Which of the three dice gives you neither a step nor a coin? And when can a Gloop steal nothing from you?
lesson-wounds-back-done = The shove paid for the Spawn. No Enemy reacted when you came in. The Gloop hit you when you moved away, but your purse was still empty, and you took the coin afterwards.
lesson-wounds-back-row = Only the lowest Row will do while there is room in it. The gem is one Row higher.
lesson-wounds-back-coin-first = Off the map you can do only one thing: Spawn. First come in, then get rich.
lesson-wounds-back-special = The Special die is not part of the pool, so it cannot pay for a Spawn.
lesson-wounds-back-dear = You are in, and the gem is yours, but the coin was the entrance fee. A shove would have been cheaper.
lesson-wounds-back-thief = So near! You moved away from the Gloop with a coin in your purse. Let it hit you while you have nothing to steal.

lesson-wounds-lift-title = The painful lift
lesson-wounds-lift =
    Sweety stands high up on a3 with 1 heart. The gem on d1 lies in a shaft, behind a Wall. It is three moves to the
    top of the shaft, and she has rolled one. She would also like to have all 4 hearts again.

    If you faint in your own turn, the turn goes on: the dice you have not used, your cards and whatever was in
    effect stay as they were. With one of these dice you may Spawn at once. Do you see it?

    The prepared answer makes the right first step, and then forgets where she is.
lesson-wounds-lift-hint = The Trap on b3 takes your last heart. What does a Hero get back by fainting, and where may she Spawn?
lesson-wounds-lift-done = Fainted, healed, and down on d1 with the gem, all in one turn. It cost her the symbol on her Special die, but she still has her coins.
lesson-wounds-lift-blank = Fainting has turned the Special die to blank, and it would not have paid for a Spawn anyway. Use the sword.
lesson-wounds-lift-off = Sweety is not on the map, so she cannot walk. But she can Spawn.
lesson-wounds-lift-far = All healed, but on the wrong side of the Wall. In the lowest Row you may choose *any* free Space.
lesson-wounds-lift-later = Allowed: you were on the map when your actions began, so you need not come back in the same turn. But the sword would have paid for a Spawn.

lesson-wounds-where-title = Where can I come in?
lesson-wounds-where =
    For the curious: Sweety has just fainted in the exercise “The painful lift”. The cell lists what she can do now.
    Every line is a Spawn, except the one that ends her actions. On how many Spaces can she come in?

lesson-wounds-poison-title = Poisoned at the top
lesson-wounds-poison =
    A look ahead. On the highest Level lives the Boss, here Medusa (M). She hands out nasty tokens such as **Poison**:
    at the end of each of your turns, it deals you 1 Wound. Ignore everything else about her for now.

    After Gravity, a turn ends in this order: first the tokens act; then the Boss takes its turn, but *only* if your
    Hero is still up there.

    Sweety (1) is poisoned and has 1 heart. Etorn (2) has all 5 of his. Sweety ends her turn. Where will she be, and how
    many hearts will each of them have?
lesson-wounds-poison-done = The Poison acts first: Sweety faints, leaves the map and has all 4 hearts again. The token is gone, too. And as she is no longer there, Medusa has no turn, and Etorn keeps his 5 hearts.

lesson-wounds-upstairs-title = Back at the top
lesson-wounds-upstairs =
    Do you have to climb the whole tower again now? No: whoever faints **on the Boss Level** comes back there, on a Shop
    space (`$`). Coming back costs one die of the pool, like every Spawn.

    In her next turn Sweety comes in on c6, fresh as a daisy, and Medusa is close.

lesson-wounds-done-title = What you know now
lesson-wounds-done =
    - Each Wound takes a heart. All attacks of one enemy die count together.
    - A Trap deals 1 Wound to a Hero who comes onto it or falls through it.
    - Lose your last heart and you faint: off the map, Special die blank, Boss tokens gone, all hearts back. What you
    own stays yours.
    - Off the map you can only Spawn: with one die of the pool, on a free Space of the lowest Row.
    - If you faint in your own turn, the turn goes on.

    Now look up. The tower grows at the top and shrinks at the bottom. On to **11: Levels: up, or out**.
