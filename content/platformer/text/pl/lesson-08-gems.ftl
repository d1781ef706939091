### Słowa lekcji 08: klejnoty. Na końcu słowa wykresu ich cen.

lesson-gems-title = Klejnoty
lesson-gems-about = Wzmacniaj symbole, mądrze dziel klejnoty i zajdź daleko za pomocą jednej kości.

lesson-gems-prices-title = Mocniej, ale za każdym razem drożej
lesson-gems-prices =
    Pięć kości to zawsze za mało. Od tego są **klejnoty**: gdy używasz symbolu, możesz zapłacić klejnotami, żeby był
    mocniejszy.

    | klejnoty na jednym symbolu | 0 | 1 | 3 | 6 | 10 |
    |---|---|---|---|---|---|
    | liczy się jako | 1 | 2 | 3 | 4 | 5 |

    Pierwszy stopień kosztuje 1 klejnot, drugi jeszcze 2, trzeci jeszcze 3, a czwarty jeszcze 4. Moneta z 3 klejnotami
    daje więc trzy monety, miecz z 1 klejnotem zadaje 2 Rany, a ruch z 6 klejnotami przenosi o 4 Pola. { $medium ->
        [page] Wybierz kość, a potem, ile klejnotów dostanie.
       *[notebook] W zapisie to plus: `coin with coin+3`.
    }

lesson-gems-coins-title = Trzy monety albo cztery
lesson-gems-coins =
    Etorn ma 5 klejnotów i trzy kości z monetą. Na pierwszą wydaje 3 klejnoty: to 3 monety. Potem 1 klejnot na drugą i 1
    na trzecią: po 2 monety z każdej.

    Spójrz jeszcze raz. Za 3 klejnoty na jednej kości zyskał 2 monety więcej, a za ostatnie 2 klejnoty zyskał… też 2
    monety więcej. Każda kość ma własny cennik i każdy cennik zaczyna się tanio.

lesson-gems-one-sword-title = Jeden miecz, jeden Wilkołak
lesson-gems-one-sword =
    Na Wilkołaka trzeba 3 Ran, wszystkich w jednym ataku. Angelo ma jeden miecz i 4 klejnoty. Pokonaj Wilkołaka!
    Odpowiedź w
    { $medium ->
        [page] linijce
       *[notebook] komórce
    } jest zbyt skąpa.
lesson-gems-one-sword-hint = Jeden miecz ma liczyć się za trzy. Ile kosztuje drugi stopień, oprócz pierwszego?
lesson-gems-one-sword-done = 1 klejnot za pierwszy stopień i 2 za drugi: miecz zadał 3 Rany. A wszystkie 3 klejnoty wróciły jako łup, i to z 2 monetami.
lesson-gems-one-sword-bare = Jeden miecz to jedna Rana. Na Wilkołaka trzeba 3, więc nic się nie stało, a kość przepadła.
lesson-gems-one-sword-one-gem = Dwie Rany to o jedną za mało, a Ran się nie odkłada na później. Miecz i klejnot poszły na marne.
lesson-gems-one-sword-too-dear = 6 klejnotów dałoby 4 Rany. Masz tylko 4 klejnoty, a wystarczą 3 Rany.
lesson-gems-one-sword-twice = Kości używa się raz. A dwa ataki po 2 Rany i tak nie złożyłyby się w jeden, który zadaje 4.

lesson-gems-curve-title = Krzywa
lesson-gems-curve =
    Oto cennik jako wykres. W prawo rośnie liczba stopni na jednym symbolu, w górę ich cena. Im dalej idziesz na jednej
    kości, tym stromiej.

    Kropki to dwa miecze, a ty masz 9 klejnotów. Przeciągaj kropki po krzywej (albo użyj suwaków) i patrz na sumę.
    Zacznij od jednego miecza: 3 stopnie za 6 klejnotów i zostają 3 klejnoty… które kupią 2 stopnie na drugim mieczu! To
    daje 4 + 3 = 7 Ran, a 8 nie da się zadać w żaden sposób. Teraz wpisz w komórce `GemCurve(symbols=4, gems=9)`: przy
    czterech mieczach te same 9 klejnotów daje 10 Ran, i jeszcze jeden klejnot zostaje. **Dziel równo**: oto cała
    tajemnica. Gdy używasz kilku symboli razem, gra sama dzieli tak klejnoty za ciebie.

lesson-gems-share-out-title = Tani sposób na Smoka
lesson-gems-share-out =
    Na Smoka Ciułacza na a1 trzeba 4 Ran. Angelo ma dwa miecze, ale tylko 2 klejnoty. W jednym ataku można użyć obu
    mieczy, a każdy może mieć { $medium ->
        [page] własne klejnoty.
       *[notebook] własne klejnoty: zapisz na przykład `sword+1 sword`.
    }
lesson-gems-share-out-hint = Ile kosztuje pierwszy stopień na każdym z mieczy?
lesson-gems-share-out-done =
    Dwa tanie pierwsze stopnie, każdy za 1 klejnot: 2 + 2 = 4 Rany. Oba stopnie na jednym mieczu kosztowałyby 3. Z
    większą liczbą klejnotów jest tak samo: przy 9 dwa miecze zadają 4 + 3 = 7 Ran, ale cztery aż 3 + 3 + 2 + 2 = 10, i
    jeszcze jeden klejnot zostaje.
lesson-gems-share-out-three = 1 + 2 = 3 Rany, o jedną za mało. A w kieszeni został ci klejnot!
lesson-gems-share-out-all-on-one = Dwa stopnie na tym samym mieczu to razem 3 klejnoty, a masz 2. Jest też drugi miecz, z własnym pierwszym stopniem.
lesson-gems-share-out-two-attacks = Dwa razy po 2 Rany, w dwóch atakach, i Smok dwa razy ziewnął. Wszystkie 4 Rany trzeba mu zadać w jednym ataku.

lesson-gems-long-way-title = Dłuższy Ruch
lesson-gems-long-way =
    Symbol ruchu z klejnotami przenosi o kilka Pól. Płacisz od razu, potem idziesz **Pole po Polu**, a po drodze
    wszystko dzieje się tak, jakby każdy krok był osobnym Ruchem: podnosisz monety, Pułapki chwytają, Wrogowie gryzą.

    Angelo płaci 6 klejnotów za 4 Pola. Idzie na b1 i bierze monetę, potem { $medium ->
        [page] idzie w górę i w prawo
       *[notebook] `step up`, `step right`
    }, a na Platformie na
    c2 ma już dość: wybiera „Zatrzymaj się” (`stop`). Czwarte Pole przepada; klejnoty nie wracają. Póki się nie zatrzyma
    albo nie dojdzie do końca, nie może zrobić nic innego: żadnej Grawitacji, żadnej kości z monetą, żadnego ataku.

lesson-gems-past-the-teeth-title = Tuż obok zębów
lesson-gems-past-the-teeth =
    Angelo ma 5 serc i płaci 3 klejnoty za 3 Pola: z a1 na b1, na c1, potem w górę. Na c1 jest Pułapka (`^`, jedno serce
    za wejście). Na d1 czeka Glut, który zadaje 1 Ranę.

    Zaznacz: gdzie Angelo skończy i ile będzie miał serc? Prześledź drogę Pole po Polu i przypomnij sobie, kiedy gryzie
    Wróg.
lesson-gems-past-the-teeth-done =
    Na b1: nic. Na c1: Pułapka, zostają 4 serca. Z c1 w górę: odchodzi z Pola obok Gluta, więc Glut uderza pierwszy,
    zostają 3 serca, i Angelo wchodzi na c2. **Dłuższy Ruch nie przelatuje nad przeszkodami**: liczy się każde Pole.
    Swoją drogą wisi teraz w powietrzu; jego Ruch się skończył.

lesson-gems-far-coin-title = Daleka moneta
lesson-gems-far-coin =
    Na Platformie na d2 leży moneta. Angelo ma jeden ruch, 6 klejnotów i 5 serc i chce dojść do monety bez straty serca.
    Odpowiedź w
    { $medium ->
        [page] linijce
       *[notebook] komórce
    } płaci za trzy Pola. Policz: czy to wystarczy?
lesson-gems-far-coin-hint = Do d2 są cztery Pola, którędykolwiek pójdziesz. Które drogi omijają Pułapkę na c1?
lesson-gems-far-coin-done = Cztery Pola za jedną kość i 6 klejnotów. Klejnot z b2 znalazł się po drodze: za późno, by zapłacić za ten Ruch, ale jest twój.
lesson-gems-far-coin-short = 3 klejnoty wystarczą na trzy Pola, a trzecie to c2. Klejnot z b2 też nie pomoże: płaci się na początku.
lesson-gems-far-coin-between = Nie w środku Ruchu! Najpierw go dokończ albo wybierz „Zatrzymaj się” (`stop`). Potem Grawitacja.
lesson-gems-far-coin-trap = Moneta jest twoja, ale droga wiodła przez Pułapkę na c1 i kosztowała serce: po drodze liczy się każde Pole.

lesson-gems-only-symbols-title = Czego klejnoty nie potrafią
lesson-gems-only-symbols =
    Klejnoty wzmacniają *symbole z kości*, gdy ich używasz, i nic poza tym. Nie wzmocnią kart, Grawitacji ani ustawienia
    kości Specjalnej.

    Angelo ma dwie kości z monetą i 3 klejnoty. Chce w tej turze zdobyć 3 monety, *a na koniec* ustawić kość Specjalną
    na monetę. Gdy już weźmiesz monety, wybierz „Zakończ akcje” (`end`); potem { $medium ->
        [page] ustaw kość Specjalną na monetę za pomocą nieużytej kości z monetą.
       *[notebook] `set coin with coin` ustawia kość Specjalną za pomocą nieużytej kości z monetą.
    }
lesson-gems-only-symbols-hint = Jedną kość z monetą trzeba zachować dla kości Specjalnej. Druga musi więc dać wszystkie trzy monety.
lesson-gems-only-symbols-done = Wszystkie klejnoty wzmocniły jedną kość w chwili użycia, a druga, bez żadnych klejnotów, ustawiła kość Specjalną.
lesson-gems-only-symbols-setting = Ustawienia kości Specjalnej klejnoty nie wzmocnią. Wydaj je na symbol monety.
lesson-gems-only-symbols-none-left = Trzy monety, i to tanio! Ale obie kości z monetą są użyte i kości Specjalnej nie da się już ustawić na monetę.
lesson-gems-only-symbols-unspent = Kość Specjalna pokazuje monetę. Ale jedna moneta to nie trzy, a klejnoty zostały w kieszeni.

lesson-gems-two-beasts-title = Dwie bestie i jeden klejnot
lesson-gems-two-beasts =
    To będzie trudne. Po lewej Kamienny Golem (trzeba 3 Ran), po prawej Drzewiec (trzeba 2), pośrodku Angelo z trzema
    mieczami i jednym jedynym klejnotem. Pokonaj obu! Odpowiedź w
    { $medium ->
        [page] linijce
       *[notebook] komórce
    } pokonuje jednego, a na drugiego nic już nie
    zostaje. Pamiętaj, że pokonany Wróg zostawia łup, a zdobytych przed chwilą klejnotów możesz od razu użyć.
lesson-gems-two-beasts-hint = Jeden klejnot wystarczy na jednego z nich; jego łup zapłaci za drugiego. Ilu mieczy potrzeba na każdego, jeśli liczyć oszczędnie?
lesson-gems-two-beasts-done =
    Dwa miecze i klejnot na Golema, jeden miecz i klejnot na Drzewca, a łup z pierwszego zapłacił za drugiego. Kolejność
    jest obojętna. Tak bogacą się Bohaterowie.
lesson-gems-two-beasts-all-swords = Golema już nie ma, ale mieczy też nie, a Drzewiec śmieje się dalej. Klejnoty wzmacniają miecz, ale mieczem nie są.
lesson-gems-two-beasts-too-poor = To kosztuje dwa klejnoty, a masz jeden. Zresztą na Golema wystarczą 3 Rany.
lesson-gems-two-beasts-short = Dwie Rany, a na Golema trzeba trzech. Oba miecze przepadły, a klejnot cały czas był w kieszeni.
lesson-gems-two-beasts-loot = Drzewiec pokonany, a jego łup dał ci nowy klejnot. Tyle że klejnot został w sakiewce: dwa miecze bez niego to 2 Rany, a na Golema trzeba 3.

lesson-gems-play-title = Bogactwo na jeden dzień
lesson-gems-play =
    Sweety ma dziesięć klejnotów i pięć kości. Wypróbuj wszystko: pięć monet z jednej kości, spacer o trzy Pola, o
    cztery. A czy z klejnotem miecz sięga dalej?

    Mocną stroną Sweety jest przesuwanie: przesuwa Wrogów o jedno Pole dalej niż inni. Klejnot dodaje do tego **jedno**
    Pole, jak do wszystkiego: { $medium ->
        [page] przesunięcie z 1 klejnotem
       *[notebook] `shove gloop right with shove+1`
    } przenosi o 3 Pola, nie o 4. Klejnoty dodają, a nie mnożą.
    Po pierwszym Polu wskaż następne (`step` i kierunek) albo wybierz „Zatrzymaj się” (`stop`).

lesson-gems-done-title = Co już wiesz
lesson-gems-done =
    - Na jednym symbolu 1, 3, 6 albo 10 klejnotów dodaje odpowiednio 1, 2, 3 albo 4.
    - Każda kość ma własny cennik, więc taniej wzmocnić kilka kości po trochu niż jedną na bogato.
    - Klejnotami płacisz w chwili użycia symbolu; znalezionymi po drodze już za niego nie zapłacisz.
    - Dłuższy Ruch wykonuje się Pole po Polu, ze wszystkim, co się tam dzieje. Możesz stanąć wcześniej, ale klejnoty nie
    wracają.
    - Każdy stopień dodaje 1, także tam, gdzie zdolność już coś dodała; a klejnoty pomagają tylko symbolom z kości.

    Zespolony symbol też rośnie od klejnotów. Dalej: **09: Zespolenie po kowalsku**.

## Wykres

gem-curve-title = Ile kosztują stopnie
gem-curve-steps = stopnie na jednym symbolu
gem-curve-gems = klejnoty
gem-curve-symbol = Symbol { $number }
gem-curve-row = { $gems ->
    [one] 1 klejnot: liczy się jako { $worth }
    [few] { $gems } klejnoty: liczy się jako { $worth }
    [many] { $gems } klejnotów: liczy się jako { $worth }
   *[other] { $gems } klejnotu: liczy się jako { $worth }
  }
gem-curve-now = Wybór: { $shares } = { $worth }. To kosztuje { $spent ->
    [one] 1 klejnot
    [few] { $spent } klejnoty
    [many] { $spent } klejnotów
   *[other] { $spent } klejnotu
  } z { $gems }.
gem-curve-dear = Za drogo! { $shares } = { $worth } kosztowałoby { $spent ->
    [one] 1 klejnot
    [few] { $spent } klejnoty
    [many] { $spent } klejnotów
   *[other] { $spent } klejnotu
  }, a masz { $gems }.
gem-curve-best = Najlepiej: { $shares } = { $worth }. Klejnoty, które zostaną: { $left }.
error-gem-curve = „{ $value }” to nie liczba od { $least } do { $most }
mend-gem-curve = Podaj liczbę całkowitą z tego zakresu
error-gem-curve-count = to pasuje do innej liczby symboli
mend-gem-curve-count = Podaj jedną liczbę stopni na każdy symbol: { $symbols ->
    [one] 1 liczbę
    [few] { $symbols } liczby
    [many] { $symbols } liczb
   *[other] { $symbols } liczby
  }
