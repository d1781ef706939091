### Lesson 11: how the tower grows and crumbles.

lesson-levels-title = Poziomy: w górę albo za burtę
lesson-levels-about = Wieża rośnie nad prowadzącym i kruszy się pod ostatnim. Gdzie i kiedy najlepiej być.

lesson-levels-tower-title = Wieża, która nie stoi w miejscu
lesson-levels-tower =
    Do tej pory wieża była jedną małą Mapą. W prawdziwej grze ma kilka **Poziomów**, każdy wysoki na trzy Rzędy, jeden
    na drugim: Rzędy od 1 do 3 to Poziom 1, Rzędy od 4 do 6 to Poziom 2 i tak dalej. Ten na samej górze to **Poziom
    Bossa**.

    Na początku odkryty jest tylko Poziom 1. Pozostałe leżą zakryte i nikt nie wie, co na nich jest. Otwierają się jeden po drugim,
    w miarę jak Bohaterowie się wspinają. A że wieża wydaje się dość zmęczona, kruszy się przy tym od dołu.

    Chcesz czy nie chcesz, to wyścig. Kto prowadzi, otwiera drzwi. Kto zostaje w tyle, niech patrzy pod nogi.

lesson-levels-opening-title = Pierwsza tura gry
lesson-levels-opening =
    Prawdziwy Poziom 1, pierwsza tura gry, na Mapie nie ma jeszcze żadnego Bohatera. Każda późniejsza tura zaczyna się
    od dwóch obowiązków: usuwasz Poziom, na który przyszła pora, i ładujesz karty. **Pierwsza tura gry pomija jedno i
    drugie i zaczyna się od rzutu.** Ze świeżo zbudowanej wieży nie ma czego usuwać, a zużytych kart nikt jeszcze nie
    ma.

    Reszta jak zawsze. Kości się toczą, na kości Wrogów wypada „w prawo” i jeden Glut (G) robi krok, z g1 na h1. (Drugi,
    na b2, zszedłby z Platformy, więc zostaje). Potem na e1 pojawia się Sweety i bierze się do roboty.

    (Dziury w podłodze Rzędu 1? Nie szkodzi: najniższy Rząd { $medium ->
        [page] trzyma wszędzie).
       *[notebook] trzyma wszędzie. Znak `x` oznacza Pola, na których pojawiają się Wrogowie).
    }

lesson-levels-reveal-title = Puk, puk
lesson-levels-reveal =
    Sweety stoi na a2, a Rząd 3 to górny Rząd najwyższego odkrytego Poziomu. Gdy Bohater po raz pierwszy wchodzi
    tam **Ruchem**, **odkrywa się następny Poziom**, natychmiast, w samym środku tury.

    Odwraca się dwie płytki i kartę Wroga; tutaj to Kamienny Golem (S). Na każdym Polu Odrodzenia Wrogów (x), czyli na
    b4, f4, d5 i f6, pojawia się jeden Golem. Na swoje miejsca trafiają monety i klejnoty. A potem **tura Sweety toczy
    się dalej**: Sweety bierze monetę z kości, a ostatnim ruchem wchodzi po Drabinie na nowy Poziom i zgarnia monetę z
    a4, zanim zrobi to ktokolwiek inny.

lesson-levels-higher-title = Kto pierwszy, ten lepszy
lesson-levels-higher =
    Teraz ty. Sweety ma trzy ruchy, a ptaszki ćwierkają, że na następnym Poziomie klejnot będzie leżał na **d4**. Odkryj
    Poziom i weź klejnot w tej samej turze.

    Uważaj na Platformy: b3 i c3 mają podłogę, więc od dołu uderzysz w nią głową. Odpowiedź w
    { $medium ->
        [page] linijce
       *[notebook] komórce
    } jest dobra, tylko urywa się
    za wcześnie.
lesson-levels-higher-hint = Odkrycie Poziomu nie kończy tury i nie kosztuje kości. Ile ruchów ci zostaje, gdy jesteś w Rzędzie 3?
lesson-levels-higher-done = Ruch na d3 odkrył Poziom 2, a tura potoczyła się dalej, jakby nigdy nic. Kto odkrywa Poziom i ma jeszcze ruchy w zapasie, ten wybiera pierwszy.
lesson-levels-higher-ceiling = Nad tobą jest Platforma. Obejdź ją.
lesson-levels-higher-open = Drzwi stoją otworem, a jeden ruch jeszcze masz. Wchodź!
lesson-levels-higher-sank = Grawitacja jest za darmo, ale sprowadza cię w dół, a klejnot leży w górze.
lesson-levels-higher-astray = To spacer wzdłuż Rzędu 3. Klejnot leży tuż nad d3.

lesson-levels-lifted-title = Podwózka się nie liczy
lesson-levels-lifted =
    Czy następny Poziom się odkryje, jeśli do górnego Rzędu przeniesie cię ktoś inny? Nie. **Poziom odkrywa tylko własny
    Ruch Bohatera.** Jeśli ktoś cię tam pchnie, postawi cię tam karta albo tam spadniesz, płytki pozostają zakryte.

    Popatrz: Sweety pcha Etorna w górę na d3, do górnego Rzędu. Nic się nie odkrywa. Jej tura się kończy. Etorn zostaje
    na górze, bo stoi Sweety na głowie. Potem w swojej turze robi jeden krok *wzdłuż* Rzędu, na e3. To jego własny Ruch
    na Pole górnego Rzędu, więc to on odkrywa Poziom 2. (Instrukcja tego nie rozstrzyga; tutaj gra się właśnie tak).

lesson-levels-sideways-title = Drzwi, których nie widać
lesson-levels-sideways =
    Sweety została przed chwilą pchnięta na b3. Poziom 2 jest wciąż zakryty, a **na Poziom zakryty (albo usunięty) nikt
    nie wejdzie**. Masz dwa ruchy: niech Sweety stanie na pewnym gruncie w Rzędzie 4 albo wyżej.

    { $medium ->
        [page] Najpierw wypróbuj przygotowaną linijkę:
       *[notebook] Najpierw uruchom komórkę:
    } próbuje pójść wprost. Potem zastanów się, jak otworzyć drzwi z miejsca, na którym stoi
    Sweety.
lesson-levels-sideways-hint = Poziom odkrywa każdy Ruch na Pole Rzędu 3, także z jednego Pola tego Rzędu na drugie. Nad którym Polem obok b3 będzie coś, co cię utrzyma?
lesson-levels-sideways-done = Krok w bok był Ruchem na Pole górnego Rzędu, więc Poziom 2 się odkrył. A na a4 jest Platforma z Drabiną: po Drabinie Sweety weszła, a Platforma ją trzyma.
lesson-levels-sideways-hidden = Żadnego b4 jeszcze nie ma. Tamten Poziom jest nadal zakryty.
lesson-levels-sideways-air = Poziom 2 jest odkryty i Sweety na nim jest, ale c4 to samo powietrze. Poszukaj Pola z podłogą.
lesson-levels-sideways-back = Drzwi się otworzyły, ale ty, zamiast wejść, wracasz na b3.
lesson-levels-sideways-half = Drzwi stoją otworem. Jeszcze jeden ruch!

lesson-levels-finders-title = Znalezione niekradzione
lesson-levels-finders =
    Nowy Poziom jest pełen monet i klejnotów, więc pora na drobny druk. Bierzesz to, co leży na Polu, gdy **na nie
    trafiasz**, w jakikolwiek sposób: idąc, lądując, nawet gdy ktoś cię pchnie. Ale **przelecieć przez Pole to nie
    trafić na nie**: tak szybkich rąk nie masz. A **Wrogowie niczego nie biorą**. Co leży pod Wilkołakiem (W), czeka na
    następnego Bohatera.

    Etorn chce wszystkiego: klejnotu z b2 i obu monet. Ma trzy ruchy i jedno przesunięcie, a nikomu nie może się nic
    stać.
lesson-levels-finders-hint = Zatrzymaj się na b2, zamiast tylko przez nie przelecieć. A Wilkołaka usuń z drogi czymś, co nie jest twoim Ruchem.
lesson-levels-finders-done = Klejnot po drodze, pierwsza moneta przy lądowaniu, a z drugiej zszedł przesunięty Wilkołak. Stał na niej cały czas i niczego nie zauważył.
lesson-levels-finders-past = Świst! Klejnot na b2 mignął Etornowi przed oczami, a Etorn wziął tylko to, co leżało tam, gdzie wylądował.
lesson-levels-finders-bitten = Są obie monety, jest klejnot i są ślady zębów: Ruchem z b1 Etorn odszedł od Wilkołaka. Najpierw go przesuń.
lesson-levels-finders-last = Wilkołak już nie przeszkadza, a moneta dalej tam leży. Idź po nią.

lesson-levels-down-title = Na sam dół
lesson-levels-down =
    Tu odkryte są trzy Poziomy: Rzędy 1–3, 4–6 i Poziom Bossa, Rzędy 7–9. { $medium ->
        [page] Jego podłoga to
       *[notebook] Jego podłoga `^^^^` to
    } **Platforma
    jednokierunkowa**: Bohater może wejść przez nią w górę. W dół nie przejdzie nikt.

    Między dwoma zwykłymi Poziomami takiej podłogi nie ma: pod jednymi Polami jest Platforma, pod innymi nie. Dlatego
    można spaść z jednego Poziomu na drugi. A Grawitacja działa na **wszystkich na całej Mapie naraz**, z Poziomem Bossa
    włącznie.

    Ktoś wybiera „Zastosuj Grawitację” (`gravity`). Gdzie będą Sweety (b6), Glut (d6), Wilkołak (c4) i Etorn (d9)?
lesson-levels-down-done = Sweety spadła z Poziomu 2 na Poziom 1, aż na Platformę pod b2. Wilkołak poleciał na samo dno. Glut stał na Platformie. Etorn też spadł, choć jest na Poziomie Bossa, a podłoga tego Poziomu zatrzymała go na d7.

lesson-levels-crumble-title = Patrz pod nogi
lesson-levels-crumble =
    A teraz drugi koniec wieży. **Na początku twojej tury** (krok 1 z 8), jeśli jesteś **co najmniej dwa Poziomy nad najniższym**,
    ten najniższy znika. Nikt nie pyta cię o zdanie.

    Etorn (2) jest na c7, czyli na Poziomie 3. Sweety (1) jest na Poziomie 2, a Angelo (3) na Poziomie 1, razem z Glutem
    i monetą. Sweety kończy turę, zaczyna się tura Etorna i Poziomu 1 już nie ma: znika moneta, znika Glut (łupu nie
    dostaje nikt), a **Angelo mdleje**. Najniższym Rzędem jest teraz Rząd 4 i na całej długości trzyma jak Platforma.

lesson-levels-who-goes-title = Kto zniknie razem z Poziomem?
lesson-levels-who-goes =
    Etorn (2) dotarł aż na a10, na Poziom 4, i zaraz zacznie swoją turę. O dwóch rzeczach warto wiedzieć:

    - **Na początku tury znika najwyżej jeden Poziom**, choćby prowadzący był nie wiadomo jak wysoko.
    - Liczy się, **gdzie ktoś stoi**, a nie skąd pochodzi. Glut z d4 pojawił się na Poziomie 1, Drzewiec z a3 – na
    Poziomie 2.

    Sweety kończy turę. Gdzie będzie cała szóstka? (Kto znika, temu zaznacz „poza Mapą”).
lesson-levels-who-goes-done = Zniknął Poziom 1 i wszyscy, którzy stali w Rzędach 1–3: Angelo, jeden Glut i Drzewiec, który zszedł tylko w odwiedziny. Sweety i Glut z d4 stoją na Poziomie 2, a w jednej turze znika tylko jeden Poziom. Ale Sweety niech się lepiej pospieszy.

lesson-levels-get-out-title = Ratuj się, kto może
lesson-levels-get-out =
    Tym razem to ty jesteś na dole. Sweety stoi na b3, na Poziomie 1, i ma dwa ruchy. Etorn (2) czeka na d7, na Poziomie
    3, a następna tura należy do niego. Zakończ turę tak, żeby Poziom 1 zniknął **bez Sweety**.

    Plan w
    { $medium ->
        [page] linijce
       *[notebook] komórce
    } wygląda nieźle: w górę na b4, czyli na Poziom 2.
    { $medium ->
        [page] Wypróbuj go i
       *[notebook] Uruchom go i
    } zobacz, co się dzieje między twoją
    ostatnią akcją a początkiem tury Etorna.
lesson-levels-get-out-hint = Na koniec twojej tury, zanim zacznie Etorn, działa Grawitacja. Co może utrzymać cię w Rzędzie 4?
lesson-levels-get-out-done = Sweety była na Poziomie 2 i coś ją tam trzymało, gdy zadziałała Grawitacja. Poziom 1 zniknął bez niej.
lesson-levels-get-out-stayed = Sweety została na Poziomie 1 i zniknęła razem z nim.
lesson-levels-get-out-fell = Sweety była na Poziomie 2, ale w powietrzu. Na koniec tury Grawitacja ściągnęła ją z powrotem na b3, tuż przed zniknięciem Poziomu.
lesson-levels-get-out-ceiling = Platforma, która ma cię utrzymać, jest stąd sufitem. Wejdź na nią z boku.
lesson-levels-get-out-let-go = Drabina trzymała, ale Sweety ją puściła. Na sam dół i za burtę.

lesson-levels-short-title = Za mało Drzewców
lesson-levels-short =
    W pudełku są tylko **cztery żetony** każdego rodzaju Wrogów. Dwaj Drzewcy chodzą już po dole, na g1 i h1. Następny
    Poziom też przyniesie Drzewców i ma cztery Pola Odrodzenia: b4, f4, d5 i f6. Dwa z nich zostaną więc puste,
    a **które, wybiera aktywny gracz**: wskazuje takie Pole (w zapisie na przykład `leave b4`).

    Czyli ty! Doprowadź Sweety do Sklepu na b5, przez c3, c4 i c5, z obiema monetami. Pamiętaj: każdy krok na Pole obok
    Drzewca kosztuje monetę, a odejście od niego – serce.
lesson-levels-short-hint = Które Pola Odrodzenia leżą obok c4 i c5? Spójrz na obie strony.
lesson-levels-short-done = b4 leży obok c4, a d5 obok c5. Oba zostały puste, więc droga była wolna. Drzewcy z f4 i f6 nawet cię nie spotkali.
lesson-levels-short-decide = Najpierw wybierz, które Pola Odrodzenia zostaną puste. Potem twoja tura potoczy się dalej.
lesson-levels-short-no-spawn = Na tym Polu i tak nie stanąłby żaden Drzewiec. Wybierz któreś z nowych Pól Odrodzenia.
lesson-levels-short-toll = Obok twojej drogi stał Drzewiec, a to kosztowało monetę i serce. Spójrz na Mapę: który to był?

lesson-levels-climb-title = Twoja własna wyprawa
lesson-levels-climb =
    Graj, jak chcesz. Sweety ma cztery ruchy i monetę, Etorn czeka na g3. Odkryj Poziom 2, zobacz, co da się zgarnąć,
    zakończ turę i zrób to samo dla Etorna. Przygotowane są jeszcze trzy rzuty, a nawet Poziom 3.

    Po drodze spróbuj czegoś dziwnego, na przykład dwóch Poziomów w jednej turze. I zobacz, co daje krok Etorna wzdłuż
    Rzędu 3 przed odkryciem Poziomu 2, a co po jego odkryciu.

lesson-levels-doors-title = Trzy drogi z górnego Rzędu
lesson-levels-doors =
    Dla ciekawych: wracamy do ćwiczenia 2. Python próbuje trzech kroków, każdego na świeżej planszy, i opowiada, co z
    tego wyszło. Jeden jest niedozwolony, więc nic się nie dzieje. Dwa pozostałe odkrywają Poziom 2.

lesson-levels-done-title = Co już wiesz
lesson-levels-done =
    - Pierwszy Ruch do górnego Rzędu odkrywa następny Poziom: płytki, Wrogów, monety, klejnoty. Potem twoja tura toczy
    się dalej.
    - Kto trafia tam pchnięty, postawiony albo spadając, niczego nie odkrywa. Na Poziom zakryty albo usunięty nikt nie
    wejdzie.
    - Bierzesz to, co leży tam, gdzie trafiasz; przelatując, nie bierzesz nic, a Wrogowie nie biorą niczego.
    - Spada się z Poziomu na Poziom, ale nigdy z Poziomu Bossa.
    - Jeśli aktywny Bohater zaczyna turę co najmniej dwa Poziomy nad najniższym, ten najniższy znika razem ze
    wszystkimi, którzy na nim stoją. Na początku tury znika najwyżej jeden.
    - Gdy żetonów Wroga jest za mało, aktywny gracz wybiera, które Pola Odrodzenia zostają puste.

    Są drogi w górę krótsze niż Drabiny. Czas na **12: Portale, włazy i podłoga w jedną stronę**.
