### Słowa lekcji 03: budowa.

lesson-building-title = Labirynt, który rośnie
lesson-building-about = Weź kafelek, obróć, połóż: jak powstaje Labirynt i dlaczego nie zawsze przejdziesz tam, gdzie budujesz.

lesson-building-blank-field-title = Jeszcze nic tu nie ma
lesson-building-blank-field =
    Labirynt składa się z 37 kafelków: pola centralnego, 6 pól kluczy i 30 pól zwykłych. Zwykłe leżą potasowane i zakryte w
    stosie, czyli w **puli**. Na początku żadnego z nich nie ma na planszy.

    Nie ma więc drogi donikąd. Budujesz ją własnymi rękami, kafelek po kafelku, a inni też budują.

lesson-building-watch-title = Budowa
lesson-building-watch =
    Budowa kosztuje 1 akcję. Bierzesz wierzchni kafelek z puli, oglądasz go, obracasz na jeden z sześciu sposobów i kładziesz
    odkryty obok kafelka, który już leży.

    Tropicielka (A) buduje: wychodzi prosty korytarz. Kładzie go na b4, na południowy zachód od swojego pola klucza, i na niego
    wchodzi.
    { $medium ->
        [page] Wybierasz podświetlone miejsce, obracasz tam kafelek, jak chcesz, i go kładziesz.
       *[notebook] Wpisz `build`, potem `lay`, miejsce i liczbę obrotów: `lay b4 0`.
    }

lesson-building-a-road-title = Droga pod nogi
lesson-building-a-road =
    Teraz ty. Zbuduj przejście na b5, na południowy wschód od pola klucza, i wejdź na nie. Weźmiesz kafelek z **zakrętem**: zanim go
    obrócisz, łączy krawędź północno-wschodnią z południowo-wschodnią. Każdy obrót przesuwa oba końce o jedną krawędź, zgodnie z
    ruchem wskazówek zegara.
lesson-building-a-road-hint = Żeby dało się wejść z a4, kafelek musi być otwarty na północny zachód. Tak jest po 3 i po 5 obrotach.
lesson-building-a-road-done = Zbudowane i wypróbowane w jednej kolejce. Dokąd patrzy drugi koniec, to twoja sprawa: korytarze nie muszą pasować.
lesson-building-a-road-air = Na południowym wschodzie jeszcze niczego nie ma. Najpierw kafelek, potem nogi.
lesson-building-a-road-in-hand = Masz w ręce kafelek. Kto go weźmie, musi go położyć, zanim zrobi cokolwiek innego.
lesson-building-a-road-island = Obok c5 nie leży żaden kafelek. Nowy musi się stykać choć jedną krawędzią z takim, który już leży.
lesson-building-a-road-taken = Tam, na polu centralnym, stoi Golem. Kafelka na kafelek się nie kładzie, a i jemu by się to nie spodobało.
lesson-building-a-road-turned = Kafelek leży, ale polu klucza pokazuje ścianę. Trzeba było obrócić go inaczej.

lesson-building-two-corridors-title = Dwa na jednym kafelku
lesson-building-two-corridors =
    Na niektórych kafelkach są dwa korytarze. Jeśli się nie łączą, są **osobne**: z jednego nie wejdziesz do drugiego. Nazywają
    się `a` i `b`, na przykład c4a i c4b.

    Korytarz, który się rozwidla, to wciąż jeden korytarz. Taki, który chowa się pod mostem i wychodzi z drugiej strony, też.
    { $medium ->
        [page] Na rysunku kafelka widać, którędy biegnie każdy z nich.
       *[notebook] Na rysunku `d20` to kształt d, drugi egzemplarz, nieobrócony; kreska pokazuje, gdzie korytarze się łączą.
    }
lesson-building-two-corridors-apart = Dwa osobne korytarze: z a nie ma przejścia do b.
lesson-building-two-corridors-fork = Jeden korytarz o trzech końcach. Litery nie potrzebuje.
lesson-building-two-corridors-under = Dolny korytarz, b, biegnie dalej pod mostem a. Nie łączą się.

lesson-building-which-corridor-title = Który z dwóch?
lesson-building-which-corridor =
    Tropicielka stoi na b4 i ma dwie akcje. Na c4 leży kafelek z dwoma korytarzami: `a` łączy krawędź północno-wschodnią ze
    wschodnią, `b` południowo-zachodnią z zachodnią. Wykonuje ruch na południowy zachód. Gdzie wtedy stoi i ile akcji jej
    zostało?
lesson-building-which-corridor-done = Wchodzi od północnego wschodu, stoi więc w c4a. Stamtąd droga prowadzi na wschód. Do drugiego korytarza, c4b, stąd się nie dostanie.

lesson-building-right-corridor-title = Ten właściwy korytarz
lesson-building-right-corridor =
    Jeszcze raz ten sam kafelek. Na b3 jest rozwidlenie otwarte na południowy wschód. Połóż nowy kafelek na c4 tak, żeby dało się przejść
    z b4 przez c4 na b3. Różnych ułożeń jest trzy, pasuje jedno. (Po trzech dalszych obrotach kafelek wygląda znowu tak samo).
lesson-building-right-corridor-hint = Jeden korytarz musi mieć i krawędź północno-wschodnią, i północno-zachodnią. Nieobrócony ma północno-wschodnią i wschodnią: obracaj.
lesson-building-right-corridor-done = Wejście od północnego wschodu, wyjście na północny zachód: tak pasuje.
lesson-building-right-corridor-shut = Teraz kafelek pokazuje b4 ścianę i Tropicielka stoi w ślepym korytarzu własnej roboty. Wolno, tylko po co?
lesson-building-right-corridor-other-side = Wejść się da, ale korytarz skręca na wschód, w stronę przeciwną do b3.
lesson-building-right-corridor-taken = Tam już leży kafelek, a na nim stoi Tropicielka.
lesson-building-right-corridor-must = Kafelka nie można odłożyć. Kto wziął, ten kładzie.

lesson-building-all-the-way-title = Aż do środka
lesson-building-all-the-way =
    Tropicielka stoi na polu klucza K2 (d7), ma stamtąd klucz i dwie akcje, a Golem wyszedł. Budować dwa razy w kolejce wolno. Zbuduj
    prostą drogę z d7 do środka: kto nią pójdzie, potrzebuje trzech ruchów. Sama iść nie musi; buduje się z daleka.

    (Na drugim kafelku pojawi się przedmiot. Dlaczego, powie lekcja 05).
lesson-building-all-the-way-hint = Oba kafelki są proste, ale nieobrócone biegną z północnego wschodu na południowy zachód. Obróć je, żeby biegły ze wschodu na zachód: jeden na d6, drugi na d5.
lesson-building-all-the-way-done = Dwa kafelki, jedna droga. W następnej kolejce można ruszać. (Mistrz Miecza też ją widzi).
lesson-building-all-the-way-eager = Już w drodze, a teraz brakuje drugiej akcji: na d5 dalej nic nie leży.
lesson-building-all-the-way-greedy = Po kolei: pierwszy kafelek musi leżeć, zanim weźmiesz następny.
lesson-building-all-the-way-island = Obok c5 nie ma jeszcze żadnego kafelka, więc nic tam nie położysz.
lesson-building-all-the-way-across = Leży, ale w poprzek drogi: na d6 biegnie z północnego wschodu na południowy zachód.

lesson-building-under-title = Pod mostem
lesson-building-under =
    Tropicielka ma w ręce kafelek z mostem, prosty nad prostym. Połóż go na c4 tak, żeby z b4 szło się do środka *pod* mostem. Który
    obrót to daje?
lesson-building-under-hint = Bez obracania sam most biegnie z północnego wschodu na południowy zachód. Obracaj kafelek, aż tak pobiegnie korytarz pod nim.
lesson-building-under-done = Pod mostem korytarz prowadzi z b4 prosto do środka. Kto tędy idzie, stoi na c4b, a nie na moście.
lesson-building-under-above = Droga do środka jest, ale prowadzi przez most, po c4a.
lesson-building-under-beside = Żaden z dwóch korytarzy nie otwiera się na b4: oba biegną obok.
lesson-building-under-alone = Obok c2 nie ma jeszcze kafelka, więc nic tam nie położysz.
lesson-building-under-first = Najpierw trzeba położyć kafelek: ma go w ręce.

lesson-building-builder-title = Budowanie dowolne
lesson-building-builder =
    To samo, ale bez zadania, które się sprawdza: połóż kafelek z mostem, gdzie chcesz. Potem weź drugi kafelek, z dwoma korytarzami, i
    połóż go tam, gdzie Czarnoksiężnik (na d1) nic z niego nie ma. I sprawdź, gdzie *nie* wolno. Odmowa nic nie kosztuje.

lesson-building-may-i-title = Czy wolno?
lesson-building-may-i =
    Pięć zapowiedzi tych, co budują, i tych, co chodzą. Kto ma kafelek w ręce? Czy styka się z innym? Czy korytarze się łączą?

lesson-building-six-turnings-title = Sześć obrotów
lesson-building-six-turnings =
    Jeśli lubisz Pythona: zapytaj w ćwiczeniu 2, czy kafelek można położyć na c4 w każdym z sześciu obrotów. Za każdym razem można,
    także w ślepym korytarzu. Czy bywają obroty zakazane? Tak: o tym jest następna lekcja.

lesson-building-done-title = Co już wiesz
lesson-building-done =
    - Budowa kosztuje 1 akcję: weź kafelek, obróć, połóż obok innego.
    - Wzięty kafelek trzeba położyć.
    - Może leżeć daleko od twojego pionka, a budować wolno dwa razy w kolejce.
    - Korytarze nie muszą do siebie pasować. Ślepe są dozwolone.
    - Korytarze, które się nie łączą, są osobne, nawet na jednym kafelku.

    Czy tak da się kogoś zamurować? Prawie. Dalej: **04: Ostatni korytarz**.
