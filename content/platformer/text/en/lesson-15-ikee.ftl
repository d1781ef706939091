### Lesson 15: Grand Overlord Ikee, who watches your dice.

lesson-ikee-title = Ikee, who counts your dice
lesson-ikee-about = The other Boss: two cards instead of a die, ties that hurt twice, Imps, Torches, and how to win.

lesson-ikee-tally-title = What did you roll?
lesson-ikee-tally =
    Ikee (I) rolls no die. In a Boss Turn he draws **two cards** and looks at **what you rolled** in the turn that has
    just ended. The card whose symbol you rolled more often takes effect; the other is passed over. Both are discarded. At
    least one always takes effect: there is no quiet turn with Ikee.

    Sweety (1) has rolled two moves and one sword. The cards are Stampede, which shows a move, and Royal Blade, which
    shows a sword: 2 to 1 for Stampede. It runs along Row 4 and over Etorn (2).

lesson-ikee-deck-title = Ikee’s cards
lesson-ikee-deck =
    | card | symbol | whom it reaches | what it does |
    |---|---|---|---|
    | Stampede | move | his whole Row | 1 Wound |
    | Royal Blade | sword | the 8 Spaces around him | he attacks, and each Hero he hits resets the Special die |
    | Tribute | coin | everywhere on the Boss Level | 2 coins lost |
    | Shockwave | shove | his map tile | 1 Wound and a Brand |
    | Call of the Imps | move | | two Imps appear |
    | Iron Gaze | star | everywhere on the Boss Level | a Brand |

    Where a card says “attacks”, Ikee deals his own damage, **2 Wounds**, the same as when the enemy die says *attack*
    or when you Move away from him. All other Wounds are stated on the cards. And **no card reaches beyond the Boss
    Level**.

lesson-ikee-count-title = Look at the roll
lesson-ikee-count =
    What counts is what the five dice showed **when you rolled them**. A die you have used counts, one you have rolled
    again later counts as it first was, and the **Special die never counts**.

    Sweety (1, 4 hearts) has rolled two swords and one move; her Special die shows another move. Etorn (2, 5 hearts)
    stands on d4, Angelo (3, 5 hearts) on b3, one Level below. Again the cards are Stampede and Royal Blade. How many
    hearts will each of them have?
lesson-ikee-count-done = Two swords against one move: Royal Blade, and only Sweety is near enough. The Special die would have made it a tie, but it does not count. Angelo stands closest of all, and safest: one Level below.

lesson-ikee-tie-title = Both, please
lesson-ikee-tie =
    If you rolled both symbols **equally often, both cards take effect**, in random order. Two cards with the same symbol are
    always such a tie.

    Etorn has rolled two moves and two swords, and it is whispered that Stampede and Royal Blade are next. He cannot
    change that any more: it does not help to use up the dice. But he has his two moves. Find a place that is neither in
    Ikee’s Row nor on the 8 Spaces around him, and end the turn there. Mind Gravity at the end of the turn.
lesson-ikee-tie-hint = There are Platforms at c5 and e5. Only one of them is far enough away, and you cannot come up through it.
lesson-ikee-tie-done = Both cards took effect, and neither found anybody: e5 is not in Row 4, and two columns too far for the Blade.
lesson-ikee-tie-blade = c5 is out of Ikee’s Row, but it touches his Space at a corner, and Royal Blade reaches all 8 Spaces around him.
lesson-ikee-tie-air = There is nothing under d5. When you ended the turn, Gravity put you back into Ikee’s Row.
lesson-ikee-tie-row = Far away, but still in Row 4. Stampede runs to the very end of it.
lesson-ikee-tie-ceiling = The Platform at e5 is a ceiling from below. First up, then to the side.
lesson-ikee-tie-not-over = A good place. Now end the turn, and listen to the hooves.

lesson-ikee-neither-title = Neither of them
lesson-ikee-neither =
    And what if you roll **neither** of the two symbols? Zero equals zero, so again **both** cards take effect.

    A **Brand** costs you 1 gem at the end of each of your turns. As always, instead of a second token of the same kind,
    you suffer 1 Wound. (If a kind of token has run out, you get none, and no Wound for it.)

    Avvy (1, 6 hearts) has rolled no shove and no sword. The cards: first **Shockwave** (Ikee’s map tile, columns a to
    d: 1 Wound and a Brand), then **Royal Blade** (2 Wounds on the 8 Spaces around Ikee). Etorn (2, 5 hearts) has a
    Brand already. Sweety (3, 4 hearts) stands on e4. How many hearts will each of them have?
lesson-ikee-neither-done = Avvy suffers 1 Wound from the Shockwave and 2 Wounds from the Blade. Etorn suffers 1 Wound from the Shockwave, and 1 Wound because he has a Brand already. Sweety is on the next tile, one step from trouble.

lesson-ikee-imps-title = Small guests
lesson-ikee-imps =
    Call of the Imps brings helpers. An **Imp** (i) is an Enemy like any other: it has 1 health, deals 1 Wound, moves
    and strikes by the enemy die, and has 2 gems as loot. Imps have tokens of their own, and appear on spawn spaces (`x`)
    of the Boss Level that are **free**. If no token is left, or no such Space is free, none appears.

    The **active player** says where, and that is you: choose two Spaces, one after the other (`place summons` and a Space, twice). Sweety (2 hearts) ends her
    turn, and Etorn’s roll will say *attack*. Place the Imps so that nobody is hurt.
lesson-ikee-imps-hint = Four spawn spaces are free. One of them is right beside a Hero.
lesson-ikee-imps-done = The die said attack, and the Imps had nobody to hit. They are somebody else’s problem now, and worth 2 gems each.
lesson-ikee-imps-neighbour = c5 is right next to Sweety. The next roll said attack, and the Imp did as it was told.
lesson-ikee-imps-free = g4 is no spawn space. Imps appear only where there is an x.
lesson-ikee-imps-taken = Etorn stands on f4. A spawn space must be free.
lesson-ikee-imps-second = One Imp is placed. The card brings two, and the game waits for you to place the other.
lesson-ikee-imps-early = No Imps yet. They come in the Boss Turn, after you have ended your own turn.

lesson-ikee-torch-title = Bring a light
lesson-ikee-torch =
    With Ikee, the special icon (`*`) gives a **Torch**: each of your attacks deals 1 Wound more, and if the Iron Gaze
    reaches you, you may give up the Torch instead of taking a Brand. You take a Torch when you *come* onto the icon: by
    stepping onto it, by being pushed or by landing there. Falling past is not enough, and waiting there brings no
    second one.

    Ikee’s health is **2 for each Level** of the tower: here 8, all in one attack. Whoever defeats him **wins at once**;
    nothing is played after that, not even the rest of the turn. Etorn hangs in the air on d11, with two moves, two
    swords and 9 gems (3 gems raise a symbol by 2, 6 gems by 3). Win!
lesson-ikee-torch-hint = With all your gems, your swords deal 7 Wounds. The eighth lies under you.
lesson-ikee-torch-done = 4 + 3 + 1 for the Torch: 8. The game is over, and Etorn has won it. Ikee demands a recount.
lesson-ikee-torch-dark = 7 Wounds, and it takes 8 to defeat Ikee. The other way down is just as long, and passes a light.
lesson-ikee-torch-thrifty = 3 + 3 and the Torch make 7. There is no reason to save gems in the last attack of the game.
lesson-ikee-torch-far = From d10 Ikee is two columns away. One more step.

lesson-ikee-arena-title = The court of Ikee
lesson-ikee-arena =
    Play as you like; the dice and cards are prepared. Sweety (1) has rolled two moves, two coins and a star. One card
    is left in Ikee’s deck, the Iron Gaze. He needs two cards, so the **used cards are shuffled** into a new deck at
    once: his cards never run out.

    Tribute will be the second card. Count: which of the two takes effect? Then fetch a Torch from f4, and stay out of Row
    5, Ikee’s own: after Etorn’s turn comes a Stampede.

lesson-ikee-cards-title = Two ways to end a turn
lesson-ikee-cards =
    For the curious: the exercise “Both, please”, ended on two different Platforms. Add a third way and see what Ikee
    makes of it.

lesson-ikee-done-title = What you know now
lesson-ikee-done =
    - Ikee draws two cards. The one whose symbol you rolled more often takes effect; in a tie, even 0 to 0, both do.
    - Only the five dice count, as they were rolled. The Special die does not.
    - His cards stay on the Boss Level. “Attacks” on a card means his damage of 2.
    - Imps appear on free spawn spaces, and the active player says on which.
    - A Brand eats gems, a Torch strengthens attacks. You take a Torch by coming onto the icon.
    - His health is 2 for each Level. Whoever deals that many Wounds in one attack wins at once.

    You have seen both Bosses. Now some luxury: **16: Artifacts, and a longer tower**.
