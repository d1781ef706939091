### The lessons. A step has a title and a text (Markdown); an exercise also has a nudge (hint), what is
### said when it is solved (done), and a sentence for each wrong answer that has a name.

## What every lesson says

lesson-pool = Dice: { $dice }
lesson-special = Special die: { $symbol }
lesson-hearts = Hearts: { $n }
lesson-coins = Coins: { $n }
lesson-gems = Gems: { $n }
lesson-shop = In the Shop:
lesson-cards = Your cards:
lesson-turn = Turn: { $hero }
lesson-rolled = Rolled: { $dice }
lesson-tokens = Tokens: { $token }
lesson-cards-of = Cards: { $cards }
lesson-event = Event: { $event } ({ $left })
lesson-middle = In the middle, for whoever meets the condition:
lesson-hold-or-drop = The Ladder: hold on or let go?
lesson-set-now = The actions are over. Now the Special die may be set.
lesson-look-here = Look at these Spaces:
lesson-look-nowhere = This exercise is all about the dice. Leave the map alone.

## Goals

goal-at = { $figure-def } is on { $space }
goal-stands = { $figure-def } would stay put if Gravity were applied
goal-holds-coins = { $hero } has { $least ->
    [one] at least 1 coin
   *[other] at least { $least } coins
  } (now { $now })
goal-holds-gems = { $hero } has { $least ->
    [one] at least 1 gem
   *[other] at least { $least } gems
  } (now { $now })
goal-holds-hearts = { $hero } has { $least ->
    [one] at least 1 heart
   *[other] at least { $least } hearts
  } (now { $now })
goal-special = The Special die shows { $symbol }
goal-keeps = These dice are left over: { $dice }

## 01 Dice pool and forging

lesson-dice-pool-title = Dice, and what to do with them
lesson-dice-pool-about = Five dice, five symbols, and two ways to get a symbol you did not roll.

lesson-dice-pool-welcome-title = One thing at a time
lesson-dice-pool-welcome =
    Your first turn is behind you. From here on the game comes in small pieces, and the dice come first: five of them,
    rolled in each of your turns. **Every die you use does one thing.** That is the whole engine of the game, and after
    this lesson you can drive it.

    You cannot break anything: if you try something that is not allowed, the board tells you which rule says so.

    Ignore Enemies, Shops and the Boss for now. They come later, one at a time.

lesson-dice-pool-five-dice-title = Your five dice
lesson-dice-pool-five-dice =
    What you rolled is your **pool**. Here is what
    { $medium ->
        [page] the symbols do:
       *[notebook] the symbols do, by the names that they are written with:
    }

    | symbol | what one die does |
    |---|---|
    | move | moves your Hero 1 Space |
    | sword | deals 1 Wound in an attack |
    | coin | gains 1 coin |
    | shove | moves an Enemy 1 Space |
    | star | something different for each Hero |

    Sweety has rolled two moves, a sword, a coin and a star. Watch her use two of them, and watch the dice:
    a die that has been used is gone.

lesson-dice-pool-spend-title = Now you
lesson-dice-pool-spend =
    The same roll is yours. Use any dice, in any order, as many as you like. Nobody makes you use them all, but
    what you leave is lost when your turn ends.

    Then be cheeky: ask for a second coin. What does the board say?

lesson-dice-pool-coin-and-step-title = One coin, one step
lesson-dice-pool-coin-and-step =
    Get a coin *and* stand on b1, the next Space to the right.

    Play it on the board, or
    { $medium ->
        [page] write it under “The answer in the line”. Half of the answer is there already: try it, read
       *[notebook] write it in the cell below. Half of the answer is there already: run the cell, read
    } what
    is still missing, and finish the line.
lesson-dice-pool-coin-and-step-hint = You need two dice. One of them makes you richer, the other one gets you going.
lesson-dice-pool-coin-and-step-done = Two symbols, two effects. Coin first or move first, it makes no difference: the order is up to you.
lesson-dice-pool-coin-and-step-twice = There was one coin in the roll, and you have used it. A used die is gone for this turn.
lesson-dice-pool-coin-and-step-no-coin = Sweety has moved, but her purse is empty. There is a die for that.

lesson-dice-pool-ask-title = Ask before you act
lesson-dice-pool-ask =
    Do you know some Python? `do` plays an action. `judge` only asks whether you may, and changes nothing. Sweety
    stands on a1, and c1 is two steps away: too far for a single move. Change the text and ask something else.

lesson-dice-pool-star-title = The star is yours alone
lesson-dice-pool-star =
    A star does not mean the same for everyone. Your Hero card tells you what yours means. Etorn the treasure hunter
    reads a star as a **coin**; for Sweety the brawler it is a **sword**; for Angelo the climber, a **move**.

    Here Etorn has no coin symbol at all.

lesson-dice-pool-two-steps-title = Angelo takes two steps
lesson-dice-pool-two-steps =
    Angelo wants to go from a1 to c1, two Spaces away. He rolled only one move. But he is Angelo.
lesson-dice-pool-two-steps-hint = Which of Angelo’s dice is a move in disguise?
lesson-dice-pool-two-steps-done = For Angelo a star is a move, so he had two of them. If you name no die (just `move right`), the board takes the plain move first and the star next.
lesson-dice-pool-two-steps-coin = That would work for Etorn. Angelo reads a star as a move, and as nothing else.
lesson-dice-pool-two-steps-one-short = One step done, one to go. No die shows a move any more, but one will do as a move.

lesson-dice-pool-forge-title = Forging: two for one
lesson-dice-pool-forge =
    And what if the symbol you need just isn’t there? Then **Forge** it. Two dice with the *same* face make one
    symbol of your choice.

    It costs two dice for one effect, so it is expensive. But it is always possible when you have a pair. Here Sweety
    makes a move out of two shoves, and a coin out of two stars. The new symbol is used on the spot; you cannot
    put it back into the pool for later.

lesson-dice-pool-first-forge-title = Your first Forge
lesson-dice-pool-first-forge =
    Sweety has to get to b1, and there is not a single move in her pool. Which dice can she melt together?

    On the board you choose the two dice, then the symbol they are to become, then the Space.
    { $medium ->
        [page] In the prepared line,
       *[notebook] In the cell,
    } what
    you pay comes after the word `with`: `move right with forge …`.
    { $medium ->
        [page] The answer there tries it
       *[notebook] The line there tries it
    } with the wrong dice.
lesson-dice-pool-first-forge-hint = Look for twins among your dice.
lesson-dice-pool-first-forge-done = Two coins became one move. Two dice gone, one step made.
lesson-dice-pool-first-forge-pair = A Forge needs two equal dice, and there is just one sword.
lesson-dice-pool-first-forge-plain = There is no move to use. You have to make one out of a pair.
lesson-dice-pool-first-forge-spent = You have cashed in one of the twins. A single coin can no longer be Forged.

lesson-dice-pool-choices-title = What could I do?
lesson-dice-pool-choices =
    This lists everything that is allowed on the board of the last exercise. Can you find the Forges?

lesson-dice-pool-two-coins-title = Two coins and a step
lesson-dice-pool-two-coins =
    No help this time. Sweety wants **two** coins and wants to end on b1. Think before you spend: every die counts.
lesson-dice-pool-two-coins-hint = One coin is there and one move is there. The second coin has to be made, out of dice you do not need for anything else.
lesson-dice-pool-two-coins-done = Four dice used, each where it is worth most. The sword is left, and nobody minds.
lesson-dice-pool-two-coins-last-move = There is only one move. A Forge needs a pair, and you have just one: the shoves.
lesson-dice-pool-two-coins-too-far = The shoves became a move, and now there is nothing left for the second coin. Make something else of them.

lesson-dice-pool-special-title = The Special die: a symbol for tomorrow
lesson-dice-pool-special =
    You have a sixth die that you never roll. It is **blank**, or it keeps one symbol from turn to turn.

    You set it at the end of your turn, after your actions: choose “End the actions” (`end`), then turn it to the
    symbol of a die you have *not* used. In a later turn you use that symbol like any other, and the die is blank
    again.

    Sweety keeps a move. In her next turn she rolls no move at all, and is glad that she kept one.

lesson-dice-pool-keep-a-sword-title = A sword for tomorrow
lesson-dice-pool-keep-a-sword =
    Next turn Sweety will meet an Enemy and wants a sword on her Special die. She has no sword now, but you know
    what to do with a pair. Forging works for setting the Special die, { $medium ->
        [page] too: end the actions, choose the two dice, then the symbol.
       *[notebook] too: `set sword with forge …`. (On the board: end the actions, choose the two dice, then the symbol.)
    }
lesson-dice-pool-keep-a-sword-hint = First end the actions. Then a pair can become anything.
lesson-dice-pool-keep-a-sword-done = Two moves melted into one sword, kept until you need it.
lesson-dice-pool-keep-a-sword-too-early = Right idea, too early. The Special die has its own moment, after the actions. Choose “End the actions” (`end`) first.
lesson-dice-pool-keep-a-sword-no-sword = No unused die shows a sword. Make one from a pair.
lesson-dice-pool-keep-a-sword-coin = That is allowed, but now the Special die keeps a coin. Sweety asked for a sword.

lesson-dice-pool-three-steps-title = Everything together
lesson-dice-pool-three-steps =
    Three steps, from a1 to d1. One move and two coins in the pool, and a move on the Special die. You can do this on
    your own.

    One warning: the Special die does not help you to Forge during your actions. Only when you set it may its symbol
    be half of a pair.
lesson-dice-pool-three-steps-hint = Three moves come from three different places.
lesson-dice-pool-three-steps-done = A die, the Special die and a Forge: you have used all three ways to get a symbol. The Special die is blank again.
lesson-dice-pool-three-steps-half = The Special die cannot be half of a Forge now. Use its move as a move, and Forge something else.
lesson-dice-pool-three-steps-one-more = One more Space. You still have a pair.

lesson-dice-pool-done-title = What you know now
lesson-dice-pool-done =
    - A die does one thing, and then it is gone.
    - A star means what your Hero card says.
    - Two equal dice make one symbol of your choice.
    - The Special die saves one symbol for later.

    That is enough to plan a turn. Next: where can a move take you? On to **02: Moving about**.

## 02 Moving

lesson-moving-title = Moving about
lesson-moving-about = Neighbours, Walls, Platforms, Ladders, and why corners do not count.

lesson-moving-map-title = The tower, Space by Space
lesson-moving-map =
    The tower is made of square **Spaces**. Each has a name: the letter of its column and the number of its Row,
    counted from the ground. On the next board Sweety stands on a1.

    { $medium ->
        [page] { "" }
       *[notebook] Now and then the map is drawn with plain characters. You will soon read it like a picture:

            | drawn | means |
            |---|---|
            | 1 | the Hero of player 1 |
            | \| | a Wall |
            | ==== | a Platform, seen from the side |
            | H | a Ladder |
            | =HH= | a Platform with a Ladder through it |
            | c, g | a coin, a gem |
    }

    There are Platforms in the air here. Do not worry about falling yet; that is the next lesson.

lesson-moving-four-ways-title = Up, down, left, right
lesson-moving-four-ways =
    A **move** takes you to a neighbouring Space: above, below, left or right. All four are equally good, and each
    step costs one move. Watch.

lesson-moving-bump-title = Bump into things
lesson-moving-bump =
    Not every Space beside you can be reached. This time Sweety stands in a corner: there is a Wall on her right and a
    Platform over her head.

    Your task is to be refused. Walk into the Wall. Bang your head on the Platform. Try to slip past the corner to
    a2. Dig a hole. Each time, read which rule stops you; then look where she *can* go.

lesson-moving-round-the-wall-title = Round the Wall
lesson-moving-round-the-wall =
    Sweety wants to get to c1, right behind the Wall. Straight through will not do: try it and see. Then find
    the way round. You have three moves, and nothing hangs over the Wall.
lesson-moving-round-the-wall-hint = If you cannot go through it, go over it.
lesson-moving-round-the-wall-done = Up, across, down. A Wall only parts the two Spaces beside it; one Row higher there is nothing in the way.
lesson-moving-round-the-wall-wall = That is the Wall. It stops everyone, Heroes and Enemies alike.
lesson-moving-round-the-wall-above = You are on the right side of the Wall now, one Space too high.
lesson-moving-round-the-wall-corner = From b1, the Space c2 lies across the corner. Take two straight steps.

lesson-moving-reasons-title = What the rules core knows
lesson-moving-reasons =
    For the curious: behind the sentences is a small machine. Asked to `judge`, it answers with the rule, the facts
    it rests on, and what would be allowed instead. Everything the boards say is made from this.

lesson-moving-corner-title = The gem round the corner
lesson-moving-corner =
    The gem on c2 is so near. But it lies across the corner, and Spaces that touch only at a corner are not
    neighbours. You have two moves. There are two ways to go; only one of them works.

    (Walk onto a gem or a coin and it is yours.)
lesson-moving-corner-hint = A Platform is a floor from above, and a ceiling from below.
lesson-moving-corner-done = First up, then right: that way you come in from the side, and the Platform does not bother you.
lesson-moving-corner-corner = No shortcuts across corners. Two moves, one after the other.
lesson-moving-corner-below = Now you stand under the Platform and it is your ceiling. Come in from the side.
lesson-moving-corner-half = Good start. One more step and the gem is yours.

lesson-moving-ladder-title = Ladders
lesson-moving-ladder =
    A Platform has one weak spot: a **Ladder** through it. Where a Ladder passes, the Space below and the Space above
    are neighbours again.
    { $medium ->
        [page] { "" }
       *[notebook] In the drawing that is `=HH=`.
    }

lesson-moving-upstairs-title = Upstairs
lesson-moving-upstairs =
    A gem on c2, a floor in between, one Ladder. The first two steps are written for you; add the rest.
lesson-moving-upstairs-hint = Find the Ladder. That is your staircase.
lesson-moving-upstairs-done = Through the floor by the Ladder, and in from the side.
lesson-moving-upstairs-through = There is a Platform over b1 and no Ladder through it. The only Ladder leads up from d1.
lesson-moving-upstairs-nearly = You are upstairs. Where was the gem?

lesson-moving-choices-title = Where can I go from here?
lesson-moving-choices =
    `do` plays actions, `legal` lists what is allowed next. Sweety stands on d1, at the side of the map: count the
    directions.

lesson-moving-gem-title = One more gem, on your own
lesson-moving-gem =
    A Wall, Platforms, a Ladder, and only three moves in the pool. The gem on c2 is four steps away. Remember the lesson
    on dice?
lesson-moving-gem-hint = Plan your route backwards: from which side can c2 be entered at all? Then count your moves, and make the one that is missing.
lesson-moving-gem-done = The right way and the right dice. The fourth move was Forged, and the gem is yours.
lesson-moving-gem-west = So close! But a Wall stands between b2 and c2, and a Platform covers c2. The gem can only be reached from the right.
lesson-moving-gem-spent = You are going the right way, but that was the fourth move and you rolled only three. There is a pair in your pool.
lesson-moving-gem-nearly = One more step to the left. Out of moves? You have a pair.

lesson-moving-done-title = What you know now
lesson-moving-done =
    - A move goes one Space up, down, left or right. Corners do not count.
    - Walls stop you sideways, Platforms up and down.
    - A Ladder leads through a Platform.
    - The sides of the map are solid.

    You may have noticed that Heroes can simply step up into the air. What keeps them there? On to **03: Jumping,
    Gravity, pushing**.

## 03 Jumping, Gravity, pushing

lesson-jumping-title = Jumping, Gravity, pushing
lesson-jumping-about = Walk on air, fall when you want to, and make room for yourself.

lesson-jumping-air-title = Walking on air
lesson-jumping-air =
    Here is the oddest and loveliest rule of this tower: **nothing falls until Gravity is applied.** You may step up
    into thin air, stroll along in it, and come down somewhere else. Until somebody says the word, you hang there like a
    cartoon coyote who has not looked down.

    Gravity is applied at the end of every turn (step 7 of 8). You may also apply it yourself during your turn, as often as you like,
    and it costs nothing.

lesson-jumping-jump-title = Jump
lesson-jumping-jump =
    Sweety takes two steps straight up, no Ladder needed. She hangs there. Then she applies Gravity.

lesson-jumping-play-title = Be a coyote
lesson-jumping-play =
    Five moves and as much Gravity as you want. Walk a circle in the air. Land on the Platform under c2. See what holds
    you and what does not.

lesson-jumping-ledge-title = Onto the ledge
lesson-jumping-ledge =
    Get Sweety up onto the Platform at c2, so that she *stays* there. You have two moves. The answer in
    { $medium ->
        [page] the line
       *[notebook] the cell
    } is
    good, but one word is in the wrong place.
lesson-jumping-ledge-hint = Hang in the air for one step longer. And remember that a Platform is a ceiling from below.
lesson-jumping-ledge-done = You crossed thin air and landed on solid ground. On a Platform, Gravity cannot touch you.
lesson-jumping-ledge-below = From below, a Platform is a ceiling. Get above it before you go sideways.
lesson-jumping-ledge-too-early = You came down too soon: Gravity pulled you back while you were still over b1. First go sideways, then land.

lesson-jumping-landing-title = Falling for a gem
lesson-jumping-landing =
    A gem lies on b1 and Sweety stands high up on a3, with a single move. Falling is free…
lesson-jumping-landing-hint = You do not need moves to go down. You need air under your feet.
lesson-jumping-landing-done = One step off the edge, and Gravity did the rest. You pick up whatever lies where you land.
lesson-jumping-landing-hanging = Sweety hangs over the gem. Nothing falls by itself!
lesson-jumping-landing-walk = You have no second move, and you need none. Let go of the idea of walking.
lesson-jumping-landing-order = First came Gravity, while she was still standing on the Platform: nothing happened. Then came the step. Do it the other way round.

lesson-jumping-ladder-title = Ladders hold, if you want
lesson-jumping-ladder =
    On a Ladder a Hero does not fall, unless its player wants it to. So Gravity asks you: “Hold on to the Ladder”
    (`hold`) or “Let go and fall” (`drop`)? Sweety first holds on, then lets go.

    If you let go, you fall all the way. You cannot grab a Ladder in mid-fall, even if you rush past one.

lesson-jumping-hold-on-title = You fall, I stay
lesson-jumping-hold-on =
    Gravity works for everybody at once. Etorn (2) hangs in the air on the right, Sweety (1) is on the Ladder. Bring
    Etorn down to d1, and keep Sweety where she is.
lesson-jumping-hold-on-hint = Gravity asks about Sweety before it goes on. What do you answer?
lesson-jumping-hold-on-done = Gravity took everybody who had nothing to hold on to. Sweety had her Ladder.
lesson-jumping-hold-on-let-go = Now both are down. Sweety could have stayed.
lesson-jumping-hold-on-decide = Gravity is waiting for your decision: does Sweety hold on or let go? Until you decide, nobody falls, not even Etorn.
lesson-jumping-hold-on-first = Nothing pulls at you yet. Apply Gravity first.

lesson-jumping-shoulders-title = On somebody’s shoulders
lesson-jumping-shoulders =
    What stops a fall? A Platform, or *another figure*. Sweety drops onto Etorn’s head and stays there. He doesn’t mind.
    But if he walks away, she is in the air again, and down she goes with the next Gravity.

lesson-jumping-tower-title = A tower of Heroes
lesson-jumping-tower =
    Sweety hangs in the air, Etorn stands on her shoulders, and Avvy stands on a Platform. In a moment Gravity is
    applied. **Where will each of the three be?** Mark it first, then let it happen.
lesson-jumping-tower-done = A figure with nothing under it falls until something holds it up: Sweety lands on the ground, and Etorn lands on Sweety. Avvy stands on a Platform, so Gravity leaves him alone.

lesson-jumping-push-title = Make room
lesson-jumping-push =
    There is room for one figure on a Space. If you move onto a Space where somebody stands, you **push**: you put that
    figure on a free Space next to it. *You* choose which. Pushing is part of your move and costs nothing extra.

lesson-jumping-swap-title = A narrow passage
lesson-jumping-swap =
    Etorn (2) stands in Sweety’s way, with a Wall behind him. Let the two change places. The prepared answer pushes in the
    wrong direction; see what the rule says.
lesson-jumping-swap-hint = When Sweety goes to b1, one Space next to Etorn becomes free.
lesson-jumping-swap-done = You pushed Etorn onto the very Space you came from. As you have just left it, it is free.
lesson-jumping-swap-where = Etorn stands there, so say where he goes (`push` and a direction).
lesson-jumping-swap-wall = A Wall stops a pushed figure as it stops you.
lesson-jumping-swap-up = Allowed! Etorn hangs over Sweety’s head now. But they were to change places.

lesson-jumping-over-the-edge-title = Over the edge
lesson-jumping-over-the-edge =
    Now put it together, on your own. Etorn (2) stands on c2, at the edge of a Platform. Sweety wants his place, and
    Etorn on the ground at d1. One move is all she has.

    If you like, try the first plan that comes to mind and watch it go wrong in an interesting way.
lesson-jumping-over-the-edge-hint = A pushed figure may be pushed off a Platform. What then brings it down?
lesson-jumping-over-the-edge-done = One push over the edge, and Gravity did the rest. No dice were spent on the fall.
lesson-jumping-over-the-edge-head = Etorn hangs over Sweety’s head now, and Gravity cannot pull him down: whoever stands beneath him holds him up.
lesson-jumping-over-the-edge-floor = There is a Platform under Etorn. Push him where there is none.
lesson-jumping-over-the-edge-hanging = Etorn hangs beside the Platform. He has not looked down yet…
lesson-jumping-over-the-edge-early = Both stand on a Platform, so nobody falls. Somebody has to go over the edge first.

lesson-jumping-enemy-title = A look ahead: Enemies hit back
lesson-jumping-enemy =
    You can push Enemies, too. But an Enemy hits you when you move away from a Space next to it, *before* you move. So a
    push costs Sweety a heart here. Just remember that for now; Enemies have a lesson of their own.

lesson-jumping-loop-title = Every way to push
lesson-jumping-loop =
    Back to the narrow passage of Exercise 4. Which pushes are allowed there? Let Python ask about all of them. For
    each it names the rules: those that allow it, or those it breaks.

lesson-jumping-done-title = What you know now
lesson-jumping-done =
    - You may move up into the air. Nothing falls until Gravity is applied.
    - Gravity is free in your turn, and comes at the end of every turn.
    - Platforms and figures hold you. Ladders hold you if you want.
    - If you move onto somebody, you push them to a free Space next to theirs. You choose which.

    That is how climbers of towers move. On to **04: Coins, and what they buy**.
