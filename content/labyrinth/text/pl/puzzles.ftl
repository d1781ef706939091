### Łamigłówki Labiryntu: pozycje do rozwiązania w jednej kolejce; każdą sprawdzono, próbując wszystkiego.

## Jedna łamigłówka

puzzle-win = Wygraj jeszcze w tej kolejce: masz dwie akcje. Co trzeba najpierw zbudować albo obrócić?
puzzle-win-hint = Pomyśl od końca: przez którą krawędź wchodzi się na pole centralne i z którym kluczem? Podnoszenie nie kosztuje akcji.
puzzle-win-done = Wygrana, i to udowodniona: sprawdzono wszystko inne i żadna droga nie jest krótsza.

puzzle-fetch = Zdobądź jeszcze jeden klucz, zanim skończy się ta kolejka.
puzzle-fetch-hint = Na własnym polu klucza nic na ciebie nie czeka. Do którego innego klucza są dwa kroki, jeśli trochę pomóc labiryntowi?
puzzle-fetch-done = Klucz jest twój, i to udowodnione: sprawdzono wszystko inne i żadna droga nie jest krótsza.

puzzle-way = Stoisz na uboczu. Buduj tak, żeby dało się dojść od ciebie na pole centralne bez skoku. Iść tam jeszcze nie musisz.
puzzle-way-hint = Kafelek łączy dwa korytarze tylko tam, gdzie oba otwierają się na tę samą krawędź. Obróć go w myślach, zanim go położysz.
puzzle-way-done = Droga otwarta, i to udowodnione: sprawdzono wszystko inne i żaden sposób nie jest krótszy.

puzzle-golem = Niech Golem zrobi to za ciebie: ta postać, którą wymienia lista poniżej, ma skończyć na podanym tam polu startowym.
puzzle-golem-hint = Karta mówi, jak daleko idzie, a ty mówisz dokąd. Kogo spotka i kto obleje test, ten wraca na start. W drodze Golem nie zawraca.
puzzle-golem-done = Odesłana, i to udowodnione: sprawdzono wszystko inne i żaden sposób nie jest krótszy.

## Strona łamigłówek

puzzles-easy-text = Odrobina odwagi i na rozwiązanie wpadniesz po drodze. Ale czy widzisz je, zanim coś naciśniesz?
puzzles-medium-text = Dwie akcje i ani kroku za dużo. Zanim pójdziesz, spójrz, dokąd prowadzą korytarze.
puzzles-hard-text = Czegoś w labiryncie brakuje. Zbuduj to albo obróć i pilnuj, które krawędzie zostają otwarte.

## Tytuły

puzzle-p01-title = Naprzód, Golemie
puzzle-p02-title = Ciężki gość
puzzle-p03-title = Za dwoma rogami
puzzle-p04-title = Kamień w drodze
puzzle-p05-title = Brakujący kamień
puzzle-p06-title = Puk, puk
puzzle-p07-title = Którędy przyszedł
puzzle-p08-title = Nie u siebie
puzzle-p09-title = Znalezione, nie kradzione
puzzle-p10-title = Pozdrów go ode mnie
puzzle-p11-title = Ostatnia prosta
puzzle-p12-title = Po drodze
puzzle-p13-title = Klucz pod nogami
puzzle-p14-title = Schyl się i idź
puzzle-p15-title = Ostatnie drzwi po lewej
puzzle-p16-title = Prosto do serca
puzzle-p17-title = Klucz sąsiada
puzzle-p18-title = Mały obrót
puzzle-p19-title = Najpierw zrób miejsce
puzzle-p20-title = Bez odwrotu
puzzle-p21-title = Z powrotem na start
puzzle-p22-title = Za rogiem
puzzle-p23-title = Szybkie palce
puzzle-p24-title = Roboty drogowe
puzzle-p25-title = Dwa kafelki, jedna droga
puzzle-p26-title = Drogą okrężną
puzzle-p27-title = Ponad luką
puzzle-p28-title = Szary posłaniec
puzzle-p29-title = Sezamie, otwórz się
puzzle-p30-title = Liczy się każda krawędź
