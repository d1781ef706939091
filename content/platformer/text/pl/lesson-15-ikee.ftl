### Lesson 15: Grand Overlord Ikee, who watches your dice.

lesson-ikee-title = Ikee, który liczy twoje kości
lesson-ikee-about = Drugi Boss: dwie karty zamiast kości, remisy, które bolą podwójnie, Chochliki, Pochodnie i droga do zwycięstwa.

lesson-ikee-tally-title = Co ci wypadło?
lesson-ikee-tally =
    Hegemon Ikee (I) nie rzuca kością. W Turze Bossa dobiera **dwie karty** i patrzy, **co wypadło w twoim rzucie** w
    turze, która właśnie się skończyła. Rozpatruje się tę kartę, której symbol wypadł częściej, a drugą się pomija. Obie
    się odrzuca. Zawsze rozpatruje się przynajmniej jedną: spokojnych tur z Ikeem nie ma.

    Sweety (1) miała w rzucie dwa ruchy i jeden miecz. Karty to Szarża, której symbolem jest ruch, i Królewskie Ostrze z
    mieczem: 2 do 1 dla Szarży. Ta pędzi Rzędem 4, prosto przez Etorna (2).

lesson-ikee-deck-title = Karty Ikee’ego
lesson-ikee-deck =
    | karta | symbol | zasięg | co robi |
    |---|---|---|---|
    | Szarża | ruch | cały jego Rząd | 1 Rana |
    | Królewskie Ostrze | miecz | 8 Pól wokół niego | atakuje, a zaatakowany resetuje kość Specjalną |
    | Danina | moneta | cały Poziom Bossa | utrata 2 monet |
    | Fala Uderzeniowa | przesunięcie | jego płytka Mapy | 1 Rana i Piętno |
    | Zew Chochlików | ruch | | pojawiają się dwa Chochliki |
    | Żelazny Wzrok | gwiazda | cały Poziom Bossa | Piętno |

    Gdy karta mówi „atakuje”, Ikee zadaje swoje własne obrażenia, **2 Rany** – tyle samo, ile wtedy, gdy na kości Wrogów
    wypadnie *atak* albo gdy odchodzisz od niego Ruchem. Liczbę pozostałych Ran podają same karty. A **żadna karta nie
    sięga poza Poziom Bossa**.

lesson-ikee-count-title = Liczy się rzut
lesson-ikee-count =
    Liczy się pięć kości **tak, jak wypadły w rzucie**. Kość użyta się liczy, a kość rzucona później jeszcze raz liczy
    się tak, jak wypadła na początku. **Kość Specjalna nie liczy się nigdy**.

    Sweety (1, 4 serca) miała w rzucie dwa miecze i jeden ruch, a jej kość Specjalna pokazuje drugi ruch. Etorn (2, 5 serc) stoi
    na d4, Angelo (3, 5 serc) na b3, Poziom niżej. Karty to znów Szarża i Królewskie Ostrze. Ile serc będzie miało każde z nich?
lesson-ikee-count-done = Dwa miecze przeciw jednemu ruchowi: Królewskie Ostrze, a dość blisko stoi tylko Sweety. Z kością Specjalną byłby remis, ale ona się nie liczy. Angelo stoi najbliżej ze wszystkich, a zarazem najbezpieczniej: o Poziom niżej.

lesson-ikee-tie-title = Jedno i drugie
lesson-ikee-tie =
    Jeśli oba symbole wypadły **równie często, rozpatruje się obie karty**, w losowej kolejności. Dwie karty z tym
    samym symbolem to zawsze taki remis.

    Etornowi wypadły dwa ruchy i dwa miecze, a chodzą słuchy, że następne są Szarża i Królewskie Ostrze. Tego Etorn już
    nie zmieni: użycie kości nic nie da. Ale ma swoje dwa ruchy. Znajdź miejsce, które nie jest ani w Rzędzie Ikee’ego,
    ani na 8 Polach wokół niego, i tam zakończ turę. Pamiętaj o Grawitacji na koniec tury.
lesson-ikee-tie-hint = Platformy są na c5 i e5. Tylko jedna z nich jest dość daleko, a od spodu przez nią nie przejdziesz.
lesson-ikee-tie-done = Obie karty zostały rozpatrzone i żadna nikogo nie dosięgła: e5 nie leży w Rzędzie 4, a na Ostrze jest o dwie kolumny za daleko.
lesson-ikee-tie-blade = Pole c5 nie leży w Rzędzie Ikee’ego, ale styka się rogiem z jego Polem, a Królewskie Ostrze sięga wszystkich 8 Pól wokół niego.
lesson-ikee-tie-air = Pod d5 nic nie ma. Na koniec tury Grawitacja odstawiła cię z powrotem do Rzędu Ikee’ego.
lesson-ikee-tie-row = Daleko, ale wciąż w Rzędzie 4. Szarża biegnie do samego końca.
lesson-ikee-tie-ceiling = Platforma na e5 to od spodu sufit. Najpierw w górę, potem w bok.
lesson-ikee-tie-not-over = Dobre miejsce. Teraz zakończ turę i posłuchaj tętentu kopyt.

lesson-ikee-neither-title = Ani to, ani to
lesson-ikee-neither =
    A jeśli nie wypadnie ci **żaden** z dwóch symboli, to nic się nie dzieje? Przeciwnie. Zero do zera to też remis,
    więc znów rozpatruje się **obie** karty.

    Żeton **Piętno** kosztuje cię 1 klejnot na koniec każdej twojej tury. Zamiast drugiego takiego samego żetonu
    odnosisz, jak zawsze, 1 Ranę. (Gdy żetony jakiegoś rodzaju się skończą, nie dostajesz ani żetonu, ani Rany za
    niego).

    Avvy’emu (1, 6 serc) nie wypadło ani przesunięcie, ani miecz. Karty: najpierw **Fala Uderzeniowa** (płytka Mapy, na
    której stoi Ikee, kolumny od a do d: 1 Rana i Piętno), potem **Królewskie Ostrze** (2 Rany wokół niego). Etorn (2, 5
    serc) ma już Piętno. Sweety (3, 4 serca) stoi na e4. Ile serc im zostanie?
lesson-ikee-neither-done = Avvy odnosi 1 Ranę od Fali i 2 Rany od Ostrza. Etorn odnosi 1 Ranę od Fali i 1 dlatego, że ma już Piętno. Sweety jest na sąsiedniej płytce, o krok od kłopotów.

lesson-ikee-imps-title = Mali goście
lesson-ikee-imps =
    Zew Chochlików sprowadza Pomagierów. **Chochlik** (i) to Wróg jak każdy inny: ma 1 punkt zdrowia, zadaje 1 Ranę,
    słucha kości Wrogów i zostawia 2 klejnoty. Chochliki mają własne żetony i pojawiają się na **wolnych** Polach
    Odrodzenia (`x`) Poziomu Bossa. Gdy brakuje żetonu albo takiego Pola, nikt się nie pojawia.

    Gdzie, decyduje **aktywny gracz**: ty! Wskazujesz dwa Pola, jedno po drugim (w zapisie `place summons` i Pole).
    Sweety (2 serca) kończy turę, a w rzucie Etorna wypadnie *atak*. Ustaw Chochliki tak, żeby nikomu nic się nie
    stało.
lesson-ikee-imps-hint = Wolne są cztery Pola Odrodzenia. Jedno z nich jest tuż obok Bohatera.
lesson-ikee-imps-done = Wypadł atak, a Chochliki nie miały kogo bić. Teraz to zmartwienie innych, po 2 klejnoty za sztukę.
lesson-ikee-imps-neighbour = c5 jest tuż obok Sweety. W następnym rzucie wypadł atak i Chochlik zrobił, co mu kazano.
lesson-ikee-imps-free = g4 to nie Pole Odrodzenia. Chochliki przychodzą tylko tam, gdzie jest x.
lesson-ikee-imps-taken = Na f4 stoi Etorn. Pole Odrodzenia musi być wolne.
lesson-ikee-imps-second = Jeden Chochlik już stoi. Karta sprowadza dwa i gra czeka, aż postawisz drugiego.
lesson-ikee-imps-early = Chochlików jeszcze nie ma. Przyjdą w Turze Bossa, gdy skończysz swoją.

lesson-ikee-torch-title = Weź ze sobą światło
lesson-ikee-torch =
    U Ikee’ego ikona specjalna (`*`) daje **Pochodnię**: każdy twój atak zadaje o 1 Ranę więcej, a gdy dosięgnie cię
    Żelazny Wzrok, możesz oddać Pochodnię, zamiast brać Piętno. Pochodnię bierzesz, gdy *trafiasz* na to Pole: robiąc
    krok, lądując albo gdy ktoś cię tam pchnie. Samo przelecenie przez to Pole nie wystarczy, a pozostanie na nim nie
    daje drugiej.

    Zdrowie Ikee’ego to **2 za każdy Poziom** wieży: tutaj 8, w jednym ataku. Kto go pokona, **od razu wygrywa**; potem
    nie rozgrywa się już nic, nawet reszty tury. Etorn wisi w powietrzu na d11 i ma dwa ruchy, dwa miecze i 9 klejnotów
    (3 klejnoty wzmacniają symbol o 2, a 6 klejnotów o 3). Wygraj!
lesson-ikee-torch-hint = Ze wszystkimi klejnotami twoje miecze zadają 7 Ran. Ósma leży pod tobą.
lesson-ikee-torch-done = 4 + 3 + 1 za Pochodnię: 8. Gra skończona, Etorn wygrał. Ikee żąda ponownego przeliczenia.
lesson-ikee-torch-dark = 7 Ran, a trzeba 8. Druga droga w dół jest tak samo długa i prowadzi przez światło.
lesson-ikee-torch-thrifty = 3 + 3 i Pochodnia to 7. W ostatnim ataku gry nie ma po co oszczędzać klejnotów.
lesson-ikee-torch-far = Z d10 do Ikee’ego są dwie kolumny. Jeszcze jeden krok.

lesson-ikee-arena-title = Na dworze Ikee’ego
lesson-ikee-arena =
    Graj, jak chcesz; rzuty i karty są z góry ustalone. Sweety (1) miała w rzucie dwa ruchy, dwie monety i gwiazdę. W
    talii Ikee’ego została jedna karta: Żelazny Wzrok. Ikee potrzebuje dwóch, więc **użyte karty od razu tasuje się** w
    nową talię: karty nigdy mu się nie kończą.

    Drugą będzie Danina. Policz: która zostanie rozpatrzona? Potem zdobądź Pochodnię z f4 i nie wchodź do Rzędu 5, w
    którym stoi Ikee: po turze Etorna będzie Szarża.

lesson-ikee-cards-title = Dwa zakończenia tury
lesson-ikee-cards =
    Dla ciekawskich: ćwiczenie „Jedno i drugie”, zakończone na dwóch różnych Platformach. Dopisz trzeci sposób i zobacz,
    co Ikee na to.

lesson-ikee-done-title = Co już wiesz
lesson-ikee-done =
    - Ikee dobiera dwie karty. Rozpatruje się tę, której symbol wypadł ci częściej; przy remisie, nawet zero do zera, obie.
    - Liczy się tylko pięć kości, tak jak wypadły w rzucie. Kość Specjalna nie.
    - Jego karty nie wychodzą poza Poziom Bossa. „Atakuje” na karcie znaczy: zadaje 2 Rany.
    - Chochliki pojawiają się na wolnych Polach Odrodzenia, a aktywny gracz wybiera, na których.
    - Piętno zjada klejnoty, Pochodnia wzmacnia ataki. Bierzesz ją, wchodząc na ikonę.
    - Zdrowie Ikee’ego to 2 za każdy Poziom. Kto zada tyle Ran w jednym ataku, od razu wygrywa.

    Znasz już obu Bossów. Teraz trochę luksusu: **16: Artefakty i Większa Mapa**.
