### Why a ruling was needed where the rulebook is open, and why it was made so.

## Setup

ruling-why-SET-1 = Nie powiedziano, czy wolno mieszać płytki lasu i pustki. Wszystkie płytki pochodzą z jednego labiryntu, żeby Poziomy i Poziom Bossa do siebie pasowały, a płytek się nie obraca.
ruling-why-SET-3 = Wydania różnią się co do tego, którą stroną leży karta Bossa. Nic od tego nie zależy, więc każdy może ją czytać od początku.
ruling-why-SET-5 = Nie powiedziano, co robić, gdy zabraknie monet. Pieniądze i klejnoty to tu tylko liczniki; naprawdę ograniczone są żetony, które stoją na Mapie.
ruling-why-SET-8 = Obrazka z premią drugiego gracza nie da się odczytać. Moneta ma sens: moneta, potem klejnot, potem jedno i drugie.
ruling-why-SET-10 = Liczby graczy nie podano. Cztery kości Specjalne i premia dla czwartego gracza wskazują na najwyżej czterech graczy, a jedna osoba ma tryb solo.
ruling-why-SET-11 = O tasowaniu tej talii nigdzie nie ma mowy, ale zakryta talia w znanej kolejności nie miałaby sensu.

## The map

ruling-why-MAP-5 = Część wydań mówi o wchodzeniu, a jedno po prostu o byciu na Polu. Liczy się każde trafienie na Pułapkę, a pozostawanie na niej nie.
ruling-why-MAP-7 = O uzupełnianiu nigdzie nie ma mowy, więc go nie ma.
ruling-why-MAP-8 = Obrazki pokazują tylko Ruch. Nic nie mówi, że inne sposoby się nie liczą, więc wystarczy trafić na Pole w dowolny sposób.
ruling-why-MAP-11 = Mowa o tym tylko przy spadaniu i przy Wrogach. Figurki nie mogą zejść ze stołu, więc dotyczy to wszystkich i każdego brzegu.
ruling-why-MAP-12 = Nie powiedziano, co się dzieje z żetonem pod Wrogiem. W przykładach żetony biorą tylko Bohaterowie, więc ten zostaje.

## What is adjacent

ruling-why-ADJ-5 = Jedna strona pozwala figurkom ruszać się przez te Platformy, inna jako jedyny wyjątek wymienia Drabiny. Ruch to coś, co Bohater robi sam: kogo pchnięto, przesunięto albo postawiono kartą, ten nie wykonuje Ruchu. Wasza grupa może jednak ustalić, że taka karta tam sięga.

## Dice

ruling-why-DIE-1 = Pięć symboli dzieli się sześcioma ściankami, a o szóstej nic nie wiadomo. Ruchu każdy potrzebuje najbardziej.
ruling-why-DIE-5 = Trzy wyniki na sześciu ściankach: najprościej po dwie na każdy.

## The turn

ruling-why-TRN-12 = Jedna strona każe Bohaterowi poza Mapą się odrodzić, inna mu pozwala. To obowiązek na początku kroku, a wybór dla Bohatera, który zemdlał w jego trakcie.
ruling-why-TRN-13 = Kolejności ataków nie podano. Gdy liczą się razem, nie trzeba jej wybierać i nikt nie mdleje dwa razy.
ruling-why-TRN-14 = Nie podano kolejności tego, co dzieje się na koniec tury. Bohatera, który właśnie zemdlał, już nie ma, więc Boss nie ma powodu działać.

## Symbols

ruling-why-SYM-7 = Podwójne przesunięcie mogłoby dotyczyć dwóch Wrogów. W jedynym przykładzie jednego Wroga przesuwa się dwa razy dalej.
ruling-why-FRG-2 = Instrukcja wspomina o kości Specjalnej jako połowie pary tylko tam, gdzie się ją ustawia.
ruling-why-FRG-4 = Mowa o takich samych symbolach, a gwiazda jest osobnym symbolem, cokolwiek robi z niej Bohater.
ruling-why-FRG-5 = Zespolenie zabiera kości i daje efekt. Nie tworzy nowej kości, którą można by zachować albo użyć ponownie.

## Actions and cards

ruling-why-SPN-1 = Mowa o symbolu z puli, a kości Specjalnej nigdzie nie zalicza się do puli.
ruling-why-SPN-5 = Pełnego najniższego Rzędu nikt nie przewidział. Gdy na Poziomie Bossa zajęte są wszystkie Pola Sklepu, instrukcja wskazuje najbliższe wolne Pole, więc tutaj robi się tak samo.
ruling-why-ACT-1 = Jedno miejsce pozwala stosować Grawitację też innym graczom, wszystkie pozostałe tylko temu, kogo jest tura.
ruling-why-ACT-6 = Akcje są opisane jako część tury gracza; karta, która mówi inaczej, ma pierwszeństwo.
ruling-why-ACT-7 = Nie powiedziano, czy można kupować w powietrzu. Przed Grawitacją nic nie spada, więc Bohater na tym Polu naprawdę jest w Sklepie.
ruling-why-CRD-2 = Pustej talii nikt nie przewidział. Bez karty nie ma czego wyłożyć, aż wróci jakaś mikstura.
ruling-why-CRD-3 = Tylko o artefaktach mówi się, że są od razu naładowane, a limitu nie podano: nic nie każe traktować innych kart gorzej.
ruling-why-CRD-4 = Wydania nazywają to samo raz ruchem, raz postawieniem. Wiele Pól naraz to postawienie; Pole po Polu to Ruch.

## Moving

ruling-why-MOV-3 = Nie powiedziano, jak wygląda dłuższy Ruch. Gdy wykonuje się go Pole po Polu, wszystkie inne zasady działają bez wyjątków.
ruling-why-MOV-5 = Klejnoty oddaje się w chwili użycia symbolu, więc tymi znalezionymi po drodze już się nie zapłaci.

## Gravity and Ladders

ruling-why-GRA-4 = Kto decyduje i kiedy, tego nie rozstrzygnięto. Bohater należy do swojego gracza, więc za każdym razem decyduje ten gracz.
ruling-why-GRA-6 = Kolejności spadania nie podano. Gdy zaczyna się od dołu, każdy spada na to, co naprawdę tam jest.
ruling-why-GRA-7 = Według instrukcji spadanie zatrzymują tylko Platformy i figurki; Drabina trzyma tych, którzy już na niej byli.
ruling-why-GRA-9 = Spadanie wiąże się z zastosowaniem Grawitacji i z niczym innym, więc kto jest w powietrzu, ten tam czeka.
ruling-why-GRA-10 = O spadaniu z Poziomu na Poziom nie ma mowy. Granica między nimi jest taka jak każda inna.
ruling-why-GRA-11 = Grawitacja działa na każdą figurkę, a Poziom Bossa jest odcięty od dołu. Ale Grawitacja, podobnie jak kość Wrogów, nie jest niczyim działaniem.
ruling-why-LAD-2 = Nie powiedziano, czy podłoga wokół Drabiny nadal trzyma. Jest narysowana jako Platforma i działa jak Platforma.

## Void Portals

ruling-why-PRT-3 = Mowa o symbolu ruchu. Żadne wydanie nie łączy portali z dłuższym Ruchem ani z kartami.
ruling-why-PRT-4 = Wydania mówią raz o postawieniu, raz o Ruchu. Ochrona przed atakami byłaby zbędna, gdyby to nie był Ruch.

## Enemies

ruling-why-ZOC-1 = Według jednej strony Wrogowie atakują, gdy Bohater od nich odchodzi, według późniejszej, gdy podchodzi. Rozstrzyga strona z samą zasadą.
ruling-why-ZOC-4 = Nie podano kolejności kilku ataków ani tego, co dzieje się z zapłatą. Płaci się przed efektem.
ruling-why-PSH-2 = Nikt nie przewidział, że dla pchniętej figurki może nie być miejsca. Bez miejsca nie ma Pchnięcia, a więc i Ruchu.
ruling-why-PSH-4 = Przy Pchnięciach tego nie powiedziano, ale Bohater, który trafił na Pole, jest na nim, jakkolwiek do tego doszło.
ruling-why-PSH-5 = Instrukcja mówi o każdej figurce i każdym kierunku; to, co utrudnia przesuwanie Wroga, dotyczy tylko symboli przesunięcia.
ruling-why-ENM-6 = Wróg atakuje w dwóch przypadkach: gdy każe mu kość Wrogów i gdy Bohater od niego odchodzi. Przeniesienie nie jest żadnym z nich.
ruling-why-ENM-7 = Nie powiedziano, jak długo liczy się karta usuniętego Poziomu. Żeton bez zdolności nie byłby już tym samym Wrogiem.
ruling-why-ENM-8 = Nie powiedziano, jak dwa symbole za jedno Pole łączą się z klejnotami. Klejnoty przedłużają przesunięcie, ale go nie zaczynają.

## Levels

ruling-why-LVL-3 = Zakryty Poziom nie pokazuje Pól, na które można by wejść.
ruling-why-LVL-5 = Nie powiedziano, ile Poziomów może zniknąć. Krok mówi o najniższym Poziomie, więc znika jeden.
ruling-why-LVL-6 = Jedna strona mówi, że Bohater wykonuje tam Ruch, inna, że tam wchodzi. Rozstrzyga strona z samą zasadą, a ta mówi o Ruchu.
ruling-why-LVL-7 = Braku żetonów nikt nie przewidział; decyduje gracz, którego jest tura, jak gdzie indziej.
ruling-why-LVL-8 = „Wrogowie z Poziomu” to mogą być ci, którzy stamtąd pochodzą, albo ci, którzy tam stoją. Gdzie stoją, to widać.

## Attacks, Wounds, fainting

ruling-why-ATK-1 = Nigdzie nie powiedziano tego wprost, ale skoro atakuje się sąsiednie Pole, Ściany i Platformy wykluczają atak, a Drabiny na niego pozwalają.
ruling-why-ATK-2 = Jeśli Ran jest za mało, Wrogowi nic się nie dzieje; ale atak się odbył, więc jego cena jest zapłacona.
ruling-why-ATK-5 = Wydania mówią raz o Wrogu, raz o Wrogach. Rany porównuje się ze zdrowiem jednego.
ruling-why-ATK-6 = Premia dotyczy ataku, a bez miecza ataku nie ma. Użycie karty to inna akcja, nawet jeśli zadaje Rany.
ruling-why-ATK-7 = Obrazków łupu nie da się odczytać, więc liczbę monet i klejnotów dobraliśmy sami.
ruling-why-WND-3 = Nie powiedziano tego, ale Rany odnosi się po jednej, a Bohatera, który zemdlał, przy następnej już nie ma.
ruling-why-WND-4 = Serca wracają do pełna; nic nigdy nie daje ich więcej.
ruling-why-FNT-2 = Nie ma ich na liście tego, co zabiera omdlenie.
ruling-why-FNT-4 = Żadnej z tych rzeczy nie ma na liście skutków omdlenia.

## Gems

ruling-why-GEM-4 = Wydania podwajają i potrajają efekt albo za każdym razem dodają jeden. Przy efekcie równym 1 to to samo; dodawanie sprawia, że stopnie są równe.
ruling-why-GEM-5 = Klejnoty wzmacniają efekty. Czego nie da się policzyć, tego nie da się wzmocnić.

## The Boss

ruling-why-BOS-3 = Nie powiedziano, czy usunięte Poziomy się liczą. Boss nie powinien słabnąć, gdy gracze się wspinają.
ruling-why-BOS-4 = Kto wybiera, można tylko zgadywać ze strzępu tekstu, w którym mowa o aktywnym graczu.
ruling-why-BOS-6 = Jedno wydanie mówi „zawsze”, inne mówią o kartach. Przyjmujemy, że chodzi o każdy atak samego Bossa i o niczyj inny.
ruling-why-BOS-7 = Nie powiedziano, jak daleko sięga Rząd lub płytka. Liczy się to, co narysowano na Poziomie Bossa.
ruling-why-BOS-11 = Wydania mówią raz o żetonach Pomagierów, raz o żetonach Wrogów. Pomagierzy mają własne, a pasuje im każde Pole Odrodzenia.
ruling-why-BOS-13 = Nie wszystkie karty ataku da się odczytać. Najpierw liczy się liczba na karcie, a gdzie jej nie ma, obrażenia z karty Bossa.
ruling-why-BOS-14 = Pustej puli żetonów nikt nie przewidział. Rana jest za żeton, który już masz, a nie za taki, którego brakuje.
ruling-why-BOS-15 = Jedna strona mówi o braku ograniczeń zasięgu, inna o zamkniętym obszarze. Tylko o kości Wrogów powiedziano, że sięga przez granicę.
ruling-why-BOS-16 = Rozstrzygają to karty Bossów, a nie da się ich odczytać. Wzorem są monety i klejnoty na Polach: dostaje się je za wejście.
ruling-why-BOS-17 = Nie powiedziano, kto wybiera. Wybiera gracz, który ustawił też Bossa.

## Medusa

ruling-why-MED-1 = Nie powiedziano, czy ten rzut porusza też Wrogów. Służy do wyboru karty i do niczego więcej.
ruling-why-MED-3 = Nie powiedziano, którymi symbolami się płaci. Żadnych nie wymieniono, więc wystarczą dowolne dwa.
ruling-why-MED-4 = Obrazka z nagrodą nie da się odczytać. Bierze się klejnot.
ruling-why-MED-5 = Żeton mówi tylko o akcjach, więc cała reszta dzieje się jak zawsze.
ruling-why-MED-6 = Innego sposobu na pozbycie się Trucizny nigdzie nie da się wyczytać.

## Ikee

ruling-why-IKE-4 = O rzucie bez żadnego z tych symboli nie ma osobno mowy. Zero i zero to tyle samo, a co najmniej jedną kartę trzeba rozpatrzyć.
ruling-why-IKE-5 = O tasowaniu na nowo mowa tylko u Meduzy. Bez tego po kilku Turach Bossa Ikee nie miałby czego dobrać.
ruling-why-IKE-6 = Mowa o rzucie wszystkimi pięcioma kośćmi; co karty robią później z pulą, to inna sprawa.

## The Boss Level

ruling-why-BLV-3 = Pchany Wróg jest po drugiej stronie Platformy, a mimo to jego atak ma się odbyć jak zwykle. Atakuje więc, i to tylko on.
ruling-why-BLV-4 = Nie powiedziano, czy Bohater poza Mapą już wszedł. Wszedł, jeśli tam zemdlał, bo tam też wróci.
ruling-why-BLV-5 = Nie wyliczono, co dokładnie jest odcięte. Odpada to, co gracze robią kośćmi, kartami i zdolnościami, oprócz tego, co przepuszcza inna zasada. Wydarzenie gry solo nie jest niczyim działaniem, więc sięga wszędzie tak jak kość Wrogów.
ruling-why-BLV-6 = Nie podano, które Pole jest najbliżej ani kto rozstrzyga remis. Kroki na siatce liczy się najprościej.
ruling-why-BLV-7 = Omdlenia przy wchodzeniu nikt nie przewidział. Ruch się nie odbył, więc Bohatera nigdy tam nie było.
ruling-why-BLV-8 = O samotnym Bohaterze nie ma mowy. Wchodzi i pierwszy, i ostatni.

## Variants

ruling-why-ART-2 = Jedno wydanie pozwala graczom wziąć artefakt, inne po prostu go dają. Gdy się go daje, nikt nie musi o nic pytać.
ruling-why-ART-4 = Nikt nie przewidział, że warunek można spełnić drugi raz albo w kilka osób naraz. Tylko o karcie, która zmienia właściciela, mówi się, że jest od razu naładowana.
ruling-why-SOL-2 = Nie rozstrzygnięto, czy Tura Bossa należy do tury gracza. Przyjmujemy, że cała tura ją obejmuje.
ruling-why-SOL-4 = Pierwsza tura zaczyna się już po kroku z wydarzeniami. Najwyżej dwanaście tur jest tylko wtedy, gdy także w niej odkrywa się wydarzenie.
ruling-why-SOL-6 = Nie wyliczono, kto jest pokonanym Wrogiem. Boss i Pomagierzy to Wrogowie; co zniknęło z Poziomem, nie zostało pokonane.
ruling-why-SOL-7 = Wymagana jest zwykła Mapa, więc Większa odpada; artefakty nie są wykluczone.
