### Lesson 19: the referee, and the exam.

lesson-exam-title = The referee’s exam
lesson-exam-about = Legal or not, and by which rule? The last lesson hands you the whistle.

lesson-exam-whistle-title = Somebody has to know
lesson-exam-whistle =
    You have come all the way from the first die to the last Boss. One thing is left. Sooner or later somebody at your
    table says, “I’ll jump over there,” somebody else says, “You can’t,” and then everybody looks at **you**.

    A good referee asks four questions, always in this order:

    1. **The position.** Whose turn is it, which step, and is something under way that has to be decided first?
    2. **The announcement.** Who does what, where, and what is it paid with?
    3. **The rule.** Which sentence of the rulebook is about exactly this?
    4. **The facts.** Is it really so: on the map, in the dice, on the cards?

    Then comes the verdict. And whoever says “no” owes the table one thing more: **what would be legal instead**.

lesson-exam-wall-title = A case from beginning to end
lesson-exam-wall =
    Sweety would like the coin on c1. “I move right,” she says.

    1. The position: it is her turn, this is the actions step, and nothing else is under way. Good so far.
    2. The announcement: Sweety goes from b1 to c1 and pays with a move. She has two.
    3. The rule: **MAP-3**. Nobody gets through a Wall.
    4. The facts: between b1 and c1 there is a Wall.

    So it is **not legal**, by MAP-3. And instead? Between b2 and c2 there is no Wall. So she goes up and right, and
    Gravity does the rest. Watch it on the board.

lesson-exam-claims-title = Half a case: find the rule
lesson-exam-claims =
    Etorn announces four things, one after the other:

    - he attacks the Werewolf on b2
    - he shoves the Ent up to d2, into the air
    - he moves right and pushes the Ent up
    - he takes a coin

    Half of the work is done for you: the first and the last are **not legal**, the two in the middle are **legal**. But
    why? For each of the four, think of the rule **before** you press the button. The board tells you which rule it was.

lesson-exam-instead-title = The other half: what would be legal
lesson-exam-instead =
    Lumi wants to go to a1 and still have the coin on her Special die afterwards. “I Forge my coin with the Special die
    and move left,” { $medium ->
        [page] she says.
       *[notebook] she says: `move left with forge special`.
    }

    You know that she cannot: in the actions step the Special die is never half of a Forge. That was the “no”. Now you
    owe her the “instead”. Bring her to a1, with the coin still on her Special die.
lesson-exam-instead-hint = Two of her other dice are alike.
lesson-exam-instead-done = Two coins of the pool became a move, and the Special die is as it was. A “no” that shows a way out is easier to take.
lesson-exam-instead-announced = That is just what she announced. The Special die may be half of a Forge only when it is itself being set, later in the turn.
lesson-exam-instead-plain = The Special die shows a coin, and a coin is no step. She wanted to keep it anyway.
lesson-exam-instead-pair = A Forge takes two equal dice, and there is only one sword.
lesson-exam-instead-cash = She is richer by a coin now, but one half of the pair is gone, and she stands where she stood.

lesson-exam-ways-title = Getting about
lesson-exam-ways =
    Five cases of your own, about Walls, Platforms, Ladders, Gravity and the sides of the map. Look at the position,
    then say **legal** or **not legal**. After a correct “no” you are asked for the rule.

    Nobody is timing you, and every answer is explained. Rules you are not sure of will come back by themselves.

lesson-exam-dice-title = Dice and gems
lesson-exam-dice =
    Five cases about symbols, Forging, gems and the Special die. The map will hardly help you here: read which **step**
    of the turn it is, which dice are left, and what the Hero owns.

lesson-exam-fights-title = Swords and shoves
lesson-exam-fights =
    Five cases about attacking, shoving and pushing. Who is next to whom? Is the Space to which somebody is moved free?
    And is the target really an Enemy?

lesson-exam-before-title = Before the great exam
lesson-exam-before =
    Now everything at once: twenty cases from the whole book, with cards, portals and Bosses among them. No rule
    is asked about twice.

    A referee may open the rulebook, and so may you. You can see how you stand at any time, and then go on. Whoever has
    sixteen right can be trusted as a referee, all the more if they know where to look up the other four.

lesson-exam-whole-title = The great exam
lesson-exam-whole = Twenty cases. Take a breath, look at the position, and blow the whistle.

lesson-exam-report-title = What the report is for
lesson-exam-report =
    The report goes rule by rule: how often you were right, on which page the rule is found, and how well you know it by
    now. You can **print** it and put it in the game box.

    - A rule is **known** after five right answers in a row, and one more that comes at least 16 hours later. Until then
    a right answer makes it **right once or more**, and a wrong one takes it back to **met**.
    - A rule you got wrong is put on your **review list**, if you have had a lesson about it. It comes back after ten minutes, then after 16 hours, after
    three days and after a week.
    - At the end of an exam you can sit **another about what went wrong**: three cases about each rule you got
    wrong. Every new exam has new cases.

lesson-exam-python-title = Exams made to measure
lesson-exam-python =
    For those who write Python: choose the rules and the number of cases yourself. `exam.ask()` asks,
    `exam.answer(True)` says legal, `exam.answer(False, "PSH-2")` says not legal and why, `exam.report()` prints the
    report. With the same seed your whole table can sit the same exam.

lesson-exam-done-title = The whistle is yours
lesson-exam-done =
    - First the position, then the announcement, the rule, the facts.
    - A verdict names its rule.
    - A “no” comes with an “instead”.
    - Not knowing a rule is no disgrace. Knowing the page is enough.

    This was the last lesson. You have climbed the whole tower, and now you can bring others up. Have fun at the table!
