### Lesson 00: a first turn, in two minutes.

lesson-first-turn-title = Twoja pierwsza tura w dwie minuty
lesson-first-turn-about = Rzut, akcje, koniec: cała tura, zanim przeczytasz choć jedną zasadę.

lesson-first-turn-your-turn-title = Twoja kolej!
lesson-first-turn-your-turn =
    Grasz Sweety i zostały ci dwie kości. **Każda użyta kość to jeden efekt.**
    { $medium ->
        [page] Stań na c1 (kolumna c, Rząd 1), weź monetę i zakończ akcje: oto cała tura.
       *[notebook] Stań na c1 (`move right`), weź monetę (`coin`) i zakończ akcje (`end`): oto cała tura. Uruchom szarą
            komórkę poniżej klawiszami Shift + Enter, a plansza pojawi się pod nią. Pierwsza połowa odpowiedzi już tam
            jest. (Bez myszy: Ctrl + Enter uruchamia komórkę, Tab prowadzi na planszę, a Esc z powrotem do komórki).
    }
lesson-first-turn-your-turn-hint = Trzy rzeczy, w tym dwie za pomocą kości: idź, weź monetę, zakończ akcje.
lesson-first-turn-your-turn-done = To była cała tura, i to zgodna z zasadami. Następna zaczęła się sama, na stole leżą już nowe kości.
lesson-first-turn-your-turn-lazy = Zgodnie z zasadami, ale trochę leniwie: nieużyte kości przepadły. Najpierw użyj ruchu i monety, potem zakończ akcje.
lesson-first-turn-your-turn-late = Na monetę już za późno. Po wybraniu „Zakończ akcje” (`end`) nie ma już żadnych akcji.
lesson-first-turn-your-turn-twice = W rzucie była jedna moneta i już ją masz. Każdej kości używasz raz.

lesson-first-turn-watch-title = Popatrz
lesson-first-turn-watch =
    Turę zaczyna się zwykle z pięcioma kośćmi. Sweety (1) wyrzuciła ruch (`move`), miecz (`sword`), monetę (`coin`),
    przesunięcie (`shove`) i gwiazdę (`star`).

    Patrz, jak używa trzech z tych kości: podchodzi do Gluta (G), uderza go i chowa monetę do sakiewki. Pokonany Wróg
    zostawia łup, więc na koniec Sweety ma dwie monety. Przesunięcia i gwiazdy nie rusza: nikt nie musi używać
    wszystkiego.

lesson-first-turn-swords-title = Miecze lubią towarzystwo
lesson-first-turn-swords =
    Każdy **miecz** zadaje 1 Ranę Wrogowi obok ciebie. Niektórzy Wrogowie znoszą więcej. Drzewiec (E) ma 2 punkty
    zdrowia, więc jeden miecz tylko by go połaskotał: za słaby atak nie zostawia śladu.

    Dlatego do *jednego* ataku można użyć kilku mieczy. Sweety łączy oba swoje i drzewo leży. Drzewiec zostawia też
    większy łup: monetę i klejnot. Do czego służą klejnoty, dowiesz się później.

lesson-first-turn-gloop-title = Jeden Glut, dwie monety
lesson-first-turn-gloop =
    Na d1, trzy kroki stąd, siedzi Glut. Pokonaj go tak, żeby na koniec mieć dwie monety. Glut ma 1 punkt zdrowia, a
    jego łup to 1 moneta.

    { $medium ->
        [page] Miecz sięga tylko Wroga obok. Jeśli czegoś nie wolno, plansza powie ci, dlaczego.
       *[notebook] Przygotowana linijka zaczyna się dobrze, a potem traci cierpliwość. Uruchom ją, przeczytaj, która
            zasada się sprzeciwia, i popraw błąd.
    }
lesson-first-turn-gloop-hint = Dwa kroki i stoisz obok. Jeden miecz wystarczy. A jedna z monet nie pochodzi od Gluta.
lesson-first-turn-gloop-done = Dwa ruchy, miecz, moneta: cztery kości, cztery efekty. Kolejność zależała od ciebie, byle tylko stać obok Gluta w chwili ciosu.
lesson-first-turn-gloop-far = Na b1 masz ręce o jedno Pole za krótkie. Zaatakować można tylko kogoś na Polu obok.
lesson-first-turn-gloop-coin = Rzucanie w Gluta pieniędzmi nic nie da. Do ataku trzeba mieczy.
lesson-first-turn-gloop-purse = Gluta już nie ma, jego moneta jest twoja. Drugą da ci jedna z kości.

lesson-first-turn-enter-title = Wejście
lesson-first-turn-enter =
    Gdy gra się zaczyna, nie ma cię jeszcze w wieży. Najpierw musisz się **odrodzić**: użyj dowolnej z pięciu kości i
    pojaw się na wolnym Polu najniższego Rzędu. Do tego czasu nie możesz zrobić nic innego. Sweety płaci gwiazdą,
    pojawia się na b1, wchodzi na monetę (c) i ją bierze.

    Potem kończy turę. Symbol, którego nie użyła, może zostać na szóstej kości, **kości Specjalnej**, na później.
    Sweety zachowuje przesunięcie; „Zostaw kość Specjalną bez zmian” (`set none`) niczego by nie zmieniło.

lesson-first-turn-come-in-title = Wejście z klasą
lesson-first-turn-come-in =
    Pierwsza tura nowej gry i taki rzut: dwa ruchy, dwie monety i przesunięcie. Wejdź, zdobądź **trzy** monety i skończ
    turę. Na c1 leży moneta.

    { $medium ->
        [page] Najpierw wybierz kość, którą możesz poświęcić na wejście.
       *[notebook] Przygotowana linijka jest dozwolona od początku do końca, ale płaci za wejście zbyt dobrą kością.
    }
lesson-first-turn-come-in-hint = Drzwi otwiera każda kość. Która przyda ci się najmniej? I na którym Polu najniższego Rzędu najlepiej się pojawić?
lesson-first-turn-come-in-done = Wejście za kość, bez której możesz się obejść, i moneta jest twoja. Gdzie wejść i którą kością zapłacić: od tej decyzji zaczynasz każdą grę.
lesson-first-turn-come-in-duty = Najpierw musisz wejść. Kto zaczyna akcje poza Mapą, musi się odrodzić.
lesson-first-turn-come-in-first = Z zewnątrz niczego nie dosięgniesz, nawet własnej sakiewki. Najpierw się odródź.
lesson-first-turn-come-in-high = c2 to już drugi Rząd. Wchodzi się na samym dole, jak wszyscy.
lesson-first-turn-come-in-dear = Za wejście poszła kość z monetą, więc masz tylko dwie monety. Zapłać czymś innym.

lesson-first-turn-play-title = Pięć tur tylko dla ciebie
lesson-first-turn-play =
    A teraz po prostu graj. Masz pięć tur, Gluta, monety na c1 i d2, klejnot i Drabinę (H). Zadania nie ma. Uda ci się
    wzbogacić? Dostać się do klejnotu na a3? Sprawić, żeby Glut pożałował, że przyszedł?

    Jeśli czegoś nie wolno, plansza powie ci, dlaczego i co możesz zrobić zamiast tego. Niczego tu nie zepsujesz.

lesson-first-turn-python-title = Dla tych, którzy znają Pythona
lesson-first-turn-python =
    Możesz to pominąć. Na każdej planszy można grać też z Pythona. Na tej akcje są już zakończone: `legal()` wypisuje,
    co teraz wolno, i widać, że każdy nieużyty symbol mógłby trafić na kość Specjalną.
    `lesson.notation` wypisuje słowa, którymi zapisuje się akcje, i mówi, co znaczą.

lesson-first-turn-done-title = Z czego składa się tura
lesson-first-turn-done =
    - Użyta kość to jeden efekt i już jej nie ma.
    - Miecze w jednym ataku się sumują, ale sięgają tylko Wroga obok.
    - „Zakończ akcje” (`end`), potem kość Specjalna, a resztą zajmuje się gra.
    - Poza Mapą? Najpierw Odrodzenie, dowolną kością z puli.

    Przy **prawdziwym stole**: rzuć pięcioma kośćmi, przy każdej użytej powiedz, co robi, i odłóż ją na bok. Jeden
    niewykorzystany symbol możesz zachować na kości Specjalnej.

    Na tym opiera się wszystko inne. Dalej: **01: Kości i co z nimi robić**.
