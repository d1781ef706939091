### The tutor: progress, questions for referees, what can go wrong with them.

## Progress

error-progress-long = ma więcej niż { $longest } B
error-progress-long-mend = Podaj plik, który wyeksportował ten program
error-progress-damaged = nie da się go odczytać: { $what }
error-progress-damaged-mend = Podaj plik, który wyeksportował ten program; uszkodzony leży obok niego

## Referee

error-referee-rule = żadna narysowana pozycja nie może złamać tej zasady
error-referee-rule-mend = Użyj jednej z tych: { $known }
