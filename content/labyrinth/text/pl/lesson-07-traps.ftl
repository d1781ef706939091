### Słowa lekcji 07: eksploracja i pułapki.

lesson-traps-title = Pułapki i eksploracja
lesson-traps-about = W każdym korytarzu coś czeka. Zobacz, w jakiej kolejności cię dopada, i zostaw innym niespodziankę.

lesson-traps-five-steps-title = Tu się nie spaceruje
lesson-traps-five-steps =
    Kto wchodzi na korytarz, ten go **eksploruje**. Nic to nie kosztuje, nie można odmówić i zawsze ma pięć kroków:

    1. Jest tam Golem? Test Golema.
    2. Działają żetony zdolności.
    3. Pułapka: odkrycie i test.
    4. Inne postacie: może darmowa walka.
    5. Można podnieść klucze i przedmioty.

    Na korytarzu zmieszczą się wszyscy naraz. Przytulnie!

lesson-traps-first-trap-title = Co to kliknęło?
lesson-traps-first-trap =
    Linoskoczek (A) idzie z c3 na b2a, gdzie leży zakryta pułapka. Klik! Odkrywa się **wilczy dół**. Tabela Labiryntu mówi:
    1 rzut, trudność 8. Kostki pokazują 9 i to wystarcza: Linoskoczek chwieje się na krawędzi i przeskakuje.

    Wilczy dół zostaje, odkryty. Teraz wiedzą o nim wszyscy.

lesson-traps-blades-title = Trzy rzuty
lesson-traps-blades =
    Tę pułapkę już znamy: **wirujące ostrza**. Trzy rzuty, trudność 7, a każdy za niski rzut kosztuje 1 życie. Najpierw
    wszystkie trzy rzuty, potem dopiero boli.

    Linoskoczek ma 4 życia. Kostki pokażą 6, potem 9, potem 7. Ile żyć mu zostanie?
lesson-traps-blades-done =
    6 to mniej niż 7: jeden nieudany rzut, jedno życie. 9 jest dobre, a 7 wystarcza, bo jest równe trudności. Każdy
    udany rzut chroni przed częścią efektu; reszta się dzieje.

lesson-traps-two-ways-title = Chłodniejszą drogą
lesson-traps-two-ways =
    Linoskoczek stoi na e1 i jeszcze w tej kolejce chce być na c1, z kompletem 4 żyć. Dwie akcje, dwie drogi: mostem d2a, gdzie
    leżą odkryte **płomienie**, albo obok, przez pole klucza d1.

    Pułapka się nie zużywa: działa przez całą grę, na każdego, kto wejdzie.
lesson-traps-two-ways-hint = Pułapka nie działa poza swoim korytarzem. Na której z dwóch dróg jej nie ma?
lesson-traps-two-ways-done = Przez pole klucza i w górę. Płomienie trzaskały tuż obok, ale pułapkę obchodzi tylko jej własny korytarz.
lesson-traps-two-ways-flames = Trzy rzuty, dwa za niskie: dwa życia poszły z dymem.
lesson-traps-two-ways-wall = Kafelek na e1 nie ma wyjścia na zachód. Idź tam, gdzie między kafelkami jest kreska.
lesson-traps-two-ways-empty = Na południowym wschodzie nie ma kafelka, tylko ciemność.
lesson-traps-two-ways-back = Tam i z powrotem. Płomienie cię nie dosięgły, ale do c1 nie jest ani trochę bliżej.

lesson-traps-doormat-title = Pod własnymi drzwiami
lesson-traps-doormat =
    Ktoś położył pułapkę na a4, na polu klucza tuż obok pola startowego Linoskoczka. Bardzo śmieszne! Ale postać, która
    wchodzi **ze swojego pola startowego**, zna własną wycieraczkę: przechodzi nad pułapką, a żeton zostaje zakryty.

    Na wszystkich innych, i na niego też, jeśli przyjdzie z innej strony, pułapka czeka.

lesson-traps-under-my-feet-title = Prezent dla idących za tobą
lesson-traps-under-my-feet =
    Jest też **zastawienie pułapki**, za 1 akcję: wylosuj ją z puli i bez oglądania połóż zakrytą na prawie dowolnym
    korytarzu Labiryntu.
    { $medium ->
        [page] Wybierz zastawienie pułapki, potem korytarz.
       *[notebook] Zapis: `set trap c3`.
    }

    Linoskoczek kładzie ją pod własnymi stopami. Póki tu nie wróci, nic mu nie grozi. Odchodzi, a Mistrz Miecza (B), który
    idzie za nim, trafia na **opary**: oszołomiony!

lesson-traps-in-the-way-title = Tamtędy musi przejść
lesson-traps-in-the-way =
    Mistrz Miecza (B) ma klucz i stoi na e5. Do centrum prowadzi go tylko jedna droga: d5, potem d4. Została ci jedna akcja.
    Połóż mu coś na drodze!

    Nie tam, gdzie stoi cudza postać, nigdy na polu centralnym ani startowym i najwyżej jedna pułapka na korytarz.
lesson-traps-in-the-way-hint = Musi leżeć przed nim, na korytarzu, który jest jeszcze wolny.
lesson-traps-in-the-way-done = Przez d5 musi przejść, cokolwiek tam leży. Nikt nie wie, co to jest, ty też nie. Na tym polega połowa zabawy.
lesson-traps-in-the-way-under-him = On tam stoi. Nikomu nie wsuwa się pułapki pod buty.
lesson-traps-in-the-way-centre = Pole centralne jest wolne od pułapek. I tak jest tam dość niebezpiecznie.
lesson-traps-in-the-way-second = Na c4 już leży pułapka, a na korytarzu mieści się tylko jedna.
lesson-traps-in-the-way-behind = To za jego plecami. Dla kogoś będzie to niespodzianka, ale raczej nie dla Mistrza Miecza.
lesson-traps-in-the-way-mine = Przez c3 nie przejdzie, bo z d5 idzie prosto na d4. A poza tym to ty na nim stoisz.

lesson-traps-everything-at-once-title = Wszystko naraz
lesson-traps-everything-at-once =
    Na b2a są Golem, zakryta pułapka, Mistrz Miecza (B) i lampa. Wchodzi Linoskoczek. Krok pierwszy to **test Golema**: dwie
    kostki i ratuje tylko 12, inaczej natychmiast wraca na swoje pole startowe S1.

    Kostki pokazują 11. Gdzie jest potem i ile ma żyć?
lesson-traps-everything-at-once-done =
    W domu, na S1, z kompletem 4 żyć. Kto w którymś kroku opuści korytarz, tego pozostałe kroki omijają: pułapka
    zostaje zakryta, nikt nie walczy, a lampa leży, gdzie leżała. Więcej o Golemie w lekcji 10.

lesson-traps-somebodys-token-title = Ktoś tu był
lesson-traps-somebodys-token =
    Niektóre postacie zostawiają **żetony zdolności**. Na b2a leży klątwa Czarnoksiężnika (C): inna postać, która tu wejdzie,
    traci 1 życie, a klątwa wraca do niego. To krok drugi. Krok trzeci to pułapka pod spodem: strzałki, dwa rzuty,
    trudność 8.

    Klątwa kosztuje życie, ale strzałki chybiają, bo oba rzuty to 9.

lesson-traps-past-the-web-title = Lampa za pajęczyną
lesson-traps-past-the-web =
    Na b2a są pajęczyna i lampa, a w pobliżu nikogo. Przynieś lampę i zostaw sobie jedną akcję na później. Pajęczyna tylko
    łaskocze.

    Podnoszenie to krok piąty, ostatni. Nie kosztuje akcji.
    { $medium ->
        [page] Wybierz lampę.
       *[notebook] Zapis: `take lamp`.
    }
lesson-traps-past-the-web-hint = Podnosisz tylko to, co leży na twoim korytarzu. Najpierw więc tam idź.
lesson-traps-past-the-web-done = Wejście, jedno kichnięcie i lampa jest twoja, a akcja została.
lesson-traps-past-the-web-far = Lampa leży na b2a, a ty stoisz na c3. Tak długich rąk nie masz.
lesson-traps-past-the-web-ending = Eksploracja jeszcze trwa. Podnieś coś albo zostaw, dopiero wtedy kolejka może się skończyć.
lesson-traps-past-the-web-below = Flakon leży na b2b, na korytarzu pod mostem. Ty stoisz na górze.
lesson-traps-past-the-web-leaving = Lampa została na miejscu. W swojej kolejce możesz jeszcze zmienić zdanie, póki tam stoisz.

lesson-traps-small-print-title = Drobnym drukiem
lesson-traps-small-print =
    - Eksplorujesz po ruchu, po skoku, nawet nieudanym, po wypchnięciu i zawsze, gdy coś przeniesie cię na inny korytarz.
    Na polu startowym nie ma czego eksplorować.
    - Żeton zdolności działa na postać tylko raz podczas jednego działania, więc nikt nie krąży w kółko.
    - Efekt, który miałby położyć na korytarzu drugą pułapkę, nie kładzie żadnej.

lesson-traps-play-title = Wypróbuj
lesson-traps-play =
    Korytarz z chwytającymi dłońmi i lampą, most z płomieniami, coś nieznanego na c4 i dwie postacie, którym można dokuczyć.
    Niesiesz sztylet. Chodź, zastawiaj pułapki, próbuj też tego, czego nie wolno. Plansza powie, która zasada tego zabrania.

lesson-traps-every-corridor-title = Wszystkie miejsca naraz
lesson-traps-every-corridor =
    Jeśli lubisz Pythona: zapytaj o pięć miejsc na pułapkę z ćwiczenia 2. Nic się przy tym nie rozgrywa. A jeśli nie lubisz,
    przeczytaj same odpowiedzi.

lesson-traps-may-i-title = Wolno?
lesson-traps-may-i = Ktoś coś zapowiada. Czy to dozwolone? Odpowiedz tak albo nie, a potem zasada sama się wytłumaczy.

lesson-traps-done-title = Co już wiesz
lesson-traps-done =
    - Kto wchodzi na korytarz, eksploruje go: Golem, żetony zdolności, pułapka, postacie, klucze i przedmioty.
    - Pułapka wymaga tylu rzutów, ile podaje tabela. Każdy, który dorównuje trudności, chroni przed częścią efektu.
    - Pułapki zostają, działają na każdego, ale tylko na swoim korytarzu. Ze swojego pola startowego przechodzisz nad tą, która leży pod drzwiami.
    - Zastawienie pułapki: 1 akcja, prawie wszędzie, bez oglądania.

    Krok czwarty był dotąd krótki. To się zmieni: **08: Walka**.
