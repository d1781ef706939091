### Słowa lekcji 13: piętnaście sporów przy stole.

lesson-disputes-title = Piętnaście sporów
lesson-disputes-about = O co kłóci się każdy stół: rozstrzygnij to, zanim zrobi to plansza.

lesson-disputes-fifteen-title = Sąd idzie
lesson-disputes-fifteen =
    Prędzej czy później ktoś przy stole mówi: „Chyba żartujesz!”. Oto piętnaście takich chwil. **Odpowiedz, zanim plansza zagra dalej.**
    Każda odpowiedź podaje swoją zasadę, a każde „nie” także to, co wolno zamiast tego.

    Tam, gdzie instrukcja zostawia coś otwarte, może wybrać wasza grupa. Jak, o tym będzie po tej lekcji.

lesson-disputes-alone-at-once-title = 1. Czy to już koniec?
lesson-disputes-alone-at-once =
    Linoskoczek (A) wchodzi z kluczem na pole centralne, pokonuje Gońca (B) 8 do 6 i wypycha go na c4.

    „Mam jeszcze akcję”, mówi jeden. „A ja mam jeszcze dość żyć”, mówi drugi. Który z nich ma rację?
lesson-disputes-alone-at-once-done = Goniec traci 1 życie i eksploruje c4. Wtedy Linoskoczek jest na polu jedyny, z kluczem, w swojej kolejce: od razu koniec, a racji nie miał żaden.

lesson-disputes-not-back-title = 2. Skąd przyszedł
lesson-disputes-not-back =
    W poprzedniej kolejce Domokrążca (C) przesunął Golema z e5 na d5. Teraz Linoskoczek (A) odkrywa 2. Czy Golem może zacząć od kroku z
    powrotem na e5? A od kroku na pole centralne?
lesson-disputes-not-back-done = Golem nie zaczyna od powrotu tam, skąd przesunął go poprzedni gracz. Potem zawraca już tylko w ślepych korytarzach.

lesson-disputes-eleven-again-title = 3. Tak blisko
lesson-disputes-eleven-again =
    Golem wchodzi na pole centralne. Stoi tam Goniec (B) z konopną liną i rzuca 11.
lesson-disputes-eleven-again-done = Jest na S3, z 4 życiami i liną: przepadła tylko przebyta droga. Przy 12 zostałby na miejscu i miał spokój, dopóki on albo Golem nie wejdzie tam na nowo.

lesson-disputes-a-key-underfoot-title = 4. Klucz pod nogami
lesson-disputes-a-key-underfoot =
    Linoskoczek (A) jest na polu centralnym jedyną postacią, ale nie ma klucza. Jeden leży mu pod nogami, więc go podnosi.
lesson-disputes-a-key-underfoot-done = Podnoszenie nic nie kosztuje, a wygrana nie wymaga akcji: od razu koniec, obie akcje zostały.

lesson-disputes-the-only-way-title = 5. Jedyna droga
lesson-disputes-the-only-way =
    Jesteś Gońcem (B). Buduj i połóż kafelek na e6. Uważaj na pole klucza K2: została z niego jedna droga do pola centralnego, a prowadzi
    ona przez e6.
    { $medium ->
        [page] Wybierz e6, obróć kafelek i połóż go.
       *[notebook] Wpisz `build`, potem `lay e6` i liczbę obrotów, od 0 do 5.
    }
lesson-disputes-the-only-way-hint = Kafelek musi połączyć K2, na północnym wschodzie, z sąsiadem, od którego prowadzi dalsza droga.
lesson-disputes-the-only-way-done = Jedno ułożenie z sześciu. Z każdego pola klucza musi zostać droga do pola centralnego.
lesson-disputes-the-only-way-walled-in = To zamurowałoby K2.
lesson-disputes-the-only-way-elsewhere = Wolno, ale luka na e6 została.

lesson-disputes-nowhere-title = 6. Nigdzie nie pasuje
lesson-disputes-nowhere =
    Labirynt jest prawie pełny. Linoskoczek (A) buduje, a żaden z dwóch ostatnich kafelków nigdzie nie pasuje. „No to nic nie budujesz”, mówi
    Goniec. Czy Linoskoczek może położyć jeden z nich zakryty na e2?
lesson-disputes-nowhere-done = Kafelek wzięty jako pierwszy kładzie się na stałe zakryty, otwarty z 6 stron. Dopóki jest wolne miejsce, a pula nie jest pusta, budowa coś buduje.

lesson-disputes-first-rest-title = 7. Gwiazdy przed oczami
lesson-disputes-first-rest =
    Jesteś Domokrążcą (C), masz żeton oszołomienia i aktywny Kryształ Losu. U twoich stóp leży lampa górnicza. Weź ją!
    { $medium ->
        [page] Przyciski są obok planszy.
       *[notebook] Wpisz `take lamp`, by ją podnieść.
    }
lesson-disputes-first-rest-hint = Oszołomiona postać może tylko jedno. Co?
lesson-disputes-first-rest-done = Odpoczynek kosztuje akcję i znowu wszystko wolno. Gdyby ktoś cię wcześniej zaatakował, przegrana byłaby bez rzutu.
lesson-disputes-first-rest-dizzy = Lampy są trzy i wszystkie wirują. Teraz nie wolno nawet tego, co nic nie kosztuje.
lesson-disputes-first-rest-dizzy-too = Kryształ też wiruje.
lesson-disputes-first-rest-walking-off = Ciebie już tu nie ma, a lampa została.
lesson-disputes-first-rest-asleep = Dobranoc. Lampa leży, gdzie leżała.

lesson-disputes-a-hard-landing-title = 8. Twarde lądowanie
lesson-disputes-a-hard-landing =
    Czarnoksiężnik (A), 3 życia, wykonuje ryzykowny skok z b2a w dół i rzuca 7. Na dole, tuż przed jego nosem, leży lampa górnicza.
lesson-disputes-a-hard-landing-done = O jeden za mało: spada, traci 2 życia i dostaje żeton oszołomienia. Zanim weźmie lampę, musi odpocząć.

lesson-disputes-dead-below-title = 9. Śmierć pod mostem
lesson-disputes-dead-below =
    Domokrążca (C) ma 2 życia i klucz. Wykonuje ryzykowny skok z b2a w dół i rzuca 3. Ginie, to jasne. Ale gdzie jest klucz i czy postać jest
    oszołomiona?
lesson-disputes-dead-below-done = Ginie na dole i tam, na b2b, upuszcza klucz. Stoi na S5 z 4 życiami, a żeton oszołomienia i tak dostaje.

lesson-disputes-one-of-two-title = 10. Dwa klucze w domu
lesson-disputes-one-of-two =
    Na a4, polu klucza przy polu startowym Linoskoczka (A), leżą dwa klucze: jeden od początku i jeden, który ktoś tam upuścił. Linoskoczek
    podnosi jeden. A potem drugi?
lesson-disputes-one-of-two-done = Tyle, ile upuścili tam inni, a więc jeden.

lesson-disputes-and-if-one-is-gone-title = A jeśli jednego już nie ma?
lesson-disputes-and-if-one-is-gone =
    Tym razem na a4 jest też Goniec (B) i pierwszy podnosi klucz. Potem Linoskoczek (A) podnosi drugi. Klucze są jednakowe: wystarczy, że ktoś inny jeden
    tam upuścił.

lesson-disputes-barred-title = 11. Na wycieraczce
lesson-disputes-barred =
    Domokrążca (C) jest na S5, a na polu klucza przed nim stoi Golem. Domokrążca rusza Golemem, a karta mówi „Brak ruchu”. Została mu 1 akcja.
lesson-disputes-barred-done = Kto nie może wyjść, może znowu ruszyć Golemem albo skończyć kolejkę. Na polu startowym się nie buduje.

lesson-disputes-in-order-title = 12. Wszystko naraz
lesson-disputes-in-order =
    Linoskoczek (A) wchodzi na b4. Jest tam Golem, pajęczyna, Goniec (B), Domokrążca (C) i lampa górnicza. W teście Golema rzuca 12, a na
    pajęczynę 11.
lesson-disputes-in-order-done = Golem, żetony zdolności, pułapka, inne postacie i dopiero potem to, co leży. Po jego walkach decydują ci, których zostawił w spokoju, a potem lampa jest jego.

lesson-disputes-a-tie-title = 13. Remis
lesson-disputes-a-tie =
    Linoskoczek (A) atakuje Gońca (B): 8 do 8. Przy remisie obaj rzucają jeszcze raz. Ale jego Kryształ Losu jest aktywny!
lesson-disputes-a-tie-done = Przed nową rundą może powtórzyć własny rzut. Jeśli go zostawi, obaj rzucają jeszcze raz i wtedy nadal może użyć Kryształu.

lesson-disputes-terror-title = 14. Co ustaje przez Terror
lesson-disputes-terror =
    Działa Terror: nikt nie używa zdolności. Linoskoczek (A) atakuje Mistrza Miecza (B), 8 przeciw 6, a Mistrz Miecza niesie sztylet. Potem Linoskoczek wchodzi
    na b2a, na klątwę Czarnoksiężnika (C).
lesson-disputes-terror-done = +2 z Zasłony Mistrza Miecza ustaje, +1 ze sztyletu nie: 8 do 7. A to, co leży na planszy, działa dalej: klątwa zabiera życie.

lesson-disputes-thrown-out-title = 15. Za drzwi, wprost na klucz
lesson-disputes-thrown-out =
    Linoskoczek (A) walczy na polu centralnym, przegrywa 3 do 11, a Goniec (B) wypycha go na d5. Leży tam klucz, a Linoskoczkowi została 1
    akcja.
lesson-disputes-thrown-out-done = Podczas eksploracji po wypchnięciu niczego się nie podnosi. Ale jego kolejka trwa dalej i teraz podnoszenie jest darmowe jak zawsze.

lesson-disputes-play-title = Wypróbuj
lesson-disputes-play =
    Jeszcze raz tłum z pytania 12. Walcz, przestań, weź lampę albo wyląduj w domu: teraz decydujesz za wszystkich.

lesson-disputes-may-i-title = Wolno?
lesson-disputes-may-i = Ktoś coś zapowiada. Czy to dozwolone? Odpowiedz tak albo nie, a potem zasada sama się wytłumaczy.

lesson-disputes-all-turnings-title = Wszystkie sześć ułożeń
lesson-disputes-all-turnings =
    Jeśli lubisz Pythona: zapytaj o każde ułożenie kafelka z pytania 5.

lesson-disputes-done-title = Co już wiesz
lesson-disputes-done =
    - Spór to pytanie o kolejność: co rozpatruje się najpierw i czy kolejka jeszcze trwa?
    - Także tego, co nic nie kosztuje, może nie być wolno: przez żeton oszołomienia albo podczas eksploracji po wypchnięciu.
    - Każde „nie” ma swoją zasadę i prawie zawsze coś, co wolno zamiast tego.

    Niektóre odpowiedzi wybiera wasza grupa: **14: Zasady domowe**.
