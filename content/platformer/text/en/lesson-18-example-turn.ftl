### Lesson 18: two turns from beginning to end, after the example of the rulebook.

lesson-example-turn-title = Two turns from beginning to end
lesson-example-turn-about = Sweety’s turn and Etorn’s, step by step, with everything you have learnt.

lesson-example-turn-plan-title = The eight steps, all together
lesson-example-turn-plan =
    A turn has eight steps, always in this order:

    1. a Level may be removed
    2. your cards are refreshed
    3. you roll
    4. the Enemies move or attack
    5. your actions
    6. your Special die
    7. Gravity
    8. the end

    (If your Hero is on the Boss Level, the Boss then takes a turn.) On pages 16 to 18 the rulebook gives an example of
    two turns. Here you play them yourself: first Sweety’s, then Etorn’s. You watch or predict the parts that happen by
    themselves.

lesson-example-turn-begin-title = Steps 1 and 2: goodbye, Level 1
lesson-example-turn-begin =
    Etorn (2) stands on b1, far down, and ends his turn. Sweety (1) is on e8, on Level 3. Rows 1 to 3 are Level 1, Rows
    4 to 6 are Level 2, Rows 7 to 9 are Level 3.

    Her turn begins, and she is **two Levels above the lowest one**. So Level 1 is removed with everything on it. The
    coin is gone, and Etorn **faints**: he leaves the map, gets all his hearts back, and his Special die turns blank.
    Then Sweety’s cards are refreshed: her Boots of Haste are ready again.

lesson-example-turn-die-title = Steps 3 and 4: the roll
lesson-example-turn-die =
    The same moment again, and now Sweety rolls: a sword, two moves, a star and a shove. The enemy die shows **right**,
    so every Enemy wants to go one Space to the right.

    There are two Werewolves (W), on h8 and on d7, and an Ent (E) on b4. Remember that Level 1 disappears before the
    roll. The lowest Row of the map always counts as a Platform. Where will the three Enemies be?
lesson-example-turn-die-done = The upper Werewolf is at the edge of the map. The lower one would step off its Platform, and Enemies do not do that. Only the Ent walks: Row 4 is the lowest now, so all of it is floor.

lesson-example-turn-strike-title = Step 5: fetch the Werewolf
lesson-example-turn-strike =
    Now act. A Werewolf has 3 health. Sweety has one sword; her **star is a sword** if she likes, and her Special die
    shows a third. The Werewolf on h8 is three Spaces away, though, and she would rather keep **both moves** for later.

    Her ability helps: she shoves an Enemy up to **two Spaces** with one symbol. After the first Space you choose the next one (`step` and a direction). Defeat the Werewolf from h8, leave the one on d7 alone, and keep the moves.
lesson-example-turn-strike-hint = If you will not go to the Werewolf, let the Werewolf come to you. Then use everything that can be a sword.
lesson-example-turn-strike-done = From h8 to f8, right next to Sweety: sword, star and Special die make 3. The Special die turns blank, and the loot is 2 coins and 3 gems.
lesson-example-turn-strike-far = You attack neighbours only, and h8 is not next to e8. Bring it nearer.
lesson-example-turn-strike-walk = The Werewolf is defeated, but both moves are gone. One shove can do what two moves did.
lesson-example-turn-strike-short = 2 Wounds are not 3. The Werewolf shrugs, and the symbols are lost. There is one more sword, not in the pool.
lesson-example-turn-strike-other = A bold idea, and even a cheap one! But this was the Werewolf on d7. Your task was to defeat the one from h8.

lesson-example-turn-tidy-title = Steps 5 and 6: nothing is wasted
lesson-example-turn-tidy =
    A gem lies on d8, and two moves are left. If they stay **unused**, they are two equal dice, and may be **Forged**
    for the Special die: into any symbol you want. One unused die alone could only turn it to its own symbol.

    So take the gem without spending a move, and then set the Special die to a **star**. The Boots of Haste are good for
    one step.
lesson-example-turn-tidy-hint = A card can take the step for you. Leave both moves alone: they have their moment after “End the actions” (`end`).
lesson-example-turn-tidy-done = The Boots made the step, and the moves became a star. Nothing was wasted.
lesson-example-turn-tidy-one-left = You took the step with a die, so only one move is left. It takes two equal dice to Forge.
lesson-example-turn-tidy-no-gem = A star it is, but the gem still lies on d8. It was only one step away.
lesson-example-turn-tidy-one-die = One unused move can only turn the Special die to a move. For a star, Forge both.
lesson-example-turn-tidy-move = The gem is yours, but the Special die shows a move. Two equal dice could have turned it to a star.

lesson-example-turn-below-title = Step 7, and a surprise
lesson-example-turn-below =
    Sweety ends her turn on d8, in the air. At the end **Gravity** is applied. Right below her, on d7, stands the
    Werewolf, on a Platform.

    Then Etorn’s turn begins. He is off the map, so no Level can be removed. He rolls, and the enemy die
    shows **attack**: every Enemy hits every Hero next to it, whoever’s turn it is. A Werewolf deals 3 Wounds; Sweety
    has 4 hearts, Etorn 5. Where will Sweety be, and how many hearts will each of them have?
lesson-example-turn-below-done = Sweety stands on the Werewolf, so Gravity leaves her alone; the Werewolf does not. It deals 3 Wounds, she has 1 heart left, and her Special die loses its lovely star. Etorn is off the map, so nobody hits him.

lesson-example-turn-back-title = Etorn returns
lesson-example-turn-back =
    Etorn must **Spawn** before he does anything else: one die, with any symbol, and he comes in on a free Space of the
    lowest Row, which is Row 4 now. A Spawn is not a Move.

    He rolled two swords, a move, a star and a shove. The Ent on c4 has 2 health. Defeat it, and keep the **move** and
    the **shove**: there is something left to do.
lesson-example-turn-back-hint = Which die do you need least? Come in right next to the Ent.
lesson-example-turn-back-done = The star paid for the Spawn, and two swords defeated the Ent. The loot is 1 coin and 1 gem, and 1 gem more because he is Etorn.
lesson-example-turn-back-first = Etorn is not even on the map. First he has to Spawn.
lesson-example-turn-back-move = The Ent is defeated, but the move is gone. The star was of less use.
lesson-example-turn-back-far = a4 is two Spaces from the Ent. Come in beside it, and the swords will reach.
lesson-example-turn-back-short = That was 1 Wound, and the Ent has 2 health. Use both swords, in one attack!

lesson-example-turn-rescue-title = A favour, with a fall
lesson-example-turn-rescue =
    Etorn stands on d4, with a move and a shove. Three wishes are left: the coin on d5, a firm grip on the Ladder there,
    and Sweety **down from the Werewolf** on d7. (Is that kind? She loses height.)

    A shove reaches far up. When the turn ends, Gravity is applied, from the bottom up, and a Hero on a Ladder has a
    choice: “Hold on to the Ladder” (`hold`) or “Let go and fall” (`drop`). End the turn with Etorn on d5 and Sweety on
    d7.
lesson-example-turn-rescue-hint = Take the Werewolf away from under Sweety’s feet, to the side. Gravity does the rest, but hold on yourself.
lesson-example-turn-rescue-done = The Werewolf fell, and Sweety dropped onto the Platform where it had stood. Etorn held on to his Ladder. He had no die left for his Special die. Now Sweety’s next turn begins.
lesson-example-turn-rescue-drop = Sweety is down, but so is Etorn: he let go of the Ladder.
lesson-example-turn-rescue-perched = The coin is Etorn’s, but Sweety is still up there, on the Werewolf’s head. There was a shove left.
lesson-example-turn-rescue-floor = There is a Platform under the Werewolf, so the Werewolf can only go sideways.
lesson-example-turn-rescue-not-over = All is prepared. Nothing falls until Gravity is applied: end the turn.

lesson-example-turn-your-way-title = Could you do better?
lesson-example-turn-your-way =
    Here is the whole story once more, with the same dice, and this time it is yours. Begin with “End the actions”
    (`end`), as Etorn does on b1.

    Could Sweety escape the Werewolf’s attack? Could she defeat the lower Werewolf instead of the upper one, or both?
    What would you do with Etorn’s dice? There is no right answer, only better stories. After Etorn’s turn, no more dice
    are rolled.

lesson-example-turn-whole-title = The tale, told by Python
lesson-example-turn-whole =
    For the curious: these lines play Sweety’s turn up to her attack and then count how many ways there are to go on.
    Change an action and see how the tale changes.

lesson-example-turn-done-title = What you know now
lesson-example-turn-done =
    - The eight steps, in their order, and which of them happen by themselves.
    - A Level is removed at the very start of a turn, before cards and dice.
    - On the Special die you can keep the symbol of one unused die, or any symbol Forged from two equal ones; the other
    dice are lost.
    - A Hero off the map has to Spawn before anything else.
    - At the end of each turn Gravity is applied, whether that helps you or not.

    You have played the rulebook’s own example. One thing is left: **19: The referee’s exam**, where you judge.
