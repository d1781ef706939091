### The puzzles: positions to solve within one turn, each proven by trying everything.

## One puzzle

place-puzzle = задача { $number }
puzzle-heading = Задача { $number } ({ $grade })
puzzle-grade-easy = легка
puzzle-grade-medium = середня
puzzle-grade-hard = важка
puzzle-grade-fiendish = диявольська

## The page of puzzles

puzzles-title = Задачі
puzzles-about = Позицій: { $count }, кожна на один { term-turn.acc }, від легких до диявольських. Кожен розв’язок доведено: перебрано геть усе інше.
puzzles-how = Як це працює
puzzles-easy = Легкі
puzzles-medium = Середні
puzzles-hard = Важкі
puzzles-fiendish = Диявольські
