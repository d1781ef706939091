### Lesson 16: what lies ready for a game, the longer tower, artifacts.

lesson-artifacts-title = Artefakty i Większa Mapa
lesson-artifacts-about = Z czego zbudowana jest wieża, jeden Poziom więcej dla nienasyconych i nagrody za śmiałe czyny.

lesson-artifacts-box-title = Prosto z pudełka
lesson-artifacts-box =
    Grać już umiesz. Teraz zobacz, po czym właściwie się wspinasz.

    - Wieża to **trzy Poziomy i Poziom Bossa**. Każdy Poziom składa się z dwóch losowo dobranych płytek Mapy, jedna obok
    drugiej. Na początku odkryty jest tylko najniższy.
    - Na szczycie czeka **Boss**: jego karta, jego karty ataku i **dwie płytki Poziomu Bossa**, zakryte, dopóki Bohater
    nie wejdzie Ruchem do Rzędu tuż pod nimi. Nigdy nie kładzie się ich niżej i żadnej płytki nie używa się dwa razy.
    - Obok leży **wspólna pula**: kości, monety, klejnoty, serca i żetony. Monety, klejnoty i serca nigdy się nie kończą (w razie
    czego bierz guziki). Żetony Wrogów i Bossa mogą się skończyć.

lesson-artifacts-tower-title = O jedno piętro wyżej
lesson-artifacts-tower =
    Każdy Poziom ma **jeden rodzaj Wrogów**, im wyżej, tym trudniejszy: stopień I na pierwszym Poziomie, II na drugim, III na trzecim.
    Glut (I) nigdy więc nie mieszka na górze, a Wilkołak (III) na parterze.

    W wariancie **Większa Mapa** dochodzi czwarty Poziom, tuż pod Poziomem Bossa. Dostaje on **drugi** rodzaj Wrogów
    stopnia III. Właśnie to widzisz niżej: na trzecim Poziomie mieszkają Wilkołaki, więc gdy Sweety wspina się na a9,
    wyżej wprowadzają się Smoki Ciułacze. Sweety bierze monetę i się zastanawia.

    Poziom Bossa jest teraz piąty. Pamiętaj, że zdrowie Bossa rośnie z liczbą Poziomów.

lesson-artifacts-deeds-title = Nagrody
lesson-artifacts-deeds =
    A teraz coś na środek stołu: **artefakty**. Jest ich dziesięć; jeśli chcesz z nimi grać, wylosuj **dwa**. Każdy ma
    warunek, jakiś czyn, a **kto go dokona, od razu bierze kartę**, i to za darmo. Gdy potem to samo zrobi inny gracz,
    zabiera ją sobie. Karta jest zawsze od razu naładowana.

    Tutaj są to *Smoczy Ząb* (pokonaj Wroga: twoje ataki zadają o 1 Ranę więcej) i *Pióro Feniksa* (zemdlej: za każdym razem
    bierzesz 2 klejnoty). Sweety ma Ząb i 1 serce. Wchodzi na Pułapkę i mdleje. To też czyn: Pióro jest jej. A **omdlenie nie
    odbiera artefaktów**, więc Ząb także zostaje.

lesson-artifacts-cloak-title = Na jednym piórku
lesson-artifacts-cloak =
    W twoich rękach artefakt działa **jak przedmiot**: *pasywny* działa sam, a taki z napisem *Zużyj* działa raz i czeka
    na twoją następną turę. Inaczej się go tylko zdobywa i inaczej traci.

    Artefakt **Płaszcz z Piór** dostaje ten, kto spadnie o 2 Pola lub więcej. Zużyj go, a do twojej następnej tury
    Grawitacja na ciebie nie działa. Ma go Sweety (1), wisi na b3 i go używa. Etorn (2) wisi na c3. Potem działa
    Grawitacja. Gdzie będą oboje?
lesson-artifacts-cloak-done = Ona się unosi, on spada. Ale spada o 2 Pola, a właśnie tego wymaga Płaszcz: teraz należy do Etorna. Działanie Płaszcza zostaje jednak przy Sweety, więc ona unosi się dalej, do swojej następnej tury.

lesson-artifacts-crown-title = Korona za zakupy
lesson-artifacts-crown =
    Artefakt **Korona Kupca** trafia do tego, kto kupi kartę. Kto ją ma, dostaje o 1 monetę więcej za każdym razem, gdy
    używa symboli monety. Jeśli artefakt mogłoby wziąć naraz kilku graczy, pierwszy jest aktywny gracz, potem następni
    zgodnie z ruchem wskazówek zegara.

    Koronę ma Sweety. Etorn (1) stoi w Sklepie z 4 monetami; w puli ma monetę, gwiazdę (dla niego to moneta) i ruch.
    Chciwomłot kosztuje 4. Na koniec Etorn chce mieć Chciwomłot *i* znowu 4 monety. Odpowiedź w
    { $medium ->
        [page] linijce
       *[notebook] komórce
    } kupuje na końcu;
    czy to dobrze?
lesson-artifacts-crown-hint = Z Koroną symbol monety użyty osobno jest wart 2 monety. Kiedy więc warto ją zdobyć?
lesson-artifacts-crown-done = Najpierw czyn, potem zysk: Korona przyszła razem z Chciwomłotem, a oba symbole monety dały po 2.
lesson-artifacts-crown-late = Monety zostały zarobione bez Korony, a gdy przyszła, nie było już na czym zarabiać.
lesson-artifacts-crown-at-once = Używaj symboli monety po jednym: każdy to osobna akcja. Tym lepiej: Korona płaci za każdą.
lesson-artifacts-crown-one = Na razie to 2 monety. Dla Etorna jeszcze jedna kość jest monetą.
lesson-artifacts-crown-price = Artefaktów nie ma w Sklepie i nie mają ceny. Spełnij warunek tej karty.

lesson-artifacts-prism-title = Pożyczone światło
lesson-artifacts-prism =
    Artefakt **Gwiezdny Pryzmat** dostaje ten, kto naraz wyda 3 klejnoty lub więcej. Zużyj go, a twoja kość Specjalna
    pokaże gwiazdę. Ma go Etorn i już go zużył. To nic nie szkodzi: kto zdobywa Pryzmat, dostaje go naładowany.

    Sweety (1) ma 3 klejnoty, monetę i przesunięcie, a ani jednego miecza. Gwiazda liczy się jednak u niej jako miecz.
    Glut obok niej ma 1 punkt zdrowia, a jego łup to 1 moneta. Pokonaj go **i** uzbieraj na koniec 4 monety.
lesson-artifacts-prism-hint = 3 klejnoty na jednym symbolu wzmacniają go o 2. Dla Pryzmatu liczy się, ile klejnotów wydano naraz, a nie na co poszły.
lesson-artifacts-prism-done = Z klejnotów 3 monety i Pryzmat, z Pryzmatu gwiazda, z gwiazdy miecz, a od Gluta 1 moneta. Gdy masz już artefakt, ponowne spełnienie warunku go nie ładuje.
lesson-artifacts-prism-whose = Pryzmat wciąż należy do Etorna. Najpierw go zdobądź.
lesson-artifacts-prism-little = 1 klejnot to za mało na Pryzmat, a mając tylko 2, nie wydasz już naraz 3.
lesson-artifacts-prism-blank = Kość Specjalna jest pusta, a Pryzmat leży przed tobą naładowany. Najpierw go użyj.
lesson-artifacts-prism-poor = Glut pokonany, i to z fasonem. Ale klejnoty poszły na przesunięcie i masz tylko 2 monety.

lesson-artifacts-long-title = Pięć Poziomów, dziewięć Ran
lesson-artifacts-long =
    Na Większej Mapie Boss jest silniejszy: na Meduzę trzeba 4 Ran i jeszcze 1 za każdy z **pięciu** Poziomów,
    czyli **9** w jednym ataku. (Na Ikee’ego, po 2 za każdy, trzeba by 10).

    Sweety ma Smoczy Ząb, kartę pasywną: każdy jej atak zadaje o 1 Ranę więcej. Ma trzy miecze i 7 klejnotów. 1 klejnot wzmacnia symbol o
    1, 3 klejnoty o 2. Odpowiedź w
    { $medium ->
        [page] linijce
       *[notebook] komórce
    } wystarczyłaby w zwykłej wieży. Popraw ją.
lesson-artifacts-long-hint = Ząb daje 1, miecze 3. Brakuje pięciu Ran; rozłóż je jak najtaniej.
lesson-artifacts-long-done = 3 + 3 + 2 i Ząb: 9. Najwyższa z wież, a atak wciąż tylko jeden.
lesson-artifacts-long-eight = W wieży z czterema Poziomami 8 Ran wystarczyłoby na Meduzę. Ta wieża ma ich pięć, więc trzeba 9.
lesson-artifacts-long-two = Ząb gryzie w każdym ataku, ale Meduza o pierwszym zapomina. Wszystko trzeba zadać naraz.
lesson-artifacts-long-passive = Tu nie ma czego zużywać: karta pasywna działa sama, przy każdym ataku.

lesson-artifacts-play-title = Róg i podeszwy
lesson-artifacts-play =
    W grze są *Barani Róg* (pchnij innego Bohatera; potem 1 moneta za każde następne Pchnięcie) i *Żelazne Podeszwy*
    (wpadnij w Pułapkę; potem za każdym razem moneta i klejnot). Róg ma na razie Etorn.

    Graj, jak chcesz. Sweety ma cztery ruchy i gwiazdę. Pchnij Etorna i zobacz, co przechodzi z rąk do rąk; pchnij go
    jeszcze raz. Potem odwiedź Pułapkę na d1. Uda ci się mieć na koniec oba artefakty i dalej stać na nogach?

lesson-artifacts-order-title = Kolejność ma znaczenie
lesson-artifacts-order =
    Dla ciekawskich: zakupy Etorna w obu kolejnościach, opowiedziane przez grę. Patrz na monety.

lesson-artifacts-done-title = Co już wiesz
lesson-artifacts-done =
    - Trzy Poziomy z dwóch losowych płytek, na każdym jeden rodzaj Wrogów, coraz trudniejszy; Boss na własnych dwóch
    płytkach.
    - Monety, klejnoty i serca nigdy się nie kończą. Żetony Wrogów i Bossa mogą.
    - Większa Mapa ma o Poziom więcej, z drugim rodzajem Wrogów stopnia III, i silniejszego Bossa.
    - Na środku leżą dwa z dziesięciu artefaktów. Spełnij warunek, a karta jest od razu twoja, naładowana, czyjakolwiek
    była.
    - Używasz jej jak przedmiotu. Omdlenie jej nie odbiera; tracisz ją, gdy warunek spełni ktoś inny.

    Dotąd było z kim grać. Dalej: **17: Samotnie w wieży**.
