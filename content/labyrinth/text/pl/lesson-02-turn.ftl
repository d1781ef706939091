### Słowa lekcji 02: kolejka, jej akcje i pierwsze ruchy.

lesson-turn-title = Dwie akcje na kolejkę
lesson-turn-about = Z czego składa się kolejka, co ile kosztuje i dokąd prowadzi korytarz.

lesson-turn-two-actions-title = Twoja sakiewka
lesson-turn-two-actions =
    Gdy przychodzi twoja kolejka, dostajesz **2 akcje**. To jak pieniądze: wydajesz je na **działania**, w dowolnej kolejności.
    Większość działań kosztuje 1 akcję, dwa kosztują 2, a niektóre nic.

    Akcje wydaje tylko **aktywny gracz**, czyli ten, którego kolejka trwa. Pozostali czekają i udają, że nie patrzą na twoje
    klucze.

lesson-turn-who-begins-title = Pierwszy ruch
lesson-turn-who-begins =
    Każdy rzuca dwiema kostkami. Zaczyna najwyższa suma, a potem gra idzie zgodnie z ruchem wskazówek zegara. Przy remisie na
    szczycie remisujący rzucają jeszcze raz.

    Tropicielka (A) ma 10. Obejrzyj jej pierwszą kolejkę. Pierwszym działaniem **musi** być ruch z pola startowego na jej pole
    klucza. Potem ma wolną rękę i wykonuje drugi ruch. Po każdym ruchu postać rozgląda się po nowym korytarzu: to eksploracja.

lesson-turn-first-steps-title = Pierwsze kroki
lesson-turn-first-steps =
    Tropicielka stoi jeszcze na S1, na ramce. Obok jej pola klucza leżą już dwa kafelki. Zaprowadź ją na b4, na południowy
    zachód od niego. Najchętniej najpierw by coś zbudowała, ale kto jest na polu startowym, ma tylko jedno do zrobienia.
lesson-turn-first-steps-hint = Najpierw na pole klucza: leży na południowy zachód od S1. A potem dalej w tę samą stronę.
lesson-turn-first-steps-done = Dwa ruchy, dwie akcje. Pierwszy był obowiązkowy, drugi z wyboru.
lesson-turn-first-steps-build = Później! Dopóki jest na polu startowym, pierwszym działaniem musi być ruch.
lesson-turn-first-steps-nothing-there = Na południowy wschód od pola klucza jest puste miejsce. Po niczym się nie chodzi.
lesson-turn-first-steps-west = To było a3, na zachodzie: miejsce dobre jak każde inne, ale nie to, o które chodziło.
lesson-turn-first-steps-own = Znowu jej własny klucz. Patrzy na nią co rano, a wziąć go dalej nie wolno.

lesson-turn-prices-title = Cennik
lesson-turn-prices =
    - **1 akcja:** budowa, ruch, ryzykowny skok, odpoczynek, atak, zastawienie pułapki, ruch Golemem, wywołanie zdarzenia
    - **2 akcje:** bezpieczny skok, aktywacja Kryształu Losu
    - **za darmo:** podniesienie kluczy i przedmiotów, wymiana przedmiotu, użycie Kryształu, darmowa walka

    Ruch Golemem i wywołanie zdarzenia wolno wykonać raz na kolejkę, inne działania za 1 akcję nawet dwa razy. Płaci się od razu i bez
    kredytu.
lesson-turn-prices-one = 1 akcja
lesson-turn-prices-two = 2 akcje
lesson-turn-prices-free = Za darmo
lesson-turn-prices-one-build = budowa
lesson-turn-prices-one-move = ruch
lesson-turn-prices-one-risky-jump = ryzykowny skok
lesson-turn-prices-one-rest = odpoczynek
lesson-turn-prices-one-attack = atak
lesson-turn-prices-one-trap = zastawienie pułapki
lesson-turn-prices-one-golem = ruch Golemem
lesson-turn-prices-one-event = wywołanie zdarzenia
lesson-turn-prices-two-safe-jump = bezpieczny skok
lesson-turn-prices-two-crystal = aktywacja Kryształu Losu
lesson-turn-prices-free-pick-up = podniesienie kluczy i przedmiotów
lesson-turn-prices-free-swap = wymiana przedmiotu
lesson-turn-prices-free-use-crystal = użycie Kryształu
lesson-turn-prices-free-free-combat = darmowa walka

lesson-turn-no-credit-title = Bez kredytu i bez oszczędności
lesson-turn-no-credit =
    Tropicielce zgasł **Kryształ Losu**: jest nieaktywny. Aktywacja kosztuje 2 akcje. (Do czego służy, mówi lekcja 11. Warto go
    mieć). Co powinna zrobić najpierw, a czego wcale?
lesson-turn-no-credit-hint = Ma 2 akcje, a Kryształ kosztuje 2. Na nic innego już nie starczy, a odłożyć nic się nie da.
lesson-turn-no-credit-done = Wszystko albo nic: obie akcje poszły na Kryształ i znów świeci.
lesson-turn-no-credit-one-left = Najpierw ruch, więc została jedna akcja. Kryształ kosztuje dwie, a nikt ci nie pożyczy.
lesson-turn-no-credit-saved = Koniec kolejki, a dwie akcje zostały w ręce. Nie czekają na następną: przepadły.
lesson-turn-no-credit-stroll = Miły spacer i została jedna akcja. Na Kryształ w tej kolejce to o jedną za mało.

lesson-turn-closed-doors-title = Krawędź ma dwie strony
lesson-turn-closed-doors =
    Żeby przejść przez krawędź, korytarz musi być otwarty **z obu stron**: na twoim kafelku i na następnym. Tropicielka stoi na
    c5 i chce klucza z K2, na d7. Dwie drogi wyglądają na krótkie. Jedna kończy się ścianą.
    { $medium ->
        [page] Tym razem żadne miejsce nie jest podświetlone: przyjrzyj się krawędziom i naciśnij kafelek.
       *[notebook] Zanim coś wpiszesz, przyjrzyj się krawędziom.
    }
lesson-turn-closed-doors-hint = Kafelek na d6 nie ma wyjścia w jej stronę. Ten na c6 ma.
lesson-turn-closed-doors-done = Na wschód, potem na południowy wschód: każda krawędź na tej drodze jest otwarta z obu stron.
lesson-turn-closed-doors-their-wall = Jej korytarz otwiera się na południowy wschód, ale kafelek za krawędzią pokazuje jej ścianę. Ślepy korytarz!
lesson-turn-closed-doors-own-wall = Jej korytarz w ogóle nie otwiera się na północny wschód.
lesson-turn-closed-doors-outside = Tędy wychodzi się poza planszę, prosto przez ramkę.
lesson-turn-closed-doors-forgot = Jest na miejscu, a klucz dalej leży. Podniesienie nic nie kosztuje, ale trzeba je wykonać.

lesson-turn-count-title = Policz razem z nami
lesson-turn-count =
    Tropicielka jest na c5 i ma 2 akcje. Wykonuje ruch na c6. Leży tam Lampa górnicza, więc ją podnosi. Ile akcji jej wtedy
    zostaje? Gdzie jest i kto teraz decyduje?
lesson-turn-count-done = Ruch kosztował 1 akcję, lampa nic: została 1 akcja i wciąż trwa jej kolejka. To, co nic nie kosztuje, można zrobić przed płatnymi działaniami, między nimi i po nich.

lesson-turn-not-my-door-title = Nie moje drzwi
lesson-turn-not-my-door =
    Tropicielka jest na f5, przed polem klucza Mistrza Miecza (K3, na g4). On sam jeszcze czyści buty na polu startowym S3. Weź
    jego klucz i wróć na f5, zanim się spostrzeże. Ale na jego pole startowe nie wchodź: na cudze nie wchodzi nikt.
lesson-turn-not-my-door-hint = Wejść, wziąć, wyjść: dwa ruchy, a pomiędzy nimi coś za darmo.
lesson-turn-not-my-door-done = Tam i z powrotem, z kluczem. Dla niego był to własny klucz: i tak nie mógłby go wziąć.
lesson-turn-not-my-door-bedroom = To jego pole startowe. Nikt poza nim tam nie wejdzie, nawet z przeprosinami.
lesson-turn-not-my-door-first-this = Po kolei. Leży tu klucz: najpierw go weź albo zostaw, potem idź dalej.
lesson-turn-not-my-door-without = Z powrotem, ale z pustymi rękami. Po co była ta wyprawa?
lesson-turn-not-my-door-long-arm = Tu, na f5, nic nie leży. Klucz jest o jeden kafelek dalej.

lesson-turn-small-print-title = Drobnym drukiem
lesson-turn-small-print =
    - Kolejkę możesz zakończyć, choć zostały ci akcje. Przepadają.
    - Niedozwolona próba nic nie kosztuje. Za to, co dozwolone, się płaci, nawet gdy nic z niego nie wyniknie.
    - Każde działanie rozpatruje się do końca, zanim zacznie się następne.
    - W jednym korytarzu zmieści się dowolnie wiele pionków.
    - Wchodząc z pola startowego na swoje pole klucza, ignorujesz leżącą tam pułapkę.
lesson-turn-small-print-room = Trzy pionki w jednym korytarzu: nikt nikomu nie przeszkadza.
lesson-turn-small-print-own-trap = Z S1 Tropicielka wchodzi na własne pole klucza: leżącą tam pułapkę ignoruje.

lesson-turn-others-turns-title = Dookoła stołu
lesson-turn-others-turns =
    Każdy gracz ma jedną postać, 4 życia i 1 aktywny Kryształ. Postacie się losuje albo wybiera, każda jest inna. Pola
    startowe mają numery zgodnie z ruchem wskazówek zegara: trzech graczy zajmuje 1, 3 i 5, czterech 1, 2, 4 i 5, pięciu od 1 do
    5.

    W cudzej kolejce decydujesz o niewielu rzeczach: o powtórzeniu własnych testów, o niektórych zdolnościach i o tym, co
    wynika z twoich walk.
lesson-turn-others-turns-three = Trzech graczy: zajęte są S1, S3 i S5, pozostałe pola startowe są puste.

lesson-turn-wander-title = Pospaceruj
lesson-turn-wander =
    Kawałek Labiryntu i sześć kierunków do wypróbowania. Chodź w kółko, kończ kolejkę, pukaj do zamkniętych drzwi. Pozostałych
    też prowadzisz ty: po kolejce Tropicielki przychodzi kolej na Mistrza Miecza, a potem na Czarnoksiężnika.

lesson-turn-may-i-title = Czy wolno?
lesson-turn-may-i =
    Jeszcze pięć zapowiedzi, o ruchach i o tym, na co starcza kolejka. Spójrz na pionek, na korytarze i na pozostałe akcje. Bywa, że
    zabraniają dwie zasady naraz; wtedy każda z nich jest dobrą odpowiedzią.

lesson-turn-six-ways-title = Wszystkie sześć kierunków
lesson-turn-six-ways =
    Jeśli lubisz Pythona: zapytaj o każdy kierunek z c5, w ćwiczeniu 3. Jedna z sześciu odpowiedzi brzmi „tak”. W pozostałych
    zobacz, która zasada zabrania i jaki ruch jest proponowany w zamian.

lesson-turn-done-title = Co już wiesz
lesson-turn-done =
    - 2 akcje na kolejkę, bez oszczędności i bez kredytu.
    - Z pola startowego zaczyna się ruchem.
    - Krawędź musi być otwarta z obu stron.
    - Na cudze pole startowe nie wchodzi nikt.
    - Podniesienie nic nie kosztuje.

    Ale większość planszy jest wciąż pusta. Ktoś musi to zmienić: ty. Dalej: **03: Labirynt, który rośnie**.
