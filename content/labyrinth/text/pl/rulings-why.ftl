### Why a ruling was needed where the rulebook is open, and why it was made so.

## What the box holds

ruling-why-CMP-3 = Według spisu w pudełku jest 146 żetonów, ale po zsumowaniu wychodzi 148. Przyjmujemy liczby poszczególnych rodzajów: od zapasowych Kryształów nic nie zależy.
ruling-why-CMP-4 = Instrukcja nie mówi, jakie to kostki. Na sześciościennych suma 12 jest jeszcze możliwa, a tego wymaga test Golema.

## Setup

ruling-why-SET-3 = Rysunek planszy się nie zachował. Sześciokąt o boku 4 ma 37 miejsc, dokładnie tyle, ile jest kafelków.
ruling-why-SET-5 = Rysunek się nie zachował. Sześć pól kluczy da się rozłożyć równo tylko w rogach planszy; każde jest otwarte na pole startowe za rogiem.
ruling-why-SET-6 = Instrukcja mówi o każdym polu klucza, więc liczba graczy nie ma znaczenia.
ruling-why-SET-12 = Wolno i losować, i wybierać. Każda postać ma tylko jeden pionek, więc nie może jej mieć dwóch graczy.
ruling-why-SET-14 = Rysunek się nie zachował. Pola startowe są rozłożone tak równo, jak pozwala liczba graczy, a gracze zajmują je zgodnie z ruchem wskazówek zegara.
ruling-why-SET-16 = O remisach nie ma mowy. Rzucają jeszcze raz tylko ci, którzy mają tę samą najwyższą sumę. Ten rzut nie jest testem postaci, więc Kryształ go nie powtarza.
ruling-why-SET-17 = Rysunki się nie zachowały. Pole centralne jest otwarte z 6 stron, bo zwycięzca wybiera, dokąd wypchnąć przegranego. Pole klucza jest otwarte na swoje pole startowe i na 3 sąsiednie miejsca planszy.

## How the game is won

ruling-why-END-2 = W mniej niż sześć osób niektóre pola kluczy są niczyje, a klucze z nich może brać każdy. Zakaz dotyczy brania klucza z własnego pola: klucz, który już masz, daje wygraną, skądkolwiek pochodzi.
ruling-why-END-3 = Instrukcja nie mówi, kiedy się to sprawdza. Sprawdzamy na początku kolejki i po każdym działaniu ze wszystkim, co wywołało, tak jak w ostatnim przykładzie.
ruling-why-END-4 = Cel gry mówi o innych postaciach, a Golem nie jest postacią. Kto stoi z nim na jednym polu, ma już jego test za sobą.
ruling-why-END-5 = Cel gry wymaga własnej kolejki. Jeśli do tego czasu nic się nie zmieniło, jest osiągnięty od razu.
ruling-why-END-6 = Oszołomienie zakazuje działań, a wygrana nie jest działaniem.
ruling-why-END-7 = Instrukcja nie podaje innego końca. Gracze mogą się umówić, że przestają grać; symulacja przerywa po 200 rundach i liczy takie gry osobno.

## A turn and its actions

ruling-why-ACT-9 = Ograniczenie mają tylko dwa działania, więc pozostałe go nie mają.
ruling-why-ACT-11 = Według instrukcji akcje można wydać. Słowo „musi” rozstrzyga w niej, jakie działanie będzie następne, a nie to, że jakieś będzie. Dzięki temu żadna kolejka nie utknie.
ruling-why-ACT-12 = Instrukcja nie mówi, kiedy kończy się kolejka. Kończy ją gracz, ale nigdy w połowie czegoś.
ruling-why-ACT-13 = Instrukcja nie mówi o nieudanych próbach. Co było niedozwolone, nie liczy się wcale; za dozwoloną próbę się płaci.
ruling-why-ACT-14 = Wynika to ze stałej kolejności eksploracji. Przerwać działanie mogą tylko powtórzenia testów i zdolności, których karta na to pozwala.
ruling-why-ACT-15 = Ta lista jest zebrana z całej instrukcji. O niczym innym gracze poza swoją kolejką nie decydują.

## Tiles

ruling-why-TIL-2 = Instrukcja nie mówi, czy ramka liczy się jako sąsiad. Nie liczy się, ale pole centralne i pola kluczy tak, nawet przy zamkniętej krawędzi.
ruling-why-TIL-6 = Instrukcja nie tłumaczy, kiedy korytarz jest ostatni. Puste miejsca uznajemy za otwarte, bo można tam jeszcze zbudować cokolwiek, a pola startowe nie są przejściem. Dzięki temu klucze i pole centralne zawsze się łączą, a pionek zawsze ma dokąd iść.
ruling-why-TIL-7 = Instrukcja nigdzie nie wymaga, żeby krawędzie pasowały, a sama mówi o zamykaniu korytarzy.
ruling-why-TIL-8 = Instrukcja tego nie przewiduje. Gdy nie pasuje żaden kafelek z puli, co pod koniec zdarza się często, pierwszy wzięty kładzie się na stałe zakryty, jako korytarz otwarty z 6 stron. Budowa jest więc niedozwolona tylko przy pustej puli.
ruling-why-TIL-11 = Instrukcja nie mówi, co robić, gdy pula jest pusta: taki symbol nic nie daje.
ruling-why-TIL-18 = Instrukcja nie mówi, gdzie trafiłby pionek ze zburzonego kafelka. Kafelek więc zostaje, chyba że karta mówi także, co z pionkiem.
ruling-why-TIL-19 = Instrukcja każe obejrzeć i położyć kafelek, a o odłożeniu go z powrotem nie mówi nigdzie.
ruling-why-TIL-20 = Instrukcja o tym nie mówi. Gdyby efekty mogły naruszać to, co musi zachować budowa, pionki mogłyby utknąć na zawsze.

## Moving

ruling-why-MOV-2 = Instrukcja mówi tylko, że korytarz biegnie dalej. Przy zamkniętej krawędzi się kończy.
ruling-why-MOV-3 = Jedna strona mówi tak o pierwszej kolejce, inna o każdej chwili, gdy pionek tam jest. Obowiązuje to drugie, także po śmierci. Oszołomiona postać najpierw odpoczywa, a testy nadal można powtarzać.
ruling-why-MOV-4 = Instrukcja mówi o Golemie na polu startowym, ale on nigdy tam nie wchodzi: chodzi o pole klucza. Za każdą próbę się płaci, a ograniczenie do jednej na kolejkę tu nie działa.
ruling-why-MOV-6 = Na własne pole startowe wolno wrócić, bo nic tego nie zakazuje. Następnym działaniem znów musi być wtedy ruch. Na nieużywane pole startowe nie wchodzi nikt.
ruling-why-MOV-7 = Instrukcja nie podaje ograniczenia i mówi o kilku postaciach na jednym korytarzu.

## Exploring

ruling-why-EXP-5 = Jedna strona pozwala na jedną darmową walkę, inne na jedną z każdą postacią. Idziemy za tymi drugimi i za przykładem.
ruling-why-EXP-6 = Instrukcja pozwala na wymianę, gdy niesie się więcej niż 2 przedmioty, a to niemożliwe. Chodzi o dokładnie 2, jak w innym miejscu.
ruling-why-EXP-7 = Każdy krok mówi o korytarzu, na którym postać jest. Przeniesiona na inny, eksploruje go od początku; na swoim polu startowym nie ma czego eksplorować.
ruling-why-EXP-8 = O przenoszeniu nie ma tu mowy, ale inna strona traktuje je jak ruch. Piąty krok pomija się w cudzej kolejce i po wypchnięciu. Dwie postacie przeniesione naraz eksplorują zgodnie z ruchem wskazówek zegara.
ruling-why-EXP-9 = Instrukcja nie przewiduje efektów, które odsyłają postać w kółko. Dlatego za drugim razem żeton się pomija.

## Bridges and jumps

ruling-why-BRG-8 = Instrukcja każe eksplorować bez wyjątków. Ale darmowa walka wymaga, żeby ktoś wszedł, a tu nikt nie wszedł.
ruling-why-BRG-9 = Tylko eksploracja zależy od tego, czy postać żyje; reszta następuje po kolei. Upuszczony klucz lub przedmiot leży tam, gdzie skończył się upadek.
ruling-why-BRG-11 = Instrukcja każe eksplorować bez wyjątków, a postać, która spadła, trafiła na nowy korytarz. Jest oszołomiona, więc atakować mogą tylko inni.

## Stun

ruling-why-STN-6 = Użycie Kryształu to działanie bez kosztu, a oszołomienie zakazuje także takich. Nieudany skok można jeszcze powtórzyć, bo oszołomienie następuje po nim.
ruling-why-STN-7 = Oszołomiona postać nie może zrobić nic innego, więc to wyprzedza ruch.
ruling-why-STN-8 = Obie by przegrały. Same zasady do tego nie prowadzą, bo oszołomiona postać nie atakuje.

## Combat

ruling-why-CMB-2 = Jedna strona mówi o postaci lub postaciach, ale strona o walce jest dokładna.
ruling-why-CMB-8 = Instrukcja nie mówi, kto decyduje pierwszy. Każdy powtarza tylko własny test, a gdy obaj spasują po kolei, wyniki zostają. W nowej rundzie można użyć tego, czego się jeszcze nie użyło.
ruling-why-CMB-9 = Pokazuje to przykład. Chwila jest ta sama co dla Kryształu, chyba że karta mówi inaczej.
ruling-why-CMB-10 = Instrukcja opisuje walkę tylko między postaciami, a Golem ma jedynie swój test.
ruling-why-CMB-11 = Nikogo innego nie może być na tym polu.
ruling-why-CMB-12 = Przegrana bez testów nie zostawia rzutu, który można powtórzyć albo podnieść. Wszystko, co wynika ze zwycięstwa, wynika i tutaj.

## Free combat

ruling-why-FRE-3 = Można to czytać tak, że zaatakować wolno tylko przybysza, który z nikim nie walczy. W przykładzie walczy on z jedną postacią, a druga i tak może atakować: tak więc jest.
ruling-why-FRE-4 = Instrukcja nie mówi, jak pytać graczy. Odpowiadają zgodnie z ruchem wskazówek zegara, od przybysza. Odpowiedź „tak” wiąże, chyba że przybysza już tam nie ma.
ruling-why-FRE-8 = Instrukcja mówi tylko o aktywnym graczu, ale chodzi o tego, kto wchodzi.
ruling-why-FRE-9 = Darmowa walka to działanie bez kosztu, a oszołomienie zakazuje także takich. Być zaatakowanym to nie działanie.
ruling-why-FRE-10 = Ograniczenie dotyczy darmowej walki. Atak to inne działanie i za nie się płaci.
ruling-why-FRE-11 = „Po kolei” może znaczyć tylko tyle, że każdy wynik jest znany, zanim wskaże się następną postać.

## Pushing off the centre

ruling-why-PSH-5 = Przegrany jest już wtedy na swoim polu startowym.
ruling-why-PSH-6 = Wypchnięcie liczy się jak ruch, więc wymaga przejścia. Instrukcja nie mówi, co robić bez niego. Jeśli przegrany zostaje, zwycięzca nie jest sam.
ruling-why-PSH-7 = Nic nie kończy kolejki. Skończona jest tylko eksploracja pola centralnego, a gdy postać zakończy eksplorację po wypchnięciu, znów można podnosić.

## Lives and death

ruling-why-LIF-3 = Każdy gracz ma tylko 4 żetony życia.
ruling-why-DTH-5 = Lista tego, co zabiera śmierć, nie wymienia nic innego.
ruling-why-DTH-6 = Śmierć ustawia życia na 4. Dziwnie byłoby zaraz zabierać z nich resztę.
ruling-why-DTH-7 = Nic nie kończy kolejki, nawet nieudany test Golema. Co będzie dalej, mówią zasady o pionku na polu startowym.
ruling-why-DTH-8 = Może się to stać tylko przez zdarzenie albo zdolność, a instrukcja tego nie przewiduje. Na samym polu startowym nikt inny nie mógłby tych rzeczy wziąć.
ruling-why-DTH-9 = Może to sprawić jakiś efekt, a kolejności nie podano. Wszystko inne też rozpatruje się zgodnie z ruchem wskazówek zegara.

## Traps

ruling-why-TRP-2 = „Cudza” znaczy: inna niż twoja. Możesz więc zastawić pułapkę pod sobą, jeśli nikogo więcej tam nie ma, pod Golemem i na polu klucza.
ruling-why-TRP-6 = Instrukcja mówi, że do końca gry, ale zburzony kafelek zabiera swoje pułapki, a karta może jakąś usunąć.
ruling-why-TRP-11 = Tabela się nie zachowała. Nasza podaje efekt każdego nieudanego rzutu.
ruling-why-TRP-14 = Zignorować pułapkę to pominąć cały krok.
ruling-why-TRP-15 = Odkrywa się tylko zakryte pułapki i nic ich nie zakrywa z powrotem.
ruling-why-TRP-16 = Pułapki działają na tych, którzy wchodzą. Stać w miejscu to nie wchodzić.
ruling-why-TRP-17 = Kolejności nie podano. Nic się przez to nie traci: kto po drodze ginie albo opuszcza korytarz, tego reszta omija.
ruling-why-TRP-18 = To, co ogranicza graczy, ogranicza i efekty.

## The Golem

ruling-why-GOL-12 = Instrukcja mówi o jednym kierunku, a o zawracaniu tylko w ślepych korytarzach. Przy każdym kroku sprawdza się to samo.
ruling-why-GOL-13 = Instrukcja nie tłumaczy, czym jest ślepy korytarz. Golem pojawia się w niej najdalej na polu klucza, przed polem startowym.
ruling-why-GOL-14 = Na początku pole centralne nie ma sąsiadów, więc musi to być możliwe.
ruling-why-GOL-15 = Nie wiadomo, o który z najwyżej trzech korytarzy chodzi. Pętla, która znów tam prowadzi, to nie powrót. Karta, która nie przesuwa Golema krok po kroku, nie zostawia zakazu.
ruling-why-GOL-18 = Golem porusza się jak postacie, korytarz za korytarzem. Kolejność testów jest taka jak wszystkiego innego.
ruling-why-GOL-20 = Instrukcja mówi tylko o powrocie na pole startowe.
ruling-why-GOL-21 = W jakikolwiek sposób Golem tam trafi, wchodzi na ich korytarz, chyba że już na nim był.
ruling-why-GOL-22 = Test bierze się z przybycia.
ruling-why-GOL-24 = Instrukcja mówi o kierunku i o najwyżej trzech korytarzach. Najuczciwiej jest poznać wyniki testów przed następnym krokiem. Golem idzie dalej, nawet gdy postać tego gracza wróciła na swoje pole startowe.
ruling-why-GOL-25 = Zakaz dotyczy tylko kolejki poprzedniego gracza. Jeśli pierwsza karta Golema nie ruszyła, zakaz nadal trwa.
ruling-why-GOL-26 = Instrukcja mówi, że się go przenosi, a nie że idzie.
ruling-why-GOL-27 = Instrukcja mówi, że dzieje się to, gdy talia się skończy. Póki nie trzeba karty, nikt do niej nie zagląda.

## Events

ruling-why-EVT-6 = Instrukcja o tym nie mówi. Zasada trwająca i tak zaczyna obowiązywać.
ruling-why-EVT-7 = W przykładzie gracz, który wywołał zdarzenie, wskazuje dowolną postać; własna nie jest wykluczona.
ruling-why-EVT-8 = W przykładzie to, co już działa, działa dalej. Instrukcja nie mówi, gdzie biegnie granica, więc biegnie między zdolnościami postaci a całą resztą.
ruling-why-EVT-9 = Instrukcja nie mówi dokładnie, jak jedno zastępuje drugie. W grze wywołuje się najwyżej 12 zdarzeń.

## The Fate Crystal

ruling-why-CRY-2 = Jedna strona mówi o własnym teście, inna o dowolnym, a potem o własnym rzucie. Przyjmujemy, że chodzi o własny.
ruling-why-CRY-6 = Później powtórzenie cofałoby to, co już się stało. Ponownie aktywowany Kryształ może powtórzyć nawet powtórzony test.
ruling-why-CRY-7 = Jedna strona mówi, że w każdej chwili, a inna, że akcje wydaje tylko aktywny gracz. Obowiązuje jedno i drugie.

## Keys

ruling-why-KEY-6 = Klucze są jednakowe, więc dla każdego pola klucza liczy się, ile upuścili tam inni. Gdy ktoś inny weźmie stamtąd klucz, najpierw ubywa klucz objęty zakazem.
ruling-why-KEY-7 = Zakaz dotyczy miejsca, a nie żetonu.
ruling-why-KEY-9 = Wymienia się tylko przedmioty, a upuszcza się coś tylko przy śmierci.

## Items

ruling-why-ITM-6 = Liczy się osobno dla każdego żetonu: oddany i wzięty z powrotem w tej samej kolejce zostaje u ciebie do następnej.
ruling-why-ITM-8 = Jedna strona tak mówi, a druga tego nie powtarza. Gdy jest miejsce, nie trzeba wymieniać.
ruling-why-ITM-9 = Instrukcja nie pokazuje żadnej karty. Jeśli karta o tym nie mówi, przedmiot działa sam.
ruling-why-ITM-10 = Instrukcja nie pokazuje żadnej karty. Przez darmowe użycie bez ograniczeń żadna kolejka by się nie skończyła.

## Changing character

ruling-why-CHR-7 = Zdanie w instrukcji straciło to, do czego się odnosi. Tyle znaczy co najmniej.
ruling-why-CHR-8 = Instrukcja nie mówi, co powoduje zmianę. W grze we dwie osoby odłożone postacie zostają w pudełku.
ruling-why-CHR-9 = Wiadomo tylko, że taki kafelek istnieje. Do tego czasu jest jak puste miejsce, gdy sprawdza się ostatni korytarz, a jak zajęte, gdy się buduje. Jeśli żaden obrót nie pasuje, staje się pustym kafelkiem. Jego symbole wyprzedzają eksplorację.

## Limits

ruling-why-LIM-1 = Instrukcja nie mówi, co robić przy pustej puli: działanie, które jej potrzebuje, jest niedozwolone, a efekt, który jej potrzebuje, nic nie robi.
ruling-why-LIM-6 = Jedna strona mówi, że przedmioty wracają, ale inna podaje sposób tylko dla pułapek i kafelków.

## Two players

ruling-why-TWO-2 = Rysunek się nie zachował. Krok w stronę pola startowego 5 sprawia, że pole centralne jest równie daleko od obojga graczy.
ruling-why-TWO-3 = Rysunek się nie zachował. Gdy między graczami jest jedno nieużywane pole startowe, jest powód, by przesunąć pole centralne. Gdyby zaczynali naprzeciw siebie, nie byłoby go.
ruling-why-TWO-4 = Innych zmian nie podano, więc leży wszystkie 6 kluczy.

## The hidden Labyrinth

ruling-why-VAR-2 = Instrukcja nie mówi, kiedy go odkryć. Wybiera się go w ciemno i nie można go zakryć ponownie.
