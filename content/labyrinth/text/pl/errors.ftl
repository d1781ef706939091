### Errors that a person can mend: place-* says where, error-* what is wrong, mend-* how to mend it.
### One is told as “place, place: error. mend”. So an error begins small and neither ends in a full stop.

## Tiles and layouts

error-edge-shared = dwa korytarze mają wspólną krawędź
mend-edge-shared = Przypisz każdą krawędź jednemu korytarzowi albo połącz te korytarze w jeden, który się rozwidla
error-no-corridor = kafelek nie ma korytarza „{ $word }”
error-bridge-missing = korytarze { $one } i { $two } krzyżują się bez mostu
mend-bridge-missing = Dodaj most, a górny korytarz podaj pierwszy
error-bridge-idle = korytarze { $one } i { $two } się nie krzyżują
mend-bridge-idle = Usuń most
error-tile-count = { $count ->
    [one] jest { $count } kafelek
    [few] są { $count } kafelki
    [many] jest { $count } kafelków
   *[other] jest { $count } kafelka
  }
error-item-symbols = { $count ->
    [one] na kafelkach jest { $count } symbol przedmiotu
    [few] na kafelkach są { $count } symbole przedmiotów
    [many] na kafelkach jest { $count } symboli przedmiotów
   *[other] na kafelkach jest { $count } symbolu przedmiotu
  }
mend-item-symbols = Zostaw najwyżej { $most }
error-layouts = nie ma po jednym układzie na każdą liczbę graczy
mend-layouts = Napisz po jednym dla każdej z tych liczb: { $known }
error-starts = pola startowe się nie zgadzają
mend-starts = { $count ->
    [one] Podaj { $count } pole startowe
    [few] Podaj { $count } pola startowe, każde raz i po kolei
    [many] Podaj { $count } pól startowych, każde raz i po kolei
   *[other] Podaj { $count } pola startowego, każde raz i po kolei
  }
error-no-centre = pole centralne nie może leżeć na „{ $word }”

## Positions

error-no-header = to nie jest pozycja tej gry
mend-no-header = Zacznij od wiersza „{ $known }”
error-drawing-lines = rysunek jest niepełny
mend-drawing-lines = { $needed ->
    [one] Narysuj { $needed } wiersz zgodnie z zasadami zapisu
    [few] Narysuj { $needed } wiersze zgodnie z zasadami zapisu
    [many] Narysuj { $needed } wierszy zgodnie z zasadami zapisu
   *[other] Narysuj { $needed } wiersza zgodnie z zasadami zapisu
  }
mend-no-line = Napisz wiersz zgodnie z zasadami zapisu
error-cell-drawn = „{ $word }” nie może leżeć na miejscu { $cell }
error-no-tile = „{ $word }” to nie kafelek
error-centres = { $count ->
    [0] brakuje pola centralnego
    [one] narysowano { $count } pole centralne
    [few] narysowano { $count } pola centralne
    [many] narysowano { $count } pól centralnych
   *[other] narysowano { $count } pola centralnego
  }
mend-centres = Narysuj jedno pole centralne
error-stroke = „{ $sign }” nie zgadza się z kafelkami
mend-stroke = Z kafelków wynika tu „{ $wanted }”
error-cut-off = z pola centralnego nie prowadzi żadna droga do { $known }
mend-cut-off = Obróć albo przenieś jakiś kafelek, tak aby do każdego pola klucza prowadziła droga
error-no-blank = na { $word } nie leży pusty kafelek
mend-no-blank = Narysuj go albo pomiń to miejsce
error-nothing-below = nie podano, który kafelek leży zakryty na { $word }
mend-nothing-below = Dopisz go w wierszu, który zaczyna się od „down”
error-seats = { $count ->
    [one] { $count } miejsce gracza nie pasuje do pola centralnego na { $centre }
    [few] { $count } miejsca graczy nie pasują do pola centralnego na { $centre }
    [many] { $count } miejsc graczy nie pasuje do pola centralnego na { $centre }
   *[other] { $count } miejsca gracza nie pasuje do pola centralnego na { $centre }
  }
mend-seats = Podaj po kolei od dwóch do sześciu miejsc graczy, zaczynając od A
mend-turn = Podaj miejsce gracza i akcje, które mu zostały, najwyżej { $most }
mend-pawn = Zapisz pionek na przykład tak: „A S1 at c3”
error-no-place = „{ $word }” to nie jest tu ani korytarz, ani pole startowe
error-other-start = „{ $word }” to nie pole startowe tego pionka
mend-not-due = Pomiń to albo zmień pozycję tak, aby budowa mogła być na tym etapie

## What a word should have been

what-tile = kafelek
what-cell = miejsce na kafelek
what-turning = obrót od 0 do 5
what-edge = krawędź
what-corridor = korytarz
