### Lesson 18: two turns from beginning to end, after the example of the rulebook.

lesson-example-turn-title = Dwie tury od początku do końca
lesson-example-turn-about = Tura Sweety i tura Etorna, krok po kroku, ze wszystkim, czego już umiesz użyć.

lesson-example-turn-plan-title = Osiem kroków razem
lesson-example-turn-plan =
    Tura ma osiem kroków, zawsze w tej kolejności:

    1. może zniknąć Poziom
    2. twoje karty się ładują
    3. rzucasz kośćmi
    4. Wrogowie idą albo atakują
    5. twoje akcje
    6. twoja kość Specjalna
    7. Grawitacja
    8. koniec

    (Jeśli twój Bohater jest na Poziomie Bossa, następuje potem Tura Bossa). Instrukcja opowiada na stronach od 16 do 18
    dwie przykładowe tury. Tu rozegrasz je samodzielnie: najpierw turę Sweety, potem Etorna. To, co dzieje się samo,
    obejrzysz albo przewidzisz.

lesson-example-turn-begin-title = Kroki 1 i 2: żegnaj, Poziomie 1
lesson-example-turn-begin =
    Etorn (2) stoi na b1, bardzo nisko, i kończy turę. Sweety (1) jest na e8, na Poziomie 3. Rzędy od 1 do 3 to Poziom
    1, od 4 do 6 – Poziom 2, od 7 do 9 – Poziom 3.

    Zaczyna się tura Sweety, a ona jest **dwa Poziomy nad najniższym**. Poziom 1 zostaje więc usunięty ze wszystkim,
    co na nim jest. Monety już nie ma, a Etorn **mdleje**: znika z Mapy, odzyskuje wszystkie serca i resetuje kość
    Specjalną. Potem ładują się karty Sweety: jej Buty Szybkości są znów naładowane.

lesson-example-turn-die-title = Kroki 3 i 4: rzut
lesson-example-turn-die =
    Jeszcze raz ta sama chwila, tylko teraz Sweety rzuca: miecz, dwa ruchy, gwiazda, przesunięcie. Kość Wrogów
    pokazuje **w prawo**, więc każdy Wróg chce przejść o jedno Pole w prawo.

    Są dwa Wilkołaki (W), na h8 i na d7, oraz Drzewiec (E) na b4. Pamiętaj, że przed rzutem znika Poziom 1. Najniższy
    Rząd Mapy zawsze liczy się jako Platforma. Gdzie będzie ta trójka?
lesson-example-turn-die-done = Górny Wilkołak stoi na brzegu Mapy. Dolny zszedłby ze swojej Platformy, a tego Wrogowie nie robią. Idzie tylko Drzewiec: Rząd 4 jest teraz najniższy, więc cały jest podłogą.

lesson-example-turn-strike-title = Krok 5: Wilkołak z dostawą
lesson-example-turn-strike =
    Pora działać. Na Wilkołaka potrzeba 3 Ran. Sweety ma jeden miecz; jej **gwiazda może być mieczem**, a trzeci
    pokazuje kość Specjalna. Wilkołak z h8 jest jednak trzy Pola dalej, a Sweety wolałaby zachować **oba ruchy** na
    później.

    Pomoże jej zdolność: jednym symbolem przesuwa Wroga nawet o **dwa Pola**. Po pierwszym wskazujesz następne (`step`
    i kierunek). Pokonaj Wilkołaka z h8, tego z d7 zostaw w spokoju i zachowaj ruchy.
lesson-example-turn-strike-hint = Jeśli nie chcesz iść do Wilkołaka, niech Wilkołak przyjdzie do ciebie. Potem użyj wszystkiego, co może być mieczem.
lesson-example-turn-strike-done = Wilkołak poleciał z h8 na f8, prosto pod nogi Sweety: miecz, gwiazda i kość Specjalna to 3 Rany. Kość jest znów pusta, a łup to 2 monety i 3 klejnoty.
lesson-example-turn-strike-far = Atakuje się tylko sąsiadów, a h8 nie sąsiaduje z e8. Przysuń Wilkołaka bliżej.
lesson-example-turn-strike-walk = Wilkołak pokonany, ale obu ruchów już nie ma. Jedno przesunięcie zrobi to samo co dwa ruchy.
lesson-example-turn-strike-short = 2 Rany to nie 3. Wilkołak wzrusza ramionami, a symbole przepadły. Jest jeszcze jeden miecz, poza pulą.
lesson-example-turn-strike-other = Śmiały pomysł, i to tani! Ale to był Wilkołak z d7. Zadanie dotyczyło tego z h8.

lesson-example-turn-tidy-title = Kroki 5 i 6: nic się nie marnuje
lesson-example-turn-tidy =
    Na d8 leży klejnot, a zostały dwa ruchy. Jeśli ich **nie użyjesz**, będą to dwie jednakowe kości, które
    możesz **zespolić** dla kości Specjalnej: w dowolny symbol. Jedna nieużyta kość mogłaby ją ustawić tylko na
    swój własny.

    Weź więc klejnot bez wydawania ruchu, a potem ustaw kość Specjalną na **gwiazdę**. Buty Szybkości wystarczą na jeden
    krok.
lesson-example-turn-tidy-hint = Jeden krok zrobi za ciebie karta. Obu ruchów nie ruszaj: przydadzą się po „Zakończ akcje” (`end`).
lesson-example-turn-tidy-done = Krok zrobiły Buty, a ruchy zamieniły się w gwiazdę. Nic się nie zmarnowało.
lesson-example-turn-tidy-one-left = Krok kosztował kość i został tylko jeden ruch. Do Zespolenia trzeba dwóch jednakowych kości.
lesson-example-turn-tidy-no-gem = Gwiazda jest, ale klejnot wciąż leży na d8. Wystarczyłby jeden krok.
lesson-example-turn-tidy-one-die = Jeden nieużyty ruch ustawi kość Specjalną tylko na ruch. Żeby ustawić gwiazdę, zespól oba.
lesson-example-turn-tidy-move = Klejnot jest twój, ale kość Specjalna pokazuje ruch. Z dwóch jednakowych kości mogła być gwiazda.

lesson-example-turn-below-title = Krok 7 i niespodzianka
lesson-example-turn-below =
    Sweety kończy turę na d8, w powietrzu. Na koniec działa **Grawitacja**. Tuż pod Sweety, na d7, stoi na Platformie
    Wilkołak.

    Potem zaczyna się tura Etorna. Etorna nie ma na Mapie, więc żaden Poziom nie może zniknąć. Etorn rzuca, a kość
    Wrogów pokazuje **atak**: każdy Wróg atakuje każdego Bohatera obok siebie, czyjakolwiek to tura. Wilkołak zadaje 3
    Rany; Sweety ma 4 serca, Etorn 5. Gdzie będzie Sweety i ile serc zostanie obojgu?
lesson-example-turn-below-done = Sweety stoi na Wilkołaku, więc Grawitacja daje jej spokój. Wilkołak nie: 3 Rany, zostaje 1 serce, a piękna gwiazda znika i kość znów jest pusta. Etorna nie ma na Mapie, więc nikt go nie bije.

lesson-example-turn-back-title = Etorn wraca
lesson-example-turn-back =
    Zanim Etorn zrobi cokolwiek innego, musi się **odrodzić**: za jedną kość z dowolnym symbolem wchodzi na wolne Pole
    najniższego Rzędu, czyli teraz Rzędu 4. Odrodzenie to nie Ruch.

    Etorn wyrzucił dwa miecze, ruch, gwiazdę i przesunięcie. Na Drzewca z c4 potrzeba 2 Ran. Pokonaj go i
    zachowaj **ruch** oraz **przesunięcie**: będzie jeszcze coś do zrobienia.
lesson-example-turn-back-hint = Której kości potrzebujesz najmniej? Wejdź tuż obok Drzewca.
lesson-example-turn-back-done = Wejście za gwiazdę i dwa miecze na Drzewca. Łup to 1 moneta i 1 klejnot, i jeszcze 1 klejnot, bo to Etorn.
lesson-example-turn-back-first = Etorna nawet nie ma na Mapie. Najpierw Odrodzenie.
lesson-example-turn-back-move = Drzewiec pokonany, ale ruchu już nie ma. Gwiazda była mniej potrzebna.
lesson-example-turn-back-far = a4 leży dwa Pola od Drzewca. Wejdź tuż obok, a miecze sięgną.
lesson-example-turn-back-short = Jedna Rana, a na Drzewca trzeba dwóch. Oba miecze w jednym ataku!

lesson-example-turn-rescue-title = Przysługa z upadkiem
lesson-example-turn-rescue =
    Etorn stoi na d4 i ma ruch oraz przesunięcie. Zostały trzy życzenia: moneta z d5, pewny chwyt na tamtejszej Drabinie
    i Sweety, która **zejdzie z Wilkołaka** na d7. (Czy to uprzejmość? Traci przecież wysokość).

    Przesunięcie sięga daleko w górę. Na koniec tury Grawitacja działa od dołu do góry, a Bohater na Drabinie wybiera:
    „Trzymaj się Drabiny” (`hold`) albo „Puść Drabinę i spadnij” (`drop`). Zakończ turę tak, żeby Etorn był na d5, a
    Sweety na d7.
lesson-example-turn-rescue-hint = Zabierz Sweety Wilkołaka spod nóg, w bok. Resztę zrobi Grawitacja, ale Etorn musi się trzymać Drabiny.
lesson-example-turn-rescue-done = Wilkołak spadł z Platformy, a Sweety na nią. Etorn utrzymał się na Drabinie. Dla jego kości Specjalnej nie została żadna kość, a Sweety zaczyna następną turę.
lesson-example-turn-rescue-drop = Sweety jest na dole, ale Etorn też: puścił Drabinę.
lesson-example-turn-rescue-perched = Moneta zdobyta, ale Sweety wciąż siedzi tam w górze, Wilkołakowi na głowie. Zostało jeszcze przesunięcie.
lesson-example-turn-rescue-floor = Pod Wilkołakiem jest Platforma. Może odejść tylko w bok.
lesson-example-turn-rescue-not-over = Wszystko gotowe. Nic nie spada, dopóki nie zadziała Grawitacja: zakończ turę.

lesson-example-turn-your-way-title = Zrobisz to lepiej?
lesson-example-turn-your-way =
    Cała historia jeszcze raz, z tymi samymi rzutami, ale teraz należy do ciebie. Zacznij od „Zakończ akcje” (`end`),
    tak jak Etorn na b1.

    Czy Sweety mogła uniknąć ataku Wilkołaka? Czy zamiast górnego mogła pokonać dolnego, a może obu? Co zrobisz z kośćmi
    Etorna? Nie ma właściwej odpowiedzi, są tylko lepsze opowieści. Po turze Etorna kości już się nie potoczą.

lesson-example-turn-whole-title = Opowieść w Pythonie
lesson-example-turn-whole =
    Dla ciekawskich: te wiersze rozgrywają turę Sweety aż do jej ataku, a potem liczą, na ile sposobów można grać dalej.
    Zmień którąś akcję i zobacz, jak zmieni się opowieść.

lesson-example-turn-done-title = Co już wiesz
lesson-example-turn-done =
    - Osiem kroków, ich kolejność i to, które z nich dzieją się same.
    - Poziom znika na samym początku tury, przed kartami i kośćmi.
    - Na kości Specjalnej możesz zachować symbol jednej nieużytej kości albo dowolny symbol Zespolony z dwóch
    jednakowych; pozostałe kości przepadają.
    - Kto jest poza Mapą, najpierw musi się odrodzić.
    - Na koniec każdej tury działa Grawitacja, czy ci to pomaga, czy nie.

    Masz już za sobą cały przykład z instrukcji. Został jeszcze **19: Egzamin sędziowski**, w którym sędzią jesteś ty.
