### Every rule of the game by its number, in our own words.

## What the box holds

rule-CMP-1 = Planszę otacza ramka z 6 części. Z 37 kafelków 1 to pole centralne, 6 to pola kluczy, a 30 to pola zwykłe.
rule-CMP-2 = Kart jest 54: 15 kart postaci, 15 przedmiotów, 12 zdarzeń i 12 kart ruchu Golema.
rule-CMP-3 = Żetony to 60 pułapek, 24 życia, 21 zdolności, 15 przedmiotów, 14 oszołomień, 8 Kryształów Losu i 6 kluczy.
rule-CMP-4 = Oprócz 15 pionków postaci, pionka Golema i 7 podstawek w pudełku są Tabela Labiryntu i 2 kostki sześciościenne.

## Setup

rule-SET-1 = W grze bierze udział od dwóch do sześciu osób; każda prowadzi jedną postać. To, co poniżej, dotyczy co najmniej trzech graczy. Grę we dwie osoby zmieniają zasady TWO.
rule-SET-2 = Złożone części ramki tworzą sześciokąt. Na każdej z nich jest jedno pole startowe.
rule-SET-3 = Wewnątrz ramki jest plansza z 37 sześciokątnymi miejscami, po 4 wzdłuż każdego boku. Wszystkie kafelki wypełniają ją bez reszty.
rule-SET-4 = Pole centralne leży na środku planszy, a na nim stoi Golem.
rule-SET-5 = W każdym rogu planszy leży pole klucza, tuż obok pola startowego za tym rogiem.
rule-SET-6 = Na każdym polu klucza leży klucz, nawet tam, gdzie nikt nie gra.
rule-SET-7 = Wszystkie kafelki pól zwykłych, zakryte i potasowane, tworzą pulę Labiryntu. Na początku żaden z nich nie leży na planszy.
rule-SET-8 = Wszystkie pułapki, zakryte i pomieszane, tworzą pulę pułapek.
rule-SET-9 = Wszystkie żetony przedmiotów, zakryte i pomieszane, tworzą pulę przedmiotów. Karty przedmiotów może czytać każdy.
rule-SET-10 = Karty ruchu Golema, zakryte i potasowane, tworzą talię ruchu Golema.
rule-SET-11 = Talia zdarzeń to „Unicestwienie” na spodzie, a na nim 11 pozostałych zdarzeń, zakrytych i potasowanych.
rule-SET-12 = Gracze wybierają albo losują postacie, każdy inną, i biorą należące do nich żetony zdolności.
rule-SET-13 = Gracz zaczyna z 4 życiami i 1 Kryształem Losu. Wszystkie te żetony są aktywne.
rule-SET-14 = Pola startowe mają numery od 1 do 6, zgodnie z ruchem wskazówek zegara. Trzech graczy zajmuje pola 1, 3 i 5, czterech 1, 2, 4 i 5, pięciu od 1 do 5, a sześciu wszystkie.
rule-SET-15 = Żetony oszołomienia i Tabela Labiryntu leżą pod ręką, wspólne dla wszystkich.
rule-SET-16 = Zaczyna gracz, który na 2 kostkach wyrzuci najwyższą sumę. Potem kolejki biegną zgodnie z ruchem wskazówek zegara.
rule-SET-17 = Pole startowe, pole klucza i pole centralne mają po jednym korytarzu i żadnego mostu.

## How the game is won

rule-END-1 = Wygrywasz, jeśli w twojej kolejce twoja postać ma klucz i jest jedyną postacią na polu centralnym.
rule-END-2 = Potrzebny ci klucz z pola klucza przy innym polu startowym niż twoje.
rule-END-3 = Wygrana nie kosztuje akcji. Może nastąpić w środku kolejki, gdy tylko jakieś działanie zostanie rozpatrzone do końca.
rule-END-4 = Golem na polu centralnym nie przeszkadza w wygranej.
rule-END-5 = Jeśli twoja postać zostaje sama na polu centralnym w cudzej kolejce, jeszcze nie wygrywasz. Wygrasz, jeśli na początku twojej kolejki nadal będzie tam sama i z kluczem.
rule-END-6 = Wygrać można także oszołomioną postacią.
rule-END-7 = Inaczej gra się nie kończy: nikt nie odpada, a puste talie i pule jej nie przerywają.

## A turn and its actions

rule-ACT-1 = W swojej kolejce masz 2 akcje. Wydajesz je na działania, które wybierzesz.
rule-ACT-2 = Działanie kosztuje 1 akcję, 2 akcje albo nic.
rule-ACT-3 = Akcji nie można odłożyć na później, a za działanie płaci się od razu w całości. Nie możesz zacząć działania, na które nie wystarczy ci akcji.
rule-ACT-4 = Akcje wydaje tylko aktywny gracz, czyli ten, którego kolejka trwa.
rule-ACT-5 = Jedną akcję kosztują: budowa, ruch, ryzykowny skok, odpoczynek, atak, zastawienie pułapki, ruch Golemem i wywołanie zdarzenia.
rule-ACT-6 = Dwie akcje kosztują: bezpieczny skok i aktywacja Kryształu Losu.
rule-ACT-7 = Nic nie kosztują: użycie Kryształu Losu, podniesienie kluczy i przedmiotów, wymiana przedmiotu i darmowa walka.
rule-ACT-8 = W jednej kolejce możesz tylko raz wykonać ruch Golemem i tylko raz wywołać zdarzenie.
rule-ACT-9 = Inne działania nie mają ograniczenia: takie, które kosztuje 1 akcję, możesz w jednej kolejce wykonać dwa razy.
rule-ACT-10 = Twoim pierwszym działaniem w grze jest ruch z pola startowego na pole klucza, chyba że stoi tam Golem: wtedy najpierw on musi odejść.
rule-ACT-11 = Możesz zakończyć kolejkę, choć zostały ci akcje. Niewydane przepadają.
rule-ACT-12 = Działania, które nic nie kosztują, można wykonać przed innymi, między nimi i po nich. Kolejka kończy się, gdy tak postanowisz, o ile nic nie czeka na rozpatrzenie.
rule-ACT-13 = Działanie niedozwolone nic nie kosztuje. Za dozwolone trzeba zapłacić, nawet gdy nic z niego nie wyniknie.
rule-ACT-14 = Każde działanie rozpatruje się do końca, zanim zacznie się następne.
rule-ACT-15 = W cudzej kolejce decydujesz tylko o tym: czy powtórzyć własny test, czy użyć zdolności, której karta na to pozwala, czy stoczyć darmową walkę z kimś, kto wchodzi, dokąd wypchnąć pokonanego, co upuścić i z kim walczy twoja postać, gdy zostanie wypchnięta albo przeniesiona.

## Tiles

rule-TIL-1 = Budowa kosztuje 1 akcję: weź z puli wierzchni kafelek, obejrzyj go i połóż odkryty tam, gdzie pozwalają zasady. Twój pionek może stać daleko.
rule-TIL-2 = Nowy kafelek kładzie się na pustym miejscu, tak aby choć jedną krawędzią stykał się z kafelkiem, który już leży.
rule-TIL-3 = Nowy kafelek nie może zamknąć ostatniego korytarza do pola centralnego.
rule-TIL-4 = Nowy kafelek nie może zamknąć ostatniego korytarza do żadnego pola klucza.
rule-TIL-5 = Gdy sprawdza się, czy dokądś można wejść albo skądś wyjść, skoki przy mostach są przejściami tak samo jak korytarze.
rule-TIL-6 = Po budowie z każdego pola klucza musi nadal prowadzić droga do pola centralnego: korytarzami, które się łączą, skokami i przez puste miejsca, jakby były otwarte z każdej strony.
rule-TIL-7 = Wybierasz jeden z 6 obrotów kafelka. Korytarze nie muszą się łączyć: wolno tworzyć ślepe.
rule-TIL-8 = Kafelek, który nigdzie nie pasuje, trafia na spód puli, a ty bierzesz następny.
rule-TIL-9 = Na korytarz oznaczony na nowym kafelku symbolem pułapki trafia zakryta pułapka z puli. Nikt jej nie ogląda.
rule-TIL-10 = Na korytarz oznaczony na nowym kafelku symbolem przedmiotu trafia odkryty przedmiot z puli, a jego kartę czyta się na głos.
rule-TIL-11 = Jeśli kafelek ma kilka symboli, rozpatruje się każdy z nich.
rule-TIL-12 = Są cztery rodzaje pól: pole centralne, gdzie zaczyna Golem i dokąd każdy chce dotrzeć; pola startowe, gdzie zaczynają postacie; pola kluczy, gdzie leżą klucze; i pola zwykłe.
rule-TIL-13 = Na kafelku mogą być korytarze, mosty z korytarzem pod spodem oraz symbole pułapek, przedmiotów, klucza i pola centralnego.
rule-TIL-14 = Korytarze kafelka, które się nie łączą, są osobne. Korytarz, który się rozwidla albo wchodzi pod most i wychodzi po drugiej stronie, to wciąż jeden korytarz.
rule-TIL-15 = Przesuwać i burzyć można wyłącznie pola zwykłe, bez względu na to, jaka zdolność lub zasada na to pozwala.
rule-TIL-16 = Kafelek, który opuszcza planszę, trafia na spód puli. Przedmioty i pułapki z niego wracają do swoich pul, a żetony zdolności do właścicieli.
rule-TIL-17 = Kafelka z kluczem nie można zburzyć.
rule-TIL-18 = Kafelka, na którym stoi pionek, choćby Golema, nie można zburzyć.
rule-TIL-19 = Kto wziął kafelek, musi dokończyć budowę.
rule-TIL-20 = Efekty, które kładą, obracają, zamieniają albo usuwają kafelki, podlegają zasadom budowy. Nigdy nie mogą uwięzić pionka.

## Moving

rule-MOV-1 = Ruch kosztuje 1 akcję: przejdź swoim korytarzem na sąsiedni kafelek. Nie da się przejść przez zamkniętą krawędź, na puste miejsce ani poza planszę.
rule-MOV-2 = Przez krawędź można przejść tylko wtedy, gdy korytarze otwierają się na nią z obu stron.
rule-MOV-3 = Gdy twój pionek jest na swoim polu startowym, pierwszym działaniem musi być ruch.
rule-MOV-4 = Póki Golem stoi na twoim polu klucza, nie możesz zejść z pola startowego. Zamiast tego wykonuj ruch Golemem tyle razy, ile trzeba.
rule-MOV-5 = Postać, która wchodzi z pola startowego na pole klucza, ignoruje pułapkę na tym polu.
rule-MOV-6 = Nikt nie wchodzi na pole startowe innej postaci.
rule-MOV-7 = Na korytarzu zmieści się dowolnie wiele pionków.
rule-MOV-8 = Po ruchu postać eksploruje korytarz, na który weszła.

## Exploring

rule-EXP-1 = Eksploracja ma pięć kroków, zawsze w tym porządku: Golem, żetony zdolności, pułapka, inne postacie, inne żetony.
rule-EXP-2 = Krok pierwszy: jeśli jest tam Golem, postać wykonuje test Golema.
rule-EXP-3 = Krok drugi: żetony zdolności na korytarzu działają w kolejności, którą ustala aktywny gracz.
rule-EXP-4 = Krok trzeci: leżącą tam pułapkę odkrywa się i wykonuje test pułapki.
rule-EXP-5 = Krok czwarty: jeśli są tam inne postacie, może dojść do darmowej walki.
rule-EXP-6 = Krok piąty: można podnieść leżące tam klucze i przedmioty, a przedmiot także wymienić.
rule-EXP-7 = Jeśli w którymś kroku postać opuści korytarz, pozostałe kroki przepadają.
rule-EXP-8 = Postać eksploruje po ruchu, po skoku, nawet nieudanym, po wypchnięciu i po przeniesieniu na inny korytarz.
rule-EXP-9 = Podczas jednego działania ten sam żeton zdolności działa na postać tylko raz, żeby nikt nie krążył bez końca.

## Bridges and jumps

rule-BRG-1 = Postać na moście albo pod nim może skoczyć na drugi korytarz tego mostu. Jeśli kafelek ma kilka mostów, gracz wskazuje jeden.
rule-BRG-2 = Ryzykowny skok kosztuje 1 akcję i wymaga testu skoku: rzuć 2 kostkami. Suma 8 lub więcej to udany skok.
rule-BRG-3 = Udany skok w dół: postać jest teraz pod mostem i eksploruje jak po ruchu.
rule-BRG-4 = Udany skok w górę: postać jest teraz na moście i eksploruje jak po ruchu.
rule-BRG-5 = Nieudany skok w dół: postać spada. Jest teraz pod mostem, traci 2 życia, a potem dostaje 1 żeton oszołomienia. Jeśli jeszcze żyje, eksploruje.
rule-BRG-6 = Nieudany skok w górę: postać zostaje na dole, traci 2 życia, a potem dostaje 1 żeton oszołomienia. Jeśli jeszcze żyje, eksploruje tam, gdzie stoi.
rule-BRG-7 = Po nieudanym skoku niczego nie podniesiesz, póki nie minie oszołomienie.
rule-BRG-8 = Eksploracja po nieudanym skoku w górę to znowu test Golema, żetony zdolności i pułapka, ale bez darmowej walki.
rule-BRG-9 = Upadek, który odbiera ostatnie życie, najpierw zabija. Żeton oszołomienia postać dostaje mimo to.
rule-BRG-10 = Bezpieczny skok, w górę lub w dół, kosztuje 2 akcje i nie wymaga testu. Potem postać eksploruje jak po ruchu.
rule-BRG-11 = Z postacią, która spadła, mogą stoczyć darmową walkę ci, którzy są na dole.

## Stun

rule-STN-1 = Postać może zebrać dowolnie wiele żetonów oszołomienia.
rule-STN-2 = Oszołomiona postać może tylko wykonać odpoczynek albo zakończyć kolejkę. Zakazane jest także to, co nie kosztuje akcji, na przykład podniesienie klucza.
rule-STN-3 = Oszołomiona postać przegrywa każdą walkę bez rzutu.
rule-STN-4 = Odpoczynek kosztuje 1 akcję: oddaj 1 żeton oszołomienia.
rule-STN-5 = Gdy oddasz ostatni żeton oszołomienia, w reszcie kolejki możesz znowu robić wszystko.
rule-STN-6 = Oszołomiona postać wykonuje testy, do których zmusza ją Golem albo pułapka, ale bez pomocy Kryształu Losu.
rule-STN-7 = Postać oszołomiona na swoim polu startowym najpierw odpoczywa, a dopiero potem wykonuje ruch.
rule-STN-8 = Jeśli jakiś efekt każe walczyć dwóm oszołomionym postaciom, żadna nie traci życia.

## Combat

rule-CMB-1 = Atak kosztuje 1 akcję: wskaż inną postać na swoim korytarzu. Postaci na innym korytarzu tego samego kafelka zaatakować nie można.
rule-CMB-2 = Walka toczy się zawsze między dwiema postaciami.
rule-CMB-3 = Każda ze stron rzuca 2 kostkami i sumuje oczka; pierwszy rzuca atakujący.
rule-CMB-4 = Wygrywa wyższy wynik. Przy remisie obie strony rzucają jeszcze raz, aż ktoś będzie miał więcej.
rule-CMB-5 = Kto przegra, traci 1 życie, a jeśli było ostatnie, ginie.
rule-CMB-6 = Premie dodaje się do sumy oczek, także w każdej kolejnej rundzie po remisie.
rule-CMB-7 = Dopiero gdy rzuciły obie strony, można postanowić, czy powtórzyć test walki Kryształem Losu.
rule-CMB-8 = Najpierw atakujący postanawia, czy powtórzyć swój test albo coś dodać, potem atakowany, i tak na zmianę, aż obaj spasują. Po remisie w nowej rundzie można użyć tego, czego jeszcze nie użyto, na przykład aktywnego Kryształu.
rule-CMB-9 = Zdolności, która za jakąś cenę podnosi wynik testu walki, można użyć, gdy znane są oba wyniki. Ostatnim życiem zapłacić za nią nie można.
rule-CMB-10 = Golem nie walczy i nikt nie walczy z nim.
rule-CMB-11 = Nikt nie może zaatakować postaci na jej polu startowym.
rule-CMB-12 = W walce z oszołomioną postacią nikt nie rzuca, niczego nie powtarza ani nie dodaje: druga strona od razu wygrywa, ze wszystkimi tego skutkami.

## Free combat

rule-FRE-1 = Gdy postać wejdzie na korytarz, na którym są inne, albo zostanie na niego przeniesiona, może dojść do darmowej walki.
rule-FRE-2 = Pierwszy wybiera przybysz, czyli aktywny gracz, który wszedł. Może walczyć z dowolną liczbą postaci na tym korytarzu, z jedną po drugiej.
rule-FRE-3 = Potem przybysza mogą zaatakować ci, których zostawił w spokoju. Ci, z którymi walczył, już nie mogą.
rule-FRE-4 = Jeśli kilku chce zaatakować przybysza, ich kolejność ustala los.
rule-FRE-5 = Postacie, które już tam były, nie walczą ze sobą.
rule-FRE-6 = Jedno wejście daje najwyżej 1 darmową walkę między tymi samymi dwiema postaciami.
rule-FRE-7 = Darmowa walka różni się od ataku tylko ceną.
rule-FRE-8 = Postać, która trafia na korytarz w cudzej kolejce, też wybiera pierwsza.
rule-FRE-9 = Oszołomiony przybysz nikogo nie atakuje. Ci, którzy tam są, mogą go zaatakować i wygrywają.
rule-FRE-10 = Po darmowej walce aktywny gracz może jeszcze zapłacić za atak na tę samą postać.
rule-FRE-11 = Darmową walkę rozpatruje się do końca, zanim wskaże się następnego przeciwnika. Gdy przybysza już tam nie ma, dalszych walk nie będzie.

## Pushing off the centre

rule-PSH-1 = Kto przegra walkę na polu centralnym, zostaje z niego dodatkowo wypchnięty.
rule-PSH-2 = Kierunek wybiera zwycięzca.
rule-PSH-3 = Wypchnięcie jest jak ruch: wypchnięta postać eksploruje korytarz, na który trafi, ze wszystkim, co z tego wynika.
rule-PSH-4 = Podczas eksploracji po wypchnięciu gracz niczego nie podnosi i niczego nie wymienia.
rule-PSH-5 = Przegranego, który zginął, nie wypycha się.
rule-PSH-6 = Wypycha się o 1 krok, otwartym korytarzem na zbudowany kafelek. Jeśli takiego nie ma, przegrany zostaje.
rule-PSH-7 = Wypchnięty aktywny gracz rozgrywa swoją kolejkę dalej.

## Lives and death

rule-LIF-1 = Każda postać ma 4 żetony życia. Na początku wszystkie są aktywne.
rule-LIF-2 = Za każde stracone życie odwraca się jeden aktywny żeton życia.
rule-LIF-3 = Za każde wyleczone życie odwraca się z powrotem jeden nieaktywny żeton. Nikt nie ma więcej niż 4 życia.
rule-DTH-1 = Postać, która traci ostatnie życie, ginie: upuszcza 1 klucz tam, gdzie jest.
rule-DTH-2 = Jeśli ginąca postać nie ma klucza, upuszcza 1 przedmiot, który wskazuje jej gracz. Jeśli nie ma też przedmiotu, nie upuszcza nic.
rule-DTH-3 = Potem pionek zabitej postaci wraca na pole startowe, a wszystkie 4 życia są znów aktywne.
rule-DTH-4 = Śmierć ani nie odbiera Kryształu Losu, ani go nie aktywuje.
rule-DTH-5 = Wszystko inne zabita postać zachowuje.
rule-DTH-6 = Jeśli postać miałaby stracić więcej żyć, niż ma, nadwyżka przepada.
rule-DTH-7 = Gdy ginie postać aktywnego gracza, jego kolejka trwa dalej: zostają mu niewydane akcje, a zaczyna znowu od ruchu.
rule-DTH-8 = To, co upuszcza postać zabita na swoim polu startowym, trafia na pole klucza obok.
rule-DTH-9 = Gdy ginie kilka postaci naraz, rozpatruje się je zgodnie z ruchem wskazówek zegara, od aktywnego gracza.

## Traps

rule-TRP-1 = Zastawienie pułapki kosztuje 1 akcję: wylosuj ją z puli i bez oglądania połóż zakrytą na dowolnym korytarzu planszy, na którym to dozwolone.
rule-TRP-2 = Pułapki nie zastawia się tam, gdzie stoi cudza postać.
rule-TRP-3 = Na polu centralnym ani na polu startowym nigdy nie leży pułapka.
rule-TRP-4 = Na korytarzu leży najwyżej 1 pułapka.
rule-TRP-5 = Pułapka należy do korytarza, nie do kafelka: na kafelku może leżeć po jednej na każdym jego korytarzu.
rule-TRP-6 = Pułapka zostaje na całą grę i działa na każdego, kto wejdzie, nawet na tego, kto ją zastawił.
rule-TRP-7 = Pułapki biorą się z symboli na nowych kafelkach, z zastawiania oraz ze zdolności i innych efektów.
rule-TRP-8 = Kto trafi na korytarz z pułapką, odkrywa ją, odszukuje w Tabeli Labiryntu i wykonuje test pułapki.
rule-TRP-9 = Tabela podaje dla każdej pułapki liczbę rzutów, trudność i efekt.
rule-TRP-10 = Test pułapki to tyle rzutów 2 kostkami, ilu wymaga ta pułapka. Każda suma co najmniej równa trudności chroni postać przed częścią efektu.
rule-TRP-11 = To, przed czym rzuty nie uchroniły, dzieje się tak, jak podaje tabela.
rule-TRP-12 = Pułapka nie działa poza swoim korytarzem.
rule-TRP-13 = Powtórzyć test pułapki to powtórzyć wszystkie rzuty, z udanymi włącznie.
rule-TRP-14 = Pułapka zignorowana w drodze z pola startowego pozostaje zakryta.
rule-TRP-15 = Pułapka raz odkryta pozostaje odkryta.
rule-TRP-16 = Pułapka zastawiona pod własnym pionkiem czeka na tego, kto wejdzie następny.
rule-TRP-17 = Najpierw wykonuje się wszystkie rzuty testu pułapki, potem można je powtórzyć, a na końcu następuje efekt, w kolejności z tabeli.
rule-TRP-18 = Efekt, który miałby położyć na korytarzu drugą pułapkę albo pułapkę z pustej puli, nie kładzie żadnej.

## The Golem

rule-GOL-1 = Golem zaczyna na polu centralnym.
rule-GOL-2 = Ruch Golemem kosztuje 1 akcję: odkryj wierzchnią kartę talii ruchu Golema, zrób to, co każe jej symbol, i odrzuć ją. Wolno to zrobić raz na kolejkę.
rule-GOL-3 = Karta z liczbą 1, 2 lub 3 przesuwa Golema o tyle korytarzy, drogą wybraną przez gracza.
rule-GOL-4 = Przy karcie „Brak ruchu” Golem stoi w miejscu.
rule-GOL-5 = Karta „Pole centralne” przenosi Golema na pole centralne.
rule-GOL-6 = Golem porusza się tak jak postacie, ale zawsze o pełną liczbę z karty.
rule-GOL-7 = Przy moście Golem trzyma się swojego korytarza.
rule-GOL-8 = Golem nie zważa na pułapki ani na inne żetony.
rule-GOL-9 = Golem nie może zacząć od powrotu tam, skąd przesunął go poprzedni gracz.
rule-GOL-10 = Jeśli w ślepym korytarzu zostały mu jeszcze kroki, Golem zawraca.
rule-GOL-11 = W zakazie powrotu liczy się tylko poprzednia kolejka: jeśli poprzedni gracz nie ruszał Golema, każda droga jest wolna.
rule-GOL-12 = W ramach jednej karty Golem zawraca tylko w ślepych korytarzach. Na rozwidleniu drogę wybiera gracz.
rule-GOL-13 = Dla Golema korytarz jest ślepy tam, gdzie trafia na zamkniętą krawędź, puste miejsce albo pole startowe.
rule-GOL-14 = Jeśli nie ma żadnej drogi, Golem zostaje na miejscu, a akcja i karta przepadają.
rule-GOL-15 = Korytarz, z którego Golem przyszedł, to ten, na którym był przed ostatnim krokiem.
rule-GOL-16 = Test Golema to rzut 2 kostkami: udaje się tylko przy 12. Jeśli się nie uda, pionek od razu wraca na swoje pole startowe.
rule-GOL-17 = Gdy Golem wchodzi na korytarz z postaciami, każda z nich wykonuje test Golema.
rule-GOL-18 = Test Golema wykonuje się na każdym korytarzu po drodze, nie tylko na ostatnim. Testy idą zgodnie z ruchem wskazówek zegara, od aktywnego gracza, i poprzedzają następny krok.
rule-GOL-19 = Postać, która wchodzi na korytarz Golema, też wykonuje test.
rule-GOL-20 = Nieudany test Golema nie kosztuje ani życia, ani klucza, ani przedmiotu.
rule-GOL-21 = Gdy karta przenosi Golema na pole centralne, wszystkie postacie na tym polu wykonują test.
rule-GOL-22 = Kto zdał test i stoi z Golemem, ma spokój, dopóki on sam albo Golem nie wejdzie tam na nowo.
rule-GOL-23 = Pustą talię ruchu Golema odnawia się, tasując odrzucone karty.
rule-GOL-24 = Drogę Golema wybiera się krok po kroku.
rule-GOL-25 = Pierwsza karta ruchu Golema nie ogranicza drugiej w tej samej kolejce.
rule-GOL-26 = Z kartą „Pole centralne” Golem nikogo nie mija: po drodze nie ma testów.
rule-GOL-27 = Odrzucone karty tasuje się dopiero wtedy, gdy trzeba dobrać kartę, a żadnej nie ma.

## Events

rule-EVT-1 = Wywołanie zdarzenia kosztuje 1 akcję: weź wierzchnią kartę talii zdarzeń, przeczytaj ją na głos i wykonaj. Wolno to zrobić raz na kolejkę.
rule-EVT-2 = Najpierw aktywny gracz wykonuje zasadę jednorazową zdarzenia.
rule-EVT-3 = Potem zasada trwająca obowiązuje wszystkie postacie, aż ktoś wywoła następne zdarzenie.
rule-EVT-4 = Kartę można położyć dla pamięci na polu centralnym. To, że tam leży, niczego nie zmienia.
rule-EVT-5 = „Unicestwienie” to ostatnie zdarzenie: jego zasada trwa do końca gry i żadnego zdarzenia nie można już wywołać.
rule-EVT-6 = Zasadę jednorazową, której nie da się wykonać, pomija się.
rule-EVT-7 = Jeśli zdarzenie zostawia wybór, należy on do aktywnego gracza. Gracz może wskazać także własną postać.
rule-EVT-8 = Zdarzenie, które zakazuje zdolności, zakazuje ich używania i wyłącza premie, które działają same. Żetony na planszy i to, co zaczęło się wcześniej, działają dalej, tak samo jak przedmioty.
rule-EVT-9 = Wywołanie zdarzenia kończy zasadę trwającą poprzedniego. Zastąpiona karta odpada z gry.

## The Fate Crystal

rule-CRY-1 = Aktywnego Kryształu Losu możesz użyć w każdej chwili, także w cudzej kolejce, bez wydawania akcji. Staje się wtedy nieaktywny.
rule-CRY-2 = Kryształem powtarzasz jeden z własnych testów, a liczy się tylko nowy wynik.
rule-CRY-3 = Powtarzany test pułapki zaczyna się znowu od pierwszego rzutu.
rule-CRY-4 = Kryształem płaci się też za zdolności, które go wymagają, niezależnie od reszty ich kosztu.
rule-CRY-5 = Aktywacja Kryształu Losu kosztuje 2 akcje: odwróć go na aktywną stronę.
rule-CRY-6 = Test powtarza się, gdy znane są wszystkie jego rzuty, a nic jeszcze z nich nie wynikło.
rule-CRY-7 = Zdolności, która oprócz Kryształu kosztuje akcje, możesz użyć tylko w swojej kolejce. Takiej, która kosztuje sam Kryształ, możesz użyć wtedy, gdy mówi o tym jej karta, albo między działaniami.

## Keys

rule-KEY-1 = Klucze i przedmioty podnosisz bez wydawania akcji, tylko w swojej kolejce i tyle, ile chcesz.
rule-KEY-2 = To, co podnosisz, musi leżeć na korytarzu, na którym jest twoja postać.
rule-KEY-3 = Jeśli twoja postać właśnie weszła na korytarz, klucze i przedmioty podnosisz w piątym kroku eksploracji.
rule-KEY-4 = Nie możesz wziąć klucza ze swojego pola klucza, czyli tego obok twojego pola startowego.
rule-KEY-5 = Ze swojego pola klucza możesz jednak wziąć klucz, który upuściła tam postać innego gracza.
rule-KEY-6 = Jeśli na twoim polu klucza leży kilka kluczy, możesz wziąć tyle, ile upuścili tam inni.
rule-KEY-7 = Klucz, który na początku leżał na twoim polu klucza, a teraz leży gdzie indziej, możesz wziąć.
rule-KEY-8 = Postać może mieć dowolnie wiele kluczy.
rule-KEY-9 = Kluczy nigdy nie odkłada się, nie oddaje ani nie wymienia z własnej woli.

## Items

rule-ITM-1 = Przedmiot to żeton i karta, na której są jego nazwa i zdolność.
rule-ITM-2 = Postać niesie najwyżej 2 przedmioty.
rule-ITM-3 = Przedmiotu nie można wyrzucić, a tylko wymienić na inny.
rule-ITM-4 = Wymiana nie kosztuje akcji. Jest możliwa tylko w twojej kolejce, przy podnoszeniu innego przedmiotu.
rule-ITM-5 = Przedmiot, którego się przy wymianie pozbywasz, zostaje na twoim korytarzu.
rule-ITM-6 = Każdy niesiony przedmiot możesz wymienić raz na kolejkę, jeśli jest na co.
rule-ITM-7 = Postacie nie handlują przedmiotami między sobą.
rule-ITM-8 = Wymienia tylko ten, kto ma już 2 przedmioty.
rule-ITM-9 = Karta przedmiotu mówi, kiedy on działa i ile to kosztuje.
rule-ITM-10 = Użycie przedmiotu bez wydawania akcji jest działaniem; premia, która działa sama, nim nie jest. Niczego, co jest za darmo, nie da się w jednej kolejce powtarzać bez końca.

## Changing character

rule-CHR-1 = Zmiana postaci nie wpływa na twoje życia.
rule-CHR-2 = Zmiana postaci nie wpływa też na twój Kryształ Losu ani na żetony oszołomienia.
rule-CHR-3 = Przy zmianie postaci zachowujesz klucze i przedmioty.
rule-CHR-4 = Żetony i efekty starej postaci działają dalej, ale nowa nie ma z nich pożytku, chyba że mówi o tym jej karta.
rule-CHR-5 = Bierzesz z pudełka żetony nowej postaci, oprócz tych, które są już na planszy.
rule-CHR-6 = Gdy Iluzjonista został zmieniony w inną postać, o obrocie jego zakrytego kafelka decyduje ten, kto na niego wejdzie albo odkryje go Golemem.
rule-CHR-7 = Zmianę rozpatruje się przed wszystkim innym. Pionek wymienia się tam, gdzie stoi, a pole startowe zostaje to samo.
rule-CHR-8 = Postać zmieniają tylko karty: dostajesz taką, której nie ma w grze, losową, chyba że karta mówi inaczej.
rule-CHR-9 = Zakryty kafelek Iluzjonisty odkrywa ten, kto na niego wchodzi, tak aby krawędź, przez którą wszedł, była otwarta.

## Limits

rule-LIM-1 = Elementów gry jest tylko tyle, ile w pudełku, z wyjątkami podanymi niżej.
rule-LIM-2 = Żetony oszołomienia nigdy się nie kończą.
rule-LIM-3 = Talię ruchu Golema tworzy się na nowo z odrzuconych kart.
rule-LIM-4 = Pułapki, które opuszczają planszę, miesza się z resztą ich puli, a kafelki wkłada na spód swojej.
rule-LIM-5 = Zasada o pionkach dotyczy też Golema, a zasada o postaciach nie.
rule-LIM-6 = Przedmioty, które opuszczają planszę, miesza się z resztą ich puli.

## Two players

rule-TWO-1 = W grze we dwie osoby Pani Golemów i Arcykapłanka zostają w pudełku.
rule-TWO-2 = W grze we dwie osoby pole centralne leży o jedno miejsce od środka planszy, w stronę pola startowego 5.
rule-TWO-3 = Dwoje graczy zajmuje pola startowe 1 i 3.
rule-TWO-4 = Poza tym we dwie osoby gra się tak samo jak w większym gronie.

## The hidden Labyrinth

rule-VAR-1 = Wariant: przedmioty na nowych kafelkach kładzie się zakryte.
rule-VAR-2 = Zakryty przedmiot pokazuje się wszystkim, gdy ktoś go podnosi, i odtąd jest jawny.

## Worked examples

rule-EXA-1 = Gracz, który prowadzi Mistrza Miecza, wywołuje „Terror” i wskazuje Panią Golemów: traci ona 1 życie. Odtąd nikt nie używa zdolności, aż ktoś wywoła inne zdarzenie.
rule-EXA-2 = Siostra Wojny wchodzi na korytarz, gdzie stoją Mistrz Miecza i Czarnoksiężnik, i walczy z Mistrzem Miecza: 7 przeciw 6 + 2. Za Furię oddaje 1 życie i jej 9 wygrywa z 8.
rule-EXA-3 = Przez jej Rozszarpanie Mistrz Miecza traci wszystkie 4 życia zamiast 1. Upuszcza klucz, wraca na swoje pole startowe i znów ma 4 życia.
rule-EXA-4 = Czarnoksiężnik, którego zostawiła w spokoju, mógłby ją teraz zaatakować, ale tego nie robi. Siostra Wojny jeszcze w tej samej kolejce podnosi upuszczony klucz.
rule-EXA-5 = Na polu centralnym Paladyn walczy z Panią Golemów: 9 przeciw 8 + 1 to remis. Rzucają jeszcze raz i jego 12 wygrywa z jej 10 + 1.
rule-EXA-6 = Paladyn wypycha ją na korytarz z pułapką, a ona musi wykonać test. On jest sam na polu centralnym, ma klucz i trwa jego kolejka: wygrał.
