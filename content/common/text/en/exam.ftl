### The referee's exam: what it asks, what it says of an answer, its report.

place-exam = exam
error-exam-count = { $count ->
    [one] { $count } question cannot be asked
   *[other] { $count } questions cannot be asked
  }
error-exam-count-mend = { $most ->
    [one] Ask for { $most } question, or name more rules
   *[other] Ask for 1 to { $most } questions, or name more rules
  }
error-exam-over = every question has been answered
error-exam-over-mend = Look at report(), or begin another exam
error-exam-rule = there is no rule { $rule }
error-exam-said = you have already said that the action is not legal
error-exam-said-mend = Name the rule that forbids it
error-exam-unnamed = no rule is named
error-exam-unnamed-mend = Name the rule that decides what happens
error-exam-number = question { $number } has not been answered
error-exam-number-mend = Give the number of a question that you have answered

exam-title = Referee’s exam
exam-question = Question { $number } of { $count }
exam-which = You say it is not legal. Which rule forbids it?
exam-right = Right!
exam-wrong = Not quite.
exam-misjudged = Wrong this time.
exam-too-kind = You let it pass. Here is what forbids it:
exam-too-strict = You forbade it, but no rule stands in the way. This is what allows it:
exam-other-rule = Not legal, that much is true. But the rule you named is about something else: { $text } Here is what forbids it:
exam-done = Played: { $action }. Which rule decides it?
exam-done-happens = Played: { $action }. What happens: { $told } Which rule decides it?
exam-happens = What happens: { $told } Which rule decides it?
exam-decides-it = The board shows the moment before. Which of these rules is it?
exam-decided = This is decided by:
exam-not-decided = The rule you named is about something else: { $text } This is decided by:
exam-report = Referee’s exam: report
exam-summary = { $answered ->
    [0] Nothing has been answered yet.
    [one] { $right ->
        [0] The one answer so far is wrong.
       *[other] The one answer so far is right.
      }
   *[other] { $right ->
        [0] None of the { $answered } answers is right.
        [one] { $right } of the { $answered } answers is right.
       *[other] { $right } of the { $answered } answers are right.
      }
  } The exam has { $count ->
    [one] { $count } question.
   *[other] { $count } questions.
  }
exam-place = { $rule } (page { $page })
exam-line = Right: { $right }, wrong: { $wrong }. How well you know it: { $level }.
exam-again = Read again: { $rules }.
exam-again-pages = Pages of the rulebook to read again: { $pages }.
exam-none-again = Nothing to read again. The whistle is yours.
exam-number = The number of this exam: { $seed }.
exam-seed = The same exam again: seed { $seed }.

## The exam as a component, and in a lesson

lesson-exam = Exam { $number }
place-lesson-exam = exam { $number }
exam-so-far = { $answered ->
    [0] Nothing answered yet.
   *[other] Right so far: { $right } of { $answered }.
  }
exam-word-anew = Another exam
exam-word-back = Back to the exam
exam-word-illegal = Not legal
exam-word-legal = Legal
exam-word-mend = An exam about what went wrong
exam-word-onward = Next question
exam-word-position = What the drawing does not show
exam-word-print = Print the report
exam-word-printed = Printed on { $date }
exam-word-report = The report
exam-word-stop = How am I doing?
exam-word-verdict = Your verdict
