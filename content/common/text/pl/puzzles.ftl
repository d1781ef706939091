### The puzzles: positions to solve within one turn, each proven by trying everything.

## One puzzle

place-puzzle = łamigłówka { $number }
puzzle-heading = Łamigłówka { $number } ({ $grade })
puzzle-grade-easy = łatwa
puzzle-grade-medium = średnia
puzzle-grade-hard = trudna
puzzle-grade-fiendish = diabelska

## The page of puzzles

puzzles-title = Łamigłówki
puzzles-about = Pozycje na jedną { term-turn.acc } (razem { $count }), od łatwych po diabelskie. Każde rozwiązanie jest udowodnione: sprawdzono wszystko inne.
puzzles-how = Jak to działa
puzzles-easy = Łatwe
puzzles-medium = Średnie
puzzles-hard = Trudne
puzzles-fiendish = Diabelskie
