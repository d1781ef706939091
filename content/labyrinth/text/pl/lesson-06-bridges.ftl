### Słowa lekcji 06: mosty, skoki, oszołomienie.

lesson-bridges-title = Górą i dołem
lesson-bridges-about = Mosty i dwa sposoby, żeby z nich zejść: powoli albo z hukiem.

lesson-bridges-over-and-under-title = Jeden nad drugim
lesson-bridges-over-and-under =
    Na niektórych kafelkach jeden korytarz biegnie nad drugim: to **most**. Na c4 w tej lekcji mostem jest `a`, z północnego wschodu
    na południowy zachód; `b` biegnie pod nim, z zachodu na wschód.

    Przejść z jednego do drugiego nie można, ale można **skoczyć**: z mostu w dół albo spod mostu w górę. Tylko na tym samym
    kafelku i tylko przy moście.
lesson-bridges-over-and-under-bridge = Most: a biegnie nad b. Tu można skoczyć.
lesson-bridges-over-and-under-no-bridge = Dwa korytarze obok siebie: nie ma mostu, nie ma skoku.

lesson-bridges-watch-title = Bezpiecznie
lesson-bridges-watch =
    Tropicielka (A) stoi na moście, w c4a. Pod nią, w c4b, błyszczy klucz. **Bezpieczny skok** kosztuje 2 akcje, całą kolejkę, ale
    nic nie może się nie udać. Na dole eksploruje jak po ruchu, więc podnosi klucz.
    { $medium ->
        [page] W swojej kolejce wybierasz kafelek z mostem, a potem skok.
       *[notebook] Wpisz `safe jump`, potem literę korytarza: `safe jump b`.
    }

lesson-bridges-down-there-title = Tam w dole
lesson-bridges-down-there =
    Teraz ty: ten sam most, ten sam klucz. Jest też tańszy skok, za 1 akcję, ale on ma swoją cenę. Zdobądź klucz i zachowaj wszystkie
    4 życia.
lesson-bridges-down-there-hint = Wydaj obie akcje na bezpieczny skok w dół, na korytarz b. Podniesienie nic nie kosztuje, nawet potem.
lesson-bridges-down-there-done = Na dole bez zadrapania. Z powrotem na górę kosztuje tyle samo.
lesson-bridges-down-there-one-floor-up = Klucz leży w c4b, a ty stoisz nad nim, w c4a. Kafelek ten sam, korytarz inny.
lesson-bridges-down-there-ouch = To był ryzykowny skok, a 5 to za mało: huk, 2 życia mniej i gwiazdy przed oczami.
lesson-bridges-down-there-no-bridge = Na b4 nie ma mostu, z którego można skoczyć. Był pod nogami na c4.
lesson-bridges-down-there-same-floor = W korytarzu a już jest. W dole jest b.
lesson-bridges-down-there-forgot = Jesteś na dole, a klucz dalej leży. Podnieś go, to nic nie kosztuje!

lesson-bridges-risk-title = Ryzykownie
lesson-bridges-risk =
    Ryzykowny skok kosztuje 1 akcję i wymaga **testu skoku**: dwie kostki, a **8 lub więcej** to udany skok. Gdy się uda, jesteś na
    miejscu i eksplorujesz. Gdy nie, tracisz **2 życia** i dostajesz **1 żeton oszołomienia**:

    - skacząc w dół, spadasz, więc i tak jesteś na dole,
    - skacząc w górę, zostajesz na dole.

    Udaje się w 15 przypadkach na 36: trochę rzadziej niż co drugi raz.

lesson-bridges-leap-title = Wszystko na jeden rzut
lesson-bridges-leap =
    Tropicielka jest *pod* mostem, w c4b, i ma klucz. Most nad nią prowadzi prosto na pole centralne, a tam nie ma nikogo. Dwie akcje.
    Jeśli nie wygra teraz, wygra Czarnoksiężnik. Dziś kostki są po jej stronie: skorzystaj.
lesson-bridges-leap-hint = Bezpieczny skok zjada obie akcje i brakuje ostatniego kroku. Jest też skok za 1.
lesson-bridges-leap-done = Dziewięć! W górę, jeden krok, wygrana. Przy 7 lub mniej byłaby to smutna historia: 42 procent to nie pewność.
lesson-bridges-leap-careful = Na moście, cała i zdrowa, i ani jednej akcji na ostatni krok. Czasem trzeba zaryzykować.
lesson-bridges-leap-below = Korytarz na dole biegnie z zachodu na wschód. Na południowy zachód prowadzi tylko most nad nią.
lesson-bridges-leap-nap = Nie ma żetonu oszołomienia, więc nie ma z czego odpoczywać. I nie pora na drzemkę.
lesson-bridges-leap-so-close = Jest na górze, ma jeszcze akcję, a środek o krok! Nie kończ teraz.

lesson-bridges-splat-title = Siedem
lesson-bridges-splat =
    Tropicielka jest na moście, ma 4 życia i odważa się na ryzykowny skok w dół, na c4b. Wyrzuca 4 i 3. Jej Kryształ jest nieaktywny,
    więc nie rzuci drugi raz. Co z tego wyniknie?
lesson-bridges-splat-done = 7 to nie 8: spada. Jest na dole, jak chciała, ale ma o 2 życia mniej i 1 żeton oszołomienia. Z jej 2 akcji została 1.

lesson-bridges-from-below-title = Jeszcze raz siedem
lesson-bridges-from-below = Teraz odwrotnie: spod mostu skacze w górę i znowu wypada 4 i 3. Gdzie jest i w jakim stanie?
lesson-bridges-from-below-done = Zostaje tam, gdzie była, w c4b, z takimi samymi siniakami: 2 życia, 1 żeton oszołomienia.

lesson-bridges-stars-title = Gwiazdy przed oczami
lesson-bridges-stars =
    Tropicielka spadła i leży w c4b z **1 żetonem oszołomienia**, prosto na kluczu. Oszołomiona postać może tylko
    wykonać **odpoczynek** (1 akcja: oddajesz jeden żeton) albo zakończyć kolejkę. Zakazane jest nawet to, co nic nie kosztuje. Po ostatnim
    żetonie wolno znów wszystko. Weź klucz i idź na zachód, na c3.
lesson-bridges-stars-hint = Najpierw musi dojść do siebie, więc odpoczynek. Potem zostaje jedna akcja, a podniesienie nie kosztuje żadnej.
lesson-bridges-stars-done = Odpoczynek, klucz, w drogę. Oszołomienie kosztuje jedną akcję, nic więcej, o ile nikt tymczasem nie nadejdzie.
lesson-bridges-stars-dizzy = Widzi dwa klucze i sięga po ten niewłaściwy. Najpierw odpoczynek.
lesson-bridges-stars-stagger = Oszołomione postacie nigdzie nie chodzą. Najpierw odpoczynek.
lesson-bridges-stars-oversleep = Jeden żeton oszołomienia, jeden odpoczynek. Więcej snu nie ma.
lesson-bridges-stars-no-key = Wyspana i na c3, ale klucz dalej leży pod mostem.

lesson-bridges-small-print-title = Upadki i żetony
lesson-bridges-small-print =
    - Kto spadł, nie jest tam sam: ci, którzy są na dole, mogą z nim walczyć za darmo (lekcja 08). Po nieudanym skoku *w górę* walk nie ma.
    - Nawet upadek, po którym postać ginie, oszałamia (o śmierci mówi lekcja 09). Na polu startowym najpierw odpoczywa, a dopiero potem wykonuje ruch.
    - Żetony oszołomienia leżą pod ręką, wspólne dla wszystkich, i nigdy się nie kończą.

lesson-bridges-acrobat-title = Akrobatka
lesson-bridges-acrobat =
    Skacz, ile chcesz; na dole leży lina. Pierwszy rzut jest zły, następny dobry. Sprawdź, co może oszołomiona postać, i licz życia.

lesson-bridges-may-i-title = Czy wolno?
lesson-bridges-may-i =
    Pięć zapowiedzi na mostach i pod nimi. Czy jest tam most? Czy starczy akcji? I czy skoczek jest przytomny?

lesson-bridges-odds-title = Jak duże to ryzyko?
lesson-bridges-odds =
    Jeśli lubisz Pythona: policz, ile z 36 rzutów dwiema kostkami daje co najmniej 8. I zapytaj o oba skoki oraz o odpoczynek na moście
    z ćwiczenia 1.

lesson-bridges-done-title = Co już wiesz
lesson-bridges-done =
    - Z mostu skacze się w dół, spod mostu w górę, na tym samym kafelku.
    - Bezpiecznie: 2 akcje. Ryzykownie: 1 akcja i 8 lub więcej na dwóch kostkach.
    - Nieudany skok kosztuje 2 życia i oszałamia.
    - Oszołomiona postać tylko odpoczywa, aż odda ostatni żeton.

    Niektóre korytarze wyglądają niewinnie, a nie są. Dalej: **07: Pułapki i eksploracja**.
