### Short rounds of the referee’s exam: review, placement, checkpoints.

round-report = { $title }: how it went
round-summary = Answered: { $answered } of { $count }. Right: { $right }.

## Review: what is due

round-review-title = Review
round-review-about = One question about each rule that is due. A right answer puts its next review off.
round-review-offer = { $count ->
    [one] 1 question to review
   *[other] { $count } questions to review
  }, about { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }
round-review-begin = Review now
round-review-more = One more round ({ $count ->
    [one] 1 question
   *[other] { $count } questions
  })
round-review-done = Nothing else is due now.

## Placement: for people who have played

round-placement-title = Where to begin
round-placement-about = Judge { $count } positions. As long as you are right they come from later lessons. A wrong answer is not held against you.
round-placement-offer = { $count } positions, about 4 minutes, lead to the first lesson that is new to you.
round-placement-begin = I have played before
round-placement-result = { $right ->
    [0] Nothing is lost: the lessons begin at the beginning.
   *[other] What you judged rightly counts as met. The lessons take you on from there.
  }
round-placement-way = Begin with lesson { $number }: { $title }

## Checkpoints: a referee’s round after some lessons

round-checkpoint-title = Checkpoint after lesson { $number }
round-checkpoint-about = You are the referee. Questions about what the lessons have taught so far: { $count }. Each wrong answer costs a star.
round-checkpoint-offer = Questions about what you have learned: { $count }, about { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }
round-checkpoint-begin = { $done ->
    [true] Sit the checkpoint again
   *[other] Sit the checkpoint
  }
round-checkpoint-stars = Stars: { $stars } of { $all }
round-checkpoint-way = Next: lesson { $number }, { $title }

## A result to share

result-title = { $title }: my result in the course
result-lessons = Lessons done: { $done } of { $all }. Stars: { $stars } of { $most }.
result-rules = Rules answered right: { $right } of { $all }; known for good: { $known }.
result-exam = Referee’s exam: { $right } of { $count } right.

## Many learners in one table

pupils-head-pupil = pupil
pupils-head-rule = rule
pupils-head-level = level
pupils-head-right = right
pupils-head-wrong = wrong
pupils-line = { $name }: solved: { $solved }; rules met: { $met }, answered right: { $right }, known: { $known }.
pupils-legend = After the mark: right answers/wrong answers.
pupils-hardest = Most wrong answers: { $rules }.
