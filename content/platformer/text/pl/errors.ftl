### Errors that a person can mend: place-* says where, error-* what is wrong, mend-* how to mend it.
### One is told as “place, place: error. mend”. So an error begins small and neither ends in a full stop.
### Words in “…” and lists of them (known, near, choices) are typed as they are; they are never translated.

## Where

place-drawing = wiersz { $line } rysunku, kolumna { $column }
place-map = mapa
place-tile = płytka
place-heroes = Bohaterowie
place-boss = Boss
place-dungeon = podziemia
place-levels = Poziomy

## Actions, as they are typed

mend-given = Napisz na przykład „move up”
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
error-no-payment = po „with” nic nie ma
mend-no-payment = Podaj, czym płacisz
error-payment-long = płaci się tu zbyt wieloma kośćmi
mend-payment-long = Podaj najwyżej pięć kości i kość Specjalną
error-no-source = „{ $word }”: tym nie da się zapłacić
mend-source = Użyj { $symbols }, special albo forge i symbolu
error-gems = „+{ $gems }” nie daje pełnych stopni (GEM-1)
mend-gems = Napisz „+1”, „+3”, „+6” albo „+10”
error-no-level = „{ $word }” to nie Poziom

## What a word should have been, in the sentences error-word-missing and error-not-what

what-space = Pole
what-way = kierunek albo Pole
what-push = kierunek Pchnięcia albo Pole docelowe
what-shove = kierunek przesunięcia albo Pole docelowe
what-slide = kierunek przeniesienia albo Pole docelowe
what-enemy = Wróg
what-hero = Bohater
what-boss = Boss
what-dungeon = podziemia
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
what-boss-spawn = Pole Odrodzenia Bossa
what-icon = ikona specjalna

## Positions, line by line

mend-no-line = Zacznij wiersz od klucza i dwukropka, na przykład „pool: move star”
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

## Lessons

error-nobody-called = nikt nie nazywa się „{ $name }”
mend-nobody-called = Podaj Bohatera albo Wroga

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

## Commands

## Setting up a position

error-no-piece = nie ma tu „{ $word }”
mend-no-piece = Wybierz coś z tego, co widać
error-no-more-levels = wszystkie Poziomy są już na Mapie
error-last-level = jeden Poziom musi zostać
