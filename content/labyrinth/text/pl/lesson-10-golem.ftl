### Słowa lekcji 10: Golem.

lesson-golem-title = Golem
lesson-golem-about = Z nikim nie walczy, nikogo nie nienawidzi i prawie każdego odsyła do domu.

lesson-golem-heavy-steps-title = Ciężkie kroki
lesson-golem-heavy-steps =
    Bum. Bum. To **Golem**. Zaczyna na polu centralnym i nie należy do nikogo. W swojej kolejce możesz go raz ruszyć, za 1 akcję: wtedy
    idzie, dokąd chcesz. No, prawie.

    Kto się z nim spotka, wykonuje test Golema. Większość go nie zdaje.

    Ile kroków zrobi, mówi karta ruchu Golema: leżą one potasowane i zakryte w swojej talii.

lesson-golem-two-steps-title = Karta z dwójką
lesson-golem-two-steps =
    Linoskoczek (A) wykonuje **ruch Golemem**: odkrywa kartę, a na niej jest 2. Golem idzie więc dokładnie o 2 korytarze, krok po kroku,
    drogą, którą wybierze gracz, tak jak postacie. Nigdy nie skacze: na d2b przechodzi pod mostem.

    Z d2b przez d3b na pole centralne. Karta zostaje odrzucona.

lesson-golem-eleven-title = Jedenaście!
lesson-golem-eleven =
    Na **test Golema** są dwie kostki i ratuje tylko 12. Inaczej pionek natychmiast wraca na swoje pole startowe.

    Linoskoczek (A) ma 3 życia i klucz, wchodzi na korytarz Golema i rzuca 11. Tak blisko! Co z niego zostanie?
lesson-golem-eleven-done = Jest w domu, na S1, i to wszystko: nie stracił ani życia, ani klucza, ani przedmiotu. Golem odbiera tylko przebytą drogę.

lesson-golem-special-delivery-title = Przesyłka specjalna
lesson-golem-special-delivery =
    Mistrz Miecza (B) odpoczywa na b2a z kluczem. Golem stoi na polu centralnym, a następna karta to 2. Odeślij go do domu!

    Golem testuje każdego na korytarzu, na który wchodzi. Zatrzymują go zamknięte krawędzie i puste miejsca, a w ramach jednej karty
    nie zawraca tam, gdzie jest dalsza droga.
    { $medium ->
        [page] Naciśnij, że ruszasz Golemem, a potem wybieraj każdy jego krok.
       *[notebook] Wpisz `move golem`, a potem każdy krok z kierunkiem: `step golem SE`.
    }
lesson-golem-special-delivery-hint = Dwa kroki. Który korytarz leży między polem centralnym a b2a?
lesson-golem-special-delivery-done = Bum, bum. Mistrz Miecza rzucił 11 i zniknął razem ze swoim kluczem.
lesson-golem-special-delivery-no-tile = Na południowym wschodzie nie ma kafelka, a nawet Golem potrzebuje podłogi.
lesson-golem-special-delivery-turning-back = Z c3 są inne drogi, więc Golem nie zawraca.
lesson-golem-special-delivery-cellar = Stoi teraz na moście d3 i podziwia widok. Mistrz Miecza jest gdzie indziej.
lesson-golem-special-delivery-half-way = Na karcie jest 2. Golem zrobi oba kroki, czy tego chcesz, czy nie.

lesson-golem-passing-through-title = Tylko przechodził
lesson-golem-passing-through =
    Golem idzie z b2a przez c3, gdzie stoi Mistrz Miecza (B), na d4, gdzie jest Paladyn (C). Kto stoi **po drodze**, też wykonuje test,
    jeszcze przed następnym krokiem. Mistrz Miecza rzuca 7, Paladyn 12.

    Gdzie jest potem cała trójka?
lesson-golem-passing-through-done = Mistrz Miecza jest w domu, na S3. Paladyn zdał i zostaje na d4. Linoskoczek nie stał na drodze.

lesson-golem-dead-end-title = Dalej tylko ciemność
lesson-golem-dead-end =
    Golem wchodzi na d3a, a tam korytarz się kończy: na południowym zachodzie nie ma kafelka. Został mu krok. **W ślepym korytarzu
    zawraca**, więc wraca na c3. Zapamiętaj to.

lesson-golem-the-long-way-round-title = Okrężną drogą
lesson-golem-the-long-way-round =
    Paladyn (C) tuż przed tobą poprowadził Golema z d4 na c3. Golem nie może więc **zacząć** od powrotu na d4. A tam siedzi Mistrz Miecza
    (B), ma klucz i się śmieje. Następna karta to 3.
lesson-golem-the-long-way-round-hint = Zakazany jest tylko pierwszy krok. Gdzie w pobliżu może zawrócić?
lesson-golem-the-long-way-round-done = W ślepy korytarz, z powrotem i na pole centralne. Śmiech ucichł.
lesson-golem-the-long-way-round-straight-back = Stamtąd przyszedł ostatnim krokiem poprzedniego gracza. Nie zaczyna od powrotu.
lesson-golem-the-long-way-round-north = Na b2a nie zawróci, bo jest dalsza droga. Mistrz Miecza jest poza zasięgiem.
lesson-golem-the-long-way-round-into-nothing = Za d3a nie ma kafelka. Nawet Golem najpierw patrzy pod nogi.
lesson-golem-the-long-way-round-last-step = Tak niewiele brakowało! Ostatni krok z c3 mógł pójść w drugą stronę.

lesson-golem-back-to-the-middle-title = Z powrotem na środek
lesson-golem-back-to-the-middle =
    Karta **„Pole centralne”** przenosi Golema na pole centralne i nikogo po drodze nie mija: testów po drodze nie ma. Wykonują go tylko ci,
    którzy są *tam*. Paladyn (C) rzuca 10 i wraca do domu.

    Potem Mistrz Miecza (B) odkrywa **„Brak ruchu”**: Golem stoi. Akcja i tak przepada.

lesson-golem-on-the-doormat-title = Na wycieraczce
lesson-golem-on-the-doormat =
    Linoskoczek (A) siedzi na S1, a Golem stoi na a4, pod jego drzwiami. **Nie może więc wyjść**: zamiast tego rusza Golemem, w razie
    potrzeby więcej niż raz. Przeprowadź Golema na b4.

    Karty to będą: „Brak ruchu”, potem 1.
lesson-golem-on-the-doormat-hint = Wolno raz na kolejkę, ale to nie dotyczy tego, kto nie może wyjść.
lesson-golem-on-the-doormat-done = Druga karta to 1 i wycieraczka jest wolna. Wyjdziesz w następnej kolejce, na palcach.
lesson-golem-on-the-doormat-in-the-way = W drzwiach stoi Golem, a jest od ciebie szerszy.
lesson-golem-on-the-doormat-building = Na polu startowym najpierw jest ruch. Skoro się nie da, musi odejść Golem.
lesson-golem-on-the-doormat-giving-up = Została jedna akcja. Tu można odkryć jeszcze jedną kartę.
lesson-golem-on-the-doormat-still-there = „Brak ruchu”, powiedziała karta. Golem wciąż stoi w drzwiach.

lesson-golem-side-by-side-title = Ramię w ramię
lesson-golem-side-by-side =
    Paladyn (C) wchodzi na korytarz Golema i rzuca 12! Kto zdał, **ma spokój**, dopóki on sam albo Golem nie wejdzie tam na nowo. Także
    teraz, gdy jego karta to „Brak ruchu”.

    Po kolejce, w której nikt Golema nie przesunął, następny gracz może poprowadzić go w każdą stronę.

lesson-golem-small-print-title = Drobnym drukiem
lesson-golem-small-print =
    - Pułapki i żetony Golema nie obchodzą. Jeśli nie ma żadnej drogi, stoi, a akcja i karta przepadają.
    - Gdy talia jest pusta, a potrzebna jest karta, tasuje się karty odrzucone.
    - Zasada o pionkach dotyczy też Golema, a zasada o postaciach nie.
    - Oszołomiona postać testy Golema i pułapek wykonuje nadal, ale bez Kryształu Losu.

lesson-golem-play-title = Wypróbuj
lesson-golem-play =
    Golem stoi na polu centralnym, a dookoła pełno postaci. Pierwsza karta to 3. Kogo odeślesz do domu i czy unikniesz spotkania z
    nim?

lesson-golem-ways-title = Które drogi są otwarte?
lesson-golem-ways =
    Jeśli lubisz Pythona: zapytaj w ćwiczeniu 1, po odkryciu karty, o wszystkie sześć kierunków.

lesson-golem-may-i-title = Wolno?
lesson-golem-may-i = Ktoś coś zapowiada. Czy to dozwolone? Odpowiedz tak albo nie, a potem zasada sama się wytłumaczy.

lesson-golem-done-title = Co już wiesz
lesson-golem-done =
    - Ruch Golemem: 1 akcja, raz na kolejkę, o pełną liczbę z karty.
    - Golem zawraca tylko w ślepych korytarzach i nie zaczyna od powrotu tam, skąd przesunął go poprzedni gracz.
    - Kto się z nim spotka, potrzebuje 12, inaczej wraca do domu ze wszystkim, co ma.

    Jest coś, co daje drugi rzut: **11: Kryształy, zdarzenia, zdolności**.
