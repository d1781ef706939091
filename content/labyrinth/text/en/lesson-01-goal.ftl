### The words of lesson 01: the aim of the game.

lesson-goal-title = A key and the centre
lesson-goal-about = What everybody in the Labyrinth is after: a key from somewhere else, and the middle all to themselves.

lesson-goal-aim-title = What you are here for
lesson-goal-aim =
    Two to six characters enter a Labyrinth. In its middle lies the **centre tile**. At its rim lie six **keys**.

    You win if, **in your own turn**, your character

    - stands on the centre tile,
    - has at least one key,
    - and no other character is there.

    That is all. The rest of the game consists of people who want the same thing.

lesson-goal-aim-soon = The Tracker has a key, and nobody is on the centre tile, d4: one more Move, and she wins.

lesson-goal-watch-title = How it ends
lesson-goal-watch =
    You are the Tracker (A). She stands on b4, in the north-east, and has picked up a key somewhere. The centre tile is two
    Moves away, to the south-west, and nobody is on it. Watch: this is how every game of Labyrinth ends.

    Each place has a name, as on a map: a row, `a` to `g`, and a number. The centre is d4.

lesson-goal-your-win-title = Now you
lesson-goal-your-win =
    This time the Tracker stands on c5. She has a key and two Moves. A Move leads along a corridor to the
    next tile; there is no way through a wall. Go to the centre tile.
    { $medium ->
        [page] Where she can go is lit up: choose a place there.
       *[notebook] Directions are those of a map: `move SW` goes south-west, down and to the left.
    }
lesson-goal-your-win-hint = Straight to the west there is no corridor. Look where the one you stand in goes on.
lesson-goal-your-win-done = Round one corner, and there you are: alone, with a key, in your own turn. You have won your first game of Labyrinth. It was a short one.
lesson-goal-your-win-wall = That way there is stone. The corridor on c5 opens to the north-east, to the east and to the south-west.
lesson-goal-your-win-home = Back to your own key tile. Nice to see it again, but the centre is in the other direction.
lesson-goal-your-win-lazy = One more step, and you stop for a rest? The Swordmaster says thank you.

lesson-goal-whose-key-title = Which key?
lesson-goal-whose-key =
    Every character has a start space at the rim. The tile in front of it is a **key tile**, with a key on it. There are six,
    one in each corner: K1 on a4, and on clockwise K2 on d7, K3 on g4, K4 on g1, K5 on d1, K6 on a1.

    The Tracker starts beside K1, so K1 is *her* key tile. That one key is too easy: **you cannot take the key from your own
    key tile.** Any of the other five will do.
lesson-goal-whose-key-own = Key tile K1 on a4, and behind it S1, the Tracker’s start space: this key she cannot take.
lesson-goal-whose-key-others = K2 to K6 are keys of which she may take any.

lesson-goal-not-yours-title = Somebody else’s key
lesson-goal-not-yours =
    The Tracker is on b5, halfway between her own key tile K1 (on a4) and the next one, K2 (on d7). Go and get a key. Picking
    it up costs nothing, but she has to stand right where it lies.
    { $medium ->
        [page] Then press “Pick up a key”.
       *[notebook] Then write `take key`.
    }
lesson-goal-not-yours-hint = K1 is hers, so it must be K2: south-east, and south-east again. And then do not forget what you came for.
lesson-goal-not-yours-done = A key! It comes from a tile that is not yours, so it is good for winning. One is enough, but you could carry as many as you like.
lesson-goal-not-yours-own = So near, and still no good: this is the key tile beside your own start space. Somebody else may take that key, you may not.
lesson-goal-not-yours-early = No key lies here. You pick up only what lies where you stand.
lesson-goal-not-yours-left = You came all the way and left it lying. You can still take it: you are standing on it.
lesson-goal-not-yours-wrong-way = That leads towards the centre. First the key, then the centre.

lesson-goal-crowded-title = Not alone
lesson-goal-crowded =
    The Tracker has a key and steps onto the centre tile. But the Swordmaster (B) is there already, admiring his reflection in his
    blade. Neither of them wants a fight. What comes of it?
lesson-goal-crowded-done = Nobody has won: on the centre tile you have to be the only character. How to get rid of company is the subject of lessons 08 and 12.

lesson-goal-on-the-way-title = A lucky find
lesson-goal-on-the-way =
    Somebody has died on d5, which is sad, and has dropped a key there, which is not. The Tracker stands on c5, without a key
    and with two Moves. Win the game in this very turn.
lesson-goal-on-the-way-hint = The key lies on her way to the centre, and picking it up costs no action.
lesson-goal-on-the-way-done = Step, bend down, step. Even with all your Moves counted you can stop for a key, because that is free.
lesson-goal-on-the-way-empty-handed = You are on the centre tile, alone, in your own turn: two out of three. The key lies where you left it.
lesson-goal-on-the-way-not-here = The key lies on d5, one tile further. Nobody’s arms are that long.
lesson-goal-on-the-way-far = There is a key here too, but from K2 it is a long way to the centre, and both Moves are used up.
lesson-goal-on-the-way-tomorrow = You have the key, and one Move was left. Now it is the Swordmaster’s turn.

lesson-goal-field-title = The field
lesson-goal-field =
    A frame of six pieces holds the Labyrinth together. Inside there is room for 37 six-sided tiles: four along each side.

    - In the middle lies the centre tile.
    - In each corner lies a key tile, with a start space behind it, on the frame.
    - All other places are for **ordinary tiles**, and at the start they are empty.
lesson-goal-field-board = All that lies there at the start: a key tile in every corner, a start space behind it, the centre tile in the middle.
lesson-goal-field-middle = The centre tile, d4. Nothing lies around it yet.

lesson-goal-before-the-start-title = Before the first turn
lesson-goal-before-the-start =
    This is what you see when a game begins: a key tile with its key in every corner, the centre tile with the **Golem** on it, and
    nothing in between. (The Golem is made of clay and knows no jokes. Lesson 10 is about him.)

    Try what you like. The Tracker is on her start space S1, beyond a4. What is she allowed to do?

lesson-goal-may-i-title = May I?
lesson-goal-may-i =
    Be the referee. Three times somebody announces something: say whether it is allowed, and if not, which rule is broken. Look at the
    position first. Rules that you have not met yet are never the answer.

lesson-goal-ask-title = Ask the rules
lesson-goal-ask =
    If you like Python: `judge` answers whether something is allowed, and by which rule, without doing it. Here it is asked on
    b5, from Exercise 2. If you do not like Python, just read the answers.

lesson-goal-done-title = What you know now
lesson-goal-done =
    - You win in your own turn, alone on the centre tile, with a key.
    - The key must not come from your own key tile, the one in front of your start space.
    - You pick up what lies where you stand, and it costs nothing.
    - At the start only key tiles and the centre tile are there.

    Two Moves were enough today. Why two? On to **02: Two actions a turn**.
