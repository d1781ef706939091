### Lesson 10: Wounds, fainting, Spawning. How the texts of a lesson are named: lessons.ftl.

lesson-wounds-title = Rany, omdlenie i powrót
lesson-wounds-about = Co boli, co się dzieje, gdy znika ostatnie serce, i czemu to mniej straszne, niż brzmi.

lesson-wounds-hearts-title = Rachunek serc
lesson-wounds-hearts =
    Każdy Bohater ma **serca**: Sweety 4, Etorn 5. Każda Rana zabiera jedno. Gdy zniknie ostatnie, twój Bohater
    mdleje.

    Skąd biorą się Rany? Przeważnie od Wrogów. Atakujący Wróg zadaje tyle Ran, ile wynoszą jego **obrażenia**:

    | Wróg | Rany |
    |---|---|
    | Glut | 1 |
    | Drzewiec | 1 |
    | Kamienny Golem | 2 |
    | Wilkołak | 3 |

    W tej wieży nikt nie ginie. Można jednak na chwilę z niej wylecieć, a sprytny gracz czasem właśnie tego *chce*.

lesson-wounds-attack-title = Wszyscy naraz
lesson-wounds-attack =
    Sweety (1) stoi między Glutem a Kamiennym Golemem. Etorn (2) stoi po drugiej stronie Golema i ma już tylko 1 serce.
    Sweety nie ma już kości i kończy turę. Etorn rzuca, a na kości Wrogów wypada **atak**: każdy Wróg atakuje każdego
    Bohatera obok siebie.

    Wszystkie te ataki to *jedno* zdarzenie: najpierw sumuje się Rany, potem znikają serca. Nikt więc nie mdleje dwa
    razy.

    Przewidź: ile serc zostanie Sweety? I gdzie będzie Etorn? (Jeśli myślisz, że zemdleje, zaznacz „poza Mapą”).
lesson-wounds-attack-done = Glut 1 i Golem 2 to razem 3 Rany, więc Sweety zostaje 1 z 4 serc. Etorn odnosi 2 Rany, a serce ma jedno: mdleje, a Rana, która została, przepada.

lesson-wounds-alley-title = Aleja Pułapek
lesson-wounds-alley =
    { $medium ->
        [page] Na b1 i na c1 jest po jednej **Pułapce**.
       *[notebook] Znak `^` na rysunku to **Pułapka**.
    } Zadaje 1 Ranę, ilekroć Bohater na nią trafi: czy sam wejdzie, czy ktoś go
    pchnie, czy spadnie, czy znajdzie się tam w jakikolwiek inny sposób. Samo stanie na niej nic nie kosztuje, a Wrogom
    Pułapki wcale nie przeszkadzają.

    Są tu dwie Pułapki, a nad nimi w powietrzu moneta i klejnot. Rzeczy nie spadają, spadają tylko figurki. Możesz więc
    zebrać po drodze i monetę, i klejnot. Spróbuj, a potem zastosuj Grawitację i zobacz, ile to kosztuje. Wróć tam,
    gdzie była moneta: nowej nie ma. Monety i klejnoty wykłada się raz, przy odkryciu ich Poziomu.

lesson-wounds-fall-title = Przez Pułapkę
lesson-wounds-fall =
    Pułapka kąsa też tych, którzy tylko przez nią *przelatują*. To jedyne, co może cię spotkać w locie: Wrogowie nie
    biją Bohatera, który śmiga obok, a klejnot po drodze zostaje na swoim miejscu.

    Sweety (1) wisi na b4 i ma wszystkie 4 serca. Pod nią są Pułapka, klejnot obok Gluta i ziemia. Etorn (2) ma 5
    serc i wisi na d2, nad drugą Pułapką. Teraz działa Grawitacja.

    Gdzie wyląduje Sweety i ile serc będzie miało każde z nich?
lesson-wounds-fall-done = Sweety spada o 3 Pola, na b1. Pułapka na b3 kosztuje ją 1 serce, Glut jej nie dosięga, a klejnot dalej wisi na b2. Etorn ląduje na Pułapce i kosztuje go to tyle samo: 1 serce, tylko raz.

lesson-wounds-over-title = Patrz pod nogi
lesson-wounds-over =
    Sweety ma jedno jedyne serce, a na c2 czeka klejnot. Po drodze leży Pułapka. Masz trzy ruchy i umiesz chodzić po
    powietrzu.

    Przygotowana odpowiedź idzie na wprost.
    { $medium ->
        [page] Wypróbuj ją i
       *[notebook] Uruchom ją i
    } zobacz, dlaczego drugi krok jest niedozwolony.
lesson-wounds-over-hint = Nic nie spada, póki nie zadziała Grawitacja. Bądź do tego czasu za Pułapką.
lesson-wounds-over-done = W górę, w bok i w dół za Pułapką. Pułapka kąsa tylko tych, którzy trafią na jej Pole.
lesson-wounds-over-step = To było ostatnie serce. Sweety mdleje, a klejnot dalej leży na c2.
lesson-wounds-over-gone = Po pierwszym kroku Sweety jest poza Mapą, a kto jest poza Mapą, może się tylko odrodzić.
lesson-wounds-over-short = O jedno Pole za wcześnie: prosto w Pułapkę. Powiś jeszcze o krok dłużej.
lesson-wounds-over-hanging = Wisisz nad klejnotem. Zejdź do niego.

lesson-wounds-faint-title = W dół, na zewnątrz i z powrotem
lesson-wounds-faint =
    Sweety wchodzi na Pułapkę z ostatnim sercem. Zobacz, co **traci**: swoje miejsce na Mapie i wszystkie żetony Bossa,
    a kość Specjalną resetuje. I co **zachowuje**: swoje 3 monety, 2 klejnoty, przedmioty i mikstury. Odzyskuje nawet
    wszystkie serca.

    Potem zaczyna się jej następna tura. Ma wszystkie kroki prócz jednego: póki Sweety jest poza Mapą, nie znika żaden
    Poziom. W kroku akcji musi się **odrodzić**: jedna dowolna kość z puli wprowadza ją na wolne Pole najniższego Rzędu.
    Tutaj ten Rząd jest pełny, więc w grę wchodzą najbliższe wolne Pola: a2, c2 albo Pułapka na b2 (lepiej nie). Sweety
    wybiera c2. Odrodzenie to nie Ruch, więc żaden Wróg na nie nie reaguje.

lesson-wounds-back-title = Z powrotem do wieży
lesson-wounds-back =
    Twoja kolej. Sweety jest poza Mapą, a chce zdobyć klejnot z a2 *i* monetę. Ma ruch, monetę i przesunięcie, a na
    kości Specjalnej gwiazdę.

    Za Odrodzenie płacisz dowolną kością z puli, więc wybierz { $medium ->
        [page] tę najmniej potrzebną: najpierw kość, potem Pole.
       *[notebook] tę najmniej potrzebną: `spawn a1 with …`. (Na planszy: wybierz kość, potem Pole).
    } Możesz odrodzić się tuż obok Gluta. Uważaj jednak, co będzie, gdy z tego
    Pola *odejdziesz*: Gluty to złodzieje.
lesson-wounds-back-hint = Która z trzech kości nie da ani kroku, ani monety? I kiedy Glut nie ma ci czego ukraść?
lesson-wounds-back-done = Za Odrodzenie zapłaciło przesunięcie. Przy wejściu żaden Wróg nie zareagował. Przy odejściu Glut uderzył, ale sakiewka była jeszcze pusta, bo moneta przyszła później.
lesson-wounds-back-row = W grę wchodzi tylko najniższy Rząd, póki jest w nim miejsce. Klejnot leży o Rząd wyżej.
lesson-wounds-back-coin-first = Poza Mapą możesz zrobić tylko jedno: odrodzić się. Najpierw wejdź, potem się bogać.
lesson-wounds-back-special = Kość Specjalna nie należy do puli i nie można nią zapłacić za Odrodzenie.
lesson-wounds-back-dear = Sweety jest w środku i ma klejnot, ale za wejście poszła moneta. Przesunięcie byłoby tańsze.
lesson-wounds-back-thief = Tak blisko! Sweety odeszła od Gluta z monetą w sakiewce. Niech uderzy, póki nie ma czego zabrać.

lesson-wounds-lift-title = Bolesna winda
lesson-wounds-lift =
    Sweety stoi wysoko na a3 i ma 1 serce. Klejnot na d1 leży w szybie, za Ścianą. Żeby dojść górą nad szyb, trzeba
    trzech ruchów, a w rzucie wypadł jeden. Sweety chce też odzyskać wszystkie 4 serca.

    Jeśli zemdlejesz we własnej turze, tura trwa dalej: nieużyte kości, karty i wszystko, co działało, pozostają bez
    zmian. Za jedną z tych kości możesz od razu się odrodzić. Widzisz już, co z tego wynika?

    Przygotowana odpowiedź robi dobry pierwszy krok, a potem zapomina, gdzie jest Sweety.
lesson-wounds-lift-hint = Pułapka na b3 zabierze ostatnie serce. Co odzyskuje Bohater, który mdleje, i gdzie może się odrodzić?
lesson-wounds-lift-done = Omdlenie, komplet serc i klejnot na d1: wszystko w jednej turze. Ceną był symbol na kości Specjalnej, ale monety zostały.
lesson-wounds-lift-blank = Po omdleniu kość Specjalna jest pusta, a za Odrodzenie i tak nie można nią zapłacić. Użyj miecza.
lesson-wounds-lift-off = Sweety nie ma na Mapie, więc nie może chodzić. Ale może się odrodzić.
lesson-wounds-lift-far = Wszystkie serca są, ale to zła strona Ściany. W najniższym Rzędzie wybierasz *dowolne* wolne Pole.
lesson-wounds-lift-later = To dozwolone: na początku akcji Sweety była na Mapie, więc nie musi wracać jeszcze w tej samej turze. Ale mieczem można było zapłacić za Odrodzenie.

lesson-wounds-where-title = Gdzie mogę wejść?
lesson-wounds-where =
    Dla ciekawych: w ćwiczeniu „Bolesna winda” Sweety właśnie zemdlała. Komórka wypisuje, co może teraz zrobić. Każda
    linijka to Odrodzenie, oprócz tej, która kończy akcje. Na ilu Polach może się pojawić?

lesson-wounds-poison-title = Zatrucie na szczycie
lesson-wounds-poison =
    Rzut oka naprzód. Na najwyższym Poziomie mieszka Boss, tutaj Meduza (M). Rozdaje paskudne żetony, takie
    jak **Trucizna**: na koniec każdej twojej tury zadaje ci 1 Ranę. Niczym więcej, co robi Meduza, na razie się nie
    przejmuj.

    Po Grawitacji tura kończy się w takiej kolejności: najpierw działają żetony; potem następuje Tura Bossa, ale *tylko*
    wtedy, gdy twój Bohater wciąż jest tam na górze.

    Sweety (1) jest zatruta i ma 1 serce. Etorn (2) ma wszystkie 5. Sweety kończy turę. Gdzie będzie i ile serc będzie
    miało każde z nich?
lesson-wounds-poison-done = Trucizna działa pierwsza: Sweety mdleje, znika z Mapy i znów ma wszystkie 4 serca. Żetonu też już nie ma. A że Sweety nie ma na górze, Tura Bossa nie następuje i Etorn zachowuje swoje 5 serc.

lesson-wounds-upstairs-title = Znów na szczycie
lesson-wounds-upstairs =
    Czy po omdleniu trzeba się jeszcze raz wspinać przez całą wieżę? Nie: kto zemdleje **na Poziomie Bossa**, wraca
    właśnie tam, na Pole Sklepu (`$`). Kosztuje to jedną kość z puli, jak każde Odrodzenie.

    W następnej turze Sweety odradza się na c6, świeża jak poranek, a Meduza jest niedaleko.

lesson-wounds-done-title = Co już wiesz
lesson-wounds-done =
    - Każda Rana zabiera jedno serce. Wszystkie ataki z jednego rzutu kością Wrogów liczą się razem.
    - Pułapka zadaje 1 Ranę, gdy na nią trafisz i gdy przez nią spadasz.
    - Bez serc mdlejesz: znikasz z Mapy, resetujesz kość Specjalną, tracisz żetony Bossa i odzyskujesz wszystkie serca.
    Co twoje, to twoje.
    - Poza Mapą możesz się tylko odrodzić: jedna kość z puli, wolne Pole najniższego Rzędu.
    - Omdlenie we własnej turze jej nie kończy.

    A teraz spójrz w górę. Wieża rośnie u szczytu i kurczy się u dołu. Czas na **11: Poziomy: w górę albo za burtę**.
