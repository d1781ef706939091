### Lekcja 19: sędzia i egzamin.

lesson-exam-title = Egzamin sędziowski
lesson-exam-about = Wolno czy nie wolno, i według której zasady? Ostatnia lekcja daje ci gwizdek do ręki.

lesson-exam-whistle-title = Ktoś musi to wiedzieć
lesson-exam-whistle =
    Za tobą cała droga od pierwszej kości do ostatniego Bossa. Została jedna rzecz. Prędzej czy później ktoś przy twoim
    stole powie „skaczę tam”, ktoś inny „nie wolno”, i wtedy wszyscy spojrzą na **ciebie**.

    Dobry sędzia zadaje cztery pytania, zawsze w tej kolejności:

    1. **Pozycja.** Czyja to tura, który to krok i czy nie trzeba najpierw rozstrzygnąć czegoś, co już się zaczęło?
    2. **Zapowiedź.** Kto co robi, gdzie i czym za to płaci?
    3. **Zasada.** Które zdanie instrukcji mówi właśnie o tym?
    4. **Fakty.** Czy naprawdę tak jest: na Mapie, na kościach, na kartach?

    Potem pada werdykt. A kto mówi „nie wolno”, jest graczom winien coś jeszcze: **co wolno zamiast tego**.

lesson-exam-wall-title = Sprawa od początku do końca
lesson-exam-wall =
    Sweety chciałaby monetę z c1. „Idę w prawo” – mówi.

    1. Pozycja: to jej tura i jej akcje, nic innego się nie toczy. Na razie dobrze.
    2. Zapowiedź: Sweety idzie z b1 na c1 i płaci ruchem. Ma dwa.
    3. Zasada: **MAP-3**. Przez Ścianę nikt nie przejdzie.
    4. Fakty: między b1 a c1 stoi Ściana.

    Czyli **nie wolno**, według MAP-3. A zamiast tego? Między b2 a c2 Ściany nie ma. W górę, w prawo, a resztę zrobi
    Grawitacja. Zobacz to na planszy.

lesson-exam-claims-title = Pół sprawy: znajdź zasadę
lesson-exam-claims =
    Etorn zapowiada cztery rzeczy, jedną po drugiej:

    - atakuje Wilkołaka na b2
    - przesuwa Drzewca w górę na d2, w powietrze
    - idzie w prawo i pcha Drzewca w górę
    - bierze monetę

    Połowa roboty jest już zrobiona: pierwsza i ostatnia są **niedozwolone**, dwie środkowe **dozwolone**. Ale dlaczego?
    Przy każdej z czterech pomyśl o zasadzie, **zanim** naciśniesz przycisk. Plansza powie, która to zasada.

lesson-exam-instead-title = Druga połowa: co wolno zamiast tego
lesson-exam-instead =
    Lumi chce wejść na a1 i dalej mieć monetę na kości Specjalnej. „Zespalam swoją monetę z kością Specjalną i idę w
    { $medium ->
        [page] lewo” – mówi.
       *[notebook] lewo” – mówi: `move left with forge special`.
    }

    Wiesz już, że nie wolno: w trakcie akcji kość Specjalna nigdy nie jest połową Zespolenia. Tak brzmiało „nie wolno”.
    Teraz należy się jej „zamiast tego”. Doprowadź ją na a1, z monetą wciąż na kości Specjalnej.
lesson-exam-instead-hint = Dwie z pozostałych kości Lumi są jednakowe.
lesson-exam-instead-done = Z dwóch monet z puli powstał ruch, a kość Specjalna jest taka jak przedtem. Łatwiej przyjąć „nie wolno”, które pokazuje wyjście.
lesson-exam-instead-announced = Dokładnie to zapowiedziała Lumi. Kość Specjalna pomaga w Zespoleniu tylko wtedy, gdy sama jest ustawiana, później w turze.
lesson-exam-instead-plain = Kość Specjalna pokazuje monetę, a moneta to nie krok. Poza tym Lumi chciała ją zachować.
lesson-exam-instead-pair = Zespolenie wymaga dwóch jednakowych kości, a miecz jest tylko jeden.
lesson-exam-instead-cash = Lumi jest bogatsza o monetę, ale połowa pary przepadła, a ona stoi tam, gdzie stała.

lesson-exam-ways-title = Poruszanie się po wieży
lesson-exam-ways =
    Pięć spraw dla ciebie: Ściany, Platformy, Drabiny, Grawitacja i brzegi Mapy. Przyjrzyj się pozycji i
    powiedz **wolno** albo **nie wolno**. Po trafnym „nie wolno” pada pytanie o zasadę.

    Nikt nie mierzy ci czasu, a każda odpowiedź jest wyjaśniona. Zasady, które potem wciąż będą niepewne, same do ciebie
    wrócą.

lesson-exam-dice-title = Kości i klejnoty
lesson-exam-dice =
    Pięć spraw o symbolach, Zespoleniu, klejnotach i kości Specjalnej. Mapa niewiele tu pomoże: przeczytaj, który
    to **krok** tury, które kości zostały i co ma Bohater.

lesson-exam-fights-title = Miecze i przesunięcia
lesson-exam-fights =
    Pięć spraw o atakowaniu, przesuwaniu i pchaniu. Kto z kim sąsiaduje? Czy Pole, na które ktoś ma trafić, jest wolne?
    I czy to na pewno Wróg?

lesson-exam-before-title = Przed wielkim egzaminem
lesson-exam-before =
    Teraz wszystko naraz: dwadzieścia spraw z całej instrukcji, a wśród nich karty, portale i Bossowie. O żadną zasadę
    nie pytamy dwa razy.

    Sędziemu wolno zajrzeć do instrukcji, więc tobie też. W każdej chwili możesz sprawdzić, jak ci idzie, i wrócić do
    pytań. Kto dobrze odpowie na szesnaście, temu można powierzyć sędziowanie. A kto wie, gdzie przeczytać o pozostałych
    czterech, temu tym bardziej.

lesson-exam-whole-title = Wielki egzamin
lesson-exam-whole = Dwadzieścia spraw. Weź oddech, przyjrzyj się pozycji i gwiżdż.

lesson-exam-report-title = Po co jest wynik
lesson-exam-report =
    Wynik omawia zasadę po zasadzie: ile odpowiedzi było dobrych, na której stronie stoi zasada i jak dobrze już ją
    znasz. Możesz go **wydrukować** i włożyć do pudełka z grą.

    - Zasada jest **opanowana** po pięciu dobrych odpowiedziach z rzędu i jeszcze jednej, co najmniej 16 godzin później.
    Do tego czasu po dobrej odpowiedzi ma znak **choć raz dobrze**, a po złej wraca do **poznanych**.
    - Zasada, która poszła źle, trafia na twoją **listę powtórek**, jeśli masz już za sobą lekcję o niej. Wraca po dziesięciu minutach, potem po 16 godzinach,
    po trzech dniach i po tygodniu.
    - Na koniec egzaminu możesz zdawać **egzamin z tego, co poszło źle**: trzy sprawy o każdej takiej zasadzie. Każdy
    nowy egzamin ma nowe sprawy.

lesson-exam-python-title = Egzaminy na miarę
lesson-exam-python =
    Dla tych, którzy piszą w Pythonie: zasady i liczbę spraw wybierasz samodzielnie. `exam.ask()` pyta,
    `exam.answer(True)` mówi „wolno”, `exam.answer(False, "PSH-2")` mówi „nie wolno” i dlaczego, a `exam.report()`
    drukuje wynik. Z tym samym ziarnem wszyscy przy stole mogą zdawać ten sam egzamin.

lesson-exam-done-title = Gwizdek jest twój
lesson-exam-done =
    - Najpierw pozycja, potem zapowiedź, zasada, fakty.
    - Werdykt podaje zasadę, na której się opiera.
    - Po „nie wolno” następuje „zamiast tego”.
    - Nie znać zasady to nie hańba. Wystarczy wiedzieć, na której jest stronie.

    To była ostatnia lekcja. Cała wieża jest już za tobą i możesz prowadzić na nią innych. Dobrej zabawy przy stole!
