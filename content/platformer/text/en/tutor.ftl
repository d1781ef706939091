### The tutor: progress, questions for referees, what can go wrong with them.

## Progress

error-progress-long = it has more than { $longest } bytes
error-progress-long-mend = Give a file that this program has exported
error-progress-damaged = it cannot be read: { $what }
error-progress-damaged-mend = Give a file that this program has exported; the damaged one is kept beside it

## Referee

error-referee-rule = no drawn position can break this rule
error-referee-rule-mend = Use one of { $known }
