### Lesson 16: what lies ready for a game, the longer tower, artifacts.

lesson-artifacts-title = Artifacts, and a longer tower
lesson-artifacts-about = What a tower is made of, one more Level for those who cannot get enough, and prizes that go to whoever does a deed.

lesson-artifacts-box-title = Out of the box
lesson-artifacts-box =
    You know how to play. Now see what you have been climbing.

    - The tower has **three Levels and the Boss Level**. Each of the three is two map tiles drawn at random, side by
    side. At first, only the lowest lies open.
    - On top waits the **Boss**: its sheet, its cards, and **two Boss tiles**, hidden until a Hero Moves into the Row
    below them. They are never used for a Level below, and no tile is used twice.
    - Next to it all lies the **common supply**: dice, coins, gems, hearts and tokens. Coins, gems and hearts never run
    out (use buttons if you have to). Enemy tokens and Boss tokens can.

lesson-artifacts-tower-title = One more floor
lesson-artifacts-tower =
    Every Level has **one kind of Enemy**, and the higher, the harder: grade I on the first Level, grade II on the
    second, grade III on the third. So a Gloop (I) never lives upstairs, and a Werewolf (III) never on the ground floor.

    For a **longer tower** (the “longer map” of the rulebook) you add a fourth Level below the Boss Level. It gets
    the **other** Enemy of grade III. Below you see just that: Werewolves live on the third Level, so when Sweety climbs
    to a9, Hoard Drakes move in above. She takes a coin and thinks it over.

    The Boss Level is now the fifth. Remember that the Boss’s health grows with the number of Levels.

lesson-artifacts-deeds-title = Prizes
lesson-artifacts-deeds =
    Now something for the middle of the table: **artifacts**. There are ten; if you want to play with them,
    draw **two**. Each card names a deed, and **whoever does it takes the card at once**, without paying for it. If
    another player does the same deed later, the card goes to that player. It always arrives ready.

    Here the two are *Dragon Tooth* (defeat an Enemy: your attacks deal 1 Wound more) and *Phoenix Plume* (faint: take 2
    gems each time). Sweety has the Tooth, and 1 heart. She walks onto the Trap and faints. That is a deed, too: the
    Plume is hers. And **fainting does not cost you an artifact**, so she keeps the Tooth as well.

lesson-artifacts-cloak-title = Hanging by a feather
lesson-artifacts-cloak =
    In your hands an artifact works **like an item**: a *passive* one works by itself, one you *exhaust* works once and
    is ready again in your next turn. Only the way you get it and lose it is different.

    The **Feather Cloak** goes to whoever falls 2 Spaces or more. Exhaust it, and until your next turn Gravity does not
    move you. Sweety (1) has it, hangs on b3, and uses it. Etorn (2) hangs on c3. Then Gravity is applied. Where will
    the two be?
lesson-artifacts-cloak-done = Sweety hovers, Etorn falls. But he falls 2 Spaces, and that is exactly what the Cloak asks for: now it is his. Its effect stays with her, though, and she hovers until her next turn.

lesson-artifacts-crown-title = Crowned for shopping
lesson-artifacts-crown =
    The **Merchant’s Crown** goes to whoever buys a card. With it you gain 1 coin more each time you use coin symbols.
    If several players could take an artifact at once, the active player comes first, then the others clockwise.

    Sweety has the Crown. Etorn (1) stands in the Shop with 4 coins; his pool shows a coin, a star (a coin to him) and a
    move. Greedymmer costs 4. At the end he wants to have Greedymmer *and* 4 coins again. The answer in
    { $medium ->
        [page] the line
       *[notebook] the cell
    } buys
    last; is that good?
lesson-artifacts-crown-hint = With the Crown, a coin symbol used by itself is worth 2 coins. So when should you get it?
lesson-artifacts-crown-done = First the deed, then the profit: the Crown came with Greedymmer, and each coin symbol brought 2 coins.
lesson-artifacts-crown-late = You earned your coins without the Crown and got it when there was nothing left to earn.
lesson-artifacts-crown-at-once = Use the coin symbols one at a time: each is an action of its own. So much the better: the Crown pays each time.
lesson-artifacts-crown-one = That makes 2 coins. Etorn can read another of his dice as a coin.
lesson-artifacts-crown-price = No Shop sells artifacts, and they have no price. Do what the card asks for.

lesson-artifacts-prism-title = Borrowed light
lesson-artifacts-prism =
    The **Star Prism** goes to whoever spends 3 gems or more at once. Exhaust it, and your Special die turns to a star.
    Etorn has it, and has used it. That does not matter: when it changes hands, it comes ready.

    Sweety (1) has 3 gems, a coin die and a shove die, and no sword anywhere. But a star counts as a sword for her. The
    Gloop beside her has 1 health, and its loot is 1 coin. Defeat it, **and** own 4 coins at the end.
lesson-artifacts-prism-hint = 3 gems on one symbol raise it by 2. The Prism asks for gems; it does not ask what for.
lesson-artifacts-prism-done = The gems made 3 coins and won you the Prism, the Prism made a star, the star was a sword, and the Gloop left 1 coin. Doing the deed of an artifact you already hold does not make it ready again.
lesson-artifacts-prism-whose = The Prism is still Etorn’s. Earn it first.
lesson-artifacts-prism-little = 1 gem is not enough for the Prism, and with 2 left you can no longer spend 3 at once.
lesson-artifacts-prism-blank = The Special die is blank, and the Prism lies ready in front of you. Use it first.
lesson-artifacts-prism-poor = The Gloop is gone, in style. But the gems went into the shove, and you have only 2 coins.

lesson-artifacts-long-title = Five Levels, nine Wounds
lesson-artifacts-long =
    In a longer tower the Boss is stronger: defeating Medusa takes 4 Wounds and 1 more for each of the **five**
    Levels, so **9** in one attack. (Ikee, at 2 for each, would take 10.)

    Sweety holds the Dragon Tooth, passive: each of her attacks deals 1 Wound more. She has three swords and 7 gems. 1
    gem raises a symbol by 1, 3 gems by 2. The answer in
    { $medium ->
        [page] the line
       *[notebook] the cell
    } would do in a usual tower. Mend it.
lesson-artifacts-long-hint = The Tooth gives 1, the swords give 3. Five more are needed, spread as cheaply as you can.
lesson-artifacts-long-done = 3 + 3 + 2, and the Tooth: 9. The longest tower, and still only one attack.
lesson-artifacts-long-eight = 8 Wounds would have defeated Medusa in a tower of four Levels. This tower has five, so it takes 9.
lesson-artifacts-long-two = The Tooth bites in each attack, but Medusa forgets the first one. All the Wounds have to come in one attack.
lesson-artifacts-long-passive = Nothing to exhaust here: a passive card works by itself, in each attack.

lesson-artifacts-play-title = Horn and soles
lesson-artifacts-play =
    In this game there are *Ram’s Horn* (push another Hero; then 1 coin for each later push) and *Iron Soles* (be caught
    by a Trap; then a coin and a gem each time). Etorn has the Horn at the moment.

    Play as you like. Sweety has four moves and a star. Push Etorn and see what changes hands; push him again. Then
    visit the Trap on d1. Can you hold both artifacts at the end, and still be on your feet?

lesson-artifacts-order-title = The order of things
lesson-artifacts-order =
    For the curious: Etorn’s shopping tour in both orders, told by the game. Watch the coins.

lesson-artifacts-done-title = What you know now
lesson-artifacts-done =
    - Three Levels of two random tiles, one kind of Enemy each, harder the higher you go; a Boss on two tiles of its
    own.
    - Coins, gems and hearts never run out. Enemy tokens and Boss tokens can.
    - A longer tower has one more Level, with the other Enemy of grade III, and a stronger Boss.
    - Two of the ten artifacts lie in the middle. Do the deed, and the card is yours at once, ready, whoever had it.
    - You use an artifact like an item. You keep it when you faint, and lose it to whoever meets the condition after you.

    So far you have had company. Next: **17: Alone in the tower**.
