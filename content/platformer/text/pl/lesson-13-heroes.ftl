### Lesson 13: the six Heroes, their stars and what they can do.

lesson-heroes-title = Sześcioro Bohaterów, sześć charakterów
lesson-heroes-about = Co gwiazda znaczy dla każdego Bohatera, co działa stale, a co raz na turę.

lesson-heroes-six-title = Kim dziś jesteś?
lesson-heroes-six =
    Przed grą każdy gracz dostaje **losowo jednego z sześciorga Bohaterów**: jego figurkę, tyle serc, ile pokazuje
    karta, i pustą kość Specjalną. Bohaterowie różnią się gwiazdą i **zdolnością**:

    | Bohater | gwiazda to… | a poza tym |
    |---|---|---|
    | Sweety | miecz | stale: przesuwa Wrogów o 1 Pole dalej |
    | Etorn | moneta | stale: za pokonanego Wroga o 1 klejnot więcej |
    | Angelo | ruch | raz na turę: rzuca ponownie kośćmi, które zostały w puli |
    | Lumi | przesunięcie | raz na turę: zamienia się miejscami z sąsiadem i bierze 1 monetę |
    | Avvy | wymiana: 1 moneta na 1 klejnot | stale: Pułapki nie robią mu krzywdy |
    | Zora | 1 serce z powrotem | stale: 1 klejnot za każdą wypitą miksturę |

lesson-heroes-begin-title = Cztery miejsca, uczciwy start
lesson-heroes-begin =
    Oto gra rozłożona dla czterech graczy. Na najniższym Poziomie na każde Pole monety trafia moneta, na każde Pole
    klejnotu klejnot, a na każde Pole Odrodzenia Wróg.

    O tym, kto zaczyna, decyduje los: padło na drugie miejsce przy stole, więc zaczyna **Zora**. Kto pierwszy, ten ma
    łatwiej, dlatego pozostali dostają coś za czekanie. Zgodnie z ruchem wskazówek zegara: Lumi jest druga i ma 1
    monetę. Avvy, trzeci, ma 1 klejnot. Etorn, ostatni, ma 1 monetę i 1 klejnot. Zora nie ma nic prócz pierwszego rzutu
    i wchodzi na c1.

lesson-heroes-remedy-title = Serce za gwiazdę
lesson-heroes-remedy =
    Dla czworga z szóstki gwiazda po prostu *liczy się jako inny symbol*: Angelo na niej chodzi, Sweety nią bije. U
    dwojga pozostałych działa po swojemu. Używasz jej wtedy przyciskiem „Użyj gwiazdy” (w zapisie samo `star`).

    Gwiazda Zory przywraca serce, najwyżej do tylu, ile pokazuje karta. Zora ma 1 serce, Gluta za sąsiada, a w puli
    gwiazdę i ruch. Zaprowadź Zorę na c1 tak, żeby nie zemdlała. Pamiętaj, co robi Glut, gdy się od niego odchodzi.
lesson-heroes-remedy-hint = Odejście kosztuje 1 serce. Miej 2, zanim odejdziesz.
lesson-heroes-remedy-done = Najpierw gwiazda, potem krok. Mając 2 serca, Zora mogła znieść cios Gluta. Kolejność akcji wybierasz ty; korzystaj z tego.
lesson-heroes-remedy-fainted = Glut uderzył pierwszy i zabrał ostatnie serce. Zora zemdlała, zanim zrobiła krok.
lesson-heroes-remedy-back = Zora jest na miejscu, ale dopiero po omdleniu. Miała tam dojść o własnych siłach.
lesson-heroes-remedy-no-move = Angelo przeszedłby się na gwieździe. Dla Zory to nie ruch, tylko lekarstwo.
lesson-heroes-remedy-half = Na zdrowie: 2 serca. Teraz możesz sobie pozwolić na odejście.

lesson-heroes-round-the-corner-title = Za róg
lesson-heroes-round-the-corner =
    Zdolność, która działa **stale**, nie jest osobną akcją: włącza się sama. Jedną już znasz: Sweety przesuwa Wrogów o
    1 Pole dalej. Po pierwszym Polu wskazujesz następne (`step`), w dowolną stronę, albo kończysz wcześniej: „Zatrzymaj
    się” (`stop`).

    Glut siedzi na klejnocie na d1, wygodnie za Ścianą. Jednym przesunięciem posadź go na półce na c2, po drugiej
    stronie Ściany. Odpowiedź w
    { $medium ->
        [page] linijce
       *[notebook] komórce
    } dobrze się zaczyna, ale za wcześnie się poddaje.
lesson-heroes-round-the-corner-hint = Dwa Pola, dwa kierunki. Nad Ścianą jest miejsce.
lesson-heroes-round-the-corner-done = W górę i w lewo: jeden symbol, dwa Pola, a między nimi zakręt. Ktoś inny potrzebowałby dwóch przesunięć albo klejnotu.
lesson-heroes-round-the-corner-wall = Prosto przez Ścianę Glut nie przejdzie. Ściany zatrzymują też Wrogów.
lesson-heroes-round-the-corner-short = To było jedno Pole i teraz Glut wisi nad klejnotem. W przesunięciu Sweety jest jeszcze drugie.
lesson-heroes-round-the-corner-edge = Tam kończy się Mapa. Druga strona wygląda lepiej.
lesson-heroes-round-the-corner-rich = Moneta jest, ale Glut nadal siedzi tam, gdzie siedział.

lesson-heroes-daredevil-title = Raz kozie śmierć
lesson-heroes-daredevil =
    Niektórych zdolności używa się jak akcji: wybierasz „Użyj zdolności Bohatera” (`ability`) i działają **raz na
    turę**. Karta Bohatera jest potem zużyta i ładuje się dopiero na początku twojej następnej tury.

    Taką zdolność ma Angelo. Gwiazda to u niego ruch, więc idzie dzięki niej na a2, a potem bierze monetę. Zostały miecz
    i przesunięcie, a nie ma przeciw komu ich użyć. Angelo używa zdolności: rzuca obiema kośćmi jeszcze raz i wypadają
    ruch i przesunięcie. Jeszcze jeden krok! Drugi raz w tej samej turze byłoby to niedozwolone.

lesson-heroes-through-title = Zamiana miejsc
lesson-heroes-through =
    Lumi zamienia się miejscami z sąsiadem: wybierz „Użyj zdolności Bohatera” (`ability`), a potem jego Pole (w
    zapisie na przykład `target c1`). Sąsiad to ten, kto jest tuż nad nią, pod nią albo obok. **Ściany i Platformy nie
    mają tu znaczenia.**

    Lumi jest zamurowana na b1. Na c1 siedzi Glut, a za nim, na d1, leży klejnot. Weź go bez draśnięcia, mając jeden
    ruch.
lesson-heroes-through-hint = Zamień się miejscami z Glutem. Po której stronie Ściany wtedy staniesz?
lesson-heroes-through-done = Teraz to Glut siedzi w twojej celi, a ty odchodzisz z klejnotem. Odejście z c1 było bezpieczne: między wami jest Ściana.
lesson-heroes-through-half = Jesteś po drugiej stronie Ściany! Klejnot leży o krok stąd.
lesson-heroes-through-twice = Tylko raz na turę: karta Lumi jest zużyta do początku jej następnej tury.

lesson-heroes-swap-title = Kto gdzie wyląduje?
lesson-heroes-swap =
    Lumi wisi w powietrzu na b2. Nad nią, na swojej Platformie, stoi Wilkołak, który zadaje 3 Rany. Lumi ma 3 serca.
    Etorn przygląda się z d2.

    Lumi używa zdolności i wskazuje Wilkołaka, a potem stosuje Grawitację. Pomyśl o dwóch sprawach: czy Wilkołak bije
    kogoś, kto zostaje *postawiony* gdzie indziej? I kto teraz na czym stoi?
lesson-heroes-swap-done = Zamiana miejsc to nie Ruch, więc nikt nie uderzył. Lumi ma teraz Platformę. Wilkołak nie miał nic pod sobą i spadł na b1. Etorn cały czas stał na Platformie.

lesson-heroes-traps-title = Jeden z nich pogwizduje
lesson-heroes-traps =
    Etorn (1) i Avvy (2) wiszą nad Pułapkami. Za chwilę zadziała Grawitacja. Etorn ma 5 serc, Avvy ma 6 i kartę, która
    mówi coś o Pułapkach.

    Ile serc będzie mieć każdy z nich?
lesson-heroes-traps-done = Pułapka zatrzasnęła się na Etornie i zabrała serce. Zdolność Avvy’ego działa stale, także poza jego turą: Avvy stał wśród kolców i pogwizdywał.

lesson-heroes-in-turn-title = Nie w mojej turze
lesson-heroes-in-turn =
    Zdolności, które działają stale, działają w każdej turze, także cudzej. Ale **akcje należą do aktywnego gracza**:
    nikt inny nie używa przedmiotów, mikstur ani zdolności działających raz na turę i nie stosuje Grawitacji. (Chyba że
    pozwala na to karta albo żeton. Jeden taki jeszcze poznasz).

    Trwa tura Etorna (1). Zdobądź dla niego monetę i spraw, żeby **Lumi** (2) wzięła klejnot na d1. Lumi wyrzuci ruch;
    wynik jej rzutu jest z góry ustalony.
lesson-heroes-in-turn-hint = Dokończ sprawy Etorna i wybierz „Zakończ akcje” (`end`). Wszystko, co zrobisz potem, robisz jako Lumi.
lesson-heroes-in-turn-done = Każde w swojej turze: moneta dla Etorna, a potem zamiana miejsc dla Lumi.
lesson-heroes-in-turn-whose = Trwa tura Etorna, a jego zdolność działa sama: nie ma czego używać. Lumi musi poczekać na swoją turę.
lesson-heroes-in-turn-no-coin = Klejnot jest u Lumi, ale Etorn wrócił z pustymi kieszeniami. Monetę trzeba było wziąć w jego turze.
lesson-heroes-in-turn-other-side = To był sąsiad z niewłaściwej strony. Etorn jest zdumiony, Glut też.

lesson-heroes-party-title = Cała drużyna
lesson-heroes-party =
    Zora, Avvy, Sweety i Lumi, jedno po drugim. Wyniki rzutów na cztery tury są z góry ustalone. Wypróbuj każdą
    zdolność: jako Zora wypij miksturę i zobacz, co jeszcze za to dostaniesz, jako Avvy wymień monetę na klejnot i stań
    na Pułapce na c1, jako Sweety przesuń Gluta dwa razy dalej, jako Lumi zamień się z kimś miejscami. „Zakończ akcje”
    (`end`) przekazuje kolej następnej osobie, a jeśli zostały kości, trzeba jeszcze wybrać „Zostaw kość Specjalną bez
    zmian” (`set none`).

    Spróbuj też tego, czego nie wolno: przejść się na gwieździe Zory albo użyć zdolności, którą ma kto inny.

lesson-heroes-cards-title = Kto ile ma?
lesson-heroes-cards =
    Dla ciekawych: parę linijek Pythona zagląda do gry dla czterech graczy z planszy 1 i wypisuje serca, monety i
    klejnoty każdego Bohatera. Poznasz z tej listy, kto zaczynał?

lesson-heroes-done-title = Co już umiesz
lesson-heroes-done =
    - Bohaterów przydziela los. Druga osoba zaczyna z 1 monetą, trzecia z 1 klejnotem, czwarta z jednym i drugim.
    - Gwiazda jest tym, co mówi karta twojego Bohatera: symbolem albo efektem, którego używasz przyciskiem „Użyj
    gwiazdy” (`star`).
    - Jedne zdolności działają stale, także w cudzych turach. Inne to akcja, raz na turę.
    - Zamiana miejsc to nie Ruch. Nikt cię za nią nie uderzy.
    - Akcje należą do tego, czyja jest tura.

    Wysoko w górze czeka ktoś, kto nie przepada za gośćmi. Dalej: **14: Meduza i komnata na szczycie**.
