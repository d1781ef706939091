### Errors that a person can mend: place-* says where, error-* what is wrong, mend-* how to mend it.
### One is told as “place, place: error. mend”. So an error begins small and neither ends in a full stop.
### Words in “…” and lists of them (known, near, choices) are typed as they are; they are never translated.

## Where

place-record = zapis
place-record-action = akcja { $number } („{ $text }”)
place-moment = chwila { $number }
place-scripted = wynik { $number } ze scenariusza
place-line = wiersz { $line }
place-line-column = wiersz { $line }, kolumna { $column }
place-line-of = wiersz { $line } („{ $key }”)
place-drawing = wiersz { $line } rysunku, kolumna { $column }
place-end = koniec pliku
place-key = klucz „{ $key }”
place-whole-file = cały plik
place-position = pozycja
place-map = mapa
place-tile = płytka
place-action = akcja „{ $text }”
place-file = plik
place-an-action = akcja
place-new-game = nowa gra
place-players = gracze
place-heroes = Bohaterowie
place-boss = Boss
place-dungeon = labirynt
place-levels = Poziomy
place-rulings = ustalenia
place-player-name = gracz { $number }, imię
place-seed = ziarno
place-lesson = lekcja „{ $name }”
place-board = plansza { $number }
place-exercise = ćwiczenie { $number }
place-rule = zasada { $rule }
place-tile-named = płytka { $name }
place-dungeon-named = labirynt { $name }
place-actions = akcje
place-text-keys = klucze

## How to mend it: what fits many errors

mend-use = Użyj jednego z tych: { $known }
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
error-record-object = to nie jest obiekt JSON
error-record-schema = jest tam „{ $schema }”
mend-record-schema = Ten program czyta „{ $known }”
error-record-game = to gra „{ $saved }”, a nie „{ $wanted }”
mend-record-game = Otwórz ją jako grę „{ $saved }”
mend-record-content = Otwórz go w wersji gry, która go zapisała
notice-record-content = Tę grę zapisano z innymi kartami albo płytkami. Rozegrano ją ponownie z obecnymi i toczy się dalej.
notice-record-parted = Z obecnymi zasadami, kartami i płytkami nie da się powtórzyć tej gry tak, jak ją zapisano. Tu się rozchodzą: { $place }: { $reason }. Gra toczy się dalej od zapisanej pozycji.
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
error-forbidden = { $action }: zasady na to nie pozwalają ({ $rules })

## Actions, as they are typed

error-no-given = { $given } ({ $kind }) to ani akcja, ani jej zapis
mend-given = Napisz na przykład „move up”
error-no-position = { $kind } to nie pozycja tej gry
mend-no-position = Podaj narysowaną pozycję, grę albo stół
error-too-long = to jest za długie
mend-one-action = Napisz jedną akcję
error-no-action = „{ $word }” to nie akcja
error-word-missing = brakuje czegoś: { $what }
mend-word-missing = Dopisz: { $what }
error-not-what = „{ $word }” to nie { $what }
error-no-game = „{ $name }” nie udostępnia gry o tej nazwie
mend-no-game = Podaj obiekt klasy Game, którego name to { $name }
error-no-part = brakuje w niej części „{ $part }”
mend-no-part = Wybierz inną grę albo dodaj do tej brakującą część
error-left-over = „{ $word }” tu nie pasuje
mend-left-over = Pomiń to albo sprawdź, jak zapisuje się akcje
error-no-space = „{ $word }” to nie Pole
mend-name-space = Podaj kolumnę Pola (od a do { $last }) i jego Rząd, na przykład c5, albo napisz up (w górę), down (w dół), left (w lewo), right (w prawo)
mend-no-space = Napisz je tak: c5
error-not-on-map = na Mapie nie ma „{ $word }”
mend-enemy-space = Podaj Pole, na którym stoi Wróg
error-several = { $count ->
    [one] w grę wchodzi { $count } Wróg
    [few] w grę wchodzi { $count } Wrogów
    [many] w grę wchodzi { $count } Wrogów
   *[other] w grę wchodzi { $count } Wroga
  }
mend-which = Powiedz, o co chodzi: { $choices }
error-no-payment = po „with” nic nie ma
mend-no-payment = Podaj, czym płacisz
error-payment-long = płaci się tu zbyt wieloma kośćmi
mend-payment-long = Podaj najwyżej pięć kości i kość Specjalną
error-no-source = „{ $word }”: tym nie da się zapłacić
mend-source = Użyj { $symbols }, special albo forge i symbolu
error-gems = „+{ $gems }” nie daje pełnych stopni (GEM-1)
mend-gems = Napisz „+1”, „+3”, „+6” albo „+10”
error-no-level = „{ $word }” to nie Poziom
error-no-seat = „{ $word }” to nie miejsce gracza

## What a word should have been, in the sentences error-word-missing and error-not-what

what-action = akcja
what-space = Pole
what-way = kierunek albo Pole
what-push = kierunek Pchnięcia albo Pole docelowe
what-shove = kierunek przesunięcia albo Pole docelowe
what-slide = kierunek przeniesienia albo Pole docelowe
what-enemy = Wróg
what-hero = Bohater
what-boss = Boss
what-dungeon = labirynt
what-bot = bot
what-game = gra
what-card = przedmiot, mikstura lub artefakt
what-artifact = artefakt
what-boss-card = karta
what-event = wydarzenie
what-token = żeton
what-symbol = symbol
what-face = ścianka kości Wrogów
what-source = symbol, którym płacisz
what-forged = symbol pary do Zespolenia
what-level = Poziom
what-left-tile = lewa płytka
what-right-tile = prawa płytka
what-seat = miejsce gracza
what-boss-spawn = Pole Odrodzenia Bossa
what-icon = ikona specjalna

## Positions, line by line

mend-position-long = { $most ->
    [one] Pozycja może mieć najwyżej { $most } znak
    [few] Pozycja może mieć najwyżej { $most } znaki
    [many] Pozycja może mieć najwyżej { $most } znaków
   *[other] Pozycja może mieć najwyżej { $most } znaku
  }
error-no-line = „{ $text }” to nie wiersz pozycji
mend-no-line = Zacznij wiersz od klucza i dwukropka, na przykład „pool: move star”
error-unknown = „{ $word }” nie jest tu znane
error-twice = „{ $word }” występuje dwa razy
error-no-number = „{ $word }” to nie liczba od 0 do { $most }
error-map-empty = jest pusta
error-no-map = nie ma mapy
mend-draw-map = Narysuj ją pod „map:”, z wcięciem
error-no-edge = mapa nie zaczyna się od górnej krawędzi
mend-no-edge = Zacznij ją od +----+----+
error-map-lines = { $count ->
    [one] mapa ma { $count } wiersz
    [few] mapa ma { $count } wiersze
    [many] mapa ma { $count } wierszy
   *[other] mapa ma { $count } wiersza
  }
mend-map-lines = Narysuj górną krawędź, a potem dla każdego Rzędu wiersz Pól i wiersz podłóg
error-map-large = jest za duża
mend-map-large = Narysuj najwyżej { $columns ->
    [one] { $columns } kolumnę
    [few] { $columns } kolumny
    [many] { $columns } kolumn
   *[other] { $columns } kolumny
  } i { $rows ->
    [one] { $rows } Rząd
    [few] { $rows } Rzędy
    [many] { $rows } Rzędów
   *[other] { $rows } Rzędu
  }
error-rows = Rzędy nie są numerowane po kolei
mend-row = To jest Rząd { $row }
mend-rows-from-1 = Rzędy numeruje się od 1
error-line-wide = wiersz jest szerszy niż górna krawędź
mend-line-wide = Narysuj go tak szeroko jak górną krawędź
error-no-sign = „{ $sign }” nie jest tu znane
error-no-floor = „{ $sign }” to nie podłoga
error-nobody-drawn = nikogo nie rysuje się jako „{ $sign }”
error-hero-twice = na rysunku Bohater { $hero } jest dwa razy
error-seats = { $count ->
    [one] są Bohaterowie dla { $count } gracza
    [few] są Bohaterowie dla { $count } graczy
    [many] są Bohaterowie dla { $count } graczy
   *[other] są Bohaterowie dla { $count } gracza
  }
mend-seats = Zwiększ liczbę graczy (players)
error-levels = { $count ->
    [one] narysowano { $count } Poziom
    [few] narysowano { $count } Poziomy
    [many] narysowano { $count } Poziomów
   *[other] narysowano { $count } Poziomu
  }
mend-levels = Zwiększ liczbę Poziomów (levels)
error-ruling-twice = „{ $text }” to o jedno odczytanie za dużo
mend-ruling-twice = Podaj jedno odczytanie każdej zasady
error-no-ruling = „{ $rule }” to nie zasada, którą można tu ustalić
error-no-reading = { $rule } nie ma odczytania „{ $reading }”
error-no-hearts = Bohater bez serc już zemdlał
mend-no-hearts = Daj mu serca
error-dice = { $count ->
    [one] jest { $count } kość
    [few] są { $count } kości
    [many] jest { $count } kości
   *[other] jest { $count } kości
  }
mend-dice = Rzuca się tylko pięcioma kośćmi Akcji (DIE-1)
error-seat-0 = miejsca graczy numeruje się od 1
mend-seat-0 = Napisz „hero 1”
error-display = { $cards ->
    [items] { $count ->
        [one] jest { $count } przedmiot
        [few] są { $count } przedmioty
        [many] jest { $count } przedmiotów
       *[other] jest { $count } przedmiotu
      }
   *[potions] { $count ->
        [one] jest { $count } mikstura
        [few] są { $count } mikstury
        [many] jest { $count } mikstur
       *[other] jest { $count } mikstury
      }
  }
mend-display = { $most ->
    [one] Wykłada się najwyżej { $most } (SET-4)
    [few] Wykłada się najwyżej { $most } (SET-4)
    [many] Wykłada się najwyżej { $most } (SET-4)
   *[other] Wykłada się najwyżej { $most } (SET-4)
  }
mend-no-level = Napisz jego numer, dwie płytki i Wroga: „1 f01 f02 gloop”

## Positions that cannot be

error-not-rolled = jest tam symbol, który nie wypadł w rzucie
mend-not-rolled = Porównaj z wierszem „roll”
error-artifacts-on = nie podano żadnego artefaktu
mend-artifacts-on = Napisz „artifacts off” albo wymień artefakty w wierszu „artifacts”
error-artifacts-off = podano artefakty
mend-artifacts-off = Napisz „artifacts on” albo pomiń artefakty
error-one-way-row = Platformy jednokierunkowe nie tworzą jednego całego Rzędu (BLV-1)
mend-one-way-row = Narysuj ^^^^ pod każdym Polem najniższego Rzędu Poziomu Bossa i nigdzie indziej
error-levels-fit = Poziomy, które są jeszcze do odkrycia, nie mieszczą się na tej mapie
error-above-boss = nad Poziomem Bossa nic nie ma
mend-say-levels = Napisz „levels { $levels }”
error-box-too-small = w pudełku jest za mało płytek albo kart Wrogów na tyle Poziomów
mend-box-too-small = Weź mniej Poziomów albo inną wieżę
error-tile-twice = jakaś płytka leży tam dwa razy
mend-tile-twice = Podaj każdą płytkę raz
error-tower-levels = Poziomy wieży to nie Poziomy z mapy
mend-tower-levels = Podaj każdy Poziom mapy raz
error-tower-enemy = „{ $enemy }” to nie Wróg Poziomu { $level } (SET-2)
mend-boss-level-enemy = Pomiń go: Poziom Bossa nie ma Wroga
error-no-hero = nie ma Bohatera
mend-no-hero = Podaj go
error-hero-played-twice = { $hero } występuje dwa razy (SET-6)
mend-another-hero = Weź innego Bohatera
error-not-fallen = „fell on boss level” nie może tu być prawdą
error-no-must = nikt nie musi się teraz odrodzić (TRN-12)
mend-no-must = Pomiń „must spawn”
error-enemy-tokens = za dużo „{ $enemy }”: { $count }
mend-enemy-tokens = { $tokens ->
    [one] Jest { $tokens } taki żeton (SET-5)
    [few] Są { $tokens } takie żetony (SET-5)
    [many] Jest { $tokens } takich żetonów (SET-5)
   *[other] Jest { $tokens } takiego żetonu (SET-5)
  }
error-token-twice = jakiś żeton powtarza się u tego Bohatera (BOS-9)
error-tokens-off-map = Bohater poza Mapą ma żetony (FNT-1)
error-too-many-tokens = tylu żetonów nie ma (SET-5)
error-card-places = { $count ->
    [one] karta { $card } jest w { $count } miejscu
    [few] karta { $card } jest w { $count } miejscach
    [many] karta { $card } jest w { $count } miejscach
   *[other] karta { $card } jest w { $count } miejsca
  }
error-artifacts = { $count ->
    [one] jest { $count } artefakt
    [few] są { $count } artefakty
    [many] jest { $count } artefaktów
   *[other] jest { $count } artefaktu
  }
mend-artifacts = { $most ->
    [one] W grze jest tylko { $most } (ART-1)
    [few] W grze są tylko { $most } (ART-1)
    [many] W grze jest tylko { $most } (ART-1)
   *[other] W grze jest tylko { $most } (ART-1)
  }
error-boss-cards = to nie są karty tego Bossa
mend-boss-cards = Podaj każdą z tych kart raz: { $known }
error-boss-deck = talia jest pusta
mend-boss-deck = Gdy się kończy, od razu tasuje się ją na nowo, więc włóż jej karty z powrotem
error-not-lost = przegrać można tylko grę solo (SOL-3)
mend-not-lost = Pomiń „lost” albo dodaj wiersz „solo”
error-not-solo = graczy jest kilku
mend-not-solo = Pomiń ten wiersz albo narysuj tylko jednego Bohatera (SOL-1)
error-event-twice = jakieś wydarzenie jest tam dwa razy
error-step = w kroku „{ $step }” nikt o niczym nie decyduje
mend-step = Zacznij od kroku „roll”, „actions” albo „special”
error-not-due = „{ $frame }” nie może tu nastąpić
error-nobody-decides = przy „{ $frame }” nikt nie ma o czym decydować
mend-nobody-decides = Zakończ tym, o czym trzeba teraz zdecydować

## Setting up a game

error-tower = { $levels ->
    [one] z tego pudełka nie da się zbudować wieży, która ma { $levels } Poziom
    [few] z tego pudełka nie da się zbudować wieży, która ma { $levels } Poziomy
    [many] z tego pudełka nie da się zbudować wieży, która ma { $levels } Poziomów
   *[other] z tego pudełka nie da się zbudować wieży, która ma { $levels } Poziomu
  }
mend-tower = { $standard ->
    [one] Weź { $standard } Poziom
    [few] Weź { $standard } Poziomy
    [many] Weź { $standard } Poziomów
   *[other] Weź { $standard } Poziomu
  }
error-tower-size = { $levels ->
    [one] nie ma wieży, która miałaby { $levels } Poziom ({ $rule })
    [few] nie ma wieży, która miałaby { $levels } Poziomy ({ $rule })
    [many] nie ma wieży, która miałaby { $levels } Poziomów ({ $rule })
   *[other] nie ma wieży, która miałaby { $levels } Poziomu ({ $rule })
  }
mend-tower-size = { $standard ->
    [one] Weź { $standard } Poziom, a na Większą Mapę { $longer }
    [few] Weź { $standard } Poziomy, a na Większą Mapę { $longer }
    [many] Weź { $standard } Poziomów, a na Większą Mapę { $longer }
   *[other] Weź { $standard } Poziomu, a na Większą Mapę { $longer }
  }
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
error-hero-chosen-twice = jednego Bohatera wybrano dwa razy
mend-hero-chosen-twice = Niech każdy gracz weźmie innego Bohatera
error-solo-levels = { $levels ->
    [one] w grze solo wspinasz się na zwykłą wieżę, a nie na taką, która ma { $levels } Poziom ({ $rule })
    [few] w grze solo wspinasz się na zwykłą wieżę, a nie na taką, która ma { $levels } Poziomy ({ $rule })
    [many] w grze solo wspinasz się na zwykłą wieżę, a nie na taką, która ma { $levels } Poziomów ({ $rule })
   *[other] w grze solo wspinasz się na zwykłą wieżę, a nie na taką, która ma { $levels } Poziomu ({ $rule })
  }
mend-solo-levels = { $standard ->
    [one] Weź { $standard } Poziom albo więcej graczy
    [few] Weź { $standard } Poziomy albo więcej graczy
    [many] Weź { $standard } Poziomów albo więcej graczy
   *[other] Weź { $standard } Poziomu albo więcej graczy
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
mend-lesson-name = Nazwij ją tak: 01-dice-pool.toml
error-then-missing = podano zasady dalszego ciągu, ale nie sam dalszy ciąg
mend-then-missing = Dopisz „then”; puste, jeśli sama odpowiedź pokazuje dość
error-then-refused = ta odpowiedź jest niedozwolona, więc nic z niej nie wyniknie
mend-then-refused = Usuń „then” albo „rule”
error-then-unexplained = ta odpowiedź jest dozwolona, ale nic jej nie wyjaśnia
mend-then-unexplained = Dopisz „id”, czyli nazwę zdania o niej, i „by”, czyli zasady, według których tak się dzieje
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
error-nobody-called = nikt nie nazywa się „{ $name }”
mend-nobody-called = Podaj Bohatera albo Wroga

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

error-letter-twice = litera { $letter } oznacza już { $card }
mend-letter-twice = Wybierz literę, której nie ma żaden inny Wróg ani Boss
error-card-name-twice = { $file } ma już kartę o tej nazwie
error-grade = { $count ->
    [one] stopień { $grade } ma { $count } Wroga, a nie { $needed }
    [few] stopień { $grade } ma { $count } Wrogów, a nie { $needed }
    [many] stopień { $grade } ma { $count } Wrogów, a nie { $needed }
   *[other] stopień { $grade } ma { $count } Wroga, a nie { $needed }
  }
mend-grade = Dodaj brakującego
error-token-supply = żetonu { $token } nie ma w puli
mend-token-supply = Użyj jednego z tych: { $known }, albo dodaj go do { $boss }.tokens
error-boss-sign = „{ $sign }” to nie znak dla Bossa, który dobiera karty według „{ $draws }”
error-no-summons = { $enemy } to nie Pomagier Bossa { $boss }
mend-no-summons = Dodaj go do Pomagierów Bossa { $boss }
error-face-missing = żadna karta nie ma ścianki { $face }
mend-face-missing = Daj ją jednej z kart
error-star-star = gwiazda, która liczy się jako gwiazda, nic nie znaczy
mend-star-star = Podaj inny symbol albo efekty
error-item-either = przedmiot ma albo „passive”, albo „trigger”, albo „effects”
error-artifact-either = artefakt ma albo „passive”, albo „trigger”, albo „effects”
error-pay-nothing = to nie wymaga ani monet, ani serc
mend-pay-nothing = Powiedz, ile ich oddać
error-artifact-count = { $count ->
    [one] jest { $count } artefakt, a nie { $needed } (ART-1)
    [few] są { $count } artefakty, a nie { $needed } (ART-1)
    [many] jest { $count } artefaktów, a nie { $needed } (ART-1)
   *[other] jest { $count } artefaktu, a nie { $needed } (ART-1)
  }
error-potion-passive = mikstura ma „effects”, a nie ma „passive” ani „trigger”
mend-potion-passive = Powiedz, co robi po wypiciu
error-event-empty = to wydarzenie nic nie robi
mend-event-empty = Powiedz, co zmienia
error-event-count = { $count ->
    [one] jest { $count } wydarzenie, a nie { $needed } (SOL-1)
    [few] są { $count } wydarzenia, a nie { $needed } (SOL-1)
    [many] jest { $count } wydarzeń, a nie { $needed } (SOL-1)
   *[other] jest { $count } wydarzenia, a nie { $needed } (SOL-1)
  }
mend-write-so-many = Napisz ich tyle: { $needed }
error-few-tiles = { $count ->
    [one] { $count } płytka to za mało
    [few] { $count } płytki to za mało
    [many] { $count } płytek to za mało
   *[other] { $count } płytki to za mało
  }
mend-few-tiles = Narysuj co najmniej { $needed }
error-tile-name-twice = inna płytka ma już tę nazwę
error-no-tiles = nie ma pliku z płytkami
mend-no-tiles = Dodaj go, na przykład forest.toml
error-no-rule = nie ma zasady { $rule }
error-circle = te zasady wymagają siebie nawzajem: { $rules }
mend-circle = Przerwij to błędne koło

## Files of content: tiles

error-tile-lines = { $count ->
    [one] rysunek ma { $count } wiersz zamiast { $wanted }
    [few] rysunek ma { $count } wiersze zamiast { $wanted }
    [many] rysunek ma { $count } wierszy zamiast { $wanted }
   *[other] rysunek ma { $count } wiersza zamiast { $wanted }
  }
mend-tile-lines = { $rows ->
    [one] Narysuj górną krawędź, a potem { $rows } Rząd z podłogą pod spodem
    [few] Narysuj górną krawędź, a potem { $rows } Rzędy, każdy z podłogą pod spodem
    [many] Narysuj górną krawędź, a potem { $rows } Rzędów, każdy z podłogą pod spodem
   *[other] Narysuj górną krawędź, a potem { $rows } Rzędu z podłogą pod spodem
  }
error-tile-width = { $count ->
    [one] wiersz ma { $count } znak zamiast { $wanted }
    [few] wiersz ma { $count } znaki zamiast { $wanted }
    [many] wiersz ma { $count } znaków zamiast { $wanted }
   *[other] wiersz ma { $count } znaku zamiast { $wanted }
  }
mend-tile-width = { $spaces ->
    [one] Narysuj { $spaces } Pole szerokości czterech znaków, między krawędziami
    [few] Narysuj { $spaces } Pola, każde szerokości czterech znaków, z krawędziami pomiędzy i na obu końcach
    [many] Narysuj { $spaces } Pól, każde szerokości czterech znaków, z krawędziami pomiędzy i na obu końcach
   *[other] Narysuj { $spaces } Pola szerokości czterech znaków, z krawędziami pomiędzy i na obu końcach
  }
error-no-edge-sign = „{ $sign }” to nie krawędź
error-sign-place = „{ $sign }” nic nie znaczy na miejscu { $number } w Polu
mend-sign-or-blank = Użyj jednego z tych: { $known }, albo zostaw spację
mend-blank = Zostaw to miejsce puste
error-ladder-passes = Drabina przechodzi tu przez Platformę, ale nie przez Pole
mend-ladder-passes = Na miejscu 1 tego Pola napisz H
error-tower-tile-has = tego płytka wieży mieć nie może: { $what }
mend-to-boss-tile = Przenieś to na płytkę Bossa
error-enemy-spawns = { $count ->
    [one] płytka ma { $count } Pole Odrodzenia Wrogów
    [few] płytka ma { $count } Pola Odrodzenia Wrogów
    [many] płytka ma { $count } Pól Odrodzenia Wrogów
   *[other] płytka ma { $count } Pola Odrodzenia Wrogów
  }
mend-enemy-spawns = Narysuj 1 albo 2: Poziom to dwie płytki, a rodzaj Wrogów ma cztery żetony
error-ways-in = { $count ->
    [0] z dołu nie prowadzi żadne wejście
    [one] z dołu prowadzi tylko { $count } wejście
    [few] z dołu prowadzą tylko { $count } wejścia
    [many] z dołu prowadzi tylko { $count } wejść
   *[other] z dołu prowadzi tylko { $count } wejścia
  }
mend-ways-in = W najniższym Rzędzie zostaw co najmniej dwie podłogi otwarte albo poprowadź przez nie Drabiny
error-one-way-tower = Platforma jednokierunkowa na płytce wieży
mend-one-way-tower = Użyj Platformy albo Drabiny
error-one-way-boss = miejsce Platform jednokierunkowych jest pod najniższym Rzędem płytki Bossa i nigdzie indziej
mend-one-way-boss = Napisz ^^^^ pod najniższym Rzędem, a wyżej inne podłogi
error-boss-spawns = { $count ->
    [one] płytka ma { $count } Pole Odrodzenia Bossa
    [few] płytka ma { $count } Pola Odrodzenia Bossa
    [many] płytka ma { $count } Pól Odrodzenia Bossa
   *[other] płytka ma { $count } Pola Odrodzenia Bossa
  }
error-shops = { $count ->
    [one] płytka ma { $count } Sklep
    [few] płytka ma { $count } Sklepy
    [many] płytka ma { $count } Sklepów
   *[other] płytka ma { $count } Sklepu
  }
error-icons = { $count ->
    [one] płytka ma { $count } ikonę specjalną
    [few] płytka ma { $count } ikony specjalne
    [many] płytka ma { $count } ikon specjalnych
   *[other] płytka ma { $count } ikony specjalnej
  }
mend-draw-1 = Narysuj 1
mend-draw-1-or-2 = Narysuj 1 albo 2
error-boss-tile-spawn = płytka Bossa ma Pole Odrodzenia Wrogów
mend-to-tower-tile = Przenieś je na płytkę wieży
error-spawn-in-air = Pole Odrodzenia wisi w powietrzu
mend-spawn-in-air = Narysuj pod nim Platformę
error-shut-off = to Pole jest odcięte od dołu płytki
mend-shut-off = Usuń Ścianę lub Platformę albo poprowadź Drabinę przez Platformę

## Files of content: examples of the rules

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
mend-dask-absent = Zainstaluj go: pip install "platformer-nb[dask]", albo pomiń --dask
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
error-simulate-players = „{ $given }” to niedozwolona liczba graczy
mend-simulate-players = Podaj liczbę od 1 do 4, kilka po przecinku albo „all”
error-no-parent = nie ma folderu { $folder }
mend-no-parent = Najpierw go utwórz
