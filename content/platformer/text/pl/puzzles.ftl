### The puzzles: positions to solve within one turn, each proven by trying everything.

## Goals

goal-spends = { $most ->
    [0] Bez wydania ani jednego klejnotu
    [one] Za najwyżej 1 klejnot
    [few] Za najwyżej { $most } klejnoty
    [many] Za najwyżej { $most } klejnotów
   *[other] Za najwyżej { $most } klejnotu
  } (wydano: { $now })
goal-reaches = { $figure } stoi w Rzędzie { $row } lub wyżej
goal-defeats = { $figure } pokonuje { $enemy-acc }
goal-takes-coin = { $figure } bierze monetę z { $space-gen }
goal-takes-gem = { $figure } bierze klejnot z { $space-gen }
goal-survives = Kość Wrogów pokazuje atak, a { $figure } nie mdleje

## One puzzle

puzzle-fewest-gems = Osiągnij cel w tej turze. Klejnoty mogą ci pomóc, ale licz je: istnieje sposób, który nie kosztuje więcej, niż pozwala lista poniżej.
puzzle-fewest-gems-hint = Najpierw znajdź jakikolwiek sposób, bez względu na cenę. Potem odszukaj w nim najdroższy symbol. Czy zamiast niego da się zespolić dwie jednakowe kości? Czy Grawitacja poniesie cię za darmo? Czy jakaś figurka może stanąć tam, gdzie brakuje ci oparcia?
puzzle-fewest-gems-done = Rozwiązane i udowodnione: każdy inny sposób został sprawdzony i żaden nie kosztuje mniej klejnotów.

puzzle-top = Jak wysoko możesz stanąć, zanim skończy się ta tura? Lista poniżej podaje najwyższy Rząd, do którego da się dotrzeć. Wiszenie w powietrzu się nie liczy: coś musi cię podtrzymywać.
puzzle-top-hint = Zacznij od celu i myśl wstecz. Które Pola tego Rzędu utrzymają Bohatera, z którego Pola wchodzi się na każde z nich i czym zapłacisz za ostatni Ruch?
puzzle-top-done = Rozwiązane i udowodnione: każdy inny sposób został sprawdzony. Żaden nie kończy się wyżej i żaden nie prowadzi tak wysoko za mniej klejnotów.

puzzle-survive = Rozegraj całą turę, aż do samego końca. Potem potoczy się kość Wrogów i wypadnie atak. Jeśli po prostu zakończysz turę już teraz, zemdlejesz. Nie dopuść do tego.
puzzle-survive-hint = Którzy Wrogowie mogą cię dosięgnąć tam, gdzie stoisz? Możesz odejść (ale odejście od Wroga ma swoją cenę), możesz sprawić, żeby to oni odeszli, albo nie zostawić nikogo, kto mógłby uderzyć. Pamiętaj, dokąd na koniec każdego zabierze Grawitacja.
puzzle-survive-done = Udało się nie zemdleć, i to udowodnione: każdy inny sposób został sprawdzony i żaden nie ratuje cię za mniej klejnotów.

puzzle-too-dear = Cel osiągnięty, ale za { $now ->
    [one] 1 klejnot
    [few] { $now } klejnoty
    [many] { $now } klejnotów
   *[other] { $now } klejnotu
  }. Da się { $most ->
    [0] bez żadnego
   *[other] za { $most }
  }.
puzzle-fainted = { $figure } mdleje. Spójrz jeszcze raz, kto uderza i kiedy: odejście może boleć tak samo jak pozostanie na miejscu.
puzzle-not-there = Jak dotąd { $now ->
    [0] nie wydano ani jednego klejnotu
    [one] wydano 1 klejnot
    [few] wydano { $now } klejnoty
    [many] wydano { $now } klejnotów
   *[other] wydano { $now } klejnotu
  }. Cel wciąż przed tobą; najkrótszy z najlepszych sposobów ma { $actions ->
    [one] 1 akcję
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
  }.

puzzle-foe = { $name }. Zdrowie: { $health }, obrażenia: { $damage }, łup: { $loot }. { $text }

## The page of puzzles

puzzles-how-text =
    Każda komórka poniżej pokazuje pozycję. Graj na planszy albo zapisz odpowiedź jako akcje, na przykład `open_puzzle(1).answer("move up", "move right")`. Lista pod planszą mówi, o co chodzi.

    Są trzy rodzaje. **Jak najtaniej**: osiągnij cel za jak najmniej klejnotów. **Jak najwyżej**: stań w najwyższym Rzędzie, do którego może cię doprowadzić ta tura. **Doczekać jutra**: zakończ turę tak, żeby stać na nogach także wtedy, gdy kość Wrogów pokaże atak.

    Nic nie zależy od przypadku: to, o czym rozstrzygałyby talie albo inne kości, nie należy do rozwiązania. Sklep jest pusty, a co potrafią Bohater i Wrogowie, opisano nad pozycją. Jeśli utkniesz, `open_puzzle(1).hint(1)` da ci podpowiedź, `hint(2)` poda potrzebne zasady, `hint(3)` Pola, a `hint(4)` rozwiązanie.
puzzles-easy-text = Dwie lub trzy akcje i jeden pomysł. Zanim spojrzysz na Mapę, spójrz na kości: one mówią, co możesz zrobić.
puzzles-medium-text = Teraz liczy się kolejność. To, co zrobisz najpierw, decyduje, na co pozwoli ci potem Grawitacja, Ściana albo Wróg.
puzzles-hard-text = Każda kość jest potrzebna albo jedną trzeba oszczędzić. Zespalaj, dokładaj klejnoty do właściwego symbolu i traktuj Wrogów jak meble, które można przestawić.
puzzles-fiendish-text = Na wiele setek tur rozegranych na chybił trafił ledwie jedna rozwiązuje taką łamigłówkę. Nie spiesz się i śmiało cofaj swoje akcje.

## Their titles

puzzle-p01-title = Drzwi w kącie
puzzle-p02-title = Półtora kroku
puzzle-p03-title = Prosto w górę
puzzle-p04-title = Przepraszam, to moje
puzzle-p05-title = Jak rozłupać Golema
puzzle-p06-title = Ratunek na haczyku
puzzle-p07-title = W górę, byle dalej
puzzle-p08-title = Wiosenne porządki
puzzle-p09-title = Dwoje drzwi, jedna wieża
puzzle-p10-title = Zamiana miejsc
puzzle-p11-title = Jeden z głowy, drugi z drogi
puzzle-p12-title = Cios na wagę złota
puzzle-p13-title = Okrężną drogą do drzwi
puzzle-p14-title = Zróbcie miejsce na górze!
puzzle-p15-title = Jednymi drzwiami wyjść, drugimi wejść
puzzle-p16-title = Brakuje kroku
puzzle-p17-title = Wilk na drugie danie
puzzle-p18-title = Przepraszam, przepraszam, przepraszam
puzzle-p19-title = Szczęściu można pomóc
puzzle-p20-title = Sześć możliwości, jeden wybór
puzzle-p21-title = Zamień się i znikaj
puzzle-p22-title = Z monety stal
puzzle-p23-title = Ty pierwszy
puzzle-p24-title = Na górę proszę
puzzle-p25-title = Spaść, spaść, uderzyć
puzzle-p26-title = Wyjść i wrócić
puzzle-p27-title = Serce za wilka
puzzle-p28-title = Droga w górę wiedzie w dół
puzzle-p29-title = Na szóste proszę
puzzle-p30-title = Przesiadka po drodze
puzzle-p31-title = Zamień, odsuń, uciekaj
puzzle-p32-title = Przemeblowanie
puzzle-p33-title = Wszyscy w lewo
puzzle-p34-title = Miejsce tylko dla siebie
puzzle-p35-title = Rzut na odległość
puzzle-p36-title = Z wędką na grzyby
puzzle-p37-title = Moneta na końcu świata
puzzle-p38-title = Ścinka drzewa
puzzle-p39-title = Znajomy na górze
puzzle-p40-title = Zygzakiem
puzzle-p41-title = Schody z klejnotów
puzzle-p42-title = Zepchnij, żeby wejść
puzzle-p43-title = Pozwól sobie spaść
puzzle-p44-title = Dwa razy w dół, raz od nowa
puzzle-p45-title = Na wylot, w dół i w bok
puzzle-p46-title = Rozpychanie się łokciami
puzzle-p47-title = Ostatnia moneta wieczoru
puzzle-p48-title = Wszystko naraz
