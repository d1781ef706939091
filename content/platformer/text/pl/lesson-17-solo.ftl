### Lesson 17: alone in the tower: events, the two ways to lose, the score.

lesson-solo-title = Samotnie w wieży
lesson-solo-about = Dwanaście wydarzeń, dwanaście tur, jeden Bohater: jak grać w pojedynkę i mieć się czym pochwalić.

lesson-solo-alone-title = Nikt inny nie mógł przyjść
lesson-solo-alone =
    Gra jest przeznaczona dla **dwóch do czterech graczy**. Jeśli nie masz towarzystwa, grasz w **trybie solo**: ta
    sama wieża, te same zasady, a do tego zegar.

    Co zmienia się w przygotowaniu? Nikt nie dostaje monet ani klejnotów za późniejszy start, bo nikt nie zaczyna
    przed tobą. Wieża ma zwykłą wysokość: Większa Mapa nie jest dla jednej osoby. Artefakty możesz dołożyć, jeśli
    chcesz. Gotowa czeka też zakryta talia **12 wydarzeń**. To twój zegar, twoja pogoda i twój pech.

lesson-solo-first-title = Co tura, to wydarzenie
lesson-solo-first =
    Grając solo, **na początku każdej swojej tury odkrywasz jedno wydarzenie**, także w pierwszej. Każde pojawia się
    tylko raz.

    Zanim zaczniesz pierwszą turę, twojego Bohatera nie ma jeszcze na Mapie, więc na obrazku nikogo nie widać. Jest już
    jednak pierwsze wydarzenie, *Zbiegły Muł*, i od razu daje Sweety 2 monety i 1 klejnot. Sweety wchodzi
    przez **Odrodzenie**, jak każdy w pierwszej turze. Płaci tu symbolem przesunięcia, zbiera monetę z b1 i idzie
    dalej na c1.

lesson-solo-night-title = Co przyniesie noc
lesson-solo-night =
    Wydarzenie działa przez **całą turę**, łącznie z Turą Bossa, jeśli do niej dojdzie. Niektóre działają
    dopiero **na końcu tury**, po Grawitacji.

    Dziś w nocy jest to *Nocna Warta*: na koniec tury każdy Wróg idzie o 1 Pole w lewo, a potem wszyscy atakują, tak
    jak kazałaby im kość Wrogów. Etorn (1) stoi na b1 i ma 4 serca, Glut (G, 1 Rana) stoi na d1, a Drzewiec (E) na
    swojej Platformie na e2. Etorn kończy turę. Gdzie znajdą się Glut i Drzewiec i ile serc zostanie Etornowi?
lesson-solo-night-done = Glut doszedł na c1 i ugryzł: zostały 3 serca. Drzewiec musiałby zejść ze swojej Platformy, a tego Wrogowie nie robią, ktokolwiek by dzwonił.

lesson-solo-shelter-title = Bryły lodu wielkie jak pięści
lesson-solo-shelter =
    Nadeszło *Gradobicie*: na koniec tury odnosisz 1 Ranę, chyba że **tuż nad tobą** jest Platforma. Etorn ma 1 serce.
    W towarzystwie omdlenie to tylko kłopot. **W grze solo omdlenie Bohatera to porażka**, i to natychmiast.

    Masz dwa ruchy. Znajdź dach i zakończ turę bez szwanku. Pamiętaj, że Grawitacja działa, zanim spadnie grad, i że
    możesz ją też zastosować w dowolnej chwili, za darmo.
lesson-solo-shelter-hint = Platforma, na której stoisz, też jest dachem: dla kogoś na b1. Schodzenie kosztuje ruchy, spadanie nic.
lesson-solo-shelter-done = W dół z pomocą Grawitacji, potem pod własną Platformę, a grad bębni w dach. Nowa tura i milsze wydarzenie.
lesson-solo-shelter-thin-air = Na c2 był dach, ale nie było podłogi. Na koniec tury Grawitacja ściągnęła cię najpierw na c1, a potem spadł grad. Wspinaczka przegrana.
lesson-solo-shelter-floor = Przez własną Platformę nie przejdziesz. Obejdź jej krawędź.
lesson-solo-shelter-stay = Tuż nad b2 jest tylko niebo. Jedna Rana, omdlenie, a w grze solo to koniec.
lesson-solo-shelter-walk = Tędy trzeba trzech ruchów, a masz dwa. Jeden z tych kroków da się zrobić bez kości.
lesson-solo-shelter-not-over = Dobre miejsce. Teraz zakończ turę i posłuchaj gradu.

lesson-solo-market-title = Dzisiaj taniej
lesson-solo-market =
    W *Dzień Targowy* wszystko w Sklepie kosztuje o 1 monetę mniej. (Gdy przychodzi *Poborca*, wszystko kosztuje o 2
    monety więcej, ale w zamian bierzesz 1 klejnot). Wybierz więc na zakupy właściwy dzień.

    Sweety ma 2 monety, a w puli ruch i dwie monety. Kotwiczka kosztuje zwykle 5. Zdobądź ją dzisiaj.
lesson-solo-market-hint = 5 minus 1 to 4. A Sklep jest na b1.
lesson-solo-market-done = 4 monety za Kotwiczkę i w kieszeni pusto. Jutro byłaby już za droga.
lesson-solo-market-poor = Nawet dziś 2 monety to za mało. W puli masz więcej.
lesson-solo-market-far = Pieniądze się zgadzają, miejsce nie. Kupować można tylko na Polu Sklepu.
lesson-solo-market-boots = Buty za 3 to uczciwa cena, ale miała być Kotwiczka, a pieniędzy już nie ma.
lesson-solo-market-one-short = Masz 3 monety, a Kotwiczka kosztuje dziś 4. Jeszcze jedna kość!

lesson-solo-twelfth-title = Dwunasta tura
lesson-solo-twelfth =
    Dwanaście wydarzeń to dwanaście tur. **Gdy trzeba odkryć wydarzenie, a talia jest pusta, przegrywasz.** Samą
    ostatnią turę gra się jednak do końca, a kto **pokona Bossa, wygrywa w tej samej chwili**.

    Trwa tura 12 i nie ma już żadnego wydarzenia. Sweety ma ruch, trzy miecze i 7 klejnotów. Na Meduzę potrzeba 8 Ran
    w jednym ataku. Wzmocnienie symbolu o 1 kosztuje 1 klejnot, o 2 kosztuje 3, o 3 kosztuje 6. Teraz albo nigdy.
lesson-solo-twelfth-hint = Najpierw stań obok Meduzy. Potem podziel 7 klejnotów tak, żeby trzy miecze zadały 8 Ran.
lesson-solo-twelfth-done = 3 + 3 + 2 = 8 i w tej samej chwili gra się kończy. Pusta talia nie ma już znaczenia.
lesson-solo-twelfth-short = Tylko 3 Rany z 8. Jeśli przegrasz, klejnoty nie będą nic warte.
lesson-solo-twelfth-far = Atakuje się sąsiada. Meduza stoi na c10, więc stań obok, na b10.
lesson-solo-twelfth-tomorrow = Nie ma żadnego jutra. Meduza rozegrała Turę Bossa, a potem zabrakło wydarzenia do odkrycia: wspinaczka przegrana.
lesson-solo-twelfth-dear = 9 Ran za 9 klejnotów. Masz ich 7, a 8 Ran wystarczy.

lesson-solo-points-title = Jak dobre to zwycięstwo?
lesson-solo-points =
    Zwycięstwo solo ma swój **wynik**:

    | za co | punkty |
    |---|---|
    | każde wydarzenie pozostałe w talii | 3 |
    | każdy pokonany Wróg | 2 |
    | każda Rana zadana Bossowi ponad jego zdrowie | 2 |
    | każdy zachowany klejnot | 1 |
    | każde 3 monety majątku: monety oraz ceny przedmiotów i mikstur | 1 |

    Boss i jego Pomagierzy liczą się jako Wrogowie. Ci, którzy po prostu zniknęli razem z Poziomem, się nie liczą,
    a artefakty nie mają ceny.

    Sweety ma 3 wydarzenia w talii, 3 pokonanych Wrogów, 10 klejnotów i 2 monety. Cztery miecze i miecz z kości
    Specjalnej to 5 Ran; na Meduzę potrzeba 8. Wygraj z wynikiem **27 punktów**. Kiedy klejnot jest wart więcej w
    kieszeni niż w mieczu?
lesson-solo-points-hint = Wydany klejnot kosztuje 1 punkt, a Rana ponad 8 daje 2. A z jeszcze jedną monetą masz trzy. Kiedy trzeba ją wziąć?
lesson-solo-points-done = 9 za wydarzenia, 8 za czterech Wrogów, 1 za trzy monety i 9 za nadmiarowe Rany razem z klejnotami: 27. Drugi stopień na tym samym mieczu kosztuje 2 klejnoty i daje 2 punkty, więc dalej już nic nie zyskujesz.
lesson-solo-points-thrifty = Dokładnie 8 Ran i 7 zachowanych klejnotów: 25 punktów. Ale jedna Rana więcej daje 2 punkty, a kosztuje tylko 1 klejnot.
lesson-solo-points-coin = 26 punktów. Dwie monety nic nie dają, trzy dają punkt, a w puli została ci jeszcze moneta.
lesson-solo-points-late = Meduza pokonana, więc gra skończona. Teraz nie weźmiesz już nawet monety.
lesson-solo-points-nearly = 9 Ran, 26 punktów. Dobra droga: jeden z mieczy wciąż można wzmocnić za jeden klejnot.

lesson-solo-alone-up-there-title = Ty, Meduza i księżyc
lesson-solo-alone-up-there =
    Graj dalej, jak chcesz. Jest *Pełnia*: każdy atak Wroga zadaje o 1 Ranę więcej, **w Turze Bossa też**, bo wydarzenie
    trwa, dopóki się ona nie skończy. Następne jest łagodniejsze.

    Tu, na górze, po każdej twojej turze następuje Tura Bossa. Karty pochodzą **tylko z talii tego Bossa, i to
    potasowanej**: pięć kart Meduzy, żadnej Hegemona Ikee’ego. Wiesz więc, co może wypaść, ale nie kiedy. Rzuty na dwie
    tury są z góry ustalone, potem kości już się nie potoczą. Gdzie chcesz stać, kiedy Meduza spojrzy?

lesson-solo-count-title = Arkusz wyników
lesson-solo-count =
    Dla ciekawskich: te wiersze rozwiązują ćwiczenie „Jak dobre to zwycięstwo?” i wypisują, ile dała każda część.
    Zamiast rozwiązania wpisz własny atak.

lesson-solo-done-title = Co już wiesz
lesson-solo-done =
    - W trybie solo gra jedna osoba; od dwóch do czterech graczy gra przeciw sobie.
    - Każda twoja tura zaczyna się od wydarzenia, które działa do końca tury i Tury Bossa.
    - Przegrywasz przez omdlenie albo gdy brakuje wydarzenia do odkrycia, czyli po dwunastu turach.
    - Pokonanie Bossa od razu kończy grę. Monety zbierz wcześniej.
    - Punkty są za pozostałe wydarzenia, Wrogów, nadmiarowe Rany, klejnoty i majątek.

    Dość samotności. Dalej: **18: Dwie tury od początku do końca**, ze wszystkim, czego już umiesz użyć.
