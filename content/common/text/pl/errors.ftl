### Errors that a person can mend: place-* says where, error-* what is wrong, mend-* how to mend it.
### One is told as “place, place: error. mend”. So an error begins small and neither ends in a full stop.
### Words in “…” and lists of them (known, near, choices) are typed as they are; they are never translated.

## Where

check-word-missing = „{ $what }” nie ma tekstu pod kluczem { $key }
place-record = zapis
place-record-action = akcja { $number } („{ $text }”)
place-moment = chwila { $number }
place-scripted = wynik { $number } ze scenariusza
place-line = wiersz { $line }
place-line-column = wiersz { $line }, kolumna { $column }
place-line-of = wiersz { $line } („{ $key }”)
place-end = koniec pliku
place-key = klucz „{ $key }”
place-whole-file = cały plik
place-position = pozycja
place-shared = udostępniona pozycja
place-action = akcja „{ $text }”
place-file = plik
place-an-action = akcja
place-new-game = nowa gra
place-players = gracze
place-rulings = ustalenia
place-player-name = gracz { $number }, imię
place-seed = ziarno
place-game = gra „{ $name }”
place-bot = bot „{ $name }”
place-lesson = lekcja „{ $name }”
place-board = plansza { $number }
place-exercise = ćwiczenie { $number }
place-rule = zasada { $rule }
place-actions = akcje
place-text-keys = klucze

## How to mend it: what fits many errors

mend-use = Użyj jednego z tych: { $known }
mend-use-only = Użyj tego: { $known }
mend-such-as = Podaj na przykład: { $known }
mend-did-you-mean = Czy chodziło o { $near }?
mend-choose = Do wyboru: { $known }
mend-rename = Zmień jedną z tych nazw
mend-keep-one = Zostaw jedno wystąpienie
mend-leave-out = Pomiń to
mend-leave-some-out = Pomiń część
mend-number = Podaj numer
mend-whole-number = Napisz liczbę całkowitą
mend-value = Popraw wartość
mend-put-back = Przywróć go
mend-one-of-each = Każda karta jest tylko jedna
mend-one-of-these = Podaj jedno z nich
mend-saved-game = Podaj zapisaną grę
mend-as-saved = Podaj plik taki, jaki został zapisany

## Files

error-refused = system na to nie pozwala ({ $reason })
mend-refused = Wybierz inny plik albo folder
error-file-missing = w folderze { $folder } brakuje tego pliku
error-file-unreadable = nie da się odczytać pliku ({ $reason })
mend-permissions = Sprawdź uprawnienia
error-folder-missing = w folderze { $folder } brakuje tego folderu
error-no-folder = nie ma takiego folderu
mend-folder = Podaj istniejący folder
mend-notebook-folder = Podaj folder z notatnikami
error-no-notebook = nie ma takiego notatnika
mend-no-notebook = Sprawdź, czy instalacja jest kompletna
error-not-utf8 = bajt { $byte } nie jest w UTF-8
mend-utf8 = Zapisz plik jako tekst UTF-8
error-nested = zagnieżdżenie jest zbyt głębokie
mend-nested = Spłaszcz plik
error-not-json = to nie jest JSON ({ $reason })
error-key-twice = stoi już w wierszu { $line }
error-not-toml = to nie jest TOML: { $reason }
mend-not-toml = Popraw plik w tym miejscu
error-unreadable-file = nie da się tego odczytać ({ $reason })
mend-name-file = Podaj plik
error-file-large = plik jest za duży
mend-file-large = { $most ->
    [one] Program czyta najwyżej { $most } bajt
    [few] Program czyta najwyżej { $most } bajty
    [many] Program czyta najwyżej { $most } bajtów
   *[other] Program czyta najwyżej { $most } bajta
  }

## Why a file or a text cannot be read

reason-missing = nie ma takiego pliku
reason-folder = to folder
reason-denied = nie masz do tego uprawnień
reason-name-long = nazwa jest za długa
reason-full = nie ma już miejsca
reason-not-here = ten komputer nie ma takiego adresu
reason-no-host = nie ma komputera o tej nazwie
reason-system = błąd systemu nr { $number }
reason-value = brak wartości albo nie da się jej odczytać
reason-key = tu musi stać klucz
reason-comma = brakuje przecinka albo nawiasu zamykającego
reason-sign = brakuje znaku między kluczem a wartością
reason-trailing = o przecinek za dużo
reason-more = dalej stoi coś, co tu nie pasuje
reason-string = tekst w cudzysłowie nie ma końca
reason-bracket = brakuje nawiasu zamykającego
reason-twice = ten sam klucz stoi dwa razy
reason-escape = ten znak nie może stać po ukośniku wstecznym
reason-control = jest tu znak, którego nie da się pokazać
reason-mark = tekst zaczyna się od znacznika BOM
reason-number-long = liczba jest za długa
reason-syntax = powinno tu stać coś innego

## Saved games

error-record-long = zapis ma ponad { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
  }
error-record-foreign = to nie jest zapisana gra
error-record-object = to nie jest obiekt JSON
error-record-schema = jest tam „{ $schema }”
mend-record-schema = Ten program czyta „{ $known }”
mend-record-content = Otwórz go w wersji gry, która go zapisała
error-record-actions = zapis ma ponad { $most ->
    [one] { $most } akcję
    [few] { $most } akcje
    [many] { $most } akcji
   *[other] { $most } akcji
  }
error-record-forbidden = zasady na to nie pozwalają ({ $rules })
mend-record-forbidden = { $count ->
    [0] Usuń tę akcję i wszystkie po niej
    [one] Usuń tę akcję i wszystkie po niej; { $count } wcześniejsza może zostać
    [few] Usuń tę akcję i wszystkie po niej; { $count } wcześniejsze mogą zostać
    [many] Usuń tę akcję i wszystkie po niej; { $count } wcześniejszych może zostać
   *[other] Usuń tę akcję i wszystkie po niej; { $count } wcześniejszej może zostać
  }
error-record-unreadable = nie da się jej odczytać: { $reason }
error-no-text = to nie jest tekst
mend-text = Tu musi być tekst
error-no-list = to nie jest lista
mend-list = Tu musi być lista
error-moment = { $count ->
    [one] gra ma { $count } akcję
    [few] gra ma { $count } akcje
    [many] gra ma { $count } akcji
   *[other] gra ma { $count } akcji
  }
mend-moment = { $count ->
    [0] Jedyna chwila to 0
   *[other] Podaj chwilę od 0 do { $count }
  }
error-script-ended = scenariusz się skończył
mend-script-ended = Dopisz wynik do scenariusza
error-scripted = „{ $outcome }” nie może tu wypaść ({ $rules })
mend-scripted = Wpisz do scenariusza wynik, który jest tu możliwy
mend-simulate-players = Podaj liczbę od { $least } do { $most }, kilka po przecinku albo „all”
error-forbidden = { $action }: zasady na to nie pozwalają ({ $rules })

## Actions, as they are typed

error-no-given = { $given } ({ $kind }) to ani akcja, ani jej zapis
error-no-position = { $kind } to nie pozycja tej gry
mend-no-position = Podaj narysowaną pozycję, grę albo stół
error-other-game = rysuje pozycje gry „{ $only }”, a ta jest z gry „{ $game }”
mend-other-game = Podaj pozycję gry „{ $only }” albo pokaż tę w PlayTable, który rysuje każdą grę
error-too-long = to jest za długie
mend-one-action = Napisz jedną akcję
error-no-action = „{ $word }” to nie akcja
error-word-missing = brakuje czegoś: { $what }
mend-word-missing = Dopisz: { $what }
error-not-what = „{ $word }” to nie { $what }
error-no-such-game = nie ma takiej gry
error-no-such-bot = nie ma takiego bota
error-no-game = „{ $name }” nie udostępnia gry o tej nazwie
mend-no-game = Podaj obiekt klasy Game, którego name to { $name }
error-no-content = nie ma zawartości do sprawdzenia
error-no-drawings = nie ma części, które dałoby się narysować
mend-no-content = Podaj inną grę
error-left-over = „{ $word }” tu nie pasuje
mend-left-over = Pomiń to albo sprawdź, jak zapisuje się akcje
mend-lesson-name = Nadaj jej nazwę z dwóch cyfr i słów, na przykład 01-first-turn.toml
mend-which = Powiedz, o co chodzi: { $choices }
error-no-seat = „{ $word }” to nie miejsce gracza

## What a word should have been, in the sentences error-word-missing and error-not-what

what-action = akcja
what-seat = miejsce gracza

## Positions, line by line

mend-position-long = { $most ->
    [one] Pozycja może mieć najwyżej { $most } znak
    [few] Pozycja może mieć najwyżej { $most } znaki
    [many] Pozycja może mieć najwyżej { $most } znaków
   *[other] Pozycja może mieć najwyżej { $most } znaku
  }
error-no-line = „{ $text }” to nie wiersz pozycji
error-unknown = „{ $word }” nie jest tu znane
error-twice = „{ $word }” występuje dwa razy
error-no-number = „{ $word }” to nie liczba od 0 do { $most }
error-ruling-twice = „{ $text }” to o jedno odczytanie za dużo
mend-ruling-twice = Podaj jedno odczytanie każdej zasady
error-no-ruling = „{ $rule }” to nie zasada, którą można tu ustalić
error-no-reading = { $rule } nie ma odczytania „{ $reading }”

## Positions that cannot be

error-not-due = „{ $frame }” nie może tu nastąpić
error-nobody-decides = przy „{ $frame }” nikt nie ma o czym decydować
mend-nobody-decides = Zakończ tym, o czym trzeba teraz zdecydować

## Setting up a game

error-players = { $players ->
    [one] { $players } gracz nie może grać ({ $rule })
    [few] { $players } graczy nie może grać ({ $rule })
    [many] { $players } graczy nie może grać ({ $rule })
   *[other] { $players } gracza nie może grać ({ $rule })
  }
mend-players = { $most ->
    [one] Graczy może być od { $least } do { $most }
    [few] Graczy może być od { $least } do { $most }
    [many] Graczy może być od { $least } do { $most }
   *[other] Graczy może być od { $least } do { $most }
  }
mend-name-long = { $most ->
    [one] Najwyżej { $most } znak
    [few] Najwyżej { $most } znaki
    [many] Najwyżej { $most } znaków
   *[other] Najwyżej { $most } znaku
  }
error-character = znaku { $number } ({ $character }) nie da się pokazać
mend-character = Usuń ten znak
error-no-bots = tu nie ma botów
mend-no-bots = Niech grają ludzie

## Lessons

error-no-lesson = nie ma takiej lekcji
error-lesson-name = nazwa jest źle napisana
error-then-missing = podano zasady dalszego ciągu, ale nie sam dalszy ciąg
mend-then-missing = Dopisz „then”; puste, jeśli sama odpowiedź pokazuje dość
error-then-refused = ta odpowiedź jest niedozwolona, więc nic z niej nie wyniknie
mend-then-refused = Usuń „then” albo „rule”
error-then-unexplained = ta odpowiedź jest dozwolona, ale nic jej nie wyjaśnia
mend-then-unexplained = Dopisz „id”, czyli nazwę zdania o niej, i „by”, czyli zasady, według których tak się dzieje
error-no-name = nie ma takiej nazwy
error-no-such-number = { $count ->
    [0] nie ma ich wcale
    [one] jest tylko { $count }
    [few] są tylko { $count }
    [many] jest tylko { $count }
   *[other] jest tylko { $count }
  }
mend-number-to = { $count ->
    [0] Pomiń numer: nie ma z czego wybierać
    [1] Jedyny numer to 1
   *[other] Podaj numer od 1 do { $count }
  }
mend-quote-each = Każdą akcję weź w osobny cudzysłów: "move up", "coin"
error-step-twice = inny krok nazywa się już „{ $name }”

## Files of content: shapes

error-int-type = tu potrzebna jest liczba całkowita
mend-int-type = Napisz liczbę, na przykład 1, bez cudzysłowu
error-bool-type = tu potrzebne jest true albo false
mend-bool-type = Napisz true albo false, bez cudzysłowu
error-string-type = tu potrzebny jest tekst
mend-string-type = Napisz tekst w cudzysłowie, na przykład "move"
error-list-type = tu potrzebna jest lista
mend-list-type = Napisz listę w nawiasach: [ ... ]
error-table-type = tu potrzebna jest tabela
mend-table-type = Napisz tabelę w nawiasach klamrowych: { "{" } ... { "}" }
error-tag-missing = brakuje klucza „effect”
mend-tag-missing = Dodaj klucz taki jak effect = "gain"
error-tag-unknown = nie ma czegoś takiego: { $key } { $tag }
error-key-missing = brakuje klucza
mend-key-missing = Dodaj go
error-key-unknown = nie ma takiego klucza
mend-remove-key = Usuń go albo popraw pisownię
error-value-unknown = { $value } jest tu nieznane
error-pattern = { $value } jest źle napisane
mend-pattern = Musi pasować do wzorca { $pattern }
error-at-least = { $value } to za mało: musi być co najmniej { $limit }
error-more-than = { $value } to za mało: musi być więcej niż { $limit }
error-at-most = { $value } to za dużo: może być najwyżej { $limit }
error-less-than = { $value } to za dużo: musi być mniej niż { $limit }
error-few-items = { $limit ->
    [one] potrzebny jest co najmniej { $limit } element
    [few] potrzebne są co najmniej { $limit } elementy
    [many] potrzebnych jest co najmniej { $limit } elementów
   *[other] potrzebne jest co najmniej { $limit } elementu
  }
error-many-items = { $limit ->
    [one] może być najwyżej { $limit } element
    [few] mogą być najwyżej { $limit } elementy
    [many] może być najwyżej { $limit } elementów
   *[other] może być najwyżej { $limit } elementu
  }
error-short-text = { $limit ->
    [one] { $value } jest za krótkie: potrzebny jest co najmniej { $limit } znak
    [few] { $value } jest za krótkie: potrzebne są co najmniej { $limit } znaki
    [many] { $value } jest za krótkie: potrzebnych jest co najmniej { $limit } znaków
   *[other] { $value } jest za krótkie: potrzebne jest co najmniej { $limit } znaku
  }
error-long-text = { $limit ->
    [one] { $value } jest za długie: może być najwyżej { $limit } znak
    [few] { $value } jest za długie: mogą być najwyżej { $limit } znaki
    [many] { $value } jest za długie: może być najwyżej { $limit } znaków
   *[other] { $value } jest za długie: może być najwyżej { $limit } znaku
  }
error-value = { $value } się nie nadaje

## Files of content: what one part demands of another

mend-write-so-many = Napisz ich tyle: { $needed }
error-no-rule = nie ma zasady { $rule }
error-circle = te zasady wymagają siebie nawzajem: { $rules }
mend-circle = Przerwij to błędne koło

## Files of content: examples of the rules

error-exam-rule-mend = Podaj jedną z zasad do wyboru
error-example-twice = inny przykład nazywa się już „{ $name }”
error-example-start = przykład musi się od czegoś zaczynać
mend-example-start = Podaj albo pozycję, albo grę
error-example-refusal = odmowa dotyczy jednej akcji i nic po niej nie następuje
mend-example-refusal = Resztę przenieś do `before`
error-example-do = w przykładzie nic się nie robi
mend-example-do = Powiedz, czego się próbuje
error-example-facts = fakty ma tylko odmowa
mend-example-facts = Użyj `after`
error-example-expects = nie podano oczekiwanego wyniku
mend-example-expects = Dodaj refused, allowed, events albo after

## Files of words

error-no-words = nie ma w nim słów
error-not-fluent = to nie jest Fluent
mend-not-fluent = Popraw komunikat w tym miejscu
error-words-twice = klucz { $key } stoi już w { $file }, wiersz { $line }
error-same-reason = brak tu powodu
mend-same-reason = Napisz klucz = "dlaczego"
error-no-form = klucz { $key } ma atrybut { $form }, który nie jest przypadkiem ani rodzajem
error-no-gender = rodzaj klucza { $key } to „{ $gender }”

## Servers

error-no-port = nie ma takiego portu
mend-no-port = Port to liczba od 0 do 65535
error-port-taken = tego portu używa inny program
mend-port-taken = Podaj inny port albo pomiń --port, a znajdzie się wolny
error-listen = nie da się tu nasłuchiwać ({ $reason })
mend-listen = Podaj adres tego komputera, na przykład 127.0.0.1, i port powyżej 1023

## Simulations

mend-report = Zapisz raport jeszcze raz: platformer-nb simulate --out
error-dask-silent = nie odpowiada tam żaden scheduler Daska
mend-dask-silent = Uruchom go (dask scheduler) i podaj jego adres, na przykład tcp://127.0.0.1:8786
error-dask-absent = pakiet Dask nie jest zainstalowany
mend-dask-absent = Zainstaluj go: pip install platformer-nb[dask]", albo pomiń --dask
error-dask-content = jeden z procesów roboczych ma inne karty albo płytki niż ten komputer
mend-dask-content = Zainstaluj tę samą wersję platformer-nb dla każdego procesu roboczego
error-dask-lacks = jednemu z procesów roboczych brakuje { $module }
mend-dask-lacks = Zainstaluj platformer-nb dla każdego procesu roboczego

## Commands

error-no-actions = nie podano żadnej akcji
mend-no-actions = Dodaj akcje albo --legal, żeby je wypisać
error-not-there = nie ma niczego o tej nazwie
error-from-1 = „{ $number }” to nie liczba od 1 w górę
mend-from-1 = Podaj liczbę od 1 w górę
error-from-0 = „{ $number }” to nie liczba od 0 w górę
mend-from-0 = Podaj liczbę od 0 w górę
error-simulate-players = „{ $given }” to niedozwolona liczba graczy
error-no-parent = nie ma folderu { $folder }
mend-no-parent = Najpierw go utwórz

## Records, and games

error-record-game = to gra „{ $saved }”, a nie „{ $wanted }”
mend-record-game = Otwórz ją jako grę „{ $saved }”
notice-record-content = Tę grę zapisano z innymi kartami albo płytkami. Odtworzono ją z obecnymi i toczy się dalej.
notice-record-parted = Tej zapisanej gry nie da się już odtworzyć do końca. Przeszkoda: { $place }: { $reason }. Gra toczy się dalej od zapisanej pozycji.
error-no-part = brakuje w niej części „{ $part }”
mend-no-part = Wybierz inną grę albo dodaj do tej brakującą część
what-option = opcja
error-wrong-type = { $name } to { $given } ({ $kind }); ma być: { $expected }
type-game = nazwa gry, np. „platformer”, albo gra
type-number = liczba całkowita
type-text = tekst
type-truth = True albo False
type-seed = liczba całkowita albo tekst
type-each-seat = lista z jednym tekstem na każde miejsce, None dla losowego
type-switches = słownik tekstów
error-no-simulation = gry { $name } nie można symulować
mend-no-simulation = Wybierz grę, która ma część „simulation”
mend-no-such-key = Poszukaj właściwego klucza w tekstach gry

## A shared position

error-shared-none = to nie jest udostępniona pozycja
error-shared-damaged = jest uszkodzona albo niepełna
error-shared-version = utworzyła ją nowsza wersja tego programu
error-shared-large = jest większa niż jakakolwiek pozycja
error-shared-long = jest za długa
error-shared-game = to pozycja z gry „{ $shared }”, a nie „{ $wanted }”
error-shared-handover = ekran właśnie przechodzi z rąk do rąk
mend-shared = Skopiuj cały link jeszcze raz
mend-shared-version = Zaktualizuj program
mend-shared-long = Zapisz grę do pliku i wyślij ten plik
mend-shared-game = Otwórz ją w grze „{ $shared }”
mend-shared-handover = Udostępnij ją, gdy gracz przejmie ekran

error-no-extra = { $module } nie jest zainstalowany
mend-no-extra = Zainstaluj to, czego wymaga to polecenie: pip install platformer-nb[{ $extra }]

## Building the site

error-site-engine = nie ma tu Pyodide { $version }
mend-site-engine = Uruchom „make site” albo „npm install pyodide@{ $version }” i podaj folder przez --pyodide
error-site-wheel = nie ma tu { $name }
mend-site-wheel = Uruchom „make site” albo pobierz go pipem, jak pokazuje docs/site.md, i podaj folder przez --wheels
error-site-lab = nie ma tu działającego JupyterLite
mend-site-lab = Uruchom „make site” albo wypełnij folder, jak pokazuje docs/site.md
error-site-node = program nie jest zainstalowany, a kompiluje stronę
mend-site-node = Zainstaluj Node.js
error-site-folder = w folderze jest coś, co nie jest stroną
mend-site-folder = Podaj pusty folder albo taki, którego jeszcze nie ma
