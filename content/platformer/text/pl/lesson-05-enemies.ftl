### Lesson 05: the enemy die, and what it costs to leave an Enemy’s side.

lesson-enemies-title = Wrogowie i jak schodzić im z drogi
lesson-enemies-about = Jak działa kość Wrogów, w jakich chwilach Wróg cię uderza i jak wymknąć się bez draśnięcia.

lesson-enemies-company-title = Masz towarzystwo
lesson-enemies-company =
    W wieży mieszkają Wrogowie. Nie są szczególnie bystrzy i nie polują na ciebie. Zwykle Wróg uderza cię tylko w
    dwóch przypadkach: gdy każe mu **kość Wrogów** i gdy od niego odchodzisz. Kto zna oba te przypadki, może spokojnie
    przespacerować się przez salę pełną Wrogów.

    Każdy rodzaj ma kartę, która mówi, jak mocno bije i jaką ma zdolność:

    | znak | Wróg | obrażenia | zdolność |
    |---|---|---|---|
    | G | Glut | 1 | zaatakowany Bohater traci w mazi 1 monetę |
    | E | Drzewiec | 1 | Bohater, który Ruchem wchodzi na Pole obok niego, traci 1 monetę |
    | W | Wilkołak | 3 | zaatakowany Bohater resetuje kość Specjalną |

    Zdolność ma każdy Wróg danego rodzaju, gdziekolwiek na Mapie stoi. O mieczach na razie zapomnij: oddawać ciosy
    nauczysz się w następnej lekcji.

lesson-enemies-die-title = Jedna kość na wszystkich
lesson-enemies-die =
    Na początku każdej tury, razem z pięcioma kośćmi, rzucasz jeszcze jedną: kością Wrogów (krok 3 z 8). Ma trzy wyniki i każdy
    wypada równie często: w lewo (`left`), w prawo (`right`) i atak (`attack`). Dotyczy *wszystkich* Wrogów naraz.

    Przy „w lewo” albo „w prawo” każdy Wróg, jeśli może, idzie w tę stronę o jedno Pole. Sweety nie ma już kości i
    wybiera „Zakończ akcje” (`end`); zaczyna się jej następna tura i kości się toczą. Obejrzyj dwie tury, za każdym
    razem w lewo. Drzewiec dochodzi do brzegu Mapy i dalej nie może. Glut jest coraz bliżej, aż staje tuż obok Sweety,
    na b1. I co? I nic. Wróg, który idzie albo którego ktoś przesuwa, nie atakuje z tego powodu.

lesson-enemies-stop-title = Co zatrzymuje Wroga
lesson-enemies-stop =
    Wrogowie są ostrożni. Gdy prowadzi ich kość, idą tylko tam, gdzie mają na czym stanąć: na Platformę. Nigdy nie
    schodzą z krawędzi. Zatrzymują ich Ściany i brzegi Mapy, a także Bohaterowie oraz Wrogowie, którzy sami nie mogą
    się ruszyć.

    Tutaj na kości wypada *w prawo*. Wilkołak na c4 miałby na d4 Platformę, ale po drodze stoi Ściana. Drzewcowi na b2
    Ściana nie przeszkadza, za to nie ma dokąd pójść. Obaj zostają. A dwa Gluty? Pierwszy może iść, a wszyscy ruszają
    w tej samej chwili, więc drugi drepcze za nim i na nikogo nie wpada.

lesson-enemies-line-title = W lewo zwrot
lesson-enemies-line =
    Teraz ty jesteś wyrocznią. Na kości Wrogów wypadnie **w lewo**. Na ziemi stoją trzy Gluty, jeden z nich za Ścianą.
    Drzewiec jest w górze, na b3, a Wilkołak siedzi na małej półce na e4, o Poziom wyżej. Blisko czy daleko, wszystko
    jedno: kość dotyczy każdego Wroga na każdym odkrytym Poziomie.

    Zaznacz, gdzie kto będzie. Potem zobacz, jak to się dzieje.
lesson-enemies-line-done = Dwa Gluty idą równym krokiem, a trzeci ma przed sobą Ścianę. Drzewiec ma Platformę, na którą może przejść, Wilkołak – samo powietrze. A Glut, który stoi teraz obok Sweety, nie atakuje: on tylko szedł.

lesson-enemies-blow-title = Do ataku!
lesson-enemies-blow =
    Gdy na kości wypadnie **atak**, nikt nie idzie. Zamiast tego każdy Wróg uderza każdego Bohatera obok siebie i zadaje
    tyle Ran, ile mówi jego karta. Jedna Rana to jedno serce mniej.

    Trwa tura Etorna (2), a on właśnie ją kończy. Potem rzuca Sweety: atak. Ma 4 serca i stoi między Glutem a
    Drzewcem, więc traci 2 serca, a w mazi Gluta znika jedna moneta. Etorn też stoi obok Drzewca, ale nic mu się nie
    dzieje: dzieli ich Ściana. „Obok” znaczy tu dokładnie to samo co przy Ruchu.

lesson-enemies-leave-title = Nieładnie tak odchodzić
lesson-enemies-leave =
    A teraz ten drugi przypadek. Jeśli **odchodzisz Ruchem z Pola obok Wroga**, on najpierw cię uderza. Podejść
    możesz, jak blisko chcesz; boli dopiero *odchodzenie*.

    Sweety stoi między dwoma Glutami. Idzie w górę: uderzają oba naraz, minus 2 serca. Idzie w prawo na c2, nad głowę
    Gluta: podejść można bezpiecznie. Idzie dalej na d2: tamten Glut zostaje z tyłu i uderza, minus 1 serce. Trzy kroki,
    trzy serca. Na pewno da się lepiej.

lesson-enemies-past-title = Na palcach obok Gluta
lesson-enemies-past =
    Do klejnotu na d2 są cztery kroki, a ty masz cztery ruchy. Zdobądź go **bez draśnięcia**.

    Droga zapisana w
    { $medium ->
        [page] linijce
       *[notebook] komórce
    } prowadzi do klejnotu, ale kosztuje serce. Znajdź krok, którym odchodzisz od Gluta. Potem
    poszukaj drogi, na której Glut ani przez chwilę nie jest twoim sąsiadem.
lesson-enemies-past-hint = Platforma dzieli Pole nad nią od Pola pod nią. Gdzie da się przejść Glutowi nad głową?
lesson-enemies-past-done = Twoja droga przez c2 wiodła Glutowi prosto nad głową. Gdy dzieli was Platforma, nie jesteście obok siebie, więc twój następny krok nie dał mu okazji do ciosu.
lesson-enemies-past-brushed = Masz klejnot, ale o jedno serce mniej: b1 leży obok Gluta, a on tylko czekał, aż stamtąd odejdziesz.
lesson-enemies-past-caught = b1 leży obok Gluta, a on tylko czekał, aż stamtąd odejdziesz. I po sercu.
lesson-enemies-past-through = Tam stoi Glut. Można go pchnąć, ale trzeba by odejść z b1, a to kosztuje serce.
lesson-enemies-past-nearly = Jak dotąd bez draśnięcia. Jeszcze krok w prawo: Platforma cię osłania.

lesson-enemies-too-many-title = O jeden cios za dużo
lesson-enemies-too-many =
    Sweety zostały tylko 2 serca, z jednej strony ma Gluta, z drugiej Drzewca. Chce wejść na b2, gdzie stoi Etorn, i
    pchnąć go na c2. Płaci ruchem…

    Bohater, który traci ostatnie serce, **mdleje** i znika z Mapy. (Bez obaw, jeszcze wróci; omdlenia mają własną
    lekcję. Jedna wskazówka: kto mdleje, odzyskuje wszystkie serca. Na karcie Sweety są 4).

    Gdzie będzie Etorn, a gdzie Sweety i ile będzie miała serc?
lesson-enemies-too-many-done = Uderzyli obaj naraz: 2 Rany i Sweety mdleje. Cios pada przed Ruchem, więc nie było ani Ruchu, ani Pchnięcia: Etorn niczego nie zauważył. A ruch, którym zapłaciła, i tak przepadł.

lesson-enemies-let-go-title = Po prostu puść
lesson-enemies-let-go =
    Wilkołak zadaje 3 Rany, a Sweety ma 2 serca. Wisi w powietrzu na b2, tuż obok niego. Musi dostać się na d1 bez
    szwanku. Zwykły krok odpada.
    { $medium ->
        [page] Wypróbuj przygotowaną linijkę i zobacz
       *[notebook] Uruchom komórkę i zobacz
    }, co się stanie, jeśli Sweety mimo to go zrobi.

    Ale wsłuchaj się w zasadę: Wróg uderza, gdy odchodzisz **Ruchem**. Gdy ktoś cię pcha, to nie Ruch. Odrodzenie też
    nim nie jest. A znasz jeszcze coś, co przenosi cię gdzie indziej bez ani jednego kroku.
lesson-enemies-let-go-hint = Która droga w dół nie kosztuje ani jednej kości?
lesson-enemies-let-go-done = Spadanie to nie Ruch. Wilkołak mógł tylko odprowadzić Sweety wzrokiem, a na b1 już jej nie sięgał.
lesson-enemies-let-go-climbed = To był Ruch, i to z Pola obok Wilkołaka. Uderzył pierwszy, Sweety zemdlała, a krok w ogóle się nie odbył.
lesson-enemies-let-go-spawned = Sprytne, choć bolesne: Sweety zemdlała i wróciła na d1, płacąc drugim ruchem. Ale miała tam dotrzeć bez szwanku.
lesson-enemies-let-go-half = Bezpiecznie na dole! Jeszcze jeden krok.

lesson-enemies-purse-title = Pilnuj sakiewki
lesson-enemies-purse =
    Drzewiec nie musi cię nawet bić, żeby coś ci zabrać. Bohater, który **Ruchem wchodzi na Pole obok niego**, traci
    monetę. (Nie ma monet? To klejnot. Nie ma nic? To nic).

    Sweety ma 2 monety i chce zdobyć klejnot na d1, tuż obok Drzewca, tak żeby obie monety zostały w sakiewce. W
    odpowiedzi z
    { $medium ->
        [page] linijki
       *[notebook] komórki
    } droga jest dobra, a jeden krok zły.
lesson-enemies-purse-hint = Przy Drzewcu tracisz monetę tylko wtedy, gdy wchodzisz Ruchem na Pole obok niego. Jak jeszcze można się tam znaleźć?
lesson-enemies-purse-done = Sweety spadła obok Drzewca, a spadanie to nie Ruch. Klejnot jest, monety też, a nawet jeden ruch został.
lesson-enemies-purse-toll = Klejnot jest, ale twój ostatni Ruch skończył się obok Drzewca. To kosztowało monetę.
lesson-enemies-purse-left = Od tej strony Drzewiec stoi ci na drodze, a b1 też leży obok niego: jednej monety już nie ma. Spróbuj z drugiej strony.
lesson-enemies-purse-hanging = Klejnot leży dokładnie pod tobą. Co sprowadzi cię na dół?

lesson-enemies-nights-title = Cztery noce w wieży
lesson-enemies-nights =
    Tu nie masz żadnego zadania. Pochodź, potem wybierz „Zakończ akcje” (`end`), a jeśli zostały kości, także „Zostaw
    kość Specjalną bez zmian” (`set none`), i zobacz, co przyniesie kość Wrogów. Przygotowane są cztery rzuty. Po każdym
    zadaj sobie pytanie: kto poszedł, kto został i dlaczego?

    Sprawdź, jak długo uda ci się zachować wszystkie serca.

lesson-enemies-shelter-title = Schronienie na noc
lesson-enemies-shelter =
    Teraz wszystko razem. Ktoś szepcze ci, że na kości Wrogów wypadnie teraz **atak**. Weź klejnot z c2 i zakończ turę
    tak, żeby przy tym rzucie nikt cię nie uderzył.

    Pamiętaj o dwóch rzeczach: na koniec każdej tury, jeszcze przed rzutem, działa Grawitacja. A Platforma to porządna
    osłona, obojętne, po której jej stronie jesteś.
lesson-enemies-shelter-hint = Gdzie będzie Sweety, gdy Grawitacja zrobi swoje? Szukaj Pola, z którego się nie spada i obok którego nie ma Wroga.
lesson-enemies-shelter-done = Na b2 dzieli cię od Gluta Platforma. Grawitacja dała ci spokój, a atak nie trafił nikogo.
lesson-enemies-shelter-pit = W powietrzu było bezpiecznie, ale tura się skończyła i Grawitacja zrzuciła cię na c1, prosto między Gluta a Wilkołaka: 4 Rany.
lesson-enemies-shelter-head = To była noc na głowie Wilkołaka. Grawitacja cię oszczędziła, ale nic was nie dzieliło: 3 Rany.
lesson-enemies-shelter-not-over = Dobre miejsce! Teraz zakończ turę i zobacz, czy się sprawdzi.

lesson-enemies-ways-title = Trzy sposoby odejścia
lesson-enemies-ways =
    Dla ciekawych: wracamy do ćwiczenia 2, gdzie Sweety wisi obok Wilkołaka. Python próbuje odejść na trzy sposoby, za
    każdym razem na świeżej planszy, i opowiada, co się dzieje. Tylko jedna historia jest krótka i spokojna.

lesson-enemies-done-title = Co już wiesz
lesson-enemies-done =
    - Kość Wrogów dotyczy każdego Wroga: w lewo, w prawo albo atak.
    - Gdy porusza nimi kość, Wrogowie trzymają się Platform, stają przed Ścianami i figurkami i nikogo nie atakują.
    - Przy ataku każdy Wróg uderza każdego Bohatera obok siebie.
    - Odejście Ruchem kosztuje cios od każdego Wroga, którego zostawiasz, i to przed Ruchem. Gdy podchodzisz, spadasz
    albo ktoś cię pcha, nikt cię nie uderza. (Ruch na Pole obok Drzewca kosztuje monetę,
    a jeśli nie masz monet, klejnot).
    - Jeśli od ciosu zemdlejesz, Ruchu nie ma, ale zapłata przepada.

    Dość już tej grzeczności. Czas na **06: Atak i łup**.
