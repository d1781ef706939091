### Why a ruling was needed where the rulebook is open, and why it was made so.

## Setup

ruling-why-SET-1 = Instrukcja nie mówi, czy wolno mieszać płytki lasu i pustki. Tutaj wszystkie płytki pochodzą z jednych podziemi, żeby Poziomy i Poziom Bossa do siebie pasowały, a płytek się nie obraca.
ruling-why-SET-3 = Wydania różnią się co do tego, czy karta Bossa leży odkryta, czy zakryta. Nic od tego nie zależy, więc każdy może ją czytać od początku.
ruling-why-SET-5 = Instrukcja nie mówi, co robić, gdy zabraknie żetonów. Monety, klejnoty i serca to tylko liczniki, więc zawsze jest ich dość; żetony Wrogów i Bossa to elementy gry, więc jest ich tylko tyle, ile w pudełku.
ruling-why-SET-8 = Obrazka z premią drugiego gracza nie da się odczytać. Moneta ma sens: moneta, potem klejnot, potem jedno i drugie.
ruling-why-SET-10 = Instrukcja nie podaje liczby graczy. Cztery kości Specjalne i premia dla czwartego gracza wskazują na najwyżej czterech graczy, a dla jednej osoby jest tryb solo.
ruling-why-SET-11 = O tasowaniu kart ataku Bossa nigdzie nie ma mowy, ale zakryta talia w znanej kolejności nie miałaby sensu.

## The map

ruling-why-MAP-5 = Część wydań mówi o wchodzeniu na Pułapkę, a jedno po prostu o byciu na niej. Liczy się każde trafienie na Pułapkę, ale nie pozostawanie na niej.
ruling-why-MAP-7 = O uzupełnianiu Pól monet i klejnotów nigdzie nie ma mowy, więc się ich nie uzupełnia.
ruling-why-MAP-8 = W przykładach monety i klejnoty bierze się tylko Ruchem. Nic nie mówi, że inne sposoby się nie liczą, więc wystarczy trafić na Pole w dowolny sposób.
ruling-why-MAP-11 = Według instrukcji brzegi Mapy zatrzymują tylko spadające figurki i Wrogów. Ale żadna figurka nie może opuścić Mapy, więc każdy brzeg zatrzymuje wszystkie.
ruling-why-MAP-12 = Instrukcja nie mówi, co dzieje się z żetonem pod Wrogiem. W przykładach żetony biorą tylko Bohaterowie, więc żeton pod Wrogiem zostaje.

## What is adjacent

ruling-why-ADJ-5 = Jedna strona instrukcji pozwala figurkom przechodzić Ruchem przez Platformy jednokierunkowe, inna jako jedyny wyjątek wymienia Drabiny. Ruch to coś, co Bohater robi sam: kogo pchnięto, przesunięto albo postawiono kartą, ten nie wykonuje Ruchu. Wasza grupa może jednak ustalić, że kartą da się postawić Bohatera po drugiej stronie.

## Dice

ruling-why-DIE-1 = Pięć symboli dzieli się sześcioma ściankami, a o szóstej nic nie wiadomo. Ruchu każdy potrzebuje najbardziej.
ruling-why-DIE-5 = Trzy wyniki na sześciu ściankach: najprościej po dwie na każdy.

## The turn

ruling-why-TRN-12 = Jedna strona instrukcji każe Bohaterowi poza Mapą się odrodzić, inna tylko mu na to pozwala. Przyjmujemy, że to obowiązek dla Bohatera, którego na początku kroku nie ma na Mapie, a wybór dla tego, który zemdlał w trakcie kroku.
ruling-why-TRN-13 = Instrukcja nie podaje kolejności ataków. Gdy liczą się razem, nie trzeba jej wybierać i nikt nie mdleje dwa razy.
ruling-why-TRN-14 = Instrukcja nie podaje kolejności tego, co dzieje się na koniec tury. Bohatera, który właśnie zemdlał, nie ma już na Mapie, więc Boss nie ma powodu działać.

## Symbols

ruling-why-SYM-7 = Podwójne przesunięcie mogłoby dotyczyć dwóch Wrogów. W jedynym przykładzie jednego Wroga przesuwa się dwa razy dalej.
ruling-why-FRG-2 = Instrukcja wspomina o kości Specjalnej jako połowie pary tylko tam, gdzie się ją ustawia.
ruling-why-FRG-4 = Instrukcja mówi o takich samych symbolach, a gwiazda jest osobnym symbolem, cokolwiek robi z niej Bohater.
ruling-why-FRG-5 = Zespolenie zabiera kości i daje efekt. Nie tworzy nowej kości, którą można by zachować albo użyć ponownie.

## Actions and cards

ruling-why-SPN-1 = Instrukcja mówi o symbolu z puli, a kości Specjalnej nigdzie do puli nie zalicza.
ruling-why-SPN-5 = Instrukcja nie mówi, co robić, gdy cały najniższy Rząd jest zajęty. Gdy na Poziomie Bossa zajęte są wszystkie Pola Sklepu, wskazuje najbliższe wolne Pole, więc tutaj robi się tak samo.
ruling-why-ACT-1 = Jedno miejsce w instrukcji pozwala stosować Grawitację też innym graczom, wszystkie pozostałe tylko temu, którego tura trwa.
ruling-why-ACT-6 = Instrukcja opisuje akcje jako część tury gracza; karta, która mówi inaczej, ma pierwszeństwo.
ruling-why-ACT-7 = Instrukcja nie mówi, czy można kupować w powietrzu. Przed Grawitacją nic nie spada, więc Bohater, który wisi na Polu Sklepu, naprawdę jest w Sklepie.
ruling-why-CRD-2 = Instrukcja nie przewiduje pustej talii. Bez karty nie ma czego wyłożyć, aż wróci jakaś mikstura.
ruling-why-CRD-3 = Instrukcja tylko o artefaktach mówi, że są od razu naładowane, i nie ogranicza tego, ile kart wolno mieć. Nic nie każe traktować innych kart gorzej.
ruling-why-CRD-4 = Przy tej samej karcie jedno wydanie mówi o Ruchu, a inne o postawieniu. Wiele Pól naraz to postawienie; Pole po Polu to Ruch.

## Moving

ruling-why-MOV-3 = Instrukcja nie mówi, jak wygląda dłuższy Ruch. Gdy wykonuje się go Pole po Polu, wszystkie inne zasady działają bez wyjątków.
ruling-why-MOV-5 = Klejnoty oddaje się w chwili użycia symbolu, więc tymi znalezionymi po drodze już się nie zapłaci.

## Gravity and Ladders

ruling-why-GRA-4 = Instrukcja nie mówi, kto i kiedy decyduje, czy Bohater trzyma się Drabiny. Bohater należy do swojego gracza, więc za każdym razem decyduje ten gracz.
ruling-why-GRA-6 = Instrukcja nie podaje kolejności spadania. Gdy zaczyna się od dołu, każdy spada na to, co naprawdę tam jest.
ruling-why-GRA-7 = Według instrukcji spadanie zatrzymują tylko Platformy i figurki; Drabina trzyma tych, którzy już na niej byli.
ruling-why-GRA-9 = Spadanie wiąże się z zastosowaniem Grawitacji i z niczym innym, więc kto jest w powietrzu, ten tam czeka.
ruling-why-GRA-10 = Instrukcja nie mówi o spadaniu z Poziomu na Poziom. Granica między dwoma Poziomami jest taka jak między dowolnymi dwoma Rzędami.
ruling-why-GRA-11 = Według jednej strony instrukcji przy Grawitacji spadają wszystkie figurki, według innej Poziom Bossa jest odcięty. Grawitacja, podobnie jak kość Wrogów, działa wszędzie naraz, więc odcięcie jej nie zatrzymuje.
ruling-why-LAD-2 = Instrukcja nie mówi, czy podłoga wokół Drabiny nadal trzyma. Jest narysowana jako Platforma i działa jak Platforma.

## Void Portals

ruling-why-PRT-3 = Instrukcja mówi o symbolu ruchu. Żadne wydanie nie łączy portali z dłuższym Ruchem ani z kartami.
ruling-why-PRT-4 = Jedne wydania mówią o postawieniu Bohatera, inne o Ruchu. Gdyby przejście przez portal nie było Ruchem, nie trzeba by wykluczać ataków.

## Enemies

ruling-why-ZOC-1 = Według jednej strony instrukcji Wrogowie atakują, gdy Bohater od nich odchodzi, według późniejszej, gdy podchodzi. Rozstrzyga strona z samą zasadą.
ruling-why-ZOC-4 = Instrukcja nie podaje kolejności kilku ataków ani nie mówi, co dzieje się z zapłatą. Płaci się przed efektem, więc zapłata przepada.
ruling-why-PSH-2 = Instrukcja nie mówi, co robić, gdy dla pchniętej figurki nie ma miejsca. Bez miejsca nie ma Pchnięcia, a więc i Ruchu.
ruling-why-PSH-4 = Objaśniając Pchnięcia, instrukcja nie wspomina o Pułapkach, monetach ani klejnotach, ale Bohater, który trafił na Pole, jest na nim, jakkolwiek do tego doszło.
ruling-why-PSH-5 = Instrukcja mówi o każdej figurce i każdym kierunku; to, co utrudnia przesuwanie Wroga, dotyczy tylko symboli przesunięcia.
ruling-why-ENM-6 = Wróg atakuje w dwóch przypadkach: gdy każe mu kość Wrogów i gdy Bohater od niego odchodzi. Przeniesienie nie jest żadnym z nich.
ruling-why-ENM-7 = Instrukcja nie mówi, jak długo liczy się karta Wroga z usuniętego Poziomu. Żeton bez zdolności nie byłby już tym samym Wrogiem.
ruling-why-ENM-8 = Instrukcja nie mówi, jak dwa symbole za jedno Pole łączą się z klejnotami. Klejnoty przedłużają przesunięcie, ale go nie zaczynają.

## Levels

ruling-why-LVL-3 = Zakryty Poziom nie pokazuje Pól, na które można by wejść.
ruling-why-LVL-5 = Instrukcja nie mówi, ile Poziomów może zniknąć w jednej turze. Opis kroku wspomina o najniższym Poziomie, więc znika jeden.
ruling-why-LVL-6 = Jedna strona instrukcji mówi, że Bohater wykonuje Ruch do górnego Rzędu, inna, że tam wchodzi. Rozstrzyga strona z samą zasadą, a ta mówi o Ruchu.
ruling-why-LVL-7 = Instrukcja nie przewiduje braku żetonów; decyduje gracz, którego tura trwa, jak gdzie indziej.
ruling-why-LVL-8 = „Wrogowie z Poziomu” to mogą być ci, którzy stamtąd pochodzą, albo ci, którzy tam stoją. A widać tylko to, gdzie stoją.

## Attacks, Wounds, fainting

ruling-why-ATK-1 = Instrukcja nigdzie nie mówi wprost, że atakować można tylko sąsiada. Ale Ściany i Platformy wykluczają w niej atak, a Drabiny na niego pozwalają właśnie dlatego, że zależy od nich, które Pola ze sobą sąsiadują.
ruling-why-ATK-2 = Jeśli Ran jest za mało, Wrogowi nic się nie dzieje; ale atak się odbył, więc jego cena jest zapłacona.
ruling-why-ATK-5 = Jedne wydania mówią o Wrogu, inne o Wrogach. Rany porównuje się jednak ze zdrowiem jednego Wroga.
ruling-why-ATK-6 = Premia dotyczy ataku, a bez miecza ataku nie ma. Użycie karty to inna akcja, nawet jeśli zadaje Rany.
ruling-why-ATK-7 = Obrazków łupu nie da się odczytać, więc liczbę monet i klejnotów dobraliśmy sami.
ruling-why-WND-3 = Instrukcja nie mówi, co z nadmiarem Ran. Rany odnosi się po jednej, a Bohatera, który zemdlał, przy następnej już nie ma.
ruling-why-WND-4 = Utracone serca można odzyskać, ale nic nigdy nie daje ich więcej, niż pokazuje karta Bohatera.
ruling-why-FNT-2 = Monet, klejnotów, przedmiotów ani mikstur nie ma na liście tego, co zabiera omdlenie.
ruling-why-FNT-4 = Utraty tury, kości ani efektów nie ma na liście skutków omdlenia.

## Gems

ruling-why-GEM-4 = Część wydań podwaja i potraja efekt, jedno za każdym razem dodaje 1. Przy efekcie równym 1 wychodzi na to samo; dodawanie sprawia, że stopnie są równe.
ruling-why-GEM-5 = Klejnoty wzmacniają efekt symbolu. Gdzie nie ma liczby do zwiększenia, tam nic nie dadzą.

## The Boss

ruling-why-BOS-3 = Instrukcja nie mówi, czy do zdrowia Bossa liczą się usunięte Poziomy. Boss nie powinien słabnąć, gdy gracze się wspinają.
ruling-why-BOS-4 = Tego, kto wybiera Pole dla Bossa, można się tylko domyślać ze strzępu tekstu, w którym mowa o aktywnym graczu.
ruling-why-BOS-6 = Jedno wydanie mówi, że Boss „zawsze” ignoruje Ściany i Platformy, inne mówią o jego kartach. Przyjmujemy, że chodzi o każdy atak samego Bossa i o niczyj inny.
ruling-why-BOS-7 = Instrukcja nie mówi, jak daleko sięga Rząd lub płytka. Przyjmujemy to, co narysowano: Rząd biegnie przez cały Poziom Bossa, a płytka to ta, na której stoi Boss.
ruling-why-BOS-11 = Część wydań mówi o żetonach Pomagierów, jedno o żetonach Wrogów. Pomagierzy mają własne, a stawia się ich na dowolnym Polu Odrodzenia Poziomu Bossa.
ruling-why-BOS-13 = Nie wszystkie karty ataku da się odczytać. Najpierw liczy się liczba na karcie, a gdzie jej nie ma, obrażenia z karty Bossa.
ruling-why-BOS-14 = Instrukcja nie przewiduje pustej puli żetonów. Rana jest za żeton, który już masz, a nie za taki, którego brakuje.
ruling-why-BOS-15 = Według jednej strony instrukcji zasięg ataków Bossa nie ma ograniczeń, według innej Poziom Bossa jest odcięty. Tylko o kości Wrogów powiedziano, że działa mimo odcięcia.
ruling-why-BOS-16 = O tym, jak ikona specjalna daje żeton, mówią karty Bossów, ale nie da się ich odczytać. Wzorem są monety i klejnoty: żeton dostaje Bohater, który trafi na Pole z ikoną.
ruling-why-BOS-17 = Instrukcja nie mówi, kto wybiera Pole dla Pomagiera. Robi to aktywny gracz, tak jak przy Polu dla samego Bossa.

## Medusa

ruling-why-MED-1 = Instrukcja nie mówi, czy rzut w turze Meduzy porusza też Wrogów. Ten rzut służy do wyboru karty i do niczego więcej.
ruling-why-MED-3 = Instrukcja nie mówi, którymi symbolami kruszy się kamień. Żadnych nie wymienia, więc wystarczą dowolne dwa.
ruling-why-MED-4 = Obrazka z nagrodą za oddanie Lustra nie da się odczytać. Przyjmujemy, że to klejnot.
ruling-why-MED-5 = Żeton Kamienia mówi tylko o akcjach, więc cała reszta dzieje się jak zawsze.
ruling-why-MED-6 = Oprócz omdlenia i kart, które leczą, nigdzie nie da się znaleźć sposobu na pozbycie się żetonu Trucizny.

## Ikee

ruling-why-IKE-4 = O rzucie bez żadnego z tych symboli instrukcja nie mówi. Zero do zera to remis, a co najmniej jedną kartę trzeba rozpatrzyć.
ruling-why-IKE-5 = Instrukcja mówi o tasowaniu na nowo tylko u Meduzy. Bez tego po kilku Turach Bossa Ikee nie miałby czego dobrać.
ruling-why-IKE-6 = Instrukcja mówi o rzucie wszystkimi pięcioma kośćmi; co karty robią później z pulą, to inna sprawa.

## The Boss Level

ruling-why-BLV-3 = Pchany Wróg jest po drugiej stronie Platformy, a mimo to jego atak ma się odbyć jak zwykle. Atakuje więc, i to tylko on.
ruling-why-BLV-4 = Instrukcja nie mówi, czy Bohater poza Mapą wszedł już na Poziom Bossa. Wszedł, jeśli tam zemdlał, bo tam też wróci.
ruling-why-BLV-5 = Instrukcja nie wylicza, co dokładnie jest odcięte. Odpada to, co gracze robią kośćmi, kartami i zdolnościami, oprócz tego, co przepuszcza inna zasada. Wydarzenie gry solo nie jest działaniem żadnego gracza, więc sięga wszędzie tak jak kość Wrogów.
ruling-why-BLV-6 = Instrukcja nie mówi, które Pole jest najbliżej ani kto rozstrzyga remis. Kroki na siatce łatwo policzyć, a z równie bliskich Pól wybiera gracz.
ruling-why-BLV-7 = Instrukcja nie przewiduje omdlenia przy wchodzeniu na Poziom Bossa. Ruch się nie odbył, więc Bohatera nigdy tam nie było.
ruling-why-BLV-8 = Instrukcja nie mówi o samotnym Bohaterze. Wchodzi on jako pierwszy i zarazem ostatni.

## Variants

ruling-why-ART-2 = Jedno wydanie pozwala graczom wziąć artefakt, inne po prostu go dają. Gdy się go daje, nikt nie musi o nic pytać.
ruling-why-ART-4 = Instrukcja nie przewiduje, że warunek można spełnić drugi raz albo w kilka osób naraz. Tylko o karcie, która zmienia właściciela, mówi, że jest od razu naładowana.
ruling-why-SOL-2 = Instrukcja nie rozstrzyga, czy Tura Bossa należy do tury gracza. Wydarzenie trwa przez całą turę; przyjmujemy, że Tura Bossa się do niej wlicza.
ruling-why-SOL-4 = Pierwsza tura zaczyna się już po kroku z wydarzeniami. Gra trwa najwyżej dwanaście tur tylko wtedy, gdy także w pierwszej odkrywa się wydarzenie.
ruling-why-SOL-6 = Instrukcja nie wylicza, kto jest pokonanym Wrogiem. Boss i Pomagierzy to Wrogowie; kto zniknął z Poziomem, nie został pokonany.
ruling-why-SOL-7 = Instrukcja wymaga zwykłej Mapy, więc Większa odpada; artefaktów nie wyklucza.
