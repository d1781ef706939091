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

## Cards

error-count = jest tego tutaj { $count }
error-golem-kind = nie ma karty ruchu Golema „{ $word }”
mend-golem-kind = Napisz, ile jest kart każdego rodzaju
error-id-twice = identyfikator „{ $word }” jest już zajęty
error-abilities = { $count ->
    [one] jest { $count } zdolność, której się używa
    [few] są { $count } zdolności, których się używa
    [many] jest { $count } zdolności, których się używa
   *[other] jest { $count } zdolności, których się używa
  }
mend-abilities = Napisz jedną albo dwie
error-no-ability = „{ $word }” to nie zdolność tej postaci
error-no-trap = „{ $word }” to nie rodzaj pułapki
error-no-tokens = do tego trzeba żetonów zdolności, a ta postać ich nie ma
mend-no-tokens = Daj jej żetony albo inny efekt
error-discard = zdolności nie można odrzucić
error-endless = nic nie kosztuje i można by tego używać bez końca
mend-endless = Podaj cenę albo ograniczenie
error-moment-actions = akcje wydaje się tylko we własnej kolejce
mend-moment-actions = Usuń akcje z ceny albo zmień moment użycia
error-item-works = przedmiot albo działa sam, albo się go używa
error-last-event = { $count ->
    [one] { $count } zdarzenie jest oznaczone jako ostatnie
    [few] { $count } zdarzenia są oznaczone jako ostatnie
    [many] { $count } zdarzeń jest oznaczonych jako ostatnie
   *[other] { $count } zdarzenia jest oznaczone jako ostatnie
  }
mend-last-event = Oznacz dokładnie jedno
error-same-number = bez tego zdarzenia liczba też wynosi { $count }
mend-same-number = Podaj inną liczbę

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
mend-notation-line = Napisz wiersz zgodnie z zasadami zapisu
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
error-seat-count = { $count ->
    [one] { $count } miejsce gracza nie pasuje do pola centralnego na { $centre }
    [few] { $count } miejsca graczy nie pasują do pola centralnego na { $centre }
    [many] { $count } miejsc graczy nie pasuje do pola centralnego na { $centre }
   *[other] { $count } miejsca gracza nie pasuje do pola centralnego na { $centre }
  }
mend-seat-count = Podaj po kolei od dwóch do sześciu miejsc graczy, zaczynając od A
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

error-too-many = „{ $word }” jest więcej, niż może być
mend-too-many = Zostaw najwyżej { $most }
mend-turn-number = Podaj numer kolejki, od 1
mend-golem = Zapisz Golema jak „d5 < e5 by C”, ruszonego przez aktywnego gracza albo poprzedniego
mend-keys = Zapisz klucze jak „K1 K3+1 d3b*2”
mend-traps = Zostaw jedną pułapkę na korytarzu i żadnej na polu centralnym
mend-things = Zapisz korytarz i to, co na nim leży, jak „d3b ?”
what-place = korytarz
what-item = przedmiot
what-trap = rodzaj pułapki
what-golem-card = karta ruchu Golema
what-use = zdolność albo przedmiot
what-character = postać
what-event-card = zdarzenie
mend-called = Wymień obowiązujące zdarzenie wśród wywołanych
mend-covered = Zapisz każdy zakryty kafelek jak „c3 ? -” albo „d5 t2 A+B”
mend-tokens = Niech na korytarzu leży najwyżej jeden żeton postaci i nie więcej, niż ich jest
mend-top = Zapisz to, co obejrzano, jak „card 3 A, tile i1 A+C”
mend-rulings = Zapisz zasady domowe jak „FRE-3 peaceful”
what-die = kostka od 1 do 6
what-yes = yes albo no
mend-given-edge = Napisz na przykład „move NE”
error-not-for-so-few = „{ $word }” nie bierze udziału w grze w tak małym gronie
mend-other-character = Wybierz inną postać
place-characters = postacie
error-not-won = „{ $word }” tu nie wygrywa
mend-not-won = Usuń tę linię albo postaw aktywnego gracza z kluczem samego na polu centralnym
