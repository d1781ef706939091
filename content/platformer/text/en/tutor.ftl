### The tutor: progress, questions for referees, what can go wrong with them.

## Progress

error-progress-long = it has more than { $longest } bytes
error-progress-long-mend = Give a file that this program has exported
error-progress-damaged = it cannot be read: { $what }
error-progress-damaged-mend = Give a file that this program has exported; the damaged one is kept beside it

## Referee

error-referee-rule = no drawn position can break this rule
error-referee-rule-mend = Use one of { $known }

## What an exercise is worth

lesson-stars = { $earned ->
    [0] Worth { $worth } of { $all } stars now; each rung of help costs one.
   *[other] You have { $earned } of { $all } stars for this. Solved again now, it is worth { $worth }.
  }

## Predict

lesson-prediction = Prediction { $number }
lesson-foresee-how = In Python: { $call }
lesson-word-foresee = Mark on the map what will be. Then let it happen.
lesson-word-off = off the map
lesson-word-see = Let it happen
place-prediction = prediction { $number }
predict-where = Where will { $figure } be, now on { $from }?
predict-hearts = How many hearts will { $hero } have?
predict-right = { $question } { $truth }: right.
predict-wrong = { $question } You said: { $mark }. It is: { $truth }.
predict-nothing = nothing
predict-off = off the map
predict-n = { $n }
error-predict-ask = that is not asked
error-predict-number = a number is asked for
error-predict-number-mend = Give a number such as 2
error-predict-space = there is no such Space
error-predict-space-mend = Name a Space of the map such as b3, or say off
error-predict-nobody = nobody stands there
error-predict-nobody-mend = Ask about a Space where a figure stands
error-predict-seat = no Hero has this seat
error-predict-seat-mend = Ask about a Hero of the position

## The command `lessons`

lessons-line = { $languages } · boards: { $boards } · predictions: { $predictions } · exercises: { $exercises } · wrong answers: { $wrong } · rules: { $rules }
lessons-taught = { $taught } of { $all } rules are taught.
lessons-hold = { $count ->
    [one] { $count } exercise holds: it is solved by its solution and by no wrong answer.
   *[other] All { $count } exercises hold: they are solved by their solutions and by no wrong answer.
  }

## The picture of what is known

level-unseen = not yet seen
level-shaky = shaky
level-known = known
progress-title = The rulebook, and how much of it is yours
progress-due = { $count ->
    [0] Nothing waits to be looked at again.
    [one] 1 rule waits to be looked at again: { $rules }.
   *[other] { $count } rules wait to be looked at again: { $rules }.
  }
progress-aside = The file with your progress could not be read. It has been set aside as { $file }, and nothing in it is lost.
progress-rule = rule

## Goals

goal-gone = { $figure } is off the map
goal-happened-turn-began = The next turn has begun
goal-happened-level-removed = A Level has gone
goal-not-gone = { $figure } is still on the map
goal-happened-wounded = Somebody is hurt
goal-not-happened-wounded = Nobody is hurt
goal-scores = At least { $least } points, { $now } so far
goal-owns = { $hero } owns this card: { $card }

## Chapters of the rulebook

chapter-SET = Set-up
chapter-MAP = The map
chapter-ADJ = Next to
chapter-DIE = Dice
chapter-TRN = The turn
chapter-SYM = Symbols
chapter-FRG = Forging
chapter-SPN = Spawning
chapter-ACT = Actions
chapter-CRD = Cards
chapter-MOV = Moving
chapter-GRA = Gravity
chapter-LAD = Ladders
chapter-PRT = Void Portals
chapter-ZOC = Zones of control
chapter-PSH = Pushing
chapter-ENM = Enemies
chapter-LVL = Levels
chapter-ATK = Attacking
chapter-WND = Wounds
chapter-FNT = Fainting
chapter-GEM = Gems
chapter-BOS = The Boss
chapter-MED = Medusa
chapter-IKE = Ikee
chapter-BLV = The Boss Level
chapter-ART = Artifacts
chapter-LNG = The longer map
chapter-SOL = Solo

## The tutor as a page

tutor-word-back = Back
tutor-word-contents = All lessons
tutor-word-export = Save my progress to a file
tutor-word-forget = Forget my progress
tutor-word-forget-sure = Really forget everything?
tutor-word-forward = Go on
tutor-word-import = Bring progress from a file
tutor-word-intro = Learn the game one mechanic at a time. Your progress is kept in this browser.
tutor-word-lost-progress = This browser does not let the page keep your progress. Save it to a file before you leave.
tutor-word-next-lesson = Next lesson
tutor-word-no-lesson = No lesson teaches this rule yet.
tutor-word-play = Play the game
tutor-word-title = Learn the rules
tutor-word-window = Learn to climb the tower
tutor-solved = Solved: { $solved } of { $exercises }. Stars: { $stars } of { $all }.
tutor-step = step { $step } of { $count }
error-tutor-folder = the page has no folder
error-tutor-folder-mend = Leave out --folder, or --page
