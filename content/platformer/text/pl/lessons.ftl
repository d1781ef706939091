### The lessons. A step has a title and a text (Markdown); an exercise also has a nudge (hint), what is
### said when it is solved (done), and a sentence for each wrong answer that has a name.

## What every lesson says

lesson-pool = Kości: { $dice }
lesson-special = Kość Specjalna: { $symbol }
lesson-hearts = Serca: { $n }
lesson-coins = Monety: { $n }
lesson-gems = Klejnoty: { $n }
lesson-shop = W Sklepie:
lesson-cards = Twoje karty:
lesson-turn = Tura: { $hero }
lesson-rolled = Rzut: { $dice }
lesson-tokens = Żetony: { $token }
lesson-cards-of = Karty: { $cards }
lesson-event = Wydarzenie: { $event } ({ $left })
lesson-middle = Na środku, dla tego, kto spełni warunek:
lesson-hold-or-drop = Drabina: trzymać się czy puścić?
lesson-set-now = Akcje zakończone. Teraz można ustawić kość Specjalną.
lesson-look-here = Spójrz na te Pola:
lesson-look-nowhere = Tu chodzi tylko o kości. Mapą się nie przejmuj.

## Goals

goal-at = { $figure } jest na { $space-loc }
goal-stands = { $figure } nie spadnie, gdy zadziała Grawitacja
goal-holds-coins = { $hero } ma { $least ->
    [one] co najmniej 1 monetę
    [few] co najmniej { $least } monety
    [many] co najmniej { $least } monet
   *[other] co najmniej { $least } monety
  } (teraz { $now })
goal-holds-gems = { $hero } ma { $least ->
    [one] co najmniej 1 klejnot
    [few] co najmniej { $least } klejnoty
    [many] co najmniej { $least } klejnotów
   *[other] co najmniej { $least } klejnotu
  } (teraz { $now })
goal-holds-hearts = { $hero } ma { $least ->
    [one] co najmniej 1 serce
    [few] co najmniej { $least } serca
    [many] co najmniej { $least } serc
   *[other] co najmniej { $least } serca
  } (teraz { $now })
goal-special = Kość Specjalna pokazuje { $symbol-acc }
goal-keeps = Te kości zostają: { $dice }

## 01 Dice pool and forging

lesson-dice-pool-title = Kości i co z nimi robić
lesson-dice-pool-about = Pięć kości, pięć symboli i dwa sposoby na symbol, który ci nie wypadł.

lesson-dice-pool-welcome-title = Wszystko po kolei
lesson-dice-pool-welcome =
    Pierwsza tura już za tobą. Od tej chwili poznajesz grę po kawałku, a zaczynamy od kości: jest ich pięć i rzucasz
    nimi w każdej swojej turze. **Każda użyta kość to jeden efekt.** To silnik całej gry, a po tej lekcji już go
    uruchomisz.

    Niczego tu nie zepsujesz: jeśli spróbujesz czegoś niedozwolonego, plansza powie ci, która zasada tego zabrania.

    Wrogami, Sklepami i Bossem na razie się nie przejmuj. Przyjdą później, jedno po drugim.

lesson-dice-pool-five-dice-title = Twoje pięć kości
lesson-dice-pool-five-dice =
    { $medium ->
        [page]
            To, co wypadło w rzucie, to twoja **pula**. Oto, co robią symbole:

            | symbol | co robi jedna kość |
            |---|---|
            | ruch | przenosi twojego Bohatera o 1 Pole |
            | miecz | zadaje w ataku 1 Ranę |
            | moneta | daje 1 monetę |
            | przesunięcie | przesuwa Wroga o 1 Pole |
            | gwiazda | u każdego Bohatera coś innego |
       *[notebook]
            To, co wypadło w rzucie, to twoja **pula**. Oto, co robią symbole (w drugiej kolumnie słowo, którym zapisuje się je
            na planszach):

            | symbol | słowo | co robi jedna kość |
            |---|---|---|
            | ruch | `move` | przenosi twojego Bohatera o 1 Pole |
            | miecz | `sword` | zadaje w ataku 1 Ranę |
            | moneta | `coin` | daje 1 monetę |
            | przesunięcie | `shove` | przesuwa Wroga o 1 Pole |
            | gwiazda | `star` | u każdego Bohatera coś innego |

            Kierunki zapisuje się tak: `right` w prawo, `left` w lewo, `up` w górę, `down` w dół.
    }

    Sweety wyrzuciła dwa ruchy, miecz, monetę i gwiazdę. Zobacz, jak używa dwóch z nich, i patrz na kości:
    użytej kości już nie ma.

lesson-dice-pool-spend-title = Teraz ty
lesson-dice-pool-spend =
    Ten sam rzut jest twój. Używaj dowolnych kości, w dowolnej kolejności, ilu tylko chcesz. Nikt ci nie każe używać
    wszystkich, ale to, co zostawisz, przepada na koniec twojej tury.

    A potem pokaż tupet: poproś o drugą monetę. Co na to plansza?

lesson-dice-pool-coin-and-step-title = Jedna moneta, jeden krok
lesson-dice-pool-coin-and-step =
    Zdobądź monetę *i* stań na b1, na następnym Polu po prawej.

    Zagraj to na planszy albo
    { $medium ->
        [page] napisz pod „Odpowiedź w linijce”. Połowa odpowiedzi już tam jest: wypróbuj ją, przeczytaj, czego jeszcze
            brakuje, i dopisz resztę.
       *[notebook] napisz w komórce poniżej. Połowa odpowiedzi już tam jest: uruchom komórkę, przeczytaj, czego
            jeszcze brakuje, i dokończ linijkę.
    }
lesson-dice-pool-coin-and-step-hint = Potrzebujesz dwóch kości. Jedna cię wzbogaci, druga ruszy z miejsca.
lesson-dice-pool-coin-and-step-done = Dwa symbole, dwa efekty. Najpierw moneta czy najpierw krok, wszystko jedno: kolejność zależy od ciebie.
lesson-dice-pool-coin-and-step-twice = W rzucie była jedna moneta, a tej kości już użyto. Użyta kość nie wraca do puli do końca tury.
lesson-dice-pool-coin-and-step-no-coin = Sweety zrobiła krok, ale sakiewkę ma pustą. Jest na to kość.

lesson-dice-pool-ask-title = Najpierw zapytaj
lesson-dice-pool-ask =
    Znasz trochę Pythona? `do` wykonuje akcję. `judge` tylko pyta, czy wolno, i niczego nie zmienia. Sweety stoi na
    a1, a do c1 są dwa kroki: za daleko na jeden ruch. Zmień tekst i zapytaj o coś innego.

lesson-dice-pool-star-title = Gwiazda jest tylko twoja
lesson-dice-pool-star =
    Gwiazda nie dla każdego znaczy to samo. Co znaczy dla ciebie, mówi twoja karta Bohatera. Etorn, łowca skarbów,
    widzi w gwieździe **monetę**; dla wojowniczki Sweety to **miecz**, a dla Angela, wspinacza, **ruch**.

    Tutaj Etorn nie ma ani jednego symbolu monety.

lesson-dice-pool-two-steps-title = Angelo robi dwa kroki
lesson-dice-pool-two-steps =
    Angelo chce przejść z a1 na c1, o dwa Pola. Wypadł mu tylko jeden ruch. Ale to przecież Angelo.
lesson-dice-pool-two-steps-hint = Która kość Angela to ruch w przebraniu?
lesson-dice-pool-two-steps-done = Dla Angela gwiazda to ruch, miał więc dwa ruchy. Jeśli nie wskażesz kości (samo `move right`), plansza weźmie najpierw zwykły ruch, a potem gwiazdę.
lesson-dice-pool-two-steps-coin = Tak mógłby Etorn. Dla Angela gwiazda to ruch i nic innego.
lesson-dice-pool-two-steps-one-short = Jeden krok za tobą, jeden przed tobą. Żadna kość nie pokazuje już ruchu, ale jedna może nim być.

lesson-dice-pool-forge-title = Zespolenie: dwa za jeden
lesson-dice-pool-forge =
    A jeśli symbolu, którego potrzebujesz, po prostu nie ma? Wtedy go **zespól**. Dwie kości z *tą samą* ścianką dają
    jeden symbol, jaki tylko chcesz.

    Dwie kości za jeden efekt to drogo. Ale gdy masz parę, zawsze możesz to zrobić. Tutaj Sweety zespala dwa
    przesunięcia w ruch, a dwie gwiazdy w monetę. Nowego symbolu używa się od razu; nie da się go odłożyć do puli na
    potem.

lesson-dice-pool-first-forge-title = Twoje pierwsze Zespolenie
lesson-dice-pool-first-forge =
    Sweety musi dojść na b1, a w jej puli nie ma ani jednego ruchu. Które kości może zespolić?

    Na planszy wybierasz dwie kości, potem symbol, którym mają się stać, a potem Pole.
    { $medium ->
        [page] W przygotowanej linijce po słowie
       *[notebook] W komórce po słowie
    } `with`
    podajesz, czym płacisz: `move right with forge …`.
    { $medium ->
        [page] Odpowiedź, która tam jest, używa
       *[notebook] Linijka, która tam jest, używa
    } niewłaściwych kości.
lesson-dice-pool-first-forge-hint = Poszukaj wśród kości bliźniaków.
lesson-dice-pool-first-forge-done = Dwie monety stały się jednym ruchem. Dwie kości mniej, jeden krok dalej.
lesson-dice-pool-first-forge-pair = Zespolenie wymaga dwóch takich samych kości, a miecz jest tylko jeden.
lesson-dice-pool-first-forge-plain = Nie ma ruchu, którego można by użyć. Musisz zrobić go z pary.
lesson-dice-pool-first-forge-spent = Jednego z bliźniaków już nie ma. Pojedynczej monety nie da się zespolić.

lesson-dice-pool-choices-title = Co mogę zrobić?
lesson-dice-pool-choices =
    Oto wszystko, co wolno na planszy z ostatniego ćwiczenia. Znajdziesz Zespolenia?

lesson-dice-pool-two-coins-title = Dwie monety i krok
lesson-dice-pool-two-coins =
    Tym razem bez pomocy. Sweety chce **dwóch** monet i chce skończyć na b1. Pomyśl, zanim wydasz: liczy się każda kość.
lesson-dice-pool-two-coins-hint = Jedna moneta jest i jeden ruch jest. Drugą monetę trzeba zrobić z kości, które nie przydadzą ci się do niczego innego.
lesson-dice-pool-two-coins-done = Cztery kości, każda tam, gdzie jest najwięcej warta. Został miecz i nikomu go nie żal.
lesson-dice-pool-two-coins-last-move = Ruch jest tylko jeden. Zespolenie wymaga pary, a masz tylko jedną: przesunięcia.
lesson-dice-pool-two-coins-too-far = Przesunięcia zamieniły się w ruch i teraz nie ma z czego zrobić drugiej monety. Zrób z nich coś innego.

lesson-dice-pool-special-title = Kość Specjalna: symbol na jutro
lesson-dice-pool-special =
    Masz szóstą kość, którą nigdy nie rzucasz. Jest **pusta** albo przechowuje jeden symbol z tury na turę.

    Ustawiasz ją na koniec swojej tury, po akcjach: wybierasz „Zakończ akcje” (`end`), a potem obracasz ją na symbol
    kości, której *nie* użyto. W którejś z następnych tur używasz tego symbolu jak każdego innego i kość znów jest
    pusta.

    Sweety zachowuje ruch. W następnej turze nie wypada jej ani jeden i bardzo się ten zapas przydaje.

lesson-dice-pool-keep-a-sword-title = Miecz na jutro
lesson-dice-pool-keep-a-sword =
    W następnej turze Sweety spotka Wroga i chce mieć miecz na kości Specjalnej. Teraz miecza nie ma, ale wiesz już,
    co zrobić z parą. Zespolenie działa też przy ustawianiu { $medium ->
        [page] kości Specjalnej: zakończ akcje, wybierz dwie kości, potem symbol.
       *[notebook] kości Specjalnej: `set sword with forge …`. (Na planszy: zakończ akcje, wybierz dwie kości, potem symbol).
    }
lesson-dice-pool-keep-a-sword-hint = Najpierw zakończ akcje. Potem para może stać się wszystkim.
lesson-dice-pool-keep-a-sword-done = Z dwóch ruchów powstał jeden miecz. Poczeka, aż się przyda.
lesson-dice-pool-keep-a-sword-too-early = Dobry pomysł, ale za wcześnie. Kość Specjalna ma swoją chwilę, po akcjach. Najpierw wybierz „Zakończ akcje” (`end`).
lesson-dice-pool-keep-a-sword-no-sword = Żadna nieużyta kość nie pokazuje miecza. Zrób go z pary.
lesson-dice-pool-keep-a-sword-coin = Tak wolno, ale teraz kość przechowuje monetę. Sweety prosiła o miecz.

lesson-dice-pool-three-steps-title = Wszystko naraz
lesson-dice-pool-three-steps =
    Trzy kroki, z a1 na d1. Jeden ruch w puli, jeden na kości Specjalnej i dwie monety. Dasz sobie radę bez pomocy.

    Jedna przestroga: w trakcie akcji kość Specjalna nie pomaga w Zespoleniu. Jej symbol może być połową pary tylko
    wtedy, gdy ją ustawiasz.
lesson-dice-pool-three-steps-hint = Trzy ruchy biorą się z trzech różnych miejsc.
lesson-dice-pool-three-steps-done = Kość, kość Specjalna i Zespolenie: oto wszystkie trzy sposoby na symbol. Kość Specjalna znów jest pusta.
lesson-dice-pool-three-steps-half = Kość Specjalna nie może być teraz połową Zespolenia. Użyj jej ruchu jako ruchu, a zespól coś innego.
lesson-dice-pool-three-steps-one-more = Jeszcze jedno Pole. Wciąż masz parę.

lesson-dice-pool-done-title = Co już wiesz
lesson-dice-pool-done =
    - Użyta kość to jeden efekt, a potem jej nie ma.
    - Gwiazda znaczy to, co mówi twoja karta Bohatera.
    - Dwie takie same kości dają jeden dowolny symbol.
    - Kość Specjalna przechowuje jeden symbol na później.

    To wystarczy, żeby zaplanować turę. A dokąd może zaprowadzić cię ruch? Czas na **02: Ruch**.

## 02 Moving

lesson-moving-title = Ruch
lesson-moving-about = Sąsiedzi, Ściany, Platformy, Drabiny i dlaczego rogi się nie liczą.

lesson-moving-map-title = Wieża, Pole po Polu
lesson-moving-map =
    Wieża składa się z kwadratowych **Pól**. Każde ma nazwę: literę kolumny i numer Rzędu, licząc od ziemi. Na następnej
    planszy Sweety stoi na a1.

    { $medium ->
        [page] { "" }
       *[notebook] Czasem Mapa jest narysowana zwykłymi znakami. Wkrótce zaczniesz je czytać jak obrazek:

            | znak | co to jest |
            |---|---|
            | 1 | Bohater gracza 1 |
            | \| | Ściana |
            | ==== | Platforma widziana z boku |
            | H | Drabina |
            | =HH= | Platforma, przez którą prowadzi Drabina |
            | c, g | moneta, klejnot |
    }

    Wiszą tu w powietrzu Platformy. Spadaniem się jeszcze nie przejmuj; to następna lekcja.

lesson-moving-four-ways-title = Góra, dół, lewo, prawo
lesson-moving-four-ways =
    Jeden **ruch** przenosi cię na sąsiednie Pole: nad tobą, pod tobą, po lewej albo po prawej. Wszystkie cztery
    kierunki są równie dobre, a każdy krok kosztuje jeden ruch. Patrz.

lesson-moving-bump-title = Poobijaj się trochę
lesson-moving-bump =
    Nie na każde Pole dookoła ciebie da się wejść. Tym razem Sweety stoi w kącie: po prawej ma Ścianę, a nad głową
    Platformę.

    Twoje zadanie: dać się zatrzymać. Wejdź w Ścianę. Stuknij głową w Platformę. Spróbuj prześlizgnąć się rogiem na a2.
    Wykop dziurę. Za każdym razem przeczytaj, która zasada cię zatrzymuje, a potem sprawdź, dokąd Sweety *może* pójść.

lesson-moving-round-the-wall-title = Wokół Ściany
lesson-moving-round-the-wall =
    Sweety chce dostać się na c1, tuż za Ścianą. Na wprost się nie da: spróbuj i zobacz. Potem znajdź drogę
    naokoło. Masz trzy ruchy, a nad Ścianą nic nie wisi.
lesson-moving-round-the-wall-hint = Czego nie da się przejść, to można przeskoczyć.
lesson-moving-round-the-wall-done = W górę, w bok, w dół. Ściana rozdziela tylko dwa Pola po swoich bokach; Rząd wyżej droga jest wolna.
lesson-moving-round-the-wall-wall = To jest Ściana. Zatrzymuje wszystkich, Bohaterów i Wrogów.
lesson-moving-round-the-wall-above = Jesteś już po właściwej stronie Ściany, tylko o jedno Pole za wysoko.
lesson-moving-round-the-wall-corner = Pola b1 i c2 stykają się tylko rogiem. Zrób dwa proste kroki.

lesson-moving-reasons-title = Co wie serce gry
lesson-moving-reasons =
    Dla ciekawych: za tymi zdaniami stoi mała maszyna. Zapytana przez `judge`, odpowiada zasadą, faktami, na których
    się opiera, i tym, co byłoby dozwolone zamiast tego. Wszystko, co mówią plansze, powstaje właśnie z tego.

lesson-moving-corner-title = Klejnot za rogiem
lesson-moving-corner =
    Klejnot na c2 jest tak blisko. Ale leży po skosie, a Pola, które stykają się tylko rogiem, nie są sąsiadami. Masz
    dwa ruchy. Są dwie drogi; tylko jedna jest dobra.

    (Żeby wziąć klejnot albo monetę, wystarczy na nie wejść).
lesson-moving-corner-hint = Z góry Platforma to podłoga, a z dołu sufit.
lesson-moving-corner-done = Najpierw w górę, potem w prawo: tak wchodzisz z boku i Platforma ci nie przeszkadza.
lesson-moving-corner-corner = Żadnych skrótów przez rogi. Dwa ruchy, jeden po drugim.
lesson-moving-corner-below = Teraz stoisz pod Platformą: stąd to sufit. Wejdź z boku.
lesson-moving-corner-half = Dobry początek. Jeszcze krok i klejnot jest twój.

lesson-moving-ladder-title = Drabiny
lesson-moving-ladder =
    Platforma ma jedno słabe miejsce: **Drabinę**, która przez nią prowadzi. Tam, gdzie biegnie Drabina, Pole pod
    Platformą i Pole nad nią znów są sąsiadami.
    { $medium ->
        [page] { "" }
       *[notebook] Na rysunku to `=HH=`.
    }

lesson-moving-upstairs-title = Na piętro
lesson-moving-upstairs =
    Klejnot na c2, po drodze podłoga i jedna Drabina. Dwa pierwsze kroki są już napisane; dokończ drogę.
lesson-moving-upstairs-hint = Znajdź Drabinę. To twoje schody.
lesson-moving-upstairs-done = Przez podłogę po Drabinie i do klejnotu z boku.
lesson-moving-upstairs-through = Nad b1 jest Platforma bez Drabiny. Jedyne przejście jest nad d1.
lesson-moving-upstairs-nearly = Jesteś na piętrze. Gdzie to był ten klejnot?

lesson-moving-choices-title = Dokąd mogę stąd pójść?
lesson-moving-choices =
    `do` wykonuje akcje, `legal` wylicza, co potem wolno. Sweety stoi na d1, na brzegu Mapy: policz kierunki.

lesson-moving-gem-title = Jeszcze jeden klejnot, bez pomocy
lesson-moving-gem =
    Ściana, Platformy, Drabina i tylko trzy ruchy w puli. Klejnot na c2 jest cztery kroki stąd. Pamiętasz lekcję o
    kościach?
lesson-moving-gem-hint = Zaplanuj drogę od końca: z której strony w ogóle da się wejść na c2? Potem policz ruchy i zrób ten, którego brakuje.
lesson-moving-gem-done = Właściwa droga i właściwe kości. Czwarty ruch powstał z Zespolenia i klejnot jest twój.
lesson-moving-gem-west = Tak blisko! Ale między b2 a c2 stoi Ściana, a c2 przykrywa Platforma. Do klejnotu dojdziesz tylko z prawej.
lesson-moving-gem-spent = Droga jest dobra, ale to był czwarty ruch, a w rzucie wypadły trzy. W twojej puli jest para.
lesson-moving-gem-nearly = Jeszcze krok w lewo. Nie masz już ruchów? Masz parę.

lesson-moving-done-title = Co już wiesz
lesson-moving-done =
    - Ruch przenosi o jedno Pole w górę, w dół, w lewo albo w prawo. Rogi się nie liczą.
    - Na boki zatrzymują cię Ściany, w górę i w dół Platformy.
    - Przez Platformę prowadzi Drabina.
    - Za brzeg Mapy nie wyjdziesz.

    Może rzuciło ci się w oczy, że Bohaterowie potrafią tak po prostu wejść w powietrze. Co ich tam trzyma?
    Czas na **03: Skoki, Grawitacja, Pchnięcia**.

## 03 Jumping, Gravity, pushing

lesson-jumping-title = Skoki, Grawitacja, Pchnięcia
lesson-jumping-about = Chodź po powietrzu, spadaj, kiedy chcesz, i rób sobie miejsce.

lesson-jumping-air-title = Spacer w powietrzu
lesson-jumping-air =
    Oto najdziwniejsza i najmilsza zasada tej wieży: **nic nie spada, póki nie zadziała Grawitacja.** Możesz wejść
    w samo powietrze, pospacerować po nim i zejść gdzie indziej. Póki Grawitacja śpi, wisisz jak kojot
    z kreskówki, który jeszcze nie spojrzał w dół.

    Grawitacja działa na koniec każdej tury (krok 7 z 8). W swojej turze możesz ją też zastosować, kiedy chcesz i ile razy chcesz,
    i nic to nie kosztuje.

lesson-jumping-jump-title = Skok
lesson-jumping-jump =
    Sweety robi dwa kroki prosto w górę, bez żadnej Drabiny. Wisi tam. A potem stosuje Grawitację.

lesson-jumping-play-title = Pobaw się w kojota
lesson-jumping-play =
    Pięć ruchów i tyle Grawitacji, ile chcesz. Zrób kółko w powietrzu. Wyląduj na Platformie pod c2. Zobacz, co cię
    trzyma, a co nie.

lesson-jumping-ledge-title = Na półkę
lesson-jumping-ledge =
    Zaprowadź Sweety na Platformę na c2, tak żeby tam *została*. Masz dwa ruchy. Odpowiedź w
    { $medium ->
        [page] linijce
       *[notebook] komórce
    } jest dobra, tylko
    jedno słowo stoi w złym miejscu.
lesson-jumping-ledge-hint = Powiś w powietrzu o krok dłużej. I pamiętaj, że Platforma z dołu to sufit.
lesson-jumping-ledge-done = Przez samo powietrze na twardy grunt. Na Platformie Grawitacja nic ci nie zrobi.
lesson-jumping-ledge-below = Od spodu Platforma to sufit. Wejdź wyżej, zanim ruszysz w bok.
lesson-jumping-ledge-too-early = Za wcześnie na lądowanie: Grawitacja ściągnęła cię, gdy pod tobą było jeszcze b1. Najpierw w bok, potem na dół.

lesson-jumping-landing-title = Spaść po klejnot
lesson-jumping-landing =
    Klejnot leży na b1, a Sweety stoi wysoko, na a3, z jednym jedynym ruchem. Spadanie jest za darmo…
lesson-jumping-landing-hint = Żeby zejść na dół, nie potrzebujesz ruchów. Potrzebujesz powietrza pod stopami.
lesson-jumping-landing-done = Jeden krok za krawędź, a resztę zrobiła Grawitacja. Gdzie lądujesz, tam podnosisz to, co leży.
lesson-jumping-landing-hanging = Sweety wisi nad klejnotem. Nic nie spada samo!
lesson-jumping-landing-walk = Drugiego ruchu nie masz i żadnego nie potrzebujesz. Tu nie trzeba schodzić.
lesson-jumping-landing-order = Najpierw Grawitacja, gdy Sweety stała jeszcze na Platformie: nic się nie stało. Potem krok. Zamień kolejność!

lesson-jumping-ladder-title = Drabiny trzymają, jeśli chcesz
lesson-jumping-ladder =
    Bohater na Drabinie nie spada, chyba że jego gracz tego chce. Dlatego Grawitacja pyta cię: „Trzymaj się Drabiny”
    (`hold`) czy „Puść Drabinę i spadnij” (`drop`)? Sweety najpierw się trzyma, a potem puszcza.

    Jeśli puścisz, spadasz na sam dół. Drabiny nie da się złapać w locie, choćby śmigała tuż obok.

lesson-jumping-hold-on-title = Ty spadasz, ja zostaję
lesson-jumping-hold-on =
    Grawitacja działa na wszystkich naraz. Etorn (2) wisi w powietrzu po prawej, Sweety (1) jest na Drabinie. Sprowadź
    Etorna na d1, a Sweety niech zostanie tam, gdzie jest.
lesson-jumping-hold-on-hint = Grawitacja pyta o Sweety, zanim pójdzie dalej. Co odpowiesz?
lesson-jumping-hold-on-done = Grawitacja zabrała wszystkich, którzy nie mieli się czego trzymać. Sweety miała.
lesson-jumping-hold-on-let-go = Teraz oboje są na dole. Sweety mogła zostać.
lesson-jumping-hold-on-decide = Grawitacja czeka na twoją decyzję: czy Sweety się trzyma, czy puszcza? Póki nie powiesz, nikt nie spadnie, nawet Etorn.
lesson-jumping-hold-on-first = Na razie nic nie ciągnie cię w dół. Najpierw zastosuj Grawitację.

lesson-jumping-shoulders-title = Na czyichś ramionach
lesson-jumping-shoulders =
    Co zatrzymuje spadanie? Platforma albo *inna figurka*. Sweety ląduje na głowie Etorna i tam zostaje. On nie ma nic
    przeciwko temu. Ale jeśli odejdzie, Sweety znów jest w powietrzu i przy następnej Grawitacji leci w dół.

lesson-jumping-tower-title = Wieża z Bohaterów
lesson-jumping-tower =
    Sweety wisi w powietrzu, Etorn stoi jej na ramionach, a Avvy stoi na Platformie. Za chwilę zadziała
    Grawitacja. **Gdzie znajdzie się każde z tej trójki?** Najpierw to zaznacz, a potem zobacz, co się stanie.
lesson-jumping-tower-done = Kto nie ma nic pod nogami, spada, aż coś go zatrzyma: Sweety ląduje na ziemi, a Etorn na Sweety. Avvy stoi na Platformie, więc Grawitacja zostawia go w spokoju.

lesson-jumping-push-title = Zrób miejsce
lesson-jumping-push =
    Na Polu jest miejsce dla jednej figurki. Jeśli wchodzisz na Pole, na którym ktoś stoi, **pchasz**: przestawiasz tę
    figurkę na wolne Pole obok niej. Na które, wybierasz *ty*. Pchnięcie jest częścią twojego Ruchu i nic więcej nie
    kosztuje.

lesson-jumping-swap-title = Wąskie przejście
lesson-jumping-swap =
    Etorn (2) stoi Sweety na drodze, a za nim jest Ściana. Niech zamienią się miejscami. Przygotowana odpowiedź pcha w złą
    stronę; zobacz, co na to zasada.
lesson-jumping-swap-hint = Gdy Sweety wchodzi na b1, jedno Pole obok Etorna się zwalnia.
lesson-jumping-swap-done = Etorn ląduje dokładnie na Polu, z którego przyszła Sweety. To Pole jest wolne, bo Sweety właśnie z niego zeszła.
lesson-jumping-swap-where = Ktoś tam stoi, więc wskaż, dokąd ma trafić (w zapisie: `push` i kierunek).
lesson-jumping-swap-wall = Ściana zatrzymuje pchniętą figurkę tak samo jak ciebie.
lesson-jumping-swap-up = Wolno! Etorn wisi teraz nad głową Sweety. Ale mieli zamienić się miejscami.

lesson-jumping-over-the-edge-title = Poza krawędź
lesson-jumping-over-the-edge =
    A teraz złóż to w całość, bez pomocy. Etorn (2) stoi na c2, na krawędzi Platformy. Sweety chce stanąć na jego
    miejscu, a jego samego posłać na ziemię, na d1. Ma tylko jeden ruch.

    Jeśli chcesz, najpierw wypróbuj pierwszy plan, jaki przyjdzie ci do głowy, i zobacz, jak ciekawie się nie udaje.
lesson-jumping-over-the-edge-hint = Pchnięta figurka może wylecieć poza Platformę. Co ją potem sprowadzi na dół?
lesson-jumping-over-the-edge-done = Jedno Pchnięcie poza krawędź, a resztę zrobiła Grawitacja. Na spadanie nie poszła ani jedna kość.
lesson-jumping-over-the-edge-head = Etorn wisi teraz nad głową Sweety i Grawitacja go nie ściągnie: kto stoi pod nim, ten go trzyma.
lesson-jumping-over-the-edge-floor = Pod Etornem jest Platforma. Pchnij go tam, gdzie jej nie ma.
lesson-jumping-over-the-edge-hanging = Etorn wisi obok Platformy. Jeszcze nie spojrzał w dół…
lesson-jumping-over-the-edge-early = Oboje stoją na Platformie, więc nikt nie spada. Najpierw ktoś musi znaleźć się za krawędzią.

lesson-jumping-enemy-title = Rzut oka naprzód: Wrogowie oddają ciosy
lesson-jumping-enemy =
    Wrogów też możesz pchać. Ale gdy odchodzisz z Pola obok Wroga, ten uderza cię, *zanim* odejdziesz. Dlatego
    Pchnięcie kosztuje tu Sweety jedno serce. Na razie tylko to zapamiętaj; Wrogowie mają własną lekcję.

lesson-jumping-loop-title = Wszystkie sposoby pchania
lesson-jumping-loop =
    Wracamy do wąskiego przejścia z ćwiczenia 4. Które Pchnięcia są tam dozwolone? Niech Python zapyta o wszystkie. Przy
    każdym poda zasady: te, które na nie pozwalają, albo te, które ono łamie.

lesson-jumping-done-title = Co już wiesz
lesson-jumping-done =
    - Możesz wejść w górę, w powietrze. Nic nie spada, póki nie zadziała Grawitacja.
    - W twojej turze Grawitacja jest za darmo, a na koniec każdej tury działa sama.
    - Trzymają cię Platformy i figurki. Drabiny trzymają, jeśli chcesz.
    - Jeśli wchodzisz na Pole, na którym ktoś stoi, pchasz tę figurkę na wolne Pole obok niej. Na które, wybierasz ty.

    Tak chodzi się po wieżach. Dalej: **04: Monety i co można za nie kupić**.
