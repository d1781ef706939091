### Every rule of the game by its number, in our own words.

## Setup

rule-SET-1 = Wieża ma trzy Poziomy. Każdy składa się z dwóch losowo dobranych płytek Mapy, a na początku odkryty jest tylko najniższy.
rule-SET-2 = Każdy z trzech Poziomów ma swój rodzaj Wrogów: pierwszy łatwy, drugi trudniejszy, a trzeci jeden z najtrudniejszych.
rule-SET-3 = Na samej górze czeka Boss, na dwóch płytkach Poziomu Bossa, zakrytych, dopóki jakiś Bohater nie wejdzie Ruchem do górnego Rzędu Poziomu pod nimi.
rule-SET-4 = W Sklepie zawsze leżą trzy przedmioty i trzy mikstury, póki starcza kart.
rule-SET-5 = We wspólnej puli leżą wszystkie żetony, kości Akcji i kość Wrogów. Monety, klejnoty i serca nigdy się nie kończą; żetony Wrogów i Bossa mogą się skończyć.
rule-SET-6 = Los przydziela każdemu graczowi Bohatera. Bohater zaczyna z kompletem serc i pustą kością Specjalną.
rule-SET-7 = Gdy pierwszy Poziom jest ułożony, na zaznaczone Pola trafiają jego monety, klejnoty i Wrogowie.
rule-SET-8 = Los wskazuje, kto zaczyna. Za czekanie drugi gracz dostaje 1 monetę, trzeci 1 klejnot, a czwarty jedno i drugie.
rule-SET-9 = Kto pokona Bossa, wygrywa, i w tej samej chwili gra się kończy.
rule-SET-10 = Gra jest dla dwóch do czterech graczy. Jedna osoba gra w trybie solo.
rule-SET-11 = Używa się tylko kart ataku wybranego Bossa; trzeba je potasować.
rule-SET-12 = Na początku na Mapie nie ma żadnego Bohatera: każdy wchodzi do gry przez Odrodzenie w swojej pierwszej turze.

## The map

rule-MAP-1 = Poziom ma szerokość dwóch płytek. Wszystkie Pola na tej samej wysokości tworzą Rząd.
rule-MAP-2 = Na Polu jest miejsce dla jednej figurki.
rule-MAP-3 = Ściana stoi między dwoma Polami obok siebie i nikt przez nią nie przejdzie.
rule-MAP-4 = Platforma to podłoga. Nikt nie przejdzie przez nią z góry ani z dołu, chyba że prowadzi przez nią Drabina. Przez wejście na Poziom Bossa Bohater może przejść Ruchem w górę, ale w dół nie przejdzie nikt.
rule-MAP-5 = Bohater odnosi 1 Ranę za każdym razem, gdy trafia na Pułapkę albo przez nią spada. Wrogom Pułapki nie szkodzą.
rule-MAP-6 = Możesz kupować, gdy twój Bohater jest na Polu Sklepu.
rule-MAP-7 = Monety i klejnoty wykłada się raz, przy odkryciu Poziomu. Potem nie odrastają.
rule-MAP-8 = Bohater podnosi monetę lub klejnot z Pola, gdy na nie trafia. Samo przelecenie przez to Pole się nie liczy.
rule-MAP-9 = Najniższy Rząd najniższego odkrytego Poziomu ma pod sobą twardy grunt, cokolwiek tam narysowano.
rule-MAP-10 = Przy odkryciu Poziomu na każdym Polu Odrodzenia Wrogów pojawia się jeden z jego Wrogów.
rule-MAP-11 = Lewy i prawy brzeg Mapy są jak Ściany, a górny i dolny jak Platformy.
rule-MAP-12 = Wróg niczego nie podnosi. Moneta lub klejnot pod nim czeka na Bohatera, który trafi tam jako następny.

## Which Spaces are neighbours

rule-ADJ-1 = Pole ma najwyżej czterech sąsiadów: nad sobą, pod sobą, po lewej i po prawej.
rule-ADJ-2 = Jeśli dwa Pola rozdziela Ściana albo Platforma, przez którą nie prowadzi Drabina, nie są sąsiadami.
rule-ADJ-3 = Gdzie Drabina prowadzi przez Platformę, Pola nad nią i pod nią sąsiadują ze sobą: i w Ruchu, i w ataku.
rule-ADJ-4 = Pola, które stykają się tylko rogiem, nie są sąsiadami.
rule-ADJ-5 = Przez Platformę jednokierunkową pod Poziomem Bossa Bohater może wejść Ruchem w górę. Nic innego przez nią nie przechodzi: ani Pchnięcie, ani przesunięcie, ani karta, która stawia Bohatera na Polu, ani atak, z wyjątkiem ataku Wroga, którego pchasz, wchodząc.

## Dice

rule-DIE-1 = Rzucasz pięcioma kośćmi Akcji. Na każdej są symbole: ruch (na dwóch ściankach), miecz, moneta, przesunięcie i gwiazda; to, co wypadnie, jest twoją pulą.
rule-DIE-2 = Twoja kość Specjalna przechowuje jeden symbol z tury na turę albo jest pusta.
rule-DIE-3 = Zresetować kość Specjalną to obrócić ją na pustą ściankę. Robisz to za każdym razem, gdy używasz jej symbolu.
rule-DIE-4 = Użyta kość opuszcza pulę, ale do końca tury pamięta się, co na niej wypadło.
rule-DIE-5 = Kość Wrogów decyduje, co robią wszyscy Wrogowie: atakują, idą w lewo albo idą w prawo. Każdy wynik wypada równie często.
rule-DIE-6 = Nie musisz używać wszystkich symboli. Kości, które zostawisz, przepadają na koniec tury.

## The turn

rule-TRN-0 = Tura ma osiem kroków: usunięcie Poziomu, ładowanie kart, rzut, kość Wrogów, akcje, kość Specjalna, Grawitacja, koniec. Jeśli twój Bohater jest na Poziomie Bossa, następuje potem jeszcze Tura Bossa.
rule-TRN-1 = Pierwsza tura gry zaczyna się od rzutu, bo nie ma jeszcze czego usuwać ani ładować.
rule-TRN-2 = Jeśli twój Bohater zaczyna turę co najmniej dwa Poziomy nad najniższym odkrytym, ten najniższy znika.
rule-TRN-3 = Na początku twojej tury wszystkie twoje zużyte karty ładują się na nowo.
rule-TRN-4 = Rzucasz pięcioma kośćmi Akcji razem z kością Wrogów.
rule-TRN-5 = Jeśli na kości Wrogów wypadł atak, każdy Wróg atakuje każdego Bohatera obok siebie.
rule-TRN-6 = Jeśli na kości Wrogów wypadł ruch w lewo lub w prawo, każdy Wróg idzie w tę stronę o jedno Pole, jeśli może.
rule-TRN-7 = W kroku akcji robisz, co chcesz i w jakiej chcesz kolejności, póki masz czym zapłacić. Tylko Bohater, który zaczyna ten krok poza Mapą, musi się najpierw odrodzić.
rule-TRN-8 = Po akcjach możesz obrócić kość Specjalną na symbol jednej z nieużytych kości.
rule-TRN-9 = Kość Specjalną możesz też ustawić Zespoleniem: za dwie takie same nieużyte kości obracasz ją na dowolny symbol.
rule-TRN-10 = Na koniec każdej tury zawsze działa Grawitacja: spada każda figurka, która wisi w powietrzu.
rule-TRN-11 = Póki twój Bohater jest poza Mapą, w twojej turze nie znika żaden Poziom. Pozostałe kroki idą jak zwykle.
rule-TRN-12 = Bohater, który zaczyna krok akcji poza Mapą, musi się odrodzić, zanim krok się skończy. Kto zemdlał w trakcie kroku, może poczekać.
rule-TRN-13 = Wszystkie ataki z jednego rzutu kością Wrogów następują jednocześnie: Rany się sumują, a Bohater może od nich zemdleć tylko raz.
rule-TRN-14 = Na koniec tury najpierw działają żetony, potem wydarzenie gry solo. Dopiero później następuje Tura Bossa, o ile twój Bohater nadal jest na Poziomie Bossa.

## Using symbols

rule-SYM-1 = Ruch przenosi twojego Bohatera na sąsiednie Pole.
rule-SYM-2 = Miecz zadaje w ataku 1 Ranę, a w jeden atak możesz włożyć kilka mieczy.
rule-SYM-3 = Symbol monety daje ci 1 monetę.
rule-SYM-4 = Przesunięcie przenosi jednego Wroga o jedno Pole w dowolną stronę, nawet poza krawędź Platformy.
rule-SYM-5 = Gwiazda działa u każdego Bohatera inaczej: mówi o tym jego karta.
rule-SYM-6 = Symbolu z kości Specjalnej możesz użyć tak samo jak symbolu z puli; potem kość jest pusta. Nie zapłacisz nią za Odrodzenie ani nie zespolisz jej w trakcie akcji.
rule-SYM-7 = Silniejsze przesunięcie przenosi jednego Wroga o kilka Pól, za każdym razem na wolne Pole. Możesz skończyć wcześniej, ale nie możesz podzielić przesunięcia między dwóch Wrogów.
rule-FRG-1 = W Zespoleniu dwie takie same kości z puli dają jeden dowolny symbol.
rule-FRG-2 = Gdy Zespoleniem ustawiasz kość Specjalną, jedną z dwóch kości może być ona sama, z symbolem, który już pokazuje.
rule-FRG-3 = Klejnoty wzmacniają też Zespolony symbol i gwiazdę.
rule-FRG-4 = Dwie kości są takie same, gdy pokazują tę samą ściankę. Gwiazda pasuje tylko do gwiazdy, choć wynikiem Zespolenia może być gwiazda.
rule-FRG-5 = Podczas akcji Zespolonego symbolu trzeba użyć od razu. Nie da się go zachować ani zespolić jeszcze raz.

## Other actions

rule-SPN-1 = Żeby się odrodzić, Bohater poza Mapą używa jednej dowolnej kości z puli i pojawia się na wolnym Polu najniższego odkrytego Rzędu. Kość Specjalna się nie liczy.
part-SPN-1-payment = Żeby się odrodzić, wystarczy jedna dowolna kość z puli. Kość Specjalna się nie liczy.
rule-SPN-2 = Póki twój Bohater jest poza Mapą, jedyną akcją, jaką możesz wykonać, jest Odrodzenie.
rule-SPN-3 = Odrodzenie to nie Ruch, więc nie wywołuje niczego, co następuje po Ruchu.
rule-SPN-4 = Bohater, który zemdlał na Poziomie Bossa, wraca właśnie tam, na Pole Sklepu.
rule-SPN-5 = Jeśli cały najniższy Rząd jest zajęty, odradzasz się na wolnym Polu najbliższym temu Rzędowi.
rule-ACT-1 = W swojej turze możesz zastosować Grawitację, kiedy tylko chcesz. Nic to nie kosztuje.
rule-ACT-2 = Na Polu Sklepu możesz kupić dowolną wyłożoną kartę za jej cenę w monetach. Puste miejsce od razu się uzupełnia.
rule-ACT-3 = Przedmiot z napisem „Zużyj” działa raz. Potem obróć go o 90 stopni; naładuje się na początku twojej następnej tury.
rule-ACT-4 = Możesz wypić tyle mikstur, ile zechcesz. Użyta mikstura trafia na spód swojej talii.
rule-ACT-5 = Zdolności Bohatera z napisem „Raz na turę” można użyć raz; potem obróć kartę. Zdolność pasywna po prostu działa.
rule-ACT-6 = Działa tylko gracz, którego tura trwa. Inni czekają, chyba że karta lub żeton mówi inaczej.
rule-ACT-7 = Jesteś w Sklepie, nawet jeśli wisisz tam w powietrzu. Wszystkie Sklepy sprzedają te same karty.
rule-CRD-1 = Karty pasywne działają same. Karty z napisem „Zużyj” działają dopiero wtedy, gdy ich użyjesz.
rule-CRD-2 = Jeśli talia jest pusta, miejsce w Sklepie zostaje wolne. Miejsce po miksturze zajmie pierwsza, która wróci do talii.
rule-CRD-3 = Kupiona karta jest od razu naładowana. Kart, monet i klejnotów możesz mieć tyle, ile zdobędziesz.
rule-CRD-4 = Jeśli karta każe wykonać Ruch, jest to prawdziwy Ruch ze wszystkim, co z niego wynika. Jeśli stawia cię na Polu, nie jest to Ruch, a Pole musi być wolne.

## Moving

rule-MOV-1 = Bohater wykonuje Ruch na sąsiednie Pole, nigdy przez Ścianę. Przez Platformę może przejść Ruchem tylko po Drabinie albo, przez Platformę jednokierunkową, w górę na Poziom Bossa.
rule-MOV-2 = Bohaterowie potrafią skakać: możesz iść w górę, w samo powietrze, na ile starczy ci symboli. Spadasz dopiero, gdy działa Grawitacja.
rule-MOV-3 = Dłuższy Ruch wykonuje się Pole po Polu, ze wszystkim, co z niego po drodze wynika.
rule-MOV-4 = Ruch prowadzi tak samo w górę, w dół, w lewo i w prawo. Na Drabinie możesz przejść przez Platformę.
rule-MOV-5 = Klejnoty za dłuższy Ruch płaci się na początku. Możesz skończyć wcześniej, ale nic nie odzyskasz, a w trakcie nie robisz nic innego.

## Gravity and Ladders

rule-GRA-1 = Gdy działa Grawitacja, każda figurka, której nie trzyma Platforma, Drabina ani inna figurka, spada, aż coś ją zatrzyma.
rule-GRA-2 = Pułapka zadaje 1 Ranę także Bohaterowi, który przez nią spada. Wrogowie nie atakują Bohatera, który obok nich spada.
rule-GRA-3 = Monety i klejnoty zostają na miejscu; nigdy nie spadają.
rule-GRA-4 = Bohater na Drabinie trzyma się jej, chyba że jego gracz woli ją puścić, gdy działa Grawitacja.
rule-GRA-5 = Wrogowie nie umieją trzymać się Drabin.
rule-GRA-6 = Gdy działa Grawitacja, figurka spada także wtedy, gdy ta, na której stała, spadła albo zniknęła. I tak dalej, aż nikt już nie wisi w powietrzu.
rule-GRA-7 = Spadając, nie złapiesz się Drabiny.
rule-GRA-8 = Spadająca figurka nigdy nie pcha innej.
rule-GRA-9 = Nic nie spada samo: wisi w powietrzu, aż ktoś zastosuje Grawitację albo skończy się tura.
rule-GRA-10 = Można spaść z jednego Poziomu na Poziom pod nim, ale nigdy z Poziomu Bossa.
rule-GRA-11 = Grawitacja działa naraz na całej Mapie, także na Poziomie Bossa.
rule-LAD-1 = Przenoszony Wróg może przejść przez Platformę po Drabinie.
rule-LAD-2 = Platforma z Drabiną to wciąż podłoga. Zatrzymuje spadanie, a Bohater nie może puścić Drabiny i spaść przez tę podłogę.
rule-PRT-1 = Z Portalu Pustki Bohater może za 1 ruch wyjść dowolnym innym portalem na tym samym Poziomie.
rule-PRT-2 = Wrogowie nie atakują Bohatera, który odchodzi przez portal. Jeśli na portalu, którym wychodzisz, ktoś stoi, pchasz go.
rule-PRT-3 = Portal wymaga osobnego symbolu ruchu. Nie otworzą go klejnoty, karty ani dłuższe Ruchy.
rule-PRT-4 = Przejście przez portal chroni przed atakami, a poza tym to Ruch jak każdy: pchasz, ale tylko na Pole obok portalu, którym wychodzisz, podnosisz monety i klejnoty, wpadasz w Pułapki, odkrywasz Poziomy.

## Enemies near you, and pushing

rule-ZOC-1 = Jeśli odchodzisz Ruchem z Pola obok Wroga, ten Wróg najpierw cię atakuje. Podchodzić można bezpiecznie.
rule-ZOC-2 = Jeśli zemdlejesz od ciosu Wroga, od którego odchodzisz, nie ma ani Ruchu, ani Pchnięcia.
rule-ZOC-3 = Gdy ktoś cię pchnie, gdy spadasz i gdy się odradzasz, nie jest to Ruch, więc żaden Wróg cię za to nie atakuje.
rule-ZOC-4 = Jeśli odchodzisz od kilku Wrogów, wszyscy atakują naraz. Zapłata za Ruch przepada, nawet jeśli zemdlejesz.
rule-PSH-1 = Jeśli wchodzisz Ruchem na Pole, na którym ktoś stoi, pchasz tę figurkę na wybrane sąsiednie Pole.
rule-PSH-2 = Pole, na które pchasz, musi być wolne. Jeśli takiego nie ma, nie możesz wejść na Pole tej figurki.
rule-PSH-3 = Ściany zatrzymują też pchniętą figurkę, tak samo jak Platformy bez Drabiny.
rule-PSH-4 = Bohater pchnięty na Pułapkę odnosi Ranę, a pchnięty na Pole z monetą lub klejnotem zabiera to, co na nim leży.
rule-PSH-5 = Pchnąć można każdego, nawet Bossa i najcięższego Wroga, także poza Platformę.

## How Enemies move

rule-ENM-1 = Gdy porusza nim kość Wrogów, Wróg idzie tylko tam, gdzie ma pod sobą Platformę. Sam nigdy z niej nie schodzi.
rule-ENM-2 = Wroga zatrzymują Ściany, brzegi Mapy, Bohaterowie i Wrogowie, którzy nie ruszają z miejsca.
rule-ENM-3 = Wszyscy Wrogowie idą w tej samej chwili, więc ruszyć może cały ich szereg naraz.
rule-ENM-4 = Kość Wrogów dotyczy każdego Wroga na każdym odkrytym Poziomie, bliskiego i dalekiego.
rule-ENM-5 = Możesz przesunąć każdego Wroga na Mapie na wolne Pole obok niego, także w powietrze i w górę po Drabinie. Ale żadne przesunięcie nie sięga na Poziom Bossa ani z niego na zewnątrz.
rule-ENM-6 = Samo przeniesienie Wroga nie wywołuje jego ataku.
rule-ENM-7 = Każdy rodzaj Wrogów ma własną zdolność. Działa ona, póki na Mapie jest choć jeden Wróg tego rodzaju.
rule-ENM-8 = Ciężkiego Wroga przesuwają o jedno Pole dopiero dwa symbole przesunięcia naraz. Z klejnotami przesuniesz go dalej, ale drugiego symbolu one nie zastąpią.

## Levels

rule-LVL-1 = Gdy Bohater po raz pierwszy wchodzi Ruchem do górnego Rzędu najwyższego odkrytego Poziomu, odkrywa się następny Poziom.
rule-LVL-2 = Po odkryciu Poziomu tura toczy się dalej.
rule-LVL-3 = Nikt nie może wejść na Poziom zakryty ani usunięty.
rule-LVL-4 = Gdy Poziom znika, znikają też Wrogowie i żetony, które na nim są, a każdy Bohater, który na nim jest, mdleje.
rule-LVL-5 = Na początku tury znika najwyżej jeden Poziom.
rule-LVL-6 = Poziom odkrywa tylko własny Ruch Bohatera. Kto trafi do górnego Rzędu pchnięty, postawiony albo spadając, niczego nie odkrywa.
rule-LVL-7 = Jeśli żetonów Wroga jest za mało na wszystkie Pola Odrodzenia, aktywny gracz wybiera, które zostają puste.
rule-LVL-8 = Znikają wszyscy Wrogowie, którzy stoją na usuwanym Poziomie, i nikt nie bierze za nich łupu. Ci, którzy go wcześniej opuścili, zostają.

## Attacks

rule-ATK-1 = Możesz zaatakować Wroga na sąsiednim Polu.
rule-ATK-2 = Żeby pokonać Wroga, potrzebujesz co najmniej tylu Ran, ile ma zdrowia, i to w jednym ataku. Przy mniejszej liczbie nic się nie dzieje, a symbole przepadają.
rule-ATK-3 = W jednym ataku liczy się wszystko razem: miecze, kość Specjalna, klejnoty, przedmioty i zdolności.
rule-ATK-4 = Pokonany Wróg znika z Mapy, a ty bierzesz jego łup.
rule-ATK-5 = Jeden atak trafia jednego Wroga; nadmiarowe Rany przepadają. Bohaterowie nigdy nie atakują się nawzajem.
rule-ATK-6 = Atak wymaga co najmniej jednego miecza. Karty mogą wzmocnić atak, ale nie zastąpią miecza, a premia do następnego ataku przepada nawet wtedy, gdy atak okaże się za słaby. Karta, która zadaje Rany bez mieczy, nie jest takim atakiem: premia czeka.
rule-ATK-7 = Łup jest opisany na karcie Wroga, a bierze go Bohater, który zadał cios.

## Wounds and fainting

rule-WND-1 = Atakujący Wróg zadaje tyle Ran, ile wynoszą jego obrażenia.
rule-WND-2 = Każda Rana zabiera jedno serce. Bohater bez serc mdleje.
rule-WND-3 = Rany, które zostały po omdleniu Bohatera, przepadają.
rule-WND-4 = Nigdy nie masz więcej serc, niż pokazuje twoja karta Bohatera.
rule-FNT-1 = Bohater, który mdleje, znika z Mapy, resetuje kość Specjalną, traci wszystkie żetony Bossa i odzyskuje wszystkie serca.
rule-FNT-2 = Omdlenie nie kosztuje monet, klejnotów, przedmiotów ani mikstur.
rule-FNT-3 = Jeśli zemdlejesz we własnej turze i masz jeszcze kość w puli, możesz od razu się odrodzić.
rule-FNT-4 = Omdlenie nie odbiera tury. Pozostałe kości i wszystko, co działało, zostają bez zmian.

## Gems

rule-GEM-1 = Klejnoty wzmacniają symbol w chwili użycia: 1 klejnot za pierwszy stopień, 2 następne za drugi, potem 3, potem 4.
rule-GEM-2 = Każda kość ma osobne klejnoty, a wzmocnić możesz kilka kości.
rule-GEM-3 = Opłaca się dzielić klejnoty: za 9 klejnotów dwa miecze zadadzą najwyżej 7 Ran, a cztery aż 10.
rule-GEM-4 = Każdy stopień klejnotów dodaje 1, nawet jeśli symbol wzmocniła już zdolność.
rule-GEM-5 = Klejnoty pomagają tylko symbolom kości, a nie kartom, portalom, Grawitacji, Odrodzeniu, kruszeniu kamienia ani ustawianiu kości Specjalnej.

## The Boss

rule-BOS-1 = Boss to też Wróg: chodzi, atakuje i spada, a pchnąć i przesunąć można go jak innych.
rule-BOS-2 = Poziom Bossa odkrywa się jak każdy inny. Ma monety i klejnoty, a zamiast Wrogów ma Bossa.
rule-BOS-3 = Zdrowie Bossa rośnie z liczbą Poziomów, z których zbudowano wieżę. Całe trzeba odebrać w jednym ataku.
rule-BOS-4 = Boss pojawia się na jednym ze swoich Pól Odrodzenia; wybiera je aktywny gracz.
rule-BOS-5 = Ikony specjalne na Poziomie Bossa działają tak, jak mówi karta Bossa: dają jego żetony.
rule-BOS-6 = Przed Bossem nie chronią Ściany ani Platformy.
rule-BOS-7 = Atak Bossa obejmuje jego Rząd, cztery Pola obok niego, osiem Pól wokół niego, jego płytkę Mapy albo cały Poziom Bossa.
rule-BOS-8 = Efekty karty ataku rozpatruje się po kolei; to, co niemożliwe, się pomija.
rule-BOS-9 = Jeśli masz dostać żeton Bossa, który już masz, odnosisz zamiast tego 1 Ranę.
rule-BOS-10 = Jeśli twój Bohater kończy turę na Poziomie Bossa, następuje Tura Bossa.
rule-BOS-11 = Pomagierzy Bossa to Wrogowie z własnymi żetonami. Jeśli nie ma żetonu albo wolnego Pola Odrodzenia, nikt się nie pojawia.
rule-BOS-12 = Pokonujesz Bossa – wygrywasz. Na tym gra się kończy.
rule-BOS-13 = Obrażenia Bossa liczą się, gdy na kości Wrogów wypadnie atak albo gdy odchodzisz od Bossa Ruchem. Karta ataku zadaje tyle Ran, ile na niej podano, a jeśli nie podaje liczby, liczą się obrażenia Bossa.
rule-BOS-14 = Jeśli żetony Bossa danego rodzaju się skończyły, nie dostajesz ani żetonu, ani Rany za niego.
rule-BOS-15 = Karty ataku, nawet te, które sięgają wszędzie, trafiają tylko Bohaterów na Poziomie Bossa.
rule-BOS-16 = Gdy trafiasz na Pole z ikoną specjalną, dostajesz jej żeton. Samo przelecenie przez to Pole go nie daje, a pozostawanie na nim nie daje drugiego.
rule-BOS-17 = Aktywny gracz wybiera, na którym wolnym Polu Odrodzenia pojawia się Pomagier Bossa.
rule-MED-1 = W turze Meduzy rzuca się kością Wrogów i dobiera karty, aż trafi się karta z tym wynikiem. Tylko ją się rozpatruje.
rule-MED-2 = Trucizna zadaje ci 1 Ranę na koniec każdej twojej tury.
rule-MED-3 = Gdy więzi cię kamień, zostaje ci jedna akcja: skruszyć go dwoma dowolnymi symbolami.
rule-MED-4 = Gdy Meduza ma cię zamienić w kamień, oddaj Lustro, a unikniesz tego i weźmiesz 1 klejnot.
rule-MED-5 = Bohatera zamienionego w kamień nadal można atakować i pchać, a on sam może spaść albo trzymać się Drabiny i może ustawić kość Specjalną.
rule-MED-6 = Trucizna zostaje, aż zemdlejesz albo wyleczy ją karta.
rule-IKE-1 = Ikee dobiera dwie karty ataku. Rozpatruje się tę, której symbol częściej wypadł w twoim rzucie.
rule-IKE-2 = Jeśli symbole dwóch kart Ikee’ego wypadły równie często, rozpatruje się obie karty, w losowej kolejności. Dwie karty z tym samym symbolem to zawsze taki remis.
rule-IKE-3 = W każdej turze Ikee’ego rozpatruje się co najmniej jedną kartę.
rule-IKE-4 = Jeśli nie wypadł żaden z symboli na dwóch kartach Ikee’ego, rozpatruje się obie karty.
rule-IKE-5 = Gdy Ikee nie ma już kart, użyte tasuje się na nowo.
rule-IKE-6 = Dla Ikee’ego liczy się to, co twoich pięć kości pokazało w rzucie. Kość Specjalna i późniejsze zmiany nie mają znaczenia.
rule-BLV-1 = Przez podłogę Poziomu Bossa można przejść w górę, nigdy w dół.
rule-BLV-2 = Bohater, który wszedł na Poziom Bossa, nigdy już nie trafia niżej, nawet gdy zemdleje.
rule-BLV-3 = Wchodząc na Poziom Bossa, możesz kogoś pchnąć, jeśli jest dokąd. Pchany Wróg najpierw cię atakuje.
rule-BLV-4 = Gdy na Poziom Bossa wejdzie ostatni Bohater, wszystkie niższe Poziomy znikają.
rule-BLV-5 = Z dołu niczego na Poziomie Bossa nie dosięga żaden atak, żadne przesunięcie, żadna karta ani zdolność. W drugą stronę jest tak samo. Kość Wrogów wciąż dotyczy wszystkich Wrogów, a Wróg, którego pchasz, wchodząc, atakuje cię.
rule-BLV-6 = Po omdleniu na Poziomie Bossa wracasz tam na Pole Sklepu, a jeśli wszystkie takie Pola są zajęte – na wolne Pole najbliżej któregoś z nich.
rule-BLV-7 = Jeśli zemdlejesz, przepychając się na Poziom Bossa, nie liczy się to jako wejście: odradzasz się znów na dole.
rule-BLV-8 = Pierwszy Bohater, który wejdzie na Poziom Bossa, niczego nie zmienia dla innych. Kto gra sam, jest zarazem pierwszy i ostatni.

## Variants

rule-ART-1 = W grze z artefaktami dwa z dziesięciu leżą na środku stołu.
rule-ART-2 = Kto spełni warunek artefaktu, od razu go dostaje, nawet od innego gracza. Artefakt jest wtedy naładowany.
rule-ART-3 = Artefaktu używa się jak przedmiotu.
rule-ART-4 = Artefakt zostaje u ciebie, gdy zemdlejesz, a ponowne spełnienie warunku niczego nie zmienia. Jeśli mogłoby go wziąć naraz kilku graczy, pierwszeństwo ma aktywny gracz, potem następni zgodnie z ruchem wskazówek zegara.
rule-LNG-1 = Większa Mapa ma o jeden Poziom więcej, z drugim rodzajem najtrudniejszych Wrogów. Rośnie też zdrowie Bossa.
rule-SOL-1 = Grając solo, na początku każdej tury odkrywasz jedno z dwunastu wydarzeń.
rule-SOL-2 = Wydarzenie działa przez całą turę, w której je odkryto, razem z Turą Bossa. Niektóre wydarzenia działają dopiero na koniec tury.
rule-SOL-3 = Grając solo, przegrywasz, gdy twój Bohater zemdleje.
rule-SOL-4 = Grając solo, przegrywasz, gdy nie ma już wydarzenia do odkrycia: masz dwanaście tur.
rule-SOL-5 = Do wyniku liczą się pozostałe wydarzenia, pokonani Wrogowie, Rany zadane Bossowi ponad jego zdrowie, twoje klejnoty i wartość tego, co masz.
rule-SOL-6 = Boss i jego Pomagierzy liczą się do wyniku jako pokonani Wrogowie. Wrogowie, którzy zniknęli razem z Poziomem, się nie liczą. Artefakty nie są nic warte.
rule-SOL-7 = Grając solo, nie dostajesz nic na początek i grasz na zwykłej Mapie. Artefakty można dodać.
