### The tutor: progress, questions for referees, what can go wrong with them.

## Progress

error-progress-long = it is longer than { $longest } bytes
error-progress-long-mend = Give a file that this program has exported
error-progress-damaged = it cannot be read: { $what }
error-progress-damaged-mend = Give a file that this program has exported; the damaged one is kept beside it

## Referee

error-referee-rule = no action can break this rule in a drawn position
error-referee-rule-mend = Use one of { $known }

## What an exercise is worth

lesson-stars = { $earned ->
    [0] Worth { $worth } of { $all } stars now; each hint costs one.
   *[other] { $again ->
        [more] You have { $earned } of { $all } stars for this. If you solve it again now, it is worth { $worth }.
       *[same] You have { $earned } of { $all } stars for this.
      }
  }

## Predict

lesson-prediction = Prediction { $number }
lesson-foresee-how = In Python: { $call }
lesson-word-foresee = Mark what you expect. Then let it happen.
lesson-word-point = Point at the place on the board.
lesson-word-see = Let it happen
place-prediction = prediction { $number }
predict-right = { $question } { $truth }: correct.
predict-wrong = { $question } You said: { $mark }. The right answer: { $truth }.
predict-missed = This was not right.
predict-back = { $count ->
    [one] You will be asked about this rule again in a review:
   *[other] You will be asked about these rules again in a review:
  }
predict-n = { $n }
error-predict-ask = there is no such question
error-predict-choice = this is not one of the answers to choose from
error-predict-space = there is no such place on the board
error-predict-space-mend = Name a place as the board names it
error-predict-number = a number is asked for
error-predict-number-mend = Give a number such as 2

## The command `lessons`

lessons-line = { $languages } · boards: { $boards } · predictions: { $predictions } · exercises: { $exercises } · exams: { $exams } · wrong answers: { $wrong } · rules: { $rules }
lessons-taught = { $taught } of { $all } rules are taught.
lessons-hold = { $count ->
    [one] { $count } exercise holds: it is solved by its solution and by no wrong answer.
   *[other] All { $count } exercises hold: they are solved by their solutions and by no wrong answer.
  }
lessons-puzzles = Puzzles: { $count }
lessons-played = Random plays: { $plays } on { $boards } boards (seed { $seed }). Actions: { $actions }, positions whose claims were proven: { $claims }, plays that lost their goal: { $lost }, solved: { $solved }. Wrong claims: { $wrong }.
lessons-track-holds = Nothing is needed before it is taught, every link leads to its rule, and the hints tried are true (seed { $seed }).
lessons-puzzles-hold = { $count ->
    [one] { $count } puzzle holds: a search through all possibilities finds no better way than its solution.
   *[other] All { $count } puzzles hold: a search through all possibilities finds no better way than their solutions.
  }

## The simulated pupils

pupils-seed = Seed: { $seed }
pupils-row = { $kind }: pupils: { $pupils } · clicks: { $clicks }, at one step at most { $most } · feedback compared: { $feedback } · answers: { $answers } · marked as known: { $known } · applied rightly in the end: { $recall }
pupils-kind-knower = knows everything
pupils-kind-guesser = guesses
pupils-kind-clicker = clicks at random
pupils-kind-patchy = knows some
pupils-kind-misreader = misreads rules
pupils-kind-forgetter = forgets
pupils-stalls = Steps that somebody could not leave: { $count }
pupils-false = Feedback that does not agree with the rules: { $count }
pupils-agreement = Rank correlation of what the pupils were made to know with their marks: { $r } (over { $pairs } rules answered three times or more; at least 0.90)
pupils-certain = The same, where the answers are worth three (one that several rules may have caused is worth a part of one): { $r } (rules: { $pairs })
pupils-few = Too few rules were answered three times to compare the marks: { $pairs }
pupils-luck = Rules marked as known of those who only guess: { $luck } (at most 5%)
pupils-hold = All bounds hold.
pupils-broken = A bound is broken.
pupils-no-evidence = This tests the marking and the pacing. It is no evidence about people.

## The picture of what is known

level-unmet = still to come
level-met = met
level-right = right once or more
level-known = known
progress-title = How much of the rulebook you know
progress-due = { $count ->
    [0] There is nothing to review.
    [one] 1 rule to review: { $rules }.
   *[other] { $count } rules to review: { $rules }.
  }
progress-aside = The file with your progress could not be read. It has been set aside as { $file }, and nothing in it is lost.
progress-rule = rule

## Goals

goal-scores = { $least ->
    [one] At least { $least } point, { $now } so far
   *[other] At least { $least } points, { $now } so far
  }

## The tutor as a page

tutor-word-aim = The whole game in pictures
tutor-word-ask-rule = Ask me about this rule
tutor-word-back = Back
tutor-word-begin-anew = Start over
tutor-word-begin-anew-text = Choose what is to be forgotten: a lesson, your answers about a rule, or everything. You will be asked once more before anything is deleted.
tutor-word-bring-back = Restore this copy
tutor-word-codes = Show rule numbers
tutor-word-exam = Referee’s exam
tutor-word-exam-now = Sit the referee’s exam now
tutor-word-export = Save my progress to a file
tutor-word-file = Your progress as a file
tutor-word-file-text = Your progress is kept in this browser. Save it to a file to take it to another browser, or as a backup.
tutor-word-fold = Show less
tutor-word-forget = Forget this
tutor-word-forget-it = Yes, forget it
tutor-word-forget-rule = Forget my answers about this rule
tutor-word-forget-what = What is to be forgotten?
tutor-word-go-back = Back to where I was
tutor-word-forward = Next step
tutor-word-import = Load progress from a file
tutor-word-intro = Learn the game one mechanic at a time. Your progress is kept in this browser.
tutor-word-keep-it = No, keep it
tutor-word-kept-copies = Copies put aside in this browser before everything was forgotten:
tutor-word-lessons = Lessons
tutor-word-link = Copy a link to this step
tutor-word-lost-progress = This browser does not let the page keep your progress. Save it to a file before you leave.
tutor-word-more-due = More rules waiting for review: { $n }.
tutor-word-next-due = Next rule to review: { $rule }, { $when }.
tutor-word-next-lesson = Next lesson
tutor-word-next-puzzle = Next puzzle
tutor-word-no-lesson = No lesson teaches this rule yet.
tutor-word-picture-help = Each mark is a rule; press one to read it. The arrow keys take you from mark to mark.
tutor-word-play = Play the game
tutor-word-practise = Practise
tutor-word-progress = My progress
tutor-word-puzzles = Puzzles
tutor-word-result = Share my result
tutor-word-review = To review
tutor-word-rooms = Parts of the course
tutor-word-show-lesson = Show me
tutor-word-title = Learn the rules
tutor-word-to-game = Back to the game
tutor-word-to-lessons = All lessons
tutor-word-to-progress = My progress
tutor-word-to-puzzles = All puzzles
tutor-no-place = The link leads to nothing in this course.
tutor-word-unfold = Read the rest
tutor-begin = Begin: { $title }
tutor-go-on = Go on: { $title }, step { $step } of { $count }
tutor-go-on-at = Go on at step { $step } of { $count }
tutor-next = Next: { $title }
tutor-solved = Solved: { $solved } of { $exercises }. Stars: { $stars } of { $all }.
tutor-step = step { $step } of { $count }
tutor-puzzle = puzzle { $number } of { $count }
tutor-puzzles-solved = Solved: { $solved } of { $count }
tutor-needs = After lesson { $number } · { $title }
tutor-stars = Solved. Stars: { $stars } of { $all }
tutor-way = { $number } · { $title }, step { $step } of { $count }
tutor-mark = { $rule }: { $level }
tutor-mark-due = { $rule }: { $level }, due for review
tutor-known = How well you know it: { $level }. Right answers: { $right }, wrong: { $wrong }.
tutor-due = { $count ->
    [0] There is nothing to review.
    [one] 1 rule is due for review.
   *[other] { $count } rules are due for review.
  }
tutor-due-soon = { $count } due, about { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }
tutor-recall-title = { $count ->
    [one] 1 question to remember it by
   *[other] { $count } questions to remember it by
  }
tutor-end-stars = { $result ->
    [none] Nothing here is solved yet, and that can wait. Your stars in this lesson: { $stars } of { $all }
    [whole] Everything in this lesson is solved. Well done! Your stars in this lesson: { $stars } of { $all }
   *[some] Your stars in this lesson: { $stars } of { $all }
  }
tutor-end-drawn = { $beside ->
    [predictions] The five stars count exercises and predictions together.
    [exams] The five stars count exercises and the exam together.
   *[both] The five stars count exercises, predictions and the exam together.
  }
tutor-end-sat = Stars for the exam: { $stars } of { $all }. Each wrong answer costs one.
tutor-end-predicted = Right predictions: { $right } of { $all }
tutor-end-missed = Wrong so far: try again
tutor-end-skipped = { $count ->
    [one] You skipped this
   *[other] You skipped these
  }
tutor-pause = Half way: a good place to stop. Everything is kept.
tutor-exam-all = Questions about the whole rulebook. Look at the position, then judge what is announced: legal or not, and if not, which rule forbids it? And sometimes: which rule decides what happens?
tutor-exam-few = A few questions about part of the rulebook. Look at the position, then judge what is announced: legal or not, and if not, which rule forbids it?
tutor-everything = Everything
tutor-lost-rule = { $answers ->
    [one] Your answer about { $rule } will be forgotten. The rule then counts as still to come.
   *[other] Your { $answers } answers about { $rule } will be forgotten. The rule then counts as still to come.
  }
tutor-lost-lesson = { $title }: { $solved ->
    [one] 1 solution and its stars
   *[other] { $solved } solutions and their stars
  } will be forgotten. What you know about the rules stays.
tutor-lost-all = Everything will be forgotten. Solutions: { $solved }. Answers about rules: { $answers }. A copy will be put aside first.
tutor-forgotten = { $what ->
    [all] Everything has been forgotten, and a copy has been put aside.
    [lesson] Forgotten: { $title }. You can solve it all again.
   *[rule] Forgotten: { $title }. The rule counts as still to come.
  }
error-tutor-folder = with --page, no folder is used
error-tutor-folder-mend = Leave out --folder, or --page
error-tutor-hosting = only the tutor’s page without code has this; JupyterLab always asks for a token of its own
mend-tutor-hosting = Leave it out, or add --page
