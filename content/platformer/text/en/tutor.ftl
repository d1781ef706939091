### The tutor: progress, questions for referees, what can go wrong with them.

## Predict

lesson-word-off = off the map
predict-where = Where will { $figure-def }, now on { $from }, be afterwards?
predict-hearts = How many hearts will { $hero } have?
predict-off = off the map
error-predict-nobody = nobody stands there
error-predict-nobody-mend = Ask about a Space where a figure stands
error-predict-seat = no Hero has this seat
error-predict-seat-mend = Ask about a Hero of the position

## Goals

goal-gone = { $figure-def } is off the map
goal-happened-turn-began = The next turn has begun
goal-this-turn = This turn: { $goal }
goal-happened-level-removed = A Level has been removed
goal-not-gone = { $figure-def } is still on the map
goal-happened-wounded = Somebody is hurt
goal-not-happened-wounded = Nobody is hurt
goal-happened-fainted = Somebody has fainted
goal-not-happened-fainted = Nobody faints
goal-owns = { $hero } owns this card: { $card }

## Chapters of the rulebook

chapter-SET = Set-up
chapter-MAP = The map
chapter-ADJ = Neighbouring Spaces
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

tutor-word-window = Learn to climb the tower

## The aim of the game, in pictures

tutor-aim-up = Climb the tower. New Levels appear above you, the lowest ones crumble away.
tutor-aim-gather = Gather coins and gems: coins buy equipment, gems make your dice stronger.
tutor-aim-boss = Strike down the Boss at the top. Whoever does it wins.
