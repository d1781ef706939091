### The referee's exam: what it asks, what it says of an answer, its report.

place-exam = exam
error-exam-count = { $count } questions cannot be asked
error-exam-count-mend = Ask for 1 to { $most } questions, or name more rules
error-exam-over = every question has been answered
error-exam-over-mend = Look at report(), or begin another exam
error-exam-rule = there is no rule { $rule }
error-exam-rule-mend = Name one of the rules offered, such as MAP-3
error-exam-said = you have already said that it is not legal
error-exam-said-mend = Name the rule that forbids it
error-exam-number = question { $number } has not been answered
error-exam-number-mend = Give the number of a question that you have answered

exam-question = Question { $number } of { $count }
exam-asked = { $hero } announces: { $action }. Legal or not?
exam-which = You say it is not legal. Which rule forbids it?
exam-right = Right!
exam-wrong = Not quite.
exam-too-kind = You let it pass. Here is what stands against it:
exam-too-strict = You forbade it, but no rule stands in the way. This is what allows it:
exam-other-rule = Not legal, that much is true. But { $rule } (page { $page }) is about something else: { $text } What decides here:
exam-report = Referee’s exam: report
exam-summary = { $answered ->
    [one] { $right } of { $answered } answer is right.
   *[other] { $right } of { $answered } answers are right.
  } The exam has { $count ->
    [one] { $count } question.
   *[other] { $count } questions.
  }
exam-place = { $rule } (page { $page })
exam-line = right { $right }, wrong { $wrong }; now { $level }
exam-again = Read again: { $rules }.
exam-none-again = Nothing to read again. The whistle is yours.
exam-seed = The same exam again: seed { $seed }.
