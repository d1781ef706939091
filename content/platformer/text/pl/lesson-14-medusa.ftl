### Lesson 14: the Boss Level, the Boss Turn, and Medusa.

lesson-medusa-title = Meduza i komnata na szczycie
lesson-medusa-about = Jak wejść na Poziom Bossa, co robi Boss po twojej turze i jak nie zostać posągiem.

lesson-medusa-reveal-title = Ktoś tu czeka
lesson-medusa-reveal =
    Poziom Bossa odkrywa się jak każdy inny: gdy Bohater po raz pierwszy wejdzie Ruchem do najwyższego Rzędu pod nim.
    Jak zwykle pojawiają się na nim monety i klejnoty. Ale zamiast Wrogów jest tam **Boss**.

    Sweety wspina się na a9 i dach się otwiera. Dwa Pola w górze mają znak Bossa (b): g10 i c12. **Aktywny gracz
    wybiera**, na którym z nich Boss się pojawi. Sweety wybiera g10, daleko od siebie, i pociesza się monetą.

    Bossem w tej lekcji jest Meduza (M). Twój cel jest prosty: kto ją pokona, wygrywa grę. Szczegóły są mniej proste.

lesson-medusa-door-title = Uwaga na drzwi
lesson-medusa-door =
    Podłoga tam w górze to **jednokierunkowe Platformy**: Ruch Bohatera prowadzi przez nie w górę, a w dół nie prowadzi
    nic. Kto wszedł, zostaje do końca gry. Dla tych na dole wejście pierwszego Bohatera niczego nie zmienia.

    Możesz się też wepchnąć. Ale jeśli wchodząc, pchasz **Wroga**, on najpierw cię atakuje, tak jak przy odchodzeniu od
    niego Ruchem. Inni Wrogowie na górze tego nie robią.

    Meduza zadaje 2 Rany, a Sweety ma 2 serca. Jeśli zemdleje, to znaczy, że *nie* weszła: odrodzi się w najniższym
    Rzędzie wieży, jak każdy, kto jest na dole. Wprowadź ją tak, żeby nie zemdlała. (Wejść da się z obu
    stron Meduzy).
lesson-medusa-door-hint = Meduza stoi dokładnie nad tobą. Są też inne drzwi.
lesson-medusa-door-done = W środku i w jednym kawałku. Bohatera w drzwiach można pchnąć za darmo; gryzą tylko Wrogowie.
lesson-medusa-door-bitten = Meduza uderzyła, zanim Sweety zrobiła krok. Sweety zemdlała przed progiem, więc wcale nie weszła i odrodzi się na samym dole.
lesson-medusa-door-where = Ktoś tam stoi i trzeba wskazać, dokąd go pchasz. Pomyśl dwa razy: to Meduza.
lesson-medusa-door-back = Sweety była już w środku, bezpieczna. Wyjść się nie da: te Platformy prowadzą tylko w górę.

lesson-medusa-last-title = Ostatni gasi światło
lesson-medusa-last =
    Etorn jest już na Poziomie Bossa. Teraz z a3 wchodzi Sweety, czyli **ostatni Bohater**. Gdy wejdzie ostatni,
    wszystkie inne Poziomy znikają od razu, ze wszystkim, co na nich jest. (W grze solo pierwszy Bohater jest zarazem
    ostatni).

    Gdzie będą Sweety, Wilkołak z b2, Glut z d1 i Meduza?
lesson-medusa-last-done = Został tylko Poziom Bossa i ci, którzy na nim stoją. Wilkołak i Glut zniknęli ze swoim Poziomem. Teraz jest już tylko góra, no i Meduza.

lesson-medusa-seal-title = Zamknięta komnata
lesson-medusa-seal =
    Dopóki są jeszcze niższe Poziomy, Poziom Bossa jest **odcięty**. Z dołu nie zaatakujesz ani nie przesuniesz niczego,
    co jest w górze, ani odwrotnie. Sweety stoi na b3, tuż pod Meduzą, i nie może jej nic zrobić.

    Kości Wrogów nic nie zatrzyma. Boss to też Wróg: co rusza Wrogów, rusza i jego. Sweety kończy turę, a Etornowi
    wypada *w prawo*: Meduza idzie na c4, a Glut daleko w dole na c1. Potem Etorn, który jest w środku, przesuwa Meduzę
    z powrotem na b4. Od środka to wolno, a Meduza spada jak każdy, gdy nic jej nie podtrzymuje.

lesson-medusa-eight-title = Wszystko naraz
lesson-medusa-eight =
    Ilu Ran trzeba, żeby pokonać Meduzę? **4 i jeszcze 1 za każdy z Poziomów, z których zbudowano wieżę**, z Poziomem
    Bossa włącznie. Usunięte Poziomy nadal się liczą. W zwykłej grze na cztery Poziomy to 8, i trzeba je zadać **w
    jednym ataku**.

    Trzy miecze to 3 Rany. Sweety ma też 7 klejnotów. Pamiętasz, ile kosztuje wzmocnienie jednego symbolu: o 1 za 1
    klejnot, o 2 za 3, o 3 za 6. Uzbieraj 8.
lesson-medusa-eight-hint = O 5 Ran więcej za 7 klejnotów. Taniej wzmocnić kilka mieczy po trochu niż jeden wysoko.
lesson-medusa-eight-done = 3 + 3 + 2 = 8 Ran, a klejnoty: 3 + 3 + 1 = 7. Meduza jest pokonana i gra od razu się kończy: wygrała Sweety. Ciesz się, w prawdziwej grze to rzadki widok.
lesson-medusa-eight-short = 3 Rany. Na Meduzę trzeba 8 w jednym ataku, a o słabszym ciosie zaraz zapomina.
lesson-medusa-eight-greedy = Jeden miecz wzmocniony o 3, drugi o 1: cztery stopnie, 7 Ran. Rozłożone na trzy miecze, cztery stopnie kosztują tylko 5 klejnotów, a 7 klejnotów wystarczy na piąty.
lesson-medusa-eight-two-blows = 5 i 3 to razem 8, ale nie w jednym ataku. Meduza nie przyjmuje Ran na raty.
lesson-medusa-eight-poor = To byłoby 9 Ran za 9 klejnotów. Masz 7, a wystarczy ci 8 Ran.

lesson-medusa-turn-title = Tura Meduzy
lesson-medusa-turn =
    Ilekroć gracz kończy turę z Bohaterem na Poziomie Bossa, następuje **Tura Bossa**. Meduza rzuca kością Wrogów, a z
    jej talii dobiera się karty, aż trafi się taka z wyrzuconym znakiem. Ten rzut służy tylko do wyboru karty: żaden
    Wróg po nim nie idzie ani nie bije. Wszystkie dobrane karty się odrzuca; gdy talia jest pusta, tasuje się z nich
    nową. Gdy karta ma kilka efektów, rozpatruje się je po kolei, a niemożliwe się pomija.

    Tutaj wypada *atak*. Najpierw trafiają się Spojrzenie i Syk, ale mają inne znaki, więc pada na Smagnięcie Ogonem: 3
    Rany dla każdego obok Meduzy. Etorn na b5 obrywa **przez Platformę**; Sweety na d4 jest za daleko.

lesson-medusa-gaze-title = W zasięgu wzroku
lesson-medusa-gaze =
    Każda karta Meduzy ma swój zasięg. Ściany i Platformy nie osłonią cię przed **żadnym** z jej ataków.

    | karta | znak | zasięg | co robi |
    |---|---|---|---|
    | Spojrzenie | w lewo | cały jej Rząd, od końca do końca | 2 Rany |
    | Smagnięcie Ogonem | atak | 4 Pola obok niej | 3 Rany |
    | Bryzg Jadu | w prawo | 8 Pól wokół niej | 1 Rana i żeton Trucizny |
    | Przemiana w Kamień | atak | jej płytka Mapy (4 na 3 Pola) | żeton Kamienia |
    | Syk | w prawo | cały Poziom Bossa | utrata 2 monet |

    Sweety (1, 4 serca), Etorn (2, 5 serc), Angelo (3, 5 serc) i Avvy (4, 6 serc) czekają, co zrobi Meduza. Karta
    to **Spojrzenie**. Ile serc zostanie każdemu z nich?
lesson-medusa-gaze-done = Cały Rząd, przez trzy Ściany i dwie płytki: Angelo i Avvy tracą po 2 serca. Sweety i Etorn są tuż obok niej, ale w zupełnie innych Rzędach.

lesson-medusa-out-of-sight-title = Zejdź mi z oczu
lesson-medusa-out-of-sight =
    Ptaszki ćwierkają, że następną kartą będzie Spojrzenie. Etorn stoi na d5, w Rzędzie Meduzy: po lewej Ściana, nad
    głową i pod stopami Platformy. Nie ma dokąd pójść. Można jednak sprawić, żeby ten Rząd opuściła Meduza. Zakończ turę
    bez ani jednej Rany.

    Przed Turą Bossa jest koniec twojej własnej tury, a z nim Grawitacja, która działa też na Meduzę.
lesson-medusa-out-of-sight-hint = Na Poziomie Bossa przesuniesz Meduzę z każdej odległości. Gdzie nie ma Platformy, która by ją utrzymała?
lesson-medusa-out-of-sight-done = Przesunięcie zabrało Meduzie Platformę, a resztę zrobiła Grawitacja: Meduza gapiła się wzdłuż Rzędu 4, a tam nie było nikogo.
lesson-medusa-out-of-sight-wall = Etorn przeczekał za Ścianą, a Meduza spojrzała przez nią jak przez szybę. 2 Rany.
lesson-medusa-out-of-sight-back = Meduza poleciała w górę, a na koniec tury spadła na swoją starą Platformę, znów w twoim Rzędzie.
lesson-medusa-out-of-sight-not-over = Ładnie. Teraz zakończ turę i zobacz, gdzie Meduza spojrzy.

lesson-medusa-break-free-title = Posąg, który ma plany
lesson-medusa-break-free =
    Z żetonem **Kamienia** zostaje ci jedna akcja: skruszyć kamień. Użyj **dowolnych dwóch symboli**; jednym z nich
    może być symbol z kości Specjalnej. Poza tym jesteś figurką jak inne: można cię atakować i pchać, spadasz, możesz
    ustawić kość Specjalną, a po twojej turze następuje Tura Bossa.

    Etorn zamienił się w kamień. W puli ma monetę, gwiazdę (dla niego to moneta) i ruch, a na kości Specjalnej miecz.
    Skrusz kamień i w tej samej turze weź 2 monety.
lesson-medusa-break-free-hint = Bez których dwóch symboli się obejdziesz? Jednego nie ma w puli.
lesson-medusa-break-free-done = Miecz z kości Specjalnej i ruch skruszyły kamień, a obie monety zostały.
lesson-medusa-break-free-spent = Etorn jest wolny, ale zapłacił właśnie tymi monetami, które chciał wziąć.
lesson-medusa-break-free-one = Etorn jest wolny i bogatszy o 1 monetę. Gwiazda byłaby drugą. Czym jeszcze dało się zapłacić?
lesson-medusa-break-free-two = Od jednego symbolu robi się tylko rysa. Potrzeba dwóch.

lesson-medusa-mirror-title = Lustereczko, powiedz przecie
lesson-medusa-mirror =
    Na Poziomie Bossa są Pola z ikoną specjalną (`*`). Co dają, zależy od Bossa. U Meduzy to **Lustro** dla każdego
    Bohatera, który wejdzie na takie Pole. Gdy dosięga cię Przemiana w Kamień, możesz wybrać „Oddaj Lustro” (`mirror`):
    nie zamieniasz się w kamień i bierzesz 1 klejnot. Albo „Nie oddawaj żetonu” (`endure`): zatrzymujesz Lustro i
    bierzesz żeton Kamienia. Decydujesz nawet w cudzej turze.

    Sweety stoi na d4, ikona jest na c4, a następna karta to Przemiana w Kamień. Wyjdź z tego cało, i to z klejnotem.
lesson-medusa-mirror-hint = Krok w lewo, a potem niech Meduza próbuje.
lesson-medusa-mirror-done = Meduza zobaczyła siebie i nie była zachwycona. Kamienia nie ma, jest klejnot, a ikona na c4 może dać jeszcze niejedno Lustro.
lesson-medusa-mirror-stone = Sweety to teraz piękny posąg. Z Lustrem z c4 byłby jakiś wybór.
lesson-medusa-mirror-endured = Lustro było i zostało. Sweety jest z kamienia i świetnie się w nim prezentuje.
lesson-medusa-mirror-early = Jeszcze nie: Lustro działa dopiero przeciw karcie Meduzy. Zakończ turę i poczekaj na tę kartę.
lesson-medusa-mirror-decide = Karta Meduzy leży na stole i wybór należy do ciebie: „Oddaj Lustro” (`mirror`) albo „Nie oddawaj żetonu” (`endure`).

lesson-medusa-poison-title = Kwestia liczenia
lesson-medusa-poison =
    Żeton **Trucizny** zadaje 1 Ranę na koniec każdej twojej tury, przed Turą Bossa. Zostaje, aż zemdlejesz albo usunie
    go karta. A jeśli masz dostać żeton, który **już masz**, odnosisz zamiast tego 1 Ranę.

    Etorn (5 serc) ma Truciznę, stoi blisko Meduzy i kończy turę. Potem Meduza dobiera Bryzg Jadu: 8 Pól wokół, 1 Rana i
    żeton Trucizny, w tej kolejności. Sweety (4 serca) stoi na d4. Ile serc zostanie każdemu z nich?
lesson-medusa-poison-done = Trzy Rany dla Etorna: Trucizna na koniec tury, bryzg i jeszcze jedna za drugą Truciznę, której nie mógł wziąć. Sweety stoi o dwie kolumny od Meduzy i nawet nie zmokła.

lesson-medusa-return-title = Nie ma powrotu
lesson-medusa-return =
    Kto mdleje na Poziomie Bossa, wraca na Poziom Bossa: na jedno z jego **Pól Sklepu**. Jeśli wszystkie są zajęte, to
    na wolne Pole najbliżej któregoś z nich. Żetonów Bossa już nie masz, i to akurat dobra wiadomość.

    Sweety tu zemdlała. Jeden Sklep jest na a4, a w nim Etorn, drugi na d6. W puli Sweety ma monetę i ruch. Sprowadź
    ją z powrotem i weź też monetę.
lesson-medusa-return-hint = Odradzasz się za dowolną kość z puli. Której nie potrzebujesz?
lesson-medusa-return-done = Znów między półkami i z monetą w garści. Inni klienci patrzą na ceny, ty na Meduzę.
lesson-medusa-return-ground = Tak można się odrodzić tylko na niższych Poziomach. Kto zemdlał na Poziomie Bossa, wraca tam do Sklepu.
lesson-medusa-return-taken = W tym Sklepie stoi już Etorn. Drugi jest wolny.
lesson-medusa-return-coin = Sweety wróciła, ale zapłaciła monetą. Wystarczyłby ruch.
lesson-medusa-return-off = Najpierw wróć na Mapę. Poza nią nie da się robić nic innego.

lesson-medusa-arena-title = Na arenie
lesson-medusa-arena =
    Dwoje Bohaterów, dwie płytki, jedna Meduza. Następne karty i rzuty są z góry ustalone: Syk, a potem Przemiana w
    Kamień. Sweety stoi na d4, Etorn na h4. Zdąż po Lustro na f4, ucieknij z płytki Meduzy (kolumny od a do d) albo
    sprawdź, co zrobi z Meduzą przesunięcie.

    Wybierz „Zakończ akcje” (`end`), a jeśli zostały kości, także „Zostaw kość Specjalną bez zmian” (`set none`), i
    zobacz, co Meduza na to.

lesson-medusa-health-title = Dwa ataki
lesson-medusa-health =
    Dla ciekawych: znów Meduza z ćwiczenia 2 i dwa ataki po trzy miecze, drugi z klejnotami. Zmień liczby po `+` i
    zobacz, co da się zrobić z 7 klejnotami.

lesson-medusa-done-title = Co już umiesz
lesson-medusa-done =
    - Na Poziom Bossa wchodzi się z dołu, własnym Ruchem Bohatera, i już się go nie opuszcza. Jeśli wchodząc,
    pchasz Wroga, on uderza pierwszy.
    - Poziom Bossa jest odcięty, ale nie od kości Wrogów. Gdy wejdzie ostatni Bohater, inne Poziomy znikają.
    - Na Meduzę trzeba 4 Ran i po 1 za każdy Poziom, wszystkich w jednym ataku. Kto je zada, wygrywa.
    - Po twojej turze na Poziomie Bossa następuje tura Meduzy: kość wybiera kartę, a Ściany i Platformy nie chronią.
    - Trucizna boli, kamień trzyma, Lustro pomaga. Zamiast drugiego takiego samego żetonu odnosisz 1 Ranę.
    - Kto zemdleje na Poziomie Bossa, wraca tam do Sklepu.

    Meduza rzuca kością. Jej kolega patrzy, co wypadło tobie: **15: Ikee, który liczy twoje kości**.
