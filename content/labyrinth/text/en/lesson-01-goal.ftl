### Lesson 1: what the game is about.

lesson-goal-title = A key and a centre
lesson-goal-about = How the game is won.

lesson-goal-welcome-title = A maze that grows
lesson-goal-welcome =
    Two to six heroes walk a maze that does not exist yet: you build it, tile by tile. Whoever stands on the
    centre tile **with a key**, in the own turn and alone, wins.

lesson-goal-win-title = This is how it ends
lesson-goal-win = The Swordmaster (A) has a key. One step south-west lies the centre tile, and nobody is there. Watch.

lesson-goal-empty-handed-title = And without a key?
lesson-goal-empty-handed = The same place, the same step, but the Swordmaster has no key. What will happen?
lesson-goal-empty-handed-done = The step is fine, but without a key nobody wins. The game goes on.

lesson-goal-own-key-title = Not your own
lesson-goal-own-key =
    Beside every start space lies a key tile with a key. The Swordmaster stands on its own. Take the key, if you can.

lesson-goal-first-win-title = Your first win
lesson-goal-first-win = A key lies where the Swordmaster stands: somebody has dropped it. Two actions are left. Win!
lesson-goal-first-win-hint = Picking up costs no action, walking does.
lesson-goal-first-win-done = A key, alone, on the centre tile, in your own turn: won.
lesson-goal-first-win-empty = There you are, but the key lies where you left it.
lesson-goal-first-win-wall = No tile lies there, so there is no way.
lesson-goal-first-win-early = The turn is over, and one action is lost. You were one step away.
