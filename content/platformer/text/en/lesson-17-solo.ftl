### Lesson 17: alone in the tower: events, the two ways to lose, the score.

lesson-solo-title = Alone in the tower
lesson-solo-about = Twelve events, twelve turns, one Hero: how to play by yourself, and how to be proud of it.

lesson-solo-alone-title = Nobody else could come
lesson-solo-alone =
    The game is made for **two to four players**. If you are alone, you play the **Solo mode**: the same tower, the same
    rules, and a clock.

    What is different when you set it up? Nobody gets coins or gems for starting late, because nobody starts before you.
    The tower has its usual height: a longer tower is not for Solo games. Artifacts may be added if you like. And a deck
    of **12 events** lies ready, face down. It is your clock, your weather and your bad luck.

lesson-solo-first-title = An event a turn
lesson-solo-first =
    Alone, **you turn up one event at the start of each of your turns**, the first included. Each comes up only once.

    Before your first turn your Hero is off the map, so there is nobody in the picture yet. But the first event is here,
    the *Runaway Mule*, and it brings Sweety 2 coins and 1 gem at once. She comes in by a **Spawn**, as every Hero does
    in its first turn. Here she pays with her shove, takes the coin on b1, and goes on to c1.

lesson-solo-night-title = What the night brings
lesson-solo-night =
    An event counts for the **whole turn**, and for the Boss Turn after it, if there is one. Some events act only in
    the **end step**, after Gravity.

    Tonight it is the *Night Watch*: at the end of the turn every Enemy moves 1 Space to the left, then all attack, as
    the enemy die would make them. Etorn (1) stands on b1 with 4 hearts, a Gloop (G, 1 Wound) on d1, an Ent (E) on its
    Platform at e2. Etorn ends his turn. Where will the Gloop and the Ent be, and how many hearts will he have left?
lesson-solo-night-done = The Gloop came to c1 and bit: 3 hearts left. The Ent would have stepped off its Platform, and Enemies do not do that, whoever rings the bell.

lesson-solo-shelter-title = Ice as big as fists
lesson-solo-shelter =
    The *Hailstorm*: at the end of the turn you suffer 1 Wound, unless a Platform lies **right above you**. Etorn has 1
    heart. Among friends a faint is a nuisance. **Alone, you lose the game at once when your Hero faints.**

    You have two moves. Find a roof, and end your turn in one piece. Remember that Gravity is applied before the hail
    comes, and that you may also apply it yourself, for free.
lesson-solo-shelter-hint = The Platform you stand on is a roof too: for somebody on b1. Walking down costs moves, falling costs none.
lesson-solo-shelter-done = Down by Gravity, back under your own Platform, and the hail drummed on the roof. A new turn, and a friendlier event.
lesson-solo-shelter-thin-air = On c2 you had a roof, but no floor. At the end of the turn Gravity pulled you down to c1 first, and then came the hail. The climb is lost.
lesson-solo-shelter-floor = You cannot go through your own Platform. Go around its edge.
lesson-solo-shelter-stay = Right above b2 there is nothing but sky. One Wound, a faint, and alone that is the end of the game.
lesson-solo-shelter-walk = That takes three moves, and you have two. One of these steps needs no die.
lesson-solo-shelter-not-over = A good place. Now end the turn, and listen to the hail.

lesson-solo-market-title = Cheap today
lesson-solo-market =
    On *Market Day* everything in the Shop costs 1 coin less. (With the *Toll Keeper* everything costs 2 coins more, and
    you get 1 gem to make up for it.) So choose the right day for your shopping.

    Sweety has 2 coins, and a move and two coins in her pool. The Grapnel usually costs 5. Get it today.
lesson-solo-market-hint = 5 less 1 is 4. And the Shop is on b1.
lesson-solo-market-done = 4 coins for the Grapnel, and not one left. Tomorrow it would have been too dear.
lesson-solo-market-poor = Even today 2 coins are not enough. Your pool holds more.
lesson-solo-market-far = The money is right, the place is not. You can buy only on a Shop space.
lesson-solo-market-boots = The boots for 3: a fair price, but you came for the Grapnel, and now the money is gone.
lesson-solo-market-one-short = 3 coins, and the Grapnel costs 4 today. One die more!

lesson-solo-twelfth-title = The twelfth turn
lesson-solo-twelfth =
    Twelve events are twelve turns. **If an event is due and the deck is empty, you have lost.** The last turn itself is
    played to its end, and whoever **defeats the Boss wins at that very moment**.

    This is turn 12, and no event is left. Sweety has a move, three swords and 7 gems. It takes 8 Wounds in one attack
    to defeat Medusa. Raising a symbol by 1 costs 1 gem, by 2 costs 3, by 3 costs 6. Now or never.
lesson-solo-twelfth-hint = Get next to Medusa first. Then share out 7 gems so that three swords deal 8 Wounds.
lesson-solo-twelfth-done = 3 + 3 + 2 = 8, and the game is over there and then. The empty deck no longer matters.
lesson-solo-twelfth-short = Only 3 of the 8 Wounds you need. Your gems are worth nothing if you lose.
lesson-solo-twelfth-far = You can attack only a neighbour. Medusa is on c10, so stand beside her, on b10.
lesson-solo-twelfth-tomorrow = There is no tomorrow. Medusa had her Boss Turn, then an event was due and there was none: the climb is lost.
lesson-solo-twelfth-dear = 9 Wounds for 9 gems. You have 7, and 8 Wounds will do.

lesson-solo-points-title = How well did you win?
lesson-solo-points =
    If you win alone, you get a **score**:

    | what | points |
    |---|---|
    | each event left in the deck | 3 |
    | each Enemy defeated | 2 |
    | each Wound to the Boss beyond its health | 2 |
    | each gem left | 1 |
    | every 3 coins of what you own: coins, and the prices of items and potions | 1 |

    The Boss and its summons count as Enemies. Enemies that went with a removed Level do not count as defeated, and
    artifacts have no price.

    Sweety has 3 events left, 3 Enemies defeated, 10 gems and 2 coins. Four swords and the sword on her Special die make
    5 Wounds; defeating Medusa takes 8. Win with **27 points**. When is a gem worth more in your pocket than in a sword?
lesson-solo-points-hint = A gem spent costs 1 point, a Wound beyond 8 brings 2. And one more coin makes three. When do you have to take it?
lesson-solo-points-done = 9 for events, 8 for four Enemies, 1 for three coins, and 9 for surplus Wounds and gems together: 27. Raising a sword a second time costs 2 gems more and brings 2 points, so from there on nothing is gained.
lesson-solo-points-thrifty = Exactly 8 Wounds, and 7 gems kept: 25 points. But one more Wound brings 2 points and costs only 1 gem.
lesson-solo-points-coin = 26 points. Two coins are worth nothing, three are worth a point, and a coin is left in your pool.
lesson-solo-points-late = Medusa is defeated, so the game is over. Not even a coin can be gained after that.
lesson-solo-points-nearly = 9 Wounds, 26 points. You are on the right track: one of your swords could still be raised for a single gem.

lesson-solo-alone-up-there-title = You, Medusa and the moon
lesson-solo-alone-up-there =
    Play on as you like. It is *Full Moon*: each attack by an Enemy deals 1 Wound more, **in the Boss Turn too**,
    because the event lasts until that turn is over. The next event is kinder.

    A Boss Turn follows each of your turns up here. Its cards come from **the deck of this Boss alone, shuffled**: five
    cards of Medusa’s, none of Ikee’s. So you know what may come, not when. Two turns are prepared; after that no more
    dice are rolled. Where would you like to be when she looks?

lesson-solo-count-title = The score sheet
lesson-solo-count =
    For the curious: these lines solve the exercise “How well did you win?” and print what each part brought. Put in an
    attack of your own instead of the solution.

lesson-solo-done-title = What you know now
lesson-solo-done =
    - Solo mode is for one; two to four players play against each other.
    - Each of your turns begins with an event, and it counts until the turn and the Boss Turn are over.
    - You lose by fainting, or when an event is due and none is left, as happens after twelve turns.
    - The Boss’s defeat ends the game at once. Take your coins first.
    - Points come from events left, Enemies, surplus Wounds, gems and what you own.

    Enough of being alone. On to **18: Two turns from beginning to end**, with everything you have learnt.
