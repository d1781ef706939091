### Słowa lekcji 01: cel gry.

lesson-goal-title = Klucz i środek
lesson-goal-about = Czego wszyscy szukają w Labiryncie: klucza, który nie jest ich własny, i środka tylko dla siebie.

lesson-goal-aim-title = Po co tu jesteś
lesson-goal-aim =
    Do Labiryntu wchodzi od dwóch do sześciu postaci. W jego środku leży **pole centralne**, a na obrzeżach sześć **kluczy**.

    Wygrywasz, jeśli **w twojej kolejce** twoja postać

    - stoi na polu centralnym,
    - ma przynajmniej jeden klucz,
    - a żadnej innej postaci tam nie ma.

    To wszystko. Reszta gry to ludzie, którzy chcą tego samego.

lesson-goal-aim-soon = Tropicielka ma klucz, a na polu centralnym, d4, nikogo nie ma: jeszcze jeden ruch i wygrywa.

lesson-goal-watch-title = Tak to się kończy
lesson-goal-watch =
    Jesteś Tropicielką (A). Stoi ona na b4, na północnym wschodzie, i ma już skądś klucz. Do pola centralnego ma dwa ruchy na
    południowy zachód, a nikogo tam nie ma. Popatrz: tak kończy się każda partia.

    Każde miejsce ma nazwę, jak na mapie: rząd od `a` do `g` i numer. Środek to d4.

lesson-goal-your-win-title = Teraz ty
lesson-goal-your-win =
    Tym razem Tropicielka stoi na c5. Ma klucz i dwa ruchy. Ruch prowadzi korytarzem na
    sąsiedni kafelek; przez ścianę się nie przejdzie. Idź na pole centralne.
    { $medium ->
        [page] Miejsca, na które może przejść, są podświetlone: wybierz jedno z nich.
       *[notebook] Kierunki są takie jak na mapie: `move SW` to ruch na południowy zachód, w dół i w lewo.
    }
lesson-goal-your-win-hint = Prosto na zachód nie ma korytarza. Zobacz, dokąd prowadzi ten, w którym stoisz.
lesson-goal-your-win-done = Jeden zakręt i jesteś na miejscu: bez towarzystwa, z kluczem, w swojej kolejce. To twoja pierwsza wygrana w Labiryncie. Krótka była.
lesson-goal-your-win-wall = Tam jest kamień. Korytarz na c5 otwiera się na północny wschód, na wschód i na południowy zachód.
lesson-goal-your-win-home = Z powrotem na własnym polu klucza. Miło je znowu widzieć, ale środek jest w drugą stronę.
lesson-goal-your-win-lazy = Jeszcze jeden krok, a ty odpoczywasz? Mistrz Miecza dziękuje.

lesson-goal-whose-key-title = Który klucz?
lesson-goal-whose-key =
    Każda postać ma na obrzeżu pole startowe. Kafelek tuż przed nim to **pole klucza**, a na nim leży klucz. Jest ich sześć, po
    jednym w każdym rogu: K1 na a4, a dalej zgodnie z ruchem wskazówek zegara K2 na d7, K3 na g4, K4 na g1, K5 na d1, K6 na a1.

    Tropicielka zaczyna obok K1, więc K1 to *jej* pole klucza. Z niego byłoby za łatwo: **klucza z własnego pola klucza wziąć
    nie możesz.** Każdy z pozostałych pięciu się nada.
lesson-goal-whose-key-own = Pole klucza K1 na a4, a za nim S1, pole startowe Tropicielki: tego klucza nie weźmie.
lesson-goal-whose-key-others = K2 do K6 to klucze, z których może wziąć każdy.

lesson-goal-not-yours-title = Cudzy klucz
lesson-goal-not-yours =
    Tropicielka jest na b5, w połowie drogi między własnym polem klucza K1 (na a4) a następnym, K2 (na d7). Zdobądź klucz.
    Podniesienie nic nie kosztuje, ale trzeba stać tam, gdzie klucz leży.
    { $medium ->
        [page] Wtedy naciśnij „Podnieś klucz”.
       *[notebook] Wtedy wpisz `take key`.
    }
lesson-goal-not-yours-hint = K1 jest jej, zostaje więc K2: południowy wschód i jeszcze raz południowy wschód. A potem nie zapomnij, po co tam idziesz.
lesson-goal-not-yours-done = Jest klucz! Pochodzi z pola, które nie jest twoje, więc da się nim wygrać. Jeden wystarczy, ale możesz mieć ich, ile chcesz.
lesson-goal-not-yours-own = Tak blisko, a na nic: to pole klucza obok twojego pola startowego. Ten klucz może wziąć ktoś inny, ty nie.
lesson-goal-not-yours-early = Tu nie leży żaden klucz. Podnosisz tylko to, co leży tam, gdzie stoisz.
lesson-goal-not-yours-left = Tyle drogi, a klucz dalej leży. Możesz go jeszcze wziąć: stoisz na nim.
lesson-goal-not-yours-wrong-way = Tędy idzie się do środka. Najpierw klucz, potem środek.

lesson-goal-crowded-title = W towarzystwie
lesson-goal-crowded =
    Tropicielka ma klucz i wchodzi na pole centralne. Ale stoi tam już Mistrz Miecza (B) i przegląda się w swojej klindze. Nikt nie
    chce walczyć. Co z tego wyniknie?
lesson-goal-crowded-done = Nikt nie wygrał: na polu centralnym twoja postać musi być jedyna. Jak pozbyć się towarzystwa, mówią lekcje 08 i 12.

lesson-goal-on-the-way-title = Szczęśliwe znalezisko
lesson-goal-on-the-way =
    Ktoś zginął na d5, co jest smutne, i upuścił tam klucz, co już smutne nie jest. Tropicielka stoi na c5, bez klucza i z dwoma
    ruchami. Wygraj jeszcze w tej kolejce.
lesson-goal-on-the-way-hint = Klucz leży po drodze do środka, a podniesienie go nie kosztuje akcji.
lesson-goal-on-the-way-done = Krok, skłon, krok. Nawet gdy każdy ruch jest policzony, możesz się schylić po klucz, bo to nic nie kosztuje.
lesson-goal-on-the-way-empty-handed = Pole centralne, nikogo obok, twoja kolejka: prawie wszystko. Klucz leży tam, gdzie leżał.
lesson-goal-on-the-way-not-here = Klucz leży na d5, o jeden kafelek dalej. Tak długich rąk nie ma nikt.
lesson-goal-on-the-way-far = Tu też jest klucz, ale z K2 do środka daleko, a oba ruchy już przepadły.
lesson-goal-on-the-way-tomorrow = Klucz jest, a jeden ruch jeszcze był. Teraz kolejka Mistrza Miecza.

lesson-goal-field-title = Plansza
lesson-goal-field =
    Labirynt trzyma w całości ramka z sześciu części. W środku mieści się 37 sześciokątnych kafelków: po cztery wzdłuż każdego
    boku.

    - Na samym środku leży pole centralne.
    - W każdym rogu leży pole klucza, a za nim, na ramce, pole startowe.
    - Pozostałe miejsca są na **pola zwykłe**. Na początku są puste.
lesson-goal-field-board = Tak leży wszystko na początku: sześć pól kluczy, za nimi pola startowe, w środku pole centralne.
lesson-goal-field-middle = Pole centralne, d4. Wokół niego nic jeszcze nie leży.

lesson-goal-before-the-start-title = Przed pierwszą kolejką
lesson-goal-before-the-start =
    To widzisz na początku gry: sześć pól klucza, na każdym klucz, pole centralne, a na nim **Golem**, i nic pomiędzy. (Golem
    jest z gliny i nie zna się na żartach. O nim jest lekcja 10).

    Próbuj, czego chcesz. Tropicielka jest na swoim polu startowym S1, za a4. Co jej wolno?

lesson-goal-may-i-title = Czy wolno?
lesson-goal-may-i =
    Sędziuj. Trzy razy ktoś zapowiada, co zrobi: powiedz, czy wolno, a jeśli nie, która zasada tego zabrania. Najpierw przyjrzyj się
    pozycji. Zasady, których jeszcze nie znasz, nigdy nie są odpowiedzią.

lesson-goal-ask-title = Zapytaj zasady
lesson-goal-ask =
    Jeśli lubisz Pythona: `judge` odpowiada, czy coś jest dozwolone i według której zasady, a niczego nie robi. Tutaj pytamy na
    b5, z ćwiczenia 2. Jeśli nie lubisz, przeczytaj po prostu odpowiedzi.

lesson-goal-done-title = Co już wiesz
lesson-goal-done =
    - Wygrywasz w swojej kolejce, bez innych postaci na polu centralnym i z kluczem.
    - Klucz nie może pochodzić z twojego pola klucza, czyli tego przed twoim polem startowym.
    - Podnosisz to, co leży tam, gdzie stoisz, i nic to nie kosztuje.
    - Na początku są tylko pola klucza i pole centralne.

    Dziś wystarczyły dwa ruchy. Czemu akurat dwa? Dalej: **02: Dwie akcje na kolejkę**.
