### Lesson 00: a first turn, in two minutes.

lesson-first-turn-title = Your first turn, in two minutes
lesson-first-turn-about = Roll, act, end: a whole turn before you have read a single rule.

lesson-first-turn-your-turn-title = Your turn!
lesson-first-turn-your-turn =
    Sweety is your Hero, and two of her dice are left. **Each die you use does one thing.**
    { $medium ->
        [page] Go to c1 (column c, Row 1), gain a coin, then end your actions: that is a whole turn.
       *[notebook] Go to c1 (`move right`), gain a coin (`coin`), then “End the actions” (`end`): that is a whole turn.
            Run the grey cell below with Shift + Enter, and the board appears under it. The cell has the first half of
            the turn already. (Without a mouse: Ctrl + Enter runs the cell, Tab takes you into the board, and Esc takes
            you back out.)
    }
lesson-first-turn-your-turn-hint = Three things, two of them with dice: go, cash in, end.
lesson-first-turn-your-turn-done = That was a whole turn, and a legal one. The next one has begun by itself and new dice are on the table.
lesson-first-turn-your-turn-lazy = Perfectly legal, and a bit lazy: the dice you did not use are gone. Use the move and the coin first, then end.
lesson-first-turn-your-turn-late = Too late for the coin. After “End the actions” (`end`) there are no more actions.
lesson-first-turn-your-turn-twice = You rolled one coin, and you have used it. A die works once.

lesson-first-turn-watch-title = Watch this
lesson-first-turn-watch =
    A turn usually begins with five dice. Sweety (1) has rolled a move, a sword, a coin, a shove and a star.

    Watch her use three of them: she steps next to the Gloop (G), hits it, and pockets a coin. A defeated Enemy leaves a
    bit of loot behind, so she ends up with two coins. She leaves the shove and the star alone: nobody has to use
    everything.

lesson-first-turn-swords-title = Swords like company
lesson-first-turn-swords =
    A **sword** deals 1 Wound to an Enemy next to you. Some Enemies can take more than that. The Ent (E) has 2 health,
    so one sword would only tickle it: Wounds that do not defeat an Enemy in one attack are forgotten.

    That is why several swords may go into the *same* attack. Sweety puts both of hers together, and down comes the tree.
    Ents pay better, too: a coin and a gem. You will learn later what gems are good for.

lesson-first-turn-gloop-title = One Gloop, two coins
lesson-first-turn-gloop =
    A Gloop sits on d1, three steps away. Defeat it, and end up with two coins. A Gloop has 1 health, and its loot is
    1 coin.

    { $medium ->
        [page] A sword reaches only what is next to you. If something is not allowed, the board tells you why.
       *[notebook] The prepared line starts well and then gets impatient. Run it, read which rule objects, and put the
            line right.
    }
lesson-first-turn-gloop-hint = Two steps take you next to it. One sword is enough. And one of the coins does not come from the Gloop.
lesson-first-turn-gloop-done = Two moves, a sword, a coin: four dice, four effects, and the order was up to you, as long as you stood next to the Gloop when you swung.
lesson-first-turn-gloop-far = From b1 your arms are one Space too short. You can only hit what is next to you.
lesson-first-turn-gloop-coin = Throwing money at a Gloop does not help. An attack takes swords.
lesson-first-turn-gloop-purse = The Gloop is gone, and its coin is yours. There is one more coin in your dice.

lesson-first-turn-enter-title = Coming in
lesson-first-turn-enter =
    When the game begins, you are not in the tower yet. First you **Spawn**: use any one of your five dice and appear
    on a free Space of the lowest Row. Until then you can do nothing else. Sweety pays with her star, comes in on b1 and
    walks onto a coin (c), which she takes.

    Then she ends her turn. A symbol she did not use can stay on her sixth die, the **Special die**, for later. Sweety
    keeps a shove; “Leave the Special die as it is” (`set none`) would change nothing.

lesson-first-turn-come-in-title = A good entrance
lesson-first-turn-come-in =
    It is the first turn of a new game, and you have rolled two moves, two coins and a shove. Come in,
    collect **three** coins in all, and end the turn. There is a coin lying on c1.

    { $medium ->
        [page] Choose first which die you can spare for the entrance.
       *[notebook] The prepared line is legal from first to last, but it pays for the entrance with too good a die.
    }
lesson-first-turn-come-in-hint = Any die opens the door. Which one do you need least? And which Space of the lowest Row is the nicest one to land on?
lesson-first-turn-come-in-done = You came in with a die that you could spare, and the coin is yours. Where you come in, and with which die, is your first decision in every game.
lesson-first-turn-come-in-duty = Come in first. A Hero who is off the map when the actions begin has to Spawn.
lesson-first-turn-come-in-first = From outside you cannot reach anything, not even your own purse. Spawn first.
lesson-first-turn-come-in-high = c2 is in the second Row. You come in at the bottom, like everybody else.
lesson-first-turn-come-in-dear = You paid for the entrance with a coin die, and that leaves you two coins in all. Pay with something else.

lesson-first-turn-play-title = Five turns to yourself
lesson-first-turn-play =
    Now just play. You have five turns, a Gloop, coins on c1 and d2, a gem and a Ladder (H). There is no task. Can you get
    rich? Can you reach the gem on a3? Can you make the Gloop regret coming?

    If something is not allowed, the board tells you why and what you could do instead. You cannot break anything.

lesson-first-turn-python-title = For those who know Python
lesson-first-turn-python =
    Skip this if you like. Each board can be played from Python too. On this one the actions have just been ended:
    `legal()` lists what may be done now, and you see that each unused symbol could go onto the Special die.
    `lesson.notation` lists the words that actions are typed with.

lesson-first-turn-done-title = What a turn is made of
lesson-first-turn-done =
    - A die you use does one thing, and then it is gone.
    - Swords in one attack add up, and they only reach an Enemy next to you.
    - After “End the actions” (`end`) and the Special die, the game does the rest.
    - Off the map? Spawn first, with any die.

    At a **real table**: roll five dice, say what a die does as you use it, and lay it aside. One symbol that is left can
    stay on your Special die.

    Everything else builds on this. On to **01: Dice, and what to do with them**.
