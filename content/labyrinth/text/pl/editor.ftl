### Ustawianie pozycji ręcznie.

editor-turn = Kolejka
editor-players = Liczba graczy
editor-players-of = { $n ->
    [one] { $n } gracz
    [few] { $n } gracze: plansza od nowa
    [many] { $n } graczy: plansza od nowa
   *[other] { $n } gracza
  }
editor-active = Czyja kolejka
editor-left = Pozostałe akcje
editor-hand = Kafelek wzięty przy budowie, do położenia
editor-hand-bound = żaden: postać, której trwa kolejka, stoi na polu startowym
editor-hand-none = żaden
editor-hand-lost = Nie ma już kafelka w ręku: { $why ->
    [bound] { $who } stoi na polu startowym.
    [left] { $who } ma jeszcze obie akcje.
   *[nowhere] teraz nigdzie nie pasuje.
  }
editor-keys-back = { $n ->
    [one] Klucz leży teraz na { $places }.
    [few] Klucze leżą teraz na { $places }.
    [many] Klucze leżą teraz na { $places }.
   *[other] Klucze leżą teraz na { $places }.
  }
editor-keys-from = Kluczy jest 6: { $n ->
    [one] ten leżał dotąd na { $places }.
    [few] te leżały dotąd na { $places }.
    [many] te leżały dotąd na { $places }.
   *[other] te leżały dotąd na { $places }.
  }
editor-golem-used = Golemem już ruszono w tej kolejce
editor-event-called = Zdarzenie już wywołano w tej kolejce
editor-event = Zdarzenie
editor-no-event = żadne
editor-crystal = Kryształ Losu jest aktywny
editor-combat = Trwająca walka
editor-combat-who = Kto z kim walczy
editor-combat-none = nikt
editor-combat-nobody = nikt: na żadnym korytarzu nie stoją dwie postacie
editor-combat-dice = { $name }: kostki
editor-combat-decides = Kto teraz decyduje
editor-combat-used = Użyto już w tej walce
editor-turn-tile = Obróć kafelek
editor-nothing = Zabierz

error-no-cell-there = „{ $word }” to nie miejsce na planszy
mend-no-cell-there = Wskaż jedno z miejsc
error-no-corridor-there = Na { $word } nie ma jeszcze korytarza
mend-no-corridor-there = Najpierw połóż tam kafelek
error-not-in-box = „{ $word }” nie ma w pudełku
mend-not-in-box = Wybierz coś z listy
error-fixed-tile = Kafelek na { $word } leży tam od początku gry
mend-fixed-tile = Wybierz pole zwykłe albo puste miejsce
error-somebody-there = Na { $word } stoi pionek
mend-somebody-there = Najpierw przestaw pionek
error-no-tile-left = Kafelków { $word } już nie ma
mend-no-tile-left = Weź inny kształt
error-not-together = Te dwie postacie nie stoją na jednym korytarzu planszy
mend-not-together = Postaw jeden pionek tam, gdzie stoi drugi
error-combat-decided = W takiej walce nikt nie ma o czym decydować: rozstrzygają same kostki
mend-combat-decided = Najpierw daj jednej z postaci aktywny Kryształ Losu i zabierz jej żetony oszołomienia albo usuń walkę
error-combat-idle = Ta postać nie ma czego użyć w tej walce, więc o niczym nie decyduje
mend-combat-idle = Najpierw daj jej aktywny Kryształ Losu i zabierz żetony oszołomienia
error-hand-bound = Postać, której trwa kolejka, stoi na polu startowym, a stamtąd się nie buduje
mend-hand-bound = Najpierw postaw ją na korytarzu
error-hand-nowhere = Kafelek { $word } nigdzie w tym Labiryncie nie pasuje, więc trafia pod pulę
mend-hand-nowhere = Weź inny kształt albo zrób dla niego miejsce
